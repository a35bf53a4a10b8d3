//! The error messages in Japanese.

use super::{Error, size};
use games::registry::DeckViolation;

impl Error {
    /// The message in Japanese. Quoted text from cards, decks or files stays as it is.
    pub(super) fn in_japanese(&self) -> String {
        match self {
            Self::Game(error) => of_game(error),
            Self::NoDuel(id) => format!("デュエル「{id}」はここにはありません"),
            Self::NoPool(id) => format!("カードプール「{id}」はこのサーバーにはありません"),
            Self::NoReplay(id) => format!("リプレイ「{id}」はここにはありません"),
            Self::NoFrame { found, last } => format!("場面{found}はありません。0から{last}までです"),
            Self::Replay(fault) => format!("リプレイを再生できません：{fault}"),
            Self::ReplayOfMatch => {
                "これはマッチのリプレイです。途中から続けられるのは単独のデュエルだけです".to_owned()
            }
            Self::FromPosition => {
                "このデュエルは局面から始まったため、デッキで始まるリプレイにはなりません。場面の局面を使ってください"
                    .to_owned()
            }
            Self::PositionOfMatch => {
                "この局面はマッチの一部ですが、ここで対戦できるのは単独のデュエルです。`match`の行を除いてください"
                    .to_owned()
            }
            Self::PositionIsOver => "この局面ではデュエルは終わっています".to_owned(),
            Self::PoolOfOtherGame { found, expected } => {
                format!("このカードプールは{found}のもので、{expected}のものではありません")
            }
            Self::TooManyLayers { most } => format!("このカードプールは重なりすぎています。{most}段までです"),
            Self::TooManyOwnCards { most } => {
                format!("局面だけのカードは、元のカードプールのものと合わせて{most}枚までです")
            }
            Self::FileCount { most } => format!("ファイルは1個から{most}個までです"),
            Self::TooManyIds { most } => format!("一度に尋ねられる対戦は{most}件までです"),
            Self::WrongToken => "この席の鍵が正しくありません".to_owned(),
            Self::SeatsTaken => "このデュエルの席は両方とも埋まっています".to_owned(),
            Self::WrongInvitation => "このデュエルへの招待ではありません".to_owned(),
            Self::BadName { most } => format!("名前は1文字から{most}文字までです"),
            Self::NoSeat(seat) => format!("席{seat}はありません。0か1です"),
            Self::SeedAgainstPerson => "乱数の種を決められるのはコンピューター戦だけです".to_owned(),
            Self::BadClock => "持ち時間は10秒から36000秒まで、1回の追加は3600秒までです".to_owned(),
            Self::Malformed(fault) => format!("メッセージを理解できません：{fault}"),
            Self::NoSuchAddress => "このアドレスには何もありません".to_owned(),
            Self::BadAddress => "アドレスを理解できません：一部が正しくありません".to_owned(),
            Self::WrongMethod => "このアドレスには別の方法で尋ねてください".to_owned(),
            Self::TooLong { most } => format!("メッセージが長すぎます。{}までです", size(*most)),
            Self::TooSlow { seconds } => format!("届くのに時間がかかりすぎました。{seconds}秒までです"),
            Self::TooManySteps { most } => format!("一度に尋ねる手順が多すぎます。{most}手までです"),
            Self::TooFast => "短い間にメッセージが多すぎます".to_owned(),
            Self::ServerFull(what) => {
                format!("このサーバーではこれ以上{}を増やせません。後でもう一度試してください", full(what))
            }
            Self::Stale { .. } => "場面はすでに変わっています".to_owned(),
            Self::NotAsked => "今はあなたの番ではありません".to_owned(),
            Self::Watching => "観戦中は行動できません".to_owned(),
            Self::NoOption { found, last } => format!("選択肢{found}はありません。0から{last}までです"),
            Self::NotASelection => "この質問ではまとめて選べません".to_owned(),
            Self::NotTogether => "この組み合わせでは選べません".to_owned(),
            Self::PickCount { most } => format!("選択は1回から{most}回までです"),
            Self::NoCard(card) => format!("この場面にカード{card}はありません"),
            Self::NoLine(line) => format!("記録に{line}行目はありません"),
            Self::DuelOver => "デュエルは終わっています".to_owned(),
            Self::NotBegun => "デュエルはまだ始まっていません。相手の席が空いています".to_owned(),
            Self::NotOver => "デュエルはまだ終わっていません".to_owned(),
            Self::NothingToTakeBack => "待ったできるものがありません".to_owned(),
            Self::NothingToCancel => "これはもう取り消せません".to_owned(),
            Self::ComputerRefusesDraw => "コンピューターは引き分けに応じません".to_owned(),
            Self::NothingOffered => "同意したり断ったりできる提案がありません".to_owned(),
            Self::AskedFirst => "相手が待ったを求めています。先に同意するか断るかしてください".to_owned(),
            Self::AlreadyBegun => "対戦はもう始まっていて、取り下げられません".to_owned(),
            Self::Withdrawn => "この対戦は、だれも加わらないうちに取り下げられました".to_owned(),
            Self::CannotClaim => "今は勝利を主張できません".to_owned(),
            Self::NoPhase(phase) => format!("このゲームにフェイズ{phase}はありません"),
            Self::NotSeated => "最初に席に着いてください（`sit`）".to_owned(),
            Self::Replaced => "この席はほかの場所から使われています".to_owned(),
            Self::ForeignPage => "このアドレスは自分のページにだけ応えます".to_owned(),
            Self::OtherVersion { what } => {
                let what = if *what == "cards" { "カード" } else { "ルール" };
                format!("このデュエルは別の版の{what}で始められたため、ここでは続けられません。記録は残っています")
            }
            Self::ChoiceNotOffered(at) => {
                format!("このデュエルは続けられません：記録の{at}番目の選択が選択肢にありません")
            }
            Self::Position(fault) => format!("局面を作れません：{fault}"),
            Self::Unavailable(why) => format!("このデュエルは続けられません：{why}"),
            Self::Store(_) | Self::NotWritten => "サーバーは今データベースを使えません".to_owned(),
            Self::Stopping => "サーバーは停止するところです".to_owned(),
            Self::Listen { address, cause } => format!("{address}で待ち受けられません：{cause}"),
            // Shown where the server is started, in its own language.
            Self::Database { .. } => self.to_string(),
        }
    }
}

/// The thing that the server has no more room for.
fn full(what: &str) -> &str {
    match what {
        "duels" => "デュエル",
        "spectators" => "観戦者",
        "connections" => "接続",
        "uploads" => "アップロード",
        "cards and replays" => "カードとリプレイ",
        other => other,
    }
}

fn of_game(error: &games::Error) -> String {
    use games::Error::*;
    match error {
        NoGame { found, expected } => format!("「{found}」というゲームはありません（{expected}）"),
        NoFormat { found, expected } => format!("「{found}」というフォーマットはありません（{expected}）"),
        NoDeck { found, expected } => format!("「{found}」というデッキはありません（{expected}）"),
        NoPlayer { found } => format!("「{found}」というコンピュータープレイヤーはいません"),
        IllegalDeck { file, faults } => {
            let said = |fault: &DeckViolation| format!("{}（{}）", fault.found_ja, fault.rule.id);
            format!("{file}：{}", faults.iter().map(said).collect::<Vec<_>>().join("。"))
        }
        Unreadable { .. } | Cards(_) | Position { .. } | NoRulings => error.to_string(),
    }
}
