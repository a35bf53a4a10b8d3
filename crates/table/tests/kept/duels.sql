-- uv4p9hjz59vd sjufafuddpzn23hny42xa3hgqugrgvwt
-- qbj038883eza 2agy8tnhc072k07a2hs9cf7vqg9sfewq
-- 3f866kuueamp 74m0dbhesfshtuxxnz3a6s4w3rf4m6tf
-- h0txee5pgkcd 7aa6n2v4fekzrc9gc00g9nr28p2xe5wa
-- 2xdr7bwn2vrj kzey5h8cxppv3krbuwhqc8y2d5vexy54
-- y25se88uxtsb 6e599wum9uyw44zbvykbgrrh9765ze5e
-- w692dhz2k36j xehzd8cydbss063ufe32z6kg0v2x03fc
-- b8fa2wq5b4e0 ye6m0dpgtfj6ja0qq0zb45zgxj5vwxc2
-- 4dvsd0s9c7kd cmhq9cedk88nkhp00shqg9z9pcm3yf2s
-- x52jjfcx6gkb sdethfvshcgq5c94vd084b8hbetjybch
-- kbzyvbqp6dd7 5s3cgm6yhxh9cxfbgat84x7pnfypgat8
-- ha88g5zztd98 txy3ku6q4dfnbv7e0dtzwutfgwbq22vx
-- zmm3jwxwq78u srpc6tnyuq2w8ff5h7mm9hyp9zy0wexc
-- ah7v9qvqz4gq ykp582embrsbsn992nw4vpb0rz5qchub
-- hpka2xtsgyus u8fjs2s6s8mn0nbjg2sbdys4nh74sds3
-- m9b5af5756wc z4qaxn2jsj8sz98200ecxb4yu2uqrm2s
-- fa0hc5a4ra3z cdrv2m2yhezy5345c4j8rekt8k7ndcug
-- 4ztcu98aqcjp 8uen48bxgmwkwfp5e5d9rtmng0jrv5wx
-- m788g4q9mx4w zz55y0gagsbwuzpy20y9axfe0g625yf2
-- rt6mp5r25y62 zwxr04rjnhzjq74226wbjuux7cskmeu4
-- qxujz2sp3u0z q8pz94snuuvpjb9n6ebpkkjq39ykwhhd
-- 3mb2z8a0vgyj f6647jasebfu7zt8vf7yej8x4k76n24c
-- 4nbbrd8emcwq we4uknsv70d0df37ya2tzb4rnfremysp
-- x7ncjavbfsrh gy2gtyhhqyuhu3bmnk5ux73c5u2wvhe0
-- 3af4a7ku80r2 ffra4ntw6d4abptcvhpmzbnpfbh4tahe
-- wz2sk45pussh 6d3m8d66qwh3tazf2d4p8msgrf5j5uym
-- fk08mevv7bdw tu38qj9ape7z3zxq97k0gnkggm867qpu
-- 0hpjc0u0n6y6 ymbx6bfvn0920f0p2nm5wb76nv76ptn5
-- qe5v5ep7gbb0 gfberagy8efs2p3g55ngkfwz4nxd8nnk
-- 2r3mgmfmwp5m uch72wta4tygbh4bk2mtptgxzgcssx9q
-- mcdsk79wbsb2 gwtqqswyd46nntn74v60buhwd0tmjk50
-- ac8n2u9huevn nxzmkmvbeh2dckbv2r96erqn3abcyewd
-- qde9qzzbpn3h hsq3ddf9snhqvke9knss8c0zqhsbed69
-- 2xq3nfr2vsmc e8q8gcgx429csdmgjbe27y3mv2hnbejr
-- f06d7p3h80sa bky8m5jq8j28xgfvw75uqn8r5r7crkbc
-- szd4fzruf50a mk47pwh40kmwz69n496cmczjk7g2gau7
-- tna8jy25j4fa buyh6wj8gddyc66bm6fgughuxdmbrm9y
-- 60ksvssr3fk2 tmyuqgucju3nhkph6gmf8f2trr7vn05y
-- sdgb70ngy5ha mkuetgbj3ygfhsuuzvr500kyyjxnbd9s
-- frgpxv0ufhyk km5829r3mknqmdkcavrsbsm3skuyufjx
-- 7u2u64trua3a nvjbqzbwj4p7watz26a7e70rhqwsrjcs
-- w7ds3q432kky cey3knfq2bxyd0uzxf39frvkh5vzsy8v
-- hgppx2vgtnjs 08aq9ct02zajb9dvyz0eckksmrkgr2ka
-- y8xbjq4xpuw4 a3qyth8tj7bdy4kt0hvgtununzkq3bk5
-- 0ydg62bsk877 mn6b7fgg25t34zdxbwmramycf5a9easn
-- azv768s85g62 up22g364yff8t05rqy2p6pd26gzft3eh
-- 63xxvbm30264 9w2y60vf5gyb4e6q3x7x3v0vct3td0cw
-- 6b9457jvf86y 0c072y8eheubzhhgjk39j3byqvewyun3
-- h40fhp4jecgb xdcdx983uwymbeu8hhn5rdy23q0z6syu
-- vzrdfh0y3uyd q6t2nxw4x5r7grtk2ypjm5dunyn9umw9
-- pzjmuw3bpcmv yv0dq7bw8rk0bj8peunh0b3upk9cer6d
-- cphb0t89rjrg x8va29eeh97ncpcha6ec4ce2ztuad4xb
-- avpqny977dhr m2ccwytmz5x5r2yb8e0nex6uj89eznp2
-- nf6tddy50fwz u4ezjbp34tu80j5379fc7wuhpmwccfvp
-- zpfx564t62vz ayzkd9g323bq0d6nxfeb7s90cxv0gbjh
-- 8c0zwee550h9 53p9pduqw6708852zb70w5t7rhwa07dp
-- 7wn8467x0ezj 3g9c32qqxq089vgde85s8b6we24zx28g
-- zpqdss9d8qvg 5fuaj9a5z9jjg4zypx95k25bw35eur0p
-- jp0vb2g2039y 7temc0zjfmvzzmgwp888nyvhk526yq7w
-- dv9xnw7qvbxt m72xuzdy6q7xtrb6uqat9g29ysgp6xjm
-- enmu3h3gq83p 9m9vw324zcvvdjwqe92wgr59yqumqqvr
-- sw2gsmser2hs dpatg37bndbumrsb5zfre7yu05aajczz
-- a2uvpngjt3e2 9j8a60ketky9wpu0xahxm0k3md94pnkm
-- bq499u4fg859 wyyyr326hap4bwstx3zuqzzpcbn36b8g
-- ccpybt03xc0c 2arzgh8se3ssz6hvjrbkegysumxh2mj8
-- svvhhwsm87q8 3ca5e5724c5cqv5cppffwtep58bkkj5u
-- mdgewes85m6s 8a2vybbfb8w84dehffabem9mzx2srvw9
-- 9t05n5gsfk6k 8mvvscwu0vft47x456j76cxchawryre7
-- knrmwg2avwdv 6xnvygenk6ctg2jbqnfws3gu94h7ebzs
-- hcd725y3ns2h 4jj6xmtqfeq4cgw42c8wz67e5ekua727
-- f82cyabzj7t3 87rdax9f2h2eawvutpfrjkjdu5g56unc
-- 9t6e6jvtfy9k 387vtxmeypvzgchjf2dv8bwktgub4k44
-- 7gn450fy94gy 3kqthhhc4rp9w75rvtr209mz7t4ysvyz
-- w3p7hu0nahc7 0dafp2xtx43dnjm7fd9fgnb7bt8rh02h
-- 4nzvm7pgmzbq v2v5ux3u5x9hcgptym8pz8d5tp27q8wg
-- 6jzj3eesz4fn 4kdxk6kfq63n495gffx6qm8rb27yfad0
-- rs07getykcpd 0bxau2zk0ur4utre87krnp3ph05fr9fv
-- z00wew0pb6e9 jbrknx3dbx07t7v3g7ex37dqawcck53t
-- n9eccxn8u7df egn8s85qhsgwqm8hc76edm02j3yd7tn9
-- j2fjb8hcxftu ewmrpdcfnvmcry6bdan0zyx0bez6e4df
-- azcwc85vvgay bcrrkkmrwy07wqetjkc4sjhn34dgfffr
-- 2k8q7snbz5ka 2rsj6du2hwjtyy2fxs4zqxv2q5y4t9n4
-- ee7h8y4keddp c70g75bhpa9aujpvd8t3hs8jt6b9jfv3
-- 7jdkzckjtq7b 3afhcfpdyq9v2037egnuwnrcxxkutgtg
-- u9n25g9n6v0n f8q50n5eyewzxhe0rm3mbej7jhngf0tr
-- td8a4j04agw0 g309bmq5457vvtc3jjwzkpgqgfertavv
-- r8nttjjkrfk2 u57pk0ma0rcn9n8gskj73gskt6bdbujx
-- kx96mskwu9he xne89pa4pqvwz87gyvh5tuz9ded50tb8
-- 7ymg5hzvrsv4 yg993ap8385r688zyvqnwz8qdhtr2v90
-- whpxeu8ve928 wxmgad723vz2ex59mv42grhf4pvyt76q
-- egzwd0p8jc5c smkgaet3dsgjcskwbkky9b0jb00rbhk9
-- 7yy3cccss99e 9h6y548f3raggaz6ucd9rx84b2hhpn9e
-- 932pqdyhg230 zk6kmutvg6wut99eza6hfsa0qgybt854
-- 32bm343hqub5 ztpqwb0f6jqy37b7evmanzvk3kd9baw8
-- zhdrrgr5wuau 9vqvszfhfjqmenxue3wnh3f6h43uvfts
-- 0ysxeyytqchx 6bq9q79wjsyuuybtu8zww0b7zu0b7cpr
-- ubdm0aqk920c dhek69ek8z8segwa8faq7xebrj2mxcfd
-- bp5e9mfb6vh7 pw4tyts4vdzmejw0t9ebjp9q9wwgfsrq
-- 924u5087888z s50vrx063peugmwbu9gc856qwvf2n0rr
-- 7xsgzhgqad3m x9xgansxe6wke3g6y6sr6vhxczsck3nb
-- 458g293w39te m6vbw054bpywex3ws2j5eb76z8wpdtcs
-- ma293d2hf4rk ajfr4yvqbvbmg86y865c5br0zj02mt3k
-- gxtrtg5s7uzn gs4zb602qy8uaefrt7mk4mwnm7g5su0a
-- y9tjssgjcrkm 4qvgtum3pqkybjyqkv6g0g0ej9k23kzr
-- 3t3ynmc30f9s fvzvpa9dpp8kw0km9crms36m9x2wf4re
-- a64584h04tyt ujyhh5jyvg3jnava4430mstusepct65c
-- 6wabkt6k57gw d73k7w2edyrufbda0guv3hb2xzmb4gnw
-- t3jbv22rbrgt um9qh4tm4cfc3rbyvbate7f8gt48xzsn
-- c9faaf2r65xp p3kncm58wtx2a7fjanqvp4802qcz3p66
-- zub3t67652wu pvt86sbjp039zxz87abc2mknhp5wzjg5
-- pt77ay4nmuw6 hfk4454rqxhajah4c4276tyyvjtrjh63
-- snwyb5anxedq 5uyk04xv50760jtz57z3vhzad6kw6z9q
-- bsn09bhu9n72 9tt084j49xt36ft79kcfuyazk5cm8y5w
-- b4f2jw6nx530 cq3h658u3mtm0pctkwqrevk702g38qhg
-- wfs6954v54ms gt3v9dmuhq3yxp32syq4nszt8suq00fx
-- df2zjyd9undb 0kfk2u277zypueqx4bbkywnsvqscf246
-- 3xvpzvtfzfw4 ac9uc60hr2ss44n7vp5aty8tuz5g0dwt
-- tjd3ucgfebvq 5sh5kz04n83nzmgmjqg0ygbf668cy6k2
-- wmqx46uejan6 4ft4epkwgayx0xecce2899zg3hhypr6a
-- emvaevmedae6 q75c3jwrz70904m7nd5kcrt29mafmwf4
-- 3aa8u66rxegm xp9t6njehmsmq77wxfxzjvfr98y7vyuk
-- h6rjqegsjdqf fhyyack52cjscgqcfbj26m6pmunvym47
-- 0bg0nfgvcp23 ym9a5cqabr9qr526q2b6fhtd3a73cdzm
-- 5w3uxu7923eg 05mq4aqbae03uy4bda6k08sqeh5ttxg3
-- 3ef3y7dn8mkt sfqa9mpqkupucyrukzgnhada60e79dzu
-- t49tkawy9eua gxwckwzjwhtafchz6rejmtx2qstam7zy
-- ssftwp52cuy7 t827anqjkmzcfxet777eughqfndmt35u
-- 6y5ws2vkg9mm qrtnb93tva7j8dk48pc750jr7s82m2hn
-- k9tddgrzjrdq fh2p89ayw9sa7xp7q03vejwwg7w4w7um
-- rc6j7f4et3a7 w2gc2b5sctvkhmey6x57badbtx60a5ty
-- 54mg2qx0uhw5 jkynxj22k3p5turty6dedzez2pqt94fq
-- wjz7wfn3c5ww zg7m2e3h65uzq0ps3x6e75ggaand5z0h
-- 5zwbdx3ycecg 2auy74ewwhwyyz4adququ6p3q9sppcmq
-- 2vsckxe4hqqv b6p27fruau9qemzxhkvh4wu6qv0ngepd
-- 29sf89cynjp5 5rdj82qxke0azhspcpkwc4fh53s3p2rr
-- shu3j3xbzmpz fwa2qdtdf9670wh09z0f7st5a07es27z
-- zz0fkg9npsxd w7ypkevh2tvxknqe6rmdzedr37smb637
-- u7cbch7pkvaf s7yafw9d30up2v7wy3rhyyd0uxugskw4
-- u7b4u0sv8279 vzfnmfraemevcgcnq0mhge6apayr4e6n
-- eex87gaaj3v9 bqsex0fvc2wv3nvpazuysq2rbtptgauz
-- c046vknguyht zvsud7qw0gq5uu7ap0db3yjb0n5d84kr
-- mwrgjnra53e9 qnx8yjpry6ugu2yjdbvcnp2mmc6460m7
-- kec4urb8bg9x uftknn0w6wxzq58cwub9j7bjkar263kg
-- de7s73hppy7b 4q7kthvvdfaxakkjwmbxxf0yzxkydkqk
-- myv6vsvgbqy5 0sf4yxt23jjkq36a7kxh4qkdp72urs7m
-- 94gzx6csd777 amvunrmwed2eqcfmj50bqjxj0apy6fwa
-- jwv4y3rxwuva 3tghzme7tus6e8xg2pd0k03ym7tfhnq2
-- ww00rn0cfy5y bkgm06zmfgq2f4jmnwhb6czpa59s43sz
-- qwz8rvakxjgc hfqc68dr55pmjdy86uh54ghvkrx6utwu
-- sb2m3nk0vp8c ryavw7wepd3ejftymccq96jgqtby9vgn
-- 9xwjqq6yj9z8 g5m8yavw5mre9k4p99tgyn34xe4g92nh
-- 6re79mxat0u9 ank4uywyp7uucbzqxz33kuexdpzwtaxp
-- mmnqgeahqm3z zsfukqg46m7kd6vv86sy86n7kh4k87x0
-- 6yzbt3frmyy2 3mbcvhw0gxxz00426yggmbq3c3ufka6t
-- vkrk45ddqh0u edccxpnm0j93g8tmkb05422ut0tm64qa
-- kdwj02dr5uts ygy6fky5nj7uuuehkag45satps47cjpc
-- 6nqpz5s9kdv2 fb5yec4rhy03xbdrs3ezv9fsaq4xt8w9
-- z76v64cd0ggr 44eqh4ux32gtbgp6h7gdy0q7c5jwtpcr
-- hmndrsn2cszk p6py7wqjw83p3xz68qnrhgnjy34k59ne
-- 4n0bmj028mfr qwbjw55hnnjb5vg2py3kvk922k4hd6aq
-- 3hv64wz3h7h6 j2ns54mzp628qvh32krt4bj7s66aygga
-- 9hac90795sm8 ats53kuk060yj46y7fvjey37myfbq9wn
-- wwgsuq82sdry wy3hskw0qkhs6bcykdst950vjrvxtabd
-- tqwh06shft3n u2x0ay42gkuguk0v2vmqjnrjhqehx24d
-- 8t3c4nqnkykw kcadpsecztgmeu97f0nkkqew8cnpq0c6
-- gjjpynrvx2bf bqyepgmhqt0src9b3jcm43tdzptkdezf
-- s22bxe2na6m9 h938dzdg2bsz9hq95deszh6t00rm3v9g
-- 2y46mchcttj7 czt50f432yckmuwvb5vd7vwtqmj24r7c
-- 3g78pt37fcss zdqkzw3av5aursv040k0eed5yazxgjaz
-- n0dmtcyrymv0 98sjxar0p20z2smaps6adj6apygn9tye
-- 5dsm0pjkvadd 7kgn29bpznvh9sy6zeydgqsah68thq6q
-- uckmtatzw7m8 cqwec5452tr6ekzsrywvvb2ur292ectd
-- s4cbx9jdra55 8jvc95tmd6xehahc72hhucerg7vtr6xu
-- hh90jh23e5q7 ab6unux6zsdhwk8w4bvjm2d5my92myt2
-- 8p08eem75y8q c2s95ptwqk6mfk6dn3xfdusyupzn2kq0
-- pu58e9p6xh6r q74u24qqemr4k9mwp08tpgnjrrz2a8ev
-- zqh739ftakgg 24ykgk37vrjm6pga8vx8stc8tjbf7wdb
-- eg53usd552dw 45sr5mv2n8my9c8xr2bfqt8m57bzqdyu
-- fph3v4h93bq5 g3d4au7fntb5jjp5en540wj6u5w0md0u
-- kftbxrtd5wn7 gw9d4p7e9wapjf4fsehtuabp9bm03faf
-- vx0k2d5maj69 fws3zkn3nrchpt70u30t4dz2ya920044
-- eh9jajj96d3c 5v80far9nr5fu6w8qkceybfh202fa5z9
-- 9nxuvnws2trg ryuezucq5y9gqs64v36ehssug7hgukeu
-- gx9sj72gb0ss mzf07043nftqdck3mq8yjjxttmetpz6v
-- uy9e49g7txdc gyftve7zq0mkxzgmsecqj3e9razay6t5
-- 6v5jss24wn39 jku0y9uqfkuyef6vu0dn733w0uvzhpcb
-- wye0rrpdf5aa 0kj4hvxwgt55v69sg3q88m9k3940nhg8
-- vjffs3xpbp9v c5m69qsem6kxgy8jf8cqegygtpm3tgbw
-- h259cumsw9ag 72424qk75bacmnx2ubcn88jfeu3ppx3k
-- 7jbfhhn4z8pv qyubpkn2q0ez440gcg5emdhnv7ud5ar2
-- d9cdveyqvbrr p4b56eg790s6d3706qugeuxbypgjgrtk
-- jaeqq0b7qxwy p3du3wyug7zy5trwm0fvxda7wyebwu7y
-- g2656wmffmat 2472d9bk633pc9n8m8bc92vkmg09qd86
-- 6svbgg6qbg5c 4mfev9eg0jgdzx0cfydv7umvn0wjbufd
-- wspspf5qh90q 5w2s2sc86ydwbea7su3yrtkgrdgt6ngw
-- fqqcqgn75hn5 ww3ggaz5wqmzjycc82y82vfjd5wvjv7m
-- jtbt8tdmeuvw wvjkft5q0j77g06yjnjm7d382h8q5e6h
-- paw8usfg9sp2 3vk0mwz82ny6qm4w45074wqqzd3dzmy8
-- n2wpmc8yxk84 39fn7g9k30wkyh7tzby4nxzyp78n84q0
-- zc66utbun5dh phy9dtjz4b9hh9yq8eejz4xc5q0hvccy
pragma application_id = 1399349877;
pragma user_version = 2;
CREATE TABLE duels (
    id text primary key,
    game text not null,
    format text,
    pool text,
    seed integer not null,
    position text,
    engine text not null,
    cards integer not null,
    invitation text not null,
    open integer not null,
    seconds integer,
    increment integer,
    state text not null,
    ended text,
    turn integer not null default 0,
    forced integer not null default 0,
    next text,
    made integer not null,
    touched integer not null
) without rowid;
CREATE INDEX duels_touched on duels (state, touched);
CREATE TABLE seats (
    duel text not null,
    seat integer not null,
    name text not null,
    player text,
    deck text not null,
    token blob,
    left_ms integer,
    passing text,
    away_ms integer not null default 0,
    again integer not null default 0,
    primary key (duel, seat)
) without rowid;
CREATE TABLE moves (
    duel text not null,
    n integer not null,
    seat integer not null,
    words text not null,
    auto integer not null,
    primary key (duel, n)
) without rowid;
CREATE TABLE pools (
    id text primary key,
    game text not null,
    name text not null,
    text text not null
) without rowid;
CREATE TABLE replays (
    id text primary key,
    pool text,
    text text not null
) without rowid;
insert into duels values
('0bg0nfgvcp23','vividz',NULL,NULL,3002,NULL,'2.1',-406178776441352421,'wcamqv7ymkcj9dfv',0,NULL,NULL,'playing',NULL,1,1,NULL,1795018335,1795018335),
('0hpjc0u0n6y6','fftcg',NULL,NULL,27,NULL,'2.1',-8080690175090452315,'hbrk0u362xq0nr0t',0,NULL,NULL,'playing',NULL,14,6,NULL,1795018333,1795018333),
('0ydg62bsk877','square-enix',NULL,NULL,1004,NULL,'2.1',-6648316111795491248,'rtjjhshvpceegnet',0,NULL,NULL,'playing',NULL,0,0,NULL,1795018334,1795018334),
('0ysxeyytqchx','dimension-zero',NULL,NULL,2015,NULL,'2.1',7318062236524921824,'b7b0fe0mnnb2zgw2',0,NULL,NULL,'playing',NULL,10,10,NULL,1795018334,1795018334),
('29sf89cynjp5','vividz',NULL,NULL,3014,NULL,'2.1',-406178776441352421,'2dr7fsze3w59fwnp',0,NULL,NULL,'playing',NULL,3,0,NULL,1795018335,1795018335),
('2k8q7snbz5ka','dimension-zero',NULL,NULL,2001,NULL,'2.1',7318062236524921824,'3y7rxchxcj9ev0dv',0,NULL,NULL,'playing',NULL,3,11,NULL,1795018334,1795018334),
('2r3mgmfmwp5m','fftcg',NULL,NULL,29,NULL,'2.1',-8080690175090452315,'8y3d38shjxc92rpq',0,NULL,NULL,'playing',NULL,11,0,NULL,1795018333,1795018333),
('2vsckxe4hqqv','vividz',NULL,NULL,3013,NULL,'2.1',-406178776441352421,'kud5ejh28krybzen',0,NULL,NULL,'playing',NULL,4,0,NULL,1795018335,1795018335),
('2xdr7bwn2vrj','fftcg',NULL,NULL,4,NULL,'2.1',-8080690175090452315,'nx8qsgzgrfwd5zj0',0,NULL,NULL,'playing',NULL,0,0,NULL,1795018333,1795018333),
('2xq3nfr2vsmc','fftcg',NULL,NULL,33,NULL,'2.1',-8080690175090452315,'mt4mgvvcmj4v82r9',0,NULL,NULL,'playing',NULL,13,1,NULL,1795018333,1795018333),
('2y46mchcttj7','caster-chronicles',NULL,NULL,4007,NULL,'2.1',1092719509493124738,'drhgjkh427kt6vbm',0,NULL,NULL,'playing',NULL,5,1,NULL,1795018336,1795018336),
('32bm343hqub5','dimension-zero',NULL,NULL,2013,NULL,'2.1',7318062236524921824,'yk46b0m7wfhcr8sv',0,NULL,NULL,'playing',NULL,9,17,NULL,1795018334,1795018334),
('3aa8u66rxegm','vividz',NULL,NULL,3000,NULL,'2.1',-406178776441352421,'narz74ggrhkvey9v',0,NULL,NULL,'playing',NULL,0,0,NULL,1795018335,1795018335),
('3af4a7ku80r2','fftcg',NULL,NULL,24,NULL,'2.1',-8080690175090452315,'5v8b5xwgkqzyzxvm',0,NULL,NULL,'playing',NULL,16,6,NULL,1795018333,1795018333),
('3ef3y7dn8mkt','vividz',NULL,NULL,3004,NULL,'2.1',-406178776441352421,'antg95wph9e8xuc5',0,NULL,NULL,'playing',NULL,1,1,NULL,1795018335,1795018335),
('3f866kuueamp','fftcg',NULL,NULL,2,NULL,'2.1',-8080690175090452315,'bfe0xe7zwqxwvn6k',0,NULL,NULL,'playing',NULL,0,0,NULL,1795018333,1795018333),
('3g78pt37fcss','caster-chronicles',NULL,NULL,4008,NULL,'2.1',1092719509493124738,'d7u0trqubg7ksvur',0,NULL,NULL,'playing',NULL,5,1,NULL,1795018336,1795018336),
('3hv64wz3h7h6','caster-chronicles',NULL,NULL,4000,NULL,'2.1',1092719509493124738,'q3qhgb35ugsgm6bs',0,NULL,NULL,'playing',NULL,0,0,NULL,1795018336,1795018336),
('3mb2z8a0vgyj','fftcg',NULL,NULL,21,NULL,'2.1',-8080690175090452315,'08kr3pb6z8mww3px',0,NULL,NULL,'playing',NULL,11,11,NULL,1795018333,1795018333),
('3t3ynmc30f9s','dimension-zero',NULL,NULL,2024,NULL,'2.1',7318062236524921824,'c7fer30fm46exqfj',0,NULL,NULL,'playing',NULL,10,2,NULL,1795018334,1795018335),
('3xvpzvtfzfw4','dimension-zero',NULL,NULL,2036,NULL,'2.1',7318062236524921824,'6sqrrwjcqcm6adbm',0,NULL,NULL,'playing',NULL,15,0,NULL,1795018335,1795018335),
('458g293w39te','dimension-zero',NULL,NULL,2020,NULL,'2.1',7318062236524921824,'h5r4j3q0cpu3k6j8',0,NULL,NULL,'playing',NULL,10,2,NULL,1795018334,1795018334),
('4dvsd0s9c7kd','fftcg',NULL,NULL,8,NULL,'2.1',-8080690175090452315,'agffwfzn3jum090j',0,NULL,NULL,'playing',NULL,1,0,NULL,1795018333,1795018333),
('4n0bmj028mfr','vividz',NULL,NULL,3039,NULL,'2.1',-406178776441352421,'gv7ka6a9rzej27km',0,NULL,NULL,'playing',NULL,8,0,NULL,1795018336,1795018336),
('4nbbrd8emcwq','fftcg',NULL,NULL,22,NULL,'2.1',-8080690175090452315,'hradjeyb9297eqnx',0,NULL,NULL,'playing',NULL,8,0,NULL,1795018333,1795018333),
('4nzvm7pgmzbq','square-enix',NULL,NULL,1034,NULL,'2.1',-6648316111795491248,'k33zv4kb38k43jkz',0,NULL,NULL,'playing',NULL,13,4,NULL,1795018334,1795018334),
('4ztcu98aqcjp','fftcg',NULL,NULL,17,NULL,'2.1',-8080690175090452315,'fydtyjth5jzuv2v5',0,NULL,NULL,'playing',NULL,5,4,NULL,1795018333,1795018333),
('54mg2qx0uhw5','vividz',NULL,NULL,3010,NULL,'2.1',-406178776441352421,'pwuy693sbjhyg7hw',0,NULL,NULL,'playing',NULL,4,0,NULL,1795018335,1795018335),
('5dsm0pjkvadd','caster-chronicles',NULL,NULL,4010,NULL,'2.1',1092719509493124738,'hkbdwc6zs2sd0tr5',0,NULL,NULL,'playing',NULL,3,1,NULL,1795018336,1795018336),
('5w3uxu7923eg','vividz',NULL,NULL,3003,NULL,'2.1',-406178776441352421,'vbghw7w7mjn0puqj',0,NULL,NULL,'playing',NULL,1,0,NULL,1795018335,1795018335),
('5zwbdx3ycecg','vividz',NULL,NULL,3012,NULL,'2.1',-406178776441352421,'768h9fr9xqu67qv3',0,NULL,NULL,'playing',NULL,4,1,NULL,1795018335,1795018335),
('60ksvssr3fk2','fftcg',NULL,NULL,37,NULL,'2.1',-8080690175090452315,'kf2xrra3bvsap4k9',0,NULL,NULL,'playing',NULL,15,13,NULL,1795018333,1795018333),
('63xxvbm30264','square-enix',NULL,NULL,1006,NULL,'2.1',-6648316111795491248,'2rxkv75emmaqxv40',0,NULL,NULL,'playing',NULL,3,8,NULL,1795018334,1795018334),
('6b9457jvf86y','square-enix',NULL,NULL,1007,NULL,'2.1',-6648316111795491248,'ztueyr70hvg50kue',0,NULL,NULL,'playing',NULL,1,0,NULL,1795018334,1795018334),
('6jzj3eesz4fn','square-enix',NULL,NULL,1035,NULL,'2.1',-6648316111795491248,'k34jr9a45r5hxn76',0,NULL,NULL,'playing',NULL,15,0,NULL,1795018334,1795018334),
('6nqpz5s9kdv2','vividz',NULL,NULL,3036,NULL,'2.1',-406178776441352421,'uny0qs3mw46w6xvj',0,NULL,NULL,'over',NULL,7,0,NULL,1795018336,1795018336),
('6re79mxat0u9','vividz',NULL,NULL,3031,NULL,'2.1',-406178776441352421,'7p9d4wdzxdp4ctru',0,NULL,NULL,'playing',NULL,4,0,NULL,1795018335,1795018335),
('6svbgg6qbg5c','caster-chronicles',NULL,NULL,4033,NULL,'2.1',1092719509493124738,'znx92uxduwsap8qc',0,NULL,NULL,'playing',NULL,14,0,NULL,1795018336,1795018336),
('6v5jss24wn39','caster-chronicles',NULL,NULL,4025,NULL,'2.1',1092719509493124738,'rfrxz9t7kc4mqfqk',0,NULL,NULL,'playing',NULL,8,6,NULL,1795018336,1795018336),
('6wabkt6k57gw','dimension-zero',NULL,NULL,2026,NULL,'2.1',7318062236524921824,'jrr9tpa4d673ght8',0,NULL,NULL,'playing',NULL,16,0,NULL,1795018335,1795018335),
('6y5ws2vkg9mm','vividz',NULL,NULL,3007,NULL,'2.1',-406178776441352421,'u3fh682xx8kjbwsx',0,NULL,NULL,'playing',NULL,3,0,NULL,1795018335,1795018335),
('6yzbt3frmyy2','vividz',NULL,NULL,3033,NULL,'2.1',-406178776441352421,'cqd2rs86ms7kywwz',0,NULL,NULL,'playing',NULL,5,0,NULL,1795018336,1795018336),
('7gn450fy94gy','square-enix',NULL,NULL,1032,NULL,'2.1',-6648316111795491248,'nr6nzrehcn9euhjc',0,NULL,NULL,'over',NULL,12,5,NULL,1795018334,1795018334),
('7jbfhhn4z8pv','caster-chronicles',NULL,NULL,4029,NULL,'2.1',1092719509493124738,'8uzjudsqw0g5yshg',0,NULL,NULL,'playing',NULL,10,1,NULL,1795018336,1795018336),
('7jdkzckjtq7b','dimension-zero',NULL,NULL,2003,NULL,'2.1',7318062236524921824,'a5pe0gngbf7zdxvv',0,NULL,NULL,'playing',NULL,3,0,NULL,1795018334,1795018334),
('7u2u64trua3a','square-enix',NULL,NULL,1000,NULL,'2.1',-6648316111795491248,'4rb54sqgarud85x0',0,NULL,NULL,'playing',NULL,0,0,NULL,1795018334,1795018334),
('7wn8467x0ezj','square-enix',NULL,NULL,1016,NULL,'2.1',-6648316111795491248,'m7nfvvdr6938pdjj',0,NULL,NULL,'playing',NULL,10,1,NULL,1795018334,1795018334),
('7xsgzhgqad3m','dimension-zero',NULL,NULL,2019,NULL,'2.1',7318062236524921824,'d58v0nh3jchryyvr',0,NULL,NULL,'playing',NULL,11,0,NULL,1795018334,1795018334),
('7ymg5hzvrsv4','dimension-zero',NULL,NULL,2008,NULL,'2.1',7318062236524921824,'6x48peh06audvbza',0,NULL,NULL,'playing',NULL,7,2,NULL,1795018334,1795018334),
('7yy3cccss99e','dimension-zero',NULL,NULL,2011,NULL,'2.1',7318062236524921824,'yvpj8uqzy5ur4g24',0,NULL,NULL,'playing',NULL,9,2,NULL,1795018334,1795018334),
('8c0zwee550h9','square-enix',NULL,NULL,1015,NULL,'2.1',-6648316111795491248,'wvsm486enc4e2jpp',0,NULL,NULL,'playing',NULL,5,1,NULL,1795018334,1795018334),
('8p08eem75y8q','caster-chronicles',NULL,NULL,4014,NULL,'2.1',1092719509493124738,'4wjpa8rv3z9v5xcd',0,NULL,NULL,'playing',NULL,9,0,NULL,1795018336,1795018336),
('8t3c4nqnkykw','caster-chronicles',NULL,NULL,4004,NULL,'2.1',1092719509493124738,'tb36djuxa3q9xd4w',0,NULL,NULL,'playing',NULL,3,1,NULL,1795018336,1795018336),
('924u5087888z','dimension-zero',NULL,NULL,2018,NULL,'2.1',7318062236524921824,'xcs7hrsb9y0k5bcf',0,NULL,NULL,'playing',NULL,10,2,NULL,1795018334,1795018334),
('932pqdyhg230','dimension-zero',NULL,NULL,2012,NULL,'2.1',7318062236524921824,'95puz23ewqwexz8z',0,NULL,NULL,'playing',NULL,7,2,NULL,1795018334,1795018334),
('94gzx6csd777','vividz',NULL,NULL,3025,NULL,'2.1',-406178776441352421,'fgvmrhapq3g37u2c',0,NULL,NULL,'playing',NULL,5,1,NULL,1795018335,1795018335),
('9hac90795sm8','caster-chronicles',NULL,NULL,4001,NULL,'2.1',1092719509493124738,'gpazgyurv76pyw4z',0,NULL,NULL,'playing',NULL,0,0,NULL,1795018336,1795018336),
('9nxuvnws2trg','caster-chronicles',NULL,NULL,4022,NULL,'2.1',1092719509493124738,'xq0mk4k3vt8xw6h8',0,NULL,NULL,'playing',NULL,10,1,NULL,1795018336,1795018336),
('9t05n5gsfk6k','square-enix',NULL,NULL,1027,NULL,'2.1',-6648316111795491248,'c2ywsc460a3ua39e',0,NULL,NULL,'playing',NULL,11,0,NULL,1795018334,1795018334),
('9t6e6jvtfy9k','square-enix',NULL,NULL,1031,NULL,'2.1',-6648316111795491248,'a9f3xts9d658w5wq',0,NULL,NULL,'playing',NULL,11,0,NULL,1795018334,1795018334),
('9xwjqq6yj9z8','vividz',NULL,NULL,3030,NULL,'2.1',-406178776441352421,'a6te420u3fyydznr',0,NULL,NULL,'playing',NULL,5,1,NULL,1795018335,1795018335),
('a2uvpngjt3e2','square-enix',NULL,NULL,1022,NULL,'2.1',-6648316111795491248,'fpffbk3aanasfbsp',0,NULL,NULL,'playing',NULL,5,1,NULL,1795018334,1795018334),
('a64584h04tyt','dimension-zero',NULL,NULL,2025,NULL,'2.1',7318062236524921824,'u4gmyanjhnq93bb6',0,NULL,NULL,'playing',NULL,11,0,NULL,1795018335,1795018335),
('ac8n2u9huevn','fftcg',NULL,NULL,31,NULL,'2.1',-8080690175090452315,'nnqva7mfnnquq3jx',0,NULL,NULL,'playing',NULL,10,8,NULL,1795018333,1795018333),
('ah7v9qvqz4gq','fftcg',NULL,NULL,13,NULL,'2.1',-8080690175090452315,'bs9p6mgkc2br7a8h',0,NULL,NULL,'playing',NULL,5,5,NULL,1795018333,1795018333),
('avpqny977dhr','square-enix',NULL,NULL,1012,NULL,'2.1',-6648316111795491248,'wfn5b6q26wav84vy',0,NULL,NULL,'playing',NULL,7,3,NULL,1795018334,1795018334),
('azcwc85vvgay','dimension-zero',NULL,NULL,2000,NULL,'2.1',7318062236524921824,'9suzs4qkzz8yqsuf',0,NULL,NULL,'playing',NULL,2,15,NULL,1795018334,1795018334),
('azv768s85g62','square-enix',NULL,NULL,1005,NULL,'2.1',-6648316111795491248,'n4jajgry7rv0xp0r',0,NULL,NULL,'playing',NULL,1,2,NULL,1795018334,1795018334),
('b4f2jw6nx530','dimension-zero',NULL,NULL,2033,NULL,'2.1',7318062236524921824,'e5zpqjbg6drn7hrc',0,NULL,NULL,'playing',NULL,13,0,NULL,1795018335,1795018335),
('b8fa2wq5b4e0','fftcg',NULL,NULL,7,NULL,'2.1',-8080690175090452315,'tpk7hdbmxfmkpq9g',0,NULL,NULL,'playing',NULL,3,9,NULL,1795018333,1795018333),
('bp5e9mfb6vh7','dimension-zero',NULL,NULL,2017,NULL,'2.1',7318062236524921824,'u73yrwwr6w8mnd2t',0,NULL,NULL,'playing',NULL,10,2,NULL,1795018334,1795018334),
('bq499u4fg859','square-enix',NULL,NULL,1023,NULL,'2.1',-6648316111795491248,'t7npz79mncgxurka',0,NULL,NULL,'playing',NULL,17,13,NULL,1795018334,1795018334),
('bsn09bhu9n72','dimension-zero',NULL,NULL,2032,NULL,'2.1',7318062236524921824,'wv9wbe0fckye6d0f',0,NULL,NULL,'playing',NULL,13,0,NULL,1795018335,1795018335),
('c046vknguyht','vividz',NULL,NULL,3020,NULL,'2.1',-406178776441352421,'s6s9rfmbt2brbgfw',0,NULL,NULL,'playing',NULL,6,0,NULL,1795018335,1795018335),
('c9faaf2r65xp','dimension-zero',NULL,NULL,2028,NULL,'2.1',7318062236524921824,'vwbsggwztux6sspr',0,NULL,NULL,'playing',NULL,9,0,NULL,1795018335,1795018335),
('ccpybt03xc0c','square-enix',NULL,NULL,1024,NULL,'2.1',-6648316111795491248,'jkh60ctq0s6n6ehq',0,NULL,NULL,'playing',NULL,9,2,NULL,1795018334,1795018334),
('cphb0t89rjrg','square-enix',NULL,NULL,1011,NULL,'2.1',-6648316111795491248,'thjhz0vawwdbanz3',0,NULL,NULL,'playing',NULL,5,1,NULL,1795018334,1795018334),
('d9cdveyqvbrr','caster-chronicles',NULL,NULL,4030,NULL,'2.1',1092719509493124738,'0b3ryrf9cbntuqk7',0,NULL,NULL,'playing',NULL,12,1,NULL,1795018336,1795018336),
('de7s73hppy7b','vividz',NULL,NULL,3023,NULL,'2.1',-406178776441352421,'9b4fh2zekax3kpns',0,NULL,NULL,'playing',NULL,4,0,NULL,1795018335,1795018335),
('df2zjyd9undb','dimension-zero',NULL,NULL,2035,NULL,'2.1',7318062236524921824,'s26cbwbxaaqy9bg2',0,NULL,NULL,'playing',NULL,15,1,NULL,1795018335,1795018335),
('dv9xnw7qvbxt','square-enix',NULL,NULL,1019,NULL,'2.1',-6648316111795491248,'tydb39eqvqy9kfsm',0,NULL,NULL,'playing',NULL,15,4,NULL,1795018334,1795018334),
('ee7h8y4keddp','dimension-zero',NULL,NULL,2002,NULL,'2.1',7318062236524921824,'5b9u29rqc40ujzpu',0,NULL,NULL,'playing',NULL,4,16,NULL,1795018334,1795018334),
('eex87gaaj3v9','vividz',NULL,NULL,3019,NULL,'2.1',-406178776441352421,'h86fk5j5602skrcw',0,NULL,NULL,'playing',NULL,5,0,NULL,1795018335,1795018335),
('eg53usd552dw','caster-chronicles',NULL,NULL,4017,NULL,'2.1',1092719509493124738,'76fpdv53737z2f3r',0,NULL,NULL,'playing',NULL,7,1,NULL,1795018336,1795018336),
('egzwd0p8jc5c','dimension-zero',NULL,NULL,2010,NULL,'2.1',7318062236524921824,'0vkuwska4kqyj3sw',0,NULL,NULL,'playing',NULL,5,2,NULL,1795018334,1795018334),
('eh9jajj96d3c','caster-chronicles',NULL,NULL,4021,NULL,'2.1',1092719509493124738,'x7cg9m883xp8snw7',0,NULL,NULL,'playing',NULL,10,2,NULL,1795018336,1795018336),
('emvaevmedae6','dimension-zero',NULL,NULL,2039,NULL,'2.1',7318062236524921824,'mqxxdpcp9rwbj3f2',0,NULL,NULL,'playing',NULL,13,11,NULL,1795018335,1795018335),
('enmu3h3gq83p','square-enix',NULL,NULL,1020,NULL,'2.1',-6648316111795491248,'wn7r8uruguxg486f',0,NULL,NULL,'playing',NULL,13,0,NULL,1795018334,1795018334),
('f06d7p3h80sa','fftcg',NULL,NULL,34,NULL,'2.1',-8080690175090452315,'x93z6u3x3w6sbq3r',0,NULL,NULL,'playing',NULL,10,2,NULL,1795018333,1795018333),
('f82cyabzj7t3','square-enix',NULL,NULL,1030,NULL,'2.1',-6648316111795491248,'39f2r09pxcqd03vb',0,NULL,NULL,'playing',NULL,17,2,NULL,1795018334,1795018334),
('fa0hc5a4ra3z','fftcg',NULL,NULL,16,NULL,'2.1',-8080690175090452315,'uts7j8d9mf54cu0s',0,NULL,NULL,'playing',NULL,7,8,NULL,1795018333,1795018333),
('fk08mevv7bdw','fftcg',NULL,NULL,26,NULL,'2.1',-8080690175090452315,'32vvdym5q93547wz',0,NULL,NULL,'playing',NULL,9,0,NULL,1795018333,1795018333),
('fph3v4h93bq5','caster-chronicles',NULL,NULL,4018,NULL,'2.1',1092719509493124738,'hkwmsh2ah0jwbzaq',0,NULL,NULL,'playing',NULL,8,0,NULL,1795018336,1795018336),
('fqqcqgn75hn5','caster-chronicles',NULL,NULL,4035,NULL,'2.1',1092719509493124738,'btuk3cw44kpr8y2a',0,NULL,NULL,'playing',NULL,12,0,NULL,1795018336,1795018336),
('frgpxv0ufhyk','fftcg',NULL,NULL,39,NULL,'2.1',-8080690175090452315,'uv93vc9edhanhzfh',0,NULL,NULL,'playing',NULL,15,3,NULL,1795018333,1795018334),
('g2656wmffmat','caster-chronicles',NULL,NULL,4032,NULL,'2.1',1092719509493124738,'rn0ar3qygf7e4dyn',0,NULL,NULL,'playing',NULL,11,2,NULL,1795018336,1795018336),
('gjjpynrvx2bf','caster-chronicles',NULL,NULL,4005,NULL,'2.1',1092719509493124738,'tqm6qafjcdfhznf8',0,NULL,NULL,'playing',NULL,3,1,NULL,1795018336,1795018336),
('gx9sj72gb0ss','caster-chronicles',NULL,NULL,4023,NULL,'2.1',1092719509493124738,'astyg3txamh20cpr',0,NULL,NULL,'playing',NULL,9,1,NULL,1795018336,1795018336),
('gxtrtg5s7uzn','dimension-zero',NULL,NULL,2022,NULL,'2.1',7318062236524921824,'j8jufrfy34gvut2w',0,NULL,NULL,'playing',NULL,11,5,NULL,1795018334,1795018334),
('h0txee5pgkcd','fftcg',NULL,NULL,3,NULL,'2.1',-8080690175090452315,'0et7hvcctbgnvwq0',0,NULL,NULL,'playing',NULL,0,0,NULL,1795018333,1795018333),
('h259cumsw9ag','caster-chronicles',NULL,NULL,4028,NULL,'2.1',1092719509493124738,'vnajh4e27aw6wzpz',0,NULL,NULL,'playing',NULL,7,1,NULL,1795018336,1795018336),
('h40fhp4jecgb','square-enix',NULL,NULL,1008,NULL,'2.1',-6648316111795491248,'m8c42ng2f85x6h8k',0,NULL,NULL,'playing',NULL,2,0,NULL,1795018334,1795018334),
('h6rjqegsjdqf','vividz',NULL,NULL,3001,NULL,'2.1',-406178776441352421,'xqpdhb6nga7kgjpd',0,NULL,NULL,'playing',NULL,0,0,NULL,1795018335,1795018335),
('ha88g5zztd98','fftcg',NULL,NULL,11,NULL,'2.1',-8080690175090452315,'cu58d42kbbpa7czw',0,NULL,NULL,'playing',NULL,3,4,NULL,1795018333,1795018333),
('hcd725y3ns2h','square-enix',NULL,NULL,1029,NULL,'2.1',-6648316111795491248,'n3be5af5bd6y0ryc',0,NULL,NULL,'playing',NULL,15,0,NULL,1795018334,1795018334),
('hgppx2vgtnjs','square-enix',NULL,NULL,1002,NULL,'2.1',-6648316111795491248,'h36gwx6qbbk7yhbn',0,NULL,NULL,'playing',NULL,0,0,NULL,1795018334,1795018334),
('hh90jh23e5q7','caster-chronicles',NULL,NULL,4013,NULL,'2.1',1092719509493124738,'jxp6jbdn6s432h3m',0,NULL,NULL,'playing',NULL,5,0,NULL,1795018336,1795018336),
('hmndrsn2cszk','vividz',NULL,NULL,3038,NULL,'2.1',-406178776441352421,'crqfnvx052x9veva',0,NULL,NULL,'over',NULL,5,3,NULL,1795018336,1795018336),
('hpka2xtsgyus','fftcg',NULL,NULL,14,NULL,'2.1',-8080690175090452315,'ce4ry5a7cr8hbb9h',0,NULL,NULL,'playing',NULL,5,1,NULL,1795018333,1795018333),
('j2fjb8hcxftu','square-enix',NULL,NULL,1039,NULL,'2.1',-6648316111795491248,'brrm5qkderes6ksh',0,NULL,NULL,'playing',NULL,17,2,NULL,1795018334,1795018334),
('jaeqq0b7qxwy','caster-chronicles',NULL,NULL,4031,NULL,'2.1',1092719509493124738,'2atmbuwzc3zf9u5s',0,NULL,NULL,'playing',NULL,10,0,NULL,1795018336,1795018336),
('jp0vb2g2039y','square-enix',NULL,NULL,1018,NULL,'2.1',-6648316111795491248,'rkwbu4rmjwtz94f2',0,NULL,NULL,'playing',NULL,7,4,NULL,1795018334,1795018334),
('jtbt8tdmeuvw','caster-chronicles',NULL,NULL,4036,NULL,'2.1',1092719509493124738,'c6vtpcvfj86v6nsv',0,NULL,NULL,'playing',NULL,11,0,NULL,1795018336,1795018336),
('jwv4y3rxwuva','vividz',NULL,NULL,3026,NULL,'2.1',-406178776441352421,'gxpkwhueh682jwwk',0,NULL,NULL,'playing',NULL,7,0,NULL,1795018335,1795018335),
('k9tddgrzjrdq','vividz',NULL,NULL,3008,NULL,'2.1',-406178776441352421,'t83rxky9s7gsf53y',0,NULL,NULL,'playing',NULL,2,0,NULL,1795018335,1795018335),
('kbzyvbqp6dd7','fftcg',NULL,NULL,10,NULL,'2.1',-8080690175090452315,'bgzyr6jm4pq7tjg9',0,NULL,NULL,'playing',NULL,3,1,NULL,1795018333,1795018333),
('kdwj02dr5uts','vividz',NULL,NULL,3035,NULL,'2.1',-406178776441352421,'7muvank468zyypb6',0,NULL,NULL,'playing',NULL,11,0,NULL,1795018336,1795018336),
('kec4urb8bg9x','vividz',NULL,NULL,3022,NULL,'2.1',-406178776441352421,'yhb407wzq4u6msxh',0,NULL,NULL,'playing',NULL,5,1,NULL,1795018335,1795018335),
('kftbxrtd5wn7','caster-chronicles',NULL,NULL,4019,NULL,'2.1',1092719509493124738,'c0h48r83xy6mhkdp',0,NULL,NULL,'playing',NULL,11,1,NULL,1795018336,1795018336),
('knrmwg2avwdv','square-enix',NULL,NULL,1028,NULL,'2.1',-6648316111795491248,'k7buu27zusag36mx',0,NULL,NULL,'playing',NULL,8,0,NULL,1795018334,1795018334),
('kx96mskwu9he','dimension-zero',NULL,NULL,2007,NULL,'2.1',7318062236524921824,'fqxkqwryu28hgafs',0,NULL,NULL,'playing',NULL,6,0,NULL,1795018334,1795018334),
('m788g4q9mx4w','fftcg',NULL,NULL,18,NULL,'2.1',-8080690175090452315,'f4wu27nkvz3f6jg5',0,NULL,NULL,'playing',NULL,7,5,NULL,1795018333,1795018333),
('m9b5af5756wc','fftcg',NULL,NULL,15,NULL,'2.1',-8080690175090452315,'74vfcb3d53uu6tr7',0,NULL,NULL,'playing',NULL,5,7,NULL,1795018333,1795018333),
('ma293d2hf4rk','dimension-zero',NULL,NULL,2021,NULL,'2.1',7318062236524921824,'xjywhjra9n869qjh',0,NULL,NULL,'playing',NULL,9,10,NULL,1795018334,1795018334),
('mcdsk79wbsb2','fftcg',NULL,NULL,30,NULL,'2.1',-8080690175090452315,'htwpvef6xdpt4nf0',0,NULL,NULL,'playing',NULL,12,1,NULL,1795018333,1795018333),
('mdgewes85m6s','square-enix',NULL,NULL,1026,NULL,'2.1',-6648316111795491248,'8x7s4b4s6puvdyp9',0,NULL,NULL,'playing',NULL,8,3,NULL,1795018334,1795018334),
('mmnqgeahqm3z','vividz',NULL,NULL,3032,NULL,'2.1',-406178776441352421,'z7w2cnr8bkeff58w',0,NULL,NULL,'playing',NULL,6,0,NULL,1795018335,1795018336),
('mwrgjnra53e9','vividz',NULL,NULL,3021,NULL,'2.1',-406178776441352421,'8xz02a0q06s95h62',0,NULL,NULL,'playing',NULL,4,0,NULL,1795018335,1795018335),
('myv6vsvgbqy5','vividz',NULL,NULL,3024,NULL,'2.1',-406178776441352421,'p09psg8yucvjwyua',0,NULL,NULL,'playing',NULL,6,0,NULL,1795018335,1795018335),
('n0dmtcyrymv0','caster-chronicles',NULL,NULL,4009,NULL,'2.1',1092719509493124738,'7f0nwjaxbjnayfes',0,NULL,NULL,'playing',NULL,6,0,NULL,1795018336,1795018336),
('n2wpmc8yxk84','caster-chronicles',NULL,NULL,4038,NULL,'2.1',1092719509493124738,'xeyeqzm22qc2z6ns',0,NULL,NULL,'playing',NULL,11,0,NULL,1795018336,1795018337),
('n9eccxn8u7df','square-enix',NULL,NULL,1038,NULL,'2.1',-6648316111795491248,'vk48c7q78kpdk3z5',0,NULL,NULL,'playing',NULL,14,17,NULL,1795018334,1795018334),
('nf6tddy50fwz','square-enix',NULL,NULL,1013,NULL,'2.1',-6648316111795491248,'5se2wfhzepuzzf8h',0,NULL,NULL,'playing',NULL,7,8,NULL,1795018334,1795018334),
('paw8usfg9sp2','caster-chronicles',NULL,NULL,4037,NULL,'2.1',1092719509493124738,'qyccxswqryn8gc6z',0,NULL,NULL,'playing',NULL,14,1,NULL,1795018336,1795018336),
('pt77ay4nmuw6','dimension-zero',NULL,NULL,2030,NULL,'2.1',7318062236524921824,'7u4rw3ndrjhyq6s8',0,NULL,NULL,'playing',NULL,15,1,NULL,1795018335,1795018335),
('pu58e9p6xh6r','caster-chronicles',NULL,NULL,4015,NULL,'2.1',1092719509493124738,'xpfv8nvah4yyexms',0,NULL,NULL,'playing',NULL,6,1,NULL,1795018336,1795018336),
('pzjmuw3bpcmv','square-enix',NULL,NULL,1010,NULL,'2.1',-6648316111795491248,'w8wx05bjg8t7mysr',0,NULL,NULL,'playing',NULL,3,2,NULL,1795018334,1795018334),
('qbj038883eza','fftcg',NULL,NULL,1,NULL,'2.1',-8080690175090452315,'08dvnx2yecqfkqq5',0,NULL,NULL,'playing',NULL,0,0,NULL,1795018333,1795018333),
('qde9qzzbpn3h','fftcg',NULL,NULL,32,NULL,'2.1',-8080690175090452315,'vj8bpv8d99kzx2pg',0,NULL,NULL,'playing',NULL,9,0,NULL,1795018333,1795018333),
('qe5v5ep7gbb0','fftcg',NULL,NULL,28,NULL,'2.1',-8080690175090452315,'5ah0ffe85q0uyjmc',0,NULL,NULL,'playing',NULL,10,7,NULL,1795018333,1795018333),
('qwz8rvakxjgc','vividz',NULL,NULL,3028,NULL,'2.1',-406178776441352421,'80xmjekh9nwdxd9z',0,NULL,NULL,'playing',NULL,5,0,NULL,1795018335,1795018335),
('qxujz2sp3u0z','fftcg',NULL,NULL,20,NULL,'2.1',-8080690175090452315,'qtkcqrwe37psh3tz',0,NULL,NULL,'playing',NULL,10,2,NULL,1795018333,1795018333),
('r8nttjjkrfk2','dimension-zero',NULL,NULL,2006,NULL,'2.1',7318062236524921824,'wbchskanyds0req7',0,NULL,NULL,'playing',NULL,7,2,NULL,1795018334,1795018334),
('rc6j7f4et3a7','vividz',NULL,NULL,3009,NULL,'2.1',-406178776441352421,'r4ds6gdsxrtc3dsc',0,NULL,NULL,'playing',NULL,4,0,NULL,1795018335,1795018335),
('rs07getykcpd','square-enix',NULL,NULL,1036,NULL,'2.1',-6648316111795491248,'ewz26md5322vu7c2',0,NULL,NULL,'playing',NULL,15,0,NULL,1795018334,1795018334),
('rt6mp5r25y62','fftcg',NULL,NULL,19,NULL,'2.1',-8080690175090452315,'uws7buud7ypxke3q',0,NULL,NULL,'playing',NULL,7,0,NULL,1795018333,1795018333),
('s22bxe2na6m9','caster-chronicles',NULL,NULL,4006,NULL,'2.1',1092719509493124738,'6vwz5j72azd4d9z9',0,NULL,NULL,'playing',NULL,4,0,NULL,1795018336,1795018336),
('s4cbx9jdra55','caster-chronicles',NULL,NULL,4012,NULL,'2.1',1092719509493124738,'5qkn6fsdzj5sf7cm',0,NULL,NULL,'playing',NULL,5,1,NULL,1795018336,1795018336),
('sb2m3nk0vp8c','vividz',NULL,NULL,3029,NULL,'2.1',-406178776441352421,'3f6jxvxn93hys2sk',0,NULL,NULL,'playing',NULL,5,0,NULL,1795018335,1795018335),
('sdgb70ngy5ha','fftcg',NULL,NULL,38,NULL,'2.1',-8080690175090452315,'6398qgpxrujjvndh',0,NULL,NULL,'playing',NULL,17,2,NULL,1795018333,1795018333),
('shu3j3xbzmpz','vividz',NULL,NULL,3015,NULL,'2.1',-406178776441352421,'srvtrxvnsq87wtp9',0,NULL,NULL,'playing',NULL,3,0,NULL,1795018335,1795018335),
('snwyb5anxedq','dimension-zero',NULL,NULL,2031,NULL,'2.1',7318062236524921824,'z67mhk4bamdh2b2m',0,NULL,NULL,'playing',NULL,14,0,NULL,1795018335,1795018335),
('ssftwp52cuy7','vividz',NULL,NULL,3006,NULL,'2.1',-406178776441352421,'ba2ft2fjaw4af3ja',0,NULL,NULL,'playing',NULL,2,0,NULL,1795018335,1795018335),
('svvhhwsm87q8','square-enix',NULL,NULL,1025,NULL,'2.1',-6648316111795491248,'x6cfdqc568ae86gv',0,NULL,NULL,'playing',NULL,8,10,NULL,1795018334,1795018334),
('sw2gsmser2hs','square-enix',NULL,NULL,1021,NULL,'2.1',-6648316111795491248,'b63939gdhr9fjyvy',0,NULL,NULL,'playing',NULL,7,4,NULL,1795018334,1795018334),
('szd4fzruf50a','fftcg',NULL,NULL,35,NULL,'2.1',-8080690175090452315,'4vqurepu9rj7cd54',0,NULL,NULL,'playing',NULL,16,1,NULL,1795018333,1795018333),
('t3jbv22rbrgt','dimension-zero',NULL,NULL,2027,NULL,'2.1',7318062236524921824,'hucctj3kyt5jkn96',0,NULL,NULL,'playing',NULL,13,0,NULL,1795018335,1795018335),
('t49tkawy9eua','vividz',NULL,NULL,3005,NULL,'2.1',-406178776441352421,'pzehpef3a5rzzbjj',0,NULL,NULL,'playing',NULL,2,0,NULL,1795018335,1795018335),
('td8a4j04agw0','dimension-zero',NULL,NULL,2005,NULL,'2.1',7318062236524921824,'dzc439a3gv23cmc8',0,NULL,NULL,'playing',NULL,6,11,NULL,1795018334,1795018334),
('tjd3ucgfebvq','dimension-zero',NULL,NULL,2037,NULL,'2.1',7318062236524921824,'7g8zc9vpc028sv4q',0,NULL,NULL,'playing',NULL,15,0,NULL,1795018335,1795018335),
('tna8jy25j4fa','fftcg',NULL,NULL,36,NULL,'2.1',-8080690175090452315,'7kc4gnce54tuc443',0,NULL,NULL,'playing',NULL,13,0,NULL,1795018333,1795018333),
('tqwh06shft3n','caster-chronicles',NULL,NULL,4003,NULL,'2.1',1092719509493124738,'rg5s6wypu9xnu763',0,NULL,NULL,'playing',NULL,0,0,NULL,1795018336,1795018336),
('u7b4u0sv8279','vividz',NULL,NULL,3018,NULL,'2.1',-406178776441352421,'hs5yuqdugb9chh2w',0,NULL,NULL,'playing',NULL,3,1,NULL,1795018335,1795018335),
('u7cbch7pkvaf','vividz',NULL,NULL,3017,NULL,'2.1',-406178776441352421,'hp5qyj90r9tayt4v',0,NULL,NULL,'playing',NULL,5,3,NULL,1795018335,1795018335),
('u9n25g9n6v0n','dimension-zero',NULL,NULL,2004,NULL,'2.1',7318062236524921824,'30gmrsugq4928fdj',0,NULL,NULL,'playing',NULL,4,0,NULL,1795018334,1795018334),
('ubdm0aqk920c','dimension-zero',NULL,NULL,2016,NULL,'2.1',7318062236524921824,'z0pdgpw3brv2yhsk',0,NULL,NULL,'playing',NULL,12,0,NULL,1795018334,1795018334),
('uckmtatzw7m8','caster-chronicles',NULL,NULL,4011,NULL,'2.1',1092719509493124738,'84c7bnapbpaw2q9m',0,NULL,NULL,'playing',NULL,5,3,NULL,1795018336,1795018336),
('uv4p9hjz59vd','fftcg',NULL,NULL,0,NULL,'2.1',-8080690175090452315,'xsr3utag47n7gq5e',0,NULL,NULL,'playing',NULL,0,0,NULL,1795018333,1795018333),
('uy9e49g7txdc','caster-chronicles',NULL,NULL,4024,NULL,'2.1',1092719509493124738,'5f3z9rdjwt9revau',0,NULL,NULL,'playing',NULL,10,2,NULL,1795018336,1795018336),
('vjffs3xpbp9v','caster-chronicles',NULL,NULL,4027,NULL,'2.1',1092719509493124738,'qxupx09kf9pfjp7x',0,NULL,NULL,'playing',NULL,10,0,NULL,1795018336,1795018336),
('vkrk45ddqh0u','vividz',NULL,NULL,3034,NULL,'2.1',-406178776441352421,'v6tayzp4q587r04q',0,NULL,NULL,'playing',NULL,8,0,NULL,1795018336,1795018336),
('vx0k2d5maj69','caster-chronicles',NULL,NULL,4020,NULL,'2.1',1092719509493124738,'x4udc2kz7gt8b9ww',0,NULL,NULL,'playing',NULL,9,1,NULL,1795018336,1795018336),
('vzrdfh0y3uyd','square-enix',NULL,NULL,1009,NULL,'2.1',-6648316111795491248,'pcjzssbs4dkv5hkt',0,NULL,NULL,'playing',NULL,1,1,NULL,1795018334,1795018334),
('w3p7hu0nahc7','square-enix',NULL,NULL,1033,NULL,'2.1',-6648316111795491248,'jz6eapk5x3fj9hbs',0,NULL,NULL,'playing',NULL,21,4,NULL,1795018334,1795018334),
('w692dhz2k36j','fftcg',NULL,NULL,6,NULL,'2.1',-8080690175090452315,'9zgu7n5rvu2gb9ge',0,NULL,NULL,'playing',NULL,2,0,NULL,1795018333,1795018333),
('w7ds3q432kky','square-enix',NULL,NULL,1001,NULL,'2.1',-6648316111795491248,'c5stcf9574zagf2y',0,NULL,NULL,'playing',NULL,0,0,NULL,1795018334,1795018334),
('wfs6954v54ms','dimension-zero',NULL,NULL,2034,NULL,'2.1',7318062236524921824,'atfcgfqzz3y9yzwj',0,NULL,NULL,'playing',NULL,13,2,NULL,1795018335,1795018335),
('whpxeu8ve928','dimension-zero',NULL,NULL,2009,NULL,'2.1',7318062236524921824,'yjtf7vpbuv5dzzgk',0,NULL,NULL,'playing',NULL,9,11,NULL,1795018334,1795018334),
('wjz7wfn3c5ww','vividz',NULL,NULL,3011,NULL,'2.1',-406178776441352421,'n6fg52audbv6pu52',0,NULL,NULL,'playing',NULL,3,0,NULL,1795018335,1795018335),
('wmqx46uejan6','dimension-zero',NULL,NULL,2038,NULL,'2.1',7318062236524921824,'gey5puczvevrcuu9',0,NULL,NULL,'playing',NULL,15,2,NULL,1795018335,1795018335),
('wspspf5qh90q','caster-chronicles',NULL,NULL,4034,NULL,'2.1',1092719509493124738,'xu7zw5uuq00exywq',0,NULL,NULL,'playing',NULL,11,0,NULL,1795018336,1795018336),
('ww00rn0cfy5y','vividz',NULL,NULL,3027,NULL,'2.1',-406178776441352421,'79xw0hpkry9c2znp',0,NULL,NULL,'playing',NULL,5,0,NULL,1795018335,1795018335),
('wwgsuq82sdry','caster-chronicles',NULL,NULL,4002,NULL,'2.1',1092719509493124738,'kwvdjk0hgjx8gc9s',0,NULL,NULL,'playing',NULL,1,0,NULL,1795018336,1795018336),
('wye0rrpdf5aa','caster-chronicles',NULL,NULL,4026,NULL,'2.1',1092719509493124738,'fc4j6rwf32zstgxs',0,NULL,NULL,'playing',NULL,10,0,NULL,1795018336,1795018336),
('wz2sk45pussh','fftcg',NULL,NULL,25,NULL,'2.1',-8080690175090452315,'zefd3am0akxxnv60',0,NULL,NULL,'playing',NULL,9,4,NULL,1795018333,1795018333),
('x52jjfcx6gkb','fftcg',NULL,NULL,9,NULL,'2.1',-8080690175090452315,'pytvz2snqst6raa9',0,NULL,NULL,'playing',NULL,3,5,NULL,1795018333,1795018333),
('x7ncjavbfsrh','fftcg',NULL,NULL,23,NULL,'2.1',-8080690175090452315,'j628jc9g9m9erf8s',0,NULL,NULL,'playing',NULL,8,6,NULL,1795018333,1795018333),
('y25se88uxtsb','fftcg',NULL,NULL,5,NULL,'2.1',-8080690175090452315,'eccwz3g0p40r9jux',0,NULL,NULL,'playing',NULL,0,0,NULL,1795018333,1795018333),
('y8xbjq4xpuw4','square-enix',NULL,NULL,1003,NULL,'2.1',-6648316111795491248,'xknr7gpn8qj9hb7u',0,NULL,NULL,'playing',NULL,0,0,NULL,1795018334,1795018334),
('y9tjssgjcrkm','dimension-zero',NULL,NULL,2023,NULL,'2.1',7318062236524921824,'u55euh4gyx8a4wgw',0,NULL,NULL,'playing',NULL,13,0,NULL,1795018334,1795018334),
('z00wew0pb6e9','square-enix',NULL,NULL,1037,NULL,'2.1',-6648316111795491248,'zk9a6j4j30nnca2v',0,NULL,NULL,'playing',NULL,9,0,NULL,1795018334,1795018334),
('z76v64cd0ggr','vividz',NULL,NULL,3037,NULL,'2.1',-406178776441352421,'d4v4rhbx5umd7kbb',0,NULL,NULL,'playing',NULL,8,0,NULL,1795018336,1795018336),
('zc66utbun5dh','caster-chronicles',NULL,NULL,4039,NULL,'2.1',1092719509493124738,'t463tg3u28g60824',0,NULL,NULL,'playing',NULL,11,0,NULL,1795018337,1795018337),
('zhdrrgr5wuau','dimension-zero',NULL,NULL,2014,NULL,'2.1',7318062236524921824,'tyffh926xts9hebt',0,NULL,NULL,'playing',NULL,8,2,NULL,1795018334,1795018334),
('zmm3jwxwq78u','fftcg',NULL,NULL,12,NULL,'2.1',-8080690175090452315,'q3rwhv3n67qbwdfj',0,NULL,NULL,'playing',NULL,3,0,NULL,1795018333,1795018333),
('zpfx564t62vz','square-enix',NULL,NULL,1014,NULL,'2.1',-6648316111795491248,'8qxd45868hdbwyx4',0,NULL,NULL,'playing',NULL,5,0,NULL,1795018334,1795018334),
('zpqdss9d8qvg','square-enix',NULL,NULL,1017,NULL,'2.1',-6648316111795491248,'zwgrqbdwgg7t0rj2',0,NULL,NULL,'playing',NULL,9,13,NULL,1795018334,1795018334),
('zqh739ftakgg','caster-chronicles',NULL,NULL,4016,NULL,'2.1',1092719509493124738,'7hd3j4n3u0535gps',0,NULL,NULL,'playing',NULL,7,3,NULL,1795018336,1795018336),
('zub3t67652wu','dimension-zero',NULL,NULL,2029,NULL,'2.1',7318062236524921824,'3f5v6h406dwusuby',0,NULL,NULL,'playing',NULL,12,2,NULL,1795018335,1795018335),
('zz0fkg9npsxd','vividz',NULL,NULL,3016,NULL,'2.1',-406178776441352421,'n0tyzc86xqcwn4rn',0,NULL,NULL,'playing',NULL,2,0,NULL,1795018335,1795018335);
insert into seats values
('0bg0nfgvcp23',0,'First',NULL,'name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',X'A92358B3FBFB9E43C227BB750C652C0BF079BF2CBD2940D081D6A670DC259BB9',NULL,NULL,0,0),
('0bg0nfgvcp23',1,'the computer','random','name: Ember Row
1 Ember Row Stalls
1 Opening Night
1 Grand Clearance
1 Smoke and Sparks
4 Charcoal Boy
4 Skewer Thief
4 Noodle Juggler
4 Ember Potter
3 Kiln Warden
3 Fire Eater
3 Glaze Witch
4 Stall Guard
2 Auntie Cinder
3 Two for One
3 Flare
3 Kiln Burst
3 After-Hours Feast
3 Banner of Coals
3 Fired Mask
2 Pier Sweeper
2 Crab Vendor
2 Change of Wind
',NULL,NULL,NULL,0,0),
('0hpjc0u0n6y6',0,'First',NULL,'name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',X'8E7E0B6DA2D188A646D811B429B739F3FCA58F4B07ED88C97DCFD473BA96E26F',NULL,NULL,0,0),
('0hpjc0u0n6y6',1,'the computer','random','name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',NULL,NULL,NULL,0,0),
('0ydg62bsk877',0,'First',NULL,'name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',X'E5289E5F228B70A94B5A2D6B0DFD01B7AABF879FE5F9E6CA86195CCBDB073D72',NULL,NULL,0,0),
('0ydg62bsk877',1,'the computer','random','name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',NULL,NULL,NULL,0,0),
('0ysxeyytqchx',0,'First',NULL,'name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',X'669CD7508DB5890B1D8B2979A629B71E4DFE69A1C0C7E023D52FB229A3825D04',NULL,NULL,0,0),
('0ysxeyytqchx',1,'the computer','random','name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',NULL,NULL,NULL,0,0),
('29sf89cynjp5',0,'First',NULL,'name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',X'FA7FDB3C3EB0A5CA7A05FA50F30037544C27A89619F528DAF7BFE318271B513F',NULL,NULL,0,0),
('29sf89cynjp5',1,'the computer','random','name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',NULL,NULL,NULL,0,0),
('2k8q7snbz5ka',0,'First',NULL,'name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',X'6DA3C1316F744653C9F702193A1CFD1A33BAD4D624617C038A18794CB5519A0F',NULL,NULL,0,0),
('2k8q7snbz5ka',1,'the computer','random','name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',NULL,NULL,NULL,0,0),
('2r3mgmfmwp5m',0,'First',NULL,'name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',X'BBAB206937A1342898D24BFBDC85135AE86A09CEA1755FABCA7C0CF2A22C2E85',NULL,NULL,0,0),
('2r3mgmfmwp5m',1,'the computer','random','name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',NULL,NULL,NULL,0,0),
('2vsckxe4hqqv',0,'First',NULL,'name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',X'9F8C34D0FC12D751DB34BED4387ABF4FFC615F25E9159B565CD18DA58D0FBEFC',NULL,NULL,0,0),
('2vsckxe4hqqv',1,'the computer','random','name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',NULL,NULL,NULL,0,0),
('2xdr7bwn2vrj',0,'First',NULL,'name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',X'4FEEECE3C3E84B16DBAFE5132CC8F472CE78CA28B31F398C977C9E50BCCEDFDC',NULL,NULL,0,0),
('2xdr7bwn2vrj',1,'the computer','random','name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',NULL,NULL,NULL,0,0),
('2xq3nfr2vsmc',0,'First',NULL,'name: Kiln and Wall
# Fire and Earth: guards in front, kilns behind.

# Forwards
3 Cinder Duelist
2 Ashwing Courier
2 Pyre Dancer
1 Sootwing Raider
2 Bellows Golem
2 Kiln Marshal
2 Brannoch of the Pyre
3 Harbor Sentinel
2 Root Hermit
2 Tidewall Captain
1 Ember of the Far Kiln
2 Saltforge Twins

# Backups
2 Furnace Apprentice
1 Cinder Oracle
3 Lamplight Keeper
2 Ember Scribe
3 Wharf Mason
3 Gate Warden
3 Salt Miner

# Monsters
1 Slagheart
1 Coalback Drake

# Summons
3 Wrath of the Kiln
1 Cinderfall
1 Stoneskin Chorus
1 Torchlit Vow
1 Bedrock Verdict
',X'38D500FD71847E0ACA18E741EAE5E2798CF3D39973D6B09A90F60E8EDE60BEA4',NULL,NULL,0,0),
('2xq3nfr2vsmc',1,'the computer','random','name: Kiln and Wall
# Fire and Earth: guards in front, kilns behind.

# Forwards
3 Cinder Duelist
2 Ashwing Courier
2 Pyre Dancer
1 Sootwing Raider
2 Bellows Golem
2 Kiln Marshal
2 Brannoch of the Pyre
3 Harbor Sentinel
2 Root Hermit
2 Tidewall Captain
1 Ember of the Far Kiln
2 Saltforge Twins

# Backups
2 Furnace Apprentice
1 Cinder Oracle
3 Lamplight Keeper
2 Ember Scribe
3 Wharf Mason
3 Gate Warden
3 Salt Miner

# Monsters
1 Slagheart
1 Coalback Drake

# Summons
3 Wrath of the Kiln
1 Cinderfall
1 Stoneskin Chorus
1 Torchlit Vow
1 Bedrock Verdict
',NULL,NULL,NULL,0,0),
('2y46mchcttj7',0,'First',NULL,'name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',X'26D2B4129C11CEA5DBF602487653A88A89BB8A73321EED513616A489EDDCBC47',NULL,NULL,0,0),
('2y46mchcttj7',1,'the computer','random','name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',NULL,NULL,NULL,0,0),
('32bm343hqub5',0,'First',NULL,'name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',X'E1F65DB9FCA3EFA2B3F3B5C52AC2CC82969BE207FA96A321072A17033BDE3F09',NULL,NULL,0,0),
('32bm343hqub5',1,'the computer','random','name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',NULL,NULL,NULL,0,0),
('3aa8u66rxegm',0,'First',NULL,'name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',X'2C1A9A28D45D5834928FFFEDD5C0B79DE401AA2091AB58772ED0F5A72602ACD6',NULL,NULL,0,0),
('3aa8u66rxegm',1,'the computer','random','name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',NULL,NULL,NULL,0,0),
('3af4a7ku80r2',0,'First',NULL,'name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',X'38213CD9E582CD537D77395DD534C9B84B2D1880610AAC691C81287826490E4A',NULL,NULL,0,0),
('3af4a7ku80r2',1,'the computer','random','name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',NULL,NULL,NULL,0,0),
('3ef3y7dn8mkt',0,'First',NULL,'name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',X'0E2676F87956DD747FAD99254B431D3108D82351A1F1B89BC858090B24E64159',NULL,NULL,0,0),
('3ef3y7dn8mkt',1,'the computer','random','name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',NULL,NULL,NULL,0,0),
('3f866kuueamp',0,'First',NULL,'name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',X'356AABC6D5D66CDC64B1FA9E44074C7AA4177C56208EBD7242BD1A5E040642E3',NULL,NULL,0,0),
('3f866kuueamp',1,'the computer','random','name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',NULL,NULL,NULL,0,0),
('3g78pt37fcss',0,'First',NULL,'name: Garden School
4 Fern Ledger Lv1
3 Fern Ledger Lv2
4 Clover Brand Lv1
3 Clover Brand Lv2
2 Root Whisper Lv1
1 Hale Thistle Lv1
3 Seedling
3 Hedge Boar
2 Moss Crawler
3 Vine Stag
2 Proud Peacock
3 Scarecrow Captain
2 Orchard Queen
3 Bramble Host
1 Great Hornbeam
3 Grafting
2 Toll the Green Bell
2 Tend the Rows
2 Thorn Lash
1 Overgrowth
1 Walled Garden
3 Twin Hedge
2 The Green Bell
',X'91986B9F6B9F302A7D3C38C1744D6A49DF5DC2A2AF19C5B42F271DE2A20D5AFF',NULL,NULL,0,0),
('3g78pt37fcss',1,'the computer','random','name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',NULL,NULL,NULL,0,0),
('3hv64wz3h7h6',0,'First',NULL,'name: Canal School
4 Sluice Marrow Lv1
3 Sluice Marrow Lv2
3 Pell Lantern Lv1
2 Pell Lantern Lv2
2 Tidy Quill Lv1
2 Moth Iver Lv1
2 Ferry Twill Lv1
3 Puddle Newt
3 Lamp Eel
3 Lock Heron
3 Barge Hound
3 Moon Otter
2 Bridge Troll
3 Silver Carp
2 Weir Spirit
2 Leaking Jar
1 Canal Leviathan
2 Undertow
1 Hush Bell
1 Two Tickets
1 Ferry Swap
1 The Long Night
1 Moonlit Quay
',X'C0EB1EFFB718A6FE1985C5456C90228D98168D1A206166ABFE6F6EE754EF6D8F',NULL,NULL,0,0),
('3hv64wz3h7h6',1,'the computer','random','name: Garden School
4 Fern Ledger Lv1
3 Fern Ledger Lv2
4 Clover Brand Lv1
3 Clover Brand Lv2
2 Root Whisper Lv1
1 Hale Thistle Lv1
3 Seedling
3 Hedge Boar
2 Moss Crawler
3 Vine Stag
2 Proud Peacock
3 Scarecrow Captain
2 Orchard Queen
3 Bramble Host
1 Great Hornbeam
3 Grafting
2 Toll the Green Bell
2 Tend the Rows
2 Thorn Lash
1 Overgrowth
1 Walled Garden
3 Twin Hedge
2 The Green Bell
',NULL,NULL,NULL,0,0),
('3mb2z8a0vgyj',0,'First',NULL,'name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',X'5EED5942949879DDEC323E88F7913867FFF89359A9EE260692A578DF5DD913C7',NULL,NULL,0,0),
('3mb2z8a0vgyj',1,'the computer','random','name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',NULL,NULL,NULL,0,0),
('3t3ynmc30f9s',0,'First',NULL,'name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',X'E5FE5D93A58D3B75921A355DFA474248B0925DF1F524A4DFF2E6B617E3A80C2F',NULL,NULL,0,0),
('3t3ynmc30f9s',1,'the computer','random','name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',NULL,NULL,NULL,0,0),
('3xvpzvtfzfw4',0,'First',NULL,'name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',X'FE2A4CA30D77F0ACCAA2408B9263D56957313B83AB7566351D47C266E2673ADD',NULL,NULL,0,0),
('3xvpzvtfzfw4',1,'the computer','random','name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',NULL,NULL,NULL,0,0),
('458g293w39te',0,'First',NULL,'name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',X'E243DE947AADE3E3FE7FCCB48D0824A2A3BC09F6DD990F536C83E68CD42EA1F3',NULL,NULL,0,0),
('458g293w39te',1,'the computer','random','name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',NULL,NULL,NULL,0,0),
('4dvsd0s9c7kd',0,'First',NULL,'name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',X'8729D08385FE9623D4172251CC757D2E41810916AD4707CC8E30888C799A6C27',NULL,NULL,0,0),
('4dvsd0s9c7kd',1,'the computer','random','name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',NULL,NULL,NULL,0,0),
('4n0bmj028mfr',0,'First',NULL,'name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',X'88FDECFCC354B95ADB2D2B9D854FE70263A3F1EE014CE20B121E62511C2A411C',NULL,NULL,0,0),
('4n0bmj028mfr',1,'the computer','random','name: Ember Row
1 Ember Row Stalls
1 Opening Night
1 Grand Clearance
1 Smoke and Sparks
4 Charcoal Boy
4 Skewer Thief
4 Noodle Juggler
4 Ember Potter
3 Kiln Warden
3 Fire Eater
3 Glaze Witch
4 Stall Guard
2 Auntie Cinder
3 Two for One
3 Flare
3 Kiln Burst
3 After-Hours Feast
3 Banner of Coals
3 Fired Mask
2 Pier Sweeper
2 Crab Vendor
2 Change of Wind
',NULL,NULL,NULL,0,0),
('4nbbrd8emcwq',0,'First',NULL,'name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',X'64D2C18FDC13C4DB1FE21D3B1E27E2D3B656819FD3B46AF20DACD28F4F3B41DD',NULL,NULL,0,0),
('4nbbrd8emcwq',1,'the computer','random','name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',NULL,NULL,NULL,0,0),
('4nzvm7pgmzbq',0,'First',NULL,'name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',X'2D81CEB05702E77733672E4E48C0FDEBB380EF7AAECA597CCE3A718DF188B48A',NULL,NULL,0,0),
('4nzvm7pgmzbq',1,'the computer','random','name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',NULL,NULL,NULL,0,0),
('4ztcu98aqcjp',0,'First',NULL,'name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',X'30582FB8C3DA1A1ABD0803EB89BD3DDACED957F35820C764BDEED9D380FA1FA4',NULL,NULL,0,0),
('4ztcu98aqcjp',1,'the computer','random','name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',NULL,NULL,NULL,0,0),
('54mg2qx0uhw5',0,'First',NULL,'name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',X'9C32DE9BC3DFC8727EA90AC98E329FAC1ED8EA6BF4D8E774C69B2A37E14F6F09',NULL,NULL,0,0),
('54mg2qx0uhw5',1,'the computer','random','name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',NULL,NULL,NULL,0,0),
('5dsm0pjkvadd',0,'First',NULL,'name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',X'CD777C1DCDD1400E0219993E4C8B0EB3F2AF2F06E264798A2E7D480A5AABD5C5',NULL,NULL,0,0),
('5dsm0pjkvadd',1,'the computer','random','name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',NULL,NULL,NULL,0,0),
('5w3uxu7923eg',0,'First',NULL,'name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',X'C16CDB2B0856E4864C49B6CD62F451462D32FE74FC1D0FC686A819B327AC78C2',NULL,NULL,0,0),
('5w3uxu7923eg',1,'the computer','random','name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',NULL,NULL,NULL,0,0),
('5zwbdx3ycecg',0,'First',NULL,'name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',X'704E60DD2A4582E177B4A23F4E67E8B3C5E62F749DCDE135F15ACA2EE92B5630',NULL,NULL,0,0),
('5zwbdx3ycecg',1,'the computer','random','name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',NULL,NULL,NULL,0,0),
('60ksvssr3fk2',0,'First',NULL,'name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',X'EC82F67B271D28233FEA87BFF65F870D6BBED791D5E0C1A6D05B0BA8FB8842FE',NULL,NULL,0,0),
('60ksvssr3fk2',1,'the computer','random','name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',NULL,NULL,NULL,0,0),
('63xxvbm30264',0,'First',NULL,'name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',X'FE0E52F09FC85E8F06058989C2BF9C898E4D356CCB82D8D5D51C029AE8B5A2B1',NULL,NULL,0,0),
('63xxvbm30264',1,'the computer','random','name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',NULL,NULL,NULL,0,0),
('6b9457jvf86y',0,'First',NULL,'name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',X'8C1DEF74F3BED48C47F929549AC662C554EB6C5A36BE7A8E12C4AD9E1CB357E3',NULL,NULL,0,0),
('6b9457jvf86y',1,'the computer','random','name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',NULL,NULL,NULL,0,0),
('6jzj3eesz4fn',0,'First',NULL,'name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',X'F4DDF28D50F64B43838C5A1F98DF12A3B7E181182E23553600AA0D8E39BD34AF',NULL,NULL,0,0),
('6jzj3eesz4fn',1,'the computer','random','name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',NULL,NULL,NULL,0,0),
('6nqpz5s9kdv2',0,'First',NULL,'name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',X'E280B909BAED7E244DD3F5BB29E58B0FEB1B0201A081FD1BA136DAD8266E6912',NULL,NULL,0,0),
('6nqpz5s9kdv2',1,'the computer','random','name: Ember Row
1 Ember Row Stalls
1 Opening Night
1 Grand Clearance
1 Smoke and Sparks
4 Charcoal Boy
4 Skewer Thief
4 Noodle Juggler
4 Ember Potter
3 Kiln Warden
3 Fire Eater
3 Glaze Witch
4 Stall Guard
2 Auntie Cinder
3 Two for One
3 Flare
3 Kiln Burst
3 After-Hours Feast
3 Banner of Coals
3 Fired Mask
2 Pier Sweeper
2 Crab Vendor
2 Change of Wind
',NULL,NULL,NULL,0,0),
('6re79mxat0u9',0,'First',NULL,'name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',X'382D0E058163D273F6E08BD128AAE883D0841FA40A14574B3EFFBB348EF9F114',NULL,NULL,0,0),
('6re79mxat0u9',1,'the computer','random','name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',NULL,NULL,NULL,0,0),
('6svbgg6qbg5c',0,'First',NULL,'name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',X'D043DC91C82687D7D8069B0D8D0E68311029B01CF949043CF6EB68D6537DE915',NULL,NULL,0,0),
('6svbgg6qbg5c',1,'the computer','random','name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',NULL,NULL,NULL,0,0),
('6v5jss24wn39',0,'First',NULL,'name: Canal School
4 Sluice Marrow Lv1
3 Sluice Marrow Lv2
3 Pell Lantern Lv1
2 Pell Lantern Lv2
2 Tidy Quill Lv1
2 Moth Iver Lv1
2 Ferry Twill Lv1
3 Puddle Newt
3 Lamp Eel
3 Lock Heron
3 Barge Hound
3 Moon Otter
2 Bridge Troll
3 Silver Carp
2 Weir Spirit
2 Leaking Jar
1 Canal Leviathan
2 Undertow
1 Hush Bell
1 Two Tickets
1 Ferry Swap
1 The Long Night
1 Moonlit Quay
',X'4B502D73A62A3DE54F30F609280BF63731AB66798F362BC43DFCF8614CA677C2',NULL,NULL,0,0),
('6v5jss24wn39',1,'the computer','random','name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',NULL,NULL,NULL,0,0),
('6wabkt6k57gw',0,'First',NULL,'name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',X'E807079AB34CE7ACC6AF8C593ACFF97F9F215029E701D5D598F6FB2869E8775E',NULL,NULL,0,0),
('6wabkt6k57gw',1,'the computer','random','name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',NULL,NULL,NULL,0,0),
('6y5ws2vkg9mm',0,'First',NULL,'name: Ember Row
1 Ember Row Stalls
1 Opening Night
1 Grand Clearance
1 Smoke and Sparks
4 Charcoal Boy
4 Skewer Thief
4 Noodle Juggler
4 Ember Potter
3 Kiln Warden
3 Fire Eater
3 Glaze Witch
4 Stall Guard
2 Auntie Cinder
3 Two for One
3 Flare
3 Kiln Burst
3 After-Hours Feast
3 Banner of Coals
3 Fired Mask
2 Pier Sweeper
2 Crab Vendor
2 Change of Wind
',X'9E8D88935DBA26795E41E83648297D5E34A71FEC45A02AEDABCA02034207BB77',NULL,NULL,0,0),
('6y5ws2vkg9mm',1,'the computer','random','name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',NULL,NULL,NULL,0,0),
('6yzbt3frmyy2',0,'First',NULL,'name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',X'0B5AB321FA3563CE1277BECC9F6033181BD6CE2ED0F371C6F48655B671943586',NULL,NULL,0,0),
('6yzbt3frmyy2',1,'the computer','random','name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',NULL,NULL,NULL,0,0),
('7gn450fy94gy',0,'First',NULL,'name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',X'D6165A8725D7237986937CA79587CFB29E87E850367BBEDCC5CD2BCFEA8BB7E0',NULL,NULL,0,0),
('7gn450fy94gy',1,'the computer','random','name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',NULL,NULL,NULL,0,0),
('7jbfhhn4z8pv',0,'First',NULL,'name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',X'DEE884D24BAAF79F338A322CD3947BD8CB49E039EFDCFEB009FFE1CF181192E5',NULL,NULL,0,0),
('7jbfhhn4z8pv',1,'the computer','random','name: Garden School
4 Fern Ledger Lv1
3 Fern Ledger Lv2
4 Clover Brand Lv1
3 Clover Brand Lv2
2 Root Whisper Lv1
1 Hale Thistle Lv1
3 Seedling
3 Hedge Boar
2 Moss Crawler
3 Vine Stag
2 Proud Peacock
3 Scarecrow Captain
2 Orchard Queen
3 Bramble Host
1 Great Hornbeam
3 Grafting
2 Toll the Green Bell
2 Tend the Rows
2 Thorn Lash
1 Overgrowth
1 Walled Garden
3 Twin Hedge
2 The Green Bell
',NULL,NULL,NULL,0,0),
('7jdkzckjtq7b',0,'First',NULL,'name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',X'18490E501C8D9960B7600592F90EC87F4B8FB364B56BFAE8ED393D560995864E',NULL,NULL,0,0),
('7jdkzckjtq7b',1,'the computer','random','name: Quiet Charts
2 Hushed Clerk
2 Moth Warden
2 Needle Matron
2 Pale Executioner
1 Bone Ledger
2 Grave Ferryman
1 Undertow Wraith
1 Ninth Bell
1 Well-Bottom Thing
1 Candle Thief
1 Velvet Undertaker
1 Drowned King
1 Midnight Interloper
1 Crypt Caller
1 Charnel Stair
1 House of the Slow Clock
1 Quiet Errand
2 Snuff Out
1 Toll of the Tide
1 Call Back the Drowned
1 Whispered Debt
2 Slate Courier
2 Tide Surveyor
1 Folded Heron
1 Marginal Imp
2 Redraw the Map
2 Return to Harbour
1 Blot the Line
1 Lantern Ray
1 Quiet Soundings
',NULL,NULL,NULL,0,0),
('7u2u64trua3a',0,'First',NULL,'name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',X'A4CF8454F590363F04725856D05F8C7C2F640350A47C1544C189859D669764BE',NULL,NULL,0,0),
('7u2u64trua3a',1,'the computer','random','name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',NULL,NULL,NULL,0,0),
('7wn8467x0ezj',0,'First',NULL,'name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',X'ED71ED1FE1C6E006EAA1A39FDDEADD147F03A8B5302DF2148BF71D853BEC059D',NULL,NULL,0,0),
('7wn8467x0ezj',1,'the computer','random','name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',NULL,NULL,NULL,0,0),
('7xsgzhgqad3m',0,'First',NULL,'name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',X'655B6E6AF5160FD48A5C96FFB48D212536BD68ABA0BCAB29480669287AC9EE30',NULL,NULL,0,0),
('7xsgzhgqad3m',1,'the computer','random','name: Quiet Charts
2 Hushed Clerk
2 Moth Warden
2 Needle Matron
2 Pale Executioner
1 Bone Ledger
2 Grave Ferryman
1 Undertow Wraith
1 Ninth Bell
1 Well-Bottom Thing
1 Candle Thief
1 Velvet Undertaker
1 Drowned King
1 Midnight Interloper
1 Crypt Caller
1 Charnel Stair
1 House of the Slow Clock
1 Quiet Errand
2 Snuff Out
1 Toll of the Tide
1 Call Back the Drowned
1 Whispered Debt
2 Slate Courier
2 Tide Surveyor
1 Folded Heron
1 Marginal Imp
2 Redraw the Map
2 Return to Harbour
1 Blot the Line
1 Lantern Ray
1 Quiet Soundings
',NULL,NULL,NULL,0,0),
('7ymg5hzvrsv4',0,'First',NULL,'name: Quiet Charts
2 Hushed Clerk
2 Moth Warden
2 Needle Matron
2 Pale Executioner
1 Bone Ledger
2 Grave Ferryman
1 Undertow Wraith
1 Ninth Bell
1 Well-Bottom Thing
1 Candle Thief
1 Velvet Undertaker
1 Drowned King
1 Midnight Interloper
1 Crypt Caller
1 Charnel Stair
1 House of the Slow Clock
1 Quiet Errand
2 Snuff Out
1 Toll of the Tide
1 Call Back the Drowned
1 Whispered Debt
2 Slate Courier
2 Tide Surveyor
1 Folded Heron
1 Marginal Imp
2 Redraw the Map
2 Return to Harbour
1 Blot the Line
1 Lantern Ray
1 Quiet Soundings
',X'689010C587429275C554722C82E971511A2735F53556D28D62C744160ACD4AFA',NULL,NULL,0,0),
('7ymg5hzvrsv4',1,'the computer','random','name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',NULL,NULL,NULL,0,0),
('7yy3cccss99e',0,'First',NULL,'name: Quiet Charts
2 Hushed Clerk
2 Moth Warden
2 Needle Matron
2 Pale Executioner
1 Bone Ledger
2 Grave Ferryman
1 Undertow Wraith
1 Ninth Bell
1 Well-Bottom Thing
1 Candle Thief
1 Velvet Undertaker
1 Drowned King
1 Midnight Interloper
1 Crypt Caller
1 Charnel Stair
1 House of the Slow Clock
1 Quiet Errand
2 Snuff Out
1 Toll of the Tide
1 Call Back the Drowned
1 Whispered Debt
2 Slate Courier
2 Tide Surveyor
1 Folded Heron
1 Marginal Imp
2 Redraw the Map
2 Return to Harbour
1 Blot the Line
1 Lantern Ray
1 Quiet Soundings
',X'0478C9A1D9A8E6042F60BE2EC8EFBBBA841622FD6006E858E36D37564D70B13E',NULL,NULL,0,0),
('7yy3cccss99e',1,'the computer','random','name: Quiet Charts
2 Hushed Clerk
2 Moth Warden
2 Needle Matron
2 Pale Executioner
1 Bone Ledger
2 Grave Ferryman
1 Undertow Wraith
1 Ninth Bell
1 Well-Bottom Thing
1 Candle Thief
1 Velvet Undertaker
1 Drowned King
1 Midnight Interloper
1 Crypt Caller
1 Charnel Stair
1 House of the Slow Clock
1 Quiet Errand
2 Snuff Out
1 Toll of the Tide
1 Call Back the Drowned
1 Whispered Debt
2 Slate Courier
2 Tide Surveyor
1 Folded Heron
1 Marginal Imp
2 Redraw the Map
2 Return to Harbour
1 Blot the Line
1 Lantern Ray
1 Quiet Soundings
',NULL,NULL,NULL,0,0),
('8c0zwee550h9',0,'First',NULL,'name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',X'6BB288DB6F14D87B3DC4F4CEF0A849C28061D37CDAB539550BE90F507BF0D989',NULL,NULL,0,0),
('8c0zwee550h9',1,'the computer','random','name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',NULL,NULL,NULL,0,0),
('8p08eem75y8q',0,'First',NULL,'name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',X'AFB1D70962768DB078722F04469405132F60CBD01AB6637E3CB4A8D7F224E170',NULL,NULL,0,0),
('8p08eem75y8q',1,'the computer','random','name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',NULL,NULL,NULL,0,0),
('8t3c4nqnkykw',0,'First',NULL,'name: Canal School
4 Sluice Marrow Lv1
3 Sluice Marrow Lv2
3 Pell Lantern Lv1
2 Pell Lantern Lv2
2 Tidy Quill Lv1
2 Moth Iver Lv1
2 Ferry Twill Lv1
3 Puddle Newt
3 Lamp Eel
3 Lock Heron
3 Barge Hound
3 Moon Otter
2 Bridge Troll
3 Silver Carp
2 Weir Spirit
2 Leaking Jar
1 Canal Leviathan
2 Undertow
1 Hush Bell
1 Two Tickets
1 Ferry Swap
1 The Long Night
1 Moonlit Quay
',X'24704AA84ED0A94B811893F300A5A9CE2B790CC7EEECC4FD9C4296B0387D369C',NULL,NULL,0,0),
('8t3c4nqnkykw',1,'the computer','random','name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',NULL,NULL,NULL,0,0),
('924u5087888z',0,'First',NULL,'name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',X'8EE4A54EF4ACD8910FC59725792234D37531F493C560EB960D544E109264E00A',NULL,NULL,0,0),
('924u5087888z',1,'the computer','random','name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',NULL,NULL,NULL,0,0),
('932pqdyhg230',0,'First',NULL,'name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',X'ED5087E77955D3DB8B50B7AC064787F5E415EA0DAD9B4A7342648C40B0A3E570',NULL,NULL,0,0),
('932pqdyhg230',1,'the computer','random','name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',NULL,NULL,NULL,0,0),
('94gzx6csd777',0,'First',NULL,'name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',X'F099AE7A1F3DB5814BF0F7AEB0EAEC187E2E6149D9F239C0BB55F1AF1595D468',NULL,NULL,0,0),
('94gzx6csd777',1,'the computer','random','name: Ember Row
1 Ember Row Stalls
1 Opening Night
1 Grand Clearance
1 Smoke and Sparks
4 Charcoal Boy
4 Skewer Thief
4 Noodle Juggler
4 Ember Potter
3 Kiln Warden
3 Fire Eater
3 Glaze Witch
4 Stall Guard
2 Auntie Cinder
3 Two for One
3 Flare
3 Kiln Burst
3 After-Hours Feast
3 Banner of Coals
3 Fired Mask
2 Pier Sweeper
2 Crab Vendor
2 Change of Wind
',NULL,NULL,NULL,0,0),
('9hac90795sm8',0,'First',NULL,'name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',X'CEBDD22A484A5892D8DAFD24E7C936A3BD2CD1068B9B6D0BA1EEC9A55370C124',NULL,NULL,0,0),
('9hac90795sm8',1,'the computer','random','name: Garden School
4 Fern Ledger Lv1
3 Fern Ledger Lv2
4 Clover Brand Lv1
3 Clover Brand Lv2
2 Root Whisper Lv1
1 Hale Thistle Lv1
3 Seedling
3 Hedge Boar
2 Moss Crawler
3 Vine Stag
2 Proud Peacock
3 Scarecrow Captain
2 Orchard Queen
3 Bramble Host
1 Great Hornbeam
3 Grafting
2 Toll the Green Bell
2 Tend the Rows
2 Thorn Lash
1 Overgrowth
1 Walled Garden
3 Twin Hedge
2 The Green Bell
',NULL,NULL,NULL,0,0),
('9nxuvnws2trg',0,'First',NULL,'name: Canal School
4 Sluice Marrow Lv1
3 Sluice Marrow Lv2
3 Pell Lantern Lv1
2 Pell Lantern Lv2
2 Tidy Quill Lv1
2 Moth Iver Lv1
2 Ferry Twill Lv1
3 Puddle Newt
3 Lamp Eel
3 Lock Heron
3 Barge Hound
3 Moon Otter
2 Bridge Troll
3 Silver Carp
2 Weir Spirit
2 Leaking Jar
1 Canal Leviathan
2 Undertow
1 Hush Bell
1 Two Tickets
1 Ferry Swap
1 The Long Night
1 Moonlit Quay
',X'D01BEC6B35E54E251384812ECA6388EB809A4EC578F903ECD3B9D5C553C35E58',NULL,NULL,0,0),
('9nxuvnws2trg',1,'the computer','random','name: Garden School
4 Fern Ledger Lv1
3 Fern Ledger Lv2
4 Clover Brand Lv1
3 Clover Brand Lv2
2 Root Whisper Lv1
1 Hale Thistle Lv1
3 Seedling
3 Hedge Boar
2 Moss Crawler
3 Vine Stag
2 Proud Peacock
3 Scarecrow Captain
2 Orchard Queen
3 Bramble Host
1 Great Hornbeam
3 Grafting
2 Toll the Green Bell
2 Tend the Rows
2 Thorn Lash
1 Overgrowth
1 Walled Garden
3 Twin Hedge
2 The Green Bell
',NULL,NULL,NULL,0,0),
('9t05n5gsfk6k',0,'First',NULL,'name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',X'420C615A782E1CB710BD64269E0EF28BB11EA3BAFEB96ED2B601009DE94D5EFE',NULL,NULL,0,0),
('9t05n5gsfk6k',1,'the computer','random','name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',NULL,NULL,NULL,0,0),
('9t6e6jvtfy9k',0,'First',NULL,'name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',X'F2AF40A01B5CB997CA39D6C14E88D55E847499DC6CB49D0EE26F11B8CFAE3096',NULL,NULL,0,0),
('9t6e6jvtfy9k',1,'the computer','random','name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',NULL,NULL,NULL,0,0),
('9xwjqq6yj9z8',0,'First',NULL,'name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',X'CF17EF9BB18775FC765A6CFA40581F122B221855407ADB05E92753CE685E660F',NULL,NULL,0,0),
('9xwjqq6yj9z8',1,'the computer','random','name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',NULL,NULL,NULL,0,0),
('a2uvpngjt3e2',0,'First',NULL,'name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',X'2F8F8D65B684519D6B1A29C69EF8579DE17FD05FE6287F7A0B88BDCCAB573AC0',NULL,NULL,0,0),
('a2uvpngjt3e2',1,'the computer','random','name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',NULL,NULL,NULL,0,0),
('a64584h04tyt',0,'First',NULL,'name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',X'FECA9EC8876E378E20624AA031A77856B8856D892F366CD4032D6CE9AA8C2C75',NULL,NULL,0,0),
('a64584h04tyt',1,'the computer','random','name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',NULL,NULL,NULL,0,0),
('ac8n2u9huevn',0,'First',NULL,'name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',X'F0C0892AF0379B70C75619137AB2D3BB392887131A388E185BC7DB5398732304',NULL,NULL,0,0),
('ac8n2u9huevn',1,'the computer','random','name: Kiln and Wall
# Fire and Earth: guards in front, kilns behind.

# Forwards
3 Cinder Duelist
2 Ashwing Courier
2 Pyre Dancer
1 Sootwing Raider
2 Bellows Golem
2 Kiln Marshal
2 Brannoch of the Pyre
3 Harbor Sentinel
2 Root Hermit
2 Tidewall Captain
1 Ember of the Far Kiln
2 Saltforge Twins

# Backups
2 Furnace Apprentice
1 Cinder Oracle
3 Lamplight Keeper
2 Ember Scribe
3 Wharf Mason
3 Gate Warden
3 Salt Miner

# Monsters
1 Slagheart
1 Coalback Drake

# Summons
3 Wrath of the Kiln
1 Cinderfall
1 Stoneskin Chorus
1 Torchlit Vow
1 Bedrock Verdict
',NULL,NULL,NULL,0,0),
('ah7v9qvqz4gq',0,'First',NULL,'name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',X'1EC20E7FBC3F85B7D98605C782995DAD0360ED8989F8384E66C0441F3D9EEAF2',NULL,NULL,0,0),
('ah7v9qvqz4gq',1,'the computer','random','name: Kiln and Wall
# Fire and Earth: guards in front, kilns behind.

# Forwards
3 Cinder Duelist
2 Ashwing Courier
2 Pyre Dancer
1 Sootwing Raider
2 Bellows Golem
2 Kiln Marshal
2 Brannoch of the Pyre
3 Harbor Sentinel
2 Root Hermit
2 Tidewall Captain
1 Ember of the Far Kiln
2 Saltforge Twins

# Backups
2 Furnace Apprentice
1 Cinder Oracle
3 Lamplight Keeper
2 Ember Scribe
3 Wharf Mason
3 Gate Warden
3 Salt Miner

# Monsters
1 Slagheart
1 Coalback Drake

# Summons
3 Wrath of the Kiln
1 Cinderfall
1 Stoneskin Chorus
1 Torchlit Vow
1 Bedrock Verdict
',NULL,NULL,NULL,0,0),
('avpqny977dhr',0,'First',NULL,'name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',X'D4809AC3069FA7D4FE67B2FAF67BF00FDE0B6C9C041F73BCED053AD302D2D1BD',NULL,NULL,0,0),
('avpqny977dhr',1,'the computer','random','name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',NULL,NULL,NULL,0,0),
('azcwc85vvgay',0,'First',NULL,'name: Quiet Charts
2 Hushed Clerk
2 Moth Warden
2 Needle Matron
2 Pale Executioner
1 Bone Ledger
2 Grave Ferryman
1 Undertow Wraith
1 Ninth Bell
1 Well-Bottom Thing
1 Candle Thief
1 Velvet Undertaker
1 Drowned King
1 Midnight Interloper
1 Crypt Caller
1 Charnel Stair
1 House of the Slow Clock
1 Quiet Errand
2 Snuff Out
1 Toll of the Tide
1 Call Back the Drowned
1 Whispered Debt
2 Slate Courier
2 Tide Surveyor
1 Folded Heron
1 Marginal Imp
2 Redraw the Map
2 Return to Harbour
1 Blot the Line
1 Lantern Ray
1 Quiet Soundings
',X'8B2254C9DBF8236D47A567FBE58577180D86834EC5F27CA22CFC6F74BC051ACB',NULL,NULL,0,0),
('azcwc85vvgay',1,'the computer','random','name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',NULL,NULL,NULL,0,0),
('azv768s85g62',0,'First',NULL,'name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',X'3C2AC59DB68C5B817BDCF84654DAFE79EA183798D5E4A7E5A7A0A997041A0B60',NULL,NULL,0,0),
('azv768s85g62',1,'the computer','random','name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',NULL,NULL,NULL,0,0),
('b4f2jw6nx530',0,'First',NULL,'name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',X'F74EFCC6C2C7526EFF6B5DAA613C11CB84B268A77E6442863B0262D5BCAA3D6C',NULL,NULL,0,0),
('b4f2jw6nx530',1,'the computer','random','name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',NULL,NULL,NULL,0,0),
('b8fa2wq5b4e0',0,'First',NULL,'name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',X'D7A06E3605AF42D1DB1C3F4AC14829D9487F70F2389217E190F4FF9F30000E8D',NULL,NULL,0,0),
('b8fa2wq5b4e0',1,'the computer','random','name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',NULL,NULL,NULL,0,0),
('bp5e9mfb6vh7',0,'First',NULL,'name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',X'607CB93A6E7B582782DE57FFE1C7DF617C92C8E690026852DF2521F0C4400EDA',NULL,NULL,0,0),
('bp5e9mfb6vh7',1,'the computer','random','name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',NULL,NULL,NULL,0,0),
('bq499u4fg859',0,'First',NULL,'name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',X'5725F6E79EAF07C1058116EC933B2B3EAFA9ED3E2C00133B7595E0E9F4D07812',NULL,NULL,0,0),
('bq499u4fg859',1,'the computer','random','name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',NULL,NULL,NULL,0,0),
('bsn09bhu9n72',0,'First',NULL,'name: Quiet Charts
2 Hushed Clerk
2 Moth Warden
2 Needle Matron
2 Pale Executioner
1 Bone Ledger
2 Grave Ferryman
1 Undertow Wraith
1 Ninth Bell
1 Well-Bottom Thing
1 Candle Thief
1 Velvet Undertaker
1 Drowned King
1 Midnight Interloper
1 Crypt Caller
1 Charnel Stair
1 House of the Slow Clock
1 Quiet Errand
2 Snuff Out
1 Toll of the Tide
1 Call Back the Drowned
1 Whispered Debt
2 Slate Courier
2 Tide Surveyor
1 Folded Heron
1 Marginal Imp
2 Redraw the Map
2 Return to Harbour
1 Blot the Line
1 Lantern Ray
1 Quiet Soundings
',X'F033B20921300AB471694F814B27F743BBB1D588A707F6E384E71567D9E03DB3',NULL,NULL,0,0),
('bsn09bhu9n72',1,'the computer','random','name: Quiet Charts
2 Hushed Clerk
2 Moth Warden
2 Needle Matron
2 Pale Executioner
1 Bone Ledger
2 Grave Ferryman
1 Undertow Wraith
1 Ninth Bell
1 Well-Bottom Thing
1 Candle Thief
1 Velvet Undertaker
1 Drowned King
1 Midnight Interloper
1 Crypt Caller
1 Charnel Stair
1 House of the Slow Clock
1 Quiet Errand
2 Snuff Out
1 Toll of the Tide
1 Call Back the Drowned
1 Whispered Debt
2 Slate Courier
2 Tide Surveyor
1 Folded Heron
1 Marginal Imp
2 Redraw the Map
2 Return to Harbour
1 Blot the Line
1 Lantern Ray
1 Quiet Soundings
',NULL,NULL,NULL,0,0),
('c046vknguyht',0,'First',NULL,'name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',X'5D9CB2A027BE3B8BF144E4597D8F669F87D35DC0B4BE5B51B2C574A73E37CD64',NULL,NULL,0,0),
('c046vknguyht',1,'the computer','random','name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',NULL,NULL,NULL,0,0),
('c9faaf2r65xp',0,'First',NULL,'name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',X'3A78CB920375626490E53F03EE0F9C096D814DAA273BC418EB517C8A4CB9E57B',NULL,NULL,0,0),
('c9faaf2r65xp',1,'the computer','random','name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',NULL,NULL,NULL,0,0),
('ccpybt03xc0c',0,'First',NULL,'name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',X'2A03D3536B52583178B70D5ECD633140A10F4660DEF5142A9CACB4E81687EE41',NULL,NULL,0,0),
('ccpybt03xc0c',1,'the computer','random','name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',NULL,NULL,NULL,0,0),
('cphb0t89rjrg',0,'First',NULL,'name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',X'F79B0EDCD59B6AC53244AD8DF55E6C716BA0824A9300FE5BED6BED52E1EA4C15',NULL,NULL,0,0),
('cphb0t89rjrg',1,'the computer','random','name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',NULL,NULL,NULL,0,0),
('d9cdveyqvbrr',0,'First',NULL,'name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',X'DB66E3109D70D24EF1F538356AAE79A19FA5F54CD440CA567751BC21A5E5E33B',NULL,NULL,0,0),
('d9cdveyqvbrr',1,'the computer','random','name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',NULL,NULL,NULL,0,0),
('de7s73hppy7b',0,'First',NULL,'name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',X'64AE4A11DFD33E17B92C75C47911C07195E6653AF923805E7C8AE22D264723DC',NULL,NULL,0,0),
('de7s73hppy7b',1,'the computer','random','name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',NULL,NULL,NULL,0,0),
('df2zjyd9undb',0,'First',NULL,'name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',X'9BEFBD85747BDE5D7B3094EA009D808A53B2ACCA9D3501981E48308713C4D7E1',NULL,NULL,0,0),
('df2zjyd9undb',1,'the computer','random','name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',NULL,NULL,NULL,0,0),
('dv9xnw7qvbxt',0,'First',NULL,'name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',X'8AA1E315068A41848FE8704C887F53B3D2D12FAFB71FDD1A5EFDC9001BD957E0',NULL,NULL,0,0),
('dv9xnw7qvbxt',1,'the computer','random','name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',NULL,NULL,NULL,0,0),
('ee7h8y4keddp',0,'First',NULL,'name: Quiet Charts
2 Hushed Clerk
2 Moth Warden
2 Needle Matron
2 Pale Executioner
1 Bone Ledger
2 Grave Ferryman
1 Undertow Wraith
1 Ninth Bell
1 Well-Bottom Thing
1 Candle Thief
1 Velvet Undertaker
1 Drowned King
1 Midnight Interloper
1 Crypt Caller
1 Charnel Stair
1 House of the Slow Clock
1 Quiet Errand
2 Snuff Out
1 Toll of the Tide
1 Call Back the Drowned
1 Whispered Debt
2 Slate Courier
2 Tide Surveyor
1 Folded Heron
1 Marginal Imp
2 Redraw the Map
2 Return to Harbour
1 Blot the Line
1 Lantern Ray
1 Quiet Soundings
',X'6966668DD96C79CCC2759421EF8C391FA40A1E99DED716D33127275F229F9A8D',NULL,NULL,0,0),
('ee7h8y4keddp',1,'the computer','random','name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',NULL,NULL,NULL,0,0),
('eex87gaaj3v9',0,'First',NULL,'name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',X'CBF03DF9F00AC59F913D2D39BDF58E9322F0F00D5D2894D0EDB1ADE369CD1926',NULL,NULL,0,0),
('eex87gaaj3v9',1,'the computer','random','name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',NULL,NULL,NULL,0,0),
('eg53usd552dw',0,'First',NULL,'name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',X'2E99E4A2EA71AA52D323FA41C9DC9859109536F135FC09B4D39DD47ECC886561',NULL,NULL,0,0),
('eg53usd552dw',1,'the computer','random','name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',NULL,NULL,NULL,0,0),
('egzwd0p8jc5c',0,'First',NULL,'name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',X'CF1523818B09A5FC3D57CC2510E7FAB8E662FDE899F15CC5BC5E4300FF158151',NULL,NULL,0,0),
('egzwd0p8jc5c',1,'the computer','random','name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',NULL,NULL,NULL,0,0),
('eh9jajj96d3c',0,'First',NULL,'name: Canal School
4 Sluice Marrow Lv1
3 Sluice Marrow Lv2
3 Pell Lantern Lv1
2 Pell Lantern Lv2
2 Tidy Quill Lv1
2 Moth Iver Lv1
2 Ferry Twill Lv1
3 Puddle Newt
3 Lamp Eel
3 Lock Heron
3 Barge Hound
3 Moon Otter
2 Bridge Troll
3 Silver Carp
2 Weir Spirit
2 Leaking Jar
1 Canal Leviathan
2 Undertow
1 Hush Bell
1 Two Tickets
1 Ferry Swap
1 The Long Night
1 Moonlit Quay
',X'C302938183BF7FE1387441FAC6A79DFE4E2A9F5CB3E21ABB05766281056DAFB9',NULL,NULL,0,0),
('eh9jajj96d3c',1,'the computer','random','name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',NULL,NULL,NULL,0,0),
('emvaevmedae6',0,'First',NULL,'name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',X'649C129038114617525EE920661D30A523C65D6EAFAC555909F9E73938782733',NULL,NULL,0,0),
('emvaevmedae6',1,'the computer','random','name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',NULL,NULL,NULL,0,0),
('enmu3h3gq83p',0,'First',NULL,'name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',X'27E1D56B079D327E74C13D7A181B8B082CB4ACA3ED957F8B46EC38963B25371C',NULL,NULL,0,0),
('enmu3h3gq83p',1,'the computer','random','name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',NULL,NULL,NULL,0,0),
('f06d7p3h80sa',0,'First',NULL,'name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',X'DD8105D92AE0BED2F25854F34083903627EB762E171894481D12F5DFC048D029',NULL,NULL,0,0),
('f06d7p3h80sa',1,'the computer','random','name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',NULL,NULL,NULL,0,0),
('f82cyabzj7t3',0,'First',NULL,'name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',X'633E982F10C4FBE991180A3B3E0D4C838112FCECA9191C9E0E12B4E8419703F6',NULL,NULL,0,0),
('f82cyabzj7t3',1,'the computer','random','name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',NULL,NULL,NULL,0,0),
('fa0hc5a4ra3z',0,'First',NULL,'name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',X'DDD911545A8BA8F95A3A13744D2E68DA5AE3F04E54140F3DF00457ED22154B8E',NULL,NULL,0,0),
('fa0hc5a4ra3z',1,'the computer','random','name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',NULL,NULL,NULL,0,0),
('fk08mevv7bdw',0,'First',NULL,'name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',X'C93D305CB37CFBF7853B7CA2D7A60FE2982235654ED228E278EBD2D997F2EC79',NULL,NULL,0,0),
('fk08mevv7bdw',1,'the computer','random','name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',NULL,NULL,NULL,0,0),
('fph3v4h93bq5',0,'First',NULL,'name: Canal School
4 Sluice Marrow Lv1
3 Sluice Marrow Lv2
3 Pell Lantern Lv1
2 Pell Lantern Lv2
2 Tidy Quill Lv1
2 Moth Iver Lv1
2 Ferry Twill Lv1
3 Puddle Newt
3 Lamp Eel
3 Lock Heron
3 Barge Hound
3 Moon Otter
2 Bridge Troll
3 Silver Carp
2 Weir Spirit
2 Leaking Jar
1 Canal Leviathan
2 Undertow
1 Hush Bell
1 Two Tickets
1 Ferry Swap
1 The Long Night
1 Moonlit Quay
',X'8AA8CD2A6DEA1D6C48E88A9647A3E2656DD477A6BA9A6A48AC12FEFB94A6EBC7',NULL,NULL,0,0),
('fph3v4h93bq5',1,'the computer','random','name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',NULL,NULL,NULL,0,0),
('fqqcqgn75hn5',0,'First',NULL,'name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',X'5D2B4381CCC449DB297F7973BE1A9AE069A73BF8E01E63D43C7B3FED0CC71CD5',NULL,NULL,0,0),
('fqqcqgn75hn5',1,'the computer','random','name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',NULL,NULL,NULL,0,0),
('frgpxv0ufhyk',0,'First',NULL,'name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',X'01CCA03A5B2D195C5C3FDED488793EA8AC2DFBE4D6D11360FB284B86F0228ACC',NULL,NULL,0,0),
('frgpxv0ufhyk',1,'the computer','random','name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',NULL,NULL,NULL,0,0),
('g2656wmffmat',0,'First',NULL,'name: Garden School
4 Fern Ledger Lv1
3 Fern Ledger Lv2
4 Clover Brand Lv1
3 Clover Brand Lv2
2 Root Whisper Lv1
1 Hale Thistle Lv1
3 Seedling
3 Hedge Boar
2 Moss Crawler
3 Vine Stag
2 Proud Peacock
3 Scarecrow Captain
2 Orchard Queen
3 Bramble Host
1 Great Hornbeam
3 Grafting
2 Toll the Green Bell
2 Tend the Rows
2 Thorn Lash
1 Overgrowth
1 Walled Garden
3 Twin Hedge
2 The Green Bell
',X'FD2F580819DDE8D913470D896B28515E8A4CF024A7EFED2EBCCB45D2209C9E58',NULL,NULL,0,0),
('g2656wmffmat',1,'the computer','random','name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',NULL,NULL,NULL,0,0),
('gjjpynrvx2bf',0,'First',NULL,'name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',X'2CE03BA3A6F4B6C29000239EFFB5833E0C059FF181D6B79697CD0F0C95B44707',NULL,NULL,0,0),
('gjjpynrvx2bf',1,'the computer','random','name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',NULL,NULL,NULL,0,0),
('gx9sj72gb0ss',0,'First',NULL,'name: Canal School
4 Sluice Marrow Lv1
3 Sluice Marrow Lv2
3 Pell Lantern Lv1
2 Pell Lantern Lv2
2 Tidy Quill Lv1
2 Moth Iver Lv1
2 Ferry Twill Lv1
3 Puddle Newt
3 Lamp Eel
3 Lock Heron
3 Barge Hound
3 Moon Otter
2 Bridge Troll
3 Silver Carp
2 Weir Spirit
2 Leaking Jar
1 Canal Leviathan
2 Undertow
1 Hush Bell
1 Two Tickets
1 Ferry Swap
1 The Long Night
1 Moonlit Quay
',X'9367147DAD7B3A3E3BF7A9F6C1F5EBCFFF058A753481A745EC60A0A570DFBE21',NULL,NULL,0,0),
('gx9sj72gb0ss',1,'the computer','random','name: Canal School
4 Sluice Marrow Lv1
3 Sluice Marrow Lv2
3 Pell Lantern Lv1
2 Pell Lantern Lv2
2 Tidy Quill Lv1
2 Moth Iver Lv1
2 Ferry Twill Lv1
3 Puddle Newt
3 Lamp Eel
3 Lock Heron
3 Barge Hound
3 Moon Otter
2 Bridge Troll
3 Silver Carp
2 Weir Spirit
2 Leaking Jar
1 Canal Leviathan
2 Undertow
1 Hush Bell
1 Two Tickets
1 Ferry Swap
1 The Long Night
1 Moonlit Quay
',NULL,NULL,NULL,0,0),
('gxtrtg5s7uzn',0,'First',NULL,'name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',X'C23876BE8E2396803885EC8CC114418302DF327DC6BFC7F7E0E0A093A6662C03',NULL,NULL,0,0),
('gxtrtg5s7uzn',1,'the computer','random','name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',NULL,NULL,NULL,0,0),
('h0txee5pgkcd',0,'First',NULL,'name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',X'2CBD2E1DC1216360A3CB92709085E4539F32F86D17C8DC73DD65D87BDD1BFF57',NULL,NULL,0,0),
('h0txee5pgkcd',1,'the computer','random','name: Kiln and Wall
# Fire and Earth: guards in front, kilns behind.

# Forwards
3 Cinder Duelist
2 Ashwing Courier
2 Pyre Dancer
1 Sootwing Raider
2 Bellows Golem
2 Kiln Marshal
2 Brannoch of the Pyre
3 Harbor Sentinel
2 Root Hermit
2 Tidewall Captain
1 Ember of the Far Kiln
2 Saltforge Twins

# Backups
2 Furnace Apprentice
1 Cinder Oracle
3 Lamplight Keeper
2 Ember Scribe
3 Wharf Mason
3 Gate Warden
3 Salt Miner

# Monsters
1 Slagheart
1 Coalback Drake

# Summons
3 Wrath of the Kiln
1 Cinderfall
1 Stoneskin Chorus
1 Torchlit Vow
1 Bedrock Verdict
',NULL,NULL,NULL,0,0),
('h259cumsw9ag',0,'First',NULL,'name: Garden School
4 Fern Ledger Lv1
3 Fern Ledger Lv2
4 Clover Brand Lv1
3 Clover Brand Lv2
2 Root Whisper Lv1
1 Hale Thistle Lv1
3 Seedling
3 Hedge Boar
2 Moss Crawler
3 Vine Stag
2 Proud Peacock
3 Scarecrow Captain
2 Orchard Queen
3 Bramble Host
1 Great Hornbeam
3 Grafting
2 Toll the Green Bell
2 Tend the Rows
2 Thorn Lash
1 Overgrowth
1 Walled Garden
3 Twin Hedge
2 The Green Bell
',X'03E5979CE0A7B8DC6EF9592AC1E3ABC0D253343B5A20E096380454AE400B2D25',NULL,NULL,0,0),
('h259cumsw9ag',1,'the computer','random','name: Garden School
4 Fern Ledger Lv1
3 Fern Ledger Lv2
4 Clover Brand Lv1
3 Clover Brand Lv2
2 Root Whisper Lv1
1 Hale Thistle Lv1
3 Seedling
3 Hedge Boar
2 Moss Crawler
3 Vine Stag
2 Proud Peacock
3 Scarecrow Captain
2 Orchard Queen
3 Bramble Host
1 Great Hornbeam
3 Grafting
2 Toll the Green Bell
2 Tend the Rows
2 Thorn Lash
1 Overgrowth
1 Walled Garden
3 Twin Hedge
2 The Green Bell
',NULL,NULL,NULL,0,0),
('h40fhp4jecgb',0,'First',NULL,'name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',X'91D8A5D984450C81FBF1562CDDE79787498110FE47C7B8DCB4CD55568500FB93',NULL,NULL,0,0),
('h40fhp4jecgb',1,'the computer','random','name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',NULL,NULL,NULL,0,0),
('h6rjqegsjdqf',0,'First',NULL,'name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',X'25E60234DB581E1DC93D56B7E674B576ACB72F64A736011AE5746BC281B5F64D',NULL,NULL,0,0),
('h6rjqegsjdqf',1,'the computer','random','name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',NULL,NULL,NULL,0,0),
('ha88g5zztd98',0,'First',NULL,'name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',X'CFD84209EEED0D0D02206EEEB2CAAF03162701A5A54F30E42ADB823196066A05',NULL,NULL,0,0),
('ha88g5zztd98',1,'the computer','random','name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',NULL,NULL,NULL,0,0),
('hcd725y3ns2h',0,'First',NULL,'name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',X'A52A4A5D505A5AF3BB15CC65B3FB453384AD6ABADDC061939BD7AB702BDB2138',NULL,NULL,0,0),
('hcd725y3ns2h',1,'the computer','random','name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',NULL,NULL,NULL,0,0),
('hgppx2vgtnjs',0,'First',NULL,'name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',X'FD01821E83C914F8B6EF18818E58010FC230738BD2E8E6EF941089C2BFC47761',NULL,NULL,0,0),
('hgppx2vgtnjs',1,'the computer','random','name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',NULL,NULL,NULL,0,0),
('hh90jh23e5q7',0,'First',NULL,'name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',X'D3EDC4E4A996370B7DC7598B76B32DB9EBB186608F932071DF77EA78D7D817C7',NULL,NULL,0,0),
('hh90jh23e5q7',1,'the computer','random','name: Garden School
4 Fern Ledger Lv1
3 Fern Ledger Lv2
4 Clover Brand Lv1
3 Clover Brand Lv2
2 Root Whisper Lv1
1 Hale Thistle Lv1
3 Seedling
3 Hedge Boar
2 Moss Crawler
3 Vine Stag
2 Proud Peacock
3 Scarecrow Captain
2 Orchard Queen
3 Bramble Host
1 Great Hornbeam
3 Grafting
2 Toll the Green Bell
2 Tend the Rows
2 Thorn Lash
1 Overgrowth
1 Walled Garden
3 Twin Hedge
2 The Green Bell
',NULL,NULL,NULL,0,0),
('hmndrsn2cszk',0,'First',NULL,'name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',X'50B78C97529B79100A676CE660AD90B4280113BF6A820CC3B04EE4A3AD2B8409',NULL,NULL,0,0),
('hmndrsn2cszk',1,'the computer','random','name: Ember Row
1 Ember Row Stalls
1 Opening Night
1 Grand Clearance
1 Smoke and Sparks
4 Charcoal Boy
4 Skewer Thief
4 Noodle Juggler
4 Ember Potter
3 Kiln Warden
3 Fire Eater
3 Glaze Witch
4 Stall Guard
2 Auntie Cinder
3 Two for One
3 Flare
3 Kiln Burst
3 After-Hours Feast
3 Banner of Coals
3 Fired Mask
2 Pier Sweeper
2 Crab Vendor
2 Change of Wind
',NULL,NULL,NULL,0,0),
('hpka2xtsgyus',0,'First',NULL,'name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',X'0C3FEA4DC779E2936279FB60F485393C8EC375E390B3A53B3F948E63C75AB464',NULL,NULL,0,0),
('hpka2xtsgyus',1,'the computer','random','name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',NULL,NULL,NULL,0,0),
('j2fjb8hcxftu',0,'First',NULL,'name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',X'50EB091C35FD2DCB98CA83A849E29237878D0C04CB698B0DE4131EC96AF11E57',NULL,NULL,0,0),
('j2fjb8hcxftu',1,'the computer','random','name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',NULL,NULL,NULL,0,0),
('jaeqq0b7qxwy',0,'First',NULL,'name: Garden School
4 Fern Ledger Lv1
3 Fern Ledger Lv2
4 Clover Brand Lv1
3 Clover Brand Lv2
2 Root Whisper Lv1
1 Hale Thistle Lv1
3 Seedling
3 Hedge Boar
2 Moss Crawler
3 Vine Stag
2 Proud Peacock
3 Scarecrow Captain
2 Orchard Queen
3 Bramble Host
1 Great Hornbeam
3 Grafting
2 Toll the Green Bell
2 Tend the Rows
2 Thorn Lash
1 Overgrowth
1 Walled Garden
3 Twin Hedge
2 The Green Bell
',X'55459CDA87B993345F881BC7272430B0334925221D276734956B413677C969CD',NULL,NULL,0,0),
('jaeqq0b7qxwy',1,'the computer','random','name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',NULL,NULL,NULL,0,0),
('jp0vb2g2039y',0,'First',NULL,'name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',X'4EEEDC84ACF54BBB89A39581C1392E7FFB36E269DCB81FE1376A1051E790B096',NULL,NULL,0,0),
('jp0vb2g2039y',1,'the computer','random','name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',NULL,NULL,NULL,0,0),
('jtbt8tdmeuvw',0,'First',NULL,'name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',X'FFD028A09CB5D4597D55994562C57318B0CB351A7DACAD6B9DA02818E61E835A',NULL,NULL,0,0),
('jtbt8tdmeuvw',1,'the computer','random','name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',NULL,NULL,NULL,0,0),
('jwv4y3rxwuva',0,'First',NULL,'name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',X'EDC64CC5E1EC3FA342A3B7ACFF87F3C5363279E603648C6AAA27E9ED44FA4B25',NULL,NULL,0,0),
('jwv4y3rxwuva',1,'the computer','random','name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',NULL,NULL,NULL,0,0),
('k9tddgrzjrdq',0,'First',NULL,'name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',X'E5FE619F856738667FDA4B69921436887A4A34843B6609F1E7188E3B6B355A8C',NULL,NULL,0,0),
('k9tddgrzjrdq',1,'the computer','random','name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',NULL,NULL,NULL,0,0),
('kbzyvbqp6dd7',0,'First',NULL,'name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',X'F475E4E3B91684B14B6553F8CA587A1ADD3FC826095910DFBE1FB8558F52C9D3',NULL,NULL,0,0),
('kbzyvbqp6dd7',1,'the computer','random','name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',NULL,NULL,NULL,0,0),
('kdwj02dr5uts',0,'First',NULL,'name: Ember Row
1 Ember Row Stalls
1 Opening Night
1 Grand Clearance
1 Smoke and Sparks
4 Charcoal Boy
4 Skewer Thief
4 Noodle Juggler
4 Ember Potter
3 Kiln Warden
3 Fire Eater
3 Glaze Witch
4 Stall Guard
2 Auntie Cinder
3 Two for One
3 Flare
3 Kiln Burst
3 After-Hours Feast
3 Banner of Coals
3 Fired Mask
2 Pier Sweeper
2 Crab Vendor
2 Change of Wind
',X'2D2D256833F386E333FB9384453583D4DC38D258C1AAE0D8C61301FB9B57481D',NULL,NULL,0,0),
('kdwj02dr5uts',1,'the computer','random','name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',NULL,NULL,NULL,0,0),
('kec4urb8bg9x',0,'First',NULL,'name: Ember Row
1 Ember Row Stalls
1 Opening Night
1 Grand Clearance
1 Smoke and Sparks
4 Charcoal Boy
4 Skewer Thief
4 Noodle Juggler
4 Ember Potter
3 Kiln Warden
3 Fire Eater
3 Glaze Witch
4 Stall Guard
2 Auntie Cinder
3 Two for One
3 Flare
3 Kiln Burst
3 After-Hours Feast
3 Banner of Coals
3 Fired Mask
2 Pier Sweeper
2 Crab Vendor
2 Change of Wind
',X'028C0575AD64C77654774D28D878C0780519409B6B514026032554DE3D9C23C6',NULL,NULL,0,0),
('kec4urb8bg9x',1,'the computer','random','name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',NULL,NULL,NULL,0,0),
('kftbxrtd5wn7',0,'First',NULL,'name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',X'91B9B61291E2AB20C71515AE6E6D6B31ED690B874780C459761D1ADC8CF87E3A',NULL,NULL,0,0),
('kftbxrtd5wn7',1,'the computer','random','name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',NULL,NULL,NULL,0,0),
('knrmwg2avwdv',0,'First',NULL,'name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',X'1FEA46055EBCC551F65C10E8085A1018DF2C0A00489B106F87AEDCC3C75B23CE',NULL,NULL,0,0),
('knrmwg2avwdv',1,'the computer','random','name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',NULL,NULL,NULL,0,0),
('kx96mskwu9he',0,'First',NULL,'name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',X'FC1BDA5D70525ED214E11962787DE05ADF477171AD362F91C852B6089F44603F',NULL,NULL,0,0),
('kx96mskwu9he',1,'the computer','random','name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',NULL,NULL,NULL,0,0),
('m788g4q9mx4w',0,'First',NULL,'name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',X'347DDDDD7D04EBD0C433DB91E48AF605835A405EC1FD6977711222D4E20B3DF9',NULL,NULL,0,0),
('m788g4q9mx4w',1,'the computer','random','name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',NULL,NULL,NULL,0,0),
('m9b5af5756wc',0,'First',NULL,'name: Kiln and Wall
# Fire and Earth: guards in front, kilns behind.

# Forwards
3 Cinder Duelist
2 Ashwing Courier
2 Pyre Dancer
1 Sootwing Raider
2 Bellows Golem
2 Kiln Marshal
2 Brannoch of the Pyre
3 Harbor Sentinel
2 Root Hermit
2 Tidewall Captain
1 Ember of the Far Kiln
2 Saltforge Twins

# Backups
2 Furnace Apprentice
1 Cinder Oracle
3 Lamplight Keeper
2 Ember Scribe
3 Wharf Mason
3 Gate Warden
3 Salt Miner

# Monsters
1 Slagheart
1 Coalback Drake

# Summons
3 Wrath of the Kiln
1 Cinderfall
1 Stoneskin Chorus
1 Torchlit Vow
1 Bedrock Verdict
',X'58043730EC21CFA204C1AE2A803565E24D64E59D033F04277886276F68A447CF',NULL,NULL,0,0),
('m9b5af5756wc',1,'the computer','random','name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',NULL,NULL,NULL,0,0),
('ma293d2hf4rk',0,'First',NULL,'name: Quiet Charts
2 Hushed Clerk
2 Moth Warden
2 Needle Matron
2 Pale Executioner
1 Bone Ledger
2 Grave Ferryman
1 Undertow Wraith
1 Ninth Bell
1 Well-Bottom Thing
1 Candle Thief
1 Velvet Undertaker
1 Drowned King
1 Midnight Interloper
1 Crypt Caller
1 Charnel Stair
1 House of the Slow Clock
1 Quiet Errand
2 Snuff Out
1 Toll of the Tide
1 Call Back the Drowned
1 Whispered Debt
2 Slate Courier
2 Tide Surveyor
1 Folded Heron
1 Marginal Imp
2 Redraw the Map
2 Return to Harbour
1 Blot the Line
1 Lantern Ray
1 Quiet Soundings
',X'698849B1E89454E5F10EFD9BFE1F8A8C94FD40BE9096102CA57B469F50179D94',NULL,NULL,0,0),
('ma293d2hf4rk',1,'the computer','random','name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',NULL,NULL,NULL,0,0),
('mcdsk79wbsb2',0,'First',NULL,'name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',X'EDFC91127EF31ADEF652752945A3B15E564A445A80DB63D5C0042C7F5876B559',NULL,NULL,0,0),
('mcdsk79wbsb2',1,'the computer','random','name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',NULL,NULL,NULL,0,0),
('mdgewes85m6s',0,'First',NULL,'name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',X'8A91A135AE2F01C38ED02CFF55193F666C6EFD88871FEE8E402908A9B6E4985A',NULL,NULL,0,0),
('mdgewes85m6s',1,'the computer','random','name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',NULL,NULL,NULL,0,0),
('mmnqgeahqm3z',0,'First',NULL,'name: Ember Row
1 Ember Row Stalls
1 Opening Night
1 Grand Clearance
1 Smoke and Sparks
4 Charcoal Boy
4 Skewer Thief
4 Noodle Juggler
4 Ember Potter
3 Kiln Warden
3 Fire Eater
3 Glaze Witch
4 Stall Guard
2 Auntie Cinder
3 Two for One
3 Flare
3 Kiln Burst
3 After-Hours Feast
3 Banner of Coals
3 Fired Mask
2 Pier Sweeper
2 Crab Vendor
2 Change of Wind
',X'0B2A2561F901EBAC14F2E5399D2739097EC51F0238DC15E8CC0AE61ADAA79200',NULL,NULL,0,0),
('mmnqgeahqm3z',1,'the computer','random','name: Ember Row
1 Ember Row Stalls
1 Opening Night
1 Grand Clearance
1 Smoke and Sparks
4 Charcoal Boy
4 Skewer Thief
4 Noodle Juggler
4 Ember Potter
3 Kiln Warden
3 Fire Eater
3 Glaze Witch
4 Stall Guard
2 Auntie Cinder
3 Two for One
3 Flare
3 Kiln Burst
3 After-Hours Feast
3 Banner of Coals
3 Fired Mask
2 Pier Sweeper
2 Crab Vendor
2 Change of Wind
',NULL,NULL,NULL,0,0),
('mwrgjnra53e9',0,'First',NULL,'name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',X'F92800423D0B66ADF1E598422B1348E348C7E81B2491BF8D3C056C94B0483336',NULL,NULL,0,0),
('mwrgjnra53e9',1,'the computer','random','name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',NULL,NULL,NULL,0,0),
('myv6vsvgbqy5',0,'First',NULL,'name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',X'E6E92A6ECC9C0627CB8047D080398E3AC636EBDFD92FC9ABA4FA466134C87DF1',NULL,NULL,0,0),
('myv6vsvgbqy5',1,'the computer','random','name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',NULL,NULL,NULL,0,0),
('n0dmtcyrymv0',0,'First',NULL,'name: Canal School
4 Sluice Marrow Lv1
3 Sluice Marrow Lv2
3 Pell Lantern Lv1
2 Pell Lantern Lv2
2 Tidy Quill Lv1
2 Moth Iver Lv1
2 Ferry Twill Lv1
3 Puddle Newt
3 Lamp Eel
3 Lock Heron
3 Barge Hound
3 Moon Otter
2 Bridge Troll
3 Silver Carp
2 Weir Spirit
2 Leaking Jar
1 Canal Leviathan
2 Undertow
1 Hush Bell
1 Two Tickets
1 Ferry Swap
1 The Long Night
1 Moonlit Quay
',X'299968F47FA8D7237217B2E51CD999A6AA8AC6DC93FDE2695D4D717C500611A9',NULL,NULL,0,0),
('n0dmtcyrymv0',1,'the computer','random','name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',NULL,NULL,NULL,0,0),
('n2wpmc8yxk84',0,'First',NULL,'name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',X'DE9EA5C00BA8FB1CB17A1188C6B9ABC5383B269DAD36F3C6722762D7A4E576FE',NULL,NULL,0,0),
('n2wpmc8yxk84',1,'the computer','random','name: Canal School
4 Sluice Marrow Lv1
3 Sluice Marrow Lv2
3 Pell Lantern Lv1
2 Pell Lantern Lv2
2 Tidy Quill Lv1
2 Moth Iver Lv1
2 Ferry Twill Lv1
3 Puddle Newt
3 Lamp Eel
3 Lock Heron
3 Barge Hound
3 Moon Otter
2 Bridge Troll
3 Silver Carp
2 Weir Spirit
2 Leaking Jar
1 Canal Leviathan
2 Undertow
1 Hush Bell
1 Two Tickets
1 Ferry Swap
1 The Long Night
1 Moonlit Quay
',NULL,NULL,NULL,0,0),
('n9eccxn8u7df',0,'First',NULL,'name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',X'96044520395EEF037819B1F5525C4A208A29100A56A5075E81754ACB7BD92D12',NULL,NULL,0,0),
('n9eccxn8u7df',1,'the computer','random','name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',NULL,NULL,NULL,0,0),
('nf6tddy50fwz',0,'First',NULL,'name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',X'DB35E10198D91E18EA8D6CCC5D30D913F3E3DABD4FCA34344F12F3393550ECB3',NULL,NULL,0,0),
('nf6tddy50fwz',1,'the computer','random','name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',NULL,NULL,NULL,0,0),
('paw8usfg9sp2',0,'First',NULL,'name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',X'891866DE8D9DB486923A30BB627ED223A55968DBABF332B7C88DD75DDED98863',NULL,NULL,0,0),
('paw8usfg9sp2',1,'the computer','random','name: Garden School
4 Fern Ledger Lv1
3 Fern Ledger Lv2
4 Clover Brand Lv1
3 Clover Brand Lv2
2 Root Whisper Lv1
1 Hale Thistle Lv1
3 Seedling
3 Hedge Boar
2 Moss Crawler
3 Vine Stag
2 Proud Peacock
3 Scarecrow Captain
2 Orchard Queen
3 Bramble Host
1 Great Hornbeam
3 Grafting
2 Toll the Green Bell
2 Tend the Rows
2 Thorn Lash
1 Overgrowth
1 Walled Garden
3 Twin Hedge
2 The Green Bell
',NULL,NULL,NULL,0,0),
('pt77ay4nmuw6',0,'First',NULL,'name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',X'BE20E3841E2BC0B618D06D6D3836D1510EDEBD718806D05FE7101A8B0B15C98A',NULL,NULL,0,0),
('pt77ay4nmuw6',1,'the computer','random','name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',NULL,NULL,NULL,0,0),
('pu58e9p6xh6r',0,'First',NULL,'name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',X'25FF50FAC3E1E82ABE24095DCB6B5514FF631AF930CBE69369296FF812727150',NULL,NULL,0,0),
('pu58e9p6xh6r',1,'the computer','random','name: Canal School
4 Sluice Marrow Lv1
3 Sluice Marrow Lv2
3 Pell Lantern Lv1
2 Pell Lantern Lv2
2 Tidy Quill Lv1
2 Moth Iver Lv1
2 Ferry Twill Lv1
3 Puddle Newt
3 Lamp Eel
3 Lock Heron
3 Barge Hound
3 Moon Otter
2 Bridge Troll
3 Silver Carp
2 Weir Spirit
2 Leaking Jar
1 Canal Leviathan
2 Undertow
1 Hush Bell
1 Two Tickets
1 Ferry Swap
1 The Long Night
1 Moonlit Quay
',NULL,NULL,NULL,0,0),
('pzjmuw3bpcmv',0,'First',NULL,'name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',X'8D063D29044A77AADAB57FB6D99DA3BF13B46EA6D78D534AF469A256E272EDAC',NULL,NULL,0,0),
('pzjmuw3bpcmv',1,'the computer','random','name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',NULL,NULL,NULL,0,0),
('qbj038883eza',0,'First',NULL,'name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',X'E9494F3D5C747586BC63A8154F022CB057C97D506B835FEF94C2CBB5008BCED5',NULL,NULL,0,0),
('qbj038883eza',1,'the computer','random','name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',NULL,NULL,NULL,0,0),
('qde9qzzbpn3h',0,'First',NULL,'name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',X'F9CCAF0EA327E51A8B4474991ECB851D9E03D9EAB486494E4B5A7535B752D06B',NULL,NULL,0,0),
('qde9qzzbpn3h',1,'the computer','random','name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',NULL,NULL,NULL,0,0),
('qe5v5ep7gbb0',0,'First',NULL,'name: Kiln and Wall
# Fire and Earth: guards in front, kilns behind.

# Forwards
3 Cinder Duelist
2 Ashwing Courier
2 Pyre Dancer
1 Sootwing Raider
2 Bellows Golem
2 Kiln Marshal
2 Brannoch of the Pyre
3 Harbor Sentinel
2 Root Hermit
2 Tidewall Captain
1 Ember of the Far Kiln
2 Saltforge Twins

# Backups
2 Furnace Apprentice
1 Cinder Oracle
3 Lamplight Keeper
2 Ember Scribe
3 Wharf Mason
3 Gate Warden
3 Salt Miner

# Monsters
1 Slagheart
1 Coalback Drake

# Summons
3 Wrath of the Kiln
1 Cinderfall
1 Stoneskin Chorus
1 Torchlit Vow
1 Bedrock Verdict
',X'315C492C27DA12D9A47EE5A8F4BAB56CD8DB695D4CA6CA7EFCA3055E40F884C4',NULL,NULL,0,0),
('qe5v5ep7gbb0',1,'the computer','random','name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',NULL,NULL,NULL,0,0),
('qwz8rvakxjgc',0,'First',NULL,'name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',X'AB76A487A292D6F4D35AE87CE262CD1BDAAE9859993ACCE3F9D7D0F5A6995BA5',NULL,NULL,0,0),
('qwz8rvakxjgc',1,'the computer','random','name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',NULL,NULL,NULL,0,0),
('qxujz2sp3u0z',0,'First',NULL,'name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',X'5A98A855F69257B25439B88141B196987239861393AF9E319EB1B0B077116A51',NULL,NULL,0,0),
('qxujz2sp3u0z',1,'the computer','random','name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',NULL,NULL,NULL,0,0),
('r8nttjjkrfk2',0,'First',NULL,'name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',X'01916AE41FE2555DC0EABE78AE6546C05AE9B9B98C2289C30E70BE9AB3429094',NULL,NULL,0,0),
('r8nttjjkrfk2',1,'the computer','random','name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',NULL,NULL,NULL,0,0),
('rc6j7f4et3a7',0,'First',NULL,'name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',X'1492E61D3DADFD2457B18DB382A760C330657EA635A4F8DD81CF03FB70925BD3',NULL,NULL,0,0),
('rc6j7f4et3a7',1,'the computer','random','name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',NULL,NULL,NULL,0,0),
('rs07getykcpd',0,'First',NULL,'name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',X'C65CF384F31A2A5906332D64371E3D998A7CDFEB09DA5DCCD4593A4C920C07BC',NULL,NULL,0,0),
('rs07getykcpd',1,'the computer','random','name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',NULL,NULL,NULL,0,0),
('rt6mp5r25y62',0,'First',NULL,'name: Kiln and Wall
# Fire and Earth: guards in front, kilns behind.

# Forwards
3 Cinder Duelist
2 Ashwing Courier
2 Pyre Dancer
1 Sootwing Raider
2 Bellows Golem
2 Kiln Marshal
2 Brannoch of the Pyre
3 Harbor Sentinel
2 Root Hermit
2 Tidewall Captain
1 Ember of the Far Kiln
2 Saltforge Twins

# Backups
2 Furnace Apprentice
1 Cinder Oracle
3 Lamplight Keeper
2 Ember Scribe
3 Wharf Mason
3 Gate Warden
3 Salt Miner

# Monsters
1 Slagheart
1 Coalback Drake

# Summons
3 Wrath of the Kiln
1 Cinderfall
1 Stoneskin Chorus
1 Torchlit Vow
1 Bedrock Verdict
',X'F167BED48A9F1ED10EA542FE726F40C9AB7273DFA40154CAFDB5796369962F22',NULL,NULL,0,0),
('rt6mp5r25y62',1,'the computer','random','name: Kiln and Wall
# Fire and Earth: guards in front, kilns behind.

# Forwards
3 Cinder Duelist
2 Ashwing Courier
2 Pyre Dancer
1 Sootwing Raider
2 Bellows Golem
2 Kiln Marshal
2 Brannoch of the Pyre
3 Harbor Sentinel
2 Root Hermit
2 Tidewall Captain
1 Ember of the Far Kiln
2 Saltforge Twins

# Backups
2 Furnace Apprentice
1 Cinder Oracle
3 Lamplight Keeper
2 Ember Scribe
3 Wharf Mason
3 Gate Warden
3 Salt Miner

# Monsters
1 Slagheart
1 Coalback Drake

# Summons
3 Wrath of the Kiln
1 Cinderfall
1 Stoneskin Chorus
1 Torchlit Vow
1 Bedrock Verdict
',NULL,NULL,NULL,0,0),
('s22bxe2na6m9',0,'First',NULL,'name: Garden School
4 Fern Ledger Lv1
3 Fern Ledger Lv2
4 Clover Brand Lv1
3 Clover Brand Lv2
2 Root Whisper Lv1
1 Hale Thistle Lv1
3 Seedling
3 Hedge Boar
2 Moss Crawler
3 Vine Stag
2 Proud Peacock
3 Scarecrow Captain
2 Orchard Queen
3 Bramble Host
1 Great Hornbeam
3 Grafting
2 Toll the Green Bell
2 Tend the Rows
2 Thorn Lash
1 Overgrowth
1 Walled Garden
3 Twin Hedge
2 The Green Bell
',X'3EB3912E96D11DF7B9DB7157D1EC480920F4D602A7EC9B40CE974FCC18DCAF62',NULL,NULL,0,0),
('s22bxe2na6m9',1,'the computer','random','name: Canal School
4 Sluice Marrow Lv1
3 Sluice Marrow Lv2
3 Pell Lantern Lv1
2 Pell Lantern Lv2
2 Tidy Quill Lv1
2 Moth Iver Lv1
2 Ferry Twill Lv1
3 Puddle Newt
3 Lamp Eel
3 Lock Heron
3 Barge Hound
3 Moon Otter
2 Bridge Troll
3 Silver Carp
2 Weir Spirit
2 Leaking Jar
1 Canal Leviathan
2 Undertow
1 Hush Bell
1 Two Tickets
1 Ferry Swap
1 The Long Night
1 Moonlit Quay
',NULL,NULL,NULL,0,0),
('s4cbx9jdra55',0,'First',NULL,'name: Garden School
4 Fern Ledger Lv1
3 Fern Ledger Lv2
4 Clover Brand Lv1
3 Clover Brand Lv2
2 Root Whisper Lv1
1 Hale Thistle Lv1
3 Seedling
3 Hedge Boar
2 Moss Crawler
3 Vine Stag
2 Proud Peacock
3 Scarecrow Captain
2 Orchard Queen
3 Bramble Host
1 Great Hornbeam
3 Grafting
2 Toll the Green Bell
2 Tend the Rows
2 Thorn Lash
1 Overgrowth
1 Walled Garden
3 Twin Hedge
2 The Green Bell
',X'892D7B45B2947672A010BF6736534435DCA9A28D4416CDEAB3372DD3BE1EC2D6',NULL,NULL,0,0),
('s4cbx9jdra55',1,'the computer','random','name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',NULL,NULL,NULL,0,0),
('sb2m3nk0vp8c',0,'First',NULL,'name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',X'27EFD98C853234E76D9D04B910689339A812D1AD34C3BF847D903D53AE7E34DA',NULL,NULL,0,0),
('sb2m3nk0vp8c',1,'the computer','random','name: Ember Row
1 Ember Row Stalls
1 Opening Night
1 Grand Clearance
1 Smoke and Sparks
4 Charcoal Boy
4 Skewer Thief
4 Noodle Juggler
4 Ember Potter
3 Kiln Warden
3 Fire Eater
3 Glaze Witch
4 Stall Guard
2 Auntie Cinder
3 Two for One
3 Flare
3 Kiln Burst
3 After-Hours Feast
3 Banner of Coals
3 Fired Mask
2 Pier Sweeper
2 Crab Vendor
2 Change of Wind
',NULL,NULL,NULL,0,0),
('sdgb70ngy5ha',0,'First',NULL,'name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',X'E367A0817A19E4BA052822F4FBD698EDAF51269B887C1F7FCA618EFB394C3C66',NULL,NULL,0,0),
('sdgb70ngy5ha',1,'the computer','random','name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',NULL,NULL,NULL,0,0),
('shu3j3xbzmpz',0,'First',NULL,'name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',X'CCC987EC3023DCD2A03A8AA5CB59D90971F96F1DF7781E77BA7D292B52C86F75',NULL,NULL,0,0),
('shu3j3xbzmpz',1,'the computer','random','name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',NULL,NULL,NULL,0,0),
('snwyb5anxedq',0,'First',NULL,'name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',X'8D9250728016650830D75FBE1D2711767C82657FBDC9C65A61EE40D7AE6F5817',NULL,NULL,0,0),
('snwyb5anxedq',1,'the computer','random','name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',NULL,NULL,NULL,0,0),
('ssftwp52cuy7',0,'First',NULL,'name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',X'D58C3B2162BF9D35B9FBC071B84ABE7A83515372250D716EBC1E235BA0E1888C',NULL,NULL,0,0),
('ssftwp52cuy7',1,'the computer','random','name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',NULL,NULL,NULL,0,0),
('svvhhwsm87q8',0,'First',NULL,'name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',X'5B1FBC7949283AC9250B9AA43F55E08A8F3F50D55F7CC90C5208100ECCBE16E2',NULL,NULL,0,0),
('svvhhwsm87q8',1,'the computer','random','name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',NULL,NULL,NULL,0,0),
('sw2gsmser2hs',0,'First',NULL,'name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',X'9A144EDB28C71C0783A9274A2C13A5445EB12C13C3C35BBE360371B597F81693',NULL,NULL,0,0),
('sw2gsmser2hs',1,'the computer','random','name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',NULL,NULL,NULL,0,0),
('szd4fzruf50a',0,'First',NULL,'name: Kiln and Wall
# Fire and Earth: guards in front, kilns behind.

# Forwards
3 Cinder Duelist
2 Ashwing Courier
2 Pyre Dancer
1 Sootwing Raider
2 Bellows Golem
2 Kiln Marshal
2 Brannoch of the Pyre
3 Harbor Sentinel
2 Root Hermit
2 Tidewall Captain
1 Ember of the Far Kiln
2 Saltforge Twins

# Backups
2 Furnace Apprentice
1 Cinder Oracle
3 Lamplight Keeper
2 Ember Scribe
3 Wharf Mason
3 Gate Warden
3 Salt Miner

# Monsters
1 Slagheart
1 Coalback Drake

# Summons
3 Wrath of the Kiln
1 Cinderfall
1 Stoneskin Chorus
1 Torchlit Vow
1 Bedrock Verdict
',X'BABF537DC66938408ED75668CDE5B5B74C0608A1914CD32BD697183480E2A61E',NULL,NULL,0,0),
('szd4fzruf50a',1,'the computer','random','name: Kiln and Wall
# Fire and Earth: guards in front, kilns behind.

# Forwards
3 Cinder Duelist
2 Ashwing Courier
2 Pyre Dancer
1 Sootwing Raider
2 Bellows Golem
2 Kiln Marshal
2 Brannoch of the Pyre
3 Harbor Sentinel
2 Root Hermit
2 Tidewall Captain
1 Ember of the Far Kiln
2 Saltforge Twins

# Backups
2 Furnace Apprentice
1 Cinder Oracle
3 Lamplight Keeper
2 Ember Scribe
3 Wharf Mason
3 Gate Warden
3 Salt Miner

# Monsters
1 Slagheart
1 Coalback Drake

# Summons
3 Wrath of the Kiln
1 Cinderfall
1 Stoneskin Chorus
1 Torchlit Vow
1 Bedrock Verdict
',NULL,NULL,NULL,0,0),
('t3jbv22rbrgt',0,'First',NULL,'name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',X'A8B4BC999969EC9B9FB1855DAE4C15E9D82498B967063394078DBD92BE4A8BCD',NULL,NULL,0,0),
('t3jbv22rbrgt',1,'the computer','random','name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',NULL,NULL,NULL,0,0),
('t49tkawy9eua',0,'First',NULL,'name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',X'3DE9B95ACB296FD8CCAF95045AA5C6BE3EF49ED761A6995C1D43AA7A5A97D834',NULL,NULL,0,0),
('t49tkawy9eua',1,'the computer','random','name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',NULL,NULL,NULL,0,0),
('td8a4j04agw0',0,'First',NULL,'name: Quiet Charts
2 Hushed Clerk
2 Moth Warden
2 Needle Matron
2 Pale Executioner
1 Bone Ledger
2 Grave Ferryman
1 Undertow Wraith
1 Ninth Bell
1 Well-Bottom Thing
1 Candle Thief
1 Velvet Undertaker
1 Drowned King
1 Midnight Interloper
1 Crypt Caller
1 Charnel Stair
1 House of the Slow Clock
1 Quiet Errand
2 Snuff Out
1 Toll of the Tide
1 Call Back the Drowned
1 Whispered Debt
2 Slate Courier
2 Tide Surveyor
1 Folded Heron
1 Marginal Imp
2 Redraw the Map
2 Return to Harbour
1 Blot the Line
1 Lantern Ray
1 Quiet Soundings
',X'5104568A7A025AA01056073280A1083114FB7E87FB1E5076B1B679FCD50C4B00',NULL,NULL,0,0),
('td8a4j04agw0',1,'the computer','random','name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',NULL,NULL,NULL,0,0),
('tjd3ucgfebvq',0,'First',NULL,'name: Quiet Charts
2 Hushed Clerk
2 Moth Warden
2 Needle Matron
2 Pale Executioner
1 Bone Ledger
2 Grave Ferryman
1 Undertow Wraith
1 Ninth Bell
1 Well-Bottom Thing
1 Candle Thief
1 Velvet Undertaker
1 Drowned King
1 Midnight Interloper
1 Crypt Caller
1 Charnel Stair
1 House of the Slow Clock
1 Quiet Errand
2 Snuff Out
1 Toll of the Tide
1 Call Back the Drowned
1 Whispered Debt
2 Slate Courier
2 Tide Surveyor
1 Folded Heron
1 Marginal Imp
2 Redraw the Map
2 Return to Harbour
1 Blot the Line
1 Lantern Ray
1 Quiet Soundings
',X'C9FDB16A5155B7F062FA11AA234DF08CFF50749D27700045F523D8A20F55076D',NULL,NULL,0,0),
('tjd3ucgfebvq',1,'the computer','random','name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',NULL,NULL,NULL,0,0),
('tna8jy25j4fa',0,'First',NULL,'name: Kiln and Wall
# Fire and Earth: guards in front, kilns behind.

# Forwards
3 Cinder Duelist
2 Ashwing Courier
2 Pyre Dancer
1 Sootwing Raider
2 Bellows Golem
2 Kiln Marshal
2 Brannoch of the Pyre
3 Harbor Sentinel
2 Root Hermit
2 Tidewall Captain
1 Ember of the Far Kiln
2 Saltforge Twins

# Backups
2 Furnace Apprentice
1 Cinder Oracle
3 Lamplight Keeper
2 Ember Scribe
3 Wharf Mason
3 Gate Warden
3 Salt Miner

# Monsters
1 Slagheart
1 Coalback Drake

# Summons
3 Wrath of the Kiln
1 Cinderfall
1 Stoneskin Chorus
1 Torchlit Vow
1 Bedrock Verdict
',X'369DD9A7D7C7C774B3FBA321E15772D127E32C8FD6EC4E4F794CE0441029206E',NULL,NULL,0,0),
('tna8jy25j4fa',1,'the computer','random','name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',NULL,NULL,NULL,0,0),
('tqwh06shft3n',0,'First',NULL,'name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',X'61CE4AB8B53D0D1FD649B21B370A036A83BC59C25DC9F5B5362C5EBF0F63666E',NULL,NULL,0,0),
('tqwh06shft3n',1,'the computer','random','name: Garden School
4 Fern Ledger Lv1
3 Fern Ledger Lv2
4 Clover Brand Lv1
3 Clover Brand Lv2
2 Root Whisper Lv1
1 Hale Thistle Lv1
3 Seedling
3 Hedge Boar
2 Moss Crawler
3 Vine Stag
2 Proud Peacock
3 Scarecrow Captain
2 Orchard Queen
3 Bramble Host
1 Great Hornbeam
3 Grafting
2 Toll the Green Bell
2 Tend the Rows
2 Thorn Lash
1 Overgrowth
1 Walled Garden
3 Twin Hedge
2 The Green Bell
',NULL,NULL,NULL,0,0),
('u7b4u0sv8279',0,'First',NULL,'name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',X'35F867FC0B07B3CBAE939F5CEF0EFEE0FEA46F4B130F21FD409C3A52E1C847D9',NULL,NULL,0,0),
('u7b4u0sv8279',1,'the computer','random','name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',NULL,NULL,NULL,0,0),
('u7cbch7pkvaf',0,'First',NULL,'name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',X'D5935027AE067B66ACD9A1D42181D5850625D9DAA20052A91DAB6906D0D8FA33',NULL,NULL,0,0),
('u7cbch7pkvaf',1,'the computer','random','name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',NULL,NULL,NULL,0,0),
('u9n25g9n6v0n',0,'First',NULL,'name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',X'8C47A5B3016D4EA2B96C261F0D5129818AACAC4E875337955EDC22AD5BA3A2EF',NULL,NULL,0,0),
('u9n25g9n6v0n',1,'the computer','random','name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',NULL,NULL,NULL,0,0),
('ubdm0aqk920c',0,'First',NULL,'name: Quiet Charts
2 Hushed Clerk
2 Moth Warden
2 Needle Matron
2 Pale Executioner
1 Bone Ledger
2 Grave Ferryman
1 Undertow Wraith
1 Ninth Bell
1 Well-Bottom Thing
1 Candle Thief
1 Velvet Undertaker
1 Drowned King
1 Midnight Interloper
1 Crypt Caller
1 Charnel Stair
1 House of the Slow Clock
1 Quiet Errand
2 Snuff Out
1 Toll of the Tide
1 Call Back the Drowned
1 Whispered Debt
2 Slate Courier
2 Tide Surveyor
1 Folded Heron
1 Marginal Imp
2 Redraw the Map
2 Return to Harbour
1 Blot the Line
1 Lantern Ray
1 Quiet Soundings
',X'96DA9C504722A48AE0F8BE2700480974710C01CD6A2434B4C91E07EE1770DC47',NULL,NULL,0,0),
('ubdm0aqk920c',1,'the computer','random','name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',NULL,NULL,NULL,0,0),
('uckmtatzw7m8',0,'First',NULL,'name: Canal School
4 Sluice Marrow Lv1
3 Sluice Marrow Lv2
3 Pell Lantern Lv1
2 Pell Lantern Lv2
2 Tidy Quill Lv1
2 Moth Iver Lv1
2 Ferry Twill Lv1
3 Puddle Newt
3 Lamp Eel
3 Lock Heron
3 Barge Hound
3 Moon Otter
2 Bridge Troll
3 Silver Carp
2 Weir Spirit
2 Leaking Jar
1 Canal Leviathan
2 Undertow
1 Hush Bell
1 Two Tickets
1 Ferry Swap
1 The Long Night
1 Moonlit Quay
',X'7F1A6E34745580CDD57323D4ED54B13411D59B2CBE02BB86007123AEA939D175',NULL,NULL,0,0),
('uckmtatzw7m8',1,'the computer','random','name: Garden School
4 Fern Ledger Lv1
3 Fern Ledger Lv2
4 Clover Brand Lv1
3 Clover Brand Lv2
2 Root Whisper Lv1
1 Hale Thistle Lv1
3 Seedling
3 Hedge Boar
2 Moss Crawler
3 Vine Stag
2 Proud Peacock
3 Scarecrow Captain
2 Orchard Queen
3 Bramble Host
1 Great Hornbeam
3 Grafting
2 Toll the Green Bell
2 Tend the Rows
2 Thorn Lash
1 Overgrowth
1 Walled Garden
3 Twin Hedge
2 The Green Bell
',NULL,NULL,NULL,0,0),
('uv4p9hjz59vd',0,'First',NULL,'name: Kiln and Wall
# Fire and Earth: guards in front, kilns behind.

# Forwards
3 Cinder Duelist
2 Ashwing Courier
2 Pyre Dancer
1 Sootwing Raider
2 Bellows Golem
2 Kiln Marshal
2 Brannoch of the Pyre
3 Harbor Sentinel
2 Root Hermit
2 Tidewall Captain
1 Ember of the Far Kiln
2 Saltforge Twins

# Backups
2 Furnace Apprentice
1 Cinder Oracle
3 Lamplight Keeper
2 Ember Scribe
3 Wharf Mason
3 Gate Warden
3 Salt Miner

# Monsters
1 Slagheart
1 Coalback Drake

# Summons
3 Wrath of the Kiln
1 Cinderfall
1 Stoneskin Chorus
1 Torchlit Vow
1 Bedrock Verdict
',X'FE09D2EB7D10D189320C9595BD16DC789F6D5D6D52F799AA7ACB316F63846230',NULL,NULL,0,0),
('uv4p9hjz59vd',1,'the computer','random','name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',NULL,NULL,NULL,0,0),
('uy9e49g7txdc',0,'First',NULL,'name: Garden School
4 Fern Ledger Lv1
3 Fern Ledger Lv2
4 Clover Brand Lv1
3 Clover Brand Lv2
2 Root Whisper Lv1
1 Hale Thistle Lv1
3 Seedling
3 Hedge Boar
2 Moss Crawler
3 Vine Stag
2 Proud Peacock
3 Scarecrow Captain
2 Orchard Queen
3 Bramble Host
1 Great Hornbeam
3 Grafting
2 Toll the Green Bell
2 Tend the Rows
2 Thorn Lash
1 Overgrowth
1 Walled Garden
3 Twin Hedge
2 The Green Bell
',X'8673DC248F67D6039E293521826451BEF087308DC11987F8029FD2925461B0CA',NULL,NULL,0,0),
('uy9e49g7txdc',1,'the computer','random','name: Garden School
4 Fern Ledger Lv1
3 Fern Ledger Lv2
4 Clover Brand Lv1
3 Clover Brand Lv2
2 Root Whisper Lv1
1 Hale Thistle Lv1
3 Seedling
3 Hedge Boar
2 Moss Crawler
3 Vine Stag
2 Proud Peacock
3 Scarecrow Captain
2 Orchard Queen
3 Bramble Host
1 Great Hornbeam
3 Grafting
2 Toll the Green Bell
2 Tend the Rows
2 Thorn Lash
1 Overgrowth
1 Walled Garden
3 Twin Hedge
2 The Green Bell
',NULL,NULL,NULL,0,0),
('vjffs3xpbp9v',0,'First',NULL,'name: Canal School
4 Sluice Marrow Lv1
3 Sluice Marrow Lv2
3 Pell Lantern Lv1
2 Pell Lantern Lv2
2 Tidy Quill Lv1
2 Moth Iver Lv1
2 Ferry Twill Lv1
3 Puddle Newt
3 Lamp Eel
3 Lock Heron
3 Barge Hound
3 Moon Otter
2 Bridge Troll
3 Silver Carp
2 Weir Spirit
2 Leaking Jar
1 Canal Leviathan
2 Undertow
1 Hush Bell
1 Two Tickets
1 Ferry Swap
1 The Long Night
1 Moonlit Quay
',X'DD3BBDC17ECB0F80FCF55B6ACB0C8F163D8544CFF440761FDD809201974B52EE',NULL,NULL,0,0),
('vjffs3xpbp9v',1,'the computer','random','name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',NULL,NULL,NULL,0,0),
('vkrk45ddqh0u',0,'First',NULL,'name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',X'80B6F7FEBDCB877356DA20086FDC5C7AB7005E756095077CC198D90008563A00',NULL,NULL,0,0),
('vkrk45ddqh0u',1,'the computer','random','name: Kite School
1 Kite School
1 First Flight
1 Rising Wind
1 Long String Finals
4 Paper Apprentice
4 String Runner
4 Tail Painter
4 Box Kite Pilot
3 Loom Mother
3 Cloud Reader
3 Storm Chaser
2 Dragon Kite
2 Headmistress Gale
4 Bobbin Sparrow
4 Knot Master
3 Tailwind
3 Patch and Mend
3 Cut the Line
3 Silk Spool
3 Sky Harness
2 Lamp Lighter
2 Mayor Quill
2 Fog Bank
2 Storm Lantern
',NULL,NULL,NULL,0,0),
('vx0k2d5maj69',0,'First',NULL,'name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',X'C0C9582D6F6819A9D7CFE971B93D663C0C27F8DCE7C1D0C594B2C3CC7EAB4DB6',NULL,NULL,0,0),
('vx0k2d5maj69',1,'the computer','random','name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',NULL,NULL,NULL,0,0),
('vzrdfh0y3uyd',0,'First',NULL,'name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',X'24134BE92E35CD66431CDA56C5FB7EF4D393783B203BC67E78C6BEEF00D0B492',NULL,NULL,0,0),
('vzrdfh0y3uyd',1,'the computer','random','name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',NULL,NULL,NULL,0,0),
('w3p7hu0nahc7',0,'First',NULL,'name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',X'A8DEE54AB48724DD746B041F4B58CC777CDD1CCE72F56A4CDA99B680259B8928',NULL,NULL,0,0),
('w3p7hu0nahc7',1,'the computer','random','name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',NULL,NULL,NULL,0,0),
('w692dhz2k36j',0,'First',NULL,'name: Kiln and Wall
# Fire and Earth: guards in front, kilns behind.

# Forwards
3 Cinder Duelist
2 Ashwing Courier
2 Pyre Dancer
1 Sootwing Raider
2 Bellows Golem
2 Kiln Marshal
2 Brannoch of the Pyre
3 Harbor Sentinel
2 Root Hermit
2 Tidewall Captain
1 Ember of the Far Kiln
2 Saltforge Twins

# Backups
2 Furnace Apprentice
1 Cinder Oracle
3 Lamplight Keeper
2 Ember Scribe
3 Wharf Mason
3 Gate Warden
3 Salt Miner

# Monsters
1 Slagheart
1 Coalback Drake

# Summons
3 Wrath of the Kiln
1 Cinderfall
1 Stoneskin Chorus
1 Torchlit Vow
1 Bedrock Verdict
',X'5C607A4ACF118BB76ADF1AB58620B074416FCEB6573D61B5BA985164EA9C7EA5',NULL,NULL,0,0),
('w692dhz2k36j',1,'the computer','random','name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',NULL,NULL,NULL,0,0),
('w7ds3q432kky',0,'First',NULL,'name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',X'1EEB8A70D4FC9D66C69C377EBE36E9EBDB2F825F69D0EFA70D85269A2902712D',NULL,NULL,0,0),
('w7ds3q432kky',1,'the computer','random','name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',NULL,NULL,NULL,0,0),
('wfs6954v54ms',0,'First',NULL,'name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',X'6C3D08DDC3355065FB76422990414EDB9216E1B80B05A0D6CDAE2E33BC0154FC',NULL,NULL,0,0),
('wfs6954v54ms',1,'the computer','random','name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',NULL,NULL,NULL,0,0),
('whpxeu8ve928',0,'First',NULL,'name: Quiet Charts
2 Hushed Clerk
2 Moth Warden
2 Needle Matron
2 Pale Executioner
1 Bone Ledger
2 Grave Ferryman
1 Undertow Wraith
1 Ninth Bell
1 Well-Bottom Thing
1 Candle Thief
1 Velvet Undertaker
1 Drowned King
1 Midnight Interloper
1 Crypt Caller
1 Charnel Stair
1 House of the Slow Clock
1 Quiet Errand
2 Snuff Out
1 Toll of the Tide
1 Call Back the Drowned
1 Whispered Debt
2 Slate Courier
2 Tide Surveyor
1 Folded Heron
1 Marginal Imp
2 Redraw the Map
2 Return to Harbour
1 Blot the Line
1 Lantern Ray
1 Quiet Soundings
',X'6F84BD241B647014CB9561C7668D2270DDC7D8CFF361A5F9853B72F0C2B5542D',NULL,NULL,0,0),
('whpxeu8ve928',1,'the computer','random','name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',NULL,NULL,NULL,0,0),
('wjz7wfn3c5ww',0,'First',NULL,'name: Ember Row
1 Ember Row Stalls
1 Opening Night
1 Grand Clearance
1 Smoke and Sparks
4 Charcoal Boy
4 Skewer Thief
4 Noodle Juggler
4 Ember Potter
3 Kiln Warden
3 Fire Eater
3 Glaze Witch
4 Stall Guard
2 Auntie Cinder
3 Two for One
3 Flare
3 Kiln Burst
3 After-Hours Feast
3 Banner of Coals
3 Fired Mask
2 Pier Sweeper
2 Crab Vendor
2 Change of Wind
',X'3EA5D53FFB8CE6E37058BA4C555BE3189829F7BE707B8C1B9F3B3376A3E5E0D3',NULL,NULL,0,0),
('wjz7wfn3c5ww',1,'the computer','random','name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',NULL,NULL,NULL,0,0),
('wmqx46uejan6',0,'First',NULL,'name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',X'37C4E4C838308C71A4573419B412FD987E9B39E2821A3747AC9EDEF331001E68',NULL,NULL,0,0),
('wmqx46uejan6',1,'the computer','random','name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',NULL,NULL,NULL,0,0),
('wspspf5qh90q',0,'First',NULL,'name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',X'03C836D274DAE0DF4A427ACA4AD5084753695CB8FA0DDACB0EE657E347C79A48',NULL,NULL,0,0),
('wspspf5qh90q',1,'the computer','random','name: Garden School
4 Fern Ledger Lv1
3 Fern Ledger Lv2
4 Clover Brand Lv1
3 Clover Brand Lv2
2 Root Whisper Lv1
1 Hale Thistle Lv1
3 Seedling
3 Hedge Boar
2 Moss Crawler
3 Vine Stag
2 Proud Peacock
3 Scarecrow Captain
2 Orchard Queen
3 Bramble Host
1 Great Hornbeam
3 Grafting
2 Toll the Green Bell
2 Tend the Rows
2 Thorn Lash
1 Overgrowth
1 Walled Garden
3 Twin Hedge
2 The Green Bell
',NULL,NULL,NULL,0,0),
('ww00rn0cfy5y',0,'First',NULL,'name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',X'6BB036984222E15318E3E7041B68BFB0B9537EF85B034ADC8F41BD8A51D06325',NULL,NULL,0,0),
('ww00rn0cfy5y',1,'the computer','random','name: Ember Row
1 Ember Row Stalls
1 Opening Night
1 Grand Clearance
1 Smoke and Sparks
4 Charcoal Boy
4 Skewer Thief
4 Noodle Juggler
4 Ember Potter
3 Kiln Warden
3 Fire Eater
3 Glaze Witch
4 Stall Guard
2 Auntie Cinder
3 Two for One
3 Flare
3 Kiln Burst
3 After-Hours Feast
3 Banner of Coals
3 Fired Mask
2 Pier Sweeper
2 Crab Vendor
2 Change of Wind
',NULL,NULL,NULL,0,0),
('wwgsuq82sdry',0,'First',NULL,'name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',X'0D11F6B3B0B9C3DFBF421AD35C0B86396086D808339A51D1DE2F5FEB879A964F',NULL,NULL,0,0),
('wwgsuq82sdry',1,'the computer','random','name: Canal School
4 Sluice Marrow Lv1
3 Sluice Marrow Lv2
3 Pell Lantern Lv1
2 Pell Lantern Lv2
2 Tidy Quill Lv1
2 Moth Iver Lv1
2 Ferry Twill Lv1
3 Puddle Newt
3 Lamp Eel
3 Lock Heron
3 Barge Hound
3 Moon Otter
2 Bridge Troll
3 Silver Carp
2 Weir Spirit
2 Leaking Jar
1 Canal Leviathan
2 Undertow
1 Hush Bell
1 Two Tickets
1 Ferry Swap
1 The Long Night
1 Moonlit Quay
',NULL,NULL,NULL,0,0),
('wye0rrpdf5aa',0,'First',NULL,'name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',X'A6C81448FDEDC523B721402ACD0F090F280A2990B1E6FF237D995485B275603C',NULL,NULL,0,0),
('wye0rrpdf5aa',1,'the computer','random','name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',NULL,NULL,NULL,0,0),
('wz2sk45pussh',0,'First',NULL,'name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',X'932908824A8501E96883D78459EE15FDCC1BC598985E360D687DDC76E0A6005E',NULL,NULL,0,0),
('wz2sk45pussh',1,'the computer','random','name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',NULL,NULL,NULL,0,0),
('x52jjfcx6gkb',0,'First',NULL,'name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',X'391628960D054532831E358EF1F231A73921F133520821BBC6AC8F077989B781',NULL,NULL,0,0),
('x52jjfcx6gkb',1,'the computer','random','name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',NULL,NULL,NULL,0,0),
('x7ncjavbfsrh',0,'First',NULL,'name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',X'086B556743F6B4BC06C9364A0D36EB98050F82D11DD4DEA70A0F2603AEBE528C',NULL,NULL,0,0),
('x7ncjavbfsrh',1,'the computer','random','name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',NULL,NULL,NULL,0,0),
('y25se88uxtsb',0,'First',NULL,'name: Ledger of Salt
# Earth and Water: Crystals saved for the end, giants that grow while the harbor burns.

# Forwards
2 Saltback Ox
3 Brine Knight
2 Lantern Mermaid
2 Salvager Nix
2 Moray Corsair
2 Quarry Giant
2 Old Breakwater
2 Ledger Colossus
2 Sleeper Beneath
2 Granite Pilgrim
1 Dawn Warden Ysolt
1 The Undrowned

# Backups
3 Salt Miner
3 Menhir Seer
2 Gate Warden
2 Net Mender
1 Quay Watcher
3 Tide Ledger
3 Brinestone Elder

# Monsters
2 Pillar Tortoise
1 Reef Lurker

# Summons
3 Deep Tithe
2 Moonwake
2 Undertow
',X'D92684D2D543965D0C3C91CB5AA35EDD9D26A0F6A4B765AD1FA488432B555AAF',NULL,NULL,0,0),
('y25se88uxtsb',1,'the computer','random','name: Storm and Kite
# Lightning and Wind: strike before the wall is built; kites come down in the middle of a battle.

# Forwards
3 Voltaic Hound
3 Storm Lancer
2 Copper Squire
2 Arc Duelist
2 Stormcaller Ione
1 Thunder Regent
3 Gale Fencer
3 Kite Rider
2 Mistral Standard
2 Captain Arrel
1 Stormkite Pair
2 Kite Beyond the Clouds

# Backups
3 Coil Sentry
3 Rail Engineer
2 Spark Tinker
3 Roof Runner
3 Tailor of Kites
2 Weathercock Priest

# Monsters
2 Battery Imp

# Summons
2 Chain Bolt
1 Forked Verdict
3 Updraft
',NULL,NULL,NULL,0,0),
('y8xbjq4xpuw4',0,'First',NULL,'name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',X'AC55940F7F010195DA311EBF50C21E403EBD717A5347F4775857950CE07730C4',NULL,NULL,0,0),
('y8xbjq4xpuw4',1,'the computer','random','name: Blades of the Kiln
# Fire and Earth: guards and duellists with steel in their hands.

# Forwards
3 Brannoch the Stoker
2 Brannoch, Kiln Lord
3 Ember Cadet
2 Forge Sisters
2 Cinder Drummer
2 Kilnborn Champion
2 Osric of the Gate
3 Wall Veteran
1 Twin Bastion
2 Stone Warden Mara
2 Harbor Sentinel

# Backups
2 Bellows Hand
2 Master of the Furnace
2 Tallow Clerk
2 Mortar Mixer
1 Quartermaster

# Monsters, Summons, Items and Formations
1 Slag Hound
2 Hearth Colossus
2 Sparks on the Wind
1 Wall of Salt
2 Wrath of the Kiln
2 Kiln Blade
1 Coalheart Axe
1 Duellist''s Signet
1 Tower Plate
2 Gate Shield
2 Shield Wall
',NULL,NULL,NULL,0,0),
('y9tjssgjcrkm',0,'First',NULL,'name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',X'7A6834F392CFC42BF0CD9EDEEA3E3FBF1F221D7510401D7CB33B5D7F40476C2F',NULL,NULL,0,0),
('y9tjssgjcrkm',1,'the computer','random','name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',NULL,NULL,NULL,0,0),
('z00wew0pb6e9',0,'First',NULL,'name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',X'3755C4BCD87C8F19256EDC0FE6D9FB478B724052B0E46373DBAD71F246BA09E5',NULL,NULL,0,0),
('z00wew0pb6e9',1,'the computer','random','name: Choir of the Deep
# Water and Ice: songs that call, and frost that holds.

# Forwards
3 Lyra Saltvoice
2 Deepwater Cantor
2 Reef Lancer
2 Shoal Runner
2 Tidecaller Ondine
2 Hollow Sentry
2 Rime Duchess
2 Snowdrift Pup
2 Winter Envoy
3 Sleeping Giant
2 Waking Giant
1 Aurel, Who Keeps the Flame

# Backups
2 Chapel Novice
3 Net Mender
2 Harbor Librarian
2 Ice Cutter
1 Keeper of Frost Gate
1 Frozen Clerk

# Monsters, Summons and Items
2 Lantern Jelly
1 Icicle Moth
2 Choir of the Deep
2 Ebb and Flow
2 Long Night
1 Frostbite
2 Undertow
1 Coral Bell
1 Glass Rapier
',NULL,NULL,NULL,0,0),
('z76v64cd0ggr',0,'First',NULL,'name: Ember Row
1 Ember Row Stalls
1 Opening Night
1 Grand Clearance
1 Smoke and Sparks
4 Charcoal Boy
4 Skewer Thief
4 Noodle Juggler
4 Ember Potter
3 Kiln Warden
3 Fire Eater
3 Glaze Witch
4 Stall Guard
2 Auntie Cinder
3 Two for One
3 Flare
3 Kiln Burst
3 After-Hours Feast
3 Banner of Coals
3 Fired Mask
2 Pier Sweeper
2 Crab Vendor
2 Change of Wind
',X'D5E439480670396B4D5B4062E2BBDB37616BA533843E7FDC4AC28C81F5DC93F9',NULL,NULL,0,0),
('z76v64cd0ggr',1,'the computer','random','name: Tidewatch
1 Tidewatch Club
1 Dawn Regatta
1 Night Crossing
1 Lantern Race
4 Slipway Kid
4 Oar Twins
4 Buoy Keeper
3 Ferry Captain
4 Rope Dancer
4 Pearl Diver
4 Undertow Cat
3 Harpoon Sister
3 Lighthouse Diver
2 Old Salt Marrow
3 Sounding Line
3 Sudden Squall
3 Second Wind
3 Signal Pennant
3 Diving Bell
2 Pier Sweeper
2 Night Watch
2 Good Boots
',NULL,NULL,NULL,0,0),
('zc66utbun5dh',0,'First',NULL,'name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',X'43E6A4EBD991A53B5915FA27AA315A73CD2B3024B0FEA563377DCCFA3237663D',NULL,NULL,0,0),
('zc66utbun5dh',1,'the computer','random','name: Canal School
4 Sluice Marrow Lv1
3 Sluice Marrow Lv2
3 Pell Lantern Lv1
2 Pell Lantern Lv2
2 Tidy Quill Lv1
2 Moth Iver Lv1
2 Ferry Twill Lv1
3 Puddle Newt
3 Lamp Eel
3 Lock Heron
3 Barge Hound
3 Moon Otter
2 Bridge Troll
3 Silver Carp
2 Weir Spirit
2 Leaking Jar
1 Canal Leviathan
2 Undertow
1 Hush Bell
1 Two Tickets
1 Ferry Swap
1 The Long Night
1 Moonlit Quay
',NULL,NULL,NULL,0,0),
('zhdrrgr5wuau',0,'First',NULL,'name: Kilns and Lamps
2 Ember Page
2 Stairway Brawler
2 Cinder Runner
1 Kiln Tortoise
1 Flue Sniper
1 Bellows Giant
1 Glassblower''s Hound
2 Twin-Tongs Duellist
1 Crucible Caller
2 Anvil Vanguard
1 Pincer Drake
1 Slag Colossus
1 Ashfall Ambusher
1 Spark Juggler
1 Chimney Wyrm
1 Bellfounder''s Yard
1 Cinder Gate
2 Flare Bolt
1 Open the Kilns
1 Temper in Battle
1 Rain of Slag
1 Glazing Oath
2 Wick Squire
2 Lamp Sergeant
1 Straight Lance
1 Threshold Phalanx
2 Follow-Lamp
1 Beacon Caller
1 First Landing
1 Stand Fast
1 Peace of Landings
',X'1009D65AC7F988010437CE030F71101AEF240F9F87C412FD0D7E0AEE63F95EEE',NULL,NULL,0,0),
('zhdrrgr5wuau',1,'the computer','random','name: Quiet Charts
2 Hushed Clerk
2 Moth Warden
2 Needle Matron
2 Pale Executioner
1 Bone Ledger
2 Grave Ferryman
1 Undertow Wraith
1 Ninth Bell
1 Well-Bottom Thing
1 Candle Thief
1 Velvet Undertaker
1 Drowned King
1 Midnight Interloper
1 Crypt Caller
1 Charnel Stair
1 House of the Slow Clock
1 Quiet Errand
2 Snuff Out
1 Toll of the Tide
1 Call Back the Drowned
1 Whispered Debt
2 Slate Courier
2 Tide Surveyor
1 Folded Heron
1 Marginal Imp
2 Redraw the Map
2 Return to Harbour
1 Blot the Line
1 Lantern Ray
1 Quiet Soundings
',NULL,NULL,NULL,0,0),
('zmm3jwxwq78u',0,'First',NULL,'name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',X'18F86DD1DD9A64A4BD930496F5ED8BF4AE08D7D5091EC6B46D95BF606DB68C6C',NULL,NULL,0,0),
('zmm3jwxwq78u',1,'the computer','random','name: Strait and Tide
# Ice and Water: what is dull stays dull, what is left goes home.

# Forwards
1 Snowblind Scout
1 Frost Ambusher
1 Icebound Warder
3 Frost Herald
2 Glacier Knight
1 Hailspark Envoy
2 Pale Executioner
1 Verglas Assassin
1 Duchess Ravnild
2 Pearl Diver
3 Lantern Mermaid
3 Tide Oracle
3 Admiral Osk

# Backups
2 Rime Librarian
1 Sleet Courtier
3 Hearth Deserter
3 Winter Usher
3 Dock Minstrel
3 Ferry Pilot
2 Floe Diplomat
1 Shellbound Sage

# Summons
1 Breath of Hoarfrost
2 Shatterglass
1 Weather Synod
2 Undertow
1 First Light
1 Drowned Bells
',NULL,NULL,NULL,0,0),
('zpfx564t62vz',0,'First',NULL,'name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',X'6C186439E5C97E85782F967FEF4CF7B78F489F95FEC369E991DFE83086744B2F',NULL,NULL,0,0),
('zpfx564t62vz',1,'the computer','random','name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',NULL,NULL,NULL,0,0),
('zpqdss9d8qvg',0,'First',NULL,'name: Storm and Slag
# Fire and Lightning: old hands and wanderers side by side, and a crown for one of them.

# Forwards
2 Cinder Duelist
2 Ashwing Courier
2 Kiln Marshal
1 Brannoch of the Pyre
2 Ember Cadet
2 Kilnborn Champion
2 Cinder Drummer
3 Wren the Wanderer
2 Storm Lancer
2 Thunder Regent
2 Storm Herald
1 Nocturn Reeve

# Backups
2 Furnace Apprentice
2 Lamplight Keeper
1 Ember Scribe
2 Bellows Hand
2 Innkeeper of Crossways
2 Road Clerk

# Monsters, Summons, Items and Formations
2 Coalback Drake
2 Slag Hound
2 Thunder Newt
2 Hearth Colossus
2 Cinderfall
2 Roadside Storm
1 Puppet Tempest
1 Kiln Blade
1 Wanderer''s Bow
1 Vesper Crown
',X'1CC5568DE1E5EB1B1D6B807E521EF85AC6372C7B59930310AD265029153F6136',NULL,NULL,0,0),
('zpqdss9d8qvg',1,'the computer','random','name: Seven Roads
# Lightning and Wind: wanderers who learn in the fight, in good order.

# Forwards
3 Wren the Wanderer
3 Gale Fencer
2 Heir of Seven Roads
2 Storm Herald
2 Road Urchin
3 Kestrel Rider
2 Sky Prince Alder
3 High Road Captain
2 Feather Scout
2 Roc Tamer

# Backups
2 Innkeeper of Crossways
2 Weapon Peddler
2 Road Clerk
2 Signal Keeper
2 Kite Maker
1 Toll Clerk

# Monsters, Summons, Items and Formations
1 Thunder Newt
2 Great Roc
2 Roadside Storm
1 Crosswind
1 Gust of the High Road
2 Seven-Pointed Star
1 Fourfold Cross
2 Flying Wedge
2 Wanderer''s Bow
1 Rider''s Cloak

outside
2 Thunder Newt
1 Great Roc
',NULL,NULL,NULL,0,0),
('zqh739ftakgg',0,'First',NULL,'name: Kiln School
4 Cinder Wick Lv1
3 Cinder Wick Lv2
1 Cinder Wick Lv3
3 Marl Tally Lv1
3 Ruddy Vane Lv1
3 Osk Bellows Lv1
2 Loose Ember
3 Kiln Pup
3 Soot Runner
2 Brick Golem
2 Firedamp
3 Furnace Cat
3 Chimney Hawk
3 Bellfounder''s Ox
2 Slag Wyrm
2 The Old Kiln
1 Ash Titan
2 Stoke
1 Quick Match
2 Backdraft
1 Firing Day
1 Kiln Yard
',X'4CC0394C64BC24FD120584311809B16F098E6D88AB530C188A5901E864694124',NULL,NULL,0,0),
('zqh739ftakgg',1,'the computer','random','name: Attic School
4 Dusty Marigold Lv1
3 Dusty Marigold Lv2
3 Button Fray Lv1
3 Linen Hush Lv1
2 Linen Hush Lv2
2 Tam Sparrow Lv1
3 Thimble Mouse
3 Moth-eaten Bear
2 Music Box
3 Broom Cavalry
3 Coat Rack Knight
3 Sewing Spider
3 Rocking Horse
2 Wardrobe Giant
1 Grandmother Clock
1 Attic Moon
1 Spring Cleaning
2 Old Photograph
2 Mirror Trick
1 Lost and Found
2 Sugar Trade
1 Dust Sheet
',NULL,NULL,NULL,0,0),
('zub3t67652wu',0,'First',NULL,'name: Drowned Canopy
3 Root Sprout
2 Hollow Stag
1 Burrow Twins
1 Sapling Keeper
1 Thicket Matriarch
2 Mossback
1 Bramble Rider
1 Old Man of the Stump
1 Pollen Cloud
1 Vine Strangler
1 Hive Caller
1 Antler Crown
1 Ivy Snare
1 Deeproot Titan
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Swell
1 Tangle the Stairs
1 Buried Spring
1 Grafted Giant
2 Slate Courier
1 Tide Surveyor
1 Ink Duelist
1 Compass Golem
1 Stairwright
1 Atlas Whale
1 Sextant Sage
1 Unmapped Leviathan
1 Signal Kite
1 Harbour Interceptor
1 Stowaway Sprite
1 Chart Room
1 Lock of the Tide
1 Stair Swap
',X'504FAFF2CC3FEFF19E3EB503D765220EBA6C4677C948EEE867C65B31E7723E9F',NULL,NULL,0,0),
('zub3t67652wu',1,'the computer','random','name: Lamplit Thicket
2 Wick Squire
2 Landing Guard
2 Lamp Sergeant
1 Banner of Landings
1 Straight Lance
1 Wedge Captain
1 Crossway Seraph
1 Threshold Phalanx
1 Follow-Lamp
1 Column Herald
1 Gatehouse Seraph
1 Foundation Seraph
1 Beacon Caller
1 Vigil Interposer
1 Mirror Postulant
2 First Landing
2 Second Landing
1 Hall of Lamps
1 Stand Fast
1 Raise the Lamps
1 Peace of Landings
1 Clear the Steps
1 Keeper of Seals
1 Root Sprout
2 Hollow Stag
1 Burrow Twins
2 Sapling Keeper
1 Thicket Matriarch
1 Seed Vault
1 Earthward Gate
1 Sudden Spring
1 Deeproot Titan
1 Buried Spring
',NULL,NULL,NULL,0,0),
('zz0fkg9npsxd',0,'First',NULL,'name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',X'3D60162D9EAD94A7DFCCF0F529F58C1A0E180E6F652524A147DEA860BCF024B2',NULL,NULL,0,0),
('zz0fkg9npsxd',1,'the computer','random','name: Lamp Orchestra
1 Lamp Orchestra
1 Lamp Concert
1 Full Score
1 Encore
4 Triangle Pupil
4 Page Turner
4 Fiddle Rover
4 Glass Harper
3 Bell Ringer
3 Drum Marshal
3 Lamp Cellist
2 Maestra Wick
4 Night Metronome
4 Echo Moth
3 Overture
3 Crescendo
3 Rest and Repeat
3 Silver Mouthpiece
3 Brass Lamp
3 Conductor''s Ribbon
2 Gull Feeder
2 Harbour Master
2 Low Tide
2 Borrowed Coat
',NULL,NULL,NULL,0,0);
insert into moves values
('0bg0nfgvcp23',0,0,'places First Flight',0),
('0bg0nfgvcp23',1,0,'places Long String Finals',0),
('0bg0nfgvcp23',2,1,'places Grand Clearance',0),
('0bg0nfgvcp23',3,1,'places Smoke and Sparks',0),
('0bg0nfgvcp23',4,1,'puts Fire Eater into the energy zone',0),
('0hpjc0u0n6y6',0,1,'goes first',0),
('0hpjc0u0n6y6',1,1,'keeps the hand',0),
('0hpjc0u0n6y6',2,0,'takes a new hand',0),
('0hpjc0u0n6y6',3,0,'puts Net Mender at the bottom',0),
('0hpjc0u0n6y6',4,0,'puts Quay Watcher at the bottom',0),
('0hpjc0u0n6y6',5,0,'puts The Undrowned at the bottom',0),
('0hpjc0u0n6y6',6,1,'casts Salvager Nix',0),
('0hpjc0u0n6y6',7,1,'discards Granite Pilgrim for CP',0),
('0hpjc0u0n6y6',8,1,'discards Tide Ledger for CP',0),
('0hpjc0u0n6y6',9,1,'passes',0),
('0hpjc0u0n6y6',10,1,'passes',0),
('0hpjc0u0n6y6',11,0,'casts Brine Knight',0),
('0hpjc0u0n6y6',12,0,'discards Gate Warden for CP',0),
('0hpjc0u0n6y6',13,0,'discards Net Mender for CP',0),
('0hpjc0u0n6y6',14,0,'passes',0),
('0hpjc0u0n6y6',15,0,'passes',0),
('0hpjc0u0n6y6',16,1,'casts Menhir Seer',0),
('0hpjc0u0n6y6',17,1,'discards Ledger Colossus for CP',0),
('0hpjc0u0n6y6',18,1,'discards Reef Lurker for CP',0),
('0hpjc0u0n6y6',19,1,'attacks with no more',0),
('0hpjc0u0n6y6',20,0,'casts Sleeper Beneath',0),
('0hpjc0u0n6y6',21,0,'discards Menhir Seer for CP',0),
('0hpjc0u0n6y6',22,0,'attacks with Brine Knight',0),
('0hpjc0u0n6y6',23,1,'uses the EX Burst of Deep Tithe',0),
('0hpjc0u0n6y6',24,1,'casts Moonwake',0),
('0hpjc0u0n6y6',25,1,'says no',0),
('0hpjc0u0n6y6',26,1,'casts Quarry Giant',0),
('0hpjc0u0n6y6',27,1,'dulls Menhir Seer for CP',0),
('0hpjc0u0n6y6',28,1,'discards Saltback Ox for CP',0),
('0hpjc0u0n6y6',29,1,'discards Tide Ledger for CP',0),
('0hpjc0u0n6y6',30,0,'attacks with no more',0),
('0hpjc0u0n6y6',31,1,'casts Salt Miner',0),
('0hpjc0u0n6y6',32,1,'dulls Menhir Seer for CP',0),
('0hpjc0u0n6y6',33,1,'discards Pillar Tortoise for CP',0),
('0hpjc0u0n6y6',34,1,'attacks with no more',0),
('0hpjc0u0n6y6',35,0,'casts Lantern Mermaid',0),
('0hpjc0u0n6y6',36,0,'discards Old Breakwater for CP',0),
('0hpjc0u0n6y6',37,0,'attacks with Brine Knight',0),
('0hpjc0u0n6y6',38,1,'does not block',0),
('0hpjc0u0n6y6',39,0,'attacks with Sleeper Beneath',0),
('0hpjc0u0n6y6',40,1,'blocks with Quarry Giant',0),
('0hpjc0u0n6y6',41,1,'casts Undertow',0),
('0hpjc0u0n6y6',42,1,'chooses Lantern Mermaid',0),
('0hpjc0u0n6y6',43,1,'discards Salt Miner for CP',0),
('0hpjc0u0n6y6',44,1,'uses ability 2 of Menhir Seer',0),
('0hpjc0u0n6y6',45,1,'chooses Ledger Colossus',0),
('0hpjc0u0n6y6',46,1,'uses ability 2 of Salt Miner',0),
('0hpjc0u0n6y6',47,1,'attacks with Quarry Giant',0),
('0hpjc0u0n6y6',48,0,'uses the EX Burst of Moonwake',0),
('0hpjc0u0n6y6',49,0,'casts Lantern Mermaid',0),
('0hpjc0u0n6y6',50,0,'discards Salvager Nix for CP',0),
('0hpjc0u0n6y6',51,0,'casts Old Breakwater',0),
('0hpjc0u0n6y6',52,0,'attacks with Sleeper Beneath',0),
('0hpjc0u0n6y6',53,1,'does not use the EX Burst of Quay Watcher',0),
('0hpjc0u0n6y6',54,0,'attacks with Brine Knight',0),
('0hpjc0u0n6y6',55,1,'does not use the EX Burst of Brinestone Elder',0),
('0hpjc0u0n6y6',56,1,'casts Ledger Colossus',0),
('0hpjc0u0n6y6',57,1,'dulls Salt Miner for CP',0),
('0hpjc0u0n6y6',58,1,'discards Ledger Colossus for CP',0),
('0hpjc0u0n6y6',59,1,'discards Brine Knight for CP',0),
('0hpjc0u0n6y6',60,1,'uses ability 2 of Menhir Seer',0),
('0hpjc0u0n6y6',61,1,'chooses Ledger Colossus #44',0),
('0hpjc0u0n6y6',62,1,'uses ability 2 of Ledger Colossus',0),
('0hpjc0u0n6y6',63,1,'passes',0),
('0hpjc0u0n6y6',64,1,'attacks with Quarry Giant',0),
('0hpjc0u0n6y6',65,1,'warps Sleeper Beneath',0),
('0hpjc0u0n6y6',66,0,'attacks with Lantern Mermaid',0),
('0hpjc0u0n6y6',67,1,'blocks with Ledger Colossus',0),
('0hpjc0u0n6y6',68,0,'says yes',0),
('0hpjc0u0n6y6',69,0,'attacks with no more',0),
('0hpjc0u0n6y6',70,1,'warps Sleeper Beneath',0),
('0hpjc0u0n6y6',71,1,'attacks with Quarry Giant',0),
('0hpjc0u0n6y6',72,1,'attacks with Ledger Colossus',0),
('0hpjc0u0n6y6',73,0,'deals 4000 to the next of the party',0),
('0ydg62bsk877',0,1,'goes first',0),
('0ydg62bsk877',1,1,'takes a new hand',0),
('0ydg62bsk877',2,1,'puts Ebb and Flow at the bottom',0),
('0ydg62bsk877',3,1,'puts Sleeping Giant at the bottom',0),
('0ydg62bsk877',4,1,'puts Shoal Runner at the bottom',0),
('0ydg62bsk877',5,1,'puts Net Mender at the bottom',0),
('0ydg62bsk877',6,0,'takes a new hand',0),
('0ydg62bsk877',7,0,'puts Wanderer''s Bow at the bottom',0),
('0ydg62bsk877',8,0,'puts Signal Keeper at the bottom',0),
('0ydg62bsk877',9,0,'puts Road Urchin at the bottom',0),
('0ysxeyytqchx',0,1,'charges Stowaway Sprite',0),
('0ysxeyytqchx',1,1,'passes',0),
('0ysxeyytqchx',2,0,'charges Tangle the Stairs',0),
('0ysxeyytqchx',3,0,'plays Root Sprout',0),
('0ysxeyytqchx',4,0,'chooses middle centre',0),
('0ysxeyytqchx',5,1,'charges Thicket Matriarch',0),
('0ysxeyytqchx',6,1,'plays Slate Courier',0),
('0ysxeyytqchx',7,1,'chooses left centre',0),
('0ysxeyytqchx',8,1,'creates a plan',0),
('0ysxeyytqchx',9,0,'charges Atlas Whale',0),
('0ysxeyytqchx',10,0,'plays Seed Vault',0),
('0ysxeyytqchx',11,0,'chooses left base',0),
('0ysxeyytqchx',12,1,'charges Unmapped Leviathan',0),
('0ysxeyytqchx',13,1,'plays Signal Kite',0),
('0ysxeyytqchx',14,1,'chooses right home',0),
('0ysxeyytqchx',15,1,'freezes Stowaway Sprite',0),
('0ysxeyytqchx',16,1,'freezes Unmapped Leviathan',0),
('0ysxeyytqchx',17,1,'passes',0),
('0ysxeyytqchx',18,0,'charges Stairwright',0),
('0ysxeyytqchx',19,0,'creates a plan',0),
('0ysxeyytqchx',20,0,'freezes Tangle the Stairs',0),
('0ysxeyytqchx',21,1,'passes',0),
('0ysxeyytqchx',22,0,'passes',0),
('0ysxeyytqchx',23,1,'passes',0),
('0ysxeyytqchx',24,1,'charges Swell',0),
('0ysxeyytqchx',25,1,'passes',0),
('0ysxeyytqchx',26,0,'charges Earthward Gate',0),
('0ysxeyytqchx',27,0,'passes',0),
('0ysxeyytqchx',28,1,'charges Burrow Twins',0),
('0ysxeyytqchx',29,1,'plays Mossback',0),
('0ysxeyytqchx',30,1,'chooses left home',0),
('0ysxeyytqchx',31,1,'freezes Thicket Matriarch',0),
('0ysxeyytqchx',32,1,'freezes Unmapped Leviathan',0),
('0ysxeyytqchx',33,1,'freezes Swell',0),
('0ysxeyytqchx',34,0,'passes',0),
('0ysxeyytqchx',35,1,'creates a plan',0),
('0ysxeyytqchx',36,1,'freezes Burrow Twins',0),
('0ysxeyytqchx',37,0,'passes',0),
('0ysxeyytqchx',38,1,'passes',0),
('0ysxeyytqchx',39,0,'passes',0),
('29sf89cynjp5',0,0,'places Dawn Regatta',0),
('29sf89cynjp5',1,0,'places Lantern Race',0),
('29sf89cynjp5',2,1,'places Night Crossing',0),
('29sf89cynjp5',3,1,'places Lantern Race',0),
('29sf89cynjp5',4,1,'puts Night Watch into the energy zone',0),
('29sf89cynjp5',5,1,'puts Second Wind into the energy zone',0),
('29sf89cynjp5',6,0,'activates ability 1 of Tidewatch Club #1',0),
('29sf89cynjp5',7,0,'says no',0),
('29sf89cynjp5',8,0,'plays Buoy Keeper',0),
('29sf89cynjp5',9,0,'chooses right side',0),
('29sf89cynjp5',10,0,'pays with Rope Dancer',0),
('29sf89cynjp5',11,0,'pays with Harpoon Sister',0),
('29sf89cynjp5',12,0,'plays Good Boots',0),
('29sf89cynjp5',13,0,'passes',0),
('29sf89cynjp5',14,0,'keeps Second Wind',0),
('29sf89cynjp5',15,0,'charges Night Watch',0),
('29sf89cynjp5',16,0,'charges Sounding Line',0),
('29sf89cynjp5',17,1,'plays Sudden Squall',0),
('29sf89cynjp5',18,1,'pays with Slipway Kid',0),
('29sf89cynjp5',19,1,'pays with Night Watch #13',0),
('29sf89cynjp5',20,1,'activates ability 1 of Tidewatch Club #2',0),
('29sf89cynjp5',21,1,'says no',0),
('29sf89cynjp5',22,1,'plays Rope Dancer',0),
('29sf89cynjp5',23,1,'chooses left side',0),
('29sf89cynjp5',24,1,'pays with Second Wind',0),
('29sf89cynjp5',25,1,'attacks with Rope Dancer',0),
('29sf89cynjp5',26,0,'passes',0),
('29sf89cynjp5',27,1,'puts Ferry Captain into the energy zone',0),
('29sf89cynjp5',28,1,'passes',0),
('29sf89cynjp5',29,1,'keeps no card',0),
('29sf89cynjp5',30,1,'charges Pearl Diver',0),
('29sf89cynjp5',31,1,'charges Slipway Kid',0),
('2k8q7snbz5ka',0,0,'passes',0),
('2k8q7snbz5ka',1,1,'charges Column Herald',0),
('2k8q7snbz5ka',2,1,'passes',0),
('2r3mgmfmwp5m',0,1,'goes second',0),
('2r3mgmfmwp5m',1,0,'takes a new hand',0),
('2r3mgmfmwp5m',2,0,'puts Brine Knight at the bottom',0),
('2r3mgmfmwp5m',3,0,'puts Salt Miner at the bottom',0),
('2r3mgmfmwp5m',4,0,'puts Tide Ledger at the bottom',0),
('2r3mgmfmwp5m',5,0,'puts Deep Tithe at the bottom',0),
('2r3mgmfmwp5m',6,1,'keeps the hand',0),
('2r3mgmfmwp5m',7,0,'casts Brinestone Elder',0),
('2r3mgmfmwp5m',8,0,'discards Deep Tithe for CP',0),
('2r3mgmfmwp5m',9,0,'discards Salvager Nix for CP',0),
('2r3mgmfmwp5m',10,0,'casts Gate Warden',0),
('2r3mgmfmwp5m',11,0,'chooses Salvager Nix',0),
('2r3mgmfmwp5m',12,1,'passes',0),
('2r3mgmfmwp5m',13,1,'passes',0),
('2r3mgmfmwp5m',14,1,'casts Kite Rider',0),
('2r3mgmfmwp5m',15,1,'discards Voltaic Hound for CP',0),
('2r3mgmfmwp5m',16,1,'passes',0),
('2r3mgmfmwp5m',17,0,'casts The Undrowned',0),
('2r3mgmfmwp5m',18,0,'discards Gate Warden for CP',0),
('2r3mgmfmwp5m',19,1,'casts Rail Engineer',0),
('2r3mgmfmwp5m',20,1,'discards Coil Sentry for CP',0),
('2r3mgmfmwp5m',21,1,'casts Copper Squire',0),
('2r3mgmfmwp5m',22,1,'discards Storm Lancer for CP',0),
('2r3mgmfmwp5m',23,1,'attacks with no more',0),
('2r3mgmfmwp5m',24,0,'casts Moonwake',0),
('2r3mgmfmwp5m',25,0,'dulls Brinestone Elder for Water CP',0),
('2r3mgmfmwp5m',26,0,'says yes',0),
('2r3mgmfmwp5m',27,0,'attacks with The Undrowned',0),
('2r3mgmfmwp5m',28,1,'blocks with Voltaic Hound',0),
('2r3mgmfmwp5m',29,1,'passes',0),
('2r3mgmfmwp5m',30,1,'casts Updraft',0),
('2r3mgmfmwp5m',31,1,'chooses Kite Rider',0),
('2r3mgmfmwp5m',32,1,'attacks with no more',0),
('2r3mgmfmwp5m',33,0,'casts Sleeper Beneath',0),
('2r3mgmfmwp5m',34,0,'discards Granite Pilgrim for CP',0),
('2r3mgmfmwp5m',35,0,'chooses Kite Rider',0),
('2r3mgmfmwp5m',36,0,'attacks with no more',0),
('2r3mgmfmwp5m',37,1,'casts Arc Duelist',0),
('2r3mgmfmwp5m',38,1,'discards Rail Engineer for CP',0),
('2r3mgmfmwp5m',39,1,'attacks with Copper Squire',0),
('2r3mgmfmwp5m',40,1,'attacks with no more',0),
('2r3mgmfmwp5m',41,1,'chooses Sleeper Beneath',0),
('2r3mgmfmwp5m',42,0,'blocks with Sleeper Beneath',0),
('2r3mgmfmwp5m',43,0,'passes',0),
('2r3mgmfmwp5m',44,0,'attacks with The Undrowned',0),
('2r3mgmfmwp5m',45,1,'blocks with Arc Duelist',0),
('2r3mgmfmwp5m',46,0,'attacks with no more',0),
('2r3mgmfmwp5m',47,0,'casts Pillar Tortoise',0),
('2r3mgmfmwp5m',48,0,'dulls Brinestone Elder for Earth CP',0),
('2r3mgmfmwp5m',49,0,'discards Saltback Ox for CP',0),
('2r3mgmfmwp5m',50,1,'casts Arc Duelist',0),
('2r3mgmfmwp5m',51,0,'uses ability 2 of Pillar Tortoise',0),
('2r3mgmfmwp5m',52,0,'dulls Gate Warden for CP',0),
('2vsckxe4hqqv',0,0,'places Rising Wind',0),
('2vsckxe4hqqv',1,0,'places First Flight',0),
('2vsckxe4hqqv',2,1,'places Dawn Regatta',0),
('2vsckxe4hqqv',3,1,'places Lantern Race',0),
('2vsckxe4hqqv',4,0,'puts Cloud Reader into the energy zone',0),
('2vsckxe4hqqv',5,0,'puts Tail Painter into the energy zone',0),
('2vsckxe4hqqv',6,1,'activates ability 1 of Tidewatch Club',0),
('2vsckxe4hqqv',7,1,'passes',0),
('2vsckxe4hqqv',8,1,'keeps Second Wind',0),
('2vsckxe4hqqv',9,1,'charges no more',0),
('2vsckxe4hqqv',10,0,'plays Patch and Mend',0),
('2vsckxe4hqqv',11,0,'pays with Storm Chaser',0),
('2vsckxe4hqqv',12,0,'plays Cut the Line',0),
('2vsckxe4hqqv',13,0,'passes',0),
('2vsckxe4hqqv',14,0,'keeps Headmistress Gale',0),
('2vsckxe4hqqv',15,0,'charges Storm Lantern',0),
('2vsckxe4hqqv',16,1,'passes',0),
('2vsckxe4hqqv',17,1,'keeps Rope Dancer',0),
('2vsckxe4hqqv',18,1,'charges Night Watch',0),
('2vsckxe4hqqv',19,1,'charges Pier Sweeper',0),
('2vsckxe4hqqv',20,0,'plays String Runner',0),
('2vsckxe4hqqv',21,0,'chooses right side',0),
('2vsckxe4hqqv',22,0,'activates ability 1 of Kite School',0),
('2xdr7bwn2vrj',0,0,'goes first',0),
('2xdr7bwn2vrj',1,0,'takes a new hand',0),
('2xdr7bwn2vrj',2,0,'puts Sleet Courtier at the bottom',0),
('2xdr7bwn2vrj',3,0,'puts Breath of Hoarfrost at the bottom',0),
('2xq3nfr2vsmc',0,0,'goes first',0),
('2xq3nfr2vsmc',1,0,'keeps the hand',0),
('2xq3nfr2vsmc',2,1,'takes a new hand',0),
('2xq3nfr2vsmc',3,1,'puts Coalback Drake at the bottom',0),
('2xq3nfr2vsmc',4,1,'puts Cinder Oracle at the bottom',0),
('2xq3nfr2vsmc',5,1,'puts Harbor Sentinel at the bottom',0),
('2xq3nfr2vsmc',6,1,'puts Ember Scribe at the bottom',0),
('2xq3nfr2vsmc',7,0,'casts Ashwing Courier',0),
('2xq3nfr2vsmc',8,0,'discards Harbor Sentinel for CP',0),
('2xq3nfr2vsmc',9,0,'discards Sootwing Raider for CP',0),
('2xq3nfr2vsmc',10,0,'passes',0),
('2xq3nfr2vsmc',11,1,'casts Bedrock Verdict',0),
('2xq3nfr2vsmc',12,1,'says no',0),
('2xq3nfr2vsmc',13,1,'discards Tidewall Captain for CP',0),
('2xq3nfr2vsmc',14,1,'discards Cinder Duelist for CP',0),
('2xq3nfr2vsmc',15,0,'passes',0),
('2xq3nfr2vsmc',16,0,'casts Wharf Mason',0),
('2xq3nfr2vsmc',17,1,'casts Sootwing Raider',0),
('2xq3nfr2vsmc',18,1,'discards Wharf Mason for CP',0),
('2xq3nfr2vsmc',19,1,'discards Kiln Marshal for CP',0),
('2xq3nfr2vsmc',20,0,'uses ability 1 of Wharf Mason',0),
('2xq3nfr2vsmc',21,0,'discards Salt Miner for CP',0),
('2xq3nfr2vsmc',22,1,'passes',0),
('2xq3nfr2vsmc',23,1,'attacks with Sootwing Raider',0),
('2xq3nfr2vsmc',24,1,'passes',0),
('2xq3nfr2vsmc',25,0,'passes',0),
('2xq3nfr2vsmc',26,0,'passes',1),
('2xq3nfr2vsmc',27,0,'casts Ashwing Courier',0),
('2xq3nfr2vsmc',28,0,'discards Kiln Marshal for CP',0),
('2xq3nfr2vsmc',29,0,'uses ability 1 of Wharf Mason',0),
('2xq3nfr2vsmc',30,0,'chooses Sootwing Raider',0),
('2xq3nfr2vsmc',31,1,'casts Gate Warden',0),
('2xq3nfr2vsmc',32,1,'discards Brannoch of the Pyre for CP',0),
('2xq3nfr2vsmc',33,1,'chooses Brannoch of the Pyre',0),
('2xq3nfr2vsmc',34,1,'casts Pyre Dancer',0),
('2xq3nfr2vsmc',35,1,'attacks with no more',0),
('2xq3nfr2vsmc',36,0,'passes',0),
('2xq3nfr2vsmc',37,0,'passes',1),
('2xq3nfr2vsmc',38,0,'attacks with no more',0),
('2xq3nfr2vsmc',39,0,'uses ability 1 of Ashwing Courier',0),
('2xq3nfr2vsmc',40,0,'discards Lamplight Keeper for CP',0),
('2xq3nfr2vsmc',41,0,'passes',0),
('2xq3nfr2vsmc',42,0,'uses ability 1 of Ashwing Courier',0),
('2xq3nfr2vsmc',43,1,'casts Salt Miner',0),
('2xq3nfr2vsmc',44,1,'dulls Gate Warden for CP',0),
('2xq3nfr2vsmc',45,1,'discards Salt Miner for CP',0),
('2xq3nfr2vsmc',46,1,'attacks with Pyre Dancer',0),
('2xq3nfr2vsmc',47,0,'blocks with Ashwing Courier',0),
('2xq3nfr2vsmc',48,1,'attacks with Sootwing Raider',0),
('2xq3nfr2vsmc',49,0,'does not block',0),
('2xq3nfr2vsmc',50,0,'casts Root Hermit',0),
('2xq3nfr2vsmc',51,0,'attacks with no more',0),
('2xq3nfr2vsmc',52,1,'casts Root Hermit',0),
('2xq3nfr2vsmc',53,1,'dulls Gate Warden for CP',0),
('2xq3nfr2vsmc',54,1,'discards Ember of the Far Kiln for CP',0),
('2xq3nfr2vsmc',55,1,'uses ability 2 of Salt Miner',0),
('2xq3nfr2vsmc',56,1,'attacks with Sootwing Raider',0),
('2xq3nfr2vsmc',57,0,'does not block',0),
('2xq3nfr2vsmc',58,0,'uses ability 1 of Ashwing Courier',0),
('2xq3nfr2vsmc',59,0,'discards Pyre Dancer for CP',0),
('2xq3nfr2vsmc',60,0,'uses ability 1 of Ashwing Courier',0),
('2xq3nfr2vsmc',61,0,'attacks with Ashwing Courier',0),
('2xq3nfr2vsmc',62,1,'does not block',0),
('2xq3nfr2vsmc',63,0,'attacks with Root Hermit #32',0),
('2xq3nfr2vsmc',64,1,'blocks with Root Hermit #34',0),
('2xq3nfr2vsmc',65,1,'casts Wrath of the Kiln',0),
('2xq3nfr2vsmc',66,1,'chooses Ashwing Courier',0),
('2xq3nfr2vsmc',67,1,'dulls Gate Warden for CP',0),
('2xq3nfr2vsmc',68,1,'casts Root Hermit',0),
('2xq3nfr2vsmc',69,1,'discards Gate Warden for CP',0),
('2xq3nfr2vsmc',70,1,'attacks with Sootwing Raider',0),
('2xq3nfr2vsmc',71,0,'uses ability 1 of Wharf Mason',0),
('2xq3nfr2vsmc',72,0,'chooses Root Hermit',0),
('2y46mchcttj7',0,0,'keeps the hand',0),
('2y46mchcttj7',1,1,'keeps the hand',0),
('2y46mchcttj7',2,1,'makes aether with Coin',0),
('2y46mchcttj7',3,0,'calls Kiln Pup face down',0),
('2y46mchcttj7',4,0,'passes',1),
('2y46mchcttj7',5,0,'makes aether with Kiln Pup',0),
('2y46mchcttj7',6,1,'calls Stoke face down',0),
('2y46mchcttj7',7,1,'passes',0),
('2y46mchcttj7',8,1,'passes',0),
('2y46mchcttj7',9,1,'passes',0),
('2y46mchcttj7',10,1,'makes aether with Stoke',0),
('2y46mchcttj7',11,0,'passes',1),
('2y46mchcttj7',12,0,'passes',1),
('2y46mchcttj7',13,0,'calls Firedamp face down',0),
('2y46mchcttj7',14,0,'passes',1),
('2y46mchcttj7',15,0,'passes',0),
('2y46mchcttj7',16,0,'passes',1),
('2y46mchcttj7',17,0,'passes',1),
('2y46mchcttj7',18,0,'passes',1),
('2y46mchcttj7',19,0,'passes',1),
('2y46mchcttj7',20,0,'passes',1),
('2y46mchcttj7',21,1,'makes aether with Stoke',0),
('2y46mchcttj7',22,0,'passes',1),
('2y46mchcttj7',23,0,'passes',1),
('2y46mchcttj7',24,1,'calls Cinder Wick Lv3 face down',0),
('2y46mchcttj7',25,1,'makes aether with Cinder Wick Lv3',0),
('2y46mchcttj7',26,0,'passes',1),
('2y46mchcttj7',27,0,'passes',1),
('2y46mchcttj7',28,0,'passes',1),
('2y46mchcttj7',29,0,'makes aether with Firedamp',0),
('2y46mchcttj7',30,0,'passes',0),
('2y46mchcttj7',31,0,'passes',1),
('2y46mchcttj7',32,0,'passes',1),
('2y46mchcttj7',33,0,'passes',1),
('2y46mchcttj7',34,0,'passes',1),
('2y46mchcttj7',35,0,'passes',1),
('32bm343hqub5',0,0,'charges Vine Strangler',0),
('32bm343hqub5',1,0,'passes',0),
('32bm343hqub5',2,1,'charges Follow-Lamp',0),
('32bm343hqub5',3,1,'creates a plan',0),
('32bm343hqub5',4,0,'charges Tide Surveyor',0),
('32bm343hqub5',5,0,'plays Ivy Snare',0),
('32bm343hqub5',6,0,'chooses left centre',0),
('32bm343hqub5',7,1,'charges First Landing',0),
('32bm343hqub5',8,1,'creates a plan',0),
('32bm343hqub5',9,1,'freezes Follow-Lamp',0),
('32bm343hqub5',10,1,'passes',0),
('32bm343hqub5',11,0,'charges Sudden Spring',0),
('32bm343hqub5',12,0,'passes',0),
('32bm343hqub5',13,1,'passes',0),
('32bm343hqub5',14,1,'plays Wick Squire',0),
('32bm343hqub5',15,1,'chooses left centre',0),
('32bm343hqub5',16,1,'freezes Follow-Lamp',0),
('32bm343hqub5',17,1,'passes',0),
('32bm343hqub5',18,0,'passes',0),
('32bm343hqub5',19,0,'creates a plan',0),
('32bm343hqub5',20,0,'freezes Tide Surveyor',0),
('32bm343hqub5',21,0,'renews the plan',0),
('32bm343hqub5',22,0,'freezes Sudden Spring',0),
('32bm343hqub5',23,0,'renews the plan',0),
('32bm343hqub5',24,1,'charges Ashfall Ambusher',0),
('32bm343hqub5',25,1,'plays Cinder Gate',0),
('32bm343hqub5',26,1,'chooses left base',0),
('3af4a7ku80r2',0,1,'goes first',0),
('3af4a7ku80r2',1,1,'keeps the hand',0),
('3af4a7ku80r2',2,0,'takes a new hand',0),
('3af4a7ku80r2',3,0,'puts Floe Diplomat at the bottom',0),
('3af4a7ku80r2',4,0,'puts Winter Usher at the bottom',0),
('3af4a7ku80r2',5,0,'puts Hearth Deserter at the bottom',0),
('3af4a7ku80r2',6,0,'puts Admiral Osk at the bottom',0),
('3af4a7ku80r2',7,1,'casts Net Mender',0),
('3af4a7ku80r2',8,1,'discards Moray Corsair for CP',0),
('3af4a7ku80r2',9,1,'passes',0),
('3af4a7ku80r2',10,1,'passes',0),
('3af4a7ku80r2',11,0,'casts Admiral Osk',0),
('3af4a7ku80r2',12,0,'discards Dock Minstrel for CP',0),
('3af4a7ku80r2',13,0,'casts Glacier Knight',0),
('3af4a7ku80r2',14,1,'casts Salt Miner',0),
('3af4a7ku80r2',15,1,'discards Old Breakwater for CP',0),
('3af4a7ku80r2',16,1,'passes',0),
('3af4a7ku80r2',17,1,'casts Lantern Mermaid',0),
('3af4a7ku80r2',18,1,'discards Undertow for CP',0),
('3af4a7ku80r2',19,1,'uses ability 1 of Net Mender',0),
('3af4a7ku80r2',20,1,'chooses Admiral Osk',0),
('3af4a7ku80r2',21,0,'casts Breath of Hoarfrost',0),
('3af4a7ku80r2',22,0,'chooses no more',0),
('3af4a7ku80r2',23,0,'attacks with no more',0),
('3af4a7ku80r2',24,1,'passes',0),
('3af4a7ku80r2',25,1,'attacks with no more',0),
('3af4a7ku80r2',26,1,'casts Salt Miner',0),
('3af4a7ku80r2',27,1,'dulls Net Mender for CP',0),
('3af4a7ku80r2',28,1,'dulls Salt Miner for CP',0),
('3af4a7ku80r2',29,0,'attacks with Glacier Knight',0),
('3af4a7ku80r2',30,1,'blocks with Lantern Mermaid',0),
('3af4a7ku80r2',31,1,'uses ability 1 of Net Mender',0),
('3af4a7ku80r2',32,1,'casts The Undrowned',0),
('3af4a7ku80r2',33,1,'dulls Salt Miner #11 for CP',0),
('3af4a7ku80r2',34,1,'discards Granite Pilgrim for CP',0),
('3af4a7ku80r2',35,1,'discards Ledger Colossus for CP',0),
('3af4a7ku80r2',36,0,'casts Admiral Osk',0),
('3af4a7ku80r2',37,1,'passes',0),
('3af4a7ku80r2',38,1,'attacks with The Undrowned',0),
('3af4a7ku80r2',39,0,'blocks with Admiral Osk',0),
('3af4a7ku80r2',40,1,'says no',0),
('3af4a7ku80r2',41,1,'casts Quarry Giant',0),
('3af4a7ku80r2',42,1,'dulls Salt Miner #19 for CP',0),
('3af4a7ku80r2',43,0,'casts First Light',0),
('3af4a7ku80r2',44,0,'selects mode 2',0),
('3af4a7ku80r2',45,0,'attacks with Admiral Osk',0),
('3af4a7ku80r2',46,1,'does not use the EX Burst of Deep Tithe',0),
('3af4a7ku80r2',47,1,'passes',0),
('3af4a7ku80r2',48,1,'attacks with no more',0),
('3af4a7ku80r2',49,1,'casts Menhir Seer',0),
('3af4a7ku80r2',50,1,'dulls Net Mender for CP',0),
('3af4a7ku80r2',51,1,'dulls Salt Miner #19 for CP',0),
('3af4a7ku80r2',52,1,'passes',0),
('3af4a7ku80r2',53,1,'uses ability 2 of Salt Miner #11',0),
('3af4a7ku80r2',54,0,'attacks with Admiral Osk',0),
('3af4a7ku80r2',55,1,'blocks with Quarry Giant',0),
('3af4a7ku80r2',56,1,'casts Salvager Nix',0),
('3af4a7ku80r2',57,1,'dulls Menhir Seer for CP',0),
('3af4a7ku80r2',58,1,'attacks with Quarry Giant',0),
('3af4a7ku80r2',59,0,'passes',0),
('3af4a7ku80r2',60,0,'casts Frost Herald',0),
('3af4a7ku80r2',61,0,'discards Hailspark Envoy for Ice CP',0),
('3af4a7ku80r2',62,0,'chooses Quarry Giant',0),
('3af4a7ku80r2',63,1,'casts Brine Knight',0),
('3af4a7ku80r2',64,1,'dulls Menhir Seer for CP',0),
('3af4a7ku80r2',65,1,'attacks with no more',0),
('3af4a7ku80r2',66,0,'passes',0),
('3af4a7ku80r2',67,0,'attacks with Frost Herald',0),
('3af4a7ku80r2',68,1,'blocks with Brine Knight',0),
('3ef3y7dn8mkt',0,0,'places Lamp Concert',0),
('3ef3y7dn8mkt',1,0,'places Full Score',0),
('3ef3y7dn8mkt',2,1,'places Full Score',0),
('3ef3y7dn8mkt',3,1,'places Lamp Concert',0),
('3ef3y7dn8mkt',4,1,'puts Night Metronome into the energy zone',0),
('3ef3y7dn8mkt',5,1,'puts Drum Marshal into the energy zone',0),
('3ef3y7dn8mkt',6,0,'plays Page Turner',0),
('3ef3y7dn8mkt',7,0,'chooses left side',0),
('3f866kuueamp',0,1,'goes second',0),
('3f866kuueamp',1,0,'takes a new hand',0),
('3f866kuueamp',2,0,'puts Old Breakwater at the bottom',0),
('3g78pt37fcss',0,0,'keeps the hand',0),
('3g78pt37fcss',1,1,'keeps the hand',0),
('3g78pt37fcss',2,1,'passes',0),
('3g78pt37fcss',3,1,'passes',0),
('3g78pt37fcss',4,0,'calls Great Hornbeam face down',0),
('3g78pt37fcss',5,0,'passes',1),
('3g78pt37fcss',6,1,'passes',0),
('3g78pt37fcss',7,0,'makes aether with Great Hornbeam',0),
('3g78pt37fcss',8,1,'passes',0),
('3g78pt37fcss',9,1,'passes',0),
('3g78pt37fcss',10,1,'passes',0),
('3g78pt37fcss',11,1,'makes aether with Coin',0),
('3g78pt37fcss',12,1,'calls Stoke face down',0),
('3g78pt37fcss',13,1,'makes aether with Stoke',0),
('3g78pt37fcss',14,0,'passes',1),
('3g78pt37fcss',15,0,'passes',1),
('3g78pt37fcss',16,0,'calls Grafting face down',0),
('3g78pt37fcss',17,0,'passes',1),
('3g78pt37fcss',18,0,'passes',0),
('3g78pt37fcss',19,0,'passes',1),
('3g78pt37fcss',20,0,'passes',1),
('3g78pt37fcss',21,0,'passes',1),
('3g78pt37fcss',22,0,'passes',1),
('3g78pt37fcss',23,0,'passes',1),
('3g78pt37fcss',24,1,'makes aether with Stoke',0),
('3g78pt37fcss',25,0,'passes',1),
('3g78pt37fcss',26,0,'passes',1),
('3g78pt37fcss',27,1,'calls Furnace Cat face down',0),
('3g78pt37fcss',28,1,'makes aether with Furnace Cat',0),
('3g78pt37fcss',29,0,'passes',1),
('3g78pt37fcss',30,0,'passes',1),
('3g78pt37fcss',31,0,'passes',1),
('3g78pt37fcss',32,0,'makes aether with Great Hornbeam',0),
('3g78pt37fcss',33,0,'makes aether with Grafting',0),
('3g78pt37fcss',34,0,'passes',1),
('3g78pt37fcss',35,0,'passes',1),
('3g78pt37fcss',36,0,'calls Bramble Host face down',0),
('3g78pt37fcss',37,0,'passes',1),
('3mb2z8a0vgyj',0,0,'goes first',0),
('3mb2z8a0vgyj',1,0,'takes a new hand',0),
('3mb2z8a0vgyj',2,0,'puts Winter Usher at the bottom',0),
('3mb2z8a0vgyj',3,0,'puts Frost Herald at the bottom',0),
('3mb2z8a0vgyj',4,0,'puts Weather Synod at the bottom',0),
('3mb2z8a0vgyj',5,0,'puts Rime Librarian at the bottom',0),
('3mb2z8a0vgyj',6,1,'takes a new hand',0),
('3mb2z8a0vgyj',7,1,'puts Salt Miner at the bottom',0),
('3mb2z8a0vgyj',8,1,'puts Granite Pilgrim at the bottom',0),
('3mb2z8a0vgyj',9,1,'puts Gate Warden at the bottom',0),
('3mb2z8a0vgyj',10,1,'puts Brinestone Elder at the bottom',0),
('3mb2z8a0vgyj',11,0,'casts Admiral Osk',0),
('3mb2z8a0vgyj',12,0,'discards Frost Herald for CP',0),
('3mb2z8a0vgyj',13,0,'discards Lantern Mermaid for CP',0),
('3mb2z8a0vgyj',14,0,'discards Undertow for CP',0),
('3mb2z8a0vgyj',15,1,'passes',0),
('3mb2z8a0vgyj',16,1,'casts Deep Tithe',0),
('3mb2z8a0vgyj',17,1,'discards Gate Warden for CP',0),
('3mb2z8a0vgyj',18,1,'discards Old Breakwater for CP',0),
('3mb2z8a0vgyj',19,1,'passes',0),
('3mb2z8a0vgyj',20,1,'casts Ledger Colossus',0),
('3mb2z8a0vgyj',21,1,'passes',0),
('3mb2z8a0vgyj',22,0,'casts First Light',0),
('3mb2z8a0vgyj',23,0,'selects mode 2',0),
('3mb2z8a0vgyj',24,0,'discards Floe Diplomat for Ice CP',0),
('3mb2z8a0vgyj',25,1,'uses ability 2 of Ledger Colossus',0),
('3mb2z8a0vgyj',26,1,'uses ability 2 of Ledger Colossus',0),
('3mb2z8a0vgyj',27,0,'attacks with no more',0),
('3mb2z8a0vgyj',28,1,'attacks with no more',0),
('3mb2z8a0vgyj',29,0,'passes',0),
('3mb2z8a0vgyj',30,0,'attacks with Admiral Osk',0),
('3mb2z8a0vgyj',31,1,'does not block',0),
('3mb2z8a0vgyj',32,0,'casts Hearth Deserter',0),
('3mb2z8a0vgyj',33,1,'casts Deep Tithe',0),
('3mb2z8a0vgyj',34,1,'discards Deep Tithe for CP',0),
('3mb2z8a0vgyj',35,1,'passes',0),
('3mb2z8a0vgyj',36,1,'passes',0),
('3mb2z8a0vgyj',37,1,'attacks with Ledger Colossus',0),
('3mb2z8a0vgyj',38,1,'uses ability 2 of Ledger Colossus',0),
('3mb2z8a0vgyj',39,1,'passes',0),
('3mb2z8a0vgyj',40,1,'passes',0),
('3mb2z8a0vgyj',41,1,'passes',0),
('3mb2z8a0vgyj',42,1,'passes',0),
('3mb2z8a0vgyj',43,1,'uses ability 2 of Ledger Colossus',0),
('3mb2z8a0vgyj',44,0,'casts Sleet Courtier',0),
('3mb2z8a0vgyj',45,0,'discards Hearth Deserter for CP',0),
('3mb2z8a0vgyj',46,0,'attacks with no more',0),
('3mb2z8a0vgyj',47,1,'casts Undertow',0),
('3mb2z8a0vgyj',48,1,'chooses Ledger Colossus',0),
('3mb2z8a0vgyj',49,1,'discards Quarry Giant for CP',0),
('3mb2z8a0vgyj',50,0,'attacks with Admiral Osk',0),
('3mb2z8a0vgyj',51,1,'casts Quarry Giant',0),
('3t3ynmc30f9s',0,1,'charges Sapling Keeper',0),
('3t3ynmc30f9s',1,1,'passes',0),
('3t3ynmc30f9s',2,0,'charges Lamp Sergeant',0),
('3t3ynmc30f9s',3,0,'passes',0),
('3t3ynmc30f9s',4,1,'charges Threshold Phalanx',0),
('3t3ynmc30f9s',5,1,'plays Lamp Sergeant',0),
('3t3ynmc30f9s',6,1,'chooses right home',0),
('3t3ynmc30f9s',7,0,'charges Twin-Tongs Duellist',0),
('3t3ynmc30f9s',8,0,'passes',0),
('3t3ynmc30f9s',9,1,'charges Gatehouse Seraph',0),
('3t3ynmc30f9s',10,1,'creates a plan',0),
('3t3ynmc30f9s',11,1,'freezes Gatehouse Seraph',0),
('3t3ynmc30f9s',12,1,'renews the plan',0),
('3t3ynmc30f9s',13,1,'freezes Sapling Keeper',0),
('3t3ynmc30f9s',14,1,'moves Lamp Sergeant',0),
('3t3ynmc30f9s',15,1,'chooses middle home',0),
('3t3ynmc30f9s',16,0,'charges First Landing',0),
('3t3ynmc30f9s',17,0,'plays Cinder Runner',0),
('3t3ynmc30f9s',18,0,'chooses left home',0),
('3t3ynmc30f9s',19,1,'passes',0),
('3t3ynmc30f9s',20,1,'creates a plan',0),
('3t3ynmc30f9s',21,1,'freezes Sapling Keeper',0),
('3t3ynmc30f9s',22,1,'renews the plan',0),
('3t3ynmc30f9s',23,1,'freezes Threshold Phalanx',0),
('3t3ynmc30f9s',24,1,'renews the plan',0),
('3t3ynmc30f9s',25,0,'charges Bellfounder''s Yard',0),
('3t3ynmc30f9s',26,0,'plays Stairway Brawler',0),
('3t3ynmc30f9s',27,0,'chooses left centre',0),
('3t3ynmc30f9s',28,0,'freezes Twin-Tongs Duellist',0),
('3t3ynmc30f9s',29,0,'freezes Bellfounder''s Yard',0),
('3t3ynmc30f9s',30,0,'moves Cinder Runner',0),
('3t3ynmc30f9s',31,0,'chooses left centre',0),
('3t3ynmc30f9s',32,0,'freezes Lamp Sergeant',0),
('3t3ynmc30f9s',33,0,'moves Cinder Runner',0),
('3t3ynmc30f9s',34,0,'chooses left enemy',0),
('3t3ynmc30f9s',35,0,'passes',0),
('3t3ynmc30f9s',36,1,'charges Banner of Landings',0),
('3t3ynmc30f9s',37,1,'plays Burrow Twins',0),
('3t3ynmc30f9s',38,1,'chooses left centre',0),
('3t3ynmc30f9s',39,1,'freezes Banner of Landings',0),
('3t3ynmc30f9s',40,1,'plays Second Landing',0),
('3t3ynmc30f9s',41,1,'chooses right base',0),
('3t3ynmc30f9s',42,0,'charges Anvil Vanguard',0),
('3t3ynmc30f9s',43,0,'plays Anvil Vanguard',0),
('3t3ynmc30f9s',44,0,'chooses left centre',0),
('3t3ynmc30f9s',45,0,'freezes Twin-Tongs Duellist',0),
('3t3ynmc30f9s',46,0,'freezes First Landing',0),
('3t3ynmc30f9s',47,0,'freezes Bellfounder''s Yard',0),
('3xvpzvtfzfw4',0,0,'passes',0),
('3xvpzvtfzfw4',1,1,'charges Sudden Spring',0),
('3xvpzvtfzfw4',2,1,'creates a plan',0),
('3xvpzvtfzfw4',3,0,'charges First Landing',0),
('3xvpzvtfzfw4',4,0,'plays Wick Squire',0),
('3xvpzvtfzfw4',5,0,'chooses right home',0),
('3xvpzvtfzfw4',6,1,'charges Crossway Seraph',0),
('3xvpzvtfzfw4',7,1,'plays Root Sprout',0),
('3xvpzvtfzfw4',8,1,'chooses right centre',0),
('3xvpzvtfzfw4',9,1,'passes',0),
('3xvpzvtfzfw4',10,0,'charges Slag Colossus',0),
('3xvpzvtfzfw4',11,0,'plays Lamp Sergeant',0),
('3xvpzvtfzfw4',12,0,'chooses right centre',0),
('3xvpzvtfzfw4',13,1,'charges Straight Lance',0),
('3xvpzvtfzfw4',14,1,'plays Buried Spring',0),
('3xvpzvtfzfw4',15,1,'chooses left home',0),
('3xvpzvtfzfw4',16,0,'charges Straight Lance',0),
('3xvpzvtfzfw4',17,0,'moves Wick Squire',0),
('3xvpzvtfzfw4',18,0,'chooses middle home',0),
('3xvpzvtfzfw4',19,0,'freezes Slag Colossus',0),
('3xvpzvtfzfw4',20,0,'plays Peace of Landings',0),
('3xvpzvtfzfw4',21,0,'chooses centre area',0),
('3xvpzvtfzfw4',22,1,'charges Landing Guard',0),
('3xvpzvtfzfw4',23,1,'creates a plan',0),
('3xvpzvtfzfw4',24,1,'freezes Sudden Spring',0),
('3xvpzvtfzfw4',25,1,'plays Stand Fast',0),
('3xvpzvtfzfw4',26,1,'freezes Straight Lance #14',0),
('3xvpzvtfzfw4',27,1,'renews the plan',0),
('3xvpzvtfzfw4',28,1,'freezes Landing Guard',0),
('3xvpzvtfzfw4',29,1,'moves Buried Spring',0),
('3xvpzvtfzfw4',30,1,'chooses middle home',0),
('3xvpzvtfzfw4',31,0,'charges Stairway Brawler',0),
('3xvpzvtfzfw4',32,0,'plays Bellfounder''s Yard',0),
('3xvpzvtfzfw4',33,0,'chooses middle base',0),
('3xvpzvtfzfw4',34,0,'freezes First Landing',0),
('3xvpzvtfzfw4',35,0,'freezes Stairway Brawler',0),
('3xvpzvtfzfw4',36,0,'passes',0),
('3xvpzvtfzfw4',37,1,'charges Foundation Seraph',0),
('3xvpzvtfzfw4',38,1,'plays Hall of Lamps',0),
('3xvpzvtfzfw4',39,1,'chooses right base',0),
('3xvpzvtfzfw4',40,1,'freezes Straight Lance #14',0),
('3xvpzvtfzfw4',41,1,'plays Lamp Sergeant',0),
('3xvpzvtfzfw4',42,1,'chooses right centre',0),
('3xvpzvtfzfw4',43,0,'charges Anvil Vanguard',0),
('3xvpzvtfzfw4',44,0,'passes',0),
('3xvpzvtfzfw4',45,1,'charges Wick Squire',0),
('3xvpzvtfzfw4',46,1,'moves Buried Spring',0),
('3xvpzvtfzfw4',47,1,'chooses right home',0),
('3xvpzvtfzfw4',48,1,'freezes Straight Lance #14',0),
('3xvpzvtfzfw4',49,1,'passes',0),
('3xvpzvtfzfw4',50,0,'charges Follow-Lamp',0),
('3xvpzvtfzfw4',51,0,'moves Wick Squire',0),
('3xvpzvtfzfw4',52,0,'chooses left home',0),
('3xvpzvtfzfw4',53,0,'freezes Straight Lance #18',0),
('3xvpzvtfzfw4',54,0,'passes',0),
('3xvpzvtfzfw4',55,1,'charges Deeproot Titan',0),
('3xvpzvtfzfw4',56,1,'moves Buried Spring',0),
('3xvpzvtfzfw4',57,1,'chooses right centre',0),
('3xvpzvtfzfw4',58,1,'freezes Sudden Spring',0),
('3xvpzvtfzfw4',59,1,'creates a plan',0),
('3xvpzvtfzfw4',60,1,'freezes Crossway Seraph',0),
('3xvpzvtfzfw4',61,1,'renews the plan',0),
('3xvpzvtfzfw4',62,1,'freezes Deeproot Titan',0),
('3xvpzvtfzfw4',63,1,'moves Buried Spring',0),
('3xvpzvtfzfw4',64,1,'chooses right home',0),
('3xvpzvtfzfw4',65,1,'freezes Landing Guard',0),
('3xvpzvtfzfw4',66,1,'plays Raise the Lamps',0),
('3xvpzvtfzfw4',67,1,'chooses centre area',0),
('3xvpzvtfzfw4',68,1,'freezes Straight Lance #14',0),
('3xvpzvtfzfw4',69,1,'freezes Foundation Seraph',0),
('3xvpzvtfzfw4',70,1,'creates a plan',0),
('3xvpzvtfzfw4',71,0,'charges Spark Juggler',0),
('3xvpzvtfzfw4',72,0,'moves Wick Squire',0),
('3xvpzvtfzfw4',73,0,'chooses middle home',0),
('3xvpzvtfzfw4',74,0,'freezes Stairway Brawler',0),
('3xvpzvtfzfw4',75,0,'moves Wick Squire',0),
('3xvpzvtfzfw4',76,0,'chooses left home',0),
('3xvpzvtfzfw4',77,0,'freezes Follow-Lamp',0),
('3xvpzvtfzfw4',78,0,'creates a plan',0),
('3xvpzvtfzfw4',79,0,'freezes Slag Colossus',0),
('3xvpzvtfzfw4',80,0,'moves Wick Squire',0),
('458g293w39te',0,1,'charges Wick Squire',0),
('458g293w39te',1,1,'creates a plan',0),
('458g293w39te',2,0,'charges Ink Duelist',0),
('458g293w39te',3,0,'creates a plan',0),
('458g293w39te',4,1,'charges First Landing',0),
('458g293w39te',5,1,'creates a plan',0),
('458g293w39te',6,1,'freezes First Landing',0),
('458g293w39te',7,1,'renews the plan',0),
('458g293w39te',8,0,'charges Hive Caller',0),
('458g293w39te',9,0,'plays Slate Courier',0),
('458g293w39te',10,0,'chooses left home',0),
('458g293w39te',11,0,'creates a plan',0),
('458g293w39te',12,1,'charges Flue Sniper',0),
('458g293w39te',13,1,'plays Follow-Lamp',0),
('458g293w39te',14,1,'chooses left centre',0),
('458g293w39te',15,0,'charges Tangle the Stairs',0),
('458g293w39te',16,0,'creates a plan',0),
('458g293w39te',17,0,'freezes Tangle the Stairs',0),
('458g293w39te',18,0,'moves Slate Courier',0),
('458g293w39te',19,0,'chooses middle home',0),
('458g293w39te',20,0,'freezes Hive Caller',0),
('458g293w39te',21,0,'renews the plan',0),
('458g293w39te',22,1,'charges Pincer Drake',0),
('458g293w39te',23,1,'plays Lamp Sergeant',0),
('458g293w39te',24,1,'chooses middle centre',0),
('458g293w39te',25,1,'freezes Wick Squire',0),
('458g293w39te',26,1,'freezes Flue Sniper',0),
('458g293w39te',27,1,'passes',0),
('458g293w39te',28,0,'charges Compass Golem',0),
('458g293w39te',29,0,'moves Slate Courier',0),
('458g293w39te',30,0,'chooses middle centre',0),
('458g293w39te',31,0,'freezes Ink Duelist',0),
('458g293w39te',32,0,'passes',0),
('458g293w39te',33,0,'smashes with Slate Courier',0),
('458g293w39te',34,1,'passes',0),
('458g293w39te',35,1,'plays Straight Lance',0),
('458g293w39te',36,1,'chooses middle centre',0),
('458g293w39te',37,1,'freezes Wick Squire',0),
('458g293w39te',38,1,'freezes First Landing',0),
('458g293w39te',39,1,'freezes Flue Sniper',0),
('458g293w39te',40,1,'freezes Pincer Drake',0),
('458g293w39te',41,1,'passes',0),
('458g293w39te',42,0,'charges Earthward Gate',0),
('4dvsd0s9c7kd',0,1,'goes second',0),
('4dvsd0s9c7kd',1,0,'takes a new hand',0),
('4dvsd0s9c7kd',2,0,'puts Voltaic Hound at the bottom',0),
('4dvsd0s9c7kd',3,0,'puts Kite Beyond the Clouds at the bottom',0),
('4dvsd0s9c7kd',4,0,'puts Spark Tinker at the bottom',0),
('4dvsd0s9c7kd',5,0,'puts Rail Engineer at the bottom',0),
('4dvsd0s9c7kd',6,1,'takes a new hand',0),
('4dvsd0s9c7kd',7,1,'puts Pale Executioner at the bottom',0),
('4dvsd0s9c7kd',8,1,'puts Tide Oracle at the bottom',0),
('4dvsd0s9c7kd',9,1,'puts Pearl Diver at the bottom',0),
('4dvsd0s9c7kd',10,1,'puts Ferry Pilot at the bottom',0),
('4dvsd0s9c7kd',11,0,'casts Gale Fencer',0),
('4dvsd0s9c7kd',12,0,'discards Kite Rider for CP',0),
('4dvsd0s9c7kd',13,0,'casts Battery Imp',0),
('4n0bmj028mfr',0,0,'places Dawn Regatta',0),
('4n0bmj028mfr',1,0,'places Night Crossing',0),
('4n0bmj028mfr',2,1,'places Opening Night',0),
('4n0bmj028mfr',3,1,'places Grand Clearance',0),
('4n0bmj028mfr',4,0,'puts Slipway Kid into the energy zone',0),
('4n0bmj028mfr',5,0,'puts Rope Dancer into the energy zone',0),
('4n0bmj028mfr',6,1,'passes',0),
('4n0bmj028mfr',7,1,'keeps Charcoal Boy',0),
('4n0bmj028mfr',8,1,'charges no more',0),
('4n0bmj028mfr',9,0,'activates ability 1 of Tidewatch Club',0),
('4n0bmj028mfr',10,0,'says yes',0),
('4n0bmj028mfr',11,0,'chooses centre',0),
('4n0bmj028mfr',12,0,'passes',0),
('4n0bmj028mfr',13,0,'keeps Signal Pennant',0),
('4n0bmj028mfr',14,0,'charges Pearl Diver',0),
('4n0bmj028mfr',15,0,'charges Pier Sweeper',0),
('4n0bmj028mfr',16,1,'activates ability 1 of Ember Row Stalls',0),
('4n0bmj028mfr',17,1,'passes',0),
('4n0bmj028mfr',18,1,'keeps Flare',0),
('4n0bmj028mfr',19,1,'charges Change of Wind',0),
('4n0bmj028mfr',20,1,'charges Flare',0),
('4n0bmj028mfr',21,0,'plays Slipway Kid',0),
('4n0bmj028mfr',22,0,'chooses right side',0),
('4n0bmj028mfr',23,0,'pays with Rope Dancer #9',0),
('4n0bmj028mfr',24,0,'plays Second Wind',0),
('4n0bmj028mfr',25,0,'pays with Pier Sweeper',0),
('4n0bmj028mfr',26,0,'plays Slipway Kid',0),
('4n0bmj028mfr',27,0,'chooses centre',0),
('4n0bmj028mfr',28,0,'pays with Buoy Keeper',0),
('4n0bmj028mfr',29,0,'plays Oar Twins',0),
('4n0bmj028mfr',30,0,'chooses left side',0),
('4n0bmj028mfr',31,0,'pays with Slipway Kid',0),
('4n0bmj028mfr',32,0,'pays with Rope Dancer',0),
('4n0bmj028mfr',33,0,'chooses Slipway Kid #26',0),
('4n0bmj028mfr',34,0,'activates ability 1 of Tidewatch Club',0),
('4n0bmj028mfr',35,0,'says yes',0),
('4n0bmj028mfr',36,0,'chooses centre',0),
('4n0bmj028mfr',37,0,'chooses Slipway Kid',0),
('4n0bmj028mfr',38,0,'plays Signal Pennant from the keep zone',0),
('4n0bmj028mfr',39,0,'chooses centre',0),
('4n0bmj028mfr',40,0,'attacks with Oar Twins #36',0),
('4n0bmj028mfr',41,1,'activates ability 1 of Ember Row Stalls',0),
('4n0bmj028mfr',42,1,'chooses Oar Twins #38',0),
('4n0bmj028mfr',43,0,'passes',0),
('4n0bmj028mfr',44,0,'keeps no card',0),
('4n0bmj028mfr',45,0,'charges Undertow Cat',0),
('4n0bmj028mfr',46,1,'passes',0),
('4n0bmj028mfr',47,1,'keeps Noodle Juggler',0),
('4n0bmj028mfr',48,1,'charges Kiln Warden',0),
('4n0bmj028mfr',49,0,'passes',0),
('4n0bmj028mfr',50,0,'keeps Signal Pennant',0),
('4n0bmj028mfr',51,0,'charges Rope Dancer',0),
('4n0bmj028mfr',52,0,'charges Buoy Keeper',0),
('4n0bmj028mfr',53,1,'plays Two for One',0),
('4n0bmj028mfr',54,1,'pays with Glaze Witch',0),
('4n0bmj028mfr',55,1,'activates ability 1 of Ember Row Stalls',0),
('4n0bmj028mfr',56,1,'chooses Slipway Kid',0),
('4n0bmj028mfr',57,1,'plays Fire Eater',0),
('4n0bmj028mfr',58,1,'chooses right side',0),
('4n0bmj028mfr',59,1,'passes',0),
('4n0bmj028mfr',60,1,'keeps Banner of Coals',0),
('4n0bmj028mfr',61,1,'charges no more',0),
('4n0bmj028mfr',62,0,'plays Second Wind',0),
('4nbbrd8emcwq',0,1,'goes second',0),
('4nbbrd8emcwq',1,0,'takes a new hand',0),
('4nbbrd8emcwq',2,0,'puts Ferry Pilot at the bottom',0),
('4nbbrd8emcwq',3,0,'puts Undertow at the bottom',0),
('4nbbrd8emcwq',4,0,'puts Floe Diplomat at the bottom',0),
('4nbbrd8emcwq',5,0,'puts Winter Usher at the bottom',0),
('4nbbrd8emcwq',6,1,'takes a new hand',0),
('4nbbrd8emcwq',7,1,'puts Updraft at the bottom',0),
('4nbbrd8emcwq',8,1,'puts Kite Rider at the bottom',0),
('4nbbrd8emcwq',9,1,'puts Thunder Regent at the bottom',0),
('4nbbrd8emcwq',10,1,'puts Rail Engineer at the bottom',0),
('4nbbrd8emcwq',11,0,'casts Lantern Mermaid',0),
('4nbbrd8emcwq',12,0,'discards Winter Usher for CP',0),
('4nbbrd8emcwq',13,0,'casts Sleet Courtier',0),
('4nbbrd8emcwq',14,0,'discards Duchess Ravnild for CP',0),
('4nbbrd8emcwq',15,1,'passes',0),
('4nbbrd8emcwq',16,1,'casts Chain Bolt',0),
('4nbbrd8emcwq',17,1,'chooses Lantern Mermaid',0),
('4nbbrd8emcwq',18,1,'discards Chain Bolt for CP',0),
('4nbbrd8emcwq',19,1,'discards Gale Fencer for CP',0),
('4nbbrd8emcwq',20,1,'passes',0),
('4nbbrd8emcwq',21,0,'casts Hearth Deserter',0),
('4nbbrd8emcwq',22,0,'dulls Sleet Courtier for CP',0),
('4nbbrd8emcwq',23,0,'discards Admiral Osk for CP',0),
('4nbbrd8emcwq',24,0,'attacks with no more',0),
('4nbbrd8emcwq',25,1,'casts Roof Runner',0),
('4nbbrd8emcwq',26,1,'discards Tailor of Kites for CP',0),
('4nbbrd8emcwq',27,1,'passes',0),
('4nbbrd8emcwq',28,1,'passes',0),
('4nbbrd8emcwq',29,0,'casts Glacier Knight',0),
('4nbbrd8emcwq',30,0,'attacks with Lantern Mermaid',0),
('4nbbrd8emcwq',31,1,'casts Arc Duelist',0),
('4nbbrd8emcwq',32,1,'dulls Roof Runner for CP',0),
('4nbbrd8emcwq',33,1,'casts Captain Arrel',0),
('4nbbrd8emcwq',34,1,'passes',0),
('4nbbrd8emcwq',35,1,'uses ability 1 of Roof Runner',0),
('4nbbrd8emcwq',36,1,'chooses Lantern Mermaid',0),
('4nbbrd8emcwq',37,1,'attacks with no more',0),
('4nbbrd8emcwq',38,0,'passes',0),
('4nbbrd8emcwq',39,0,'passes',1),
('4nbbrd8emcwq',40,0,'attacks with Lantern Mermaid',0),
('4nbbrd8emcwq',41,0,'passes',1),
('4nbbrd8emcwq',42,1,'does not block',0),
('4nbbrd8emcwq',43,0,'passes',0),
('4nbbrd8emcwq',44,0,'passes',1),
('4nbbrd8emcwq',45,0,'attacks with no more',0),
('4nbbrd8emcwq',46,0,'passes',0),
('4nbbrd8emcwq',47,1,'casts Copper Squire',0),
('4nbbrd8emcwq',48,0,'passes',1),
('4nbbrd8emcwq',49,0,'passes',1),
('4nbbrd8emcwq',50,1,'attacks with Captain Arrel',0),
('4nbbrd8emcwq',51,0,'casts First Light',0),
('4nbbrd8emcwq',52,0,'selects mode 2',0),
('4nzvm7pgmzbq',0,0,'goes first',0),
('4nzvm7pgmzbq',1,0,'keeps the hand',0),
('4nzvm7pgmzbq',2,1,'takes a new hand',0),
('4nzvm7pgmzbq',3,1,'puts Duellist''s Signet at the bottom',0),
('4nzvm7pgmzbq',4,1,'puts Quartermaster at the bottom',0),
('4nzvm7pgmzbq',5,1,'puts Wrath of the Kiln at the bottom',0),
('4nzvm7pgmzbq',6,1,'puts Bellows Hand at the bottom',0),
('4nzvm7pgmzbq',7,0,'plays Kite Maker',0),
('4nzvm7pgmzbq',8,0,'discards Sky Prince Alder for CP',0),
('4nzvm7pgmzbq',9,0,'discards Wren the Wanderer for CP',0),
('4nzvm7pgmzbq',10,0,'passes',0),
('4nzvm7pgmzbq',11,0,'plays Signal Keeper',0),
('4nzvm7pgmzbq',12,0,'does not use the Assist of Signal Keeper',0),
('4nzvm7pgmzbq',13,1,'plays Brannoch the Stoker',0),
('4nzvm7pgmzbq',14,1,'discards Ember Cadet for CP',0),
('4nzvm7pgmzbq',15,1,'plays Cinder Drummer',0),
('4nzvm7pgmzbq',16,1,'discards Mortar Mixer for CP',0),
('4nzvm7pgmzbq',17,1,'says no',0),
('4nzvm7pgmzbq',18,1,'passes',0),
('4nzvm7pgmzbq',19,1,'plays Osric of the Gate',0),
('4nzvm7pgmzbq',20,0,'uses ability 1 of Kite Maker',0),
('4nzvm7pgmzbq',21,0,'uses Cross Cut of Gale Fencer',0),
('4nzvm7pgmzbq',22,0,'discards Seven-Pointed Star for CP',0),
('4nzvm7pgmzbq',23,0,'chooses Osric of the Gate',0),
('4nzvm7pgmzbq',24,0,'chooses Brannoch the Stoker',0),
('4nzvm7pgmzbq',25,1,'attacks with Cinder Drummer',0),
('4nzvm7pgmzbq',26,1,'attacks with no more',0),
('4nzvm7pgmzbq',27,0,'uses ability 1 of Kite Maker',0),
('4nzvm7pgmzbq',28,0,'discards Feather Scout for CP',0),
('4nzvm7pgmzbq',29,0,'passes',0),
('4nzvm7pgmzbq',30,0,'chooses Cinder Drummer',0),
('4nzvm7pgmzbq',31,0,'plays Road Clerk',0),
('4nzvm7pgmzbq',32,1,'plays Stone Warden Mara',0),
('4nzvm7pgmzbq',33,1,'attacks with Brannoch the Stoker',0),
('4nzvm7pgmzbq',34,1,'attacks with no more',0),
('4nzvm7pgmzbq',35,1,'says no',0),
('4nzvm7pgmzbq',36,1,'attacks with Cinder Drummer',0),
('4nzvm7pgmzbq',37,1,'attacks with Osric of the Gate',0),
('4nzvm7pgmzbq',38,1,'says yes',0),
('4nzvm7pgmzbq',39,1,'chooses no more',0),
('4nzvm7pgmzbq',40,0,'plays Heir of Seven Roads',0),
('4nzvm7pgmzbq',41,0,'dulls Kite Maker for CP',0),
('4nzvm7pgmzbq',42,0,'dulls Signal Keeper for CP',0),
('4nzvm7pgmzbq',43,0,'says no',0),
('4nzvm7pgmzbq',44,1,'passes',0),
('4nzvm7pgmzbq',45,1,'attacks with Cinder Drummer',0),
('4nzvm7pgmzbq',46,0,'does not block',0),
('4nzvm7pgmzbq',47,1,'attacks with no more',0),
('4nzvm7pgmzbq',48,1,'plays Duellist''s Signet',0),
('4nzvm7pgmzbq',49,1,'equips Brannoch the Stoker',0),
('4nzvm7pgmzbq',50,0,'summons Roadside Storm',0),
('4nzvm7pgmzbq',51,0,'dulls Kite Maker for CP',0),
('4nzvm7pgmzbq',52,0,'discards Seven-Pointed Star for CP',0),
('4nzvm7pgmzbq',53,0,'chooses Cinder Drummer',0),
('4nzvm7pgmzbq',54,0,'attacks with Heir of Seven Roads',0),
('4nzvm7pgmzbq',55,1,'blocks with Brannoch the Stoker',0),
('4nzvm7pgmzbq',56,1,'plays Ember Cadet',0),
('4nzvm7pgmzbq',57,1,'attacks with no more',0),
('4nzvm7pgmzbq',58,0,'uses ability 1 of Kite Maker',0),
('4nzvm7pgmzbq',59,0,'uses Rising Spark of Wren the Wanderer',0),
('4nzvm7pgmzbq',60,0,'discards Wanderer''s Bow for CP',0),
('4nzvm7pgmzbq',61,0,'chooses Stone Warden Mara',0),
('4nzvm7pgmzbq',62,0,'chooses Stone Warden Mara',0),
('4nzvm7pgmzbq',63,0,'attacks with Heir of Seven Roads',0),
('4nzvm7pgmzbq',64,1,'does not block',0),
('4nzvm7pgmzbq',65,1,'does not use the EX Burst of Wrath of the Kiln',0),
('4nzvm7pgmzbq',66,1,'attacks with Ember Cadet',0),
('4nzvm7pgmzbq',67,1,'attacks with no more',0),
('4ztcu98aqcjp',0,1,'goes second',0),
('4ztcu98aqcjp',1,0,'takes a new hand',0),
('4ztcu98aqcjp',2,0,'puts Lantern Mermaid at the bottom',0),
('4ztcu98aqcjp',3,0,'puts Pale Executioner at the bottom',0),
('4ztcu98aqcjp',4,0,'puts Tide Oracle at the bottom',0),
('4ztcu98aqcjp',5,0,'puts Snowblind Scout at the bottom',0),
('4ztcu98aqcjp',6,1,'keeps the hand',0),
('4ztcu98aqcjp',7,0,'passes',0),
('4ztcu98aqcjp',8,1,'casts Deep Tithe',0),
('4ztcu98aqcjp',9,1,'discards Quarry Giant for CP',0),
('4ztcu98aqcjp',10,1,'discards Pillar Tortoise for CP',0),
('4ztcu98aqcjp',11,0,'passes',0),
('4ztcu98aqcjp',12,0,'casts Frost Ambusher',0),
('4ztcu98aqcjp',13,0,'discards Hearth Deserter for CP',0),
('4ztcu98aqcjp',14,0,'discards Weather Synod for Ice CP',0),
('4ztcu98aqcjp',15,0,'passes',0),
('4ztcu98aqcjp',16,0,'passes',1),
('4ztcu98aqcjp',17,0,'passes',0),
('4ztcu98aqcjp',18,1,'casts Salt Miner',0),
('4ztcu98aqcjp',19,1,'discards Saltback Ox for CP',0),
('4ztcu98aqcjp',20,0,'passes',0),
('4ztcu98aqcjp',21,1,'casts Lantern Mermaid',0),
('4ztcu98aqcjp',22,1,'discards Brinestone Elder for Water CP',0),
('4ztcu98aqcjp',23,0,'passes',1),
('4ztcu98aqcjp',24,0,'passes',1),
('4ztcu98aqcjp',25,0,'passes',1),
('4ztcu98aqcjp',26,0,'casts Hearth Deserter',0),
('4ztcu98aqcjp',27,0,'discards Drowned Bells for CP',0),
('4ztcu98aqcjp',28,0,'chooses Salt Miner',0),
('4ztcu98aqcjp',29,0,'attacks with no more',0),
('4ztcu98aqcjp',30,1,'passes',0),
('4ztcu98aqcjp',31,1,'passes',0),
('4ztcu98aqcjp',32,1,'attacks with no more',0),
('4ztcu98aqcjp',33,1,'uses ability 2 of Salt Miner',0),
('4ztcu98aqcjp',34,1,'casts Moonwake',0),
('4ztcu98aqcjp',35,1,'says no',0),
('54mg2qx0uhw5',0,0,'places Dawn Regatta',0),
('54mg2qx0uhw5',1,0,'places Lantern Race',0),
('54mg2qx0uhw5',2,1,'places Night Crossing',0),
('54mg2qx0uhw5',3,1,'places Lantern Race',0),
('54mg2qx0uhw5',4,0,'puts Lighthouse Diver into the energy zone',0),
('54mg2qx0uhw5',5,0,'puts Oar Twins into the energy zone',0),
('54mg2qx0uhw5',6,1,'plays Pier Sweeper',0),
('54mg2qx0uhw5',7,1,'chooses right side',0),
('54mg2qx0uhw5',8,1,'activates ability 1 of Tidewatch Club #2',0),
('54mg2qx0uhw5',9,1,'says no',0),
('54mg2qx0uhw5',10,1,'passes',0),
('54mg2qx0uhw5',11,1,'keeps no card',0),
('54mg2qx0uhw5',12,1,'charges Oar Twins',0),
('54mg2qx0uhw5',13,1,'charges Undertow Cat',0),
('54mg2qx0uhw5',14,0,'activates ability 1 of Tidewatch Club #1',0),
('54mg2qx0uhw5',15,0,'passes',0),
('54mg2qx0uhw5',16,0,'keeps Signal Pennant',0),
('54mg2qx0uhw5',17,0,'charges no more',0),
('54mg2qx0uhw5',18,1,'plays Second Wind',0),
('54mg2qx0uhw5',19,1,'pays with Lighthouse Diver #16',0),
('54mg2qx0uhw5',20,1,'plays Slipway Kid',0),
('54mg2qx0uhw5',21,1,'chooses right side',0),
('54mg2qx0uhw5',22,1,'pays with Undertow Cat',0),
('54mg2qx0uhw5',23,1,'plays Slipway Kid',0),
('54mg2qx0uhw5',24,1,'chooses right side',0),
('54mg2qx0uhw5',25,1,'passes',0),
('54mg2qx0uhw5',26,1,'keeps no card',0),
('54mg2qx0uhw5',27,1,'charges no more',0),
('54mg2qx0uhw5',28,0,'plays Ferry Captain',0),
('54mg2qx0uhw5',29,0,'chooses left side',0),
('5dsm0pjkvadd',0,1,'keeps the hand',0),
('5dsm0pjkvadd',1,0,'exchanges cards',0),
('5dsm0pjkvadd',2,0,'puts Quick Match at the bottom',0),
('5dsm0pjkvadd',3,0,'puts Soot Runner at the bottom',0),
('5dsm0pjkvadd',4,0,'puts Slag Wyrm at the bottom',0),
('5dsm0pjkvadd',5,0,'puts Cinder Wick Lv1 at the bottom',0),
('5dsm0pjkvadd',6,0,'puts Cinder Wick Lv1 at the bottom',0),
('5dsm0pjkvadd',7,0,'puts no more at the bottom',0),
('5dsm0pjkvadd',8,0,'passes',1),
('5dsm0pjkvadd',9,0,'passes',1),
('5dsm0pjkvadd',10,1,'calls Sugar Trade face down',0),
('5dsm0pjkvadd',11,1,'makes aether with Sugar Trade',0),
('5dsm0pjkvadd',12,0,'passes',1),
('5dsm0pjkvadd',13,0,'passes',1),
('5dsm0pjkvadd',14,0,'passes',1),
('5dsm0pjkvadd',15,0,'passes',1),
('5dsm0pjkvadd',16,0,'passes',1),
('5dsm0pjkvadd',17,0,'passes',1),
('5dsm0pjkvadd',18,0,'calls The Old Kiln face down',0),
('5dsm0pjkvadd',19,0,'passes',1),
('5dsm0pjkvadd',20,0,'makes aether with Coin',0),
('5dsm0pjkvadd',21,0,'passes',0),
('5dsm0pjkvadd',22,0,'passes',1),
('5dsm0pjkvadd',23,0,'passes',1),
('5dsm0pjkvadd',24,0,'passes',1),
('5dsm0pjkvadd',25,0,'passes',1),
('5dsm0pjkvadd',26,0,'passes',1),
('5dsm0pjkvadd',27,1,'makes aether with Sugar Trade',0),
('5dsm0pjkvadd',28,0,'passes',1),
('5dsm0pjkvadd',29,0,'passes',1),
('5dsm0pjkvadd',30,1,'calls Old Photograph face down',0),
('5dsm0pjkvadd',31,1,'makes aether with Old Photograph',0),
('5dsm0pjkvadd',32,0,'passes',1),
('5dsm0pjkvadd',33,0,'passes',1),
('5dsm0pjkvadd',34,0,'passes',1),
('5w3uxu7923eg',0,0,'places Dawn Regatta',0),
('5w3uxu7923eg',1,0,'places Night Crossing',0),
('5w3uxu7923eg',2,1,'places Encore',0),
('5w3uxu7923eg',3,1,'places Lamp Concert',0),
('5w3uxu7923eg',4,1,'puts Night Metronome into the energy zone',0),
('5w3uxu7923eg',5,0,'plays Slipway Kid',0),
('5zwbdx3ycecg',0,0,'places Lamp Concert',0),
('5zwbdx3ycecg',1,0,'places Encore',0),
('5zwbdx3ycecg',2,1,'places Long String Finals',0),
('5zwbdx3ycecg',3,1,'places First Flight',0),
('5zwbdx3ycecg',4,0,'puts Lamp Cellist into the energy zone',0),
('5zwbdx3ycecg',5,0,'puts Page Turner into the energy zone',0),
('5zwbdx3ycecg',6,1,'plays Sky Harness',0),
('5zwbdx3ycecg',7,1,'chooses left side',0),
('5zwbdx3ycecg',8,1,'pays with String Runner',0),
('5zwbdx3ycecg',9,1,'pays with Lamp Lighter',0),
('5zwbdx3ycecg',10,1,'chooses no more',0),
('5zwbdx3ycecg',11,1,'plays Lamp Lighter',0),
('5zwbdx3ycecg',12,1,'chooses right side',0),
('5zwbdx3ycecg',13,1,'passes',0),
('5zwbdx3ycecg',14,1,'keeps Headmistress Gale',0),
('5zwbdx3ycecg',15,1,'charges Storm Lantern',0),
('5zwbdx3ycecg',16,1,'charges Storm Chaser',0),
('5zwbdx3ycecg',17,0,'passes',0),
('5zwbdx3ycecg',18,0,'keeps Glass Harper',0),
('5zwbdx3ycecg',19,0,'charges Lamp Cellist',0),
('5zwbdx3ycecg',20,0,'charges Crescendo',0),
('5zwbdx3ycecg',21,1,'attacks with Lamp Lighter',0),
('5zwbdx3ycecg',22,0,'passes',0),
('5zwbdx3ycecg',23,1,'passes',0),
('5zwbdx3ycecg',24,1,'keeps no card',0),
('5zwbdx3ycecg',25,1,'charges no more',0),
('5zwbdx3ycecg',26,0,'plays Glass Harper from the keep zone',0),
('5zwbdx3ycecg',27,0,'chooses left side',0),
('5zwbdx3ycecg',28,0,'pays with Lamp Cellist #33',0),
('60ksvssr3fk2',0,1,'goes second',0),
('60ksvssr3fk2',1,0,'takes a new hand',0),
('60ksvssr3fk2',2,0,'puts Saltback Ox at the bottom',0),
('60ksvssr3fk2',3,0,'puts Moray Corsair at the bottom',0),
('60ksvssr3fk2',4,0,'puts Tide Ledger at the bottom',0),
('60ksvssr3fk2',5,0,'puts Undertow at the bottom',0),
('60ksvssr3fk2',6,1,'keeps the hand',0),
('60ksvssr3fk2',7,0,'passes',0),
('60ksvssr3fk2',8,1,'casts Kite Rider',0),
('60ksvssr3fk2',9,1,'discards Arc Duelist for CP',0),
('60ksvssr3fk2',10,1,'discards Gale Fencer for CP',0),
('60ksvssr3fk2',11,0,'casts Sleeper Beneath',0),
('60ksvssr3fk2',12,0,'discards Deep Tithe for CP',0),
('60ksvssr3fk2',13,1,'casts Updraft',0),
('60ksvssr3fk2',14,1,'casts Coil Sentry',0),
('60ksvssr3fk2',15,0,'passes',0),
('60ksvssr3fk2',16,0,'attacks with Sleeper Beneath',0),
('60ksvssr3fk2',17,0,'casts Salvager Nix',0),
('60ksvssr3fk2',18,1,'uses ability 1 of Coil Sentry',0),
('60ksvssr3fk2',19,1,'chooses Sleeper Beneath',0),
('60ksvssr3fk2',20,1,'discards Spark Tinker for CP',0),
('60ksvssr3fk2',21,0,'attacks with no more',0),
('60ksvssr3fk2',22,1,'uses ability 1 of Coil Sentry',0),
('60ksvssr3fk2',23,1,'chooses Sleeper Beneath',0),
('60ksvssr3fk2',24,1,'discards Stormkite Pair for Lightning CP',0),
('60ksvssr3fk2',25,0,'passes',0),
('60ksvssr3fk2',26,0,'passes',1),
('60ksvssr3fk2',27,0,'attacks with no more',0),
('60ksvssr3fk2',28,0,'casts Brinestone Elder',0),
('60ksvssr3fk2',29,0,'discards Old Breakwater for CP',0),
('60ksvssr3fk2',30,0,'discards Brinestone Elder for Water CP',0),
('60ksvssr3fk2',31,0,'selects mode 1',0),
('60ksvssr3fk2',32,1,'warps Kite Beyond the Clouds',0),
('60ksvssr3fk2',33,1,'discards Kite Beyond the Clouds for CP',0),
('60ksvssr3fk2',34,1,'passes',0),
('60ksvssr3fk2',35,1,'passes',0),
('60ksvssr3fk2',36,1,'casts Voltaic Hound',0),
('60ksvssr3fk2',37,0,'casts Menhir Seer',0),
('60ksvssr3fk2',38,0,'discards Undertow for CP',0),
('60ksvssr3fk2',39,0,'attacks with Sleeper Beneath',0),
('60ksvssr3fk2',40,1,'does not block',0),
('60ksvssr3fk2',41,1,'uses the EX Burst of Forked Verdict',0),
('60ksvssr3fk2',42,1,'chooses Salvager Nix',0),
('60ksvssr3fk2',43,1,'passes',0),
('60ksvssr3fk2',44,1,'passes',0),
('60ksvssr3fk2',45,1,'uses ability 1 of Coil Sentry',0),
('60ksvssr3fk2',46,1,'attacks with no more',0),
('60ksvssr3fk2',47,1,'casts Roof Runner',0),
('60ksvssr3fk2',48,0,'casts Salvager Nix',0),
('60ksvssr3fk2',49,0,'dulls Brinestone Elder for Earth CP',0),
('60ksvssr3fk2',50,0,'dulls Menhir Seer for CP',0),
('60ksvssr3fk2',51,0,'discards Reef Lurker for CP',0),
('60ksvssr3fk2',52,0,'attacks with no more',0),
('60ksvssr3fk2',53,1,'uses ability 1 of Coil Sentry',0),
('60ksvssr3fk2',54,1,'chooses Sleeper Beneath',0),
('60ksvssr3fk2',55,1,'discards Coil Sentry for CP',0),
('60ksvssr3fk2',56,1,'uses ability 1 of Roof Runner',0),
('60ksvssr3fk2',57,1,'chooses Voltaic Hound',0),
('60ksvssr3fk2',58,1,'attacks with Voltaic Hound',0),
('60ksvssr3fk2',59,0,'blocks with Salvager Nix',0),
('60ksvssr3fk2',60,1,'attacks with no more',0),
('60ksvssr3fk2',61,0,'casts Quay Watcher',0),
('60ksvssr3fk2',62,0,'discards Brine Knight for CP',0),
('60ksvssr3fk2',63,0,'passes',0),
('60ksvssr3fk2',64,0,'passes',1),
('60ksvssr3fk2',65,0,'attacks with Sleeper Beneath',0),
('60ksvssr3fk2',66,0,'passes',1),
('60ksvssr3fk2',67,1,'does not block',0),
('60ksvssr3fk2',68,0,'uses ability 2 of Menhir Seer',0),
('60ksvssr3fk2',69,0,'chooses Brine Knight',0),
('60ksvssr3fk2',70,0,'attacks with Salvager Nix',0),
('60ksvssr3fk2',71,1,'does not block',0),
('60ksvssr3fk2',72,1,'does not use the EX Burst of Captain Arrel',0),
('60ksvssr3fk2',73,0,'chooses Sleeper Beneath',0),
('60ksvssr3fk2',74,0,'warps Sleeper Beneath',0),
('60ksvssr3fk2',75,0,'discards Brine Knight for CP',0),
('60ksvssr3fk2',76,1,'passes',0),
('60ksvssr3fk2',77,1,'passes',0),
('60ksvssr3fk2',78,1,'attacks with Kite Beyond the Clouds',0),
('60ksvssr3fk2',79,1,'uses ability 1 of Coil Sentry',0),
('60ksvssr3fk2',80,1,'chooses Sleeper Beneath',0),
('60ksvssr3fk2',81,1,'discards Rail Engineer for CP',0),
('63xxvbm30264',0,0,'goes first',0),
('63xxvbm30264',1,0,'keeps the hand',0),
('63xxvbm30264',2,1,'keeps the hand',0),
('63xxvbm30264',3,0,'plays Kestrel Rider',0),
('63xxvbm30264',4,0,'plays Gale Fencer',0),
('63xxvbm30264',5,0,'discards Road Clerk for CP',0),
('63xxvbm30264',6,1,'passes',0),
('63xxvbm30264',7,1,'passes',0),
('63xxvbm30264',8,0,'attacks with Kestrel Rider',0),
('63xxvbm30264',9,1,'uses ability 2 of Great Roc',0),
('63xxvbm30264',10,1,'discards Feather Scout for CP',0),
('63xxvbm30264',11,1,'chooses Kestrel Rider',0),
('63xxvbm30264',12,1,'plays Sky Prince Alder',0),
('63xxvbm30264',13,1,'discards Kestrel Rider for CP',0),
('63xxvbm30264',14,1,'discards Weapon Peddler for CP',0),
('63xxvbm30264',15,1,'says no',0),
('6b9457jvf86y',0,1,'goes second',0),
('6b9457jvf86y',1,0,'takes a new hand',0),
('6b9457jvf86y',2,0,'puts Ember Cadet at the bottom',0),
('6b9457jvf86y',3,0,'puts Mortar Mixer at the bottom',0),
('6b9457jvf86y',4,0,'puts Master of the Furnace at the bottom',0),
('6b9457jvf86y',5,0,'puts Tallow Clerk at the bottom',0),
('6b9457jvf86y',6,1,'takes a new hand',0),
('6b9457jvf86y',7,1,'puts Vesper Crown at the bottom',0),
('6b9457jvf86y',8,1,'puts Slag Hound at the bottom',0),
('6b9457jvf86y',9,1,'puts Ember Cadet at the bottom',0),
('6b9457jvf86y',10,1,'puts Cinderfall at the bottom',0),
('6b9457jvf86y',11,0,'plays Stone Warden Mara',0),
('6b9457jvf86y',12,0,'discards Hearth Colossus for CP',0),
('6jzj3eesz4fn',0,0,'goes first',0),
('6jzj3eesz4fn',1,0,'takes a new hand',0),
('6jzj3eesz4fn',2,0,'puts Net Mender at the bottom',0),
('6jzj3eesz4fn',3,0,'puts Harbor Librarian at the bottom',0),
('6jzj3eesz4fn',4,0,'puts Hollow Sentry at the bottom',0),
('6jzj3eesz4fn',5,0,'puts Aurel, Who Keeps the Flame at the bottom',0),
('6jzj3eesz4fn',6,1,'keeps the hand',0),
('6jzj3eesz4fn',7,0,'plays Hollow Sentry',0),
('6jzj3eesz4fn',8,0,'discards Snowdrift Pup for CP',0),
('6jzj3eesz4fn',9,0,'summons Undertow',0),
('6jzj3eesz4fn',10,0,'discards Chapel Novice for CP',0),
('6jzj3eesz4fn',11,1,'uses Ledger Fling of Road Clerk',0),
('6jzj3eesz4fn',12,1,'discards Wren the Wanderer for CP',0),
('6jzj3eesz4fn',13,0,'says no',0),
('6jzj3eesz4fn',14,0,'plays Ice Cutter',0),
('6jzj3eesz4fn',15,0,'does not use the Assist of Ice Cutter',0),
('6jzj3eesz4fn',16,1,'uses ability 1 of Thunder Newt',0),
('6jzj3eesz4fn',17,1,'discards Wanderer''s Bow for CP',0),
('6jzj3eesz4fn',18,1,'plays Ember Scribe',0),
('6jzj3eesz4fn',19,1,'says yes',0),
('6jzj3eesz4fn',20,1,'chooses Cinderfall',0),
('6jzj3eesz4fn',21,0,'plays Snowdrift Pup',0),
('6jzj3eesz4fn',22,1,'summons Cinderfall',0),
('6jzj3eesz4fn',23,1,'selects mode 1',0),
('6jzj3eesz4fn',24,0,'plays Ice Cutter',0),
('6jzj3eesz4fn',25,0,'discards Ebb and Flow for CP',0),
('6jzj3eesz4fn',26,0,'does not use the Assist of Ice Cutter',0),
('6jzj3eesz4fn',27,1,'passes',0),
('6jzj3eesz4fn',28,1,'passes',0),
('6jzj3eesz4fn',29,0,'plays Lyra Saltvoice',0),
('6jzj3eesz4fn',30,0,'dulls Ice Cutter #10 for CP',0),
('6jzj3eesz4fn',31,0,'discards Net Mender for CP',0),
('6jzj3eesz4fn',32,0,'passes',0),
('6jzj3eesz4fn',33,0,'passes',1),
('6jzj3eesz4fn',34,0,'uses ability 1 of Lyra Saltvoice',0),
('6jzj3eesz4fn',35,1,'plays Wren the Wanderer',0),
('6jzj3eesz4fn',36,1,'discards Storm Lancer for CP',0),
('6jzj3eesz4fn',37,1,'passes',0),
('6jzj3eesz4fn',38,1,'passes',0),
('6jzj3eesz4fn',39,0,'passes',0),
('6jzj3eesz4fn',40,0,'passes',1),
('6jzj3eesz4fn',41,0,'attacks with Lyra Saltvoice',0),
('6jzj3eesz4fn',42,0,'passes',1),
('6jzj3eesz4fn',43,1,'blocks with Wren the Wanderer',0),
('6jzj3eesz4fn',44,0,'uses ability 1 of Lyra Saltvoice',0),
('6jzj3eesz4fn',45,1,'plays Cinder Duelist',0),
('6jzj3eesz4fn',46,1,'dulls Ember Scribe for CP',0),
('6jzj3eesz4fn',47,1,'discards Cinderfall for CP',0),
('6jzj3eesz4fn',48,1,'uses ability 1 of Slag Hound',0),
('6jzj3eesz4fn',49,1,'chooses Lyra Saltvoice',0),
('6jzj3eesz4fn',50,1,'attacks with Cinder Duelist',0),
('6jzj3eesz4fn',51,0,'plays Winter Envoy',0),
('6jzj3eesz4fn',52,0,'dulls Ice Cutter #23 for CP',0),
('6jzj3eesz4fn',53,0,'discards Frostbite for CP',0),
('6jzj3eesz4fn',54,0,'uses ability 1 of Lyra Saltvoice',0),
('6jzj3eesz4fn',55,0,'attacks with Lyra Saltvoice',0),
('6jzj3eesz4fn',56,1,'does not use the EX Burst of Hearth Colossus',0),
('6jzj3eesz4fn',57,1,'attacks with no more',0),
('6jzj3eesz4fn',58,0,'summons Long Night',0),
('6jzj3eesz4fn',59,0,'attacks with Lyra Saltvoice',0),
('6jzj3eesz4fn',60,1,'uses the EX Burst of Kiln Marshal',0),
('6jzj3eesz4fn',61,1,'chooses Lyra Saltvoice',0),
('6jzj3eesz4fn',62,0,'attacks with Winter Envoy',0),
('6jzj3eesz4fn',63,1,'plays Innkeeper of Crossways',0),
('6jzj3eesz4fn',64,1,'dulls Ember Scribe for CP',0),
('6jzj3eesz4fn',65,1,'passes',0),
('6jzj3eesz4fn',66,1,'passes',0),
('6jzj3eesz4fn',67,0,'passes',0),
('6jzj3eesz4fn',68,0,'passes',1),
('6jzj3eesz4fn',69,0,'attacks with no more',0),
('6nqpz5s9kdv2',0,0,'places First Flight',0),
('6nqpz5s9kdv2',1,0,'places Long String Finals',0),
('6nqpz5s9kdv2',2,1,'places Smoke and Sparks',0),
('6nqpz5s9kdv2',3,1,'places Opening Night',0),
('6nqpz5s9kdv2',4,0,'puts Storm Chaser into the energy zone',0),
('6nqpz5s9kdv2',5,0,'puts Patch and Mend into the energy zone',0),
('6nqpz5s9kdv2',6,1,'passes',0),
('6nqpz5s9kdv2',7,1,'keeps Kiln Burst',0),
('6nqpz5s9kdv2',8,1,'charges Skewer Thief',0),
('6nqpz5s9kdv2',9,1,'charges no more',0),
('6nqpz5s9kdv2',10,0,'plays Lamp Lighter',0),
('6nqpz5s9kdv2',11,0,'chooses left side',0),
('6nqpz5s9kdv2',12,0,'pays with Loom Mother',0),
('6nqpz5s9kdv2',13,0,'pays with Storm Chaser',0),
('6nqpz5s9kdv2',14,0,'plays Cut the Line',0),
('6nqpz5s9kdv2',15,0,'activates ability 1 of Kite School',0),
('6nqpz5s9kdv2',16,0,'says no',0),
('6nqpz5s9kdv2',17,0,'chooses right side',0),
('6nqpz5s9kdv2',18,0,'passes',0),
('6nqpz5s9kdv2',19,0,'keeps Headmistress Gale',0),
('6nqpz5s9kdv2',20,0,'charges no more',0),
('6nqpz5s9kdv2',21,1,'passes',0),
('6nqpz5s9kdv2',22,1,'keeps Glaze Witch',0),
('6nqpz5s9kdv2',23,1,'charges Noodle Juggler',0),
('6nqpz5s9kdv2',24,1,'charges After-Hours Feast',0),
('6nqpz5s9kdv2',25,1,'charges no more',0),
('6nqpz5s9kdv2',26,0,'attacks with Bobbin Sparrow',0),
('6nqpz5s9kdv2',27,1,'passes',0),
('6nqpz5s9kdv2',28,0,'plays String Runner',0),
('6nqpz5s9kdv2',29,0,'chooses right side',0),
('6nqpz5s9kdv2',30,0,'attacks with String Runner',0),
('6nqpz5s9kdv2',31,1,'passes',0),
('6nqpz5s9kdv2',32,0,'plays Box Kite Pilot',0),
('6nqpz5s9kdv2',33,0,'passes',0),
('6nqpz5s9kdv2',34,0,'keeps Paper Apprentice',0),
('6nqpz5s9kdv2',35,0,'charges Tailwind',0),
('6nqpz5s9kdv2',36,1,'plays Pier Sweeper',0),
('6nqpz5s9kdv2',37,1,'chooses centre',0),
('6nqpz5s9kdv2',38,1,'pays with Glaze Witch',0),
('6nqpz5s9kdv2',39,1,'activates ability 1 of Ember Row Stalls',0),
('6nqpz5s9kdv2',40,1,'chooses Box Kite Pilot',0),
('6nqpz5s9kdv2',41,1,'plays Charcoal Boy',0),
('6nqpz5s9kdv2',42,1,'chooses right side',0),
('6nqpz5s9kdv2',43,1,'pays with Noodle Juggler',0),
('6nqpz5s9kdv2',44,1,'plays After-Hours Feast',0),
('6nqpz5s9kdv2',45,1,'plays Fire Eater',0),
('6nqpz5s9kdv2',46,1,'chooses right side',0),
('6nqpz5s9kdv2',47,1,'pays with Change of Wind',0),
('6nqpz5s9kdv2',48,1,'passes',0),
('6nqpz5s9kdv2',49,1,'keeps no card',0),
('6nqpz5s9kdv2',50,1,'charges no more',0),
('6nqpz5s9kdv2',51,0,'plays String Runner',0),
('6nqpz5s9kdv2',52,0,'chooses centre',0),
('6nqpz5s9kdv2',53,0,'pays with Tailwind',0),
('6nqpz5s9kdv2',54,0,'passes',0),
('6nqpz5s9kdv2',55,0,'keeps Dragon Kite',0),
('6nqpz5s9kdv2',56,0,'charges Knot Master',0),
('6nqpz5s9kdv2',57,1,'plays Fire Eater',0),
('6nqpz5s9kdv2',58,1,'activates ability 1 of Ember Row Stalls',0),
('6nqpz5s9kdv2',59,1,'chooses String Runner',0),
('6nqpz5s9kdv2',60,1,'plays After-Hours Feast',0),
('6nqpz5s9kdv2',61,1,'attacks with Fire Eater #73',0),
('6nqpz5s9kdv2',62,0,'slides Lamp Lighter',0),
('6nqpz5s9kdv2',63,0,'chooses Bobbin Sparrow',0),
('6nqpz5s9kdv2',64,1,'activates ability 1 of Fire Eater #62',0),
('6nqpz5s9kdv2',65,1,'pays with Flare',0),
('6nqpz5s9kdv2',66,1,'attacks with Fire Eater #62',0),
('6nqpz5s9kdv2',67,0,'activates ability 1 of Kite School',0),
('6nqpz5s9kdv2',68,1,'plays Banner of Coals',0),
('6nqpz5s9kdv2',69,1,'chooses centre',0),
('6nqpz5s9kdv2',70,1,'pays with Fire Eater',0),
('6nqpz5s9kdv2',71,1,'plays Glaze Witch from the keep zone',0),
('6nqpz5s9kdv2',72,1,'attacks with Glaze Witch',0),
('6nqpz5s9kdv2',73,1,'passes',0),
('6re79mxat0u9',0,0,'places Long String Finals',0),
('6re79mxat0u9',1,0,'places First Flight',0),
('6re79mxat0u9',2,1,'places Encore',0),
('6re79mxat0u9',3,1,'places Full Score',0),
('6re79mxat0u9',4,0,'puts Box Kite Pilot into the energy zone',0),
('6re79mxat0u9',5,1,'plays Echo Moth',0),
('6re79mxat0u9',6,1,'chooses centre',0),
('6re79mxat0u9',7,1,'passes',0),
('6re79mxat0u9',8,1,'keeps Page Turner',0),
('6re79mxat0u9',9,1,'charges Glass Harper',0),
('6re79mxat0u9',10,1,'charges Bell Ringer',0),
('6re79mxat0u9',11,0,'plays Tail Painter',0),
('6re79mxat0u9',12,0,'chooses left side',0),
('6re79mxat0u9',13,0,'pays with Patch and Mend',0),
('6re79mxat0u9',14,0,'pays with Box Kite Pilot #11',0),
('6re79mxat0u9',15,0,'plays Bobbin Sparrow',0),
('6re79mxat0u9',16,0,'chooses left side',0),
('6re79mxat0u9',17,0,'attacks with Bobbin Sparrow',0),
('6re79mxat0u9',18,1,'passes',0),
('6re79mxat0u9',19,0,'activates ability 1 of Kite School',0),
('6re79mxat0u9',20,0,'passes',0),
('6re79mxat0u9',21,0,'keeps Headmistress Gale',0),
('6re79mxat0u9',22,0,'charges Cloud Reader',0),
('6re79mxat0u9',23,1,'activates ability 1 of Lamp Orchestra',0),
('6re79mxat0u9',24,1,'says no',0),
('6re79mxat0u9',25,1,'plays Triangle Pupil',0),
('6re79mxat0u9',26,1,'chooses left side',0),
('6re79mxat0u9',27,1,'pays with Glass Harper',0),
('6re79mxat0u9',28,1,'attacks with Triangle Pupil',0),
('6re79mxat0u9',29,0,'activates ability 1 of Kite School',0),
('6re79mxat0u9',30,0,'says no',0),
('6re79mxat0u9',31,1,'plays Crescendo',0),
('6re79mxat0u9',32,1,'pays with Brass Lamp',0),
('6re79mxat0u9',33,1,'passes',0),
('6re79mxat0u9',34,1,'keeps Night Metronome',0),
('6re79mxat0u9',35,1,'charges Page Turner',0),
('6re79mxat0u9',36,1,'charges Conductor''s Ribbon',0),
('6re79mxat0u9',37,0,'plays Knot Master',0),
('6re79mxat0u9',38,0,'chooses centre',0),
('6re79mxat0u9',39,0,'pays with Storm Lantern',0),
('6re79mxat0u9',40,0,'pays with Headmistress Gale',0),
('6re79mxat0u9',41,0,'plays Tailwind',0),
('6re79mxat0u9',42,0,'pays with Cloud Reader',0),
('6re79mxat0u9',43,0,'chooses Knot Master',0),
('6re79mxat0u9',44,0,'activates ability 1 of Kite School',0),
('6re79mxat0u9',45,0,'says no',0),
('6re79mxat0u9',46,0,'plays Lamp Lighter',0),
('6re79mxat0u9',47,0,'chooses centre',0),
('6re79mxat0u9',48,0,'attacks with Lamp Lighter',0),
('6re79mxat0u9',49,1,'plays Conductor''s Ribbon',0),
('6re79mxat0u9',50,1,'chooses right side',0),
('6re79mxat0u9',51,1,'pays with Conductor''s Ribbon',0),
('6re79mxat0u9',52,1,'chooses no more',0),
('6re79mxat0u9',53,0,'passes',0),
('6re79mxat0u9',54,0,'keeps String Runner',0),
('6re79mxat0u9',55,0,'charges Tail Painter',0),
('6svbgg6qbg5c',0,1,'keeps the hand',0),
('6svbgg6qbg5c',1,0,'exchanges cards',0),
('6svbgg6qbg5c',2,0,'puts no more at the bottom',0),
('6svbgg6qbg5c',3,0,'passes',1),
('6svbgg6qbg5c',4,0,'passes',1),
('6svbgg6qbg5c',5,1,'calls Sugar Trade face down',0),
('6svbgg6qbg5c',6,1,'passes',0),
('6svbgg6qbg5c',7,0,'passes',1),
('6svbgg6qbg5c',8,1,'makes aether with Sugar Trade',0),
('6svbgg6qbg5c',9,0,'passes',1),
('6svbgg6qbg5c',10,0,'passes',1),
('6svbgg6qbg5c',11,0,'passes',1),
('6svbgg6qbg5c',12,0,'passes',1),
('6svbgg6qbg5c',13,0,'passes',1),
('6svbgg6qbg5c',14,0,'calls Linen Hush Lv2 face down',0),
('6svbgg6qbg5c',15,0,'passes',1),
('6svbgg6qbg5c',16,0,'passes',0),
('6svbgg6qbg5c',17,0,'passes',1),
('6svbgg6qbg5c',18,0,'passes',1),
('6svbgg6qbg5c',19,0,'passes',1),
('6svbgg6qbg5c',20,0,'passes',1),
('6svbgg6qbg5c',21,0,'passes',1),
('6svbgg6qbg5c',22,1,'passes',0),
('6svbgg6qbg5c',23,0,'passes',1),
('6svbgg6qbg5c',24,1,'makes aether with Sugar Trade',0),
('6svbgg6qbg5c',25,0,'passes',1),
('6svbgg6qbg5c',26,1,'calls Tam Sparrow Lv1 face down',0),
('6svbgg6qbg5c',27,1,'makes aether with Tam Sparrow Lv1',0),
('6svbgg6qbg5c',28,0,'passes',1),
('6svbgg6qbg5c',29,0,'passes',1),
('6svbgg6qbg5c',30,0,'passes',1),
('6svbgg6qbg5c',31,0,'makes aether with Linen Hush Lv2',0),
('6svbgg6qbg5c',32,0,'makes aether with Coin',0),
('6svbgg6qbg5c',33,0,'passes',1),
('6svbgg6qbg5c',34,0,'passes',1),
('6svbgg6qbg5c',35,0,'calls Lost and Found face down',0),
('6svbgg6qbg5c',36,0,'passes',1),
('6svbgg6qbg5c',37,0,'makes aether with Lost and Found',0),
('6svbgg6qbg5c',38,0,'passes',0),
('6svbgg6qbg5c',39,0,'passes',1),
('6svbgg6qbg5c',40,0,'passes',1),
('6svbgg6qbg5c',41,0,'passes',1),
('6svbgg6qbg5c',42,0,'passes',1),
('6svbgg6qbg5c',43,0,'passes',1),
('6svbgg6qbg5c',44,1,'makes aether with Sugar Trade',0),
('6svbgg6qbg5c',45,1,'makes aether with Tam Sparrow Lv1',0),
('6svbgg6qbg5c',46,0,'passes',1),
('6svbgg6qbg5c',47,0,'passes',1),
('6svbgg6qbg5c',48,1,'calls Wardrobe Giant face down',0),
('6svbgg6qbg5c',49,1,'makes aether with Wardrobe Giant',0),
('6svbgg6qbg5c',50,0,'passes',1),
('6svbgg6qbg5c',51,0,'passes',1),
('6svbgg6qbg5c',52,0,'passes',1),
('6svbgg6qbg5c',53,0,'passes',0),
('6svbgg6qbg5c',54,0,'passes',1),
('6svbgg6qbg5c',55,0,'passes',1),
('6svbgg6qbg5c',56,0,'passes',1),
('6svbgg6qbg5c',57,0,'passes',1),
('6svbgg6qbg5c',58,0,'passes',1),
('6svbgg6qbg5c',59,0,'calls Linen Hush Lv1 face down',0),
('6svbgg6qbg5c',60,0,'passes',1),
('6svbgg6qbg5c',61,0,'makes aether with Lost and Found',0),
('6svbgg6qbg5c',62,0,'makes aether with Linen Hush Lv1',0),
('6svbgg6qbg5c',63,0,'passes',0),
('6svbgg6qbg5c',64,0,'passes',1),
('6svbgg6qbg5c',65,0,'passes',1),
('6svbgg6qbg5c',66,0,'passes',1),
('6svbgg6qbg5c',67,0,'passes',1),
('6svbgg6qbg5c',68,0,'passes',1),
('6svbgg6qbg5c',69,1,'makes aether with Wardrobe Giant',0),
('6svbgg6qbg5c',70,1,'makes aether with Sugar Trade',0),
('6svbgg6qbg5c',71,1,'passes',0),
('6svbgg6qbg5c',72,0,'passes',1),
('6svbgg6qbg5c',73,1,'makes aether with Tam Sparrow Lv1',0),
('6svbgg6qbg5c',74,0,'passes',1),
('6svbgg6qbg5c',75,1,'calls Mirror Trick face down',0),
('6svbgg6qbg5c',76,1,'makes aether with Mirror Trick',0),
('6svbgg6qbg5c',77,0,'passes',1),
('6svbgg6qbg5c',78,0,'passes',1),
('6svbgg6qbg5c',79,0,'passes',1),
('6svbgg6qbg5c',80,0,'passes',0),
('6svbgg6qbg5c',81,0,'passes',1),
('6svbgg6qbg5c',82,0,'passes',1),
('6svbgg6qbg5c',83,0,'passes',1),
('6svbgg6qbg5c',84,0,'passes',1),
('6svbgg6qbg5c',85,0,'passes',1),
('6svbgg6qbg5c',86,0,'calls Sewing Spider face down',0),
('6svbgg6qbg5c',87,0,'passes',1),
('6svbgg6qbg5c',88,0,'makes aether with Sewing Spider',0),
('6svbgg6qbg5c',89,0,'makes aether with Linen Hush Lv2',0),
('6svbgg6qbg5c',90,0,'makes aether with Lost and Found',0),
('6svbgg6qbg5c',91,0,'makes aether with Linen Hush Lv1',0),
('6svbgg6qbg5c',92,1,'makes aether with Sugar Trade',0),
('6svbgg6qbg5c',93,1,'makes aether with Wardrobe Giant',0),
('6svbgg6qbg5c',94,1,'passes',0),
('6svbgg6qbg5c',95,1,'makes aether with Tam Sparrow Lv1',0),
('6svbgg6qbg5c',96,1,'passes',0),
('6svbgg6qbg5c',97,1,'levels up Tam Sparrow Lv1 to Dusty Marigold Lv2',0),
('6svbgg6qbg5c',98,1,'passes',0),
('6svbgg6qbg5c',99,1,'makes aether with Mirror Trick',0),
('6svbgg6qbg5c',100,0,'passes',1),
('6svbgg6qbg5c',101,0,'passes',1),
('6svbgg6qbg5c',102,0,'calls nothing',0),
('6svbgg6qbg5c',103,0,'passes',1),
('6svbgg6qbg5c',104,0,'makes aether with Linen Hush Lv1',0),
('6svbgg6qbg5c',105,0,'makes aether with Sewing Spider',0),
('6svbgg6qbg5c',106,0,'makes aether with Linen Hush Lv2',0),
('6svbgg6qbg5c',107,0,'makes aether with Lost and Found',0),
('6svbgg6qbg5c',108,1,'makes aether with Dusty Marigold Lv2',0),
('6svbgg6qbg5c',109,1,'makes aether with Mirror Trick',0),
('6svbgg6qbg5c',110,1,'makes aether with Sugar Trade',0),
('6svbgg6qbg5c',111,1,'passes',0),
('6svbgg6qbg5c',112,1,'makes aether with Wardrobe Giant',0),
('6svbgg6qbg5c',113,1,'calls Mirror Trick face down',0),
('6svbgg6qbg5c',114,1,'makes aether with Mirror Trick #14',0),
('6svbgg6qbg5c',115,1,'passes',0),
('6svbgg6qbg5c',116,0,'passes',1),
('6svbgg6qbg5c',117,0,'passes',1),
('6svbgg6qbg5c',118,0,'calls Old Photograph face down',0),
('6svbgg6qbg5c',119,0,'passes',1),
('6svbgg6qbg5c',120,0,'makes aether with Linen Hush Lv1',0),
('6svbgg6qbg5c',121,0,'makes aether with Old Photograph',0),
('6svbgg6qbg5c',122,0,'passes',0),
('6svbgg6qbg5c',123,0,'passes',1),
('6svbgg6qbg5c',124,0,'passes',1),
('6svbgg6qbg5c',125,0,'passes',1),
('6svbgg6qbg5c',126,0,'passes',1),
('6svbgg6qbg5c',127,0,'passes',1),
('6svbgg6qbg5c',128,1,'makes aether with Sugar Trade',0),
('6svbgg6qbg5c',129,1,'passes',0),
('6svbgg6qbg5c',130,0,'passes',1),
('6svbgg6qbg5c',131,1,'passes',0),
('6svbgg6qbg5c',132,0,'passes',1),
('6svbgg6qbg5c',133,1,'calls Music Box face down',0),
('6svbgg6qbg5c',134,1,'makes aether with Dusty Marigold Lv2',0),
('6svbgg6qbg5c',135,1,'makes aether with Mirror Trick #11',0),
('6svbgg6qbg5c',136,1,'makes aether with Music Box',0),
('6svbgg6qbg5c',137,1,'makes aether with Mirror Trick #14',0),
('6svbgg6qbg5c',138,1,'passes',0),
('6svbgg6qbg5c',139,0,'passes',1),
('6svbgg6qbg5c',140,1,'makes aether with Wardrobe Giant',0),
('6svbgg6qbg5c',141,1,'plays Moth-eaten Bear',0),
('6svbgg6qbg5c',142,1,'pays Solis aether',0),
('6svbgg6qbg5c',143,0,'passes',0),
('6svbgg6qbg5c',144,1,'enters reversed',0),
('6svbgg6qbg5c',145,0,'passes',1),
('6svbgg6qbg5c',146,0,'passes',1),
('6svbgg6qbg5c',147,0,'passes',0),
('6svbgg6qbg5c',148,0,'passes',1),
('6svbgg6qbg5c',149,0,'passes',1),
('6svbgg6qbg5c',150,0,'passes',1),
('6svbgg6qbg5c',151,0,'passes',1),
('6svbgg6qbg5c',152,0,'passes',1),
('6svbgg6qbg5c',153,0,'calls Dust Sheet face down',0),
('6svbgg6qbg5c',154,0,'passes',1),
('6svbgg6qbg5c',155,0,'makes aether with Sewing Spider',0),
('6v5jss24wn39',0,1,'keeps the hand',0),
('6v5jss24wn39',1,0,'keeps the hand',0),
('6v5jss24wn39',2,0,'passes',1),
('6v5jss24wn39',3,0,'passes',1),
('6v5jss24wn39',4,1,'calls Broom Cavalry face down',0),
('6v5jss24wn39',5,1,'passes',0),
('6v5jss24wn39',6,0,'passes',1),
('6v5jss24wn39',7,1,'passes',0),
('6v5jss24wn39',8,0,'passes',1),
('6v5jss24wn39',9,1,'passes',0),
('6v5jss24wn39',10,0,'passes',1),
('6v5jss24wn39',11,1,'makes aether with Broom Cavalry',0),
('6v5jss24wn39',12,0,'passes',1),
('6v5jss24wn39',13,0,'passes',1),
('6v5jss24wn39',14,0,'passes',1),
('6v5jss24wn39',15,0,'calls Ferry Twill Lv1',0),
('6v5jss24wn39',16,0,'passes',1),
('6v5jss24wn39',17,0,'makes aether with Coin',0),
('6v5jss24wn39',18,0,'plays Puddle Newt',0),
('6v5jss24wn39',19,0,'enters recovered',0),
('6v5jss24wn39',20,0,'attacks with Puddle Newt',0),
('6v5jss24wn39',21,0,'corrupts orb 7',0),
('6v5jss24wn39',22,1,'makes aether with Broom Cavalry',0),
('6v5jss24wn39',23,1,'calls Spring Cleaning face down',0),
('6v5jss24wn39',24,1,'makes aether with Spring Cleaning',0),
('6v5jss24wn39',25,0,'passes',1),
('6v5jss24wn39',26,0,'passes',1),
('6v5jss24wn39',27,0,'calls Canal Leviathan face down',0),
('6v5jss24wn39',28,0,'passes',1),
('6v5jss24wn39',29,0,'switches Puddle Newt',0),
('6v5jss24wn39',30,0,'passes',0),
('6v5jss24wn39',31,0,'passes',1),
('6v5jss24wn39',32,0,'passes',1),
('6v5jss24wn39',33,0,'passes',1),
('6v5jss24wn39',34,0,'passes',1),
('6v5jss24wn39',35,0,'passes',1),
('6v5jss24wn39',36,1,'makes aether with Broom Cavalry',0),
('6v5jss24wn39',37,1,'makes aether with Spring Cleaning',0),
('6v5jss24wn39',38,0,'passes',1),
('6v5jss24wn39',39,0,'passes',1),
('6v5jss24wn39',40,1,'calls Tam Sparrow Lv1',0),
('6v5jss24wn39',41,1,'passes',0),
('6v5jss24wn39',42,0,'passes',1),
('6v5jss24wn39',43,1,'passes',0),
('6v5jss24wn39',44,0,'passes',1),
('6v5jss24wn39',45,1,'passes',0),
('6v5jss24wn39',46,0,'passes',1),
('6v5jss24wn39',47,1,'makes aether with Tam Sparrow Lv1',0),
('6v5jss24wn39',48,0,'passes',0),
('6v5jss24wn39',49,0,'passes',1),
('6v5jss24wn39',50,0,'passes',1),
('6v5jss24wn39',51,0,'passes',1),
('6v5jss24wn39',52,0,'passes',1),
('6v5jss24wn39',53,0,'passes',1),
('6v5jss24wn39',54,0,'calls Sluice Marrow Lv1',0),
('6v5jss24wn39',55,0,'passes',1),
('6v5jss24wn39',56,0,'makes aether with Canal Leviathan',0),
('6v5jss24wn39',57,0,'makes aether with Ferry Twill Lv1',0),
('6v5jss24wn39',58,0,'makes aether with Sluice Marrow Lv1',0),
('6v5jss24wn39',59,0,'plays Moon Otter',0),
('6v5jss24wn39',60,0,'enters reversed',0),
('6v5jss24wn39',61,0,'passes',0),
('6v5jss24wn39',62,1,'passes',0),
('6v5jss24wn39',63,1,'passes',0),
('6v5jss24wn39',64,1,'calls Linen Hush Lv1 face down',0),
('6v5jss24wn39',65,1,'makes aether with Tam Sparrow Lv1',0),
('6v5jss24wn39',66,1,'passes',0),
('6v5jss24wn39',67,1,'makes aether with Broom Cavalry',0),
('6v5jss24wn39',68,1,'plays Rocking Horse',0),
('6v5jss24wn39',69,1,'enters reversed',0),
('6v5jss24wn39',70,0,'passes',1),
('6v5jss24wn39',71,0,'passes',1),
('6v5jss24wn39',72,0,'calls Tidy Quill Lv1 face down',0),
('6v5jss24wn39',73,0,'passes',1),
('6v5jss24wn39',74,0,'makes aether with Ferry Twill Lv1',0),
('6v5jss24wn39',75,0,'makes aether with Canal Leviathan',0),
('6v5jss24wn39',76,0,'makes aether with Sluice Marrow Lv1',0),
('6v5jss24wn39',77,0,'switches Puddle Newt',0),
('6v5jss24wn39',78,0,'switches Moon Otter',0),
('6v5jss24wn39',79,0,'makes aether with Tidy Quill Lv1',0),
('6wabkt6k57gw',0,1,'charges Crossway Seraph',0),
('6wabkt6k57gw',1,1,'creates a plan',0),
('6wabkt6k57gw',2,0,'charges Sapling Keeper',0),
('6wabkt6k57gw',3,0,'passes',0),
('6wabkt6k57gw',4,1,'charges Straight Lance',0),
('6wabkt6k57gw',5,1,'plays First Landing',0),
('6wabkt6k57gw',6,1,'chooses middle base',0),
('6wabkt6k57gw',7,0,'charges Hollow Stag',0),
('6wabkt6k57gw',8,0,'passes',0),
('6wabkt6k57gw',9,1,'charges Burrow Twins',0),
('6wabkt6k57gw',10,1,'plays Mirror Postulant',0),
('6wabkt6k57gw',11,1,'chooses middle home',0),
('6wabkt6k57gw',12,0,'charges Keeper of Seals',0),
('6wabkt6k57gw',13,0,'plays Follow-Lamp',0),
('6wabkt6k57gw',14,0,'chooses right centre',0),
('6wabkt6k57gw',15,1,'charges Second Landing',0),
('6wabkt6k57gw',16,1,'moves Mirror Postulant',0),
('6wabkt6k57gw',17,1,'chooses left home',0),
('6wabkt6k57gw',18,1,'freezes Crossway Seraph',0),
('6wabkt6k57gw',19,1,'passes',0),
('6wabkt6k57gw',20,1,'moves Mirror Postulant',0),
('6wabkt6k57gw',21,1,'chooses middle home',0),
('6wabkt6k57gw',22,1,'freezes Burrow Twins',0),
('6wabkt6k57gw',23,1,'passes',0),
('6wabkt6k57gw',24,1,'passes',0),
('6wabkt6k57gw',25,0,'charges Deeproot Titan',0),
('6wabkt6k57gw',26,0,'plays First Landing',0),
('6wabkt6k57gw',27,0,'chooses left base',0),
('6wabkt6k57gw',28,0,'freezes Hollow Stag',0),
('6wabkt6k57gw',29,1,'plays Peace of Landings',0),
('6wabkt6k57gw',30,1,'chooses centre area',0),
('6wabkt6k57gw',31,0,'creates a plan',0),
('6wabkt6k57gw',32,0,'freezes Sapling Keeper',0),
('6wabkt6k57gw',33,0,'passes',0),
('6wabkt6k57gw',34,1,'charges Gatehouse Seraph',0),
('6wabkt6k57gw',35,1,'passes',0),
('6wabkt6k57gw',36,0,'charges Straight Lance',0),
('6wabkt6k57gw',37,0,'passes',0),
('6wabkt6k57gw',38,1,'passes',0),
('6wabkt6k57gw',39,1,'plays Earthward Gate',0),
('6wabkt6k57gw',40,1,'chooses right base',0),
('6wabkt6k57gw',41,1,'freezes Burrow Twins',0),
('6wabkt6k57gw',42,1,'creates a plan',0),
('6wabkt6k57gw',43,1,'freezes Straight Lance #4',0),
('6wabkt6k57gw',44,1,'renews the plan',0),
('6wabkt6k57gw',45,0,'charges Clear the Steps',0),
('6wabkt6k57gw',46,0,'plays Foundation Seraph',0),
('6wabkt6k57gw',47,0,'chooses left centre',0),
('6wabkt6k57gw',48,1,'charges Lamp Sergeant',0),
('6wabkt6k57gw',49,1,'passes',0),
('6wabkt6k57gw',50,0,'charges Thicket Matriarch',0),
('6wabkt6k57gw',51,0,'plays Crossway Seraph',0),
('6wabkt6k57gw',52,0,'chooses left centre',0),
('6wabkt6k57gw',53,0,'freezes Hollow Stag',0),
('6wabkt6k57gw',54,0,'passes',0),
('6wabkt6k57gw',55,1,'passes',0),
('6wabkt6k57gw',56,1,'plays Hollow Stag',0),
('6wabkt6k57gw',57,1,'chooses right home',0),
('6wabkt6k57gw',58,1,'freezes Crossway Seraph',0),
('6wabkt6k57gw',59,1,'plays Beacon Caller',0),
('6wabkt6k57gw',60,1,'chooses right centre',0),
('6wabkt6k57gw',61,1,'freezes Second Landing',0),
('6wabkt6k57gw',62,1,'freezes Lamp Sergeant',0),
('6wabkt6k57gw',63,1,'passes',0),
('6wabkt6k57gw',64,0,'charges Threshold Phalanx',0),
('6wabkt6k57gw',65,0,'plays Burrow Twins',0),
('6y5ws2vkg9mm',0,0,'places Smoke and Sparks',0),
('6y5ws2vkg9mm',1,0,'places Opening Night',0),
('6y5ws2vkg9mm',2,1,'places Encore',0),
('6y5ws2vkg9mm',3,1,'places Lamp Concert',0),
('6y5ws2vkg9mm',4,1,'puts Gull Feeder into the energy zone',0),
('6y5ws2vkg9mm',5,1,'puts Rest and Repeat into the energy zone',0),
('6y5ws2vkg9mm',6,0,'activates ability 1 of Ember Row Stalls',0),
('6y5ws2vkg9mm',7,0,'keeps Kiln Burst',0),
('6y5ws2vkg9mm',8,0,'charges Noodle Juggler',0),
('6y5ws2vkg9mm',9,0,'charges no more',0),
('6y5ws2vkg9mm',10,1,'plays Low Tide',0),
('6y5ws2vkg9mm',11,1,'pays with Night Metronome',0),
('6y5ws2vkg9mm',12,1,'pays with Gull Feeder',0),
('6y5ws2vkg9mm',13,1,'plays Triangle Pupil',0),
('6y5ws2vkg9mm',14,1,'chooses centre',0),
('6y5ws2vkg9mm',15,1,'activates ability 1 of Lamp Orchestra',0),
('6y5ws2vkg9mm',16,1,'plays Fiddle Rover',0),
('6y5ws2vkg9mm',17,1,'attacks with Fiddle Rover',0),
('6y5ws2vkg9mm',18,0,'activates ability 1 of Ember Row Stalls',0),
('6y5ws2vkg9mm',19,1,'keeps no card',0),
('6y5ws2vkg9mm',20,1,'charges Borrowed Coat',0),
('6y5ws2vkg9mm',21,1,'charges Drum Marshal',0),
('6yzbt3frmyy2',0,0,'places Lantern Race',0),
('6yzbt3frmyy2',1,0,'places Night Crossing',0),
('6yzbt3frmyy2',2,1,'places Night Crossing',0),
('6yzbt3frmyy2',3,1,'places Lantern Race',0),
('6yzbt3frmyy2',4,1,'puts Lighthouse Diver into the energy zone',0),
('6yzbt3frmyy2',5,1,'puts Night Watch into the energy zone',0),
('6yzbt3frmyy2',6,0,'activates ability 1 of Tidewatch Club #1',0),
('6yzbt3frmyy2',7,0,'says yes',0),
('6yzbt3frmyy2',8,0,'chooses left side',0),
('6yzbt3frmyy2',9,0,'passes',0),
('6yzbt3frmyy2',10,0,'keeps Ferry Captain',0),
('6yzbt3frmyy2',11,0,'charges Ferry Captain',0),
('6yzbt3frmyy2',12,0,'charges Rope Dancer',0),
('6yzbt3frmyy2',13,1,'plays Second Wind',0),
('6yzbt3frmyy2',14,1,'pays with Lighthouse Diver',0),
('6yzbt3frmyy2',15,1,'plays Slipway Kid',0),
('6yzbt3frmyy2',16,1,'chooses left side',0),
('6yzbt3frmyy2',17,1,'pays with Rope Dancer #10',0),
('6yzbt3frmyy2',18,1,'activates ability 1 of Tidewatch Club #2',0),
('6yzbt3frmyy2',19,1,'says yes',0),
('6yzbt3frmyy2',20,1,'passes',0),
('6yzbt3frmyy2',21,1,'keeps Sudden Squall',0),
('6yzbt3frmyy2',22,1,'charges Pier Sweeper',0),
('6yzbt3frmyy2',23,1,'charges Harpoon Sister',0),
('6yzbt3frmyy2',24,0,'passes',0),
('6yzbt3frmyy2',25,0,'keeps Good Boots',0),
('6yzbt3frmyy2',26,0,'charges Pearl Diver',0),
('6yzbt3frmyy2',27,0,'charges Night Watch',0),
('6yzbt3frmyy2',28,0,'charges no more',0),
('6yzbt3frmyy2',29,1,'plays Pearl Diver',0),
('6yzbt3frmyy2',30,1,'chooses right side',0),
('6yzbt3frmyy2',31,1,'pays with Night Watch #12',0),
('6yzbt3frmyy2',32,1,'pays with Harpoon Sister',0),
('6yzbt3frmyy2',33,1,'plays Ferry Captain',0),
('6yzbt3frmyy2',34,1,'attacks with Pearl Diver',0),
('6yzbt3frmyy2',35,0,'plays Diving Bell',0),
('6yzbt3frmyy2',36,0,'pays with Rope Dancer',0),
('6yzbt3frmyy2',37,0,'pays with Pearl Diver',0),
('6yzbt3frmyy2',38,1,'plays Sounding Line',0),
('6yzbt3frmyy2',39,1,'chooses Buoy Keeper',0),
('6yzbt3frmyy2',40,1,'plays Oar Twins',0),
('6yzbt3frmyy2',41,1,'chooses right side',0),
('6yzbt3frmyy2',42,1,'attacks with Ferry Captain',0),
('6yzbt3frmyy2',43,0,'slides Harpoon Sister',0),
('6yzbt3frmyy2',44,0,'chooses Oar Twins',0),
('6yzbt3frmyy2',45,1,'puts Sounding Line into the energy zone',0),
('6yzbt3frmyy2',46,1,'attacks with Oar Twins',0),
('6yzbt3frmyy2',47,0,'passes',0),
('6yzbt3frmyy2',48,1,'passes',0),
('6yzbt3frmyy2',49,1,'keeps Oar Twins',0),
('6yzbt3frmyy2',50,1,'charges Pier Sweeper',0),
('6yzbt3frmyy2',51,0,'plays Ferry Captain',0),
('6yzbt3frmyy2',52,0,'chooses centre',0),
('6yzbt3frmyy2',53,0,'pays with Sudden Squall',0),
('6yzbt3frmyy2',54,0,'pays with Night Watch',0),
('6yzbt3frmyy2',55,0,'plays Pier Sweeper',0),
('6yzbt3frmyy2',56,0,'chooses right side',0),
('6yzbt3frmyy2',57,0,'activates ability 1 of Tidewatch Club #1',0),
('6yzbt3frmyy2',58,0,'says no',0),
('6yzbt3frmyy2',59,0,'plays Slipway Kid',0),
('6yzbt3frmyy2',60,0,'chooses centre',0),
('6yzbt3frmyy2',61,0,'plays Good Boots from the keep zone',0),
('6yzbt3frmyy2',62,0,'chooses right side',0),
('6yzbt3frmyy2',63,0,'attacks with Slipway Kid',0),
('6yzbt3frmyy2',64,1,'activates ability 1 of Tidewatch Club #2',0),
('6yzbt3frmyy2',65,1,'says yes',0),
('6yzbt3frmyy2',66,1,'chooses Oar Twins',0),
('7gn450fy94gy',0,0,'goes first',0),
('7gn450fy94gy',1,0,'keeps the hand',0),
('7gn450fy94gy',2,1,'takes a new hand',0),
('7gn450fy94gy',3,1,'puts Master of the Furnace at the bottom',0),
('7gn450fy94gy',4,1,'puts Gate Shield at the bottom',0),
('7gn450fy94gy',5,1,'puts Duellist''s Signet at the bottom',0),
('7gn450fy94gy',6,1,'puts Wall Veteran at the bottom',0),
('7gn450fy94gy',7,0,'plays Furnace Apprentice',0),
('7gn450fy94gy',8,0,'discards Slag Hound for CP',0),
('7gn450fy94gy',9,0,'plays Coalback Drake',0),
('7gn450fy94gy',10,0,'uses ability 2 of Coalback Drake',0),
('7gn450fy94gy',11,0,'discards Thunder Regent for CP',0),
('7gn450fy94gy',12,1,'passes',0),
('7gn450fy94gy',13,1,'passes',0),
('7gn450fy94gy',14,1,'passes',0),
('7gn450fy94gy',15,1,'passes',0),
('7gn450fy94gy',16,1,'summons Wrath of the Kiln',0),
('7gn450fy94gy',17,1,'discards Brannoch the Stoker for CP',0),
('7gn450fy94gy',18,1,'plays Tallow Clerk',0),
('7gn450fy94gy',19,1,'passes',0),
('7gn450fy94gy',20,1,'passes',0),
('7gn450fy94gy',21,0,'uses ability 1 of Thunder Newt',0),
('7gn450fy94gy',22,0,'discards Storm Herald for CP',0),
('7gn450fy94gy',23,0,'passes',0),
('7gn450fy94gy',24,0,'uses ability 1 of Furnace Apprentice',0),
('7gn450fy94gy',25,1,'plays Cinder Drummer',0),
('7gn450fy94gy',26,1,'dulls Tallow Clerk for CP',0),
('7gn450fy94gy',27,1,'discards Twin Bastion for CP',0),
('7gn450fy94gy',28,1,'says no',0),
('7gn450fy94gy',29,1,'passes',0),
('7gn450fy94gy',30,1,'plays Osric of the Gate',0),
('7gn450fy94gy',31,0,'passes',0),
('7gn450fy94gy',32,0,'plays Coalback Drake',0),
('7gn450fy94gy',33,1,'plays Ember Cadet',0),
('7gn450fy94gy',34,1,'discards Tallow Clerk for CP',0),
('7gn450fy94gy',35,1,'attacks with Osric of the Gate',0),
('7gn450fy94gy',36,1,'says yes',0),
('7gn450fy94gy',37,1,'chooses no more',0),
('7gn450fy94gy',38,1,'attacks with Ember Cadet',0),
('7gn450fy94gy',39,1,'attacks with no more',0),
('7gn450fy94gy',40,0,'uses ability 2 of Coalback Drake',0),
('7gn450fy94gy',41,0,'discards Cinderfall for CP',0),
('7gn450fy94gy',42,1,'plays Forge Sisters',0),
('7gn450fy94gy',43,1,'dulls Tallow Clerk for CP',0),
('7gn450fy94gy',44,1,'attacks with Cinder Drummer',0),
('7gn450fy94gy',45,1,'attacks with no more',0),
('7gn450fy94gy',46,1,'attacks with no more',0),
('7gn450fy94gy',47,1,'plays Kilnborn Champion',0),
('7gn450fy94gy',48,1,'attacks with Cinder Drummer',0),
('7gn450fy94gy',49,1,'attacks with Forge Sisters',0),
('7gn450fy94gy',50,1,'attacks with no more',0),
('7gn450fy94gy',51,0,'uses Ledger Fling of Road Clerk',0),
('7gn450fy94gy',52,0,'chooses Kilnborn Champion',0),
('7gn450fy94gy',53,0,'plays Cinder Duelist',0),
('7gn450fy94gy',54,0,'attacks with no more',0),
('7gn450fy94gy',55,1,'plays Mortar Mixer',0),
('7gn450fy94gy',56,1,'dulls Tallow Clerk for CP',0),
('7gn450fy94gy',57,1,'attacks with Forge Sisters',0),
('7gn450fy94gy',58,1,'attacks with no more',0),
('7gn450fy94gy',59,0,'does not block',0),
('7gn450fy94gy',60,1,'attacks with Kilnborn Champion',0),
('7gn450fy94gy',61,0,'blocks with Cinder Duelist',0),
('7gn450fy94gy',62,1,'attacks with Ember Cadet',0),
('7gn450fy94gy',63,1,'attacks with Cinder Drummer',0),
('7jbfhhn4z8pv',0,1,'exchanges cards',0),
('7jbfhhn4z8pv',1,0,'exchanges cards',0),
('7jbfhhn4z8pv',2,1,'puts Orchard Queen at the bottom',0),
('7jbfhhn4z8pv',3,1,'puts Clover Brand Lv2 at the bottom',0),
('7jbfhhn4z8pv',4,1,'puts Fern Ledger Lv2 at the bottom',0),
('7jbfhhn4z8pv',5,1,'puts no more at the bottom',0),
('7jbfhhn4z8pv',6,0,'puts Cinder Wick Lv1 at the bottom',0),
('7jbfhhn4z8pv',7,0,'puts no more at the bottom',0),
('7jbfhhn4z8pv',8,0,'passes',1),
('7jbfhhn4z8pv',9,0,'passes',1),
('7jbfhhn4z8pv',10,1,'calls nothing',0),
('7jbfhhn4z8pv',11,0,'passes',1),
('7jbfhhn4z8pv',12,0,'passes',1),
('7jbfhhn4z8pv',13,0,'passes',1),
('7jbfhhn4z8pv',14,0,'passes',1),
('7jbfhhn4z8pv',15,0,'passes',1),
('7jbfhhn4z8pv',16,0,'passes',1),
('7jbfhhn4z8pv',17,0,'calls The Old Kiln face down',0),
('7jbfhhn4z8pv',18,0,'passes',1),
('7jbfhhn4z8pv',19,0,'passes',0),
('7jbfhhn4z8pv',20,0,'passes',1),
('7jbfhhn4z8pv',21,0,'passes',1),
('7jbfhhn4z8pv',22,0,'passes',1),
('7jbfhhn4z8pv',23,0,'passes',1),
('7jbfhhn4z8pv',24,0,'passes',1),
('7jbfhhn4z8pv',25,0,'passes',1),
('7jbfhhn4z8pv',26,0,'passes',1),
('7jbfhhn4z8pv',27,1,'calls Bramble Host face down',0),
('7jbfhhn4z8pv',28,1,'passes',0),
('7jbfhhn4z8pv',29,0,'passes',1),
('7jbfhhn4z8pv',30,1,'makes aether with Bramble Host',0),
('7jbfhhn4z8pv',31,0,'passes',1),
('7jbfhhn4z8pv',32,0,'passes',1),
('7jbfhhn4z8pv',33,0,'passes',0),
('7jbfhhn4z8pv',34,0,'passes',1),
('7jbfhhn4z8pv',35,0,'passes',1),
('7jbfhhn4z8pv',36,0,'passes',1),
('7jbfhhn4z8pv',37,0,'passes',1),
('7jbfhhn4z8pv',38,0,'passes',1),
('7jbfhhn4z8pv',39,0,'calls Quick Match face down',0),
('7jbfhhn4z8pv',40,0,'passes',1),
('7jbfhhn4z8pv',41,0,'passes',0),
('7jbfhhn4z8pv',42,0,'passes',1),
('7jbfhhn4z8pv',43,0,'passes',1),
('7jbfhhn4z8pv',44,0,'passes',1),
('7jbfhhn4z8pv',45,0,'passes',1),
('7jbfhhn4z8pv',46,0,'passes',1),
('7jbfhhn4z8pv',47,1,'passes',0),
('7jbfhhn4z8pv',48,0,'passes',1),
('7jbfhhn4z8pv',49,1,'makes aether with Bramble Host',0),
('7jbfhhn4z8pv',50,0,'passes',1),
('7jbfhhn4z8pv',51,1,'calls nothing',0),
('7jbfhhn4z8pv',52,0,'passes',1),
('7jbfhhn4z8pv',53,0,'passes',1),
('7jbfhhn4z8pv',54,0,'passes',1),
('7jbfhhn4z8pv',55,0,'passes',0),
('7jbfhhn4z8pv',56,0,'passes',1),
('7jbfhhn4z8pv',57,0,'passes',1),
('7jbfhhn4z8pv',58,0,'passes',1),
('7jbfhhn4z8pv',59,0,'passes',1),
('7jbfhhn4z8pv',60,0,'passes',1),
('7jbfhhn4z8pv',61,0,'calls Osk Bellows Lv1',0),
('7jbfhhn4z8pv',62,0,'passes',1),
('7jbfhhn4z8pv',63,0,'plays Firedamp',0),
('7jbfhhn4z8pv',64,0,'makes aether with Quick Match',0),
('7jbfhhn4z8pv',65,0,'pays aether',0),
('7jbfhhn4z8pv',66,0,'passes',0),
('7jbfhhn4z8pv',67,0,'enters recovered',0),
('7jbfhhn4z8pv',68,0,'passes',0),
('7jbfhhn4z8pv',69,0,'passes',1),
('7jbfhhn4z8pv',70,0,'passes',1),
('7jbfhhn4z8pv',71,0,'attacks with Firedamp',0),
('7jbfhhn4z8pv',72,0,'passes',1),
('7jbfhhn4z8pv',73,0,'corrupts orb 6',0),
('7jbfhhn4z8pv',74,0,'makes aether with Coin',0),
('7jbfhhn4z8pv',75,0,'makes aether with The Old Kiln',0),
('7jbfhhn4z8pv',76,1,'passes',0),
('7jbfhhn4z8pv',77,1,'passes',0),
('7jbfhhn4z8pv',78,1,'calls Proud Peacock face down',0),
('7jbfhhn4z8pv',79,1,'passes',0),
('7jbfhhn4z8pv',80,1,'passes',0),
('7jbfhhn4z8pv',81,1,'makes aether with Proud Peacock',0),
('7jbfhhn4z8pv',82,1,'passes',0),
('7jbfhhn4z8pv',83,1,'passes',0),
('7jbfhhn4z8pv',84,1,'passes',0),
('7jbfhhn4z8pv',85,1,'passes',0),
('7jbfhhn4z8pv',86,1,'makes aether with Bramble Host',0),
('7jbfhhn4z8pv',87,0,'passes',1),
('7jbfhhn4z8pv',88,0,'passes',1),
('7jbfhhn4z8pv',89,0,'levels up Quick Match to Cinder Wick Lv2',0),
('7jbfhhn4z8pv',90,0,'passes',1),
('7jbfhhn4z8pv',91,0,'passes',0),
('7jbfhhn4z8pv',92,0,'passes',1),
('7jbfhhn4z8pv',93,0,'passes',1),
('7jbfhhn4z8pv',94,0,'attacks no more',0),
('7jbfhhn4z8pv',95,0,'passes',1),
('7jbfhhn4z8pv',96,0,'passes',1),
('7jbfhhn4z8pv',97,0,'passes',1),
('7jbfhhn4z8pv',98,0,'passes',1),
('7jbfhhn4z8pv',99,1,'makes aether with Bramble Host',0),
('7jbfhhn4z8pv',100,1,'passes',0),
('7jbfhhn4z8pv',101,0,'passes',1),
('7jbfhhn4z8pv',102,1,'passes',0),
('7jbfhhn4z8pv',103,0,'passes',1),
('7jbfhhn4z8pv',104,1,'calls Moss Crawler face down',0),
('7jbfhhn4z8pv',105,1,'passes',0),
('7jbfhhn4z8pv',106,0,'passes',1),
('7jbfhhn4z8pv',107,1,'makes aether with Moss Crawler',0),
('7jbfhhn4z8pv',108,1,'makes aether with Proud Peacock',0),
('7jbfhhn4z8pv',109,0,'passes',1),
('7jbfhhn4z8pv',110,0,'passes',1),
('7jbfhhn4z8pv',111,0,'makes aether with Cinder Wick Lv2',0),
('7jbfhhn4z8pv',112,0,'makes aether with The Old Kiln',0),
('7jbfhhn4z8pv',113,0,'makes aether with Osk Bellows Lv1',0),
('7jbfhhn4z8pv',114,0,'passes',1),
('7jbfhhn4z8pv',115,0,'passes',1),
('7jbfhhn4z8pv',116,0,'calls nothing',0),
('7jbfhhn4z8pv',117,0,'passes',1),
('7jbfhhn4z8pv',118,0,'makes aether with Osk Bellows Lv1',0),
('7jbfhhn4z8pv',119,0,'passes',0),
('7jbfhhn4z8pv',120,0,'passes',1),
('7jbfhhn4z8pv',121,0,'passes',1),
('7jdkzckjtq7b',0,0,'passes',0),
('7jdkzckjtq7b',1,1,'charges Moth Warden',0),
('7jdkzckjtq7b',2,1,'creates a plan',0),
('7jdkzckjtq7b',3,0,'charges Earthward Gate',0),
('7jdkzckjtq7b',4,0,'plays Root Sprout',0),
('7wn8467x0ezj',0,1,'goes first',0),
('7wn8467x0ezj',1,1,'keeps the hand',0),
('7wn8467x0ezj',2,0,'takes a new hand',0),
('7wn8467x0ezj',3,0,'puts Forge Sisters at the bottom',0),
('7wn8467x0ezj',4,0,'puts Harbor Sentinel at the bottom',0),
('7wn8467x0ezj',5,0,'puts Ember Cadet at the bottom',0),
('7wn8467x0ezj',6,0,'puts Coalheart Axe at the bottom',0),
('7wn8467x0ezj',7,1,'passes',0),
('7wn8467x0ezj',8,0,'passes',1),
('7wn8467x0ezj',9,1,'summons Cinderfall',0),
('7wn8467x0ezj',10,1,'selects mode 1',0),
('7wn8467x0ezj',11,1,'discards Cinder Drummer for CP',0),
('7wn8467x0ezj',12,1,'discards Bellows Hand for CP',0),
('7wn8467x0ezj',13,1,'discards Thunder Newt for CP',0),
('7wn8467x0ezj',14,0,'summons Sparks on the Wind',0),
('7wn8467x0ezj',15,0,'discards Tallow Clerk for CP',0),
('7wn8467x0ezj',16,0,'discards Tower Plate for CP',0),
('7wn8467x0ezj',17,0,'plays Kilnborn Champion',0),
('7wn8467x0ezj',18,0,'says yes',0),
('7wn8467x0ezj',19,1,'plays Innkeeper of Crossways',0),
('7wn8467x0ezj',20,0,'attacks with Kilnborn Champion',0),
('7wn8467x0ezj',21,1,'plays Thunder Regent',0),
('7wn8467x0ezj',22,0,'plays Brannoch, Kiln Lord',0),
('7wn8467x0ezj',23,0,'attacks with no more',0),
('7wn8467x0ezj',24,1,'uses ability 1 of Innkeeper of Crossways',0),
('7wn8467x0ezj',25,1,'says yes',0),
('7wn8467x0ezj',26,1,'attacks with Thunder Regent',0),
('7wn8467x0ezj',27,1,'chooses Brannoch, Kiln Lord',0),
('7wn8467x0ezj',28,0,'blocks with Kilnborn Champion',0),
('7wn8467x0ezj',29,0,'attacks with no more',0),
('7wn8467x0ezj',30,1,'uses ability 1 of Innkeeper of Crossways',0),
('7wn8467x0ezj',31,1,'says yes',0),
('7wn8467x0ezj',32,1,'chooses Furnace Apprentice',0),
('7wn8467x0ezj',33,1,'attacks with no more',0),
('7wn8467x0ezj',34,0,'plays Kiln Blade',0),
('7xsgzhgqad3m',0,0,'charges Slate Courier',0),
('7xsgzhgqad3m',1,0,'passes',0),
('7xsgzhgqad3m',2,1,'charges Bone Ledger',0),
('7xsgzhgqad3m',3,1,'creates a plan',0),
('7xsgzhgqad3m',4,0,'charges Root Sprout',0),
('7xsgzhgqad3m',5,0,'plays Tangle the Stairs',0),
('7xsgzhgqad3m',6,1,'charges Grave Ferryman',0),
('7xsgzhgqad3m',7,1,'creates a plan',0),
('7xsgzhgqad3m',8,1,'freezes Grave Ferryman',0),
('7xsgzhgqad3m',9,1,'renews the plan',0),
('7xsgzhgqad3m',10,0,'passes',0),
('7xsgzhgqad3m',11,0,'creates a plan',0),
('7xsgzhgqad3m',12,0,'freezes Slate Courier',0),
('7xsgzhgqad3m',13,0,'passes',0),
('7xsgzhgqad3m',14,1,'passes',0),
('7xsgzhgqad3m',15,1,'passes',0),
('7xsgzhgqad3m',16,0,'charges Vine Strangler',0),
('7xsgzhgqad3m',17,0,'plays Mossback',0),
('7xsgzhgqad3m',18,0,'chooses middle home',0),
('7xsgzhgqad3m',19,1,'charges Quiet Soundings',0),
('7xsgzhgqad3m',20,1,'passes',0),
('7xsgzhgqad3m',21,0,'charges Sudden Spring',0),
('7xsgzhgqad3m',22,0,'creates a plan',0),
('7xsgzhgqad3m',23,0,'freezes Slate Courier',0),
('7xsgzhgqad3m',24,1,'plays Snuff Out',0),
('7xsgzhgqad3m',25,0,'plays Bramble Rider',0),
('7xsgzhgqad3m',26,0,'chooses left centre',0),
('7xsgzhgqad3m',27,1,'charges Drowned King',0),
('7xsgzhgqad3m',28,1,'plays Well-Bottom Thing',0),
('7xsgzhgqad3m',29,1,'chooses right centre',0),
('7xsgzhgqad3m',30,0,'passes',0),
('7xsgzhgqad3m',31,0,'plays Burrow Twins',0),
('7xsgzhgqad3m',32,0,'chooses left centre',0),
('7ymg5hzvrsv4',0,0,'charges Marginal Imp',0),
('7ymg5hzvrsv4',1,0,'creates a plan',0),
('7ymg5hzvrsv4',2,1,'charges Sudden Spring',0),
('7ymg5hzvrsv4',3,1,'creates a plan',0),
('7ymg5hzvrsv4',4,0,'charges Pale Executioner',0),
('7ymg5hzvrsv4',5,0,'plays Candle Thief',0),
('7ymg5hzvrsv4',6,0,'chooses left centre',0),
('7ymg5hzvrsv4',7,1,'charges Grafted Giant',0),
('7ymg5hzvrsv4',8,1,'passes',0),
('7ymg5hzvrsv4',9,0,'charges Whispered Debt',0),
('7ymg5hzvrsv4',10,0,'passes',0),
('7ymg5hzvrsv4',11,1,'charges Ink Duelist',0),
('7ymg5hzvrsv4',12,1,'creates a plan',0),
('7ymg5hzvrsv4',13,1,'freezes Sudden Spring',0),
('7ymg5hzvrsv4',14,1,'renews the plan',0),
('7ymg5hzvrsv4',15,1,'freezes Ink Duelist',0),
('7ymg5hzvrsv4',16,1,'renews the plan',0),
('7ymg5hzvrsv4',17,0,'charges Quiet Soundings',0),
('7yy3cccss99e',0,0,'passes',0),
('7yy3cccss99e',1,1,'charges Tide Surveyor',0),
('7yy3cccss99e',2,1,'passes',0),
('7yy3cccss99e',3,0,'charges Grave Ferryman',0),
('7yy3cccss99e',4,0,'creates a plan',0),
('7yy3cccss99e',5,1,'charges Tide Surveyor',0),
('7yy3cccss99e',6,1,'creates a plan',0),
('7yy3cccss99e',7,1,'freezes Tide Surveyor #1',0),
('7yy3cccss99e',8,1,'passes',0),
('7yy3cccss99e',9,0,'charges Crypt Caller',0),
('7yy3cccss99e',10,0,'passes',0),
('7yy3cccss99e',11,1,'charges Charnel Stair',0),
('7yy3cccss99e',12,1,'passes',0),
('7yy3cccss99e',13,0,'charges Tide Surveyor',0),
('7yy3cccss99e',14,0,'plays House of the Slow Clock',0),
('7yy3cccss99e',15,0,'chooses middle base',0),
('7yy3cccss99e',16,1,'charges Moth Warden',0),
('7yy3cccss99e',17,1,'passes',0),
('7yy3cccss99e',18,0,'charges Charnel Stair',0),
('7yy3cccss99e',19,0,'creates a plan',0),
('7yy3cccss99e',20,0,'freezes Grave Ferryman',0),
('8c0zwee550h9',0,1,'goes second',0),
('8c0zwee550h9',1,0,'takes a new hand',0),
('8c0zwee550h9',2,0,'puts Sky Prince Alder at the bottom',0),
('8c0zwee550h9',3,0,'puts Innkeeper of Crossways at the bottom',0),
('8c0zwee550h9',4,0,'puts Signal Keeper at the bottom',0),
('8c0zwee550h9',5,0,'puts Kite Maker at the bottom',0),
('8c0zwee550h9',6,1,'takes a new hand',0),
('8c0zwee550h9',7,1,'puts Coral Bell at the bottom',0),
('8c0zwee550h9',8,1,'puts Deepwater Cantor at the bottom',0),
('8c0zwee550h9',9,1,'puts Shoal Runner at the bottom',0),
('8c0zwee550h9',10,1,'puts Long Night at the bottom',0),
('8c0zwee550h9',11,0,'summons Crosswind',0),
('8c0zwee550h9',12,0,'discards Gust of the High Road for CP',0),
('8c0zwee550h9',13,0,'summons Roadside Storm',0),
('8c0zwee550h9',14,0,'discards Heir of Seven Roads for CP',0),
('8c0zwee550h9',15,1,'summons Ebb and Flow',0),
('8c0zwee550h9',16,1,'summons Choir of the Deep',0),
('8c0zwee550h9',17,1,'discards Rime Duchess for CP',0),
('8c0zwee550h9',18,1,'discards Keeper of Frost Gate for CP',0),
('8c0zwee550h9',19,1,'discards Ebb and Flow for CP',0),
('8c0zwee550h9',20,1,'plays Net Mender',0),
('8c0zwee550h9',21,1,'discards Deepwater Cantor for CP',0),
('8c0zwee550h9',22,1,'does not use the Assist of Net Mender',0),
('8c0zwee550h9',23,0,'plays Great Roc',0),
('8c0zwee550h9',24,0,'discards Road Clerk for CP',0),
('8c0zwee550h9',25,0,'uses ability 1 of Great Roc',0),
('8c0zwee550h9',26,1,'plays Chapel Novice',0),
('8c0zwee550h9',27,1,'plays Ice Cutter',0),
('8c0zwee550h9',28,1,'does not use the Assist of Ice Cutter',0),
('8c0zwee550h9',29,0,'uses Rising Spark of Wren the Wanderer',0),
('8c0zwee550h9',30,0,'passes',0),
('8c0zwee550h9',31,0,'passes',0),
('8c0zwee550h9',32,0,'passes',1),
('8p08eem75y8q',0,1,'exchanges cards',0),
('8p08eem75y8q',1,0,'keeps the hand',0),
('8p08eem75y8q',2,1,'puts no more at the bottom',0),
('8p08eem75y8q',3,0,'passes',1),
('8p08eem75y8q',4,0,'passes',1),
('8p08eem75y8q',5,1,'calls nothing',0),
('8p08eem75y8q',6,0,'passes',1),
('8p08eem75y8q',7,0,'passes',1),
('8p08eem75y8q',8,0,'passes',1),
('8p08eem75y8q',9,0,'passes',1),
('8p08eem75y8q',10,0,'passes',1),
('8p08eem75y8q',11,0,'passes',1),
('8p08eem75y8q',12,0,'calls Backdraft face down',0),
('8p08eem75y8q',13,0,'passes',1),
('8p08eem75y8q',14,0,'makes aether with Coin',0),
('8p08eem75y8q',15,0,'passes',0),
('8p08eem75y8q',16,0,'passes',1),
('8p08eem75y8q',17,0,'passes',1),
('8p08eem75y8q',18,0,'passes',1),
('8p08eem75y8q',19,0,'passes',1),
('8p08eem75y8q',20,0,'passes',1),
('8p08eem75y8q',21,0,'passes',1),
('8p08eem75y8q',22,0,'passes',1),
('8p08eem75y8q',23,1,'calls Dusty Marigold Lv1',0),
('8p08eem75y8q',24,1,'uses ability 1 of Dusty Marigold Lv1',0),
('8p08eem75y8q',25,0,'passes',0),
('8p08eem75y8q',26,0,'passes',1),
('8p08eem75y8q',27,0,'passes',1),
('8p08eem75y8q',28,0,'passes',1),
('8p08eem75y8q',29,0,'makes aether with Backdraft',0),
('8p08eem75y8q',30,0,'passes',1),
('8p08eem75y8q',31,0,'passes',1),
('8p08eem75y8q',32,0,'calls nothing',0),
('8p08eem75y8q',33,0,'passes',1),
('8p08eem75y8q',34,0,'makes aether with Backdraft',0),
('8p08eem75y8q',35,1,'uses ability 1 of Dusty Marigold Lv1',0),
('8p08eem75y8q',36,1,'calls Broom Cavalry face down',0),
('8p08eem75y8q',37,1,'makes aether with Broom Cavalry',0),
('8p08eem75y8q',38,0,'passes',1),
('8p08eem75y8q',39,0,'passes',1),
('8p08eem75y8q',40,0,'calls Ruddy Vane Lv1 face down',0),
('8p08eem75y8q',41,0,'passes',1),
('8p08eem75y8q',42,0,'makes aether with Backdraft',0),
('8p08eem75y8q',43,0,'makes aether with Ruddy Vane Lv1',0),
('8p08eem75y8q',44,1,'passes',0),
('8p08eem75y8q',45,1,'makes aether with Broom Cavalry',0),
('8p08eem75y8q',46,1,'makes aether with Dusty Marigold Lv1',0),
('8p08eem75y8q',47,1,'calls Button Fray Lv1 face down',0),
('8p08eem75y8q',48,1,'passes',0),
('8p08eem75y8q',49,1,'passes',0),
('8p08eem75y8q',50,1,'passes',0),
('8p08eem75y8q',51,1,'makes aether with Button Fray Lv1',0),
('8p08eem75y8q',52,0,'passes',1),
('8p08eem75y8q',53,0,'passes',1),
('8p08eem75y8q',54,0,'calls Soot Runner face down',0),
('8p08eem75y8q',55,0,'passes',1),
('8p08eem75y8q',56,0,'passes',0),
('8p08eem75y8q',57,0,'passes',1),
('8p08eem75y8q',58,0,'passes',1),
('8p08eem75y8q',59,0,'passes',1),
('8p08eem75y8q',60,0,'passes',1),
('8p08eem75y8q',61,0,'passes',1),
('8p08eem75y8q',62,1,'uses ability 1 of Dusty Marigold Lv1',0),
('8p08eem75y8q',63,1,'passes',0),
('8p08eem75y8q',64,0,'makes aether with Soot Runner',0),
('8t3c4nqnkykw',0,1,'keeps the hand',0),
('8t3c4nqnkykw',1,0,'keeps the hand',0),
('8t3c4nqnkykw',2,0,'passes',1),
('8t3c4nqnkykw',3,0,'passes',1),
('8t3c4nqnkykw',4,1,'calls nothing',0),
('8t3c4nqnkykw',5,0,'passes',1),
('8t3c4nqnkykw',6,0,'passes',1),
('8t3c4nqnkykw',7,0,'passes',1),
('8t3c4nqnkykw',8,0,'passes',1),
('8t3c4nqnkykw',9,0,'passes',1),
('8t3c4nqnkykw',10,0,'passes',1),
('8t3c4nqnkykw',11,0,'calls Pell Lantern Lv2 face down',0),
('8t3c4nqnkykw',12,0,'passes',1),
('8t3c4nqnkykw',13,0,'makes aether with Pell Lantern Lv2',0),
('8t3c4nqnkykw',14,0,'passes',0),
('8t3c4nqnkykw',15,0,'passes',1),
('8t3c4nqnkykw',16,0,'passes',1),
('8t3c4nqnkykw',17,0,'passes',1),
('8t3c4nqnkykw',18,0,'passes',1),
('8t3c4nqnkykw',19,0,'passes',1),
('8t3c4nqnkykw',20,0,'passes',1),
('8t3c4nqnkykw',21,0,'passes',1),
('8t3c4nqnkykw',22,1,'calls Dusty Marigold Lv2 face down',0),
('8t3c4nqnkykw',23,1,'passes',0),
('8t3c4nqnkykw',24,0,'passes',1),
('8t3c4nqnkykw',25,1,'makes aether with Dusty Marigold Lv2',0),
('8t3c4nqnkykw',26,0,'passes',1),
('8t3c4nqnkykw',27,0,'passes',1),
('924u5087888z',0,1,'charges Keeper of Seals',0),
('924u5087888z',1,1,'passes',0),
('924u5087888z',2,0,'charges Foundation Seraph',0),
('924u5087888z',3,0,'creates a plan',0),
('924u5087888z',4,1,'charges Hall of Lamps',0),
('924u5087888z',5,1,'plays Raise the Lamps',0),
('924u5087888z',6,1,'chooses home area',0),
('924u5087888z',7,0,'charges Keeper of Seals',0),
('924u5087888z',8,0,'passes',0),
('924u5087888z',9,1,'charges First Landing',0),
('924u5087888z',10,1,'creates a plan',0),
('924u5087888z',11,1,'freezes Keeper of Seals #1',0),
('924u5087888z',12,1,'renews the plan',0),
('924u5087888z',13,1,'freezes First Landing',0),
('924u5087888z',14,1,'passes',0),
('924u5087888z',15,0,'passes',0),
('924u5087888z',16,0,'plays Wick Squire',0),
('924u5087888z',17,0,'chooses right home',0),
('924u5087888z',18,0,'freezes Keeper of Seals #7',0),
('924u5087888z',19,0,'passes',0),
('924u5087888z',20,1,'charges Sapling Keeper',0),
('924u5087888z',21,1,'passes',0),
('924u5087888z',22,0,'charges Hollow Stag',0),
('924u5087888z',23,0,'moves Wick Squire',0),
('924u5087888z',24,0,'chooses middle home',0),
('924u5087888z',25,0,'freezes Keeper of Seals #7',0),
('924u5087888z',26,0,'passes',0),
('924u5087888z',27,1,'passes',0),
('924u5087888z',28,1,'plays Column Herald',0),
('924u5087888z',29,1,'chooses left home',0),
('924u5087888z',30,0,'charges Straight Lance',0),
('924u5087888z',31,0,'moves Wick Squire',0),
('924u5087888z',32,0,'chooses left home',0),
('924u5087888z',33,0,'freezes Keeper of Seals #7',0),
('932pqdyhg230',0,0,'charges Ink Duelist',0),
('932pqdyhg230',1,0,'passes',0),
('932pqdyhg230',2,1,'charges Open the Kilns',0),
('932pqdyhg230',3,1,'passes',0),
('932pqdyhg230',4,0,'charges Pollen Cloud',0),
('932pqdyhg230',5,0,'plays Seed Vault',0),
('932pqdyhg230',6,0,'chooses left base',0),
('932pqdyhg230',7,1,'charges Rain of Slag',0),
('932pqdyhg230',8,1,'plays Stairway Brawler',0),
('932pqdyhg230',9,1,'chooses left home',0),
('932pqdyhg230',10,0,'charges Ivy Snare',0),
('932pqdyhg230',11,0,'creates a plan',0),
('932pqdyhg230',12,0,'freezes Ivy Snare',0),
('932pqdyhg230',13,0,'passes',0),
('932pqdyhg230',14,1,'charges Cinder Runner',0),
('932pqdyhg230',15,1,'moves Stairway Brawler',0),
('932pqdyhg230',16,1,'chooses left centre',0),
('932pqdyhg230',17,1,'freezes Open the Kilns',0),
('932pqdyhg230',18,1,'creates a plan',0),
('932pqdyhg230',19,1,'freezes Cinder Runner',0),
('932pqdyhg230',20,1,'moves Stairway Brawler',0),
('932pqdyhg230',21,1,'chooses left enemy',0),
('932pqdyhg230',22,1,'passes',0),
('932pqdyhg230',23,0,'charges Grafted Giant',0),
('932pqdyhg230',24,0,'creates a plan',0),
('932pqdyhg230',25,0,'freezes Pollen Cloud',0),
('94gzx6csd777',0,0,'places Encore',0),
('94gzx6csd777',1,0,'places Full Score',0),
('94gzx6csd777',2,1,'places Smoke and Sparks',0),
('94gzx6csd777',3,1,'places Grand Clearance',0),
('94gzx6csd777',4,1,'puts Glaze Witch into the energy zone',0),
('94gzx6csd777',5,1,'puts Ember Potter into the energy zone',0),
('94gzx6csd777',6,0,'passes',0),
('94gzx6csd777',7,0,'keeps no card',0),
('94gzx6csd777',8,0,'charges Borrowed Coat',0),
('94gzx6csd777',9,0,'charges Glass Harper',0),
('94gzx6csd777',10,0,'charges no more',0),
('94gzx6csd777',11,1,'activates ability 1 of Ember Row Stalls',0),
('94gzx6csd777',12,1,'plays Noodle Juggler',0),
('94gzx6csd777',13,1,'chooses left side',0),
('94gzx6csd777',14,1,'pays with Glaze Witch',0),
('94gzx6csd777',15,1,'plays After-Hours Feast',0),
('94gzx6csd777',16,1,'plays Stall Guard',0),
('94gzx6csd777',17,1,'chooses left side',0),
('94gzx6csd777',18,1,'pays with Ember Potter',0),
('94gzx6csd777',19,1,'plays Ember Potter',0),
('94gzx6csd777',20,1,'chooses left side',0),
('94gzx6csd777',21,1,'passes',0),
('94gzx6csd777',22,1,'keeps no card',0),
('94gzx6csd777',23,1,'charges Charcoal Boy',0),
('94gzx6csd777',24,0,'activates ability 1 of Lamp Orchestra',0),
('94gzx6csd777',25,0,'says no',0),
('94gzx6csd777',26,0,'plays Gull Feeder',0),
('94gzx6csd777',27,0,'chooses left side',0),
('94gzx6csd777',28,0,'pays with Borrowed Coat',0),
('94gzx6csd777',29,0,'plays Brass Lamp',0),
('94gzx6csd777',30,0,'pays with Low Tide',0),
('94gzx6csd777',31,0,'pays with Fiddle Rover',0),
('94gzx6csd777',32,0,'plays Page Turner',0),
('94gzx6csd777',33,0,'chooses right side',0),
('94gzx6csd777',34,0,'pays with Glass Harper',0),
('94gzx6csd777',35,0,'attacks with Page Turner',0),
('94gzx6csd777',36,1,'passes',0),
('94gzx6csd777',37,1,'plays Two for One',0),
('94gzx6csd777',38,0,'passes',0),
('94gzx6csd777',39,0,'keeps Echo Moth',0),
('94gzx6csd777',40,0,'charges Fiddle Rover',0),
('94gzx6csd777',41,0,'charges no more',0),
('94gzx6csd777',42,1,'plays Flare',0),
('94gzx6csd777',43,1,'chooses Gull Feeder',0),
('94gzx6csd777',44,1,'activates ability 1 of Ember Row Stalls',0),
('94gzx6csd777',45,1,'chooses Page Turner',0),
('94gzx6csd777',46,1,'attacks with Ember Potter',0),
('94gzx6csd777',47,0,'passes',0),
('94gzx6csd777',48,1,'plays Banner of Coals',0),
('94gzx6csd777',49,1,'keeps Kiln Warden',0),
('94gzx6csd777',50,1,'charges no more',0),
('94gzx6csd777',51,0,'plays Maestra Wick',0),
('9hac90795sm8',0,0,'exchanges cards',0),
('9hac90795sm8',1,1,'exchanges cards',0),
('9nxuvnws2trg',0,1,'keeps the hand',0),
('9nxuvnws2trg',1,0,'exchanges cards',0),
('9nxuvnws2trg',2,0,'puts Pell Lantern Lv1 at the bottom',0),
('9nxuvnws2trg',3,0,'puts Moth Iver Lv1 at the bottom',0),
('9nxuvnws2trg',4,0,'puts no more at the bottom',0),
('9nxuvnws2trg',5,0,'passes',1),
('9nxuvnws2trg',6,0,'passes',1),
('9nxuvnws2trg',7,1,'calls Seedling face down',0),
('9nxuvnws2trg',8,1,'makes aether with Seedling',0),
('9nxuvnws2trg',9,0,'passes',1),
('9nxuvnws2trg',10,0,'passes',1),
('9nxuvnws2trg',11,0,'passes',1),
('9nxuvnws2trg',12,0,'passes',1),
('9nxuvnws2trg',13,0,'passes',1),
('9nxuvnws2trg',14,0,'passes',1),
('9nxuvnws2trg',15,0,'calls Moonlit Quay face down',0),
('9nxuvnws2trg',16,0,'passes',1),
('9nxuvnws2trg',17,0,'passes',0),
('9nxuvnws2trg',18,0,'passes',1),
('9nxuvnws2trg',19,0,'passes',1),
('9nxuvnws2trg',20,0,'passes',1),
('9nxuvnws2trg',21,0,'passes',1),
('9nxuvnws2trg',22,0,'passes',1),
('9nxuvnws2trg',23,1,'passes',0),
('9nxuvnws2trg',24,0,'passes',1),
('9nxuvnws2trg',25,1,'makes aether with Seedling',0),
('9nxuvnws2trg',26,0,'passes',1),
('9nxuvnws2trg',27,1,'calls nothing',0),
('9nxuvnws2trg',28,0,'passes',1),
('9nxuvnws2trg',29,0,'passes',1),
('9nxuvnws2trg',30,0,'passes',1),
('9nxuvnws2trg',31,0,'makes aether with Coin',0),
('9nxuvnws2trg',32,0,'makes aether with Moonlit Quay',0),
('9nxuvnws2trg',33,0,'passes',1),
('9nxuvnws2trg',34,0,'passes',1),
('9nxuvnws2trg',35,0,'calls Ferry Twill Lv1',0),
('9nxuvnws2trg',36,0,'passes',1),
('9nxuvnws2trg',37,0,'makes aether with Moonlit Quay',0),
('9nxuvnws2trg',38,0,'passes',0),
('9nxuvnws2trg',39,0,'passes',1),
('9nxuvnws2trg',40,0,'passes',1),
('9nxuvnws2trg',41,0,'passes',1),
('9nxuvnws2trg',42,0,'passes',1),
('9nxuvnws2trg',43,0,'passes',1),
('9nxuvnws2trg',44,1,'passes',0),
('9nxuvnws2trg',45,0,'passes',1),
('9nxuvnws2trg',46,1,'passes',0),
('9nxuvnws2trg',47,0,'passes',1),
('9nxuvnws2trg',48,1,'calls Scarecrow Captain face down',0),
('9nxuvnws2trg',49,1,'makes aether with Seedling',0),
('9nxuvnws2trg',50,1,'makes aether with Scarecrow Captain',0),
('9nxuvnws2trg',51,0,'passes',1),
('9nxuvnws2trg',52,0,'passes',1),
('9nxuvnws2trg',53,0,'passes',1),
('9nxuvnws2trg',54,0,'passes',0),
('9nxuvnws2trg',55,0,'passes',1),
('9nxuvnws2trg',56,0,'passes',1),
('9nxuvnws2trg',57,0,'passes',1),
('9nxuvnws2trg',58,0,'passes',1),
('9nxuvnws2trg',59,0,'passes',1),
('9nxuvnws2trg',60,0,'calls nothing',0),
('9nxuvnws2trg',61,0,'passes',1),
('9nxuvnws2trg',62,0,'plays Lock Heron',0),
('9nxuvnws2trg',63,0,'enters recovered',0),
('9nxuvnws2trg',64,0,'attacks no more',0),
('9nxuvnws2trg',65,1,'makes aether with Scarecrow Captain',0),
('9nxuvnws2trg',66,1,'passes',0),
('9nxuvnws2trg',67,1,'passes',0),
('9nxuvnws2trg',68,1,'calls Clover Brand Lv1 face down',0),
('9nxuvnws2trg',69,1,'makes aether with Clover Brand Lv1',0),
('9nxuvnws2trg',70,1,'makes aether with Seedling',0),
('9nxuvnws2trg',71,0,'passes',1),
('9nxuvnws2trg',72,0,'passes',1),
('9nxuvnws2trg',73,0,'calls Bridge Troll face down',0),
('9nxuvnws2trg',74,0,'passes',1),
('9nxuvnws2trg',75,0,'makes aether with Bridge Troll',0),
('9nxuvnws2trg',76,0,'makes aether with Ferry Twill Lv1',0),
('9nxuvnws2trg',77,0,'passes',0),
('9nxuvnws2trg',78,0,'passes',1),
('9nxuvnws2trg',79,0,'passes',1),
('9nxuvnws2trg',80,0,'attacks no more',0),
('9nxuvnws2trg',81,0,'passes',1),
('9nxuvnws2trg',82,0,'passes',1),
('9nxuvnws2trg',83,0,'passes',1),
('9nxuvnws2trg',84,1,'makes aether with Clover Brand Lv1',0),
('9nxuvnws2trg',85,1,'passes',0),
('9nxuvnws2trg',86,0,'passes',1),
('9nxuvnws2trg',87,1,'makes aether with Seedling',0),
('9nxuvnws2trg',88,1,'passes',0),
('9nxuvnws2trg',89,0,'passes',1),
('9nxuvnws2trg',90,1,'calls Bramble Host face down',0),
('9nxuvnws2trg',91,1,'makes aether with Bramble Host',0),
('9nxuvnws2trg',92,1,'makes aether with Scarecrow Captain',0),
('9nxuvnws2trg',93,0,'passes',1),
('9nxuvnws2trg',94,0,'passes',1),
('9nxuvnws2trg',95,0,'passes',1),
('9nxuvnws2trg',96,0,'passes',0),
('9nxuvnws2trg',97,0,'passes',1),
('9nxuvnws2trg',98,0,'passes',1),
('9nxuvnws2trg',99,0,'passes',1),
('9nxuvnws2trg',100,0,'passes',1),
('9nxuvnws2trg',101,0,'passes',1),
('9t05n5gsfk6k',0,1,'goes second',0),
('9t05n5gsfk6k',1,0,'takes a new hand',0),
('9t05n5gsfk6k',2,0,'puts Storm Lancer at the bottom',0),
('9t05n5gsfk6k',3,0,'puts Furnace Apprentice at the bottom',0),
('9t05n5gsfk6k',4,0,'puts Thunder Regent at the bottom',0),
('9t05n5gsfk6k',5,0,'puts Wanderer''s Bow at the bottom',0),
('9t05n5gsfk6k',6,1,'keeps the hand',0),
('9t05n5gsfk6k',7,0,'plays Kilnborn Champion',0),
('9t05n5gsfk6k',8,0,'says no',0),
('9t05n5gsfk6k',9,0,'discards Puppet Tempest for CP',0),
('9t05n5gsfk6k',10,0,'plays Storm Lancer',0),
('9t05n5gsfk6k',11,0,'discards Road Clerk for CP',0),
('9t05n5gsfk6k',12,1,'passes',0),
('9t05n5gsfk6k',13,1,'passes',0),
('9t05n5gsfk6k',14,1,'summons Sparks on the Wind',0),
('9t05n5gsfk6k',15,1,'chooses no more',0),
('9t05n5gsfk6k',16,1,'discards Osric of the Gate for CP',0),
('9t05n5gsfk6k',17,1,'plays Osric of the Gate',0),
('9t05n5gsfk6k',18,1,'discards Stone Warden Mara for CP',0),
('9t05n5gsfk6k',19,0,'plays Wren the Wanderer',0),
('9t05n5gsfk6k',20,1,'blocks with Osric of the Gate',0),
('9t05n5gsfk6k',21,1,'says no',0),
('9t05n5gsfk6k',22,0,'attacks with Kilnborn Champion',0),
('9t05n5gsfk6k',23,1,'plays Harbor Sentinel',0),
('9t05n5gsfk6k',24,1,'discards Brannoch the Stoker for CP',0),
('9t05n5gsfk6k',25,0,'passes',0),
('9t05n5gsfk6k',26,0,'attacks with no more',0),
('9t05n5gsfk6k',27,0,'plays Coalback Drake',0),
('9t05n5gsfk6k',28,0,'discards Hearth Colossus for CP',0),
('9t05n5gsfk6k',29,0,'uses ability 2 of Coalback Drake',0),
('9t05n5gsfk6k',30,0,'chooses Kilnborn Champion',0),
('9t05n5gsfk6k',31,1,'plays Master of the Furnace',0),
('9t05n5gsfk6k',32,1,'says no',0),
('9t05n5gsfk6k',33,1,'attacks with no more',0),
('9t05n5gsfk6k',34,0,'attacks with Kilnborn Champion',0),
('9t05n5gsfk6k',35,1,'does not block',0),
('9t05n5gsfk6k',36,0,'attacks with no more',0),
('9t05n5gsfk6k',37,1,'passes',0),
('9t05n5gsfk6k',38,1,'passes',0),
('9t05n5gsfk6k',39,1,'attacks with no more',0),
('9t05n5gsfk6k',40,1,'uses ability 1 of Slag Hound',0),
('9t05n5gsfk6k',41,1,'dulls Master of the Furnace for CP',0),
('9t05n5gsfk6k',42,1,'chooses Kilnborn Champion',0),
('9t05n5gsfk6k',43,0,'plays Lamplight Keeper',0),
('9t05n5gsfk6k',44,0,'discards Ember Cadet for CP',0),
('9t05n5gsfk6k',45,0,'discards Roadside Storm for CP',0),
('9t05n5gsfk6k',46,0,'attacks with Kilnborn Champion',0),
('9t05n5gsfk6k',47,1,'blocks with Harbor Sentinel',0),
('9t05n5gsfk6k',48,0,'attacks with no more',0),
('9t05n5gsfk6k',49,1,'plays Brannoch the Stoker',0),
('9t05n5gsfk6k',50,1,'discards Sparks on the Wind for CP',0),
('9t05n5gsfk6k',51,0,'plays Bellows Hand',0),
('9t05n5gsfk6k',52,0,'discards Kilnborn Champion for CP',0),
('9t6e6jvtfy9k',0,0,'goes first',0),
('9t6e6jvtfy9k',1,0,'takes a new hand',0),
('9t6e6jvtfy9k',2,0,'puts Kestrel Rider at the bottom',0),
('9t6e6jvtfy9k',3,0,'puts Roc Tamer at the bottom',0),
('9t6e6jvtfy9k',4,0,'puts Flying Wedge at the bottom',0),
('9t6e6jvtfy9k',5,0,'puts Seven-Pointed Star at the bottom',0),
('9t6e6jvtfy9k',6,1,'keeps the hand',0),
('9t6e6jvtfy9k',7,0,'plays Wren the Wanderer',0),
('9t6e6jvtfy9k',8,0,'discards Gale Fencer for CP',0),
('9t6e6jvtfy9k',9,0,'plays Road Clerk',0),
('9t6e6jvtfy9k',10,0,'passes',0),
('9t6e6jvtfy9k',11,0,'passes',1),
('9t6e6jvtfy9k',12,0,'passes',0),
('9t6e6jvtfy9k',13,1,'plays Lyra Saltvoice',0),
('9t6e6jvtfy9k',14,1,'discards Harbor Librarian for CP',0),
('9t6e6jvtfy9k',15,1,'passes',0),
('9t6e6jvtfy9k',16,0,'passes',1),
('9t6e6jvtfy9k',17,1,'passes',0),
('9t6e6jvtfy9k',18,0,'passes',1),
('9t6e6jvtfy9k',19,1,'passes',0),
('9t6e6jvtfy9k',20,0,'passes',1),
('9t6e6jvtfy9k',21,0,'passes',0),
('9t6e6jvtfy9k',22,1,'uses ability 1 of Lyra Saltvoice',0),
('9t6e6jvtfy9k',23,1,'discards Lyra Saltvoice for CP',0),
('9t6e6jvtfy9k',24,1,'uses ability 1 of Lyra Saltvoice',0),
('9t6e6jvtfy9k',25,1,'discards Tidecaller Ondine for CP',0),
('9t6e6jvtfy9k',26,1,'passes',0),
('9t6e6jvtfy9k',27,0,'passes',0),
('9t6e6jvtfy9k',28,0,'uses Tailwind of High Road Captain',0),
('9t6e6jvtfy9k',29,0,'discards High Road Captain for CP',0),
('9t6e6jvtfy9k',30,1,'uses ability 1 of Lyra Saltvoice',0),
('9t6e6jvtfy9k',31,0,'plays Toll Clerk',0),
('9t6e6jvtfy9k',32,0,'attacks with no more',0),
('9t6e6jvtfy9k',33,1,'plays Ice Cutter',0),
('9t6e6jvtfy9k',34,1,'discards Sleeping Giant for CP',0),
('9t6e6jvtfy9k',35,1,'does not use the Assist of Ice Cutter',0),
('9t6e6jvtfy9k',36,1,'attacks with Lyra Saltvoice',0),
('9t6e6jvtfy9k',37,0,'blocks with Wren the Wanderer',0),
('9t6e6jvtfy9k',38,0,'plays Signal Keeper',0),
('9t6e6jvtfy9k',39,0,'dulls Road Clerk for CP',0),
('9t6e6jvtfy9k',40,0,'discards Gust of the High Road for CP',0),
('9t6e6jvtfy9k',41,0,'uses the Assist of Signal Keeper',0),
('9t6e6jvtfy9k',42,1,'plays Hollow Sentry',0),
('9t6e6jvtfy9k',43,1,'discards Waking Giant for CP',0),
('9t6e6jvtfy9k',44,1,'uses ability 1 of Lyra Saltvoice',0),
('9t6e6jvtfy9k',45,1,'says yes',0),
('9t6e6jvtfy9k',46,1,'attacks with Lyra Saltvoice',0),
('9t6e6jvtfy9k',47,0,'plays Innkeeper of Crossways',0),
('9t6e6jvtfy9k',48,0,'dulls Toll Clerk for CP',0),
('9t6e6jvtfy9k',49,1,'plays Reef Lancer',0),
('9t6e6jvtfy9k',50,1,'discards Undertow for CP',0),
('9t6e6jvtfy9k',51,1,'attacks with Lyra Saltvoice',0),
('9t6e6jvtfy9k',52,1,'attacks with no more',0),
('9t6e6jvtfy9k',53,0,'summons Roadside Storm',0),
('9t6e6jvtfy9k',54,0,'dulls Toll Clerk for CP',0),
('9t6e6jvtfy9k',55,0,'discards Flying Wedge for CP',0),
('9t6e6jvtfy9k',56,0,'chooses Lyra Saltvoice',0),
('9t6e6jvtfy9k',57,1,'attacks with Hollow Sentry',0),
('9t6e6jvtfy9k',58,1,'attacks with Reef Lancer',0),
('9t6e6jvtfy9k',59,0,'uses ability 1 of Innkeeper of Crossways',0),
('9t6e6jvtfy9k',60,0,'says no',0),
('9t6e6jvtfy9k',61,0,'plays Sky Prince Alder',0),
('9xwjqq6yj9z8',0,0,'places Lamp Concert',0),
('9xwjqq6yj9z8',1,0,'places Encore',0),
('9xwjqq6yj9z8',2,1,'places First Flight',0),
('9xwjqq6yj9z8',3,1,'places Long String Finals',0),
('9xwjqq6yj9z8',4,0,'puts Page Turner into the energy zone',0),
('9xwjqq6yj9z8',5,0,'puts Echo Moth into the energy zone',0),
('9xwjqq6yj9z8',6,1,'passes',0),
('9xwjqq6yj9z8',7,1,'keeps Tailwind',0),
('9xwjqq6yj9z8',8,1,'charges no more',0),
('9xwjqq6yj9z8',9,0,'plays Night Metronome',0),
('9xwjqq6yj9z8',10,0,'chooses centre',0),
('9xwjqq6yj9z8',11,0,'pays with Page Turner',0),
('9xwjqq6yj9z8',12,0,'plays Silver Mouthpiece',0),
('9xwjqq6yj9z8',13,0,'passes',0),
('9xwjqq6yj9z8',14,0,'keeps no card',0),
('9xwjqq6yj9z8',15,0,'charges Rest and Repeat',0),
('9xwjqq6yj9z8',16,0,'charges Silver Mouthpiece',0),
('9xwjqq6yj9z8',17,1,'plays Bobbin Sparrow',0),
('9xwjqq6yj9z8',18,1,'chooses left side',0),
('9xwjqq6yj9z8',19,1,'activates ability 1 of Kite School',0),
('9xwjqq6yj9z8',20,1,'says no',0),
('9xwjqq6yj9z8',21,1,'attacks with Bobbin Sparrow',0),
('9xwjqq6yj9z8',22,0,'passes',0),
('9xwjqq6yj9z8',23,1,'plays Tailwind from the keep zone',0),
('9xwjqq6yj9z8',24,1,'pays with Headmistress Gale',0),
('9xwjqq6yj9z8',25,1,'plays Knot Master',0),
('9xwjqq6yj9z8',26,1,'passes',0),
('9xwjqq6yj9z8',27,1,'keeps Silk Spool',0),
('9xwjqq6yj9z8',28,1,'charges Storm Chaser',0),
('9xwjqq6yj9z8',29,1,'charges Cloud Reader',0),
('9xwjqq6yj9z8',30,0,'plays Lamp Cellist',0),
('9xwjqq6yj9z8',31,0,'attacks with Lamp Cellist',0),
('9xwjqq6yj9z8',32,0,'says yes',0),
('9xwjqq6yj9z8',33,1,'passes',0),
('9xwjqq6yj9z8',34,0,'puts Fiddle Rover into the energy zone',0),
('9xwjqq6yj9z8',35,0,'plays Page Turner',0),
('9xwjqq6yj9z8',36,0,'chooses centre',0),
('9xwjqq6yj9z8',37,0,'passes',0),
('9xwjqq6yj9z8',38,0,'keeps Fiddle Rover',0),
('9xwjqq6yj9z8',39,0,'charges Gull Feeder',0),
('9xwjqq6yj9z8',40,0,'charges Fiddle Rover',0),
('9xwjqq6yj9z8',41,1,'plays Loom Mother',0),
('9xwjqq6yj9z8',42,1,'chooses left side',0),
('9xwjqq6yj9z8',43,1,'pays with Storm Chaser',0),
('9xwjqq6yj9z8',44,1,'pays with Cloud Reader',0),
('9xwjqq6yj9z8',45,1,'pays with Knot Master',0),
('9xwjqq6yj9z8',46,1,'plays Bobbin Sparrow',0),
('9xwjqq6yj9z8',47,1,'chooses right side',0),
('9xwjqq6yj9z8',48,1,'attacks with Loom Mother',0),
('9xwjqq6yj9z8',49,0,'activates ability 1 of Lamp Orchestra',0),
('9xwjqq6yj9z8',50,0,'says no',0),
('9xwjqq6yj9z8',51,1,'plays Silk Spool from the keep zone',0),
('9xwjqq6yj9z8',52,1,'chooses left side',0),
('9xwjqq6yj9z8',53,1,'attacks with Bobbin Sparrow',0),
('9xwjqq6yj9z8',54,0,'slides Page Turner',0),
('9xwjqq6yj9z8',55,0,'chooses right side',0),
('9xwjqq6yj9z8',56,0,'chooses Lamp Cellist',0),
('9xwjqq6yj9z8',57,0,'chooses Crescendo',0),
('9xwjqq6yj9z8',58,1,'plays Paper Apprentice',0),
('9xwjqq6yj9z8',59,1,'chooses left side',0),
('9xwjqq6yj9z8',60,1,'says no',0),
('9xwjqq6yj9z8',61,1,'activates ability 1 of Kite School',0),
('9xwjqq6yj9z8',62,1,'says yes',0),
('9xwjqq6yj9z8',63,1,'chooses right side',0),
('9xwjqq6yj9z8',64,1,'attacks with String Runner',0),
('9xwjqq6yj9z8',65,0,'slides Page Turner',0),
('a2uvpngjt3e2',0,1,'goes second',0),
('a2uvpngjt3e2',1,0,'takes a new hand',0),
('a2uvpngjt3e2',2,0,'puts High Road Captain at the bottom',0),
('a2uvpngjt3e2',3,0,'puts Road Clerk at the bottom',0),
('a2uvpngjt3e2',4,0,'puts High Road Captain at the bottom',0),
('a2uvpngjt3e2',5,0,'puts Feather Scout at the bottom',0),
('a2uvpngjt3e2',6,1,'keeps the hand',0),
('a2uvpngjt3e2',7,0,'plays Gale Fencer',0),
('a2uvpngjt3e2',8,0,'discards Road Urchin for CP',0),
('a2uvpngjt3e2',9,0,'passes',0),
('a2uvpngjt3e2',10,1,'passes',0),
('a2uvpngjt3e2',11,1,'uses ability 1 of Icicle Moth',0),
('a2uvpngjt3e2',12,1,'discards Winter Envoy for CP',0),
('a2uvpngjt3e2',13,0,'passes',0),
('a2uvpngjt3e2',14,1,'plays Chapel Novice',0),
('a2uvpngjt3e2',15,1,'discards Lyra Saltvoice for CP',0),
('a2uvpngjt3e2',16,0,'plays Feather Scout',0),
('a2uvpngjt3e2',17,0,'discards Roc Tamer for CP',0),
('a2uvpngjt3e2',18,0,'passes',0),
('a2uvpngjt3e2',19,0,'passes',1),
('a2uvpngjt3e2',20,0,'attacks with no more',0),
('a2uvpngjt3e2',21,0,'plays Heir of Seven Roads',0),
('a2uvpngjt3e2',22,0,'says yes',0),
('a2uvpngjt3e2',23,0,'chooses Flying Wedge',0),
('a2uvpngjt3e2',24,1,'uses ability 1 of Lantern Jelly',0),
('a2uvpngjt3e2',25,1,'dulls Chapel Novice for CP',0),
('a2uvpngjt3e2',26,1,'discards Hollow Sentry for CP',0),
('a2uvpngjt3e2',27,1,'passes',0),
('a2uvpngjt3e2',28,1,'plays Frozen Clerk',0),
('a2uvpngjt3e2',29,1,'discards Rime Duchess for CP',0),
('a2uvpngjt3e2',30,0,'plays Wanderer''s Bow',0),
('a2uvpngjt3e2',31,0,'equips Heir of Seven Roads',0),
('a2uvpngjt3e2',32,0,'passes',0),
('a2uvpngjt3e2',33,0,'passes',1),
('a2uvpngjt3e2',34,0,'attacks with Gale Fencer',0),
('a2uvpngjt3e2',35,0,'attacks with no more',0),
('a2uvpngjt3e2',36,0,'passes',1),
('a2uvpngjt3e2',37,0,'passes',0),
('a2uvpngjt3e2',38,0,'passes',1),
('a2uvpngjt3e2',39,0,'passes',1),
('a64584h04tyt',0,0,'passes',0),
('a64584h04tyt',1,1,'charges Pollen Cloud',0),
('a64584h04tyt',2,1,'creates a plan',0),
('a64584h04tyt',3,0,'charges Beacon Caller',0),
('a64584h04tyt',4,0,'passes',0),
('a64584h04tyt',5,1,'charges Seed Vault',0),
('a64584h04tyt',6,1,'creates a plan',0),
('a64584h04tyt',7,1,'freezes Pollen Cloud',0),
('a64584h04tyt',8,1,'renews the plan',0),
('a64584h04tyt',9,0,'charges Peace of Landings',0),
('a64584h04tyt',10,0,'plays Wick Squire',0),
('a64584h04tyt',11,0,'chooses middle centre',0),
('a64584h04tyt',12,0,'freezes Peace of Landings',0),
('a64584h04tyt',13,0,'creates a plan',0),
('a64584h04tyt',14,1,'charges Unmapped Leviathan',0),
('a64584h04tyt',15,1,'plays Root Sprout',0),
('a64584h04tyt',16,1,'chooses middle centre',0),
('a64584h04tyt',17,1,'freezes Pollen Cloud',0),
('a64584h04tyt',18,1,'creates a plan',0),
('a64584h04tyt',19,1,'freezes Seed Vault',0),
('a64584h04tyt',20,1,'passes',0),
('a64584h04tyt',21,0,'charges Open the Kilns',0),
('a64584h04tyt',22,0,'creates a plan',0),
('a64584h04tyt',23,0,'freezes Open the Kilns',0),
('a64584h04tyt',24,0,'renews the plan',0),
('a64584h04tyt',25,0,'freezes Peace of Landings',0),
('a64584h04tyt',26,0,'renews the plan',0),
('a64584h04tyt',27,1,'charges Mossback',0),
('a64584h04tyt',28,1,'plays Bramble Rider',0),
('a64584h04tyt',29,1,'chooses left home',0),
('a64584h04tyt',30,1,'freezes Pollen Cloud',0),
('a64584h04tyt',31,1,'freezes Seed Vault',0),
('a64584h04tyt',32,1,'freezes Unmapped Leviathan',0),
('a64584h04tyt',33,1,'passes',0),
('a64584h04tyt',34,0,'passes',0),
('a64584h04tyt',35,0,'plays Lamp Sergeant',0),
('a64584h04tyt',36,0,'chooses middle home',0),
('a64584h04tyt',37,0,'freezes Beacon Caller',0),
('a64584h04tyt',38,0,'freezes Peace of Landings',0),
('a64584h04tyt',39,0,'passes',0),
('a64584h04tyt',40,0,'passes',0),
('a64584h04tyt',41,1,'charges Mossback',0),
('a64584h04tyt',42,1,'passes',0),
('a64584h04tyt',43,0,'plays Flare Bolt (2)',0),
('a64584h04tyt',44,0,'chooses Bramble Rider',0),
('a64584h04tyt',45,1,'plays Burrow Twins',0),
('a64584h04tyt',46,1,'chooses middle centre',0),
('a64584h04tyt',47,1,'freezes Pollen Cloud',0),
('a64584h04tyt',48,1,'freezes Mossback #24',0),
('a64584h04tyt',49,1,'plays Slate Courier',0),
('a64584h04tyt',50,1,'chooses right centre',0),
('a64584h04tyt',51,1,'passes',0),
('a64584h04tyt',52,0,'charges Flare Bolt',0),
('a64584h04tyt',53,0,'plays Ashfall Ambusher by the Muster of Lamp Sergeant',0),
('ac8n2u9huevn',0,1,'goes first',0),
('ac8n2u9huevn',1,1,'keeps the hand',0),
('ac8n2u9huevn',2,0,'takes a new hand',0),
('ac8n2u9huevn',3,0,'puts Hearth Deserter at the bottom',0),
('ac8n2u9huevn',4,0,'puts Rime Librarian at the bottom',0),
('ac8n2u9huevn',5,0,'puts Rime Librarian at the bottom',0),
('ac8n2u9huevn',6,0,'puts Lantern Mermaid at the bottom',0),
('ac8n2u9huevn',7,1,'casts Lamplight Keeper',0),
('ac8n2u9huevn',8,1,'discards Tidewall Captain for CP',0),
('ac8n2u9huevn',9,1,'discards Saltforge Twins for Fire CP',0),
('ac8n2u9huevn',10,1,'passes',0),
('ac8n2u9huevn',11,1,'casts Root Hermit',0),
('ac8n2u9huevn',12,0,'casts Lantern Mermaid',0),
('ac8n2u9huevn',13,0,'discards Winter Usher for CP',0),
('ac8n2u9huevn',14,0,'casts Winter Usher',0),
('ac8n2u9huevn',15,0,'discards Hearth Deserter for CP',0),
('ac8n2u9huevn',16,0,'discards Duchess Ravnild for CP',0),
('ac8n2u9huevn',17,1,'casts Cinder Duelist',0),
('ac8n2u9huevn',18,1,'dulls Lamplight Keeper for CP',0),
('ac8n2u9huevn',19,1,'discards Wharf Mason for CP',0),
('ac8n2u9huevn',20,1,'attacks with no more',0),
('ac8n2u9huevn',21,0,'casts Glacier Knight',0),
('ac8n2u9huevn',22,0,'dulls Winter Usher for CP',0),
('ac8n2u9huevn',23,0,'attacks with no more',0),
('ac8n2u9huevn',24,1,'casts Pyre Dancer',0),
('ac8n2u9huevn',25,1,'dulls Lamplight Keeper for CP',0),
('ac8n2u9huevn',26,1,'discards Pyre Dancer for CP',0),
('ac8n2u9huevn',27,1,'attacks with Cinder Duelist',0),
('ac8n2u9huevn',28,0,'does not block',0),
('ac8n2u9huevn',29,1,'attacks with Root Hermit',0),
('ac8n2u9huevn',30,0,'blocks with Lantern Mermaid',0),
('ac8n2u9huevn',31,0,'passes',0),
('ac8n2u9huevn',32,0,'passes',1),
('ac8n2u9huevn',33,0,'attacks with Lantern Mermaid',0),
('ac8n2u9huevn',34,0,'passes',1),
('ac8n2u9huevn',35,1,'does not block',0),
('ac8n2u9huevn',36,0,'passes',0),
('ac8n2u9huevn',37,0,'passes',1),
('ac8n2u9huevn',38,0,'attacks with no more',0),
('ac8n2u9huevn',39,0,'passes',0),
('ac8n2u9huevn',40,1,'casts Tidewall Captain',0),
('ac8n2u9huevn',41,1,'dulls Lamplight Keeper for CP',0),
('ac8n2u9huevn',42,0,'passes',1),
('ac8n2u9huevn',43,0,'passes',1),
('ac8n2u9huevn',44,1,'attacks with no more',0),
('ac8n2u9huevn',45,0,'passes',1),
('ac8n2u9huevn',46,0,'passes',0),
('ac8n2u9huevn',47,0,'passes',1),
('ac8n2u9huevn',48,0,'attacks with no more',0),
('ac8n2u9huevn',49,0,'passes',0),
('ac8n2u9huevn',50,0,'passes',1),
('ac8n2u9huevn',51,0,'passes',1),
('ac8n2u9huevn',52,1,'attacks with no more',0),
('ac8n2u9huevn',53,0,'passes',1),
('ac8n2u9huevn',54,0,'casts Ferry Pilot',0),
('ac8n2u9huevn',55,0,'discards Winter Usher for CP',0),
('ac8n2u9huevn',56,0,'discards Dock Minstrel for CP',0),
('ac8n2u9huevn',57,0,'casts Breath of Hoarfrost',0),
('ac8n2u9huevn',58,0,'chooses Cinder Duelist',0),
('ac8n2u9huevn',59,0,'chooses no more',0),
('ac8n2u9huevn',60,0,'dulls Winter Usher for CP',0),
('ac8n2u9huevn',61,0,'discards Frost Herald for CP',0),
('ah7v9qvqz4gq',0,1,'goes second',0),
('ah7v9qvqz4gq',1,0,'takes a new hand',0),
('ah7v9qvqz4gq',2,0,'puts Rail Engineer at the bottom',0),
('ah7v9qvqz4gq',3,0,'puts Tailor of Kites at the bottom',0),
('ah7v9qvqz4gq',4,0,'puts Kite Rider at the bottom',0),
('ah7v9qvqz4gq',5,0,'puts Updraft at the bottom',0),
('ah7v9qvqz4gq',6,1,'takes a new hand',0),
('ah7v9qvqz4gq',7,1,'puts Pyre Dancer at the bottom',0),
('ah7v9qvqz4gq',8,1,'puts Slagheart at the bottom',0),
('ah7v9qvqz4gq',9,1,'puts Ashwing Courier at the bottom',0),
('ah7v9qvqz4gq',10,1,'puts Root Hermit at the bottom',0),
('ah7v9qvqz4gq',11,0,'casts Kite Rider',0),
('ah7v9qvqz4gq',12,0,'discards Rail Engineer for CP',0),
('ah7v9qvqz4gq',13,0,'discards Captain Arrel for CP',0),
('ah7v9qvqz4gq',14,0,'passes',0),
('ah7v9qvqz4gq',15,1,'passes',0),
('ah7v9qvqz4gq',16,1,'passes',0),
('ah7v9qvqz4gq',17,0,'casts Arc Duelist',0),
('ah7v9qvqz4gq',18,1,'casts Wrath of the Kiln',0),
('ah7v9qvqz4gq',19,1,'chooses Arc Duelist',0),
('ah7v9qvqz4gq',20,1,'discards Cinder Oracle for CP',0),
('ah7v9qvqz4gq',21,1,'casts Sootwing Raider',0),
('ah7v9qvqz4gq',22,1,'chooses Arc Duelist',0),
('ah7v9qvqz4gq',23,1,'attacks with Sootwing Raider',0),
('ah7v9qvqz4gq',24,0,'blocks with Kite Rider',0),
('ah7v9qvqz4gq',25,0,'attacks with no more',0),
('ah7v9qvqz4gq',26,1,'casts Brannoch of the Pyre',0),
('ah7v9qvqz4gq',27,0,'casts Roof Runner',0),
('avpqny977dhr',0,0,'goes first',0),
('avpqny977dhr',1,0,'keeps the hand',0),
('avpqny977dhr',2,1,'keeps the hand',0),
('avpqny977dhr',3,0,'plays Furnace Apprentice',0),
('avpqny977dhr',4,0,'discards Cinderfall for CP',0),
('avpqny977dhr',5,0,'uses Ledger Fling of Road Clerk',0),
('avpqny977dhr',6,1,'summons Undertow',0),
('avpqny977dhr',7,1,'discards Rime Duchess for CP',0),
('avpqny977dhr',8,1,'plays Net Mender',0),
('avpqny977dhr',9,1,'does not use the Assist of Net Mender',0),
('avpqny977dhr',10,1,'plays Ice Cutter',0),
('avpqny977dhr',11,1,'does not use the Assist of Ice Cutter',0),
('avpqny977dhr',12,0,'uses ability 1 of Furnace Apprentice',0),
('avpqny977dhr',13,0,'uses ability 1 of Thunder Newt',0),
('avpqny977dhr',14,0,'plays Bellows Hand',0),
('avpqny977dhr',15,0,'uses the Assist of Bellows Hand',0),
('avpqny977dhr',16,1,'summons Ebb and Flow',0),
('avpqny977dhr',17,1,'discards Snowdrift Pup for CP',0),
('avpqny977dhr',18,1,'plays Snowdrift Pup',0),
('avpqny977dhr',19,0,'plays Innkeeper of Crossways',0),
('avpqny977dhr',20,1,'plays Lyra Saltvoice',0),
('avpqny977dhr',21,1,'dulls Ice Cutter for CP',0),
('avpqny977dhr',22,1,'discards Net Mender for CP',0),
('avpqny977dhr',23,1,'passes',0),
('avpqny977dhr',24,1,'uses ability 1 of Lyra Saltvoice',0),
('avpqny977dhr',25,1,'dulls Net Mender for CP',0),
('avpqny977dhr',26,1,'uses ability 1 of Lyra Saltvoice',0),
('avpqny977dhr',27,1,'attacks with Snowdrift Pup',0),
('avpqny977dhr',28,0,'does not use the EX Burst of Hearth Colossus',0),
('avpqny977dhr',29,0,'uses ability 1 of Innkeeper of Crossways',0),
('azcwc85vvgay',0,1,'charges Thicket Matriarch',0),
('azcwc85vvgay',1,1,'plays Root Sprout',0),
('azcwc85vvgay',2,1,'chooses left centre',0),
('azv768s85g62',0,1,'goes first',0),
('azv768s85g62',1,1,'takes a new hand',0),
('azv768s85g62',2,1,'puts Duellist''s Signet at the bottom',0),
('azv768s85g62',3,1,'puts Wall of Salt at the bottom',0),
('azv768s85g62',4,1,'puts Wall Veteran at the bottom',0),
('azv768s85g62',5,1,'puts Wrath of the Kiln at the bottom',0),
('azv768s85g62',6,0,'takes a new hand',0),
('azv768s85g62',7,0,'puts Roc Tamer at the bottom',0),
('azv768s85g62',8,0,'puts Roadside Storm at the bottom',0),
('azv768s85g62',9,0,'puts Flying Wedge at the bottom',0),
('azv768s85g62',10,0,'puts Kestrel Rider at the bottom',0),
('azv768s85g62',11,1,'plays Master of the Furnace',0),
('azv768s85g62',12,1,'discards Harbor Sentinel for CP',0),
('azv768s85g62',13,1,'uses ability 1 of Slag Hound',0),
('b4f2jw6nx530',0,0,'charges Hall of Lamps',0),
('b4f2jw6nx530',1,0,'plays Wick Squire',0),
('b4f2jw6nx530',2,0,'chooses middle centre',0),
('b4f2jw6nx530',3,1,'charges Root Sprout',0),
('b4f2jw6nx530',4,1,'creates a plan',0),
('b4f2jw6nx530',5,0,'charges Root Sprout',0),
('b4f2jw6nx530',6,0,'passes',0),
('b4f2jw6nx530',7,1,'charges Harbour Interceptor',0),
('b4f2jw6nx530',8,1,'creates a plan',0),
('b4f2jw6nx530',9,1,'freezes Root Sprout #5',0),
('b4f2jw6nx530',10,1,'passes',0),
('b4f2jw6nx530',11,0,'passes',0),
('b4f2jw6nx530',12,0,'passes',0),
('b4f2jw6nx530',13,1,'charges Stair Swap',0),
('b4f2jw6nx530',14,1,'plays Hive Caller',0),
('b4f2jw6nx530',15,1,'chooses right centre',0),
('b4f2jw6nx530',16,1,'freezes Stair Swap',0),
('b4f2jw6nx530',17,1,'creates a plan',0),
('b4f2jw6nx530',18,0,'charges Sapling Keeper',0),
('b4f2jw6nx530',19,0,'creates a plan',0),
('b4f2jw6nx530',20,0,'freezes Root Sprout #7',0),
('b4f2jw6nx530',21,0,'plays Sapling Keeper',0),
('b4f2jw6nx530',22,0,'chooses middle centre',0),
('b4f2jw6nx530',23,0,'passes',0),
('b4f2jw6nx530',24,1,'charges Bramble Rider',0),
('b4f2jw6nx530',25,1,'creates a plan',0),
('b4f2jw6nx530',26,1,'freezes Bramble Rider',0),
('b4f2jw6nx530',27,1,'plays Burrow Twins',0),
('b4f2jw6nx530',28,1,'chooses right home',0),
('b4f2jw6nx530',29,1,'freezes Stair Swap',0),
('b4f2jw6nx530',30,1,'passes',0),
('b4f2jw6nx530',31,0,'charges Column Herald',0),
('b4f2jw6nx530',32,0,'plays Seed Vault',0),
('b4f2jw6nx530',33,0,'chooses right base',0),
('b4f2jw6nx530',34,0,'freezes Hall of Lamps',0),
('b4f2jw6nx530',35,0,'freezes Sapling Keeper',0),
('b4f2jw6nx530',36,0,'plays Landing Guard',0),
('b4f2jw6nx530',37,0,'chooses right centre',0),
('b4f2jw6nx530',38,0,'freezes Mirror Postulant',0),
('b4f2jw6nx530',39,0,'creates a plan',0),
('b4f2jw6nx530',40,1,'passes',0),
('b4f2jw6nx530',41,1,'plays Earthward Gate',0),
('b4f2jw6nx530',42,1,'chooses right base',0),
('b4f2jw6nx530',43,1,'freezes Harbour Interceptor',0),
('b4f2jw6nx530',44,1,'creates a plan',0),
('b4f2jw6nx530',45,0,'charges First Landing',0),
('b4f2jw6nx530',46,0,'plays Raise the Lamps',0),
('b4f2jw6nx530',47,0,'chooses home area',0),
('b4f2jw6nx530',48,0,'freezes Hall of Lamps',0),
('b4f2jw6nx530',49,0,'freezes Mirror Postulant',0),
('b4f2jw6nx530',50,0,'activates ability 1 of Seed Vault',0),
('b4f2jw6nx530',51,0,'freezes Sapling Keeper',0),
('b4f2jw6nx530',52,0,'freezes Column Herald',0),
('b4f2jw6nx530',53,0,'passes',0),
('b4f2jw6nx530',54,1,'charges Sapling Keeper',0),
('b4f2jw6nx530',55,1,'moves Burrow Twins',0),
('b4f2jw6nx530',56,1,'chooses right centre',0),
('b4f2jw6nx530',57,1,'freezes Root Sprout #5',0),
('b4f2jw6nx530',58,1,'plays Pollen Cloud',0),
('b4f2jw6nx530',59,1,'chooses right centre',0),
('b4f2jw6nx530',60,1,'freezes Harbour Interceptor',0),
('b4f2jw6nx530',61,1,'freezes Stair Swap',0),
('b4f2jw6nx530',62,1,'freezes Bramble Rider',0),
('b4f2jw6nx530',63,1,'creates a plan',0),
('b4f2jw6nx530',64,1,'freezes Sapling Keeper #39',0),
('b4f2jw6nx530',65,1,'plays Root Sprout',0),
('b4f2jw6nx530',66,1,'chooses middle home',0),
('b4f2jw6nx530',67,1,'passes',0),
('b4f2jw6nx530',68,0,'passes',0),
('b4f2jw6nx530',69,0,'creates a plan',0),
('b8fa2wq5b4e0',0,0,'goes first',0),
('b8fa2wq5b4e0',1,0,'keeps the hand',0),
('b8fa2wq5b4e0',2,1,'takes a new hand',0),
('b8fa2wq5b4e0',3,1,'puts Lantern Mermaid at the bottom',0),
('b8fa2wq5b4e0',4,1,'puts Frost Herald at the bottom',0),
('b8fa2wq5b4e0',5,1,'puts Sleet Courtier at the bottom',0),
('b8fa2wq5b4e0',6,1,'puts Verglas Assassin at the bottom',0),
('b8fa2wq5b4e0',7,0,'casts Verglas Assassin',0),
('b8fa2wq5b4e0',8,0,'discards Hearth Deserter for CP',0),
('b8fa2wq5b4e0',9,0,'discards Admiral Osk for CP',0),
('b8fa2wq5b4e0',10,0,'passes',0),
('b8fa2wq5b4e0',11,0,'passes',1),
('b8fa2wq5b4e0',12,0,'casts Snowblind Scout',0),
('b8fa2wq5b4e0',13,1,'casts Admiral Osk',0),
('b8fa2wq5b4e0',14,1,'discards Pale Executioner for CP',0),
('b8fa2wq5b4e0',15,1,'discards Breath of Hoarfrost for CP',0),
('b8fa2wq5b4e0',16,1,'discards Floe Diplomat for Water CP',0),
('b8fa2wq5b4e0',17,1,'casts Pearl Diver',0),
('b8fa2wq5b4e0',18,1,'says yes',0),
('bp5e9mfb6vh7',0,1,'charges Slate Courier',0),
('bp5e9mfb6vh7',1,1,'creates a plan',0),
('bp5e9mfb6vh7',2,0,'charges Earthward Gate',0),
('bp5e9mfb6vh7',3,0,'plays Root Sprout',0),
('bp5e9mfb6vh7',4,0,'chooses middle centre',0),
('bp5e9mfb6vh7',5,1,'charges Compass Golem',0),
('bp5e9mfb6vh7',6,1,'plays Chart Room',0),
('bp5e9mfb6vh7',7,1,'chooses left base',0),
('bp5e9mfb6vh7',8,0,'charges Mirror Postulant',0),
('bp5e9mfb6vh7',9,0,'plays Raise the Lamps',0),
('bp5e9mfb6vh7',10,0,'chooses enemy area',0),
('bp5e9mfb6vh7',11,1,'passes',0),
('bp5e9mfb6vh7',12,1,'activates ability 1 of Chart Room',0),
('bp5e9mfb6vh7',13,1,'freezes Slate Courier',0),
('bp5e9mfb6vh7',14,1,'chooses Sudden Spring',0),
('bp5e9mfb6vh7',15,1,'creates a plan',0),
('bp5e9mfb6vh7',16,0,'charges Wick Squire',0),
('bp5e9mfb6vh7',17,0,'plays Hollow Stag',0),
('bp5e9mfb6vh7',18,0,'chooses left home',0),
('bp5e9mfb6vh7',19,0,'freezes Mirror Postulant',0),
('bp5e9mfb6vh7',20,0,'creates a plan',0),
('bp5e9mfb6vh7',21,1,'charges Harbour Interceptor',0),
('bp5e9mfb6vh7',22,1,'passes',0),
('bp5e9mfb6vh7',23,0,'passes',0),
('bp5e9mfb6vh7',24,0,'plays Beacon Caller',0),
('bp5e9mfb6vh7',25,0,'chooses right centre',0),
('bp5e9mfb6vh7',26,0,'freezes Mirror Postulant',0),
('bp5e9mfb6vh7',27,0,'creates a plan',0),
('bp5e9mfb6vh7',28,1,'charges Sudden Spring',0),
('bp5e9mfb6vh7',29,1,'creates a plan',0),
('bp5e9mfb6vh7',30,1,'freezes Harbour Interceptor',0),
('bp5e9mfb6vh7',31,1,'renews the plan',0),
('bp5e9mfb6vh7',32,1,'freezes Slate Courier',0),
('bp5e9mfb6vh7',33,1,'renews the plan',0),
('bp5e9mfb6vh7',34,1,'freezes Compass Golem',0),
('bp5e9mfb6vh7',35,1,'passes',0),
('bp5e9mfb6vh7',36,0,'charges Hall of Lamps',0),
('bq499u4fg859',0,1,'goes second',0),
('bq499u4fg859',1,0,'takes a new hand',0),
('bq499u4fg859',2,0,'puts Cinder Drummer at the bottom',0),
('bq499u4fg859',3,0,'puts Furnace Apprentice at the bottom',0),
('bq499u4fg859',4,0,'puts Lamplight Keeper at the bottom',0),
('bq499u4fg859',5,0,'puts Coalback Drake at the bottom',0),
('bq499u4fg859',6,1,'takes a new hand',0),
('bq499u4fg859',7,1,'puts Wanderer''s Bow at the bottom',0),
('bq499u4fg859',8,1,'puts Hearth Colossus at the bottom',0),
('bq499u4fg859',9,1,'puts Thunder Newt at the bottom',0),
('bq499u4fg859',10,1,'puts Innkeeper of Crossways at the bottom',0),
('bq499u4fg859',11,0,'summons Hearth Colossus',0),
('bq499u4fg859',12,0,'discards Ashwing Courier for CP',0),
('bq499u4fg859',13,0,'plays Ember Cadet',0),
('bq499u4fg859',14,0,'attacks with Ember Cadet',0),
('bq499u4fg859',15,1,'uses ability 1 of Slag Hound',0),
('bq499u4fg859',16,1,'discards Bellows Hand for CP',0),
('bq499u4fg859',17,1,'plays Lamplight Keeper',0),
('bq499u4fg859',18,1,'discards Cinder Duelist for CP',0),
('bq499u4fg859',19,1,'discards Coalback Drake for CP',0),
('bq499u4fg859',20,1,'passes',0),
('bq499u4fg859',21,1,'plays Kilnborn Champion',0),
('bq499u4fg859',22,1,'says yes',0),
('bq499u4fg859',23,1,'dulls Lamplight Keeper for CP',0),
('bq499u4fg859',24,1,'discards Furnace Apprentice for CP',0),
('bq499u4fg859',25,0,'summons Roadside Storm',0),
('bq499u4fg859',26,0,'discards Cinder Drummer for CP',0),
('bq499u4fg859',27,0,'discards Thunder Regent for CP',0),
('bq499u4fg859',28,1,'plays Vesper Crown',0),
('bq499u4fg859',29,1,'dulls Lamplight Keeper for CP',0),
('bq499u4fg859',30,1,'discards Cinder Drummer for CP',0),
('bq499u4fg859',31,1,'attacks with Kilnborn Champion',0),
('bq499u4fg859',32,0,'uses the EX Burst of Roadside Storm',0),
('bq499u4fg859',33,0,'plays Thunder Newt',0),
('bq499u4fg859',34,1,'plays Ashwing Courier',0),
('bq499u4fg859',35,1,'discards Bellows Hand for CP',0),
('bq499u4fg859',36,1,'passes',0),
('bq499u4fg859',37,1,'uses ability 1 of Ashwing Courier',0),
('bq499u4fg859',38,1,'attacks with no more',0),
('bq499u4fg859',39,0,'plays Innkeeper of Crossways',0),
('bq499u4fg859',40,1,'passes',0),
('bq499u4fg859',41,1,'passes',0),
('bq499u4fg859',42,1,'attacks with Kilnborn Champion',0),
('bq499u4fg859',43,1,'attacks with no more',0),
('bq499u4fg859',44,1,'passes',0),
('bq499u4fg859',45,1,'uses ability 1 of Ashwing Courier',0),
('bq499u4fg859',46,1,'discards Furnace Apprentice for CP',0),
('bq499u4fg859',47,1,'uses ability 1 of Ashwing Courier',0),
('bq499u4fg859',48,1,'dulls Lamplight Keeper for CP',0),
('bq499u4fg859',49,1,'uses ability 1 of Ashwing Courier',0),
('bq499u4fg859',50,1,'attacks with Ashwing Courier',0),
('bq499u4fg859',51,0,'plays Wren the Wanderer',0),
('bq499u4fg859',52,0,'discards Slag Hound for CP',0),
('bq499u4fg859',53,1,'uses ability 1 of Ashwing Courier',0),
('bq499u4fg859',54,1,'discards Brannoch of the Pyre for CP',0),
('bq499u4fg859',55,1,'passes',0),
('bq499u4fg859',56,1,'uses ability 1 of Ashwing Courier',0),
('bq499u4fg859',57,1,'attacks with Ashwing Courier',0),
('bq499u4fg859',58,0,'blocks with Wren the Wanderer',0),
('bq499u4fg859',59,1,'attacks with no more',0),
('bq499u4fg859',60,0,'plays Ashwing Courier',0),
('bq499u4fg859',61,0,'discards Lamplight Keeper for CP',0),
('bq499u4fg859',62,1,'uses ability 1 of Ashwing Courier #29',0),
('bq499u4fg859',63,1,'discards Kiln Marshal for CP',0),
('bq499u4fg859',64,1,'uses ability 1 of Ashwing Courier #29',0),
('bq499u4fg859',65,1,'discards Kilnborn Champion for CP',0),
('bq499u4fg859',66,1,'passes',0),
('bq499u4fg859',67,1,'uses ability 1 of Ashwing Courier #29',0),
('bq499u4fg859',68,1,'attacks with Ashwing Courier #29',0),
('bq499u4fg859',69,0,'blocks with Ashwing Courier #42',0),
('bq499u4fg859',70,1,'attacks with no more',0),
('bq499u4fg859',71,0,'uses ability 1 of Innkeeper of Crossways',0),
('bq499u4fg859',72,0,'says no',0),
('bq499u4fg859',73,1,'uses ability 1 of Ashwing Courier',0),
('bq499u4fg859',74,1,'dulls Lamplight Keeper for CP',0),
('bq499u4fg859',75,1,'passes',0),
('bq499u4fg859',76,1,'uses ability 1 of Ashwing Courier',0),
('bq499u4fg859',77,1,'plays Innkeeper of Crossways',0),
('bq499u4fg859',78,1,'attacks with Ashwing Courier',0),
('bq499u4fg859',79,1,'attacks with Kilnborn Champion',0),
('bsn09bhu9n72',0,0,'passes',0),
('bsn09bhu9n72',1,1,'charges Drowned King',0),
('bsn09bhu9n72',2,1,'passes',0),
('bsn09bhu9n72',3,0,'charges Midnight Interloper',0),
('bsn09bhu9n72',4,0,'creates a plan',0),
('bsn09bhu9n72',5,1,'charges Marginal Imp',0),
('bsn09bhu9n72',6,1,'creates a plan',0),
('bsn09bhu9n72',7,1,'freezes Drowned King',0),
('bsn09bhu9n72',8,1,'passes',0),
('bsn09bhu9n72',9,0,'charges Folded Heron',0),
('bsn09bhu9n72',10,0,'creates a plan',0),
('bsn09bhu9n72',11,0,'freezes Midnight Interloper',0),
('bsn09bhu9n72',12,0,'plays Marginal Imp',0),
('bsn09bhu9n72',13,0,'chooses right centre',0),
('bsn09bhu9n72',14,1,'charges Charnel Stair',0),
('bsn09bhu9n72',15,1,'passes',0),
('bsn09bhu9n72',16,0,'charges Quiet Soundings',0),
('bsn09bhu9n72',17,0,'creates a plan',0),
('bsn09bhu9n72',18,0,'freezes Midnight Interloper',0),
('bsn09bhu9n72',19,0,'passes',0),
('bsn09bhu9n72',20,1,'charges House of the Slow Clock',0),
('bsn09bhu9n72',21,1,'plays Pale Executioner',0),
('bsn09bhu9n72',22,1,'chooses left centre',0),
('bsn09bhu9n72',23,0,'charges Grave Ferryman',0),
('bsn09bhu9n72',24,0,'creates a plan',0),
('bsn09bhu9n72',25,0,'freezes Folded Heron',0),
('bsn09bhu9n72',26,0,'plays Slate Courier',0),
('bsn09bhu9n72',27,0,'chooses middle home',0),
('bsn09bhu9n72',28,0,'renews the plan',0),
('bsn09bhu9n72',29,0,'freezes Grave Ferryman',0),
('bsn09bhu9n72',30,0,'passes',0),
('bsn09bhu9n72',31,1,'charges Whispered Debt',0),
('bsn09bhu9n72',32,1,'plays Moth Warden',0),
('bsn09bhu9n72',33,1,'chooses left centre',0),
('bsn09bhu9n72',34,1,'freezes Charnel Stair',0),
('bsn09bhu9n72',35,1,'freezes House of the Slow Clock',0),
('bsn09bhu9n72',36,1,'plays Hushed Clerk',0),
('bsn09bhu9n72',37,1,'chooses middle home',0),
('bsn09bhu9n72',38,1,'freezes Whispered Debt',0),
('bsn09bhu9n72',39,1,'plays Crypt Caller',0),
('bsn09bhu9n72',40,1,'chooses left centre',0),
('bsn09bhu9n72',41,0,'charges Ninth Bell',0),
('bsn09bhu9n72',42,0,'passes',0),
('bsn09bhu9n72',43,1,'charges Slate Courier',0),
('bsn09bhu9n72',44,1,'plays Grave Ferryman',0),
('bsn09bhu9n72',45,1,'chooses middle centre',0),
('bsn09bhu9n72',46,1,'freezes Drowned King',0),
('bsn09bhu9n72',47,1,'freezes Charnel Stair',0),
('bsn09bhu9n72',48,1,'freezes House of the Slow Clock',0),
('bsn09bhu9n72',49,1,'chooses 1',0),
('bsn09bhu9n72',50,1,'chooses Moth Warden',0),
('bsn09bhu9n72',51,1,'moves Hushed Clerk',0),
('bsn09bhu9n72',52,1,'chooses left home',0),
('bsn09bhu9n72',53,1,'freezes Slate Courier',0),
('bsn09bhu9n72',54,1,'plays Moth Warden',0),
('bsn09bhu9n72',55,1,'chooses middle home',0),
('bsn09bhu9n72',56,0,'charges Moth Warden',0),
('bsn09bhu9n72',57,0,'plays Hushed Clerk',0),
('bsn09bhu9n72',58,0,'chooses left home',0),
('bsn09bhu9n72',59,0,'freezes Midnight Interloper',0),
('bsn09bhu9n72',60,0,'plays Snuff Out',0),
('bsn09bhu9n72',61,0,'chooses Moth Warden',0),
('bsn09bhu9n72',62,0,'freezes Quiet Soundings',0),
('bsn09bhu9n72',63,0,'freezes Grave Ferryman',0),
('bsn09bhu9n72',64,0,'freezes Moth Warden',0),
('bsn09bhu9n72',65,0,'moves Slate Courier',0),
('c046vknguyht',0,0,'places Lantern Race',0),
('c046vknguyht',1,0,'places Dawn Regatta',0),
('c046vknguyht',2,1,'places Dawn Regatta',0),
('c046vknguyht',3,1,'places Night Crossing',0),
('c046vknguyht',4,0,'puts Undertow Cat into the energy zone',0),
('c046vknguyht',5,0,'puts Ferry Captain into the energy zone',0),
('c046vknguyht',6,1,'activates ability 1 of Tidewatch Club #2',0),
('c046vknguyht',7,1,'says yes',0),
('c046vknguyht',8,1,'chooses right side',0),
('c046vknguyht',9,1,'plays Undertow Cat',0),
('c046vknguyht',10,1,'chooses left side',0),
('c046vknguyht',11,1,'activates ability 1 of Rope Dancer',0),
('c046vknguyht',12,1,'keeps Buoy Keeper',0),
('c046vknguyht',13,1,'charges Second Wind',0),
('c046vknguyht',14,1,'charges no more',0),
('c046vknguyht',15,0,'passes',0),
('c046vknguyht',16,0,'keeps Pearl Diver',0),
('c046vknguyht',17,0,'charges Oar Twins',0),
('c046vknguyht',18,0,'charges Good Boots',0),
('c046vknguyht',19,1,'activates ability 1 of Tidewatch Club #2',0),
('c046vknguyht',20,1,'says yes',0),
('c046vknguyht',21,1,'chooses left side',0),
('c046vknguyht',22,1,'plays Signal Pennant',0),
('c046vknguyht',23,1,'chooses right side',0),
('c046vknguyht',24,1,'attacks with Pearl Diver',0),
('c046vknguyht',25,0,'passes',0),
('c046vknguyht',26,1,'passes',0),
('c046vknguyht',27,1,'keeps Sounding Line',0),
('c046vknguyht',28,1,'charges Buoy Keeper',0),
('c046vknguyht',29,1,'charges Ferry Captain',0),
('c046vknguyht',30,0,'passes',0),
('c046vknguyht',31,0,'keeps no card',0),
('c046vknguyht',32,0,'charges no more',0),
('c046vknguyht',33,1,'passes',0),
('c046vknguyht',34,1,'keeps no card',0),
('c046vknguyht',35,1,'charges no more',0),
('c046vknguyht',36,0,'activates ability 1 of Tidewatch Club #1',0),
('c046vknguyht',37,0,'says no',0),
('c046vknguyht',38,0,'plays Second Wind',0),
('c046vknguyht',39,0,'pays with Undertow Cat #11',0),
('c046vknguyht',40,0,'plays Old Salt Marrow',0),
('c046vknguyht',41,0,'chooses left side',0),
('c046vknguyht',42,0,'passes',0),
('c046vknguyht',43,0,'keeps Slipway Kid',0),
('c9faaf2r65xp',0,0,'charges Grafted Giant',0),
('c9faaf2r65xp',1,0,'passes',0),
('c9faaf2r65xp',2,1,'charges Threshold Phalanx',0),
('c9faaf2r65xp',3,1,'creates a plan',0),
('c9faaf2r65xp',4,0,'charges Stairwright',0),
('c9faaf2r65xp',5,0,'plays Seed Vault',0),
('c9faaf2r65xp',6,0,'chooses right base',0),
('c9faaf2r65xp',7,1,'charges Wedge Captain',0),
('c9faaf2r65xp',8,1,'creates a plan',0),
('c9faaf2r65xp',9,1,'freezes Threshold Phalanx',0),
('c9faaf2r65xp',10,1,'renews the plan',0),
('c9faaf2r65xp',11,0,'charges Stair Swap',0),
('c9faaf2r65xp',12,0,'activates ability 1 of Seed Vault',0),
('c9faaf2r65xp',13,0,'freezes Grafted Giant',0),
('c9faaf2r65xp',14,0,'freezes Stair Swap',0),
('c9faaf2r65xp',15,0,'creates a plan',0),
('c9faaf2r65xp',16,0,'freezes Buried Spring',0),
('c9faaf2r65xp',17,0,'passes',0),
('c9faaf2r65xp',18,1,'charges Raise the Lamps',0),
('c9faaf2r65xp',19,1,'plays Keeper of Seals',0),
('c9faaf2r65xp',20,1,'chooses right centre',0),
('c9faaf2r65xp',21,0,'charges Hive Caller',0),
('c9faaf2r65xp',22,0,'creates a plan',0),
('c9faaf2r65xp',23,0,'freezes Grafted Giant',0),
('c9faaf2r65xp',24,0,'activates ability 1 of Seed Vault',0),
('c9faaf2r65xp',25,0,'freezes Stairwright',0),
('c9faaf2r65xp',26,0,'freezes Hive Caller',0),
('c9faaf2r65xp',27,0,'creates a plan',0),
('c9faaf2r65xp',28,0,'freezes Stair Swap',0),
('c9faaf2r65xp',29,0,'renews the plan',0),
('c9faaf2r65xp',30,0,'freezes Buried Spring',0),
('c9faaf2r65xp',31,0,'passes',0),
('c9faaf2r65xp',32,1,'charges Lamp Sergeant',0),
('c9faaf2r65xp',33,1,'plays Hall of Lamps',0),
('c9faaf2r65xp',34,1,'chooses left base',0),
('c9faaf2r65xp',35,1,'freezes Threshold Phalanx',0),
('c9faaf2r65xp',36,1,'freezes Wedge Captain',0),
('c9faaf2r65xp',37,1,'freezes Raise the Lamps',0),
('c9faaf2r65xp',38,1,'creates a plan',0),
('c9faaf2r65xp',39,0,'charges Old Man of the Stump',0),
('c9faaf2r65xp',40,0,'activates ability 1 of Seed Vault',0),
('c9faaf2r65xp',41,0,'freezes Grafted Giant',0),
('c9faaf2r65xp',42,0,'freezes Stairwright',0),
('c9faaf2r65xp',43,0,'plays Tangle the Stairs',0),
('ccpybt03xc0c',0,0,'goes first',0),
('ccpybt03xc0c',1,0,'takes a new hand',0),
('ccpybt03xc0c',2,0,'puts Kestrel Rider at the bottom',0),
('ccpybt03xc0c',3,0,'puts Kestrel Rider at the bottom',0),
('ccpybt03xc0c',4,0,'puts Wanderer''s Bow at the bottom',0),
('ccpybt03xc0c',5,0,'puts Crosswind at the bottom',0),
('ccpybt03xc0c',6,1,'takes a new hand',0),
('ccpybt03xc0c',7,1,'puts Kilnborn Champion at the bottom',0),
('ccpybt03xc0c',8,1,'puts Thunder Newt at the bottom',0),
('ccpybt03xc0c',9,1,'puts Ashwing Courier at the bottom',0),
('ccpybt03xc0c',10,1,'puts Cinder Drummer at the bottom',0),
('ccpybt03xc0c',11,0,'plays Weapon Peddler',0),
('ccpybt03xc0c',12,0,'discards Roc Tamer for CP',0),
('ccpybt03xc0c',13,0,'discards Wanderer''s Bow for CP',0),
('ccpybt03xc0c',14,0,'uses Tailwind of High Road Captain',0),
('ccpybt03xc0c',15,1,'summons Cinderfall',0),
('ccpybt03xc0c',16,1,'selects mode 1',0),
('ccpybt03xc0c',17,0,'says no',0),
('ccpybt03xc0c',18,0,'plays Innkeeper of Crossways',0),
('ccpybt03xc0c',19,0,'dulls Weapon Peddler for CP',0),
('ccpybt03xc0c',20,0,'discards Sky Prince Alder for CP',0),
('ccpybt03xc0c',21,1,'passes',0),
('ccpybt03xc0c',22,1,'summons Hearth Colossus',0),
('ccpybt03xc0c',23,0,'plays Storm Herald',0),
('ccpybt03xc0c',24,0,'dulls Weapon Peddler for CP',0),
('ccpybt03xc0c',25,0,'discards Gust of the High Road for CP',0),
('ccpybt03xc0c',26,0,'uses ability 1 of Innkeeper of Crossways',0),
('ccpybt03xc0c',27,0,'discards Innkeeper of Crossways for CP',0),
('ccpybt03xc0c',28,0,'says no',0),
('ccpybt03xc0c',29,0,'attacks with Storm Herald',0),
('ccpybt03xc0c',30,1,'plays Wren the Wanderer',0),
('ccpybt03xc0c',31,1,'plays Vesper Crown',0),
('ccpybt03xc0c',32,0,'uses Tailwind of High Road Captain',0),
('ccpybt03xc0c',33,0,'discards Roc Tamer for CP',0),
('ccpybt03xc0c',34,0,'passes',0),
('cphb0t89rjrg',0,0,'goes first',0),
('cphb0t89rjrg',1,0,'keeps the hand',0),
('cphb0t89rjrg',2,1,'keeps the hand',0),
('cphb0t89rjrg',3,0,'plays Cinder Drummer',0),
('cphb0t89rjrg',4,0,'discards Wren the Wanderer for CP',0),
('cphb0t89rjrg',5,0,'passes',0),
('cphb0t89rjrg',6,1,'summons Sparks on the Wind',0),
('cphb0t89rjrg',7,1,'chooses no more',0),
('cphb0t89rjrg',8,1,'discards Stone Warden Mara for CP',0),
('cphb0t89rjrg',9,0,'passes',0),
('cphb0t89rjrg',10,0,'uses ability 1 of Thunder Newt',0),
('cphb0t89rjrg',11,0,'says yes',0),
('cphb0t89rjrg',12,1,'plays Wall Veteran',0),
('cphb0t89rjrg',13,1,'discards Shield Wall for CP',0),
('cphb0t89rjrg',14,0,'passes',0),
('cphb0t89rjrg',15,0,'passes',1),
('cphb0t89rjrg',16,0,'passes',0),
('cphb0t89rjrg',17,1,'passes',0),
('cphb0t89rjrg',18,0,'passes',1),
('cphb0t89rjrg',19,1,'passes',0),
('cphb0t89rjrg',20,0,'passes',1),
('cphb0t89rjrg',21,1,'attacks with no more',0),
('cphb0t89rjrg',22,1,'passes',0),
('cphb0t89rjrg',23,0,'passes',1),
('cphb0t89rjrg',24,0,'passes',0),
('cphb0t89rjrg',25,1,'summons Wrath of the Kiln',0),
('cphb0t89rjrg',26,1,'discards Cinder Drummer for CP',0),
('d9cdveyqvbrr',0,1,'keeps the hand',0),
('d9cdveyqvbrr',1,0,'exchanges cards',0),
('d9cdveyqvbrr',2,0,'puts Wardrobe Giant at the bottom',0),
('d9cdveyqvbrr',3,0,'puts Linen Hush Lv1 at the bottom',0),
('d9cdveyqvbrr',4,0,'puts Tam Sparrow Lv1 at the bottom',0),
('d9cdveyqvbrr',5,0,'puts Rocking Horse at the bottom',0),
('d9cdveyqvbrr',6,0,'puts Sewing Spider at the bottom',0),
('d9cdveyqvbrr',7,0,'puts no more at the bottom',0),
('d9cdveyqvbrr',8,0,'passes',1),
('d9cdveyqvbrr',9,0,'passes',1),
('d9cdveyqvbrr',10,1,'calls Broom Cavalry face down',0),
('d9cdveyqvbrr',11,1,'passes',0),
('d9cdveyqvbrr',12,0,'passes',1),
('d9cdveyqvbrr',13,1,'makes aether with Broom Cavalry',0),
('d9cdveyqvbrr',14,0,'passes',1),
('d9cdveyqvbrr',15,0,'passes',1),
('d9cdveyqvbrr',16,0,'passes',1),
('d9cdveyqvbrr',17,0,'passes',1),
('d9cdveyqvbrr',18,0,'passes',1),
('d9cdveyqvbrr',19,0,'calls Dusty Marigold Lv2 face down',0),
('d9cdveyqvbrr',20,0,'passes',1),
('d9cdveyqvbrr',21,0,'makes aether with Dusty Marigold Lv2',0),
('d9cdveyqvbrr',22,0,'passes',0),
('d9cdveyqvbrr',23,0,'passes',1),
('d9cdveyqvbrr',24,0,'passes',1),
('d9cdveyqvbrr',25,0,'passes',1),
('d9cdveyqvbrr',26,0,'passes',1),
('d9cdveyqvbrr',27,0,'passes',1),
('d9cdveyqvbrr',28,1,'makes aether with Broom Cavalry',0),
('d9cdveyqvbrr',29,0,'passes',1),
('d9cdveyqvbrr',30,0,'passes',1),
('d9cdveyqvbrr',31,1,'calls Rocking Horse face down',0),
('d9cdveyqvbrr',32,1,'makes aether with Rocking Horse',0),
('d9cdveyqvbrr',33,0,'passes',1),
('d9cdveyqvbrr',34,0,'passes',1),
('d9cdveyqvbrr',35,0,'passes',1),
('d9cdveyqvbrr',36,0,'makes aether with Coin',0),
('d9cdveyqvbrr',37,0,'passes',1),
('d9cdveyqvbrr',38,0,'passes',1),
('d9cdveyqvbrr',39,0,'calls nothing',0),
('d9cdveyqvbrr',40,0,'passes',1),
('d9cdveyqvbrr',41,0,'makes aether with Dusty Marigold Lv2',0),
('d9cdveyqvbrr',42,1,'passes',0),
('d9cdveyqvbrr',43,1,'makes aether with Broom Cavalry',0),
('d9cdveyqvbrr',44,1,'passes',0),
('d9cdveyqvbrr',45,1,'calls Dusty Marigold Lv2 face down',0),
('d9cdveyqvbrr',46,1,'makes aether with Rocking Horse',0),
('d9cdveyqvbrr',47,1,'makes aether with Dusty Marigold Lv2',0),
('d9cdveyqvbrr',48,0,'passes',1),
('d9cdveyqvbrr',49,0,'passes',1),
('d9cdveyqvbrr',50,0,'calls Lost and Found face down',0),
('d9cdveyqvbrr',51,0,'passes',1),
('d9cdveyqvbrr',52,0,'makes aether with Lost and Found',0),
('d9cdveyqvbrr',53,0,'makes aether with Dusty Marigold Lv2',0),
('d9cdveyqvbrr',54,1,'makes aether with Broom Cavalry',0),
('d9cdveyqvbrr',55,1,'passes',0),
('d9cdveyqvbrr',56,1,'makes aether with Dusty Marigold Lv2',0),
('d9cdveyqvbrr',57,1,'makes aether with Rocking Horse',0),
('d9cdveyqvbrr',58,1,'calls Linen Hush Lv1',0),
('d9cdveyqvbrr',59,1,'passes',0),
('d9cdveyqvbrr',60,1,'plays Sewing Spider',0),
('d9cdveyqvbrr',61,1,'enters recovered',0),
('d9cdveyqvbrr',62,1,'attacks no more',0),
('d9cdveyqvbrr',63,0,'passes',1),
('d9cdveyqvbrr',64,0,'passes',1),
('d9cdveyqvbrr',65,0,'calls Dusty Marigold Lv1 face down',0),
('d9cdveyqvbrr',66,0,'passes',1),
('d9cdveyqvbrr',67,0,'passes',0),
('d9cdveyqvbrr',68,0,'passes',1),
('d9cdveyqvbrr',69,0,'passes',1),
('d9cdveyqvbrr',70,0,'passes',1),
('d9cdveyqvbrr',71,0,'passes',1),
('d9cdveyqvbrr',72,0,'passes',1),
('d9cdveyqvbrr',73,1,'makes aether with Dusty Marigold Lv2',0),
('d9cdveyqvbrr',74,1,'makes aether with Broom Cavalry',0),
('d9cdveyqvbrr',75,1,'uses ability 1 of Linen Hush Lv1',0),
('d9cdveyqvbrr',76,1,'passes',0),
('d9cdveyqvbrr',77,0,'makes aether with Dusty Marigold Lv1',0),
('d9cdveyqvbrr',78,0,'makes aether with Dusty Marigold Lv2',0),
('d9cdveyqvbrr',79,0,'passes',0),
('d9cdveyqvbrr',80,1,'makes aether with Rocking Horse',0),
('d9cdveyqvbrr',81,0,'makes aether with Lost and Found',0),
('d9cdveyqvbrr',82,1,'calls Thimble Mouse face down',0),
('d9cdveyqvbrr',83,1,'makes aether with Thimble Mouse',0),
('d9cdveyqvbrr',84,1,'passes',0),
('d9cdveyqvbrr',85,1,'attacks no more',0),
('d9cdveyqvbrr',86,0,'passes',1),
('d9cdveyqvbrr',87,0,'passes',1),
('d9cdveyqvbrr',88,0,'calls Button Fray Lv1',0),
('d9cdveyqvbrr',89,0,'passes',1),
('d9cdveyqvbrr',90,0,'plays Thimble Mouse',0),
('d9cdveyqvbrr',91,0,'makes aether with Dusty Marigold Lv2',0),
('d9cdveyqvbrr',92,0,'makes aether with Lost and Found',0),
('d9cdveyqvbrr',93,0,'passes',0),
('d9cdveyqvbrr',94,0,'enters reversed',0),
('d9cdveyqvbrr',95,0,'makes aether with Dusty Marigold Lv1',0),
('d9cdveyqvbrr',96,1,'makes aether with Dusty Marigold Lv2',0),
('d9cdveyqvbrr',97,1,'makes aether with Rocking Horse',0),
('d9cdveyqvbrr',98,1,'plays Mirror Trick',0),
('d9cdveyqvbrr',99,1,'chooses Sewing Spider',0),
('d9cdveyqvbrr',100,1,'makes aether with Thimble Mouse',0),
('d9cdveyqvbrr',101,1,'makes aether with Broom Cavalry',0),
('d9cdveyqvbrr',102,1,'calls Moth-eaten Bear face down',0),
('d9cdveyqvbrr',103,1,'passes',0),
('d9cdveyqvbrr',104,1,'makes aether with Moth-eaten Bear',0),
('d9cdveyqvbrr',105,1,'switches Sewing Spider',0),
('d9cdveyqvbrr',106,1,'attacks no more',0),
('d9cdveyqvbrr',107,0,'passes',1),
('d9cdveyqvbrr',108,0,'passes',1),
('d9cdveyqvbrr',109,0,'calls Coat Rack Knight face down',0),
('d9cdveyqvbrr',110,0,'passes',1),
('de7s73hppy7b',0,0,'places Rising Wind',0),
('de7s73hppy7b',1,0,'places First Flight',0),
('de7s73hppy7b',2,1,'places Lamp Concert',0),
('de7s73hppy7b',3,1,'places Encore',0),
('de7s73hppy7b',4,1,'puts Page Turner into the energy zone',0),
('de7s73hppy7b',5,1,'puts Glass Harper into the energy zone',0),
('de7s73hppy7b',6,0,'plays String Runner',0),
('de7s73hppy7b',7,0,'chooses centre',0),
('de7s73hppy7b',8,0,'pays with Tailwind',0),
('de7s73hppy7b',9,0,'passes',0),
('de7s73hppy7b',10,0,'keeps no card',0),
('de7s73hppy7b',11,0,'charges Paper Apprentice',0),
('de7s73hppy7b',12,0,'charges Cut the Line',0),
('de7s73hppy7b',13,1,'passes',0),
('de7s73hppy7b',14,1,'keeps no card',0),
('de7s73hppy7b',15,1,'charges Harbour Master',0),
('de7s73hppy7b',16,1,'charges Echo Moth',0),
('de7s73hppy7b',17,1,'charges Brass Lamp',0),
('de7s73hppy7b',18,0,'attacks with String Runner',0),
('de7s73hppy7b',19,1,'activates ability 1 of Lamp Orchestra',0),
('de7s73hppy7b',20,0,'puts Lamp Lighter into the energy zone',0),
('de7s73hppy7b',21,0,'activates ability 1 of Kite School',0),
('de7s73hppy7b',22,0,'says yes',0),
('de7s73hppy7b',23,0,'chooses left side',0),
('de7s73hppy7b',24,0,'plays Loom Mother',0),
('de7s73hppy7b',25,0,'chooses right side',0),
('de7s73hppy7b',26,0,'pays with Paper Apprentice',0),
('de7s73hppy7b',27,0,'passes',0),
('de7s73hppy7b',28,0,'keeps Tailwind',0),
('de7s73hppy7b',29,0,'charges Silk Spool',0),
('de7s73hppy7b',30,0,'charges Bobbin Sparrow',0),
('de7s73hppy7b',31,1,'plays Gull Feeder',0),
('de7s73hppy7b',32,1,'chooses centre',0),
('de7s73hppy7b',33,1,'pays with Page Turner',0),
('de7s73hppy7b',34,1,'plays Conductor''s Ribbon',0),
('de7s73hppy7b',35,1,'chooses left side',0),
('de7s73hppy7b',36,1,'pays with Harbour Master',0),
('de7s73hppy7b',37,1,'chooses Fiddle Rover',0),
('de7s73hppy7b',38,1,'attacks with Fiddle Rover',0),
('de7s73hppy7b',39,0,'activates ability 1 of Kite School',0),
('de7s73hppy7b',40,0,'says yes',0),
('df2zjyd9undb',0,0,'charges Open the Kilns',0),
('df2zjyd9undb',1,0,'creates a plan',0),
('df2zjyd9undb',2,1,'charges Swell',0),
('df2zjyd9undb',3,1,'passes',0),
('df2zjyd9undb',4,0,'charges Anvil Vanguard',0),
('df2zjyd9undb',5,0,'passes',0),
('df2zjyd9undb',6,1,'charges Harbour Interceptor',0),
('df2zjyd9undb',7,1,'creates a plan',0),
('df2zjyd9undb',8,1,'freezes Swell',0),
('df2zjyd9undb',9,1,'plays Slate Courier',0),
('df2zjyd9undb',10,1,'chooses right centre',0),
('df2zjyd9undb',11,0,'charges Cinder Runner',0),
('df2zjyd9undb',12,0,'creates a plan',0),
('df2zjyd9undb',13,0,'freezes Open the Kilns',0),
('df2zjyd9undb',14,0,'passes',0),
('df2zjyd9undb',15,1,'charges Tangle the Stairs',0),
('df2zjyd9undb',16,1,'plays Earthward Gate',0),
('df2zjyd9undb',17,1,'chooses left base',0),
('df2zjyd9undb',18,0,'charges Bellows Giant',0),
('df2zjyd9undb',19,0,'passes',0),
('df2zjyd9undb',20,1,'charges Lock of the Tide',0),
('df2zjyd9undb',21,1,'plays Root Sprout',0),
('df2zjyd9undb',22,1,'chooses right centre',0),
('df2zjyd9undb',23,1,'freezes Tangle the Stairs',0),
('df2zjyd9undb',24,1,'creates a plan',0),
('df2zjyd9undb',25,1,'freezes Swell',0),
('df2zjyd9undb',26,1,'renews the plan',0),
('df2zjyd9undb',27,1,'freezes Lock of the Tide',0),
('df2zjyd9undb',28,1,'passes',0),
('df2zjyd9undb',29,0,'charges Threshold Phalanx',0),
('df2zjyd9undb',30,0,'passes',0),
('df2zjyd9undb',31,1,'passes',0),
('df2zjyd9undb',32,1,'passes',0),
('df2zjyd9undb',33,0,'plays Peace of Landings',0),
('df2zjyd9undb',34,0,'chooses home area',0),
('df2zjyd9undb',35,0,'freezes Bellows Giant',0),
('df2zjyd9undb',36,1,'creates a plan',0),
('df2zjyd9undb',37,1,'freezes Lock of the Tide',0),
('df2zjyd9undb',38,1,'plays Pollen Cloud',0),
('df2zjyd9undb',39,1,'chooses middle centre',0),
('df2zjyd9undb',40,0,'charges Follow-Lamp',0),
('df2zjyd9undb',41,0,'plays Lamp Sergeant',0),
('df2zjyd9undb',42,0,'chooses right home',0),
('df2zjyd9undb',43,0,'freezes Open the Kilns',0),
('df2zjyd9undb',44,0,'freezes Follow-Lamp',0),
('df2zjyd9undb',45,0,'plays Stairway Brawler',0),
('df2zjyd9undb',46,0,'chooses left home',0),
('df2zjyd9undb',47,0,'freezes Anvil Vanguard',0),
('df2zjyd9undb',48,0,'freezes Cinder Runner',0),
('df2zjyd9undb',49,0,'passes',0),
('df2zjyd9undb',50,0,'plays Stand Fast',0),
('df2zjyd9undb',51,0,'chooses Lamp Sergeant',0),
('df2zjyd9undb',52,0,'creates a plan',0),
('df2zjyd9undb',53,1,'passes',0),
('df2zjyd9undb',54,1,'plays Buried Spring',0),
('df2zjyd9undb',55,1,'chooses middle centre',0),
('df2zjyd9undb',56,1,'freezes Harbour Interceptor',0),
('df2zjyd9undb',57,1,'chooses no more',0),
('df2zjyd9undb',58,1,'stacks the ability of Buried Spring',0),
('df2zjyd9undb',59,1,'says no',0),
('df2zjyd9undb',60,1,'passes',0),
('df2zjyd9undb',61,0,'passes',0),
('df2zjyd9undb',62,0,'passes',0),
('df2zjyd9undb',63,1,'charges Stair Swap',0),
('df2zjyd9undb',64,1,'passes',0),
('df2zjyd9undb',65,0,'charges Follow-Lamp',0),
('df2zjyd9undb',66,0,'moves Lamp Sergeant',0),
('df2zjyd9undb',67,0,'chooses right centre',0),
('df2zjyd9undb',68,0,'freezes Open the Kilns',0),
('df2zjyd9undb',69,0,'passes',0),
('dv9xnw7qvbxt',0,0,'goes first',0),
('dv9xnw7qvbxt',1,0,'keeps the hand',0),
('dv9xnw7qvbxt',2,1,'keeps the hand',0),
('dv9xnw7qvbxt',3,0,'plays Roc Tamer',0),
('dv9xnw7qvbxt',4,0,'discards Signal Keeper for CP',0),
('dv9xnw7qvbxt',5,0,'discards Road Urchin for CP',0),
('dv9xnw7qvbxt',6,0,'discards Seven-Pointed Star for CP',0),
('dv9xnw7qvbxt',7,1,'summons Roadside Storm',0),
('dv9xnw7qvbxt',8,1,'discards Coalback Drake for CP',0),
('dv9xnw7qvbxt',9,0,'chooses Thunder Newt',0),
('dv9xnw7qvbxt',10,0,'plays Thunder Newt',0),
('dv9xnw7qvbxt',11,1,'passes',0),
('dv9xnw7qvbxt',12,1,'plays Kiln Marshal',0),
('dv9xnw7qvbxt',13,1,'discards Cinder Drummer for CP',0),
('dv9xnw7qvbxt',14,1,'discards Kilnborn Champion for CP',0),
('dv9xnw7qvbxt',15,0,'plays High Road Captain',0),
('dv9xnw7qvbxt',16,0,'attacks with no more',0),
('dv9xnw7qvbxt',17,1,'passes',0),
('dv9xnw7qvbxt',18,1,'attacks with Kiln Marshal',0),
('dv9xnw7qvbxt',19,0,'blocks with High Road Captain',0),
('dv9xnw7qvbxt',20,0,'uses ability 2 of Great Roc',0),
('dv9xnw7qvbxt',21,1,'plays Storm Herald',0),
('dv9xnw7qvbxt',22,0,'plays Kite Maker',0),
('dv9xnw7qvbxt',23,1,'plays Vesper Crown',0),
('dv9xnw7qvbxt',24,1,'discards Furnace Apprentice for CP',0),
('dv9xnw7qvbxt',25,1,'attacks with Storm Herald',0),
('dv9xnw7qvbxt',26,0,'passes',0),
('dv9xnw7qvbxt',27,0,'passes',1),
('dv9xnw7qvbxt',28,0,'uses ability 1 of Kite Maker',0),
('dv9xnw7qvbxt',29,1,'passes',0),
('dv9xnw7qvbxt',30,1,'attacks with no more',0),
('dv9xnw7qvbxt',31,1,'plays Ashwing Courier',0),
('dv9xnw7qvbxt',32,0,'uses Ledger Fling of Road Clerk',0),
('dv9xnw7qvbxt',33,0,'discards Heir of Seven Roads for CP',0),
('dv9xnw7qvbxt',34,0,'chooses Ashwing Courier',0),
('dv9xnw7qvbxt',35,1,'passes',0),
('dv9xnw7qvbxt',36,1,'uses ability 1 of Ashwing Courier',0),
('dv9xnw7qvbxt',37,1,'discards Ashwing Courier for CP',0),
('dv9xnw7qvbxt',38,1,'uses ability 1 of Ashwing Courier',0),
('dv9xnw7qvbxt',39,1,'attacks with Ashwing Courier',0),
('dv9xnw7qvbxt',40,1,'attacks with Storm Herald',0),
('dv9xnw7qvbxt',41,0,'uses Tailwind of High Road Captain',0),
('dv9xnw7qvbxt',42,1,'passes',0),
('dv9xnw7qvbxt',43,1,'uses ability 1 of Ashwing Courier',0),
('dv9xnw7qvbxt',44,1,'attacks with Storm Herald',0),
('dv9xnw7qvbxt',45,1,'attacks with no more',0),
('ee7h8y4keddp',0,1,'charges Follow-Lamp',0),
('ee7h8y4keddp',1,1,'passes',0),
('ee7h8y4keddp',2,0,'charges Snuff Out',0),
('ee7h8y4keddp',3,0,'passes',0),
('ee7h8y4keddp',4,1,'charges Cinder Gate',0),
('ee7h8y4keddp',5,1,'plays Kiln Tortoise',0),
('ee7h8y4keddp',6,1,'chooses right centre',0),
('eex87gaaj3v9',0,0,'places Encore',0),
('eex87gaaj3v9',1,0,'places Full Score',0),
('eex87gaaj3v9',2,1,'places Long String Finals',0),
('eex87gaaj3v9',3,1,'places Rising Wind',0),
('eex87gaaj3v9',4,1,'puts Box Kite Pilot into the energy zone',0),
('eex87gaaj3v9',5,1,'puts Storm Lantern into the energy zone',0),
('eex87gaaj3v9',6,0,'passes',0),
('eex87gaaj3v9',7,0,'keeps Brass Lamp',0),
('eex87gaaj3v9',8,0,'charges no more',0),
('eex87gaaj3v9',9,1,'plays Sky Harness',0),
('eex87gaaj3v9',10,1,'chooses centre',0),
('eex87gaaj3v9',11,1,'pays with Box Kite Pilot',0),
('eex87gaaj3v9',12,1,'chooses no more',0),
('eex87gaaj3v9',13,1,'activates ability 1 of Kite School',0),
('eex87gaaj3v9',14,1,'says yes',0),
('eex87gaaj3v9',15,1,'chooses right side',0),
('eex87gaaj3v9',16,1,'passes',0),
('eex87gaaj3v9',17,1,'keeps Dragon Kite',0),
('eex87gaaj3v9',18,1,'charges Mayor Quill',0),
('eex87gaaj3v9',19,1,'charges Storm Lantern',0),
('eex87gaaj3v9',20,0,'activates ability 1 of Lamp Orchestra',0),
('eex87gaaj3v9',21,0,'says no',0),
('eex87gaaj3v9',22,0,'plays Echo Moth',0),
('eex87gaaj3v9',23,0,'chooses centre',0),
('eex87gaaj3v9',24,0,'pays with Harbour Master',0),
('eex87gaaj3v9',25,0,'plays Fiddle Rover',0),
('eex87gaaj3v9',26,0,'attacks with Fiddle Rover',0),
('eex87gaaj3v9',27,1,'passes',0),
('eex87gaaj3v9',28,0,'plays Triangle Pupil',0),
('eex87gaaj3v9',29,0,'chooses right side',0),
('eex87gaaj3v9',30,0,'passes',0),
('eex87gaaj3v9',31,0,'keeps no card',0),
('eex87gaaj3v9',32,0,'charges Night Metronome',0),
('eex87gaaj3v9',33,1,'activates ability 1 of Kite School',0),
('eex87gaaj3v9',34,1,'says no',0),
('eex87gaaj3v9',35,1,'plays Storm Chaser',0),
('eex87gaaj3v9',36,1,'chooses right side',0),
('eex87gaaj3v9',37,1,'pays with Cut the Line',0),
('eex87gaaj3v9',38,1,'pays with Mayor Quill',0),
('eex87gaaj3v9',39,1,'pays with Storm Lantern',0),
('eex87gaaj3v9',40,1,'chooses Fiddle Rover',0),
('eex87gaaj3v9',41,1,'passes',0),
('eex87gaaj3v9',42,1,'keeps Tail Painter',0),
('eex87gaaj3v9',43,1,'charges Paper Apprentice',0),
('eex87gaaj3v9',44,1,'charges Box Kite Pilot',0),
('eex87gaaj3v9',45,1,'charges String Runner',0),
('eex87gaaj3v9',46,0,'activates ability 1 of Lamp Orchestra',0),
('eex87gaaj3v9',47,0,'says yes',0),
('eg53usd552dw',0,0,'keeps the hand',0),
('eg53usd552dw',1,1,'exchanges cards',0),
('eg53usd552dw',2,1,'puts Firedamp at the bottom',0),
('eg53usd552dw',3,1,'puts Chimney Hawk at the bottom',0),
('eg53usd552dw',4,1,'puts Brick Golem at the bottom',0),
('eg53usd552dw',5,1,'puts Slag Wyrm at the bottom',0),
('eg53usd552dw',6,1,'puts no more at the bottom',0),
('eg53usd552dw',7,1,'makes aether with Coin',0),
('eg53usd552dw',8,0,'calls Osk Bellows Lv1 face down',0),
('eg53usd552dw',9,0,'passes',1),
('eg53usd552dw',10,0,'passes',0),
('eg53usd552dw',11,0,'passes',1),
('eg53usd552dw',12,0,'passes',1),
('eg53usd552dw',13,0,'passes',1),
('eg53usd552dw',14,0,'passes',1),
('eg53usd552dw',15,1,'calls Ruddy Vane Lv1',0),
('eg53usd552dw',16,1,'passes',0),
('eg53usd552dw',17,0,'passes',1),
('eg53usd552dw',18,1,'makes aether with Ruddy Vane Lv1',0),
('eg53usd552dw',19,1,'plays Kiln Pup',0),
('eg53usd552dw',20,0,'makes aether with Osk Bellows Lv1',0),
('eg53usd552dw',21,0,'passes',1),
('eg53usd552dw',22,0,'passes',1),
('eg53usd552dw',23,0,'calls Kiln Pup face down',0),
('eg53usd552dw',24,0,'passes',1),
('eg53usd552dw',25,0,'makes aether with Osk Bellows Lv1',0),
('eg53usd552dw',26,0,'passes',0),
('eg53usd552dw',27,0,'passes',1),
('eg53usd552dw',28,0,'passes',1),
('eg53usd552dw',29,0,'passes',1),
('eg53usd552dw',30,0,'passes',1),
('eg53usd552dw',31,0,'passes',1),
('eg53usd552dw',32,1,'uses ability 1 of Ruddy Vane Lv1',0),
('eg53usd552dw',33,0,'passes',0),
('eg53usd552dw',34,0,'passes',1),
('eg53usd552dw',35,0,'passes',1),
('eg53usd552dw',36,1,'calls Loose Ember face down',0),
('eg53usd552dw',37,1,'passes',0),
('eg53usd552dw',38,0,'passes',1),
('eg53usd552dw',39,1,'passes',0),
('eg53usd552dw',40,0,'passes',1),
('eg53usd552dw',41,1,'makes aether with Loose Ember',0),
('eg53usd552dw',42,0,'passes',1),
('eg53usd552dw',43,0,'makes aether with Kiln Pup',0),
('eg53usd552dw',44,1,'attacks no more',0),
('eg53usd552dw',45,0,'passes',1),
('eg53usd552dw',46,0,'passes',1),
('eg53usd552dw',47,0,'calls Cinder Wick Lv1',0),
('eg53usd552dw',48,0,'passes',1),
('eg53usd552dw',49,0,'plays Brick Golem',0),
('eg53usd552dw',50,0,'makes aether with Osk Bellows Lv1',0),
('eg53usd552dw',51,0,'pays aether',0),
('eg53usd552dw',52,0,'passes',0),
('eg53usd552dw',53,0,'enters recovered',0),
('eg53usd552dw',54,0,'makes aether with Kiln Pup',0),
('eg53usd552dw',55,0,'attacks no more',0),
('eg53usd552dw',56,1,'makes aether with Loose Ember',0),
('eg53usd552dw',57,1,'makes aether with Ruddy Vane Lv1',0),
('eg53usd552dw',58,1,'calls nothing',0),
('eg53usd552dw',59,1,'passes',0),
('eg53usd552dw',60,1,'attacks with Kiln Pup',0),
('eg53usd552dw',61,1,'attacks the opponent',0),
('eg53usd552dw',62,1,'corrupts orb 7',0),
('eg53usd552dw',63,0,'passes',1),
('eg53usd552dw',64,0,'passes',1),
('egzwd0p8jc5c',0,0,'charges Stand Fast',0),
('egzwd0p8jc5c',1,0,'creates a plan',0),
('egzwd0p8jc5c',2,1,'charges Ember Page',0),
('egzwd0p8jc5c',3,1,'passes',0),
('egzwd0p8jc5c',4,0,'charges Crossway Seraph',0),
('egzwd0p8jc5c',5,0,'plays Second Landing',0),
('egzwd0p8jc5c',6,0,'chooses middle base',0),
('egzwd0p8jc5c',7,1,'charges Flue Sniper',0),
('egzwd0p8jc5c',8,1,'creates a plan',0),
('egzwd0p8jc5c',9,1,'freezes Ember Page',0),
('egzwd0p8jc5c',10,1,'renews the plan',0),
('egzwd0p8jc5c',11,0,'charges Follow-Lamp',0),
('egzwd0p8jc5c',12,0,'plays Beacon Caller',0),
('egzwd0p8jc5c',13,0,'chooses right home',0),
('egzwd0p8jc5c',14,0,'freezes Stand Fast',0),
('egzwd0p8jc5c',15,0,'freezes Follow-Lamp',0),
('eh9jajj96d3c',0,0,'keeps the hand',0),
('eh9jajj96d3c',1,1,'keeps the hand',0),
('eh9jajj96d3c',2,1,'makes aether with Coin',0),
('eh9jajj96d3c',3,0,'calls nothing',0),
('eh9jajj96d3c',4,1,'calls Rocking Horse face down',0),
('eh9jajj96d3c',5,1,'passes',0),
('eh9jajj96d3c',6,1,'passes',0),
('eh9jajj96d3c',7,1,'passes',0),
('eh9jajj96d3c',8,1,'makes aether with Rocking Horse',0),
('eh9jajj96d3c',9,0,'calls Sluice Marrow Lv1 face down',0),
('eh9jajj96d3c',10,0,'passes',1),
('eh9jajj96d3c',11,0,'passes',0),
('eh9jajj96d3c',12,0,'passes',1),
('eh9jajj96d3c',13,0,'passes',1),
('eh9jajj96d3c',14,0,'passes',1),
('eh9jajj96d3c',15,0,'passes',1),
('eh9jajj96d3c',16,0,'passes',1),
('eh9jajj96d3c',17,1,'makes aether with Rocking Horse',0),
('eh9jajj96d3c',18,0,'passes',1),
('eh9jajj96d3c',19,0,'passes',1),
('eh9jajj96d3c',20,1,'calls Sewing Spider face down',0),
('eh9jajj96d3c',21,1,'passes',0),
('eh9jajj96d3c',22,0,'passes',1),
('eh9jajj96d3c',23,1,'passes',0),
('eh9jajj96d3c',24,0,'passes',1),
('eh9jajj96d3c',25,1,'makes aether with Sewing Spider',0),
('eh9jajj96d3c',26,0,'passes',1),
('eh9jajj96d3c',27,0,'passes',0),
('eh9jajj96d3c',28,0,'passes',1),
('eh9jajj96d3c',29,0,'passes',1),
('eh9jajj96d3c',30,0,'passes',1),
('eh9jajj96d3c',31,0,'passes',1),
('eh9jajj96d3c',32,0,'passes',1),
('eh9jajj96d3c',33,0,'calls Pell Lantern Lv1 face down',0),
('eh9jajj96d3c',34,0,'passes',1),
('eh9jajj96d3c',35,0,'makes aether with Sluice Marrow Lv1',0),
('eh9jajj96d3c',36,0,'makes aether with Pell Lantern Lv1',0),
('eh9jajj96d3c',37,1,'makes aether with Sewing Spider',0),
('eh9jajj96d3c',38,1,'passes',0),
('eh9jajj96d3c',39,1,'makes aether with Rocking Horse',0),
('eh9jajj96d3c',40,1,'calls Music Box face down',0),
('eh9jajj96d3c',41,1,'makes aether with Music Box',0),
('eh9jajj96d3c',42,0,'passes',1),
('eh9jajj96d3c',43,0,'passes',1),
('eh9jajj96d3c',44,0,'calls Barge Hound face down',0),
('eh9jajj96d3c',45,0,'passes',1),
('eh9jajj96d3c',46,0,'makes aether with Barge Hound',0),
('eh9jajj96d3c',47,0,'makes aether with Pell Lantern Lv1',0),
('eh9jajj96d3c',48,0,'makes aether with Sluice Marrow Lv1',0),
('eh9jajj96d3c',49,1,'makes aether with Rocking Horse',0),
('eh9jajj96d3c',50,1,'makes aether with Sewing Spider',0),
('eh9jajj96d3c',51,1,'makes aether with Music Box',0),
('eh9jajj96d3c',52,1,'calls Tam Sparrow Lv1',0),
('eh9jajj96d3c',53,1,'makes aether with Tam Sparrow Lv1',0),
('eh9jajj96d3c',54,0,'passes',1),
('eh9jajj96d3c',55,0,'passes',1),
('eh9jajj96d3c',56,0,'levels up Sluice Marrow Lv1 to Sluice Marrow Lv2',0),
('eh9jajj96d3c',57,0,'passes',1),
('eh9jajj96d3c',58,0,'passes',0),
('eh9jajj96d3c',59,0,'passes',1),
('eh9jajj96d3c',60,0,'passes',1),
('eh9jajj96d3c',61,0,'passes',1),
('eh9jajj96d3c',62,0,'passes',1),
('eh9jajj96d3c',63,0,'passes',1),
('eh9jajj96d3c',64,1,'makes aether with Rocking Horse',0),
('eh9jajj96d3c',65,1,'makes aether with Music Box',0),
('eh9jajj96d3c',66,1,'makes aether with Sewing Spider',0),
('eh9jajj96d3c',67,1,'passes',0),
('eh9jajj96d3c',68,0,'passes',1),
('eh9jajj96d3c',69,1,'passes',0),
('eh9jajj96d3c',70,0,'passes',1),
('eh9jajj96d3c',71,1,'calls Sugar Trade face down',0),
('eh9jajj96d3c',72,1,'makes aether with Sugar Trade',0),
('eh9jajj96d3c',73,1,'makes aether with Tam Sparrow Lv1',0),
('eh9jajj96d3c',74,0,'passes',1),
('eh9jajj96d3c',75,1,'plays Wardrobe Giant',0),
('eh9jajj96d3c',76,0,'makes aether with Sluice Marrow Lv2',0),
('eh9jajj96d3c',77,0,'makes aether with Barge Hound',0),
('eh9jajj96d3c',78,0,'uses ability 1 of Sluice Marrow Lv2',0),
('eh9jajj96d3c',79,0,'passes',0),
('eh9jajj96d3c',80,0,'chooses Lock Heron',0),
('eh9jajj96d3c',81,0,'makes aether with Pell Lantern Lv1',0),
('eh9jajj96d3c',82,1,'enters recovered',0),
('eh9jajj96d3c',83,0,'passes',1),
('eh9jajj96d3c',84,0,'passes',1),
('eh9jajj96d3c',85,0,'plays Undertow',0),
('emvaevmedae6',0,0,'charges First Landing',0),
('emvaevmedae6',1,0,'creates a plan',0),
('emvaevmedae6',2,1,'charges Temper in Battle',0),
('emvaevmedae6',3,1,'passes',0),
('emvaevmedae6',4,0,'charges Peace of Landings',0),
('emvaevmedae6',5,0,'creates a plan',0),
('emvaevmedae6',6,0,'freezes Peace of Landings',0),
('emvaevmedae6',7,0,'passes',0),
('emvaevmedae6',8,1,'charges Follow-Lamp',0),
('emvaevmedae6',9,1,'creates a plan',0),
('emvaevmedae6',10,1,'freezes Follow-Lamp',0),
('emvaevmedae6',11,1,'renews the plan',0),
('emvaevmedae6',12,0,'charges Lamp Sergeant',0),
('emvaevmedae6',13,0,'passes',0),
('emvaevmedae6',14,1,'charges Threshold Phalanx',0),
('emvaevmedae6',15,1,'passes',0),
('emvaevmedae6',16,0,'charges Flare Bolt',0),
('emvaevmedae6',17,0,'creates a plan',0),
('emvaevmedae6',18,0,'freezes Peace of Landings',0),
('emvaevmedae6',19,0,'plays Ashfall Ambusher',0),
('emvaevmedae6',20,0,'chooses right home',0),
('emvaevmedae6',21,1,'charges Chimney Wyrm',0),
('emvaevmedae6',22,1,'passes',0),
('emvaevmedae6',23,0,'charges Flue Sniper',0),
('emvaevmedae6',24,0,'plays Lamp Sergeant',0),
('emvaevmedae6',25,0,'chooses left home',0),
('emvaevmedae6',26,0,'freezes Lamp Sergeant',0),
('emvaevmedae6',27,0,'freezes Flue Sniper',0),
('emvaevmedae6',28,1,'plays Peace of Landings',0),
('emvaevmedae6',29,1,'chooses centre area',0),
('emvaevmedae6',30,1,'freezes Temper in Battle',0),
('emvaevmedae6',31,1,'freezes Threshold Phalanx',0),
('emvaevmedae6',32,0,'moves Ashfall Ambusher',0),
('emvaevmedae6',33,0,'chooses right centre',0),
('emvaevmedae6',34,0,'freezes Flare Bolt',0),
('emvaevmedae6',35,0,'creates a plan',0),
('emvaevmedae6',36,0,'freezes Peace of Landings',0),
('emvaevmedae6',37,0,'moves Ashfall Ambusher',0),
('emvaevmedae6',38,0,'chooses right enemy',0),
('emvaevmedae6',39,0,'smashes with Ashfall Ambusher',0),
('emvaevmedae6',40,1,'passes',0),
('emvaevmedae6',41,1,'plays Cinder Gate',0),
('emvaevmedae6',42,1,'chooses right base',0),
('emvaevmedae6',43,1,'freezes Temper in Battle',0),
('emvaevmedae6',44,1,'freezes Follow-Lamp',0),
('emvaevmedae6',45,1,'freezes a card in p2''s smash',0),
('emvaevmedae6',46,1,'plays Flare Bolt',0),
('emvaevmedae6',47,1,'chooses Ashfall Ambusher',0),
('emvaevmedae6',48,1,'passes',0),
('emvaevmedae6',49,0,'charges Twin-Tongs Duellist',0),
('emvaevmedae6',50,0,'plays Anvil Vanguard by the Muster of Lamp Sergeant',0),
('emvaevmedae6',51,0,'chooses left centre',0),
('emvaevmedae6',52,0,'freezes Lamp Sergeant',0),
('emvaevmedae6',53,0,'freezes Flare Bolt',0),
('emvaevmedae6',54,0,'freezes Twin-Tongs Duellist',0),
('emvaevmedae6',55,0,'plays Glassblower''s Hound',0),
('emvaevmedae6',56,0,'chooses middle centre',0),
('emvaevmedae6',57,0,'freezes First Landing',0),
('emvaevmedae6',58,0,'moves Anvil Vanguard',0),
('emvaevmedae6',59,0,'chooses left enemy',0),
('emvaevmedae6',60,0,'smashes with Ashfall Ambusher',0),
('emvaevmedae6',61,0,'smashes with Anvil Vanguard',0),
('emvaevmedae6',62,1,'charges Stand Fast',0),
('emvaevmedae6',63,1,'passes',0),
('enmu3h3gq83p',0,0,'goes first',0),
('enmu3h3gq83p',1,0,'keeps the hand',0),
('enmu3h3gq83p',2,1,'takes a new hand',0),
('enmu3h3gq83p',3,1,'puts Ice Cutter at the bottom',0),
('enmu3h3gq83p',4,1,'puts Frostbite at the bottom',0),
('enmu3h3gq83p',5,1,'puts Waking Giant at the bottom',0),
('enmu3h3gq83p',6,1,'puts Winter Envoy at the bottom',0),
('enmu3h3gq83p',7,0,'plays Kiln Marshal',0),
('enmu3h3gq83p',8,0,'discards Kiln Blade for CP',0),
('enmu3h3gq83p',9,0,'discards Cinderfall for CP',0),
('enmu3h3gq83p',10,0,'plays Furnace Apprentice',0),
('enmu3h3gq83p',11,1,'summons Long Night',0),
('enmu3h3gq83p',12,1,'discards Ebb and Flow for CP',0),
('enmu3h3gq83p',13,1,'plays Chapel Novice',0),
('enmu3h3gq83p',14,1,'discards Reef Lancer for CP',0),
('enmu3h3gq83p',15,1,'plays Shoal Runner',0),
('enmu3h3gq83p',16,0,'passes',0),
('enmu3h3gq83p',17,0,'passes',1),
('enmu3h3gq83p',18,0,'passes',0),
('enmu3h3gq83p',19,1,'passes',0),
('enmu3h3gq83p',20,0,'passes',1),
('enmu3h3gq83p',21,1,'uses ability 1 of Lantern Jelly',0),
('enmu3h3gq83p',22,0,'uses ability 1 of Furnace Apprentice',0),
('enmu3h3gq83p',23,0,'summons Puppet Tempest',0),
('enmu3h3gq83p',24,1,'plays Snowdrift Pup',0),
('enmu3h3gq83p',25,0,'plays Wren the Wanderer',0),
('enmu3h3gq83p',26,0,'discards Roadside Storm for CP',0),
('enmu3h3gq83p',27,1,'summons Undertow',0),
('enmu3h3gq83p',28,1,'discards Deepwater Cantor for CP',0),
('enmu3h3gq83p',29,1,'chooses Snowdrift Pup',0),
('enmu3h3gq83p',30,1,'plays Snowdrift Pup',0),
('enmu3h3gq83p',31,0,'plays Thunder Regent',0),
('enmu3h3gq83p',32,0,'attacks with no more',0),
('enmu3h3gq83p',33,1,'passes',0),
('enmu3h3gq83p',34,1,'passes',0),
('enmu3h3gq83p',35,0,'plays Ember Cadet',0),
('enmu3h3gq83p',36,0,'attacks with Thunder Regent',0),
('enmu3h3gq83p',37,0,'attacks with Wren the Wanderer',0),
('enmu3h3gq83p',38,0,'attacks with no more',0),
('enmu3h3gq83p',39,1,'plays Tidecaller Ondine',0),
('enmu3h3gq83p',40,1,'discards Sleeping Giant for CP',0),
('enmu3h3gq83p',41,1,'chooses Net Mender',0),
('enmu3h3gq83p',42,0,'passes',0),
('enmu3h3gq83p',43,0,'attacks with no more',0),
('f06d7p3h80sa',0,1,'goes first',0),
('f06d7p3h80sa',1,1,'takes a new hand',0),
('f06d7p3h80sa',2,1,'puts Arc Duelist at the bottom',0),
('f06d7p3h80sa',3,1,'puts Roof Runner at the bottom',0),
('f06d7p3h80sa',4,1,'puts Kite Rider at the bottom',0),
('f06d7p3h80sa',5,0,'takes a new hand',0),
('f06d7p3h80sa',6,0,'puts Stormkite Pair at the bottom',0),
('f06d7p3h80sa',7,0,'puts Captain Arrel at the bottom',0),
('f06d7p3h80sa',8,0,'puts Coil Sentry at the bottom',0),
('f06d7p3h80sa',9,0,'puts Weathercock Priest at the bottom',0),
('f06d7p3h80sa',10,1,'casts Battery Imp',0),
('f06d7p3h80sa',11,1,'discards Rail Engineer for CP',0),
('f06d7p3h80sa',12,1,'casts Storm Lancer',0),
('f06d7p3h80sa',13,1,'discards Storm Lancer for CP',0),
('f06d7p3h80sa',14,0,'does not use the EX Burst of Chain Bolt',0),
('f06d7p3h80sa',15,0,'passes',0),
('f06d7p3h80sa',16,0,'casts Voltaic Hound',0),
('f06d7p3h80sa',17,0,'discards Storm Lancer for CP',0),
('f06d7p3h80sa',18,0,'casts Tailor of Kites',0),
('f06d7p3h80sa',19,0,'discards Captain Arrel for CP',0),
('f06d7p3h80sa',20,0,'says yes',0),
('f06d7p3h80sa',21,0,'chooses Roof Runner',0),
('f06d7p3h80sa',22,0,'casts Gale Fencer',0),
('f06d7p3h80sa',23,1,'casts Gale Fencer',0),
('f06d7p3h80sa',24,1,'discards Coil Sentry for CP',0),
('f06d7p3h80sa',25,1,'attacks with Gale Fencer #16',0),
('f06d7p3h80sa',26,0,'blocks with Voltaic Hound',0),
('f06d7p3h80sa',27,0,'blocks with Gale Fencer #13',0),
('f06d7p3h80sa',28,0,'passes',0),
('f06d7p3h80sa',29,0,'attacks with no more',0),
('f06d7p3h80sa',30,0,'casts Battery Imp',0),
('f06d7p3h80sa',31,1,'casts Kite Rider',0),
('f06d7p3h80sa',32,1,'attacks with no more',0),
('f06d7p3h80sa',33,0,'casts Arc Duelist',0),
('f06d7p3h80sa',34,0,'attacks with Gale Fencer #13',0),
('f06d7p3h80sa',35,0,'chooses no more',0),
('f06d7p3h80sa',36,1,'does not block',0),
('f06d7p3h80sa',37,1,'does not use the EX Burst of Forked Verdict',0),
('f06d7p3h80sa',38,1,'passes',0),
('f06d7p3h80sa',39,1,'attacks with Gale Fencer #16',0),
('f06d7p3h80sa',40,1,'attacks with no more',0),
('f06d7p3h80sa',41,0,'blocks with Arc Duelist',0),
('f06d7p3h80sa',42,1,'attacks with Kite Rider',0),
('f06d7p3h80sa',43,0,'does not block',0),
('f06d7p3h80sa',44,1,'casts Roof Runner',0),
('f06d7p3h80sa',45,0,'casts Roof Runner',0),
('f06d7p3h80sa',46,0,'dulls Tailor of Kites for CP',0),
('f06d7p3h80sa',47,0,'attacks with Arc Duelist',0),
('f06d7p3h80sa',48,0,'attacks with Gale Fencer',0),
('f06d7p3h80sa',49,0,'chooses Tailor of Kites',0),
('f06d7p3h80sa',50,1,'passes',0),
('f06d7p3h80sa',51,1,'uses ability 1 of Roof Runner #30',0),
('f06d7p3h80sa',52,1,'chooses Arc Duelist',0),
('f06d7p3h80sa',53,1,'attacks with Kite Rider',0),
('f06d7p3h80sa',54,0,'passes',0),
('f06d7p3h80sa',55,0,'passes',1),
('f06d7p3h80sa',56,0,'attacks with Gale Fencer',0),
('f06d7p3h80sa',57,0,'chooses no more',0),
('f06d7p3h80sa',58,0,'passes',1),
('f06d7p3h80sa',59,0,'passes',1),
('f06d7p3h80sa',60,0,'passes',0),
('f06d7p3h80sa',61,0,'passes',1),
('f06d7p3h80sa',62,0,'attacks with Arc Duelist',0),
('f06d7p3h80sa',63,0,'passes',1),
('f06d7p3h80sa',64,0,'passes',1),
('f82cyabzj7t3',0,0,'goes first',0),
('f82cyabzj7t3',1,0,'takes a new hand',0),
('f82cyabzj7t3',2,0,'puts Roadside Storm at the bottom',0),
('f82cyabzj7t3',3,0,'puts Kilnborn Champion at the bottom',0),
('f82cyabzj7t3',4,0,'puts Hearth Colossus at the bottom',0),
('f82cyabzj7t3',5,0,'puts Furnace Apprentice at the bottom',0),
('f82cyabzj7t3',6,1,'takes a new hand',0),
('f82cyabzj7t3',7,1,'puts Kilnborn Champion at the bottom',0),
('f82cyabzj7t3',8,1,'puts Coalheart Axe at the bottom',0),
('f82cyabzj7t3',9,1,'puts Wrath of the Kiln at the bottom',0),
('f82cyabzj7t3',10,1,'puts Sparks on the Wind at the bottom',0),
('f82cyabzj7t3',11,0,'uses Rising Spark of Wren the Wanderer',0),
('f82cyabzj7t3',12,1,'passes',0),
('f82cyabzj7t3',13,0,'plays Cinder Drummer',0),
('f82cyabzj7t3',14,0,'discards Ember Scribe for CP',0),
('f82cyabzj7t3',15,1,'passes',0),
('f82cyabzj7t3',16,0,'says yes',0),
('f82cyabzj7t3',17,1,'passes',0),
('f82cyabzj7t3',18,1,'summons Wall of Salt',0),
('f82cyabzj7t3',19,1,'discards Harbor Sentinel for CP',0),
('f82cyabzj7t3',20,1,'passes',0),
('f82cyabzj7t3',21,1,'passes',0),
('f82cyabzj7t3',22,1,'plays Mortar Mixer',0),
('f82cyabzj7t3',23,1,'discards Gate Shield for CP',0),
('f82cyabzj7t3',24,1,'plays Tallow Clerk',0),
('f82cyabzj7t3',25,0,'passes',0),
('f82cyabzj7t3',26,0,'attacks with no more',0),
('f82cyabzj7t3',27,0,'plays Coalback Drake',0),
('f82cyabzj7t3',28,0,'uses ability 2 of Coalback Drake',0),
('f82cyabzj7t3',29,1,'plays Osric of the Gate',0),
('f82cyabzj7t3',30,1,'discards Stone Warden Mara for CP',0),
('f82cyabzj7t3',31,1,'plays Mortar Mixer',0),
('f82cyabzj7t3',32,1,'discards Gate Shield for CP',0),
('f82cyabzj7t3',33,0,'attacks with Cinder Drummer',0),
('f82cyabzj7t3',34,1,'blocks with Osric of the Gate',0),
('f82cyabzj7t3',35,1,'uses ability 1 of Mortar Mixer #20',0),
('f82cyabzj7t3',36,1,'discards Tower Plate for CP',0),
('f82cyabzj7t3',37,1,'plays Bellows Hand',0),
('f82cyabzj7t3',38,1,'does not use the Assist of Bellows Hand',0),
('f82cyabzj7t3',39,0,'summons Roadside Storm',0),
('f82cyabzj7t3',40,0,'discards Cinder Drummer for CP',0),
('f82cyabzj7t3',41,1,'passes',0),
('f82cyabzj7t3',42,1,'uses ability 1 of Mortar Mixer #10',0),
('f82cyabzj7t3',43,1,'dulls Mortar Mixer #20 for CP',0),
('f82cyabzj7t3',44,1,'passes',0),
('f82cyabzj7t3',45,0,'plays Slag Hound',0),
('f82cyabzj7t3',46,0,'uses ability 2 of Slag Hound',0),
('f82cyabzj7t3',47,1,'uses ability 1 of Mortar Mixer #20',0),
('f82cyabzj7t3',48,1,'discards Quartermaster for CP',0),
('f82cyabzj7t3',49,1,'uses ability 1 of Mortar Mixer #10',0),
('f82cyabzj7t3',50,1,'plays Tallow Clerk',0),
('f82cyabzj7t3',51,1,'dulls Tallow Clerk for CP',0),
('f82cyabzj7t3',52,0,'uses ability 2 of Slag Hound',0),
('f82cyabzj7t3',53,0,'passes',0),
('f82cyabzj7t3',54,0,'passes',0),
('f82cyabzj7t3',55,1,'summons Wrath of the Kiln',0),
('f82cyabzj7t3',56,1,'dulls Tallow Clerk #33 for CP',0),
('f82cyabzj7t3',57,1,'discards Duellist''s Signet for CP',0),
('f82cyabzj7t3',58,1,'summons Hearth Colossus',0),
('f82cyabzj7t3',59,0,'uses ability 1 of Thunder Newt',0),
('f82cyabzj7t3',60,0,'uses ability 2 of Slag Hound',0),
('f82cyabzj7t3',61,0,'passes',0),
('f82cyabzj7t3',62,0,'plays Cinder Duelist',0),
('f82cyabzj7t3',63,0,'discards Kiln Blade for CP',0),
('f82cyabzj7t3',64,1,'summons Hearth Colossus',0),
('f82cyabzj7t3',65,1,'dulls Tallow Clerk #12 for CP',0),
('f82cyabzj7t3',66,0,'uses ability 2 of Slag Hound',0),
('f82cyabzj7t3',67,0,'uses Rising Spark of Wren the Wanderer',0),
('f82cyabzj7t3',68,1,'passes',0),
('f82cyabzj7t3',69,1,'uses ability 1 of Mortar Mixer #20',0),
('f82cyabzj7t3',70,1,'dulls Mortar Mixer #10 for CP',0),
('f82cyabzj7t3',71,1,'passes',0),
('f82cyabzj7t3',72,0,'uses ability 2 of Slag Hound',0),
('fa0hc5a4ra3z',0,0,'goes first',0),
('fa0hc5a4ra3z',1,0,'keeps the hand',0),
('fa0hc5a4ra3z',2,1,'takes a new hand',0),
('fa0hc5a4ra3z',3,1,'puts Gale Fencer at the bottom',0),
('fa0hc5a4ra3z',4,1,'puts Kite Beyond the Clouds at the bottom',0),
('fa0hc5a4ra3z',5,1,'puts Arc Duelist at the bottom',0),
('fa0hc5a4ra3z',6,1,'puts Stormkite Pair at the bottom',0),
('fa0hc5a4ra3z',7,0,'casts Pale Executioner',0),
('fa0hc5a4ra3z',8,0,'discards Hearth Deserter for CP',0),
('fa0hc5a4ra3z',9,0,'discards Lantern Mermaid for CP',0),
('fa0hc5a4ra3z',10,1,'passes',0),
('fa0hc5a4ra3z',11,1,'casts Battery Imp',0),
('fa0hc5a4ra3z',12,1,'discards Storm Lancer for CP',0),
('fa0hc5a4ra3z',13,1,'casts Arc Duelist',0),
('fa0hc5a4ra3z',14,1,'discards Coil Sentry for CP',0),
('fa0hc5a4ra3z',15,1,'discards Coil Sentry for CP',0),
('fa0hc5a4ra3z',16,0,'passes',0),
('fa0hc5a4ra3z',17,0,'attacks with Pale Executioner',0),
('fa0hc5a4ra3z',18,1,'blocks with Arc Duelist',0),
('fa0hc5a4ra3z',19,0,'passes',0),
('fa0hc5a4ra3z',20,1,'casts Voltaic Hound',0),
('fa0hc5a4ra3z',21,1,'discards Rail Engineer for CP',0),
('fa0hc5a4ra3z',22,1,'attacks with Voltaic Hound',0),
('fa0hc5a4ra3z',23,0,'casts Snowblind Scout',0),
('fa0hc5a4ra3z',24,0,'discards Winter Usher for CP',0),
('fa0hc5a4ra3z',25,0,'casts Hearth Deserter',0),
('fa0hc5a4ra3z',26,0,'discards Rime Librarian for CP',0),
('fa0hc5a4ra3z',27,0,'chooses Battery Imp',0),
('fa0hc5a4ra3z',28,0,'attacks with no more',0),
('fa0hc5a4ra3z',29,1,'casts Captain Arrel',0),
('fa0hc5a4ra3z',30,1,'attacks with Captain Arrel',0),
('fa0hc5a4ra3z',31,0,'does not block',0),
('fa0hc5a4ra3z',32,1,'attacks with Voltaic Hound',0),
('fa0hc5a4ra3z',33,0,'blocks with Pale Executioner',0),
('fk08mevv7bdw',0,1,'goes second',0),
('fk08mevv7bdw',1,0,'takes a new hand',0),
('fk08mevv7bdw',2,0,'puts Lantern Mermaid at the bottom',0),
('fk08mevv7bdw',3,0,'puts Pearl Diver at the bottom',0),
('fk08mevv7bdw',4,0,'puts Admiral Osk at the bottom',0),
('fk08mevv7bdw',5,0,'puts Glacier Knight at the bottom',0),
('fk08mevv7bdw',6,1,'keeps the hand',0),
('fk08mevv7bdw',7,0,'passes',0),
('fk08mevv7bdw',8,1,'casts Kite Rider',0),
('fk08mevv7bdw',9,1,'discards Voltaic Hound for CP',0),
('fk08mevv7bdw',10,1,'discards Gale Fencer for CP',0),
('fk08mevv7bdw',11,0,'passes',0),
('fk08mevv7bdw',12,0,'passes',0),
('fk08mevv7bdw',13,0,'discards Verglas Assassin',0),
('fk08mevv7bdw',14,1,'casts Captain Arrel',0),
('fk08mevv7bdw',15,1,'attacks with Captain Arrel',0),
('fk08mevv7bdw',16,0,'uses the EX Burst of Winter Usher',0),
('fk08mevv7bdw',17,1,'attacks with no more',0),
('fk08mevv7bdw',18,0,'casts Shellbound Sage',0),
('fk08mevv7bdw',19,0,'discards Winter Usher for CP',0),
('fk08mevv7bdw',20,0,'discards Pearl Diver for CP',0),
('fk08mevv7bdw',21,0,'casts Frost Herald',0),
('fk08mevv7bdw',22,0,'discards Sleet Courtier for CP',0),
('fk08mevv7bdw',23,0,'chooses Kite Rider',0),
('fk08mevv7bdw',24,1,'passes',0),
('fk08mevv7bdw',25,1,'attacks with Captain Arrel',0),
('fk08mevv7bdw',26,0,'blocks with Frost Herald',0),
('fk08mevv7bdw',27,1,'casts Roof Runner',0),
('fk08mevv7bdw',28,0,'passes',0),
('fk08mevv7bdw',29,0,'passes',1),
('fk08mevv7bdw',30,0,'casts Shatterglass',0),
('fk08mevv7bdw',31,0,'chooses Captain Arrel',0),
('fk08mevv7bdw',32,0,'dulls Shellbound Sage for CP',0),
('fk08mevv7bdw',33,1,'casts Updraft',0),
('fk08mevv7bdw',34,1,'discards Gale Fencer for CP',0),
('fk08mevv7bdw',35,1,'passes',0),
('fk08mevv7bdw',36,1,'uses ability 1 of Roof Runner',0),
('fk08mevv7bdw',37,1,'attacks with no more',0),
('fk08mevv7bdw',38,0,'casts Lantern Mermaid',0),
('fk08mevv7bdw',39,1,'passes',0),
('fk08mevv7bdw',40,1,'attacks with Kite Rider',0),
('fk08mevv7bdw',41,0,'does not block',0),
('fk08mevv7bdw',42,0,'uses the EX Burst of Floe Diplomat',0),
('fk08mevv7bdw',43,0,'selects mode 1',0),
('fk08mevv7bdw',44,1,'casts Spark Tinker',0),
('fk08mevv7bdw',45,0,'casts Undertow',0),
('fph3v4h93bq5',0,0,'exchanges cards',0),
('fph3v4h93bq5',1,1,'exchanges cards',0),
('fph3v4h93bq5',2,0,'puts Lamp Eel at the bottom',0),
('fph3v4h93bq5',3,0,'puts Bridge Troll at the bottom',0),
('fph3v4h93bq5',4,0,'puts no more at the bottom',0),
('fph3v4h93bq5',5,1,'puts Thimble Mouse at the bottom',0),
('fph3v4h93bq5',6,1,'puts Dusty Marigold Lv2 at the bottom',0),
('fph3v4h93bq5',7,1,'puts Music Box at the bottom',0),
('fph3v4h93bq5',8,1,'puts Sewing Spider at the bottom',0),
('fph3v4h93bq5',9,1,'puts Dusty Marigold Lv1 at the bottom',0),
('fph3v4h93bq5',10,1,'puts no more at the bottom',0),
('fph3v4h93bq5',11,1,'passes',0),
('fph3v4h93bq5',12,1,'makes aether with Coin',0),
('fph3v4h93bq5',13,0,'calls Silver Carp face down',0),
('fph3v4h93bq5',14,0,'passes',1),
('fph3v4h93bq5',15,0,'makes aether with Silver Carp',0),
('fph3v4h93bq5',16,1,'calls Lost and Found face down',0),
('fph3v4h93bq5',17,1,'makes aether with Lost and Found',0),
('fph3v4h93bq5',18,0,'passes',1),
('fph3v4h93bq5',19,0,'passes',1),
('fph3v4h93bq5',20,0,'calls Tidy Quill Lv1',0),
('fph3v4h93bq5',21,0,'passes',1),
('fph3v4h93bq5',22,0,'passes',0),
('fph3v4h93bq5',23,0,'passes',1),
('fph3v4h93bq5',24,0,'passes',1),
('fph3v4h93bq5',25,0,'passes',1),
('fph3v4h93bq5',26,0,'passes',1),
('fph3v4h93bq5',27,0,'passes',1),
('fph3v4h93bq5',28,1,'makes aether with Lost and Found',0),
('fph3v4h93bq5',29,0,'passes',1),
('fph3v4h93bq5',30,0,'passes',1),
('fph3v4h93bq5',31,1,'calls Dusty Marigold Lv1 face down',0),
('fph3v4h93bq5',32,1,'passes',0),
('fph3v4h93bq5',33,0,'passes',1),
('fph3v4h93bq5',34,1,'passes',0),
('fph3v4h93bq5',35,0,'passes',1),
('fph3v4h93bq5',36,1,'passes',0),
('fph3v4h93bq5',37,0,'passes',1),
('fph3v4h93bq5',38,1,'makes aether with Dusty Marigold Lv1',0),
('fph3v4h93bq5',39,0,'makes aether with Silver Carp',0),
('fph3v4h93bq5',40,0,'passes',0),
('fph3v4h93bq5',41,0,'passes',1),
('fph3v4h93bq5',42,0,'passes',1),
('fph3v4h93bq5',43,0,'passes',1),
('fph3v4h93bq5',44,0,'passes',1),
('fph3v4h93bq5',45,0,'passes',1),
('fph3v4h93bq5',46,0,'calls Barge Hound face down',0),
('fph3v4h93bq5',47,0,'passes',1),
('fph3v4h93bq5',48,0,'passes',0),
('fph3v4h93bq5',49,0,'passes',1),
('fph3v4h93bq5',50,0,'passes',1),
('fph3v4h93bq5',51,0,'passes',1),
('fph3v4h93bq5',52,0,'passes',1),
('fph3v4h93bq5',53,0,'passes',1),
('fph3v4h93bq5',54,1,'makes aether with Lost and Found',0),
('fph3v4h93bq5',55,1,'passes',0),
('fph3v4h93bq5',56,0,'passes',1),
('fph3v4h93bq5',57,1,'passes',0),
('fph3v4h93bq5',58,0,'passes',1),
('fph3v4h93bq5',59,1,'calls Old Photograph face down',0),
('fph3v4h93bq5',60,1,'makes aether with Old Photograph',0),
('fph3v4h93bq5',61,1,'passes',0),
('fph3v4h93bq5',62,0,'passes',1),
('fph3v4h93bq5',63,1,'makes aether with Dusty Marigold Lv1',0),
('fph3v4h93bq5',64,0,'passes',1),
('fph3v4h93bq5',65,0,'passes',1),
('fph3v4h93bq5',66,0,'passes',0),
('fph3v4h93bq5',67,0,'passes',1),
('fph3v4h93bq5',68,0,'passes',1),
('fph3v4h93bq5',69,0,'passes',1),
('fph3v4h93bq5',70,0,'passes',1),
('fph3v4h93bq5',71,0,'passes',1),
('fph3v4h93bq5',72,0,'calls Undertow face down',0),
('fph3v4h93bq5',73,0,'passes',1),
('fph3v4h93bq5',74,0,'passes',0),
('fph3v4h93bq5',75,0,'passes',1),
('fph3v4h93bq5',76,0,'passes',1),
('fph3v4h93bq5',77,0,'passes',1),
('fph3v4h93bq5',78,0,'passes',1),
('fph3v4h93bq5',79,0,'passes',1),
('fph3v4h93bq5',80,1,'makes aether with Lost and Found',0),
('fph3v4h93bq5',81,1,'makes aether with Old Photograph',0),
('fph3v4h93bq5',82,1,'makes aether with Dusty Marigold Lv1',0),
('fph3v4h93bq5',83,0,'passes',1),
('fph3v4h93bq5',84,0,'passes',1),
('fph3v4h93bq5',85,1,'calls Rocking Horse face down',0),
('fph3v4h93bq5',86,1,'makes aether with Rocking Horse',0),
('fph3v4h93bq5',87,0,'passes',1),
('fph3v4h93bq5',88,0,'passes',1),
('fph3v4h93bq5',89,0,'passes',1),
('fph3v4h93bq5',90,0,'makes aether with Tidy Quill Lv1',0),
('fph3v4h93bq5',91,0,'makes aether with Silver Carp',0),
('fph3v4h93bq5',92,0,'makes aether with Undertow',0),
('fqqcqgn75hn5',0,0,'keeps the hand',0),
('fqqcqgn75hn5',1,1,'exchanges cards',0),
('fqqcqgn75hn5',2,1,'puts Dusty Marigold Lv1 at the bottom',0),
('fqqcqgn75hn5',3,1,'puts Sewing Spider at the bottom',0),
('fqqcqgn75hn5',4,1,'puts Thimble Mouse at the bottom',0),
('fqqcqgn75hn5',5,1,'puts Button Fray Lv1 at the bottom',0),
('fqqcqgn75hn5',6,1,'puts Coat Rack Knight at the bottom',0),
('fqqcqgn75hn5',7,1,'puts Sugar Trade at the bottom',0),
('fqqcqgn75hn5',8,1,'puts Linen Hush Lv1 at the bottom',0),
('fqqcqgn75hn5',9,1,'makes aether with Coin',0),
('fqqcqgn75hn5',10,0,'calls Rocking Horse face down',0),
('fqqcqgn75hn5',11,0,'passes',1),
('fqqcqgn75hn5',12,0,'makes aether with Rocking Horse',0),
('fqqcqgn75hn5',13,1,'calls nothing',0),
('fqqcqgn75hn5',14,0,'passes',1),
('fqqcqgn75hn5',15,0,'passes',1),
('fqqcqgn75hn5',16,0,'calls Dusty Marigold Lv1',0),
('fqqcqgn75hn5',17,0,'passes',1),
('fqqcqgn75hn5',18,0,'makes aether with Dusty Marigold Lv1',0),
('fqqcqgn75hn5',19,0,'makes aether with Rocking Horse',0),
('fqqcqgn75hn5',20,1,'calls Old Photograph face down',0),
('fqqcqgn75hn5',21,1,'makes aether with Old Photograph',0),
('fqqcqgn75hn5',22,0,'passes',1),
('fqqcqgn75hn5',23,0,'passes',1),
('fqqcqgn75hn5',24,0,'calls Button Fray Lv1 face down',0),
('fqqcqgn75hn5',25,0,'passes',1),
('fqqcqgn75hn5',26,0,'makes aether with Button Fray Lv1',0),
('fqqcqgn75hn5',27,0,'uses ability 1 of Dusty Marigold Lv1',0),
('fqqcqgn75hn5',28,0,'passes',0),
('fqqcqgn75hn5',29,0,'makes aether with Rocking Horse',0),
('fqqcqgn75hn5',30,1,'passes',0),
('fqqcqgn75hn5',31,1,'makes aether with Old Photograph',0),
('fqqcqgn75hn5',32,1,'calls Button Fray Lv1',0),
('fqqcqgn75hn5',33,1,'makes aether with Button Fray Lv1',0),
('fqqcqgn75hn5',34,1,'plays Music Box',0),
('fqqcqgn75hn5',35,1,'enters recovered',0),
('fqqcqgn75hn5',36,1,'attacks no more',0),
('fqqcqgn75hn5',37,0,'passes',1),
('fqqcqgn75hn5',38,0,'passes',1),
('fqqcqgn75hn5',39,0,'calls Coat Rack Knight face down',0),
('fqqcqgn75hn5',40,0,'passes',1),
('fqqcqgn75hn5',41,0,'plays Broom Cavalry',0),
('fqqcqgn75hn5',42,0,'makes aether with Button Fray Lv1 #8',0),
('fqqcqgn75hn5',43,0,'makes aether with Rocking Horse',0),
('fqqcqgn75hn5',44,0,'passes',0),
('fqqcqgn75hn5',45,0,'enters reversed',0),
('fqqcqgn75hn5',46,0,'makes aether with Coat Rack Knight',0),
('fqqcqgn75hn5',47,1,'uses ability 1 of Button Fray Lv1',0),
('fqqcqgn75hn5',48,1,'chooses Dusty Marigold Lv2',0),
('fqqcqgn75hn5',49,1,'passes',0),
('fqqcqgn75hn5',50,1,'makes aether with Old Photograph',0),
('fqqcqgn75hn5',51,1,'calls Broom Cavalry face down',0),
('fqqcqgn75hn5',52,1,'makes aether with Broom Cavalry',0),
('fqqcqgn75hn5',53,1,'switches Music Box',0),
('fqqcqgn75hn5',54,0,'passes',1),
('fqqcqgn75hn5',55,0,'passes',1),
('fqqcqgn75hn5',56,0,'calls Old Photograph face down',0),
('fqqcqgn75hn5',57,0,'passes',1),
('fqqcqgn75hn5',58,0,'switches Broom Cavalry',0),
('fqqcqgn75hn5',59,0,'makes aether with Coat Rack Knight',0),
('fqqcqgn75hn5',60,0,'makes aether with Rocking Horse',0),
('fqqcqgn75hn5',61,0,'makes aether with Button Fray Lv1 #8',0),
('fqqcqgn75hn5',62,0,'passes',0),
('fqqcqgn75hn5',63,0,'passes',1),
('fqqcqgn75hn5',64,0,'passes',1),
('fqqcqgn75hn5',65,0,'attacks with Broom Cavalry',0),
('fqqcqgn75hn5',66,0,'passes',1),
('fqqcqgn75hn5',67,0,'uses ability 1 of Dusty Marigold Lv1',0),
('fqqcqgn75hn5',68,0,'makes aether with Old Photograph',0),
('fqqcqgn75hn5',69,1,'uses ability 1 of Button Fray Lv1',0),
('fqqcqgn75hn5',70,1,'makes aether with Broom Cavalry',0),
('fqqcqgn75hn5',71,1,'makes aether with Old Photograph',0),
('fqqcqgn75hn5',72,1,'calls Spring Cleaning face down',0),
('fqqcqgn75hn5',73,1,'makes aether with Spring Cleaning',0),
('fqqcqgn75hn5',74,1,'passes',0),
('fqqcqgn75hn5',75,0,'passes',1),
('fqqcqgn75hn5',76,0,'passes',1),
('fqqcqgn75hn5',77,0,'calls Dusty Marigold Lv2 face down',0),
('fqqcqgn75hn5',78,0,'passes',1),
('fqqcqgn75hn5',79,0,'makes aether with Dusty Marigold Lv1',0),
('fqqcqgn75hn5',80,0,'makes aether with Button Fray Lv1 #8',0),
('fqqcqgn75hn5',81,0,'passes',0),
('fqqcqgn75hn5',82,0,'passes',1),
('fqqcqgn75hn5',83,0,'passes',1),
('fqqcqgn75hn5',84,0,'passes',1),
('fqqcqgn75hn5',85,0,'passes',1),
('fqqcqgn75hn5',86,0,'passes',1),
('fqqcqgn75hn5',87,1,'makes aether with Old Photograph',0),
('fqqcqgn75hn5',88,1,'makes aether with Broom Cavalry',0),
('fqqcqgn75hn5',89,1,'makes aether with Button Fray Lv1',0),
('fqqcqgn75hn5',90,1,'passes',0),
('fqqcqgn75hn5',91,0,'passes',1),
('fqqcqgn75hn5',92,1,'plays Mirror Trick',0),
('fqqcqgn75hn5',93,1,'chooses Music Box',0),
('fqqcqgn75hn5',94,1,'makes aether with Spring Cleaning',0),
('fqqcqgn75hn5',95,0,'makes aether with Coat Rack Knight',0),
('fqqcqgn75hn5',96,0,'makes aether with Dusty Marigold Lv2',0),
('fqqcqgn75hn5',97,0,'passes',0),
('fqqcqgn75hn5',98,0,'passes',1),
('fqqcqgn75hn5',99,1,'calls Dusty Marigold Lv1',0),
('fqqcqgn75hn5',100,1,'uses ability 1 of Dusty Marigold Lv1 #25',0),
('fqqcqgn75hn5',101,0,'makes aether with Rocking Horse',0),
('frgpxv0ufhyk',0,1,'goes second',0),
('frgpxv0ufhyk',1,0,'takes a new hand',0),
('frgpxv0ufhyk',2,0,'puts Lantern Mermaid at the bottom',0),
('frgpxv0ufhyk',3,0,'puts Tide Oracle at the bottom',0),
('frgpxv0ufhyk',4,0,'puts Winter Usher at the bottom',0),
('frgpxv0ufhyk',5,0,'puts Ferry Pilot at the bottom',0),
('frgpxv0ufhyk',6,1,'keeps the hand',0),
('frgpxv0ufhyk',7,0,'casts Rime Librarian',0),
('frgpxv0ufhyk',8,0,'discards Glacier Knight for CP',0),
('frgpxv0ufhyk',9,0,'casts Winter Usher',0),
('frgpxv0ufhyk',10,0,'discards Pale Executioner for CP',0),
('frgpxv0ufhyk',11,0,'discards Dock Minstrel for CP',0),
('frgpxv0ufhyk',12,1,'casts Dock Minstrel',0),
('frgpxv0ufhyk',13,1,'casts Glacier Knight',0),
('frgpxv0ufhyk',14,1,'discards Shatterglass for CP',0),
('frgpxv0ufhyk',15,1,'discards Duchess Ravnild for CP',0),
('frgpxv0ufhyk',16,0,'uses ability 1 of Rime Librarian',0),
('frgpxv0ufhyk',17,0,'dulls Winter Usher for CP',0),
('frgpxv0ufhyk',18,0,'passes',0),
('frgpxv0ufhyk',19,1,'chooses Verglas Assassin',0),
('frgpxv0ufhyk',20,0,'casts Snowblind Scout',0),
('frgpxv0ufhyk',21,1,'passes',0),
('frgpxv0ufhyk',22,1,'passes',0),
('frgpxv0ufhyk',23,1,'attacks with no more',0),
('frgpxv0ufhyk',24,1,'casts Hearth Deserter',0),
('frgpxv0ufhyk',25,1,'chooses Snowblind Scout',0),
('frgpxv0ufhyk',26,0,'casts Sleet Courtier',0),
('frgpxv0ufhyk',27,0,'discards Pearl Diver for CP',0),
('frgpxv0ufhyk',28,0,'chooses Hearth Deserter',0),
('frgpxv0ufhyk',29,0,'attacks with no more',0),
('frgpxv0ufhyk',30,1,'passes',0),
('frgpxv0ufhyk',31,1,'casts First Light',0),
('frgpxv0ufhyk',32,1,'selects mode 2',0),
('frgpxv0ufhyk',33,1,'dulls Dock Minstrel for CP',0),
('frgpxv0ufhyk',34,1,'discards Pale Executioner for CP',0),
('frgpxv0ufhyk',35,1,'attacks with no more',0),
('frgpxv0ufhyk',36,0,'casts Dock Minstrel',0),
('frgpxv0ufhyk',37,0,'dulls Winter Usher for CP',0),
('frgpxv0ufhyk',38,0,'discards Admiral Osk for CP',0),
('frgpxv0ufhyk',39,0,'attacks with Snowblind Scout',0),
('frgpxv0ufhyk',40,1,'does not use the EX Burst of Floe Diplomat',0),
('frgpxv0ufhyk',41,1,'casts Shatterglass',0),
('frgpxv0ufhyk',42,1,'chooses Snowblind Scout',0),
('frgpxv0ufhyk',43,1,'discards Hearth Deserter for CP',0),
('frgpxv0ufhyk',44,1,'uses ability 1 of Dock Minstrel #7',0),
('frgpxv0ufhyk',45,1,'attacks with no more',0),
('frgpxv0ufhyk',46,0,'passes',0),
('frgpxv0ufhyk',47,0,'casts Duchess Ravnild',0),
('frgpxv0ufhyk',48,0,'dulls Winter Usher for CP',0),
('frgpxv0ufhyk',49,0,'dulls Sleet Courtier for CP',0),
('frgpxv0ufhyk',50,0,'dulls Dock Minstrel #23 for CP',0),
('frgpxv0ufhyk',51,0,'selects mode 1',0),
('frgpxv0ufhyk',52,0,'selects mode 2',0),
('frgpxv0ufhyk',53,1,'uses ability 1 of Dock Minstrel #7',0),
('frgpxv0ufhyk',54,1,'casts Lantern Mermaid',0),
('frgpxv0ufhyk',55,0,'casts Shellbound Sage',0),
('frgpxv0ufhyk',56,0,'dulls Sleet Courtier for CP',0),
('frgpxv0ufhyk',57,0,'chooses Undertow',0),
('frgpxv0ufhyk',58,0,'attacks with Duchess Ravnild',0),
('frgpxv0ufhyk',59,1,'does not block',0),
('frgpxv0ufhyk',60,1,'passes',0),
('frgpxv0ufhyk',61,1,'passes',0),
('frgpxv0ufhyk',62,1,'attacks with no more',0),
('frgpxv0ufhyk',63,1,'uses ability 1 of Dock Minstrel #7',0),
('frgpxv0ufhyk',64,1,'chooses Glacier Knight',0),
('frgpxv0ufhyk',65,1,'passes',0),
('frgpxv0ufhyk',66,0,'casts Undertow',0),
('frgpxv0ufhyk',67,0,'chooses Duchess Ravnild',0),
('frgpxv0ufhyk',68,0,'dulls Shellbound Sage for CP',0),
('frgpxv0ufhyk',69,0,'discards Frost Herald for CP',0),
('frgpxv0ufhyk',70,0,'uses ability 1 of Dock Minstrel #23',0),
('frgpxv0ufhyk',71,1,'uses ability 1 of Dock Minstrel #7',0),
('frgpxv0ufhyk',72,1,'chooses Glacier Knight',0),
('frgpxv0ufhyk',73,1,'casts Undertow',0),
('frgpxv0ufhyk',74,1,'chooses Lantern Mermaid',0),
('frgpxv0ufhyk',75,1,'discards Frost Herald for CP',0),
('frgpxv0ufhyk',76,1,'passes',0),
('frgpxv0ufhyk',77,1,'attacks with no more',0),
('frgpxv0ufhyk',78,1,'casts Rime Librarian',0),
('frgpxv0ufhyk',79,0,'passes',0),
('g2656wmffmat',0,0,'keeps the hand',0),
('g2656wmffmat',1,1,'keeps the hand',0),
('g2656wmffmat',2,1,'passes',0),
('g2656wmffmat',3,1,'passes',0),
('g2656wmffmat',4,0,'calls Hedge Boar face down',0),
('g2656wmffmat',5,0,'passes',1),
('g2656wmffmat',6,1,'passes',0),
('g2656wmffmat',7,0,'makes aether with Hedge Boar',0),
('g2656wmffmat',8,1,'passes',0),
('g2656wmffmat',9,1,'passes',0),
('g2656wmffmat',10,1,'makes aether with Coin',0),
('g2656wmffmat',11,1,'calls Furnace Cat face down',0),
('g2656wmffmat',12,1,'makes aether with Furnace Cat',0),
('g2656wmffmat',13,0,'passes',1),
('g2656wmffmat',14,0,'passes',1),
('g2656wmffmat',15,0,'calls Vine Stag face down',0),
('g2656wmffmat',16,0,'passes',1),
('g2656wmffmat',17,0,'makes aether with Vine Stag',0),
('g2656wmffmat',18,0,'passes',0),
('g2656wmffmat',19,0,'passes',1),
('g2656wmffmat',20,0,'passes',1),
('g2656wmffmat',21,0,'passes',1),
('g2656wmffmat',22,0,'passes',1),
('g2656wmffmat',23,0,'passes',1),
('g2656wmffmat',24,1,'makes aether with Furnace Cat',0),
('g2656wmffmat',25,0,'passes',1),
('g2656wmffmat',26,0,'passes',1),
('g2656wmffmat',27,1,'calls Cinder Wick Lv2 face down',0),
('g2656wmffmat',28,1,'makes aether with Cinder Wick Lv2',0),
('g2656wmffmat',29,0,'passes',1),
('g2656wmffmat',30,0,'passes',1),
('g2656wmffmat',31,0,'passes',1),
('g2656wmffmat',32,0,'makes aether with Hedge Boar',0),
('g2656wmffmat',33,0,'passes',1),
('g2656wmffmat',34,0,'passes',1),
('g2656wmffmat',35,0,'calls Thorn Lash face down',0),
('g2656wmffmat',36,0,'passes',1),
('g2656wmffmat',37,0,'makes aether with Vine Stag',0),
('g2656wmffmat',38,0,'makes aether with Thorn Lash',0),
('g2656wmffmat',39,0,'makes aether with Hedge Boar',0),
('g2656wmffmat',40,1,'makes aether with Cinder Wick Lv2',0),
('g2656wmffmat',41,1,'passes',0),
('g2656wmffmat',42,1,'makes aether with Furnace Cat',0),
('g2656wmffmat',43,1,'calls Chimney Hawk face down',0),
('g2656wmffmat',44,1,'makes aether with Chimney Hawk',0),
('g2656wmffmat',45,0,'passes',1),
('g2656wmffmat',46,0,'passes',1),
('g2656wmffmat',47,0,'levels up Hedge Boar to Clover Brand Lv2',0),
('g2656wmffmat',48,0,'passes',1),
('g2656wmffmat',49,0,'plays Proud Peacock',0),
('g2656wmffmat',50,0,'makes aether with Thorn Lash',0),
('g2656wmffmat',51,0,'pays Terra aether (2)',0),
('g2656wmffmat',52,0,'passes',0),
('g2656wmffmat',53,0,'enters recovered',0),
('g2656wmffmat',54,0,'makes aether with Vine Stag',0),
('g2656wmffmat',55,0,'attacks no more',0),
('g2656wmffmat',56,1,'passes',0),
('g2656wmffmat',57,1,'passes',0),
('g2656wmffmat',58,1,'calls Firedamp face down',0),
('g2656wmffmat',59,1,'makes aether with Chimney Hawk',0),
('g2656wmffmat',60,1,'makes aether with Firedamp',0),
('g2656wmffmat',61,1,'makes aether with Cinder Wick Lv2',0),
('g2656wmffmat',62,1,'makes aether with Furnace Cat',0),
('g2656wmffmat',63,0,'passes',1),
('g2656wmffmat',64,0,'passes',1),
('g2656wmffmat',65,0,'levels up Thorn Lash to Fern Ledger Lv2',0),
('g2656wmffmat',66,0,'passes',1),
('g2656wmffmat',67,0,'makes aether with Clover Brand Lv2',0),
('g2656wmffmat',68,0,'plays Tend the Rows',0),
('g2656wmffmat',69,0,'pays Silva aether',0),
('g2656wmffmat',70,0,'pays Terra aether',0),
('g2656wmffmat',71,0,'passes',0),
('g2656wmffmat',72,0,'makes aether with Seedling',0),
('g2656wmffmat',73,0,'makes aether with Vine Stag',0),
('g2656wmffmat',74,0,'passes',0),
('g2656wmffmat',75,0,'attacks with Proud Peacock',0),
('g2656wmffmat',76,0,'corrupts orb 2',0),
('g2656wmffmat',77,1,'makes aether with Chimney Hawk',0),
('g2656wmffmat',78,1,'makes aether with Furnace Cat',0),
('g2656wmffmat',79,1,'makes aether with Cinder Wick Lv2',0),
('g2656wmffmat',80,1,'passes',0),
('g2656wmffmat',81,1,'makes aether with Firedamp',0),
('g2656wmffmat',82,1,'calls Bellfounder''s Ox face down',0),
('g2656wmffmat',83,1,'makes aether with Bellfounder''s Ox',0),
('g2656wmffmat',84,0,'passes',1),
('g2656wmffmat',85,0,'passes',1),
('g2656wmffmat',86,0,'calls Moss Crawler face down',0),
('g2656wmffmat',87,0,'passes',1),
('g2656wmffmat',88,0,'plays Bramble Host',0),
('gjjpynrvx2bf',0,0,'keeps the hand',0),
('gjjpynrvx2bf',1,1,'keeps the hand',0),
('gjjpynrvx2bf',2,1,'makes aether with Coin',0),
('gjjpynrvx2bf',3,0,'calls Thimble Mouse face down',0),
('gjjpynrvx2bf',4,0,'passes',1),
('gjjpynrvx2bf',5,0,'passes',0),
('gjjpynrvx2bf',6,0,'passes',1),
('gjjpynrvx2bf',7,0,'passes',1),
('gjjpynrvx2bf',8,0,'passes',1),
('gjjpynrvx2bf',9,0,'passes',1),
('gjjpynrvx2bf',10,1,'calls Osk Bellows Lv1',0),
('gjjpynrvx2bf',11,1,'passes',0),
('gjjpynrvx2bf',12,0,'passes',1),
('gjjpynrvx2bf',13,1,'plays Kiln Pup',0),
('gjjpynrvx2bf',14,0,'makes aether with Thimble Mouse',0),
('gjjpynrvx2bf',15,0,'passes',1),
('gjjpynrvx2bf',16,0,'passes',1),
('gjjpynrvx2bf',17,0,'calls Sewing Spider face down',0),
('gjjpynrvx2bf',18,0,'passes',1),
('gx9sj72gb0ss',0,0,'exchanges cards',0),
('gx9sj72gb0ss',1,1,'keeps the hand',0),
('gx9sj72gb0ss',2,0,'puts Lock Heron at the bottom',0),
('gx9sj72gb0ss',3,0,'puts Ferry Twill Lv1 at the bottom',0),
('gx9sj72gb0ss',4,0,'puts Lamp Eel at the bottom',0),
('gx9sj72gb0ss',5,0,'puts Lock Heron at the bottom',0),
('gx9sj72gb0ss',6,0,'puts no more at the bottom',0),
('gx9sj72gb0ss',7,1,'makes aether with Coin',0),
('gx9sj72gb0ss',8,0,'calls Sluice Marrow Lv1 face down',0),
('gx9sj72gb0ss',9,0,'passes',1),
('gx9sj72gb0ss',10,0,'makes aether with Sluice Marrow Lv1',0),
('gx9sj72gb0ss',11,1,'calls Tidy Quill Lv1',0),
('gx9sj72gb0ss',12,1,'passes',0),
('gx9sj72gb0ss',13,1,'makes aether with Tidy Quill Lv1',0),
('gx9sj72gb0ss',14,0,'passes',1),
('gx9sj72gb0ss',15,0,'passes',1),
('gx9sj72gb0ss',16,0,'calls Pell Lantern Lv1',0),
('gx9sj72gb0ss',17,0,'passes',1),
('gx9sj72gb0ss',18,0,'makes aether with Sluice Marrow Lv1',0),
('gx9sj72gb0ss',19,0,'makes aether with Pell Lantern Lv1',0),
('gx9sj72gb0ss',20,1,'makes aether with Tidy Quill Lv1',0),
('gx9sj72gb0ss',21,1,'calls Lamp Eel face down',0),
('gx9sj72gb0ss',22,1,'passes',0),
('gx9sj72gb0ss',23,1,'plays Lock Heron',0),
('gx9sj72gb0ss',24,1,'enters reversed',0),
('gx9sj72gb0ss',25,0,'passes',1),
('gx9sj72gb0ss',26,0,'passes',1),
('gx9sj72gb0ss',27,0,'calls Leaking Jar face down',0),
('gx9sj72gb0ss',28,0,'passes',1),
('gx9sj72gb0ss',29,0,'uses ability 1 of Pell Lantern Lv1',0),
('gx9sj72gb0ss',30,0,'makes aether with Leaking Jar',0),
('gx9sj72gb0ss',31,0,'makes aether with Sluice Marrow Lv1',0),
('gx9sj72gb0ss',32,1,'makes aether with Tidy Quill Lv1',0),
('gx9sj72gb0ss',33,1,'makes aether with Lamp Eel',0),
('gx9sj72gb0ss',34,1,'uses ability 1 of Lock Heron',0),
('gx9sj72gb0ss',35,1,'pays Aqua aether of Canal as Aqua',0),
('gx9sj72gb0ss',36,1,'uses ability 1 of Lock Heron',0),
('gx9sj72gb0ss',37,1,'calls Puddle Newt face down',0),
('gx9sj72gb0ss',38,1,'makes aether with Puddle Newt',0),
('gx9sj72gb0ss',39,1,'uses ability 1 of Lock Heron',0),
('gx9sj72gb0ss',40,1,'switches Lock Heron',0),
('gx9sj72gb0ss',41,1,'attacks with Lock Heron',0),
('gx9sj72gb0ss',42,1,'corrupts orb 5',0),
('gx9sj72gb0ss',43,0,'passes',1),
('gx9sj72gb0ss',44,0,'passes',1),
('gx9sj72gb0ss',45,0,'levels up Sluice Marrow Lv1 to Sluice Marrow Lv2',0),
('gx9sj72gb0ss',46,0,'passes',1),
('gx9sj72gb0ss',47,0,'plays Moon Otter',0),
('gx9sj72gb0ss',48,0,'pays Luna aether of Canal as Luna',0),
('gx9sj72gb0ss',49,0,'makes aether with Leaking Jar',0),
('gx9sj72gb0ss',50,0,'uses ability 1 of Sluice Marrow Lv2',0),
('gx9sj72gb0ss',51,0,'chooses no more',0),
('gx9sj72gb0ss',52,0,'enters recovered',0),
('gx9sj72gb0ss',53,0,'attacks no more',0),
('gx9sj72gb0ss',54,1,'makes aether with Puddle Newt',0),
('gx9sj72gb0ss',55,1,'makes aether with Tidy Quill Lv1',0),
('gx9sj72gb0ss',56,1,'uses ability 1 of Lock Heron',0),
('gx9sj72gb0ss',57,1,'makes aether with Lamp Eel',0),
('gx9sj72gb0ss',58,1,'pays aether',0),
('gx9sj72gb0ss',59,1,'uses ability 1 of Lock Heron',0),
('gx9sj72gb0ss',60,1,'pays aether',0),
('gx9sj72gb0ss',61,1,'uses ability 1 of Lock Heron',0),
('gx9sj72gb0ss',62,1,'calls Leaking Jar face down',0),
('gx9sj72gb0ss',63,1,'makes aether with Leaking Jar',0),
('gx9sj72gb0ss',64,1,'passes',0),
('gx9sj72gb0ss',65,1,'uses ability 1 of Lock Heron',0),
('gx9sj72gb0ss',66,1,'passes',0),
('gx9sj72gb0ss',67,1,'attacks with Lock Heron',0),
('gx9sj72gb0ss',68,1,'attacks Moon Otter',0),
('gx9sj72gb0ss',69,0,'passes',1),
('gx9sj72gb0ss',70,0,'passes',1),
('gxtrtg5s7uzn',0,0,'passes',0),
('gxtrtg5s7uzn',1,1,'charges Lamp Sergeant',0),
('gxtrtg5s7uzn',2,1,'creates a plan',0),
('gxtrtg5s7uzn',3,0,'passes',0),
('gxtrtg5s7uzn',4,1,'charges First Landing',0),
('gxtrtg5s7uzn',5,1,'passes',0),
('gxtrtg5s7uzn',6,0,'charges Grafted Giant',0),
('gxtrtg5s7uzn',7,0,'creates a plan',0),
('gxtrtg5s7uzn',8,1,'passes',0),
('gxtrtg5s7uzn',9,1,'passes',0),
('gxtrtg5s7uzn',10,0,'charges Stairwright',0),
('gxtrtg5s7uzn',11,0,'plays Sudden Spring',0),
('gxtrtg5s7uzn',12,0,'plays Hollow Stag',0),
('gxtrtg5s7uzn',13,0,'chooses left home',0),
('gxtrtg5s7uzn',14,1,'passes',0),
('gxtrtg5s7uzn',15,1,'passes',0),
('gxtrtg5s7uzn',16,0,'charges Unmapped Leviathan',0),
('gxtrtg5s7uzn',17,0,'passes',0),
('gxtrtg5s7uzn',18,1,'passes',0),
('gxtrtg5s7uzn',19,1,'creates a plan',0),
('gxtrtg5s7uzn',20,1,'freezes Lamp Sergeant',0),
('gxtrtg5s7uzn',21,1,'passes',0),
('gxtrtg5s7uzn',22,0,'charges Harbour Interceptor',0),
('gxtrtg5s7uzn',23,0,'plays Root Sprout',0),
('gxtrtg5s7uzn',24,0,'chooses middle centre',0),
('gxtrtg5s7uzn',25,0,'freezes Grafted Giant',0),
('gxtrtg5s7uzn',26,0,'moves Hollow Stag',0),
('gxtrtg5s7uzn',27,0,'chooses left centre',0),
('gxtrtg5s7uzn',28,0,'freezes Stairwright',0),
('gxtrtg5s7uzn',29,0,'plays Mossback',0),
('gxtrtg5s7uzn',30,0,'chooses left home',0),
('gxtrtg5s7uzn',31,0,'freezes Unmapped Leviathan',0),
('gxtrtg5s7uzn',32,0,'moves Hollow Stag',0),
('gxtrtg5s7uzn',33,0,'chooses middle centre',0),
('h0txee5pgkcd',0,0,'goes first',0),
('h0txee5pgkcd',1,0,'takes a new hand',0),
('h0txee5pgkcd',2,0,'puts Storm Lancer at the bottom',0),
('h259cumsw9ag',0,0,'exchanges cards',0),
('h259cumsw9ag',1,1,'exchanges cards',0),
('h259cumsw9ag',2,0,'puts Hedge Boar at the bottom',0),
('h259cumsw9ag',3,0,'puts Tend the Rows at the bottom',0),
('h259cumsw9ag',4,0,'puts Clover Brand Lv2 at the bottom',0),
('h259cumsw9ag',5,0,'puts no more at the bottom',0),
('h259cumsw9ag',6,1,'puts Moss Crawler at the bottom',0),
('h259cumsw9ag',7,1,'puts Great Hornbeam at the bottom',0),
('h259cumsw9ag',8,1,'puts Root Whisper Lv1 at the bottom',0),
('h259cumsw9ag',9,1,'puts Clover Brand Lv1 at the bottom',0),
('h259cumsw9ag',10,1,'puts Proud Peacock at the bottom',0),
('h259cumsw9ag',11,1,'puts Grafting at the bottom',0),
('h259cumsw9ag',12,1,'puts no more at the bottom',0),
('h259cumsw9ag',13,1,'passes',0),
('h259cumsw9ag',14,1,'makes aether with Coin',0),
('h259cumsw9ag',15,0,'calls Seedling face down',0),
('h259cumsw9ag',16,0,'passes',1),
('h259cumsw9ag',17,0,'passes',0),
('h259cumsw9ag',18,0,'passes',1),
('h259cumsw9ag',19,0,'passes',1),
('h259cumsw9ag',20,0,'passes',1),
('h259cumsw9ag',21,0,'passes',1),
('h259cumsw9ag',22,1,'calls Vine Stag face down',0),
('h259cumsw9ag',23,1,'passes',0),
('h259cumsw9ag',24,0,'passes',1),
('h259cumsw9ag',25,1,'makes aether with Vine Stag',0),
('h259cumsw9ag',26,0,'passes',1),
('h259cumsw9ag',27,0,'passes',1),
('h259cumsw9ag',28,0,'passes',0),
('h259cumsw9ag',29,0,'passes',1),
('h259cumsw9ag',30,0,'passes',1),
('h259cumsw9ag',31,0,'passes',1),
('h259cumsw9ag',32,0,'passes',1),
('h259cumsw9ag',33,0,'passes',1),
('h259cumsw9ag',34,0,'calls Clover Brand Lv1',0),
('h259cumsw9ag',35,0,'passes',1),
('h259cumsw9ag',36,0,'makes aether with Seedling',0),
('h259cumsw9ag',37,0,'makes aether with Clover Brand Lv1',0),
('h259cumsw9ag',38,0,'plays Moss Crawler',0),
('h259cumsw9ag',39,0,'enters recovered',0),
('h259cumsw9ag',40,0,'attacks with Moss Crawler',0),
('h259cumsw9ag',41,0,'corrupts orb 4',0),
('h259cumsw9ag',42,1,'applies Scarecrow Captain',0),
('h259cumsw9ag',43,1,'enters recovered',0),
('h259cumsw9ag',44,1,'passes',0),
('h259cumsw9ag',45,1,'passes',0),
('h259cumsw9ag',46,1,'calls Bramble Host face down',0),
('h259cumsw9ag',47,1,'passes',0),
('h259cumsw9ag',48,1,'makes aether with Vine Stag',0),
('h259cumsw9ag',49,1,'switches Scarecrow Captain',0),
('h259cumsw9ag',50,1,'passes',0),
('h259cumsw9ag',51,1,'passes',0),
('h259cumsw9ag',52,1,'makes aether with Bramble Host',0),
('h259cumsw9ag',53,0,'passes',1),
('h259cumsw9ag',54,0,'passes',1),
('h259cumsw9ag',55,0,'levels up Seedling to Fern Ledger Lv2',0),
('h259cumsw9ag',56,0,'passes',1),
('h259cumsw9ag',57,0,'plays Seedling',0),
('h259cumsw9ag',58,0,'makes aether with Clover Brand Lv1',0),
('h259cumsw9ag',59,0,'enters reversed',0),
('h259cumsw9ag',60,0,'plays Seedling',0),
('h259cumsw9ag',61,0,'enters recovered',0),
('h259cumsw9ag',62,0,'switches Moss Crawler',0),
('h259cumsw9ag',63,0,'attacks with Seedling #17',0),
('h259cumsw9ag',64,1,'makes aether with Bramble Host',0),
('h259cumsw9ag',65,1,'passes',0),
('h259cumsw9ag',66,1,'passes',0),
('h259cumsw9ag',67,1,'calls Seedling face down',0),
('h259cumsw9ag',68,1,'makes aether with Vine Stag',0),
('h259cumsw9ag',69,1,'passes',0),
('h259cumsw9ag',70,1,'makes aether with Seedling',0),
('h259cumsw9ag',71,1,'switches Scarecrow Captain',0),
('h259cumsw9ag',72,1,'attacks with Scarecrow Captain',0),
('h259cumsw9ag',73,1,'attacks Moss Crawler',0),
('h259cumsw9ag',74,0,'passes',1),
('h259cumsw9ag',75,0,'passes',1),
('h259cumsw9ag',76,0,'calls Fern Ledger Lv1 face down',0),
('h259cumsw9ag',77,0,'passes',1),
('h259cumsw9ag',78,0,'switches Moss Crawler',0),
('h259cumsw9ag',79,0,'uses ability 1 of Clover Brand Lv1',0),
('h259cumsw9ag',80,0,'chooses Seedling #15',0),
('h259cumsw9ag',81,0,'passes',0),
('h40fhp4jecgb',0,1,'goes first',0),
('h40fhp4jecgb',1,1,'keeps the hand',0),
('h40fhp4jecgb',2,0,'takes a new hand',0),
('h40fhp4jecgb',3,0,'puts Cinder Duelist at the bottom',0),
('h40fhp4jecgb',4,0,'puts Kilnborn Champion at the bottom',0),
('h40fhp4jecgb',5,0,'puts Road Clerk at the bottom',0),
('h40fhp4jecgb',6,0,'puts Roadside Storm at the bottom',0),
('h40fhp4jecgb',7,1,'plays Chapel Novice',0),
('h40fhp4jecgb',8,1,'discards Harbor Librarian for CP',0),
('h40fhp4jecgb',9,1,'plays Lantern Jelly',0),
('h40fhp4jecgb',10,0,'plays Innkeeper of Crossways',0),
('h40fhp4jecgb',11,0,'passes',0),
('h40fhp4jecgb',12,0,'plays Brannoch of the Pyre',0),
('h6rjqegsjdqf',0,0,'places Lamp Concert',0),
('ha88g5zztd98',0,0,'goes first',0),
('ha88g5zztd98',1,0,'keeps the hand',0),
('ha88g5zztd98',2,1,'keeps the hand',0),
('ha88g5zztd98',3,0,'casts Glacier Knight',0),
('ha88g5zztd98',4,0,'discards Rime Librarian for CP',0),
('ha88g5zztd98',5,0,'discards Rime Librarian for CP',0),
('ha88g5zztd98',6,0,'casts Winter Usher',0),
('ha88g5zztd98',7,1,'passes',0),
('ha88g5zztd98',8,1,'casts Kite Rider',0),
('ha88g5zztd98',9,1,'discards Roof Runner for CP',0),
('ha88g5zztd98',10,1,'casts Storm Lancer',0),
('ha88g5zztd98',11,1,'attacks with Storm Lancer',0),
('ha88g5zztd98',12,0,'does not block',0),
('ha88g5zztd98',13,1,'attacks with Kite Rider',0),
('ha88g5zztd98',14,0,'blocks with Glacier Knight',0),
('ha88g5zztd98',15,0,'casts Pearl Diver',0),
('ha88g5zztd98',16,0,'discards Floe Diplomat for Water CP',0),
('ha88g5zztd98',17,0,'says yes',0),
('hcd725y3ns2h',0,1,'goes second',0),
('hcd725y3ns2h',1,0,'takes a new hand',0),
('hcd725y3ns2h',2,0,'puts Seven-Pointed Star at the bottom',0),
('hcd725y3ns2h',3,0,'puts Wren the Wanderer at the bottom',0),
('hcd725y3ns2h',4,0,'puts Roc Tamer at the bottom',0),
('hcd725y3ns2h',5,0,'puts Kestrel Rider at the bottom',0),
('hcd725y3ns2h',6,1,'takes a new hand',0),
('hcd725y3ns2h',7,1,'puts Kestrel Rider at the bottom',0),
('hcd725y3ns2h',8,1,'puts Wren the Wanderer at the bottom',0),
('hcd725y3ns2h',9,1,'puts Road Urchin at the bottom',0),
('hcd725y3ns2h',10,1,'puts Innkeeper of Crossways at the bottom',0),
('hcd725y3ns2h',11,0,'passes',0),
('hcd725y3ns2h',12,0,'passes',1),
('hcd725y3ns2h',13,0,'plays Kite Maker',0),
('hcd725y3ns2h',14,0,'discards Flying Wedge for CP',0),
('hcd725y3ns2h',15,0,'discards Weapon Peddler for CP',0),
('hcd725y3ns2h',16,0,'summons Gust of the High Road',0),
('hcd725y3ns2h',17,0,'selects mode 2',0),
('hcd725y3ns2h',18,1,'plays Heir of Seven Roads',0),
('hcd725y3ns2h',19,1,'discards Weapon Peddler for CP',0),
('hcd725y3ns2h',20,1,'summons Gust of the High Road',0),
('hcd725y3ns2h',21,1,'selects mode 2',0),
('hcd725y3ns2h',22,1,'discards Seven-Pointed Star for CP',0),
('hcd725y3ns2h',23,1,'says no',0),
('hcd725y3ns2h',24,0,'uses ability 2 of Great Roc',0),
('hcd725y3ns2h',25,1,'plays Wren the Wanderer',0),
('hcd725y3ns2h',26,1,'discards Heir of Seven Roads for CP',0),
('hcd725y3ns2h',27,1,'summons Roadside Storm',0),
('hcd725y3ns2h',28,1,'discards Flying Wedge for CP',0),
('hcd725y3ns2h',29,0,'uses ability 1 of Kite Maker',0),
('hcd725y3ns2h',30,0,'passes',0),
('hcd725y3ns2h',31,0,'passes',0),
('hcd725y3ns2h',32,1,'passes',0),
('hcd725y3ns2h',33,1,'uses Tailwind of High Road Captain',0),
('hcd725y3ns2h',34,0,'plays Heir of Seven Roads',0),
('hcd725y3ns2h',35,0,'discards Flying Wedge for CP',0),
('hcd725y3ns2h',36,0,'discards Innkeeper of Crossways for CP',0),
('hcd725y3ns2h',37,0,'passes',0),
('hcd725y3ns2h',38,0,'says no',0),
('hcd725y3ns2h',39,0,'passes',0),
('hcd725y3ns2h',40,0,'passes',1),
('hcd725y3ns2h',41,0,'uses ability 1 of Kite Maker',0),
('hcd725y3ns2h',42,1,'uses Tailwind of High Road Captain',0),
('hcd725y3ns2h',43,0,'plays Storm Herald',0),
('hcd725y3ns2h',44,0,'attacks with Heir of Seven Roads',0),
('hcd725y3ns2h',45,1,'passes',0),
('hcd725y3ns2h',46,1,'passes',0),
('hcd725y3ns2h',47,1,'plays Weapon Peddler',0),
('hcd725y3ns2h',48,1,'says yes',0),
('hcd725y3ns2h',49,1,'chooses Wanderer''s Bow',0),
('hcd725y3ns2h',50,0,'passes',0),
('hcd725y3ns2h',51,0,'passes',1),
('hcd725y3ns2h',52,0,'attacks with no more',0),
('hcd725y3ns2h',53,0,'uses ability 1 of Kite Maker',0),
('hcd725y3ns2h',54,0,'chooses Storm Herald',0),
('hcd725y3ns2h',55,1,'passes',0),
('hcd725y3ns2h',56,1,'plays Kestrel Rider',0),
('hcd725y3ns2h',57,1,'dulls Weapon Peddler for CP',0),
('hcd725y3ns2h',58,0,'summons Roadside Storm',0),
('hgppx2vgtnjs',0,1,'goes first',0),
('hgppx2vgtnjs',1,1,'keeps the hand',0),
('hgppx2vgtnjs',2,0,'takes a new hand',0),
('hgppx2vgtnjs',3,0,'puts Ashwing Courier at the bottom',0),
('hh90jh23e5q7',0,0,'exchanges cards',0),
('hh90jh23e5q7',1,1,'exchanges cards',0),
('hh90jh23e5q7',2,0,'puts Marl Tally Lv1 at the bottom',0),
('hh90jh23e5q7',3,0,'puts Osk Bellows Lv1 at the bottom',0),
('hh90jh23e5q7',4,0,'puts no more at the bottom',0),
('hh90jh23e5q7',5,1,'puts Bramble Host at the bottom',0),
('hh90jh23e5q7',6,1,'puts Clover Brand Lv1 at the bottom',0),
('hh90jh23e5q7',7,1,'puts Orchard Queen at the bottom',0),
('hh90jh23e5q7',8,1,'puts Great Hornbeam at the bottom',0),
('hh90jh23e5q7',9,1,'puts Clover Brand Lv2 at the bottom',0),
('hh90jh23e5q7',10,1,'puts no more at the bottom',0),
('hh90jh23e5q7',11,1,'passes',0),
('hh90jh23e5q7',12,1,'makes aether with Coin',0),
('hh90jh23e5q7',13,0,'calls Cinder Wick Lv2 face down',0),
('hh90jh23e5q7',14,0,'passes',1),
('hh90jh23e5q7',15,0,'passes',0),
('hh90jh23e5q7',16,0,'passes',1),
('hh90jh23e5q7',17,0,'passes',1),
('hh90jh23e5q7',18,0,'passes',1),
('hh90jh23e5q7',19,0,'passes',1),
('hh90jh23e5q7',20,1,'calls Vine Stag face down',0),
('hh90jh23e5q7',21,1,'makes aether with Vine Stag',0),
('hh90jh23e5q7',22,0,'passes',1),
('hh90jh23e5q7',23,0,'passes',1),
('hh90jh23e5q7',24,0,'passes',1),
('hh90jh23e5q7',25,0,'makes aether with Cinder Wick Lv2',0),
('hh90jh23e5q7',26,0,'passes',1),
('hh90jh23e5q7',27,0,'passes',1),
('hh90jh23e5q7',28,0,'calls Bellfounder''s Ox face down',0),
('hh90jh23e5q7',29,0,'passes',1),
('hh90jh23e5q7',30,0,'passes',0),
('hh90jh23e5q7',31,0,'passes',1),
('hh90jh23e5q7',32,0,'passes',1),
('hh90jh23e5q7',33,0,'passes',1),
('hh90jh23e5q7',34,0,'passes',1),
('hh90jh23e5q7',35,0,'passes',1),
('hh90jh23e5q7',36,1,'makes aether with Vine Stag',0),
('hh90jh23e5q7',37,0,'passes',1),
('hh90jh23e5q7',38,0,'passes',1),
('hh90jh23e5q7',39,1,'calls Bramble Host face down',0),
('hh90jh23e5q7',40,1,'makes aether with Bramble Host',0),
('hh90jh23e5q7',41,0,'passes',1),
('hh90jh23e5q7',42,0,'passes',1),
('hh90jh23e5q7',43,0,'passes',1),
('hh90jh23e5q7',44,0,'makes aether with Bellfounder''s Ox',0),
('hh90jh23e5q7',45,0,'makes aether with Cinder Wick Lv2',0),
('hh90jh23e5q7',46,0,'passes',1),
('hh90jh23e5q7',47,0,'passes',1),
('hh90jh23e5q7',48,0,'calls Ash Titan face down',0),
('hh90jh23e5q7',49,0,'passes',1),
('hh90jh23e5q7',50,0,'makes aether with Ash Titan',0),
('hmndrsn2cszk',0,0,'places Lamp Concert',0),
('hmndrsn2cszk',1,0,'places Full Score',0),
('hmndrsn2cszk',2,1,'places Grand Clearance',0),
('hmndrsn2cszk',3,1,'places Opening Night',0),
('hmndrsn2cszk',4,0,'puts Lamp Cellist into the energy zone',0),
('hmndrsn2cszk',5,0,'puts Borrowed Coat into the energy zone',0),
('hmndrsn2cszk',6,1,'plays Charcoal Boy',0),
('hmndrsn2cszk',7,1,'chooses centre',0),
('hmndrsn2cszk',8,1,'passes',0),
('hmndrsn2cszk',9,1,'keeps no card',0),
('hmndrsn2cszk',10,1,'charges After-Hours Feast',0),
('hmndrsn2cszk',11,1,'charges Fire Eater',0),
('hmndrsn2cszk',12,0,'activates ability 1 of Lamp Orchestra',0),
('hmndrsn2cszk',13,0,'plays Echo Moth',0),
('hmndrsn2cszk',14,0,'chooses centre',0),
('hmndrsn2cszk',15,0,'pays with Borrowed Coat #12',0),
('hmndrsn2cszk',16,0,'plays Gull Feeder',0),
('hmndrsn2cszk',17,0,'chooses left side',0),
('hmndrsn2cszk',18,0,'pays with Lamp Cellist',0),
('hmndrsn2cszk',19,0,'plays Bell Ringer',0),
('hmndrsn2cszk',20,0,'chooses centre',0),
('hmndrsn2cszk',21,0,'passes',0),
('hmndrsn2cszk',22,0,'keeps no card',0),
('hmndrsn2cszk',23,0,'charges no more',0),
('hmndrsn2cszk',24,1,'plays After-Hours Feast',0),
('hmndrsn2cszk',25,1,'plays Skewer Thief',0),
('hmndrsn2cszk',26,1,'chooses centre',0),
('hmndrsn2cszk',27,1,'pays with After-Hours Feast',0),
('hmndrsn2cszk',28,1,'plays Two for One',0),
('hmndrsn2cszk',29,1,'pays with Fire Eater',0),
('hmndrsn2cszk',30,1,'attacks with Skewer Thief',0),
('hmndrsn2cszk',31,0,'activates ability 1 of Lamp Orchestra',0),
('hmndrsn2cszk',32,0,'says yes',0),
('hmndrsn2cszk',33,0,'chooses Drum Marshal',0),
('hmndrsn2cszk',34,1,'plays Kiln Warden',0),
('hmndrsn2cszk',35,1,'chooses right side',0),
('hmndrsn2cszk',36,1,'passes',0),
('hmndrsn2cszk',37,1,'keeps no card',0),
('hmndrsn2cszk',38,1,'charges Flare',0),
('hmndrsn2cszk',39,1,'charges Stall Guard',0),
('hmndrsn2cszk',40,0,'passes',0),
('hmndrsn2cszk',41,0,'keeps Bell Ringer',0),
('hmndrsn2cszk',42,0,'charges Overture',0),
('hmndrsn2cszk',43,1,'plays Fire Eater',0),
('hmndrsn2cszk',44,1,'attacks with Fire Eater',0),
('hmndrsn2cszk',45,0,'activates ability 1 of Lamp Orchestra',0),
('hmndrsn2cszk',46,0,'says yes',0),
('hmndrsn2cszk',47,0,'chooses right side',0),
('hmndrsn2cszk',48,1,'plays Ember Potter',0),
('hmndrsn2cszk',49,1,'chooses centre',0),
('hmndrsn2cszk',50,1,'attacks with Ember Potter',0),
('hmndrsn2cszk',51,0,'plays Silver Mouthpiece',0),
('hmndrsn2cszk',52,0,'chooses right side',0),
('hmndrsn2cszk',53,0,'pays with Glass Harper',0),
('hmndrsn2cszk',54,1,'puts Pier Sweeper into the energy zone',0),
('hmndrsn2cszk',55,0,'plays Triangle Pupil',0),
('hmndrsn2cszk',56,0,'chooses left side',0),
('hmndrsn2cszk',57,1,'plays Two for One',0),
('hmndrsn2cszk',58,1,'activates ability 1 of Ember Row Stalls',0),
('hmndrsn2cszk',59,1,'chooses Bell Ringer',0),
('hmndrsn2cszk',60,1,'attacks with Kiln Warden',0),
('hmndrsn2cszk',61,0,'slides Glass Harper',0),
('hmndrsn2cszk',62,0,'chooses Fiddle Rover',0),
('hmndrsn2cszk',63,0,'chooses Crescendo',0),
('hmndrsn2cszk',64,0,'plays Rest and Repeat',0),
('hmndrsn2cszk',65,0,'chooses Glass Harper',0),
('hmndrsn2cszk',66,1,'plays Pier Sweeper',0),
('hmndrsn2cszk',67,1,'chooses left side',0),
('hmndrsn2cszk',68,1,'attacks with Pier Sweeper',0),
('hmndrsn2cszk',69,0,'passes',0),
('hmndrsn2cszk',70,1,'plays Flare',0),
('hpka2xtsgyus',0,0,'goes first',0),
('hpka2xtsgyus',1,0,'keeps the hand',0),
('hpka2xtsgyus',2,1,'keeps the hand',0),
('hpka2xtsgyus',3,0,'passes',0),
('hpka2xtsgyus',4,0,'casts Rail Engineer',0),
('hpka2xtsgyus',5,0,'discards Battery Imp for CP',0),
('hpka2xtsgyus',6,0,'discards Gale Fencer for CP',0),
('hpka2xtsgyus',7,0,'passes',0),
('hpka2xtsgyus',8,1,'passes',0),
('hpka2xtsgyus',9,1,'passes',0),
('hpka2xtsgyus',10,1,'discards Duchess Ravnild',0),
('hpka2xtsgyus',11,1,'discards Tide Oracle',0),
('hpka2xtsgyus',12,0,'casts Roof Runner',0),
('hpka2xtsgyus',13,0,'discards Updraft for CP',0),
('hpka2xtsgyus',14,0,'casts Storm Lancer',0),
('hpka2xtsgyus',15,0,'dulls Rail Engineer for CP',0),
('hpka2xtsgyus',16,0,'discards Weathercock Priest for CP',0),
('hpka2xtsgyus',17,1,'does not use the EX Burst of Undertow',0),
('hpka2xtsgyus',18,1,'casts Lantern Mermaid',0),
('hpka2xtsgyus',19,1,'discards Pearl Diver for CP',0),
('hpka2xtsgyus',20,1,'discards Admiral Osk for CP',0),
('hpka2xtsgyus',21,1,'casts Pearl Diver',0),
('hpka2xtsgyus',22,1,'says no',0),
('hpka2xtsgyus',23,1,'passes',0),
('hpka2xtsgyus',24,1,'casts Snowblind Scout',0),
('hpka2xtsgyus',25,0,'passes',0),
('hpka2xtsgyus',26,0,'passes',1),
('hpka2xtsgyus',27,0,'passes',1),
('hpka2xtsgyus',28,1,'does not block',0),
('hpka2xtsgyus',29,0,'passes',0),
('hpka2xtsgyus',30,0,'passes',1),
('j2fjb8hcxftu',0,1,'goes second',0),
('j2fjb8hcxftu',1,0,'takes a new hand',0),
('j2fjb8hcxftu',2,0,'puts Puppet Tempest at the bottom',0),
('j2fjb8hcxftu',3,0,'puts Vesper Crown at the bottom',0),
('j2fjb8hcxftu',4,0,'puts Coalback Drake at the bottom',0),
('j2fjb8hcxftu',5,0,'puts Road Clerk at the bottom',0),
('j2fjb8hcxftu',6,1,'keeps the hand',0),
('j2fjb8hcxftu',7,0,'summons Hearth Colossus',0),
('j2fjb8hcxftu',8,0,'discards Cinder Drummer for CP',0),
('j2fjb8hcxftu',9,0,'discards Cinderfall for CP',0),
('j2fjb8hcxftu',10,1,'summons Sparks on the Wind',0),
('j2fjb8hcxftu',11,1,'discards Forge Sisters for CP',0),
('j2fjb8hcxftu',12,1,'discards Hearth Colossus for CP',0),
('j2fjb8hcxftu',13,0,'passes',0),
('j2fjb8hcxftu',14,0,'plays Bellows Hand',0),
('j2fjb8hcxftu',15,0,'uses the Assist of Bellows Hand',0),
('j2fjb8hcxftu',16,1,'plays Ember Cadet',0),
('j2fjb8hcxftu',17,1,'discards Brannoch, Kiln Lord for CP',0),
('j2fjb8hcxftu',18,1,'attacks with no more',0),
('j2fjb8hcxftu',19,1,'plays Kiln Blade',0),
('j2fjb8hcxftu',20,1,'discards Brannoch, Kiln Lord for CP',0),
('j2fjb8hcxftu',21,1,'passes',0),
('j2fjb8hcxftu',22,1,'passes',0),
('j2fjb8hcxftu',23,1,'attacks with Ember Cadet',0),
('j2fjb8hcxftu',24,1,'uses ability 3 of Kiln Blade',0),
('j2fjb8hcxftu',25,1,'discards Twin Bastion for CP',0),
('j2fjb8hcxftu',26,1,'uses ability 3 of Kiln Blade',0),
('j2fjb8hcxftu',27,0,'plays Slag Hound',0),
('j2fjb8hcxftu',28,0,'discards Ember Cadet for CP',0),
('j2fjb8hcxftu',29,0,'passes',0),
('j2fjb8hcxftu',30,0,'passes',1),
('j2fjb8hcxftu',31,0,'passes',0),
('j2fjb8hcxftu',32,1,'summons Sparks on the Wind',0),
('j2fjb8hcxftu',33,0,'passes',0),
('j2fjb8hcxftu',34,0,'passes',1),
('j2fjb8hcxftu',35,0,'passes',1),
('j2fjb8hcxftu',36,1,'attacks with no more',0),
('j2fjb8hcxftu',37,0,'passes',1),
('j2fjb8hcxftu',38,0,'summons Roadside Storm',0),
('j2fjb8hcxftu',39,0,'discards Coalback Drake for CP',0),
('j2fjb8hcxftu',40,0,'discards Wanderer''s Bow for CP',0),
('j2fjb8hcxftu',41,0,'uses ability 2 of Slag Hound',0),
('j2fjb8hcxftu',42,1,'passes',0),
('j2fjb8hcxftu',43,1,'passes',0),
('j2fjb8hcxftu',44,0,'uses ability 2 of Slag Hound',0),
('j2fjb8hcxftu',45,0,'plays Bellows Hand',0),
('j2fjb8hcxftu',46,0,'does not use the Assist of Bellows Hand',0),
('j2fjb8hcxftu',47,1,'plays Bellows Hand',0),
('j2fjb8hcxftu',48,1,'discards Forge Sisters for CP',0),
('j2fjb8hcxftu',49,1,'uses the Assist of Bellows Hand',0),
('j2fjb8hcxftu',50,0,'plays Road Clerk',0),
('j2fjb8hcxftu',51,0,'uses ability 2 of Slag Hound',0),
('j2fjb8hcxftu',52,1,'passes',0),
('j2fjb8hcxftu',53,1,'passes',0),
('j2fjb8hcxftu',54,1,'passes',0),
('j2fjb8hcxftu',55,0,'passes',0),
('j2fjb8hcxftu',56,1,'passes',0),
('j2fjb8hcxftu',57,0,'passes',1),
('j2fjb8hcxftu',58,1,'uses ability 1 of Slag Hound',0),
('j2fjb8hcxftu',59,0,'uses ability 2 of Slag Hound',0),
('j2fjb8hcxftu',60,0,'summons Cinderfall',0),
('j2fjb8hcxftu',61,0,'selects mode 1',0),
('j2fjb8hcxftu',62,0,'dulls Bellows Hand for CP',0),
('j2fjb8hcxftu',63,0,'dulls Road Clerk for CP',0),
('j2fjb8hcxftu',64,1,'plays Wall Veteran',0),
('j2fjb8hcxftu',65,1,'discards Wall Veteran for CP',0),
('j2fjb8hcxftu',66,0,'passes',0),
('j2fjb8hcxftu',67,0,'passes',1),
('j2fjb8hcxftu',68,0,'plays Ashwing Courier',0),
('j2fjb8hcxftu',69,0,'dulls Road Clerk for CP',0),
('j2fjb8hcxftu',70,0,'uses ability 2 of Slag Hound',0),
('j2fjb8hcxftu',71,0,'chooses Wall Veteran',0),
('j2fjb8hcxftu',72,1,'summons Wrath of the Kiln',0),
('j2fjb8hcxftu',73,1,'chooses Wall Veteran',0),
('j2fjb8hcxftu',74,1,'attacks with no more',0),
('j2fjb8hcxftu',75,0,'uses ability 1 of Ashwing Courier',0),
('j2fjb8hcxftu',76,0,'discards Kiln Marshal for CP',0),
('j2fjb8hcxftu',77,0,'uses ability 1 of Thunder Newt',0),
('jaeqq0b7qxwy',0,1,'keeps the hand',0),
('jaeqq0b7qxwy',1,0,'exchanges cards',0),
('jaeqq0b7qxwy',2,0,'puts Great Hornbeam at the bottom',0),
('jaeqq0b7qxwy',3,0,'puts Orchard Queen at the bottom',0),
('jaeqq0b7qxwy',4,0,'puts Orchard Queen at the bottom',0),
('jaeqq0b7qxwy',5,0,'puts no more at the bottom',0),
('jaeqq0b7qxwy',6,0,'passes',1),
('jaeqq0b7qxwy',7,0,'passes',1),
('jaeqq0b7qxwy',8,1,'calls Ruddy Vane Lv1 face down',0),
('jaeqq0b7qxwy',9,1,'passes',0),
('jaeqq0b7qxwy',10,0,'passes',1),
('jaeqq0b7qxwy',11,1,'passes',0),
('jaeqq0b7qxwy',12,0,'passes',1),
('jaeqq0b7qxwy',13,1,'passes',0),
('jaeqq0b7qxwy',14,0,'passes',1),
('jaeqq0b7qxwy',15,1,'passes',0),
('jaeqq0b7qxwy',16,0,'passes',1),
('jaeqq0b7qxwy',17,0,'passes',1),
('jaeqq0b7qxwy',18,1,'makes aether with Ruddy Vane Lv1',0),
('jaeqq0b7qxwy',19,0,'passes',1),
('jaeqq0b7qxwy',20,0,'passes',1),
('jaeqq0b7qxwy',21,0,'calls Thorn Lash face down',0),
('jaeqq0b7qxwy',22,0,'passes',1),
('jaeqq0b7qxwy',23,0,'makes aether with Coin',0),
('jaeqq0b7qxwy',24,0,'makes aether with Thorn Lash',0),
('jaeqq0b7qxwy',25,1,'passes',0),
('jaeqq0b7qxwy',26,1,'makes aether with Ruddy Vane Lv1',0),
('jaeqq0b7qxwy',27,1,'levels up Ruddy Vane Lv1 to Cinder Wick Lv2',0),
('jaeqq0b7qxwy',28,0,'passes',1),
('jaeqq0b7qxwy',29,0,'passes',1),
('jaeqq0b7qxwy',30,0,'calls Clover Brand Lv1 face down',0),
('jaeqq0b7qxwy',31,0,'passes',1),
('jaeqq0b7qxwy',32,0,'makes aether with Clover Brand Lv1',0),
('jaeqq0b7qxwy',33,0,'makes aether with Thorn Lash',0),
('jaeqq0b7qxwy',34,1,'passes',0),
('jaeqq0b7qxwy',35,1,'makes aether with Cinder Wick Lv2',0),
('jaeqq0b7qxwy',36,1,'calls Marl Tally Lv1 face down',0),
('jaeqq0b7qxwy',37,1,'makes aether with Marl Tally Lv1',0),
('jaeqq0b7qxwy',38,1,'plays Loose Ember',0),
('jaeqq0b7qxwy',39,1,'enters recovered',0),
('jaeqq0b7qxwy',40,1,'plays Kiln Pup',0),
('jaeqq0b7qxwy',41,1,'attacks no more',0),
('jaeqq0b7qxwy',42,0,'passes',1),
('jaeqq0b7qxwy',43,0,'passes',1),
('jaeqq0b7qxwy',44,0,'calls Clover Brand Lv1 face down',0),
('jaeqq0b7qxwy',45,0,'passes',1),
('jaeqq0b7qxwy',46,0,'makes aether with Clover Brand Lv1 #8',0),
('jaeqq0b7qxwy',47,0,'makes aether with Thorn Lash',0),
('jaeqq0b7qxwy',48,0,'passes',0),
('jaeqq0b7qxwy',49,0,'passes',1),
('jaeqq0b7qxwy',50,0,'passes',1),
('jaeqq0b7qxwy',51,0,'passes',1),
('jaeqq0b7qxwy',52,0,'passes',1),
('jaeqq0b7qxwy',53,0,'passes',1),
('jaeqq0b7qxwy',54,1,'passes',0),
('jaeqq0b7qxwy',55,0,'passes',1),
('jaeqq0b7qxwy',56,1,'passes',0),
('jaeqq0b7qxwy',57,0,'passes',1),
('jaeqq0b7qxwy',58,1,'calls Cinder Wick Lv1 face down',0),
('jaeqq0b7qxwy',59,1,'makes aether with Marl Tally Lv1',0),
('jaeqq0b7qxwy',60,1,'passes',0),
('jaeqq0b7qxwy',61,0,'passes',1),
('jaeqq0b7qxwy',62,1,'passes',0),
('jaeqq0b7qxwy',63,0,'passes',1),
('jaeqq0b7qxwy',64,1,'passes',0),
('jaeqq0b7qxwy',65,0,'passes',1),
('jaeqq0b7qxwy',66,1,'passes',0),
('jaeqq0b7qxwy',67,0,'makes aether with Clover Brand Lv1 #14',0),
('jaeqq0b7qxwy',68,1,'makes aether with Cinder Wick Lv2',0),
('jaeqq0b7qxwy',69,1,'makes aether with Cinder Wick Lv1',0),
('jaeqq0b7qxwy',70,1,'attacks with Loose Ember',0),
('jaeqq0b7qxwy',71,1,'corrupts orb 4',0),
('jaeqq0b7qxwy',72,0,'chooses no more',0),
('jaeqq0b7qxwy',73,1,'attacks no more',0),
('jaeqq0b7qxwy',74,0,'passes',1),
('jaeqq0b7qxwy',75,0,'passes',1),
('jaeqq0b7qxwy',76,0,'levels up Clover Brand Lv1 #8 to Fern Ledger Lv2',0),
('jaeqq0b7qxwy',77,0,'passes',1),
('jaeqq0b7qxwy',78,0,'plays Vine Stag',0),
('jaeqq0b7qxwy',79,0,'makes aether with Clover Brand Lv1',0),
('jaeqq0b7qxwy',80,0,'makes aether with Thorn Lash',0),
('jaeqq0b7qxwy',81,0,'pays Silva aether',0),
('jaeqq0b7qxwy',82,0,'enters recovered',0),
('jaeqq0b7qxwy',83,0,'attacks with Vine Stag',0),
('jaeqq0b7qxwy',84,0,'attacks Loose Ember',0),
('jaeqq0b7qxwy',85,1,'makes aether with Cinder Wick Lv1',0),
('jaeqq0b7qxwy',86,1,'makes aether with Marl Tally Lv1',0),
('jaeqq0b7qxwy',87,1,'uses ability 2 of Cinder Wick Lv2',0),
('jaeqq0b7qxwy',88,1,'calls Kiln Yard face down',0),
('jaeqq0b7qxwy',89,1,'passes',0),
('jaeqq0b7qxwy',90,1,'passes',0),
('jaeqq0b7qxwy',91,1,'passes',0),
('jaeqq0b7qxwy',92,1,'passes',0),
('jaeqq0b7qxwy',93,1,'attacks with Kiln Pup',0),
('jaeqq0b7qxwy',94,1,'attacks the opponent',0),
('jaeqq0b7qxwy',95,1,'makes aether with Kiln Yard',0),
('jaeqq0b7qxwy',96,1,'corrupts orb 4',0),
('jaeqq0b7qxwy',97,0,'passes',1),
('jaeqq0b7qxwy',98,0,'passes',1),
('jaeqq0b7qxwy',99,0,'calls Root Whisper Lv1 face down',0),
('jaeqq0b7qxwy',100,0,'passes',1),
('jaeqq0b7qxwy',101,0,'makes aether with Fern Ledger Lv2',0),
('jaeqq0b7qxwy',102,0,'plays Vine Stag',0),
('jaeqq0b7qxwy',103,0,'makes aether with Thorn Lash',0),
('jaeqq0b7qxwy',104,0,'pays Silva aether (2)',0),
('jaeqq0b7qxwy',105,0,'makes aether with Root Whisper Lv1',0),
('jp0vb2g2039y',0,0,'goes first',0),
('jp0vb2g2039y',1,0,'takes a new hand',0),
('jp0vb2g2039y',2,0,'puts Lyra Saltvoice at the bottom',0),
('jp0vb2g2039y',3,0,'puts Chapel Novice at the bottom',0),
('jp0vb2g2039y',4,0,'puts Long Night at the bottom',0),
('jp0vb2g2039y',5,0,'puts Undertow at the bottom',0),
('jp0vb2g2039y',6,1,'keeps the hand',0),
('jp0vb2g2039y',7,0,'plays Frozen Clerk',0),
('jp0vb2g2039y',8,0,'discards Sleeping Giant for CP',0),
('jp0vb2g2039y',9,0,'plays Coral Bell',0),
('jp0vb2g2039y',10,0,'uses ability 3 of Coral Bell',0),
('jp0vb2g2039y',11,0,'discards Rime Duchess for CP',0),
('jp0vb2g2039y',12,0,'uses ability 3 of Coral Bell',0),
('jp0vb2g2039y',13,1,'summons Wrath of the Kiln',0),
('jp0vb2g2039y',14,1,'discards Ember Cadet for CP',0),
('jp0vb2g2039y',15,1,'passes',0),
('jp0vb2g2039y',16,1,'plays Ember Cadet',0),
('jp0vb2g2039y',17,1,'discards Kilnborn Champion for CP',0),
('jp0vb2g2039y',18,1,'plays Kilnborn Champion',0),
('jp0vb2g2039y',19,1,'passes',0),
('jp0vb2g2039y',20,1,'uses ability 1 of Slag Hound',0),
('jp0vb2g2039y',21,1,'chooses Ember Cadet',0),
('jp0vb2g2039y',22,1,'attacks with no more',0),
('jp0vb2g2039y',23,0,'plays Waking Giant',0),
('jp0vb2g2039y',24,0,'discards Winter Envoy for CP',0),
('jp0vb2g2039y',25,1,'attacks with Kilnborn Champion',0),
('jp0vb2g2039y',26,0,'does not block',0),
('jp0vb2g2039y',27,0,'passes',0),
('jp0vb2g2039y',28,0,'passes',1),
('jp0vb2g2039y',29,0,'attacks with no more',0),
('jp0vb2g2039y',30,0,'summons Frostbite',0),
('jtbt8tdmeuvw',0,0,'keeps the hand',0),
('jtbt8tdmeuvw',1,1,'keeps the hand',0),
('jtbt8tdmeuvw',2,1,'passes',0),
('jtbt8tdmeuvw',3,1,'makes aether with Coin',0),
('jtbt8tdmeuvw',4,0,'calls Cinder Wick Lv1 face down',0),
('jtbt8tdmeuvw',5,0,'passes',1),
('jtbt8tdmeuvw',6,0,'passes',0),
('jtbt8tdmeuvw',7,0,'passes',1),
('jtbt8tdmeuvw',8,0,'passes',1),
('jtbt8tdmeuvw',9,0,'passes',1),
('jtbt8tdmeuvw',10,0,'passes',1),
('jtbt8tdmeuvw',11,1,'calls Soot Runner face down',0),
('jtbt8tdmeuvw',12,1,'makes aether with Soot Runner',0),
('jtbt8tdmeuvw',13,0,'passes',1),
('jtbt8tdmeuvw',14,0,'passes',1),
('jtbt8tdmeuvw',15,0,'passes',1),
('jtbt8tdmeuvw',16,0,'passes',0),
('jtbt8tdmeuvw',17,0,'passes',1),
('jtbt8tdmeuvw',18,0,'passes',1),
('jtbt8tdmeuvw',19,0,'passes',1),
('jtbt8tdmeuvw',20,0,'passes',1),
('jtbt8tdmeuvw',21,0,'passes',1),
('jtbt8tdmeuvw',22,0,'calls The Old Kiln face down',0),
('jtbt8tdmeuvw',23,0,'passes',1),
('jtbt8tdmeuvw',24,0,'makes aether with The Old Kiln',0),
('jtbt8tdmeuvw',25,0,'passes',0),
('jtbt8tdmeuvw',26,0,'passes',1),
('jtbt8tdmeuvw',27,0,'passes',1),
('jtbt8tdmeuvw',28,0,'passes',1),
('jtbt8tdmeuvw',29,0,'passes',1),
('jtbt8tdmeuvw',30,0,'passes',1),
('jtbt8tdmeuvw',31,1,'passes',0),
('jtbt8tdmeuvw',32,0,'passes',1),
('jtbt8tdmeuvw',33,1,'makes aether with Soot Runner',0),
('jtbt8tdmeuvw',34,0,'passes',1),
('jtbt8tdmeuvw',35,1,'calls Backdraft face down',0),
('jtbt8tdmeuvw',36,1,'passes',0),
('jtbt8tdmeuvw',37,0,'passes',1),
('jtbt8tdmeuvw',38,1,'passes',0),
('jtbt8tdmeuvw',39,0,'passes',1),
('jtbt8tdmeuvw',40,1,'makes aether with Backdraft',0),
('jtbt8tdmeuvw',41,0,'passes',1),
('jtbt8tdmeuvw',42,0,'passes',0),
('jtbt8tdmeuvw',43,0,'passes',1),
('jtbt8tdmeuvw',44,0,'passes',1),
('jtbt8tdmeuvw',45,0,'passes',1),
('jtbt8tdmeuvw',46,0,'passes',1),
('jtbt8tdmeuvw',47,0,'passes',1),
('jtbt8tdmeuvw',48,0,'calls Bellfounder''s Ox face down',0),
('jtbt8tdmeuvw',49,0,'passes',1),
('jtbt8tdmeuvw',50,0,'makes aether with Cinder Wick Lv1',0),
('jtbt8tdmeuvw',51,0,'passes',0),
('jtbt8tdmeuvw',52,0,'passes',1),
('jtbt8tdmeuvw',53,0,'passes',1),
('jtbt8tdmeuvw',54,0,'passes',1),
('jtbt8tdmeuvw',55,0,'passes',1),
('jtbt8tdmeuvw',56,0,'passes',1),
('jtbt8tdmeuvw',57,1,'passes',0),
('jtbt8tdmeuvw',58,0,'passes',1),
('jtbt8tdmeuvw',59,1,'passes',0),
('jtbt8tdmeuvw',60,0,'passes',1),
('jtbt8tdmeuvw',61,1,'calls Bellfounder''s Ox face down',0),
('jtbt8tdmeuvw',62,1,'makes aether with Soot Runner',0),
('jtbt8tdmeuvw',63,1,'makes aether with Backdraft',0),
('jtbt8tdmeuvw',64,1,'passes',0),
('jtbt8tdmeuvw',65,0,'passes',1),
('jtbt8tdmeuvw',66,1,'makes aether with Bellfounder''s Ox',0),
('jtbt8tdmeuvw',67,0,'passes',1),
('jtbt8tdmeuvw',68,0,'passes',1),
('jtbt8tdmeuvw',69,0,'passes',0),
('jtbt8tdmeuvw',70,0,'passes',1),
('jtbt8tdmeuvw',71,0,'passes',1),
('jtbt8tdmeuvw',72,0,'passes',1),
('jtbt8tdmeuvw',73,0,'passes',1),
('jtbt8tdmeuvw',74,0,'passes',1),
('jtbt8tdmeuvw',75,0,'levels up Cinder Wick Lv1 to Cinder Wick Lv2',0),
('jtbt8tdmeuvw',76,0,'passes',1),
('jtbt8tdmeuvw',77,0,'makes aether with Bellfounder''s Ox',0),
('jtbt8tdmeuvw',78,0,'plays Bellfounder''s Ox',0),
('jtbt8tdmeuvw',79,0,'pays Ignus aether (2)',0),
('jtbt8tdmeuvw',80,0,'enters recovered',0),
('jtbt8tdmeuvw',81,1,'makes aether with Bellfounder''s Ox',0),
('jtbt8tdmeuvw',82,1,'passes',0),
('jtbt8tdmeuvw',83,1,'makes aether with Backdraft',0),
('jtbt8tdmeuvw',84,1,'passes',0),
('jtbt8tdmeuvw',85,1,'calls Kiln Pup face down',0),
('jtbt8tdmeuvw',86,1,'makes aether with Kiln Pup',0),
('jtbt8tdmeuvw',87,1,'passes',0),
('jtbt8tdmeuvw',88,1,'makes aether with Soot Runner',0),
('jtbt8tdmeuvw',89,0,'passes',1),
('jtbt8tdmeuvw',90,0,'passes',1),
('jtbt8tdmeuvw',91,0,'calls Osk Bellows Lv1',0),
('jtbt8tdmeuvw',92,0,'passes',1),
('jtbt8tdmeuvw',93,0,'uses ability 2 of Cinder Wick Lv2',0),
('jtbt8tdmeuvw',94,0,'makes aether with The Old Kiln',0),
('jtbt8tdmeuvw',95,0,'makes aether with Osk Bellows Lv1',0),
('jtbt8tdmeuvw',96,0,'makes aether with Bellfounder''s Ox',0),
('jtbt8tdmeuvw',97,0,'passes',0),
('jtbt8tdmeuvw',98,0,'attacks with Bellfounder''s Ox',0),
('jtbt8tdmeuvw',99,0,'corrupts orb 4',0),
('jtbt8tdmeuvw',100,1,'makes aether with Soot Runner',0),
('jtbt8tdmeuvw',101,1,'makes aether with Bellfounder''s Ox',0),
('jtbt8tdmeuvw',102,1,'makes aether with Kiln Pup',0),
('jtbt8tdmeuvw',103,1,'passes',0),
('jtbt8tdmeuvw',104,1,'makes aether with Backdraft',0),
('jtbt8tdmeuvw',105,1,'calls Ruddy Vane Lv1',0),
('jtbt8tdmeuvw',106,1,'makes aether with Ruddy Vane Lv1',0),
('jtbt8tdmeuvw',107,1,'plays Firedamp',0),
('jtbt8tdmeuvw',108,1,'enters reversed',0),
('jtbt8tdmeuvw',109,0,'passes',1),
('jtbt8tdmeuvw',110,0,'passes',1),
('jtbt8tdmeuvw',111,0,'passes',0),
('jtbt8tdmeuvw',112,0,'passes',1),
('jtbt8tdmeuvw',113,0,'passes',1),
('jtbt8tdmeuvw',114,0,'uses ability 1 of Cinder Wick Lv2',0),
('jtbt8tdmeuvw',115,0,'passes',1),
('jtbt8tdmeuvw',116,0,'passes',1),
('jtbt8tdmeuvw',117,0,'calls Cinder Wick Lv2 face down',0),
('jtbt8tdmeuvw',118,0,'passes',1),
('jtbt8tdmeuvw',119,0,'makes aether with The Old Kiln',0),
('jtbt8tdmeuvw',120,0,'makes aether with Bellfounder''s Ox',0),
('jtbt8tdmeuvw',121,0,'switches Bellfounder''s Ox',0),
('jtbt8tdmeuvw',122,0,'plays Slag Wyrm',0),
('jtbt8tdmeuvw',123,0,'makes aether with Osk Bellows Lv1',0),
('jtbt8tdmeuvw',124,0,'pays Ignus aether',0),
('jtbt8tdmeuvw',125,0,'passes',0),
('jtbt8tdmeuvw',126,0,'enters recovered',0),
('jwv4y3rxwuva',0,0,'places First Flight',0),
('jwv4y3rxwuva',1,0,'places Rising Wind',0),
('jwv4y3rxwuva',2,1,'places Full Score',0),
('jwv4y3rxwuva',3,1,'places Lamp Concert',0),
('jwv4y3rxwuva',4,1,'puts Bell Ringer into the energy zone',0),
('jwv4y3rxwuva',5,1,'puts Maestra Wick into the energy zone',0),
('jwv4y3rxwuva',6,0,'activates ability 1 of Kite School',0),
('jwv4y3rxwuva',7,0,'says yes',0),
('jwv4y3rxwuva',8,0,'chooses right side',0),
('jwv4y3rxwuva',9,0,'plays Silk Spool',0),
('jwv4y3rxwuva',10,0,'keeps Cut the Line',0),
('jwv4y3rxwuva',11,0,'charges no more',0),
('jwv4y3rxwuva',12,1,'plays Rest and Repeat',0),
('jwv4y3rxwuva',13,1,'pays with Glass Harper',0),
('jwv4y3rxwuva',14,1,'passes',0),
('jwv4y3rxwuva',15,1,'keeps no card',0),
('jwv4y3rxwuva',16,1,'charges no more',0),
('jwv4y3rxwuva',17,0,'activates ability 1 of Kite School',0),
('jwv4y3rxwuva',18,0,'says no',0),
('jwv4y3rxwuva',19,0,'plays Tailwind',0),
('jwv4y3rxwuva',20,0,'attacks with Knot Master',0),
('jwv4y3rxwuva',21,1,'passes',0),
('jwv4y3rxwuva',22,0,'passes',0),
('jwv4y3rxwuva',23,0,'keeps Patch and Mend',0),
('jwv4y3rxwuva',24,0,'charges Storm Chaser',0),
('jwv4y3rxwuva',25,0,'charges Dragon Kite',0),
('jwv4y3rxwuva',26,0,'charges no more',0),
('jwv4y3rxwuva',27,1,'passes',0),
('jwv4y3rxwuva',28,1,'keeps no card',0),
('jwv4y3rxwuva',29,1,'charges Drum Marshal',0),
('jwv4y3rxwuva',30,1,'charges no more',0),
('jwv4y3rxwuva',31,0,'activates ability 1 of Kite School',0),
('jwv4y3rxwuva',32,0,'says no',0),
('jwv4y3rxwuva',33,0,'plays String Runner',0),
('jwv4y3rxwuva',34,0,'chooses left side',0),
('jwv4y3rxwuva',35,0,'pays with Patch and Mend',0),
('jwv4y3rxwuva',36,0,'passes',0),
('jwv4y3rxwuva',37,0,'keeps Storm Chaser',0),
('jwv4y3rxwuva',38,0,'charges Storm Lantern',0),
('jwv4y3rxwuva',39,0,'charges Tail Painter',0),
('jwv4y3rxwuva',40,1,'plays Crescendo',0),
('jwv4y3rxwuva',41,1,'pays with Bell Ringer',0),
('jwv4y3rxwuva',42,1,'pays with Drum Marshal',0),
('jwv4y3rxwuva',43,1,'passes',0),
('jwv4y3rxwuva',44,1,'keeps Fiddle Rover',0),
('jwv4y3rxwuva',45,1,'charges Low Tide',0),
('jwv4y3rxwuva',46,1,'charges Glass Harper',0),
('jwv4y3rxwuva',47,1,'charges no more',0),
('k9tddgrzjrdq',0,0,'places Night Crossing',0),
('k9tddgrzjrdq',1,0,'places Dawn Regatta',0),
('k9tddgrzjrdq',2,1,'places Rising Wind',0),
('k9tddgrzjrdq',3,1,'places First Flight',0),
('k9tddgrzjrdq',4,0,'puts Buoy Keeper into the energy zone',0),
('k9tddgrzjrdq',5,1,'passes',0),
('k9tddgrzjrdq',6,1,'keeps Paper Apprentice',0),
('k9tddgrzjrdq',7,1,'charges Dragon Kite',0),
('k9tddgrzjrdq',8,0,'plays Undertow Cat',0),
('k9tddgrzjrdq',9,0,'chooses left side',0),
('k9tddgrzjrdq',10,0,'pays with Second Wind',0),
('k9tddgrzjrdq',11,0,'plays Rope Dancer',0),
('k9tddgrzjrdq',12,0,'chooses centre',0),
('kbzyvbqp6dd7',0,0,'goes first',0),
('kbzyvbqp6dd7',1,0,'takes a new hand',0),
('kbzyvbqp6dd7',2,0,'puts Ferry Pilot at the bottom',0),
('kbzyvbqp6dd7',3,0,'puts Shatterglass at the bottom',0),
('kbzyvbqp6dd7',4,0,'puts Undertow at the bottom',0),
('kbzyvbqp6dd7',5,0,'puts Floe Diplomat at the bottom',0),
('kbzyvbqp6dd7',6,1,'takes a new hand',0),
('kbzyvbqp6dd7',7,1,'puts Brinestone Elder at the bottom',0),
('kbzyvbqp6dd7',8,1,'puts Gate Warden at the bottom',0),
('kbzyvbqp6dd7',9,1,'puts Brine Knight at the bottom',0),
('kbzyvbqp6dd7',10,1,'puts Saltback Ox at the bottom',0),
('kbzyvbqp6dd7',11,0,'casts Pale Executioner',0),
('kbzyvbqp6dd7',12,0,'discards Duchess Ravnild for CP',0),
('kbzyvbqp6dd7',13,0,'discards Shellbound Sage for CP',0),
('kbzyvbqp6dd7',14,1,'casts Gate Warden',0),
('kbzyvbqp6dd7',15,1,'discards Brinestone Elder for Earth CP',0),
('kbzyvbqp6dd7',16,1,'casts Salt Miner',0),
('kbzyvbqp6dd7',17,0,'casts Dock Minstrel',0),
('kdwj02dr5uts',0,0,'places Opening Night',0),
('kdwj02dr5uts',1,0,'places Smoke and Sparks',0),
('kdwj02dr5uts',2,1,'places Encore',0),
('kdwj02dr5uts',3,1,'places Lamp Concert',0),
('kdwj02dr5uts',4,1,'puts Brass Lamp into the energy zone',0),
('kdwj02dr5uts',5,1,'puts Silver Mouthpiece into the energy zone',0),
('kdwj02dr5uts',6,0,'activates ability 1 of Ember Row Stalls',0),
('kdwj02dr5uts',7,0,'plays Pier Sweeper',0),
('kdwj02dr5uts',8,0,'chooses right side',0),
('kdwj02dr5uts',9,0,'keeps After-Hours Feast',0),
('kdwj02dr5uts',10,0,'charges Two for One',0),
('kdwj02dr5uts',11,1,'passes',0),
('kdwj02dr5uts',12,1,'keeps Rest and Repeat',0),
('kdwj02dr5uts',13,1,'charges no more',0),
('kdwj02dr5uts',14,0,'plays Crab Vendor',0),
('kdwj02dr5uts',15,0,'passes',0),
('kdwj02dr5uts',16,0,'keeps no card',0),
('kdwj02dr5uts',17,0,'charges Stall Guard',0),
('kdwj02dr5uts',18,0,'charges no more',0),
('kdwj02dr5uts',19,1,'plays Night Metronome',0),
('kdwj02dr5uts',20,1,'chooses right side',0),
('kdwj02dr5uts',21,1,'pays with Silver Mouthpiece #10',0),
('kdwj02dr5uts',22,1,'pays with Brass Lamp',0),
('kdwj02dr5uts',23,1,'plays Page Turner',0),
('kdwj02dr5uts',24,1,'chooses centre',0),
('kdwj02dr5uts',25,1,'passes',0),
('kdwj02dr5uts',26,1,'keeps Overture',0),
('kdwj02dr5uts',27,1,'charges Rest and Repeat',0),
('kdwj02dr5uts',28,1,'charges no more',0),
('kdwj02dr5uts',29,0,'plays Fire Eater',0),
('kdwj02dr5uts',30,0,'passes',0),
('kdwj02dr5uts',31,0,'keeps Change of Wind',0),
('kdwj02dr5uts',32,0,'charges no more',0),
('kdwj02dr5uts',33,1,'plays Triangle Pupil',0),
('kdwj02dr5uts',34,1,'chooses right side',0),
('kdwj02dr5uts',35,1,'passes',0),
('kdwj02dr5uts',36,1,'keeps Glass Harper',0),
('kdwj02dr5uts',37,1,'charges Gull Feeder',0),
('kdwj02dr5uts',38,1,'charges no more',0),
('kdwj02dr5uts',39,0,'activates ability 1 of Ember Row Stalls',0),
('kdwj02dr5uts',40,0,'chooses Triangle Pupil',0),
('kdwj02dr5uts',41,0,'passes',0),
('kdwj02dr5uts',42,0,'keeps Glaze Witch',0),
('kdwj02dr5uts',43,0,'charges Skewer Thief',0),
('kdwj02dr5uts',44,1,'attacks with Page Turner',0),
('kdwj02dr5uts',45,0,'slides Fire Eater',0),
('kdwj02dr5uts',46,0,'chooses Charcoal Boy',0),
('kdwj02dr5uts',47,0,'chooses Kiln Warden',0),
('kdwj02dr5uts',48,1,'activates ability 1 of Lamp Orchestra',0),
('kdwj02dr5uts',49,1,'says no',0),
('kdwj02dr5uts',50,1,'passes',0),
('kdwj02dr5uts',51,1,'keeps Low Tide',0),
('kdwj02dr5uts',52,1,'charges no more',0),
('kdwj02dr5uts',53,0,'activates ability 1 of Ember Row Stalls',0),
('kdwj02dr5uts',54,0,'attacks with Fire Eater',0),
('kdwj02dr5uts',55,1,'passes',0),
('kdwj02dr5uts',56,0,'plays Kiln Burst',0),
('kdwj02dr5uts',57,0,'keeps no card',0),
('kdwj02dr5uts',58,0,'charges Fired Mask',0),
('kdwj02dr5uts',59,0,'charges Pier Sweeper',0),
('kdwj02dr5uts',60,1,'plays Night Metronome',0),
('kdwj02dr5uts',61,1,'chooses left side',0),
('kdwj02dr5uts',62,1,'pays with Triangle Pupil',0),
('kdwj02dr5uts',63,1,'pays with Page Turner #60',0),
('kdwj02dr5uts',64,1,'activates ability 1 of Lamp Orchestra',0),
('kdwj02dr5uts',65,1,'says no',0),
('kdwj02dr5uts',66,1,'passes',0),
('kdwj02dr5uts',67,1,'keeps Harbour Master',0),
('kdwj02dr5uts',68,1,'charges Page Turner',0),
('kdwj02dr5uts',69,1,'charges Lamp Cellist',0),
('kdwj02dr5uts',70,0,'plays Noodle Juggler',0),
('kdwj02dr5uts',71,0,'chooses right side',0),
('kdwj02dr5uts',72,0,'attacks with Noodle Juggler',0),
('kdwj02dr5uts',73,1,'slides Night Metronome',0),
('kdwj02dr5uts',74,1,'chooses Overture',0),
('kdwj02dr5uts',75,1,'chooses Borrowed Coat',0),
('kdwj02dr5uts',76,0,'passes',0),
('kdwj02dr5uts',77,0,'keeps Banner of Coals',0),
('kec4urb8bg9x',0,0,'places Opening Night',0),
('kec4urb8bg9x',1,0,'places Grand Clearance',0),
('kec4urb8bg9x',2,1,'places Rising Wind',0),
('kec4urb8bg9x',3,1,'places Long String Finals',0),
('kec4urb8bg9x',4,1,'puts Cloud Reader into the energy zone',0),
('kec4urb8bg9x',5,0,'passes',0),
('kec4urb8bg9x',6,0,'keeps Glaze Witch',0),
('kec4urb8bg9x',7,0,'charges Noodle Juggler',0),
('kec4urb8bg9x',8,0,'charges no more',0),
('kec4urb8bg9x',9,1,'activates ability 1 of Kite School',0),
('kec4urb8bg9x',10,1,'says yes',0),
('kec4urb8bg9x',11,1,'chooses left side',0),
('kec4urb8bg9x',12,1,'plays Paper Apprentice',0),
('kec4urb8bg9x',13,1,'chooses centre',0),
('kec4urb8bg9x',14,1,'pays with Bobbin Sparrow',0),
('kec4urb8bg9x',15,1,'says no',0),
('kec4urb8bg9x',16,1,'plays Silk Spool',0),
('kec4urb8bg9x',17,1,'chooses left side',0),
('kec4urb8bg9x',18,1,'pays with Cloud Reader',0),
('kec4urb8bg9x',19,1,'attacks with Paper Apprentice',0),
('kec4urb8bg9x',20,0,'passes',0),
('kec4urb8bg9x',21,1,'plays Cut the Line',0),
('kec4urb8bg9x',22,1,'passes',0),
('kec4urb8bg9x',23,1,'keeps Mayor Quill',0),
('kec4urb8bg9x',24,1,'charges Paper Apprentice',0),
('kec4urb8bg9x',25,0,'passes',0),
('kec4urb8bg9x',26,0,'keeps Fire Eater',0),
('kec4urb8bg9x',27,0,'charges no more',0),
('kec4urb8bg9x',28,1,'attacks with Knot Master',0),
('kec4urb8bg9x',29,0,'passes',0),
('kec4urb8bg9x',30,1,'activates ability 1 of Kite School',0),
('kec4urb8bg9x',31,1,'says yes',0),
('kec4urb8bg9x',32,1,'chooses centre',0),
('kec4urb8bg9x',33,1,'plays Cloud Reader',0),
('kec4urb8bg9x',34,1,'chooses left side',0),
('kec4urb8bg9x',35,1,'pays with Paper Apprentice',0),
('kec4urb8bg9x',36,1,'plays Silk Spool',0),
('kec4urb8bg9x',37,1,'chooses centre',0),
('kec4urb8bg9x',38,1,'activates ability 1 of Knot Master',0),
('kec4urb8bg9x',39,1,'attacks with Cloud Reader',0),
('kec4urb8bg9x',40,0,'passes',0),
('kec4urb8bg9x',41,1,'plays Fog Bank',0),
('kec4urb8bg9x',42,1,'pays with Knot Master',0),
('kec4urb8bg9x',43,1,'plays String Runner',0),
('kec4urb8bg9x',44,1,'chooses right side',0),
('kec4urb8bg9x',45,1,'passes',0),
('kec4urb8bg9x',46,1,'keeps Headmistress Gale',0),
('kec4urb8bg9x',47,1,'charges Paper Apprentice',0),
('kec4urb8bg9x',48,1,'charges Loom Mother',0),
('kec4urb8bg9x',49,0,'plays Noodle Juggler',0),
('kec4urb8bg9x',50,0,'chooses right side',0),
('kec4urb8bg9x',51,0,'plays After-Hours Feast',0),
('kec4urb8bg9x',52,0,'plays Change of Wind',0),
('kec4urb8bg9x',53,0,'pays with Ember Potter',0),
('kec4urb8bg9x',54,0,'selects mode 2',0),
('kec4urb8bg9x',55,0,'activates ability 1 of Ember Row Stalls',0),
('kec4urb8bg9x',56,0,'chooses Cloud Reader',0),
('kec4urb8bg9x',57,0,'plays Charcoal Boy',0),
('kec4urb8bg9x',58,0,'chooses left side',0),
('kftbxrtd5wn7',0,0,'keeps the hand',0),
('kftbxrtd5wn7',1,1,'exchanges cards',0),
('kftbxrtd5wn7',2,1,'puts Dusty Marigold Lv2 at the bottom',0),
('kftbxrtd5wn7',3,1,'puts Dusty Marigold Lv1 at the bottom',0),
('kftbxrtd5wn7',4,1,'puts no more at the bottom',0),
('kftbxrtd5wn7',5,1,'makes aether with Coin',0),
('kftbxrtd5wn7',6,0,'calls nothing',0),
('kftbxrtd5wn7',7,1,'calls Rocking Horse face down',0),
('kftbxrtd5wn7',8,1,'makes aether with Rocking Horse',0),
('kftbxrtd5wn7',9,0,'calls Dusty Marigold Lv2 face down',0),
('kftbxrtd5wn7',10,0,'passes',1),
('kftbxrtd5wn7',11,0,'passes',0),
('kftbxrtd5wn7',12,0,'passes',1),
('kftbxrtd5wn7',13,0,'passes',1),
('kftbxrtd5wn7',14,0,'passes',1),
('kftbxrtd5wn7',15,0,'passes',1),
('kftbxrtd5wn7',16,0,'passes',1),
('kftbxrtd5wn7',17,1,'makes aether with Rocking Horse',0),
('kftbxrtd5wn7',18,0,'passes',1),
('kftbxrtd5wn7',19,0,'passes',1),
('kftbxrtd5wn7',20,1,'calls Mirror Trick face down',0),
('kftbxrtd5wn7',21,1,'passes',0),
('kftbxrtd5wn7',22,0,'passes',1),
('kftbxrtd5wn7',23,1,'passes',0),
('kftbxrtd5wn7',24,0,'passes',1),
('kftbxrtd5wn7',25,1,'makes aether with Mirror Trick',0),
('kftbxrtd5wn7',26,0,'passes',1),
('kftbxrtd5wn7',27,0,'passes',0),
('kftbxrtd5wn7',28,0,'passes',1),
('kftbxrtd5wn7',29,0,'passes',1),
('kftbxrtd5wn7',30,0,'passes',1),
('kftbxrtd5wn7',31,0,'passes',1),
('kftbxrtd5wn7',32,0,'passes',1),
('kftbxrtd5wn7',33,0,'calls Music Box face down',0),
('kftbxrtd5wn7',34,0,'passes',1),
('kftbxrtd5wn7',35,0,'passes',0),
('kftbxrtd5wn7',36,0,'passes',1),
('kftbxrtd5wn7',37,0,'passes',1),
('kftbxrtd5wn7',38,0,'passes',1),
('kftbxrtd5wn7',39,0,'passes',1),
('kftbxrtd5wn7',40,0,'passes',1),
('kftbxrtd5wn7',41,1,'makes aether with Mirror Trick',0),
('kftbxrtd5wn7',42,1,'passes',0),
('kftbxrtd5wn7',43,0,'passes',1),
('kftbxrtd5wn7',44,1,'passes',0),
('kftbxrtd5wn7',45,0,'passes',1),
('kftbxrtd5wn7',46,1,'calls nothing',0),
('kftbxrtd5wn7',47,1,'makes aether with Rocking Horse',0),
('kftbxrtd5wn7',48,0,'passes',1),
('kftbxrtd5wn7',49,0,'passes',1),
('kftbxrtd5wn7',50,0,'passes',1),
('kftbxrtd5wn7',51,0,'makes aether with Dusty Marigold Lv2',0),
('kftbxrtd5wn7',52,0,'makes aether with Music Box',0),
('kftbxrtd5wn7',53,0,'passes',1),
('kftbxrtd5wn7',54,0,'passes',1),
('kftbxrtd5wn7',55,0,'calls Mirror Trick face down',0),
('kftbxrtd5wn7',56,0,'passes',1),
('kftbxrtd5wn7',57,0,'makes aether with Music Box',0),
('kftbxrtd5wn7',58,0,'makes aether with Dusty Marigold Lv2',0),
('kftbxrtd5wn7',59,0,'makes aether with Mirror Trick',0),
('kftbxrtd5wn7',60,1,'makes aether with Rocking Horse',0),
('kftbxrtd5wn7',61,1,'makes aether with Mirror Trick',0),
('kftbxrtd5wn7',62,1,'calls Moth-eaten Bear face down',0),
('kftbxrtd5wn7',63,1,'passes',0),
('kftbxrtd5wn7',64,1,'passes',0),
('kftbxrtd5wn7',65,1,'makes aether with Moth-eaten Bear',0),
('kftbxrtd5wn7',66,0,'passes',1),
('kftbxrtd5wn7',67,0,'passes',1),
('kftbxrtd5wn7',68,0,'calls Linen Hush Lv1',0),
('kftbxrtd5wn7',69,0,'passes',1),
('kftbxrtd5wn7',70,0,'makes aether with Dusty Marigold Lv2',0),
('kftbxrtd5wn7',71,0,'makes aether with Music Box',0),
('kftbxrtd5wn7',72,0,'passes',0),
('kftbxrtd5wn7',73,0,'passes',1),
('kftbxrtd5wn7',74,0,'passes',1),
('kftbxrtd5wn7',75,0,'passes',1),
('kftbxrtd5wn7',76,0,'passes',1),
('kftbxrtd5wn7',77,0,'passes',1),
('kftbxrtd5wn7',78,1,'makes aether with Rocking Horse',0),
('kftbxrtd5wn7',79,1,'passes',0),
('kftbxrtd5wn7',80,0,'passes',1),
('kftbxrtd5wn7',81,1,'makes aether with Moth-eaten Bear',0),
('kftbxrtd5wn7',82,1,'makes aether with Mirror Trick',0),
('kftbxrtd5wn7',83,0,'passes',1),
('kftbxrtd5wn7',84,1,'calls Thimble Mouse face down',0),
('kftbxrtd5wn7',85,1,'passes',0),
('kftbxrtd5wn7',86,0,'passes',1),
('kftbxrtd5wn7',87,1,'makes aether with Thimble Mouse',0),
('kftbxrtd5wn7',88,0,'passes',1),
('kftbxrtd5wn7',89,0,'passes',1),
('kftbxrtd5wn7',90,0,'makes aether with Linen Hush Lv1',0),
('kftbxrtd5wn7',91,0,'makes aether with Mirror Trick',0),
('kftbxrtd5wn7',92,0,'passes',1),
('kftbxrtd5wn7',93,0,'passes',1),
('knrmwg2avwdv',0,1,'goes first',0),
('knrmwg2avwdv',1,1,'takes a new hand',0),
('knrmwg2avwdv',2,1,'puts Sleeping Giant at the bottom',0),
('knrmwg2avwdv',3,1,'puts Reef Lancer at the bottom',0),
('knrmwg2avwdv',4,1,'puts Sleeping Giant at the bottom',0),
('knrmwg2avwdv',5,1,'puts Coral Bell at the bottom',0),
('knrmwg2avwdv',6,0,'takes a new hand',0),
('knrmwg2avwdv',7,0,'puts Osric of the Gate at the bottom',0),
('knrmwg2avwdv',8,0,'puts Stone Warden Mara at the bottom',0),
('knrmwg2avwdv',9,0,'puts Sparks on the Wind at the bottom',0),
('knrmwg2avwdv',10,1,'plays Rime Duchess',0),
('knrmwg2avwdv',11,1,'discards Sleeping Giant for CP',0),
('knrmwg2avwdv',12,1,'discards Tidecaller Ondine for CP',0),
('knrmwg2avwdv',13,0,'passes',0),
('knrmwg2avwdv',14,0,'passes',1),
('knrmwg2avwdv',15,0,'passes',1),
('knrmwg2avwdv',16,0,'passes',1),
('knrmwg2avwdv',17,0,'plays Quartermaster',0),
('knrmwg2avwdv',18,0,'discards Kiln Blade for CP',0),
('knrmwg2avwdv',19,0,'passes',0),
('knrmwg2avwdv',20,0,'says no',0),
('knrmwg2avwdv',21,0,'plays Slag Hound',0),
('knrmwg2avwdv',22,0,'discards Brannoch the Stoker for CP',0),
('knrmwg2avwdv',23,0,'uses ability 2 of Slag Hound',0),
('knrmwg2avwdv',24,1,'plays Winter Envoy',0),
('knrmwg2avwdv',25,1,'attacks with no more',0),
('knrmwg2avwdv',26,0,'plays Brannoch the Stoker',0),
('knrmwg2avwdv',27,0,'dulls Quartermaster for CP',0),
('knrmwg2avwdv',28,0,'discards Kilnborn Champion for CP',0),
('knrmwg2avwdv',29,0,'uses ability 2 of Slag Hound',0),
('knrmwg2avwdv',30,0,'chooses Brannoch the Stoker',0),
('knrmwg2avwdv',31,0,'attacks with no more',0),
('knrmwg2avwdv',32,1,'attacks with no more',0),
('knrmwg2avwdv',33,0,'plays Wall Veteran',0),
('knrmwg2avwdv',34,0,'discards Brannoch, Kiln Lord for CP',0),
('knrmwg2avwdv',35,0,'uses ability 2 of Slag Hound',0),
('knrmwg2avwdv',36,0,'chooses Winter Envoy',0),
('knrmwg2avwdv',37,0,'attacks with no more',0),
('knrmwg2avwdv',38,1,'plays Aurel, Who Keeps the Flame',0),
('knrmwg2avwdv',39,1,'discards Frozen Clerk for CP',0),
('knrmwg2avwdv',40,1,'chooses Reef Lancer',0),
('knrmwg2avwdv',41,1,'attacks with Rime Duchess',0),
('knrmwg2avwdv',42,1,'attacks with Winter Envoy',0),
('knrmwg2avwdv',43,0,'does not block',0),
('knrmwg2avwdv',44,0,'passes',0),
('knrmwg2avwdv',45,0,'passes',1),
('knrmwg2avwdv',46,0,'attacks with Wall Veteran',0),
('knrmwg2avwdv',47,0,'passes',1),
('knrmwg2avwdv',48,1,'blocks with Aurel, Who Keeps the Flame',0),
('knrmwg2avwdv',49,0,'passes',0),
('knrmwg2avwdv',50,0,'passes',1),
('knrmwg2avwdv',51,0,'passes',1),
('knrmwg2avwdv',52,0,'attacks with Brannoch the Stoker',0),
('knrmwg2avwdv',53,0,'passes',1),
('knrmwg2avwdv',54,1,'blocks with Reef Lancer',0),
('kx96mskwu9he',0,1,'charges Column Herald',0),
('kx96mskwu9he',1,1,'passes',0),
('kx96mskwu9he',2,0,'charges Glassblower''s Hound',0),
('kx96mskwu9he',3,0,'creates a plan',0),
('kx96mskwu9he',4,1,'charges Sapling Keeper',0),
('kx96mskwu9he',5,1,'plays Sudden Spring',0),
('kx96mskwu9he',6,1,'plays Root Sprout',0),
('kx96mskwu9he',7,1,'chooses right home',0),
('kx96mskwu9he',8,1,'creates a plan',0),
('kx96mskwu9he',9,0,'charges Follow-Lamp',0),
('kx96mskwu9he',10,0,'plays First Landing',0),
('kx96mskwu9he',11,0,'chooses left base',0),
('kx96mskwu9he',12,1,'charges Foundation Seraph',0),
('kx96mskwu9he',13,1,'passes',0),
('kx96mskwu9he',14,0,'charges Flare Bolt',0),
('kx96mskwu9he',15,0,'plays Lamp Sergeant',0),
('m788g4q9mx4w',0,0,'goes first',0),
('m788g4q9mx4w',1,0,'takes a new hand',0),
('m788g4q9mx4w',2,0,'puts Spark Tinker at the bottom',0),
('m788g4q9mx4w',3,0,'puts Storm Lancer at the bottom',0),
('m788g4q9mx4w',4,0,'puts Roof Runner at the bottom',0),
('m788g4q9mx4w',5,0,'puts Battery Imp at the bottom',0),
('m788g4q9mx4w',6,1,'takes a new hand',0),
('m788g4q9mx4w',7,1,'puts Granite Pilgrim at the bottom',0),
('m788g4q9mx4w',8,1,'puts Deep Tithe at the bottom',0),
('m788g4q9mx4w',9,1,'puts Old Breakwater at the bottom',0),
('m788g4q9mx4w',10,1,'puts Moonwake at the bottom',0),
('m788g4q9mx4w',11,0,'casts Roof Runner',0),
('m788g4q9mx4w',12,0,'discards Gale Fencer for CP',0),
('m788g4q9mx4w',13,0,'casts Forked Verdict',0),
('m788g4q9mx4w',14,0,'discards Chain Bolt for CP',0),
('m788g4q9mx4w',15,1,'casts Sleeper Beneath',0),
('m788g4q9mx4w',16,1,'discards Ledger Colossus for CP',0),
('m788g4q9mx4w',17,1,'discards Pillar Tortoise for CP',0),
('m788g4q9mx4w',18,1,'discards Tide Ledger for CP',0),
('m788g4q9mx4w',19,0,'casts Rail Engineer',0),
('m788g4q9mx4w',20,0,'discards Spark Tinker for CP',0),
('m788g4q9mx4w',21,0,'uses ability 1 of Roof Runner',0),
('m788g4q9mx4w',22,0,'attacks with Voltaic Hound',0),
('m788g4q9mx4w',23,1,'does not block',0),
('m788g4q9mx4w',24,1,'passes',0),
('m788g4q9mx4w',25,1,'attacks with Sleeper Beneath',0),
('m788g4q9mx4w',26,1,'casts Lantern Mermaid',0),
('m788g4q9mx4w',27,1,'discards Brine Knight for CP',0),
('m788g4q9mx4w',28,0,'casts Voltaic Hound',0),
('m788g4q9mx4w',29,0,'dulls Rail Engineer for CP',0),
('m788g4q9mx4w',30,0,'attacks with Voltaic Hound #16',0),
('m788g4q9mx4w',31,0,'attacks with Voltaic Hound #22',0),
('m788g4q9mx4w',32,1,'does not block',0),
('m788g4q9mx4w',33,1,'passes',0),
('m788g4q9mx4w',34,1,'passes',0),
('m788g4q9mx4w',35,1,'attacks with no more',0),
('m788g4q9mx4w',36,1,'casts Reef Lurker',0),
('m9b5af5756wc',0,1,'goes second',0),
('m9b5af5756wc',1,0,'takes a new hand',0),
('m9b5af5756wc',2,0,'puts Bellows Golem at the bottom',0),
('m9b5af5756wc',3,0,'puts Kiln Marshal at the bottom',0),
('m9b5af5756wc',4,0,'puts Salt Miner at the bottom',0),
('m9b5af5756wc',5,0,'puts Lamplight Keeper at the bottom',0),
('m9b5af5756wc',6,1,'keeps the hand',0),
('m9b5af5756wc',7,0,'warps Ember of the Far Kiln',0),
('m9b5af5756wc',8,0,'discards Saltforge Twins for Fire CP',0),
('m9b5af5756wc',9,0,'casts Harbor Sentinel',0),
('m9b5af5756wc',10,0,'discards Wharf Mason for CP',0),
('m9b5af5756wc',11,0,'discards Sootwing Raider for CP',0),
('m9b5af5756wc',12,1,'passes',0),
('m9b5af5756wc',13,1,'passes',0),
('m9b5af5756wc',14,1,'passes',0),
('m9b5af5756wc',15,1,'casts Salt Miner',0),
('m9b5af5756wc',16,1,'discards Pillar Tortoise for CP',0),
('m9b5af5756wc',17,1,'casts Tide Ledger',0),
('m9b5af5756wc',18,1,'discards Moray Corsair for CP',0),
('m9b5af5756wc',19,1,'chooses Sleeper Beneath',0),
('m9b5af5756wc',20,0,'passes',0),
('m9b5af5756wc',21,0,'attacks with no more',0),
('m9b5af5756wc',22,0,'passes',0),
('m9b5af5756wc',23,1,'uses ability 2 of Salt Miner',0),
('m9b5af5756wc',24,1,'passes',0),
('m9b5af5756wc',25,1,'casts Saltback Ox',0),
('m9b5af5756wc',26,1,'discards Menhir Seer for CP',0),
('m9b5af5756wc',27,1,'casts Deep Tithe',0),
('m9b5af5756wc',28,1,'discards Pillar Tortoise for CP',0),
('m9b5af5756wc',29,0,'passes',0),
('m9b5af5756wc',30,0,'attacks with Harbor Sentinel',0),
('ma293d2hf4rk',0,0,'charges Quiet Soundings',0),
('ma293d2hf4rk',1,0,'creates a plan',0),
('ma293d2hf4rk',2,1,'charges Peace of Landings',0),
('ma293d2hf4rk',3,1,'creates a plan',0),
('ma293d2hf4rk',4,0,'charges Moth Warden',0),
('ma293d2hf4rk',5,0,'plays Folded Heron',0),
('ma293d2hf4rk',6,0,'chooses left home',0),
('ma293d2hf4rk',7,0,'passes',0),
('ma293d2hf4rk',8,1,'charges Follow-Lamp',0),
('ma293d2hf4rk',9,1,'plays Wick Squire',0),
('ma293d2hf4rk',10,1,'chooses middle home',0),
('ma293d2hf4rk',11,1,'freezes Follow-Lamp',0),
('ma293d2hf4rk',12,0,'activates ability 1 of Folded Heron',0),
('ma293d2hf4rk',13,0,'chooses middle home',0),
('ma293d2hf4rk',14,1,'creates a plan',0),
('ma293d2hf4rk',15,0,'charges Velvet Undertaker',0),
('ma293d2hf4rk',16,0,'passes',0),
('ma293d2hf4rk',17,1,'charges First Landing',0),
('ma293d2hf4rk',18,1,'creates a plan',0),
('ma293d2hf4rk',19,1,'freezes Follow-Lamp',0),
('ma293d2hf4rk',20,0,'activates ability 1 of Folded Heron',0),
('ma293d2hf4rk',21,0,'passes',0),
('ma293d2hf4rk',22,0,'chooses middle centre',0),
('ma293d2hf4rk',23,0,'passes',0),
('ma293d2hf4rk',24,1,'renews the plan',0),
('ma293d2hf4rk',25,1,'freezes First Landing',0),
('ma293d2hf4rk',26,0,'plays Midnight Interloper',0),
('ma293d2hf4rk',27,0,'chooses right home',0),
('ma293d2hf4rk',28,1,'renews the plan',0),
('ma293d2hf4rk',29,0,'charges Bone Ledger',0),
('ma293d2hf4rk',30,0,'activates ability 1 of Folded Heron',0),
('ma293d2hf4rk',31,0,'chooses middle home',0),
('ma293d2hf4rk',32,0,'passes',0),
('ma293d2hf4rk',33,1,'charges Threshold Phalanx',0),
('ma293d2hf4rk',34,1,'passes',0),
('ma293d2hf4rk',35,0,'passes',0),
('mcdsk79wbsb2',0,1,'goes first',0),
('mcdsk79wbsb2',1,1,'takes a new hand',0),
('mcdsk79wbsb2',2,1,'puts Lantern Mermaid at the bottom',0),
('mcdsk79wbsb2',3,1,'puts Tide Ledger at the bottom',0),
('mcdsk79wbsb2',4,1,'puts Brine Knight at the bottom',0),
('mcdsk79wbsb2',5,1,'puts Pillar Tortoise at the bottom',0),
('mcdsk79wbsb2',6,0,'takes a new hand',0),
('mcdsk79wbsb2',7,0,'puts Battery Imp at the bottom',0),
('mcdsk79wbsb2',8,0,'puts Captain Arrel at the bottom',0),
('mcdsk79wbsb2',9,0,'puts Roof Runner at the bottom',0),
('mcdsk79wbsb2',10,0,'puts Gale Fencer at the bottom',0),
('mcdsk79wbsb2',11,1,'casts Ledger Colossus',0),
('mcdsk79wbsb2',12,1,'discards Deep Tithe for CP',0),
('mcdsk79wbsb2',13,1,'discards Brinestone Elder for Earth CP',0),
('mcdsk79wbsb2',14,0,'casts Thunder Regent',0),
('mcdsk79wbsb2',15,0,'discards Copper Squire for CP',0),
('mcdsk79wbsb2',16,0,'discards Coil Sentry for CP',0),
('mcdsk79wbsb2',17,0,'passes',0),
('mcdsk79wbsb2',18,0,'casts Storm Lancer',0),
('mcdsk79wbsb2',19,0,'discards Stormkite Pair for Lightning CP',0),
('mcdsk79wbsb2',20,1,'casts Lantern Mermaid',0),
('mcdsk79wbsb2',21,1,'attacks with no more',0),
('mcdsk79wbsb2',22,0,'passes',0),
('mcdsk79wbsb2',23,0,'attacks with Storm Lancer',0),
('mcdsk79wbsb2',24,1,'blocks with Lantern Mermaid',0),
('mcdsk79wbsb2',25,0,'attacks with no more',0),
('mcdsk79wbsb2',26,0,'passes',0),
('mcdsk79wbsb2',27,1,'passes',0),
('mcdsk79wbsb2',28,1,'attacks with no more',0),
('mcdsk79wbsb2',29,1,'passes',0),
('mcdsk79wbsb2',30,0,'casts Updraft',0),
('mcdsk79wbsb2',31,0,'chooses Lantern Mermaid',0),
('mcdsk79wbsb2',32,0,'casts Rail Engineer',0),
('mcdsk79wbsb2',33,0,'chooses Storm Lancer #15',0),
('mcdsk79wbsb2',34,0,'attacks with Storm Lancer',0),
('mcdsk79wbsb2',35,1,'blocks with Lantern Mermaid',0),
('mcdsk79wbsb2',36,0,'attacks with Thunder Regent',0),
('mcdsk79wbsb2',37,0,'chooses Lantern Mermaid',0),
('mcdsk79wbsb2',38,1,'does not block',0),
('mcdsk79wbsb2',39,1,'casts Pillar Tortoise',0),
('mcdsk79wbsb2',40,1,'discards Saltback Ox for CP',0),
('mcdsk79wbsb2',41,1,'uses ability 2 of Pillar Tortoise',0),
('mcdsk79wbsb2',42,1,'attacks with no more',0),
('mcdsk79wbsb2',43,0,'passes',0),
('mcdsk79wbsb2',44,0,'passes',1),
('mcdsk79wbsb2',45,0,'attacks with no more',0),
('mcdsk79wbsb2',46,0,'casts Updraft',0),
('mcdsk79wbsb2',47,0,'chooses Ledger Colossus',0),
('mcdsk79wbsb2',48,1,'casts Reef Lurker',0),
('mcdsk79wbsb2',49,1,'attacks with Ledger Colossus',0),
('mcdsk79wbsb2',50,0,'blocks with Thunder Regent',0),
('mcdsk79wbsb2',51,1,'attacks with Lantern Mermaid',0),
('mcdsk79wbsb2',52,0,'casts Arc Duelist',0),
('mcdsk79wbsb2',53,1,'passes',0),
('mcdsk79wbsb2',54,1,'passes',0),
('mcdsk79wbsb2',55,1,'attacks with Ledger Colossus',0),
('mcdsk79wbsb2',56,1,'passes',0),
('mcdsk79wbsb2',57,0,'blocks with Arc Duelist',0),
('mcdsk79wbsb2',58,1,'passes',0),
('mcdsk79wbsb2',59,1,'attacks with Lantern Mermaid',0),
('mcdsk79wbsb2',60,0,'passes',0),
('mcdsk79wbsb2',61,0,'passes',1),
('mdgewes85m6s',0,1,'goes first',0),
('mdgewes85m6s',1,1,'takes a new hand',0),
('mdgewes85m6s',2,1,'puts Hearth Colossus at the bottom',0),
('mdgewes85m6s',3,1,'puts Osric of the Gate at the bottom',0),
('mdgewes85m6s',4,1,'puts Tower Plate at the bottom',0),
('mdgewes85m6s',5,1,'puts Shield Wall at the bottom',0),
('mdgewes85m6s',6,0,'takes a new hand',0),
('mdgewes85m6s',7,0,'puts Storm Herald at the bottom',0),
('mdgewes85m6s',8,0,'puts Thunder Newt at the bottom',0),
('mdgewes85m6s',9,0,'puts Gust of the High Road at the bottom',0),
('mdgewes85m6s',10,0,'puts Great Roc at the bottom',0),
('mdgewes85m6s',11,1,'plays Harbor Sentinel',0),
('mdgewes85m6s',12,1,'discards Kilnborn Champion for CP',0),
('mdgewes85m6s',13,1,'discards Gate Shield for CP',0),
('mdgewes85m6s',14,0,'passes',1),
('mdgewes85m6s',15,0,'passes',1),
('mdgewes85m6s',16,0,'passes',1),
('mdgewes85m6s',17,0,'uses Rising Spark of Wren the Wanderer',0),
('mdgewes85m6s',18,0,'discards Heir of Seven Roads for CP',0),
('mdgewes85m6s',19,0,'passes',0),
('mdgewes85m6s',20,0,'passes',0),
('mdgewes85m6s',21,0,'passes',1),
('mdgewes85m6s',22,0,'passes',0),
('mdgewes85m6s',23,1,'summons Wrath of the Kiln',0),
('mdgewes85m6s',24,1,'discards Brannoch, Kiln Lord for CP',0),
('mdgewes85m6s',25,0,'passes',0),
('mdgewes85m6s',26,1,'passes',0),
('mdgewes85m6s',27,0,'passes',1),
('mdgewes85m6s',28,0,'passes',1),
('mdgewes85m6s',29,1,'attacks with Harbor Sentinel',0),
('mdgewes85m6s',30,0,'passes',0),
('mdgewes85m6s',31,0,'passes',0),
('mdgewes85m6s',32,0,'passes',1),
('mdgewes85m6s',33,0,'passes',1),
('mdgewes85m6s',34,1,'passes',0),
('mdgewes85m6s',35,0,'passes',1),
('mdgewes85m6s',36,0,'passes',0),
('mdgewes85m6s',37,0,'passes',1),
('mdgewes85m6s',38,0,'plays Storm Herald',0),
('mdgewes85m6s',39,0,'says no',0),
('mdgewes85m6s',40,0,'discards Kestrel Rider for CP',0),
('mdgewes85m6s',41,0,'discards Rider''s Cloak for CP',0),
('mdgewes85m6s',42,0,'discards Wanderer''s Bow for CP',0),
('mdgewes85m6s',43,0,'passes',0),
('mdgewes85m6s',44,1,'plays Coalheart Axe',0),
('mdgewes85m6s',45,1,'discards Hearth Colossus for CP',0),
('mdgewes85m6s',46,1,'discards Harbor Sentinel for CP',0),
('mdgewes85m6s',47,0,'passes',1),
('mdgewes85m6s',48,0,'passes',1),
('mdgewes85m6s',49,1,'attacks with Harbor Sentinel',0),
('mdgewes85m6s',50,0,'summons Crosswind',0),
('mdgewes85m6s',51,0,'does not block',0),
('mdgewes85m6s',52,1,'plays Brannoch the Stoker',0),
('mdgewes85m6s',53,0,'uses Rising Spark of Wren the Wanderer',0),
('mdgewes85m6s',54,0,'chooses Brannoch the Stoker',0),
('mdgewes85m6s',55,0,'attacks with no more',0),
('mdgewes85m6s',56,1,'passes',0),
('mdgewes85m6s',57,1,'attacks with Brannoch the Stoker',0),
('mdgewes85m6s',58,0,'blocks with Storm Herald',0),
('mdgewes85m6s',59,1,'attacks with no more',0),
('mdgewes85m6s',60,1,'passes',0),
('mmnqgeahqm3z',0,0,'places Opening Night',0),
('mmnqgeahqm3z',1,0,'places Grand Clearance',0),
('mmnqgeahqm3z',2,1,'places Smoke and Sparks',0),
('mmnqgeahqm3z',3,1,'places Grand Clearance',0),
('mmnqgeahqm3z',4,0,'puts After-Hours Feast into the energy zone',0),
('mmnqgeahqm3z',5,1,'plays Pier Sweeper',0),
('mmnqgeahqm3z',6,1,'chooses centre',0),
('mmnqgeahqm3z',7,1,'pays with Pier Sweeper',0),
('mmnqgeahqm3z',8,1,'plays Fire Eater',0),
('mmnqgeahqm3z',9,1,'chooses centre',0),
('mmnqgeahqm3z',10,1,'pays with Stall Guard #10',0),
('mmnqgeahqm3z',11,1,'pays with Skewer Thief',0),
('mmnqgeahqm3z',12,1,'plays Banner of Coals',0),
('mmnqgeahqm3z',13,1,'activates ability 1 of Ember Row Stalls #2',0),
('mmnqgeahqm3z',14,1,'keeps Glaze Witch',0),
('mmnqgeahqm3z',15,1,'charges no more',0),
('mmnqgeahqm3z',16,0,'plays Kiln Warden',0),
('mmnqgeahqm3z',17,0,'chooses centre',0),
('mmnqgeahqm3z',18,0,'pays with Charcoal Boy',0),
('mmnqgeahqm3z',19,0,'pays with After-Hours Feast',0),
('mmnqgeahqm3z',20,0,'attacks with Kiln Warden',0),
('mmnqgeahqm3z',21,1,'passes',0),
('mmnqgeahqm3z',22,0,'plays Ember Potter',0),
('mmnqgeahqm3z',23,0,'chooses centre',0),
('mmnqgeahqm3z',24,0,'activates ability 1 of Ember Row Stalls #1',0),
('mmnqgeahqm3z',25,0,'plays Stall Guard',0),
('mmnqgeahqm3z',26,0,'chooses centre',0),
('mmnqgeahqm3z',27,0,'pays with Banner of Coals #13',0),
('mmnqgeahqm3z',28,0,'passes',0),
('mmnqgeahqm3z',29,0,'keeps Flare',0),
('mmnqgeahqm3z',30,0,'charges no more',0),
('mmnqgeahqm3z',31,1,'plays Fire Eater',0),
('mmnqgeahqm3z',32,1,'chooses left side',0),
('mmnqgeahqm3z',33,1,'pays with Fire Eater',0),
('mmnqgeahqm3z',34,1,'plays Flare',0),
('mmnqgeahqm3z',35,1,'passes',0),
('mmnqgeahqm3z',36,1,'keeps Fired Mask',0),
('mmnqgeahqm3z',37,1,'charges After-Hours Feast',0),
('mmnqgeahqm3z',38,1,'charges no more',0),
('mmnqgeahqm3z',39,0,'activates ability 1 of Ember Row Stalls #1',0),
('mmnqgeahqm3z',40,0,'plays Pier Sweeper',0),
('mmnqgeahqm3z',41,0,'chooses right side',0),
('mmnqgeahqm3z',42,0,'attacks with Pier Sweeper',0),
('mmnqgeahqm3z',43,1,'activates ability 1 of Ember Row Stalls #2',0),
('mmnqgeahqm3z',44,1,'chooses Stall Guard',0),
('mmnqgeahqm3z',45,0,'passes',0),
('mmnqgeahqm3z',46,0,'keeps Kiln Warden',0),
('mmnqgeahqm3z',47,0,'charges Glaze Witch',0),
('mmnqgeahqm3z',48,0,'charges no more',0),
('mmnqgeahqm3z',49,1,'plays Noodle Juggler',0),
('mmnqgeahqm3z',50,1,'chooses centre',0),
('mmnqgeahqm3z',51,1,'passes',0),
('mmnqgeahqm3z',52,1,'keeps Kiln Warden',0),
('mmnqgeahqm3z',53,1,'charges no more',0),
('mmnqgeahqm3z',54,0,'plays Two for One',0),
('mmnqgeahqm3z',55,0,'pays with Kiln Burst',0),
('mmnqgeahqm3z',56,0,'plays After-Hours Feast',0),
('mmnqgeahqm3z',57,0,'plays Fired Mask',0),
('mmnqgeahqm3z',58,0,'pays with Stall Guard',0),
('mmnqgeahqm3z',59,0,'pays with Two for One',0),
('mmnqgeahqm3z',60,0,'passes',0),
('mwrgjnra53e9',0,0,'places Night Crossing',0),
('mwrgjnra53e9',1,0,'places Dawn Regatta',0),
('mwrgjnra53e9',2,1,'places Full Score',0),
('mwrgjnra53e9',3,1,'places Encore',0),
('mwrgjnra53e9',4,0,'puts Rope Dancer into the energy zone',0),
('mwrgjnra53e9',5,0,'puts Ferry Captain into the energy zone',0),
('mwrgjnra53e9',6,1,'plays Night Metronome',0),
('mwrgjnra53e9',7,1,'chooses centre',0),
('mwrgjnra53e9',8,1,'activates ability 1 of Lamp Orchestra',0),
('mwrgjnra53e9',9,1,'says no',0),
('mwrgjnra53e9',10,1,'passes',0),
('mwrgjnra53e9',11,1,'keeps Borrowed Coat',0),
('mwrgjnra53e9',12,1,'charges Lamp Cellist',0),
('mwrgjnra53e9',13,0,'plays Harpoon Sister',0),
('mwrgjnra53e9',14,0,'chooses left side',0),
('mwrgjnra53e9',15,0,'attacks with Harpoon Sister',0),
('mwrgjnra53e9',16,1,'activates ability 1 of Lamp Orchestra',0),
('mwrgjnra53e9',17,1,'says no',0),
('mwrgjnra53e9',18,0,'puts Pearl Diver into the energy zone',0),
('mwrgjnra53e9',19,0,'passes',0),
('mwrgjnra53e9',20,0,'keeps Night Watch',0),
('mwrgjnra53e9',21,0,'charges Diving Bell',0),
('mwrgjnra53e9',22,0,'charges Oar Twins',0),
('mwrgjnra53e9',23,1,'plays Crescendo',0),
('mwrgjnra53e9',24,1,'pays with Glass Harper',0),
('mwrgjnra53e9',25,1,'pays with Lamp Cellist',0),
('mwrgjnra53e9',26,1,'plays Silver Mouthpiece',0),
('mwrgjnra53e9',27,1,'activates ability 1 of Lamp Orchestra',0),
('mwrgjnra53e9',28,1,'says no',0),
('mwrgjnra53e9',29,1,'plays Bell Ringer',0),
('mwrgjnra53e9',30,1,'activates ability 1 of Bell Ringer',0),
('mwrgjnra53e9',31,1,'activates ability 1 of Bell Ringer',0),
('mwrgjnra53e9',32,1,'attacks with Bell Ringer',0),
('mwrgjnra53e9',33,0,'activates ability 1 of Tidewatch Club',0),
('mwrgjnra53e9',34,0,'says yes',0),
('mwrgjnra53e9',35,0,'chooses left side',0),
('mwrgjnra53e9',36,1,'chooses right side',0),
('mwrgjnra53e9',37,1,'passes',0),
('mwrgjnra53e9',38,1,'keeps Night Metronome',0),
('mwrgjnra53e9',39,1,'charges Bell Ringer',0),
('mwrgjnra53e9',40,1,'charges Glass Harper',0),
('mwrgjnra53e9',41,0,'plays Night Watch from the keep zone',0),
('mwrgjnra53e9',42,0,'chooses centre',0),
('mwrgjnra53e9',43,0,'attacks with Night Watch',0),
('mwrgjnra53e9',44,1,'activates ability 1 of Lamp Orchestra',0),
('mwrgjnra53e9',45,0,'plays Pearl Diver',0),
('mwrgjnra53e9',46,0,'activates ability 1 of Tidewatch Club',0),
('mwrgjnra53e9',47,0,'says yes',0),
('myv6vsvgbqy5',0,0,'places Rising Wind',0),
('myv6vsvgbqy5',1,0,'places Long String Finals',0),
('myv6vsvgbqy5',2,1,'places First Flight',0),
('myv6vsvgbqy5',3,1,'places Long String Finals',0),
('myv6vsvgbqy5',4,0,'puts Headmistress Gale into the energy zone',0),
('myv6vsvgbqy5',5,1,'activates ability 1 of Kite School #2',0),
('myv6vsvgbqy5',6,1,'plays Sky Harness',0),
('myv6vsvgbqy5',7,1,'chooses left side',0),
('myv6vsvgbqy5',8,1,'chooses String Runner',0),
('myv6vsvgbqy5',9,1,'passes',0),
('myv6vsvgbqy5',10,1,'keeps Cloud Reader',0),
('myv6vsvgbqy5',11,1,'charges Lamp Lighter',0),
('myv6vsvgbqy5',12,1,'charges no more',0),
('myv6vsvgbqy5',13,0,'plays Lamp Lighter',0),
('myv6vsvgbqy5',14,0,'chooses centre',0),
('myv6vsvgbqy5',15,0,'pays with Tailwind',0),
('myv6vsvgbqy5',16,0,'pays with Cloud Reader',0),
('myv6vsvgbqy5',17,0,'puts Paper Apprentice into the energy zone',0),
('myv6vsvgbqy5',18,0,'passes',0),
('myv6vsvgbqy5',19,0,'keeps Knot Master',0),
('myv6vsvgbqy5',20,0,'charges no more',0),
('myv6vsvgbqy5',21,1,'plays Tailwind',0),
('myv6vsvgbqy5',22,1,'activates ability 1 of Kite School #2',0),
('myv6vsvgbqy5',23,1,'says yes',0),
('myv6vsvgbqy5',24,1,'plays Box Kite Pilot',0),
('myv6vsvgbqy5',25,1,'plays Cloud Reader from the keep zone',0),
('myv6vsvgbqy5',26,1,'attacks with Cloud Reader',0),
('myv6vsvgbqy5',27,0,'activates ability 1 of Kite School #1',0),
('myv6vsvgbqy5',28,1,'chooses right side',0),
('myv6vsvgbqy5',29,1,'plays Silk Spool',0),
('myv6vsvgbqy5',30,1,'chooses right side',0),
('myv6vsvgbqy5',31,1,'plays Mayor Quill',0),
('myv6vsvgbqy5',32,1,'passes',0),
('myv6vsvgbqy5',33,1,'keeps Tail Painter',0),
('myv6vsvgbqy5',34,1,'charges Dragon Kite',0),
('myv6vsvgbqy5',35,1,'charges no more',0),
('myv6vsvgbqy5',36,0,'passes',0),
('myv6vsvgbqy5',37,0,'keeps Patch and Mend',0),
('myv6vsvgbqy5',38,0,'charges no more',0),
('myv6vsvgbqy5',39,1,'plays Fog Bank',0),
('myv6vsvgbqy5',40,1,'plays Headmistress Gale',0),
('myv6vsvgbqy5',41,1,'attacks with Headmistress Gale',0),
('myv6vsvgbqy5',42,0,'passes',0),
('myv6vsvgbqy5',43,1,'attacks with Bobbin Sparrow',0),
('myv6vsvgbqy5',44,0,'passes',0),
('myv6vsvgbqy5',45,1,'plays Paper Apprentice',0),
('myv6vsvgbqy5',46,1,'chooses right side',0),
('myv6vsvgbqy5',47,1,'says no',0),
('myv6vsvgbqy5',48,1,'plays Tail Painter from the keep zone',0),
('myv6vsvgbqy5',49,1,'attacks with Tail Painter',0),
('myv6vsvgbqy5',50,0,'plays Sky Harness',0),
('myv6vsvgbqy5',51,0,'chooses right side',0),
('myv6vsvgbqy5',52,0,'pays with Paper Apprentice',0),
('myv6vsvgbqy5',53,0,'chooses String Runner',0),
('myv6vsvgbqy5',54,1,'plays Paper Apprentice',0),
('myv6vsvgbqy5',55,1,'chooses left side',0),
('myv6vsvgbqy5',56,1,'says no',0),
('myv6vsvgbqy5',57,1,'passes',0),
('myv6vsvgbqy5',58,1,'keeps Paper Apprentice',0),
('myv6vsvgbqy5',59,1,'charges Dragon Kite',0),
('myv6vsvgbqy5',60,0,'plays Lamp Lighter',0),
('myv6vsvgbqy5',61,0,'attacks with Lamp Lighter',0),
('myv6vsvgbqy5',62,1,'passes',0),
('myv6vsvgbqy5',63,0,'plays Cut the Line',0),
('n0dmtcyrymv0',0,1,'keeps the hand',0),
('n0dmtcyrymv0',1,0,'keeps the hand',0),
('n0dmtcyrymv0',2,0,'passes',1),
('n0dmtcyrymv0',3,0,'passes',1),
('n0dmtcyrymv0',4,1,'calls Music Box face down',0),
('n0dmtcyrymv0',5,1,'passes',0),
('n0dmtcyrymv0',6,0,'passes',1),
('n0dmtcyrymv0',7,1,'makes aether with Music Box',0),
('n0dmtcyrymv0',8,0,'passes',1),
('n0dmtcyrymv0',9,0,'passes',1),
('n0dmtcyrymv0',10,0,'passes',1),
('n0dmtcyrymv0',11,0,'passes',1),
('n0dmtcyrymv0',12,0,'passes',1),
('n0dmtcyrymv0',13,0,'calls Pell Lantern Lv1 face down',0),
('n0dmtcyrymv0',14,0,'passes',1),
('n0dmtcyrymv0',15,0,'passes',0),
('n0dmtcyrymv0',16,0,'passes',1),
('n0dmtcyrymv0',17,0,'passes',1),
('n0dmtcyrymv0',18,0,'passes',1),
('n0dmtcyrymv0',19,0,'passes',1),
('n0dmtcyrymv0',20,0,'passes',1),
('n0dmtcyrymv0',21,1,'passes',0),
('n0dmtcyrymv0',22,0,'passes',1),
('n0dmtcyrymv0',23,1,'makes aether with Music Box',0),
('n0dmtcyrymv0',24,0,'passes',1),
('n0dmtcyrymv0',25,1,'calls nothing',0),
('n0dmtcyrymv0',26,0,'passes',1),
('n0dmtcyrymv0',27,0,'passes',1),
('n0dmtcyrymv0',28,0,'passes',1),
('n0dmtcyrymv0',29,0,'makes aether with Coin',0),
('n0dmtcyrymv0',30,0,'passes',0),
('n0dmtcyrymv0',31,0,'passes',1),
('n0dmtcyrymv0',32,0,'passes',1),
('n0dmtcyrymv0',33,0,'passes',1),
('n0dmtcyrymv0',34,0,'passes',1),
('n0dmtcyrymv0',35,0,'passes',1),
('n0dmtcyrymv0',36,0,'calls nothing',0),
('n0dmtcyrymv0',37,0,'passes',1),
('n0dmtcyrymv0',38,0,'makes aether with Pell Lantern Lv1',0),
('n0dmtcyrymv0',39,1,'passes',0),
('n0dmtcyrymv0',40,1,'passes',0),
('n0dmtcyrymv0',41,1,'calls Spring Cleaning face down',0),
('n0dmtcyrymv0',42,1,'makes aether with Spring Cleaning',0),
('n0dmtcyrymv0',43,1,'makes aether with Music Box',0),
('n0dmtcyrymv0',44,0,'passes',1),
('n0dmtcyrymv0',45,0,'passes',1),
('n0dmtcyrymv0',46,0,'calls Undertow face down',0),
('n0dmtcyrymv0',47,0,'passes',1),
('n0dmtcyrymv0',48,0,'makes aether with Undertow',0),
('n2wpmc8yxk84',0,0,'exchanges cards',0),
('n2wpmc8yxk84',1,1,'keeps the hand',0),
('n2wpmc8yxk84',2,0,'puts Bellfounder''s Ox at the bottom',0),
('n2wpmc8yxk84',3,0,'puts Bellfounder''s Ox at the bottom',0),
('n2wpmc8yxk84',4,0,'puts Chimney Hawk at the bottom',0),
('n2wpmc8yxk84',5,0,'puts Brick Golem at the bottom',0),
('n2wpmc8yxk84',6,0,'puts Firedamp at the bottom',0),
('n2wpmc8yxk84',7,0,'puts no more at the bottom',0),
('n2wpmc8yxk84',8,1,'passes',0),
('n2wpmc8yxk84',9,1,'makes aether with Coin',0),
('n2wpmc8yxk84',10,0,'calls Cinder Wick Lv3 face down',0),
('n2wpmc8yxk84',11,0,'passes',1),
('n2wpmc8yxk84',12,0,'passes',0),
('n2wpmc8yxk84',13,0,'passes',1),
('n2wpmc8yxk84',14,0,'passes',1),
('n2wpmc8yxk84',15,0,'passes',1),
('n2wpmc8yxk84',16,0,'passes',1),
('n2wpmc8yxk84',17,1,'calls nothing',0),
('n2wpmc8yxk84',18,0,'passes',1),
('n2wpmc8yxk84',19,0,'passes',1),
('n2wpmc8yxk84',20,0,'passes',1),
('n2wpmc8yxk84',21,0,'passes',0),
('n2wpmc8yxk84',22,0,'passes',1),
('n2wpmc8yxk84',23,0,'passes',1),
('n2wpmc8yxk84',24,0,'passes',1),
('n2wpmc8yxk84',25,0,'passes',1),
('n2wpmc8yxk84',26,0,'passes',1),
('n2wpmc8yxk84',27,0,'calls Chimney Hawk face down',0),
('n2wpmc8yxk84',28,0,'passes',1),
('n2wpmc8yxk84',29,0,'makes aether with Chimney Hawk',0),
('n2wpmc8yxk84',30,0,'passes',0),
('n2wpmc8yxk84',31,0,'passes',1),
('n2wpmc8yxk84',32,0,'passes',1),
('n2wpmc8yxk84',33,0,'passes',1),
('n2wpmc8yxk84',34,0,'passes',1),
('n2wpmc8yxk84',35,0,'passes',1),
('n2wpmc8yxk84',36,0,'passes',1),
('n2wpmc8yxk84',37,0,'passes',1),
('n2wpmc8yxk84',38,1,'calls Pell Lantern Lv1 face down',0),
('n2wpmc8yxk84',39,1,'passes',0),
('n2wpmc8yxk84',40,0,'passes',1),
('n2wpmc8yxk84',41,1,'passes',0),
('n2wpmc8yxk84',42,0,'passes',1),
('n2wpmc8yxk84',43,1,'makes aether with Pell Lantern Lv1',0),
('n2wpmc8yxk84',44,0,'passes',1),
('n2wpmc8yxk84',45,0,'passes',0),
('n2wpmc8yxk84',46,0,'passes',1),
('n2wpmc8yxk84',47,0,'passes',1),
('n2wpmc8yxk84',48,0,'passes',1),
('n2wpmc8yxk84',49,0,'passes',1),
('n2wpmc8yxk84',50,0,'passes',1),
('n2wpmc8yxk84',51,0,'calls Cinder Wick Lv1',0),
('n2wpmc8yxk84',52,0,'passes',1),
('n2wpmc8yxk84',53,0,'makes aether with Chimney Hawk',0),
('n2wpmc8yxk84',54,0,'makes aether with Cinder Wick Lv1',0),
('n2wpmc8yxk84',55,0,'plays Kiln Pup',0),
('n2wpmc8yxk84',56,0,'makes aether with Cinder Wick Lv3',0),
('n2wpmc8yxk84',57,1,'passes',0),
('n2wpmc8yxk84',58,1,'passes',0),
('n2wpmc8yxk84',59,1,'calls nothing',0),
('n2wpmc8yxk84',60,1,'passes',0),
('n2wpmc8yxk84',61,1,'passes',0),
('n2wpmc8yxk84',62,1,'makes aether with Pell Lantern Lv1',0),
('n2wpmc8yxk84',63,0,'passes',1),
('n2wpmc8yxk84',64,0,'passes',1),
('n2wpmc8yxk84',65,0,'calls Osk Bellows Lv1 face down',0),
('n2wpmc8yxk84',66,0,'passes',1),
('n2wpmc8yxk84',67,0,'makes aether with Cinder Wick Lv3',0),
('n2wpmc8yxk84',68,0,'uses ability 1 of Cinder Wick Lv1',0),
('n2wpmc8yxk84',69,0,'makes aether with Osk Bellows Lv1',0),
('n2wpmc8yxk84',70,0,'passes',0),
('n2wpmc8yxk84',71,0,'makes aether with Chimney Hawk',0),
('n2wpmc8yxk84',72,0,'passes',0),
('n2wpmc8yxk84',73,0,'attacks no more',0),
('n2wpmc8yxk84',74,1,'passes',0),
('n2wpmc8yxk84',75,1,'passes',0),
('n2wpmc8yxk84',76,1,'calls Tidy Quill Lv1 face down',0),
('n2wpmc8yxk84',77,1,'makes aether with Pell Lantern Lv1',0),
('n2wpmc8yxk84',78,1,'makes aether with Tidy Quill Lv1',0),
('n2wpmc8yxk84',79,0,'passes',1),
('n2wpmc8yxk84',80,0,'passes',1),
('n2wpmc8yxk84',81,0,'calls Kiln Yard face down',0),
('n2wpmc8yxk84',82,0,'passes',1),
('n2wpmc8yxk84',83,0,'plays Slag Wyrm',0),
('n2wpmc8yxk84',84,0,'enters recovered',0),
('n2wpmc8yxk84',85,0,'passes',0),
('n2wpmc8yxk84',86,0,'attacks with Slag Wyrm',0),
('n2wpmc8yxk84',87,0,'corrupts orb 7',0),
('n2wpmc8yxk84',88,0,'attacks with Kiln Pup',0),
('n2wpmc8yxk84',89,0,'corrupts orb 6',0),
('n2wpmc8yxk84',90,1,'passes',0),
('n2wpmc8yxk84',91,1,'makes aether with Pell Lantern Lv1',0),
('n2wpmc8yxk84',92,1,'passes',0),
('n2wpmc8yxk84',93,1,'calls Hush Bell face down',0),
('n2wpmc8yxk84',94,1,'makes aether with Tidy Quill Lv1',0),
('n2wpmc8yxk84',95,1,'makes aether with Hush Bell',0),
('n2wpmc8yxk84',96,0,'passes',1),
('n2wpmc8yxk84',97,0,'passes',1),
('n2wpmc8yxk84',98,0,'calls Ruddy Vane Lv1',0),
('n2wpmc8yxk84',99,0,'passes',1),
('n2wpmc8yxk84',100,0,'uses ability 1 of Ruddy Vane Lv1',0),
('n2wpmc8yxk84',101,0,'makes aether with Chimney Hawk',0),
('n9eccxn8u7df',0,1,'goes first',0),
('n9eccxn8u7df',1,1,'takes a new hand',0),
('n9eccxn8u7df',2,1,'puts Sleeping Giant at the bottom',0),
('n9eccxn8u7df',3,1,'puts Hollow Sentry at the bottom',0),
('n9eccxn8u7df',4,1,'puts Rime Duchess at the bottom',0),
('n9eccxn8u7df',5,1,'puts Waking Giant at the bottom',0),
('n9eccxn8u7df',6,0,'takes a new hand',0),
('n9eccxn8u7df',7,0,'puts Slag Hound at the bottom',0),
('n9eccxn8u7df',8,0,'puts Nocturn Reeve at the bottom',0),
('n9eccxn8u7df',9,0,'puts Wren the Wanderer at the bottom',0),
('n9eccxn8u7df',10,0,'puts Innkeeper of Crossways at the bottom',0),
('n9eccxn8u7df',11,1,'plays Deepwater Cantor',0),
('n9eccxn8u7df',12,1,'discards Lyra Saltvoice for CP',0),
('n9eccxn8u7df',13,1,'plays Icicle Moth',0),
('n9eccxn8u7df',14,1,'discards Frostbite for CP',0),
('n9eccxn8u7df',15,1,'passes',0),
('n9eccxn8u7df',16,0,'passes',1),
('n9eccxn8u7df',17,1,'uses ability 2 of Icicle Moth',0),
('n9eccxn8u7df',18,0,'passes',0),
('n9eccxn8u7df',19,0,'chooses Ashwing Courier',0),
('n9eccxn8u7df',20,0,'passes',1),
('n9eccxn8u7df',21,0,'passes',1),
('n9eccxn8u7df',22,0,'plays Road Clerk',0),
('n9eccxn8u7df',23,0,'discards Storm Herald for CP',0),
('n9eccxn8u7df',24,0,'plays Thunder Regent',0),
('n9eccxn8u7df',25,1,'plays Chapel Novice',0),
('n9eccxn8u7df',26,1,'attacks with no more',0),
('n9eccxn8u7df',27,0,'passes',0),
('n9eccxn8u7df',28,0,'passes',1),
('n9eccxn8u7df',29,0,'attacks with no more',0),
('n9eccxn8u7df',30,0,'plays Wren the Wanderer',0),
('n9eccxn8u7df',31,1,'passes',0),
('n9eccxn8u7df',32,1,'passes',0),
('n9eccxn8u7df',33,1,'attacks with no more',0),
('n9eccxn8u7df',34,1,'summons Undertow',0),
('n9eccxn8u7df',35,1,'chooses Wren the Wanderer',0),
('n9eccxn8u7df',36,0,'passes',0),
('n9eccxn8u7df',37,0,'passes',1),
('n9eccxn8u7df',38,0,'attacks with Thunder Regent',0),
('n9eccxn8u7df',39,0,'passes',1),
('n9eccxn8u7df',40,0,'passes',1),
('n9eccxn8u7df',41,0,'uses Rising Spark of Wren the Wanderer',0),
('n9eccxn8u7df',42,0,'dulls Road Clerk for CP',0),
('n9eccxn8u7df',43,0,'chooses Deepwater Cantor',0),
('n9eccxn8u7df',44,1,'does not use the EX Burst of Undertow',0),
('n9eccxn8u7df',45,1,'passes',0),
('n9eccxn8u7df',46,1,'attacks with Deepwater Cantor',0),
('n9eccxn8u7df',47,1,'plays Lyra Saltvoice',0),
('n9eccxn8u7df',48,0,'plays Kiln Blade',0),
('n9eccxn8u7df',49,0,'discards Cinder Drummer for CP',0),
('n9eccxn8u7df',50,0,'plays Thunder Newt',0),
('n9eccxn8u7df',51,0,'attacks with no more',0),
('n9eccxn8u7df',52,1,'uses ability 1 of Lyra Saltvoice',0),
('n9eccxn8u7df',53,1,'discards Reef Lancer for CP',0),
('n9eccxn8u7df',54,1,'passes',0),
('n9eccxn8u7df',55,1,'uses ability 1 of Lyra Saltvoice',0),
('n9eccxn8u7df',56,1,'discards Reef Lancer for CP',0),
('n9eccxn8u7df',57,1,'passes',0),
('n9eccxn8u7df',58,1,'uses ability 1 of Lyra Saltvoice',0),
('n9eccxn8u7df',59,1,'attacks with no more',0),
('n9eccxn8u7df',60,0,'uses ability 1 of Thunder Newt',0),
('n9eccxn8u7df',61,0,'dulls Road Clerk for CP',0),
('n9eccxn8u7df',62,0,'chooses Deepwater Cantor',0),
('n9eccxn8u7df',63,0,'attacks with Thunder Regent',0),
('n9eccxn8u7df',64,0,'chooses Deepwater Cantor',0),
('n9eccxn8u7df',65,1,'does not block',0),
('n9eccxn8u7df',66,1,'passes',0),
('n9eccxn8u7df',67,1,'uses ability 1 of Lyra Saltvoice',0),
('n9eccxn8u7df',68,1,'discards Lyra Saltvoice for CP',0),
('n9eccxn8u7df',69,1,'uses ability 1 of Lyra Saltvoice',0),
('n9eccxn8u7df',70,1,'attacks with no more',0),
('n9eccxn8u7df',71,0,'passes',0),
('n9eccxn8u7df',72,0,'passes',1),
('n9eccxn8u7df',73,0,'attacks with Thunder Regent',0),
('n9eccxn8u7df',74,0,'passes',1),
('n9eccxn8u7df',75,0,'chooses Deepwater Cantor',0),
('n9eccxn8u7df',76,0,'passes',1),
('n9eccxn8u7df',77,1,'does not block',0),
('n9eccxn8u7df',78,0,'passes',0),
('n9eccxn8u7df',79,0,'passes',1),
('n9eccxn8u7df',80,0,'passes',1),
('n9eccxn8u7df',81,0,'passes',0),
('n9eccxn8u7df',82,1,'plays Chapel Novice',0),
('n9eccxn8u7df',83,0,'passes',1),
('n9eccxn8u7df',84,0,'passes',1),
('n9eccxn8u7df',85,1,'attacks with Deepwater Cantor',0),
('n9eccxn8u7df',86,1,'attacks with Lyra Saltvoice',0),
('n9eccxn8u7df',87,0,'passes',0),
('n9eccxn8u7df',88,0,'uses ability 3 of Kiln Blade',0),
('n9eccxn8u7df',89,0,'discards Kilnborn Champion for CP',0),
('n9eccxn8u7df',90,0,'uses ability 3 of Kiln Blade',0),
('n9eccxn8u7df',91,0,'discards Storm Herald for CP',0),
('n9eccxn8u7df',92,0,'uses ability 3 of Kiln Blade',0),
('nf6tddy50fwz',0,0,'goes first',0),
('nf6tddy50fwz',1,0,'keeps the hand',0),
('nf6tddy50fwz',2,1,'keeps the hand',0),
('nf6tddy50fwz',3,0,'plays Road Clerk',0),
('nf6tddy50fwz',4,0,'discards Wren the Wanderer for CP',0),
('nf6tddy50fwz',5,0,'passes',0),
('nf6tddy50fwz',6,1,'summons Frostbite',0),
('nf6tddy50fwz',7,1,'summons Undertow',0),
('nf6tddy50fwz',8,0,'plays Furnace Apprentice',0),
('nf6tddy50fwz',9,0,'discards Furnace Apprentice for CP',0),
('nf6tddy50fwz',10,0,'plays Thunder Regent',0),
('nf6tddy50fwz',11,0,'discards Kilnborn Champion for CP',0),
('nf6tddy50fwz',12,0,'uses ability 1 of Furnace Apprentice',0),
('nf6tddy50fwz',13,1,'passes',0),
('nf6tddy50fwz',14,1,'summons Ebb and Flow',0),
('nf6tddy50fwz',15,1,'discards Choir of the Deep for CP',0),
('nf6tddy50fwz',16,1,'uses ability 1 of Icicle Moth',0),
('nf6tddy50fwz',17,1,'plays Net Mender',0),
('nf6tddy50fwz',18,1,'uses the Assist of Net Mender',0),
('nf6tddy50fwz',19,1,'chooses Rime Duchess',0),
('nf6tddy50fwz',20,0,'plays Vesper Crown',0),
('nf6tddy50fwz',21,0,'discards Lamplight Keeper for CP',0),
('nf6tddy50fwz',22,0,'attacks with Thunder Regent',0),
('nf6tddy50fwz',23,1,'plays Net Mender',0),
('nf6tddy50fwz',24,1,'uses the Assist of Net Mender',0),
('nf6tddy50fwz',25,1,'chooses Glass Rapier',0),
('paw8usfg9sp2',0,1,'exchanges cards',0),
('paw8usfg9sp2',1,0,'keeps the hand',0),
('paw8usfg9sp2',2,1,'puts Fern Ledger Lv1 at the bottom',0),
('paw8usfg9sp2',3,1,'puts Clover Brand Lv1 at the bottom',0),
('paw8usfg9sp2',4,1,'puts no more at the bottom',0),
('paw8usfg9sp2',5,0,'passes',1),
('paw8usfg9sp2',6,0,'passes',1),
('paw8usfg9sp2',7,1,'calls Fern Ledger Lv2 face down',0),
('paw8usfg9sp2',8,1,'makes aether with Fern Ledger Lv2',0),
('paw8usfg9sp2',9,0,'passes',1),
('paw8usfg9sp2',10,0,'passes',1),
('paw8usfg9sp2',11,0,'passes',1),
('paw8usfg9sp2',12,0,'passes',1),
('paw8usfg9sp2',13,0,'passes',1),
('paw8usfg9sp2',14,0,'passes',1),
('paw8usfg9sp2',15,0,'calls Backdraft face down',0),
('paw8usfg9sp2',16,0,'passes',1),
('paw8usfg9sp2',17,0,'makes aether with Backdraft',0),
('paw8usfg9sp2',18,0,'passes',0),
('paw8usfg9sp2',19,0,'passes',1),
('paw8usfg9sp2',20,0,'passes',1),
('paw8usfg9sp2',21,0,'passes',1),
('paw8usfg9sp2',22,0,'passes',1),
('paw8usfg9sp2',23,0,'passes',1),
('paw8usfg9sp2',24,1,'passes',0),
('paw8usfg9sp2',25,0,'passes',1),
('paw8usfg9sp2',26,1,'makes aether with Fern Ledger Lv2',0),
('paw8usfg9sp2',27,0,'passes',1),
('paw8usfg9sp2',28,1,'calls Fern Ledger Lv1',0),
('paw8usfg9sp2',29,1,'makes aether with Fern Ledger Lv1',0),
('paw8usfg9sp2',30,0,'passes',1),
('paw8usfg9sp2',31,0,'passes',1),
('paw8usfg9sp2',32,0,'passes',1),
('paw8usfg9sp2',33,0,'makes aether with Coin',0),
('paw8usfg9sp2',34,0,'passes',1),
('paw8usfg9sp2',35,0,'passes',1),
('paw8usfg9sp2',36,0,'calls Cinder Wick Lv2 face down',0),
('paw8usfg9sp2',37,0,'passes',1),
('paw8usfg9sp2',38,0,'makes aether with Cinder Wick Lv2',0),
('paw8usfg9sp2',39,0,'makes aether with Backdraft',0),
('paw8usfg9sp2',40,1,'passes',0),
('paw8usfg9sp2',41,1,'makes aether with Fern Ledger Lv1',0),
('paw8usfg9sp2',42,1,'makes aether with Fern Ledger Lv2',0),
('paw8usfg9sp2',43,1,'calls Orchard Queen face down',0),
('paw8usfg9sp2',44,1,'passes',0),
('paw8usfg9sp2',45,1,'passes',0),
('paw8usfg9sp2',46,1,'makes aether with Orchard Queen',0),
('paw8usfg9sp2',47,0,'passes',1),
('paw8usfg9sp2',48,0,'passes',1),
('paw8usfg9sp2',49,0,'calls Osk Bellows Lv1 face down',0),
('paw8usfg9sp2',50,0,'passes',1),
('paw8usfg9sp2',51,0,'passes',0),
('paw8usfg9sp2',52,0,'passes',1),
('paw8usfg9sp2',53,0,'passes',1),
('paw8usfg9sp2',54,0,'passes',1),
('paw8usfg9sp2',55,0,'passes',1),
('paw8usfg9sp2',56,0,'passes',1),
('paw8usfg9sp2',57,1,'makes aether with Fern Ledger Lv1',0),
('paw8usfg9sp2',58,1,'makes aether with Orchard Queen',0),
('paw8usfg9sp2',59,1,'passes',0),
('paw8usfg9sp2',60,0,'passes',1),
('paw8usfg9sp2',61,1,'passes',0),
('paw8usfg9sp2',62,0,'passes',1),
('paw8usfg9sp2',63,1,'calls Root Whisper Lv1',0),
('paw8usfg9sp2',64,1,'makes aether with Fern Ledger Lv2',0),
('paw8usfg9sp2',65,1,'passes',0),
('paw8usfg9sp2',66,0,'passes',1),
('paw8usfg9sp2',67,1,'plays Grafting',0),
('paw8usfg9sp2',68,1,'pays Silva aether',0),
('paw8usfg9sp2',69,0,'passes',0),
('paw8usfg9sp2',70,1,'chooses Twin Hedge',0),
('paw8usfg9sp2',71,0,'passes',1),
('paw8usfg9sp2',72,0,'passes',1),
('paw8usfg9sp2',73,0,'makes aether with Backdraft',0),
('paw8usfg9sp2',74,0,'makes aether with Osk Bellows Lv1',0),
('paw8usfg9sp2',75,0,'passes',0),
('paw8usfg9sp2',76,0,'passes',1),
('paw8usfg9sp2',77,0,'passes',1),
('paw8usfg9sp2',78,0,'passes',1),
('paw8usfg9sp2',79,0,'passes',1),
('paw8usfg9sp2',80,0,'passes',1),
('paw8usfg9sp2',81,0,'calls Brick Golem face down',0),
('paw8usfg9sp2',82,0,'passes',1),
('paw8usfg9sp2',83,0,'makes aether with Cinder Wick Lv2',0),
('paw8usfg9sp2',84,0,'makes aether with Backdraft',0),
('paw8usfg9sp2',85,0,'makes aether with Osk Bellows Lv1',0),
('paw8usfg9sp2',86,0,'passes',0),
('paw8usfg9sp2',87,0,'passes',1),
('paw8usfg9sp2',88,0,'passes',1),
('paw8usfg9sp2',89,0,'passes',1),
('paw8usfg9sp2',90,0,'passes',1),
('paw8usfg9sp2',91,0,'passes',1),
('paw8usfg9sp2',92,1,'makes aether with Fern Ledger Lv2',0),
('paw8usfg9sp2',93,1,'makes aether with Root Whisper Lv1',0),
('paw8usfg9sp2',94,1,'makes aether with Orchard Queen',0),
('paw8usfg9sp2',95,1,'makes aether with Fern Ledger Lv1',0),
('paw8usfg9sp2',96,0,'passes',1),
('paw8usfg9sp2',97,0,'passes',1),
('paw8usfg9sp2',98,1,'calls Thorn Lash face down',0),
('paw8usfg9sp2',99,1,'makes aether with Thorn Lash',0),
('paw8usfg9sp2',100,0,'passes',1),
('paw8usfg9sp2',101,1,'plays Walled Garden',0),
('paw8usfg9sp2',102,1,'pays aether',0),
('paw8usfg9sp2',103,0,'passes',0),
('paw8usfg9sp2',104,0,'passes',1),
('paw8usfg9sp2',105,0,'passes',1),
('paw8usfg9sp2',106,0,'passes',0),
('paw8usfg9sp2',107,0,'passes',1),
('paw8usfg9sp2',108,0,'passes',1),
('paw8usfg9sp2',109,0,'passes',1),
('paw8usfg9sp2',110,0,'passes',1),
('paw8usfg9sp2',111,0,'passes',1),
('paw8usfg9sp2',112,0,'calls nothing',0),
('paw8usfg9sp2',113,0,'passes',1),
('paw8usfg9sp2',114,0,'makes aether with Osk Bellows Lv1',0),
('paw8usfg9sp2',115,0,'makes aether with Cinder Wick Lv2',0),
('paw8usfg9sp2',116,0,'makes aether with Backdraft',0),
('paw8usfg9sp2',117,0,'makes aether with Brick Golem',0),
('paw8usfg9sp2',118,1,'makes aether with Fern Ledger Lv2',0),
('paw8usfg9sp2',119,1,'passes',0),
('paw8usfg9sp2',120,1,'makes aether with Thorn Lash',0),
('paw8usfg9sp2',121,1,'makes aether with Orchard Queen',0),
('paw8usfg9sp2',122,1,'makes aether with Fern Ledger Lv1',0),
('paw8usfg9sp2',123,1,'makes aether with Root Whisper Lv1',0),
('paw8usfg9sp2',124,1,'calls Clover Brand Lv1 face down',0),
('paw8usfg9sp2',125,1,'makes aether with Clover Brand Lv1',0),
('paw8usfg9sp2',126,1,'plays Grafting',0),
('paw8usfg9sp2',127,1,'pays Silva aether',0),
('paw8usfg9sp2',128,1,'chooses Twin Hedge',0),
('paw8usfg9sp2',129,0,'passes',1),
('paw8usfg9sp2',130,0,'passes',1),
('paw8usfg9sp2',131,0,'calls nothing',0),
('paw8usfg9sp2',132,0,'passes',1),
('paw8usfg9sp2',133,0,'makes aether with Osk Bellows Lv1',0),
('paw8usfg9sp2',134,0,'makes aether with Brick Golem',0),
('paw8usfg9sp2',135,0,'makes aether with Backdraft',0),
('paw8usfg9sp2',136,0,'passes',0),
('paw8usfg9sp2',137,0,'passes',1),
('paw8usfg9sp2',138,0,'passes',1),
('paw8usfg9sp2',139,0,'passes',1),
('paw8usfg9sp2',140,0,'passes',1),
('paw8usfg9sp2',141,0,'passes',1),
('paw8usfg9sp2',142,1,'makes aether with Root Whisper Lv1',0),
('paw8usfg9sp2',143,1,'makes aether with Fern Ledger Lv2',0),
('paw8usfg9sp2',144,1,'passes',0),
('paw8usfg9sp2',145,0,'passes',1),
('paw8usfg9sp2',146,1,'passes',0),
('paw8usfg9sp2',147,0,'passes',1),
('paw8usfg9sp2',148,1,'calls Orchard Queen face down',0),
('paw8usfg9sp2',149,1,'makes aether with Orchard Queen #21',0),
('paw8usfg9sp2',150,1,'makes aether with Thorn Lash',0),
('paw8usfg9sp2',151,1,'makes aether with Clover Brand Lv1',0),
('paw8usfg9sp2',152,1,'makes aether with Fern Ledger Lv1',0),
('paw8usfg9sp2',153,1,'makes aether with Orchard Queen #9',0),
('paw8usfg9sp2',154,0,'passes',1),
('paw8usfg9sp2',155,1,'passes',0),
('paw8usfg9sp2',156,0,'passes',1),
('paw8usfg9sp2',157,0,'passes',1),
('paw8usfg9sp2',158,0,'passes',0),
('paw8usfg9sp2',159,0,'passes',1),
('paw8usfg9sp2',160,0,'passes',1),
('paw8usfg9sp2',161,0,'passes',1),
('paw8usfg9sp2',162,0,'passes',1),
('paw8usfg9sp2',163,0,'passes',1),
('paw8usfg9sp2',164,0,'calls Cinder Wick Lv1',0),
('paw8usfg9sp2',165,0,'passes',1),
('paw8usfg9sp2',166,0,'plays Loose Ember',0),
('paw8usfg9sp2',167,0,'makes aether with Backdraft',0),
('paw8usfg9sp2',168,0,'makes aether with Osk Bellows Lv1',0),
('paw8usfg9sp2',169,0,'passes',0),
('pt77ay4nmuw6',0,0,'passes',0),
('pt77ay4nmuw6',1,1,'charges Ember Page',0),
('pt77ay4nmuw6',2,1,'passes',0),
('pt77ay4nmuw6',3,0,'charges Hollow Stag',0),
('pt77ay4nmuw6',4,0,'creates a plan',0),
('pt77ay4nmuw6',5,1,'charges Twin-Tongs Duellist',0),
('pt77ay4nmuw6',6,1,'creates a plan',0),
('pt77ay4nmuw6',7,1,'freezes Ember Page',0),
('pt77ay4nmuw6',8,1,'passes',0),
('pt77ay4nmuw6',9,0,'charges Stand Fast',0),
('pt77ay4nmuw6',10,0,'creates a plan',0),
('pt77ay4nmuw6',11,0,'freezes Stand Fast',0),
('pt77ay4nmuw6',12,0,'passes',0),
('pt77ay4nmuw6',13,1,'passes',0),
('pt77ay4nmuw6',14,1,'passes',0),
('pt77ay4nmuw6',15,0,'charges Sapling Keeper',0),
('pt77ay4nmuw6',16,0,'plays Buried Spring',0),
('pt77ay4nmuw6',17,0,'chooses middle centre',0),
('pt77ay4nmuw6',18,1,'charges Follow-Lamp',0),
('pt77ay4nmuw6',19,1,'passes',0),
('pt77ay4nmuw6',20,0,'passes',0),
('pt77ay4nmuw6',21,0,'creates a plan',0),
('pt77ay4nmuw6',22,0,'freezes Hollow Stag',0),
('pt77ay4nmuw6',23,0,'passes',0),
('pt77ay4nmuw6',24,1,'charges Glazing Oath',0),
('pt77ay4nmuw6',25,1,'plays Wick Squire',0),
('pt77ay4nmuw6',26,1,'chooses right centre',0),
('pt77ay4nmuw6',27,1,'passes',0),
('pt77ay4nmuw6',28,0,'charges Burrow Twins',0),
('pt77ay4nmuw6',29,0,'creates a plan',0),
('pt77ay4nmuw6',30,0,'freezes Sapling Keeper',0),
('pt77ay4nmuw6',31,0,'renews the plan',0),
('pt77ay4nmuw6',32,0,'freezes Burrow Twins',0),
('pt77ay4nmuw6',33,0,'renews the plan',0),
('pt77ay4nmuw6',34,0,'freezes Hollow Stag',0),
('pt77ay4nmuw6',35,0,'plays Wick Squire',0),
('pt77ay4nmuw6',36,0,'chooses right home',0),
('pt77ay4nmuw6',37,1,'plays Flare Bolt',0),
('pt77ay4nmuw6',38,1,'freezes Twin-Tongs Duellist',0),
('pt77ay4nmuw6',39,1,'charges Slag Colossus',0),
('pt77ay4nmuw6',40,1,'plays Follow-Lamp',0),
('pt77ay4nmuw6',41,1,'chooses left home',0),
('pt77ay4nmuw6',42,1,'freezes Follow-Lamp',0),
('pt77ay4nmuw6',43,1,'creates a plan',0),
('pt77ay4nmuw6',44,1,'freezes Ember Page',0),
('pt77ay4nmuw6',45,1,'passes',0),
('pt77ay4nmuw6',46,0,'charges Crossway Seraph',0),
('pt77ay4nmuw6',47,0,'plays Landing Guard',0),
('pt77ay4nmuw6',48,0,'chooses middle centre',0),
('pt77ay4nmuw6',49,0,'freezes Burrow Twins',0),
('pt77ay4nmuw6',50,0,'plays Hall of Lamps',0),
('pt77ay4nmuw6',51,0,'chooses left base',0),
('pt77ay4nmuw6',52,1,'charges Pincer Drake',0),
('pt77ay4nmuw6',53,1,'plays Rain of Slag',0),
('pt77ay4nmuw6',54,1,'chooses 1',0),
('pt77ay4nmuw6',55,1,'freezes Ember Page',0),
('pt77ay4nmuw6',56,1,'freezes Twin-Tongs Duellist',0),
('pt77ay4nmuw6',57,1,'freezes Follow-Lamp',0),
('pt77ay4nmuw6',58,1,'freezes Pincer Drake',0),
('pt77ay4nmuw6',59,1,'creates a plan',0),
('pt77ay4nmuw6',60,1,'freezes Slag Colossus',0),
('pt77ay4nmuw6',61,1,'passes',0),
('pt77ay4nmuw6',62,0,'passes',0),
('pu58e9p6xh6r',0,0,'exchanges cards',0),
('pu58e9p6xh6r',1,1,'exchanges cards',0),
('pu58e9p6xh6r',2,0,'puts Backdraft at the bottom',0),
('pu58e9p6xh6r',3,0,'puts Stoke at the bottom',0),
('pu58e9p6xh6r',4,0,'puts Bellfounder''s Ox at the bottom',0),
('pu58e9p6xh6r',5,0,'puts Brick Golem at the bottom',0),
('pu58e9p6xh6r',6,0,'puts no more at the bottom',0),
('pu58e9p6xh6r',7,1,'puts Pell Lantern Lv1 at the bottom',0),
('pu58e9p6xh6r',8,1,'puts Tidy Quill Lv1 at the bottom',0),
('pu58e9p6xh6r',9,1,'puts Ferry Twill Lv1 at the bottom',0),
('pu58e9p6xh6r',10,1,'puts Weir Spirit at the bottom',0),
('pu58e9p6xh6r',11,1,'puts Barge Hound at the bottom',0),
('pu58e9p6xh6r',12,1,'puts Leaking Jar at the bottom',0),
('pu58e9p6xh6r',13,1,'puts Moon Otter at the bottom',0),
('pu58e9p6xh6r',14,1,'makes aether with Coin',0),
('pu58e9p6xh6r',15,0,'calls Cinder Wick Lv1',0),
('pu58e9p6xh6r',16,0,'passes',1),
('pu58e9p6xh6r',17,0,'plays Loose Ember',0),
('pu58e9p6xh6r',18,0,'enters recovered',0),
('pu58e9p6xh6r',19,1,'calls Puddle Newt face down',0),
('pu58e9p6xh6r',20,1,'makes aether with Puddle Newt',0),
('pu58e9p6xh6r',21,0,'passes',1),
('pu58e9p6xh6r',22,0,'passes',1),
('pu58e9p6xh6r',23,0,'calls Furnace Cat face down',0),
('pu58e9p6xh6r',24,0,'passes',1),
('pu58e9p6xh6r',25,0,'makes aether with Cinder Wick Lv1',0),
('pu58e9p6xh6r',26,0,'makes aether with Furnace Cat',0),
('pu58e9p6xh6r',27,0,'switches Loose Ember',0),
('pu58e9p6xh6r',28,1,'passes',0),
('pu58e9p6xh6r',29,1,'passes',0),
('pu58e9p6xh6r',30,1,'calls Lamp Eel face down',0),
('pu58e9p6xh6r',31,1,'makes aether with Lamp Eel',0),
('pu58e9p6xh6r',32,1,'makes aether with Puddle Newt',0),
('pu58e9p6xh6r',33,0,'passes',1),
('pu58e9p6xh6r',34,0,'passes',1),
('pu58e9p6xh6r',35,0,'calls nothing',0),
('pu58e9p6xh6r',36,0,'passes',1),
('pu58e9p6xh6r',37,0,'passes',0),
('pu58e9p6xh6r',38,0,'passes',1),
('pu58e9p6xh6r',39,0,'passes',1),
('pu58e9p6xh6r',40,0,'passes',1),
('pu58e9p6xh6r',41,0,'passes',1),
('pu58e9p6xh6r',42,0,'passes',1),
('pu58e9p6xh6r',43,1,'makes aether with Puddle Newt',0),
('pu58e9p6xh6r',44,1,'passes',0),
('pu58e9p6xh6r',45,0,'passes',1),
('pu58e9p6xh6r',46,1,'makes aether with Lamp Eel',0),
('pu58e9p6xh6r',47,0,'passes',1),
('pu58e9p6xh6r',48,1,'calls nothing',0),
('pu58e9p6xh6r',49,0,'passes',1),
('pu58e9p6xh6r',50,0,'passes',1),
('pu58e9p6xh6r',51,0,'passes',1),
('pzjmuw3bpcmv',0,0,'goes first',0),
('pzjmuw3bpcmv',1,0,'takes a new hand',0),
('pzjmuw3bpcmv',2,0,'puts Hollow Sentry at the bottom',0),
('pzjmuw3bpcmv',3,0,'puts Waking Giant at the bottom',0),
('pzjmuw3bpcmv',4,0,'puts Harbor Librarian at the bottom',0),
('pzjmuw3bpcmv',5,0,'puts Frozen Clerk at the bottom',0),
('pzjmuw3bpcmv',6,1,'takes a new hand',0),
('pzjmuw3bpcmv',7,1,'puts Lyra Saltvoice at the bottom',0),
('pzjmuw3bpcmv',8,1,'puts Undertow at the bottom',0),
('pzjmuw3bpcmv',9,1,'puts Harbor Librarian at the bottom',0),
('pzjmuw3bpcmv',10,1,'puts Lyra Saltvoice at the bottom',0),
('pzjmuw3bpcmv',11,0,'passes',0),
('pzjmuw3bpcmv',12,0,'passes',1),
('pzjmuw3bpcmv',13,0,'plays Keeper of Frost Gate',0),
('pzjmuw3bpcmv',14,0,'discards Lyra Saltvoice for CP',0),
('pzjmuw3bpcmv',15,0,'passes',0),
('pzjmuw3bpcmv',16,1,'passes',0),
('pzjmuw3bpcmv',17,0,'passes',1),
('pzjmuw3bpcmv',18,0,'passes',1),
('pzjmuw3bpcmv',19,1,'plays Lyra Saltvoice',0),
('pzjmuw3bpcmv',20,1,'discards Rime Duchess for CP',0),
('pzjmuw3bpcmv',21,1,'discards Net Mender for CP',0),
('pzjmuw3bpcmv',22,1,'plays Frozen Clerk',0),
('pzjmuw3bpcmv',23,1,'passes',0),
('pzjmuw3bpcmv',24,0,'passes',1),
('qbj038883eza',0,1,'goes second',0),
('qbj038883eza',1,0,'takes a new hand',0),
('qde9qzzbpn3h',0,1,'goes second',0),
('qde9qzzbpn3h',1,0,'takes a new hand',0),
('qde9qzzbpn3h',2,0,'puts Tide Ledger at the bottom',0),
('qde9qzzbpn3h',3,0,'puts Old Breakwater at the bottom',0),
('qde9qzzbpn3h',4,0,'puts Reef Lurker at the bottom',0),
('qde9qzzbpn3h',5,0,'puts Menhir Seer at the bottom',0),
('qde9qzzbpn3h',6,1,'takes a new hand',0),
('qde9qzzbpn3h',7,1,'puts Undertow at the bottom',0),
('qde9qzzbpn3h',8,1,'puts Brine Knight at the bottom',0),
('qde9qzzbpn3h',9,1,'puts Lantern Mermaid at the bottom',0),
('qde9qzzbpn3h',10,1,'puts Deep Tithe at the bottom',0),
('qde9qzzbpn3h',11,0,'warps Sleeper Beneath',0),
('qde9qzzbpn3h',12,0,'discards Menhir Seer for CP',0),
('qde9qzzbpn3h',13,0,'casts Salt Miner',0),
('qde9qzzbpn3h',14,0,'discards Pillar Tortoise for CP',0),
('qde9qzzbpn3h',15,1,'casts Pillar Tortoise',0),
('qde9qzzbpn3h',16,1,'discards Quarry Giant for CP',0),
('qde9qzzbpn3h',17,1,'discards Deep Tithe for CP',0),
('qde9qzzbpn3h',18,1,'casts Lantern Mermaid',0),
('qde9qzzbpn3h',19,1,'discards Salt Miner for CP',0),
('qde9qzzbpn3h',20,1,'discards Net Mender for CP',0),
('qde9qzzbpn3h',21,1,'uses ability 2 of Pillar Tortoise',0),
('qde9qzzbpn3h',22,0,'uses ability 2 of Salt Miner',0),
('qde9qzzbpn3h',23,0,'passes',0),
('qde9qzzbpn3h',24,0,'casts Old Breakwater',0),
('qde9qzzbpn3h',25,0,'discards Salt Miner for CP',0),
('qde9qzzbpn3h',26,0,'discards Saltback Ox for CP',0),
('qde9qzzbpn3h',27,1,'uses ability 2 of Pillar Tortoise',0),
('qde9qzzbpn3h',28,1,'attacks with Pillar Tortoise',0),
('qde9qzzbpn3h',29,1,'attacks with no more',0),
('qde9qzzbpn3h',30,0,'casts Deep Tithe',0),
('qde9qzzbpn3h',31,0,'discards Granite Pilgrim for CP',0),
('qde9qzzbpn3h',32,0,'passes',0),
('qde9qzzbpn3h',33,0,'uses ability 2 of Salt Miner',0),
('qde9qzzbpn3h',34,0,'attacks with no more',0),
('qde9qzzbpn3h',35,1,'attacks with Lantern Mermaid',0),
('qde9qzzbpn3h',36,1,'says no',0),
('qde9qzzbpn3h',37,0,'casts Deep Tithe',0),
('qde9qzzbpn3h',38,0,'discards Granite Pilgrim for CP',0),
('qde9qzzbpn3h',39,0,'discards Gate Warden for CP',0),
('qde9qzzbpn3h',40,0,'uses ability 2 of Salt Miner',0),
('qde9qzzbpn3h',41,0,'casts Undertow',0),
('qde9qzzbpn3h',42,0,'discards Brinestone Elder for Earth CP',0),
('qde9qzzbpn3h',43,1,'casts Moonwake',0),
('qde9qzzbpn3h',44,1,'discards Moray Corsair for CP',0),
('qde9qzzbpn3h',45,1,'casts Salt Miner',0),
('qde9qzzbpn3h',46,1,'discards Old Breakwater for CP',0),
('qde9qzzbpn3h',47,0,'passes',0),
('qde9qzzbpn3h',48,0,'passes',1),
('qde9qzzbpn3h',49,0,'attacks with Sleeper Beneath',0),
('qde9qzzbpn3h',50,0,'passes',1),
('qde9qzzbpn3h',51,0,'passes',0),
('qde9qzzbpn3h',52,0,'passes',1),
('qde9qzzbpn3h',53,0,'uses ability 2 of Salt Miner #4',0),
('qde9qzzbpn3h',54,0,'casts Brinestone Elder',0),
('qde9qzzbpn3h',55,0,'discards Old Breakwater for CP',0),
('qde9qzzbpn3h',56,0,'discards Brinestone Elder for Water CP',0),
('qe5v5ep7gbb0',0,1,'goes second',0),
('qe5v5ep7gbb0',1,0,'takes a new hand',0),
('qe5v5ep7gbb0',2,0,'puts Furnace Apprentice at the bottom',0),
('qe5v5ep7gbb0',3,0,'puts Harbor Sentinel at the bottom',0),
('qe5v5ep7gbb0',4,0,'puts Gate Warden at the bottom',0),
('qe5v5ep7gbb0',5,0,'puts Ember of the Far Kiln at the bottom',0),
('qe5v5ep7gbb0',6,1,'takes a new hand',0),
('qe5v5ep7gbb0',7,1,'puts Copper Squire at the bottom',0),
('qe5v5ep7gbb0',8,1,'puts Tailor of Kites at the bottom',0),
('qe5v5ep7gbb0',9,1,'puts Rail Engineer at the bottom',0),
('qe5v5ep7gbb0',10,1,'puts Mistral Standard at the bottom',0),
('qe5v5ep7gbb0',11,0,'casts Root Hermit',0),
('qe5v5ep7gbb0',12,0,'discards Bedrock Verdict for CP',0),
('qe5v5ep7gbb0',13,0,'casts Wrath of the Kiln',0),
('qe5v5ep7gbb0',14,0,'discards Saltforge Twins for Fire CP',0),
('qe5v5ep7gbb0',15,0,'passes',0),
('qe5v5ep7gbb0',16,0,'passes',0),
('qe5v5ep7gbb0',17,1,'casts Roof Runner',0),
('qe5v5ep7gbb0',18,1,'discards Gale Fencer for CP',0),
('qe5v5ep7gbb0',19,1,'casts Gale Fencer',0),
('qe5v5ep7gbb0',20,1,'discards Weathercock Priest for CP',0),
('qe5v5ep7gbb0',21,1,'discards Weathercock Priest for CP',0),
('qe5v5ep7gbb0',22,1,'casts Updraft',0),
('qe5v5ep7gbb0',23,1,'attacks with no more',0),
('qe5v5ep7gbb0',24,0,'casts Brannoch of the Pyre',0),
('qe5v5ep7gbb0',25,1,'passes',0),
('qe5v5ep7gbb0',26,1,'uses ability 1 of Roof Runner',0),
('qe5v5ep7gbb0',27,1,'chooses Brannoch of the Pyre',0),
('qe5v5ep7gbb0',28,1,'attacks with no more',0),
('qe5v5ep7gbb0',29,0,'casts Cinder Duelist',0),
('qe5v5ep7gbb0',30,0,'attacks with Cinder Duelist',0),
('qe5v5ep7gbb0',31,1,'blocks with Gale Fencer',0),
('qe5v5ep7gbb0',32,0,'attacks with Brannoch of the Pyre',0),
('qe5v5ep7gbb0',33,1,'does not block',0),
('qe5v5ep7gbb0',34,1,'does not use the EX Burst of Updraft',0),
('qe5v5ep7gbb0',35,1,'casts Storm Lancer',0),
('qe5v5ep7gbb0',36,1,'discards Storm Lancer for CP',0),
('qe5v5ep7gbb0',37,1,'attacks with Storm Lancer',0),
('qe5v5ep7gbb0',38,1,'attacks with no more',0),
('qe5v5ep7gbb0',39,0,'passes',0),
('qe5v5ep7gbb0',40,0,'passes',1),
('qe5v5ep7gbb0',41,0,'attacks with Brannoch of the Pyre',0),
('qe5v5ep7gbb0',42,0,'passes',1),
('qe5v5ep7gbb0',43,1,'does not block',0),
('qe5v5ep7gbb0',44,0,'passes',0),
('qe5v5ep7gbb0',45,0,'passes',1),
('qe5v5ep7gbb0',46,0,'passes',1),
('qe5v5ep7gbb0',47,0,'casts Wrath of the Kiln',0),
('qe5v5ep7gbb0',48,0,'chooses Gale Fencer',0),
('qe5v5ep7gbb0',49,0,'discards Cinder Duelist for CP',0),
('qe5v5ep7gbb0',50,1,'casts Stormkite Pair',0),
('qe5v5ep7gbb0',51,1,'attacks with Stormkite Pair',0),
('qe5v5ep7gbb0',52,1,'attacks with Storm Lancer',0),
('qe5v5ep7gbb0',53,0,'uses the EX Burst of Stoneskin Chorus',0),
('qe5v5ep7gbb0',54,0,'chooses Brannoch of the Pyre',0),
('qe5v5ep7gbb0',55,1,'attacks with Gale Fencer',0),
('qe5v5ep7gbb0',56,0,'casts Root Hermit',0),
('qe5v5ep7gbb0',57,0,'discards Salt Miner for CP',0),
('qe5v5ep7gbb0',58,0,'attacks with no more',0),
('qe5v5ep7gbb0',59,1,'passes',0),
('qe5v5ep7gbb0',60,1,'attacks with Gale Fencer',0),
('qe5v5ep7gbb0',61,1,'attacks with no more',0),
('qe5v5ep7gbb0',62,0,'blocks with Root Hermit',0),
('qe5v5ep7gbb0',63,1,'attacks with Stormkite Pair',0),
('qe5v5ep7gbb0',64,0,'does not block',0),
('qwz8rvakxjgc',0,0,'places Lamp Concert',0),
('qwz8rvakxjgc',1,0,'places Full Score',0),
('qwz8rvakxjgc',2,1,'places Long String Finals',0),
('qwz8rvakxjgc',3,1,'places First Flight',0),
('qwz8rvakxjgc',4,1,'puts Mayor Quill into the energy zone',0),
('qwz8rvakxjgc',5,0,'activates ability 1 of Lamp Orchestra',0),
('qwz8rvakxjgc',6,0,'says no',0),
('qwz8rvakxjgc',7,0,'keeps Low Tide',0),
('qwz8rvakxjgc',8,0,'charges Overture',0),
('qwz8rvakxjgc',9,1,'plays Tail Painter',0),
('qwz8rvakxjgc',10,1,'chooses centre',0),
('qwz8rvakxjgc',11,1,'pays with Mayor Quill',0),
('qwz8rvakxjgc',12,1,'attacks with Tail Painter',0),
('qwz8rvakxjgc',13,0,'passes',0),
('qwz8rvakxjgc',14,1,'passes',0),
('qwz8rvakxjgc',15,1,'keeps Headmistress Gale',0),
('qwz8rvakxjgc',16,1,'charges no more',0),
('qwz8rvakxjgc',17,0,'plays Crescendo',0),
('qwz8rvakxjgc',18,0,'pays with Glass Harper',0),
('qwz8rvakxjgc',19,0,'pays with Overture',0),
('qwz8rvakxjgc',20,0,'passes',0),
('qwz8rvakxjgc',21,0,'keeps Borrowed Coat',0),
('qwz8rvakxjgc',22,0,'charges Crescendo',0),
('qwz8rvakxjgc',23,0,'charges Borrowed Coat',0),
('qwz8rvakxjgc',24,0,'charges Night Metronome',0),
('qwz8rvakxjgc',25,1,'activates ability 1 of Kite School',0),
('qwz8rvakxjgc',26,1,'plays String Runner',0),
('qwz8rvakxjgc',27,1,'chooses right side',0),
('qwz8rvakxjgc',28,1,'pays with Tailwind',0),
('qwz8rvakxjgc',29,1,'plays Silk Spool',0),
('qwz8rvakxjgc',30,1,'chooses centre',0),
('qwz8rvakxjgc',31,1,'pays with Knot Master',0),
('qwz8rvakxjgc',32,1,'attacks with String Runner',0),
('qwz8rvakxjgc',33,0,'passes',0),
('qwz8rvakxjgc',34,1,'plays Storm Chaser',0),
('qwz8rvakxjgc',35,1,'passes',0),
('qwz8rvakxjgc',36,1,'keeps Box Kite Pilot',0),
('qwz8rvakxjgc',37,1,'charges Dragon Kite',0),
('qwz8rvakxjgc',38,0,'activates ability 1 of Lamp Orchestra',0),
('qwz8rvakxjgc',39,0,'says yes',0),
('qwz8rvakxjgc',40,0,'chooses centre',0),
('qwz8rvakxjgc',41,0,'plays Fiddle Rover',0),
('qwz8rvakxjgc',42,0,'chooses left side',0),
('qwz8rvakxjgc',43,0,'pays with Crescendo',0),
('qwz8rvakxjgc',44,0,'pays with Night Metronome',0),
('qwz8rvakxjgc',45,0,'plays Borrowed Coat from the keep zone',0),
('qwz8rvakxjgc',46,0,'chooses centre',0),
('qwz8rvakxjgc',47,0,'pays with Fiddle Rover',0),
('qwz8rvakxjgc',48,0,'attacks with Page Turner',0),
('qwz8rvakxjgc',49,1,'activates ability 1 of Kite School',0),
('qwz8rvakxjgc',50,1,'says no',0),
('qwz8rvakxjgc',51,0,'puts Rest and Repeat into the energy zone',0),
('qxujz2sp3u0z',0,0,'goes first',0),
('qxujz2sp3u0z',1,0,'keeps the hand',0),
('qxujz2sp3u0z',2,1,'takes a new hand',0),
('qxujz2sp3u0z',3,1,'puts Old Breakwater at the bottom',0),
('qxujz2sp3u0z',4,1,'puts Menhir Seer at the bottom',0),
('qxujz2sp3u0z',5,1,'puts Undertow at the bottom',0),
('qxujz2sp3u0z',6,1,'puts Lantern Mermaid at the bottom',0),
('qxujz2sp3u0z',7,0,'casts Snowblind Scout',0),
('qxujz2sp3u0z',8,0,'discards Glacier Knight for CP',0),
('qxujz2sp3u0z',9,0,'passes',0),
('qxujz2sp3u0z',10,0,'passes',0),
('qxujz2sp3u0z',11,1,'casts Sleeper Beneath',0),
('qxujz2sp3u0z',12,1,'discards Granite Pilgrim for CP',0),
('qxujz2sp3u0z',13,1,'discards Moray Corsair for CP',0),
('qxujz2sp3u0z',14,1,'casts Salt Miner',0),
('qxujz2sp3u0z',15,0,'casts Ferry Pilot',0),
('qxujz2sp3u0z',16,0,'discards Frost Herald for CP',0),
('qxujz2sp3u0z',17,0,'discards Pearl Diver for CP',0),
('qxujz2sp3u0z',18,0,'casts Duchess Ravnild',0),
('qxujz2sp3u0z',19,0,'selects mode 1',0),
('qxujz2sp3u0z',20,0,'chooses no more',0),
('qxujz2sp3u0z',21,1,'casts Deep Tithe',0),
('qxujz2sp3u0z',22,0,'passes',0),
('qxujz2sp3u0z',23,0,'attacks with no more',0),
('qxujz2sp3u0z',24,0,'casts Frost Herald',0),
('qxujz2sp3u0z',25,1,'uses ability 2 of Salt Miner',0),
('qxujz2sp3u0z',26,1,'casts Ledger Colossus',0),
('qxujz2sp3u0z',27,1,'uses ability 3 of Ledger Colossus',0),
('qxujz2sp3u0z',28,0,'attacks with no more',0),
('qxujz2sp3u0z',29,1,'casts Salt Miner',0),
('qxujz2sp3u0z',30,1,'dulls Salt Miner for CP',0),
('qxujz2sp3u0z',31,1,'uses ability 2 of Ledger Colossus',0),
('qxujz2sp3u0z',32,1,'attacks with Sleeper Beneath',0),
('qxujz2sp3u0z',33,1,'attacks with Ledger Colossus',0),
('qxujz2sp3u0z',34,0,'does not block',0),
('qxujz2sp3u0z',35,0,'casts Shellbound Sage',0),
('qxujz2sp3u0z',36,0,'discards Tide Oracle for CP',0),
('qxujz2sp3u0z',37,0,'attacks with no more',0),
('qxujz2sp3u0z',38,1,'passes',0),
('qxujz2sp3u0z',39,1,'attacks with Sleeper Beneath',0),
('qxujz2sp3u0z',40,1,'attacks with no more',0),
('r8nttjjkrfk2',0,0,'passes',0),
('r8nttjjkrfk2',1,1,'charges Compass Golem',0),
('r8nttjjkrfk2',2,1,'passes',0),
('r8nttjjkrfk2',3,0,'charges Banner of Landings',0),
('r8nttjjkrfk2',4,0,'passes',0),
('r8nttjjkrfk2',5,1,'charges Lock of the Tide',0),
('r8nttjjkrfk2',6,1,'creates a plan',0),
('r8nttjjkrfk2',7,1,'freezes Compass Golem',0),
('r8nttjjkrfk2',8,1,'renews the plan',0),
('r8nttjjkrfk2',9,0,'charges Follow-Lamp',0),
('r8nttjjkrfk2',10,0,'passes',0),
('r8nttjjkrfk2',11,1,'charges Bramble Rider',0),
('r8nttjjkrfk2',12,1,'passes',0),
('r8nttjjkrfk2',13,0,'charges Second Landing',0),
('rc6j7f4et3a7',0,0,'places Lantern Race',0),
('rc6j7f4et3a7',1,0,'places Night Crossing',0),
('rc6j7f4et3a7',2,1,'places Full Score',0),
('rc6j7f4et3a7',3,1,'places Encore',0),
('rc6j7f4et3a7',4,0,'puts Sounding Line into the energy zone',0),
('rc6j7f4et3a7',5,0,'puts Oar Twins into the energy zone',0),
('rc6j7f4et3a7',6,1,'passes',0),
('rc6j7f4et3a7',7,1,'keeps no card',0),
('rc6j7f4et3a7',8,1,'charges Bell Ringer',0),
('rc6j7f4et3a7',9,0,'passes',0),
('rc6j7f4et3a7',10,0,'keeps no card',0),
('rc6j7f4et3a7',11,0,'charges Buoy Keeper',0),
('rc6j7f4et3a7',12,0,'charges Buoy Keeper',0),
('rc6j7f4et3a7',13,0,'charges no more',0),
('rc6j7f4et3a7',14,1,'plays Echo Moth',0),
('rc6j7f4et3a7',15,1,'chooses centre',0),
('rc6j7f4et3a7',16,1,'pays with Harbour Master',0),
('rc6j7f4et3a7',17,1,'plays Overture',0),
('rc6j7f4et3a7',18,1,'passes',0),
('rc6j7f4et3a7',19,1,'keeps Fiddle Rover',0),
('rc6j7f4et3a7',20,1,'charges Bell Ringer',0),
('rc6j7f4et3a7',21,1,'charges Glass Harper',0),
('rs07getykcpd',0,0,'goes first',0),
('rs07getykcpd',1,0,'takes a new hand',0),
('rs07getykcpd',2,0,'puts Stone Warden Mara at the bottom',0),
('rs07getykcpd',3,0,'puts Twin Bastion at the bottom',0),
('rs07getykcpd',4,0,'puts Bellows Hand at the bottom',0),
('rs07getykcpd',5,0,'puts Brannoch, Kiln Lord at the bottom',0),
('rs07getykcpd',6,1,'keeps the hand',0),
('rs07getykcpd',7,0,'plays Forge Sisters',0),
('rs07getykcpd',8,0,'discards Wrath of the Kiln for CP',0),
('rs07getykcpd',9,0,'discards Gate Shield for CP',0),
('rs07getykcpd',10,0,'passes',0),
('rs07getykcpd',11,0,'passes',1),
('rs07getykcpd',12,0,'summons Hearth Colossus',0),
('rs07getykcpd',13,1,'plays Bellows Hand',0),
('rs07getykcpd',14,1,'discards Forge Sisters for CP',0),
('rs07getykcpd',15,1,'uses the Assist of Bellows Hand',0),
('rs07getykcpd',16,1,'plays Forge Sisters',0),
('rs07getykcpd',17,1,'discards Kilnborn Champion for CP',0),
('rs07getykcpd',18,1,'discards Wall of Salt for CP',0),
('rs07getykcpd',19,1,'passes',0),
('rs07getykcpd',20,1,'plays Kiln Blade',0),
('rs07getykcpd',21,0,'plays Mortar Mixer',0),
('rs07getykcpd',22,1,'plays Ember Cadet',0),
('rs07getykcpd',23,1,'attacks with no more',0),
('rs07getykcpd',24,0,'passes',0),
('rs07getykcpd',25,0,'passes',1),
('rs07getykcpd',26,0,'uses ability 1 of Mortar Mixer',0),
('rs07getykcpd',27,0,'plays Brannoch the Stoker',0),
('rs07getykcpd',28,1,'passes',0),
('rs07getykcpd',29,1,'passes',0),
('rs07getykcpd',30,1,'attacks with Ember Cadet',0),
('rs07getykcpd',31,1,'uses ability 3 of Kiln Blade',0),
('rs07getykcpd',32,1,'discards Hearth Colossus for CP',0),
('rs07getykcpd',33,1,'passes',0),
('rs07getykcpd',34,0,'blocks with Brannoch the Stoker',0),
('rs07getykcpd',35,0,'says no',0),
('rs07getykcpd',36,1,'attacks with no more',0),
('rs07getykcpd',37,0,'uses ability 1 of Mortar Mixer',0),
('rs07getykcpd',38,0,'attacks with no more',0),
('rs07getykcpd',39,1,'plays Twin Bastion',0),
('rs07getykcpd',40,1,'discards Kiln Blade for CP',0),
('rs07getykcpd',41,1,'attacks with no more',0),
('rs07getykcpd',42,0,'plays Master of the Furnace',0),
('rs07getykcpd',43,0,'dulls Mortar Mixer for CP',0),
('rs07getykcpd',44,0,'says no',0),
('rs07getykcpd',45,0,'attacks with no more',0),
('rs07getykcpd',46,1,'plays Slag Hound',0),
('rs07getykcpd',47,1,'passes',0),
('rs07getykcpd',48,1,'uses ability 2 of Slag Hound',0),
('rs07getykcpd',49,1,'chooses Twin Bastion',0),
('rs07getykcpd',50,1,'attacks with no more',0),
('rs07getykcpd',51,0,'attacks with no more',0),
('rs07getykcpd',52,1,'uses ability 2 of Slag Hound',0),
('rs07getykcpd',53,1,'chooses Twin Bastion',0),
('rs07getykcpd',54,1,'plays Harbor Sentinel',0),
('rs07getykcpd',55,1,'attacks with Forge Sisters',0),
('rs07getykcpd',56,0,'does not block',0),
('rs07getykcpd',57,0,'uses ability 1 of Mortar Mixer',0),
('rs07getykcpd',58,0,'plays Bellows Hand',0),
('rs07getykcpd',59,0,'discards Brannoch the Stoker for CP',0),
('rs07getykcpd',60,0,'uses the Assist of Bellows Hand',0),
('rs07getykcpd',61,0,'chooses Forge Sisters',0),
('rs07getykcpd',62,0,'attacks with Brannoch the Stoker',0),
('rs07getykcpd',63,1,'blocks with Harbor Sentinel',0),
('rs07getykcpd',64,0,'says yes',0),
('rs07getykcpd',65,1,'plays Tallow Clerk',0),
('rs07getykcpd',66,1,'uses ability 2 of Slag Hound',0),
('rs07getykcpd',67,1,'chooses Twin Bastion',0),
('rs07getykcpd',68,1,'attacks with Forge Sisters',0),
('rs07getykcpd',69,0,'summons Sparks on the Wind',0),
('rs07getykcpd',70,0,'chooses Forge Sisters',0),
('rs07getykcpd',71,0,'chooses Twin Bastion',0),
('rs07getykcpd',72,0,'gives 5000 to Forge Sisters',0),
('rt6mp5r25y62',0,1,'goes second',0),
('rt6mp5r25y62',1,0,'takes a new hand',0),
('rt6mp5r25y62',2,0,'puts Pyre Dancer at the bottom',0),
('rt6mp5r25y62',3,0,'puts Ashwing Courier at the bottom',0),
('rt6mp5r25y62',4,0,'puts Root Hermit at the bottom',0),
('rt6mp5r25y62',5,0,'puts Wrath of the Kiln at the bottom',0),
('rt6mp5r25y62',6,1,'keeps the hand',0),
('rt6mp5r25y62',7,0,'warps Ember of the Far Kiln',0),
('rt6mp5r25y62',8,0,'discards Furnace Apprentice for CP',0),
('rt6mp5r25y62',9,0,'casts Saltforge Twins',0),
('rt6mp5r25y62',10,0,'discards Gate Warden for CP',0),
('rt6mp5r25y62',11,1,'casts Saltforge Twins',0),
('rt6mp5r25y62',12,1,'discards Wrath of the Kiln for CP',0),
('rt6mp5r25y62',13,1,'passes',0),
('rt6mp5r25y62',14,1,'casts Bellows Golem',0),
('rt6mp5r25y62',15,0,'casts Salt Miner',0),
('rt6mp5r25y62',16,0,'attacks with no more',0),
('rt6mp5r25y62',17,1,'attacks with Saltforge Twins #8',0),
('rt6mp5r25y62',18,1,'attacks with no more',0),
('rt6mp5r25y62',19,0,'blocks with Saltforge Twins #5',0),
('rt6mp5r25y62',20,1,'attacks with no more',0),
('rt6mp5r25y62',21,0,'uses ability 2 of Salt Miner',0),
('rt6mp5r25y62',22,0,'chooses Bellows Golem',0),
('rt6mp5r25y62',23,0,'casts Cinder Oracle',0),
('rt6mp5r25y62',24,0,'discards Lamplight Keeper for CP',0),
('rt6mp5r25y62',25,1,'passes',0),
('rt6mp5r25y62',26,1,'attacks with Bellows Golem',0),
('rt6mp5r25y62',27,0,'blocks with Ember of the Far Kiln',0),
('rt6mp5r25y62',28,1,'attacks with Saltforge Twins',0),
('rt6mp5r25y62',29,1,'casts Tidewall Captain',0),
('rt6mp5r25y62',30,1,'discards Ashwing Courier for CP',0),
('rt6mp5r25y62',31,0,'casts Harbor Sentinel',0),
('rt6mp5r25y62',32,0,'dulls Cinder Oracle for CP',0),
('s22bxe2na6m9',0,1,'keeps the hand',0),
('s22bxe2na6m9',1,0,'keeps the hand',0),
('s22bxe2na6m9',2,0,'passes',1),
('s22bxe2na6m9',3,0,'passes',1),
('s22bxe2na6m9',4,1,'calls nothing',0),
('s22bxe2na6m9',5,0,'passes',1),
('s22bxe2na6m9',6,0,'passes',1),
('s22bxe2na6m9',7,0,'passes',1),
('s22bxe2na6m9',8,0,'passes',1),
('s22bxe2na6m9',9,0,'passes',1),
('s22bxe2na6m9',10,0,'passes',1),
('s22bxe2na6m9',11,0,'calls Vine Stag face down',0),
('s22bxe2na6m9',12,0,'passes',1),
('s22bxe2na6m9',13,0,'makes aether with Vine Stag',0),
('s22bxe2na6m9',14,0,'makes aether with Coin',0),
('s22bxe2na6m9',15,1,'calls Two Tickets face down',0),
('s22bxe2na6m9',16,1,'makes aether with Two Tickets',0),
('s22bxe2na6m9',17,0,'passes',1),
('s22bxe2na6m9',18,0,'passes',1),
('s22bxe2na6m9',19,0,'calls Bramble Host face down',0),
('s22bxe2na6m9',20,0,'passes',1),
('s22bxe2na6m9',21,0,'makes aether with Bramble Host',0),
('s4cbx9jdra55',0,0,'exchanges cards',0),
('s4cbx9jdra55',1,1,'keeps the hand',0),
('s4cbx9jdra55',2,0,'puts no more at the bottom',0),
('s4cbx9jdra55',3,1,'makes aether with Coin',0),
('s4cbx9jdra55',4,0,'calls Thorn Lash face down',0),
('s4cbx9jdra55',5,0,'passes',1),
('s4cbx9jdra55',6,0,'passes',0),
('s4cbx9jdra55',7,0,'passes',1),
('s4cbx9jdra55',8,0,'passes',1),
('s4cbx9jdra55',9,0,'passes',1),
('s4cbx9jdra55',10,0,'passes',1),
('s4cbx9jdra55',11,1,'calls Button Fray Lv1',0),
('s4cbx9jdra55',12,1,'makes aether with Button Fray Lv1',0),
('s4cbx9jdra55',13,0,'passes',1),
('s4cbx9jdra55',14,1,'plays Thimble Mouse',0),
('s4cbx9jdra55',15,0,'passes',0),
('s4cbx9jdra55',16,1,'enters reversed',0),
('s4cbx9jdra55',17,0,'passes',1),
('s4cbx9jdra55',18,0,'passes',1),
('s4cbx9jdra55',19,0,'makes aether with Thorn Lash',0),
('s4cbx9jdra55',20,0,'passes',1),
('s4cbx9jdra55',21,0,'passes',1),
('s4cbx9jdra55',22,0,'calls Orchard Queen face down',0),
('s4cbx9jdra55',23,0,'passes',1),
('s4cbx9jdra55',24,0,'makes aether with Orchard Queen',0),
('s4cbx9jdra55',25,0,'passes',0),
('s4cbx9jdra55',26,0,'passes',1),
('s4cbx9jdra55',27,0,'passes',1),
('s4cbx9jdra55',28,0,'passes',1),
('s4cbx9jdra55',29,0,'passes',1),
('s4cbx9jdra55',30,0,'passes',1),
('s4cbx9jdra55',31,1,'makes aether with Button Fray Lv1',0),
('s4cbx9jdra55',32,0,'passes',1),
('s4cbx9jdra55',33,0,'passes',1),
('s4cbx9jdra55',34,1,'calls Sewing Spider face down',0),
('s4cbx9jdra55',35,1,'passes',0),
('s4cbx9jdra55',36,0,'passes',1),
('s4cbx9jdra55',37,1,'switches Thimble Mouse',0),
('s4cbx9jdra55',38,1,'passes',0),
('s4cbx9jdra55',39,0,'passes',1),
('s4cbx9jdra55',40,1,'passes',0),
('s4cbx9jdra55',41,0,'passes',1),
('s4cbx9jdra55',42,1,'makes aether with Sewing Spider',0),
('s4cbx9jdra55',43,1,'passes',0),
('s4cbx9jdra55',44,0,'passes',0),
('s4cbx9jdra55',45,1,'attacks no more',0),
('s4cbx9jdra55',46,1,'plays Mirror Trick',0),
('s4cbx9jdra55',47,0,'makes aether with Thorn Lash',0),
('s4cbx9jdra55',48,0,'passes',1),
('s4cbx9jdra55',49,0,'passes',1),
('s4cbx9jdra55',50,0,'calls Toll the Green Bell face down',0),
('s4cbx9jdra55',51,0,'passes',1),
('sb2m3nk0vp8c',0,0,'places Night Crossing',0),
('sb2m3nk0vp8c',1,0,'places Lantern Race',0),
('sb2m3nk0vp8c',2,1,'places Opening Night',0),
('sb2m3nk0vp8c',3,1,'places Smoke and Sparks',0),
('sb2m3nk0vp8c',4,1,'puts Stall Guard into the energy zone',0),
('sb2m3nk0vp8c',5,0,'activates ability 1 of Tidewatch Club',0),
('sb2m3nk0vp8c',6,0,'says no',0),
('sb2m3nk0vp8c',7,0,'plays Oar Twins',0),
('sb2m3nk0vp8c',8,0,'chooses left side',0),
('sb2m3nk0vp8c',9,0,'keeps Diving Bell',0),
('sb2m3nk0vp8c',10,0,'charges Second Wind',0),
('sb2m3nk0vp8c',11,0,'charges Night Watch',0),
('sb2m3nk0vp8c',12,1,'activates ability 1 of Ember Row Stalls',0),
('sb2m3nk0vp8c',13,1,'plays Skewer Thief',0),
('sb2m3nk0vp8c',14,1,'chooses right side',0),
('sb2m3nk0vp8c',15,1,'pays with Fired Mask',0),
('sb2m3nk0vp8c',16,1,'plays Charcoal Boy',0),
('sb2m3nk0vp8c',17,1,'chooses centre',0),
('sb2m3nk0vp8c',18,1,'pays with Stall Guard',0),
('sb2m3nk0vp8c',19,1,'plays Charcoal Boy',0),
('sb2m3nk0vp8c',20,1,'chooses left side',0),
('sb2m3nk0vp8c',21,1,'passes',0),
('sb2m3nk0vp8c',22,1,'keeps no card',0),
('sb2m3nk0vp8c',23,1,'charges no more',0),
('sb2m3nk0vp8c',24,0,'plays Pearl Diver',0),
('sb2m3nk0vp8c',25,0,'chooses right side',0),
('sb2m3nk0vp8c',26,0,'pays with Night Watch',0),
('sb2m3nk0vp8c',27,0,'activates ability 1 of Tidewatch Club',0),
('sb2m3nk0vp8c',28,0,'plays Sounding Line',0),
('sb2m3nk0vp8c',29,0,'pays with Second Wind',0),
('sb2m3nk0vp8c',30,0,'chooses Ferry Captain',0),
('sb2m3nk0vp8c',31,0,'plays Buoy Keeper',0),
('sb2m3nk0vp8c',32,0,'chooses right side',0),
('sb2m3nk0vp8c',33,0,'keeps Lighthouse Diver',0),
('sb2m3nk0vp8c',34,0,'charges Old Salt Marrow',0),
('sb2m3nk0vp8c',35,0,'charges no more',0),
('sb2m3nk0vp8c',36,1,'attacks with Charcoal Boy #30',0),
('sb2m3nk0vp8c',37,0,'slides Buoy Keeper',0),
('sb2m3nk0vp8c',38,0,'chooses Pearl Diver',0),
('sb2m3nk0vp8c',39,0,'chooses Sounding Line',0),
('sb2m3nk0vp8c',40,1,'plays Skewer Thief',0),
('sb2m3nk0vp8c',41,1,'chooses centre',0),
('sb2m3nk0vp8c',42,1,'passes',0),
('sb2m3nk0vp8c',43,1,'keeps no card',0),
('sb2m3nk0vp8c',44,1,'charges Auntie Cinder',0),
('sb2m3nk0vp8c',45,1,'charges Ember Potter',0),
('sb2m3nk0vp8c',46,0,'activates ability 1 of Tidewatch Club',0),
('sb2m3nk0vp8c',47,0,'says no',0),
('sb2m3nk0vp8c',48,0,'passes',0),
('sb2m3nk0vp8c',49,0,'keeps no card',0),
('sb2m3nk0vp8c',50,0,'charges Harpoon Sister',0),
('sdgb70ngy5ha',0,1,'goes first',0),
('sdgb70ngy5ha',1,1,'keeps the hand',0),
('sdgb70ngy5ha',2,0,'takes a new hand',0),
('sdgb70ngy5ha',3,0,'puts Snowblind Scout at the bottom',0),
('sdgb70ngy5ha',4,0,'puts Frost Herald at the bottom',0),
('sdgb70ngy5ha',5,0,'puts Pale Executioner at the bottom',0),
('sdgb70ngy5ha',6,0,'puts Lantern Mermaid at the bottom',0),
('sdgb70ngy5ha',7,1,'casts Glacier Knight',0),
('sdgb70ngy5ha',8,1,'discards Winter Usher for CP',0),
('sdgb70ngy5ha',9,1,'discards Sleet Courtier for CP',0),
('sdgb70ngy5ha',10,1,'casts Frost Herald',0),
('sdgb70ngy5ha',11,0,'casts Admiral Osk',0),
('sdgb70ngy5ha',12,0,'discards Pearl Diver for CP',0),
('sdgb70ngy5ha',13,0,'discards Dock Minstrel for CP',0),
('sdgb70ngy5ha',14,0,'casts Tide Oracle',0),
('sdgb70ngy5ha',15,1,'casts Frost Herald',0),
('sdgb70ngy5ha',16,1,'chooses Tide Oracle',0),
('sdgb70ngy5ha',17,1,'attacks with Glacier Knight',0),
('sdgb70ngy5ha',18,0,'does not block',0),
('sdgb70ngy5ha',19,0,'attacks with Admiral Osk',0),
('sdgb70ngy5ha',20,1,'blocks with Frost Herald',0),
('sdgb70ngy5ha',21,1,'attacks with no more',0),
('sdgb70ngy5ha',22,0,'casts Lantern Mermaid',0),
('sdgb70ngy5ha',23,0,'discards Hearth Deserter for CP',0),
('sdgb70ngy5ha',24,0,'attacks with Admiral Osk',0),
('sdgb70ngy5ha',25,0,'attacks with no more',0),
('sdgb70ngy5ha',26,1,'does not block',0),
('sdgb70ngy5ha',27,1,'uses the EX Burst of Shatterglass',0),
('sdgb70ngy5ha',28,1,'chooses Glacier Knight',0),
('sdgb70ngy5ha',29,0,'attacks with Tide Oracle',0),
('sdgb70ngy5ha',30,1,'blocks with Glacier Knight',0),
('sdgb70ngy5ha',31,1,'casts Ferry Pilot',0),
('sdgb70ngy5ha',32,1,'attacks with Glacier Knight',0),
('sdgb70ngy5ha',33,0,'blocks with Lantern Mermaid',0),
('sdgb70ngy5ha',34,0,'casts Rime Librarian',0),
('sdgb70ngy5ha',35,0,'attacks with Admiral Osk',0),
('sdgb70ngy5ha',36,1,'casts Winter Usher',0),
('sdgb70ngy5ha',37,1,'dulls Ferry Pilot for CP',0),
('sdgb70ngy5ha',38,1,'discards Shatterglass for CP',0),
('sdgb70ngy5ha',39,1,'discards Weather Synod for Ice CP',0),
('sdgb70ngy5ha',40,1,'attacks with Glacier Knight',0),
('sdgb70ngy5ha',41,0,'casts Shellbound Sage',0),
('sdgb70ngy5ha',42,0,'discards Hearth Deserter for CP',0),
('sdgb70ngy5ha',43,0,'chooses Shatterglass #28',0),
('sdgb70ngy5ha',44,0,'uses ability 1 of Rime Librarian',0),
('sdgb70ngy5ha',45,0,'attacks with Admiral Osk',0),
('sdgb70ngy5ha',46,1,'passes',0),
('sdgb70ngy5ha',47,1,'attacks with no more',0),
('sdgb70ngy5ha',48,1,'passes',0),
('sdgb70ngy5ha',49,0,'passes',0),
('sdgb70ngy5ha',50,0,'attacks with Admiral Osk',0),
('sdgb70ngy5ha',51,1,'blocks with Glacier Knight',0),
('sdgb70ngy5ha',52,0,'passes',0),
('sdgb70ngy5ha',53,1,'casts Pearl Diver',0),
('sdgb70ngy5ha',54,1,'dulls Ferry Pilot for CP',0),
('sdgb70ngy5ha',55,1,'dulls Winter Usher for CP',0),
('sdgb70ngy5ha',56,1,'says yes',0),
('sdgb70ngy5ha',57,1,'chooses Hailspark Envoy',0),
('sdgb70ngy5ha',58,1,'casts Lantern Mermaid',0),
('sdgb70ngy5ha',59,0,'casts Duchess Ravnild',0),
('sdgb70ngy5ha',60,0,'discards Hearth Deserter for CP',0),
('sdgb70ngy5ha',61,0,'selects mode 2',0),
('sdgb70ngy5ha',62,1,'passes',0),
('sdgb70ngy5ha',63,1,'attacks with Pearl Diver',0),
('sdgb70ngy5ha',64,1,'attacks with no more',0),
('sdgb70ngy5ha',65,0,'does not block',0),
('sdgb70ngy5ha',66,1,'attacks with Lantern Mermaid',0),
('sdgb70ngy5ha',67,0,'does not block',0),
('sdgb70ngy5ha',68,0,'uses the EX Burst of Winter Usher',0),
('sdgb70ngy5ha',69,0,'chooses Lantern Mermaid',0),
('sdgb70ngy5ha',70,1,'says no',0),
('sdgb70ngy5ha',71,1,'passes',0),
('sdgb70ngy5ha',72,0,'attacks with Admiral Osk',0),
('sdgb70ngy5ha',73,1,'uses the EX Burst of Undertow',0),
('sdgb70ngy5ha',74,1,'chooses Admiral Osk',0),
('sdgb70ngy5ha',75,0,'attacks with no more',0),
('sdgb70ngy5ha',76,0,'casts Admiral Osk',0),
('sdgb70ngy5ha',77,1,'casts Floe Diplomat',0),
('sdgb70ngy5ha',78,1,'dulls Ferry Pilot for CP',0),
('sdgb70ngy5ha',79,1,'discards Verglas Assassin for CP',0),
('sdgb70ngy5ha',80,1,'discards Lantern Mermaid for CP',0),
('sdgb70ngy5ha',81,1,'selects mode 1',0),
('sdgb70ngy5ha',82,1,'chooses Duchess Ravnild',0),
('sdgb70ngy5ha',83,1,'attacks with Pearl Diver',0),
('sdgb70ngy5ha',84,0,'does not block',0),
('shu3j3xbzmpz',0,0,'places Lamp Concert',0),
('shu3j3xbzmpz',1,0,'places Full Score',0),
('shu3j3xbzmpz',2,1,'places Lantern Race',0),
('shu3j3xbzmpz',3,1,'places Night Crossing',0),
('shu3j3xbzmpz',4,1,'puts Undertow Cat into the energy zone',0),
('shu3j3xbzmpz',5,1,'puts Signal Pennant into the energy zone',0),
('shu3j3xbzmpz',6,0,'passes',0),
('shu3j3xbzmpz',7,0,'keeps no card',0),
('shu3j3xbzmpz',8,0,'charges no more',0),
('shu3j3xbzmpz',9,1,'plays Buoy Keeper',0),
('shu3j3xbzmpz',10,1,'chooses centre',0),
('shu3j3xbzmpz',11,1,'pays with Slipway Kid',0),
('shu3j3xbzmpz',12,1,'pays with Undertow Cat',0),
('shu3j3xbzmpz',13,1,'plays Pier Sweeper',0),
('shu3j3xbzmpz',14,1,'chooses left side',0),
('shu3j3xbzmpz',15,1,'pays with Second Wind',0),
('shu3j3xbzmpz',16,1,'plays Slipway Kid',0),
('shu3j3xbzmpz',17,1,'chooses centre',0),
('shu3j3xbzmpz',18,1,'activates ability 1 of Tidewatch Club',0),
('shu3j3xbzmpz',19,1,'says yes',0),
('shu3j3xbzmpz',20,1,'chooses centre',0),
('shu3j3xbzmpz',21,1,'attacks with Undertow Cat',0),
('shu3j3xbzmpz',22,0,'passes',0),
('shu3j3xbzmpz',23,1,'plays Sounding Line',0),
('shu3j3xbzmpz',24,1,'chooses Oar Twins',0),
('shu3j3xbzmpz',25,1,'attacks with Pier Sweeper',0),
('shu3j3xbzmpz',26,0,'activates ability 1 of Lamp Orchestra',0),
('shu3j3xbzmpz',27,0,'says yes',0),
('shu3j3xbzmpz',28,1,'puts Pearl Diver into the energy zone',0),
('shu3j3xbzmpz',29,1,'plays Undertow Cat',0),
('shu3j3xbzmpz',30,1,'chooses left side',0),
('shu3j3xbzmpz',31,1,'pays with Pearl Diver',0),
('shu3j3xbzmpz',32,1,'attacks with Undertow Cat #41',0),
('shu3j3xbzmpz',33,1,'plays Sudden Squall',0),
('shu3j3xbzmpz',34,1,'keeps Ferry Captain',0),
('shu3j3xbzmpz',35,0,'plays Gull Feeder',0),
('shu3j3xbzmpz',36,0,'chooses right side',0),
('shu3j3xbzmpz',37,0,'pays with Glass Harper',0),
('shu3j3xbzmpz',38,0,'plays Triangle Pupil',0),
('shu3j3xbzmpz',39,0,'chooses left side',0),
('shu3j3xbzmpz',40,0,'activates ability 1 of Lamp Orchestra',0),
('shu3j3xbzmpz',41,0,'says yes',0),
('snwyb5anxedq',0,1,'charges Vine Strangler',0),
('snwyb5anxedq',1,1,'passes',0),
('snwyb5anxedq',2,0,'charges Bellows Giant',0),
('snwyb5anxedq',3,0,'plays Ember Page',0),
('snwyb5anxedq',4,0,'chooses left home',0),
('snwyb5anxedq',5,1,'charges Atlas Whale',0),
('snwyb5anxedq',6,1,'passes',0),
('snwyb5anxedq',7,0,'passes',0),
('snwyb5anxedq',8,0,'passes',0),
('snwyb5anxedq',9,1,'charges Hollow Stag',0),
('snwyb5anxedq',10,1,'passes',0),
('snwyb5anxedq',11,0,'charges Bellfounder''s Yard',0),
('snwyb5anxedq',12,0,'plays Stairway Brawler',0),
('snwyb5anxedq',13,0,'chooses right home',0),
('snwyb5anxedq',14,1,'charges Slate Courier',0),
('snwyb5anxedq',15,1,'plays Buried Spring',0),
('snwyb5anxedq',16,1,'chooses left centre',0),
('snwyb5anxedq',17,1,'freezes Atlas Whale',0),
('snwyb5anxedq',18,1,'passes',0),
('snwyb5anxedq',19,0,'charges Glazing Oath',0),
('snwyb5anxedq',20,0,'passes',0),
('snwyb5anxedq',21,1,'charges Antler Crown',0),
('snwyb5anxedq',22,1,'creates a plan',0),
('snwyb5anxedq',23,1,'freezes Atlas Whale',0),
('snwyb5anxedq',24,1,'plays Harbour Interceptor',0),
('snwyb5anxedq',25,1,'chooses left centre',0),
('snwyb5anxedq',26,1,'freezes Vine Strangler',0),
('snwyb5anxedq',27,1,'freezes Slate Courier',0),
('snwyb5anxedq',28,1,'renews the plan',0),
('snwyb5anxedq',29,0,'charges Glassblower''s Hound',0),
('snwyb5anxedq',30,0,'passes',0),
('snwyb5anxedq',31,1,'passes',0),
('snwyb5anxedq',32,1,'plays Sudden Spring',0),
('snwyb5anxedq',33,1,'freezes Vine Strangler',0),
('snwyb5anxedq',34,1,'freezes Atlas Whale',0),
('snwyb5anxedq',35,1,'passes',0),
('snwyb5anxedq',36,0,'charges Stand Fast',0),
('snwyb5anxedq',37,0,'moves Ember Page',0),
('snwyb5anxedq',38,0,'chooses middle home',0),
('snwyb5anxedq',39,0,'freezes Bellfounder''s Yard',0),
('snwyb5anxedq',40,0,'plays Peace of Landings',0),
('snwyb5anxedq',41,0,'chooses centre area',0),
('snwyb5anxedq',42,0,'freezes Bellows Giant',0),
('snwyb5anxedq',43,0,'moves Ember Page',0),
('snwyb5anxedq',44,0,'chooses middle centre',0),
('snwyb5anxedq',45,0,'freezes Glazing Oath',0),
('snwyb5anxedq',46,0,'moves Ember Page',0),
('snwyb5anxedq',47,0,'chooses left centre',0),
('snwyb5anxedq',48,0,'smashes with Ember Page',0),
('snwyb5anxedq',49,1,'charges Mossback',0),
('snwyb5anxedq',50,1,'plays Earthward Gate',0),
('snwyb5anxedq',51,1,'chooses left base',0),
('snwyb5anxedq',52,1,'freezes Atlas Whale',0),
('snwyb5anxedq',53,1,'freezes Hollow Stag',0),
('snwyb5anxedq',54,1,'freezes Slate Courier',0),
('snwyb5anxedq',55,1,'passes',0),
('snwyb5anxedq',56,0,'passes',0),
('snwyb5anxedq',57,0,'creates a plan',0),
('snwyb5anxedq',58,0,'freezes Glassblower''s Hound',0),
('snwyb5anxedq',59,0,'passes',0),
('snwyb5anxedq',60,0,'plays Ashfall Ambusher',0),
('snwyb5anxedq',61,0,'chooses middle home',0),
('ssftwp52cuy7',0,0,'places Encore',0),
('ssftwp52cuy7',1,0,'places Lamp Concert',0),
('ssftwp52cuy7',2,1,'places Full Score',0),
('ssftwp52cuy7',3,1,'places Lamp Concert',0),
('ssftwp52cuy7',4,0,'puts Drum Marshal into the energy zone',0),
('ssftwp52cuy7',5,0,'puts Bell Ringer into the energy zone',0),
('ssftwp52cuy7',6,1,'activates ability 1 of Lamp Orchestra #2',0),
('ssftwp52cuy7',7,1,'says yes',0),
('ssftwp52cuy7',8,1,'chooses centre',0),
('ssftwp52cuy7',9,1,'passes',0),
('ssftwp52cuy7',10,1,'keeps Lamp Cellist',0),
('ssftwp52cuy7',11,1,'charges Page Turner',0),
('ssftwp52cuy7',12,1,'charges Fiddle Rover',0),
('ssftwp52cuy7',13,0,'activates ability 1 of Lamp Orchestra #1',0),
('ssftwp52cuy7',14,0,'says no',0),
('svvhhwsm87q8',0,1,'goes first',0),
('svvhhwsm87q8',1,1,'keeps the hand',0),
('svvhhwsm87q8',2,0,'takes a new hand',0),
('svvhhwsm87q8',3,0,'puts Flying Wedge at the bottom',0),
('svvhhwsm87q8',4,0,'puts Kite Maker at the bottom',0),
('svvhhwsm87q8',5,0,'puts Sky Prince Alder at the bottom',0),
('svvhhwsm87q8',6,0,'puts Signal Keeper at the bottom',0),
('svvhhwsm87q8',7,1,'passes',0),
('svvhhwsm87q8',8,1,'passes',0),
('svvhhwsm87q8',9,1,'summons Roadside Storm',0),
('svvhhwsm87q8',10,1,'discards Kestrel Rider for CP',0),
('svvhhwsm87q8',11,1,'passes',0),
('svvhhwsm87q8',12,1,'plays Kestrel Rider',0),
('svvhhwsm87q8',13,1,'discards High Road Captain for CP',0),
('svvhhwsm87q8',14,0,'plays Gale Fencer',0),
('svvhhwsm87q8',15,0,'discards Signal Keeper for CP',0),
('svvhhwsm87q8',16,0,'plays Feather Scout',0),
('svvhhwsm87q8',17,0,'discards Kite Maker for CP',0),
('svvhhwsm87q8',18,0,'plays Kestrel Rider',0),
('svvhhwsm87q8',19,0,'attacks with Kestrel Rider #13',0),
('svvhhwsm87q8',20,1,'blocks with Kestrel Rider #6',0),
('svvhhwsm87q8',21,1,'passes',0),
('svvhhwsm87q8',22,1,'plays Signal Keeper',0),
('svvhhwsm87q8',23,1,'does not use the Assist of Signal Keeper',0),
('svvhhwsm87q8',24,0,'attacks with Gale Fencer',0),
('svvhhwsm87q8',25,0,'attacks with no more',0),
('svvhhwsm87q8',26,1,'plays Kite Maker',0),
('svvhhwsm87q8',27,1,'dulls Signal Keeper for CP',0),
('svvhhwsm87q8',28,1,'discards Great Roc for CP',0),
('svvhhwsm87q8',29,0,'plays Wanderer''s Bow',0),
('svvhhwsm87q8',30,0,'equips Feather Scout',0),
('svvhhwsm87q8',31,0,'discards Gale Fencer for CP',0),
('svvhhwsm87q8',32,0,'passes',0),
('svvhhwsm87q8',33,0,'passes',1),
('svvhhwsm87q8',34,0,'attacks with Feather Scout',0),
('svvhhwsm87q8',35,0,'passes',1),
('svvhhwsm87q8',36,0,'uses ability 3 of Wanderer''s Bow',0),
('svvhhwsm87q8',37,0,'passes',0),
('svvhhwsm87q8',38,0,'chooses Feather Scout',0),
('svvhhwsm87q8',39,0,'uses ability 4 of Wanderer''s Bow',0),
('svvhhwsm87q8',40,0,'discards High Road Captain for CP',0),
('svvhhwsm87q8',41,0,'uses ability 4 of Wanderer''s Bow',0),
('svvhhwsm87q8',42,0,'attacks with no more',0),
('svvhhwsm87q8',43,1,'uses Tailwind of High Road Captain',0),
('svvhhwsm87q8',44,1,'dulls Signal Keeper for CP',0),
('svvhhwsm87q8',45,1,'uses Rising Spark of Wren the Wanderer',0),
('svvhhwsm87q8',46,1,'chooses Gale Fencer',0),
('sw2gsmser2hs',0,1,'goes second',0),
('sw2gsmser2hs',1,0,'takes a new hand',0),
('sw2gsmser2hs',2,0,'puts Gale Fencer at the bottom',0),
('sw2gsmser2hs',3,0,'puts Roc Tamer at the bottom',0),
('sw2gsmser2hs',4,0,'puts Great Roc at the bottom',0),
('sw2gsmser2hs',5,0,'puts Signal Keeper at the bottom',0),
('sw2gsmser2hs',6,1,'takes a new hand',0),
('sw2gsmser2hs',7,1,'puts Road Urchin at the bottom',0),
('sw2gsmser2hs',8,1,'puts Sky Prince Alder at the bottom',0),
('sw2gsmser2hs',9,1,'puts Rider''s Cloak at the bottom',0),
('sw2gsmser2hs',10,1,'puts Kestrel Rider at the bottom',0),
('sw2gsmser2hs',11,0,'plays Wren the Wanderer',0),
('sw2gsmser2hs',12,0,'discards Wren the Wanderer for CP',0),
('sw2gsmser2hs',13,0,'uses Tailwind of High Road Captain',0),
('sw2gsmser2hs',14,1,'uses Ledger Fling of Road Clerk',0),
('sw2gsmser2hs',15,1,'discards Fourfold Cross for CP',0),
('sw2gsmser2hs',16,1,'passes',0),
('sw2gsmser2hs',17,1,'uses Cross Cut of Gale Fencer',0),
('sw2gsmser2hs',18,1,'passes',0),
('sw2gsmser2hs',19,1,'passes',0),
('sw2gsmser2hs',20,1,'summons Crosswind',0),
('sw2gsmser2hs',21,0,'plays Heir of Seven Roads',0),
('sw2gsmser2hs',22,0,'discards Rider''s Cloak for CP',0),
('sw2gsmser2hs',23,0,'discards Road Clerk for CP',0),
('sw2gsmser2hs',24,0,'says yes',0),
('sw2gsmser2hs',25,0,'chooses no more',0),
('sw2gsmser2hs',26,0,'attacks with Wren the Wanderer',0),
('sw2gsmser2hs',27,1,'plays Sky Prince Alder',0),
('sw2gsmser2hs',28,1,'discards Storm Herald for CP',0),
('sw2gsmser2hs',29,1,'says yes',0),
('sw2gsmser2hs',30,0,'passes',0),
('sw2gsmser2hs',31,0,'attacks with Heir of Seven Roads',0),
('sw2gsmser2hs',32,1,'blocks with Sky Prince Alder',0),
('sw2gsmser2hs',33,0,'attacks with Wren the Wanderer',0),
('sw2gsmser2hs',34,0,'passes',0),
('sw2gsmser2hs',35,1,'plays Gale Fencer',0),
('sw2gsmser2hs',36,0,'summons Roadside Storm',0),
('sw2gsmser2hs',37,0,'discards Kite Maker for CP',0),
('sw2gsmser2hs',38,0,'chooses Gale Fencer',0),
('szd4fzruf50a',0,0,'goes first',0),
('szd4fzruf50a',1,0,'takes a new hand',0),
('szd4fzruf50a',2,0,'puts Kiln Marshal at the bottom',0),
('szd4fzruf50a',3,0,'puts Salt Miner at the bottom',0),
('szd4fzruf50a',4,0,'puts Gate Warden at the bottom',0),
('szd4fzruf50a',5,0,'puts Ember Scribe at the bottom',0),
('szd4fzruf50a',6,1,'takes a new hand',0),
('szd4fzruf50a',7,1,'puts Torchlit Vow at the bottom',0),
('szd4fzruf50a',8,1,'puts Kiln Marshal at the bottom',0),
('szd4fzruf50a',9,1,'puts Cinder Oracle at the bottom',0),
('szd4fzruf50a',10,1,'puts Slagheart at the bottom',0),
('szd4fzruf50a',11,0,'casts Cinderfall',0),
('szd4fzruf50a',12,0,'discards Harbor Sentinel for CP',0),
('szd4fzruf50a',13,0,'discards Coalback Drake for CP',0),
('szd4fzruf50a',14,0,'casts Cinder Duelist',0),
('szd4fzruf50a',15,0,'attacks with Cinder Duelist',0),
('szd4fzruf50a',16,1,'casts Salt Miner',0),
('szd4fzruf50a',17,1,'discards Salt Miner for CP',0),
('szd4fzruf50a',18,1,'casts Lamplight Keeper',0),
('szd4fzruf50a',19,1,'discards Kiln Marshal for CP',0),
('szd4fzruf50a',20,1,'casts Cinder Duelist',0),
('szd4fzruf50a',21,1,'dulls Lamplight Keeper for CP',0),
('szd4fzruf50a',22,1,'discards Gate Warden for CP',0),
('szd4fzruf50a',23,1,'uses ability 2 of Salt Miner',0),
('szd4fzruf50a',24,1,'passes',0),
('szd4fzruf50a',25,1,'attacks with Cinder Duelist',0),
('szd4fzruf50a',26,1,'casts Furnace Apprentice',0),
('szd4fzruf50a',27,0,'casts Stoneskin Chorus',0),
('szd4fzruf50a',28,0,'casts Wrath of the Kiln',0),
('szd4fzruf50a',29,1,'casts Gate Warden',0),
('szd4fzruf50a',30,1,'dulls Lamplight Keeper for CP',0),
('szd4fzruf50a',31,1,'dulls Furnace Apprentice for CP',0),
('szd4fzruf50a',32,1,'discards Pyre Dancer for CP',0),
('szd4fzruf50a',33,1,'chooses Bellows Golem #18',0),
('szd4fzruf50a',34,1,'attacks with no more',0),
('szd4fzruf50a',35,0,'casts Wharf Mason',0),
('szd4fzruf50a',36,1,'uses ability 1 of Furnace Apprentice',0),
('szd4fzruf50a',37,1,'casts Cinderfall',0),
('szd4fzruf50a',38,1,'selects mode 1',0),
('szd4fzruf50a',39,1,'dulls Lamplight Keeper for CP',0),
('szd4fzruf50a',40,1,'discards Bellows Golem for CP',0),
('szd4fzruf50a',41,1,'attacks with no more',0),
('szd4fzruf50a',42,0,'casts Ashwing Courier',0),
('szd4fzruf50a',43,0,'discards Brannoch of the Pyre for CP',0),
('szd4fzruf50a',44,1,'casts Stoneskin Chorus',0),
('szd4fzruf50a',45,1,'chooses Ashwing Courier',0),
('szd4fzruf50a',46,1,'dulls Gate Warden for CP',0),
('szd4fzruf50a',47,1,'discards Gate Warden for CP',0),
('szd4fzruf50a',48,1,'passes',0),
('szd4fzruf50a',49,1,'attacks with Cinder Duelist',0),
('szd4fzruf50a',50,0,'blocks with Ashwing Courier',0),
('szd4fzruf50a',51,1,'passes',0),
('szd4fzruf50a',52,0,'casts Salt Miner',0),
('szd4fzruf50a',53,0,'discards Harbor Sentinel for CP',0),
('szd4fzruf50a',54,0,'attacks with Ashwing Courier',0),
('szd4fzruf50a',55,1,'casts Wharf Mason',0),
('szd4fzruf50a',56,1,'dulls Lamplight Keeper for CP',0),
('szd4fzruf50a',57,1,'discards Saltforge Twins for Earth CP',0),
('szd4fzruf50a',58,1,'casts Ashwing Courier',0),
('szd4fzruf50a',59,1,'dulls Salt Miner #10 for CP',0),
('szd4fzruf50a',60,1,'dulls Gate Warden for CP',0),
('szd4fzruf50a',61,0,'passes',0),
('szd4fzruf50a',62,0,'passes',1),
('szd4fzruf50a',63,0,'attacks with no more',0),
('szd4fzruf50a',64,0,'uses ability 1 of Wharf Mason #29',0),
('szd4fzruf50a',65,0,'chooses Ashwing Courier #48',0),
('szd4fzruf50a',66,0,'passes',0),
('szd4fzruf50a',67,0,'passes',0),
('szd4fzruf50a',68,1,'casts Tidewall Captain',0),
('szd4fzruf50a',69,1,'dulls Salt Miner #10 for CP',0),
('szd4fzruf50a',70,1,'dulls Lamplight Keeper for CP',0),
('szd4fzruf50a',71,1,'dulls Gate Warden for CP',0),
('szd4fzruf50a',72,1,'discards Bedrock Verdict for CP',0),
('szd4fzruf50a',73,0,'passes',1),
('szd4fzruf50a',74,0,'passes',1),
('szd4fzruf50a',75,1,'attacks with no more',0),
('szd4fzruf50a',76,0,'passes',1),
('szd4fzruf50a',77,0,'passes',0),
('szd4fzruf50a',78,0,'passes',1),
('szd4fzruf50a',79,0,'attacks with no more',0),
('szd4fzruf50a',80,0,'casts Saltforge Twins',0),
('szd4fzruf50a',81,0,'dulls Wharf Mason #29 for CP',0),
('szd4fzruf50a',82,0,'dulls Salt Miner #43 for CP',0),
('szd4fzruf50a',83,0,'discards Cinder Duelist for CP',0),
('szd4fzruf50a',84,0,'passes',0),
('szd4fzruf50a',85,1,'uses ability 1 of Ashwing Courier #48',0),
('szd4fzruf50a',86,1,'uses ability 1 of Wharf Mason #46',0),
('szd4fzruf50a',87,1,'chooses Ashwing Courier #37',0),
('szd4fzruf50a',88,1,'dulls Gate Warden for CP',0),
('szd4fzruf50a',89,0,'passes',0),
('szd4fzruf50a',90,0,'passes',0),
('szd4fzruf50a',91,1,'casts Harbor Sentinel',0),
('szd4fzruf50a',92,0,'passes',1),
('szd4fzruf50a',93,0,'passes',1),
('szd4fzruf50a',94,1,'attacks with Tidewall Captain',0),
('t3jbv22rbrgt',0,0,'charges Mossback',0),
('t3jbv22rbrgt',1,0,'creates a plan',0),
('t3jbv22rbrgt',2,1,'charges Tide Surveyor',0),
('t3jbv22rbrgt',3,1,'passes',0),
('t3jbv22rbrgt',4,0,'charges Harbour Interceptor',0),
('t3jbv22rbrgt',5,0,'creates a plan',0),
('t3jbv22rbrgt',6,0,'freezes Harbour Interceptor',0),
('t3jbv22rbrgt',7,0,'passes',0),
('t3jbv22rbrgt',8,1,'charges Thicket Matriarch',0),
('t3jbv22rbrgt',9,1,'plays Sudden Spring',0),
('t3jbv22rbrgt',10,1,'creates a plan',0),
('t3jbv22rbrgt',11,1,'freezes Stair Swap',0),
('t3jbv22rbrgt',12,1,'renews the plan',0),
('t3jbv22rbrgt',13,0,'charges Grafted Giant',0),
('t3jbv22rbrgt',14,0,'plays Sapling Keeper',0),
('t3jbv22rbrgt',15,0,'chooses right centre',0),
('t3jbv22rbrgt',16,0,'freezes Harbour Interceptor',0),
('t3jbv22rbrgt',17,0,'creates a plan',0),
('t3jbv22rbrgt',18,0,'freezes Mossback',0),
('t3jbv22rbrgt',19,0,'passes',0),
('t3jbv22rbrgt',20,1,'charges Sextant Sage',0),
('t3jbv22rbrgt',21,1,'plays Tangle the Stairs',0),
('t3jbv22rbrgt',22,1,'freezes Thicket Matriarch',0),
('t3jbv22rbrgt',23,1,'freezes Lock of the Tide',0),
('t3jbv22rbrgt',24,1,'creates a plan',0),
('t3jbv22rbrgt',25,1,'freezes Tide Surveyor',0),
('t3jbv22rbrgt',26,1,'plays Slate Courier',0),
('t3jbv22rbrgt',27,1,'chooses right home',0),
('t3jbv22rbrgt',28,1,'freezes Stair Swap',0),
('t3jbv22rbrgt',29,1,'creates a plan',0),
('t3jbv22rbrgt',30,0,'charges Slate Courier',0),
('t3jbv22rbrgt',31,0,'creates a plan',0),
('t3jbv22rbrgt',32,0,'freezes Harbour Interceptor',0),
('t3jbv22rbrgt',33,0,'plays Seed Vault',0),
('t3jbv22rbrgt',34,0,'chooses right base',0),
('t3jbv22rbrgt',35,0,'freezes Grafted Giant',0),
('t3jbv22rbrgt',36,0,'freezes Compass Golem',0),
('t3jbv22rbrgt',37,0,'passes',0),
('t3jbv22rbrgt',38,1,'charges Stairwright',0),
('t3jbv22rbrgt',39,1,'creates a plan',0),
('t3jbv22rbrgt',40,1,'freezes Lock of the Tide',0),
('t3jbv22rbrgt',41,1,'passes',0),
('t3jbv22rbrgt',42,0,'charges Stair Swap',0),
('t3jbv22rbrgt',43,0,'passes',0),
('t3jbv22rbrgt',44,1,'charges Root Sprout',0),
('t3jbv22rbrgt',45,1,'plays Atlas Whale',0),
('t3jbv22rbrgt',46,1,'chooses middle centre',0),
('t3jbv22rbrgt',47,1,'freezes Thicket Matriarch',0),
('t3jbv22rbrgt',48,1,'chooses 1',0),
('t3jbv22rbrgt',49,1,'plays Slate Courier',0),
('t3jbv22rbrgt',50,1,'chooses left centre',0),
('t3jbv22rbrgt',51,0,'charges Burrow Twins',0),
('t3jbv22rbrgt',52,0,'passes',0),
('t3jbv22rbrgt',53,1,'charges Burrow Twins',0),
('t3jbv22rbrgt',54,1,'passes',0),
('t3jbv22rbrgt',55,0,'charges Unmapped Leviathan',0),
('t3jbv22rbrgt',56,0,'creates a plan',0),
('t49tkawy9eua',0,0,'places Lamp Concert',0),
('t49tkawy9eua',1,0,'places Encore',0),
('t49tkawy9eua',2,1,'places Rising Wind',0),
('t49tkawy9eua',3,1,'places First Flight',0),
('t49tkawy9eua',4,0,'puts Low Tide into the energy zone',0),
('t49tkawy9eua',5,1,'passes',0),
('t49tkawy9eua',6,1,'keeps Silk Spool',0),
('t49tkawy9eua',7,1,'charges Patch and Mend',0),
('t49tkawy9eua',8,1,'charges no more',0),
('t49tkawy9eua',9,0,'passes',0),
('t49tkawy9eua',10,0,'keeps no card',0),
('td8a4j04agw0',0,1,'charges First Landing',0),
('td8a4j04agw0',1,1,'creates a plan',0),
('td8a4j04agw0',2,0,'charges Quiet Soundings',0),
('td8a4j04agw0',3,0,'creates a plan',0),
('td8a4j04agw0',4,1,'charges Peace of Landings',0),
('td8a4j04agw0',5,1,'creates a plan',0),
('td8a4j04agw0',6,1,'freezes Peace of Landings',0),
('td8a4j04agw0',7,1,'passes',0),
('td8a4j04agw0',8,0,'charges Slate Courier',0),
('td8a4j04agw0',9,0,'plays Folded Heron',0),
('td8a4j04agw0',10,0,'chooses middle centre',0),
('td8a4j04agw0',11,1,'passes',0),
('td8a4j04agw0',12,1,'passes',0),
('tjd3ucgfebvq',0,0,'charges Grave Ferryman',0),
('tjd3ucgfebvq',1,0,'creates a plan',0),
('tjd3ucgfebvq',2,1,'charges Spark Juggler',0),
('tjd3ucgfebvq',3,1,'passes',0),
('tjd3ucgfebvq',4,0,'charges Return to Harbour',0),
('tjd3ucgfebvq',5,0,'passes',0),
('tjd3ucgfebvq',6,1,'charges Bellfounder''s Yard',0),
('tjd3ucgfebvq',7,1,'creates a plan',0),
('tjd3ucgfebvq',8,1,'freezes Spark Juggler',0),
('tjd3ucgfebvq',9,1,'passes',0),
('tjd3ucgfebvq',10,0,'charges Ninth Bell',0),
('tjd3ucgfebvq',11,0,'plays Undertow Wraith',0),
('tjd3ucgfebvq',12,0,'chooses left centre',0),
('tjd3ucgfebvq',13,1,'charges Follow-Lamp',0),
('tjd3ucgfebvq',14,1,'plays Twin-Tongs Duellist',0),
('tjd3ucgfebvq',15,1,'chooses right home',0),
('tjd3ucgfebvq',16,0,'passes',0),
('tjd3ucgfebvq',17,0,'plays Charnel Stair',0),
('tjd3ucgfebvq',18,0,'chooses middle base',0),
('tjd3ucgfebvq',19,0,'freezes Return to Harbour',0),
('tjd3ucgfebvq',20,0,'passes',0),
('tjd3ucgfebvq',21,1,'charges Ember Page',0),
('tjd3ucgfebvq',22,1,'plays Open the Kilns',0),
('tjd3ucgfebvq',23,1,'says 1',0),
('tjd3ucgfebvq',24,1,'freezes Bellfounder''s Yard',0),
('tjd3ucgfebvq',25,1,'freezes Ember Page',0),
('tjd3ucgfebvq',26,1,'passes',0),
('tjd3ucgfebvq',27,1,'passes',0),
('tjd3ucgfebvq',28,0,'charges Well-Bottom Thing',0),
('tjd3ucgfebvq',29,0,'plays Needle Matron',0),
('tjd3ucgfebvq',30,0,'chooses left centre',0),
('tjd3ucgfebvq',31,0,'freezes Grave Ferryman',0),
('tjd3ucgfebvq',32,0,'freezes Return to Harbour',0),
('tjd3ucgfebvq',33,0,'creates a plan',0),
('tjd3ucgfebvq',34,0,'freezes Ninth Bell',0),
('tjd3ucgfebvq',35,0,'passes',0),
('tjd3ucgfebvq',36,1,'charges Temper in Battle',0),
('tjd3ucgfebvq',37,1,'plays Anvil Vanguard',0),
('tjd3ucgfebvq',38,1,'chooses right home',0),
('tjd3ucgfebvq',39,1,'freezes Follow-Lamp',0),
('tjd3ucgfebvq',40,1,'creates a plan',0),
('tjd3ucgfebvq',41,1,'freezes Bellfounder''s Yard',0),
('tjd3ucgfebvq',42,1,'renews the plan',0),
('tjd3ucgfebvq',43,0,'charges Snuff Out',0),
('tjd3ucgfebvq',44,0,'plays Call Back the Drowned',0),
('tjd3ucgfebvq',45,0,'says 2',0),
('tjd3ucgfebvq',46,0,'freezes Return to Harbour',0),
('tjd3ucgfebvq',47,0,'freezes Well-Bottom Thing',0),
('tjd3ucgfebvq',48,0,'chooses middle home',0),
('tjd3ucgfebvq',49,0,'passes',0),
('tjd3ucgfebvq',50,1,'charges Bellows Giant',0),
('tjd3ucgfebvq',51,1,'plays Stairway Brawler',0),
('tjd3ucgfebvq',52,1,'chooses left centre',0),
('tjd3ucgfebvq',53,1,'freezes Temper in Battle',0),
('tjd3ucgfebvq',54,1,'moves Anvil Vanguard',0),
('tjd3ucgfebvq',55,1,'chooses right centre',0),
('tjd3ucgfebvq',56,1,'says yes',0),
('tjd3ucgfebvq',57,1,'freezes Follow-Lamp',0),
('tjd3ucgfebvq',58,1,'creates a plan',0),
('tjd3ucgfebvq',59,1,'freezes Spark Juggler',0),
('tjd3ucgfebvq',60,1,'passes',0),
('tjd3ucgfebvq',61,1,'smashes with Anvil Vanguard',0),
('tjd3ucgfebvq',62,0,'passes',0),
('tjd3ucgfebvq',63,0,'passes',0),
('tjd3ucgfebvq',64,1,'passes',0),
('tjd3ucgfebvq',65,1,'moves Anvil Vanguard',0),
('tjd3ucgfebvq',66,1,'chooses right enemy',0),
('tjd3ucgfebvq',67,1,'says yes',0),
('tjd3ucgfebvq',68,1,'freezes Spark Juggler',0),
('tjd3ucgfebvq',69,1,'freezes Temper in Battle',0),
('tjd3ucgfebvq',70,0,'passes',0),
('tjd3ucgfebvq',71,0,'passes',0),
('tjd3ucgfebvq',72,0,'passes',0),
('tjd3ucgfebvq',73,1,'plays Glazing Oath',0),
('tjd3ucgfebvq',74,1,'freezes Ember Page',0),
('tjd3ucgfebvq',75,0,'passes',0),
('tjd3ucgfebvq',76,1,'moves Anvil Vanguard',0),
('tjd3ucgfebvq',77,1,'chooses right centre',0),
('tjd3ucgfebvq',78,1,'says yes',0),
('tjd3ucgfebvq',79,0,'passes',0),
('tjd3ucgfebvq',80,0,'plays Return to Harbour',0),
('tjd3ucgfebvq',81,0,'charges Grave Ferryman',0),
('tjd3ucgfebvq',82,0,'creates a plan',0),
('tna8jy25j4fa',0,1,'goes second',0),
('tna8jy25j4fa',1,0,'takes a new hand',0),
('tna8jy25j4fa',2,0,'puts Bedrock Verdict at the bottom',0),
('tna8jy25j4fa',3,0,'puts Harbor Sentinel at the bottom',0),
('tna8jy25j4fa',4,0,'puts Lamplight Keeper at the bottom',0),
('tna8jy25j4fa',5,0,'puts Ember Scribe at the bottom',0),
('tna8jy25j4fa',6,1,'takes a new hand',0),
('tna8jy25j4fa',7,1,'puts Pale Executioner at the bottom',0),
('tna8jy25j4fa',8,1,'puts Tide Oracle at the bottom',0),
('tna8jy25j4fa',9,1,'puts Icebound Warder at the bottom',0),
('tna8jy25j4fa',10,1,'puts Floe Diplomat at the bottom',0),
('tna8jy25j4fa',11,0,'casts Root Hermit',0),
('tna8jy25j4fa',12,0,'casts Pyre Dancer',0),
('tna8jy25j4fa',13,0,'discards Wrath of the Kiln for CP',0),
('tna8jy25j4fa',14,1,'casts Undertow',0),
('tna8jy25j4fa',15,1,'discards Shatterglass for CP',0),
('tna8jy25j4fa',16,0,'casts Pyre Dancer',0),
('tna8jy25j4fa',17,1,'casts Frost Herald',0),
('tna8jy25j4fa',18,1,'discards Snowblind Scout for CP',0),
('tna8jy25j4fa',19,1,'discards Frost Herald for CP',0),
('tna8jy25j4fa',20,1,'chooses Pyre Dancer',0),
('tna8jy25j4fa',21,0,'casts Gate Warden',0),
('tna8jy25j4fa',22,0,'chooses Saltforge Twins',0),
('tna8jy25j4fa',23,0,'attacks with Root Hermit',0),
('tna8jy25j4fa',24,1,'does not block',0),
('tna8jy25j4fa',25,1,'passes',0),
('tna8jy25j4fa',26,1,'attacks with Frost Herald',0),
('tna8jy25j4fa',27,1,'casts Pearl Diver',0),
('tna8jy25j4fa',28,1,'says no',0),
('tna8jy25j4fa',29,0,'casts Brannoch of the Pyre',0),
('tna8jy25j4fa',30,0,'attacks with Root Hermit',0),
('tna8jy25j4fa',31,1,'does not block',0),
('tna8jy25j4fa',32,0,'attacks with no more',0),
('tna8jy25j4fa',33,1,'attacks with Frost Herald',0),
('tna8jy25j4fa',34,0,'blocks with Pyre Dancer',0),
('tna8jy25j4fa',35,1,'attacks with Pearl Diver',0),
('tna8jy25j4fa',36,0,'does not block',0),
('tna8jy25j4fa',37,0,'uses the EX Burst of Torchlit Vow',0),
('tna8jy25j4fa',38,0,'chooses Root Hermit',0),
('tna8jy25j4fa',39,0,'passes',0),
('tna8jy25j4fa',40,0,'passes',1),
('tna8jy25j4fa',41,0,'attacks with no more',0),
('tna8jy25j4fa',42,0,'casts Salt Miner',0),
('tna8jy25j4fa',43,0,'discards Ashwing Courier for CP',0),
('tna8jy25j4fa',44,1,'passes',0),
('tna8jy25j4fa',45,1,'attacks with Pearl Diver',0),
('tna8jy25j4fa',46,0,'does not block',0),
('tna8jy25j4fa',47,1,'attacks with no more',0),
('tna8jy25j4fa',48,1,'casts Pale Executioner',0),
('tna8jy25j4fa',49,1,'discards Lantern Mermaid for CP',0),
('tna8jy25j4fa',50,1,'discards Shellbound Sage for CP',0),
('tna8jy25j4fa',51,0,'casts Wrath of the Kiln',0),
('tna8jy25j4fa',52,0,'chooses Frost Herald',0),
('tna8jy25j4fa',53,0,'discards Cinder Duelist for CP',0),
('tna8jy25j4fa',54,0,'uses ability 2 of Salt Miner',0),
('tna8jy25j4fa',55,0,'attacks with Brannoch of the Pyre',0),
('tna8jy25j4fa',56,1,'blocks with Pale Executioner',0),
('tna8jy25j4fa',57,0,'attacks with Root Hermit',0),
('tna8jy25j4fa',58,1,'blocks with Frost Herald',0),
('tna8jy25j4fa',59,1,'casts Rime Librarian',0),
('tna8jy25j4fa',60,1,'attacks with Pearl Diver',0),
('tna8jy25j4fa',61,0,'passes',0),
('tna8jy25j4fa',62,0,'passes',1),
('tna8jy25j4fa',63,0,'passes',0),
('tna8jy25j4fa',64,1,'casts Tide Oracle',0),
('tna8jy25j4fa',65,1,'discards Floe Diplomat for Ice CP',0),
('tna8jy25j4fa',66,0,'passes',1),
('tna8jy25j4fa',67,0,'passes',1),
('tna8jy25j4fa',68,1,'attacks with no more',0),
('tna8jy25j4fa',69,0,'passes',1),
('tna8jy25j4fa',70,0,'casts Cinder Duelist',0),
('tna8jy25j4fa',71,0,'discards Coalback Drake for CP',0),
('tna8jy25j4fa',72,0,'casts Slagheart',0),
('tna8jy25j4fa',73,0,'dulls Gate Warden for CP',0),
('tqwh06shft3n',0,1,'keeps the hand',0),
('tqwh06shft3n',1,0,'exchanges cards',0),
('tqwh06shft3n',2,0,'puts Slag Wyrm at the bottom',0),
('tqwh06shft3n',3,0,'puts Stoke at the bottom',0),
('u7b4u0sv8279',0,0,'places Dawn Regatta',0),
('u7b4u0sv8279',1,0,'places Lantern Race',0),
('u7b4u0sv8279',2,1,'places First Flight',0),
('u7b4u0sv8279',3,1,'places Rising Wind',0),
('u7b4u0sv8279',4,1,'puts String Runner into the energy zone',0),
('u7b4u0sv8279',5,0,'plays Rope Dancer',0),
('u7b4u0sv8279',6,0,'chooses right side',0),
('u7b4u0sv8279',7,0,'passes',0),
('u7b4u0sv8279',8,0,'keeps Lighthouse Diver',0),
('u7b4u0sv8279',9,0,'charges no more',0),
('u7b4u0sv8279',10,1,'passes',0),
('u7b4u0sv8279',11,1,'keeps Silk Spool',0),
('u7b4u0sv8279',12,1,'charges Headmistress Gale',0),
('u7b4u0sv8279',13,1,'charges Storm Chaser',0),
('u7b4u0sv8279',14,1,'charges Dragon Kite',0),
('u7b4u0sv8279',15,1,'charges Knot Master',0),
('u7b4u0sv8279',16,0,'attacks with Rope Dancer',0),
('u7b4u0sv8279',17,1,'passes',0),
('u7b4u0sv8279',18,0,'plays Signal Pennant',0),
('u7b4u0sv8279',19,0,'activates ability 1 of Tidewatch Club',0),
('u7b4u0sv8279',20,0,'says yes',0),
('u7b4u0sv8279',21,0,'chooses right side',0),
('u7b4u0sv8279',22,0,'attacks with Old Salt Marrow',0),
('u7b4u0sv8279',23,1,'passes',0),
('u7b4u0sv8279',24,0,'plays Slipway Kid',0),
('u7b4u0sv8279',25,0,'chooses right side',0),
('u7b4u0sv8279',26,0,'attacks with Slipway Kid',0),
('u7b4u0sv8279',27,1,'activates ability 1 of Kite School',0),
('u7b4u0sv8279',28,1,'says no',0),
('u7b4u0sv8279',29,0,'plays Pearl Diver',0),
('u7b4u0sv8279',30,0,'attacks with Pearl Diver',0),
('u7cbch7pkvaf',0,0,'places Encore',0),
('u7cbch7pkvaf',1,0,'places Lamp Concert',0),
('u7cbch7pkvaf',2,1,'places Night Crossing',0),
('u7cbch7pkvaf',3,1,'places Dawn Regatta',0),
('u7cbch7pkvaf',4,1,'puts Night Watch into the energy zone',0),
('u7cbch7pkvaf',5,0,'passes',0),
('u7cbch7pkvaf',6,0,'keeps Crescendo',0),
('u7cbch7pkvaf',7,0,'charges Night Metronome',0),
('u7cbch7pkvaf',8,1,'plays Oar Twins',0),
('u7cbch7pkvaf',9,1,'chooses right side',0),
('u7cbch7pkvaf',10,1,'pays with Night Watch',0),
('u7cbch7pkvaf',11,1,'passes',0),
('u7cbch7pkvaf',12,1,'keeps no card',0),
('u7cbch7pkvaf',13,1,'charges Night Watch',0),
('u7cbch7pkvaf',14,0,'plays Fiddle Rover',0),
('u7cbch7pkvaf',15,0,'chooses centre',0),
('u7cbch7pkvaf',16,0,'activates ability 1 of Lamp Orchestra',0),
('u7cbch7pkvaf',17,0,'passes',0),
('u7cbch7pkvaf',18,0,'keeps Borrowed Coat',0),
('u7cbch7pkvaf',19,0,'charges Bell Ringer',0),
('u7cbch7pkvaf',20,0,'charges Echo Moth',0),
('u7cbch7pkvaf',21,0,'charges Echo Moth',0),
('u7cbch7pkvaf',22,1,'plays Signal Pennant',0),
('u7cbch7pkvaf',23,1,'pays with Night Watch',0),
('u7cbch7pkvaf',24,1,'passes',0),
('u7cbch7pkvaf',25,1,'keeps Oar Twins',0),
('u7cbch7pkvaf',26,1,'charges no more',0),
('u7cbch7pkvaf',27,0,'activates ability 1 of Lamp Orchestra',0),
('u7cbch7pkvaf',28,0,'plays Lamp Cellist',0),
('u7cbch7pkvaf',29,0,'chooses right side',0),
('u7cbch7pkvaf',30,0,'pays with Bell Ringer',0),
('u9n25g9n6v0n',0,1,'charges Harbour Interceptor',0),
('u9n25g9n6v0n',1,1,'passes',0),
('u9n25g9n6v0n',2,0,'charges Temper in Battle',0),
('u9n25g9n6v0n',3,0,'creates a plan',0),
('u9n25g9n6v0n',4,1,'charges Hive Caller',0),
('u9n25g9n6v0n',5,1,'plays Sudden Spring',0),
('u9n25g9n6v0n',6,1,'passes',0),
('u9n25g9n6v0n',7,0,'charges Anvil Vanguard',0),
('u9n25g9n6v0n',8,0,'creates a plan',0),
('ubdm0aqk920c',0,1,'charges First Landing',0),
('ubdm0aqk920c',1,1,'creates a plan',0),
('ubdm0aqk920c',2,0,'charges Charnel Stair',0),
('ubdm0aqk920c',3,0,'creates a plan',0),
('ubdm0aqk920c',4,1,'charges Mirror Postulant',0),
('ubdm0aqk920c',5,1,'plays Beacon Caller',0),
('ubdm0aqk920c',6,1,'chooses right home',0),
('ubdm0aqk920c',7,0,'charges Drowned King',0),
('ubdm0aqk920c',8,0,'plays Needle Matron',0),
('ubdm0aqk920c',9,0,'chooses middle centre',0),
('ubdm0aqk920c',10,1,'charges Lamp Sergeant',0),
('ubdm0aqk920c',11,1,'passes',0),
('ubdm0aqk920c',12,0,'passes',0),
('ubdm0aqk920c',13,0,'plays Quiet Errand',0),
('ubdm0aqk920c',14,1,'chooses Hollow Stag',0),
('ubdm0aqk920c',15,1,'chooses Sapling Keeper',0),
('ubdm0aqk920c',16,1,'chooses Hollow Stag',0),
('ubdm0aqk920c',17,1,'charges Wick Squire',0),
('ubdm0aqk920c',18,1,'moves Beacon Caller',0),
('ubdm0aqk920c',19,1,'chooses middle home',0),
('ubdm0aqk920c',20,1,'says 0',0),
('ubdm0aqk920c',21,1,'freezes Mirror Postulant',0),
('ubdm0aqk920c',22,1,'creates a plan',0),
('ubdm0aqk920c',23,1,'freezes Lamp Sergeant',0),
('ubdm0aqk920c',24,1,'renews the plan',0),
('ubdm0aqk920c',25,1,'freezes First Landing',0),
('ubdm0aqk920c',26,1,'moves Beacon Caller',0),
('ubdm0aqk920c',27,1,'chooses middle centre',0),
('ubdm0aqk920c',28,1,'says 0',0),
('ubdm0aqk920c',29,1,'moves Beacon Caller',0),
('ubdm0aqk920c',30,1,'chooses middle home',0),
('ubdm0aqk920c',31,1,'passes',0),
('ubdm0aqk920c',32,0,'charges Blot the Line',0),
('ubdm0aqk920c',33,0,'plays Toll of the Tide',0),
('ubdm0aqk920c',34,1,'charges Thicket Matriarch',0),
('ubdm0aqk920c',35,1,'passes',0),
('ubdm0aqk920c',36,0,'charges Tide Surveyor',0),
('ubdm0aqk920c',37,0,'plays Whispered Debt',0),
('ubdm0aqk920c',38,0,'chooses left centre',0),
('ubdm0aqk920c',39,0,'freezes Drowned King',0),
('ubdm0aqk920c',40,0,'creates a plan',0),
('ubdm0aqk920c',41,1,'charges Column Herald',0),
('ubdm0aqk920c',42,1,'plays Clear the Steps',0),
('ubdm0aqk920c',43,1,'chooses right line',0),
('ubdm0aqk920c',44,1,'freezes Mirror Postulant',0),
('ubdm0aqk920c',45,1,'freezes Wick Squire',0),
('ubdm0aqk920c',46,1,'passes',0),
('ubdm0aqk920c',47,0,'charges Crypt Caller',0),
('ubdm0aqk920c',48,0,'creates a plan',0),
('uckmtatzw7m8',0,1,'exchanges cards',0),
('uckmtatzw7m8',1,0,'exchanges cards',0),
('uckmtatzw7m8',2,1,'puts Clover Brand Lv2 at the bottom',0),
('uckmtatzw7m8',3,1,'puts Walled Garden at the bottom',0),
('uckmtatzw7m8',4,1,'puts Seedling at the bottom',0),
('uckmtatzw7m8',5,1,'puts Fern Ledger Lv2 at the bottom',0),
('uckmtatzw7m8',6,1,'puts Grafting at the bottom',0),
('uckmtatzw7m8',7,1,'puts no more at the bottom',0),
('uckmtatzw7m8',8,0,'puts Silver Carp at the bottom',0),
('uckmtatzw7m8',9,0,'puts Barge Hound at the bottom',0),
('uckmtatzw7m8',10,0,'puts Moonlit Quay at the bottom',0),
('uckmtatzw7m8',11,0,'puts no more at the bottom',0),
('uckmtatzw7m8',12,0,'passes',1),
('uckmtatzw7m8',13,0,'passes',1),
('uckmtatzw7m8',14,1,'calls Clover Brand Lv1 face down',0),
('uckmtatzw7m8',15,1,'passes',0),
('uckmtatzw7m8',16,0,'passes',1),
('uckmtatzw7m8',17,1,'makes aether with Clover Brand Lv1',0),
('uckmtatzw7m8',18,0,'passes',1),
('uckmtatzw7m8',19,0,'passes',1),
('uckmtatzw7m8',20,0,'passes',1),
('uckmtatzw7m8',21,0,'passes',1),
('uckmtatzw7m8',22,0,'passes',1),
('uckmtatzw7m8',23,0,'calls Ferry Twill Lv1 face down',0),
('uckmtatzw7m8',24,0,'passes',1),
('uckmtatzw7m8',25,0,'passes',0),
('uckmtatzw7m8',26,0,'passes',1),
('uckmtatzw7m8',27,0,'passes',1),
('uckmtatzw7m8',28,0,'passes',1),
('uckmtatzw7m8',29,0,'passes',1),
('uckmtatzw7m8',30,0,'passes',1),
('uckmtatzw7m8',31,1,'makes aether with Clover Brand Lv1',0),
('uckmtatzw7m8',32,0,'passes',1),
('uckmtatzw7m8',33,0,'passes',1),
('uckmtatzw7m8',34,1,'calls Overgrowth face down',0),
('uckmtatzw7m8',35,1,'passes',0),
('uckmtatzw7m8',36,0,'passes',1),
('uckmtatzw7m8',37,1,'makes aether with Overgrowth',0),
('uckmtatzw7m8',38,0,'passes',1),
('uckmtatzw7m8',39,0,'passes',1),
('uckmtatzw7m8',40,0,'makes aether with Coin',0),
('uckmtatzw7m8',41,0,'passes',0),
('uckmtatzw7m8',42,0,'passes',1),
('uckmtatzw7m8',43,0,'passes',1),
('uckmtatzw7m8',44,0,'passes',1),
('uckmtatzw7m8',45,0,'passes',1),
('uckmtatzw7m8',46,0,'passes',1),
('uckmtatzw7m8',47,0,'calls Barge Hound face down',0),
('uckmtatzw7m8',48,0,'passes',1),
('uckmtatzw7m8',49,0,'passes',0),
('uckmtatzw7m8',50,0,'passes',1),
('uckmtatzw7m8',51,0,'passes',1),
('uckmtatzw7m8',52,0,'passes',1),
('uckmtatzw7m8',53,0,'passes',1),
('uckmtatzw7m8',54,0,'passes',1),
('uckmtatzw7m8',55,1,'makes aether with Overgrowth',0),
('uckmtatzw7m8',56,1,'passes',0),
('uckmtatzw7m8',57,0,'passes',1),
('uckmtatzw7m8',58,1,'passes',0),
('uckmtatzw7m8',59,0,'passes',1),
('uckmtatzw7m8',60,1,'calls Clover Brand Lv1',0),
('uckmtatzw7m8',61,1,'makes aether with Clover Brand Lv1 #9',0),
('uckmtatzw7m8',62,1,'passes',0),
('uckmtatzw7m8',63,0,'passes',1),
('uckmtatzw7m8',64,1,'makes aether with Clover Brand Lv1 #3',0),
('uckmtatzw7m8',65,1,'plays Moss Crawler',0),
('uv4p9hjz59vd',0,1,'goes second',0),
('uy9e49g7txdc',0,1,'exchanges cards',0),
('uy9e49g7txdc',1,0,'exchanges cards',0),
('uy9e49g7txdc',2,1,'puts Moss Crawler at the bottom',0),
('uy9e49g7txdc',3,1,'puts Scarecrow Captain at the bottom',0),
('uy9e49g7txdc',4,1,'puts Thorn Lash at the bottom',0),
('uy9e49g7txdc',5,1,'puts Seedling at the bottom',0),
('uy9e49g7txdc',6,1,'puts no more at the bottom',0),
('uy9e49g7txdc',7,0,'puts no more at the bottom',0),
('uy9e49g7txdc',8,0,'passes',1),
('uy9e49g7txdc',9,0,'passes',1),
('uy9e49g7txdc',10,1,'calls Root Whisper Lv1 face down',0),
('uy9e49g7txdc',11,1,'makes aether with Root Whisper Lv1',0),
('uy9e49g7txdc',12,0,'passes',1),
('uy9e49g7txdc',13,0,'passes',1),
('uy9e49g7txdc',14,0,'passes',1),
('uy9e49g7txdc',15,0,'passes',1),
('uy9e49g7txdc',16,0,'passes',1),
('uy9e49g7txdc',17,0,'passes',1),
('uy9e49g7txdc',18,0,'calls Seedling face down',0),
('uy9e49g7txdc',19,0,'passes',1),
('uy9e49g7txdc',20,0,'makes aether with Coin',0),
('uy9e49g7txdc',21,0,'passes',0),
('uy9e49g7txdc',22,0,'passes',1),
('uy9e49g7txdc',23,0,'passes',1),
('uy9e49g7txdc',24,0,'passes',1),
('uy9e49g7txdc',25,0,'passes',1),
('uy9e49g7txdc',26,0,'passes',1),
('uy9e49g7txdc',27,1,'makes aether with Root Whisper Lv1',0),
('uy9e49g7txdc',28,0,'passes',1),
('uy9e49g7txdc',29,0,'passes',1),
('uy9e49g7txdc',30,1,'calls Bramble Host face down',0),
('uy9e49g7txdc',31,1,'passes',0),
('uy9e49g7txdc',32,0,'passes',1),
('uy9e49g7txdc',33,1,'makes aether with Bramble Host',0),
('uy9e49g7txdc',34,0,'passes',1),
('uy9e49g7txdc',35,0,'passes',1),
('uy9e49g7txdc',36,0,'passes',0),
('uy9e49g7txdc',37,0,'passes',1),
('uy9e49g7txdc',38,0,'passes',1),
('uy9e49g7txdc',39,0,'passes',1),
('uy9e49g7txdc',40,0,'passes',1),
('uy9e49g7txdc',41,0,'passes',1),
('uy9e49g7txdc',42,0,'calls Overgrowth face down',0),
('uy9e49g7txdc',43,0,'passes',1),
('uy9e49g7txdc',44,0,'passes',0),
('uy9e49g7txdc',45,0,'passes',1),
('uy9e49g7txdc',46,0,'passes',1),
('uy9e49g7txdc',47,0,'passes',1),
('uy9e49g7txdc',48,0,'passes',1),
('uy9e49g7txdc',49,0,'passes',1),
('uy9e49g7txdc',50,1,'makes aether with Root Whisper Lv1',0),
('uy9e49g7txdc',51,1,'passes',0),
('uy9e49g7txdc',52,0,'passes',1),
('uy9e49g7txdc',53,1,'passes',0),
('uy9e49g7txdc',54,0,'passes',1),
('uy9e49g7txdc',55,1,'calls Fern Ledger Lv1 face down',0),
('uy9e49g7txdc',56,1,'passes',0),
('uy9e49g7txdc',57,0,'passes',1),
('uy9e49g7txdc',58,1,'makes aether with Fern Ledger Lv1',0),
('uy9e49g7txdc',59,1,'makes aether with Bramble Host',0),
('uy9e49g7txdc',60,0,'passes',1),
('uy9e49g7txdc',61,0,'passes',1),
('uy9e49g7txdc',62,0,'makes aether with Overgrowth',0),
('uy9e49g7txdc',63,0,'passes',0),
('uy9e49g7txdc',64,0,'passes',1),
('uy9e49g7txdc',65,0,'passes',1),
('uy9e49g7txdc',66,0,'passes',1),
('uy9e49g7txdc',67,0,'passes',1),
('uy9e49g7txdc',68,0,'passes',1),
('uy9e49g7txdc',69,0,'levels up Seedling to Fern Ledger Lv2',0),
('uy9e49g7txdc',70,0,'passes',1),
('uy9e49g7txdc',71,0,'plays Tend the Rows',0),
('uy9e49g7txdc',72,0,'pays Silva aether',0),
('uy9e49g7txdc',73,0,'makes aether with Grafting',0),
('uy9e49g7txdc',74,1,'makes aether with Bramble Host',0),
('uy9e49g7txdc',75,1,'passes',0),
('uy9e49g7txdc',76,1,'passes',0),
('uy9e49g7txdc',77,1,'calls Vine Stag face down',0),
('uy9e49g7txdc',78,1,'makes aether with Root Whisper Lv1',0),
('uy9e49g7txdc',79,1,'makes aether with Fern Ledger Lv1',0),
('uy9e49g7txdc',80,1,'passes',0),
('uy9e49g7txdc',81,1,'makes aether with Vine Stag',0),
('uy9e49g7txdc',82,0,'passes',1),
('uy9e49g7txdc',83,0,'passes',1),
('uy9e49g7txdc',84,0,'calls Clover Brand Lv1',0),
('uy9e49g7txdc',85,0,'passes',1),
('uy9e49g7txdc',86,0,'makes aether with Overgrowth',0),
('uy9e49g7txdc',87,0,'makes aether with Grafting',0),
('uy9e49g7txdc',88,0,'makes aether with Fern Ledger Lv2',0),
('uy9e49g7txdc',89,0,'plays Grafting',0),
('uy9e49g7txdc',90,0,'pays Silva aether',0),
('uy9e49g7txdc',91,0,'chooses The Green Bell',0),
('uy9e49g7txdc',92,1,'makes aether with Root Whisper Lv1',0),
('uy9e49g7txdc',93,1,'makes aether with Fern Ledger Lv1',0),
('uy9e49g7txdc',94,1,'makes aether with Vine Stag',0),
('uy9e49g7txdc',95,1,'makes aether with Bramble Host',0),
('uy9e49g7txdc',96,1,'levels up Root Whisper Lv1 to Clover Brand Lv2',0),
('uy9e49g7txdc',97,0,'passes',1),
('uy9e49g7txdc',98,0,'passes',1),
('uy9e49g7txdc',99,0,'calls nothing',0),
('uy9e49g7txdc',100,0,'passes',1),
('uy9e49g7txdc',101,0,'makes aether with Overgrowth',0),
('uy9e49g7txdc',102,0,'plays Scarecrow Captain',0),
('vjffs3xpbp9v',0,1,'keeps the hand',0),
('vjffs3xpbp9v',1,0,'keeps the hand',0),
('vjffs3xpbp9v',2,0,'passes',1),
('vjffs3xpbp9v',3,0,'passes',1),
('vjffs3xpbp9v',4,1,'calls nothing',0),
('vjffs3xpbp9v',5,0,'passes',1),
('vjffs3xpbp9v',6,0,'passes',1),
('vjffs3xpbp9v',7,0,'passes',1),
('vjffs3xpbp9v',8,0,'passes',1),
('vjffs3xpbp9v',9,0,'passes',1),
('vjffs3xpbp9v',10,0,'passes',1),
('vjffs3xpbp9v',11,0,'calls Moth Iver Lv1 face down',0),
('vjffs3xpbp9v',12,0,'passes',1),
('vjffs3xpbp9v',13,0,'passes',0),
('vjffs3xpbp9v',14,0,'passes',1),
('vjffs3xpbp9v',15,0,'passes',1),
('vjffs3xpbp9v',16,0,'passes',1),
('vjffs3xpbp9v',17,0,'passes',1),
('vjffs3xpbp9v',18,0,'passes',1),
('vjffs3xpbp9v',19,0,'passes',1),
('vjffs3xpbp9v',20,0,'passes',1),
('vjffs3xpbp9v',21,1,'calls Dusty Marigold Lv1',0),
('vjffs3xpbp9v',22,1,'makes aether with Dusty Marigold Lv1',0),
('vjffs3xpbp9v',23,0,'passes',1),
('vjffs3xpbp9v',24,0,'passes',1),
('vjffs3xpbp9v',25,0,'passes',1),
('vjffs3xpbp9v',26,0,'makes aether with Moth Iver Lv1',0),
('vjffs3xpbp9v',27,0,'passes',0),
('vjffs3xpbp9v',28,0,'passes',1),
('vjffs3xpbp9v',29,0,'passes',1),
('vjffs3xpbp9v',30,0,'passes',1),
('vjffs3xpbp9v',31,0,'passes',1),
('vjffs3xpbp9v',32,0,'passes',1),
('vjffs3xpbp9v',33,0,'calls Barge Hound face down',0),
('vjffs3xpbp9v',34,0,'passes',1),
('vjffs3xpbp9v',35,0,'makes aether with Barge Hound',0),
('vjffs3xpbp9v',36,0,'passes',0),
('vjffs3xpbp9v',37,0,'passes',1),
('vjffs3xpbp9v',38,0,'passes',1),
('vjffs3xpbp9v',39,0,'passes',1),
('vjffs3xpbp9v',40,0,'passes',1),
('vjffs3xpbp9v',41,0,'passes',1),
('vjffs3xpbp9v',42,1,'passes',0),
('vjffs3xpbp9v',43,0,'passes',1),
('vjffs3xpbp9v',44,1,'makes aether with Dusty Marigold Lv1',0),
('vjffs3xpbp9v',45,0,'passes',1),
('vjffs3xpbp9v',46,1,'calls Dusty Marigold Lv2 face down',0),
('vjffs3xpbp9v',47,1,'passes',0),
('vjffs3xpbp9v',48,0,'passes',1),
('vjffs3xpbp9v',49,1,'plays Moth-eaten Bear',0),
('vjffs3xpbp9v',50,0,'makes aether with Moth Iver Lv1',0),
('vjffs3xpbp9v',51,0,'passes',0),
('vjffs3xpbp9v',52,1,'enters recovered',0),
('vjffs3xpbp9v',53,0,'passes',1),
('vjffs3xpbp9v',54,0,'passes',1),
('vjffs3xpbp9v',55,0,'makes aether with Coin',0),
('vjffs3xpbp9v',56,1,'attacks no more',0),
('vjffs3xpbp9v',57,0,'passes',1),
('vjffs3xpbp9v',58,0,'passes',1),
('vjffs3xpbp9v',59,0,'calls Ferry Twill Lv1 face down',0),
('vjffs3xpbp9v',60,0,'passes',1),
('vjffs3xpbp9v',61,0,'makes aether with Barge Hound',0),
('vjffs3xpbp9v',62,0,'makes aether with Moth Iver Lv1',0),
('vjffs3xpbp9v',63,0,'makes aether with Ferry Twill Lv1',0),
('vjffs3xpbp9v',64,1,'passes',0),
('vjffs3xpbp9v',65,1,'uses ability 1 of Dusty Marigold Lv1',0),
('vjffs3xpbp9v',66,1,'passes',0),
('vjffs3xpbp9v',67,1,'passes',0),
('vjffs3xpbp9v',68,1,'calls Thimble Mouse face down',0),
('vjffs3xpbp9v',69,1,'passes',0),
('vjffs3xpbp9v',70,1,'passes',0),
('vjffs3xpbp9v',71,1,'passes',0),
('vjffs3xpbp9v',72,1,'makes aether with Thimble Mouse',0),
('vjffs3xpbp9v',73,1,'makes aether with Dusty Marigold Lv2',0),
('vjffs3xpbp9v',74,1,'attacks with Moth-eaten Bear',0),
('vjffs3xpbp9v',75,1,'corrupts orb 3',0),
('vjffs3xpbp9v',76,0,'passes',1),
('vjffs3xpbp9v',77,0,'passes',1),
('vjffs3xpbp9v',78,0,'calls Sluice Marrow Lv1',0),
('vjffs3xpbp9v',79,0,'passes',1),
('vjffs3xpbp9v',80,0,'makes aether with Sluice Marrow Lv1',0),
('vjffs3xpbp9v',81,0,'makes aether with Barge Hound',0),
('vjffs3xpbp9v',82,0,'plays Undertow',0),
('vjffs3xpbp9v',83,0,'makes aether with Ferry Twill Lv1',0),
('vjffs3xpbp9v',84,0,'passes',0),
('vjffs3xpbp9v',85,0,'passes',0),
('vjffs3xpbp9v',86,0,'passes',1),
('vjffs3xpbp9v',87,0,'passes',1),
('vjffs3xpbp9v',88,0,'passes',1),
('vjffs3xpbp9v',89,0,'passes',1),
('vjffs3xpbp9v',90,0,'passes',1),
('vjffs3xpbp9v',91,1,'makes aether with Thimble Mouse',0),
('vjffs3xpbp9v',92,1,'makes aether with Dusty Marigold Lv2',0),
('vjffs3xpbp9v',93,1,'makes aether with Dusty Marigold Lv1',0),
('vjffs3xpbp9v',94,0,'passes',1),
('vjffs3xpbp9v',95,0,'passes',1),
('vjffs3xpbp9v',96,1,'calls Coat Rack Knight face down',0),
('vjffs3xpbp9v',97,1,'passes',0),
('vjffs3xpbp9v',98,0,'passes',1),
('vjffs3xpbp9v',99,1,'makes aether with Coat Rack Knight',0),
('vjffs3xpbp9v',100,1,'passes',0),
('vjffs3xpbp9v',101,0,'passes',1),
('vjffs3xpbp9v',102,0,'passes',1),
('vjffs3xpbp9v',103,0,'passes',0),
('vjffs3xpbp9v',104,0,'passes',1),
('vjffs3xpbp9v',105,0,'passes',1),
('vjffs3xpbp9v',106,0,'passes',1),
('vjffs3xpbp9v',107,0,'passes',1),
('vjffs3xpbp9v',108,0,'passes',1),
('vjffs3xpbp9v',109,0,'calls Bridge Troll face down',0),
('vjffs3xpbp9v',110,0,'passes',1),
('vjffs3xpbp9v',111,0,'plays Puddle Newt',0),
('vjffs3xpbp9v',112,0,'makes aether with Bridge Troll',0),
('vjffs3xpbp9v',113,0,'makes aether with Barge Hound',0),
('vkrk45ddqh0u',0,0,'places Long String Finals',0),
('vkrk45ddqh0u',1,0,'places Rising Wind',0),
('vkrk45ddqh0u',2,1,'places First Flight',0),
('vkrk45ddqh0u',3,1,'places Long String Finals',0),
('vkrk45ddqh0u',4,0,'puts Storm Chaser into the energy zone',0),
('vkrk45ddqh0u',5,0,'puts Dragon Kite into the energy zone',0),
('vkrk45ddqh0u',6,1,'plays Sky Harness',0),
('vkrk45ddqh0u',7,1,'chooses left side',0),
('vkrk45ddqh0u',8,1,'chooses no more',0),
('vkrk45ddqh0u',9,1,'activates ability 1 of Kite School #2',0),
('vkrk45ddqh0u',10,1,'says yes',0),
('vkrk45ddqh0u',11,1,'chooses centre',0),
('vkrk45ddqh0u',12,1,'keeps Knot Master',0),
('vkrk45ddqh0u',13,1,'charges Fog Bank',0),
('vkrk45ddqh0u',14,0,'plays Cloud Reader',0),
('vkrk45ddqh0u',15,0,'chooses centre',0),
('vkrk45ddqh0u',16,0,'pays with Cut the Line',0),
('vkrk45ddqh0u',17,0,'pays with Fog Bank #11',0),
('vkrk45ddqh0u',18,0,'pays with Storm Chaser',0),
('vkrk45ddqh0u',19,0,'passes',0),
('vkrk45ddqh0u',20,0,'keeps no card',0),
('vkrk45ddqh0u',21,0,'charges no more',0),
('vkrk45ddqh0u',22,1,'plays Bobbin Sparrow',0),
('vkrk45ddqh0u',23,1,'chooses left side',0),
('vkrk45ddqh0u',24,1,'passes',0),
('vkrk45ddqh0u',25,1,'keeps Cloud Reader',0),
('vkrk45ddqh0u',26,1,'charges no more',0),
('vkrk45ddqh0u',27,0,'attacks with Cloud Reader',0),
('vkrk45ddqh0u',28,1,'slides Knot Master',0),
('vkrk45ddqh0u',29,1,'chooses Storm Chaser',0),
('vkrk45ddqh0u',30,0,'puts Tailwind into the energy zone',0),
('vkrk45ddqh0u',31,0,'plays Storm Chaser',0),
('vkrk45ddqh0u',32,0,'chooses Bobbin Sparrow',0),
('vkrk45ddqh0u',33,0,'activates ability 1 of Kite School #1',0),
('vkrk45ddqh0u',34,0,'says yes',0),
('vkrk45ddqh0u',35,0,'chooses centre',0),
('vkrk45ddqh0u',36,0,'chooses no more',0),
('vkrk45ddqh0u',37,0,'attacks with Storm Chaser',0),
('vkrk45ddqh0u',38,1,'passes',0),
('vkrk45ddqh0u',39,0,'plays Patch and Mend',0),
('vkrk45ddqh0u',40,0,'keeps no card',0),
('vkrk45ddqh0u',41,0,'charges no more',0),
('vkrk45ddqh0u',42,1,'activates ability 1 of Kite School #2',0),
('vkrk45ddqh0u',43,1,'says yes',0),
('vkrk45ddqh0u',44,1,'plays Cloud Reader from the keep zone',0),
('vkrk45ddqh0u',45,1,'attacks with Cloud Reader',0),
('vkrk45ddqh0u',46,0,'passes',0),
('vkrk45ddqh0u',47,1,'plays Tail Painter',0),
('vkrk45ddqh0u',48,1,'chooses centre',0),
('vkrk45ddqh0u',49,1,'passes',0),
('vkrk45ddqh0u',50,1,'keeps Fog Bank',0),
('vkrk45ddqh0u',51,1,'charges no more',0),
('vkrk45ddqh0u',52,0,'activates ability 1 of Kite School #1',0),
('vkrk45ddqh0u',53,0,'says yes',0),
('vkrk45ddqh0u',54,0,'chooses centre',0),
('vkrk45ddqh0u',55,0,'passes',0),
('vkrk45ddqh0u',56,0,'keeps Sky Harness',0),
('vkrk45ddqh0u',57,0,'charges Cloud Reader',0),
('vkrk45ddqh0u',58,0,'charges Tailwind',0),
('vkrk45ddqh0u',59,1,'activates ability 1 of Kite School #2',0),
('vkrk45ddqh0u',60,1,'passes',0),
('vkrk45ddqh0u',61,1,'keeps Storm Chaser',0),
('vkrk45ddqh0u',62,1,'charges no more',0),
('vkrk45ddqh0u',63,0,'passes',0),
('vkrk45ddqh0u',64,0,'keeps Cloud Reader',0),
('vx0k2d5maj69',0,1,'keeps the hand',0),
('vx0k2d5maj69',1,0,'keeps the hand',0),
('vx0k2d5maj69',2,0,'passes',1),
('vx0k2d5maj69',3,0,'passes',1),
('vx0k2d5maj69',4,1,'calls Coat Rack Knight face down',0),
('vx0k2d5maj69',5,1,'passes',0),
('vx0k2d5maj69',6,0,'passes',1),
('vx0k2d5maj69',7,1,'makes aether with Coat Rack Knight',0),
('vx0k2d5maj69',8,0,'passes',1),
('vx0k2d5maj69',9,0,'passes',1),
('vx0k2d5maj69',10,0,'passes',1),
('vx0k2d5maj69',11,0,'passes',1),
('vx0k2d5maj69',12,0,'passes',1),
('vx0k2d5maj69',13,0,'calls Ruddy Vane Lv1 face down',0),
('vx0k2d5maj69',14,0,'passes',1),
('vx0k2d5maj69',15,0,'makes aether with Ruddy Vane Lv1',0),
('vx0k2d5maj69',16,0,'passes',0),
('vx0k2d5maj69',17,0,'passes',1),
('vx0k2d5maj69',18,0,'passes',1),
('vx0k2d5maj69',19,0,'passes',1),
('vx0k2d5maj69',20,0,'passes',1),
('vx0k2d5maj69',21,0,'passes',1),
('vx0k2d5maj69',22,1,'passes',0),
('vx0k2d5maj69',23,0,'passes',1),
('vx0k2d5maj69',24,1,'passes',0),
('vx0k2d5maj69',25,0,'passes',1),
('vx0k2d5maj69',26,1,'calls Tam Sparrow Lv1',0),
('vx0k2d5maj69',27,1,'passes',0),
('vx0k2d5maj69',28,0,'passes',1),
('vx0k2d5maj69',29,1,'makes aether with Coat Rack Knight',0),
('vx0k2d5maj69',30,1,'passes',0),
('vx0k2d5maj69',31,0,'passes',1),
('vx0k2d5maj69',32,1,'passes',0),
('vx0k2d5maj69',33,0,'passes',1),
('vx0k2d5maj69',34,1,'passes',0),
('vx0k2d5maj69',35,0,'passes',0),
('vx0k2d5maj69',36,1,'makes aether with Tam Sparrow Lv1',0),
('vx0k2d5maj69',37,0,'passes',1),
('vx0k2d5maj69',38,0,'passes',1),
('vx0k2d5maj69',39,0,'passes',1),
('vx0k2d5maj69',40,0,'passes',1),
('vx0k2d5maj69',41,0,'passes',1),
('vx0k2d5maj69',42,0,'calls nothing',0),
('vx0k2d5maj69',43,0,'passes',1),
('vx0k2d5maj69',44,0,'makes aether with Ruddy Vane Lv1',0),
('vx0k2d5maj69',45,0,'makes aether with Coin',0),
('vx0k2d5maj69',46,1,'makes aether with Coat Rack Knight',0),
('vx0k2d5maj69',47,1,'passes',0),
('vx0k2d5maj69',48,1,'passes',0),
('vx0k2d5maj69',49,1,'calls Dusty Marigold Lv2 face down',0),
('vx0k2d5maj69',50,1,'makes aether with Dusty Marigold Lv2',0),
('vx0k2d5maj69',51,1,'passes',0),
('vx0k2d5maj69',52,1,'passes',0),
('vx0k2d5maj69',53,1,'passes',0),
('vx0k2d5maj69',54,1,'passes',0),
('vx0k2d5maj69',55,1,'passes',0),
('vx0k2d5maj69',56,1,'makes aether with Tam Sparrow Lv1',0),
('vx0k2d5maj69',57,0,'passes',1),
('vx0k2d5maj69',58,0,'passes',1),
('vx0k2d5maj69',59,0,'calls Osk Bellows Lv1',0),
('vx0k2d5maj69',60,0,'passes',1),
('vx0k2d5maj69',61,0,'makes aether with Osk Bellows Lv1',0),
('vx0k2d5maj69',62,0,'plays Firedamp',0),
('vx0k2d5maj69',63,0,'enters recovered',0),
('vx0k2d5maj69',64,0,'attacks with Firedamp',0),
('vx0k2d5maj69',65,0,'corrupts orb 3',0),
('vx0k2d5maj69',66,1,'makes aether with Tam Sparrow Lv1',0),
('vx0k2d5maj69',67,1,'makes aether with Coat Rack Knight',0),
('vx0k2d5maj69',68,1,'makes aether with Dusty Marigold Lv2',0),
('vx0k2d5maj69',69,1,'calls Moth-eaten Bear face down',0),
('vx0k2d5maj69',70,1,'makes aether with Moth-eaten Bear',0),
('vx0k2d5maj69',71,1,'passes',0),
('vx0k2d5maj69',72,0,'passes',1),
('vx0k2d5maj69',73,0,'passes',1),
('vx0k2d5maj69',74,0,'levels up Ruddy Vane Lv1 to Cinder Wick Lv2',0),
('vx0k2d5maj69',75,0,'passes',1),
('vx0k2d5maj69',76,0,'passes',0),
('vx0k2d5maj69',77,0,'passes',1),
('vx0k2d5maj69',78,0,'passes',1),
('vx0k2d5maj69',79,0,'attacks with Firedamp',0),
('vx0k2d5maj69',80,0,'passes',1),
('vx0k2d5maj69',81,0,'corrupts orb 3',0),
('vx0k2d5maj69',82,0,'makes aether with Osk Bellows Lv1',0),
('vx0k2d5maj69',83,0,'passes',0),
('vx0k2d5maj69',84,0,'passes',1),
('vx0k2d5maj69',85,0,'passes',1),
('vx0k2d5maj69',86,0,'passes',1),
('vx0k2d5maj69',87,0,'passes',1),
('vx0k2d5maj69',88,0,'passes',1),
('vx0k2d5maj69',89,1,'makes aether with Moth-eaten Bear',0),
('vx0k2d5maj69',90,1,'makes aether with Dusty Marigold Lv2',0),
('vx0k2d5maj69',91,1,'makes aether with Tam Sparrow Lv1',0),
('vx0k2d5maj69',92,1,'makes aether with Coat Rack Knight',0),
('vx0k2d5maj69',93,0,'passes',1),
('vx0k2d5maj69',94,0,'passes',1),
('vx0k2d5maj69',95,1,'calls Linen Hush Lv1 face down',0),
('vx0k2d5maj69',96,1,'makes aether with Linen Hush Lv1',0),
('vx0k2d5maj69',97,0,'passes',1),
('vx0k2d5maj69',98,1,'passes',0),
('vx0k2d5maj69',99,0,'passes',1),
('vx0k2d5maj69',100,0,'passes',1),
('vzrdfh0y3uyd',0,1,'goes second',0),
('vzrdfh0y3uyd',1,0,'takes a new hand',0),
('vzrdfh0y3uyd',2,0,'puts Cinder Duelist at the bottom',0),
('vzrdfh0y3uyd',3,0,'puts Thunder Newt at the bottom',0),
('vzrdfh0y3uyd',4,0,'puts Road Clerk at the bottom',0),
('vzrdfh0y3uyd',5,0,'puts Furnace Apprentice at the bottom',0),
('vzrdfh0y3uyd',6,1,'keeps the hand',0),
('vzrdfh0y3uyd',7,0,'plays Wren the Wanderer',0),
('vzrdfh0y3uyd',8,0,'discards Thunder Newt for CP',0),
('vzrdfh0y3uyd',9,0,'plays Storm Lancer',0),
('vzrdfh0y3uyd',10,0,'plays Bellows Hand',0),
('w3p7hu0nahc7',0,0,'goes first',0),
('w3p7hu0nahc7',1,0,'takes a new hand',0),
('w3p7hu0nahc7',2,0,'puts Twin Bastion at the bottom',0),
('w3p7hu0nahc7',3,0,'puts Sparks on the Wind at the bottom',0),
('w3p7hu0nahc7',4,0,'puts Harbor Sentinel at the bottom',0),
('w3p7hu0nahc7',5,0,'puts Kiln Blade at the bottom',0),
('w3p7hu0nahc7',6,1,'takes a new hand',0),
('w3p7hu0nahc7',7,1,'puts Undertow at the bottom',0),
('w3p7hu0nahc7',8,1,'puts Ebb and Flow at the bottom',0),
('w3p7hu0nahc7',9,1,'puts Deepwater Cantor at the bottom',0),
('w3p7hu0nahc7',10,1,'puts Snowdrift Pup at the bottom',0),
('w3p7hu0nahc7',11,0,'summons Sparks on the Wind',0),
('w3p7hu0nahc7',12,0,'discards Duellist''s Signet for CP',0),
('w3p7hu0nahc7',13,0,'discards Wall Veteran for CP',0),
('w3p7hu0nahc7',14,1,'uses ability 1 of Lantern Jelly',0),
('w3p7hu0nahc7',15,1,'discards Harbor Librarian for CP',0),
('w3p7hu0nahc7',16,1,'summons Choir of the Deep',0),
('w3p7hu0nahc7',17,1,'discards Sleeping Giant for CP',0),
('w3p7hu0nahc7',18,0,'passes',0),
('w3p7hu0nahc7',19,0,'passes',0),
('w3p7hu0nahc7',20,1,'plays Winter Envoy',0),
('w3p7hu0nahc7',21,0,'summons Hearth Colossus',0),
('w3p7hu0nahc7',22,0,'discards Osric of the Gate for CP',0),
('w3p7hu0nahc7',23,0,'passes',0),
('w3p7hu0nahc7',24,0,'passes',0),
('w3p7hu0nahc7',25,1,'plays Net Mender',0),
('w3p7hu0nahc7',26,1,'discards Lyra Saltvoice for CP',0),
('w3p7hu0nahc7',27,1,'does not use the Assist of Net Mender',0),
('w3p7hu0nahc7',28,0,'plays Harbor Sentinel',0),
('w3p7hu0nahc7',29,0,'discards Wrath of the Kiln for CP',0),
('w3p7hu0nahc7',30,0,'plays Ember Cadet',0),
('w3p7hu0nahc7',31,0,'attacks with Ember Cadet',0),
('w3p7hu0nahc7',32,1,'plays Hollow Sentry',0),
('w3p7hu0nahc7',33,1,'dulls Net Mender for CP',0),
('w3p7hu0nahc7',34,1,'says no',0),
('w3p7hu0nahc7',35,1,'passes',0),
('w3p7hu0nahc7',36,1,'passes',0),
('w3p7hu0nahc7',37,0,'plays Brannoch the Stoker',0),
('w3p7hu0nahc7',38,0,'attacks with Harbor Sentinel',0),
('w3p7hu0nahc7',39,1,'blocks with Hollow Sentry',0),
('w3p7hu0nahc7',40,0,'attacks with no more',0),
('w3p7hu0nahc7',41,1,'passes',0),
('w3p7hu0nahc7',42,1,'summons Undertow',0),
('w3p7hu0nahc7',43,1,'discards Shoal Runner for CP',0),
('w3p7hu0nahc7',44,1,'chooses Harbor Sentinel',0),
('w3p7hu0nahc7',45,0,'plays Ember Cadet',0),
('w3p7hu0nahc7',46,0,'attacks with no more',0),
('w3p7hu0nahc7',47,1,'plays Deepwater Cantor',0),
('w3p7hu0nahc7',48,1,'dulls Net Mender for CP',0),
('w3p7hu0nahc7',49,1,'chooses Brannoch the Stoker',0),
('w3p7hu0nahc7',50,0,'summons Hearth Colossus',0),
('w3p7hu0nahc7',51,0,'chooses Ember Cadet #27',0),
('w3p7hu0nahc7',52,0,'attacks with no more',0),
('w3p7hu0nahc7',53,1,'passes',0),
('w3p7hu0nahc7',54,1,'attacks with no more',0),
('w3p7hu0nahc7',55,1,'plays Shoal Runner',0),
('w3p7hu0nahc7',56,0,'plays Tallow Clerk',0),
('w3p7hu0nahc7',57,0,'attacks with no more',0),
('w3p7hu0nahc7',58,1,'passes',0),
('w3p7hu0nahc7',59,1,'attacks with Deepwater Cantor',0),
('w3p7hu0nahc7',60,1,'attacks with no more',0),
('w3p7hu0nahc7',61,0,'blocks with Ember Cadet',0),
('w3p7hu0nahc7',62,1,'attacks with no more',0),
('w3p7hu0nahc7',63,1,'plays Ice Cutter',0),
('w3p7hu0nahc7',64,1,'dulls Net Mender for CP',0),
('w3p7hu0nahc7',65,1,'uses the Assist of Ice Cutter',0),
('w3p7hu0nahc7',66,1,'plays Chapel Novice',0),
('w3p7hu0nahc7',67,1,'discards Net Mender for CP',0),
('w3p7hu0nahc7',68,1,'attacks with no more',0),
('w3p7hu0nahc7',69,0,'plays Forge Sisters',0),
('w3p7hu0nahc7',70,0,'discards Wall Veteran for CP',0),
('w3p7hu0nahc7',71,0,'discards Tower Plate for CP',0),
('w3p7hu0nahc7',72,1,'plays Net Mender',0),
('w3p7hu0nahc7',73,1,'dulls Net Mender for CP',0),
('w3p7hu0nahc7',74,1,'discards Rime Duchess for CP',0),
('w3p7hu0nahc7',75,1,'uses the Assist of Net Mender',0),
('w3p7hu0nahc7',76,1,'chooses Winter Envoy',0),
('w3p7hu0nahc7',77,1,'plays Frozen Clerk',0),
('w3p7hu0nahc7',78,1,'attacks with no more',0),
('w692dhz2k36j',0,1,'goes first',0),
('w692dhz2k36j',1,1,'takes a new hand',0),
('w692dhz2k36j',2,1,'puts Stormcaller Ione at the bottom',0),
('w692dhz2k36j',3,1,'puts Kite Rider at the bottom',0),
('w692dhz2k36j',4,1,'puts Arc Duelist at the bottom',0),
('w692dhz2k36j',5,1,'puts Chain Bolt at the bottom',0),
('w692dhz2k36j',6,0,'takes a new hand',0),
('w692dhz2k36j',7,0,'puts Pyre Dancer at the bottom',0),
('w692dhz2k36j',8,0,'puts Saltforge Twins at the bottom',0),
('w692dhz2k36j',9,0,'puts Cinder Duelist at the bottom',0),
('w692dhz2k36j',10,0,'puts Gate Warden at the bottom',0),
('w692dhz2k36j',11,1,'casts Tailor of Kites',0),
('w692dhz2k36j',12,1,'discards Voltaic Hound for CP',0),
('w692dhz2k36j',13,1,'discards Kite Rider for CP',0),
('w692dhz2k36j',14,1,'says no',0),
('w692dhz2k36j',15,1,'passes',0),
('w692dhz2k36j',16,1,'passes',0),
('w692dhz2k36j',17,0,'casts Tidewall Captain',0),
('w7ds3q432kky',0,0,'goes first',0),
('wfs6954v54ms',0,0,'passes',0),
('wfs6954v54ms',1,1,'charges Column Herald',0),
('wfs6954v54ms',2,1,'creates a plan',0),
('wfs6954v54ms',3,0,'charges Wedge Captain',0),
('wfs6954v54ms',4,0,'passes',0),
('wfs6954v54ms',5,1,'charges Second Landing',0),
('wfs6954v54ms',6,1,'passes',0),
('wfs6954v54ms',7,0,'charges Gatehouse Seraph',0),
('wfs6954v54ms',8,0,'creates a plan',0),
('wfs6954v54ms',9,0,'freezes Wedge Captain',0),
('wfs6954v54ms',10,1,'passes',0),
('wfs6954v54ms',11,0,'renews the plan',0),
('wfs6954v54ms',12,1,'plays Peace of Landings',0),
('wfs6954v54ms',13,1,'chooses centre area',0),
('wfs6954v54ms',14,1,'passes',0),
('wfs6954v54ms',15,1,'plays Second Landing',0),
('wfs6954v54ms',16,1,'chooses right base',0),
('wfs6954v54ms',17,0,'charges Root Sprout',0),
('wfs6954v54ms',18,0,'creates a plan',0),
('wfs6954v54ms',19,0,'freezes Root Sprout',0),
('wfs6954v54ms',20,0,'renews the plan',0),
('wfs6954v54ms',21,0,'freezes Wedge Captain',0),
('wfs6954v54ms',22,0,'passes',0),
('wfs6954v54ms',23,1,'charges Lamp Sergeant',0),
('wfs6954v54ms',24,1,'plays Wick Squire',0),
('wfs6954v54ms',25,1,'chooses left home',0),
('wfs6954v54ms',26,1,'freezes Column Herald',0),
('wfs6954v54ms',27,1,'passes',0),
('wfs6954v54ms',28,0,'charges Threshold Phalanx',0),
('wfs6954v54ms',29,0,'creates a plan',0),
('wfs6954v54ms',30,0,'freezes Root Sprout',0),
('wfs6954v54ms',31,0,'plays Mirror Postulant',0),
('wfs6954v54ms',32,0,'chooses right centre',0),
('wfs6954v54ms',33,1,'charges Wedge Captain',0),
('wfs6954v54ms',34,1,'creates a plan',0),
('wfs6954v54ms',35,1,'freezes Column Herald',0),
('wfs6954v54ms',36,1,'passes',0),
('wfs6954v54ms',37,1,'passes',0),
('wfs6954v54ms',38,0,'charges Deeproot Titan',0),
('wfs6954v54ms',39,0,'plays Wick Squire',0),
('wfs6954v54ms',40,0,'chooses middle home',0),
('wfs6954v54ms',41,0,'freezes Gatehouse Seraph',0),
('wfs6954v54ms',42,1,'passes',0),
('wfs6954v54ms',43,0,'plays Stand Fast',0),
('wfs6954v54ms',44,0,'freezes Wedge Captain #3',0),
('wfs6954v54ms',45,1,'passes',0),
('wfs6954v54ms',46,0,'passes',0),
('wfs6954v54ms',47,1,'plays Mirror Postulant',0),
('wfs6954v54ms',48,1,'chooses middle home',0),
('wfs6954v54ms',49,1,'chooses Wick Squire #29',0),
('wfs6954v54ms',50,0,'creates a plan',0),
('wfs6954v54ms',51,0,'freezes Root Sprout',0),
('wfs6954v54ms',52,0,'passes',0),
('wfs6954v54ms',53,1,'charges Hollow Stag',0),
('wfs6954v54ms',54,1,'creates a plan',0),
('wfs6954v54ms',55,1,'freezes Wedge Captain #25',0),
('wfs6954v54ms',56,1,'passes',0),
('wfs6954v54ms',57,0,'charges Sapling Keeper',0),
('wfs6954v54ms',58,0,'creates a plan',0),
('wfs6954v54ms',59,0,'freezes Deeproot Titan',0),
('wfs6954v54ms',60,0,'moves Wick Squire #29',0),
('wfs6954v54ms',61,0,'chooses left home',0),
('wfs6954v54ms',62,0,'freezes Wedge Captain #3',0),
('whpxeu8ve928',0,0,'passes',0),
('whpxeu8ve928',1,1,'charges Atlas Whale',0),
('whpxeu8ve928',2,1,'creates a plan',0),
('whpxeu8ve928',3,0,'charges Tide Surveyor',0),
('whpxeu8ve928',4,0,'passes',0),
('whpxeu8ve928',5,1,'charges Slate Courier',0),
('whpxeu8ve928',6,1,'creates a plan',0),
('whpxeu8ve928',7,1,'freezes Atlas Whale',0),
('whpxeu8ve928',8,1,'passes',0),
('whpxeu8ve928',9,0,'charges Midnight Interloper',0),
('whpxeu8ve928',10,0,'creates a plan',0),
('whpxeu8ve928',11,0,'freezes Midnight Interloper',0),
('whpxeu8ve928',12,0,'renews the plan',0),
('whpxeu8ve928',13,1,'charges Lock of the Tide',0),
('whpxeu8ve928',14,1,'creates a plan',0),
('whpxeu8ve928',15,1,'freezes Slate Courier',0),
('whpxeu8ve928',16,1,'renews the plan',0),
('whpxeu8ve928',17,1,'freezes Lock of the Tide',0),
('whpxeu8ve928',18,1,'passes',0),
('whpxeu8ve928',19,0,'charges Call Back the Drowned',0),
('whpxeu8ve928',20,0,'plays Redraw the Map',0),
('whpxeu8ve928',21,1,'charges Chart Room',0),
('whpxeu8ve928',22,1,'creates a plan',0),
('whpxeu8ve928',23,1,'freezes Atlas Whale',0),
('whpxeu8ve928',24,1,'renews the plan',0),
('whpxeu8ve928',25,1,'freezes Slate Courier',0),
('whpxeu8ve928',26,1,'passes',0),
('wjz7wfn3c5ww',0,0,'places Grand Clearance',0),
('wjz7wfn3c5ww',1,0,'places Smoke and Sparks',0),
('wjz7wfn3c5ww',2,1,'places Lamp Concert',0),
('wjz7wfn3c5ww',3,1,'places Full Score',0),
('wjz7wfn3c5ww',4,1,'puts Triangle Pupil into the energy zone',0),
('wjz7wfn3c5ww',5,1,'puts Brass Lamp into the energy zone',0),
('wjz7wfn3c5ww',6,0,'activates ability 1 of Ember Row Stalls',0),
('wjz7wfn3c5ww',7,0,'keeps no card',0),
('wjz7wfn3c5ww',8,0,'charges Crab Vendor',0),
('wjz7wfn3c5ww',9,1,'plays Drum Marshal',0),
('wjz7wfn3c5ww',10,1,'chooses left side',0),
('wjz7wfn3c5ww',11,1,'attacks with Drum Marshal',0),
('wjz7wfn3c5ww',12,0,'activates ability 1 of Ember Row Stalls',0),
('wjz7wfn3c5ww',13,1,'activates ability 1 of Lamp Orchestra',0),
('wjz7wfn3c5ww',14,1,'passes',0),
('wjz7wfn3c5ww',15,1,'keeps Crescendo',0),
('wjz7wfn3c5ww',16,1,'charges no more',0),
('wjz7wfn3c5ww',17,0,'plays After-Hours Feast',0),
('wjz7wfn3c5ww',18,0,'plays Two for One',0),
('wjz7wfn3c5ww',19,0,'pays with Pier Sweeper',0),
('wjz7wfn3c5ww',20,0,'plays Flare',0),
('wjz7wfn3c5ww',21,0,'pays with Banner of Coals',0),
('wmqx46uejan6',0,0,'passes',0),
('wmqx46uejan6',1,1,'charges Crossway Seraph',0),
('wmqx46uejan6',2,1,'passes',0),
('wmqx46uejan6',3,0,'charges Wick Squire',0),
('wmqx46uejan6',4,0,'passes',0),
('wmqx46uejan6',5,1,'charges Peace of Landings',0),
('wmqx46uejan6',6,1,'creates a plan',0),
('wmqx46uejan6',7,1,'freezes Peace of Landings',0),
('wmqx46uejan6',8,1,'plays Wick Squire',0),
('wmqx46uejan6',9,1,'chooses left centre',0),
('wmqx46uejan6',10,0,'charges First Landing',0),
('wmqx46uejan6',11,0,'creates a plan',0),
('wmqx46uejan6',12,0,'freezes Wick Squire',0),
('wmqx46uejan6',13,0,'renews the plan',0),
('wmqx46uejan6',14,1,'passes',0),
('wmqx46uejan6',15,1,'passes',0),
('wmqx46uejan6',16,0,'charges Root Sprout',0),
('wmqx46uejan6',17,0,'plays Hollow Stag',0),
('wmqx46uejan6',18,0,'chooses right centre',0),
('wmqx46uejan6',19,0,'freezes Wick Squire',0),
('wmqx46uejan6',20,0,'passes',0),
('wmqx46uejan6',21,1,'charges Landing Guard',0),
('wmqx46uejan6',22,1,'creates a plan',0),
('wmqx46uejan6',23,1,'freezes Landing Guard',0),
('wmqx46uejan6',24,1,'plays Lamp Sergeant',0),
('wmqx46uejan6',25,1,'chooses right centre',0),
('wmqx46uejan6',26,0,'charges Banner of Landings',0),
('wmqx46uejan6',27,0,'plays Burrow Twins',0),
('wmqx46uejan6',28,0,'chooses right home',0),
('wmqx46uejan6',29,0,'freezes Root Sprout',0),
('wmqx46uejan6',30,0,'creates a plan',0),
('wmqx46uejan6',31,0,'freezes First Landing',0),
('wmqx46uejan6',32,0,'passes',0),
('wmqx46uejan6',33,1,'charges First Landing',0),
('wmqx46uejan6',34,1,'creates a plan',0),
('wmqx46uejan6',35,1,'freezes Landing Guard',0),
('wmqx46uejan6',36,1,'renews the plan',0),
('wmqx46uejan6',37,1,'freezes First Landing #25',0),
('wmqx46uejan6',38,1,'passes',0),
('wmqx46uejan6',39,0,'charges Hollow Stag',0),
('wmqx46uejan6',40,0,'creates a plan',0),
('wmqx46uejan6',41,0,'freezes Root Sprout',0),
('wmqx46uejan6',42,0,'passes',0),
('wmqx46uejan6',43,1,'charges Clear the Steps',0),
('wmqx46uejan6',44,1,'plays Second Landing',0),
('wmqx46uejan6',45,1,'chooses left base',0),
('wmqx46uejan6',46,1,'freezes First Landing #25',0),
('wmqx46uejan6',47,1,'plays Raise the Lamps',0),
('wmqx46uejan6',48,1,'chooses enemy area',0),
('wmqx46uejan6',49,1,'freezes Crossway Seraph',0),
('wmqx46uejan6',50,1,'freezes Landing Guard',0),
('wmqx46uejan6',51,1,'passes',0),
('wmqx46uejan6',52,0,'passes',0),
('wmqx46uejan6',53,0,'plays Sapling Keeper',0),
('wmqx46uejan6',54,0,'chooses middle home',0),
('wmqx46uejan6',55,0,'freezes Banner of Landings',0),
('wmqx46uejan6',56,0,'moves Burrow Twins',0),
('wmqx46uejan6',57,0,'freezes Root Sprout',0),
('wmqx46uejan6',58,0,'creates a plan',0),
('wmqx46uejan6',59,0,'freezes Second Landing',0),
('wmqx46uejan6',60,0,'moves Burrow Twins',0),
('wmqx46uejan6',61,0,'chooses right home',0),
('wmqx46uejan6',62,0,'freezes Wick Squire',0),
('wmqx46uejan6',63,0,'renews the plan',0),
('wmqx46uejan6',64,1,'charges Stand Fast',0),
('wmqx46uejan6',65,1,'passes',0),
('wmqx46uejan6',66,0,'charges Earthward Gate',0),
('wmqx46uejan6',67,0,'moves Burrow Twins',0),
('wmqx46uejan6',68,0,'freezes Hollow Stag',0),
('wspspf5qh90q',0,1,'exchanges cards',0),
('wspspf5qh90q',1,0,'keeps the hand',0),
('wspspf5qh90q',2,1,'puts Tend the Rows at the bottom',0),
('wspspf5qh90q',3,1,'puts no more at the bottom',0),
('wspspf5qh90q',4,0,'passes',1),
('wspspf5qh90q',5,0,'passes',1),
('wspspf5qh90q',6,1,'calls Seedling face down',0),
('wspspf5qh90q',7,1,'passes',0),
('wspspf5qh90q',8,0,'passes',1),
('wspspf5qh90q',9,1,'passes',0),
('wspspf5qh90q',10,0,'passes',1),
('wspspf5qh90q',11,1,'makes aether with Seedling',0),
('wspspf5qh90q',12,0,'passes',1),
('wspspf5qh90q',13,0,'passes',1),
('wspspf5qh90q',14,0,'passes',1),
('wspspf5qh90q',15,0,'passes',1),
('wspspf5qh90q',16,0,'calls Marl Tally Lv1',0),
('wspspf5qh90q',17,0,'passes',1),
('wspspf5qh90q',18,0,'plays Loose Ember',0),
('wspspf5qh90q',19,0,'pays Ignus aether',0),
('wspspf5qh90q',20,0,'makes aether with Coin',0),
('wspspf5qh90q',21,0,'enters reversed',0),
('wspspf5qh90q',22,1,'passes',0),
('wspspf5qh90q',23,1,'passes',0),
('wspspf5qh90q',24,1,'calls Fern Ledger Lv1',0),
('wspspf5qh90q',25,1,'uses ability 1 of Fern Ledger Lv1',0),
('wspspf5qh90q',26,1,'passes',0),
('wspspf5qh90q',27,1,'passes',0),
('wspspf5qh90q',28,1,'makes aether with Seedling',0),
('wspspf5qh90q',29,0,'passes',1),
('wspspf5qh90q',30,0,'passes',1),
('wspspf5qh90q',31,0,'calls Kiln Pup face down',0),
('wspspf5qh90q',32,0,'passes',1),
('wspspf5qh90q',33,0,'passes',0),
('wspspf5qh90q',34,0,'passes',1),
('wspspf5qh90q',35,0,'passes',1),
('wspspf5qh90q',36,0,'passes',1),
('wspspf5qh90q',37,0,'passes',1),
('wspspf5qh90q',38,0,'passes',1),
('wspspf5qh90q',39,1,'passes',0),
('wspspf5qh90q',40,0,'passes',1),
('wspspf5qh90q',41,1,'passes',0),
('wspspf5qh90q',42,0,'passes',1),
('wspspf5qh90q',43,1,'calls nothing',0),
('wspspf5qh90q',44,1,'passes',0),
('wspspf5qh90q',45,0,'passes',1),
('wspspf5qh90q',46,1,'uses ability 1 of Fern Ledger Lv1',0),
('wspspf5qh90q',47,1,'makes aether with Seedling',0),
('wspspf5qh90q',48,0,'plays Quick Match',0),
('wspspf5qh90q',49,0,'passes',1),
('wspspf5qh90q',50,0,'passes',1),
('wspspf5qh90q',51,0,'calls Osk Bellows Lv1 face down',0),
('wspspf5qh90q',52,0,'passes',1),
('wspspf5qh90q',53,0,'makes aether with Osk Bellows Lv1',0),
('wspspf5qh90q',54,0,'makes aether with Marl Tally Lv1',0),
('wspspf5qh90q',55,0,'plays Brick Golem',0),
('wspspf5qh90q',56,0,'makes aether with Kiln Pup',0),
('wspspf5qh90q',57,0,'enters reversed',0),
('wspspf5qh90q',58,0,'switches Loose Ember',0),
('wspspf5qh90q',59,0,'attacks with Loose Ember',0),
('wspspf5qh90q',60,0,'corrupts orb 6',0),
('wspspf5qh90q',61,1,'passes',0),
('wspspf5qh90q',62,1,'uses ability 1 of Fern Ledger Lv1',0),
('wspspf5qh90q',63,1,'chooses Brick Golem',0),
('wspspf5qh90q',64,1,'makes aether with Seedling',0),
('wspspf5qh90q',65,1,'levels up Fern Ledger Lv1 to Fern Ledger Lv2',0),
('wspspf5qh90q',66,0,'passes',1),
('wspspf5qh90q',67,0,'passes',1),
('wspspf5qh90q',68,0,'calls Bellfounder''s Ox face down',0),
('wspspf5qh90q',69,0,'passes',1),
('wspspf5qh90q',70,0,'plays Stoke',0),
('wspspf5qh90q',71,0,'chooses Loose Ember',0),
('wspspf5qh90q',72,0,'makes aether with Osk Bellows Lv1',0),
('wspspf5qh90q',73,0,'makes aether with Bellfounder''s Ox',0),
('wspspf5qh90q',74,0,'makes aether with Kiln Pup',0),
('wspspf5qh90q',75,0,'switches Brick Golem',0),
('wspspf5qh90q',76,0,'switches Loose Ember',0),
('wspspf5qh90q',77,0,'attacks no more',0),
('wspspf5qh90q',78,1,'uses ability 2 of Fern Ledger Lv2',0),
('wspspf5qh90q',79,1,'chooses Brick Golem',0),
('wspspf5qh90q',80,1,'makes aether with Seedling',0),
('wspspf5qh90q',81,1,'calls Toll the Green Bell face down',0),
('wspspf5qh90q',82,1,'passes',0),
('wspspf5qh90q',83,1,'makes aether with Toll the Green Bell',0),
('wspspf5qh90q',84,0,'passes',1),
('wspspf5qh90q',85,0,'passes',1),
('wspspf5qh90q',86,0,'calls Cinder Wick Lv3 face down',0),
('wspspf5qh90q',87,0,'passes',1),
('wspspf5qh90q',88,0,'passes',0),
('wspspf5qh90q',89,0,'passes',1),
('wspspf5qh90q',90,0,'passes',1),
('wspspf5qh90q',91,0,'attacks with Brick Golem',0),
('wspspf5qh90q',92,0,'passes',1),
('wspspf5qh90q',93,0,'corrupts orb 2',0),
('wspspf5qh90q',94,0,'makes aether with Osk Bellows Lv1',0),
('wspspf5qh90q',95,0,'passes',0),
('wspspf5qh90q',96,0,'passes',1),
('wspspf5qh90q',97,0,'passes',1),
('wspspf5qh90q',98,0,'passes',1),
('wspspf5qh90q',99,0,'passes',1),
('wspspf5qh90q',100,1,'makes aether with Seedling',0),
('wspspf5qh90q',101,1,'uses ability 2 of Fern Ledger Lv2',0),
('wspspf5qh90q',102,1,'chooses Brick Golem',0),
('wspspf5qh90q',103,1,'passes',0),
('wspspf5qh90q',104,0,'makes aether with Kiln Pup',0),
('ww00rn0cfy5y',0,0,'places Full Score',0),
('ww00rn0cfy5y',1,0,'places Lamp Concert',0),
('ww00rn0cfy5y',2,1,'places Grand Clearance',0),
('ww00rn0cfy5y',3,1,'places Opening Night',0),
('ww00rn0cfy5y',4,0,'puts Lamp Cellist into the energy zone',0),
('ww00rn0cfy5y',5,1,'plays Noodle Juggler',0),
('ww00rn0cfy5y',6,1,'chooses centre',0),
('ww00rn0cfy5y',7,1,'pays with Flare',0),
('ww00rn0cfy5y',8,1,'activates ability 1 of Ember Row Stalls',0),
('ww00rn0cfy5y',9,1,'plays Skewer Thief',0),
('ww00rn0cfy5y',10,1,'chooses right side',0),
('ww00rn0cfy5y',11,1,'keeps no card',0),
('ww00rn0cfy5y',12,1,'charges Crab Vendor',0),
('ww00rn0cfy5y',13,1,'charges no more',0),
('ww00rn0cfy5y',14,0,'plays Page Turner',0),
('ww00rn0cfy5y',15,0,'chooses left side',0),
('ww00rn0cfy5y',16,0,'pays with Overture',0),
('ww00rn0cfy5y',17,0,'plays Lamp Cellist',0),
('ww00rn0cfy5y',18,0,'chooses left side',0),
('ww00rn0cfy5y',19,0,'pays with Page Turner',0),
('ww00rn0cfy5y',20,0,'pays with Lamp Cellist',0),
('ww00rn0cfy5y',21,0,'plays Rest and Repeat',0),
('ww00rn0cfy5y',22,0,'chooses Fiddle Rover',0),
('ww00rn0cfy5y',23,0,'passes',0),
('ww00rn0cfy5y',24,0,'keeps Night Metronome',0),
('ww00rn0cfy5y',25,0,'charges no more',0),
('ww00rn0cfy5y',26,1,'plays After-Hours Feast',0),
('ww00rn0cfy5y',27,1,'attacks with Noodle Juggler',0),
('ww00rn0cfy5y',28,0,'passes',0),
('ww00rn0cfy5y',29,1,'plays Two for One',0),
('ww00rn0cfy5y',30,1,'pays with Crab Vendor',0),
('ww00rn0cfy5y',31,1,'activates ability 1 of Ember Row Stalls',0),
('ww00rn0cfy5y',32,1,'plays Kiln Warden',0),
('ww00rn0cfy5y',33,1,'chooses centre',0),
('ww00rn0cfy5y',34,1,'pays with Kiln Warden',0),
('ww00rn0cfy5y',35,1,'pays with Auntie Cinder',0),
('ww00rn0cfy5y',36,1,'plays Skewer Thief',0),
('ww00rn0cfy5y',37,1,'chooses right side',0),
('ww00rn0cfy5y',38,1,'passes',0),
('ww00rn0cfy5y',39,1,'keeps Kiln Burst',0),
('ww00rn0cfy5y',40,1,'charges no more',0),
('ww00rn0cfy5y',41,0,'activates ability 1 of Lamp Orchestra',0),
('ww00rn0cfy5y',42,0,'says no',0),
('ww00rn0cfy5y',43,0,'plays Night Metronome from the keep zone',0),
('ww00rn0cfy5y',44,0,'chooses right side',0),
('ww00rn0cfy5y',45,0,'pays with Page Turner',0),
('ww00rn0cfy5y',46,0,'passes',0),
('ww00rn0cfy5y',47,0,'keeps no card',0),
('ww00rn0cfy5y',48,0,'charges Maestra Wick',0),
('ww00rn0cfy5y',49,0,'charges no more',0),
('ww00rn0cfy5y',50,1,'attacks with Skewer Thief',0),
('ww00rn0cfy5y',51,0,'plays Silver Mouthpiece',0),
('ww00rn0cfy5y',52,0,'pays with Maestra Wick',0),
('wwgsuq82sdry',0,0,'keeps the hand',0),
('wwgsuq82sdry',1,1,'exchanges cards',0),
('wwgsuq82sdry',2,1,'puts Tidy Quill Lv1 at the bottom',0),
('wwgsuq82sdry',3,1,'puts no more at the bottom',0),
('wwgsuq82sdry',4,1,'passes',0),
('wwgsuq82sdry',5,1,'passes',0),
('wwgsuq82sdry',6,0,'calls Cinder Wick Lv1',0),
('wwgsuq82sdry',7,0,'passes',1),
('wwgsuq82sdry',8,1,'makes aether with Coin',0),
('wwgsuq82sdry',9,0,'passes',1),
('wye0rrpdf5aa',0,1,'keeps the hand',0),
('wye0rrpdf5aa',1,0,'exchanges cards',0),
('wye0rrpdf5aa',2,0,'puts Bellfounder''s Ox at the bottom',0),
('wye0rrpdf5aa',3,0,'puts Firedamp at the bottom',0),
('wye0rrpdf5aa',4,0,'puts Cinder Wick Lv1 at the bottom',0),
('wye0rrpdf5aa',5,0,'puts Brick Golem at the bottom',0),
('wye0rrpdf5aa',6,0,'puts Kiln Yard at the bottom',0),
('wye0rrpdf5aa',7,0,'puts no more at the bottom',0),
('wye0rrpdf5aa',8,0,'passes',1),
('wye0rrpdf5aa',9,0,'passes',1),
('wye0rrpdf5aa',10,1,'calls Dusty Marigold Lv1 face down',0),
('wye0rrpdf5aa',11,1,'makes aether with Dusty Marigold Lv1',0),
('wye0rrpdf5aa',12,0,'passes',1),
('wye0rrpdf5aa',13,0,'passes',1),
('wye0rrpdf5aa',14,0,'passes',1),
('wye0rrpdf5aa',15,0,'passes',1),
('wye0rrpdf5aa',16,0,'passes',1),
('wye0rrpdf5aa',17,0,'passes',1),
('wye0rrpdf5aa',18,0,'calls Osk Bellows Lv1 face down',0),
('wye0rrpdf5aa',19,0,'passes',1),
('wye0rrpdf5aa',20,0,'makes aether with Coin',0),
('wye0rrpdf5aa',21,0,'makes aether with Osk Bellows Lv1',0),
('wye0rrpdf5aa',22,1,'passes',0),
('wye0rrpdf5aa',23,1,'passes',0),
('wye0rrpdf5aa',24,1,'calls Tam Sparrow Lv1 face down',0),
('wye0rrpdf5aa',25,1,'passes',0),
('wye0rrpdf5aa',26,1,'makes aether with Dusty Marigold Lv1',0),
('wye0rrpdf5aa',27,1,'passes',0),
('wye0rrpdf5aa',28,1,'passes',0),
('wye0rrpdf5aa',29,1,'passes',0),
('wye0rrpdf5aa',30,1,'makes aether with Tam Sparrow Lv1',0),
('wye0rrpdf5aa',31,0,'passes',1),
('wye0rrpdf5aa',32,0,'passes',1),
('wye0rrpdf5aa',33,0,'calls Bellfounder''s Ox face down',0),
('wye0rrpdf5aa',34,0,'passes',1),
('wye0rrpdf5aa',35,0,'makes aether with Osk Bellows Lv1',0),
('wye0rrpdf5aa',36,0,'makes aether with Bellfounder''s Ox',0),
('wye0rrpdf5aa',37,1,'passes',0),
('wye0rrpdf5aa',38,1,'makes aether with Tam Sparrow Lv1',0),
('wye0rrpdf5aa',39,1,'passes',0),
('wye0rrpdf5aa',40,1,'calls Linen Hush Lv1',0),
('wye0rrpdf5aa',41,1,'passes',0),
('wye0rrpdf5aa',42,1,'plays Coat Rack Knight',0),
('wye0rrpdf5aa',43,1,'enters reversed',0),
('wye0rrpdf5aa',44,1,'attacks with Coat Rack Knight',0),
('wye0rrpdf5aa',45,1,'corrupts orb 6',0),
('wye0rrpdf5aa',46,0,'passes',1),
('wye0rrpdf5aa',47,0,'passes',1),
('wye0rrpdf5aa',48,0,'calls Cinder Wick Lv2 face down',0),
('wye0rrpdf5aa',49,0,'passes',1),
('wye0rrpdf5aa',50,0,'passes',0),
('wye0rrpdf5aa',51,0,'passes',1),
('wye0rrpdf5aa',52,0,'passes',1),
('wye0rrpdf5aa',53,0,'passes',1),
('wye0rrpdf5aa',54,0,'passes',1),
('wye0rrpdf5aa',55,0,'passes',1),
('wye0rrpdf5aa',56,1,'makes aether with Tam Sparrow Lv1',0),
('wye0rrpdf5aa',57,1,'makes aether with Dusty Marigold Lv1',0),
('wye0rrpdf5aa',58,1,'makes aether with Linen Hush Lv1',0),
('wye0rrpdf5aa',59,0,'passes',1),
('wye0rrpdf5aa',60,0,'passes',1),
('wye0rrpdf5aa',61,1,'calls Thimble Mouse face down',0),
('wye0rrpdf5aa',62,1,'passes',0),
('wye0rrpdf5aa',63,0,'passes',1),
('wye0rrpdf5aa',64,1,'passes',0),
('wye0rrpdf5aa',65,0,'passes',1),
('wye0rrpdf5aa',66,1,'passes',0),
('wye0rrpdf5aa',67,0,'passes',1),
('wye0rrpdf5aa',68,1,'makes aether with Thimble Mouse',0),
('wye0rrpdf5aa',69,0,'makes aether with Bellfounder''s Ox',0),
('wye0rrpdf5aa',70,0,'passes',0),
('wye0rrpdf5aa',71,1,'attacks no more',0),
('wye0rrpdf5aa',72,0,'passes',1),
('wye0rrpdf5aa',73,0,'passes',1),
('wye0rrpdf5aa',74,0,'passes',1),
('wye0rrpdf5aa',75,0,'passes',1),
('wye0rrpdf5aa',76,0,'passes',1),
('wye0rrpdf5aa',77,0,'calls Marl Tally Lv1 face down',0),
('wye0rrpdf5aa',78,0,'passes',1),
('wye0rrpdf5aa',79,0,'makes aether with Bellfounder''s Ox',0),
('wye0rrpdf5aa',80,0,'makes aether with Marl Tally Lv1',0),
('wye0rrpdf5aa',81,0,'makes aether with Cinder Wick Lv2',0),
('wye0rrpdf5aa',82,0,'passes',0),
('wye0rrpdf5aa',83,0,'passes',1),
('wye0rrpdf5aa',84,0,'passes',1),
('wye0rrpdf5aa',85,0,'passes',1),
('wye0rrpdf5aa',86,0,'passes',1),
('wye0rrpdf5aa',87,0,'passes',1),
('wye0rrpdf5aa',88,1,'makes aether with Tam Sparrow Lv1',0),
('wye0rrpdf5aa',89,1,'makes aether with Linen Hush Lv1',0),
('wye0rrpdf5aa',90,1,'passes',0),
('wye0rrpdf5aa',91,0,'passes',1),
('wye0rrpdf5aa',92,1,'makes aether with Dusty Marigold Lv1',0),
('wye0rrpdf5aa',93,1,'passes',0),
('wye0rrpdf5aa',94,0,'passes',1),
('wye0rrpdf5aa',95,1,'calls Broom Cavalry face down',0),
('wye0rrpdf5aa',96,1,'passes',0),
('wye0rrpdf5aa',97,0,'passes',1),
('wye0rrpdf5aa',98,1,'makes aether with Broom Cavalry',0),
('wye0rrpdf5aa',99,1,'plays Coat Rack Knight',0),
('wye0rrpdf5aa',100,1,'pays aether',0),
('wye0rrpdf5aa',101,1,'makes aether with Thimble Mouse',0),
('wye0rrpdf5aa',102,0,'makes aether with Osk Bellows Lv1',0),
('wye0rrpdf5aa',103,1,'enters reversed',0),
('wye0rrpdf5aa',104,1,'chooses Coat Rack Knight #11',0),
('wye0rrpdf5aa',105,1,'switches Coat Rack Knight #11',0),
('wye0rrpdf5aa',106,1,'attacks with Coat Rack Knight #11',0),
('wye0rrpdf5aa',107,1,'corrupts orb 4',0),
('wye0rrpdf5aa',108,0,'passes',1),
('wye0rrpdf5aa',109,0,'passes',1),
('wye0rrpdf5aa',110,0,'calls Osk Bellows Lv1 face down',0),
('wye0rrpdf5aa',111,0,'passes',1),
('wye0rrpdf5aa',112,0,'makes aether with Osk Bellows Lv1 #4',0),
('wye0rrpdf5aa',113,0,'makes aether with Bellfounder''s Ox',0),
('wz2sk45pussh',0,1,'goes second',0),
('wz2sk45pussh',1,0,'takes a new hand',0),
('wz2sk45pussh',2,0,'puts Glacier Knight at the bottom',0),
('wz2sk45pussh',3,0,'puts Frost Ambusher at the bottom',0),
('wz2sk45pussh',4,0,'puts Admiral Osk at the bottom',0),
('wz2sk45pussh',5,0,'puts First Light at the bottom',0),
('wz2sk45pussh',6,1,'takes a new hand',0),
('wz2sk45pussh',7,1,'puts Old Breakwater at the bottom',0),
('wz2sk45pussh',8,1,'puts Lantern Mermaid at the bottom',0),
('wz2sk45pussh',9,1,'puts Salt Miner at the bottom',0),
('wz2sk45pussh',10,1,'puts Menhir Seer at the bottom',0),
('wz2sk45pussh',11,0,'passes',0),
('wz2sk45pussh',12,1,'casts Deep Tithe',0),
('wz2sk45pussh',13,1,'discards Sleeper Beneath for CP',0),
('wz2sk45pussh',14,1,'discards Undertow for CP',0),
('wz2sk45pussh',15,0,'casts Dock Minstrel',0),
('wz2sk45pussh',16,0,'discards Undertow for CP',0),
('wz2sk45pussh',17,0,'passes',0),
('wz2sk45pussh',18,0,'casts Hearth Deserter',0),
('wz2sk45pussh',19,1,'casts Brine Knight',0),
('wz2sk45pussh',20,1,'discards Deep Tithe for CP',0),
('wz2sk45pussh',21,1,'discards Lantern Mermaid for CP',0),
('wz2sk45pussh',22,0,'casts Tide Oracle',0),
('wz2sk45pussh',23,0,'discards Breath of Hoarfrost for CP',0),
('wz2sk45pussh',24,1,'casts Salvager Nix',0),
('wz2sk45pussh',25,1,'discards Gate Warden for CP',0),
('wz2sk45pussh',26,1,'discards Moray Corsair for CP',0),
('wz2sk45pussh',27,0,'casts Dock Minstrel',0),
('wz2sk45pussh',28,0,'dulls Dock Minstrel for CP',0),
('wz2sk45pussh',29,0,'discards Lantern Mermaid for CP',0),
('wz2sk45pussh',30,0,'attacks with Tide Oracle',0),
('wz2sk45pussh',31,1,'blocks with Salvager Nix',0),
('wz2sk45pussh',32,1,'passes',0),
('wz2sk45pussh',33,1,'casts Brine Knight',0),
('wz2sk45pussh',34,1,'discards Menhir Seer for CP',0),
('wz2sk45pussh',35,0,'casts Frost Herald',0),
('wz2sk45pussh',36,0,'dulls Dock Minstrel #6 for CP',0),
('wz2sk45pussh',37,0,'dulls Dock Minstrel #20 for CP',0),
('wz2sk45pussh',38,1,'casts Net Mender',0),
('wz2sk45pussh',39,0,'uses ability 1 of Dock Minstrel #20',0),
('wz2sk45pussh',40,0,'passes',0),
('wz2sk45pussh',41,0,'casts Pearl Diver',0),
('wz2sk45pussh',42,0,'discards Admiral Osk for CP',0),
('wz2sk45pussh',43,0,'uses ability 1 of Dock Minstrel #6',0),
('wz2sk45pussh',44,0,'chooses Pearl Diver',0),
('x52jjfcx6gkb',0,1,'goes second',0),
('x52jjfcx6gkb',1,0,'takes a new hand',0),
('x52jjfcx6gkb',2,0,'puts Thunder Regent at the bottom',0),
('x52jjfcx6gkb',3,0,'puts Gale Fencer at the bottom',0),
('x52jjfcx6gkb',4,0,'puts Storm Lancer at the bottom',0),
('x52jjfcx6gkb',5,0,'puts Tailor of Kites at the bottom',0),
('x52jjfcx6gkb',6,1,'takes a new hand',0),
('x52jjfcx6gkb',7,1,'puts Gale Fencer at the bottom',0),
('x52jjfcx6gkb',8,1,'puts Tailor of Kites at the bottom',0),
('x52jjfcx6gkb',9,1,'puts Mistral Standard at the bottom',0),
('x52jjfcx6gkb',10,1,'puts Roof Runner at the bottom',0),
('x52jjfcx6gkb',11,0,'passes',0),
('x52jjfcx6gkb',12,0,'casts Arc Duelist',0),
('x52jjfcx6gkb',13,0,'discards Battery Imp for CP',0),
('x52jjfcx6gkb',14,0,'passes',0),
('x52jjfcx6gkb',15,1,'passes',0),
('x52jjfcx6gkb',16,1,'casts Battery Imp',0),
('x52jjfcx6gkb',17,1,'discards Storm Lancer for CP',0),
('x52jjfcx6gkb',18,1,'casts Updraft',0),
('x52jjfcx6gkb',19,1,'discards Captain Arrel for CP',0),
('x52jjfcx6gkb',20,1,'passes',0),
('x52jjfcx6gkb',21,1,'casts Spark Tinker',0),
('x7ncjavbfsrh',0,1,'goes first',0),
('x7ncjavbfsrh',1,1,'takes a new hand',0),
('x7ncjavbfsrh',2,1,'puts Reef Lurker at the bottom',0),
('x7ncjavbfsrh',3,1,'puts Ledger Colossus at the bottom',0),
('x7ncjavbfsrh',4,1,'puts Moray Corsair at the bottom',0),
('x7ncjavbfsrh',5,1,'puts Tide Ledger at the bottom',0),
('x7ncjavbfsrh',6,0,'takes a new hand',0),
('x7ncjavbfsrh',7,0,'puts Shatterglass at the bottom',0),
('x7ncjavbfsrh',8,0,'puts Hearth Deserter at the bottom',0),
('x7ncjavbfsrh',9,0,'puts Rime Librarian at the bottom',0),
('x7ncjavbfsrh',10,0,'puts Dock Minstrel at the bottom',0),
('x7ncjavbfsrh',11,1,'casts Moonwake',0),
('x7ncjavbfsrh',12,1,'discards Saltback Ox for CP',0),
('x7ncjavbfsrh',13,1,'casts Gate Warden',0),
('x7ncjavbfsrh',14,1,'discards Granite Pilgrim for CP',0),
('x7ncjavbfsrh',15,1,'discards Sleeper Beneath for CP',0),
('x7ncjavbfsrh',16,1,'chooses Granite Pilgrim',0),
('x7ncjavbfsrh',17,1,'casts Salt Miner',0),
('x7ncjavbfsrh',18,1,'discards Granite Pilgrim for CP',0),
('x7ncjavbfsrh',19,0,'casts Admiral Osk',0),
('x7ncjavbfsrh',20,0,'discards Pearl Diver for CP',0),
('x7ncjavbfsrh',21,0,'passes',0),
('x7ncjavbfsrh',22,0,'casts Sleet Courtier',0),
('x7ncjavbfsrh',23,0,'discards Floe Diplomat for Ice CP',0),
('x7ncjavbfsrh',24,0,'chooses Salt Miner',0),
('x7ncjavbfsrh',25,1,'casts Saltback Ox',0),
('x7ncjavbfsrh',26,1,'discards Salt Miner for CP',0),
('x7ncjavbfsrh',27,0,'casts Winter Usher',0),
('x7ncjavbfsrh',28,0,'discards Hailspark Envoy for Ice CP',0),
('x7ncjavbfsrh',29,0,'attacks with no more',0),
('x7ncjavbfsrh',30,1,'casts Pillar Tortoise',0),
('x7ncjavbfsrh',31,1,'discards Old Breakwater for CP',0),
('x7ncjavbfsrh',32,1,'passes',0),
('x7ncjavbfsrh',33,1,'uses ability 2 of Salt Miner',0),
('x7ncjavbfsrh',34,1,'uses ability 2 of Pillar Tortoise',0),
('x7ncjavbfsrh',35,0,'casts Dock Minstrel',0),
('x7ncjavbfsrh',36,0,'discards Tide Oracle for CP',0),
('x7ncjavbfsrh',37,0,'attacks with no more',0),
('x7ncjavbfsrh',38,1,'passes',0),
('x7ncjavbfsrh',39,1,'passes',0),
('x7ncjavbfsrh',40,1,'casts Menhir Seer',0),
('x7ncjavbfsrh',41,1,'dulls Gate Warden for CP',0),
('x7ncjavbfsrh',42,1,'discards Brinestone Elder for Earth CP',0),
('x7ncjavbfsrh',43,1,'uses ability 2 of Salt Miner',0),
('x7ncjavbfsrh',44,1,'uses ability 2 of Pillar Tortoise',0),
('x7ncjavbfsrh',45,0,'casts Frost Herald',0),
('x7ncjavbfsrh',46,0,'dulls Sleet Courtier for CP',0),
('x7ncjavbfsrh',47,0,'dulls Winter Usher for CP',0),
('x7ncjavbfsrh',48,0,'discards Lantern Mermaid for CP',0),
('x7ncjavbfsrh',49,0,'uses ability 1 of Dock Minstrel',0),
('x7ncjavbfsrh',50,0,'chooses Admiral Osk',0),
('y25se88uxtsb',0,0,'goes first',0),
('y25se88uxtsb',1,0,'takes a new hand',0),
('y25se88uxtsb',2,0,'puts Quarry Giant at the bottom',0),
('y25se88uxtsb',3,0,'puts Brinestone Elder at the bottom',0),
('y25se88uxtsb',4,0,'puts Brine Knight at the bottom',0),
('y8xbjq4xpuw4',0,1,'goes second',0),
('y8xbjq4xpuw4',1,0,'takes a new hand',0),
('y8xbjq4xpuw4',2,0,'puts Forge Sisters at the bottom',0),
('y8xbjq4xpuw4',3,0,'puts Gate Shield at the bottom',0),
('y9tjssgjcrkm',0,0,'passes',0),
('y9tjssgjcrkm',1,1,'charges Atlas Whale',0),
('y9tjssgjcrkm',2,1,'creates a plan',0),
('y9tjssgjcrkm',3,0,'charges Grafted Giant',0),
('y9tjssgjcrkm',4,0,'plays Root Sprout',0),
('y9tjssgjcrkm',5,0,'chooses left home',0),
('y9tjssgjcrkm',6,1,'charges Root Sprout',0),
('y9tjssgjcrkm',7,1,'plays Chart Room',0),
('y9tjssgjcrkm',8,1,'chooses middle base',0),
('y9tjssgjcrkm',9,0,'charges Deeproot Titan',0),
('y9tjssgjcrkm',10,0,'passes',0),
('y9tjssgjcrkm',11,1,'charges Seed Vault',0),
('y9tjssgjcrkm',12,1,'creates a plan',0),
('y9tjssgjcrkm',13,1,'freezes Root Sprout',0),
('y9tjssgjcrkm',14,1,'renews the plan',0),
('y9tjssgjcrkm',15,1,'freezes Atlas Whale',0),
('y9tjssgjcrkm',16,1,'activates ability 1 of Chart Room',0),
('y9tjssgjcrkm',17,1,'chooses Signal Kite',0),
('y9tjssgjcrkm',18,0,'charges Atlas Whale',0),
('y9tjssgjcrkm',19,0,'moves Root Sprout',0),
('y9tjssgjcrkm',20,0,'chooses middle home',0),
('y9tjssgjcrkm',21,0,'freezes Atlas Whale #14',0),
('y9tjssgjcrkm',22,0,'creates a plan',0),
('y9tjssgjcrkm',23,0,'freezes Grafted Giant',0),
('y9tjssgjcrkm',24,0,'renews the plan',0),
('y9tjssgjcrkm',25,1,'charges Mossback',0),
('y9tjssgjcrkm',26,1,'passes',0),
('y9tjssgjcrkm',27,0,'charges Antler Crown',0),
('y9tjssgjcrkm',28,0,'passes',0),
('y9tjssgjcrkm',29,1,'plays Harbour Interceptor',0),
('y9tjssgjcrkm',30,1,'chooses middle centre',0),
('y9tjssgjcrkm',31,1,'freezes Root Sprout',0),
('y9tjssgjcrkm',32,1,'freezes Mossback',0),
('y9tjssgjcrkm',33,0,'plays Vine Strangler',0),
('y9tjssgjcrkm',34,0,'chooses middle centre',0),
('y9tjssgjcrkm',35,0,'freezes Deeproot Titan',0),
('y9tjssgjcrkm',36,0,'passes',0),
('y9tjssgjcrkm',37,1,'charges Vine Strangler',0),
('y9tjssgjcrkm',38,1,'passes',0),
('y9tjssgjcrkm',39,0,'charges Hollow Stag',0),
('y9tjssgjcrkm',40,0,'passes',0),
('y9tjssgjcrkm',41,1,'passes',0),
('y9tjssgjcrkm',42,1,'plays Sextant Sage',0),
('y9tjssgjcrkm',43,1,'chooses right home',0),
('y9tjssgjcrkm',44,1,'freezes Mossback',0),
('y9tjssgjcrkm',45,1,'activates ability 1 of Chart Room',0),
('y9tjssgjcrkm',46,1,'freezes Root Sprout',0),
('y9tjssgjcrkm',47,1,'chooses Stairwright',0),
('y9tjssgjcrkm',48,1,'passes',0),
('y9tjssgjcrkm',49,0,'passes',0),
('y9tjssgjcrkm',50,0,'creates a plan',0),
('z00wew0pb6e9',0,0,'goes first',0),
('z00wew0pb6e9',1,0,'takes a new hand',0),
('z00wew0pb6e9',2,0,'puts Deepwater Cantor at the bottom',0),
('z00wew0pb6e9',3,0,'puts Ebb and Flow at the bottom',0),
('z00wew0pb6e9',4,0,'puts Glass Rapier at the bottom',0),
('z00wew0pb6e9',5,1,'keeps the hand',0),
('z00wew0pb6e9',6,0,'plays Harbor Librarian',0),
('z00wew0pb6e9',7,0,'discards Lyra Saltvoice for CP',0),
('z00wew0pb6e9',8,1,'summons Ebb and Flow',0),
('z00wew0pb6e9',9,0,'says yes',0),
('z00wew0pb6e9',10,0,'chooses Long Night',0),
('z00wew0pb6e9',11,0,'plays Winter Envoy',0),
('z00wew0pb6e9',12,0,'discards Frozen Clerk for CP',0),
('z00wew0pb6e9',13,1,'plays Harbor Librarian',0),
('z00wew0pb6e9',14,1,'discards Frozen Clerk for CP',0),
('z00wew0pb6e9',15,1,'discards Shoal Runner for CP',0),
('z00wew0pb6e9',16,1,'says yes',0),
('z00wew0pb6e9',17,1,'chooses Long Night',0),
('z00wew0pb6e9',18,1,'summons Long Night',0),
('z00wew0pb6e9',19,1,'discards Keeper of Frost Gate for CP',0),
('z00wew0pb6e9',20,0,'summons Ebb and Flow',0),
('z00wew0pb6e9',21,0,'discards Hollow Sentry for CP',0),
('z00wew0pb6e9',22,0,'plays Sleeping Giant',0),
('z00wew0pb6e9',23,0,'discards Waking Giant for CP',0),
('z00wew0pb6e9',24,0,'discards Undertow for CP',0),
('z00wew0pb6e9',25,1,'plays Aurel, Who Keeps the Flame',0),
('z00wew0pb6e9',26,1,'discards Hollow Sentry for CP',0),
('z00wew0pb6e9',27,1,'chooses Shoal Runner',0),
('z00wew0pb6e9',28,0,'passes',0),
('z00wew0pb6e9',29,0,'passes',1),
('z00wew0pb6e9',30,0,'attacks with no more',0),
('z00wew0pb6e9',31,0,'passes',0),
('z00wew0pb6e9',32,1,'plays Net Mender',0),
('z00wew0pb6e9',33,1,'does not use the Assist of Net Mender',0),
('z00wew0pb6e9',34,1,'attacks with Aurel, Who Keeps the Flame',0),
('z00wew0pb6e9',35,0,'does not block',0),
('z00wew0pb6e9',36,0,'does not use the EX Burst of Rime Duchess',0),
('z00wew0pb6e9',37,1,'attacks with Shoal Runner',0),
('z00wew0pb6e9',38,0,'does not block',0),
('z00wew0pb6e9',39,0,'plays Hollow Sentry',0),
('z00wew0pb6e9',40,0,'discards Icicle Moth for CP',0),
('z00wew0pb6e9',41,0,'passes',0),
('z00wew0pb6e9',42,0,'says no',0),
('z00wew0pb6e9',43,0,'plays Coral Bell',0),
('z00wew0pb6e9',44,0,'equips Hollow Sentry',0),
('z00wew0pb6e9',45,0,'discards Choir of the Deep for CP',0),
('z00wew0pb6e9',46,0,'passes',0),
('z00wew0pb6e9',47,0,'passes',1),
('z00wew0pb6e9',48,0,'attacks with no more',0),
('z00wew0pb6e9',49,0,'passes',0),
('z00wew0pb6e9',50,1,'plays Tidecaller Ondine',0),
('z00wew0pb6e9',51,1,'dulls Net Mender for CP',0),
('z00wew0pb6e9',52,0,'passes',0),
('z00wew0pb6e9',53,1,'chooses Ebb and Flow',0),
('z00wew0pb6e9',54,0,'passes',1),
('z00wew0pb6e9',55,0,'passes',1),
('z00wew0pb6e9',56,1,'attacks with no more',0),
('z00wew0pb6e9',57,0,'passes',1),
('z00wew0pb6e9',58,0,'plays Reef Lancer',0),
('z00wew0pb6e9',59,0,'discards Ice Cutter for CP',0),
('z00wew0pb6e9',60,0,'passes',0),
('z00wew0pb6e9',61,0,'passes',1),
('z00wew0pb6e9',62,0,'attacks with no more',0),
('z76v64cd0ggr',0,0,'places Opening Night',0),
('z76v64cd0ggr',1,0,'places Grand Clearance',0),
('z76v64cd0ggr',2,1,'places Dawn Regatta',0),
('z76v64cd0ggr',3,1,'places Lantern Race',0),
('z76v64cd0ggr',4,0,'puts Kiln Warden into the energy zone',0),
('z76v64cd0ggr',5,0,'puts Noodle Juggler into the energy zone',0),
('z76v64cd0ggr',6,1,'plays Rope Dancer',0),
('z76v64cd0ggr',7,1,'chooses right side',0),
('z76v64cd0ggr',8,1,'passes',0),
('z76v64cd0ggr',9,1,'keeps Sudden Squall',0),
('z76v64cd0ggr',10,1,'charges Night Watch',0),
('z76v64cd0ggr',11,1,'charges no more',0),
('z76v64cd0ggr',12,0,'activates ability 1 of Ember Row Stalls',0),
('z76v64cd0ggr',13,0,'plays Noodle Juggler',0),
('z76v64cd0ggr',14,0,'chooses left side',0),
('z76v64cd0ggr',15,0,'pays with Skewer Thief',0),
('z76v64cd0ggr',16,0,'pays with Noodle Juggler',0),
('z76v64cd0ggr',17,0,'passes',0),
('z76v64cd0ggr',18,0,'keeps no card',0),
('z76v64cd0ggr',19,0,'charges Stall Guard',0),
('z76v64cd0ggr',20,0,'charges Kiln Burst',0),
('z76v64cd0ggr',21,0,'charges no more',0),
('z76v64cd0ggr',22,1,'passes',0),
('z76v64cd0ggr',23,1,'keeps Diving Bell',0),
('z76v64cd0ggr',24,1,'charges Harpoon Sister',0),
('z76v64cd0ggr',25,1,'charges Pier Sweeper',0),
('z76v64cd0ggr',26,1,'charges Pier Sweeper',0),
('z76v64cd0ggr',27,1,'charges no more',0),
('z76v64cd0ggr',28,0,'plays Ember Potter',0),
('z76v64cd0ggr',29,0,'chooses centre',0),
('z76v64cd0ggr',30,0,'pays with Stall Guard',0),
('z76v64cd0ggr',31,0,'activates ability 1 of Ember Row Stalls',0),
('z76v64cd0ggr',32,0,'passes',0),
('z76v64cd0ggr',33,0,'keeps Ember Potter',0),
('z76v64cd0ggr',34,0,'charges no more',0),
('z76v64cd0ggr',35,1,'plays Pearl Diver',0),
('z76v64cd0ggr',36,1,'chooses centre',0),
('z76v64cd0ggr',37,1,'pays with Harpoon Sister',0),
('z76v64cd0ggr',38,1,'pays with Pier Sweeper #29',0),
('z76v64cd0ggr',39,1,'plays Ferry Captain',0),
('z76v64cd0ggr',40,1,'chooses left side',0),
('z76v64cd0ggr',41,1,'attacks with Pearl Diver',0),
('z76v64cd0ggr',42,0,'plays Banner of Coals',0),
('z76v64cd0ggr',43,0,'chooses centre',0),
('z76v64cd0ggr',44,1,'puts Pearl Diver into the energy zone',0),
('z76v64cd0ggr',45,1,'attacks with Undertow Cat',0),
('z76v64cd0ggr',46,0,'plays Banner of Coals',0),
('z76v64cd0ggr',47,0,'chooses left side',0),
('z76v64cd0ggr',48,0,'plays Pier Sweeper',0),
('z76v64cd0ggr',49,0,'chooses centre',0),
('z76v64cd0ggr',50,1,'plays Pearl Diver',0),
('z76v64cd0ggr',51,1,'chooses left side',0),
('z76v64cd0ggr',52,1,'activates ability 1 of Tidewatch Club',0),
('z76v64cd0ggr',53,1,'plays Undertow Cat',0),
('z76v64cd0ggr',54,1,'chooses right side',0),
('z76v64cd0ggr',55,1,'attacks with Pearl Diver #67',0),
('z76v64cd0ggr',56,0,'activates ability 1 of Ember Row Stalls',0),
('z76v64cd0ggr',57,0,'chooses Pearl Diver #67',0),
('z76v64cd0ggr',58,1,'passes',0),
('z76v64cd0ggr',59,1,'keeps Buoy Keeper',0),
('z76v64cd0ggr',60,1,'charges Harpoon Sister',0),
('z76v64cd0ggr',61,1,'charges no more',0),
('z76v64cd0ggr',62,0,'activates ability 1 of Ember Row Stalls',0),
('z76v64cd0ggr',63,0,'chooses Pearl Diver',0),
('z76v64cd0ggr',64,0,'passes',0),
('z76v64cd0ggr',65,0,'keeps Fire Eater',0),
('z76v64cd0ggr',66,0,'charges Stall Guard',0),
('z76v64cd0ggr',67,0,'charges Kiln Burst',0),
('z76v64cd0ggr',68,1,'activates ability 1 of Tidewatch Club',0),
('z76v64cd0ggr',69,1,'says no',0),
('z76v64cd0ggr',70,1,'plays Diving Bell',0),
('z76v64cd0ggr',71,1,'pays with Pearl Diver #74',0),
('z76v64cd0ggr',72,1,'pays with Ferry Captain',0),
('z76v64cd0ggr',73,1,'passes',0),
('z76v64cd0ggr',74,1,'keeps Signal Pennant',0),
('z76v64cd0ggr',75,1,'charges no more',0),
('z76v64cd0ggr',76,0,'plays Skewer Thief',0),
('z76v64cd0ggr',77,0,'chooses centre',0),
('zc66utbun5dh',0,0,'exchanges cards',0),
('zc66utbun5dh',1,1,'exchanges cards',0),
('zc66utbun5dh',2,0,'puts Brick Golem at the bottom',0),
('zc66utbun5dh',3,0,'puts Loose Ember at the bottom',0),
('zc66utbun5dh',4,0,'puts Soot Runner at the bottom',0),
('zc66utbun5dh',5,0,'puts Ruddy Vane Lv1 at the bottom',0),
('zc66utbun5dh',6,0,'puts Bellfounder''s Ox at the bottom',0),
('zc66utbun5dh',7,0,'puts no more at the bottom',0),
('zc66utbun5dh',8,1,'puts Hush Bell at the bottom',0),
('zc66utbun5dh',9,1,'puts Sluice Marrow Lv1 at the bottom',0),
('zc66utbun5dh',10,1,'puts Lock Heron at the bottom',0),
('zc66utbun5dh',11,1,'puts Lamp Eel at the bottom',0),
('zc66utbun5dh',12,1,'puts Leaking Jar at the bottom',0),
('zc66utbun5dh',13,1,'puts no more at the bottom',0),
('zc66utbun5dh',14,1,'makes aether with Coin',0),
('zc66utbun5dh',15,0,'calls Marl Tally Lv1',0),
('zc66utbun5dh',16,0,'passes',1),
('zc66utbun5dh',17,0,'passes',0),
('zc66utbun5dh',18,0,'passes',1),
('zc66utbun5dh',19,0,'passes',1),
('zc66utbun5dh',20,0,'passes',1),
('zc66utbun5dh',21,0,'passes',1),
('zc66utbun5dh',22,1,'calls Lamp Eel face down',0),
('zc66utbun5dh',23,1,'makes aether with Lamp Eel',0),
('zc66utbun5dh',24,0,'passes',1),
('zc66utbun5dh',25,0,'passes',1),
('zc66utbun5dh',26,0,'passes',1),
('zc66utbun5dh',27,0,'makes aether with Marl Tally Lv1',0),
('zc66utbun5dh',28,0,'passes',1),
('zc66utbun5dh',29,0,'passes',1),
('zc66utbun5dh',30,0,'calls Stoke face down',0),
('zc66utbun5dh',31,0,'passes',1),
('zc66utbun5dh',32,0,'passes',0),
('zc66utbun5dh',33,0,'passes',1),
('zc66utbun5dh',34,0,'passes',1),
('zc66utbun5dh',35,0,'passes',1),
('zc66utbun5dh',36,0,'passes',1),
('zc66utbun5dh',37,0,'passes',1),
('zc66utbun5dh',38,1,'makes aether with Lamp Eel',0),
('zc66utbun5dh',39,0,'passes',1),
('zc66utbun5dh',40,0,'passes',1),
('zc66utbun5dh',41,1,'calls Sluice Marrow Lv1',0),
('zc66utbun5dh',42,1,'passes',0),
('zc66utbun5dh',43,0,'passes',1),
('zc66utbun5dh',44,1,'plays Puddle Newt',0),
('zc66utbun5dh',45,0,'makes aether with Stoke',0),
('zc66utbun5dh',46,0,'passes',0),
('zc66utbun5dh',47,1,'enters reversed',0),
('zc66utbun5dh',48,0,'passes',1),
('zc66utbun5dh',49,0,'passes',1),
('zc66utbun5dh',50,0,'makes aether with Marl Tally Lv1',0),
('zc66utbun5dh',51,0,'passes',1),
('zc66utbun5dh',52,0,'passes',1),
('zc66utbun5dh',53,0,'calls nothing',0),
('zc66utbun5dh',54,0,'passes',1),
('zc66utbun5dh',55,0,'plays Soot Runner',0),
('zc66utbun5dh',56,0,'enters reversed',0),
('zc66utbun5dh',57,1,'passes',0),
('zc66utbun5dh',58,1,'makes aether with Lamp Eel',0),
('zc66utbun5dh',59,1,'uses ability 1 of Sluice Marrow Lv1',0),
('zc66utbun5dh',60,1,'calls nothing',0),
('zc66utbun5dh',61,1,'passes',0),
('zc66utbun5dh',62,0,'passes',1),
('zc66utbun5dh',63,0,'passes',1),
('zc66utbun5dh',64,0,'calls Quick Match face down',0),
('zc66utbun5dh',65,0,'passes',1),
('zc66utbun5dh',66,0,'makes aether with Marl Tally Lv1',0),
('zc66utbun5dh',67,0,'plays Kiln Pup',0),
('zc66utbun5dh',68,0,'makes aether with Stoke',0),
('zc66utbun5dh',69,0,'makes aether with Quick Match',0),
('zc66utbun5dh',70,0,'passes',0),
('zc66utbun5dh',71,1,'makes aether with Sluice Marrow Lv1',0),
('zc66utbun5dh',72,1,'passes',0),
('zc66utbun5dh',73,1,'makes aether with Lamp Eel',0),
('zc66utbun5dh',74,1,'calls Sluice Marrow Lv2 face down',0),
('zc66utbun5dh',75,1,'plays Undertow',0),
('zc66utbun5dh',76,1,'chooses Soot Runner',0),
('zc66utbun5dh',77,1,'passes',0),
('zc66utbun5dh',78,0,'passes',1),
('zc66utbun5dh',79,0,'passes',1),
('zc66utbun5dh',80,0,'calls Osk Bellows Lv1 face down',0),
('zc66utbun5dh',81,0,'passes',1),
('zc66utbun5dh',82,0,'passes',0),
('zc66utbun5dh',83,0,'passes',1),
('zc66utbun5dh',84,0,'passes',1),
('zc66utbun5dh',85,0,'attacks with Kiln Pup',0),
('zc66utbun5dh',86,0,'passes',1),
('zc66utbun5dh',87,0,'makes aether with Marl Tally Lv1',0),
('zc66utbun5dh',88,0,'makes aether with Osk Bellows Lv1',0),
('zc66utbun5dh',89,0,'makes aether with Stoke',0),
('zc66utbun5dh',90,0,'makes aether with Quick Match',0),
('zc66utbun5dh',91,1,'passes',0),
('zc66utbun5dh',92,1,'makes aether with Sluice Marrow Lv1',0),
('zc66utbun5dh',93,1,'passes',0),
('zc66utbun5dh',94,1,'calls nothing',0),
('zc66utbun5dh',95,1,'makes aether with Lamp Eel',0),
('zc66utbun5dh',96,1,'passes',0),
('zc66utbun5dh',97,1,'plays Puddle Newt',0),
('zc66utbun5dh',98,1,'pays Aqua aether of Canal as Aqua',0),
('zc66utbun5dh',99,1,'makes aether with Sluice Marrow Lv2',0),
('zc66utbun5dh',100,1,'enters recovered',0),
('zc66utbun5dh',101,1,'attacks with Puddle Newt',0),
('zc66utbun5dh',102,1,'attacks the opponent',0),
('zc66utbun5dh',103,1,'corrupts orb 1',0),
('zc66utbun5dh',104,0,'passes',1),
('zc66utbun5dh',105,0,'passes',1),
('zc66utbun5dh',106,0,'calls Chimney Hawk face down',0),
('zc66utbun5dh',107,0,'passes',1),
('zc66utbun5dh',108,0,'makes aether with Chimney Hawk',0),
('zc66utbun5dh',109,0,'plays Soot Runner',0),
('zc66utbun5dh',110,0,'pays aether',0),
('zc66utbun5dh',111,0,'makes aether with Quick Match',0),
('zc66utbun5dh',112,0,'passes',0),
('zc66utbun5dh',113,0,'enters reversed',0),
('zc66utbun5dh',114,0,'makes aether with Stoke',0),
('zhdrrgr5wuau',0,1,'charges Candle Thief',0),
('zhdrrgr5wuau',1,1,'passes',0),
('zhdrrgr5wuau',2,0,'charges Bellows Giant',0),
('zhdrrgr5wuau',3,0,'passes',0),
('zhdrrgr5wuau',4,1,'charges Quiet Soundings',0),
('zhdrrgr5wuau',5,1,'plays Tide Surveyor',0),
('zhdrrgr5wuau',6,1,'chooses middle home',0),
('zhdrrgr5wuau',7,0,'charges Cinder Gate',0),
('zhdrrgr5wuau',8,0,'passes',0),
('zhdrrgr5wuau',9,1,'charges Return to Harbour',0),
('zhdrrgr5wuau',10,1,'plays Whispered Debt',0),
('zhdrrgr5wuau',11,1,'chooses right home',0),
('zhdrrgr5wuau',12,0,'charges Chimney Wyrm',0),
('zhdrrgr5wuau',13,0,'plays Ember Page',0),
('zhdrrgr5wuau',14,0,'chooses left centre',0),
('zhdrrgr5wuau',15,0,'freezes Cinder Gate',0),
('zhdrrgr5wuau',16,0,'creates a plan',0),
('zhdrrgr5wuau',17,0,'freezes Bellows Giant',0),
('zhdrrgr5wuau',18,0,'passes',0),
('zhdrrgr5wuau',19,1,'charges Midnight Interloper',0),
('zhdrrgr5wuau',20,1,'plays Undertow Wraith',0),
('zhdrrgr5wuau',21,1,'chooses left home',0),
('zhdrrgr5wuau',22,1,'freezes Candle Thief',0),
('zhdrrgr5wuau',23,1,'freezes Quiet Soundings',0),
('zhdrrgr5wuau',24,1,'freezes Midnight Interloper',0),
('zhdrrgr5wuau',25,1,'plays Slate Courier',0),
('zhdrrgr5wuau',26,1,'chooses middle centre',0),
('zhdrrgr5wuau',27,0,'charges Spark Juggler',0),
('zhdrrgr5wuau',28,0,'creates a plan',0),
('zhdrrgr5wuau',29,0,'freezes Spark Juggler',0),
('zmm3jwxwq78u',0,1,'goes second',0),
('zmm3jwxwq78u',1,0,'takes a new hand',0),
('zmm3jwxwq78u',2,0,'puts Pearl Diver at the bottom',0),
('zmm3jwxwq78u',3,0,'puts Undertow at the bottom',0),
('zmm3jwxwq78u',4,0,'puts Floe Diplomat at the bottom',0),
('zmm3jwxwq78u',5,0,'puts Shatterglass at the bottom',0),
('zmm3jwxwq78u',6,1,'keeps the hand',0),
('zmm3jwxwq78u',7,0,'casts Glacier Knight',0),
('zmm3jwxwq78u',8,0,'discards Frost Herald for CP',0),
('zmm3jwxwq78u',9,0,'discards Ferry Pilot for CP',0),
('zmm3jwxwq78u',10,0,'passes',0),
('zmm3jwxwq78u',11,0,'passes',0),
('zmm3jwxwq78u',12,1,'casts Undertow',0),
('zmm3jwxwq78u',13,1,'discards Winter Usher for CP',0),
('zmm3jwxwq78u',14,1,'casts Rime Librarian',0),
('zmm3jwxwq78u',15,1,'discards Glacier Knight for CP',0),
('zmm3jwxwq78u',16,1,'passes',0),
('zmm3jwxwq78u',17,1,'passes',0),
('zmm3jwxwq78u',18,0,'casts Icebound Warder',0),
('zmm3jwxwq78u',19,0,'discards Hearth Deserter for CP',0),
('zpfx564t62vz',0,1,'goes second',0),
('zpfx564t62vz',1,0,'takes a new hand',0),
('zpfx564t62vz',2,0,'puts Vesper Crown at the bottom',0),
('zpfx564t62vz',3,0,'puts Innkeeper of Crossways at the bottom',0),
('zpfx564t62vz',4,0,'puts Cinder Drummer at the bottom',0),
('zpfx564t62vz',5,1,'takes a new hand',0),
('zpfx564t62vz',6,1,'puts Rider''s Cloak at the bottom',0),
('zpfx564t62vz',7,1,'puts Kite Maker at the bottom',0),
('zpfx564t62vz',8,1,'puts Feather Scout at the bottom',0),
('zpfx564t62vz',9,1,'puts Kestrel Rider at the bottom',0),
('zpfx564t62vz',10,0,'plays Bellows Hand',0),
('zpfx564t62vz',11,0,'discards Ashwing Courier for CP',0),
('zpfx564t62vz',12,0,'does not use the Assist of Bellows Hand',0),
('zpfx564t62vz',13,0,'plays Cinder Drummer',0),
('zpfx564t62vz',14,0,'discards Cinderfall for CP',0),
('zpfx564t62vz',15,1,'uses Ledger Fling of Road Clerk',0),
('zpfx564t62vz',16,1,'discards Gale Fencer for CP',0),
('zpfx564t62vz',17,0,'says yes',0),
('zpfx564t62vz',18,1,'plays Kestrel Rider',0),
('zpfx564t62vz',19,1,'discards Signal Keeper for CP',0),
('zpfx564t62vz',20,1,'plays Wanderer''s Bow',0),
('zpfx564t62vz',21,1,'uses ability 3 of Wanderer''s Bow',0),
('zpfx564t62vz',22,1,'passes',0),
('zpfx564t62vz',23,1,'chooses Cinder Drummer',0),
('zpfx564t62vz',24,1,'passes',0),
('zpfx564t62vz',25,1,'uses ability 4 of Wanderer''s Bow',0),
('zpfx564t62vz',26,1,'attacks with Kestrel Rider',0),
('zpfx564t62vz',27,0,'blocks with Cinder Drummer',0),
('zpfx564t62vz',28,0,'plays Furnace Apprentice',0),
('zpfx564t62vz',29,0,'discards Lamplight Keeper for CP',0),
('zpfx564t62vz',30,0,'plays Coalback Drake',0),
('zpqdss9d8qvg',0,0,'goes first',0),
('zpqdss9d8qvg',1,0,'takes a new hand',0),
('zpqdss9d8qvg',2,0,'puts Thunder Regent at the bottom',0),
('zpqdss9d8qvg',3,0,'puts Bellows Hand at the bottom',0),
('zpqdss9d8qvg',4,0,'puts Wren the Wanderer at the bottom',0),
('zpqdss9d8qvg',5,1,'keeps the hand',0),
('zpqdss9d8qvg',6,0,'passes',0),
('zpqdss9d8qvg',7,1,'passes',0),
('zpqdss9d8qvg',8,0,'passes',1),
('zpqdss9d8qvg',9,1,'uses Tailwind of High Road Captain',0),
('zpqdss9d8qvg',10,1,'discards Crosswind for CP',0),
('zpqdss9d8qvg',11,0,'passes',0),
('zpqdss9d8qvg',12,0,'passes',1),
('zpqdss9d8qvg',13,0,'uses ability 1 of Thunder Newt',0),
('zpqdss9d8qvg',14,0,'discards Road Clerk for CP',0),
('zpqdss9d8qvg',15,0,'summons Puppet Tempest',0),
('zpqdss9d8qvg',16,1,'plays Kestrel Rider',0),
('zpqdss9d8qvg',17,1,'discards High Road Captain for CP',0),
('zpqdss9d8qvg',18,1,'uses Rising Spark of Wren the Wanderer',0),
('zpqdss9d8qvg',19,1,'attacks with Kestrel Rider',0),
('zpqdss9d8qvg',20,0,'does not use the EX Burst of Kiln Marshal',0),
('zpqdss9d8qvg',21,1,'passes',0),
('zpqdss9d8qvg',22,1,'attacks with no more',0),
('zpqdss9d8qvg',23,1,'passes',0),
('zpqdss9d8qvg',24,0,'plays Ember Cadet',0),
('zpqdss9d8qvg',25,0,'passes',0),
('zpqdss9d8qvg',26,0,'attacks with Ember Cadet',0),
('zpqdss9d8qvg',27,1,'does not block',0),
('zpqdss9d8qvg',28,0,'plays Vesper Crown',0),
('zpqdss9d8qvg',29,1,'passes',0),
('zpqdss9d8qvg',30,1,'uses Tailwind of High Road Captain',0),
('zpqdss9d8qvg',31,1,'discards Flying Wedge for CP',0),
('zpqdss9d8qvg',32,1,'passes',0),
('zpqdss9d8qvg',33,1,'passes',0),
('zpqdss9d8qvg',34,1,'attacks with no more',0),
('zpqdss9d8qvg',35,1,'passes',0),
('zpqdss9d8qvg',36,1,'uses ability 2 of Great Roc',0),
('zpqdss9d8qvg',37,1,'chooses Ember Cadet',0),
('zpqdss9d8qvg',38,0,'passes',0),
('zpqdss9d8qvg',39,0,'passes',0),
('zpqdss9d8qvg',40,1,'plays Gale Fencer',0),
('zpqdss9d8qvg',41,1,'attacks with Kestrel Rider',0),
('zqh739ftakgg',0,0,'keeps the hand',0),
('zqh739ftakgg',1,1,'keeps the hand',0),
('zqh739ftakgg',2,1,'passes',0),
('zqh739ftakgg',3,1,'passes',0),
('zqh739ftakgg',4,0,'calls nothing',0),
('zqh739ftakgg',5,1,'makes aether with Coin',0),
('zqh739ftakgg',6,1,'calls Coat Rack Knight face down',0),
('zqh739ftakgg',7,1,'makes aether with Coat Rack Knight',0),
('zqh739ftakgg',8,0,'calls Cinder Wick Lv1',0),
('zqh739ftakgg',9,0,'passes',1),
('zqh739ftakgg',10,0,'makes aether with Cinder Wick Lv1',0),
('zqh739ftakgg',11,0,'passes',0),
('zqh739ftakgg',12,1,'passes',0),
('zqh739ftakgg',13,1,'passes',0),
('zqh739ftakgg',14,1,'calls Attic Moon face down',0),
('zqh739ftakgg',15,1,'makes aether with Coat Rack Knight',0),
('zqh739ftakgg',16,1,'makes aether with Attic Moon',0),
('zqh739ftakgg',17,0,'passes',1),
('zqh739ftakgg',18,0,'passes',1),
('zqh739ftakgg',19,0,'calls Bellfounder''s Ox face down',0),
('zqh739ftakgg',20,0,'passes',1),
('zqh739ftakgg',21,0,'plays Soot Runner',0),
('zqh739ftakgg',22,0,'enters reversed',0),
('zqh739ftakgg',23,1,'passes',0),
('zqh739ftakgg',24,1,'passes',0),
('zqh739ftakgg',25,1,'calls Dusty Marigold Lv1',0),
('zqh739ftakgg',26,1,'makes aether with Attic Moon',0),
('zqh739ftakgg',27,1,'makes aether with Coat Rack Knight',0),
('zqh739ftakgg',28,1,'passes',0),
('zqh739ftakgg',29,1,'makes aether with Dusty Marigold Lv1',0),
('zqh739ftakgg',30,0,'passes',1),
('zqh739ftakgg',31,0,'passes',1),
('zqh739ftakgg',32,0,'calls Marl Tally Lv1',0),
('zqh739ftakgg',33,0,'passes',1),
('zqh739ftakgg',34,0,'uses ability 1 of Cinder Wick Lv1',0),
('zqh739ftakgg',35,0,'makes aether with Bellfounder''s Ox',0),
('zqh739ftakgg',36,0,'passes',0),
('zqh739ftakgg',37,0,'plays Loose Ember',0),
('zqh739ftakgg',38,0,'enters recovered',0),
('zqh739ftakgg',39,0,'switches Soot Runner',0),
('zqh739ftakgg',40,0,'attacks with Soot Runner',0),
('zub3t67652wu',0,1,'charges Stand Fast',0),
('zub3t67652wu',1,1,'plays Wick Squire',0),
('zub3t67652wu',2,1,'chooses right centre',0),
('zub3t67652wu',3,0,'charges Burrow Twins',0),
('zub3t67652wu',4,0,'plays Root Sprout',0),
('zub3t67652wu',5,0,'chooses left home',0),
('zub3t67652wu',6,1,'charges Hall of Lamps',0),
('zub3t67652wu',7,1,'creates a plan',0),
('zub3t67652wu',8,1,'freezes Hall of Lamps',0),
('zub3t67652wu',9,1,'renews the plan',0),
('zub3t67652wu',10,0,'charges Grafted Giant',0),
('zub3t67652wu',11,0,'passes',0),
('zub3t67652wu',12,1,'charges Burrow Twins',0),
('zub3t67652wu',13,1,'creates a plan',0),
('zub3t67652wu',14,1,'freezes Hall of Lamps',0),
('zub3t67652wu',15,1,'passes',0),
('zub3t67652wu',16,0,'charges Pollen Cloud',0),
('zub3t67652wu',17,0,'plays Buried Spring',0),
('zub3t67652wu',18,0,'chooses middle centre',0),
('zub3t67652wu',19,0,'chooses no more',0),
('zub3t67652wu',20,1,'charges Sapling Keeper',0),
('zub3t67652wu',21,1,'plays Wick Squire',0),
('zub3t67652wu',22,1,'chooses middle home',0),
('zub3t67652wu',23,1,'freezes Stand Fast',0),
('zub3t67652wu',24,1,'passes',0),
('zub3t67652wu',25,1,'creates a plan',0),
('zub3t67652wu',26,1,'freezes Sapling Keeper',0),
('zub3t67652wu',27,1,'renews the plan',0),
('zub3t67652wu',28,1,'freezes Burrow Twins #13',0),
('zub3t67652wu',29,1,'passes',0),
('zub3t67652wu',30,0,'charges Tide Surveyor',0),
('zub3t67652wu',31,0,'plays Mossback',0),
('zub3t67652wu',32,0,'chooses middle centre',0),
('zub3t67652wu',33,0,'freezes Grafted Giant',0),
('zub3t67652wu',34,0,'moves Root Sprout',0),
('zub3t67652wu',35,0,'chooses left centre',0),
('zub3t67652wu',36,0,'passes',0),
('zub3t67652wu',37,1,'charges Straight Lance',0),
('zub3t67652wu',38,1,'plays Vigil Interposer',0),
('zub3t67652wu',39,1,'chooses left centre',0),
('zub3t67652wu',40,1,'freezes Hall of Lamps',0),
('zub3t67652wu',41,1,'freezes Sapling Keeper',0),
('zub3t67652wu',42,1,'creates a plan',0),
('zub3t67652wu',43,1,'freezes Stand Fast',0),
('zub3t67652wu',44,1,'passes',0),
('zub3t67652wu',45,0,'charges Harbour Interceptor',0),
('zub3t67652wu',46,0,'moves Root Sprout',0),
('zub3t67652wu',47,0,'chooses middle centre',0),
('zub3t67652wu',48,0,'freezes Burrow Twins #5',0),
('zub3t67652wu',49,0,'creates a plan',0),
('zub3t67652wu',50,0,'freezes Pollen Cloud',0),
('zub3t67652wu',51,0,'renews the plan',0),
('zub3t67652wu',52,0,'freezes Harbour Interceptor',0),
('zub3t67652wu',53,0,'renews the plan',0),
('zub3t67652wu',54,0,'freezes Tide Surveyor',0),
('zub3t67652wu',55,0,'moves Root Sprout',0),
('zub3t67652wu',56,0,'chooses middle home',0),
('zub3t67652wu',57,1,'charges Deeproot Titan',0),
('zub3t67652wu',58,1,'passes',0),
('zub3t67652wu',59,0,'charges Compass Golem',0),
('zz0fkg9npsxd',0,0,'places Full Score',0),
('zz0fkg9npsxd',1,0,'places Lamp Concert',0),
('zz0fkg9npsxd',2,1,'places Lamp Concert',0),
('zz0fkg9npsxd',3,1,'places Full Score',0),
('zz0fkg9npsxd',4,0,'puts Glass Harper into the energy zone',0),
('zz0fkg9npsxd',5,0,'puts Drum Marshal into the energy zone',0),
('zz0fkg9npsxd',6,1,'plays Glass Harper',0),
('zz0fkg9npsxd',7,1,'chooses left side',0),
('zz0fkg9npsxd',8,1,'activates ability 1 of Lamp Orchestra #2',0),
('zz0fkg9npsxd',9,1,'says yes',0),
('zz0fkg9npsxd',10,1,'chooses left side',0),
('zz0fkg9npsxd',11,1,'chooses no more',0),
('zz0fkg9npsxd',12,1,'keeps Crescendo',0),
('zz0fkg9npsxd',13,1,'charges Lamp Cellist',0),
('zz0fkg9npsxd',14,0,'activates ability 1 of Lamp Orchestra #1',0),
('zz0fkg9npsxd',15,0,'says no',0),
('zz0fkg9npsxd',16,0,'plays Gull Feeder',0),
('zz0fkg9npsxd',17,0,'chooses left side',0),
('zz0fkg9npsxd',18,0,'pays with Fiddle Rover',0),
('zz0fkg9npsxd',19,0,'plays Bell Ringer',0),
('zz0fkg9npsxd',20,0,'chooses centre',0),
('zz0fkg9npsxd',21,0,'pays with Echo Moth',0),
('zz0fkg9npsxd',22,0,'pays with Drum Marshal',0),
('zz0fkg9npsxd',23,0,'plays Echo Moth',0),
('zz0fkg9npsxd',24,0,'chooses left side',0),
('zz0fkg9npsxd',25,0,'passes',0);
