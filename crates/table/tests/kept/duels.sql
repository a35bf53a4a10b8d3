-- bpydfk5e3exr qb3rrfzzztbv6we8s2bt0a5rrksdb667
-- ucm4q0a4t93q y9cv6jy2m5ank3qnku8qtr7pccxmhwm2
-- nbbvxwmnsdwv 9wgbb6gtbfuh99kxjde6de50bvkexc8x
-- y9tjw6dyctrj 8bud3tmdhyjqfeh7c26gwae8ahwv62nh
-- zxhzkqjb0bzz rvj2fu8ycykpuw6rn94ktte6j7wh07f4
-- v33eadrbpu9v gdrhu2bg2janwjxu8ccgd7hryye3t4v6
-- ddg5mztgc7b5 eryzgnusnkphpwcv85jg8bp5ek2egsq4
-- 6q737cgkbm6u 6jgnsdfssdw098s5yvmp2u8qga642pca
-- tbu3tycc5xvh b3kh3e6bdc40s50agevkebgtgeebbvzp
-- 5dyghc6rge7a u54t8vkrtvjacpq8jcszt59670j3fjx6
-- wx7tcvrvkn9w qffh76f2vmjzm7nrw3y6pfm305vk56yv
-- 84jsr4x6q57r 9rachuwt6mgwg58p432ns4q4rupjfyz4
-- zqermva0vzu8 cp072x2n9r3wm6npchawc8xrfd8nxztp
-- 9kq36bjg7c5a 32es6u5zu87swqehc9pm74uawh4vesqt
-- ag22tzedjtza upzhd03rfgxumfbx3x59ant0gpw4q9jh
-- s6p2va3wcvvz kcmbjr7fcqa6bszaskt0xmhytzzr2d75
-- xmf755fy5526 mhay6bpmy4n6qnrtcm4dyxh4quzx0x5a
-- xefat0zx8cfg audkxb70em4vg4mbzmyz6c5g2kww6fhr
-- ehhz9du2ckyx 8nr8p7j06kerq2w2em3v3gktffpv89bm
-- 6juffs99ak5z shgvfmwyuzudmjz536c0r7ywdppbrvx8
-- uzbtn5rbfvhh bg9fhatfcw02jjabnvz8ewmwaadf89ja
-- n35admnmhs06 v87uvfxg0tcjynswxn9a7cyd5asnguqw
-- vhuy4zw0ve8t vb7f3u4zentm0g7xyfp3k5ktdbf6wf7v
-- gxem0hjfjbqy fep4kt39hj8wg4v8wuvy4zkz698453rm
-- 575dj053jdv8 ywxv72p4h5z2b85797n8tt666yft9wxh
-- 6aux5y38xsn4 pw84f2phb3fctgty40p0ucf9vdzpynw3
-- ktppgd4epqdw 0a67p0s9r5h7rj0pvh54xpqzfffk6mzp
-- m6mau4yw3zz0 ru7zf3q2p52svj3en4antzeage9e488c
-- uw7j7m3k8x8m qen4t9dumcpccv76qq0d4sdfmm9fgtug
-- vaun0gmp0975 f5cfgxxtf2wyaa0fc8n5ydu5u3nagj8k
-- npjwuabu8hmn 4cjc05tg4fa28qp5gtc6jhs4t072dse6
-- c9v3ck3keu3b 6fkvksdegfzfy5wfb73xyw7jzfhcuj6d
-- v5vz6rytb9pg z0zgb76jb9qr6g96r9qs42a82g7rgz50
-- 6r2g603d80vg tz4tc6m8abn244ckpkxdcbscffpdrbmp
-- gwb8achs7nv2 jyemtf0st4945wkzessxasqrgsceadbf
-- g6thvmckvhyw 8wnnvd2eeqs98p5azj4gjpp3v6vxngaf
-- zzenp2c5v5db mkbe6q3zvhyc5g2wx4x9ey3cufynw0cg
-- tua5u0y7bngm u27g9m2ga0acje73kcug8mac8kjn2k9v
-- nn66sqn6c0wn 9k76tta8jtn8tnja0b9xm6ktb4jeprfr
-- bgmte2ccqj4m rrx4v7jbysd46xn4k9tne85zy6xytmxy
-- rtwdfnt0ca8j u58m7a6vnmsb83hp3unfrqw3a3w4v3sc
-- e0ur3g33s7dt u3u6kauzkvepwm9hy63fxczbcan6gnp0
-- 28xh07cw6hap jrdp736j8btubs3k6605bz66azb448xs
-- zqq5df6umfyn 5q3nnmbmuph2n5c37ujg6qh7wby8aspc
-- nugt946rsg6x 7j9fz7re05xmbzy3jps3rv0tjgs5fr25
-- dvt480tpxzcz a7ystkmajxyw97cxpv9fy76kqv69g0md
-- 0ekw774fhje6 pzgn450yg7megg368cnqr20t0qb5x3cs
-- kpkvq40f4gjq q0qy89uysjjj04epwp5809xpbj3mk073
-- kz89e775hdpt drzmhdcanpk7rdprtxr53sgdv4s0tty8
-- brnn43yczwyu cs6bqefn8da068u8snv3ddkwvnc7mnb2
-- f2yyq75h9eaf k2ka5tzqy8cmamzjd2sp6sdcf33t96wd
-- sdptc0jrt25z fa3jw68u980abkcx8k4c6r35b34pyary
-- 86hvxa2yzm8g 9kbrf847sqjw499rsnxudkcc03052sg4
-- 5wu5s02hz2ha 7wc349x9kyxfryanawswtj639jtaqfy0
-- 2yhc475ge3hn 6wpkn7hn4wvtanp9kbjkfw4awbtwc7tw
-- fh5h8uueb9qw 7wcqtjverbpgzfxtkffxcpnwanfu2qgw
-- gtzwafxyybck g5dwk4gke6cckt8r2fjkdzehj5wacctz
-- 9cbygjnvnsgu vx5wbncetexu2xq9008bfh0mhysqrj6j
-- sfbpcfs783ey j6mz5pubwpp2kmuzzy004s4y29r8nhqa
-- u8wmynh245jf a59wxru97w9mae3r36dc7hc8rhctzus3
-- fyfdj4g7jtdj 5g0mx39kvcacww4xcr3bwpvxc2hm3t8w
-- 6qe2vzvk5034 d084xmy39g8nxjqq5p62sd8j7403m6b9
-- d6xbzakkm8jj 66hpwjm2bnte35f3jbbxerytbum73n65
-- x4ydqt2tb06c 424qrxryckvsvd43x6s308n0qxggmmxd
-- mt33kftpfman egfzg0vvst6kw0k5qx225uevur3mvvr0
-- dd766b5s346t v4hjrpuxfdy9gqhgq4ytgxg3d4kdfr5q
-- ft74qhv99wg6 hptbszuufxbyk6fev0ch3d4jjsn62q66
-- em3zxvacy074 6r2gxx6g2usyappzbpdy9sk6ykdaxyge
-- 7kud8e422e8e gzzspjhng0uu86yhrjssdtbw9cg596xc
-- bwsetnjw6pth 0z4e0g3nmybycuexwduw7shtrgff8w5f
-- xc7qbc8d6w8q hnjpqmrthak6rjguxv6466ectabwb4t7
-- ucv63msmpqwm hgpx62w6p4mf874nektuaca586v77m83
-- uzt6ejte97e6 wysm7r8rpqgvneymdjwed2k4sv4d2459
-- u58shnsnvyny 8j3wgvj6k2drnsp9bpcm7yh5mw2280vp
-- 8j2z86pgeha4 5g6xqwqc5nrd2wkumh5wmmxxvk7fyynk
-- xdq327z3eqdk f2ceve5r49z447b3f9hcynn3ct7y9r6h
-- 2mcxxjyfk8ck r3vjdqk5r6ce6sysfy924f4cdacby9x8
-- w7gw7w6kguct gm577w283ayxn43kw0mc487307ngyacm
-- 3nrfm6m4b2ny qkgabe5ay2xvzmu9ke96ppm9tfvtd6nt
-- zrujy52p97ze ayv893ee8hyuwcrvxbkbmyaydn83zpb6
-- yqs7hmtmexpa qf394g8jbqnvy70hmzu0yd4zetygxyxa
-- k5ngd545s4m2 rbzb4wfpyprq3fngz7j4a6aghc48q0f0
-- 3p0d94fp2js6 m3kspwphvveh65x790vqf4kgxtyyns3x
-- 243chgfe0d8d bm47q45jzwtgpq8txvrfs2tvnhazt2sj
-- 8e67vvg8y5w0 vabh9anh2qbrqs06qhd80vkkj70d74p2
-- 5r8xefdfr2zz k6vbntxd4ztfmj0an088szxs73b2f8a9
-- ujkxrptebv0t 2kgxsraj60rfn7rrdhveamyawah7awsa
-- grat9xznggfv k5vr2n653vd9f5mp9tnxy5n57ttgh7n4
-- c65vrckguwpm 9sn7en6mapkzqzrxygym5crtdfar6v0k
-- kzxkr8tgckud cprxjt8zrmna8g3vs9bex2gkbpnvaznf
-- ugyj94m80xre ux5x6nz6485xv9pk84gvtm37yfd5k0wn
-- 63be0m3wv4tq e5awk4ncem2d4kvfyjk82d8ndgp9ezcv
-- h8ve4bdratxj b9xkren04sjmq52tg59tzkmwk8x9b6gz
-- anrtkvvb4ewe mf3z5tg57b3jsnxaprx54j7gkaf33nbz
-- 9exvm5zrc5zs ss8f5fq2wdyq7u03dw7z7kubrx340gbd
-- 7kswqgwk5z6k jgqrmp2qmv2qej7kjuj9tjs3bs6687kj
-- 4ux623gyefyb p559kwnw7dxp0yb22ake2pn0qudrs7pr
-- 392jgmayqja9 247ry64c9uqnh6j04d9nzxrwdgeas3sf
-- yk6cmvxk9env fkmt3uas63ykesmaqejr83ej6p4z9tav
-- ha3a6b2jt3m9 kqp50rfuxxmkyasvtmjwuvxuhwtjxtnn
-- wdkng6kpa0zk kykkduvvg3sd6dxu23ne7hfcuhc5bh7k
-- tre34fszs536 vbmbh87f8ur2y35kg7sbbqzucpwhznec
-- r3e4zk3mfey2 yz2yfmd2b5ju9x9s59d6xbs4sfpuxpxy
-- e3dw00ewsxe8 m5r04wx2aejmgp2vx3y99udz7kmf4vcg
-- xtptaqrvjkne ujrg504w4a576cch43e35jgpy4jedv47
-- 7adxn8v235jh ubdh5vd7v6abad9vadnyhfa4c8hvn02a
-- fcjebpnxjbca c33amhvxvg6k6s9wqmwnj7aeua5c6wsr
-- 5e9pbh0eaa4t b69pgdsffxaak6su3t5nyk62a4rj94sy
-- vgv2rhwrtqqw b5p6tzcrxsuwjd7ynhtwpumvquvpjhzf
-- mffwapx7rvhz njx5gwf9msn0d6fbsm2sg9wf2hndeyb9
-- ds2rjesh47bv qzwh3dnrj6r5g5t5802vwwt0w96r8af4
-- m7hf0c7aceg7 ajrwk53kvtxas0q77m0ynumuue4dzsf3
-- a9kvncrckg89 96fjtsqemq5fjjtff2025ee4cgqswab2
-- gvt8u9vt9dd2 9gpkq2mu5u86jwny745udmgg9exc972a
-- bt5qzqrvgbrv a6kgb8hydpdgngk3gdzgst4bu4mz30cr
-- 7zkd8mbpkfnd dssuvjkm47dfzxzzej2etk05v8h9pg2e
-- m0h75babn3h4 z5qxx0nj52zmg58280ermc5kxyhytej4
-- 5wmxnts2qww5 nrwjj0juepk29rraefbmku355g7zmjg6
-- njpc8et9psub ujps0r5ugce0cdnyv9gzdgxkfpfkwycv
-- 6yz6saf9rj42 0xdy5xk2xjqdp2q0twshqn7gyvwhemef
-- r7j4pzu9cugn 9j7we5c8a8gy9rcp727ctmhpqj450u0c
-- au7mkcn5ejym m6rmsbu40r7vkmbq5ft7dh2yej4r3q69
-- p3mzhsqnrp54 6ft5zckawe0etn40b3fec6eueh53etzc
-- 7kymypw257qz pnq8qt95acr3jm63nhhb5p45ucg604my
-- s2pmb7n8emg4 3anjjq609y0vb0mep5pxv53ru840yhca
-- mxbddtqgckga vjtv7k60y6jnxy7spwzgd9nuadhas0x0
-- m07rpdxyedye ww94e3g9fmrcv3hr592qjadcr8uteugd
-- 6e6sb2p83rqe afackf000ywaw08amyg436jf5ygj6ay4
-- b4ncvtnreucu bhxdngspcxjhkqcrcnscuffxufedpuk7
-- 6dkvg9m8wfv4 3n04mvbrfryqktxd8bqhq9uztg9e0u9c
-- gj0wafunr5c3 ks5rsdtckrf2rrktzxab085t45cfwhmp
-- chka2twhwxck 4d8nh8uke5md0qtg8mrp5f8ccq3j50hn
-- pcgveau5grng mbkm3gxzw42stmqhjmv5g4xcx0v3vprc
-- rjvrzvn6y2d7 uue54w8x3e98v96tb4bv7933ey0z9erp
-- yhd37r5e9vxj 6zv3fv0vsceprugu0hz8ed0056mkyh6r
-- 3dhqewdg3v50 np6625utz5pehthymmcg6ujxxqeb4vxg
-- fvvk33jdzv99 ybxqeg0rbn26fpnubu4f08hfcum3pb29
-- wh085b9fcj86 kvajsyw5t6zpbxb0v7p98saktm34n9qv
-- 2f2jfvgu4k4z pg7sgf0wtgdar5597tkkj9jp8skkemxv
-- ta0s57bk0h7z 79nmu2b7s9m0kk9rf79ec4efybg6zm24
-- 49393bsc20n6 v9b2beyv0z83t66euwy2m6z0h3gtc29x
-- uusfqxvdnucj 4t3zqs8sg3axbuc8ps6b3yjzqad6998u
-- 5t4tr20pjag9 vmzns2t66nedg2cfn3jr3tvc9mhpsbvh
-- 9vtmmbzghck6 4svpus8tg5q97me9eabysqgrqn3cya9d
-- j7wnp6vq98zq 987ckmqxrumx5wfd2kz4fe254dah3zwr
-- kpxymskyjsct mrfw77gsqs27u4vg5dfuhy4mygrmgb0r
-- 4matqhw370hz qnhnhv3v2xn5ftcn5jduhxqr4ttg7fry
-- 9y54c8339j5r ww4q54d0nq2ymrv4kphhskxsyjw5pm8j
-- u3uj0dqs6pf2 9z5aatd6rj5m6nsuwkk3qspd607xa5v2
-- xfh5uazumw0y zm56smcahqpv8jshr0xv0nf9mz8rw3xw
-- g66xbjr6rkht b5gju0a286wxdqfjvmmubrqawsv9vknn
-- p27b8r4xy30j nhpxq96nfwwdvaxvfy8mfzh034dpey96
-- sejwuqjyrkh3 8ev5k4sw6v990sj09z4k9axzzqgms37j
-- dhtts8adp3h2 cpuvxjcs3rn8nuettdvpxs0r7gp8qtdt
-- ygkz2w8xdddg e60vc5m5mkgxmxj0dxgnrt3k8hzq97qg
-- 033nkuefqvrb hxk809ennebk93pm2b5v6epmzjg20rdp
-- c8bvs7ekvp7y ckkaxtbpyhnvyetvjm7dpueykbne3rz2
-- 2mwzy5pfuhu7 8zyu4t8pprjeqt3xg6ue6debqeyc2bup
-- vpnc4e7reqgq erzftbyn049pxuh7ssqb02rfjue8r6nj
-- tp7tv6svfgx4 jrasmzfh7t47hxjpn34dcbfq492tcn4h
-- ycqkbrcrrk0p apjkbt6nsrkkq5trrfyj3zac30vpqp0u
-- 57mw6m3fxg7n hq7z0q0q3ppdwkud0489askep7kcx6g9
-- ss7hc4j5ap0p wsjb2tazy5fs7uxax68wncfux6azxud7
-- sscgpk97neky cdb6tczumxk3x03b6n9c7f0n88c8s4ns
-- nbgtsuf8qp9s bbuzdgruhawmnmsudd4fg0jxp8tbhqbp
-- q0vhg72wt683 h28r88fjh70gdajdx86ku8f5n7a3skf8
-- bk7gcr49q2n4 qpsv5c9c06pvp34sz05t05t5s7wbke7k
-- 4tkrm6huzh4e m4gjt927b4f98rg0ms4wfuqqck4rstjw
-- acg2pfffm6wk s20q89rn0kdbj7euu48auzmw0rm56jvy
-- zt7zgtaufmdv dpxk8u3ptzfemm2uau5r9hkzw8cjesxa
-- bgngt93vgqzy rh889svwfatzb0a6x28whqj74udkas37
-- v9p0ytbr5kj3 9y9nmza7jx0svf7cmqpp7tv0a9xxz7uh
-- w6f0jysc7ang rw0r5muhw9wr3c8gbh97406hf8ssujh2
-- s45p3jqncn4r 892pt8sr2rp0fttjqq3gkgm0m0tarjcz
-- 0cy2uwyexfa9 8m3vjkagkgcc3c9adezc8kwkafaga7y0
-- 68bgvdkft86g 8qbgkc755tmd0jdfuy2s96646xf7geny
-- ptzp6a6xubk4 h8acmfnqu3m334mmsvuuyr2rjh6u9cx5
-- 6887st3nmh0u 6e3z36drp35h9qh4dfzuq2bnspjdcypg
-- 376tb8ggzjsw yns7akntdrbfgkjaq7wq2hwfqsmpu5gm
-- xepbsydh20s7 xq2w226twjczzjt96vc4b4tjwyq552x4
-- cpsuy075z2tb tb5sqnbb6ptkunzyfypj402749z7rdm6
-- sztqwbu6k93f 047vgkuqm736awawum24s0xb0dzf6jdg
-- spx8zs3y93wy r9b07224z25wzpm6ugc0vvhwguab0tcg
-- 3ts0gf69wddk b6mzpv4kxpk9tdzh28w5c77pjnywvu7v
-- 94twrvzwpbgq vw6mz5rtr8ump4z0n5je0krtbp9te60x
-- mcmfaexhnvwj d99ze0r9rdx7sm3fds2xyqyq78ker6zx
-- k74a0cbkgpqu 9026h45t4qwbjbsunwnfwxp0pjh8s36r
-- uws2ttz5tpw3 pt7pk73qm9tt6d9rs9xc8bfv0q2abbc8
-- 968x68df8rxx aq0sh27m3d48kmhmcszgkfup8fdd3yj6
-- 0z436swn522n 4vmh5zydn2hhg8030dz9sn7eqvx7ggyb
-- zdchwdbmq2xq p7ntuzjyy7rqbx7hqjx7vjdph5m65ynj
-- 8s23bwx45u57 xeg7a7vyd9dx69df9ajdyhtwyjj8xetx
-- amhw5294bqt8 38ab6j4w7vm7pm7jzuv84mxcjm94btwd
-- rxym2abvx7md vejhm73mvqmet79yahj8bakf5xv6xx06
-- 6vdqpk4fkc2d acbgnutm2k3f383wpx6fkh56jrd55sfs
-- mkwayuve8zhx sz8fhx23cs6cxcd5n009hq08nt4yv9be
-- 8v85fgbmtzp5 0nzu3s8t0e3sysmctu4fvfqdj3a58wvc
-- us75ytn7szdp 2rusanh8j2svw5ja2mpc42wykf9yvnkk
-- gypqvcgacxq2 8zrccengnu47u2m9wjxfs7eq2smatsyk
-- 8new2s8phnkb nf9g02en32vyhtt237smzmtw50j6beye
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
('033nkuefqvrb','vividz',NULL,NULL,3035,NULL,'1.1',-406178776441352421,'ck03hs7j456sdm5r',0,NULL,NULL,'playing',NULL,5,0,NULL,1794972172,1794972172),
('0cy2uwyexfa9','caster-chronicles',NULL,NULL,4014,NULL,'1.1',1092719509493124738,'ek4pkzwxdzvjm5sw',0,NULL,NULL,'playing',NULL,7,1,NULL,1794972174,1794972174),
('0ekw774fhje6','square-enix',NULL,NULL,1006,NULL,'1.1',-6648316111795491248,'0suvw7srt54gz0tv',0,NULL,NULL,'playing',NULL,3,3,NULL,1794972160,1794972160),
('0z436swn522n','caster-chronicles',NULL,NULL,4029,NULL,'1.1',1092719509493124738,'qk25bnqtc6txgd80',0,NULL,NULL,'playing',NULL,10,1,NULL,1794972175,1794972175),
('243chgfe0d8d','dimension-zero',NULL,NULL,2003,NULL,'1.1',7318062236524921824,'h5m4sxkfn4wssd9b',0,NULL,NULL,'playing',NULL,3,0,NULL,1794972164,1794972164),
('28xh07cw6hap','square-enix',NULL,NULL,1002,NULL,'1.1',-6648316111795491248,'sfugw5bfcgc3qmjz',0,NULL,NULL,'playing',NULL,0,0,NULL,1794972160,1794972160),
('2f2jfvgu4k4z','vividz',NULL,NULL,3018,NULL,'1.1',-406178776441352421,'am20ndu3694ajzkw',0,NULL,NULL,'playing',NULL,5,0,NULL,1794972169,1794972169),
('2mcxxjyfk8ck','square-enix',NULL,NULL,1036,NULL,'1.1',-6648316111795491248,'d4fu27kmpzxsddhn',0,NULL,NULL,'playing',NULL,13,1,NULL,1794972163,1794972163),
('2mwzy5pfuhu7','vividz',NULL,NULL,3037,NULL,'1.1',-406178776441352421,'3pfhpfw0yfzap7dw',0,NULL,NULL,'playing',NULL,6,0,NULL,1794972172,1794972172),
('2yhc475ge3hn','square-enix',NULL,NULL,1014,NULL,'1.1',-6648316111795491248,'thak32a2sw79n70m',0,NULL,NULL,'playing',NULL,3,2,NULL,1794972160,1794972160),
('376tb8ggzjsw','caster-chronicles',NULL,NULL,4018,NULL,'1.1',1092719509493124738,'pkkndxztxj7wxt8w',0,NULL,NULL,'playing',NULL,8,0,NULL,1794972174,1794972174),
('392jgmayqja9','dimension-zero',NULL,NULL,2017,NULL,'1.1',7318062236524921824,'56hk7crpyvcmmmdr',0,NULL,NULL,'playing',NULL,10,2,NULL,1794972165,1794972165),
('3dhqewdg3v50','vividz',NULL,NULL,3015,NULL,'1.1',-406178776441352421,'0mptejdh80dk5e9c',0,NULL,NULL,'playing',NULL,5,0,NULL,1794972168,1794972168),
('3nrfm6m4b2ny','square-enix',NULL,NULL,1038,NULL,'1.1',-6648316111795491248,'zk5h2ewr8qdsw6tf',0,NULL,NULL,'playing',NULL,14,9,NULL,1794972163,1794972163),
('3p0d94fp2js6','dimension-zero',NULL,NULL,2002,NULL,'1.1',7318062236524921824,'6pzrr7ycmbuad3dd',0,NULL,NULL,'playing',NULL,4,11,NULL,1794972164,1794972164),
('3ts0gf69wddk','caster-chronicles',NULL,NULL,4023,NULL,'1.1',1092719509493124738,'fu7tg5ymfr8und8u',0,NULL,NULL,'playing',NULL,9,1,NULL,1794972175,1794972175),
('49393bsc20n6','vividz',NULL,NULL,3020,NULL,'1.1',-406178776441352421,'gpc2s25qfuetz2sj',0,NULL,NULL,'playing',NULL,5,0,NULL,1794972169,1794972169),
('4matqhw370hz','vividz',NULL,NULL,3026,NULL,'1.1',-406178776441352421,'bdfn94w7awdbc04x',0,NULL,NULL,'playing',NULL,3,0,NULL,1794972170,1794972170),
('4tkrm6huzh4e','caster-chronicles',NULL,NULL,4007,NULL,'1.1',1092719509493124738,'765ehdzzbvu8z65j',0,NULL,NULL,'playing',NULL,5,1,NULL,1794972173,1794972173),
('4ux623gyefyb','dimension-zero',NULL,NULL,2016,NULL,'1.1',7318062236524921824,'x6rvupvx0ra3hnx0',0,NULL,NULL,'playing',NULL,10,3,NULL,1794972165,1794972165),
('575dj053jdv8','fftcg',NULL,NULL,24,NULL,'1.1',-8080690175090452315,'dejrheax8xa4uxz9',0,NULL,NULL,'playing',NULL,9,0,NULL,1794972157,1794972158),
('57mw6m3fxg7n','caster-chronicles',NULL,NULL,4001,NULL,'1.1',1092719509493124738,'654sb9mwvtvrxypt',0,NULL,NULL,'playing',NULL,0,0,NULL,1794972173,1794972173),
('5dyghc6rge7a','fftcg',NULL,NULL,9,NULL,'1.1',-8080690175090452315,'xskj0yah0vwqkqqj',0,NULL,NULL,'playing',NULL,2,1,NULL,1794972156,1794972156),
('5e9pbh0eaa4t','dimension-zero',NULL,NULL,2027,NULL,'1.1',7318062236524921824,'2v89h9ecvy8rvzhs',0,NULL,NULL,'playing',NULL,13,1,NULL,1794972166,1794972166),
('5r8xefdfr2zz','dimension-zero',NULL,NULL,2005,NULL,'1.1',7318062236524921824,'6q86qcxksvf0g467',0,NULL,NULL,'playing',NULL,6,11,NULL,1794972164,1794972164),
('5t4tr20pjag9','vividz',NULL,NULL,3022,NULL,'1.1',-406178776441352421,'m9mnpbvgawm3xyf6',0,NULL,NULL,'playing',NULL,7,2,NULL,1794972169,1794972169),
('5wmxnts2qww5','dimension-zero',NULL,NULL,2037,NULL,'1.1',7318062236524921824,'93ty7kpw24u2d9z0',0,NULL,NULL,'playing',NULL,15,0,NULL,1794972167,1794972167),
('5wu5s02hz2ha','square-enix',NULL,NULL,1013,NULL,'1.1',-6648316111795491248,'m7xyr7586uqhjkma',0,NULL,NULL,'playing',NULL,7,4,NULL,1794972160,1794972160),
('63be0m3wv4tq','dimension-zero',NULL,NULL,2011,NULL,'1.1',7318062236524921824,'ssqdxpp0s2z2f95j',0,NULL,NULL,'playing',NULL,9,1,NULL,1794972164,1794972164),
('6887st3nmh0u','caster-chronicles',NULL,NULL,4017,NULL,'1.1',1092719509493124738,'82269f8fgvcgy6zc',0,NULL,NULL,'playing',NULL,9,1,NULL,1794972174,1794972174),
('68bgvdkft86g','caster-chronicles',NULL,NULL,4015,NULL,'1.1',1092719509493124738,'v2ar4bvpjhzwfjwm',0,NULL,NULL,'playing',NULL,6,1,NULL,1794972174,1794972174),
('6aux5y38xsn4','fftcg',NULL,NULL,25,NULL,'1.1',-8080690175090452315,'5yefkeac7nna7pg2',0,NULL,NULL,'playing',NULL,12,0,NULL,1794972158,1794972158),
('6dkvg9m8wfv4','vividz',NULL,NULL,3009,NULL,'1.1',-406178776441352421,'uptrjrnqabrgg6n2',0,NULL,NULL,'playing',NULL,3,0,NULL,1794972168,1794972168),
('6e6sb2p83rqe','vividz',NULL,NULL,3007,NULL,'1.1',-406178776441352421,'wb4nd5qqz850bcsp',0,NULL,NULL,'playing',NULL,2,0,NULL,1794972168,1794972168),
('6juffs99ak5z','fftcg',NULL,NULL,19,NULL,'1.1',-8080690175090452315,'8dennf4v76quvt6p',0,NULL,NULL,'playing',NULL,7,7,NULL,1794972157,1794972157),
('6q737cgkbm6u','fftcg',NULL,NULL,7,NULL,'1.1',-8080690175090452315,'4pksjnjefwn5gkhw',0,NULL,NULL,'playing',NULL,5,0,NULL,1794972156,1794972156),
('6qe2vzvk5034','square-enix',NULL,NULL,1021,NULL,'1.1',-6648316111795491248,'mjspedqky4heq228',0,NULL,NULL,'playing',NULL,4,0,NULL,1794972161,1794972161),
('6r2g603d80vg','fftcg',NULL,NULL,33,NULL,'1.1',-8080690175090452315,'qgjh2jmr6ja95f3v',0,NULL,NULL,'playing',NULL,11,0,NULL,1794972159,1794972159),
('6vdqpk4fkc2d','caster-chronicles',NULL,NULL,4034,NULL,'1.1',1092719509493124738,'agkef7vafpkfy2te',0,NULL,NULL,'playing',NULL,14,1,NULL,1794972176,1794972176),
('6yz6saf9rj42','dimension-zero',NULL,NULL,2039,NULL,'1.1',7318062236524921824,'qympgdq508u77fzy',0,NULL,NULL,'playing',NULL,15,0,NULL,1794972167,1794972167),
('7adxn8v235jh','dimension-zero',NULL,NULL,2025,NULL,'1.1',7318062236524921824,'xvk8cbxnngnybka7',0,NULL,NULL,'playing',NULL,11,0,NULL,1794972165,1794972165),
('7kswqgwk5z6k','dimension-zero',NULL,NULL,2015,NULL,'1.1',7318062236524921824,'bjgsemsesmmqad7z',0,NULL,NULL,'playing',NULL,12,2,NULL,1794972164,1794972165),
('7kud8e422e8e','square-enix',NULL,NULL,1028,NULL,'1.1',-6648316111795491248,'5jtwf7m3kqbwm9xr',0,NULL,NULL,'playing',NULL,13,0,NULL,1794972162,1794972162),
('7kymypw257qz','vividz',NULL,NULL,3003,NULL,'1.1',-406178776441352421,'fq9t7k4y33q8ja9r',0,NULL,NULL,'playing',NULL,1,0,NULL,1794972168,1794972168),
('7zkd8mbpkfnd','dimension-zero',NULL,NULL,2035,NULL,'1.1',7318062236524921824,'4w4zyqgm09tnfxtk',0,NULL,NULL,'playing',NULL,19,1,NULL,1794972167,1794972167),
('84jsr4x6q57r','fftcg',NULL,NULL,11,NULL,'1.1',-8080690175090452315,'pkaw4tj903b2ntzs',0,NULL,NULL,'playing',NULL,5,3,NULL,1794972156,1794972156),
('86hvxa2yzm8g','square-enix',NULL,NULL,1012,NULL,'1.1',-6648316111795491248,'a3bbgh57mfd7tgv8',0,NULL,NULL,'playing',NULL,5,7,NULL,1794972160,1794972160),
('8e67vvg8y5w0','dimension-zero',NULL,NULL,2004,NULL,'1.1',7318062236524921824,'y07djt7zv6qckpd9',0,NULL,NULL,'playing',NULL,4,0,NULL,1794972164,1794972164),
('8j2z86pgeha4','square-enix',NULL,NULL,1034,NULL,'1.1',-6648316111795491248,'wp3hqybdb9jh59r7',0,NULL,NULL,'playing',NULL,13,4,NULL,1794972163,1794972163),
('8new2s8phnkb','caster-chronicles',NULL,NULL,4039,NULL,'1.1',1092719509493124738,'yswcqqdm88pn6y4z',0,NULL,NULL,'playing',NULL,11,1,NULL,1794972177,1794972177),
('8s23bwx45u57','caster-chronicles',NULL,NULL,4031,NULL,'1.1',1092719509493124738,'qbpvr539rmk3574d',0,NULL,NULL,'playing',NULL,12,1,NULL,1794972176,1794972176),
('8v85fgbmtzp5','caster-chronicles',NULL,NULL,4036,NULL,'1.1',1092719509493124738,'xtnz8z04s2bkk849',0,NULL,NULL,'playing',NULL,11,0,NULL,1794972176,1794972177),
('94twrvzwpbgq','caster-chronicles',NULL,NULL,4024,NULL,'1.1',1092719509493124738,'5evg2repvrwanwab',0,NULL,NULL,'playing',NULL,10,0,NULL,1794972175,1794972175),
('968x68df8rxx','caster-chronicles',NULL,NULL,4028,NULL,'1.1',1092719509493124738,'ggcdxjhbsb8qe92c',0,NULL,NULL,'playing',NULL,12,1,NULL,1794972175,1794972175),
('9cbygjnvnsgu','square-enix',NULL,NULL,1017,NULL,'1.1',-6648316111795491248,'gzz5j3n78bg0kckd',0,NULL,NULL,'playing',NULL,7,3,NULL,1794972160,1794972161),
('9exvm5zrc5zs','dimension-zero',NULL,NULL,2014,NULL,'1.1',7318062236524921824,'d7ej0vvw6gzj87q8',0,NULL,NULL,'playing',NULL,8,2,NULL,1794972164,1794972164),
('9kq36bjg7c5a','fftcg',NULL,NULL,13,NULL,'1.1',-8080690175090452315,'ta5czfj7u3jca330',0,NULL,NULL,'playing',NULL,5,4,NULL,1794972157,1794972157),
('9vtmmbzghck6','vividz',NULL,NULL,3023,NULL,'1.1',-406178776441352421,'xvc6yqhuqxhjwjns',0,NULL,NULL,'playing',NULL,6,0,NULL,1794972169,1794972169),
('9y54c8339j5r','vividz',NULL,NULL,3027,NULL,'1.1',-406178776441352421,'qjt2yjuj4ka460hf',0,NULL,NULL,'playing',NULL,5,1,NULL,1794972170,1794972170),
('a9kvncrckg89','dimension-zero',NULL,NULL,2032,NULL,'1.1',7318062236524921824,'tukmu7knccwe540m',0,NULL,NULL,'playing',NULL,13,3,NULL,1794972166,1794972166),
('acg2pfffm6wk','caster-chronicles',NULL,NULL,4008,NULL,'1.1',1092719509493124738,'55a8gvvxrf4au98r',0,NULL,NULL,'playing',NULL,5,1,NULL,1794972173,1794972173),
('ag22tzedjtza','fftcg',NULL,NULL,14,NULL,'1.1',-8080690175090452315,'hca37r00sqc3kqcz',0,NULL,NULL,'playing',NULL,6,2,NULL,1794972157,1794972157),
('amhw5294bqt8','caster-chronicles',NULL,NULL,4032,NULL,'1.1',1092719509493124738,'m4rj7sdyjzqx64kp',0,NULL,NULL,'playing',NULL,13,0,NULL,1794972176,1794972176),
('anrtkvvb4ewe','dimension-zero',NULL,NULL,2013,NULL,'1.1',7318062236524921824,'k5eqwxjdv4d36s0h',0,NULL,NULL,'playing',NULL,7,0,NULL,1794972164,1794972164),
('au7mkcn5ejym','vividz',NULL,NULL,3001,NULL,'1.1',-406178776441352421,'cpgcua3wgnbxcpaq',0,NULL,NULL,'playing',NULL,0,0,NULL,1794972168,1794972168),
('b4ncvtnreucu','vividz',NULL,NULL,3008,NULL,'1.1',-406178776441352421,'2tc65g3tmgq3s9ty',0,NULL,NULL,'playing',NULL,3,0,NULL,1794972168,1794972168),
('bgmte2ccqj4m','fftcg',NULL,NULL,39,NULL,'1.1',-8080690175090452315,'k6w35mc9zntnrvet',0,NULL,NULL,'playing',NULL,15,3,NULL,1794972160,1794972160),
('bgngt93vgqzy','caster-chronicles',NULL,NULL,4010,NULL,'1.1',1092719509493124738,'p209apkbrr3d3t8t',0,NULL,NULL,'playing',NULL,3,0,NULL,1794972173,1794972173),
('bk7gcr49q2n4','caster-chronicles',NULL,NULL,4006,NULL,'1.1',1092719509493124738,'u86pj97qhm5vehgd',0,NULL,NULL,'playing',NULL,4,0,NULL,1794972173,1794972173),
('bpydfk5e3exr','fftcg',NULL,NULL,0,NULL,'1.1',-8080690175090452315,'2sew6wvjprbg0qu7',0,NULL,NULL,'playing',NULL,0,1,NULL,1794972156,1794972156),
('brnn43yczwyu','square-enix',NULL,NULL,1009,NULL,'1.1',-6648316111795491248,'68hgb6nnbszcb2dm',0,NULL,NULL,'playing',NULL,3,1,NULL,1794972160,1794972160),
('bt5qzqrvgbrv','dimension-zero',NULL,NULL,2034,NULL,'1.1',7318062236524921824,'zpjxna9g2t9y6pk9',0,NULL,NULL,'playing',NULL,15,1,NULL,1794972166,1794972167),
('bwsetnjw6pth','square-enix',NULL,NULL,1029,NULL,'1.1',-6648316111795491248,'h98tgyfs5b4m9vtq',0,NULL,NULL,'playing',NULL,14,3,NULL,1794972162,1794972162),
('c65vrckguwpm','dimension-zero',NULL,NULL,2008,NULL,'1.1',7318062236524921824,'c5nqjhu0q0w87w4e',0,NULL,NULL,'playing',NULL,7,2,NULL,1794972164,1794972164),
('c8bvs7ekvp7y','vividz',NULL,NULL,3036,NULL,'1.1',-406178776441352421,'nzuxgy7jawpt2v8g',0,NULL,NULL,'playing',NULL,6,0,NULL,1794972172,1794972172),
('c9v3ck3keu3b','fftcg',NULL,NULL,31,NULL,'1.1',-8080690175090452315,'u4zgeb5364y3p33w',0,NULL,NULL,'playing',NULL,9,4,NULL,1794972158,1794972158),
('chka2twhwxck','vividz',NULL,NULL,3011,NULL,'1.1',-406178776441352421,'6nzwk4rmmd6u97kp',0,NULL,NULL,'playing',NULL,3,0,NULL,1794972168,1794972168),
('cpsuy075z2tb','caster-chronicles',NULL,NULL,4020,NULL,'1.1',1092719509493124738,'p0h76uddj4vna8ht',0,NULL,NULL,'playing',NULL,8,1,NULL,1794972174,1794972174),
('d6xbzakkm8jj','square-enix',NULL,NULL,1022,NULL,'1.1',-6648316111795491248,'uq3tby05c437che7',0,NULL,NULL,'playing',NULL,6,1,NULL,1794972161,1794972161),
('dd766b5s346t','square-enix',NULL,NULL,1025,NULL,'1.1',-6648316111795491248,'3ftbj5mzrdtvtp38',0,NULL,NULL,'playing',NULL,13,4,NULL,1794972161,1794972161),
('ddg5mztgc7b5','fftcg',NULL,NULL,6,NULL,'1.1',-8080690175090452315,'gwx6c6c95pbq80pd',0,NULL,NULL,'playing',NULL,1,0,NULL,1794972156,1794972156),
('dhtts8adp3h2','vividz',NULL,NULL,3033,NULL,'1.1',-406178776441352421,'s6nqbpnhwb5nvhq5',0,NULL,NULL,'playing',NULL,7,3,NULL,1794972171,1794972171),
('ds2rjesh47bv','dimension-zero',NULL,NULL,2030,NULL,'1.1',7318062236524921824,'rp3p3errn77ju9ma',0,NULL,NULL,'playing',NULL,15,1,NULL,1794972166,1794972166),
('dvt480tpxzcz','square-enix',NULL,NULL,1005,NULL,'1.1',-6648316111795491248,'xx483c7whtzhf6ct',0,NULL,NULL,'playing',NULL,1,4,NULL,1794972160,1794972160),
('e0ur3g33s7dt','square-enix',NULL,NULL,1001,NULL,'1.1',-6648316111795491248,'w6924nf2gy5hgvg0',0,NULL,NULL,'playing',NULL,0,0,NULL,1794972160,1794972160),
('e3dw00ewsxe8','dimension-zero',NULL,NULL,2023,NULL,'1.1',7318062236524921824,'6u83khastdegch4p',0,NULL,NULL,'playing',NULL,15,0,NULL,1794972165,1794972165),
('ehhz9du2ckyx','fftcg',NULL,NULL,18,NULL,'1.1',-8080690175090452315,'2rvrs7uj6c0e04dt',0,NULL,NULL,'playing',NULL,5,0,NULL,1794972157,1794972157),
('em3zxvacy074','square-enix',NULL,NULL,1027,NULL,'1.1',-6648316111795491248,'gh5kg7atc5n3xcnf',0,NULL,NULL,'playing',NULL,15,0,NULL,1794972161,1794972162),
('f2yyq75h9eaf','square-enix',NULL,NULL,1010,NULL,'1.1',-6648316111795491248,'e0efs2fawxc9jtv7',0,NULL,NULL,'playing',NULL,1,1,NULL,1794972160,1794972160),
('fcjebpnxjbca','dimension-zero',NULL,NULL,2026,NULL,'1.1',7318062236524921824,'t2ca2rnp36hb2xe8',0,NULL,NULL,'playing',NULL,16,0,NULL,1794972165,1794972166),
('fh5h8uueb9qw','square-enix',NULL,NULL,1015,NULL,'1.1',-6648316111795491248,'b52a3n7c93w67yqe',0,NULL,NULL,'playing',NULL,8,6,NULL,1794972160,1794972160),
('ft74qhv99wg6','square-enix',NULL,NULL,1026,NULL,'1.1',-6648316111795491248,'m3ktd64x632x5psr',0,NULL,NULL,'playing',NULL,11,0,NULL,1794972161,1794972161),
('fvvk33jdzv99','vividz',NULL,NULL,3016,NULL,'1.1',-406178776441352421,'7vcunsyv6qus34c4',0,NULL,NULL,'playing',NULL,5,0,NULL,1794972168,1794972168),
('fyfdj4g7jtdj','square-enix',NULL,NULL,1020,NULL,'1.1',-6648316111795491248,'d9aa8wqbazkqu04y',0,NULL,NULL,'playing',NULL,9,4,NULL,1794972161,1794972161),
('g66xbjr6rkht','vividz',NULL,NULL,3030,NULL,'1.1',-406178776441352421,'439vmhr3jx6yak9f',0,NULL,NULL,'playing',NULL,7,1,NULL,1794972170,1794972171),
('g6thvmckvhyw','fftcg',NULL,NULL,35,NULL,'1.1',-8080690175090452315,'vth7te5r4usmpbs9',0,NULL,NULL,'playing',NULL,15,1,NULL,1794972159,1794972159),
('gj0wafunr5c3','vividz',NULL,NULL,3010,NULL,'1.1',-406178776441352421,'fpafty2pn79wz6pp',0,NULL,NULL,'playing',NULL,4,0,NULL,1794972168,1794972168),
('grat9xznggfv','dimension-zero',NULL,NULL,2007,NULL,'1.1',7318062236524921824,'6gcm7tk7mrb6gr3t',0,NULL,NULL,'playing',NULL,5,1,NULL,1794972164,1794972164),
('gtzwafxyybck','square-enix',NULL,NULL,1016,NULL,'1.1',-6648316111795491248,'45e2ye4b5k753w7v',0,NULL,NULL,'playing',NULL,8,8,NULL,1794972160,1794972160),
('gvt8u9vt9dd2','dimension-zero',NULL,NULL,2033,NULL,'1.1',7318062236524921824,'sy3azvh340bm3v5z',0,NULL,NULL,'playing',NULL,13,0,NULL,1794972166,1794972166),
('gwb8achs7nv2','fftcg',NULL,NULL,34,NULL,'1.1',-8080690175090452315,'uhxhh0ft8hj7whaj',0,NULL,NULL,'playing',NULL,11,0,NULL,1794972159,1794972159),
('gxem0hjfjbqy','fftcg',NULL,NULL,23,NULL,'1.1',-8080690175090452315,'smf8qrkm0f0ezaya',0,NULL,NULL,'playing',NULL,10,7,NULL,1794972157,1794972157),
('gypqvcgacxq2','caster-chronicles',NULL,NULL,4038,NULL,'1.1',1092719509493124738,'ykpaw2b9yyt6z8jd',0,NULL,NULL,'playing',NULL,9,0,NULL,1794972177,1794972177),
('h8ve4bdratxj','dimension-zero',NULL,NULL,2012,NULL,'1.1',7318062236524921824,'b9fd8yknk4qwu09g',0,NULL,NULL,'playing',NULL,7,2,NULL,1794972164,1794972164),
('ha3a6b2jt3m9','dimension-zero',NULL,NULL,2019,NULL,'1.1',7318062236524921824,'a4apmpfxk82v95t3',0,NULL,NULL,'playing',NULL,9,3,NULL,1794972165,1794972165),
('j7wnp6vq98zq','vividz',NULL,NULL,3024,NULL,'1.1',-406178776441352421,'hctbj67vk96827c2',0,NULL,NULL,'playing',NULL,8,0,NULL,1794972169,1794972170),
('k5ngd545s4m2','dimension-zero',NULL,NULL,2001,NULL,'1.1',7318062236524921824,'2e7n408xx5ec4ugd',0,NULL,NULL,'playing',NULL,3,11,NULL,1794972164,1794972164),
('k74a0cbkgpqu','caster-chronicles',NULL,NULL,4026,NULL,'1.1',1092719509493124738,'t7u0hgy507ux5yc5',0,NULL,NULL,'playing',NULL,10,1,NULL,1794972175,1794972175),
('kpkvq40f4gjq','square-enix',NULL,NULL,1007,NULL,'1.1',-6648316111795491248,'8r0cggru7k9bb4cv',0,NULL,NULL,'playing',NULL,1,0,NULL,1794972160,1794972160),
('kpxymskyjsct','vividz',NULL,NULL,3025,NULL,'1.1',-406178776441352421,'v4uuuc4ga9qtdqxu',0,NULL,NULL,'playing',NULL,6,0,NULL,1794972170,1794972170),
('ktppgd4epqdw','fftcg',NULL,NULL,26,NULL,'1.1',-8080690175090452315,'ssm8jmw3jgqe5d5g',0,NULL,NULL,'playing',NULL,9,4,NULL,1794972158,1794972158),
('kz89e775hdpt','square-enix',NULL,NULL,1008,NULL,'1.1',-6648316111795491248,'sbg2g0udsjtgq4uw',0,NULL,NULL,'playing',NULL,2,0,NULL,1794972160,1794972160),
('kzxkr8tgckud','dimension-zero',NULL,NULL,2009,NULL,'1.1',7318062236524921824,'tk0xx9gunuvnzm6p',0,NULL,NULL,'playing',NULL,9,11,NULL,1794972164,1794972164),
('m07rpdxyedye','vividz',NULL,NULL,3006,NULL,'1.1',-406178776441352421,'kux6arw6zvhtm35r',0,NULL,NULL,'playing',NULL,2,0,NULL,1794972168,1794972168),
('m0h75babn3h4','dimension-zero',NULL,NULL,2036,NULL,'1.1',7318062236524921824,'nddp5e7x3f6p8a4w',0,NULL,NULL,'playing',NULL,15,0,NULL,1794972167,1794972167),
('m6mau4yw3zz0','fftcg',NULL,NULL,27,NULL,'1.1',-8080690175090452315,'2n5nthr7eydevej9',0,NULL,NULL,'playing',NULL,7,0,NULL,1794972158,1794972158),
('m7hf0c7aceg7','dimension-zero',NULL,NULL,2031,NULL,'1.1',7318062236524921824,'mexvg3bvqzp6mjp3',0,NULL,NULL,'playing',NULL,12,3,NULL,1794972166,1794972166),
('mcmfaexhnvwj','caster-chronicles',NULL,NULL,4025,NULL,'1.1',1092719509493124738,'ppjm8jedzn2fg23f',0,NULL,NULL,'playing',NULL,10,3,NULL,1794972175,1794972175),
('mffwapx7rvhz','dimension-zero',NULL,NULL,2029,NULL,'1.1',7318062236524921824,'effp5nz8yynnthhd',0,NULL,NULL,'playing',NULL,14,2,NULL,1794972166,1794972166),
('mkwayuve8zhx','caster-chronicles',NULL,NULL,4035,NULL,'1.1',1092719509493124738,'y7ubpvwkhsgwtmnp',0,NULL,NULL,'playing',NULL,11,0,NULL,1794972176,1794972176),
('mt33kftpfman','square-enix',NULL,NULL,1024,NULL,'1.1',-6648316111795491248,'btpmmn4khjpuscp7',0,NULL,NULL,'playing',NULL,13,16,NULL,1794972161,1794972161),
('mxbddtqgckga','vividz',NULL,NULL,3005,NULL,'1.1',-406178776441352421,'v0h758jsamc02c0u',0,NULL,NULL,'playing',NULL,3,0,NULL,1794972168,1794972168),
('n35admnmhs06','fftcg',NULL,NULL,21,NULL,'1.1',-8080690175090452315,'pp2eg7cp37s2jbdu',0,NULL,NULL,'playing',NULL,9,4,NULL,1794972157,1794972157),
('nbbvxwmnsdwv','fftcg',NULL,NULL,2,NULL,'1.1',-8080690175090452315,'qbdaybcjgm7q8mar',0,NULL,NULL,'playing',NULL,0,0,NULL,1794972156,1794972156),
('nbgtsuf8qp9s','caster-chronicles',NULL,NULL,4004,NULL,'1.1',1092719509493124738,'uvagk5r23325q4k0',0,NULL,NULL,'playing',NULL,2,5,NULL,1794972173,1794972173),
('njpc8et9psub','dimension-zero',NULL,NULL,2038,NULL,'1.1',7318062236524921824,'gj9e72p9yf7jjdnw',0,NULL,NULL,'playing',NULL,15,2,NULL,1794972167,1794972167),
('nn66sqn6c0wn','fftcg',NULL,NULL,38,NULL,'1.1',-8080690175090452315,'ur22ev7vvm0kz7d3',0,NULL,NULL,'playing',NULL,14,4,NULL,1794972159,1794972160),
('npjwuabu8hmn','fftcg',NULL,NULL,30,NULL,'1.1',-8080690175090452315,'pg8mpstk7r4rzqfv',0,NULL,NULL,'playing',NULL,9,1,NULL,1794972158,1794972158),
('nugt946rsg6x','square-enix',NULL,NULL,1004,NULL,'1.1',-6648316111795491248,'dbrtmfhf89z4khve',0,NULL,NULL,'playing',NULL,0,0,NULL,1794972160,1794972160),
('p27b8r4xy30j','vividz',NULL,NULL,3031,NULL,'1.1',-406178776441352421,'qknfw904qc0cseuc',0,NULL,NULL,'playing',NULL,5,0,NULL,1794972171,1794972171),
('p3mzhsqnrp54','vividz',NULL,NULL,3002,NULL,'1.1',-406178776441352421,'kdmdy33bcftqzz08',0,NULL,NULL,'playing',NULL,1,1,NULL,1794972168,1794972168),
('pcgveau5grng','vividz',NULL,NULL,3012,NULL,'1.1',-406178776441352421,'pkcx7rws4sn98057',0,NULL,NULL,'playing',NULL,2,0,NULL,1794972168,1794972168),
('ptzp6a6xubk4','caster-chronicles',NULL,NULL,4016,NULL,'1.1',1092719509493124738,'82s2djs9zbv7nm0q',0,NULL,NULL,'playing',NULL,7,1,NULL,1794972174,1794972174),
('q0vhg72wt683','caster-chronicles',NULL,NULL,4005,NULL,'1.1',1092719509493124738,'f9yvzxeck0upgsy6',0,NULL,NULL,'playing',NULL,3,1,NULL,1794972173,1794972173),
('r3e4zk3mfey2','dimension-zero',NULL,NULL,2022,NULL,'1.1',7318062236524921824,'qugfqe9f4uamhcn2',0,NULL,NULL,'playing',NULL,13,0,NULL,1794972165,1794972165),
('r7j4pzu9cugn','vividz',NULL,NULL,3000,NULL,'1.1',-406178776441352421,'0j7y7kgsn5tfws2b',0,NULL,NULL,'playing',NULL,0,0,NULL,1794972168,1794972168),
('rjvrzvn6y2d7','vividz',NULL,NULL,3013,NULL,'1.1',-406178776441352421,'xtbc472nptsd29t9',0,NULL,NULL,'playing',NULL,2,0,NULL,1794972168,1794972168),
('rtwdfnt0ca8j','square-enix',NULL,NULL,1000,NULL,'1.1',-6648316111795491248,'m9xnrt4dycvckvak',0,NULL,NULL,'playing',NULL,0,0,NULL,1794972160,1794972160),
('rxym2abvx7md','caster-chronicles',NULL,NULL,4033,NULL,'1.1',1092719509493124738,'7jffm6k9c9gzqc7z',0,NULL,NULL,'playing',NULL,14,0,NULL,1794972176,1794972176),
('s2pmb7n8emg4','vividz',NULL,NULL,3004,NULL,'1.1',-406178776441352421,'hsm0sv39sd0nbsvn',0,NULL,NULL,'playing',NULL,1,1,NULL,1794972168,1794972168),
('s45p3jqncn4r','caster-chronicles',NULL,NULL,4013,NULL,'1.1',1092719509493124738,'zty2yz5jp0k93zev',0,NULL,NULL,'playing',NULL,5,0,NULL,1794972173,1794972174),
('s6p2va3wcvvz','fftcg',NULL,NULL,15,NULL,'1.1',-8080690175090452315,'xjutxjmm7ap6a4cq',0,NULL,NULL,'playing',NULL,5,0,NULL,1794972157,1794972157),
('sdptc0jrt25z','square-enix',NULL,NULL,1011,NULL,'1.1',-6648316111795491248,'7hzk87hked6jhycr',0,NULL,NULL,'playing',NULL,5,0,NULL,1794972160,1794972160),
('sejwuqjyrkh3','vividz',NULL,NULL,3032,NULL,'1.1',-406178776441352421,'3zdjpdyv8djqvg8s',0,NULL,NULL,'playing',NULL,6,0,NULL,1794972171,1794972171),
('sfbpcfs783ey','square-enix',NULL,NULL,1018,NULL,'1.1',-6648316111795491248,'t223garv50rruqpb',0,NULL,NULL,'playing',NULL,7,9,NULL,1794972161,1794972161),
('spx8zs3y93wy','caster-chronicles',NULL,NULL,4022,NULL,'1.1',1092719509493124738,'t93p70upucz3s8ru',0,NULL,NULL,'playing',NULL,10,1,NULL,1794972174,1794972175),
('ss7hc4j5ap0p','caster-chronicles',NULL,NULL,4002,NULL,'1.1',1092719509493124738,'f4dy7te089at8d38',0,NULL,NULL,'playing',NULL,1,1,NULL,1794972173,1794972173),
('sscgpk97neky','caster-chronicles',NULL,NULL,4003,NULL,'1.1',1092719509493124738,'epf5kfkudv442rqu',0,NULL,NULL,'playing',NULL,0,0,NULL,1794972173,1794972173),
('sztqwbu6k93f','caster-chronicles',NULL,NULL,4021,NULL,'1.1',1092719509493124738,'b54y4u0ppugyvuac',0,NULL,NULL,'playing',NULL,11,1,NULL,1794972174,1794972174),
('ta0s57bk0h7z','vividz',NULL,NULL,3019,NULL,'1.1',-406178776441352421,'yf66ebbcrbayqj5a',0,NULL,NULL,'playing',NULL,5,0,NULL,1794972169,1794972169),
('tbu3tycc5xvh','fftcg',NULL,NULL,8,NULL,'1.1',-8080690175090452315,'g6a3bv9txquh0mz9',0,NULL,NULL,'playing',NULL,3,13,NULL,1794972156,1794972156),
('tp7tv6svfgx4','vividz',NULL,NULL,3039,NULL,'1.1',-406178776441352421,'m8j7kmj0863mkjfq',0,NULL,NULL,'playing',NULL,10,0,NULL,1794972172,1794972173),
('tre34fszs536','dimension-zero',NULL,NULL,2021,NULL,'1.1',7318062236524921824,'sgwacfdw9fga8a0p',0,NULL,NULL,'playing',NULL,9,0,NULL,1794972165,1794972165),
('tua5u0y7bngm','fftcg',NULL,NULL,37,NULL,'1.1',-8080690175090452315,'3nh7vvw2wb2rnqkf',0,NULL,NULL,'over',NULL,9,7,NULL,1794972159,1794972159),
('u3uj0dqs6pf2','vividz',NULL,NULL,3028,NULL,'1.1',-406178776441352421,'rrqajty64sqbv6gt',0,NULL,NULL,'playing',NULL,7,1,NULL,1794972170,1794972170),
('u58shnsnvyny','square-enix',NULL,NULL,1033,NULL,'1.1',-6648316111795491248,'0xywspur6jjuu5ty',0,NULL,NULL,'playing',NULL,13,1,NULL,1794972162,1794972163),
('u8wmynh245jf','square-enix',NULL,NULL,1019,NULL,'1.1',-6648316111795491248,'r00rykwc3awyzq0z',0,NULL,NULL,'playing',NULL,9,1,NULL,1794972161,1794972161),
('ucm4q0a4t93q','fftcg',NULL,NULL,1,NULL,'1.1',-8080690175090452315,'mj0tg7sh2wuk23b6',0,NULL,NULL,'playing',NULL,0,0,NULL,1794972156,1794972156),
('ucv63msmpqwm','square-enix',NULL,NULL,1031,NULL,'1.1',-6648316111795491248,'kzh5e0h48rp4sfe2',0,NULL,NULL,'playing',NULL,9,8,NULL,1794972162,1794972162),
('ugyj94m80xre','dimension-zero',NULL,NULL,2010,NULL,'1.1',7318062236524921824,'6qgft4e5qe0feeff',0,NULL,NULL,'playing',NULL,7,2,NULL,1794972164,1794972164),
('ujkxrptebv0t','dimension-zero',NULL,NULL,2006,NULL,'1.1',7318062236524921824,'u8r6tbq24h5xzy5p',0,NULL,NULL,'playing',NULL,7,2,NULL,1794972164,1794972164),
('us75ytn7szdp','caster-chronicles',NULL,NULL,4037,NULL,'1.1',1092719509493124738,'kxnvrdqy28mqbvmg',0,NULL,NULL,'playing',NULL,14,1,NULL,1794972177,1794972177),
('uusfqxvdnucj','vividz',NULL,NULL,3021,NULL,'1.1',-406178776441352421,'r9vxdw6b2g52s0w5',0,NULL,NULL,'playing',NULL,6,0,NULL,1794972169,1794972169),
('uw7j7m3k8x8m','fftcg',NULL,NULL,28,NULL,'1.1',-8080690175090452315,'u7bq5dn4kfar8mws',0,NULL,NULL,'playing',NULL,12,1,NULL,1794972158,1794972158),
('uws2ttz5tpw3','caster-chronicles',NULL,NULL,4027,NULL,'1.1',1092719509493124738,'a4pa7nbm92hfcq3s',0,NULL,NULL,'playing',NULL,12,1,NULL,1794972175,1794972175),
('uzbtn5rbfvhh','fftcg',NULL,NULL,20,NULL,'1.1',-8080690175090452315,'3zhw02pbm00n4sgr',0,NULL,NULL,'playing',NULL,9,6,NULL,1794972157,1794972157),
('uzt6ejte97e6','square-enix',NULL,NULL,1032,NULL,'1.1',-6648316111795491248,'8snxk6fvzbvn6u3r',0,NULL,NULL,'playing',NULL,15,2,NULL,1794972162,1794972162),
('v33eadrbpu9v','fftcg',NULL,NULL,5,NULL,'1.1',-8080690175090452315,'bmcd4egnnwgxmsqj',0,NULL,NULL,'playing',NULL,0,0,NULL,1794972156,1794972156),
('v5vz6rytb9pg','fftcg',NULL,NULL,32,NULL,'1.1',-8080690175090452315,'j4fbfq986ahkwzpx',0,NULL,NULL,'playing',NULL,10,3,NULL,1794972158,1794972159),
('v9p0ytbr5kj3','caster-chronicles',NULL,NULL,4011,NULL,'1.1',1092719509493124738,'zp8x0r7da5hu4nfk',0,NULL,NULL,'playing',NULL,5,2,NULL,1794972173,1794972173),
('vaun0gmp0975','fftcg',NULL,NULL,29,NULL,'1.1',-8080690175090452315,'5nk43za6v4axevns',0,NULL,NULL,'playing',NULL,10,0,NULL,1794972158,1794972158),
('vgv2rhwrtqqw','dimension-zero',NULL,NULL,2028,NULL,'1.1',7318062236524921824,'zm380cvd94y9u9nf',0,NULL,NULL,'playing',NULL,13,2,NULL,1794972166,1794972166),
('vhuy4zw0ve8t','fftcg',NULL,NULL,22,NULL,'1.1',-8080690175090452315,'6jwezjty5sez3qr6',0,NULL,NULL,'playing',NULL,7,0,NULL,1794972157,1794972157),
('vpnc4e7reqgq','vividz',NULL,NULL,3038,NULL,'1.1',-406178776441352421,'mrvbe0ehf9u6dzua',0,NULL,NULL,'playing',NULL,9,0,NULL,1794972172,1794972172),
('w6f0jysc7ang','caster-chronicles',NULL,NULL,4012,NULL,'1.1',1092719509493124738,'yf0nqstqd888zuz4',0,NULL,NULL,'playing',NULL,6,1,NULL,1794972173,1794972173),
('w7gw7w6kguct','square-enix',NULL,NULL,1037,NULL,'1.1',-6648316111795491248,'bv47af07kbu3st5g',0,NULL,NULL,'playing',NULL,9,0,NULL,1794972163,1794972163),
('wdkng6kpa0zk','dimension-zero',NULL,NULL,2020,NULL,'1.1',7318062236524921824,'vtrbas7uj9dj0x97',0,NULL,NULL,'playing',NULL,12,0,NULL,1794972165,1794972165),
('wh085b9fcj86','vividz',NULL,NULL,3017,NULL,'1.1',-406178776441352421,'yb2tq5g5ds2kuann',0,NULL,NULL,'playing',NULL,3,0,NULL,1794972169,1794972169),
('wx7tcvrvkn9w','fftcg',NULL,NULL,10,NULL,'1.1',-8080690175090452315,'x3gqr49ynw2ppdvb',0,NULL,NULL,'playing',NULL,3,1,NULL,1794972156,1794972156),
('x4ydqt2tb06c','square-enix',NULL,NULL,1023,NULL,'1.1',-6648316111795491248,'jz4uk0p05y4uanmy',0,NULL,NULL,'playing',NULL,12,4,NULL,1794972161,1794972161),
('xc7qbc8d6w8q','square-enix',NULL,NULL,1030,NULL,'1.1',-6648316111795491248,'ttx9bvbb42upxz9g',0,NULL,NULL,'playing',NULL,15,0,NULL,1794972162,1794972162),
('xdq327z3eqdk','square-enix',NULL,NULL,1035,NULL,'1.1',-6648316111795491248,'j6uf5xcga85vgue5',0,NULL,NULL,'playing',NULL,15,0,NULL,1794972163,1794972163),
('xefat0zx8cfg','fftcg',NULL,NULL,17,NULL,'1.1',-8080690175090452315,'vrev78j8ug3e8e7h',0,NULL,NULL,'playing',NULL,5,0,NULL,1794972157,1794972157),
('xepbsydh20s7','caster-chronicles',NULL,NULL,4019,NULL,'1.1',1092719509493124738,'kq6tt3y3rwuppcj0',0,NULL,NULL,'playing',NULL,11,1,NULL,1794972174,1794972174),
('xfh5uazumw0y','vividz',NULL,NULL,3029,NULL,'1.1',-406178776441352421,'jpzt00zk9wkyt6e6',0,NULL,NULL,'playing',NULL,6,0,NULL,1794972170,1794972170),
('xmf755fy5526','fftcg',NULL,NULL,16,NULL,'1.1',-8080690175090452315,'emfa7dt5hatnkfrh',0,NULL,NULL,'playing',NULL,5,7,NULL,1794972157,1794972157),
('xtptaqrvjkne','dimension-zero',NULL,NULL,2024,NULL,'1.1',7318062236524921824,'cqbpnh8jshn6939n',0,NULL,NULL,'playing',NULL,10,2,NULL,1794972165,1794972165),
('y9tjw6dyctrj','fftcg',NULL,NULL,3,NULL,'1.1',-8080690175090452315,'jdz5yp5r439x44t4',0,NULL,NULL,'playing',NULL,0,0,NULL,1794972156,1794972156),
('ycqkbrcrrk0p','caster-chronicles',NULL,NULL,4000,NULL,'1.1',1092719509493124738,'fabuxg42f8wkpcrb',0,NULL,NULL,'playing',NULL,0,0,NULL,1794972173,1794972173),
('ygkz2w8xdddg','vividz',NULL,NULL,3034,NULL,'1.1',-406178776441352421,'qbmpvzzyfry4njzd',0,NULL,NULL,'playing',NULL,7,0,NULL,1794972171,1794972172),
('yhd37r5e9vxj','vividz',NULL,NULL,3014,NULL,'1.1',-406178776441352421,'2sbruua50xk4q9aq',0,NULL,NULL,'playing',NULL,3,0,NULL,1794972168,1794972168),
('yk6cmvxk9env','dimension-zero',NULL,NULL,2018,NULL,'1.1',7318062236524921824,'je6crssaadw0yedk',0,NULL,NULL,'playing',NULL,10,0,NULL,1794972165,1794972165),
('yqs7hmtmexpa','dimension-zero',NULL,NULL,2000,NULL,'1.1',7318062236524921824,'2gx5yfsp9w4pgem6',0,NULL,NULL,'playing',NULL,2,11,NULL,1794972164,1794972164),
('zdchwdbmq2xq','caster-chronicles',NULL,NULL,4030,NULL,'1.1',1092719509493124738,'pvdcaf5dcsa8zjuw',0,NULL,NULL,'playing',NULL,12,1,NULL,1794972175,1794972176),
('zqermva0vzu8','fftcg',NULL,NULL,12,NULL,'1.1',-8080690175090452315,'cwsa0wrkrt7v8g7c',0,NULL,NULL,'playing',NULL,4,2,NULL,1794972156,1794972157),
('zqq5df6umfyn','square-enix',NULL,NULL,1003,NULL,'1.1',-6648316111795491248,'7ypt2u0t69u4bhhn',0,NULL,NULL,'playing',NULL,0,0,NULL,1794972160,1794972160),
('zrujy52p97ze','square-enix',NULL,NULL,1039,NULL,'1.1',-6648316111795491248,'qs8vchc39wht6wyh',0,NULL,NULL,'playing',NULL,15,2,NULL,1794972163,1794972164),
('zt7zgtaufmdv','caster-chronicles',NULL,NULL,4009,NULL,'1.1',1092719509493124738,'phj4c5btqjxhj7cc',0,NULL,NULL,'playing',NULL,6,0,NULL,1794972173,1794972173),
('zxhzkqjb0bzz','fftcg',NULL,NULL,4,NULL,'1.1',-8080690175090452315,'04qbfgzsqx32qt45',0,NULL,NULL,'playing',NULL,0,0,NULL,1794972156,1794972156),
('zzenp2c5v5db','fftcg',NULL,NULL,36,NULL,'1.1',-8080690175090452315,'qbck8h08ed66tyz5',0,NULL,NULL,'playing',NULL,16,3,NULL,1794972159,1794972159);
insert into seats values
('033nkuefqvrb',0,'First',NULL,'name: Lamp Orchestra
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
',X'5EAD67B3A5DCAA6BE43BFFFCCE09AEC784D77FF1EB38E83ED3F9E9CF616DB3B5',NULL,NULL,0,0),
('033nkuefqvrb',1,'the computer','random','name: Kite School
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
('0cy2uwyexfa9',0,'First',NULL,'name: Canal School
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
',X'99A32F7ECCD6117E237ED5F9AA95B9AEAB39577A7C0D73AFD942F2373A160BB1',NULL,NULL,0,0),
('0cy2uwyexfa9',1,'the computer','random','name: Garden School
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
('0ekw774fhje6',0,'First',NULL,'name: Blades of the Kiln
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
',X'DC304CB6E0BDDACC08EF948AE6C1ECB18FED19CAA361842784BFB4BDB99E1E78',NULL,NULL,0,0),
('0ekw774fhje6',1,'the computer','random','name: Blades of the Kiln
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
('0z436swn522n',0,'First',NULL,'name: Attic School
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
',X'1E2B17833C4D4001245708ED5F7785B81F460072AD897C6DEB56A10BDBA9A1FA',NULL,NULL,0,0),
('0z436swn522n',1,'the computer','random','name: Canal School
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
('243chgfe0d8d',0,'First',NULL,'name: Quiet Charts
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
',X'763339467EB767DB41E0536BCD6130BE05CD6C0FE763B78B63317F53900D3B74',NULL,NULL,0,0),
('243chgfe0d8d',1,'the computer','random','name: Quiet Charts
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
('28xh07cw6hap',0,'First',NULL,'name: Blades of the Kiln
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
',X'2CB32CAC6601F6C44C017149860A191B38E77684D7730FCD902F986FF8881A74',NULL,NULL,0,0),
('28xh07cw6hap',1,'the computer','random','name: Seven Roads
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
('2f2jfvgu4k4z',0,'First',NULL,'name: Lamp Orchestra
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
',X'156E77547C2E7C7B45124C0658816E43D5EBCFCD205EA3FDF78173AEE2042055',NULL,NULL,0,0),
('2f2jfvgu4k4z',1,'the computer','random','name: Kite School
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
('2mcxxjyfk8ck',0,'First',NULL,'name: Choir of the Deep
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
',X'497D1347EE67CBCE95B4E4980DE2F2FA9795C22864DB18EE783F1982139CA42C',NULL,NULL,0,0),
('2mcxxjyfk8ck',1,'the computer','random','name: Choir of the Deep
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
('2mwzy5pfuhu7',0,'First',NULL,'name: Lamp Orchestra
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
',X'4BBFCD0D7652DA980BA5A63B5722D61FFDF7C2950BFEFC6255E4369AF80DC75D',NULL,NULL,0,0),
('2mwzy5pfuhu7',1,'the computer','random','name: Ember Row
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
('2yhc475ge3hn',0,'First',NULL,'name: Seven Roads
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
',X'794585813E5CFD42FAF34C490A2523F389CD221F32E15ABEB00BF641F70C9280',NULL,NULL,0,0),
('2yhc475ge3hn',1,'the computer','random','name: Seven Roads
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
('376tb8ggzjsw',0,'First',NULL,'name: Attic School
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
',X'FB84DDA6ACBDC684C3AF44842D049175008988FC7AA262BB5D2111567C483115',NULL,NULL,0,0),
('376tb8ggzjsw',1,'the computer','random','name: Garden School
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
('392jgmayqja9',0,'First',NULL,'name: Quiet Charts
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
',X'871F6181E6D277794DC98C4646B65330C99E7A333F1E0D18543BC5669D419B17',NULL,NULL,0,0),
('392jgmayqja9',1,'the computer','random','name: Kilns and Lamps
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
('3dhqewdg3v50',0,'First',NULL,'name: Lamp Orchestra
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
',X'49D2253866C16FE6B54A50D41BF2065AFB3666E14BC7732700189547BEE5A63E',NULL,NULL,0,0),
('3dhqewdg3v50',1,'the computer','random','name: Tidewatch
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
('3nrfm6m4b2ny',0,'First',NULL,'name: Choir of the Deep
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
',X'F8E6A2892D4F074F4EAE0F524355BA146A5113A0D1D504CCDF69B2B5934AB370',NULL,NULL,0,0),
('3nrfm6m4b2ny',1,'the computer','random','name: Choir of the Deep
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
('3p0d94fp2js6',0,'First',NULL,'name: Drowned Canopy
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
',X'0CED16DF93F5CDF83FB252C2B2488164E41CBF3DB91702623C1BC9342DDA115B',NULL,NULL,0,0),
('3p0d94fp2js6',1,'the computer','random','name: Kilns and Lamps
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
('3ts0gf69wddk',0,'First',NULL,'name: Garden School
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
',X'8944111E0C5C5DB9EF33A985A518C00C5AE342B002F316D5EC6088C7701C0E11',NULL,NULL,0,0),
('3ts0gf69wddk',1,'the computer','random','name: Canal School
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
('49393bsc20n6',0,'First',NULL,'name: Tidewatch
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
',X'46305BC64F3169EF4332D822F0B92772B2A821846A43868206140F9552C6F6B8',NULL,NULL,0,0),
('49393bsc20n6',1,'the computer','random','name: Lamp Orchestra
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
('4matqhw370hz',0,'First',NULL,'name: Tidewatch
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
',X'17BD740D763D5BFE9FC703795E39E8577CFA412175303E9A5E0A7DBE1E4C2ED0',NULL,NULL,0,0),
('4matqhw370hz',1,'the computer','random','name: Ember Row
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
('4tkrm6huzh4e',0,'First',NULL,'name: Garden School
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
',X'D480E1C8F1DE876BA1170CC540949B111DD55499E41A95392A831AD40C45057B',NULL,NULL,0,0),
('4tkrm6huzh4e',1,'the computer','random','name: Garden School
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
('4ux623gyefyb',0,'First',NULL,'name: Drowned Canopy
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
',X'DD208165C562CB57BE5243CDCCDA89F07498A1FFD53D617DB5D5205FD7D8381B',NULL,NULL,0,0),
('4ux623gyefyb',1,'the computer','random','name: Kilns and Lamps
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
('575dj053jdv8',0,'First',NULL,'name: Strait and Tide
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
',X'C32839712E9DC5D1FE2AAEB7C977F6802E7449D16CDAAB2D19BEF504DE7310BC',NULL,NULL,0,0),
('575dj053jdv8',1,'the computer','random','name: Ledger of Salt
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
('57mw6m3fxg7n',0,'First',NULL,'name: Attic School
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
',X'3AEAF5108A120FF4776BE1010D56324DD6E4387B3D2EC7CFC036692AAA525926',NULL,NULL,0,0),
('57mw6m3fxg7n',1,'the computer','random','name: Attic School
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
('5dyghc6rge7a',0,'First',NULL,'name: Ledger of Salt
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
',X'79B14C5647ACBE7E11B483F7CB7B8436D89ADBB80F07907B16BEAB83E368A3A4',NULL,NULL,0,0),
('5dyghc6rge7a',1,'the computer','random','name: Strait and Tide
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
('5e9pbh0eaa4t',0,'First',NULL,'name: Lamplit Thicket
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
',X'F75B28D3C0178CCCEEB654FBD03E337036A1DCE51A42023B429ED9A57E2B28BB',NULL,NULL,0,0),
('5e9pbh0eaa4t',1,'the computer','random','name: Kilns and Lamps
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
('5r8xefdfr2zz',0,'First',NULL,'name: Lamplit Thicket
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
',X'D29AEB457347DA98C24D889063DD98620033F9971B63B831B91D24E4BF691134',NULL,NULL,0,0),
('5r8xefdfr2zz',1,'the computer','random','name: Drowned Canopy
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
('5t4tr20pjag9',0,'First',NULL,'name: Kite School
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
',X'2C36C9A17E9F5EF773214CFE21FFF707AF6003C2E0A844BCC9B506693B6AE223',NULL,NULL,0,0),
('5t4tr20pjag9',1,'the computer','random','name: Ember Row
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
('5wmxnts2qww5',0,'First',NULL,'name: Lamplit Thicket
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
',X'6009F1BBC1695B867E488C536643FB336859A2D0B56E1E34A25F77FB6038FFA3',NULL,NULL,0,0),
('5wmxnts2qww5',1,'the computer','random','name: Lamplit Thicket
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
('5wu5s02hz2ha',0,'First',NULL,'name: Storm and Slag
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
',X'561B54A91BA063A96807B4AAC806908B9090DB1FCDAAAEE91C4684F2EFBD4FFD',NULL,NULL,0,0),
('5wu5s02hz2ha',1,'the computer','random','name: Choir of the Deep
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
('63be0m3wv4tq',0,'First',NULL,'name: Lamplit Thicket
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
',X'908817C4A06C302AE172D90550381BCBE94FF04A854841F4ACCEA502E095569D',NULL,NULL,0,0),
('63be0m3wv4tq',1,'the computer','random','name: Drowned Canopy
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
('6887st3nmh0u',0,'First',NULL,'name: Garden School
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
',X'DDBC0DF78374664CDD4A6F2508171EA9A25507BFBBF62CF797E217463CD8D57E',NULL,NULL,0,0),
('6887st3nmh0u',1,'the computer','random','name: Garden School
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
('68bgvdkft86g',0,'First',NULL,'name: Garden School
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
',X'ED116C3873DA88EFE83DED780602886E49035FBE7A26182F6E8DE673F0E6C65C',NULL,NULL,0,0),
('68bgvdkft86g',1,'the computer','random','name: Canal School
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
('6aux5y38xsn4',0,'First',NULL,'name: Kiln and Wall
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
',X'5FF5AF920204D987897971D7DAA66B2813F5587BEC3040DF6EB92939EA0C5A47',NULL,NULL,0,0),
('6aux5y38xsn4',1,'the computer','random','name: Strait and Tide
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
('6dkvg9m8wfv4',0,'First',NULL,'name: Kite School
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
',X'FF2B6D515A21B1B3E560449E55192901FE4FF3385C4134E37485C99F7D1F3F20',NULL,NULL,0,0),
('6dkvg9m8wfv4',1,'the computer','random','name: Tidewatch
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
('6e6sb2p83rqe',0,'First',NULL,'name: Kite School
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
',X'B491F6DFC932525972FD676DC72F87E45DD4A082BEF095AEAF2E4964AC6E3DCD',NULL,NULL,0,0),
('6e6sb2p83rqe',1,'the computer','random','name: Lamp Orchestra
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
('6juffs99ak5z',0,'First',NULL,'name: Ledger of Salt
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
',X'96E522278775040CA053E7C2AFE13357EF1E7BABE48473F41C2A5DD440EB05E6',NULL,NULL,0,0),
('6juffs99ak5z',1,'the computer','random','name: Kiln and Wall
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
('6q737cgkbm6u',0,'First',NULL,'name: Ledger of Salt
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
',X'F817610CDCBBFB7ED9C0C9719CD1A2BCF55F784C398555C15FCC6BC1170B22D9',NULL,NULL,0,0),
('6q737cgkbm6u',1,'the computer','random','name: Storm and Kite
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
('6qe2vzvk5034',0,'First',NULL,'name: Choir of the Deep
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
',X'1E01FBB39EAF2A6FCFC41941BEA2C2577FB4517C2C9DF8E4AAE1EA3981767938',NULL,NULL,0,0),
('6qe2vzvk5034',1,'the computer','random','name: Choir of the Deep
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
('6r2g603d80vg',0,'First',NULL,'name: Strait and Tide
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
',X'0DE3F6C27BE148AF1A5B0491952FD833B84CC6B7D918ABBA42404DE7299D2095',NULL,NULL,0,0),
('6r2g603d80vg',1,'the computer','random','name: Strait and Tide
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
('6vdqpk4fkc2d',0,'First',NULL,'name: Canal School
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
',X'1C31ACE410707162250310814CDDC46A3FB625C23FCDB06E73E88262D6919F74',NULL,NULL,0,0),
('6vdqpk4fkc2d',1,'the computer','random','name: Kiln School
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
('6yz6saf9rj42',0,'First',NULL,'name: Lamplit Thicket
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
',X'79220A2B4E29EF73C6E241F1787F6BBD8301D8231889F45E078636FBD616CEF8',NULL,NULL,0,0),
('6yz6saf9rj42',1,'the computer','random','name: Quiet Charts
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
('7adxn8v235jh',0,'First',NULL,'name: Kilns and Lamps
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
',X'B641CE5F6CE2429EB4383A5A39CBD82077B54EC23E346F306B2A1DA8FEB9CC3B',NULL,NULL,0,0),
('7adxn8v235jh',1,'the computer','random','name: Kilns and Lamps
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
('7kswqgwk5z6k',0,'First',NULL,'name: Lamplit Thicket
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
',X'0EEF04A4D5ABC7B9EB28DAE316EA6369687298BE18F06F581FAE69E518B2D930',NULL,NULL,0,0),
('7kswqgwk5z6k',1,'the computer','random','name: Lamplit Thicket
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
('7kud8e422e8e',0,'First',NULL,'name: Blades of the Kiln
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
',X'BF95112AEEEE55485AC209F3748F6277012D3BF103527186BC3BBC6F1AC7E485',NULL,NULL,0,0),
('7kud8e422e8e',1,'the computer','random','name: Seven Roads
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
('7kymypw257qz',0,'First',NULL,'name: Tidewatch
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
',X'96DC42D0DED1D72185161E0C642631835D9010D4EE3BAE3E3A371C5A5D865A72',NULL,NULL,0,0),
('7kymypw257qz',1,'the computer','random','name: Tidewatch
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
('7zkd8mbpkfnd',0,'First',NULL,'name: Kilns and Lamps
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
',X'81C1C50F1BC29EB68D8E7A57127163D60A1BC3428C7EB93AB030FD91E69F074D',NULL,NULL,0,0),
('7zkd8mbpkfnd',1,'the computer','random','name: Quiet Charts
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
('84jsr4x6q57r',0,'First',NULL,'name: Strait and Tide
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
',X'9EF78776BBB834A5CC0F9B49D16E2784031F55C5C255C8D3F455E13BA01102B5',NULL,NULL,0,0),
('84jsr4x6q57r',1,'the computer','random','name: Ledger of Salt
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
('86hvxa2yzm8g',0,'First',NULL,'name: Seven Roads
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
',X'0C120782A21834C09F8B7955350A9F1FA81AE96F3551D914BC69683D5640A62C',NULL,NULL,0,0),
('86hvxa2yzm8g',1,'the computer','random','name: Seven Roads
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
('8e67vvg8y5w0',0,'First',NULL,'name: Quiet Charts
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
',X'CCA8453321B0A627C4865FB21B0E436EC1763E65B93DB1FC9EF2CB9794AC794B',NULL,NULL,0,0),
('8e67vvg8y5w0',1,'the computer','random','name: Quiet Charts
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
('8j2z86pgeha4',0,'First',NULL,'name: Choir of the Deep
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
',X'465E312351AA7679D08A2256116D7615855286928E880F74E6DEB652864691DC',NULL,NULL,0,0),
('8j2z86pgeha4',1,'the computer','random','name: Storm and Slag
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
('8new2s8phnkb',0,'First',NULL,'name: Kiln School
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
',X'4667EEE51D8987A862B43CD2A43E9656358B7B7D7ACD6DE165FB4C757B701682',NULL,NULL,0,0),
('8new2s8phnkb',1,'the computer','random','name: Garden School
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
('8s23bwx45u57',0,'First',NULL,'name: Canal School
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
',X'C57E5538986778A4E7B4F93ECDCDCA21F24E2DC700EA42C45FD49A0FD1672B63',NULL,NULL,0,0),
('8s23bwx45u57',1,'the computer','random','name: Attic School
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
('8v85fgbmtzp5',0,'First',NULL,'name: Canal School
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
',X'92E2A534597E495A2A1D88DF15E552062DDDF7279A76F73D4467B1FF89CE175F',NULL,NULL,0,0),
('8v85fgbmtzp5',1,'the computer','random','name: Kiln School
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
('94twrvzwpbgq',0,'First',NULL,'name: Attic School
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
',X'F3FE4E9198324585C2A0F280DC7D68F6E463C46CD35CA91CB25F0F456B55EC87',NULL,NULL,0,0),
('94twrvzwpbgq',1,'the computer','random','name: Garden School
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
('968x68df8rxx',0,'First',NULL,'name: Canal School
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
',X'0172A582B767145EA1ADA2E0428BD581B4648A47AC6AC1F08DF0E19DC611BE37',NULL,NULL,0,0),
('968x68df8rxx',1,'the computer','random','name: Kiln School
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
('9cbygjnvnsgu',0,'First',NULL,'name: Blades of the Kiln
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
',X'D48E4E88B9C55D2C70CCFD9A2862F3201819777EC220C84D6666B4133B6AC2D6',NULL,NULL,0,0),
('9cbygjnvnsgu',1,'the computer','random','name: Seven Roads
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
('9exvm5zrc5zs',0,'First',NULL,'name: Quiet Charts
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
',X'593E568727B94354784126079FE0965A0BF554BF105F76D3138438386A2352E5',NULL,NULL,0,0),
('9exvm5zrc5zs',1,'the computer','random','name: Kilns and Lamps
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
('9kq36bjg7c5a',0,'First',NULL,'name: Kiln and Wall
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
',X'EB0DA5D4EB2FB93F1EE0B06D6C195C33B7BC6FF8E5E987D1D52CE7646A0463E9',NULL,NULL,0,0),
('9kq36bjg7c5a',1,'the computer','random','name: Ledger of Salt
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
('9vtmmbzghck6',0,'First',NULL,'name: Tidewatch
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
',X'93F3ED2FD2AAE657590584E3D097223E84B02FE3C52411739B0C619C2CD5D3B6',NULL,NULL,0,0),
('9vtmmbzghck6',1,'the computer','random','name: Ember Row
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
('9y54c8339j5r',0,'First',NULL,'name: Kite School
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
',X'7E3DD3EE4D97AECDEDC5A19E4DBDEEE57595FAD8D4423F61C94950FB584665B5',NULL,NULL,0,0),
('9y54c8339j5r',1,'the computer','random','name: Tidewatch
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
('a9kvncrckg89',0,'First',NULL,'name: Drowned Canopy
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
',X'9FC4F5D3AF847BC2A931D63B3274E234398D5DCB8C7CD00F8B5282630D2D7E76',NULL,NULL,0,0),
('a9kvncrckg89',1,'the computer','random','name: Lamplit Thicket
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
('acg2pfffm6wk',0,'First',NULL,'name: Kiln School
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
',X'0198661E7B8ADD1965E732CAC8733CE8D59976BF57C6E90935112893F228E8FB',NULL,NULL,0,0),
('acg2pfffm6wk',1,'the computer','random','name: Attic School
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
('ag22tzedjtza',0,'First',NULL,'name: Strait and Tide
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
',X'A30A8EB86448F096D17E98DE9FEAD6D5C85995F91F6199542353F00B2C1EFFDB',NULL,NULL,0,0),
('ag22tzedjtza',1,'the computer','random','name: Kiln and Wall
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
('amhw5294bqt8',0,'First',NULL,'name: Kiln School
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
',X'47BEEE4818966F28B7F6A2BAB2D3E220CF66FE6FBBABB7B3D6BAB4CCFF782500',NULL,NULL,0,0),
('amhw5294bqt8',1,'the computer','random','name: Canal School
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
('anrtkvvb4ewe',0,'First',NULL,'name: Quiet Charts
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
',X'368E0D6DF305170ECD7683B3E106C7B35C2EB000C945EEB006E99313E66EF089',NULL,NULL,0,0),
('anrtkvvb4ewe',1,'the computer','random','name: Lamplit Thicket
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
('au7mkcn5ejym',0,'First',NULL,'name: Ember Row
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
',X'22A1D18136ED2A8205EAC746F5815C2B0410F8BBAAA8D8BFB349279AD591D3EA',NULL,NULL,0,0),
('au7mkcn5ejym',1,'the computer','random','name: Ember Row
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
('b4ncvtnreucu',0,'First',NULL,'name: Ember Row
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
',X'41D8D708A66B60AE326F81E1F1488529316B4689F6C8FB654330224639216F62',NULL,NULL,0,0),
('b4ncvtnreucu',1,'the computer','random','name: Ember Row
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
('bgmte2ccqj4m',0,'First',NULL,'name: Ledger of Salt
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
',X'AEFDC6601CCFDD385428FC2DAD213B3F8458F8977B13EDACA511431344865ABC',NULL,NULL,0,0),
('bgmte2ccqj4m',1,'the computer','random','name: Ledger of Salt
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
('bgngt93vgqzy',0,'First',NULL,'name: Kiln School
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
',X'06EFC31C224CE8273B511D9D92488A32A97DC19EB60F4DA4CE356269E02EB210',NULL,NULL,0,0),
('bgngt93vgqzy',1,'the computer','random','name: Canal School
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
('bk7gcr49q2n4',0,'First',NULL,'name: Garden School
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
',X'B864613E5A232446EFF6EFCCCA46A1C2216D06E33FAAE98A10435222037A1803',NULL,NULL,0,0),
('bk7gcr49q2n4',1,'the computer','random','name: Attic School
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
('bpydfk5e3exr',0,'First',NULL,'name: Strait and Tide
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
',X'15EF0302A7EF7A12B81994D4C4DC79EA3B8EA69F3989229755F1E418892ABBF0',NULL,NULL,0,0),
('bpydfk5e3exr',1,'the computer','random','name: Strait and Tide
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
('brnn43yczwyu',0,'First',NULL,'name: Choir of the Deep
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
',X'ECF4FDC68BA2538E7A579033BD45127554C041480EA4A98FEAD56727AC8B7428',NULL,NULL,0,0),
('brnn43yczwyu',1,'the computer','random','name: Storm and Slag
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
('bt5qzqrvgbrv',0,'First',NULL,'name: Quiet Charts
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
',X'921B47148684908A4A7BEFEC3A927AE994BD2B3C07BE5C20BEBDD8F5B5D64A1A',NULL,NULL,0,0),
('bt5qzqrvgbrv',1,'the computer','random','name: Quiet Charts
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
('bwsetnjw6pth',0,'First',NULL,'name: Blades of the Kiln
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
',X'D11C0194D5C60B9BEB92DE230FEA84B6D7DF974D2903686D79D9CC6B8ADEBD4D',NULL,NULL,0,0),
('bwsetnjw6pth',1,'the computer','random','name: Blades of the Kiln
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
('c65vrckguwpm',0,'First',NULL,'name: Quiet Charts
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
',X'ADC2D96FA2686AFF9B035167FD7EA521E6C72E710CD196F061B6BD5064E7A47C',NULL,NULL,0,0),
('c65vrckguwpm',1,'the computer','random','name: Drowned Canopy
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
('c8bvs7ekvp7y',0,'First',NULL,'name: Tidewatch
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
',X'910014BE909CB1CC0A740C0012881E146187220CCCBCF103BA586794743E148F',NULL,NULL,0,0),
('c8bvs7ekvp7y',1,'the computer','random','name: Tidewatch
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
('c9v3ck3keu3b',0,'First',NULL,'name: Kiln and Wall
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
',X'C9D74C38BD974396C0AA9192E8BFB887FB7760A829247C13E41F9AAE232A692B',NULL,NULL,0,0),
('c9v3ck3keu3b',1,'the computer','random','name: Ledger of Salt
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
('chka2twhwxck',0,'First',NULL,'name: Ember Row
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
',X'B5EC33930BE8FAB99CADB646E3172A9171625FC9571F255F1F504794FA7DEFBF',NULL,NULL,0,0),
('chka2twhwxck',1,'the computer','random','name: Tidewatch
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
('cpsuy075z2tb',0,'First',NULL,'name: Canal School
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
',X'3450D27E8A1C9E1AC7A4602D88F1C8CC3B95A1126BF6A968D6D0D6FECA0E2C73',NULL,NULL,0,0),
('cpsuy075z2tb',1,'the computer','random','name: Canal School
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
('d6xbzakkm8jj',0,'First',NULL,'name: Blades of the Kiln
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
',X'4F92726DE20187B4E802018E539FA7E9AB5FB1352CE6D2106199BE234268D083',NULL,NULL,0,0),
('d6xbzakkm8jj',1,'the computer','random','name: Blades of the Kiln
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
('dd766b5s346t',0,'First',NULL,'name: Storm and Slag
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
',X'D702C22920405A5037638D2DAA10C68A05F805F04F99F6236DE79BA1C7AD9852',NULL,NULL,0,0),
('dd766b5s346t',1,'the computer','random','name: Seven Roads
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
('ddg5mztgc7b5',0,'First',NULL,'name: Strait and Tide
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
',X'71B8220203A8CC92B8D73DED96EE811CD41DE917942F5C9FF938AEE3986CA7B6',NULL,NULL,0,0),
('ddg5mztgc7b5',1,'the computer','random','name: Kiln and Wall
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
('dhtts8adp3h2',0,'First',NULL,'name: Kite School
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
',X'B50B8CF2197FAE61465E1D88306D84F6F1ABB57D878D5B6144BA606F2FA7CD63',NULL,NULL,0,0),
('dhtts8adp3h2',1,'the computer','random','name: Ember Row
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
('ds2rjesh47bv',0,'First',NULL,'name: Lamplit Thicket
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
',X'042421297008A27A970F35D3E748E68CD2CDF61C5576D36995FE0EAD307769F7',NULL,NULL,0,0),
('ds2rjesh47bv',1,'the computer','random','name: Drowned Canopy
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
('dvt480tpxzcz',0,'First',NULL,'name: Storm and Slag
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
',X'13945984A2473A3E6CF909AFED9799909EA6A3C4888AEA84B45F9E56B3AF98A4',NULL,NULL,0,0),
('dvt480tpxzcz',1,'the computer','random','name: Choir of the Deep
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
('e0ur3g33s7dt',0,'First',NULL,'name: Seven Roads
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
',X'3FAD2B6A0B7C1F10DB912CEBE89B5333FD25A709B613B7BBB7B72AA9D8EEBA4C',NULL,NULL,0,0),
('e0ur3g33s7dt',1,'the computer','random','name: Blades of the Kiln
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
('e3dw00ewsxe8',0,'First',NULL,'name: Lamplit Thicket
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
',X'F40042E134C300EAE630982026756E511D65E2496A32183FB44E6854B9BF7E30',NULL,NULL,0,0),
('e3dw00ewsxe8',1,'the computer','random','name: Kilns and Lamps
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
('ehhz9du2ckyx',0,'First',NULL,'name: Kiln and Wall
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
',X'F0E9AAFD71B16553B9D702483A0B6AA34C44AFED0641E04B1FA56E61D73C7230',NULL,NULL,0,0),
('ehhz9du2ckyx',1,'the computer','random','name: Storm and Kite
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
('em3zxvacy074',0,'First',NULL,'name: Storm and Slag
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
',X'7E8EEDB70103C9C747D75BC34C15C9020358FE7A1732B1AD132BEA9163670A0C',NULL,NULL,0,0),
('em3zxvacy074',1,'the computer','random','name: Choir of the Deep
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
('f2yyq75h9eaf',0,'First',NULL,'name: Seven Roads
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
',X'8341299AD43FC3E5B203987185259DE86024E6BEB8EACEAE8AB86D8DF13E0B68',NULL,NULL,0,0),
('f2yyq75h9eaf',1,'the computer','random','name: Blades of the Kiln
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
('fcjebpnxjbca',0,'First',NULL,'name: Drowned Canopy
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
',X'1D27CC273811D2E71581E40409E1BA46F77BBFED790D2D4637F9B4D9E87D688F',NULL,NULL,0,0),
('fcjebpnxjbca',1,'the computer','random','name: Quiet Charts
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
('fh5h8uueb9qw',0,'First',NULL,'name: Storm and Slag
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
',X'4316A6DF1A6AC3400DC88ADD52930F74AB686CB003C7601241CAAA6DFAB6B9DD',NULL,NULL,0,0),
('fh5h8uueb9qw',1,'the computer','random','name: Seven Roads
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
('ft74qhv99wg6',0,'First',NULL,'name: Storm and Slag
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
',X'EA01AAC8DEF499085A793F27608743C26EF9FD8BAB986C8179CB9FAC98D8464D',NULL,NULL,0,0),
('ft74qhv99wg6',1,'the computer','random','name: Choir of the Deep
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
('fvvk33jdzv99',0,'First',NULL,'name: Kite School
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
',X'4E1C30C8690A1CA3E47035E34644AA97439F9515A7EEA480DEA69B555EAE6D1E',NULL,NULL,0,0),
('fvvk33jdzv99',1,'the computer','random','name: Lamp Orchestra
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
('fyfdj4g7jtdj',0,'First',NULL,'name: Blades of the Kiln
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
',X'611645D03870902F6E8853BF9C7A7A7F00219F964A2BC84A528E0BA867FDD6F7',NULL,NULL,0,0),
('fyfdj4g7jtdj',1,'the computer','random','name: Blades of the Kiln
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
('g66xbjr6rkht',0,'First',NULL,'name: Tidewatch
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
',X'41B46D68A8FFC349B87FD938C0E0BE0826AC644969B0717FA889CED5540B07B3',NULL,NULL,0,0),
('g66xbjr6rkht',1,'the computer','random','name: Kite School
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
('g6thvmckvhyw',0,'First',NULL,'name: Strait and Tide
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
',X'825F9BBED06FBA2F655804380D6C7295D5674A9EF5AFAF31AA44E9E6E46F0CCD',NULL,NULL,0,0),
('g6thvmckvhyw',1,'the computer','random','name: Strait and Tide
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
('gj0wafunr5c3',0,'First',NULL,'name: Lamp Orchestra
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
',X'3D18C8B291F6EE19BCCCDAA9D39022952D17B7FBBAD185374FDF953FBA5A50C4',NULL,NULL,0,0),
('gj0wafunr5c3',1,'the computer','random','name: Ember Row
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
('grat9xznggfv',0,'First',NULL,'name: Quiet Charts
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
',X'BEFA17F64AF1EE4B37071025D27416576A6FEE48BD8EC37CDFB6FA10E2666BDD',NULL,NULL,0,0),
('grat9xznggfv',1,'the computer','random','name: Quiet Charts
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
('gtzwafxyybck',0,'First',NULL,'name: Storm and Slag
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
',X'4419207036402C9E3084C04345B1A56FBC368B0CC5188D1AA976441CCBFD715F',NULL,NULL,0,0),
('gtzwafxyybck',1,'the computer','random','name: Choir of the Deep
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
('gvt8u9vt9dd2',0,'First',NULL,'name: Lamplit Thicket
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
',X'B2AE79D6F365A6FCF55FFF790F4E6EB8499EC15285D037195248E205C5DF438B',NULL,NULL,0,0),
('gvt8u9vt9dd2',1,'the computer','random','name: Kilns and Lamps
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
('gwb8achs7nv2',0,'First',NULL,'name: Ledger of Salt
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
',X'429373796319276841E721E42A0680EA8778C01394AA8F0CFBF3065C2F296DD3',NULL,NULL,0,0),
('gwb8achs7nv2',1,'the computer','random','name: Storm and Kite
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
('gxem0hjfjbqy',0,'First',NULL,'name: Ledger of Salt
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
',X'5547FD6F6A53EEA2A66472B5086D7556C47CAB31964B275C1721316B814C5544',NULL,NULL,0,0),
('gxem0hjfjbqy',1,'the computer','random','name: Storm and Kite
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
('gypqvcgacxq2',0,'First',NULL,'name: Canal School
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
',X'5AF7095E68043A6D77791ACB37E60B0B39955EE7ABAA49691EF6065F2B10315C',NULL,NULL,0,0),
('gypqvcgacxq2',1,'the computer','random','name: Canal School
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
('h8ve4bdratxj',0,'First',NULL,'name: Lamplit Thicket
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
',X'0997CFB9B5BB56E44CAA67DFAF66F4253AED33A7BB7D922BE03D3F9395684283',NULL,NULL,0,0),
('h8ve4bdratxj',1,'the computer','random','name: Kilns and Lamps
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
('ha3a6b2jt3m9',0,'First',NULL,'name: Quiet Charts
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
',X'28FBB3DC776AA3E90CF0D8BFC6D79BE4C9C1C3D87C2464AF1316E343A1AB9EF7',NULL,NULL,0,0),
('ha3a6b2jt3m9',1,'the computer','random','name: Drowned Canopy
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
('j7wnp6vq98zq',0,'First',NULL,'name: Lamp Orchestra
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
',X'3BDCF2FDF947633D6BAFC108880A4282BA6579473673874AED6FDC3C39A0C77D',NULL,NULL,0,0),
('j7wnp6vq98zq',1,'the computer','random','name: Tidewatch
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
('k5ngd545s4m2',0,'First',NULL,'name: Kilns and Lamps
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
',X'65CEA45FE100F482E914788469B61923BC4A7D70AD313EF6D83BF3B6D0DC9C69',NULL,NULL,0,0),
('k5ngd545s4m2',1,'the computer','random','name: Kilns and Lamps
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
('k74a0cbkgpqu',0,'First',NULL,'name: Canal School
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
',X'49C4B4DA5621A15D9FB770B9306CCBD6F8569210DE26530123F774910F3269F4',NULL,NULL,0,0),
('k74a0cbkgpqu',1,'the computer','random','name: Canal School
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
('kpkvq40f4gjq',0,'First',NULL,'name: Choir of the Deep
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
',X'210C95AE2669E35E1CD37005E52E43600F771C974681E1743462E9837A30E071',NULL,NULL,0,0),
('kpkvq40f4gjq',1,'the computer','random','name: Storm and Slag
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
('kpxymskyjsct',0,'First',NULL,'name: Tidewatch
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
',X'9A332BCC8C9FB6E0295EF36D75A9993ADC4B60CDCBCF4089B5F17937078CD5E3',NULL,NULL,0,0),
('kpxymskyjsct',1,'the computer','random','name: Ember Row
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
('ktppgd4epqdw',0,'First',NULL,'name: Ledger of Salt
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
',X'F32A85F9958D7DBDFCA92AB6DE6327DD2BF9E5BA37AF79815396BD454F7959A1',NULL,NULL,0,0),
('ktppgd4epqdw',1,'the computer','random','name: Storm and Kite
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
('kz89e775hdpt',0,'First',NULL,'name: Blades of the Kiln
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
',X'ED8E3C9B083DC71F5AA93E8DE2EF7AC5479A29CA686F65052B55B96EA6ABC1FE',NULL,NULL,0,0),
('kz89e775hdpt',1,'the computer','random','name: Choir of the Deep
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
('kzxkr8tgckud',0,'First',NULL,'name: Quiet Charts
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
',X'0601BA651E6778D3BCFC0672551BB6DD2D897E36B3BAE46BB44438A35EFF4A6D',NULL,NULL,0,0),
('kzxkr8tgckud',1,'the computer','random','name: Lamplit Thicket
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
('m07rpdxyedye',0,'First',NULL,'name: Tidewatch
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
',X'6B38E2E51A69C1E672F5AE0BD6082DAA2A73522D8FE944A55DC3A842BF4614BF',NULL,NULL,0,0),
('m07rpdxyedye',1,'the computer','random','name: Kite School
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
('m0h75babn3h4',0,'First',NULL,'name: Kilns and Lamps
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
',X'0A76712C38F7405A5847A4D4D0707A388649F09F5E2C692F99C3907639A0B101',NULL,NULL,0,0),
('m0h75babn3h4',1,'the computer','random','name: Drowned Canopy
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
('m6mau4yw3zz0',0,'First',NULL,'name: Strait and Tide
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
',X'E3494DBDCB3C6A625724B96EEC7889D1A209FC4E2B53CF112E6C830C0A413B2E',NULL,NULL,0,0),
('m6mau4yw3zz0',1,'the computer','random','name: Storm and Kite
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
('m7hf0c7aceg7',0,'First',NULL,'name: Drowned Canopy
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
',X'23CC767E9FD92AA9EC14674BEF2DF297EFCAD8241CAAAA7C0BE2AA751D2F713F',NULL,NULL,0,0),
('m7hf0c7aceg7',1,'the computer','random','name: Quiet Charts
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
('mcmfaexhnvwj',0,'First',NULL,'name: Garden School
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
',X'0E9819C66F4CC15748D30969FF0DFAF3DC5D72F6CDC1F8CDEE4606EFA8A75C0D',NULL,NULL,0,0),
('mcmfaexhnvwj',1,'the computer','random','name: Kiln School
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
('mffwapx7rvhz',0,'First',NULL,'name: Lamplit Thicket
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
',X'4CD3C4A0684782F7E50567D67EDD9A4B0340E984523B1687D6C15E38A4ADE26B',NULL,NULL,0,0),
('mffwapx7rvhz',1,'the computer','random','name: Kilns and Lamps
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
('mkwayuve8zhx',0,'First',NULL,'name: Garden School
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
',X'D2FAFDC80A4A6A06D76834F7AF8ABBD15895FB5830C8C042626CE47B7DD774DD',NULL,NULL,0,0),
('mkwayuve8zhx',1,'the computer','random','name: Kiln School
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
('mt33kftpfman',0,'First',NULL,'name: Blades of the Kiln
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
',X'60A6F17EE20CC09CE9DC6C2E1585D81A465E1364F80617DA5C897F6199AA8C36',NULL,NULL,0,0),
('mt33kftpfman',1,'the computer','random','name: Seven Roads
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
('mxbddtqgckga',0,'First',NULL,'name: Kite School
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
',X'4B17F709D801CDF19BA9B36B97AB0BF69B146F41A8C4B80945B26DE0774D5678',NULL,NULL,0,0),
('mxbddtqgckga',1,'the computer','random','name: Lamp Orchestra
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
('n35admnmhs06',0,'First',NULL,'name: Kiln and Wall
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
',X'BE2D798190527FE243171E4E9B729F1C99B0B3D1F80E8DC143D677DD39B48433',NULL,NULL,0,0),
('n35admnmhs06',1,'the computer','random','name: Storm and Kite
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
('nbbvxwmnsdwv',0,'First',NULL,'name: Ledger of Salt
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
',X'0A164A86603E1E0B418C4C2CA2B55C8744B12571CB7949233EAA732D16804908',NULL,NULL,0,0),
('nbbvxwmnsdwv',1,'the computer','random','name: Storm and Kite
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
('nbgtsuf8qp9s',0,'First',NULL,'name: Garden School
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
',X'9EDFD22F804E3BACBD164100907E6FE3523DCAE89D8386D547C9B83025602BC1',NULL,NULL,0,0),
('nbgtsuf8qp9s',1,'the computer','random','name: Kiln School
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
('njpc8et9psub',0,'First',NULL,'name: Lamplit Thicket
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
',X'8ED21D9396FB4E5062DE6BEAA43EDECAA802D15DE997DD9583E1F036D7F04BCE',NULL,NULL,0,0),
('njpc8et9psub',1,'the computer','random','name: Lamplit Thicket
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
('nn66sqn6c0wn',0,'First',NULL,'name: Kiln and Wall
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
',X'6F500FE84DB0D2DBDCE9A948BCC204F62AC47568CA73246AB103D28ABCB21594',NULL,NULL,0,0),
('nn66sqn6c0wn',1,'the computer','random','name: Storm and Kite
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
('npjwuabu8hmn',0,'First',NULL,'name: Kiln and Wall
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
',X'61D7FD5A1EB3AB9BE826F02590AF9E899056857E1734E90ADF64BD3F92035184',NULL,NULL,0,0),
('npjwuabu8hmn',1,'the computer','random','name: Ledger of Salt
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
('nugt946rsg6x',0,'First',NULL,'name: Storm and Slag
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
',X'C8D243DDFA7AA65B80A2C19FBC44D47DC7794FB4A336FD733756CE20B9B28717',NULL,NULL,0,0),
('nugt946rsg6x',1,'the computer','random','name: Blades of the Kiln
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
('p27b8r4xy30j',0,'First',NULL,'name: Tidewatch
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
',X'8BFDB15221384FE09AD6497DFDF9FC733FF913329AE60E7191F2B9534E8A761C',NULL,NULL,0,0),
('p27b8r4xy30j',1,'the computer','random','name: Tidewatch
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
('p3mzhsqnrp54',0,'First',NULL,'name: Tidewatch
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
',X'1894F9F4B4A6B56E649741459D72EA40CFBC21B6200680F177AD6067FDC53942',NULL,NULL,0,0),
('p3mzhsqnrp54',1,'the computer','random','name: Tidewatch
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
('pcgveau5grng',0,'First',NULL,'name: Ember Row
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
',X'1CDE7DC4561266D75392DD8969491A9B51B880544E69B1664B7A85A13CEE3B9D',NULL,NULL,0,0),
('pcgveau5grng',1,'the computer','random','name: Lamp Orchestra
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
('ptzp6a6xubk4',0,'First',NULL,'name: Garden School
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
',X'3FA38C68D909BC623FF36ABB4F291F0A4AA306B796DDEF93C1111E356FDE5566',NULL,NULL,0,0),
('ptzp6a6xubk4',1,'the computer','random','name: Garden School
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
('q0vhg72wt683',0,'First',NULL,'name: Canal School
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
',X'BAEA555311B2B20A4D19B08257F477B8D629A4E4D78D932E0BEB751669F7BAF1',NULL,NULL,0,0),
('q0vhg72wt683',1,'the computer','random','name: Kiln School
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
('r3e4zk3mfey2',0,'First',NULL,'name: Lamplit Thicket
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
',X'1698FB9DE40E7206F3C2E0F601145AEC575CA64EE66E7ED13E240DCDF8B8D0DF',NULL,NULL,0,0),
('r3e4zk3mfey2',1,'the computer','random','name: Quiet Charts
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
('r7j4pzu9cugn',0,'First',NULL,'name: Lamp Orchestra
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
',X'1C74A0E825FE3EF14BDA65A0FEE942477AEF56CA1E012A5F0F6EF809AE899C0F',NULL,NULL,0,0),
('r7j4pzu9cugn',1,'the computer','random','name: Lamp Orchestra
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
('rjvrzvn6y2d7',0,'First',NULL,'name: Ember Row
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
',X'AF72749CA37A7944ED8C51D197EED62211C2F57C4560D958AC818ABD12E4F943',NULL,NULL,0,0),
('rjvrzvn6y2d7',1,'the computer','random','name: Lamp Orchestra
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
('rtwdfnt0ca8j',0,'First',NULL,'name: Seven Roads
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
',X'EF8D7C686BBC2790D7B302430A1C194F2799BC90634DD714515835829686B12B',NULL,NULL,0,0),
('rtwdfnt0ca8j',1,'the computer','random','name: Seven Roads
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
('rxym2abvx7md',0,'First',NULL,'name: Attic School
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
',X'EFDE6685F608675B8F309D0CA7794733520F8C4DE3B697F8AA12E5DFD506B644',NULL,NULL,0,0),
('rxym2abvx7md',1,'the computer','random','name: Garden School
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
('s2pmb7n8emg4',0,'First',NULL,'name: Lamp Orchestra
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
',X'C0251A9C5C5533878DD95AEBE2C5EAD89E12BE188D6B4AFDC714BC7648870453',NULL,NULL,0,0),
('s2pmb7n8emg4',1,'the computer','random','name: Ember Row
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
('s45p3jqncn4r',0,'First',NULL,'name: Garden School
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
',X'947F05D37E5722A11F5E81D6554EB6DB060EA5E491A765AFA072916B67FF1A43',NULL,NULL,0,0),
('s45p3jqncn4r',1,'the computer','random','name: Garden School
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
('s6p2va3wcvvz',0,'First',NULL,'name: Strait and Tide
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
',X'53081748661A9096C1B8E471E804128B792D074AB009978F1CBBD05D7CC0EEDF',NULL,NULL,0,0),
('s6p2va3wcvvz',1,'the computer','random','name: Storm and Kite
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
('sdptc0jrt25z',0,'First',NULL,'name: Seven Roads
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
',X'02D39F4665D52F80F46A15A751EAE946306E46157646420E31695C8271847126',NULL,NULL,0,0),
('sdptc0jrt25z',1,'the computer','random','name: Seven Roads
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
('sejwuqjyrkh3',0,'First',NULL,'name: Ember Row
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
',X'C45855E07D374C985F429598FA4D83B45254105C48B3B4ED62843D9E418C4435',NULL,NULL,0,0),
('sejwuqjyrkh3',1,'the computer','random','name: Ember Row
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
('sfbpcfs783ey',0,'First',NULL,'name: Storm and Slag
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
',X'518C718B3802620F2BAD240DF3A319BED50BBC9F221A6B91D32F650599D517CD',NULL,NULL,0,0),
('sfbpcfs783ey',1,'the computer','random','name: Seven Roads
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
('spx8zs3y93wy',0,'First',NULL,'name: Kiln School
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
',X'B99081523587BFEA61654328F50B0D4D8DFBBD56CB730F5D7DAAC212CFA5D556',NULL,NULL,0,0),
('spx8zs3y93wy',1,'the computer','random','name: Garden School
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
('ss7hc4j5ap0p',0,'First',NULL,'name: Canal School
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
',X'41D3553F6C6CF6DD8D0132B58A59029458F0924A433D7D3BADA9C26B87CE5B48',NULL,NULL,0,0),
('ss7hc4j5ap0p',1,'the computer','random','name: Kiln School
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
('sscgpk97neky',0,'First',NULL,'name: Canal School
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
',X'8592DA6174A55418D64CD8D0B004E60F3CF54738657F922466C69685C77FF268',NULL,NULL,0,0),
('sscgpk97neky',1,'the computer','random','name: Kiln School
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
('sztqwbu6k93f',0,'First',NULL,'name: Attic School
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
',X'C389037D3D9AA2E541BACB72222D7EA9DC320701761334AB2610A7D663BFE105',NULL,NULL,0,0),
('sztqwbu6k93f',1,'the computer','random','name: Kiln School
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
('ta0s57bk0h7z',0,'First',NULL,'name: Lamp Orchestra
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
',X'0620CC28FE08FAF1E3ABEC503C6408E31CA1A67B081ACF379D7CC3E37AE5E071',NULL,NULL,0,0),
('ta0s57bk0h7z',1,'the computer','random','name: Ember Row
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
('tbu3tycc5xvh',0,'First',NULL,'name: Strait and Tide
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
',X'8127C032BABEC5C1266D76ED604FEB1EA7D7543AAB18032C37EE52158160DB7B',NULL,NULL,0,0),
('tbu3tycc5xvh',1,'the computer','random','name: Ledger of Salt
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
('tp7tv6svfgx4',0,'First',NULL,'name: Ember Row
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
',X'EAADF9C5523BF6E1396175C3BB314125A3BBF913FF84FC62851E22818F7CA594',NULL,NULL,0,0),
('tp7tv6svfgx4',1,'the computer','random','name: Kite School
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
('tre34fszs536',0,'First',NULL,'name: Kilns and Lamps
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
',X'A65BA5F8A5C8A0AF4A4B29653C25DD8BB9A322A8E6CF9797D6180A56142FB88F',NULL,NULL,0,0),
('tre34fszs536',1,'the computer','random','name: Kilns and Lamps
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
('tua5u0y7bngm',0,'First',NULL,'name: Storm and Kite
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
',X'873DC9125D7BEFE03EF3F30EA1EB47922DF7D5F7FE5AA2236F6F84584654A116',NULL,NULL,0,0),
('tua5u0y7bngm',1,'the computer','random','name: Storm and Kite
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
('u3uj0dqs6pf2',0,'First',NULL,'name: Ember Row
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
',X'098E737CA6A0D00C6F81098754561AD7926BC2587A2EE119AA8D8CB45BAC2610',NULL,NULL,0,0),
('u3uj0dqs6pf2',1,'the computer','random','name: Kite School
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
('u58shnsnvyny',0,'First',NULL,'name: Storm and Slag
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
',X'23275C902ABC5BDB8E375D0E2F91EC8F87673FE9CF64A993DA81828A3DA67332',NULL,NULL,0,0),
('u58shnsnvyny',1,'the computer','random','name: Blades of the Kiln
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
('u8wmynh245jf',0,'First',NULL,'name: Storm and Slag
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
',X'7EC2D510CE8F62FDB6BBCF94A5095A3816867BC1598F25A068A657EBBA72D770',NULL,NULL,0,0),
('u8wmynh245jf',1,'the computer','random','name: Blades of the Kiln
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
('ucm4q0a4t93q',0,'First',NULL,'name: Kiln and Wall
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
',X'DCFA09976678B74175867CBBE6FC545AAC3E5915C9E885930796D886BC72F64A',NULL,NULL,0,0),
('ucm4q0a4t93q',1,'the computer','random','name: Strait and Tide
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
('ucv63msmpqwm',0,'First',NULL,'name: Choir of the Deep
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
',X'07A837962A4A8B4BA2FCFF8503EF240BC6068083F891833EB6678879A683870C',NULL,NULL,0,0),
('ucv63msmpqwm',1,'the computer','random','name: Storm and Slag
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
('ugyj94m80xre',0,'First',NULL,'name: Drowned Canopy
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
',X'CD4698528811F9D5BD2C0E9C85D9EDE9205B3CCEDEC87ED94F9016EE2696C104',NULL,NULL,0,0),
('ugyj94m80xre',1,'the computer','random','name: Drowned Canopy
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
('ujkxrptebv0t',0,'First',NULL,'name: Quiet Charts
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
',X'F93BA7CA54120CFAE57B3BC8477EE0DD73FBBBB89B1B805F44ED2F9B71BF5E93',NULL,NULL,0,0),
('ujkxrptebv0t',1,'the computer','random','name: Drowned Canopy
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
('us75ytn7szdp',0,'First',NULL,'name: Garden School
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
',X'600286C1E946F06B4D935A8E8C66995DF69250B7144BCB4AECCDD06E35B70EFD',NULL,NULL,0,0),
('us75ytn7szdp',1,'the computer','random','name: Garden School
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
('uusfqxvdnucj',0,'First',NULL,'name: Tidewatch
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
',X'DD0594E6C0A56EFD393812103E4DEB30D2EBAEB1A5099EF847E4A111DB5073F2',NULL,NULL,0,0),
('uusfqxvdnucj',1,'the computer','random','name: Tidewatch
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
('uw7j7m3k8x8m',0,'First',NULL,'name: Kiln and Wall
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
',X'1A10821B6F659165668FF0A765E061BBCF8D8C2CF83BB6844ADCF60963C12DED',NULL,NULL,0,0),
('uw7j7m3k8x8m',1,'the computer','random','name: Storm and Kite
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
('uws2ttz5tpw3',0,'First',NULL,'name: Canal School
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
',X'B8BAEA472EA5B547C4A7B3B1667C6D41DC16829FF79D2F8FBD022B2C0C08D22A',NULL,NULL,0,0),
('uws2ttz5tpw3',1,'the computer','random','name: Kiln School
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
('uzbtn5rbfvhh',0,'First',NULL,'name: Ledger of Salt
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
',X'2A9A1C2962F03EBF442E01C2C7D0623B80138DE1FC76859BAB90017FCD910471',NULL,NULL,0,0),
('uzbtn5rbfvhh',1,'the computer','random','name: Ledger of Salt
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
('uzt6ejte97e6',0,'First',NULL,'name: Choir of the Deep
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
',X'BC204EF03BEFAB1FF0D3B91A5F0630E6D18C5C60D03C5667890DB5B44DF7CF83',NULL,NULL,0,0),
('uzt6ejte97e6',1,'the computer','random','name: Choir of the Deep
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
('v33eadrbpu9v',0,'First',NULL,'name: Storm and Kite
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
',X'BC9E1632BC1EA4D27AA967EAB6DF490A51E9A13D019E03DAF30A0091F609D692',NULL,NULL,0,0),
('v33eadrbpu9v',1,'the computer','random','name: Strait and Tide
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
('v5vz6rytb9pg',0,'First',NULL,'name: Strait and Tide
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
',X'292FD8000118480F672BE9078DFD7584354F0A6699A05F77FE59E2D5CDB4F025',NULL,NULL,0,0),
('v5vz6rytb9pg',1,'the computer','random','name: Storm and Kite
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
('v9p0ytbr5kj3',0,'First',NULL,'name: Garden School
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
',X'EABE73ABC4BED129D735ECFDA52EF6CAC586F861D6062458E653DD9F38BE1475',NULL,NULL,0,0),
('v9p0ytbr5kj3',1,'the computer','random','name: Garden School
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
('vaun0gmp0975',0,'First',NULL,'name: Ledger of Salt
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
',X'12DA75BA8350FCA5735FFF56ECC3724F943C7FEC956E193C7D809D88DF688DE6',NULL,NULL,0,0),
('vaun0gmp0975',1,'the computer','random','name: Kiln and Wall
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
('vgv2rhwrtqqw',0,'First',NULL,'name: Quiet Charts
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
',X'A16DBF8B26A056BCD9D40201275FE7004E319B0D31608CCCD61BA0C3F09A60A0',NULL,NULL,0,0),
('vgv2rhwrtqqw',1,'the computer','random','name: Drowned Canopy
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
('vhuy4zw0ve8t',0,'First',NULL,'name: Storm and Kite
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
',X'63724BFE484D64795B56AEDD4C9E7D7977CDE58377CEB3B3C80CC1CE4A0B27A5',NULL,NULL,0,0),
('vhuy4zw0ve8t',1,'the computer','random','name: Kiln and Wall
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
('vpnc4e7reqgq',0,'First',NULL,'name: Tidewatch
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
',X'EF0E54A614F94B61CA37C2D499B6AAEA0B5F2320C05610336287A1CE5A0D586D',NULL,NULL,0,0),
('vpnc4e7reqgq',1,'the computer','random','name: Kite School
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
('w6f0jysc7ang',0,'First',NULL,'name: Kiln School
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
',X'2A84C5D964B9285E48B62CA1AF6908CF01A213F52A74FEE9044CC8B1BED0393A',NULL,NULL,0,0),
('w6f0jysc7ang',1,'the computer','random','name: Attic School
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
('w7gw7w6kguct',0,'First',NULL,'name: Choir of the Deep
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
',X'B64CD69D641EAA464C7357E5CB28EDF22AD81BE565A0CBD860D24AC33F71F6BF',NULL,NULL,0,0),
('w7gw7w6kguct',1,'the computer','random','name: Seven Roads
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
('wdkng6kpa0zk',0,'First',NULL,'name: Kilns and Lamps
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
',X'688C6EDC3BCF77F3E41F1E783FC084A363ED54E9CA3D8F063F01DDC5A408189D',NULL,NULL,0,0),
('wdkng6kpa0zk',1,'the computer','random','name: Kilns and Lamps
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
('wh085b9fcj86',0,'First',NULL,'name: Kite School
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
',X'F7F2099C7128B9A0544B458281DB82F53412507EEE660ADBA3A07255CD374481',NULL,NULL,0,0),
('wh085b9fcj86',1,'the computer','random','name: Ember Row
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
('wx7tcvrvkn9w',0,'First',NULL,'name: Ledger of Salt
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
',X'C83D8695C233F5BB425FF8D115F14DEE57FDE781EA68D77FF18C4619BB5C9AA2',NULL,NULL,0,0),
('wx7tcvrvkn9w',1,'the computer','random','name: Strait and Tide
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
('x4ydqt2tb06c',0,'First',NULL,'name: Storm and Slag
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
',X'75E66D3948FF3DD032B1480A8C2DE4F00778ACEE1B447EF23563152E041B9571',NULL,NULL,0,0),
('x4ydqt2tb06c',1,'the computer','random','name: Choir of the Deep
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
('xc7qbc8d6w8q',0,'First',NULL,'name: Blades of the Kiln
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
',X'EE3F228E0AA8289397CA413E38370ECDA06716C89CEEC4D944EA43B2E33CE171',NULL,NULL,0,0),
('xc7qbc8d6w8q',1,'the computer','random','name: Storm and Slag
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
('xdq327z3eqdk',0,'First',NULL,'name: Blades of the Kiln
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
',X'BF48E541EFA65D73ADAFCAF64E495FF06627012588A5F2178859AE09B7EB3526',NULL,NULL,0,0),
('xdq327z3eqdk',1,'the computer','random','name: Blades of the Kiln
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
('xefat0zx8cfg',0,'First',NULL,'name: Strait and Tide
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
',X'423692B129BFB3020179E56373519F9A304D5DF71C2564458F505CCDBA89DE37',NULL,NULL,0,0),
('xefat0zx8cfg',1,'the computer','random','name: Ledger of Salt
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
('xepbsydh20s7',0,'First',NULL,'name: Kiln School
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
',X'FE73EBB86516783C8A944AFE7BA88791F58F40A374155723924F2784066199C8',NULL,NULL,0,0),
('xepbsydh20s7',1,'the computer','random','name: Attic School
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
('xfh5uazumw0y',0,'First',NULL,'name: Lamp Orchestra
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
',X'556D16CBF98F9C781DB0A17B2E57F8D143E35C4964EE30D18887A36A2501BDA9',NULL,NULL,0,0),
('xfh5uazumw0y',1,'the computer','random','name: Kite School
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
('xmf755fy5526',0,'First',NULL,'name: Kiln and Wall
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
',X'037C444903CB7621DF784F4061E12E178740C7BE05171CC37D158B05187294AF',NULL,NULL,0,0),
('xmf755fy5526',1,'the computer','random','name: Strait and Tide
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
('xtptaqrvjkne',0,'First',NULL,'name: Kilns and Lamps
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
',X'4B4F5FC4FAF48455F7659BDF31AE228E1C4A51E7408E096FBB40584CA22F2E20',NULL,NULL,0,0),
('xtptaqrvjkne',1,'the computer','random','name: Drowned Canopy
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
('y9tjw6dyctrj',0,'First',NULL,'name: Ledger of Salt
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
',X'EA368C783DCECEF457620273CD6D858C52FD08FD153FFBDAE572F59E75F5D187',NULL,NULL,0,0),
('y9tjw6dyctrj',1,'the computer','random','name: Kiln and Wall
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
('ycqkbrcrrk0p',0,'First',NULL,'name: Garden School
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
',X'FE3551CE01EDC69A36CFC29FB8A05C1D4AD84AA770794E2CF309BAE7BFF90C8C',NULL,NULL,0,0),
('ycqkbrcrrk0p',1,'the computer','random','name: Attic School
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
('ygkz2w8xdddg',0,'First',NULL,'name: Tidewatch
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
',X'84B98ED67A1E7946111F4CC025339AD7BA34AA6DB6F27682FD0B4690F12C8C3D',NULL,NULL,0,0),
('ygkz2w8xdddg',1,'the computer','random','name: Tidewatch
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
('yhd37r5e9vxj',0,'First',NULL,'name: Lamp Orchestra
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
',X'34E4F737C392CF32BE53506F013E5810F6151D792F73F7BCE9DD405251FFDA86',NULL,NULL,0,0),
('yhd37r5e9vxj',1,'the computer','random','name: Kite School
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
('yk6cmvxk9env',0,'First',NULL,'name: Quiet Charts
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
',X'0AFAC17DC5E8C6FB7A0325DC816E8AEF6B134E6B0352A6E812757DB6EDA93A37',NULL,NULL,0,0),
('yk6cmvxk9env',1,'the computer','random','name: Quiet Charts
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
('yqs7hmtmexpa',0,'First',NULL,'name: Lamplit Thicket
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
',X'ED7EE59A8A429DDE48109BBC9F14D745C079EED8DAD4AD67D9F0706345E46010',NULL,NULL,0,0),
('yqs7hmtmexpa',1,'the computer','random','name: Lamplit Thicket
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
('zdchwdbmq2xq',0,'First',NULL,'name: Canal School
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
',X'EC0771C5D67385D23CF958DD765929E5C4FEA60C95AB9C589BAE1474A60DE687',NULL,NULL,0,0),
('zdchwdbmq2xq',1,'the computer','random','name: Canal School
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
('zqermva0vzu8',0,'First',NULL,'name: Kiln and Wall
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
',X'771E75590554632D64EEA95BCB2DA3C77C66686209D177D707B71B3DB4AA5CEE',NULL,NULL,0,0),
('zqermva0vzu8',1,'the computer','random','name: Storm and Kite
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
('zqq5df6umfyn',0,'First',NULL,'name: Storm and Slag
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
',X'AFC35B53F9E180C756FE07911F5F1534147B035FC830FD677D2C662E7D28EED9',NULL,NULL,0,0),
('zqq5df6umfyn',1,'the computer','random','name: Choir of the Deep
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
('zrujy52p97ze',0,'First',NULL,'name: Choir of the Deep
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
',X'77B857CDDB40819D4E09A697452A41BEB7A0594A1035307C9F596B812E13FC2D',NULL,NULL,0,0),
('zrujy52p97ze',1,'the computer','random','name: Seven Roads
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
('zt7zgtaufmdv',0,'First',NULL,'name: Canal School
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
',X'1B697C1E8AEEA269C877E92CE4CC10ED37EE79BB8469E0A9F0D18D7A28ACD4F6',NULL,NULL,0,0),
('zt7zgtaufmdv',1,'the computer','random','name: Garden School
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
('zxhzkqjb0bzz',0,'First',NULL,'name: Strait and Tide
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
',X'5D16183ACC7121AC7A6EA330E661FCCFD04DD787D5A15D76287B872D3D26AF5B',NULL,NULL,0,0),
('zxhzkqjb0bzz',1,'the computer','random','name: Ledger of Salt
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
('zzenp2c5v5db',0,'First',NULL,'name: Storm and Kite
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
',X'D8803F2351D316039CE51300BC00BFC0FA7269BA25D552EF98BABD9DC55E4C79',NULL,NULL,0,0),
('zzenp2c5v5db',1,'the computer','random','name: Strait and Tide
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
',NULL,NULL,NULL,0,0);
insert into moves values
('033nkuefqvrb',0,0,'places Lamp Concert',0),
('033nkuefqvrb',1,0,'places Encore',0),
('033nkuefqvrb',2,1,'places First Flight',0),
('033nkuefqvrb',3,1,'places Rising Wind',0),
('033nkuefqvrb',4,1,'puts Silk Spool into the energy zone',0),
('033nkuefqvrb',5,1,'puts Loom Mother into the energy zone',0),
('033nkuefqvrb',6,0,'activates ability 1 of Lamp Orchestra',0),
('033nkuefqvrb',7,0,'says no',0),
('033nkuefqvrb',8,0,'chooses right side',0),
('033nkuefqvrb',9,0,'plays Borrowed Coat',0),
('033nkuefqvrb',10,0,'keeps Lamp Cellist',0),
('033nkuefqvrb',11,0,'charges Silver Mouthpiece',0),
('033nkuefqvrb',12,1,'plays String Runner',0),
('033nkuefqvrb',13,1,'chooses centre',0),
('033nkuefqvrb',14,1,'pays with Silk Spool #10',0),
('033nkuefqvrb',15,1,'passes',0),
('033nkuefqvrb',16,1,'keeps Paper Apprentice',0),
('033nkuefqvrb',17,1,'charges no more',0),
('033nkuefqvrb',18,0,'plays Rest and Repeat',0),
('033nkuefqvrb',19,0,'attacks with Echo Moth',0),
('033nkuefqvrb',20,1,'plays Silk Spool',0),
('033nkuefqvrb',21,1,'pays with Loom Mother',0),
('033nkuefqvrb',22,0,'puts Overture into the energy zone',0),
('033nkuefqvrb',23,0,'plays Drum Marshal',0),
('033nkuefqvrb',24,0,'activates ability 1 of Lamp Orchestra',0),
('033nkuefqvrb',25,0,'says yes',0),
('033nkuefqvrb',26,0,'chooses left side',0),
('033nkuefqvrb',27,0,'attacks with Bell Ringer',0),
('033nkuefqvrb',28,1,'activates ability 1 of Kite School',0),
('033nkuefqvrb',29,1,'says no',0),
('033nkuefqvrb',30,0,'plays Lamp Cellist from the keep zone',0),
('033nkuefqvrb',31,0,'attacks with Lamp Cellist',0),
('033nkuefqvrb',32,0,'says yes',0),
('033nkuefqvrb',33,0,'plays Triangle Pupil',0),
('033nkuefqvrb',34,0,'chooses right side',0),
('033nkuefqvrb',35,0,'attacks with Triangle Pupil',0),
('033nkuefqvrb',36,0,'passes',0),
('033nkuefqvrb',37,0,'keeps Night Metronome',0),
('033nkuefqvrb',38,0,'charges Maestra Wick',0),
('033nkuefqvrb',39,1,'plays Bobbin Sparrow',0),
('033nkuefqvrb',40,1,'chooses centre',0),
('033nkuefqvrb',41,1,'pays with Silk Spool #47',0),
('033nkuefqvrb',42,1,'activates ability 1 of Kite School',0),
('033nkuefqvrb',43,1,'says yes',0),
('033nkuefqvrb',44,1,'chooses right side',0),
('033nkuefqvrb',45,1,'attacks with Storm Chaser',0),
('033nkuefqvrb',46,0,'slides Triangle Pupil',0),
('033nkuefqvrb',47,0,'chooses Glass Harper',0),
('033nkuefqvrb',48,0,'chooses Harbour Master',0),
('033nkuefqvrb',49,0,'puts Triangle Pupil into the energy zone',0),
('033nkuefqvrb',50,1,'plays Paper Apprentice from the keep zone',0),
('033nkuefqvrb',51,1,'chooses right side',0),
('033nkuefqvrb',52,1,'pays with Patch and Mend',0),
('033nkuefqvrb',53,1,'says yes',0),
('033nkuefqvrb',54,1,'chooses Tail Painter',0),
('033nkuefqvrb',55,1,'plays Headmistress Gale',0),
('033nkuefqvrb',56,1,'chooses centre',0),
('033nkuefqvrb',57,1,'attacks with Paper Apprentice',0),
('033nkuefqvrb',58,0,'passes',0),
('033nkuefqvrb',59,1,'attacks with Headmistress Gale',0),
('033nkuefqvrb',60,0,'passes',0),
('033nkuefqvrb',61,1,'attacks with Bobbin Sparrow',0),
('033nkuefqvrb',62,0,'activates ability 1 of Lamp Orchestra',0),
('033nkuefqvrb',63,0,'says no',0),
('033nkuefqvrb',64,0,'chooses left side',0),
('033nkuefqvrb',65,1,'plays Loom Mother',0),
('033nkuefqvrb',66,1,'chooses right side',0),
('033nkuefqvrb',67,1,'passes',0),
('033nkuefqvrb',68,1,'keeps no card',0),
('033nkuefqvrb',69,1,'charges String Runner',0),
('033nkuefqvrb',70,0,'plays Night Metronome from the keep zone',0),
('0cy2uwyexfa9',0,1,'keeps the hand',0),
('0cy2uwyexfa9',1,0,'keeps the hand',0),
('0cy2uwyexfa9',2,0,'passes',1),
('0cy2uwyexfa9',3,0,'passes',1),
('0cy2uwyexfa9',4,1,'calls Clover Brand Lv1 face down',0),
('0cy2uwyexfa9',5,1,'passes',0),
('0cy2uwyexfa9',6,0,'passes',1),
('0cy2uwyexfa9',7,1,'makes aether with Clover Brand Lv1',0),
('0cy2uwyexfa9',8,0,'passes',1),
('0cy2uwyexfa9',9,0,'passes',1),
('0cy2uwyexfa9',10,0,'passes',1),
('0cy2uwyexfa9',11,0,'passes',1),
('0cy2uwyexfa9',12,0,'passes',1),
('0cy2uwyexfa9',13,0,'calls Ferry Twill Lv1',0),
('0cy2uwyexfa9',14,0,'passes',1),
('0cy2uwyexfa9',15,0,'makes aether with Coin',0),
('0cy2uwyexfa9',16,0,'plays Puddle Newt',0),
('0cy2uwyexfa9',17,0,'enters recovered',0),
('0cy2uwyexfa9',18,0,'attacks no more',0),
('0cy2uwyexfa9',19,1,'passes',0),
('0cy2uwyexfa9',20,1,'passes',0),
('0cy2uwyexfa9',21,1,'calls Bramble Host face down',0),
('0cy2uwyexfa9',22,1,'makes aether with Clover Brand Lv1',0),
('0cy2uwyexfa9',23,1,'passes',0),
('0cy2uwyexfa9',24,1,'passes',0),
('0cy2uwyexfa9',25,1,'passes',0),
('0cy2uwyexfa9',26,1,'passes',0),
('0cy2uwyexfa9',27,1,'makes aether with Bramble Host',0),
('0cy2uwyexfa9',28,0,'passes',1),
('0cy2uwyexfa9',29,0,'passes',1),
('0cy2uwyexfa9',30,0,'calls nothing',0),
('0cy2uwyexfa9',31,0,'passes',1),
('0cy2uwyexfa9',32,0,'makes aether with Ferry Twill Lv1',0),
('0cy2uwyexfa9',33,0,'passes',0),
('0cy2uwyexfa9',34,0,'attacks with Puddle Newt',0),
('0cy2uwyexfa9',35,0,'corrupts orb 5',0),
('0cy2uwyexfa9',36,1,'makes aether with Clover Brand Lv1',0),
('0cy2uwyexfa9',37,1,'makes aether with Bramble Host',0),
('0cy2uwyexfa9',38,1,'calls Grafting face down',0),
('0cy2uwyexfa9',39,1,'makes aether with Grafting',0),
('0cy2uwyexfa9',40,0,'passes',1),
('0cy2uwyexfa9',41,0,'passes',1),
('0cy2uwyexfa9',42,0,'calls Two Tickets face down',0),
('0cy2uwyexfa9',43,0,'passes',1),
('0cy2uwyexfa9',44,0,'passes',0),
('0cy2uwyexfa9',45,0,'passes',1),
('0cy2uwyexfa9',46,0,'passes',1),
('0cy2uwyexfa9',47,0,'attacks no more',0),
('0cy2uwyexfa9',48,0,'passes',1),
('0cy2uwyexfa9',49,0,'passes',1),
('0cy2uwyexfa9',50,0,'passes',1),
('0cy2uwyexfa9',51,1,'makes aether with Grafting',0),
('0cy2uwyexfa9',52,1,'makes aether with Clover Brand Lv1',0),
('0cy2uwyexfa9',53,1,'passes',0),
('0cy2uwyexfa9',54,0,'passes',1),
('0cy2uwyexfa9',55,1,'makes aether with Bramble Host',0),
('0cy2uwyexfa9',56,0,'passes',1),
('0cy2uwyexfa9',57,1,'calls Scarecrow Captain face down',0),
('0cy2uwyexfa9',58,1,'makes aether with Scarecrow Captain',0),
('0cy2uwyexfa9',59,0,'passes',1),
('0cy2uwyexfa9',60,0,'passes',1),
('0cy2uwyexfa9',61,0,'passes',1),
('0ekw774fhje6',0,0,'goes first',0),
('0ekw774fhje6',1,0,'keeps the hand',0),
('0ekw774fhje6',2,1,'takes a new hand',0),
('0ekw774fhje6',3,1,'puts Stone Warden Mara at the bottom',0),
('0ekw774fhje6',4,1,'puts Sparks on the Wind at the bottom',0),
('0ekw774fhje6',5,1,'puts Master of the Furnace at the bottom',0),
('0ekw774fhje6',6,1,'puts Gate Shield at the bottom',0),
('0ekw774fhje6',7,0,'plays Brannoch, Kiln Lord',0),
('0ekw774fhje6',8,0,'discards Ember Cadet for CP',0),
('0ekw774fhje6',9,0,'discards Tallow Clerk for CP',0),
('0ekw774fhje6',10,0,'discards Osric of the Gate for CP',0),
('0ekw774fhje6',11,1,'passes',0),
('0ekw774fhje6',12,1,'summons Hearth Colossus',0),
('0ekw774fhje6',13,1,'discards Wall Veteran for CP',0),
('0ekw774fhje6',14,1,'discards Mortar Mixer for CP',0),
('0ekw774fhje6',15,1,'passes',0),
('0ekw774fhje6',16,1,'passes',0),
('0z436swn522n',0,1,'keeps the hand',0),
('0z436swn522n',1,0,'exchanges cards',0),
('0z436swn522n',2,0,'puts Dusty Marigold Lv1 at the bottom',0),
('0z436swn522n',3,0,'puts no more at the bottom',0),
('0z436swn522n',4,0,'passes',1),
('0z436swn522n',5,0,'passes',1),
('0z436swn522n',6,1,'calls Two Tickets face down',0),
('0z436swn522n',7,1,'passes',0),
('0z436swn522n',8,0,'passes',1),
('0z436swn522n',9,1,'makes aether with Two Tickets',0),
('0z436swn522n',10,0,'passes',1),
('0z436swn522n',11,0,'passes',1),
('0z436swn522n',12,0,'passes',1),
('0z436swn522n',13,0,'passes',1),
('0z436swn522n',14,0,'passes',1),
('0z436swn522n',15,0,'calls Attic Moon face down',0),
('0z436swn522n',16,0,'passes',1),
('0z436swn522n',17,0,'passes',0),
('0z436swn522n',18,0,'passes',1),
('0z436swn522n',19,0,'passes',1),
('0z436swn522n',20,0,'passes',1),
('0z436swn522n',21,0,'passes',1),
('0z436swn522n',22,0,'passes',1),
('0z436swn522n',23,1,'makes aether with Two Tickets',0),
('0z436swn522n',24,0,'passes',1),
('0z436swn522n',25,0,'passes',1),
('0z436swn522n',26,1,'calls Sluice Marrow Lv1 face down',0),
('0z436swn522n',27,1,'makes aether with Sluice Marrow Lv1',0),
('0z436swn522n',28,0,'passes',1),
('0z436swn522n',29,0,'passes',1),
('0z436swn522n',30,0,'passes',1),
('0z436swn522n',31,0,'passes',0),
('0z436swn522n',32,0,'passes',1),
('0z436swn522n',33,0,'passes',1),
('0z436swn522n',34,0,'passes',1),
('0z436swn522n',35,0,'passes',1),
('0z436swn522n',36,0,'passes',1),
('0z436swn522n',37,0,'calls Mirror Trick face down',0),
('0z436swn522n',38,0,'passes',1),
('0z436swn522n',39,0,'passes',0),
('0z436swn522n',40,0,'passes',1),
('0z436swn522n',41,0,'passes',1),
('0z436swn522n',42,0,'passes',1),
('0z436swn522n',43,0,'passes',1),
('0z436swn522n',44,0,'passes',1),
('0z436swn522n',45,1,'makes aether with Sluice Marrow Lv1',0),
('0z436swn522n',46,1,'makes aether with Two Tickets',0),
('0z436swn522n',47,0,'passes',1),
('0z436swn522n',48,0,'passes',1),
('0z436swn522n',49,1,'calls Sluice Marrow Lv2 face down',0),
('0z436swn522n',50,1,'makes aether with Sluice Marrow Lv2',0),
('0z436swn522n',51,0,'passes',1),
('0z436swn522n',52,0,'passes',1),
('0z436swn522n',53,0,'passes',1),
('0z436swn522n',54,0,'passes',0),
('0z436swn522n',55,0,'passes',1),
('0z436swn522n',56,0,'passes',1),
('0z436swn522n',57,0,'passes',1),
('0z436swn522n',58,0,'passes',1),
('0z436swn522n',59,0,'passes',1),
('0z436swn522n',60,0,'levels up Attic Moon to Linen Hush Lv2',0),
('0z436swn522n',61,0,'passes',1),
('0z436swn522n',62,0,'plays Music Box',0),
('0z436swn522n',63,0,'pays Aes aether',0),
('0z436swn522n',64,0,'makes aether with Coin',0),
('0z436swn522n',65,0,'passes',0),
('0z436swn522n',66,0,'enters recovered',0),
('0z436swn522n',67,0,'passes',0),
('0z436swn522n',68,0,'passes',1),
('0z436swn522n',69,0,'passes',1),
('0z436swn522n',70,0,'attacks with Music Box',0),
('0z436swn522n',71,0,'passes',1),
('0z436swn522n',72,0,'corrupts orb 6',0),
('0z436swn522n',73,0,'makes aether with Mirror Trick',0),
('0z436swn522n',74,1,'passes',0),
('0z436swn522n',75,1,'makes aether with Two Tickets',0),
('0z436swn522n',76,1,'makes aether with Sluice Marrow Lv1',0),
('0z436swn522n',77,1,'makes aether with Sluice Marrow Lv2',0),
('0z436swn522n',78,1,'calls Tidy Quill Lv1 face down',0),
('0z436swn522n',79,1,'makes aether with Tidy Quill Lv1',0),
('0z436swn522n',80,0,'passes',1),
('0z436swn522n',81,0,'passes',1),
('0z436swn522n',82,0,'calls Old Photograph face down',0),
('0z436swn522n',83,0,'passes',1),
('0z436swn522n',84,0,'makes aether with Mirror Trick',0),
('0z436swn522n',85,0,'passes',0),
('0z436swn522n',86,0,'passes',1),
('0z436swn522n',87,0,'passes',1),
('0z436swn522n',88,0,'attacks no more',0),
('0z436swn522n',89,0,'passes',1),
('0z436swn522n',90,0,'passes',1),
('0z436swn522n',91,0,'passes',1),
('0z436swn522n',92,1,'makes aether with Tidy Quill Lv1',0),
('0z436swn522n',93,1,'passes',0),
('0z436swn522n',94,0,'passes',1),
('0z436swn522n',95,1,'makes aether with Sluice Marrow Lv2',0),
('0z436swn522n',96,1,'makes aether with Two Tickets',0),
('0z436swn522n',97,1,'makes aether with Sluice Marrow Lv1',0),
('0z436swn522n',98,0,'passes',1),
('0z436swn522n',99,1,'levels up Two Tickets to Pell Lantern Lv2',0),
('0z436swn522n',100,0,'passes',1),
('0z436swn522n',101,0,'passes',1),
('0z436swn522n',102,0,'passes',1),
('0z436swn522n',103,0,'makes aether with Old Photograph',0),
('0z436swn522n',104,0,'passes',0),
('0z436swn522n',105,0,'passes',1),
('0z436swn522n',106,0,'passes',1),
('0z436swn522n',107,0,'passes',1),
('0z436swn522n',108,0,'passes',1),
('0z436swn522n',109,0,'passes',1),
('0z436swn522n',110,0,'calls Coat Rack Knight face down',0),
('0z436swn522n',111,0,'passes',1),
('0z436swn522n',112,0,'switches Music Box',0),
('0z436swn522n',113,0,'makes aether with Old Photograph',0),
('0z436swn522n',114,0,'passes',0),
('243chgfe0d8d',0,0,'passes',0),
('243chgfe0d8d',1,1,'charges Moth Warden',0),
('243chgfe0d8d',2,1,'creates a plan',0),
('243chgfe0d8d',3,0,'charges Charnel Stair',0),
('243chgfe0d8d',4,0,'plays Hushed Clerk',0),
('28xh07cw6hap',0,1,'goes second',0),
('28xh07cw6hap',1,0,'takes a new hand',0),
('28xh07cw6hap',2,0,'puts Brannoch the Stoker at the bottom',0),
('2f2jfvgu4k4z',0,0,'places Lamp Concert',0),
('2f2jfvgu4k4z',1,0,'places Encore',0),
('2f2jfvgu4k4z',2,1,'places First Flight',0),
('2f2jfvgu4k4z',3,1,'places Long String Finals',0),
('2f2jfvgu4k4z',4,1,'puts String Runner into the energy zone',0),
('2f2jfvgu4k4z',5,0,'passes',0),
('2f2jfvgu4k4z',6,0,'keeps no card',0),
('2f2jfvgu4k4z',7,0,'charges Lamp Cellist',0),
('2f2jfvgu4k4z',8,0,'charges Overture',0),
('2f2jfvgu4k4z',9,1,'plays Tailwind',0),
('2f2jfvgu4k4z',10,1,'pays with Box Kite Pilot',0),
('2f2jfvgu4k4z',11,1,'passes',0),
('2f2jfvgu4k4z',12,1,'keeps Patch and Mend',0),
('2f2jfvgu4k4z',13,1,'charges Sky Harness',0),
('2f2jfvgu4k4z',14,0,'plays Gull Feeder',0),
('2f2jfvgu4k4z',15,0,'chooses right side',0),
('2f2jfvgu4k4z',16,0,'pays with Overture',0),
('2f2jfvgu4k4z',17,0,'plays Brass Lamp',0),
('2f2jfvgu4k4z',18,0,'passes',0),
('2f2jfvgu4k4z',19,0,'keeps no card',0),
('2f2jfvgu4k4z',20,0,'charges no more',0),
('2f2jfvgu4k4z',21,1,'passes',0),
('2f2jfvgu4k4z',22,1,'keeps Bobbin Sparrow',0),
('2f2jfvgu4k4z',23,1,'charges Lamp Lighter',0),
('2f2jfvgu4k4z',24,1,'charges Tailwind',0),
('2f2jfvgu4k4z',25,1,'charges no more',0),
('2f2jfvgu4k4z',26,0,'attacks with Gull Feeder',0),
('2f2jfvgu4k4z',27,1,'activates ability 1 of Kite School',0),
('2f2jfvgu4k4z',28,0,'puts Overture into the energy zone',0),
('2f2jfvgu4k4z',29,0,'activates ability 1 of Lamp Orchestra',0),
('2f2jfvgu4k4z',30,0,'says no',0),
('2f2jfvgu4k4z',31,0,'plays Rest and Repeat',0),
('2mcxxjyfk8ck',0,0,'goes first',0),
('2mcxxjyfk8ck',1,0,'takes a new hand',0),
('2mcxxjyfk8ck',2,0,'puts Sleeping Giant at the bottom',0),
('2mcxxjyfk8ck',3,0,'puts Sleeping Giant at the bottom',0),
('2mcxxjyfk8ck',4,0,'puts Chapel Novice at the bottom',0),
('2mcxxjyfk8ck',5,0,'puts Deepwater Cantor at the bottom',0),
('2mcxxjyfk8ck',6,1,'takes a new hand',0),
('2mcxxjyfk8ck',7,1,'puts Icicle Moth at the bottom',0),
('2mcxxjyfk8ck',8,1,'puts Ebb and Flow at the bottom',0),
('2mcxxjyfk8ck',9,1,'puts Aurel, Who Keeps the Flame at the bottom',0),
('2mcxxjyfk8ck',10,1,'puts Rime Duchess at the bottom',0),
('2mcxxjyfk8ck',11,0,'summons Undertow',0),
('2mcxxjyfk8ck',12,0,'discards Harbor Librarian for CP',0),
('2mcxxjyfk8ck',13,1,'passes',0),
('2mcxxjyfk8ck',14,0,'plays Frozen Clerk',0),
('2mcxxjyfk8ck',15,1,'passes',0),
('2mcxxjyfk8ck',16,1,'passes',0),
('2mcxxjyfk8ck',17,1,'uses ability 1 of Lantern Jelly',0),
('2mcxxjyfk8ck',18,1,'discards Reef Lancer for CP',0),
('2mcxxjyfk8ck',19,1,'plays Keeper of Frost Gate',0),
('2mcxxjyfk8ck',20,1,'discards Sleeping Giant for CP',0),
('2mcxxjyfk8ck',21,1,'plays Deepwater Cantor',0),
('2mcxxjyfk8ck',22,1,'discards Shoal Runner for CP',0),
('2mcxxjyfk8ck',23,1,'discards Harbor Librarian for CP',0),
('2mcxxjyfk8ck',24,0,'passes',0),
('2mcxxjyfk8ck',25,0,'plays Ice Cutter',0),
('2mcxxjyfk8ck',26,0,'discards Tidecaller Ondine for CP',0),
('2mcxxjyfk8ck',27,0,'does not use the Assist of Ice Cutter',0),
('2mcxxjyfk8ck',28,1,'uses ability 1 of Keeper of Frost Gate',0),
('2mcxxjyfk8ck',29,1,'discards Sleeping Giant for CP',0),
('2mcxxjyfk8ck',30,0,'plays Coral Bell',0),
('2mcxxjyfk8ck',31,0,'equips Ice Cutter',0),
('2mcxxjyfk8ck',32,0,'discards Lyra Saltvoice for CP',0),
('2mcxxjyfk8ck',33,0,'uses ability 3 of Coral Bell',0),
('2mcxxjyfk8ck',34,0,'discards Ebb and Flow for CP',0),
('2mcxxjyfk8ck',35,0,'uses ability 3 of Coral Bell',0),
('2mcxxjyfk8ck',36,0,'dulls Frozen Clerk for CP',0),
('2mcxxjyfk8ck',37,0,'passes',0),
('2mcxxjyfk8ck',38,1,'plays Waking Giant',0),
('2mcxxjyfk8ck',39,1,'attacks with Deepwater Cantor',0),
('2mcxxjyfk8ck',40,0,'uses ability 1 of Lantern Jelly',0),
('2mcxxjyfk8ck',41,0,'discards Chapel Novice for CP',0),
('2mcxxjyfk8ck',42,0,'plays Lyra Saltvoice',0),
('2mcxxjyfk8ck',43,0,'dulls Frozen Clerk for CP',0),
('2mcxxjyfk8ck',44,0,'discards Coral Bell for CP',0),
('2mcxxjyfk8ck',45,1,'passes',0),
('2mcxxjyfk8ck',46,1,'passes',0),
('2mcxxjyfk8ck',47,1,'attacks with Deepwater Cantor',0),
('2mcxxjyfk8ck',48,1,'uses ability 1 of Keeper of Frost Gate',0),
('2mcxxjyfk8ck',49,1,'chooses Lyra Saltvoice',0),
('2mcxxjyfk8ck',50,1,'attacks with Waking Giant',0),
('2mcxxjyfk8ck',51,0,'plays Icicle Moth',0),
('2mcxxjyfk8ck',52,0,'dulls Ice Cutter for CP',0),
('2mcxxjyfk8ck',53,0,'uses ability 2 of Icicle Moth',0),
('2mcxxjyfk8ck',54,0,'attacks with Lyra Saltvoice',0),
('2mcxxjyfk8ck',55,1,'summons Choir of the Deep',0),
('2mcxxjyfk8ck',56,1,'discards Lyra Saltvoice for CP',0),
('2mcxxjyfk8ck',57,1,'chooses Lyra Saltvoice',0),
('2mcxxjyfk8ck',58,1,'attacks with Waking Giant',0),
('2mcxxjyfk8ck',59,0,'uses the EX Burst of Long Night',0),
('2mcxxjyfk8ck',60,1,'uses ability 1 of Keeper of Frost Gate',0),
('2mcxxjyfk8ck',61,0,'plays Lyra Saltvoice',0),
('2mcxxjyfk8ck',62,0,'dulls Ice Cutter for CP',0),
('2mcxxjyfk8ck',63,1,'uses ability 1 of Keeper of Frost Gate',0),
('2mcxxjyfk8ck',64,0,'passes',0),
('2mcxxjyfk8ck',65,0,'passes',1),
('2mcxxjyfk8ck',66,0,'attacks with Lyra Saltvoice',0),
('2mcxxjyfk8ck',67,0,'passes',1),
('2mcxxjyfk8ck',68,0,'uses ability 1 of Lyra Saltvoice',0),
('2mwzy5pfuhu7',0,0,'places Lamp Concert',0),
('2mwzy5pfuhu7',1,0,'places Full Score',0),
('2mwzy5pfuhu7',2,1,'places Grand Clearance',0),
('2mwzy5pfuhu7',3,1,'places Opening Night',0),
('2mwzy5pfuhu7',4,0,'puts Drum Marshal into the energy zone',0),
('2mwzy5pfuhu7',5,0,'puts Fiddle Rover into the energy zone',0),
('2mwzy5pfuhu7',6,1,'passes',0),
('2mwzy5pfuhu7',7,1,'keeps Noodle Juggler',0),
('2mwzy5pfuhu7',8,1,'charges no more',0),
('2mwzy5pfuhu7',9,0,'activates ability 1 of Lamp Orchestra',0),
('2mwzy5pfuhu7',10,0,'says no',0),
('2mwzy5pfuhu7',11,0,'chooses left side',0),
('2mwzy5pfuhu7',12,0,'plays Conductor''s Ribbon',0),
('2mwzy5pfuhu7',13,0,'chooses centre',0),
('2mwzy5pfuhu7',14,0,'pays with Page Turner',0),
('2mwzy5pfuhu7',15,0,'chooses no more',0),
('2mwzy5pfuhu7',16,0,'plays Night Metronome',0),
('2mwzy5pfuhu7',17,0,'chooses centre',0),
('2mwzy5pfuhu7',18,0,'attacks with Echo Moth',0),
('2mwzy5pfuhu7',19,1,'activates ability 1 of Ember Row Stalls',0),
('2mwzy5pfuhu7',20,1,'chooses Echo Moth',0),
('2mwzy5pfuhu7',21,0,'passes',0),
('2mwzy5pfuhu7',22,0,'keeps Bell Ringer',0),
('2mwzy5pfuhu7',23,0,'charges no more',0),
('2mwzy5pfuhu7',24,1,'plays After-Hours Feast',0),
('2mwzy5pfuhu7',25,1,'passes',0),
('2mwzy5pfuhu7',26,1,'keeps Ember Potter',0),
('2mwzy5pfuhu7',27,1,'charges no more',0),
('2mwzy5pfuhu7',28,0,'plays Page Turner',0),
('2mwzy5pfuhu7',29,0,'chooses left side',0),
('2mwzy5pfuhu7',30,0,'activates ability 1 of Lamp Orchestra',0),
('2mwzy5pfuhu7',31,0,'says no',0),
('2mwzy5pfuhu7',32,0,'plays Glass Harper',0),
('2mwzy5pfuhu7',33,0,'attacks with Glass Harper',0),
('2mwzy5pfuhu7',34,1,'passes',0),
('2mwzy5pfuhu7',35,0,'plays Rest and Repeat',0),
('2mwzy5pfuhu7',36,0,'chooses Page Turner',0),
('2mwzy5pfuhu7',37,0,'keeps Page Turner',0),
('2mwzy5pfuhu7',38,0,'charges Page Turner',0),
('2mwzy5pfuhu7',39,1,'plays Ember Potter from the keep zone',0),
('2mwzy5pfuhu7',40,1,'chooses centre',0),
('2mwzy5pfuhu7',41,1,'pays with Crab Vendor',0),
('2mwzy5pfuhu7',42,1,'pays with Stall Guard',0),
('2mwzy5pfuhu7',43,1,'plays Two for One',0),
('2mwzy5pfuhu7',44,1,'attacks with Ember Potter',0),
('2mwzy5pfuhu7',45,0,'activates ability 1 of Lamp Orchestra',0),
('2mwzy5pfuhu7',46,1,'activates ability 1 of Ember Row Stalls',0),
('2mwzy5pfuhu7',47,1,'chooses Night Metronome',0),
('2mwzy5pfuhu7',48,1,'plays Charcoal Boy',0),
('2mwzy5pfuhu7',49,1,'chooses left side',0),
('2mwzy5pfuhu7',50,1,'passes',0),
('2mwzy5pfuhu7',51,1,'keeps Fire Eater',0),
('2mwzy5pfuhu7',52,1,'charges Stall Guard',0),
('2mwzy5pfuhu7',53,1,'charges no more',0),
('2mwzy5pfuhu7',54,0,'plays Bell Ringer',0),
('2mwzy5pfuhu7',55,0,'chooses centre',0),
('2mwzy5pfuhu7',56,0,'pays with Page Turner',0),
('2mwzy5pfuhu7',57,0,'pays with Low Tide',0),
('2mwzy5pfuhu7',58,0,'pays with Glass Harper',0),
('2mwzy5pfuhu7',59,0,'plays Page Turner from the keep zone',0),
('2mwzy5pfuhu7',60,0,'chooses centre',0),
('2mwzy5pfuhu7',61,0,'passes',0),
('2mwzy5pfuhu7',62,0,'keeps Crescendo',0),
('2yhc475ge3hn',0,1,'goes first',0),
('2yhc475ge3hn',1,1,'takes a new hand',0),
('2yhc475ge3hn',2,1,'puts Kite Maker at the bottom',0),
('2yhc475ge3hn',3,1,'puts Kestrel Rider at the bottom',0),
('2yhc475ge3hn',4,1,'puts Rider''s Cloak at the bottom',0),
('2yhc475ge3hn',5,1,'puts Feather Scout at the bottom',0),
('2yhc475ge3hn',6,0,'takes a new hand',0),
('2yhc475ge3hn',7,0,'puts Sky Prince Alder at the bottom',0),
('2yhc475ge3hn',8,0,'puts Kestrel Rider at the bottom',0),
('2yhc475ge3hn',9,0,'puts Rider''s Cloak at the bottom',0),
('2yhc475ge3hn',10,0,'puts Signal Keeper at the bottom',0),
('2yhc475ge3hn',11,1,'plays Gale Fencer',0),
('2yhc475ge3hn',12,1,'discards Seven-Pointed Star for CP',0),
('2yhc475ge3hn',13,1,'uses Tailwind of High Road Captain',0),
('2yhc475ge3hn',14,0,'passes',0),
('2yhc475ge3hn',15,0,'passes',1),
('2yhc475ge3hn',16,0,'passes',1),
('2yhc475ge3hn',17,0,'passes',1),
('2yhc475ge3hn',18,0,'plays Road Clerk',0),
('2yhc475ge3hn',19,0,'discards Weapon Peddler for CP',0),
('2yhc475ge3hn',20,0,'plays Roc Tamer',0),
('2yhc475ge3hn',21,0,'discards Wren the Wanderer for CP',0),
('2yhc475ge3hn',22,0,'discards Wanderer''s Bow for CP',0),
('2yhc475ge3hn',23,0,'chooses Thunder Newt',0),
('2yhc475ge3hn',24,0,'uses ability 1 of Thunder Newt',0),
('2yhc475ge3hn',25,0,'chooses Gale Fencer',0),
('2yhc475ge3hn',26,1,'plays Kestrel Rider',0),
('2yhc475ge3hn',27,1,'attacks with Gale Fencer',0),
('2yhc475ge3hn',28,1,'attacks with Kestrel Rider',0),
('376tb8ggzjsw',0,0,'exchanges cards',0),
('376tb8ggzjsw',1,1,'exchanges cards',0),
('376tb8ggzjsw',2,0,'puts Linen Hush Lv2 at the bottom',0),
('376tb8ggzjsw',3,0,'puts Old Photograph at the bottom',0),
('376tb8ggzjsw',4,0,'puts no more at the bottom',0),
('376tb8ggzjsw',5,1,'puts Orchard Queen at the bottom',0),
('376tb8ggzjsw',6,1,'puts Vine Stag at the bottom',0),
('376tb8ggzjsw',7,1,'puts Seedling at the bottom',0),
('376tb8ggzjsw',8,1,'puts Toll the Green Bell at the bottom',0),
('376tb8ggzjsw',9,1,'puts no more at the bottom',0),
('376tb8ggzjsw',10,1,'makes aether with Coin',0),
('376tb8ggzjsw',11,0,'calls Rocking Horse face down',0),
('376tb8ggzjsw',12,0,'passes',1),
('376tb8ggzjsw',13,0,'makes aether with Rocking Horse',0),
('376tb8ggzjsw',14,1,'calls Scarecrow Captain face down',0),
('376tb8ggzjsw',15,1,'makes aether with Scarecrow Captain',0),
('376tb8ggzjsw',16,0,'passes',1),
('376tb8ggzjsw',17,0,'passes',1),
('376tb8ggzjsw',18,0,'calls Music Box face down',0),
('376tb8ggzjsw',19,0,'passes',1),
('376tb8ggzjsw',20,0,'passes',0),
('376tb8ggzjsw',21,0,'passes',1),
('376tb8ggzjsw',22,0,'passes',1),
('376tb8ggzjsw',23,0,'passes',1),
('376tb8ggzjsw',24,0,'passes',1),
('376tb8ggzjsw',25,0,'passes',1),
('376tb8ggzjsw',26,1,'passes',0),
('376tb8ggzjsw',27,0,'passes',1),
('376tb8ggzjsw',28,1,'passes',0),
('376tb8ggzjsw',29,0,'passes',1),
('376tb8ggzjsw',30,1,'calls Moss Crawler face down',0),
('376tb8ggzjsw',31,1,'makes aether with Moss Crawler',0),
('376tb8ggzjsw',32,1,'passes',0),
('376tb8ggzjsw',33,0,'passes',1),
('376tb8ggzjsw',34,1,'passes',0),
('376tb8ggzjsw',35,0,'passes',1),
('376tb8ggzjsw',36,1,'makes aether with Scarecrow Captain',0),
('376tb8ggzjsw',37,0,'passes',1),
('376tb8ggzjsw',38,0,'makes aether with Rocking Horse',0),
('376tb8ggzjsw',39,0,'passes',0),
('376tb8ggzjsw',40,0,'passes',1),
('376tb8ggzjsw',41,0,'passes',1),
('376tb8ggzjsw',42,0,'passes',1),
('376tb8ggzjsw',43,0,'passes',1),
('376tb8ggzjsw',44,0,'passes',1),
('376tb8ggzjsw',45,0,'calls Coat Rack Knight face down',0),
('376tb8ggzjsw',46,0,'passes',1),
('376tb8ggzjsw',47,0,'passes',0),
('376tb8ggzjsw',48,0,'passes',1),
('376tb8ggzjsw',49,0,'passes',1),
('376tb8ggzjsw',50,0,'passes',1),
('376tb8ggzjsw',51,0,'passes',1),
('376tb8ggzjsw',52,0,'passes',1),
('376tb8ggzjsw',53,1,'makes aether with Scarecrow Captain',0),
('376tb8ggzjsw',54,1,'passes',0),
('376tb8ggzjsw',55,0,'passes',1),
('376tb8ggzjsw',56,1,'makes aether with Moss Crawler',0),
('376tb8ggzjsw',57,0,'passes',1),
('376tb8ggzjsw',58,1,'calls Vine Stag face down',0),
('376tb8ggzjsw',59,1,'passes',0),
('376tb8ggzjsw',60,0,'passes',1),
('376tb8ggzjsw',61,1,'passes',0),
('376tb8ggzjsw',62,0,'passes',1),
('376tb8ggzjsw',63,1,'passes',0),
('376tb8ggzjsw',64,0,'passes',1),
('376tb8ggzjsw',65,1,'makes aether with Vine Stag',0),
('376tb8ggzjsw',66,0,'passes',0),
('376tb8ggzjsw',67,0,'passes',1),
('376tb8ggzjsw',68,0,'passes',1),
('376tb8ggzjsw',69,0,'passes',1),
('376tb8ggzjsw',70,0,'passes',1),
('376tb8ggzjsw',71,0,'passes',1),
('376tb8ggzjsw',72,0,'calls Sewing Spider face down',0),
('376tb8ggzjsw',73,0,'passes',1),
('376tb8ggzjsw',74,0,'passes',0),
('376tb8ggzjsw',75,0,'passes',1),
('376tb8ggzjsw',76,0,'passes',1),
('376tb8ggzjsw',77,0,'passes',1),
('376tb8ggzjsw',78,0,'passes',1),
('376tb8ggzjsw',79,0,'passes',1),
('376tb8ggzjsw',80,1,'passes',0),
('376tb8ggzjsw',81,0,'passes',1),
('376tb8ggzjsw',82,1,'makes aether with Scarecrow Captain',0),
('376tb8ggzjsw',83,1,'passes',0),
('376tb8ggzjsw',84,0,'passes',1),
('376tb8ggzjsw',85,1,'calls Fern Ledger Lv2 face down',0),
('376tb8ggzjsw',86,1,'makes aether with Moss Crawler',0),
('376tb8ggzjsw',87,1,'makes aether with Fern Ledger Lv2',0),
('376tb8ggzjsw',88,1,'passes',0),
('376tb8ggzjsw',89,0,'passes',1),
('376tb8ggzjsw',90,1,'passes',0),
('376tb8ggzjsw',91,0,'passes',1),
('376tb8ggzjsw',92,1,'passes',0),
('376tb8ggzjsw',93,0,'passes',1),
('376tb8ggzjsw',94,1,'makes aether with Vine Stag',0),
('376tb8ggzjsw',95,0,'makes aether with Music Box',0),
('376tb8ggzjsw',96,0,'makes aether with Rocking Horse',0),
('376tb8ggzjsw',97,0,'makes aether with Sewing Spider',0),
('392jgmayqja9',0,1,'passes',0),
('392jgmayqja9',1,0,'charges Return to Harbour',0),
('392jgmayqja9',2,0,'plays Slate Courier',0),
('392jgmayqja9',3,0,'chooses middle centre',0),
('392jgmayqja9',4,1,'charges Glassblower''s Hound',0),
('392jgmayqja9',5,1,'creates a plan',0),
('392jgmayqja9',6,0,'charges Midnight Interloper',0),
('392jgmayqja9',7,0,'creates a plan',0),
('392jgmayqja9',8,0,'freezes Midnight Interloper',0),
('392jgmayqja9',9,0,'renews the plan',0),
('392jgmayqja9',10,1,'charges Anvil Vanguard',0),
('392jgmayqja9',11,1,'plays Ember Page',0),
('392jgmayqja9',12,1,'chooses middle home',0),
('392jgmayqja9',13,1,'freezes Anvil Vanguard',0),
('392jgmayqja9',14,1,'creates a plan',0),
('392jgmayqja9',15,0,'charges Toll of the Tide',0),
('392jgmayqja9',16,0,'passes',0),
('392jgmayqja9',17,1,'charges Bellfounder''s Yard',0),
('392jgmayqja9',18,1,'plays Stairway Brawler',0),
('392jgmayqja9',19,1,'chooses middle centre',0),
('392jgmayqja9',20,1,'freezes Anvil Vanguard',0),
('392jgmayqja9',21,0,'passes',0),
('392jgmayqja9',22,1,'passes',0),
('392jgmayqja9',23,0,'plays Snuff Out',0),
('392jgmayqja9',24,1,'passes',0),
('392jgmayqja9',25,0,'passes',0),
('392jgmayqja9',26,0,'plays Tide Surveyor',0),
('392jgmayqja9',27,0,'chooses right centre',0),
('392jgmayqja9',28,0,'freezes Toll of the Tide',0),
('392jgmayqja9',29,0,'passes',0),
('392jgmayqja9',30,1,'passes',0),
('392jgmayqja9',31,1,'passes',0),
('392jgmayqja9',32,0,'charges Velvet Undertaker',0),
('3dhqewdg3v50',0,0,'places Lamp Concert',0),
('3dhqewdg3v50',1,0,'places Full Score',0),
('3dhqewdg3v50',2,1,'places Night Crossing',0),
('3dhqewdg3v50',3,1,'places Lantern Race',0),
('3dhqewdg3v50',4,1,'puts Undertow Cat into the energy zone',0),
('3dhqewdg3v50',5,1,'puts Signal Pennant into the energy zone',0),
('3dhqewdg3v50',6,0,'passes',0),
('3dhqewdg3v50',7,0,'keeps no card',0),
('3dhqewdg3v50',8,0,'charges no more',0),
('3dhqewdg3v50',9,1,'plays Pier Sweeper',0),
('3dhqewdg3v50',10,1,'chooses centre',0),
('3dhqewdg3v50',11,1,'pays with Slipway Kid',0),
('3dhqewdg3v50',12,1,'plays Buoy Keeper',0),
('3dhqewdg3v50',13,1,'chooses right side',0),
('3dhqewdg3v50',14,1,'pays with Undertow Cat',0),
('3dhqewdg3v50',15,1,'plays Undertow Cat',0),
('3dhqewdg3v50',16,1,'chooses left side',0),
('3dhqewdg3v50',17,1,'attacks with Pier Sweeper',0),
('3dhqewdg3v50',18,0,'passes',0),
('3dhqewdg3v50',19,1,'plays Sounding Line',0),
('3dhqewdg3v50',20,1,'chooses Slipway Kid',0),
('3dhqewdg3v50',21,1,'activates ability 1 of Tidewatch Club',0),
('3dhqewdg3v50',22,1,'says yes',0),
('3dhqewdg3v50',23,1,'chooses left side',0),
('3dhqewdg3v50',24,1,'passes',0),
('3dhqewdg3v50',25,1,'keeps Oar Twins',0),
('3dhqewdg3v50',26,1,'charges no more',0),
('3dhqewdg3v50',27,0,'activates ability 1 of Lamp Orchestra',0),
('3dhqewdg3v50',28,0,'passes',0),
('3dhqewdg3v50',29,0,'keeps Crescendo',0),
('3dhqewdg3v50',30,0,'charges no more',0),
('3dhqewdg3v50',31,1,'plays Signal Pennant',0),
('3dhqewdg3v50',32,1,'chooses left side',0),
('3dhqewdg3v50',33,1,'activates ability 1 of Tidewatch Club',0),
('3dhqewdg3v50',34,1,'says yes',0),
('3dhqewdg3v50',35,1,'passes',0),
('3dhqewdg3v50',36,1,'keeps Slipway Kid',0),
('3dhqewdg3v50',37,1,'charges Sudden Squall',0),
('3dhqewdg3v50',38,1,'charges no more',0),
('3dhqewdg3v50',39,0,'activates ability 1 of Lamp Orchestra',0),
('3dhqewdg3v50',40,0,'says yes',0),
('3dhqewdg3v50',41,0,'chooses left side',0),
('3dhqewdg3v50',42,0,'plays Gull Feeder',0),
('3dhqewdg3v50',43,0,'chooses left side',0),
('3nrfm6m4b2ny',0,1,'goes first',0),
('3nrfm6m4b2ny',1,1,'takes a new hand',0),
('3nrfm6m4b2ny',2,1,'puts Rime Duchess at the bottom',0),
('3nrfm6m4b2ny',3,1,'puts Sleeping Giant at the bottom',0),
('3nrfm6m4b2ny',4,1,'puts Hollow Sentry at the bottom',0),
('3nrfm6m4b2ny',5,1,'puts Waking Giant at the bottom',0),
('3nrfm6m4b2ny',6,0,'takes a new hand',0),
('3nrfm6m4b2ny',7,0,'puts Lantern Jelly at the bottom',0),
('3nrfm6m4b2ny',8,0,'puts Waking Giant at the bottom',0),
('3nrfm6m4b2ny',9,0,'puts Rime Duchess at the bottom',0),
('3nrfm6m4b2ny',10,0,'puts Harbor Librarian at the bottom',0),
('3nrfm6m4b2ny',11,1,'summons Long Night',0),
('3nrfm6m4b2ny',12,1,'discards Frostbite for CP',0),
('3nrfm6m4b2ny',13,1,'discards Lyra Saltvoice for CP',0),
('3nrfm6m4b2ny',14,1,'passes',0),
('3nrfm6m4b2ny',15,1,'passes',0),
('3nrfm6m4b2ny',16,0,'plays Aurel, Who Keeps the Flame',0),
('3nrfm6m4b2ny',17,0,'discards Sleeping Giant for CP',0),
('3nrfm6m4b2ny',18,0,'discards Lyra Saltvoice for CP',0),
('3nrfm6m4b2ny',19,0,'discards Reef Lancer for CP',0),
('3nrfm6m4b2ny',20,0,'chooses Reef Lancer',0),
('3nrfm6m4b2ny',21,0,'passes',0),
('3nrfm6m4b2ny',22,0,'plays Deepwater Cantor',0),
('3nrfm6m4b2ny',23,0,'discards Sleeping Giant for CP',0),
('3nrfm6m4b2ny',24,1,'plays Tidecaller Ondine',0),
('3nrfm6m4b2ny',25,1,'discards Icicle Moth for CP',0),
('3nrfm6m4b2ny',26,1,'discards Chapel Novice for CP',0),
('3nrfm6m4b2ny',27,1,'chooses Undertow',0),
('3nrfm6m4b2ny',28,0,'passes',0),
('3nrfm6m4b2ny',29,0,'attacks with Reef Lancer',0),
('3nrfm6m4b2ny',30,0,'attacks with no more',0),
('3nrfm6m4b2ny',31,1,'blocks with Tidecaller Ondine',0),
('3nrfm6m4b2ny',32,0,'attacks with Deepwater Cantor',0),
('3nrfm6m4b2ny',33,1,'blocks with Tidecaller Ondine',0),
('3nrfm6m4b2ny',34,0,'attacks with no more',0),
('3nrfm6m4b2ny',35,0,'plays Ice Cutter',0),
('3nrfm6m4b2ny',36,0,'does not use the Assist of Ice Cutter',0),
('3nrfm6m4b2ny',37,1,'passes',0),
('3nrfm6m4b2ny',38,1,'passes',0),
('3nrfm6m4b2ny',39,1,'plays Deepwater Cantor',0),
('3nrfm6m4b2ny',40,1,'discards Undertow for CP',0),
('3nrfm6m4b2ny',41,0,'summons Undertow',0),
('3nrfm6m4b2ny',42,0,'discards Choir of the Deep for CP',0),
('3nrfm6m4b2ny',43,0,'chooses Deepwater Cantor',0),
('3nrfm6m4b2ny',44,0,'attacks with Aurel, Who Keeps the Flame',0),
('3nrfm6m4b2ny',45,1,'does not use the EX Burst of Long Night',0),
('3nrfm6m4b2ny',46,1,'passes',0),
('3nrfm6m4b2ny',47,1,'plays Reef Lancer',0),
('3nrfm6m4b2ny',48,1,'discards Reef Lancer for CP',0),
('3nrfm6m4b2ny',49,0,'plays Keeper of Frost Gate',0),
('3nrfm6m4b2ny',50,0,'attacks with Aurel, Who Keeps the Flame',0),
('3nrfm6m4b2ny',51,1,'blocks with Reef Lancer',0),
('3nrfm6m4b2ny',52,1,'summons Choir of the Deep',0),
('3nrfm6m4b2ny',53,1,'chooses Aurel, Who Keeps the Flame',0),
('3nrfm6m4b2ny',54,0,'plays Aurel, Who Keeps the Flame',0),
('3nrfm6m4b2ny',55,0,'dulls Ice Cutter for CP',0),
('3nrfm6m4b2ny',56,0,'dulls Keeper of Frost Gate for CP',0),
('3nrfm6m4b2ny',57,0,'chooses Sleeping Giant #5',0),
('3nrfm6m4b2ny',58,0,'passes',0),
('3nrfm6m4b2ny',59,0,'passes',1),
('3nrfm6m4b2ny',60,0,'attacks with Aurel, Who Keeps the Flame',0),
('3nrfm6m4b2ny',61,0,'passes',1),
('3nrfm6m4b2ny',62,0,'passes',0),
('3nrfm6m4b2ny',63,0,'passes',1),
('3nrfm6m4b2ny',64,0,'passes',1),
('3nrfm6m4b2ny',65,0,'attacks with no more',0),
('3nrfm6m4b2ny',66,0,'uses ability 1 of Sleeping Giant',0),
('3nrfm6m4b2ny',67,0,'discards Sleeping Giant for CP',0),
('3nrfm6m4b2ny',68,0,'uses ability 1 of Keeper of Frost Gate',0),
('3nrfm6m4b2ny',69,0,'chooses no more',0),
('3nrfm6m4b2ny',70,1,'plays Lyra Saltvoice',0),
('3nrfm6m4b2ny',71,1,'discards Ice Cutter for CP',0),
('3p0d94fp2js6',0,1,'charges Cinder Gate',0),
('3p0d94fp2js6',1,1,'passes',0),
('3p0d94fp2js6',2,0,'charges Tangle the Stairs',0),
('3p0d94fp2js6',3,0,'passes',0),
('3p0d94fp2js6',4,1,'charges Straight Lance',0),
('3p0d94fp2js6',5,1,'creates a plan',0),
('3p0d94fp2js6',6,1,'freezes Cinder Gate',0),
('3p0d94fp2js6',7,1,'passes',0),
('3ts0gf69wddk',0,0,'exchanges cards',0),
('3ts0gf69wddk',1,1,'keeps the hand',0),
('3ts0gf69wddk',2,0,'puts Vine Stag at the bottom',0),
('3ts0gf69wddk',3,0,'puts Hale Thistle Lv1 at the bottom',0),
('3ts0gf69wddk',4,0,'puts Hedge Boar at the bottom',0),
('3ts0gf69wddk',5,0,'puts Vine Stag at the bottom',0),
('3ts0gf69wddk',6,0,'puts no more at the bottom',0),
('3ts0gf69wddk',7,1,'passes',0),
('3ts0gf69wddk',8,1,'passes',0),
('3ts0gf69wddk',9,0,'calls Fern Ledger Lv1 face down',0),
('3ts0gf69wddk',10,0,'passes',1),
('3ts0gf69wddk',11,1,'makes aether with Coin',0),
('3ts0gf69wddk',12,0,'passes',1),
('3ts0gf69wddk',13,0,'makes aether with Fern Ledger Lv1',0),
('3ts0gf69wddk',14,1,'calls Lock Heron face down',0),
('3ts0gf69wddk',15,1,'makes aether with Lock Heron',0),
('3ts0gf69wddk',16,0,'passes',1),
('3ts0gf69wddk',17,0,'passes',1),
('3ts0gf69wddk',18,0,'calls Clover Brand Lv1',0),
('3ts0gf69wddk',19,0,'passes',1),
('3ts0gf69wddk',20,0,'makes aether with Fern Ledger Lv1',0),
('3ts0gf69wddk',21,0,'makes aether with Clover Brand Lv1',0),
('3ts0gf69wddk',22,0,'passes',0),
('3ts0gf69wddk',23,1,'makes aether with Lock Heron',0),
('3ts0gf69wddk',24,1,'calls Tidy Quill Lv1 face down',0),
('3ts0gf69wddk',25,1,'makes aether with Tidy Quill Lv1',0),
('3ts0gf69wddk',26,0,'passes',1),
('3ts0gf69wddk',27,0,'passes',1),
('3ts0gf69wddk',28,0,'calls Bramble Host face down',0),
('3ts0gf69wddk',29,0,'passes',1),
('3ts0gf69wddk',30,0,'makes aether with Bramble Host',0),
('3ts0gf69wddk',31,0,'makes aether with Clover Brand Lv1',0),
('3ts0gf69wddk',32,0,'passes',0),
('3ts0gf69wddk',33,0,'passes',1),
('3ts0gf69wddk',34,0,'passes',1),
('3ts0gf69wddk',35,0,'passes',1),
('3ts0gf69wddk',36,0,'passes',1),
('3ts0gf69wddk',37,0,'passes',1),
('3ts0gf69wddk',38,1,'passes',0),
('3ts0gf69wddk',39,0,'passes',1),
('3ts0gf69wddk',40,1,'makes aether with Tidy Quill Lv1',0),
('3ts0gf69wddk',41,1,'passes',0),
('3ts0gf69wddk',42,0,'passes',1),
('3ts0gf69wddk',43,1,'levels up Lock Heron to Sluice Marrow Lv2',0),
('3ts0gf69wddk',44,1,'makes aether with Sluice Marrow Lv2',0),
('3ts0gf69wddk',45,0,'passes',1),
('3ts0gf69wddk',46,1,'passes',0),
('3ts0gf69wddk',47,0,'passes',1),
('3ts0gf69wddk',48,0,'passes',1),
('3ts0gf69wddk',49,0,'passes',0),
('3ts0gf69wddk',50,0,'passes',1),
('3ts0gf69wddk',51,0,'passes',1),
('3ts0gf69wddk',52,0,'passes',1),
('3ts0gf69wddk',53,0,'passes',1),
('3ts0gf69wddk',54,0,'passes',1),
('3ts0gf69wddk',55,0,'calls nothing',0),
('3ts0gf69wddk',56,0,'passes',1),
('3ts0gf69wddk',57,0,'makes aether with Clover Brand Lv1',0),
('3ts0gf69wddk',58,0,'makes aether with Fern Ledger Lv1',0),
('3ts0gf69wddk',59,0,'makes aether with Bramble Host',0),
('3ts0gf69wddk',60,0,'passes',0),
('3ts0gf69wddk',61,1,'makes aether with Sluice Marrow Lv2',0),
('3ts0gf69wddk',62,1,'passes',0),
('3ts0gf69wddk',63,1,'passes',0),
('3ts0gf69wddk',64,1,'calls Leaking Jar face down',0),
('3ts0gf69wddk',65,1,'makes aether with Tidy Quill Lv1',0),
('3ts0gf69wddk',66,1,'passes',0),
('3ts0gf69wddk',67,1,'passes',0),
('3ts0gf69wddk',68,1,'makes aether with Leaking Jar',0),
('3ts0gf69wddk',69,0,'passes',1),
('3ts0gf69wddk',70,0,'passes',1),
('3ts0gf69wddk',71,0,'calls nothing',0),
('3ts0gf69wddk',72,0,'passes',1),
('49393bsc20n6',0,0,'places Lantern Race',0),
('49393bsc20n6',1,0,'places Dawn Regatta',0),
('49393bsc20n6',2,1,'places Encore',0),
('49393bsc20n6',3,1,'places Lamp Concert',0),
('49393bsc20n6',4,1,'puts Fiddle Rover into the energy zone',0),
('49393bsc20n6',5,0,'plays Undertow Cat',0),
('49393bsc20n6',6,0,'chooses left side',0),
('49393bsc20n6',7,0,'passes',0),
('49393bsc20n6',8,0,'keeps Pearl Diver',0),
('49393bsc20n6',9,0,'charges Ferry Captain',0),
('49393bsc20n6',10,0,'charges Oar Twins',0),
('49393bsc20n6',11,0,'charges Oar Twins',0),
('49393bsc20n6',12,1,'passes',0),
('49393bsc20n6',13,1,'keeps no card',0),
('49393bsc20n6',14,1,'charges Crescendo',0),
('49393bsc20n6',15,1,'charges Bell Ringer',0),
('49393bsc20n6',16,1,'charges Conductor''s Ribbon',0),
('49393bsc20n6',17,0,'passes',0),
('49393bsc20n6',18,0,'keeps no card',0),
('49393bsc20n6',19,0,'charges no more',0),
('49393bsc20n6',20,1,'activates ability 1 of Lamp Orchestra',0),
('49393bsc20n6',21,1,'says no',0),
('49393bsc20n6',22,1,'plays Low Tide',0),
('49393bsc20n6',23,1,'pays with Crescendo',0),
('49393bsc20n6',24,1,'pays with Bell Ringer #23',0),
('49393bsc20n6',25,1,'plays Fiddle Rover',0),
('49393bsc20n6',26,1,'chooses centre',0),
('49393bsc20n6',27,1,'pays with Maestra Wick',0),
('49393bsc20n6',28,1,'pays with Conductor''s Ribbon',0),
('49393bsc20n6',29,1,'plays Night Metronome',0),
('49393bsc20n6',30,1,'chooses centre',0),
('49393bsc20n6',31,1,'pays with Fiddle Rover',0),
('49393bsc20n6',32,1,'passes',0),
('49393bsc20n6',33,1,'keeps Silver Mouthpiece',0),
('49393bsc20n6',34,1,'charges Lamp Cellist',0),
('49393bsc20n6',35,0,'attacks with Undertow Cat',0),
('49393bsc20n6',36,1,'activates ability 1 of Lamp Orchestra',0),
('49393bsc20n6',37,1,'says no',0),
('49393bsc20n6',38,0,'puts Pearl Diver into the energy zone',0),
('49393bsc20n6',39,0,'plays Second Wind',0),
('49393bsc20n6',40,0,'pays with Ferry Captain',0),
('49393bsc20n6',41,0,'plays Pearl Diver from the keep zone',0),
('49393bsc20n6',42,0,'chooses left side',0),
('49393bsc20n6',43,0,'pays with Oar Twins #18',0),
('49393bsc20n6',44,0,'plays Buoy Keeper',0),
('4matqhw370hz',0,0,'places Dawn Regatta',0),
('4matqhw370hz',1,0,'places Night Crossing',0),
('4matqhw370hz',2,1,'places Grand Clearance',0),
('4matqhw370hz',3,1,'places Smoke and Sparks',0),
('4matqhw370hz',4,0,'puts Good Boots into the energy zone',0),
('4matqhw370hz',5,1,'passes',0),
('4matqhw370hz',6,1,'keeps Noodle Juggler',0),
('4matqhw370hz',7,1,'charges Noodle Juggler',0),
('4matqhw370hz',8,0,'plays Undertow Cat',0),
('4matqhw370hz',9,0,'chooses right side',0),
('4matqhw370hz',10,0,'pays with Sounding Line',0),
('4matqhw370hz',11,0,'plays Sounding Line',0),
('4matqhw370hz',12,0,'pays with Good Boots',0),
('4matqhw370hz',13,0,'chooses Sudden Squall',0),
('4matqhw370hz',14,0,'attacks with Undertow Cat',0),
('4matqhw370hz',15,1,'passes',0),
('4matqhw370hz',16,0,'plays Ferry Captain',0),
('4matqhw370hz',17,0,'chooses centre',0),
('4matqhw370hz',18,0,'plays Lighthouse Diver',0),
('4matqhw370hz',19,0,'activates ability 1 of Tidewatch Club',0),
('4matqhw370hz',20,0,'says yes',0),
('4matqhw370hz',21,0,'chooses left side',0),
('4matqhw370hz',22,0,'attacks with Pearl Diver',0),
('4matqhw370hz',23,1,'activates ability 1 of Ember Row Stalls',0),
('4matqhw370hz',24,1,'chooses Ferry Captain',0),
('4matqhw370hz',25,0,'attacks with Lighthouse Diver',0),
('4matqhw370hz',26,0,'plays Second Wind',0),
('4matqhw370hz',27,0,'pays with Oar Twins',0),
('4matqhw370hz',28,0,'chooses Lighthouse Diver',0),
('4matqhw370hz',29,0,'attacks with Lighthouse Diver',0),
('4matqhw370hz',30,0,'passes',0),
('4matqhw370hz',31,0,'keeps Undertow Cat',0),
('4matqhw370hz',32,0,'charges Second Wind',0),
('4matqhw370hz',33,0,'charges no more',0),
('4matqhw370hz',34,1,'activates ability 1 of Ember Row Stalls',0),
('4matqhw370hz',35,1,'chooses Lighthouse Diver',0),
('4matqhw370hz',36,1,'plays Ember Potter',0),
('4matqhw370hz',37,1,'chooses left side',0),
('4matqhw370hz',38,1,'attacks with Ember Potter',0),
('4tkrm6huzh4e',0,0,'keeps the hand',0),
('4tkrm6huzh4e',1,1,'exchanges cards',0),
('4tkrm6huzh4e',2,1,'puts Vine Stag at the bottom',0),
('4tkrm6huzh4e',3,1,'puts Toll the Green Bell at the bottom',0),
('4tkrm6huzh4e',4,1,'puts Fern Ledger Lv1 at the bottom',0),
('4tkrm6huzh4e',5,1,'puts Clover Brand Lv1 at the bottom',0),
('4tkrm6huzh4e',6,1,'puts no more at the bottom',0),
('4tkrm6huzh4e',7,1,'makes aether with Coin',0),
('4tkrm6huzh4e',8,0,'calls Hedge Boar face down',0),
('4tkrm6huzh4e',9,0,'passes',1),
('4tkrm6huzh4e',10,0,'makes aether with Hedge Boar',0),
('4tkrm6huzh4e',11,1,'calls nothing',0),
('4tkrm6huzh4e',12,0,'passes',1),
('4tkrm6huzh4e',13,0,'passes',1),
('4tkrm6huzh4e',14,0,'calls Vine Stag face down',0),
('4tkrm6huzh4e',15,0,'passes',1),
('4tkrm6huzh4e',16,0,'passes',0),
('4tkrm6huzh4e',17,0,'passes',1),
('4tkrm6huzh4e',18,0,'passes',1),
('4tkrm6huzh4e',19,0,'passes',1),
('4tkrm6huzh4e',20,0,'passes',1),
('4tkrm6huzh4e',21,0,'passes',1),
('4tkrm6huzh4e',22,0,'passes',1),
('4tkrm6huzh4e',23,0,'passes',1),
('4tkrm6huzh4e',24,1,'calls Root Whisper Lv1 face down',0),
('4tkrm6huzh4e',25,1,'passes',0),
('4tkrm6huzh4e',26,0,'passes',1),
('4tkrm6huzh4e',27,1,'passes',0),
('4tkrm6huzh4e',28,0,'passes',1),
('4tkrm6huzh4e',29,1,'makes aether with Root Whisper Lv1',0),
('4tkrm6huzh4e',30,0,'passes',1),
('4tkrm6huzh4e',31,0,'makes aether with Vine Stag',0),
('4tkrm6huzh4e',32,0,'passes',0),
('4tkrm6huzh4e',33,0,'passes',1),
('4tkrm6huzh4e',34,0,'passes',1),
('4tkrm6huzh4e',35,0,'passes',1),
('4tkrm6huzh4e',36,0,'passes',1),
('4tkrm6huzh4e',37,0,'passes',1),
('4ux623gyefyb',0,1,'passes',0),
('4ux623gyefyb',1,0,'charges Earthward Gate',0),
('4ux623gyefyb',2,0,'creates a plan',0),
('4ux623gyefyb',3,1,'charges Ashfall Ambusher',0),
('4ux623gyefyb',4,1,'plays Spark Juggler',0),
('4ux623gyefyb',5,1,'chooses middle centre',0),
('4ux623gyefyb',6,0,'charges Ivy Snare',0),
('4ux623gyefyb',7,0,'plays Hollow Stag',0),
('4ux623gyefyb',8,0,'chooses middle centre',0),
('4ux623gyefyb',9,1,'charges Threshold Phalanx',0),
('4ux623gyefyb',10,1,'passes',0),
('4ux623gyefyb',11,0,'passes',0),
('4ux623gyefyb',12,0,'creates a plan',0),
('4ux623gyefyb',13,0,'freezes Earthward Gate',0),
('4ux623gyefyb',14,0,'renews the plan',0),
('4ux623gyefyb',15,1,'charges Follow-Lamp',0),
('4ux623gyefyb',16,1,'passes',0),
('4ux623gyefyb',17,0,'charges Swell',0),
('4ux623gyefyb',18,0,'plays Pollen Cloud',0),
('4ux623gyefyb',19,0,'chooses left centre',0),
('4ux623gyefyb',20,1,'charges Flare Bolt',0),
('4ux623gyefyb',21,1,'passes',0),
('4ux623gyefyb',22,0,'charges Compass Golem',0),
('4ux623gyefyb',23,0,'plays Seed Vault',0),
('4ux623gyefyb',24,0,'chooses right base',0),
('4ux623gyefyb',25,0,'freezes Swell',0),
('575dj053jdv8',0,1,'goes second',0),
('575dj053jdv8',1,0,'takes a new hand',0),
('575dj053jdv8',2,0,'puts Floe Diplomat at the bottom',0),
('575dj053jdv8',3,0,'puts Winter Usher at the bottom',0),
('575dj053jdv8',4,0,'puts Hearth Deserter at the bottom',0),
('575dj053jdv8',5,0,'puts Admiral Osk at the bottom',0),
('575dj053jdv8',6,1,'keeps the hand',0),
('575dj053jdv8',7,0,'casts Dock Minstrel',0),
('575dj053jdv8',8,0,'discards Undertow for CP',0),
('575dj053jdv8',9,0,'casts Glacier Knight',0),
('575dj053jdv8',10,0,'discards Ferry Pilot for CP',0),
('575dj053jdv8',11,1,'passes',0),
('575dj053jdv8',12,1,'passes',0),
('575dj053jdv8',13,1,'passes',0),
('575dj053jdv8',14,1,'casts Moray Corsair',0),
('575dj053jdv8',15,1,'discards Undertow for CP',0),
('575dj053jdv8',16,1,'chooses Glacier Knight',0),
('575dj053jdv8',17,1,'casts Salt Miner',0),
('575dj053jdv8',18,0,'casts Breath of Hoarfrost',0),
('575dj053jdv8',19,0,'chooses no more',0),
('575dj053jdv8',20,0,'dulls Dock Minstrel for CP',0),
('575dj053jdv8',21,0,'discards Glacier Knight for CP',0),
('575dj053jdv8',22,1,'uses ability 2 of Salt Miner',0),
('575dj053jdv8',23,1,'passes',0),
('575dj053jdv8',24,1,'attacks with Moray Corsair',0),
('575dj053jdv8',25,1,'passes',0),
('575dj053jdv8',26,0,'casts Pale Executioner',0),
('575dj053jdv8',27,0,'discards Snowblind Scout for CP',0),
('575dj053jdv8',28,0,'uses ability 1 of Dock Minstrel',0),
('575dj053jdv8',29,1,'passes',0),
('575dj053jdv8',30,1,'attacks with Moray Corsair',0),
('575dj053jdv8',31,0,'does not block',0),
('575dj053jdv8',32,0,'uses the EX Burst of First Light',0),
('575dj053jdv8',33,0,'selects mode 1',0),
('575dj053jdv8',34,0,'chooses Moray Corsair',0),
('575dj053jdv8',35,1,'casts Granite Pilgrim',0),
('575dj053jdv8',36,1,'dulls Salt Miner for CP',0),
('575dj053jdv8',37,1,'discards Salt Miner for CP',0),
('575dj053jdv8',38,1,'discards Ledger Colossus for CP',0),
('575dj053jdv8',39,0,'uses ability 1 of Dock Minstrel',0),
('575dj053jdv8',40,0,'attacks with Pale Executioner',0),
('575dj053jdv8',41,1,'blocks with Moray Corsair',0),
('575dj053jdv8',42,1,'casts The Undrowned',0),
('575dj053jdv8',43,1,'dulls Salt Miner for CP',0),
('575dj053jdv8',44,1,'discards Old Breakwater for CP',0),
('575dj053jdv8',45,1,'attacks with Granite Pilgrim',0),
('575dj053jdv8',46,0,'uses the EX Burst of Winter Usher',0),
('575dj053jdv8',47,0,'casts Lantern Mermaid',0),
('57mw6m3fxg7n',0,0,'exchanges cards',0),
('57mw6m3fxg7n',1,1,'keeps the hand',0),
('5dyghc6rge7a',0,1,'goes second',0),
('5dyghc6rge7a',1,0,'takes a new hand',0),
('5dyghc6rge7a',2,0,'puts Quarry Giant at the bottom',0),
('5dyghc6rge7a',3,0,'puts Old Breakwater at the bottom',0),
('5dyghc6rge7a',4,0,'puts Lantern Mermaid at the bottom',0),
('5dyghc6rge7a',5,0,'puts Brinestone Elder at the bottom',0),
('5dyghc6rge7a',6,1,'keeps the hand',0),
('5dyghc6rge7a',7,0,'passes',0),
('5dyghc6rge7a',8,0,'passes',1),
('5dyghc6rge7a',9,0,'casts Quay Watcher',0),
('5dyghc6rge7a',10,0,'discards Moray Corsair for CP',0),
('5dyghc6rge7a',11,0,'passes',0),
('5dyghc6rge7a',12,1,'casts Ferry Pilot',0),
('5dyghc6rge7a',13,1,'discards Dock Minstrel for CP',0),
('5dyghc6rge7a',14,1,'discards Drowned Bells for CP',0),
('5e9pbh0eaa4t',0,0,'charges Wedge Captain',0),
('5e9pbh0eaa4t',1,0,'creates a plan',0),
('5e9pbh0eaa4t',2,1,'charges Bellfounder''s Yard',0),
('5e9pbh0eaa4t',3,1,'passes',0),
('5e9pbh0eaa4t',4,0,'charges Seed Vault',0),
('5e9pbh0eaa4t',5,0,'creates a plan',0),
('5e9pbh0eaa4t',6,0,'freezes Seed Vault',0),
('5e9pbh0eaa4t',7,0,'passes',0),
('5e9pbh0eaa4t',8,1,'charges Straight Lance',0),
('5e9pbh0eaa4t',9,1,'passes',0),
('5e9pbh0eaa4t',10,0,'charges Raise the Lamps',0),
('5e9pbh0eaa4t',11,0,'plays Banner of Landings',0),
('5e9pbh0eaa4t',12,0,'chooses right centre',0),
('5e9pbh0eaa4t',13,1,'charges Flue Sniper',0),
('5e9pbh0eaa4t',14,1,'passes',0),
('5e9pbh0eaa4t',15,0,'charges Clear the Steps',0),
('5e9pbh0eaa4t',16,0,'creates a plan',0),
('5e9pbh0eaa4t',17,0,'freezes Wedge Captain',0),
('5e9pbh0eaa4t',18,0,'plays Buried Spring',0),
('5e9pbh0eaa4t',19,0,'chooses right home',0),
('5e9pbh0eaa4t',20,1,'charges Peace of Landings',0),
('5e9pbh0eaa4t',21,1,'plays Stairway Brawler',0),
('5e9pbh0eaa4t',22,1,'chooses left centre',0),
('5e9pbh0eaa4t',23,1,'freezes Flue Sniper',0),
('5e9pbh0eaa4t',24,1,'creates a plan',0),
('5e9pbh0eaa4t',25,1,'freezes Straight Lance',0),
('5e9pbh0eaa4t',26,1,'passes',0),
('5e9pbh0eaa4t',27,0,'charges Peace of Landings',0),
('5e9pbh0eaa4t',28,0,'plays First Landing',0),
('5e9pbh0eaa4t',29,0,'chooses middle base',0),
('5e9pbh0eaa4t',30,0,'freezes Clear the Steps',0),
('5e9pbh0eaa4t',31,0,'moves Buried Spring',0),
('5e9pbh0eaa4t',32,0,'chooses middle home',0),
('5e9pbh0eaa4t',33,0,'freezes Wedge Captain',0),
('5e9pbh0eaa4t',34,0,'plays Hollow Stag',0),
('5e9pbh0eaa4t',35,0,'chooses left home',0),
('5e9pbh0eaa4t',36,1,'passes',0),
('5e9pbh0eaa4t',37,1,'plays Lamp Sergeant',0),
('5e9pbh0eaa4t',38,1,'chooses middle centre',0),
('5e9pbh0eaa4t',39,1,'freezes Flue Sniper',0),
('5e9pbh0eaa4t',40,1,'passes',0),
('5e9pbh0eaa4t',41,0,'charges Lamp Sergeant',0),
('5e9pbh0eaa4t',42,0,'passes',0),
('5e9pbh0eaa4t',43,1,'charges Flare Bolt',0),
('5e9pbh0eaa4t',44,1,'plays Lamp Sergeant',0),
('5e9pbh0eaa4t',45,1,'chooses left centre',0),
('5e9pbh0eaa4t',46,1,'freezes Bellfounder''s Yard',0),
('5e9pbh0eaa4t',47,1,'freezes Straight Lance',0),
('5e9pbh0eaa4t',48,1,'plays Stairway Brawler',0),
('5e9pbh0eaa4t',49,1,'chooses right home',0),
('5e9pbh0eaa4t',50,1,'freezes Peace of Landings #17',0),
('5e9pbh0eaa4t',51,1,'creates a plan',0),
('5e9pbh0eaa4t',52,0,'passes',0),
('5e9pbh0eaa4t',53,0,'moves Hollow Stag',0),
('5r8xefdfr2zz',0,1,'charges Unmapped Leviathan',0),
('5r8xefdfr2zz',1,1,'passes',0),
('5r8xefdfr2zz',2,0,'charges Buried Spring',0),
('5r8xefdfr2zz',3,0,'creates a plan',0),
('5r8xefdfr2zz',4,1,'charges Tide Surveyor',0),
('5r8xefdfr2zz',5,1,'passes',0),
('5r8xefdfr2zz',6,0,'charges Root Sprout',0),
('5r8xefdfr2zz',7,0,'plays Burrow Twins',0),
('5r8xefdfr2zz',8,0,'chooses middle centre',0),
('5r8xefdfr2zz',9,1,'charges Slate Courier',0),
('5r8xefdfr2zz',10,1,'passes',0),
('5t4tr20pjag9',0,0,'places First Flight',0),
('5t4tr20pjag9',1,0,'places Rising Wind',0),
('5t4tr20pjag9',2,1,'places Opening Night',0),
('5t4tr20pjag9',3,1,'places Smoke and Sparks',0),
('5t4tr20pjag9',4,1,'puts Flare into the energy zone',0),
('5t4tr20pjag9',5,0,'passes',0),
('5t4tr20pjag9',6,0,'keeps Dragon Kite',0),
('5t4tr20pjag9',7,0,'charges Box Kite Pilot',0),
('5t4tr20pjag9',8,0,'charges no more',0),
('5t4tr20pjag9',9,1,'activates ability 1 of Ember Row Stalls',0),
('5t4tr20pjag9',10,1,'plays Stall Guard',0),
('5t4tr20pjag9',11,1,'chooses right side',0),
('5t4tr20pjag9',12,1,'pays with Flare',0),
('5t4tr20pjag9',13,1,'plays Banner of Coals',0),
('5t4tr20pjag9',14,1,'keeps no card',0),
('5t4tr20pjag9',15,1,'charges no more',0),
('5t4tr20pjag9',16,0,'passes',0),
('5t4tr20pjag9',17,0,'keeps Tail Painter',0),
('5t4tr20pjag9',18,0,'charges Cloud Reader',0),
('5t4tr20pjag9',19,0,'charges no more',0),
('5t4tr20pjag9',20,1,'passes',0),
('5t4tr20pjag9',21,1,'keeps Fired Mask',0),
('5t4tr20pjag9',22,1,'charges Fire Eater',0),
('5t4tr20pjag9',23,1,'charges no more',0),
('5t4tr20pjag9',24,0,'passes',0),
('5t4tr20pjag9',25,0,'keeps Tail Painter',0),
('5t4tr20pjag9',26,0,'charges Storm Lantern',0),
('5t4tr20pjag9',27,0,'charges no more',0),
('5t4tr20pjag9',28,1,'activates ability 1 of Ember Row Stalls',0),
('5t4tr20pjag9',29,1,'plays Skewer Thief',0),
('5t4tr20pjag9',30,1,'chooses right side',0),
('5t4tr20pjag9',31,1,'attacks with Skewer Thief',0),
('5t4tr20pjag9',32,0,'passes',0),
('5t4tr20pjag9',33,1,'plays Flare',0),
('5t4tr20pjag9',34,0,'chooses Paper Apprentice',0),
('5t4tr20pjag9',35,1,'keeps Ember Potter',0),
('5t4tr20pjag9',36,1,'charges Charcoal Boy',0),
('5t4tr20pjag9',37,1,'charges no more',0),
('5t4tr20pjag9',38,0,'plays Tail Painter from the keep zone',0),
('5t4tr20pjag9',39,0,'chooses right side',0),
('5t4tr20pjag9',40,0,'pays with Box Kite Pilot',0),
('5t4tr20pjag9',41,0,'pays with Storm Lantern',0),
('5t4tr20pjag9',42,0,'plays Box Kite Pilot',0),
('5t4tr20pjag9',43,0,'chooses left side',0),
('5wmxnts2qww5',0,0,'charges Crossway Seraph',0),
('5wmxnts2qww5',1,0,'creates a plan',0),
('5wmxnts2qww5',2,1,'charges Raise the Lamps',0),
('5wmxnts2qww5',3,1,'passes',0),
('5wmxnts2qww5',4,0,'charges Earthward Gate',0),
('5wmxnts2qww5',5,0,'passes',0),
('5wmxnts2qww5',6,1,'charges Follow-Lamp',0),
('5wmxnts2qww5',7,1,'plays Peace of Landings',0),
('5wmxnts2qww5',8,1,'chooses enemy area',0),
('5wmxnts2qww5',9,0,'charges Column Herald',0),
('5wmxnts2qww5',10,0,'plays Follow-Lamp',0),
('5wmxnts2qww5',11,0,'chooses left centre',0),
('5wmxnts2qww5',12,1,'charges Sapling Keeper',0),
('5wmxnts2qww5',13,1,'passes',0),
('5wmxnts2qww5',14,0,'passes',0),
('5wmxnts2qww5',15,0,'plays First Landing',0),
('5wmxnts2qww5',16,0,'chooses middle base',0),
('5wmxnts2qww5',17,0,'freezes Earthward Gate',0),
('5wmxnts2qww5',18,0,'passes',0),
('5wmxnts2qww5',19,1,'passes',0),
('5wmxnts2qww5',20,1,'passes',0),
('5wmxnts2qww5',21,0,'charges Gatehouse Seraph',0),
('5wmxnts2qww5',22,0,'plays Hall of Lamps',0),
('5wmxnts2qww5',23,0,'chooses right base',0),
('5wmxnts2qww5',24,0,'freezes Crossway Seraph',0),
('5wmxnts2qww5',25,0,'freezes Earthward Gate',0),
('5wmxnts2qww5',26,0,'freezes Gatehouse Seraph',0),
('5wmxnts2qww5',27,0,'passes',0),
('5wmxnts2qww5',28,1,'charges Gatehouse Seraph',0),
('5wmxnts2qww5',29,1,'plays First Landing',0),
('5wmxnts2qww5',30,1,'chooses right base',0),
('5wmxnts2qww5',31,1,'freezes Sapling Keeper',0),
('5wmxnts2qww5',32,1,'passes',0),
('5wmxnts2qww5',33,0,'charges Lamp Sergeant',0),
('5wmxnts2qww5',34,0,'plays Seed Vault',0),
('5wmxnts2qww5',35,0,'freezes Earthward Gate',0),
('5wmxnts2qww5',36,0,'freezes Column Herald',0),
('5wmxnts2qww5',37,0,'passes',0),
('5wmxnts2qww5',38,0,'creates a plan',0),
('5wmxnts2qww5',39,0,'freezes Gatehouse Seraph #15',0),
('5wmxnts2qww5',40,0,'passes',0),
('5wmxnts2qww5',41,0,'plays Peace of Landings',0),
('5wmxnts2qww5',42,0,'chooses home area',0),
('5wmxnts2qww5',43,1,'charges Wedge Captain',0),
('5wmxnts2qww5',44,1,'plays Root Sprout',0),
('5wmxnts2qww5',45,1,'chooses middle centre',0),
('5wmxnts2qww5',46,1,'creates a plan',0),
('5wmxnts2qww5',47,1,'freezes Follow-Lamp',0),
('5wmxnts2qww5',48,1,'plays Second Landing',0),
('5wmxnts2qww5',49,1,'chooses middle base',0),
('5wmxnts2qww5',50,1,'freezes Raise the Lamps',0),
('5wmxnts2qww5',51,1,'freezes Wedge Captain',0),
('5wmxnts2qww5',52,1,'plays Wick Squire',0),
('5wmxnts2qww5',53,1,'chooses middle home',0),
('5wmxnts2qww5',54,0,'passes',0),
('5wmxnts2qww5',55,0,'plays Sudden Spring',0),
('5wmxnts2qww5',56,0,'freezes Crossway Seraph',0),
('5wmxnts2qww5',57,0,'passes',0),
('5wmxnts2qww5',58,1,'charges Landing Guard',0),
('5wmxnts2qww5',59,1,'activates ability 1 of Second Landing',0),
('5wmxnts2qww5',60,1,'freezes Wedge Captain',0),
('5wmxnts2qww5',61,1,'passes',0),
('5wmxnts2qww5',62,0,'passes',0),
('5wmxnts2qww5',63,0,'creates a plan',0),
('5wmxnts2qww5',64,0,'freezes Gatehouse Seraph #15',0),
('5wmxnts2qww5',65,0,'renews the plan',0),
('5wu5s02hz2ha',0,0,'goes first',0),
('5wu5s02hz2ha',1,0,'keeps the hand',0),
('5wu5s02hz2ha',2,1,'keeps the hand',0),
('5wu5s02hz2ha',3,0,'plays Road Clerk',0),
('5wu5s02hz2ha',4,0,'discards Wren the Wanderer for CP',0),
('5wu5s02hz2ha',5,0,'passes',0),
('5wu5s02hz2ha',6,1,'passes',0),
('5wu5s02hz2ha',7,1,'summons Frostbite',0),
('5wu5s02hz2ha',8,1,'passes',0),
('5wu5s02hz2ha',9,1,'passes',0),
('5wu5s02hz2ha',10,0,'plays Furnace Apprentice',0),
('5wu5s02hz2ha',11,0,'discards Furnace Apprentice for CP',0),
('5wu5s02hz2ha',12,1,'passes',0),
('5wu5s02hz2ha',13,1,'summons Choir of the Deep',0),
('5wu5s02hz2ha',14,1,'discards Sleeping Giant for CP',0),
('5wu5s02hz2ha',15,1,'discards Reef Lancer for CP',0),
('5wu5s02hz2ha',16,0,'plays Thunder Regent',0),
('5wu5s02hz2ha',17,0,'discards Kilnborn Champion for CP',0),
('5wu5s02hz2ha',18,0,'uses ability 1 of Furnace Apprentice',0),
('5wu5s02hz2ha',19,1,'summons Ebb and Flow',0),
('5wu5s02hz2ha',20,1,'discards Undertow for CP',0),
('5wu5s02hz2ha',21,1,'passes',0),
('5wu5s02hz2ha',22,1,'passes',0),
('5wu5s02hz2ha',23,0,'plays Vesper Crown',0),
('5wu5s02hz2ha',24,0,'discards Lamplight Keeper for CP',0),
('5wu5s02hz2ha',25,0,'attacks with Thunder Regent',0),
('5wu5s02hz2ha',26,1,'plays Icicle Moth',0),
('5wu5s02hz2ha',27,1,'passes',0),
('5wu5s02hz2ha',28,1,'uses ability 2 of Icicle Moth',0),
('5wu5s02hz2ha',29,1,'discards Tidecaller Ondine for CP',0),
('5wu5s02hz2ha',30,1,'plays Net Mender',0),
('5wu5s02hz2ha',31,1,'does not use the Assist of Net Mender',0),
('63be0m3wv4tq',0,0,'passes',0),
('63be0m3wv4tq',1,1,'charges Stairwright',0),
('63be0m3wv4tq',2,1,'creates a plan',0),
('63be0m3wv4tq',3,0,'charges Crossway Seraph',0),
('63be0m3wv4tq',4,0,'creates a plan',0),
('63be0m3wv4tq',5,1,'charges Earthward Gate',0),
('63be0m3wv4tq',6,1,'passes',0),
('63be0m3wv4tq',7,0,'charges Second Landing',0),
('63be0m3wv4tq',8,0,'passes',0),
('63be0m3wv4tq',9,1,'charges Antler Crown',0),
('63be0m3wv4tq',10,1,'plays Tide Surveyor',0),
('63be0m3wv4tq',11,1,'chooses left home',0),
('63be0m3wv4tq',12,1,'freezes Earthward Gate',0),
('63be0m3wv4tq',13,1,'creates a plan',0),
('63be0m3wv4tq',14,0,'charges Hollow Stag',0),
('63be0m3wv4tq',15,0,'passes',0),
('63be0m3wv4tq',16,1,'charges Vine Strangler',0),
('63be0m3wv4tq',17,1,'plays Compass Golem',0),
('63be0m3wv4tq',18,1,'chooses right home',0),
('63be0m3wv4tq',19,1,'freezes Earthward Gate',0),
('63be0m3wv4tq',20,1,'freezes Vine Strangler',0),
('63be0m3wv4tq',21,1,'moves Tide Surveyor',0),
('63be0m3wv4tq',22,1,'chooses middle home',0),
('63be0m3wv4tq',23,0,'charges Lamp Sergeant',0),
('63be0m3wv4tq',24,0,'plays Sapling Keeper',0),
('63be0m3wv4tq',25,0,'chooses middle centre',0),
('63be0m3wv4tq',26,0,'freezes Crossway Seraph',0),
('6887st3nmh0u',0,0,'keeps the hand',0),
('6887st3nmh0u',1,1,'keeps the hand',0),
('6887st3nmh0u',2,1,'passes',0),
('6887st3nmh0u',3,1,'passes',0),
('6887st3nmh0u',4,0,'calls Root Whisper Lv1 face down',0),
('6887st3nmh0u',5,0,'passes',1),
('6887st3nmh0u',6,1,'makes aether with Coin',0),
('6887st3nmh0u',7,0,'passes',1),
('6887st3nmh0u',8,0,'passes',0),
('6887st3nmh0u',9,0,'passes',1),
('6887st3nmh0u',10,0,'passes',1),
('6887st3nmh0u',11,0,'passes',1),
('6887st3nmh0u',12,0,'passes',1),
('6887st3nmh0u',13,1,'calls Proud Peacock face down',0),
('6887st3nmh0u',14,1,'passes',0),
('6887st3nmh0u',15,0,'passes',1),
('6887st3nmh0u',16,1,'passes',0),
('6887st3nmh0u',17,0,'passes',1),
('6887st3nmh0u',18,1,'passes',0),
('6887st3nmh0u',19,0,'passes',1),
('6887st3nmh0u',20,1,'passes',0),
('6887st3nmh0u',21,0,'makes aether with Root Whisper Lv1',0),
('6887st3nmh0u',22,1,'makes aether with Proud Peacock',0),
('6887st3nmh0u',23,0,'passes',1),
('6887st3nmh0u',24,0,'passes',1),
('6887st3nmh0u',25,0,'calls Hedge Boar face down',0),
('6887st3nmh0u',26,0,'passes',1),
('6887st3nmh0u',27,0,'makes aether with Root Whisper Lv1',0),
('6887st3nmh0u',28,0,'passes',0),
('6887st3nmh0u',29,0,'passes',1),
('6887st3nmh0u',30,0,'passes',1),
('6887st3nmh0u',31,0,'passes',1),
('6887st3nmh0u',32,0,'passes',1),
('6887st3nmh0u',33,0,'passes',1),
('6887st3nmh0u',34,1,'passes',0),
('6887st3nmh0u',35,0,'passes',1),
('6887st3nmh0u',36,1,'passes',0),
('6887st3nmh0u',37,0,'passes',1),
('6887st3nmh0u',38,1,'calls Grafting face down',0),
('6887st3nmh0u',39,1,'makes aether with Proud Peacock',0),
('6887st3nmh0u',40,1,'passes',0),
('6887st3nmh0u',41,0,'passes',1),
('6887st3nmh0u',42,1,'passes',0),
('6887st3nmh0u',43,0,'passes',1),
('6887st3nmh0u',44,1,'makes aether with Grafting',0),
('6887st3nmh0u',45,0,'passes',1),
('6887st3nmh0u',46,0,'passes',0),
('6887st3nmh0u',47,0,'passes',1),
('6887st3nmh0u',48,0,'passes',1),
('6887st3nmh0u',49,0,'passes',1),
('6887st3nmh0u',50,0,'passes',1),
('6887st3nmh0u',51,0,'passes',1),
('6887st3nmh0u',52,0,'calls nothing',0),
('6887st3nmh0u',53,0,'passes',1),
('6887st3nmh0u',54,0,'passes',0),
('6887st3nmh0u',55,0,'passes',1),
('6887st3nmh0u',56,0,'passes',1),
('6887st3nmh0u',57,0,'passes',1),
('6887st3nmh0u',58,0,'passes',1),
('6887st3nmh0u',59,0,'passes',1),
('6887st3nmh0u',60,1,'makes aether with Proud Peacock',0),
('6887st3nmh0u',61,1,'makes aether with Grafting',0),
('6887st3nmh0u',62,0,'passes',1),
('6887st3nmh0u',63,0,'passes',1),
('6887st3nmh0u',64,1,'calls Seedling face down',0),
('6887st3nmh0u',65,1,'passes',0),
('6887st3nmh0u',66,0,'passes',1),
('6887st3nmh0u',67,1,'passes',0),
('6887st3nmh0u',68,0,'passes',1),
('6887st3nmh0u',69,1,'makes aether with Seedling',0),
('6887st3nmh0u',70,0,'passes',1),
('6887st3nmh0u',71,0,'makes aether with Root Whisper Lv1',0),
('6887st3nmh0u',72,0,'passes',0),
('6887st3nmh0u',73,0,'passes',1),
('6887st3nmh0u',74,0,'passes',1),
('6887st3nmh0u',75,0,'passes',1),
('6887st3nmh0u',76,0,'passes',1),
('6887st3nmh0u',77,0,'passes',1),
('6887st3nmh0u',78,0,'calls nothing',0),
('6887st3nmh0u',79,0,'passes',1),
('6887st3nmh0u',80,0,'makes aether with Root Whisper Lv1',0),
('6887st3nmh0u',81,0,'passes',0),
('6887st3nmh0u',82,0,'passes',1),
('6887st3nmh0u',83,0,'passes',1),
('6887st3nmh0u',84,0,'passes',1),
('6887st3nmh0u',85,0,'passes',1),
('6887st3nmh0u',86,0,'passes',1),
('6887st3nmh0u',87,1,'makes aether with Grafting',0),
('6887st3nmh0u',88,1,'makes aether with Seedling',0),
('6887st3nmh0u',89,1,'passes',0),
('6887st3nmh0u',90,0,'passes',1),
('6887st3nmh0u',91,1,'makes aether with Proud Peacock',0),
('6887st3nmh0u',92,0,'passes',1),
('6887st3nmh0u',93,1,'calls Orchard Queen face down',0),
('6887st3nmh0u',94,1,'makes aether with Orchard Queen',0),
('6887st3nmh0u',95,0,'passes',1),
('6887st3nmh0u',96,0,'passes',1),
('6887st3nmh0u',97,0,'passes',1),
('6887st3nmh0u',98,0,'makes aether with Hedge Boar',0),
('6887st3nmh0u',99,0,'passes',1),
('6887st3nmh0u',100,0,'passes',1),
('6887st3nmh0u',101,0,'calls Hedge Boar face down',0),
('6887st3nmh0u',102,0,'passes',1),
('68bgvdkft86g',0,0,'exchanges cards',0),
('68bgvdkft86g',1,1,'exchanges cards',0),
('68bgvdkft86g',2,0,'puts Thorn Lash at the bottom',0),
('68bgvdkft86g',3,0,'puts Toll the Green Bell at the bottom',0),
('68bgvdkft86g',4,0,'puts Bramble Host at the bottom',0),
('68bgvdkft86g',5,0,'puts Vine Stag at the bottom',0),
('68bgvdkft86g',6,0,'puts no more at the bottom',0),
('68bgvdkft86g',7,1,'puts Leaking Jar at the bottom',0),
('68bgvdkft86g',8,1,'puts Pell Lantern Lv1 at the bottom',0),
('68bgvdkft86g',9,1,'puts Moon Otter at the bottom',0),
('68bgvdkft86g',10,1,'puts Weir Spirit at the bottom',0),
('68bgvdkft86g',11,1,'puts Barge Hound at the bottom',0),
('68bgvdkft86g',12,1,'puts no more at the bottom',0),
('68bgvdkft86g',13,1,'passes',0),
('68bgvdkft86g',14,1,'makes aether with Coin',0),
('68bgvdkft86g',15,0,'calls Fern Ledger Lv1',0),
('68bgvdkft86g',16,0,'passes',1),
('68bgvdkft86g',17,0,'plays Seedling',0),
('68bgvdkft86g',18,0,'enters recovered',0),
('68bgvdkft86g',19,1,'calls Sluice Marrow Lv2 face down',0),
('68bgvdkft86g',20,1,'passes',0),
('68bgvdkft86g',21,1,'passes',0),
('68bgvdkft86g',22,1,'passes',0),
('68bgvdkft86g',23,1,'makes aether with Sluice Marrow Lv2',0),
('68bgvdkft86g',24,0,'passes',1),
('68bgvdkft86g',25,0,'passes',1),
('68bgvdkft86g',26,0,'calls Grafting face down',0),
('68bgvdkft86g',27,0,'passes',1),
('68bgvdkft86g',28,0,'makes aether with Grafting',0),
('68bgvdkft86g',29,0,'makes aether with Fern Ledger Lv1',0),
('68bgvdkft86g',30,0,'switches Seedling',0),
('68bgvdkft86g',31,1,'makes aether with Sluice Marrow Lv2',0),
('68bgvdkft86g',32,1,'calls Ferry Twill Lv1',0),
('68bgvdkft86g',33,1,'makes aether with Ferry Twill Lv1',0),
('68bgvdkft86g',34,1,'plays Lamp Eel',0),
('68bgvdkft86g',35,1,'enters recovered',0),
('68bgvdkft86g',36,1,'chooses card 6 of the orbs',0),
('68bgvdkft86g',37,1,'attacks with Lamp Eel',0),
('68bgvdkft86g',38,0,'passes',1),
('68bgvdkft86g',39,0,'passes',1),
('68bgvdkft86g',40,0,'calls nothing',0),
('68bgvdkft86g',41,0,'passes',1),
('68bgvdkft86g',42,0,'passes',0),
('68bgvdkft86g',43,0,'passes',1),
('68bgvdkft86g',44,0,'passes',1),
('68bgvdkft86g',45,0,'passes',1),
('68bgvdkft86g',46,0,'passes',1),
('68bgvdkft86g',47,0,'passes',1),
('68bgvdkft86g',48,1,'makes aether with Ferry Twill Lv1',0),
('68bgvdkft86g',49,1,'passes',0),
('68bgvdkft86g',50,0,'passes',1),
('68bgvdkft86g',51,1,'makes aether with Sluice Marrow Lv2',0),
('68bgvdkft86g',52,0,'passes',1),
('68bgvdkft86g',53,1,'calls Barge Hound face down',0),
('68bgvdkft86g',54,1,'makes aether with Barge Hound',0),
('68bgvdkft86g',55,0,'passes',1),
('68bgvdkft86g',56,1,'passes',0),
('68bgvdkft86g',57,0,'passes',1),
('68bgvdkft86g',58,0,'passes',1),
('6aux5y38xsn4',0,1,'goes first',0),
('6aux5y38xsn4',1,1,'keeps the hand',0),
('6aux5y38xsn4',2,0,'takes a new hand',0),
('6aux5y38xsn4',3,0,'puts Pyre Dancer at the bottom',0),
('6aux5y38xsn4',4,0,'puts Cinder Duelist at the bottom',0),
('6aux5y38xsn4',5,0,'puts Saltforge Twins at the bottom',0),
('6aux5y38xsn4',6,0,'puts Torchlit Vow at the bottom',0),
('6aux5y38xsn4',7,1,'casts Pearl Diver',0),
('6aux5y38xsn4',8,1,'passes',0),
('6aux5y38xsn4',9,0,'passes',0),
('6aux5y38xsn4',10,1,'says yes',0),
('6aux5y38xsn4',11,1,'chooses Shatterglass',0),
('6aux5y38xsn4',12,1,'casts Sleet Courtier',0),
('6aux5y38xsn4',13,1,'discards Frost Herald for CP',0),
('6aux5y38xsn4',14,0,'passes',1),
('6aux5y38xsn4',15,0,'passes',1),
('6aux5y38xsn4',16,0,'passes',1),
('6aux5y38xsn4',17,0,'casts Cinderfall',0),
('6aux5y38xsn4',18,0,'selects mode 2',0),
('6aux5y38xsn4',19,0,'discards Tidewall Captain for CP',0),
('6aux5y38xsn4',20,0,'discards Kiln Marshal for CP',0),
('6aux5y38xsn4',21,0,'discards Lamplight Keeper for CP',0),
('6aux5y38xsn4',22,0,'casts Wharf Mason',0),
('6aux5y38xsn4',23,1,'casts Tide Oracle',0),
('6aux5y38xsn4',24,1,'discards Winter Usher for CP',0),
('6aux5y38xsn4',25,0,'casts Cinder Oracle',0),
('6aux5y38xsn4',26,0,'dulls Wharf Mason for CP',0),
('6aux5y38xsn4',27,1,'passes',0),
('6aux5y38xsn4',28,1,'attacks with Tide Oracle',0),
('6aux5y38xsn4',29,1,'passes',0),
('6aux5y38xsn4',30,0,'uses ability 1 of Wharf Mason',0),
('6aux5y38xsn4',31,0,'passes',0),
('6aux5y38xsn4',32,0,'uses ability 1 of Cinder Oracle',0),
('6aux5y38xsn4',33,0,'says 0',0),
('6aux5y38xsn4',34,1,'passes',0),
('6aux5y38xsn4',35,1,'attacks with Tide Oracle',0),
('6aux5y38xsn4',36,1,'passes',0),
('6aux5y38xsn4',37,0,'casts Ember of the Far Kiln',0),
('6aux5y38xsn4',38,0,'dulls Cinder Oracle for CP',0),
('6aux5y38xsn4',39,1,'casts Frost Herald',0),
('6aux5y38xsn4',40,1,'discards Weather Synod for Ice CP',0),
('6aux5y38xsn4',41,1,'discards Drowned Bells for CP',0),
('6aux5y38xsn4',42,1,'passes',0),
('6aux5y38xsn4',43,1,'attacks with no more',0),
('6aux5y38xsn4',44,1,'casts Pale Executioner',0),
('6aux5y38xsn4',45,1,'discards Glacier Knight for CP',0),
('6aux5y38xsn4',46,0,'casts Wharf Mason',0),
('6aux5y38xsn4',47,0,'dulls Cinder Oracle for CP',0),
('6aux5y38xsn4',48,1,'casts Hearth Deserter',0),
('6aux5y38xsn4',49,1,'chooses Cinder Oracle',0),
('6aux5y38xsn4',50,1,'attacks with Frost Herald',0),
('6aux5y38xsn4',51,1,'attacks with no more',0),
('6aux5y38xsn4',52,1,'attacks with no more',0),
('6aux5y38xsn4',53,0,'uses ability 1 of Wharf Mason #13',0),
('6aux5y38xsn4',54,0,'chooses Pale Executioner',0),
('6aux5y38xsn4',55,0,'discards Harbor Sentinel for CP',0),
('6dkvg9m8wfv4',0,0,'places Long String Finals',0),
('6dkvg9m8wfv4',1,0,'places Rising Wind',0),
('6dkvg9m8wfv4',2,1,'places Night Crossing',0),
('6dkvg9m8wfv4',3,1,'places Dawn Regatta',0),
('6dkvg9m8wfv4',4,0,'puts Tailwind into the energy zone',0),
('6dkvg9m8wfv4',5,0,'puts String Runner into the energy zone',0),
('6dkvg9m8wfv4',6,1,'activates ability 1 of Tidewatch Club',0),
('6dkvg9m8wfv4',7,1,'says no',0),
('6dkvg9m8wfv4',8,1,'plays Slipway Kid',0),
('6dkvg9m8wfv4',9,1,'chooses left side',0),
('6dkvg9m8wfv4',10,1,'pays with Harpoon Sister',0),
('6dkvg9m8wfv4',11,1,'plays Rope Dancer',0),
('6dkvg9m8wfv4',12,1,'chooses left side',0),
('6dkvg9m8wfv4',13,1,'passes',0),
('6dkvg9m8wfv4',14,1,'keeps Ferry Captain',0),
('6dkvg9m8wfv4',15,1,'charges Rope Dancer',0),
('6dkvg9m8wfv4',16,0,'passes',0),
('6dkvg9m8wfv4',17,0,'keeps no card',0),
('6dkvg9m8wfv4',18,0,'charges Tail Painter',0),
('6dkvg9m8wfv4',19,0,'charges Lamp Lighter',0),
('6dkvg9m8wfv4',20,0,'charges no more',0),
('6dkvg9m8wfv4',21,1,'plays Pearl Diver',0),
('6dkvg9m8wfv4',22,1,'activates ability 1 of Tidewatch Club',0),
('6dkvg9m8wfv4',23,1,'says yes',0),
('6dkvg9m8wfv4',24,1,'chooses centre',0),
('6dkvg9m8wfv4',25,1,'attacks with Oar Twins',0),
('6e6sb2p83rqe',0,0,'places Long String Finals',0),
('6e6sb2p83rqe',1,0,'places First Flight',0),
('6e6sb2p83rqe',2,1,'places Lamp Concert',0),
('6e6sb2p83rqe',3,1,'places Encore',0),
('6e6sb2p83rqe',4,0,'puts Box Kite Pilot into the energy zone',0),
('6e6sb2p83rqe',5,0,'puts Storm Lantern into the energy zone',0),
('6e6sb2p83rqe',6,1,'plays Gull Feeder',0),
('6e6sb2p83rqe',7,1,'chooses left side',0),
('6e6sb2p83rqe',8,1,'activates ability 1 of Lamp Orchestra',0),
('6e6sb2p83rqe',9,1,'says no',0),
('6e6sb2p83rqe',10,1,'plays Conductor''s Ribbon',0),
('6e6sb2p83rqe',11,1,'chooses centre',0),
('6e6sb2p83rqe',12,1,'chooses no more',0),
('6e6sb2p83rqe',13,1,'keeps Triangle Pupil',0),
('6e6sb2p83rqe',14,1,'charges Glass Harper',0),
('6e6sb2p83rqe',15,1,'charges no more',0),
('6e6sb2p83rqe',16,0,'plays Loom Mother',0),
('6e6sb2p83rqe',17,0,'chooses right side',0),
('6e6sb2p83rqe',18,0,'activates ability 1 of Kite School',0),
('6juffs99ak5z',0,1,'goes second',0),
('6juffs99ak5z',1,0,'takes a new hand',0),
('6juffs99ak5z',2,0,'puts Lantern Mermaid at the bottom',0),
('6juffs99ak5z',3,0,'puts Brine Knight at the bottom',0),
('6juffs99ak5z',4,0,'puts Sleeper Beneath at the bottom',0),
('6juffs99ak5z',5,0,'puts Deep Tithe at the bottom',0),
('6juffs99ak5z',6,1,'takes a new hand',0),
('6juffs99ak5z',7,1,'puts Ashwing Courier at the bottom',0),
('6juffs99ak5z',8,1,'puts Slagheart at the bottom',0),
('6juffs99ak5z',9,1,'puts Cinder Duelist at the bottom',0),
('6juffs99ak5z',10,1,'puts Bellows Golem at the bottom',0),
('6juffs99ak5z',11,0,'casts Pillar Tortoise',0),
('6juffs99ak5z',12,0,'discards Salt Miner for CP',0),
('6juffs99ak5z',13,0,'discards Moray Corsair for CP',0),
('6juffs99ak5z',14,0,'passes',0),
('6juffs99ak5z',15,0,'passes',1),
('6juffs99ak5z',16,0,'uses ability 2 of Pillar Tortoise',0),
('6juffs99ak5z',17,1,'passes',0),
('6juffs99ak5z',18,1,'casts Sootwing Raider',0),
('6juffs99ak5z',19,1,'discards Wrath of the Kiln for CP',0),
('6juffs99ak5z',20,1,'casts Saltforge Twins',0),
('6juffs99ak5z',21,1,'discards Lamplight Keeper for CP',0),
('6juffs99ak5z',22,0,'casts Quay Watcher',0),
('6juffs99ak5z',23,1,'passes',0),
('6juffs99ak5z',24,1,'attacks with no more',0),
('6juffs99ak5z',25,1,'passes',0),
('6juffs99ak5z',26,0,'uses ability 2 of Pillar Tortoise',0),
('6juffs99ak5z',27,0,'discards Menhir Seer for CP',0),
('6juffs99ak5z',28,0,'attacks with no more',0),
('6juffs99ak5z',29,1,'casts Harbor Sentinel',0),
('6juffs99ak5z',30,1,'discards Cinderfall for CP',0),
('6juffs99ak5z',31,1,'casts Furnace Apprentice',0),
('6juffs99ak5z',32,1,'attacks with Saltforge Twins',0),
('6juffs99ak5z',33,1,'attacks with Sootwing Raider',0),
('6juffs99ak5z',34,0,'does not use the EX Burst of Tide Ledger',0),
('6juffs99ak5z',35,0,'warps Sleeper Beneath',0),
('6juffs99ak5z',36,0,'discards Old Breakwater for CP',0),
('6juffs99ak5z',37,0,'uses ability 2 of Pillar Tortoise',0),
('6juffs99ak5z',38,0,'dulls Quay Watcher for CP',0),
('6q737cgkbm6u',0,0,'goes first',0),
('6q737cgkbm6u',1,0,'keeps the hand',0),
('6q737cgkbm6u',2,1,'keeps the hand',0),
('6q737cgkbm6u',3,0,'casts Quarry Giant',0),
('6q737cgkbm6u',4,0,'discards Menhir Seer for CP',0),
('6q737cgkbm6u',5,1,'casts Stormcaller Ione',0),
('6q737cgkbm6u',6,1,'discards Spark Tinker for CP',0),
('6q737cgkbm6u',7,1,'discards Kite Rider for CP',0),
('6q737cgkbm6u',8,1,'casts Coil Sentry',0),
('6q737cgkbm6u',9,1,'discards Arc Duelist for CP',0),
('6q737cgkbm6u',10,0,'casts Saltback Ox',0),
('6q737cgkbm6u',11,0,'attacks with Quarry Giant',0),
('6q737cgkbm6u',12,1,'blocks with Stormcaller Ione',0),
('6q737cgkbm6u',13,1,'casts Stormkite Pair',0),
('6q737cgkbm6u',14,1,'dulls Coil Sentry for CP',0),
('6q737cgkbm6u',15,1,'discards Storm Lancer for CP',0),
('6q737cgkbm6u',16,1,'discards Gale Fencer for CP',0),
('6q737cgkbm6u',17,1,'attacks with Stormkite Pair',0),
('6q737cgkbm6u',18,0,'casts Dawn Warden Ysolt',0),
('6qe2vzvk5034',0,1,'goes first',0),
('6qe2vzvk5034',1,1,'takes a new hand',0),
('6qe2vzvk5034',2,1,'puts Keeper of Frost Gate at the bottom',0),
('6qe2vzvk5034',3,1,'puts Rime Duchess at the bottom',0),
('6qe2vzvk5034',4,1,'puts Glass Rapier at the bottom',0),
('6qe2vzvk5034',5,1,'puts Snowdrift Pup at the bottom',0),
('6qe2vzvk5034',6,0,'takes a new hand',0),
('6qe2vzvk5034',7,0,'puts Reef Lancer at the bottom',0),
('6qe2vzvk5034',8,0,'puts Waking Giant at the bottom',0),
('6qe2vzvk5034',9,0,'puts Lantern Jelly at the bottom',0),
('6qe2vzvk5034',10,0,'puts Harbor Librarian at the bottom',0),
('6qe2vzvk5034',11,1,'plays Reef Lancer',0),
('6qe2vzvk5034',12,1,'discards Net Mender for CP',0),
('6qe2vzvk5034',13,1,'summons Choir of the Deep',0),
('6qe2vzvk5034',14,0,'passes',0),
('6qe2vzvk5034',15,0,'passes',1),
('6qe2vzvk5034',16,0,'passes',1),
('6qe2vzvk5034',17,0,'passes',1),
('6qe2vzvk5034',18,0,'passes',0),
('6qe2vzvk5034',19,0,'passes',1),
('6qe2vzvk5034',20,0,'plays Net Mender',0),
('6qe2vzvk5034',21,0,'discards Reef Lancer for CP',0),
('6qe2vzvk5034',22,0,'does not use the Assist of Net Mender',0),
('6qe2vzvk5034',23,0,'plays Lyra Saltvoice',0),
('6qe2vzvk5034',24,0,'discards Rime Duchess for CP',0),
('6qe2vzvk5034',25,0,'discards Choir of the Deep for CP',0),
('6qe2vzvk5034',26,0,'passes',0),
('6qe2vzvk5034',27,1,'summons Frostbite',0),
('6qe2vzvk5034',28,0,'passes',0),
('6qe2vzvk5034',29,1,'chooses Reef Lancer',0),
('6qe2vzvk5034',30,0,'passes',1),
('6qe2vzvk5034',31,0,'passes',1),
('6qe2vzvk5034',32,1,'attacks with Reef Lancer',0),
('6qe2vzvk5034',33,0,'passes',0),
('6qe2vzvk5034',34,0,'does not block',0),
('6qe2vzvk5034',35,0,'passes',0),
('6qe2vzvk5034',36,0,'passes',1),
('6qe2vzvk5034',37,0,'passes',1),
('6qe2vzvk5034',38,0,'passes',1),
('6qe2vzvk5034',39,0,'plays Sleeping Giant',0),
('6qe2vzvk5034',40,0,'discards Hollow Sentry for CP',0),
('6qe2vzvk5034',41,0,'discards Deepwater Cantor for CP',0),
('6r2g603d80vg',0,0,'goes first',0),
('6r2g603d80vg',1,0,'keeps the hand',0),
('6r2g603d80vg',2,1,'takes a new hand',0),
('6r2g603d80vg',3,1,'puts Sleet Courtier at the bottom',0),
('6r2g603d80vg',4,1,'puts Winter Usher at the bottom',0),
('6r2g603d80vg',5,1,'puts Frost Herald at the bottom',0),
('6r2g603d80vg',6,1,'puts Breath of Hoarfrost at the bottom',0),
('6r2g603d80vg',7,0,'casts Frost Herald',0),
('6r2g603d80vg',8,0,'discards Glacier Knight for CP',0),
('6r2g603d80vg',9,0,'discards Pearl Diver for CP',0),
('6r2g603d80vg',10,0,'passes',0),
('6r2g603d80vg',11,1,'casts Frost Ambusher',0),
('6r2g603d80vg',12,1,'discards Pale Executioner for CP',0),
('6r2g603d80vg',13,1,'discards Drowned Bells for CP',0),
('6r2g603d80vg',14,0,'passes',0),
('6r2g603d80vg',15,0,'casts Verglas Assassin',0),
('6r2g603d80vg',16,1,'casts Glacier Knight',0),
('6r2g603d80vg',17,1,'discards Frost Herald for CP',0),
('6r2g603d80vg',18,1,'discards Tide Oracle for CP',0),
('6r2g603d80vg',19,1,'attacks with no more',0),
('6r2g603d80vg',20,0,'casts Dock Minstrel',0),
('6r2g603d80vg',21,0,'attacks with no more',0),
('6r2g603d80vg',22,1,'casts Dock Minstrel',0),
('6r2g603d80vg',23,1,'attacks with Frost Ambusher',0),
('6r2g603d80vg',24,1,'attacks with Glacier Knight',0),
('6r2g603d80vg',25,0,'does not block',0),
('6r2g603d80vg',26,0,'uses ability 1 of Dock Minstrel #14',0),
('6r2g603d80vg',27,0,'chooses Verglas Assassin',0),
('6r2g603d80vg',28,0,'attacks with no more',0),
('6r2g603d80vg',29,1,'casts Admiral Osk',0),
('6r2g603d80vg',30,1,'attacks with Frost Ambusher',0),
('6r2g603d80vg',31,1,'attacks with no more',0),
('6r2g603d80vg',32,0,'blocks with Verglas Assassin',0),
('6r2g603d80vg',33,1,'attacks with no more',0),
('6r2g603d80vg',34,0,'passes',0),
('6r2g603d80vg',35,0,'passes',1),
('6r2g603d80vg',36,0,'attacks with Verglas Assassin',0),
('6r2g603d80vg',37,0,'chooses Admiral Osk',0),
('6r2g603d80vg',38,0,'passes',1),
('6r2g603d80vg',39,0,'passes',1),
('6r2g603d80vg',40,1,'blocks with Glacier Knight',0),
('6r2g603d80vg',41,0,'passes',0),
('6r2g603d80vg',42,0,'passes',0),
('6r2g603d80vg',43,0,'passes',1),
('6r2g603d80vg',44,0,'attacks with no more',0),
('6r2g603d80vg',45,0,'casts Hearth Deserter',0),
('6r2g603d80vg',46,0,'dulls Dock Minstrel #14 for CP',0),
('6r2g603d80vg',47,0,'discards Frost Herald for CP',0),
('6r2g603d80vg',48,0,'chooses Admiral Osk',0),
('6r2g603d80vg',49,1,'passes',0),
('6r2g603d80vg',50,1,'passes',0),
('6r2g603d80vg',51,1,'attacks with Glacier Knight',0),
('6r2g603d80vg',52,1,'passes',0),
('6r2g603d80vg',53,0,'does not block',0),
('6r2g603d80vg',54,1,'passes',0),
('6r2g603d80vg',55,1,'uses ability 1 of Dock Minstrel #16',0),
('6r2g603d80vg',56,1,'chooses Admiral Osk',0),
('6r2g603d80vg',57,1,'attacks with no more',0),
('6r2g603d80vg',58,0,'casts Tide Oracle',0),
('6r2g603d80vg',59,0,'discards Sleet Courtier for CP',0),
('6r2g603d80vg',60,0,'uses ability 1 of Dock Minstrel #14',0),
('6r2g603d80vg',61,0,'chooses Frost Herald',0),
('6r2g603d80vg',62,0,'attacks with Frost Herald',0),
('6r2g603d80vg',63,1,'blocks with Admiral Osk',0),
('6r2g603d80vg',64,1,'casts Lantern Mermaid',0),
('6r2g603d80vg',65,1,'discards Floe Diplomat for Ice CP',0),
('6r2g603d80vg',66,1,'discards Admiral Osk for CP',0),
('6r2g603d80vg',67,1,'passes',0),
('6r2g603d80vg',68,1,'uses ability 1 of Dock Minstrel #16',0),
('6r2g603d80vg',69,1,'chooses Admiral Osk',0),
('6r2g603d80vg',70,1,'attacks with Glacier Knight',0),
('6r2g603d80vg',71,0,'blocks with Tide Oracle',0),
('6r2g603d80vg',72,1,'attacks with Admiral Osk',0),
('6r2g603d80vg',73,0,'casts Pale Executioner',0),
('6vdqpk4fkc2d',0,1,'keeps the hand',0),
('6vdqpk4fkc2d',1,0,'keeps the hand',0),
('6vdqpk4fkc2d',2,0,'passes',1),
('6vdqpk4fkc2d',3,0,'passes',1),
('6vdqpk4fkc2d',4,1,'calls Brick Golem face down',0),
('6vdqpk4fkc2d',5,1,'passes',0),
('6vdqpk4fkc2d',6,0,'passes',1),
('6vdqpk4fkc2d',7,1,'makes aether with Brick Golem',0),
('6vdqpk4fkc2d',8,0,'passes',1),
('6vdqpk4fkc2d',9,0,'passes',1),
('6vdqpk4fkc2d',10,0,'passes',1),
('6vdqpk4fkc2d',11,0,'passes',1),
('6vdqpk4fkc2d',12,0,'passes',1),
('6vdqpk4fkc2d',13,0,'calls Moth Iver Lv1 face down',0),
('6vdqpk4fkc2d',14,0,'passes',1),
('6vdqpk4fkc2d',15,0,'passes',0),
('6vdqpk4fkc2d',16,0,'passes',1),
('6vdqpk4fkc2d',17,0,'passes',1),
('6vdqpk4fkc2d',18,0,'passes',1),
('6vdqpk4fkc2d',19,0,'passes',1),
('6vdqpk4fkc2d',20,0,'passes',1),
('6vdqpk4fkc2d',21,1,'makes aether with Brick Golem',0),
('6vdqpk4fkc2d',22,0,'passes',1),
('6vdqpk4fkc2d',23,0,'passes',1),
('6vdqpk4fkc2d',24,1,'calls nothing',0),
('6vdqpk4fkc2d',25,0,'passes',1),
('6vdqpk4fkc2d',26,0,'passes',1),
('6vdqpk4fkc2d',27,0,'passes',1),
('6vdqpk4fkc2d',28,0,'makes aether with Coin',0),
('6vdqpk4fkc2d',29,0,'makes aether with Moth Iver Lv1',0),
('6vdqpk4fkc2d',30,0,'passes',1),
('6vdqpk4fkc2d',31,0,'passes',1),
('6vdqpk4fkc2d',32,0,'calls Lock Heron face down',0),
('6vdqpk4fkc2d',33,0,'passes',1),
('6vdqpk4fkc2d',34,0,'makes aether with Lock Heron',0),
('6vdqpk4fkc2d',35,0,'passes',0),
('6vdqpk4fkc2d',36,0,'passes',1),
('6vdqpk4fkc2d',37,0,'passes',1),
('6vdqpk4fkc2d',38,0,'passes',1),
('6vdqpk4fkc2d',39,0,'passes',1),
('6vdqpk4fkc2d',40,0,'passes',1),
('6vdqpk4fkc2d',41,1,'makes aether with Brick Golem',0),
('6vdqpk4fkc2d',42,0,'passes',1),
('6vdqpk4fkc2d',43,0,'passes',1),
('6vdqpk4fkc2d',44,1,'calls Loose Ember face down',0),
('6vdqpk4fkc2d',45,1,'passes',0),
('6vdqpk4fkc2d',46,0,'passes',1),
('6vdqpk4fkc2d',47,1,'makes aether with Loose Ember',0),
('6vdqpk4fkc2d',48,0,'passes',1),
('6vdqpk4fkc2d',49,0,'passes',1),
('6vdqpk4fkc2d',50,0,'passes',0),
('6vdqpk4fkc2d',51,0,'passes',1),
('6vdqpk4fkc2d',52,0,'passes',1),
('6vdqpk4fkc2d',53,0,'passes',1),
('6vdqpk4fkc2d',54,0,'passes',1),
('6vdqpk4fkc2d',55,0,'passes',1),
('6vdqpk4fkc2d',56,0,'calls Pell Lantern Lv2 face down',0),
('6vdqpk4fkc2d',57,0,'passes',1),
('6vdqpk4fkc2d',58,0,'makes aether with Pell Lantern Lv2',0),
('6vdqpk4fkc2d',59,0,'makes aether with Moth Iver Lv1',0),
('6vdqpk4fkc2d',60,0,'passes',0),
('6vdqpk4fkc2d',61,0,'passes',1),
('6vdqpk4fkc2d',62,0,'passes',1),
('6vdqpk4fkc2d',63,0,'passes',1),
('6vdqpk4fkc2d',64,0,'passes',1),
('6vdqpk4fkc2d',65,0,'passes',1),
('6vdqpk4fkc2d',66,1,'makes aether with Loose Ember',0),
('6vdqpk4fkc2d',67,1,'makes aether with Brick Golem',0),
('6vdqpk4fkc2d',68,0,'passes',1),
('6vdqpk4fkc2d',69,0,'passes',1),
('6vdqpk4fkc2d',70,1,'calls Firedamp face down',0),
('6vdqpk4fkc2d',71,1,'passes',0),
('6vdqpk4fkc2d',72,0,'passes',1),
('6vdqpk4fkc2d',73,1,'passes',0),
('6vdqpk4fkc2d',74,0,'passes',1),
('6vdqpk4fkc2d',75,1,'makes aether with Firedamp',0),
('6vdqpk4fkc2d',76,0,'passes',1),
('6vdqpk4fkc2d',77,0,'passes',0),
('6vdqpk4fkc2d',78,0,'passes',1),
('6vdqpk4fkc2d',79,0,'passes',1),
('6vdqpk4fkc2d',80,0,'passes',1),
('6vdqpk4fkc2d',81,0,'passes',1),
('6vdqpk4fkc2d',82,0,'passes',1),
('6vdqpk4fkc2d',83,0,'calls Pell Lantern Lv1 face down',0),
('6vdqpk4fkc2d',84,0,'passes',1),
('6vdqpk4fkc2d',85,0,'makes aether with Pell Lantern Lv2',0),
('6vdqpk4fkc2d',86,0,'passes',0),
('6vdqpk4fkc2d',87,0,'passes',1),
('6vdqpk4fkc2d',88,0,'passes',1),
('6vdqpk4fkc2d',89,0,'passes',1),
('6vdqpk4fkc2d',90,0,'passes',1),
('6vdqpk4fkc2d',91,0,'passes',1),
('6vdqpk4fkc2d',92,1,'makes aether with Loose Ember',0),
('6vdqpk4fkc2d',93,1,'passes',0),
('6vdqpk4fkc2d',94,0,'passes',1),
('6vdqpk4fkc2d',95,1,'makes aether with Brick Golem',0),
('6vdqpk4fkc2d',96,1,'passes',0),
('6vdqpk4fkc2d',97,0,'passes',1),
('6vdqpk4fkc2d',98,1,'calls Cinder Wick Lv1 face down',0),
('6vdqpk4fkc2d',99,1,'passes',0),
('6vdqpk4fkc2d',100,0,'passes',1),
('6vdqpk4fkc2d',101,1,'passes',0),
('6vdqpk4fkc2d',102,0,'passes',1),
('6vdqpk4fkc2d',103,1,'passes',0),
('6vdqpk4fkc2d',104,0,'passes',1),
('6vdqpk4fkc2d',105,1,'passes',0),
('6vdqpk4fkc2d',106,0,'makes aether with Pell Lantern Lv1',0),
('6vdqpk4fkc2d',107,0,'passes',0),
('6vdqpk4fkc2d',108,1,'makes aether with Firedamp',0),
('6vdqpk4fkc2d',109,1,'passes',0),
('6vdqpk4fkc2d',110,0,'passes',0),
('6vdqpk4fkc2d',111,1,'passes',0),
('6vdqpk4fkc2d',112,0,'passes',1),
('6vdqpk4fkc2d',113,1,'passes',0),
('6vdqpk4fkc2d',114,0,'passes',1),
('6vdqpk4fkc2d',115,1,'makes aether with Cinder Wick Lv1',0),
('6vdqpk4fkc2d',116,0,'passes',1),
('6vdqpk4fkc2d',117,0,'passes',1),
('6vdqpk4fkc2d',118,0,'passes',1),
('6vdqpk4fkc2d',119,0,'calls Two Tickets face down',0),
('6vdqpk4fkc2d',120,0,'passes',1),
('6vdqpk4fkc2d',121,0,'passes',0),
('6vdqpk4fkc2d',122,0,'passes',1),
('6vdqpk4fkc2d',123,0,'passes',1),
('6vdqpk4fkc2d',124,0,'passes',1),
('6vdqpk4fkc2d',125,0,'passes',1),
('6vdqpk4fkc2d',126,0,'passes',1),
('6vdqpk4fkc2d',127,1,'makes aether with Cinder Wick Lv1',0),
('6vdqpk4fkc2d',128,1,'makes aether with Brick Golem',0),
('6vdqpk4fkc2d',129,1,'makes aether with Loose Ember',0),
('6vdqpk4fkc2d',130,1,'passes',0),
('6vdqpk4fkc2d',131,0,'passes',1),
('6vdqpk4fkc2d',132,1,'passes',0),
('6vdqpk4fkc2d',133,0,'passes',1),
('6vdqpk4fkc2d',134,1,'calls Chimney Hawk face down',0),
('6vdqpk4fkc2d',135,1,'makes aether with Firedamp',0),
('6vdqpk4fkc2d',136,1,'passes',0),
('6vdqpk4fkc2d',137,0,'passes',1),
('6vdqpk4fkc2d',138,1,'passes',0),
('6vdqpk4fkc2d',139,0,'passes',1),
('6vdqpk4fkc2d',140,1,'makes aether with Chimney Hawk',0),
('6vdqpk4fkc2d',141,0,'passes',1),
('6vdqpk4fkc2d',142,0,'makes aether with Lock Heron',0),
('6vdqpk4fkc2d',143,0,'makes aether with Two Tickets',0),
('6vdqpk4fkc2d',144,0,'makes aether with Pell Lantern Lv1',0),
('6vdqpk4fkc2d',145,0,'makes aether with Pell Lantern Lv2',0),
('6vdqpk4fkc2d',146,0,'makes aether with Moth Iver Lv1',0),
('6vdqpk4fkc2d',147,0,'passes',1),
('6vdqpk4fkc2d',148,0,'passes',1),
('6vdqpk4fkc2d',149,0,'calls Hush Bell face down',0),
('6vdqpk4fkc2d',150,0,'passes',1),
('6vdqpk4fkc2d',151,0,'passes',0),
('6vdqpk4fkc2d',152,0,'passes',1),
('6vdqpk4fkc2d',153,0,'passes',1),
('6vdqpk4fkc2d',154,0,'passes',1),
('6vdqpk4fkc2d',155,0,'passes',1),
('6vdqpk4fkc2d',156,0,'passes',1),
('6vdqpk4fkc2d',157,1,'makes aether with Firedamp',0),
('6vdqpk4fkc2d',158,1,'makes aether with Cinder Wick Lv1',0),
('6vdqpk4fkc2d',159,1,'makes aether with Loose Ember',0),
('6vdqpk4fkc2d',160,1,'passes',0),
('6vdqpk4fkc2d',161,0,'passes',1),
('6vdqpk4fkc2d',162,1,'makes aether with Chimney Hawk',0),
('6vdqpk4fkc2d',163,1,'makes aether with Brick Golem',0),
('6vdqpk4fkc2d',164,0,'passes',1),
('6vdqpk4fkc2d',165,1,'calls Furnace Cat face down',0),
('6vdqpk4fkc2d',166,1,'makes aether with Furnace Cat',0),
('6vdqpk4fkc2d',167,0,'passes',1),
('6vdqpk4fkc2d',168,0,'passes',1),
('6vdqpk4fkc2d',169,0,'passes',1),
('6vdqpk4fkc2d',170,0,'makes aether with Lock Heron',0),
('6vdqpk4fkc2d',171,0,'makes aether with Moth Iver Lv1',0),
('6vdqpk4fkc2d',172,0,'makes aether with Two Tickets',0),
('6vdqpk4fkc2d',173,0,'passes',0),
('6vdqpk4fkc2d',174,0,'passes',1),
('6vdqpk4fkc2d',175,0,'passes',1),
('6vdqpk4fkc2d',176,0,'passes',1),
('6vdqpk4fkc2d',177,0,'passes',1),
('6vdqpk4fkc2d',178,0,'passes',1),
('6vdqpk4fkc2d',179,0,'calls Sluice Marrow Lv1',0),
('6vdqpk4fkc2d',180,0,'passes',1),
('6yz6saf9rj42',0,0,'charges Sudden Spring',0),
('6yz6saf9rj42',1,0,'creates a plan',0),
('6yz6saf9rj42',2,1,'charges Quiet Errand',0),
('6yz6saf9rj42',3,1,'creates a plan',0),
('6yz6saf9rj42',4,0,'charges Buried Spring',0),
('6yz6saf9rj42',5,0,'creates a plan',0),
('6yz6saf9rj42',6,0,'freezes Buried Spring',0),
('6yz6saf9rj42',7,0,'passes',0),
('6yz6saf9rj42',8,1,'charges Charnel Stair',0),
('6yz6saf9rj42',9,1,'plays Needle Matron',0),
('6yz6saf9rj42',10,1,'chooses right home',0),
('6yz6saf9rj42',11,0,'charges Burrow Twins',0),
('6yz6saf9rj42',12,0,'passes',0),
('6yz6saf9rj42',13,1,'charges Call Back the Drowned',0),
('6yz6saf9rj42',14,1,'passes',0),
('6yz6saf9rj42',15,0,'charges Stand Fast',0),
('6yz6saf9rj42',16,0,'creates a plan',0),
('6yz6saf9rj42',17,0,'freezes Buried Spring',0),
('6yz6saf9rj42',18,0,'plays Mirror Postulant',0),
('6yz6saf9rj42',19,0,'chooses right home',0),
('6yz6saf9rj42',20,1,'passes',0),
('6yz6saf9rj42',21,1,'passes',0),
('6yz6saf9rj42',22,0,'charges Straight Lance',0),
('6yz6saf9rj42',23,0,'plays Hollow Stag',0),
('6yz6saf9rj42',24,0,'chooses left home',0),
('6yz6saf9rj42',25,0,'freezes Burrow Twins',0),
('6yz6saf9rj42',26,0,'freezes Straight Lance',0),
('6yz6saf9rj42',27,0,'moves Mirror Postulant',0),
('6yz6saf9rj42',28,0,'chooses right centre',0),
('6yz6saf9rj42',29,0,'freezes Stand Fast',0),
('6yz6saf9rj42',30,0,'creates a plan',0),
('6yz6saf9rj42',31,0,'freezes Buried Spring',0),
('6yz6saf9rj42',32,0,'moves Mirror Postulant',0),
('6yz6saf9rj42',33,0,'chooses right enemy',0),
('6yz6saf9rj42',34,0,'smashes with Mirror Postulant',0),
('6yz6saf9rj42',35,1,'charges House of the Slow Clock',0),
('6yz6saf9rj42',36,1,'plays Snuff Out',0),
('6yz6saf9rj42',37,1,'chooses Mirror Postulant',0),
('6yz6saf9rj42',38,1,'freezes Quiet Errand',0),
('6yz6saf9rj42',39,1,'freezes House of the Slow Clock',0),
('6yz6saf9rj42',40,1,'plays Hushed Clerk',0),
('6yz6saf9rj42',41,1,'chooses left home',0),
('6yz6saf9rj42',42,1,'freezes Call Back the Drowned',0),
('6yz6saf9rj42',43,1,'passes',0),
('6yz6saf9rj42',44,0,'charges Threshold Phalanx',0),
('6yz6saf9rj42',45,0,'plays Gatehouse Seraph',0),
('6yz6saf9rj42',46,0,'chooses right home',0),
('6yz6saf9rj42',47,0,'freezes Buried Spring',0),
('6yz6saf9rj42',48,0,'passes',0),
('6yz6saf9rj42',49,1,'passes',0),
('6yz6saf9rj42',50,1,'plays Velvet Undertaker',0),
('6yz6saf9rj42',51,1,'chooses right centre',0),
('6yz6saf9rj42',52,1,'freezes Call Back the Drowned',0),
('6yz6saf9rj42',53,1,'creates a plan',0),
('6yz6saf9rj42',54,1,'freezes Charnel Stair',0),
('6yz6saf9rj42',55,1,'moves Hushed Clerk',0),
('6yz6saf9rj42',56,1,'chooses middle home',0),
('6yz6saf9rj42',57,0,'charges First Landing',0),
('6yz6saf9rj42',58,0,'passes',0),
('6yz6saf9rj42',59,1,'passes',0),
('6yz6saf9rj42',60,1,'creates a plan',0),
('6yz6saf9rj42',61,1,'freezes House of the Slow Clock',0),
('6yz6saf9rj42',62,1,'moves Hushed Clerk',0),
('6yz6saf9rj42',63,1,'chooses middle centre',0),
('6yz6saf9rj42',64,1,'freezes Call Back the Drowned',0),
('6yz6saf9rj42',65,1,'renews the plan',0),
('6yz6saf9rj42',66,1,'freezes Quiet Errand',0),
('6yz6saf9rj42',67,1,'passes',0),
('6yz6saf9rj42',68,1,'passes',0),
('6yz6saf9rj42',69,0,'charges Crossway Seraph',0),
('6yz6saf9rj42',70,0,'plays Seed Vault',0),
('6yz6saf9rj42',71,0,'chooses right base',0),
('6yz6saf9rj42',72,0,'freezes Buried Spring',0),
('6yz6saf9rj42',73,0,'freezes Straight Lance',0),
('6yz6saf9rj42',74,0,'moves Hollow Stag',0),
('7adxn8v235jh',0,0,'passes',0),
('7adxn8v235jh',1,1,'charges Twin-Tongs Duellist',0),
('7adxn8v235jh',2,1,'plays Spark Juggler',0),
('7adxn8v235jh',3,1,'chooses right home',0),
('7adxn8v235jh',4,0,'charges Beacon Caller',0),
('7adxn8v235jh',5,0,'passes',0),
('7adxn8v235jh',6,1,'charges Ember Page',0),
('7adxn8v235jh',7,1,'plays Crucible Caller',0),
('7adxn8v235jh',8,1,'chooses middle centre',0),
('7adxn8v235jh',9,0,'charges Peace of Landings',0),
('7adxn8v235jh',10,0,'plays Wick Squire',0),
('7adxn8v235jh',11,0,'chooses middle centre',0),
('7adxn8v235jh',12,0,'freezes Peace of Landings',0),
('7adxn8v235jh',13,0,'creates a plan',0),
('7adxn8v235jh',14,1,'charges Glassblower''s Hound',0),
('7adxn8v235jh',15,1,'creates a plan',0),
('7adxn8v235jh',16,1,'freezes Glassblower''s Hound',0),
('7adxn8v235jh',17,1,'activates ability 1 of Spark Juggler',0),
('7adxn8v235jh',18,1,'freezes Twin-Tongs Duellist',0),
('7adxn8v235jh',19,1,'passes',0),
('7adxn8v235jh',20,0,'charges Flare Bolt',0),
('7adxn8v235jh',21,0,'creates a plan',0),
('7adxn8v235jh',22,0,'freezes Flare Bolt',0),
('7adxn8v235jh',23,0,'renews the plan',0),
('7adxn8v235jh',24,0,'freezes Peace of Landings',0),
('7adxn8v235jh',25,0,'renews the plan',0),
('7adxn8v235jh',26,1,'charges Cinder Runner',0),
('7adxn8v235jh',27,1,'plays Anvil Vanguard',0),
('7adxn8v235jh',28,1,'chooses left home',0),
('7adxn8v235jh',29,1,'freezes Ember Page',0),
('7adxn8v235jh',30,1,'passes',0),
('7adxn8v235jh',31,0,'passes',0),
('7adxn8v235jh',32,0,'plays Lamp Sergeant',0),
('7adxn8v235jh',33,0,'chooses middle home',0),
('7adxn8v235jh',34,0,'freezes Beacon Caller',0),
('7adxn8v235jh',35,0,'freezes Peace of Landings',0),
('7adxn8v235jh',36,0,'passes',0),
('7adxn8v235jh',37,1,'plays Temper in Battle',0),
('7adxn8v235jh',38,0,'passes',0),
('7adxn8v235jh',39,0,'plays Flare Bolt',0),
('7adxn8v235jh',40,1,'passes',0),
('7adxn8v235jh',41,1,'passes',0),
('7adxn8v235jh',42,0,'charges Ashfall Ambusher',0),
('7adxn8v235jh',43,0,'plays Glazing Oath',0),
('7adxn8v235jh',44,0,'freezes Peace of Landings',0),
('7kswqgwk5z6k',0,1,'passes',0),
('7kswqgwk5z6k',1,0,'charges Hall of Lamps',0),
('7kswqgwk5z6k',2,0,'plays Wick Squire',0),
('7kswqgwk5z6k',3,0,'chooses middle centre',0),
('7kswqgwk5z6k',4,1,'charges Sapling Keeper',0),
('7kswqgwk5z6k',5,1,'passes',0),
('7kswqgwk5z6k',6,0,'charges Burrow Twins',0),
('7kswqgwk5z6k',7,0,'plays First Landing',0),
('7kswqgwk5z6k',8,0,'chooses left base',0),
('7kswqgwk5z6k',9,1,'charges Earthward Gate',0),
('7kswqgwk5z6k',10,1,'passes',0),
('7kswqgwk5z6k',11,0,'charges Hollow Stag',0),
('7kswqgwk5z6k',12,0,'creates a plan',0),
('7kswqgwk5z6k',13,0,'freezes Hall of Lamps',0),
('7kswqgwk5z6k',14,0,'passes',0),
('7kswqgwk5z6k',15,1,'charges Clear the Steps',0),
('7kswqgwk5z6k',16,1,'plays Lamp Sergeant',0),
('7kswqgwk5z6k',17,1,'chooses right centre',0),
('7kswqgwk5z6k',18,1,'freezes Sapling Keeper',0),
('7kswqgwk5z6k',19,1,'passes',0),
('7kswqgwk5z6k',20,0,'charges First Landing',0),
('7kswqgwk5z6k',21,0,'passes',0),
('7kswqgwk5z6k',22,1,'charges Thicket Matriarch',0),
('7kswqgwk5z6k',23,1,'plays Mirror Postulant',0),
('7kswqgwk5z6k',24,1,'chooses right home',0),
('7kswqgwk5z6k',25,1,'freezes Earthward Gate',0),
('7kswqgwk5z6k',26,1,'passes',0),
('7kswqgwk5z6k',27,0,'passes',0),
('7kswqgwk5z6k',28,0,'passes',0),
('7kswqgwk5z6k',29,1,'passes',0),
('7kswqgwk5z6k',30,1,'passes',0),
('7kswqgwk5z6k',31,0,'charges Landing Guard',0),
('7kud8e422e8e',0,1,'goes second',0),
('7kud8e422e8e',1,0,'takes a new hand',0),
('7kud8e422e8e',2,0,'puts Osric of the Gate at the bottom',0),
('7kud8e422e8e',3,0,'puts Stone Warden Mara at the bottom',0),
('7kud8e422e8e',4,0,'puts Sparks on the Wind at the bottom',0),
('7kud8e422e8e',5,1,'takes a new hand',0),
('7kud8e422e8e',6,1,'puts High Road Captain at the bottom',0),
('7kud8e422e8e',7,1,'puts Heir of Seven Roads at the bottom',0),
('7kud8e422e8e',8,1,'puts Roc Tamer at the bottom',0),
('7kud8e422e8e',9,1,'puts Feather Scout at the bottom',0),
('7kud8e422e8e',10,0,'plays Kilnborn Champion',0),
('7kud8e422e8e',11,0,'says no',0),
('7kud8e422e8e',12,0,'discards Duellist''s Signet for CP',0),
('7kud8e422e8e',13,0,'discards Wall Veteran for CP',0),
('7kud8e422e8e',14,0,'uses ability 1 of Slag Hound',0),
('7kud8e422e8e',15,1,'passes',0),
('7kud8e422e8e',16,1,'passes',0),
('7kud8e422e8e',17,1,'summons Roadside Storm',0),
('7kud8e422e8e',18,1,'discards Toll Clerk for CP',0),
('7kud8e422e8e',19,1,'plays High Road Captain',0),
('7kud8e422e8e',20,1,'discards Kestrel Rider for CP',0),
('7kud8e422e8e',21,1,'discards Storm Herald for CP',0),
('7kud8e422e8e',22,0,'passes',0),
('7kud8e422e8e',23,0,'passes',0),
('7kud8e422e8e',24,1,'plays Feather Scout',0),
('7kud8e422e8e',25,1,'attacks with High Road Captain',0),
('7kud8e422e8e',26,0,'plays Brannoch, Kiln Lord',0),
('7kud8e422e8e',27,0,'discards Brannoch the Stoker for CP',0),
('7kud8e422e8e',28,0,'discards Kiln Blade for CP',0),
('7kud8e422e8e',29,0,'discards Harbor Sentinel for CP',0),
('7kud8e422e8e',30,0,'chooses Feather Scout',0),
('7kud8e422e8e',31,1,'uses Rising Spark of Wren the Wanderer',0),
('7kud8e422e8e',32,1,'discards Thunder Newt for CP',0),
('7kud8e422e8e',33,1,'chooses Brannoch, Kiln Lord',0),
('7kud8e422e8e',34,1,'attacks with no more',0),
('7kud8e422e8e',35,0,'passes',0),
('7kud8e422e8e',36,0,'attacks with no more',0),
('7kud8e422e8e',37,0,'plays Quartermaster',0),
('7kud8e422e8e',38,0,'says no',0),
('7kud8e422e8e',39,1,'passes',0),
('7kud8e422e8e',40,1,'uses Cross Cut of Gale Fencer',0),
('7kud8e422e8e',41,1,'chooses Brannoch, Kiln Lord',0),
('7kud8e422e8e',42,1,'attacks with no more',0),
('7kud8e422e8e',43,0,'attacks with no more',0),
('7kud8e422e8e',44,1,'uses Rising Spark of Wren the Wanderer',0),
('7kud8e422e8e',45,1,'chooses Brannoch, Kiln Lord',0),
('7kud8e422e8e',46,1,'attacks with no more',0),
('7kud8e422e8e',47,0,'plays Mortar Mixer',0),
('7kud8e422e8e',48,0,'discards Stone Warden Mara for CP',0),
('7kud8e422e8e',49,0,'passes',0),
('7kud8e422e8e',50,0,'attacks with Brannoch, Kiln Lord',0),
('7kud8e422e8e',51,1,'does not block',0),
('7kud8e422e8e',52,0,'passes',0),
('7kud8e422e8e',53,1,'plays Signal Keeper',0),
('7kud8e422e8e',54,1,'discards Great Roc for CP',0),
('7kud8e422e8e',55,1,'uses the Assist of Signal Keeper',0),
('7kud8e422e8e',56,1,'chooses Brannoch, Kiln Lord',0),
('7kud8e422e8e',57,1,'attacks with no more',0),
('7kud8e422e8e',58,0,'summons Hearth Colossus',0),
('7kud8e422e8e',59,0,'dulls Mortar Mixer for CP',0),
('7kymypw257qz',0,0,'places Dawn Regatta',0),
('7kymypw257qz',1,0,'places Night Crossing',0),
('7kymypw257qz',2,1,'places Dawn Regatta',0),
('7kymypw257qz',3,1,'places Lantern Race',0),
('7kymypw257qz',4,1,'puts Pier Sweeper into the energy zone',0),
('7kymypw257qz',5,1,'puts Buoy Keeper into the energy zone',0),
('7kymypw257qz',6,0,'plays Slipway Kid',0),
('7zkd8mbpkfnd',0,0,'charges Open the Kilns',0),
('7zkd8mbpkfnd',1,0,'creates a plan',0),
('7zkd8mbpkfnd',2,1,'charges Slate Courier',0),
('7zkd8mbpkfnd',3,1,'creates a plan',0),
('7zkd8mbpkfnd',4,0,'charges Anvil Vanguard',0),
('7zkd8mbpkfnd',5,0,'passes',0),
('7zkd8mbpkfnd',6,1,'charges Return to Harbour',0),
('7zkd8mbpkfnd',7,1,'creates a plan',0),
('7zkd8mbpkfnd',8,1,'freezes Return to Harbour',0),
('7zkd8mbpkfnd',9,1,'renews the plan',0),
('7zkd8mbpkfnd',10,0,'charges Cinder Runner',0),
('7zkd8mbpkfnd',11,0,'creates a plan',0),
('7zkd8mbpkfnd',12,0,'freezes Open the Kilns',0),
('7zkd8mbpkfnd',13,0,'passes',0),
('7zkd8mbpkfnd',14,1,'charges Undertow Wraith',0),
('7zkd8mbpkfnd',15,1,'plays Lantern Ray',0),
('7zkd8mbpkfnd',16,1,'chooses middle centre',0),
('7zkd8mbpkfnd',17,0,'charges Bellows Giant',0),
('7zkd8mbpkfnd',18,0,'passes',0),
('7zkd8mbpkfnd',19,1,'passes',0),
('7zkd8mbpkfnd',20,1,'plays Charnel Stair',0),
('7zkd8mbpkfnd',21,1,'chooses left base',0),
('7zkd8mbpkfnd',22,1,'freezes Slate Courier',0),
('7zkd8mbpkfnd',23,1,'creates a plan',0),
('7zkd8mbpkfnd',24,0,'charges Threshold Phalanx',0),
('7zkd8mbpkfnd',25,0,'passes',0),
('7zkd8mbpkfnd',26,1,'passes',0),
('7zkd8mbpkfnd',27,1,'plays Quiet Errand',0),
('7zkd8mbpkfnd',28,1,'freezes Slate Courier',0),
('7zkd8mbpkfnd',29,0,'plays Peace of Landings',0),
('7zkd8mbpkfnd',30,0,'chooses home area',0),
('7zkd8mbpkfnd',31,0,'freezes Bellows Giant',0),
('7zkd8mbpkfnd',32,0,'chooses Follow-Lamp',0),
('7zkd8mbpkfnd',33,0,'chooses Stand Fast',0),
('7zkd8mbpkfnd',34,1,'creates a plan',0),
('7zkd8mbpkfnd',35,0,'charges Stairway Brawler',0),
('7zkd8mbpkfnd',36,0,'passes',0),
('7zkd8mbpkfnd',37,1,'charges Hushed Clerk',0),
('7zkd8mbpkfnd',38,1,'plays Moth Warden',0),
('7zkd8mbpkfnd',39,1,'chooses middle home',0),
('7zkd8mbpkfnd',40,1,'freezes Slate Courier',0),
('7zkd8mbpkfnd',41,1,'freezes Undertow Wraith',0),
('7zkd8mbpkfnd',42,1,'passes',0),
('7zkd8mbpkfnd',43,0,'charges Follow-Lamp',0),
('7zkd8mbpkfnd',44,0,'plays Lamp Sergeant',0),
('7zkd8mbpkfnd',45,0,'chooses middle home',0),
('7zkd8mbpkfnd',46,0,'freezes Anvil Vanguard',0),
('7zkd8mbpkfnd',47,0,'freezes Threshold Phalanx',0),
('7zkd8mbpkfnd',48,0,'passes',0),
('7zkd8mbpkfnd',49,1,'charges Snuff Out',0),
('7zkd8mbpkfnd',50,1,'creates a plan',0),
('7zkd8mbpkfnd',51,1,'freezes Slate Courier',0),
('7zkd8mbpkfnd',52,1,'passes',0),
('7zkd8mbpkfnd',53,1,'moves Moth Warden',0),
('7zkd8mbpkfnd',54,1,'chooses left home',0),
('7zkd8mbpkfnd',55,1,'freezes Hushed Clerk',0),
('7zkd8mbpkfnd',56,1,'plays Snuff Out',0),
('7zkd8mbpkfnd',57,1,'chooses Lamp Sergeant',0),
('7zkd8mbpkfnd',58,0,'passes',0),
('7zkd8mbpkfnd',59,0,'passes',0),
('7zkd8mbpkfnd',60,1,'charges Folded Heron',0),
('7zkd8mbpkfnd',61,1,'creates a plan',0),
('7zkd8mbpkfnd',62,1,'freezes Return to Harbour',0),
('7zkd8mbpkfnd',63,1,'plays Return to Harbour',0),
('7zkd8mbpkfnd',64,1,'freezes Slate Courier',0),
('7zkd8mbpkfnd',65,0,'plays Flare Bolt',0),
('7zkd8mbpkfnd',66,0,'freezes Cinder Runner',0),
('7zkd8mbpkfnd',67,1,'plays Quiet Soundings',0),
('7zkd8mbpkfnd',68,1,'chooses right centre',0),
('7zkd8mbpkfnd',69,1,'freezes Hushed Clerk',0),
('7zkd8mbpkfnd',70,1,'passes',0),
('7zkd8mbpkfnd',71,0,'passes',0),
('7zkd8mbpkfnd',72,0,'plays Kiln Tortoise',0),
('7zkd8mbpkfnd',73,0,'chooses middle centre',0),
('7zkd8mbpkfnd',74,0,'freezes Stairway Brawler',0),
('7zkd8mbpkfnd',75,0,'passes',0),
('7zkd8mbpkfnd',76,1,'passes',0),
('7zkd8mbpkfnd',77,1,'creates a plan',0),
('7zkd8mbpkfnd',78,1,'freezes Snuff Out',0),
('7zkd8mbpkfnd',79,1,'plays Ninth Bell',0),
('7zkd8mbpkfnd',80,1,'chooses right home',0),
('7zkd8mbpkfnd',81,0,'passes',0),
('84jsr4x6q57r',0,0,'goes first',0),
('84jsr4x6q57r',1,0,'keeps the hand',0),
('84jsr4x6q57r',2,1,'keeps the hand',0),
('84jsr4x6q57r',3,0,'casts Glacier Knight',0),
('84jsr4x6q57r',4,0,'discards Rime Librarian for CP',0),
('84jsr4x6q57r',5,0,'discards Rime Librarian for CP',0),
('84jsr4x6q57r',6,0,'casts Winter Usher',0),
('84jsr4x6q57r',7,1,'casts Deep Tithe',0),
('84jsr4x6q57r',8,1,'discards Granite Pilgrim for CP',0),
('84jsr4x6q57r',9,1,'discards Ledger Colossus for CP',0),
('84jsr4x6q57r',10,1,'casts Undertow',0),
('84jsr4x6q57r',11,1,'discards Lantern Mermaid for CP',0),
('84jsr4x6q57r',12,0,'passes',0),
('84jsr4x6q57r',13,0,'casts Pearl Diver',0),
('84jsr4x6q57r',14,0,'dulls Winter Usher for CP',0),
('84jsr4x6q57r',15,0,'says no',0),
('84jsr4x6q57r',16,1,'casts Brinestone Elder',0),
('84jsr4x6q57r',17,1,'discards Quay Watcher for CP',0),
('84jsr4x6q57r',18,0,'passes',0),
('86hvxa2yzm8g',0,0,'goes first',0),
('86hvxa2yzm8g',1,0,'keeps the hand',0),
('86hvxa2yzm8g',2,1,'keeps the hand',0),
('86hvxa2yzm8g',3,0,'passes',0),
('86hvxa2yzm8g',4,0,'plays Kite Maker',0),
('86hvxa2yzm8g',5,0,'discards Fourfold Cross for CP',0),
('86hvxa2yzm8g',6,0,'plays Heir of Seven Roads',0),
('86hvxa2yzm8g',7,0,'says no',0),
('86hvxa2yzm8g',8,1,'plays Weapon Peddler',0),
('86hvxa2yzm8g',9,1,'discards Wren the Wanderer for CP',0),
('86hvxa2yzm8g',10,1,'says no',0),
('86hvxa2yzm8g',11,1,'plays Roc Tamer',0),
('86hvxa2yzm8g',12,1,'chooses Great Roc',0),
('86hvxa2yzm8g',13,0,'uses Ledger Fling of Road Clerk',0),
('86hvxa2yzm8g',14,0,'chooses Roc Tamer',0),
('86hvxa2yzm8g',15,0,'attacks with no more',0),
('86hvxa2yzm8g',16,1,'plays Great Roc',0),
('86hvxa2yzm8g',17,1,'dulls Weapon Peddler for CP',0),
('86hvxa2yzm8g',18,1,'uses ability 1 of Great Roc',0),
('86hvxa2yzm8g',19,1,'chooses Roc Tamer',0),
('86hvxa2yzm8g',20,0,'uses ability 1 of Kite Maker',0),
('86hvxa2yzm8g',21,0,'discards Flying Wedge for CP',0),
('8e67vvg8y5w0',0,1,'charges Drowned King',0),
('8e67vvg8y5w0',1,1,'creates a plan',0),
('8e67vvg8y5w0',2,0,'charges Call Back the Drowned',0),
('8e67vvg8y5w0',3,0,'creates a plan',0),
('8e67vvg8y5w0',4,1,'charges Return to Harbour',0),
('8e67vvg8y5w0',5,1,'creates a plan',0),
('8e67vvg8y5w0',6,1,'freezes Return to Harbour',0),
('8e67vvg8y5w0',7,1,'renews the plan',0),
('8e67vvg8y5w0',8,0,'charges Candle Thief',0),
('8e67vvg8y5w0',9,0,'creates a plan',0),
('8j2z86pgeha4',0,0,'goes first',0),
('8j2z86pgeha4',1,0,'keeps the hand',0),
('8j2z86pgeha4',2,1,'keeps the hand',0),
('8j2z86pgeha4',3,0,'plays Snowdrift Pup',0),
('8j2z86pgeha4',4,0,'discards Waking Giant for CP',0),
('8j2z86pgeha4',5,0,'plays Reef Lancer',0),
('8j2z86pgeha4',6,0,'discards Lyra Saltvoice for CP',0),
('8j2z86pgeha4',7,1,'uses Ledger Fling of Road Clerk',0),
('8j2z86pgeha4',8,1,'chooses Reef Lancer',0),
('8j2z86pgeha4',9,1,'summons Hearth Colossus',0),
('8j2z86pgeha4',10,1,'discards Cinder Duelist for CP',0),
('8j2z86pgeha4',11,1,'discards Ashwing Courier for CP',0),
('8j2z86pgeha4',12,1,'discards Innkeeper of Crossways for CP',0),
('8j2z86pgeha4',13,1,'chooses Reef Lancer',0),
('8j2z86pgeha4',14,0,'plays Tidecaller Ondine',0),
('8j2z86pgeha4',15,0,'chooses Sleeping Giant',0),
('8j2z86pgeha4',16,0,'attacks with no more',0),
('8j2z86pgeha4',17,1,'passes',0),
('8j2z86pgeha4',18,1,'plays Furnace Apprentice',0),
('8j2z86pgeha4',19,0,'plays Shoal Runner',0),
('8j2z86pgeha4',20,0,'discards Net Mender for CP',0),
('8j2z86pgeha4',21,0,'attacks with no more',0),
('8j2z86pgeha4',22,1,'plays Ember Cadet',0),
('8j2z86pgeha4',23,1,'dulls Furnace Apprentice for CP',0),
('8j2z86pgeha4',24,1,'attacks with no more',0),
('8j2z86pgeha4',25,0,'passes',0),
('8j2z86pgeha4',26,0,'passes',1),
('8j2z86pgeha4',27,0,'attacks with no more',0),
('8j2z86pgeha4',28,0,'plays Chapel Novice',0),
('8j2z86pgeha4',29,1,'passes',0),
('8j2z86pgeha4',30,1,'passes',0),
('8j2z86pgeha4',31,1,'attacks with no more',0),
('8j2z86pgeha4',32,1,'uses ability 1 of Furnace Apprentice',0),
('8j2z86pgeha4',33,1,'passes',0),
('8j2z86pgeha4',34,1,'chooses Ember Cadet',0),
('8j2z86pgeha4',35,1,'plays Wren the Wanderer',0),
('8j2z86pgeha4',36,1,'plays Vesper Crown',0),
('8j2z86pgeha4',37,0,'passes',0),
('8j2z86pgeha4',38,0,'attacks with Tidecaller Ondine',0),
('8j2z86pgeha4',39,0,'attacks with Shoal Runner',0),
('8j2z86pgeha4',40,1,'does not block',0),
('8j2z86pgeha4',41,1,'uses the EX Burst of Thunder Regent',0),
('8j2z86pgeha4',42,1,'chooses Tidecaller Ondine',0),
('8j2z86pgeha4',43,0,'attacks with Snowdrift Pup',0),
('8j2z86pgeha4',44,1,'does not block',0),
('8j2z86pgeha4',45,1,'does not use the EX Burst of Lamplight Keeper',0),
('8j2z86pgeha4',46,0,'plays Ice Cutter',0),
('8j2z86pgeha4',47,0,'dulls Chapel Novice for CP',0),
('8j2z86pgeha4',48,0,'discards Winter Envoy for CP',0),
('8j2z86pgeha4',49,0,'does not use the Assist of Ice Cutter',0),
('8j2z86pgeha4',50,1,'attacks with no more',0),
('8j2z86pgeha4',51,0,'plays Icicle Moth',0),
('8j2z86pgeha4',52,0,'dulls Chapel Novice for CP',0),
('8j2z86pgeha4',53,0,'discards Long Night for CP',0),
('8j2z86pgeha4',54,0,'plays Hollow Sentry',0),
('8j2z86pgeha4',55,0,'says yes',0),
('8j2z86pgeha4',56,0,'attacks with no more',0),
('8j2z86pgeha4',57,1,'plays Thunder Newt',0),
('8j2z86pgeha4',58,1,'attacks with no more',0),
('8j2z86pgeha4',59,0,'summons Undertow',0),
('8j2z86pgeha4',60,0,'dulls Ice Cutter for CP',0),
('8j2z86pgeha4',61,0,'uses ability 2 of Icicle Moth',0),
('8j2z86pgeha4',62,0,'chooses Tidecaller Ondine',0),
('8j2z86pgeha4',63,0,'chooses Snowdrift Pup',0),
('8new2s8phnkb',0,0,'exchanges cards',0),
('8new2s8phnkb',1,1,'exchanges cards',0),
('8new2s8phnkb',2,0,'puts Brick Golem at the bottom',0),
('8new2s8phnkb',3,0,'puts Loose Ember at the bottom',0),
('8new2s8phnkb',4,0,'puts Soot Runner at the bottom',0),
('8new2s8phnkb',5,0,'puts Ruddy Vane Lv1 at the bottom',0),
('8new2s8phnkb',6,0,'puts Bellfounder''s Ox at the bottom',0),
('8new2s8phnkb',7,0,'puts no more at the bottom',0),
('8new2s8phnkb',8,1,'puts Grafting at the bottom',0),
('8new2s8phnkb',9,1,'puts Vine Stag at the bottom',0),
('8new2s8phnkb',10,1,'puts Fern Ledger Lv1 at the bottom',0),
('8new2s8phnkb',11,1,'puts no more at the bottom',0),
('8new2s8phnkb',12,1,'makes aether with Coin',0),
('8new2s8phnkb',13,0,'calls Marl Tally Lv1',0),
('8new2s8phnkb',14,0,'passes',1),
('8new2s8phnkb',15,0,'passes',0),
('8new2s8phnkb',16,0,'passes',1),
('8new2s8phnkb',17,0,'passes',1),
('8new2s8phnkb',18,0,'passes',1),
('8new2s8phnkb',19,0,'passes',1),
('8new2s8phnkb',20,1,'calls Seedling face down',0),
('8new2s8phnkb',21,1,'makes aether with Seedling',0),
('8new2s8phnkb',22,0,'passes',1),
('8new2s8phnkb',23,0,'passes',1),
('8new2s8phnkb',24,0,'passes',1),
('8new2s8phnkb',25,0,'makes aether with Marl Tally Lv1',0),
('8new2s8phnkb',26,0,'passes',1),
('8new2s8phnkb',27,0,'passes',1),
('8new2s8phnkb',28,0,'calls Stoke face down',0),
('8new2s8phnkb',29,0,'passes',1),
('8new2s8phnkb',30,0,'passes',0),
('8new2s8phnkb',31,0,'passes',1),
('8new2s8phnkb',32,0,'passes',1),
('8new2s8phnkb',33,0,'passes',1),
('8new2s8phnkb',34,0,'passes',1),
('8new2s8phnkb',35,0,'passes',1),
('8new2s8phnkb',36,1,'makes aether with Seedling',0),
('8new2s8phnkb',37,0,'passes',1),
('8new2s8phnkb',38,0,'passes',1),
('8new2s8phnkb',39,1,'calls Fern Ledger Lv1',0),
('8new2s8phnkb',40,1,'makes aether with Fern Ledger Lv1',0),
('8new2s8phnkb',41,0,'passes',1),
('8new2s8phnkb',42,0,'passes',1),
('8new2s8phnkb',43,0,'passes',1),
('8new2s8phnkb',44,0,'makes aether with Stoke',0),
('8new2s8phnkb',45,0,'passes',0),
('8new2s8phnkb',46,0,'passes',1),
('8new2s8phnkb',47,0,'passes',1),
('8new2s8phnkb',48,0,'passes',1),
('8new2s8phnkb',49,0,'passes',1),
('8new2s8phnkb',50,0,'passes',1),
('8new2s8phnkb',51,0,'calls nothing',0),
('8new2s8phnkb',52,0,'passes',1),
('8new2s8phnkb',53,0,'makes aether with Stoke',0),
('8new2s8phnkb',54,0,'plays Soot Runner',0),
('8new2s8phnkb',55,0,'enters reversed',0),
('8new2s8phnkb',56,1,'makes aether with Seedling',0),
('8new2s8phnkb',57,1,'passes',0),
('8new2s8phnkb',58,1,'makes aether with Fern Ledger Lv1',0),
('8new2s8phnkb',59,1,'calls Fern Ledger Lv2 face down',0),
('8new2s8phnkb',60,1,'makes aether with Fern Ledger Lv2',0),
('8new2s8phnkb',61,1,'plays Tend the Rows',0),
('8new2s8phnkb',62,1,'makes aether with Moss Crawler',0),
('8new2s8phnkb',63,0,'passes',1),
('8new2s8phnkb',64,0,'passes',1),
('8new2s8phnkb',65,0,'calls Quick Match face down',0),
('8new2s8phnkb',66,0,'passes',1),
('8new2s8phnkb',67,0,'makes aether with Stoke',0),
('8new2s8phnkb',68,0,'plays Kiln Pup',0),
('8new2s8phnkb',69,0,'makes aether with Quick Match',0),
('8new2s8phnkb',70,0,'passes',0),
('8new2s8phnkb',71,1,'makes aether with Fern Ledger Lv2',0),
('8new2s8phnkb',72,1,'passes',0),
('8new2s8phnkb',73,1,'makes aether with Seedling',0),
('8new2s8phnkb',74,1,'uses ability 1 of Fern Ledger Lv1',0),
('8new2s8phnkb',75,1,'chooses Soot Runner',0),
('8new2s8phnkb',76,1,'makes aether with Moss Crawler',0),
('8new2s8phnkb',77,1,'calls Tend the Rows face down',0),
('8new2s8phnkb',78,1,'passes',0),
('8new2s8phnkb',79,1,'makes aether with Tend the Rows',0),
('8new2s8phnkb',80,0,'passes',1),
('8new2s8phnkb',81,0,'passes',1),
('8new2s8phnkb',82,0,'calls Furnace Cat face down',0),
('8new2s8phnkb',83,0,'passes',1),
('8new2s8phnkb',84,0,'makes aether with Stoke',0),
('8new2s8phnkb',85,0,'passes',0),
('8new2s8phnkb',86,0,'passes',1),
('8new2s8phnkb',87,0,'passes',1),
('8new2s8phnkb',88,0,'attacks with Kiln Pup',0),
('8new2s8phnkb',89,0,'passes',1),
('8new2s8phnkb',90,0,'corrupts orb 2',0),
('8new2s8phnkb',91,0,'makes aether with Furnace Cat',0),
('8new2s8phnkb',92,0,'makes aether with Marl Tally Lv1',0),
('8new2s8phnkb',93,0,'makes aether with Quick Match',0),
('8new2s8phnkb',94,1,'makes aether with Fern Ledger Lv1',0),
('8new2s8phnkb',95,1,'makes aether with Seedling',0),
('8new2s8phnkb',96,1,'passes',0),
('8new2s8phnkb',97,1,'makes aether with Moss Crawler',0),
('8new2s8phnkb',98,1,'passes',0),
('8new2s8phnkb',99,1,'calls Hedge Boar face down',0),
('8new2s8phnkb',100,1,'passes',0),
('8new2s8phnkb',101,1,'makes aether with Tend the Rows',0),
('8new2s8phnkb',102,1,'passes',0),
('8new2s8phnkb',103,1,'passes',0),
('8new2s8phnkb',104,1,'makes aether with Hedge Boar',0),
('8new2s8phnkb',105,1,'passes',0),
('8new2s8phnkb',106,1,'makes aether with Fern Ledger Lv2',0),
('8new2s8phnkb',107,0,'passes',1),
('8new2s8phnkb',108,0,'passes',1),
('8new2s8phnkb',109,0,'calls Marl Tally Lv1 face down',0),
('8new2s8phnkb',110,0,'passes',1),
('8new2s8phnkb',111,0,'switches Soot Runner',0),
('8new2s8phnkb',112,0,'plays Firedamp',0),
('8new2s8phnkb',113,0,'makes aether with Marl Tally Lv1 #5',0),
('8new2s8phnkb',114,0,'makes aether with Quick Match',0),
('8new2s8phnkb',115,0,'makes aether with Stoke',0),
('8new2s8phnkb',116,0,'makes aether with Marl Tally Lv1 #21',0),
('8new2s8phnkb',117,0,'passes',0),
('8s23bwx45u57',0,1,'keeps the hand',0),
('8s23bwx45u57',1,0,'exchanges cards',0),
('8s23bwx45u57',2,0,'puts Weir Spirit at the bottom',0),
('8s23bwx45u57',3,0,'puts Bridge Troll at the bottom',0),
('8s23bwx45u57',4,0,'puts Bridge Troll at the bottom',0),
('8s23bwx45u57',5,0,'puts no more at the bottom',0),
('8s23bwx45u57',6,0,'passes',1),
('8s23bwx45u57',7,0,'passes',1),
('8s23bwx45u57',8,1,'calls Broom Cavalry face down',0),
('8s23bwx45u57',9,1,'makes aether with Broom Cavalry',0),
('8s23bwx45u57',10,0,'passes',1),
('8s23bwx45u57',11,0,'passes',1),
('8s23bwx45u57',12,0,'passes',1),
('8s23bwx45u57',13,0,'passes',1),
('8s23bwx45u57',14,0,'passes',1),
('8s23bwx45u57',15,0,'passes',1),
('8s23bwx45u57',16,0,'calls Lock Heron face down',0),
('8s23bwx45u57',17,0,'passes',1),
('8s23bwx45u57',18,0,'makes aether with Coin',0),
('8s23bwx45u57',19,0,'makes aether with Lock Heron',0),
('8s23bwx45u57',20,1,'passes',0),
('8s23bwx45u57',21,1,'makes aether with Broom Cavalry',0),
('8s23bwx45u57',22,1,'calls Linen Hush Lv1 face down',0),
('8s23bwx45u57',23,1,'passes',0),
('8s23bwx45u57',24,1,'makes aether with Linen Hush Lv1',0),
('8s23bwx45u57',25,0,'passes',1),
('8s23bwx45u57',26,0,'passes',1),
('8s23bwx45u57',27,0,'calls Pell Lantern Lv1 face down',0),
('8s23bwx45u57',28,0,'passes',1),
('8s23bwx45u57',29,0,'makes aether with Pell Lantern Lv1',0),
('8s23bwx45u57',30,0,'makes aether with Lock Heron',0),
('8s23bwx45u57',31,1,'passes',0),
('8s23bwx45u57',32,1,'passes',0),
('8s23bwx45u57',33,1,'calls Button Fray Lv1 face down',0),
('8s23bwx45u57',34,1,'makes aether with Button Fray Lv1',0),
('8s23bwx45u57',35,1,'passes',0),
('8s23bwx45u57',36,1,'makes aether with Linen Hush Lv1',0),
('8s23bwx45u57',37,1,'passes',0),
('8s23bwx45u57',38,1,'makes aether with Broom Cavalry',0),
('8s23bwx45u57',39,0,'passes',1),
('8s23bwx45u57',40,0,'passes',1),
('8s23bwx45u57',41,0,'calls Pell Lantern Lv1 face down',0),
('8s23bwx45u57',42,0,'passes',1),
('8s23bwx45u57',43,0,'makes aether with Pell Lantern Lv1 #8',0),
('8s23bwx45u57',44,0,'makes aether with Lock Heron',0),
('8s23bwx45u57',45,0,'passes',0),
('8s23bwx45u57',46,0,'passes',1),
('8s23bwx45u57',47,0,'passes',1),
('8s23bwx45u57',48,0,'passes',1),
('8s23bwx45u57',49,0,'passes',1),
('8s23bwx45u57',50,0,'passes',1),
('8s23bwx45u57',51,1,'makes aether with Linen Hush Lv1',0),
('8s23bwx45u57',52,1,'makes aether with Button Fray Lv1',0),
('8s23bwx45u57',53,1,'makes aether with Broom Cavalry',0),
('8s23bwx45u57',54,0,'passes',1),
('8s23bwx45u57',55,0,'passes',1),
('8s23bwx45u57',56,1,'calls Music Box face down',0),
('8s23bwx45u57',57,1,'passes',0),
('8s23bwx45u57',58,0,'passes',1),
('8s23bwx45u57',59,1,'passes',0),
('8s23bwx45u57',60,0,'passes',1),
('8s23bwx45u57',61,1,'passes',0),
('8s23bwx45u57',62,0,'passes',1),
('8s23bwx45u57',63,1,'passes',0),
('8s23bwx45u57',64,0,'makes aether with Pell Lantern Lv1 #10',0),
('8s23bwx45u57',65,1,'makes aether with Music Box',0),
('8s23bwx45u57',66,0,'passes',1),
('8s23bwx45u57',67,0,'passes',1),
('8s23bwx45u57',68,0,'levels up Pell Lantern Lv1 #10 to Sluice Marrow Lv2',0),
('8s23bwx45u57',69,0,'passes',1),
('8s23bwx45u57',70,0,'makes aether with Pell Lantern Lv1',0),
('8s23bwx45u57',71,0,'plays Barge Hound',0),
('8s23bwx45u57',72,0,'makes aether with Lock Heron',0),
('8s23bwx45u57',73,0,'pays aether',0),
('8s23bwx45u57',74,0,'enters reversed',0),
('8s23bwx45u57',75,1,'makes aether with Linen Hush Lv1',0),
('8s23bwx45u57',76,1,'makes aether with Broom Cavalry',0),
('8s23bwx45u57',77,1,'makes aether with Button Fray Lv1',0),
('8s23bwx45u57',78,1,'passes',0),
('8s23bwx45u57',79,1,'makes aether with Music Box',0),
('8s23bwx45u57',80,1,'levels up Music Box to Dusty Marigold Lv2',0),
('8s23bwx45u57',81,0,'passes',1),
('8s23bwx45u57',82,0,'passes',1),
('8s23bwx45u57',83,0,'calls Hush Bell face down',0),
('8s23bwx45u57',84,0,'passes',1),
('8s23bwx45u57',85,0,'makes aether with Lock Heron',0),
('8s23bwx45u57',86,0,'makes aether with Pell Lantern Lv1',0),
('8s23bwx45u57',87,0,'switches Barge Hound',0),
('8s23bwx45u57',88,0,'makes aether with Hush Bell',0),
('8s23bwx45u57',89,0,'passes',0),
('8s23bwx45u57',90,0,'passes',1),
('8s23bwx45u57',91,0,'passes',1),
('8s23bwx45u57',92,0,'attacks no more',0),
('8s23bwx45u57',93,0,'passes',1),
('8s23bwx45u57',94,0,'passes',1),
('8s23bwx45u57',95,0,'passes',1),
('8s23bwx45u57',96,1,'makes aether with Broom Cavalry',0),
('8s23bwx45u57',97,1,'makes aether with Linen Hush Lv1',0),
('8s23bwx45u57',98,1,'passes',0),
('8s23bwx45u57',99,0,'passes',1),
('8s23bwx45u57',100,1,'makes aether with Dusty Marigold Lv2',0),
('8s23bwx45u57',101,1,'makes aether with Button Fray Lv1',0),
('8s23bwx45u57',102,0,'passes',1),
('8s23bwx45u57',103,1,'calls Music Box face down',0),
('8s23bwx45u57',104,1,'makes aether with Music Box',0),
('8s23bwx45u57',105,0,'passes',1),
('8s23bwx45u57',106,1,'plays Rocking Horse',0),
('8s23bwx45u57',107,1,'pays Solis aether (2)',0),
('8s23bwx45u57',108,0,'makes aether with Sluice Marrow Lv2',0),
('8s23bwx45u57',109,1,'enters recovered',0),
('8s23bwx45u57',110,1,'attacks no more',0),
('8s23bwx45u57',111,0,'passes',1),
('8s23bwx45u57',112,0,'passes',1),
('8s23bwx45u57',113,0,'calls Sluice Marrow Lv1 face down',0),
('8s23bwx45u57',114,0,'passes',1),
('8v85fgbmtzp5',0,0,'keeps the hand',0),
('8v85fgbmtzp5',1,1,'exchanges cards',0),
('8v85fgbmtzp5',2,1,'puts Kiln Pup at the bottom',0),
('8v85fgbmtzp5',3,1,'puts Firedamp at the bottom',0),
('8v85fgbmtzp5',4,1,'puts no more at the bottom',0),
('8v85fgbmtzp5',5,1,'passes',0),
('8v85fgbmtzp5',6,1,'makes aether with Coin',0),
('8v85fgbmtzp5',7,0,'calls Sluice Marrow Lv1 face down',0),
('8v85fgbmtzp5',8,0,'passes',1),
('8v85fgbmtzp5',9,0,'passes',0),
('8v85fgbmtzp5',10,0,'passes',1),
('8v85fgbmtzp5',11,0,'passes',1),
('8v85fgbmtzp5',12,0,'passes',1),
('8v85fgbmtzp5',13,0,'passes',1),
('8v85fgbmtzp5',14,1,'calls Cinder Wick Lv1 face down',0),
('8v85fgbmtzp5',15,1,'passes',0),
('8v85fgbmtzp5',16,0,'passes',1),
('8v85fgbmtzp5',17,1,'makes aether with Cinder Wick Lv1',0),
('8v85fgbmtzp5',18,0,'passes',1),
('8v85fgbmtzp5',19,0,'passes',1),
('8v85fgbmtzp5',20,0,'passes',0),
('8v85fgbmtzp5',21,0,'passes',1),
('8v85fgbmtzp5',22,0,'passes',1),
('8v85fgbmtzp5',23,0,'passes',1),
('8v85fgbmtzp5',24,0,'passes',1),
('8v85fgbmtzp5',25,0,'passes',1),
('8v85fgbmtzp5',26,0,'calls Leaking Jar face down',0),
('8v85fgbmtzp5',27,0,'passes',1),
('8v85fgbmtzp5',28,0,'makes aether with Leaking Jar',0),
('8v85fgbmtzp5',29,0,'passes',0),
('8v85fgbmtzp5',30,0,'passes',1),
('8v85fgbmtzp5',31,0,'passes',1),
('8v85fgbmtzp5',32,0,'passes',1),
('8v85fgbmtzp5',33,0,'passes',1),
('8v85fgbmtzp5',34,0,'passes',1),
('8v85fgbmtzp5',35,1,'passes',0),
('8v85fgbmtzp5',36,0,'passes',1),
('8v85fgbmtzp5',37,1,'makes aether with Cinder Wick Lv1',0),
('8v85fgbmtzp5',38,0,'passes',1),
('8v85fgbmtzp5',39,1,'calls Marl Tally Lv1 face down',0),
('8v85fgbmtzp5',40,1,'passes',0),
('8v85fgbmtzp5',41,0,'passes',1),
('8v85fgbmtzp5',42,1,'makes aether with Marl Tally Lv1',0),
('8v85fgbmtzp5',43,0,'passes',1),
('8v85fgbmtzp5',44,0,'passes',1),
('8v85fgbmtzp5',45,0,'passes',0),
('8v85fgbmtzp5',46,0,'passes',1),
('8v85fgbmtzp5',47,0,'passes',1),
('8v85fgbmtzp5',48,0,'passes',1),
('8v85fgbmtzp5',49,0,'passes',1),
('8v85fgbmtzp5',50,0,'passes',1),
('8v85fgbmtzp5',51,0,'calls Silver Carp face down',0),
('8v85fgbmtzp5',52,0,'passes',1),
('8v85fgbmtzp5',53,0,'makes aether with Sluice Marrow Lv1',0),
('8v85fgbmtzp5',54,0,'passes',0),
('8v85fgbmtzp5',55,0,'passes',1),
('8v85fgbmtzp5',56,0,'passes',1),
('8v85fgbmtzp5',57,0,'passes',1),
('8v85fgbmtzp5',58,0,'passes',1),
('8v85fgbmtzp5',59,0,'passes',1),
('8v85fgbmtzp5',60,1,'passes',0),
('8v85fgbmtzp5',61,0,'passes',1),
('8v85fgbmtzp5',62,1,'makes aether with Marl Tally Lv1',0),
('8v85fgbmtzp5',63,1,'makes aether with Cinder Wick Lv1',0),
('8v85fgbmtzp5',64,0,'passes',1),
('8v85fgbmtzp5',65,1,'calls nothing',0),
('8v85fgbmtzp5',66,0,'passes',1),
('8v85fgbmtzp5',67,0,'passes',1),
('8v85fgbmtzp5',68,0,'passes',1),
('8v85fgbmtzp5',69,0,'passes',0),
('8v85fgbmtzp5',70,0,'passes',1),
('8v85fgbmtzp5',71,0,'passes',1),
('8v85fgbmtzp5',72,0,'passes',1),
('8v85fgbmtzp5',73,0,'passes',1),
('8v85fgbmtzp5',74,0,'passes',1),
('8v85fgbmtzp5',75,0,'levels up Sluice Marrow Lv1 to Sluice Marrow Lv2',0),
('8v85fgbmtzp5',76,0,'passes',1),
('8v85fgbmtzp5',77,0,'makes aether with Silver Carp',0),
('8v85fgbmtzp5',78,0,'uses ability 1 of Sluice Marrow Lv2',0),
('8v85fgbmtzp5',79,0,'makes aether with Sluice Marrow Lv2',0),
('8v85fgbmtzp5',80,0,'passes',0),
('8v85fgbmtzp5',81,0,'chooses Silver Carp',0),
('8v85fgbmtzp5',82,0,'plays Puddle Newt',0),
('8v85fgbmtzp5',83,0,'makes aether with Leaking Jar',0),
('8v85fgbmtzp5',84,0,'enters reversed',0),
('8v85fgbmtzp5',85,1,'passes',0),
('8v85fgbmtzp5',86,1,'makes aether with Cinder Wick Lv1',0),
('8v85fgbmtzp5',87,1,'makes aether with Marl Tally Lv1',0),
('8v85fgbmtzp5',88,1,'calls Soot Runner face down',0),
('8v85fgbmtzp5',89,1,'makes aether with Soot Runner',0),
('8v85fgbmtzp5',90,0,'passes',1),
('8v85fgbmtzp5',91,0,'passes',1),
('8v85fgbmtzp5',92,0,'calls Barge Hound face down',0),
('8v85fgbmtzp5',93,0,'passes',1),
('8v85fgbmtzp5',94,0,'plays Weir Spirit',0),
('8v85fgbmtzp5',95,0,'pays Aqua aether of Canal as Aqua',0),
('8v85fgbmtzp5',96,0,'enters recovered',0),
('8v85fgbmtzp5',97,0,'attacks with Weir Spirit',0),
('8v85fgbmtzp5',98,0,'corrupts orb 6',0),
('8v85fgbmtzp5',99,1,'passes',0),
('8v85fgbmtzp5',100,1,'makes aether with Cinder Wick Lv1',0),
('8v85fgbmtzp5',101,1,'passes',0),
('8v85fgbmtzp5',102,1,'calls Backdraft face down',0),
('8v85fgbmtzp5',103,1,'makes aether with Soot Runner',0),
('8v85fgbmtzp5',104,1,'makes aether with Marl Tally Lv1',0),
('8v85fgbmtzp5',105,1,'makes aether with Backdraft',0),
('8v85fgbmtzp5',106,0,'passes',1),
('8v85fgbmtzp5',107,0,'passes',1),
('8v85fgbmtzp5',108,0,'calls Puddle Newt face down',0),
('8v85fgbmtzp5',109,0,'passes',1),
('8v85fgbmtzp5',110,0,'makes aether with Silver Carp',0),
('8v85fgbmtzp5',111,0,'makes aether with Sluice Marrow Lv2',0),
('8v85fgbmtzp5',112,0,'switches Weir Spirit',0),
('8v85fgbmtzp5',113,0,'plays Puddle Newt',0),
('8v85fgbmtzp5',114,0,'pays Aqua aether of Canal as Aqua',0),
('8v85fgbmtzp5',115,0,'passes',0),
('8v85fgbmtzp5',116,0,'enters recovered',0),
('8v85fgbmtzp5',117,0,'makes aether with Leaking Jar',0),
('94twrvzwpbgq',0,1,'exchanges cards',0),
('94twrvzwpbgq',1,0,'exchanges cards',0),
('94twrvzwpbgq',2,1,'puts Thorn Lash at the bottom',0),
('94twrvzwpbgq',3,1,'puts Moss Crawler at the bottom',0),
('94twrvzwpbgq',4,1,'puts Vine Stag at the bottom',0),
('94twrvzwpbgq',5,1,'puts Proud Peacock at the bottom',0),
('94twrvzwpbgq',6,1,'puts Seedling at the bottom',0),
('94twrvzwpbgq',7,1,'puts Clover Brand Lv2 at the bottom',0),
('94twrvzwpbgq',8,1,'puts no more at the bottom',0),
('94twrvzwpbgq',9,0,'puts no more at the bottom',0),
('94twrvzwpbgq',10,0,'passes',1),
('94twrvzwpbgq',11,0,'passes',1),
('94twrvzwpbgq',12,1,'calls Scarecrow Captain face down',0),
('94twrvzwpbgq',13,1,'passes',0),
('94twrvzwpbgq',14,0,'passes',1),
('94twrvzwpbgq',15,1,'makes aether with Scarecrow Captain',0),
('94twrvzwpbgq',16,0,'passes',1),
('94twrvzwpbgq',17,0,'passes',1),
('94twrvzwpbgq',18,0,'passes',1),
('94twrvzwpbgq',19,0,'passes',1),
('94twrvzwpbgq',20,0,'passes',1),
('94twrvzwpbgq',21,0,'calls Thimble Mouse face down',0),
('94twrvzwpbgq',22,0,'passes',1),
('94twrvzwpbgq',23,0,'makes aether with Coin',0),
('94twrvzwpbgq',24,0,'passes',0),
('94twrvzwpbgq',25,0,'passes',1),
('94twrvzwpbgq',26,0,'passes',1),
('94twrvzwpbgq',27,0,'passes',1),
('94twrvzwpbgq',28,0,'passes',1),
('94twrvzwpbgq',29,0,'passes',1),
('94twrvzwpbgq',30,1,'makes aether with Scarecrow Captain',0),
('94twrvzwpbgq',31,0,'passes',1),
('94twrvzwpbgq',32,0,'passes',1),
('94twrvzwpbgq',33,1,'calls Bramble Host face down',0),
('94twrvzwpbgq',34,1,'passes',0),
('94twrvzwpbgq',35,0,'passes',1),
('94twrvzwpbgq',36,1,'passes',0),
('94twrvzwpbgq',37,0,'passes',1),
('94twrvzwpbgq',38,1,'passes',0),
('94twrvzwpbgq',39,0,'passes',1),
('94twrvzwpbgq',40,1,'passes',0),
('94twrvzwpbgq',41,0,'passes',0),
('94twrvzwpbgq',42,1,'makes aether with Bramble Host',0),
('94twrvzwpbgq',43,0,'passes',1),
('94twrvzwpbgq',44,0,'passes',1),
('94twrvzwpbgq',45,0,'passes',1),
('94twrvzwpbgq',46,0,'passes',1),
('94twrvzwpbgq',47,0,'passes',1),
('94twrvzwpbgq',48,0,'calls Sugar Trade face down',0),
('94twrvzwpbgq',49,0,'passes',1),
('94twrvzwpbgq',50,0,'passes',0),
('94twrvzwpbgq',51,0,'passes',1),
('94twrvzwpbgq',52,0,'passes',1),
('94twrvzwpbgq',53,0,'passes',1),
('94twrvzwpbgq',54,0,'passes',1),
('94twrvzwpbgq',55,0,'passes',1),
('94twrvzwpbgq',56,1,'makes aether with Bramble Host',0),
('94twrvzwpbgq',57,1,'makes aether with Scarecrow Captain',0),
('94twrvzwpbgq',58,0,'passes',1),
('94twrvzwpbgq',59,0,'passes',1),
('94twrvzwpbgq',60,1,'calls Fern Ledger Lv2 face down',0),
('94twrvzwpbgq',61,1,'passes',0),
('94twrvzwpbgq',62,0,'passes',1),
('94twrvzwpbgq',63,1,'makes aether with Fern Ledger Lv2',0),
('94twrvzwpbgq',64,0,'passes',1),
('94twrvzwpbgq',65,0,'passes',1),
('94twrvzwpbgq',66,0,'makes aether with Sugar Trade',0),
('94twrvzwpbgq',67,0,'passes',0),
('94twrvzwpbgq',68,0,'passes',1),
('94twrvzwpbgq',69,0,'passes',1),
('94twrvzwpbgq',70,0,'passes',1),
('94twrvzwpbgq',71,0,'passes',1),
('94twrvzwpbgq',72,0,'passes',1),
('94twrvzwpbgq',73,0,'levels up Thimble Mouse to Dusty Marigold Lv2',0),
('94twrvzwpbgq',74,0,'passes',1),
('94twrvzwpbgq',75,0,'plays Moth-eaten Bear',0),
('94twrvzwpbgq',76,0,'makes aether with Sugar Trade',0),
('94twrvzwpbgq',77,0,'pays Solis aether (2)',0),
('94twrvzwpbgq',78,0,'enters reversed',0),
('94twrvzwpbgq',79,1,'makes aether with Fern Ledger Lv2',0),
('94twrvzwpbgq',80,1,'makes aether with Bramble Host',0),
('94twrvzwpbgq',81,1,'makes aether with Scarecrow Captain',0),
('94twrvzwpbgq',82,1,'calls Fern Ledger Lv1 face down',0),
('94twrvzwpbgq',83,1,'makes aether with Fern Ledger Lv1',0),
('94twrvzwpbgq',84,0,'passes',1),
('94twrvzwpbgq',85,0,'passes',1),
('94twrvzwpbgq',86,0,'calls Mirror Trick face down',0),
('94twrvzwpbgq',87,0,'passes',1),
('94twrvzwpbgq',88,0,'switches Moth-eaten Bear',0),
('94twrvzwpbgq',89,0,'makes aether with Mirror Trick',0),
('94twrvzwpbgq',90,0,'passes',0),
('94twrvzwpbgq',91,0,'passes',1),
('94twrvzwpbgq',92,0,'passes',1),
('94twrvzwpbgq',93,0,'attacks no more',0),
('94twrvzwpbgq',94,0,'passes',1),
('94twrvzwpbgq',95,0,'passes',1),
('94twrvzwpbgq',96,0,'passes',1),
('94twrvzwpbgq',97,1,'makes aether with Fern Ledger Lv2',0),
('94twrvzwpbgq',98,1,'passes',0),
('94twrvzwpbgq',99,0,'passes',1),
('94twrvzwpbgq',100,1,'makes aether with Bramble Host',0),
('94twrvzwpbgq',101,1,'passes',0),
('94twrvzwpbgq',102,0,'passes',1),
('94twrvzwpbgq',103,1,'calls Clover Brand Lv1 face down',0),
('94twrvzwpbgq',104,1,'passes',0),
('94twrvzwpbgq',105,0,'passes',1),
('94twrvzwpbgq',106,1,'makes aether with Fern Ledger Lv1',0),
('94twrvzwpbgq',107,1,'makes aether with Clover Brand Lv1',0),
('94twrvzwpbgq',108,1,'makes aether with Scarecrow Captain',0),
('94twrvzwpbgq',109,0,'passes',1),
('94twrvzwpbgq',110,0,'passes',1),
('94twrvzwpbgq',111,0,'makes aether with Sugar Trade',0),
('94twrvzwpbgq',112,0,'makes aether with Dusty Marigold Lv2',0),
('94twrvzwpbgq',113,0,'passes',1),
('94twrvzwpbgq',114,0,'passes',1),
('94twrvzwpbgq',115,0,'calls Grandmother Clock face down',0),
('94twrvzwpbgq',116,0,'passes',1),
('94twrvzwpbgq',117,0,'makes aether with Sugar Trade',0),
('968x68df8rxx',0,0,'exchanges cards',0),
('968x68df8rxx',1,1,'exchanges cards',0),
('968x68df8rxx',2,0,'puts Lamp Eel at the bottom',0),
('968x68df8rxx',3,0,'puts Undertow at the bottom',0),
('968x68df8rxx',4,0,'puts Tidy Quill Lv1 at the bottom',0),
('968x68df8rxx',5,0,'puts no more at the bottom',0),
('968x68df8rxx',6,1,'puts Osk Bellows Lv1 at the bottom',0),
('968x68df8rxx',7,1,'puts Furnace Cat at the bottom',0),
('968x68df8rxx',8,1,'puts Furnace Cat at the bottom',0),
('968x68df8rxx',9,1,'puts The Old Kiln at the bottom',0),
('968x68df8rxx',10,1,'puts no more at the bottom',0),
('968x68df8rxx',11,1,'makes aether with Coin',0),
('968x68df8rxx',12,0,'calls Ferry Twill Lv1 face down',0),
('968x68df8rxx',13,0,'passes',1),
('968x68df8rxx',14,0,'passes',0),
('968x68df8rxx',15,0,'passes',1),
('968x68df8rxx',16,0,'passes',1),
('968x68df8rxx',17,0,'passes',1),
('968x68df8rxx',18,0,'passes',1),
('968x68df8rxx',19,1,'calls nothing',0),
('968x68df8rxx',20,0,'passes',1),
('968x68df8rxx',21,0,'passes',1),
('968x68df8rxx',22,0,'passes',1),
('968x68df8rxx',23,0,'passes',0),
('968x68df8rxx',24,0,'passes',1),
('968x68df8rxx',25,0,'passes',1),
('968x68df8rxx',26,0,'passes',1),
('968x68df8rxx',27,0,'passes',1),
('968x68df8rxx',28,0,'passes',1),
('968x68df8rxx',29,0,'calls Pell Lantern Lv1',0),
('968x68df8rxx',30,0,'passes',1),
('968x68df8rxx',31,0,'makes aether with Ferry Twill Lv1',0),
('968x68df8rxx',32,0,'makes aether with Pell Lantern Lv1',0),
('968x68df8rxx',33,1,'calls Quick Match face down',0),
('968x68df8rxx',34,1,'makes aether with Quick Match',0),
('968x68df8rxx',35,0,'passes',1),
('968x68df8rxx',36,0,'passes',1),
('968x68df8rxx',37,0,'levels up Ferry Twill Lv1 to Sluice Marrow Lv2',0),
('968x68df8rxx',38,0,'passes',1),
('968x68df8rxx',39,0,'passes',0),
('968x68df8rxx',40,0,'passes',1),
('968x68df8rxx',41,0,'passes',1),
('968x68df8rxx',42,0,'passes',1),
('968x68df8rxx',43,0,'passes',1),
('968x68df8rxx',44,0,'passes',1),
('968x68df8rxx',45,1,'makes aether with Quick Match',0),
('968x68df8rxx',46,0,'passes',1),
('968x68df8rxx',47,0,'passes',1),
('968x68df8rxx',48,1,'calls Marl Tally Lv1',0),
('968x68df8rxx',49,1,'passes',0),
('968x68df8rxx',50,0,'passes',1),
('968x68df8rxx',51,1,'makes aether with Marl Tally Lv1',0),
('968x68df8rxx',52,1,'passes',0),
('968x68df8rxx',53,0,'passes',1),
('968x68df8rxx',54,0,'passes',1),
('968x68df8rxx',55,0,'uses ability 1 of Pell Lantern Lv1',0),
('968x68df8rxx',56,0,'makes aether with Sluice Marrow Lv2',0),
('968x68df8rxx',57,0,'passes',1),
('968x68df8rxx',58,0,'passes',1),
('968x68df8rxx',59,0,'calls Canal Leviathan face down',0),
('968x68df8rxx',60,0,'passes',1),
('968x68df8rxx',61,0,'plays Bridge Troll',0),
('968x68df8rxx',62,0,'pays Aqua aether of Canal as Aqua',0),
('968x68df8rxx',63,0,'enters reversed',0),
('968x68df8rxx',64,1,'passes',0),
('968x68df8rxx',65,1,'passes',0),
('968x68df8rxx',66,1,'calls Osk Bellows Lv1 face down',0),
('968x68df8rxx',67,1,'passes',0),
('968x68df8rxx',68,1,'plays Brick Golem',0),
('968x68df8rxx',69,1,'makes aether with Quick Match',0),
('968x68df8rxx',70,1,'passes',0),
('968x68df8rxx',71,1,'enters recovered',0),
('968x68df8rxx',72,1,'makes aether with Osk Bellows Lv1',0),
('968x68df8rxx',73,1,'attacks no more',0),
('968x68df8rxx',74,0,'passes',1),
('968x68df8rxx',75,0,'passes',1),
('968x68df8rxx',76,0,'calls Lock Heron face down',0),
('968x68df8rxx',77,0,'passes',1),
('968x68df8rxx',78,0,'uses ability 2 of Sluice Marrow Lv2',0),
('968x68df8rxx',79,0,'makes aether with Canal Leviathan',0),
('968x68df8rxx',80,0,'uses ability 1 of Pell Lantern Lv1',0),
('968x68df8rxx',81,0,'passes',0),
('968x68df8rxx',82,0,'makes aether with Lock Heron',0),
('968x68df8rxx',83,0,'passes',0),
('968x68df8rxx',84,1,'passes',0),
('968x68df8rxx',85,1,'makes aether with Osk Bellows Lv1',0),
('968x68df8rxx',86,1,'makes aether with Marl Tally Lv1',0),
('968x68df8rxx',87,1,'passes',0),
('968x68df8rxx',88,1,'calls Stoke face down',0),
('968x68df8rxx',89,1,'makes aether with Stoke',0),
('968x68df8rxx',90,1,'passes',0),
('968x68df8rxx',91,1,'passes',0),
('968x68df8rxx',92,1,'makes aether with Quick Match',0),
('968x68df8rxx',93,1,'attacks no more',0),
('968x68df8rxx',94,0,'passes',1),
('968x68df8rxx',95,0,'passes',1),
('968x68df8rxx',96,0,'calls Puddle Newt face down',0),
('968x68df8rxx',97,0,'passes',1),
('968x68df8rxx',98,0,'passes',0),
('968x68df8rxx',99,0,'passes',1),
('968x68df8rxx',100,0,'passes',1),
('968x68df8rxx',101,0,'passes',1),
('968x68df8rxx',102,0,'passes',1),
('968x68df8rxx',103,0,'passes',1),
('968x68df8rxx',104,1,'passes',0),
('968x68df8rxx',105,0,'passes',1),
('968x68df8rxx',106,1,'makes aether with Stoke',0),
('968x68df8rxx',107,1,'passes',0),
('968x68df8rxx',108,0,'passes',1),
('968x68df8rxx',109,1,'calls Slag Wyrm face down',0),
('968x68df8rxx',110,1,'passes',0),
('968x68df8rxx',111,0,'passes',1),
('968x68df8rxx',112,1,'passes',0),
('968x68df8rxx',113,0,'passes',1),
('968x68df8rxx',114,1,'makes aether with Marl Tally Lv1',0),
('968x68df8rxx',115,1,'makes aether with Osk Bellows Lv1',0),
('968x68df8rxx',116,1,'makes aether with Slag Wyrm',0),
('968x68df8rxx',117,1,'passes',0),
('968x68df8rxx',118,0,'passes',1),
('968x68df8rxx',119,1,'makes aether with Quick Match',0),
('9cbygjnvnsgu',0,0,'goes first',0),
('9cbygjnvnsgu',1,0,'takes a new hand',0),
('9cbygjnvnsgu',2,0,'puts Wall Veteran at the bottom',0),
('9cbygjnvnsgu',3,0,'puts Tallow Clerk at the bottom',0),
('9cbygjnvnsgu',4,0,'puts Osric of the Gate at the bottom',0),
('9cbygjnvnsgu',5,1,'keeps the hand',0),
('9cbygjnvnsgu',6,0,'passes',0),
('9cbygjnvnsgu',7,1,'uses Tailwind of High Road Captain',0),
('9cbygjnvnsgu',8,1,'discards Kestrel Rider for CP',0),
('9cbygjnvnsgu',9,1,'summons Crosswind',0),
('9cbygjnvnsgu',10,0,'passes',0),
('9cbygjnvnsgu',11,0,'uses ability 1 of Slag Hound',0),
('9cbygjnvnsgu',12,0,'discards Wrath of the Kiln for CP',0),
('9cbygjnvnsgu',13,0,'passes',0),
('9cbygjnvnsgu',14,0,'summons Wrath of the Kiln',0),
('9cbygjnvnsgu',15,1,'plays Storm Herald',0),
('9cbygjnvnsgu',16,0,'plays Wall Veteran',0),
('9cbygjnvnsgu',17,0,'discards Brannoch, Kiln Lord for CP',0),
('9cbygjnvnsgu',18,0,'discards Osric of the Gate for CP',0),
('9cbygjnvnsgu',19,1,'passes',0),
('9cbygjnvnsgu',20,1,'attacks with no more',0),
('9cbygjnvnsgu',21,1,'passes',0),
('9cbygjnvnsgu',22,0,'plays Gate Shield',0),
('9cbygjnvnsgu',23,0,'attacks with Wall Veteran',0),
('9cbygjnvnsgu',24,1,'does not block',0),
('9cbygjnvnsgu',25,1,'plays Signal Keeper',0),
('9cbygjnvnsgu',26,1,'discards Roc Tamer for CP',0),
('9cbygjnvnsgu',27,1,'uses the Assist of Signal Keeper',0),
('9cbygjnvnsgu',28,1,'chooses Wall Veteran',0),
('9cbygjnvnsgu',29,1,'attacks with no more',0),
('9cbygjnvnsgu',30,0,'passes',0),
('9exvm5zrc5zs',0,1,'passes',0),
('9exvm5zrc5zs',1,0,'charges Bone Ledger',0),
('9exvm5zrc5zs',2,0,'passes',0),
('9exvm5zrc5zs',3,1,'passes',0),
('9exvm5zrc5zs',4,0,'charges Quiet Errand',0),
('9exvm5zrc5zs',5,0,'passes',0),
('9exvm5zrc5zs',6,1,'charges Twin-Tongs Duellist',0),
('9exvm5zrc5zs',7,1,'passes',0),
('9exvm5zrc5zs',8,0,'charges Charnel Stair',0),
('9exvm5zrc5zs',9,0,'plays Hushed Clerk',0),
('9exvm5zrc5zs',10,0,'chooses left centre',0),
('9exvm5zrc5zs',11,0,'freezes Quiet Errand',0),
('9exvm5zrc5zs',12,0,'creates a plan',0),
('9exvm5zrc5zs',13,0,'freezes Bone Ledger',0),
('9exvm5zrc5zs',14,0,'passes',0),
('9exvm5zrc5zs',15,1,'charges Lamp Sergeant',0),
('9exvm5zrc5zs',16,1,'creates a plan',0),
('9exvm5zrc5zs',17,1,'freezes Lamp Sergeant',0),
('9exvm5zrc5zs',18,1,'passes',0),
('9exvm5zrc5zs',19,0,'charges Whispered Debt',0),
('9exvm5zrc5zs',20,0,'creates a plan',0),
('9exvm5zrc5zs',21,0,'freezes Whispered Debt',0),
('9kq36bjg7c5a',0,1,'goes second',0),
('9kq36bjg7c5a',1,0,'takes a new hand',0),
('9kq36bjg7c5a',2,0,'puts Ember Scribe at the bottom',0),
('9kq36bjg7c5a',3,0,'puts Salt Miner at the bottom',0),
('9kq36bjg7c5a',4,0,'puts Harbor Sentinel at the bottom',0),
('9kq36bjg7c5a',5,0,'puts Bedrock Verdict at the bottom',0),
('9kq36bjg7c5a',6,1,'takes a new hand',0),
('9kq36bjg7c5a',7,1,'puts Tide Ledger at the bottom',0),
('9kq36bjg7c5a',8,1,'puts Brine Knight at the bottom',0),
('9kq36bjg7c5a',9,1,'puts Sleeper Beneath at the bottom',0),
('9kq36bjg7c5a',10,1,'puts Lantern Mermaid at the bottom',0),
('9kq36bjg7c5a',11,0,'casts Root Hermit',0),
('9kq36bjg7c5a',12,0,'casts Furnace Apprentice',0),
('9kq36bjg7c5a',13,0,'discards Bellows Golem for CP',0),
('9kq36bjg7c5a',14,0,'passes',0),
('9kq36bjg7c5a',15,1,'passes',0),
('9kq36bjg7c5a',16,1,'casts Deep Tithe',0),
('9kq36bjg7c5a',17,1,'discards Salvager Nix for CP',0),
('9kq36bjg7c5a',18,0,'warps Ember of the Far Kiln',0),
('9kq36bjg7c5a',19,1,'casts Moray Corsair',0),
('9kq36bjg7c5a',20,1,'discards Menhir Seer for CP',0),
('9kq36bjg7c5a',21,1,'discards Deep Tithe for CP',0),
('9kq36bjg7c5a',22,1,'discards Quay Watcher for CP',0),
('9kq36bjg7c5a',23,1,'chooses no more',0),
('9kq36bjg7c5a',24,0,'casts Wrath of the Kiln',0),
('9kq36bjg7c5a',25,0,'chooses Moray Corsair',0),
('9kq36bjg7c5a',26,0,'attacks with Root Hermit',0),
('9kq36bjg7c5a',27,1,'does not block',0),
('9kq36bjg7c5a',28,1,'casts The Undrowned',0),
('9kq36bjg7c5a',29,1,'attacks with no more',0),
('9vtmmbzghck6',0,0,'places Night Crossing',0),
('9vtmmbzghck6',1,0,'places Dawn Regatta',0),
('9vtmmbzghck6',2,1,'places Opening Night',0),
('9vtmmbzghck6',3,1,'places Grand Clearance',0),
('9vtmmbzghck6',4,0,'puts Ferry Captain into the energy zone',0),
('9vtmmbzghck6',5,0,'puts Oar Twins into the energy zone',0),
('9vtmmbzghck6',6,1,'passes',0),
('9vtmmbzghck6',7,1,'keeps Banner of Coals',0),
('9vtmmbzghck6',8,1,'charges no more',0),
('9vtmmbzghck6',9,0,'passes',0),
('9vtmmbzghck6',10,0,'keeps Pearl Diver',0),
('9vtmmbzghck6',11,0,'charges no more',0),
('9vtmmbzghck6',12,1,'activates ability 1 of Ember Row Stalls',0),
('9vtmmbzghck6',13,1,'passes',0),
('9vtmmbzghck6',14,1,'keeps Fired Mask',0),
('9vtmmbzghck6',15,1,'charges Ember Potter',0),
('9vtmmbzghck6',16,1,'charges After-Hours Feast',0),
('9vtmmbzghck6',17,1,'charges no more',0),
('9vtmmbzghck6',18,0,'plays Second Wind',0),
('9vtmmbzghck6',19,0,'pays with Ferry Captain',0),
('9vtmmbzghck6',20,0,'activates ability 1 of Tidewatch Club',0),
('9vtmmbzghck6',21,0,'says no',0),
('9vtmmbzghck6',22,0,'plays Pearl Diver from the keep zone',0),
('9vtmmbzghck6',23,0,'chooses centre',0),
('9vtmmbzghck6',24,0,'pays with Sounding Line',0),
('9vtmmbzghck6',25,0,'pays with Oar Twins',0),
('9vtmmbzghck6',26,0,'plays Signal Pennant',0),
('9vtmmbzghck6',27,0,'plays Good Boots',0),
('9vtmmbzghck6',28,0,'passes',0),
('9vtmmbzghck6',29,0,'keeps Old Salt Marrow',0),
('9vtmmbzghck6',30,0,'charges Rope Dancer',0),
('9vtmmbzghck6',31,0,'charges Sudden Squall',0),
('9vtmmbzghck6',32,1,'plays Noodle Juggler',0),
('9vtmmbzghck6',33,1,'chooses right side',0),
('9vtmmbzghck6',34,1,'pays with Ember Potter',0),
('9vtmmbzghck6',35,1,'plays Pier Sweeper',0),
('9vtmmbzghck6',36,1,'chooses centre',0),
('9vtmmbzghck6',37,1,'passes',0),
('9vtmmbzghck6',38,1,'keeps Ember Potter',0),
('9vtmmbzghck6',39,1,'charges Fired Mask',0),
('9vtmmbzghck6',40,0,'attacks with Pearl Diver',0),
('9vtmmbzghck6',41,1,'slides Pier Sweeper',0),
('9vtmmbzghck6',42,1,'chooses Glaze Witch',0),
('9vtmmbzghck6',43,1,'chooses After-Hours Feast',0),
('9vtmmbzghck6',44,0,'plays Pier Sweeper',0),
('9y54c8339j5r',0,0,'places Rising Wind',0),
('9y54c8339j5r',1,0,'places First Flight',0),
('9y54c8339j5r',2,1,'places Night Crossing',0),
('9y54c8339j5r',3,1,'places Dawn Regatta',0),
('9y54c8339j5r',4,1,'puts Oar Twins into the energy zone',0),
('9y54c8339j5r',5,1,'puts Buoy Keeper into the energy zone',0),
('9y54c8339j5r',6,0,'plays Lamp Lighter',0),
('9y54c8339j5r',7,0,'chooses centre',0),
('9y54c8339j5r',8,0,'pays with Knot Master',0),
('9y54c8339j5r',9,0,'pays with String Runner',0),
('9y54c8339j5r',10,0,'plays Storm Lantern',0),
('9y54c8339j5r',11,0,'pays with Silk Spool',0),
('9y54c8339j5r',12,0,'pays with Headmistress Gale',0),
('9y54c8339j5r',13,0,'activates ability 1 of Kite School',0),
('9y54c8339j5r',14,0,'says no',0),
('9y54c8339j5r',15,0,'plays Tail Painter',0),
('9y54c8339j5r',16,0,'chooses left side',0),
('9y54c8339j5r',17,0,'keeps String Runner',0),
('9y54c8339j5r',18,0,'charges no more',0),
('9y54c8339j5r',19,1,'passes',0),
('9y54c8339j5r',20,1,'keeps no card',0),
('9y54c8339j5r',21,1,'charges Rope Dancer',0),
('9y54c8339j5r',22,0,'passes',0),
('9y54c8339j5r',23,0,'keeps no card',0),
('9y54c8339j5r',24,0,'charges Paper Apprentice',0),
('9y54c8339j5r',25,1,'plays Second Wind',0),
('9y54c8339j5r',26,1,'pays with Rope Dancer',0),
('9y54c8339j5r',27,1,'activates ability 1 of Tidewatch Club',0),
('9y54c8339j5r',28,1,'says yes',0),
('9y54c8339j5r',29,1,'chooses left side',0),
('9y54c8339j5r',30,1,'activates ability 1 of Rope Dancer',0),
('9y54c8339j5r',31,1,'passes',0),
('9y54c8339j5r',32,1,'keeps Oar Twins',0),
('9y54c8339j5r',33,1,'charges Oar Twins',0),
('9y54c8339j5r',34,1,'charges no more',0),
('9y54c8339j5r',35,0,'attacks with Tail Painter',0),
('9y54c8339j5r',36,1,'activates ability 1 of Tidewatch Club',0),
('9y54c8339j5r',37,1,'says yes',0),
('9y54c8339j5r',38,1,'chooses Night Watch',0),
('9y54c8339j5r',39,0,'puts Patch and Mend into the energy zone',0),
('9y54c8339j5r',40,0,'plays Storm Lantern',0),
('9y54c8339j5r',41,0,'chooses left side',0),
('9y54c8339j5r',42,0,'attacks with Lamp Lighter',0),
('9y54c8339j5r',43,1,'slides Rope Dancer',0),
('9y54c8339j5r',44,1,'chooses Oar Twins',0),
('9y54c8339j5r',45,1,'chooses Sounding Line',0),
('9y54c8339j5r',46,0,'plays Patch and Mend',0),
('9y54c8339j5r',47,0,'chooses Tail Painter',0),
('9y54c8339j5r',48,0,'plays Storm Chaser',0),
('9y54c8339j5r',49,0,'attacks with Storm Chaser',0),
('a9kvncrckg89',0,0,'passes',0),
('a9kvncrckg89',1,1,'charges Vigil Interposer',0),
('a9kvncrckg89',2,1,'passes',0),
('a9kvncrckg89',3,0,'charges Deeproot Titan',0),
('a9kvncrckg89',4,0,'creates a plan',0),
('a9kvncrckg89',5,1,'passes',0),
('a9kvncrckg89',6,1,'passes',0),
('a9kvncrckg89',7,0,'charges Atlas Whale',0),
('a9kvncrckg89',8,0,'creates a plan',0),
('a9kvncrckg89',9,0,'freezes Deeproot Titan',0),
('a9kvncrckg89',10,0,'passes',0),
('a9kvncrckg89',11,1,'charges First Landing',0),
('a9kvncrckg89',12,1,'plays Second Landing',0),
('a9kvncrckg89',13,1,'chooses left base',0),
('a9kvncrckg89',14,0,'charges Bramble Rider',0),
('a9kvncrckg89',15,0,'plays Pollen Cloud',0),
('a9kvncrckg89',16,0,'chooses right centre',0),
('a9kvncrckg89',17,1,'charges Landing Guard',0),
('a9kvncrckg89',18,1,'plays First Landing',0),
('a9kvncrckg89',19,1,'chooses right base',0),
('a9kvncrckg89',20,1,'freezes First Landing',0),
('a9kvncrckg89',21,1,'passes',0),
('a9kvncrckg89',22,0,'charges Stair Swap',0),
('a9kvncrckg89',23,0,'passes',0),
('a9kvncrckg89',24,1,'charges Wick Squire',0),
('a9kvncrckg89',25,1,'creates a plan',0),
('a9kvncrckg89',26,1,'freezes Vigil Interposer',0),
('a9kvncrckg89',27,1,'plays Keeper of Seals',0),
('a9kvncrckg89',28,1,'chooses middle home',0),
('a9kvncrckg89',29,0,'charges Ink Duelist',0),
('a9kvncrckg89',30,0,'creates a plan',0),
('a9kvncrckg89',31,0,'freezes Atlas Whale',0),
('a9kvncrckg89',32,0,'plays Root Sprout',0),
('a9kvncrckg89',33,0,'chooses middle home',0),
('a9kvncrckg89',34,0,'freezes Bramble Rider',0),
('a9kvncrckg89',35,0,'plays Stowaway Sprite',0),
('a9kvncrckg89',36,0,'chooses right home',0),
('a9kvncrckg89',37,0,'freezes Deeproot Titan',0),
('a9kvncrckg89',38,0,'freezes Stair Swap',0),
('a9kvncrckg89',39,0,'passes',0),
('a9kvncrckg89',40,1,'charges Sapling Keeper',0),
('a9kvncrckg89',41,1,'passes',0),
('a9kvncrckg89',42,0,'charges Unmapped Leviathan',0),
('a9kvncrckg89',43,0,'plays Hollow Stag',0),
('a9kvncrckg89',44,0,'chooses left home',0),
('a9kvncrckg89',45,0,'freezes Atlas Whale',0),
('a9kvncrckg89',46,0,'moves Stowaway Sprite',0),
('a9kvncrckg89',47,0,'freezes Stair Swap',0),
('a9kvncrckg89',48,0,'plays Sextant Sage',0),
('a9kvncrckg89',49,0,'chooses middle centre',0),
('a9kvncrckg89',50,0,'freezes Ink Duelist',0),
('acg2pfffm6wk',0,0,'keeps the hand',0),
('acg2pfffm6wk',1,1,'keeps the hand',0),
('acg2pfffm6wk',2,1,'makes aether with Coin',0),
('acg2pfffm6wk',3,0,'calls Osk Bellows Lv1 face down',0),
('acg2pfffm6wk',4,0,'passes',1),
('acg2pfffm6wk',5,0,'makes aether with Osk Bellows Lv1',0),
('acg2pfffm6wk',6,1,'calls Music Box face down',0),
('acg2pfffm6wk',7,1,'makes aether with Music Box',0),
('acg2pfffm6wk',8,0,'passes',1),
('acg2pfffm6wk',9,0,'passes',1),
('acg2pfffm6wk',10,0,'calls The Old Kiln face down',0),
('acg2pfffm6wk',11,0,'passes',1),
('acg2pfffm6wk',12,0,'passes',0),
('acg2pfffm6wk',13,0,'passes',1),
('acg2pfffm6wk',14,0,'passes',1),
('acg2pfffm6wk',15,0,'passes',1),
('acg2pfffm6wk',16,0,'passes',1),
('acg2pfffm6wk',17,0,'passes',1),
('acg2pfffm6wk',18,1,'passes',0),
('acg2pfffm6wk',19,0,'passes',1),
('acg2pfffm6wk',20,1,'passes',0),
('acg2pfffm6wk',21,0,'passes',1),
('acg2pfffm6wk',22,1,'calls Button Fray Lv1',0),
('acg2pfffm6wk',23,1,'makes aether with Music Box',0),
('acg2pfffm6wk',24,1,'makes aether with Button Fray Lv1',0),
('acg2pfffm6wk',25,0,'passes',1),
('acg2pfffm6wk',26,0,'passes',1),
('acg2pfffm6wk',27,0,'passes',1),
('acg2pfffm6wk',28,0,'makes aether with Osk Bellows Lv1',0),
('acg2pfffm6wk',29,0,'makes aether with The Old Kiln',0),
('acg2pfffm6wk',30,0,'passes',1),
('acg2pfffm6wk',31,0,'passes',1),
('acg2pfffm6wk',32,0,'calls Cinder Wick Lv1',0),
('acg2pfffm6wk',33,0,'passes',1),
('ag22tzedjtza',0,0,'goes first',0),
('ag22tzedjtza',1,0,'keeps the hand',0),
('ag22tzedjtza',2,1,'keeps the hand',0),
('ag22tzedjtza',3,0,'passes',0),
('ag22tzedjtza',4,0,'passes',1),
('ag22tzedjtza',5,0,'casts Winter Usher',0),
('ag22tzedjtza',6,0,'discards Breath of Hoarfrost for CP',0),
('ag22tzedjtza',7,0,'passes',0),
('ag22tzedjtza',8,1,'passes',0),
('ag22tzedjtza',9,1,'casts Root Hermit',0),
('ag22tzedjtza',10,1,'discards Root Hermit for CP',0),
('ag22tzedjtza',11,1,'casts Harbor Sentinel',0),
('ag22tzedjtza',12,1,'discards Brannoch of the Pyre for CP',0),
('ag22tzedjtza',13,1,'casts Cinder Duelist',0),
('ag22tzedjtza',14,0,'passes',1),
('ag22tzedjtza',15,0,'passes',0),
('ag22tzedjtza',16,0,'passes',1),
('ag22tzedjtza',17,0,'casts Dock Minstrel',0),
('ag22tzedjtza',18,0,'discards Shellbound Sage for CP',0),
('ag22tzedjtza',19,0,'casts Snowblind Scout',0),
('ag22tzedjtza',20,0,'dulls Winter Usher for CP',0),
('ag22tzedjtza',21,1,'attacks with Cinder Duelist',0),
('ag22tzedjtza',22,0,'blocks with Snowblind Scout',0),
('ag22tzedjtza',23,1,'attacks with no more',0),
('ag22tzedjtza',24,0,'passes',0),
('ag22tzedjtza',25,0,'passes',1),
('ag22tzedjtza',26,0,'passes',0),
('ag22tzedjtza',27,1,'casts Stoneskin Chorus',0),
('ag22tzedjtza',28,1,'chooses Root Hermit',0),
('amhw5294bqt8',0,0,'keeps the hand',0),
('amhw5294bqt8',1,1,'keeps the hand',0),
('amhw5294bqt8',2,1,'makes aether with Coin',0),
('amhw5294bqt8',3,0,'calls Soot Runner face down',0),
('amhw5294bqt8',4,0,'passes',1),
('amhw5294bqt8',5,0,'makes aether with Soot Runner',0),
('amhw5294bqt8',6,1,'calls Bridge Troll face down',0),
('amhw5294bqt8',7,1,'passes',0),
('amhw5294bqt8',8,1,'passes',0),
('amhw5294bqt8',9,1,'makes aether with Bridge Troll',0),
('amhw5294bqt8',10,0,'passes',1),
('amhw5294bqt8',11,0,'passes',1),
('amhw5294bqt8',12,0,'calls Firedamp face down',0),
('amhw5294bqt8',13,0,'passes',1),
('amhw5294bqt8',14,0,'makes aether with Firedamp',0),
('amhw5294bqt8',15,0,'passes',0),
('amhw5294bqt8',16,0,'passes',1),
('amhw5294bqt8',17,0,'passes',1),
('amhw5294bqt8',18,0,'passes',1),
('amhw5294bqt8',19,0,'passes',1),
('amhw5294bqt8',20,0,'passes',1),
('amhw5294bqt8',21,1,'makes aether with Bridge Troll',0),
('amhw5294bqt8',22,0,'passes',1),
('amhw5294bqt8',23,0,'passes',1),
('amhw5294bqt8',24,1,'calls Bridge Troll face down',0),
('amhw5294bqt8',25,1,'passes',0),
('amhw5294bqt8',26,0,'passes',1),
('amhw5294bqt8',27,1,'passes',0),
('amhw5294bqt8',28,0,'passes',1),
('amhw5294bqt8',29,1,'passes',0),
('amhw5294bqt8',30,0,'passes',1),
('amhw5294bqt8',31,1,'passes',0),
('amhw5294bqt8',32,0,'makes aether with Soot Runner',0),
('amhw5294bqt8',33,1,'passes',0),
('amhw5294bqt8',34,1,'passes',0),
('amhw5294bqt8',35,1,'makes aether with Bridge Troll #8',0),
('amhw5294bqt8',36,0,'passes',1),
('amhw5294bqt8',37,0,'passes',1),
('amhw5294bqt8',38,0,'calls nothing',0),
('amhw5294bqt8',39,0,'passes',1),
('amhw5294bqt8',40,0,'makes aether with Soot Runner',0),
('amhw5294bqt8',41,0,'makes aether with Firedamp',0),
('amhw5294bqt8',42,1,'passes',0),
('amhw5294bqt8',43,1,'passes',0),
('amhw5294bqt8',44,1,'calls Barge Hound face down',0),
('amhw5294bqt8',45,1,'makes aether with Bridge Troll #6',0),
('amhw5294bqt8',46,1,'makes aether with Barge Hound',0),
('amhw5294bqt8',47,1,'makes aether with Bridge Troll #8',0),
('amhw5294bqt8',48,0,'passes',1),
('amhw5294bqt8',49,0,'passes',1),
('amhw5294bqt8',50,0,'calls Quick Match face down',0),
('amhw5294bqt8',51,0,'passes',1),
('amhw5294bqt8',52,0,'passes',0),
('amhw5294bqt8',53,0,'passes',1),
('amhw5294bqt8',54,0,'passes',1),
('amhw5294bqt8',55,0,'passes',1),
('amhw5294bqt8',56,0,'passes',1),
('amhw5294bqt8',57,0,'passes',1),
('amhw5294bqt8',58,1,'passes',0),
('amhw5294bqt8',59,0,'passes',1),
('amhw5294bqt8',60,1,'passes',0),
('amhw5294bqt8',61,0,'passes',1),
('amhw5294bqt8',62,1,'calls Lamp Eel face down',0),
('amhw5294bqt8',63,1,'makes aether with Bridge Troll #6',0),
('amhw5294bqt8',64,1,'passes',0),
('amhw5294bqt8',65,0,'passes',1),
('amhw5294bqt8',66,1,'makes aether with Barge Hound',0),
('amhw5294bqt8',67,1,'passes',0),
('amhw5294bqt8',68,0,'passes',1),
('amhw5294bqt8',69,1,'makes aether with Bridge Troll #8',0),
('amhw5294bqt8',70,1,'passes',0),
('amhw5294bqt8',71,0,'passes',1),
('amhw5294bqt8',72,1,'passes',0),
('amhw5294bqt8',73,0,'makes aether with Soot Runner',0),
('amhw5294bqt8',74,0,'makes aether with Quick Match',0),
('amhw5294bqt8',75,0,'makes aether with Firedamp',0),
('amhw5294bqt8',76,1,'makes aether with Lamp Eel',0),
('amhw5294bqt8',77,0,'passes',1),
('amhw5294bqt8',78,0,'passes',1),
('amhw5294bqt8',79,0,'calls Bellfounder''s Ox face down',0),
('amhw5294bqt8',80,0,'passes',1),
('amhw5294bqt8',81,0,'passes',0),
('amhw5294bqt8',82,0,'passes',1),
('amhw5294bqt8',83,0,'passes',1),
('amhw5294bqt8',84,0,'passes',1),
('amhw5294bqt8',85,0,'passes',1),
('amhw5294bqt8',86,0,'passes',1),
('amhw5294bqt8',87,1,'makes aether with Bridge Troll #8',0),
('amhw5294bqt8',88,1,'makes aether with Barge Hound',0),
('amhw5294bqt8',89,1,'makes aether with Bridge Troll #6',0),
('amhw5294bqt8',90,1,'makes aether with Lamp Eel',0),
('amhw5294bqt8',91,0,'passes',1),
('amhw5294bqt8',92,0,'passes',1),
('amhw5294bqt8',93,1,'calls Silver Carp face down',0),
('amhw5294bqt8',94,1,'passes',0),
('amhw5294bqt8',95,0,'passes',1),
('amhw5294bqt8',96,1,'passes',0),
('amhw5294bqt8',97,0,'passes',1),
('amhw5294bqt8',98,1,'passes',0),
('amhw5294bqt8',99,0,'passes',1),
('amhw5294bqt8',100,1,'makes aether with Silver Carp',0),
('amhw5294bqt8',101,0,'makes aether with Quick Match',0),
('amhw5294bqt8',102,0,'makes aether with Firedamp',0),
('amhw5294bqt8',103,0,'makes aether with Bellfounder''s Ox',0),
('amhw5294bqt8',104,0,'makes aether with Soot Runner',0),
('amhw5294bqt8',105,0,'passes',1),
('amhw5294bqt8',106,0,'passes',1),
('amhw5294bqt8',107,0,'calls Ruddy Vane Lv1 face down',0),
('amhw5294bqt8',108,0,'passes',1),
('amhw5294bqt8',109,0,'makes aether with Quick Match',0),
('amhw5294bqt8',110,0,'makes aether with Ruddy Vane Lv1',0),
('amhw5294bqt8',111,0,'passes',0),
('amhw5294bqt8',112,0,'passes',1),
('amhw5294bqt8',113,0,'passes',1),
('amhw5294bqt8',114,0,'passes',1),
('amhw5294bqt8',115,0,'passes',1),
('amhw5294bqt8',116,0,'passes',1),
('amhw5294bqt8',117,1,'makes aether with Silver Carp',0),
('amhw5294bqt8',118,1,'passes',0),
('amhw5294bqt8',119,0,'passes',1),
('amhw5294bqt8',120,1,'makes aether with Bridge Troll #6',0),
('amhw5294bqt8',121,1,'makes aether with Bridge Troll #8',0),
('amhw5294bqt8',122,1,'makes aether with Lamp Eel',0),
('amhw5294bqt8',123,1,'passes',0),
('amhw5294bqt8',124,0,'passes',1),
('amhw5294bqt8',125,1,'levels up Lamp Eel to Sluice Marrow Lv2',0),
('amhw5294bqt8',126,1,'makes aether with Barge Hound',0),
('amhw5294bqt8',127,0,'passes',1),
('amhw5294bqt8',128,0,'passes',1),
('amhw5294bqt8',129,0,'passes',1),
('amhw5294bqt8',130,0,'makes aether with Firedamp',0),
('amhw5294bqt8',131,0,'makes aether with Soot Runner',0),
('amhw5294bqt8',132,0,'passes',0),
('amhw5294bqt8',133,0,'passes',1),
('amhw5294bqt8',134,0,'passes',1),
('amhw5294bqt8',135,0,'passes',1),
('amhw5294bqt8',136,0,'passes',1),
('amhw5294bqt8',137,0,'passes',1),
('amhw5294bqt8',138,0,'calls Cinder Wick Lv1',0),
('amhw5294bqt8',139,0,'passes',1),
('amhw5294bqt8',140,0,'plays Soot Runner',0),
('amhw5294bqt8',141,0,'makes aether with Firedamp',0),
('amhw5294bqt8',142,0,'makes aether with Bellfounder''s Ox',0),
('anrtkvvb4ewe',0,0,'charges Well-Bottom Thing',0),
('anrtkvvb4ewe',1,0,'passes',0),
('anrtkvvb4ewe',2,1,'charges Landing Guard',0),
('anrtkvvb4ewe',3,1,'passes',0),
('anrtkvvb4ewe',4,0,'charges Slate Courier',0),
('anrtkvvb4ewe',5,0,'creates a plan',0),
('anrtkvvb4ewe',6,0,'freezes Slate Courier',0),
('anrtkvvb4ewe',7,0,'passes',0),
('anrtkvvb4ewe',8,1,'charges Sudden Spring',0),
('anrtkvvb4ewe',9,1,'plays Burrow Twins',0),
('anrtkvvb4ewe',10,1,'chooses right centre',0),
('anrtkvvb4ewe',11,0,'charges Velvet Undertaker',0),
('anrtkvvb4ewe',12,0,'passes',0),
('anrtkvvb4ewe',13,1,'charges Hollow Stag',0),
('anrtkvvb4ewe',14,1,'passes',0),
('anrtkvvb4ewe',15,0,'plays Undertow Wraith',0),
('anrtkvvb4ewe',16,0,'chooses left centre',0),
('anrtkvvb4ewe',17,1,'passes',0),
('anrtkvvb4ewe',18,0,'charges Blot the Line',0),
('anrtkvvb4ewe',19,0,'plays Moth Warden',0),
('anrtkvvb4ewe',20,0,'chooses right centre',0),
('au7mkcn5ejym',0,0,'places Opening Night',0),
('b4ncvtnreucu',0,0,'places Grand Clearance',0),
('b4ncvtnreucu',1,0,'places Opening Night',0),
('b4ncvtnreucu',2,1,'places Opening Night',0),
('b4ncvtnreucu',3,1,'places Grand Clearance',0),
('b4ncvtnreucu',4,1,'puts Kiln Burst into the energy zone',0),
('b4ncvtnreucu',5,0,'activates ability 1 of Ember Row Stalls #1',0),
('b4ncvtnreucu',6,0,'passes',0),
('b4ncvtnreucu',7,0,'keeps Stall Guard',0),
('b4ncvtnreucu',8,0,'charges no more',0),
('b4ncvtnreucu',9,1,'plays Ember Potter',0),
('b4ncvtnreucu',10,1,'chooses left side',0),
('b4ncvtnreucu',11,1,'pays with Kiln Burst',0),
('b4ncvtnreucu',12,1,'attacks with Ember Potter',0),
('b4ncvtnreucu',13,0,'passes',0),
('b4ncvtnreucu',14,1,'plays Charcoal Boy',0),
('b4ncvtnreucu',15,1,'chooses centre',0),
('b4ncvtnreucu',16,1,'pays with Banner of Coals',0),
('b4ncvtnreucu',17,1,'activates ability 1 of Ember Row Stalls #2',0),
('b4ncvtnreucu',18,1,'plays Two for One',0),
('b4ncvtnreucu',19,1,'passes',0),
('b4ncvtnreucu',20,1,'keeps Kiln Warden',0),
('b4ncvtnreucu',21,1,'charges no more',0),
('b4ncvtnreucu',22,0,'plays After-Hours Feast',0),
('bgmte2ccqj4m',0,1,'goes second',0),
('bgmte2ccqj4m',1,0,'takes a new hand',0),
('bgmte2ccqj4m',2,0,'puts Ledger Colossus at the bottom',0),
('bgmte2ccqj4m',3,0,'puts Sleeper Beneath at the bottom',0),
('bgmte2ccqj4m',4,0,'puts Gate Warden at the bottom',0),
('bgmte2ccqj4m',5,0,'puts Brinestone Elder at the bottom',0),
('bgmte2ccqj4m',6,1,'takes a new hand',0),
('bgmte2ccqj4m',7,1,'puts Quay Watcher at the bottom',0),
('bgmte2ccqj4m',8,1,'puts Salvager Nix at the bottom',0),
('bgmte2ccqj4m',9,1,'puts Deep Tithe at the bottom',0),
('bgmte2ccqj4m',10,1,'puts Tide Ledger at the bottom',0),
('bgmte2ccqj4m',11,0,'casts Salt Miner',0),
('bgmte2ccqj4m',12,0,'passes',0),
('bgmte2ccqj4m',13,0,'casts Moray Corsair',0),
('bgmte2ccqj4m',14,1,'passes',0),
('bgmte2ccqj4m',15,1,'passes',0),
('bgmte2ccqj4m',16,1,'casts Undertow',0),
('bgmte2ccqj4m',17,1,'discards Brine Knight for CP',0),
('bgmte2ccqj4m',18,1,'discards Moray Corsair for CP',0),
('bgmte2ccqj4m',19,1,'casts Net Mender',0),
('bgmte2ccqj4m',20,0,'passes',0),
('bgmte2ccqj4m',21,0,'passes',1),
('bgmte2ccqj4m',22,0,'uses ability 2 of Salt Miner',0),
('bgmte2ccqj4m',23,0,'casts Menhir Seer',0),
('bgmte2ccqj4m',24,0,'discards Moray Corsair for CP',0),
('bgmte2ccqj4m',25,1,'casts Deep Tithe',0),
('bgmte2ccqj4m',26,1,'discards Quarry Giant for CP',0),
('bgmte2ccqj4m',27,1,'discards Gate Warden for CP',0),
('bgmte2ccqj4m',28,0,'passes',0),
('bgmte2ccqj4m',29,0,'passes',1),
('bgmte2ccqj4m',30,0,'uses ability 2 of Menhir Seer',0),
('bgmte2ccqj4m',31,0,'chooses Saltback Ox #13',0),
('bgmte2ccqj4m',32,0,'casts Dawn Warden Ysolt',0),
('bgmte2ccqj4m',33,0,'discards Saltback Ox for CP',0),
('bgmte2ccqj4m',34,0,'discards Tide Ledger for CP',0),
('bgmte2ccqj4m',35,0,'says yes',0),
('bgmte2ccqj4m',36,1,'casts Pillar Tortoise',0),
('bgmte2ccqj4m',37,1,'dulls Net Mender for CP',0),
('bgmte2ccqj4m',38,1,'discards Ledger Colossus for CP',0),
('bgmte2ccqj4m',39,1,'passes',0),
('bgmte2ccqj4m',40,1,'passes',0),
('bgmte2ccqj4m',41,1,'passes',0),
('bgmte2ccqj4m',42,0,'passes',0),
('bgmte2ccqj4m',43,0,'attacks with no more',0),
('bgmte2ccqj4m',44,0,'passes',0),
('bgmte2ccqj4m',45,1,'passes',0),
('bgmte2ccqj4m',46,1,'uses ability 2 of Pillar Tortoise',0),
('bgmte2ccqj4m',47,1,'dulls Net Mender for CP',0),
('bgmte2ccqj4m',48,1,'discards Menhir Seer for CP',0),
('bgmte2ccqj4m',49,1,'attacks with no more',0),
('bgmte2ccqj4m',50,0,'casts Old Breakwater',0),
('bgmte2ccqj4m',51,0,'discards Sleeper Beneath for CP',0),
('bgmte2ccqj4m',52,0,'attacks with Dawn Warden Ysolt',0),
('bgmte2ccqj4m',53,1,'passes',0),
('bgmte2ccqj4m',54,1,'casts Moonwake',0),
('bgmte2ccqj4m',55,1,'discards Salt Miner for CP',0),
('bgmte2ccqj4m',56,1,'uses ability 1 of Net Mender',0),
('bgmte2ccqj4m',57,1,'chooses Dawn Warden Ysolt',0),
('bgmte2ccqj4m',58,1,'says yes',0),
('bgmte2ccqj4m',59,1,'uses ability 2 of Pillar Tortoise',0),
('bgmte2ccqj4m',60,1,'discards Salt Miner for CP',0),
('bgmte2ccqj4m',61,1,'attacks with no more',0),
('bgmte2ccqj4m',62,1,'casts The Undrowned',0),
('bgmte2ccqj4m',63,0,'passes',0),
('bgmte2ccqj4m',64,0,'attacks with Old Breakwater',0),
('bgmte2ccqj4m',65,1,'blocks with The Undrowned',0),
('bgmte2ccqj4m',66,0,'passes',0),
('bgmte2ccqj4m',67,1,'uses ability 2 of Pillar Tortoise',0),
('bgmte2ccqj4m',68,1,'discards Deep Tithe for CP',0),
('bgmte2ccqj4m',69,1,'attacks with Pillar Tortoise',0),
('bgmte2ccqj4m',70,0,'casts Dawn Warden Ysolt',0),
('bgmte2ccqj4m',71,0,'discards Pillar Tortoise for CP',0),
('bgmte2ccqj4m',72,0,'discards Brine Knight for CP',0),
('bgmte2ccqj4m',73,0,'says no',0),
('bgmte2ccqj4m',74,0,'passes',0),
('bgmte2ccqj4m',75,0,'attacks with Old Breakwater',0),
('bgmte2ccqj4m',76,1,'uses the EX Burst of Tide Ledger',0),
('bgmte2ccqj4m',77,1,'chooses Dawn Warden Ysolt',0),
('bgmte2ccqj4m',78,0,'passes',0),
('bgmte2ccqj4m',79,1,'uses ability 1 of Net Mender',0),
('bgmte2ccqj4m',80,1,'chooses Old Breakwater',0),
('bgmte2ccqj4m',81,1,'uses ability 2 of Pillar Tortoise',0),
('bgmte2ccqj4m',82,1,'discards Old Breakwater for CP',0),
('bgmte2ccqj4m',83,1,'passes',0),
('bgmte2ccqj4m',84,1,'attacks with Pillar Tortoise',0),
('bgmte2ccqj4m',85,0,'blocks with Dawn Warden Ysolt',0),
('bgmte2ccqj4m',86,1,'passes',0),
('bgmte2ccqj4m',87,0,'passes',0),
('bgmte2ccqj4m',88,0,'attacks with no more',0),
('bgmte2ccqj4m',89,0,'passes',0),
('bgngt93vgqzy',0,1,'exchanges cards',0),
('bgngt93vgqzy',1,0,'exchanges cards',0),
('bgngt93vgqzy',2,1,'puts Undertow at the bottom',0),
('bgngt93vgqzy',3,1,'puts Pell Lantern Lv1 at the bottom',0),
('bgngt93vgqzy',4,1,'puts Moonlit Quay at the bottom',0),
('bgngt93vgqzy',5,1,'puts The Long Night at the bottom',0),
('bgngt93vgqzy',6,1,'puts Silver Carp at the bottom',0),
('bgngt93vgqzy',7,1,'puts no more at the bottom',0),
('bgngt93vgqzy',8,0,'puts Quick Match at the bottom',0),
('bgngt93vgqzy',9,0,'puts Soot Runner at the bottom',0),
('bgngt93vgqzy',10,0,'puts Slag Wyrm at the bottom',0),
('bgngt93vgqzy',11,0,'puts Cinder Wick Lv1 at the bottom',0),
('bgngt93vgqzy',12,0,'puts Cinder Wick Lv1 at the bottom',0),
('bgngt93vgqzy',13,0,'puts no more at the bottom',0),
('bgngt93vgqzy',14,0,'passes',1),
('bgngt93vgqzy',15,0,'passes',1),
('bgngt93vgqzy',16,1,'calls Sluice Marrow Lv1 face down',0),
('bgngt93vgqzy',17,1,'passes',0),
('bgngt93vgqzy',18,0,'passes',1),
('bgngt93vgqzy',19,1,'makes aether with Sluice Marrow Lv1',0),
('bgngt93vgqzy',20,0,'passes',1),
('bgngt93vgqzy',21,0,'passes',1),
('bgngt93vgqzy',22,0,'passes',1),
('bgngt93vgqzy',23,0,'passes',1),
('bgngt93vgqzy',24,0,'passes',1),
('bgngt93vgqzy',25,0,'calls The Old Kiln face down',0),
('bgngt93vgqzy',26,0,'passes',1),
('bgngt93vgqzy',27,0,'makes aether with Coin',0),
('bgngt93vgqzy',28,0,'passes',0),
('bgngt93vgqzy',29,0,'passes',1),
('bgngt93vgqzy',30,0,'passes',1),
('bgngt93vgqzy',31,0,'passes',1),
('bgngt93vgqzy',32,0,'passes',1),
('bgngt93vgqzy',33,0,'passes',1),
('bgngt93vgqzy',34,1,'passes',0),
('bgngt93vgqzy',35,0,'passes',1),
('bgngt93vgqzy',36,1,'makes aether with Sluice Marrow Lv1',0),
('bgngt93vgqzy',37,0,'passes',1),
('bgngt93vgqzy',38,1,'calls Bridge Troll face down',0),
('bgngt93vgqzy',39,1,'passes',0),
('bgngt93vgqzy',40,0,'passes',1),
('bgngt93vgqzy',41,1,'passes',0),
('bgngt93vgqzy',42,0,'passes',1),
('bgngt93vgqzy',43,1,'passes',0),
('bgngt93vgqzy',44,0,'passes',1),
('bgngt93vgqzy',45,1,'passes',0),
('bk7gcr49q2n4',0,1,'exchanges cards',0),
('bk7gcr49q2n4',1,0,'keeps the hand',0),
('bk7gcr49q2n4',2,1,'puts Grandmother Clock at the bottom',0),
('bk7gcr49q2n4',3,1,'puts no more at the bottom',0),
('bk7gcr49q2n4',4,0,'passes',1),
('bk7gcr49q2n4',5,0,'passes',1),
('bk7gcr49q2n4',6,1,'calls Broom Cavalry face down',0),
('bk7gcr49q2n4',7,1,'passes',0),
('bk7gcr49q2n4',8,0,'passes',1),
('bk7gcr49q2n4',9,1,'makes aether with Broom Cavalry',0),
('bk7gcr49q2n4',10,0,'passes',1),
('bk7gcr49q2n4',11,0,'passes',1),
('bk7gcr49q2n4',12,0,'passes',1),
('bk7gcr49q2n4',13,0,'passes',1),
('bk7gcr49q2n4',14,0,'passes',1),
('bk7gcr49q2n4',15,0,'calls Vine Stag face down',0),
('bk7gcr49q2n4',16,0,'passes',1),
('bk7gcr49q2n4',17,0,'makes aether with Vine Stag',0),
('bk7gcr49q2n4',18,0,'makes aether with Coin',0),
('bk7gcr49q2n4',19,1,'passes',0),
('bk7gcr49q2n4',20,1,'makes aether with Broom Cavalry',0),
('bk7gcr49q2n4',21,1,'calls Broom Cavalry face down',0),
('bk7gcr49q2n4',22,1,'makes aether with Broom Cavalry #7',0),
('bk7gcr49q2n4',23,0,'passes',1),
('bk7gcr49q2n4',24,0,'passes',1),
('bk7gcr49q2n4',25,0,'calls Bramble Host face down',0),
('bk7gcr49q2n4',26,0,'passes',1),
('bk7gcr49q2n4',27,0,'makes aether with Bramble Host',0),
('bpydfk5e3exr',0,1,'goes first',0),
('bpydfk5e3exr',1,1,'takes a new hand',0),
('bpydfk5e3exr',2,1,'puts Ferry Pilot at the bottom',0),
('bpydfk5e3exr',3,1,'puts Glacier Knight at the bottom',0),
('bpydfk5e3exr',4,1,'puts Shatterglass at the bottom',0),
('bpydfk5e3exr',5,1,'puts Snowblind Scout at the bottom',0),
('brnn43yczwyu',0,1,'goes second',0),
('brnn43yczwyu',1,0,'takes a new hand',0),
('brnn43yczwyu',2,0,'puts Lyra Saltvoice at the bottom',0),
('brnn43yczwyu',3,0,'puts Choir of the Deep at the bottom',0),
('brnn43yczwyu',4,0,'puts Ice Cutter at the bottom',0),
('brnn43yczwyu',5,0,'puts Waking Giant at the bottom',0),
('brnn43yczwyu',6,1,'keeps the hand',0),
('brnn43yczwyu',7,0,'plays Rime Duchess',0),
('brnn43yczwyu',8,0,'discards Icicle Moth for CP',0),
('brnn43yczwyu',9,0,'discards Harbor Librarian for CP',0),
('brnn43yczwyu',10,1,'passes',0),
('brnn43yczwyu',11,1,'uses ability 1 of Slag Hound',0),
('brnn43yczwyu',12,1,'discards Ember Scribe for CP',0),
('brnn43yczwyu',13,1,'passes',0),
('brnn43yczwyu',14,1,'passes',0),
('brnn43yczwyu',15,1,'passes',0),
('brnn43yczwyu',16,0,'plays Keeper of Frost Gate',0),
('bt5qzqrvgbrv',0,0,'passes',0),
('bt5qzqrvgbrv',1,1,'charges Needle Matron',0),
('bt5qzqrvgbrv',2,1,'plays Hushed Clerk',0),
('bt5qzqrvgbrv',3,1,'chooses middle home',0),
('bt5qzqrvgbrv',4,0,'charges Bone Ledger',0),
('bt5qzqrvgbrv',5,0,'passes',0),
('bt5qzqrvgbrv',6,1,'charges Ninth Bell',0),
('bt5qzqrvgbrv',7,1,'moves Hushed Clerk',0),
('bt5qzqrvgbrv',8,1,'chooses left home',0),
('bt5qzqrvgbrv',9,1,'freezes Ninth Bell',0),
('bt5qzqrvgbrv',10,1,'passes',0),
('bt5qzqrvgbrv',11,0,'charges Well-Bottom Thing',0),
('bt5qzqrvgbrv',12,0,'creates a plan',0),
('bt5qzqrvgbrv',13,0,'freezes Bone Ledger',0),
('bt5qzqrvgbrv',14,0,'renews the plan',0),
('bt5qzqrvgbrv',15,1,'charges House of the Slow Clock',0),
('bt5qzqrvgbrv',16,1,'plays Hushed Clerk',0),
('bt5qzqrvgbrv',17,1,'chooses left centre',0),
('bt5qzqrvgbrv',18,1,'freezes Ninth Bell',0),
('bt5qzqrvgbrv',19,1,'plays Quiet Errand',0),
('bt5qzqrvgbrv',20,0,'chooses Marginal Imp',0),
('bt5qzqrvgbrv',21,0,'chooses Redraw the Map',0),
('bt5qzqrvgbrv',22,0,'charges Slate Courier',0),
('bt5qzqrvgbrv',23,0,'creates a plan',0),
('bt5qzqrvgbrv',24,0,'freezes Well-Bottom Thing',0),
('bt5qzqrvgbrv',25,0,'passes',0),
('bt5qzqrvgbrv',26,1,'charges Bone Ledger',0),
('bt5qzqrvgbrv',27,1,'plays Candle Thief',0),
('bt5qzqrvgbrv',28,1,'chooses middle home',0),
('bt5qzqrvgbrv',29,1,'freezes Ninth Bell',0),
('bt5qzqrvgbrv',30,1,'freezes House of the Slow Clock',0),
('bt5qzqrvgbrv',31,1,'passes',0),
('bt5qzqrvgbrv',32,0,'charges Slate Courier',0),
('bt5qzqrvgbrv',33,0,'creates a plan',0),
('bt5qzqrvgbrv',34,0,'freezes Slate Courier #18',0),
('bt5qzqrvgbrv',35,0,'plays Snuff Out',0),
('bt5qzqrvgbrv',36,0,'chooses Candle Thief',0),
('bt5qzqrvgbrv',37,1,'charges Tide Surveyor',0),
('bt5qzqrvgbrv',38,1,'creates a plan',0),
('bt5qzqrvgbrv',39,1,'freezes Tide Surveyor',0),
('bt5qzqrvgbrv',40,1,'plays Midnight Interloper',0),
('bt5qzqrvgbrv',41,1,'chooses left centre',0),
('bt5qzqrvgbrv',42,1,'freezes Needle Matron',0),
('bt5qzqrvgbrv',43,1,'freezes House of the Slow Clock',0),
('bt5qzqrvgbrv',44,1,'moves Hushed Clerk',0),
('bt5qzqrvgbrv',45,1,'chooses left centre',0),
('bt5qzqrvgbrv',46,1,'passes',0),
('bt5qzqrvgbrv',47,0,'charges Midnight Interloper',0),
('bt5qzqrvgbrv',48,0,'plays Grave Ferryman',0),
('bt5qzqrvgbrv',49,0,'chooses middle home',0),
('bt5qzqrvgbrv',50,0,'freezes Well-Bottom Thing',0),
('bt5qzqrvgbrv',51,0,'freezes Slate Courier #18',0),
('bt5qzqrvgbrv',52,0,'chooses 0',0),
('bt5qzqrvgbrv',53,0,'passes',0),
('bt5qzqrvgbrv',54,1,'passes',0),
('bt5qzqrvgbrv',55,1,'creates a plan',0),
('bt5qzqrvgbrv',56,1,'freezes Tide Surveyor',0),
('bt5qzqrvgbrv',57,1,'plays Moth Warden',0),
('bt5qzqrvgbrv',58,1,'chooses right home',0),
('bt5qzqrvgbrv',59,1,'freezes Ninth Bell',0),
('bt5qzqrvgbrv',60,1,'freezes Bone Ledger #20',0),
('bt5qzqrvgbrv',61,1,'plays Call Back the Drowned',0),
('bt5qzqrvgbrv',62,1,'chooses left home',0),
('bt5qzqrvgbrv',63,1,'passes',0),
('bt5qzqrvgbrv',64,0,'charges Hushed Clerk',0),
('bt5qzqrvgbrv',65,0,'passes',0),
('bt5qzqrvgbrv',66,1,'charges Slate Courier',0),
('bt5qzqrvgbrv',67,1,'creates a plan',0),
('bt5qzqrvgbrv',68,1,'freezes Tide Surveyor',0),
('bt5qzqrvgbrv',69,0,'passes',0),
('bt5qzqrvgbrv',70,1,'passes',0),
('bt5qzqrvgbrv',71,0,'passes',0),
('bt5qzqrvgbrv',72,1,'passes',0),
('bt5qzqrvgbrv',73,0,'charges Toll of the Tide',0),
('bt5qzqrvgbrv',74,0,'moves Grave Ferryman',0),
('bt5qzqrvgbrv',75,0,'chooses middle centre',0),
('bt5qzqrvgbrv',76,0,'freezes Well-Bottom Thing',0),
('bt5qzqrvgbrv',77,0,'passes',0),
('bwsetnjw6pth',0,1,'goes first',0),
('bwsetnjw6pth',1,1,'takes a new hand',0),
('bwsetnjw6pth',2,1,'puts Cinder Drummer at the bottom',0),
('bwsetnjw6pth',3,1,'puts Kilnborn Champion at the bottom',0),
('bwsetnjw6pth',4,1,'puts Brannoch the Stoker at the bottom',0),
('bwsetnjw6pth',5,1,'puts Forge Sisters at the bottom',0),
('bwsetnjw6pth',6,0,'takes a new hand',0),
('bwsetnjw6pth',7,0,'puts Kiln Blade at the bottom',0),
('bwsetnjw6pth',8,0,'puts Brannoch the Stoker at the bottom',0),
('bwsetnjw6pth',9,0,'puts Harbor Sentinel at the bottom',0),
('bwsetnjw6pth',10,0,'puts Kilnborn Champion at the bottom',0),
('bwsetnjw6pth',11,1,'plays Master of the Furnace',0),
('bwsetnjw6pth',12,1,'discards Ember Cadet for CP',0),
('bwsetnjw6pth',13,1,'discards Forge Sisters for CP',0),
('bwsetnjw6pth',14,0,'passes',0),
('bwsetnjw6pth',15,1,'says no',0),
('bwsetnjw6pth',16,0,'passes',1),
('bwsetnjw6pth',17,0,'passes',1),
('bwsetnjw6pth',18,0,'passes',1),
('bwsetnjw6pth',19,0,'uses ability 1 of Slag Hound',0),
('bwsetnjw6pth',20,0,'discards Kiln Blade for CP',0),
('bwsetnjw6pth',21,0,'passes',0),
('bwsetnjw6pth',22,0,'plays Mortar Mixer',0),
('bwsetnjw6pth',23,0,'discards Tower Plate for CP',0),
('bwsetnjw6pth',24,0,'summons Sparks on the Wind',0),
('bwsetnjw6pth',25,1,'plays Brannoch the Stoker',0),
('bwsetnjw6pth',26,1,'dulls Master of the Furnace for CP',0),
('bwsetnjw6pth',27,1,'discards Kiln Blade for CP',0),
('bwsetnjw6pth',28,1,'plays Coalheart Axe',0),
('bwsetnjw6pth',29,0,'plays Ember Cadet',0),
('bwsetnjw6pth',30,0,'attacks with Ember Cadet',0),
('bwsetnjw6pth',31,1,'does not block',0),
('bwsetnjw6pth',32,1,'summons Wrath of the Kiln',0),
('bwsetnjw6pth',33,1,'chooses Brannoch the Stoker',0),
('bwsetnjw6pth',34,1,'attacks with no more',0),
('bwsetnjw6pth',35,0,'passes',0),
('bwsetnjw6pth',36,0,'passes',1),
('bwsetnjw6pth',37,0,'attacks with Ember Cadet',0),
('bwsetnjw6pth',38,0,'passes',1),
('bwsetnjw6pth',39,1,'does not block',0),
('bwsetnjw6pth',40,0,'uses ability 1 of Mortar Mixer',0),
('bwsetnjw6pth',41,1,'does not use the EX Burst of Master of the Furnace',0),
('bwsetnjw6pth',42,1,'plays Mortar Mixer',0),
('bwsetnjw6pth',43,1,'dulls Master of the Furnace for CP',0),
('bwsetnjw6pth',44,1,'attacks with no more',0),
('bwsetnjw6pth',45,0,'plays Bellows Hand',0),
('bwsetnjw6pth',46,0,'dulls Mortar Mixer #7 for CP',0),
('bwsetnjw6pth',47,0,'discards Sparks on the Wind for CP',0),
('bwsetnjw6pth',48,0,'does not use the Assist of Bellows Hand',0),
('bwsetnjw6pth',49,0,'attacks with Ember Cadet',0),
('bwsetnjw6pth',50,1,'blocks with Brannoch the Stoker',0),
('bwsetnjw6pth',51,1,'says no',0),
('bwsetnjw6pth',52,1,'uses ability 1 of Mortar Mixer #26',0),
('bwsetnjw6pth',53,1,'attacks with no more',0),
('bwsetnjw6pth',54,0,'plays Forge Sisters',0),
('bwsetnjw6pth',55,0,'dulls Mortar Mixer #7 for CP',0),
('bwsetnjw6pth',56,0,'dulls Bellows Hand for CP',0),
('bwsetnjw6pth',57,0,'discards Gate Shield for CP',0),
('bwsetnjw6pth',58,1,'uses ability 1 of Mortar Mixer #26',0),
('bwsetnjw6pth',59,1,'summons Hearth Colossus',0),
('bwsetnjw6pth',60,1,'chooses Forge Sisters',0),
('bwsetnjw6pth',61,1,'attacks with Brannoch the Stoker',0),
('bwsetnjw6pth',62,1,'says no',0),
('bwsetnjw6pth',63,0,'uses ability 1 of Mortar Mixer #7',0),
('bwsetnjw6pth',64,1,'passes',0),
('bwsetnjw6pth',65,1,'uses ability 1 of Mortar Mixer #26',0),
('bwsetnjw6pth',66,1,'discards Shield Wall for CP',0),
('bwsetnjw6pth',67,1,'attacks with no more',0),
('bwsetnjw6pth',68,0,'summons Wrath of the Kiln',0),
('bwsetnjw6pth',69,0,'discards Ember Cadet for CP',0),
('c65vrckguwpm',0,0,'charges Marginal Imp',0),
('c65vrckguwpm',1,0,'creates a plan',0),
('c65vrckguwpm',2,1,'charges Sextant Sage',0),
('c65vrckguwpm',3,1,'passes',0),
('c65vrckguwpm',4,0,'charges Pale Executioner',0),
('c65vrckguwpm',5,0,'plays Candle Thief',0),
('c65vrckguwpm',6,0,'chooses left centre',0),
('c65vrckguwpm',7,1,'charges Chart Room',0),
('c65vrckguwpm',8,1,'creates a plan',0),
('c65vrckguwpm',9,1,'freezes Sextant Sage',0),
('c65vrckguwpm',10,1,'passes',0),
('c65vrckguwpm',11,0,'charges Whispered Debt',0),
('c65vrckguwpm',12,0,'passes',0),
('c65vrckguwpm',13,1,'charges Grafted Giant',0),
('c65vrckguwpm',14,1,'creates a plan',0),
('c65vrckguwpm',15,1,'freezes Sextant Sage',0),
('c65vrckguwpm',16,1,'plays Sudden Spring',0),
('c65vrckguwpm',17,1,'plays Hollow Stag',0),
('c65vrckguwpm',18,1,'chooses right home',0),
('c65vrckguwpm',19,0,'charges Quiet Soundings',0),
('c8bvs7ekvp7y',0,0,'places Dawn Regatta',0),
('c8bvs7ekvp7y',1,0,'places Lantern Race',0),
('c8bvs7ekvp7y',2,1,'places Night Crossing',0),
('c8bvs7ekvp7y',3,1,'places Lantern Race',0),
('c8bvs7ekvp7y',4,0,'puts Pearl Diver into the energy zone',0),
('c8bvs7ekvp7y',5,0,'puts Sudden Squall into the energy zone',0),
('c8bvs7ekvp7y',6,1,'plays Slipway Kid',0),
('c8bvs7ekvp7y',7,1,'chooses centre',0),
('c8bvs7ekvp7y',8,1,'activates ability 1 of Tidewatch Club #2',0),
('c8bvs7ekvp7y',9,1,'says yes',0),
('c8bvs7ekvp7y',10,1,'chooses left side',0),
('c8bvs7ekvp7y',11,1,'keeps Night Watch',0),
('c8bvs7ekvp7y',12,1,'charges Undertow Cat',0),
('c8bvs7ekvp7y',13,1,'charges no more',0),
('c8bvs7ekvp7y',14,0,'plays Ferry Captain',0),
('c8bvs7ekvp7y',15,0,'chooses left side',0),
('c8bvs7ekvp7y',16,0,'passes',0),
('c8bvs7ekvp7y',17,0,'keeps Undertow Cat',0),
('c8bvs7ekvp7y',18,0,'charges Ferry Captain',0),
('c8bvs7ekvp7y',19,0,'charges Buoy Keeper',0),
('c8bvs7ekvp7y',20,1,'attacks with Slipway Kid',0),
('c8bvs7ekvp7y',21,0,'activates ability 1 of Tidewatch Club #1',0),
('c8bvs7ekvp7y',22,0,'says no',0),
('c8bvs7ekvp7y',23,1,'attacks with Oar Twins',0),
('c8bvs7ekvp7y',24,0,'passes',0),
('c8bvs7ekvp7y',25,1,'plays Buoy Keeper',0),
('c8bvs7ekvp7y',26,1,'chooses centre',0),
('c8bvs7ekvp7y',27,1,'pays with Harpoon Sister',0),
('c8bvs7ekvp7y',28,1,'plays Lighthouse Diver',0),
('c8bvs7ekvp7y',29,1,'activates ability 1 of Tidewatch Club #2',0),
('c8bvs7ekvp7y',30,1,'says no',0),
('c8bvs7ekvp7y',31,1,'plays Sounding Line',0),
('c8bvs7ekvp7y',32,1,'chooses Slipway Kid',0),
('c8bvs7ekvp7y',33,1,'attacks with Lighthouse Diver',0),
('c8bvs7ekvp7y',34,0,'passes',0),
('c8bvs7ekvp7y',35,1,'puts Sounding Line into the energy zone',0),
('c8bvs7ekvp7y',36,1,'plays Sudden Squall',0),
('c8bvs7ekvp7y',37,1,'keeps no card',0),
('c8bvs7ekvp7y',38,1,'charges Pier Sweeper',0),
('c8bvs7ekvp7y',39,1,'charges no more',0),
('c8bvs7ekvp7y',40,0,'activates ability 1 of Tidewatch Club #1',0),
('c8bvs7ekvp7y',41,0,'says no',0),
('c8bvs7ekvp7y',42,0,'plays Undertow Cat',0),
('c8bvs7ekvp7y',43,0,'chooses right side',0),
('c8bvs7ekvp7y',44,0,'pays with Sudden Squall',0),
('c8bvs7ekvp7y',45,0,'plays Second Wind',0),
('c8bvs7ekvp7y',46,0,'pays with Ferry Captain #26',0),
('c8bvs7ekvp7y',47,0,'plays Undertow Cat from the keep zone',0),
('c8bvs7ekvp7y',48,0,'chooses right side',0),
('c8bvs7ekvp7y',49,0,'pays with Oar Twins',0),
('c8bvs7ekvp7y',50,0,'plays Sounding Line',0),
('c8bvs7ekvp7y',51,0,'pays with Buoy Keeper',0),
('c8bvs7ekvp7y',52,0,'chooses Slipway Kid',0),
('c8bvs7ekvp7y',53,0,'plays Diving Bell',0),
('c8bvs7ekvp7y',54,0,'attacks with Undertow Cat',0),
('c8bvs7ekvp7y',55,1,'slides Lighthouse Diver',0),
('c8bvs7ekvp7y',56,1,'chooses Good Boots',0),
('c8bvs7ekvp7y',57,1,'chooses Pearl Diver',0),
('c8bvs7ekvp7y',58,0,'plays Rope Dancer',0),
('c8bvs7ekvp7y',59,0,'chooses right side',0),
('c8bvs7ekvp7y',60,0,'activates ability 1 of Rope Dancer',0),
('c8bvs7ekvp7y',61,0,'keeps Harpoon Sister',0),
('c8bvs7ekvp7y',62,0,'charges no more',0),
('c8bvs7ekvp7y',63,1,'passes',0),
('c8bvs7ekvp7y',64,1,'keeps Lighthouse Diver',0),
('c8bvs7ekvp7y',65,1,'charges Pearl Diver',0),
('c8bvs7ekvp7y',66,1,'charges Pearl Diver',0),
('c8bvs7ekvp7y',67,1,'charges no more',0),
('c8bvs7ekvp7y',68,0,'activates ability 1 of Tidewatch Club #1',0),
('c8bvs7ekvp7y',69,0,'says yes',0),
('c9v3ck3keu3b',0,1,'goes second',0),
('c9v3ck3keu3b',1,0,'takes a new hand',0),
('c9v3ck3keu3b',2,0,'puts Lamplight Keeper at the bottom',0),
('c9v3ck3keu3b',3,0,'puts Furnace Apprentice at the bottom',0),
('c9v3ck3keu3b',4,0,'puts Furnace Apprentice at the bottom',0),
('c9v3ck3keu3b',5,0,'puts Harbor Sentinel at the bottom',0),
('c9v3ck3keu3b',6,1,'takes a new hand',0),
('c9v3ck3keu3b',7,1,'puts Granite Pilgrim at the bottom',0),
('c9v3ck3keu3b',8,1,'puts The Undrowned at the bottom',0),
('c9v3ck3keu3b',9,1,'puts Menhir Seer at the bottom',0),
('c9v3ck3keu3b',10,1,'puts Undertow at the bottom',0),
('c9v3ck3keu3b',11,0,'casts Lamplight Keeper',0),
('c9v3ck3keu3b',12,0,'discards Wharf Mason for CP',0),
('c9v3ck3keu3b',13,0,'discards Brannoch of the Pyre for CP',0),
('c9v3ck3keu3b',14,0,'passes',0),
('c9v3ck3keu3b',15,0,'casts Ember Scribe',0),
('c9v3ck3keu3b',16,0,'says no',0),
('c9v3ck3keu3b',17,1,'passes',0),
('c9v3ck3keu3b',18,1,'passes',0),
('c9v3ck3keu3b',19,1,'discards Sleeper Beneath',0),
('c9v3ck3keu3b',20,1,'discards Brinestone Elder',0),
('c9v3ck3keu3b',21,0,'passes',0),
('c9v3ck3keu3b',22,0,'casts Pyre Dancer',0),
('c9v3ck3keu3b',23,0,'dulls Lamplight Keeper for CP',0),
('c9v3ck3keu3b',24,0,'dulls Ember Scribe for CP',0),
('c9v3ck3keu3b',25,1,'casts Ledger Colossus',0),
('c9v3ck3keu3b',26,1,'discards Old Breakwater for CP',0),
('c9v3ck3keu3b',27,1,'casts Saltback Ox',0),
('c9v3ck3keu3b',28,0,'passes',0),
('c9v3ck3keu3b',29,0,'passes',1),
('c9v3ck3keu3b',30,0,'attacks with Pyre Dancer',0),
('c9v3ck3keu3b',31,0,'passes',1),
('c9v3ck3keu3b',32,1,'blocks with Ledger Colossus',0),
('c9v3ck3keu3b',33,0,'casts Stoneskin Chorus',0),
('c9v3ck3keu3b',34,0,'chooses Saltback Ox',0),
('c9v3ck3keu3b',35,0,'dulls Lamplight Keeper for CP',0),
('c9v3ck3keu3b',36,0,'passes',0),
('c9v3ck3keu3b',37,1,'attacks with Ledger Colossus',0),
('c9v3ck3keu3b',38,1,'attacks with no more',0),
('c9v3ck3keu3b',39,1,'attacks with no more',0),
('c9v3ck3keu3b',40,0,'casts Pyre Dancer',0),
('c9v3ck3keu3b',41,0,'dulls Lamplight Keeper for CP',0),
('c9v3ck3keu3b',42,0,'discards Sootwing Raider for CP',0),
('c9v3ck3keu3b',43,1,'casts Pillar Tortoise',0),
('c9v3ck3keu3b',44,1,'discards Old Breakwater for CP',0),
('c9v3ck3keu3b',45,1,'uses ability 2 of Pillar Tortoise',0),
('c9v3ck3keu3b',46,1,'attacks with Saltback Ox',0),
('c9v3ck3keu3b',47,0,'does not block',0),
('c9v3ck3keu3b',48,1,'attacks with no more',0),
('c9v3ck3keu3b',49,0,'casts Gate Warden',0),
('c9v3ck3keu3b',50,0,'dulls Ember Scribe for CP',0),
('c9v3ck3keu3b',51,0,'discards Ashwing Courier for CP',0),
('c9v3ck3keu3b',52,0,'chooses Ashwing Courier',0),
('c9v3ck3keu3b',53,0,'passes',0),
('c9v3ck3keu3b',54,0,'attacks with Pyre Dancer',0),
('c9v3ck3keu3b',55,1,'does not block',0),
('chka2twhwxck',0,0,'places Grand Clearance',0),
('chka2twhwxck',1,0,'places Smoke and Sparks',0),
('chka2twhwxck',2,1,'places Night Crossing',0),
('chka2twhwxck',3,1,'places Lantern Race',0),
('chka2twhwxck',4,1,'puts Pearl Diver into the energy zone',0),
('chka2twhwxck',5,1,'puts Slipway Kid into the energy zone',0),
('chka2twhwxck',6,0,'activates ability 1 of Ember Row Stalls',0),
('chka2twhwxck',7,0,'keeps no card',0),
('chka2twhwxck',8,0,'charges Crab Vendor',0),
('chka2twhwxck',9,1,'passes',0),
('chka2twhwxck',10,1,'keeps Signal Pennant',0),
('chka2twhwxck',11,1,'charges Sounding Line',0),
('chka2twhwxck',12,1,'charges Good Boots',0),
('chka2twhwxck',13,0,'activates ability 1 of Ember Row Stalls',0),
('chka2twhwxck',14,0,'plays Stall Guard',0),
('chka2twhwxck',15,0,'chooses right side',0),
('chka2twhwxck',16,0,'plays After-Hours Feast',0),
('chka2twhwxck',17,0,'plays Fired Mask',0),
('chka2twhwxck',18,0,'keeps Two for One',0),
('cpsuy075z2tb',0,1,'keeps the hand',0),
('cpsuy075z2tb',1,0,'keeps the hand',0),
('cpsuy075z2tb',2,0,'passes',1),
('cpsuy075z2tb',3,0,'passes',1),
('cpsuy075z2tb',4,1,'calls Ferry Twill Lv1',0),
('cpsuy075z2tb',5,1,'passes',0),
('cpsuy075z2tb',6,0,'passes',1),
('cpsuy075z2tb',7,1,'makes aether with Ferry Twill Lv1',0),
('cpsuy075z2tb',8,0,'passes',1),
('cpsuy075z2tb',9,0,'passes',1),
('cpsuy075z2tb',10,0,'passes',1),
('cpsuy075z2tb',11,0,'passes',1),
('cpsuy075z2tb',12,0,'passes',1),
('cpsuy075z2tb',13,0,'calls Lock Heron face down',0),
('cpsuy075z2tb',14,0,'passes',1),
('cpsuy075z2tb',15,0,'makes aether with Lock Heron',0),
('cpsuy075z2tb',16,0,'passes',0),
('cpsuy075z2tb',17,0,'passes',1),
('cpsuy075z2tb',18,0,'passes',1),
('cpsuy075z2tb',19,0,'passes',1),
('cpsuy075z2tb',20,0,'passes',1),
('cpsuy075z2tb',21,0,'passes',1),
('cpsuy075z2tb',22,1,'makes aether with Ferry Twill Lv1',0),
('cpsuy075z2tb',23,0,'passes',1),
('cpsuy075z2tb',24,0,'passes',1),
('cpsuy075z2tb',25,1,'calls Barge Hound face down',0),
('cpsuy075z2tb',26,1,'makes aether with Barge Hound',0),
('cpsuy075z2tb',27,0,'passes',1),
('cpsuy075z2tb',28,1,'plays Lock Heron',0),
('cpsuy075z2tb',29,0,'passes',0),
('cpsuy075z2tb',30,1,'enters recovered',0),
('cpsuy075z2tb',31,0,'passes',1),
('cpsuy075z2tb',32,0,'passes',1),
('cpsuy075z2tb',33,0,'makes aether with Coin',0),
('cpsuy075z2tb',34,1,'attacks with Lock Heron',0),
('cpsuy075z2tb',35,1,'corrupts orb 4',0),
('cpsuy075z2tb',36,0,'passes',1),
('cpsuy075z2tb',37,0,'passes',1),
('cpsuy075z2tb',38,0,'calls Pell Lantern Lv1 face down',0),
('cpsuy075z2tb',39,0,'passes',1),
('cpsuy075z2tb',40,0,'makes aether with Pell Lantern Lv1',0),
('cpsuy075z2tb',41,0,'passes',0),
('cpsuy075z2tb',42,0,'passes',1),
('cpsuy075z2tb',43,0,'passes',1),
('cpsuy075z2tb',44,0,'passes',1),
('cpsuy075z2tb',45,0,'passes',1),
('cpsuy075z2tb',46,0,'passes',1),
('cpsuy075z2tb',47,1,'uses ability 1 of Lock Heron',0),
('cpsuy075z2tb',48,1,'makes aether with Ferry Twill Lv1',0),
('cpsuy075z2tb',49,1,'pays Luna/Aqua aether of Canal as Luna',0),
('cpsuy075z2tb',50,1,'makes aether with Barge Hound',0),
('cpsuy075z2tb',51,1,'uses ability 1 of Lock Heron',0),
('cpsuy075z2tb',52,0,'makes aether with Lock Heron',0),
('cpsuy075z2tb',53,1,'calls Ferry Swap face down',0),
('cpsuy075z2tb',54,1,'makes aether with Ferry Swap',0),
('cpsuy075z2tb',55,1,'passes',0),
('cpsuy075z2tb',56,1,'uses ability 1 of Lock Heron',0),
('cpsuy075z2tb',57,1,'passes',0),
('cpsuy075z2tb',58,1,'attacks no more',0),
('cpsuy075z2tb',59,0,'passes',1),
('cpsuy075z2tb',60,0,'passes',1),
('cpsuy075z2tb',61,0,'calls Sluice Marrow Lv1 face down',0),
('cpsuy075z2tb',62,0,'passes',1),
('cpsuy075z2tb',63,0,'passes',0),
('cpsuy075z2tb',64,0,'passes',1),
('cpsuy075z2tb',65,0,'passes',1),
('cpsuy075z2tb',66,0,'passes',1),
('cpsuy075z2tb',67,0,'passes',1),
('cpsuy075z2tb',68,0,'passes',1),
('cpsuy075z2tb',69,1,'uses ability 1 of Lock Heron',0),
('cpsuy075z2tb',70,1,'makes aether with Ferry Swap',0),
('cpsuy075z2tb',71,1,'makes aether with Ferry Twill Lv1',0),
('cpsuy075z2tb',72,1,'passes',0),
('cpsuy075z2tb',73,0,'makes aether with Lock Heron',0),
('cpsuy075z2tb',74,0,'makes aether with Pell Lantern Lv1',0),
('cpsuy075z2tb',75,0,'makes aether with Sluice Marrow Lv1',0),
('cpsuy075z2tb',76,1,'makes aether with Barge Hound',0),
('cpsuy075z2tb',77,1,'passes',0),
('cpsuy075z2tb',78,1,'passes',0),
('cpsuy075z2tb',79,1,'passes',0),
('cpsuy075z2tb',80,1,'levels up Barge Hound to Sluice Marrow Lv2',0),
('cpsuy075z2tb',81,1,'uses ability 1 of Lock Heron',0),
('cpsuy075z2tb',82,1,'pays aether',0),
('cpsuy075z2tb',83,1,'passes',0),
('cpsuy075z2tb',84,1,'uses ability 1 of Lock Heron',0),
('cpsuy075z2tb',85,1,'passes',0),
('cpsuy075z2tb',86,1,'attacks with Lock Heron',0),
('cpsuy075z2tb',87,1,'corrupts orb 4',0),
('cpsuy075z2tb',88,0,'passes',1),
('cpsuy075z2tb',89,0,'passes',1),
('cpsuy075z2tb',90,0,'calls Tidy Quill Lv1',0),
('cpsuy075z2tb',91,0,'passes',1),
('cpsuy075z2tb',92,0,'plays Puddle Newt',0),
('cpsuy075z2tb',93,0,'makes aether with Pell Lantern Lv1',0),
('cpsuy075z2tb',94,0,'pays Aqua aether of Canal as Aqua',0),
('cpsuy075z2tb',95,0,'passes',0),
('d6xbzakkm8jj',0,1,'goes first',0),
('d6xbzakkm8jj',1,1,'keeps the hand',0),
('d6xbzakkm8jj',2,0,'takes a new hand',0),
('d6xbzakkm8jj',3,0,'puts Wall Veteran at the bottom',0),
('d6xbzakkm8jj',4,0,'puts Tallow Clerk at the bottom',0),
('d6xbzakkm8jj',5,0,'puts Wall Veteran at the bottom',0),
('d6xbzakkm8jj',6,0,'puts Stone Warden Mara at the bottom',0),
('d6xbzakkm8jj',7,1,'plays Bellows Hand',0),
('d6xbzakkm8jj',8,1,'discards Kilnborn Champion for CP',0),
('d6xbzakkm8jj',9,1,'uses the Assist of Bellows Hand',0),
('d6xbzakkm8jj',10,1,'passes',0),
('d6xbzakkm8jj',11,1,'plays Harbor Sentinel',0),
('d6xbzakkm8jj',12,1,'discards Brannoch the Stoker for CP',0),
('d6xbzakkm8jj',13,1,'discards Wall Veteran for CP',0),
('d6xbzakkm8jj',14,0,'passes',0),
('d6xbzakkm8jj',15,0,'plays Harbor Sentinel',0),
('d6xbzakkm8jj',16,0,'discards Ember Cadet for CP',0),
('d6xbzakkm8jj',17,0,'discards Stone Warden Mara for CP',0),
('d6xbzakkm8jj',18,0,'plays Kiln Blade',0),
('d6xbzakkm8jj',19,0,'discards Ember Cadet for CP',0),
('d6xbzakkm8jj',20,0,'passes',0),
('d6xbzakkm8jj',21,1,'passes',0),
('d6xbzakkm8jj',22,0,'passes',1),
('d6xbzakkm8jj',23,0,'passes',1),
('d6xbzakkm8jj',24,1,'attacks with no more',0),
('d6xbzakkm8jj',25,1,'plays Tallow Clerk',0),
('d6xbzakkm8jj',26,0,'passes',1),
('d6xbzakkm8jj',27,0,'summons Wall of Salt',0),
('d6xbzakkm8jj',28,0,'uses ability 3 of Kiln Blade',0),
('d6xbzakkm8jj',29,0,'discards Brannoch the Stoker for CP',0),
('d6xbzakkm8jj',30,0,'passes',0),
('d6xbzakkm8jj',31,0,'plays Kiln Blade',0),
('d6xbzakkm8jj',32,0,'discards Cinder Drummer for CP',0),
('d6xbzakkm8jj',33,0,'passes',0),
('d6xbzakkm8jj',34,0,'passes',1),
('d6xbzakkm8jj',35,0,'attacks with Harbor Sentinel #9',0),
('d6xbzakkm8jj',36,0,'passes',1),
('d6xbzakkm8jj',37,1,'does not block',0),
('d6xbzakkm8jj',38,0,'uses ability 3 of Kiln Blade',0),
('d6xbzakkm8jj',39,1,'summons Hearth Colossus',0),
('d6xbzakkm8jj',40,1,'chooses Harbor Sentinel #9',0),
('d6xbzakkm8jj',41,1,'attacks with Harbor Sentinel',0),
('d6xbzakkm8jj',42,0,'passes',0),
('d6xbzakkm8jj',43,0,'passes',1),
('dd766b5s346t',0,1,'goes second',0),
('dd766b5s346t',1,0,'takes a new hand',0),
('dd766b5s346t',2,0,'puts Roadside Storm at the bottom',0),
('dd766b5s346t',3,0,'puts Road Clerk at the bottom',0),
('dd766b5s346t',4,0,'puts Wren the Wanderer at the bottom',0),
('dd766b5s346t',5,0,'puts Innkeeper of Crossways at the bottom',0),
('dd766b5s346t',6,1,'takes a new hand',0),
('dd766b5s346t',7,1,'puts Flying Wedge at the bottom',0),
('dd766b5s346t',8,1,'puts Kestrel Rider at the bottom',0),
('dd766b5s346t',9,1,'puts High Road Captain at the bottom',0),
('dd766b5s346t',10,1,'puts Kestrel Rider at the bottom',0),
('dd766b5s346t',11,0,'plays Ashwing Courier',0),
('dd766b5s346t',12,0,'discards Innkeeper of Crossways for CP',0),
('dd766b5s346t',13,0,'uses Rising Spark of Wren the Wanderer',0),
('dd766b5s346t',14,0,'discards Road Clerk for CP',0),
('dd766b5s346t',15,1,'passes',0),
('dd766b5s346t',16,1,'uses Rising Spark of Wren the Wanderer',0),
('dd766b5s346t',17,1,'plays Signal Keeper',0),
('dd766b5s346t',18,1,'discards Great Roc for CP',0),
('dd766b5s346t',19,1,'does not use the Assist of Signal Keeper',0),
('dd766b5s346t',20,1,'passes',0),
('dd766b5s346t',21,1,'passes',0),
('dd766b5s346t',22,1,'uses Tailwind of High Road Captain',0),
('dd766b5s346t',23,1,'discards Kite Maker for CP',0),
('dd766b5s346t',24,1,'uses Rising Spark of Wren the Wanderer',0),
('dd766b5s346t',25,0,'plays Storm Herald',0),
('dd766b5s346t',26,0,'says no',0),
('dd766b5s346t',27,0,'discards Kiln Blade for CP',0),
('dd766b5s346t',28,0,'discards Thunder Regent for CP',0),
('dd766b5s346t',29,1,'plays Rider''s Cloak',0),
('dd766b5s346t',30,1,'dulls Signal Keeper for CP',0),
('dd766b5s346t',31,1,'passes',0),
('dd766b5s346t',32,1,'uses ability 4 of Rider''s Cloak',0),
('dd766b5s346t',33,1,'discards Roc Tamer for CP',0),
('dd766b5s346t',34,1,'passes',0),
('dd766b5s346t',35,1,'plays Rider''s Cloak',0),
('dd766b5s346t',36,0,'plays Lamplight Keeper',0),
('dd766b5s346t',37,0,'attacks with no more',0),
('dd766b5s346t',38,1,'uses ability 4 of Rider''s Cloak',0),
('dd766b5s346t',39,1,'plays Innkeeper of Crossways',0),
('dd766b5s346t',40,0,'passes',0),
('dd766b5s346t',41,0,'attacks with Storm Herald',0),
('dd766b5s346t',42,0,'plays Cinder Drummer',0),
('dd766b5s346t',43,0,'says yes',0),
('dd766b5s346t',44,1,'passes',0),
('dd766b5s346t',45,1,'plays Rider''s Cloak',0),
('dd766b5s346t',46,1,'equips Signal Keeper',0),
('dd766b5s346t',47,1,'dulls Signal Keeper for CP',0),
('dd766b5s346t',48,1,'uses ability 4 of Rider''s Cloak',0),
('dd766b5s346t',49,1,'discards Roc Tamer for CP',0),
('dd766b5s346t',50,1,'passes',0),
('dd766b5s346t',51,1,'plays Rider''s Cloak',0),
('dd766b5s346t',52,1,'equips Innkeeper of Crossways',0),
('dd766b5s346t',53,0,'passes',0),
('dd766b5s346t',54,0,'attacks with no more',0),
('dd766b5s346t',55,0,'plays Storm Lancer',0),
('dd766b5s346t',56,0,'dulls Lamplight Keeper for CP',0),
('dd766b5s346t',57,1,'passes',0),
('dd766b5s346t',58,1,'passes',0),
('dd766b5s346t',59,1,'uses ability 1 of Innkeeper of Crossways',0),
('dd766b5s346t',60,1,'uses ability 4 of Rider''s Cloak',0),
('dd766b5s346t',61,1,'says yes',0),
('dd766b5s346t',62,0,'plays Coalback Drake',0),
('dd766b5s346t',63,0,'attacks with Storm Lancer',0),
('dd766b5s346t',64,1,'uses the EX Burst of Crosswind',0),
('ddg5mztgc7b5',0,1,'goes second',0),
('ddg5mztgc7b5',1,0,'takes a new hand',0),
('ddg5mztgc7b5',2,0,'puts Frost Herald at the bottom',0),
('ddg5mztgc7b5',3,0,'puts Admiral Osk at the bottom',0),
('ddg5mztgc7b5',4,0,'puts Icebound Warder at the bottom',0),
('ddg5mztgc7b5',5,0,'puts Ferry Pilot at the bottom',0),
('ddg5mztgc7b5',6,1,'keeps the hand',0),
('ddg5mztgc7b5',7,0,'casts Tide Oracle',0),
('dhtts8adp3h2',0,0,'places Long String Finals',0),
('dhtts8adp3h2',1,0,'places Rising Wind',0),
('dhtts8adp3h2',2,1,'places Smoke and Sparks',0),
('dhtts8adp3h2',3,1,'places Grand Clearance',0),
('dhtts8adp3h2',4,1,'puts Pier Sweeper into the energy zone',0),
('dhtts8adp3h2',5,1,'puts Ember Potter into the energy zone',0),
('dhtts8adp3h2',6,0,'activates ability 1 of Kite School',0),
('dhtts8adp3h2',7,0,'says yes',0),
('dhtts8adp3h2',8,0,'chooses left side',0),
('dhtts8adp3h2',9,0,'plays Sky Harness',0),
('dhtts8adp3h2',10,0,'chooses centre',0),
('dhtts8adp3h2',11,0,'chooses String Runner',0),
('dhtts8adp3h2',12,0,'passes',0),
('dhtts8adp3h2',13,0,'keeps Box Kite Pilot',0),
('dhtts8adp3h2',14,0,'charges no more',0),
('dhtts8adp3h2',15,1,'plays Crab Vendor',0),
('dhtts8adp3h2',16,1,'chooses right side',0),
('dhtts8adp3h2',17,1,'pays with Charcoal Boy',0),
('dhtts8adp3h2',18,1,'pays with Pier Sweeper',0),
('dhtts8adp3h2',19,1,'plays After-Hours Feast',0),
('dhtts8adp3h2',20,1,'passes',0),
('dhtts8adp3h2',21,1,'keeps Stall Guard',0),
('dhtts8adp3h2',22,1,'charges no more',0),
('dhtts8adp3h2',23,0,'plays Tail Painter',0),
('dhtts8adp3h2',24,0,'passes',0),
('dhtts8adp3h2',25,0,'keeps Storm Chaser',0),
('dhtts8adp3h2',26,0,'charges Loom Mother',0),
('dhtts8adp3h2',27,0,'charges Paper Apprentice',0),
('dhtts8adp3h2',28,1,'plays Fire Eater',0),
('dhtts8adp3h2',29,1,'chooses centre',0),
('dhtts8adp3h2',30,1,'pays with Banner of Coals',0),
('dhtts8adp3h2',31,1,'pays with Fire Eater',0),
('dhtts8adp3h2',32,1,'attacks with Fire Eater',0),
('dhtts8adp3h2',33,0,'passes',0),
('dhtts8adp3h2',34,1,'attacks with Crab Vendor',0),
('dhtts8adp3h2',35,0,'slides Cloud Reader',0),
('dhtts8adp3h2',36,0,'chooses Bobbin Sparrow',0),
('dhtts8adp3h2',37,1,'passes',0),
('dhtts8adp3h2',38,1,'keeps Change of Wind',0),
('dhtts8adp3h2',39,1,'charges no more',0),
('dhtts8adp3h2',40,0,'passes',0),
('dhtts8adp3h2',41,0,'keeps Headmistress Gale',0),
('dhtts8adp3h2',42,0,'charges Tail Painter',0),
('dhtts8adp3h2',43,0,'charges Storm Chaser',0),
('dhtts8adp3h2',44,0,'charges no more',0),
('dhtts8adp3h2',45,1,'plays Change of Wind from the keep zone',0),
('dhtts8adp3h2',46,1,'pays with Ember Potter',0),
('dhtts8adp3h2',47,1,'selects mode 2',0),
('dhtts8adp3h2',48,1,'chooses Crab Vendor',0),
('dhtts8adp3h2',49,1,'plays Two for One',0),
('dhtts8adp3h2',50,1,'pays with Kiln Burst',0),
('dhtts8adp3h2',51,1,'activates ability 1 of Ember Row Stalls',0),
('dhtts8adp3h2',52,1,'plays Skewer Thief',0),
('dhtts8adp3h2',53,1,'chooses right side',0),
('dhtts8adp3h2',54,1,'plays After-Hours Feast',0),
('dhtts8adp3h2',55,1,'attacks with Skewer Thief',0),
('dhtts8adp3h2',56,0,'passes',0),
('dhtts8adp3h2',57,0,'chooses Bobbin Sparrow',0),
('dhtts8adp3h2',58,1,'plays Noodle Juggler',0),
('dhtts8adp3h2',59,1,'chooses left side',0),
('dhtts8adp3h2',60,1,'pays with Kiln Burst',0),
('dhtts8adp3h2',61,1,'passes',0),
('dhtts8adp3h2',62,1,'keeps Glaze Witch',0),
('dhtts8adp3h2',63,1,'charges Stall Guard',0),
('dhtts8adp3h2',64,1,'charges no more',0),
('dhtts8adp3h2',65,0,'plays Patch and Mend',0),
('dhtts8adp3h2',66,0,'pays with String Runner',0),
('dhtts8adp3h2',67,0,'plays Box Kite Pilot',0),
('dhtts8adp3h2',68,0,'chooses centre',0),
('dhtts8adp3h2',69,0,'pays with Paper Apprentice',0),
('dhtts8adp3h2',70,0,'pays with Tail Painter #60',0),
('dhtts8adp3h2',71,0,'attacks with Box Kite Pilot',0),
('dhtts8adp3h2',72,1,'activates ability 1 of Fire Eater',0),
('ds2rjesh47bv',0,0,'passes',0),
('ds2rjesh47bv',1,1,'charges Ink Duelist',0),
('ds2rjesh47bv',2,1,'passes',0),
('ds2rjesh47bv',3,0,'charges Hollow Stag',0),
('ds2rjesh47bv',4,0,'creates a plan',0),
('ds2rjesh47bv',5,1,'charges Signal Kite',0),
('ds2rjesh47bv',6,1,'creates a plan',0),
('ds2rjesh47bv',7,1,'freezes Signal Kite',0),
('ds2rjesh47bv',8,1,'passes',0),
('ds2rjesh47bv',9,0,'charges Stand Fast',0),
('ds2rjesh47bv',10,0,'creates a plan',0),
('ds2rjesh47bv',11,0,'freezes Stand Fast',0),
('ds2rjesh47bv',12,0,'passes',0),
('ds2rjesh47bv',13,1,'charges Root Sprout',0),
('ds2rjesh47bv',14,1,'plays Buried Spring',0),
('ds2rjesh47bv',15,1,'chooses right home',0),
('ds2rjesh47bv',16,0,'charges Sapling Keeper',0),
('ds2rjesh47bv',17,0,'plays Buried Spring',0),
('ds2rjesh47bv',18,0,'chooses middle centre',0),
('ds2rjesh47bv',19,1,'charges Bramble Rider',0),
('ds2rjesh47bv',20,1,'plays Ivy Snare',0),
('ds2rjesh47bv',21,1,'chooses left centre',0),
('ds2rjesh47bv',22,1,'freezes Signal Kite',0),
('ds2rjesh47bv',23,1,'freezes Root Sprout',0),
('ds2rjesh47bv',24,1,'passes',0),
('ds2rjesh47bv',25,0,'passes',0),
('ds2rjesh47bv',26,0,'creates a plan',0),
('ds2rjesh47bv',27,0,'freezes Hollow Stag',0),
('ds2rjesh47bv',28,0,'passes',0),
('ds2rjesh47bv',29,1,'charges Harbour Interceptor',0),
('ds2rjesh47bv',30,1,'plays Mossback',0),
('ds2rjesh47bv',31,1,'chooses middle centre',0),
('ds2rjesh47bv',32,1,'freezes Signal Kite',0),
('ds2rjesh47bv',33,1,'freezes Bramble Rider',0),
('ds2rjesh47bv',34,1,'creates a plan',0),
('ds2rjesh47bv',35,1,'freezes Ink Duelist',0),
('ds2rjesh47bv',36,1,'passes',0),
('ds2rjesh47bv',37,0,'charges Burrow Twins',0),
('ds2rjesh47bv',38,0,'creates a plan',0),
('ds2rjesh47bv',39,0,'freezes Sapling Keeper',0),
('ds2rjesh47bv',40,0,'renews the plan',0),
('ds2rjesh47bv',41,0,'freezes Burrow Twins',0),
('ds2rjesh47bv',42,0,'renews the plan',0),
('ds2rjesh47bv',43,0,'freezes Hollow Stag',0),
('ds2rjesh47bv',44,0,'plays Wick Squire',0),
('ds2rjesh47bv',45,0,'chooses right home',0),
('ds2rjesh47bv',46,1,'charges Slate Courier',0),
('ds2rjesh47bv',47,1,'plays Lock of the Tide',0),
('ds2rjesh47bv',48,1,'chooses left base',0),
('ds2rjesh47bv',49,1,'freezes Bramble Rider',0),
('ds2rjesh47bv',50,1,'moves Buried Spring',0),
('ds2rjesh47bv',51,1,'chooses right centre',0),
('ds2rjesh47bv',52,1,'freezes Ink Duelist',0),
('ds2rjesh47bv',53,1,'plays Tide Surveyor',0),
('ds2rjesh47bv',54,1,'chooses middle home',0),
('ds2rjesh47bv',55,1,'passes',0),
('ds2rjesh47bv',56,0,'charges Crossway Seraph',0),
('ds2rjesh47bv',57,0,'plays Hall of Lamps',0),
('ds2rjesh47bv',58,0,'chooses right base',0),
('ds2rjesh47bv',59,0,'freezes Sapling Keeper',0),
('ds2rjesh47bv',60,0,'plays Landing Guard',0),
('ds2rjesh47bv',61,0,'chooses left home',0),
('ds2rjesh47bv',62,1,'charges Tangle the Stairs',0),
('ds2rjesh47bv',63,1,'creates a plan',0),
('ds2rjesh47bv',64,1,'freezes Slate Courier',0),
('ds2rjesh47bv',65,1,'renews the plan',0),
('ds2rjesh47bv',66,1,'freezes Signal Kite',0),
('ds2rjesh47bv',67,1,'plays Stowaway Sprite',0),
('ds2rjesh47bv',68,1,'chooses left centre',0),
('ds2rjesh47bv',69,1,'freezes Bramble Rider',0),
('ds2rjesh47bv',70,1,'moves Tide Surveyor',0),
('ds2rjesh47bv',71,1,'chooses left home',0),
('ds2rjesh47bv',72,1,'freezes Root Sprout',0),
('ds2rjesh47bv',73,1,'moves Buried Spring',0),
('ds2rjesh47bv',74,1,'chooses right home',0),
('ds2rjesh47bv',75,1,'freezes Ink Duelist',0),
('ds2rjesh47bv',76,1,'moves Tide Surveyor',0),
('ds2rjesh47bv',77,1,'chooses middle home',0),
('ds2rjesh47bv',78,0,'passes',0),
('dvt480tpxzcz',0,1,'goes first',0),
('dvt480tpxzcz',1,1,'keeps the hand',0),
('dvt480tpxzcz',2,0,'takes a new hand',0),
('dvt480tpxzcz',3,0,'puts Nocturn Reeve at the bottom',0),
('dvt480tpxzcz',4,0,'puts Thunder Newt at the bottom',0),
('dvt480tpxzcz',5,0,'puts Roadside Storm at the bottom',0),
('dvt480tpxzcz',6,0,'puts Cinder Drummer at the bottom',0),
('dvt480tpxzcz',7,1,'uses ability 1 of Icicle Moth',0),
('dvt480tpxzcz',8,1,'discards Hollow Sentry for CP',0),
('dvt480tpxzcz',9,1,'summons Choir of the Deep',0),
('e0ur3g33s7dt',0,0,'goes first',0),
('e3dw00ewsxe8',0,0,'passes',0),
('e3dw00ewsxe8',1,1,'charges First Landing',0),
('e3dw00ewsxe8',2,1,'passes',0),
('e3dw00ewsxe8',3,0,'charges Raise the Lamps',0),
('e3dw00ewsxe8',4,0,'plays Wick Squire',0),
('e3dw00ewsxe8',5,0,'chooses left home',0),
('e3dw00ewsxe8',6,1,'charges Spark Juggler',0),
('e3dw00ewsxe8',7,1,'plays Stairway Brawler',0),
('e3dw00ewsxe8',8,1,'chooses left centre',0),
('e3dw00ewsxe8',9,0,'charges Mirror Postulant',0),
('e3dw00ewsxe8',10,0,'passes',0),
('e3dw00ewsxe8',11,1,'charges Follow-Lamp',0),
('e3dw00ewsxe8',12,1,'plays Lamp Sergeant',0),
('e3dw00ewsxe8',13,1,'chooses left centre',0),
('e3dw00ewsxe8',14,1,'freezes Spark Juggler',0),
('e3dw00ewsxe8',15,1,'creates a plan',0),
('e3dw00ewsxe8',16,0,'charges Burrow Twins',0),
('e3dw00ewsxe8',17,0,'moves Wick Squire',0),
('e3dw00ewsxe8',18,0,'chooses middle home',0),
('e3dw00ewsxe8',19,0,'freezes Burrow Twins',0),
('e3dw00ewsxe8',20,0,'creates a plan',0),
('e3dw00ewsxe8',21,0,'freezes Raise the Lamps',0),
('e3dw00ewsxe8',22,0,'renews the plan',0),
('e3dw00ewsxe8',23,1,'charges Peace of Landings',0),
('e3dw00ewsxe8',24,1,'plays Flue Sniper',0),
('e3dw00ewsxe8',25,1,'chooses right centre',0),
('e3dw00ewsxe8',26,1,'freezes First Landing',0),
('e3dw00ewsxe8',27,1,'freezes Peace of Landings',0),
('e3dw00ewsxe8',28,1,'passes',0),
('e3dw00ewsxe8',29,0,'charges Beacon Caller',0),
('e3dw00ewsxe8',30,0,'passes',0),
('e3dw00ewsxe8',31,1,'charges Anvil Vanguard',0),
('e3dw00ewsxe8',32,1,'plays Follow-Lamp',0),
('e3dw00ewsxe8',33,1,'chooses left centre',0),
('e3dw00ewsxe8',34,1,'freezes First Landing',0),
('e3dw00ewsxe8',35,1,'freezes Follow-Lamp',0),
('e3dw00ewsxe8',36,1,'freezes Anvil Vanguard',0),
('e3dw00ewsxe8',37,1,'plays Glassblower''s Hound',0),
('e3dw00ewsxe8',38,1,'chooses right home',0),
('e3dw00ewsxe8',39,0,'charges Threshold Phalanx',0),
('e3dw00ewsxe8',40,0,'creates a plan',0),
('e3dw00ewsxe8',41,0,'freezes Burrow Twins',0),
('e3dw00ewsxe8',42,0,'passes',0),
('e3dw00ewsxe8',43,1,'charges Straight Lance',0),
('e3dw00ewsxe8',44,1,'moves Glassblower''s Hound',0),
('e3dw00ewsxe8',45,1,'chooses middle home',0),
('e3dw00ewsxe8',46,1,'moves Glassblower''s Hound',0),
('e3dw00ewsxe8',47,1,'chooses left home',0),
('e3dw00ewsxe8',48,1,'moves Glassblower''s Hound',0),
('e3dw00ewsxe8',49,1,'chooses left centre',0),
('e3dw00ewsxe8',50,1,'creates a plan',0),
('e3dw00ewsxe8',51,1,'freezes Peace of Landings',0),
('e3dw00ewsxe8',52,1,'passes',0),
('e3dw00ewsxe8',53,0,'charges Landing Guard',0),
('e3dw00ewsxe8',54,0,'passes',0),
('e3dw00ewsxe8',55,1,'charges Slag Colossus',0),
('e3dw00ewsxe8',56,1,'moves Glassblower''s Hound',0),
('e3dw00ewsxe8',57,1,'chooses middle centre',0),
('e3dw00ewsxe8',58,1,'creates a plan',0),
('e3dw00ewsxe8',59,1,'freezes Peace of Landings',0),
('e3dw00ewsxe8',60,1,'renews the plan',0),
('e3dw00ewsxe8',61,1,'freezes Follow-Lamp',0),
('e3dw00ewsxe8',62,1,'plays Bellows Giant',0),
('e3dw00ewsxe8',63,1,'chooses left home',0),
('e3dw00ewsxe8',64,1,'moves Glassblower''s Hound',0),
('e3dw00ewsxe8',65,1,'chooses middle home',0),
('e3dw00ewsxe8',66,1,'passes',0),
('e3dw00ewsxe8',67,0,'passes',0),
('e3dw00ewsxe8',68,0,'creates a plan',0),
('ehhz9du2ckyx',0,0,'goes first',0),
('ehhz9du2ckyx',1,0,'takes a new hand',0),
('ehhz9du2ckyx',2,0,'puts Wharf Mason at the bottom',0),
('ehhz9du2ckyx',3,0,'puts Pyre Dancer at the bottom',0),
('ehhz9du2ckyx',4,0,'puts Gate Warden at the bottom',0),
('ehhz9du2ckyx',5,0,'puts Coalback Drake at the bottom',0),
('ehhz9du2ckyx',6,1,'keeps the hand',0),
('ehhz9du2ckyx',7,0,'casts Wharf Mason',0),
('ehhz9du2ckyx',8,0,'passes',0),
('ehhz9du2ckyx',9,0,'passes',1),
('ehhz9du2ckyx',10,0,'casts Ember Scribe',0),
('ehhz9du2ckyx',11,0,'discards Cinderfall for CP',0),
('ehhz9du2ckyx',12,0,'says yes',0),
('ehhz9du2ckyx',13,0,'chooses no more',0),
('ehhz9du2ckyx',14,1,'casts Roof Runner',0),
('ehhz9du2ckyx',15,1,'discards Updraft for CP',0),
('ehhz9du2ckyx',16,1,'passes',0),
('ehhz9du2ckyx',17,1,'casts Gale Fencer',0),
('ehhz9du2ckyx',18,1,'discards Battery Imp for CP',0),
('ehhz9du2ckyx',19,0,'casts Pyre Dancer',0),
('ehhz9du2ckyx',20,0,'dulls Wharf Mason for CP',0),
('ehhz9du2ckyx',21,0,'discards Wrath of the Kiln for CP',0),
('ehhz9du2ckyx',22,1,'casts Voltaic Hound',0),
('ehhz9du2ckyx',23,1,'passes',0),
('ehhz9du2ckyx',24,1,'uses ability 1 of Roof Runner',0),
('ehhz9du2ckyx',25,1,'chooses Gale Fencer',0),
('ehhz9du2ckyx',26,1,'attacks with Gale Fencer',0),
('ehhz9du2ckyx',27,0,'does not block',0),
('ehhz9du2ckyx',28,1,'attacks with no more',0),
('ehhz9du2ckyx',29,1,'casts Roof Runner',0),
('ehhz9du2ckyx',30,0,'passes',0),
('ehhz9du2ckyx',31,0,'passes',1),
('ehhz9du2ckyx',32,0,'attacks with Pyre Dancer',0),
('ehhz9du2ckyx',33,0,'passes',1),
('ehhz9du2ckyx',34,1,'blocks with Voltaic Hound',0),
('em3zxvacy074',0,1,'goes second',0),
('em3zxvacy074',1,0,'takes a new hand',0),
('em3zxvacy074',2,0,'puts Storm Lancer at the bottom',0),
('em3zxvacy074',3,0,'puts Furnace Apprentice at the bottom',0),
('em3zxvacy074',4,0,'puts Thunder Regent at the bottom',0),
('em3zxvacy074',5,0,'puts Wanderer''s Bow at the bottom',0),
('em3zxvacy074',6,1,'keeps the hand',0),
('em3zxvacy074',7,0,'plays Kilnborn Champion',0),
('em3zxvacy074',8,0,'says no',0),
('em3zxvacy074',9,0,'discards Puppet Tempest for CP',0),
('em3zxvacy074',10,0,'plays Storm Lancer',0),
('em3zxvacy074',11,0,'discards Road Clerk for CP',0),
('em3zxvacy074',12,1,'uses ability 1 of Lantern Jelly',0),
('em3zxvacy074',13,1,'discards Coral Bell for CP',0),
('em3zxvacy074',14,1,'plays Deepwater Cantor',0),
('em3zxvacy074',15,1,'discards Rime Duchess for CP',0),
('em3zxvacy074',16,1,'chooses Kilnborn Champion',0),
('em3zxvacy074',17,1,'plays Glass Rapier',0),
('em3zxvacy074',18,1,'discards Waking Giant for CP',0),
('em3zxvacy074',19,1,'plays Snowdrift Pup',0),
('em3zxvacy074',20,0,'plays Kilnborn Champion',0),
('em3zxvacy074',21,0,'says no',0),
('em3zxvacy074',22,0,'discards Wren the Wanderer for CP',0),
('em3zxvacy074',23,1,'blocks with Deepwater Cantor',0),
('em3zxvacy074',24,1,'uses ability 3 of Glass Rapier',0),
('em3zxvacy074',25,1,'discards Ice Cutter for CP',0),
('em3zxvacy074',26,1,'passes',0),
('em3zxvacy074',27,1,'plays Hollow Sentry',0),
('em3zxvacy074',28,1,'says yes',0),
('em3zxvacy074',29,1,'attacks with Deepwater Cantor',0),
('em3zxvacy074',30,0,'blocks with Kilnborn Champion',0),
('em3zxvacy074',31,1,'attacks with no more',0),
('em3zxvacy074',32,0,'plays Coalback Drake',0),
('em3zxvacy074',33,0,'passes',0),
('em3zxvacy074',34,0,'passes',1),
('em3zxvacy074',35,0,'uses ability 2 of Coalback Drake',0),
('em3zxvacy074',36,0,'chooses Snowdrift Pup',0),
('em3zxvacy074',37,1,'passes',0),
('em3zxvacy074',38,1,'attacks with no more',0),
('em3zxvacy074',39,1,'passes',0),
('em3zxvacy074',40,1,'summons Undertow',0),
('em3zxvacy074',41,1,'discards Net Mender for CP',0),
('em3zxvacy074',42,1,'plays Ice Cutter',0),
('em3zxvacy074',43,1,'uses the Assist of Ice Cutter',0),
('em3zxvacy074',44,0,'plays Lamplight Keeper',0),
('em3zxvacy074',45,0,'discards Bellows Hand for CP',0),
('em3zxvacy074',46,1,'plays Shoal Runner',0),
('em3zxvacy074',47,0,'plays Ember Cadet',0),
('em3zxvacy074',48,0,'discards Cinder Drummer for CP',0),
('em3zxvacy074',49,0,'attacks with no more',0),
('em3zxvacy074',50,1,'attacks with Shoal Runner',0),
('em3zxvacy074',51,0,'does not block',0),
('em3zxvacy074',52,1,'passes',0),
('em3zxvacy074',53,1,'passes',0),
('em3zxvacy074',54,1,'passes',0),
('em3zxvacy074',55,0,'plays Storm Herald',0),
('em3zxvacy074',56,1,'passes',0),
('em3zxvacy074',57,1,'uses ability 1 of Icicle Moth',0),
('em3zxvacy074',58,1,'chooses Storm Herald',0),
('em3zxvacy074',59,0,'attacks with Ember Cadet',0),
('em3zxvacy074',60,1,'passes',0),
('em3zxvacy074',61,1,'attacks with Shoal Runner',0),
('em3zxvacy074',62,1,'plays Lyra Saltvoice',0),
('em3zxvacy074',63,1,'discards Winter Envoy for CP',0),
('em3zxvacy074',64,0,'uses ability 1 of Slag Hound',0),
('f2yyq75h9eaf',0,0,'goes first',0),
('f2yyq75h9eaf',1,0,'takes a new hand',0),
('f2yyq75h9eaf',2,0,'puts Kestrel Rider at the bottom',0),
('f2yyq75h9eaf',3,0,'puts Roc Tamer at the bottom',0),
('f2yyq75h9eaf',4,0,'puts Signal Keeper at the bottom',0),
('f2yyq75h9eaf',5,0,'puts Thunder Newt at the bottom',0),
('f2yyq75h9eaf',6,1,'takes a new hand',0),
('f2yyq75h9eaf',7,1,'puts Mortar Mixer at the bottom',0),
('f2yyq75h9eaf',8,1,'puts Sparks on the Wind at the bottom',0),
('f2yyq75h9eaf',9,1,'puts Gate Shield at the bottom',0),
('f2yyq75h9eaf',10,0,'passes',0),
('f2yyq75h9eaf',11,1,'passes',0),
('f2yyq75h9eaf',12,0,'passes',1),
('f2yyq75h9eaf',13,1,'summons Hearth Colossus',0),
('f2yyq75h9eaf',14,1,'discards Brannoch the Stoker for CP',0),
('f2yyq75h9eaf',15,1,'discards Tallow Clerk for CP',0),
('f2yyq75h9eaf',16,0,'uses Tailwind of High Road Captain',0),
('f2yyq75h9eaf',17,0,'discards Toll Clerk for CP',0),
('f2yyq75h9eaf',18,0,'passes',0),
('fcjebpnxjbca',0,1,'charges Well-Bottom Thing',0),
('fcjebpnxjbca',1,1,'passes',0),
('fcjebpnxjbca',2,0,'charges Unmapped Leviathan',0),
('fcjebpnxjbca',3,0,'plays Slate Courier',0),
('fcjebpnxjbca',4,0,'chooses middle centre',0),
('fcjebpnxjbca',5,1,'charges Pale Executioner',0),
('fcjebpnxjbca',6,1,'passes',0),
('fcjebpnxjbca',7,0,'charges Hive Caller',0),
('fcjebpnxjbca',8,0,'creates a plan',0),
('fcjebpnxjbca',9,0,'freezes Hive Caller',0),
('fcjebpnxjbca',10,0,'renews the plan',0),
('fcjebpnxjbca',11,1,'charges Call Back the Drowned',0),
('fcjebpnxjbca',12,1,'creates a plan',0),
('fcjebpnxjbca',13,1,'freezes Call Back the Drowned',0),
('fcjebpnxjbca',14,1,'plays Quiet Errand',0),
('fcjebpnxjbca',15,0,'chooses Lock of the Tide',0),
('fcjebpnxjbca',16,0,'chooses Lock of the Tide',0),
('fcjebpnxjbca',17,0,'passes',0),
('fcjebpnxjbca',18,0,'plays Tide Surveyor',0),
('fcjebpnxjbca',19,0,'chooses right centre',0),
('fcjebpnxjbca',20,1,'charges Charnel Stair',0),
('fcjebpnxjbca',21,1,'plays Grave Ferryman',0),
('fcjebpnxjbca',22,1,'chooses left home',0),
('fcjebpnxjbca',23,1,'freezes Well-Bottom Thing',0),
('fcjebpnxjbca',24,1,'freezes Pale Executioner',0),
('fcjebpnxjbca',25,1,'freezes Call Back the Drowned',0),
('fcjebpnxjbca',26,1,'creates a plan',0),
('fcjebpnxjbca',27,0,'charges Compass Golem',0),
('fcjebpnxjbca',28,0,'plays Bramble Rider',0),
('fcjebpnxjbca',29,0,'chooses left centre',0),
('fcjebpnxjbca',30,1,'charges Folded Heron',0),
('fcjebpnxjbca',31,1,'passes',0),
('fcjebpnxjbca',32,0,'passes',0),
('fcjebpnxjbca',33,0,'passes',0),
('fcjebpnxjbca',34,1,'passes',0),
('fcjebpnxjbca',35,1,'charges Midnight Interloper',0),
('fcjebpnxjbca',36,1,'plays Snuff Out',0),
('fcjebpnxjbca',37,1,'freezes Pale Executioner',0),
('fcjebpnxjbca',38,1,'freezes Call Back the Drowned',0),
('fcjebpnxjbca',39,1,'freezes Charnel Stair',0),
('fcjebpnxjbca',40,1,'plays Return to Harbour',0),
('fcjebpnxjbca',41,1,'passes',0),
('fcjebpnxjbca',42,0,'charges Thicket Matriarch',0),
('fcjebpnxjbca',43,0,'plays Mossback',0),
('fcjebpnxjbca',44,0,'chooses left centre',0),
('fcjebpnxjbca',45,0,'freezes Hive Caller',0),
('fcjebpnxjbca',46,0,'creates a plan',0),
('fcjebpnxjbca',47,1,'charges Grave Ferryman',0),
('fcjebpnxjbca',48,1,'plays Tide Surveyor',0),
('fcjebpnxjbca',49,1,'chooses right centre',0),
('fcjebpnxjbca',50,1,'freezes Charnel Stair',0),
('fcjebpnxjbca',51,1,'creates a plan',0),
('fcjebpnxjbca',52,1,'freezes Pale Executioner',0),
('fcjebpnxjbca',53,1,'plays Needle Matron',0),
('fcjebpnxjbca',54,1,'chooses middle home',0),
('fcjebpnxjbca',55,1,'freezes Call Back the Drowned',0),
('fcjebpnxjbca',56,1,'freezes Midnight Interloper',0),
('fcjebpnxjbca',57,1,'renews the plan',0),
('fcjebpnxjbca',58,1,'freezes Well-Bottom Thing',0),
('fcjebpnxjbca',59,1,'renews the plan',0),
('fcjebpnxjbca',60,0,'charges Atlas Whale',0),
('fcjebpnxjbca',61,0,'passes',0),
('fcjebpnxjbca',62,1,'charges Velvet Undertaker',0),
('fcjebpnxjbca',63,1,'moves Needle Matron',0),
('fcjebpnxjbca',64,1,'chooses middle centre',0),
('fcjebpnxjbca',65,1,'freezes Well-Bottom Thing',0),
('fcjebpnxjbca',66,1,'creates a plan',0),
('fcjebpnxjbca',67,1,'freezes Folded Heron',0),
('fcjebpnxjbca',68,1,'moves Needle Matron',0),
('fcjebpnxjbca',69,1,'chooses middle enemy',0),
('fcjebpnxjbca',70,1,'freezes Velvet Undertaker',0),
('fcjebpnxjbca',71,1,'moves Needle Matron',0),
('fcjebpnxjbca',72,1,'chooses middle centre',0),
('fcjebpnxjbca',73,1,'freezes Midnight Interloper',0),
('fcjebpnxjbca',74,1,'renews the plan',0),
('fcjebpnxjbca',75,1,'freezes Charnel Stair',0),
('fcjebpnxjbca',76,1,'moves Needle Matron',0),
('fcjebpnxjbca',77,1,'chooses left centre',0),
('fcjebpnxjbca',78,1,'freezes Pale Executioner',0),
('fcjebpnxjbca',79,1,'passes',0),
('fcjebpnxjbca',80,1,'passes',0),
('fcjebpnxjbca',81,0,'charges Signal Kite',0),
('fcjebpnxjbca',82,0,'plays Deeproot Titan',0),
('fh5h8uueb9qw',0,1,'goes first',0),
('fh5h8uueb9qw',1,1,'keeps the hand',0),
('fh5h8uueb9qw',2,0,'takes a new hand',0),
('fh5h8uueb9qw',3,0,'puts Storm Lancer at the bottom',0),
('fh5h8uueb9qw',4,0,'puts Lamplight Keeper at the bottom',0),
('fh5h8uueb9qw',5,0,'puts Innkeeper of Crossways at the bottom',0),
('fh5h8uueb9qw',6,0,'puts Road Clerk at the bottom',0),
('fh5h8uueb9qw',7,1,'uses Rising Spark of Wren the Wanderer',0),
('fh5h8uueb9qw',8,1,'discards Wanderer''s Bow for CP',0),
('fh5h8uueb9qw',9,1,'uses Cross Cut of Gale Fencer',0),
('fh5h8uueb9qw',10,1,'discards Heir of Seven Roads for CP',0),
('fh5h8uueb9qw',11,1,'passes',0),
('fh5h8uueb9qw',12,0,'uses ability 1 of Slag Hound',0),
('fh5h8uueb9qw',13,0,'discards Ember Scribe for CP',0),
('fh5h8uueb9qw',14,1,'passes',0),
('fh5h8uueb9qw',15,1,'passes',0),
('fh5h8uueb9qw',16,1,'uses Ledger Fling of Road Clerk',0),
('fh5h8uueb9qw',17,0,'plays Brannoch of the Pyre',0),
('fh5h8uueb9qw',18,0,'discards Hearth Colossus for CP',0),
('fh5h8uueb9qw',19,0,'passes',0),
('fh5h8uueb9qw',20,0,'attacks with no more',0),
('fh5h8uueb9qw',21,0,'plays Kiln Marshal',0),
('fh5h8uueb9qw',22,1,'summons Gust of the High Road',0),
('fh5h8uueb9qw',23,1,'selects mode 2',0),
('fh5h8uueb9qw',24,1,'discards Toll Clerk for CP',0),
('fh5h8uueb9qw',25,1,'chooses Kiln Marshal',0),
('fh5h8uueb9qw',26,0,'plays Cinder Duelist',0),
('fh5h8uueb9qw',27,0,'attacks with Cinder Duelist',0),
('fh5h8uueb9qw',28,0,'attacks with Brannoch of the Pyre',0),
('fh5h8uueb9qw',29,1,'does not use the EX Burst of Roadside Storm',0),
('fh5h8uueb9qw',30,1,'passes',0),
('fh5h8uueb9qw',31,1,'uses Cross Cut of Gale Fencer',0),
('fh5h8uueb9qw',32,1,'chooses Cinder Duelist',0),
('ft74qhv99wg6',0,1,'goes second',0),
('ft74qhv99wg6',1,0,'takes a new hand',0),
('ft74qhv99wg6',2,0,'puts Ember Cadet at the bottom',0),
('ft74qhv99wg6',3,0,'puts Coalback Drake at the bottom',0),
('ft74qhv99wg6',4,0,'puts Hearth Colossus at the bottom',0),
('ft74qhv99wg6',5,0,'puts Slag Hound at the bottom',0),
('ft74qhv99wg6',6,1,'keeps the hand',0),
('ft74qhv99wg6',7,0,'uses Rising Spark of Wren the Wanderer',0),
('ft74qhv99wg6',8,1,'summons Frostbite',0),
('ft74qhv99wg6',9,1,'discards Frozen Clerk for CP',0),
('ft74qhv99wg6',10,0,'plays Ashwing Courier',0),
('ft74qhv99wg6',11,1,'plays Keeper of Frost Gate',0),
('ft74qhv99wg6',12,1,'discards Snowdrift Pup for CP',0),
('ft74qhv99wg6',13,1,'discards Glass Rapier for CP',0),
('ft74qhv99wg6',14,1,'plays Shoal Runner',0),
('ft74qhv99wg6',15,0,'passes',0),
('ft74qhv99wg6',16,0,'passes',1),
('ft74qhv99wg6',17,0,'attacks with Ashwing Courier',0),
('ft74qhv99wg6',18,0,'passes',1),
('ft74qhv99wg6',19,1,'does not block',0),
('ft74qhv99wg6',20,0,'passes',0),
('ft74qhv99wg6',21,0,'passes',1),
('ft74qhv99wg6',22,0,'passes',1),
('ft74qhv99wg6',23,0,'passes',0),
('ft74qhv99wg6',24,1,'passes',0),
('ft74qhv99wg6',25,0,'passes',1),
('ft74qhv99wg6',26,1,'passes',0),
('ft74qhv99wg6',27,0,'passes',1),
('ft74qhv99wg6',28,1,'attacks with no more',0),
('ft74qhv99wg6',29,1,'uses ability 1 of Keeper of Frost Gate',0),
('ft74qhv99wg6',30,0,'passes',0),
('ft74qhv99wg6',31,1,'chooses Shoal Runner',0),
('ft74qhv99wg6',32,0,'passes',1),
('ft74qhv99wg6',33,0,'plays Vesper Crown',0),
('ft74qhv99wg6',34,0,'discards Hearth Colossus for CP',0),
('ft74qhv99wg6',35,0,'plays Kiln Marshal',0),
('ft74qhv99wg6',36,0,'attacks with Ashwing Courier',0),
('ft74qhv99wg6',37,1,'summons Long Night',0),
('ft74qhv99wg6',38,1,'chooses Ashwing Courier',0),
('ft74qhv99wg6',39,0,'passes',0),
('ft74qhv99wg6',40,0,'passes',1),
('ft74qhv99wg6',41,0,'attacks with no more',0),
('ft74qhv99wg6',42,0,'plays Furnace Apprentice',0),
('ft74qhv99wg6',43,0,'discards Cinder Duelist for CP',0),
('ft74qhv99wg6',44,1,'passes',0),
('ft74qhv99wg6',45,1,'passes',0),
('ft74qhv99wg6',46,1,'uses ability 1 of Keeper of Frost Gate',0),
('ft74qhv99wg6',47,0,'summons Puppet Tempest',0),
('ft74qhv99wg6',48,0,'dulls Furnace Apprentice for CP',0),
('ft74qhv99wg6',49,0,'discards Cinderfall for CP',0),
('ft74qhv99wg6',50,0,'attacks with no more',0),
('ft74qhv99wg6',51,1,'plays Lyra Saltvoice',0),
('ft74qhv99wg6',52,1,'dulls Keeper of Frost Gate for CP',0),
('ft74qhv99wg6',53,0,'plays Furnace Apprentice',0),
('ft74qhv99wg6',54,0,'discards Coalback Drake for CP',0),
('fvvk33jdzv99',0,0,'places Rising Wind',0),
('fvvk33jdzv99',1,0,'places First Flight',0),
('fvvk33jdzv99',2,1,'places Encore',0),
('fvvk33jdzv99',3,1,'places Full Score',0),
('fvvk33jdzv99',4,1,'puts Silver Mouthpiece into the energy zone',0),
('fvvk33jdzv99',5,1,'puts Brass Lamp into the energy zone',0),
('fvvk33jdzv99',6,0,'passes',0),
('fvvk33jdzv99',7,0,'keeps Bobbin Sparrow',0),
('fvvk33jdzv99',8,0,'charges no more',0),
('fvvk33jdzv99',9,1,'plays Glass Harper',0),
('fvvk33jdzv99',10,1,'chooses left side',0),
('fvvk33jdzv99',11,1,'pays with Page Turner',0),
('fvvk33jdzv99',12,1,'pays with Silver Mouthpiece',0),
('fvvk33jdzv99',13,1,'plays Silver Mouthpiece',0),
('fvvk33jdzv99',14,1,'passes',0),
('fvvk33jdzv99',15,1,'keeps Crescendo',0),
('fvvk33jdzv99',16,1,'charges no more',0),
('fvvk33jdzv99',17,0,'plays Bobbin Sparrow from the keep zone',0),
('fvvk33jdzv99',18,0,'chooses centre',0),
('fvvk33jdzv99',19,0,'passes',0),
('fvvk33jdzv99',20,0,'keeps Silk Spool',0),
('fvvk33jdzv99',21,0,'charges String Runner',0),
('fvvk33jdzv99',22,1,'attacks with Glass Harper',0),
('fvvk33jdzv99',23,0,'activates ability 1 of Kite School',0),
('fvvk33jdzv99',24,0,'says yes',0),
('fvvk33jdzv99',25,1,'activates ability 1 of Lamp Orchestra',0),
('fvvk33jdzv99',26,1,'says yes',0),
('fvvk33jdzv99',27,1,'chooses right side',0),
('fvvk33jdzv99',28,1,'plays Page Turner',0),
('fvvk33jdzv99',29,1,'chooses centre',0),
('fvvk33jdzv99',30,1,'attacks with Page Turner',0),
('fvvk33jdzv99',31,0,'plays Silk Spool from the keep zone',0),
('fvvk33jdzv99',32,1,'plays Drum Marshal',0),
('fvvk33jdzv99',33,1,'passes',0),
('fvvk33jdzv99',34,1,'keeps Conductor''s Ribbon',0),
('fvvk33jdzv99',35,1,'charges Crescendo',0),
('fvvk33jdzv99',36,1,'charges Lamp Cellist',0),
('fvvk33jdzv99',37,0,'plays Tail Painter',0),
('fvvk33jdzv99',38,0,'passes',0),
('fvvk33jdzv99',39,0,'keeps Lamp Lighter',0),
('fyfdj4g7jtdj',0,0,'goes first',0),
('fyfdj4g7jtdj',1,0,'keeps the hand',0),
('fyfdj4g7jtdj',2,1,'keeps the hand',0),
('fyfdj4g7jtdj',3,0,'plays Ember Cadet',0),
('fyfdj4g7jtdj',4,0,'discards Kilnborn Champion for CP',0),
('fyfdj4g7jtdj',5,0,'plays Gate Shield',0),
('fyfdj4g7jtdj',6,0,'discards Harbor Sentinel for CP',0),
('fyfdj4g7jtdj',7,0,'attacks with Ember Cadet',0),
('fyfdj4g7jtdj',8,1,'plays Quartermaster',0),
('fyfdj4g7jtdj',9,1,'discards Harbor Sentinel for CP',0),
('fyfdj4g7jtdj',10,1,'discards Tower Plate for CP',0),
('fyfdj4g7jtdj',11,1,'says no',0),
('fyfdj4g7jtdj',12,1,'plays Wall Veteran',0),
('fyfdj4g7jtdj',13,1,'discards Mortar Mixer for CP',0),
('fyfdj4g7jtdj',14,0,'passes',0),
('fyfdj4g7jtdj',15,0,'attacks with no more',0),
('fyfdj4g7jtdj',16,0,'plays Kiln Blade',0),
('fyfdj4g7jtdj',17,0,'passes',0),
('fyfdj4g7jtdj',18,1,'passes',0),
('fyfdj4g7jtdj',19,0,'passes',1),
('fyfdj4g7jtdj',20,0,'passes',1),
('fyfdj4g7jtdj',21,1,'attacks with Wall Veteran',0),
('fyfdj4g7jtdj',22,0,'uses ability 3 of Kiln Blade',0),
('fyfdj4g7jtdj',23,0,'does not block',0),
('fyfdj4g7jtdj',24,1,'plays Kiln Blade',0),
('fyfdj4g7jtdj',25,1,'discards Kiln Blade for CP',0),
('fyfdj4g7jtdj',26,1,'uses ability 3 of Kiln Blade',0),
('fyfdj4g7jtdj',27,1,'dulls Quartermaster for CP',0),
('fyfdj4g7jtdj',28,1,'uses ability 3 of Kiln Blade',0),
('fyfdj4g7jtdj',29,0,'plays Bellows Hand',0),
('fyfdj4g7jtdj',30,0,'uses the Assist of Bellows Hand',0),
('fyfdj4g7jtdj',31,0,'chooses Ember Cadet',0),
('fyfdj4g7jtdj',32,0,'attacks with Ember Cadet',0),
('fyfdj4g7jtdj',33,1,'plays Ember Cadet',0),
('fyfdj4g7jtdj',34,1,'discards Kiln Blade for CP',0),
('fyfdj4g7jtdj',35,1,'attacks with no more',0),
('fyfdj4g7jtdj',36,0,'plays Osric of the Gate',0),
('fyfdj4g7jtdj',37,0,'discards Wall Veteran for CP',0),
('fyfdj4g7jtdj',38,0,'attacks with no more',0),
('fyfdj4g7jtdj',39,1,'summons Sparks on the Wind',0),
('fyfdj4g7jtdj',40,1,'chooses Ember Cadet #2',0),
('fyfdj4g7jtdj',41,1,'chooses Osric of the Gate',0),
('fyfdj4g7jtdj',42,1,'gives 5000 to Ember Cadet #2',0),
('fyfdj4g7jtdj',43,1,'dulls Quartermaster for CP',0),
('fyfdj4g7jtdj',44,1,'attacks with no more',0),
('g66xbjr6rkht',0,0,'places Dawn Regatta',0),
('g66xbjr6rkht',1,0,'places Lantern Race',0),
('g66xbjr6rkht',2,1,'places First Flight',0),
('g66xbjr6rkht',3,1,'places Long String Finals',0),
('g66xbjr6rkht',4,0,'puts Good Boots into the energy zone',0),
('g66xbjr6rkht',5,0,'puts Lighthouse Diver into the energy zone',0),
('g66xbjr6rkht',6,1,'activates ability 1 of Kite School',0),
('g66xbjr6rkht',7,1,'plays Tail Painter',0),
('g66xbjr6rkht',8,1,'chooses centre',0),
('g66xbjr6rkht',9,1,'keeps Storm Chaser',0),
('g66xbjr6rkht',10,1,'charges no more',0),
('g66xbjr6rkht',11,0,'plays Pearl Diver',0),
('g66xbjr6rkht',12,0,'chooses centre',0),
('g66xbjr6rkht',13,0,'pays with Good Boots',0),
('g66xbjr6rkht',14,0,'plays Second Wind',0),
('g66xbjr6rkht',15,0,'passes',0),
('g66xbjr6rkht',16,0,'keeps no card',0),
('g66xbjr6rkht',17,0,'charges Sounding Line',0),
('g66xbjr6rkht',18,0,'charges Harpoon Sister',0),
('g66xbjr6rkht',19,1,'passes',0),
('g66xbjr6rkht',20,1,'keeps String Runner',0),
('g66xbjr6rkht',21,1,'charges Patch and Mend',0),
('g66xbjr6rkht',22,1,'charges Knot Master',0),
('g66xbjr6rkht',23,1,'charges no more',0),
('g66xbjr6rkht',24,0,'plays Sudden Squall',0),
('g66xbjr6rkht',25,0,'passes',0),
('g66xbjr6rkht',26,0,'keeps Signal Pennant',0),
('g66xbjr6rkht',27,0,'charges Sounding Line',0),
('g66xbjr6rkht',28,0,'charges Diving Bell',0),
('g66xbjr6rkht',29,1,'plays String Runner from the keep zone',0),
('g66xbjr6rkht',30,1,'chooses right side',0),
('g66xbjr6rkht',31,1,'pays with Tail Painter',0),
('g66xbjr6rkht',32,1,'plays Sky Harness',0),
('g66xbjr6rkht',33,1,'chooses left side',0),
('g66xbjr6rkht',34,1,'chooses String Runner',0),
('g66xbjr6rkht',35,1,'attacks with String Runner #46',0),
('g66xbjr6rkht',36,0,'plays Signal Pennant from the keep zone',0),
('g66xbjr6rkht',37,0,'pays with Sounding Line',0),
('g66xbjr6rkht',38,1,'attacks with String Runner #42',0),
('g66xbjr6rkht',39,0,'passes',0),
('g66xbjr6rkht',40,1,'activates ability 1 of Kite School',0),
('g66xbjr6rkht',41,1,'says no',0),
('g66xbjr6rkht',42,1,'passes',0),
('g66xbjr6rkht',43,1,'keeps Bobbin Sparrow',0),
('g66xbjr6rkht',44,1,'charges Loom Mother',0),
('g66xbjr6rkht',45,0,'plays Ferry Captain',0),
('g66xbjr6rkht',46,0,'passes',0),
('g66xbjr6rkht',47,0,'keeps Oar Twins',0),
('g66xbjr6rkht',48,0,'charges Pearl Diver',0),
('g66xbjr6rkht',49,0,'charges no more',0),
('g66xbjr6rkht',50,1,'plays Knot Master',0),
('g66xbjr6rkht',51,1,'chooses left side',0),
('g66xbjr6rkht',52,1,'plays Sky Harness',0),
('g66xbjr6rkht',53,1,'chooses left side',0),
('g66xbjr6rkht',54,1,'pays with Cloud Reader',0),
('g66xbjr6rkht',55,1,'pays with Loom Mother',0),
('g66xbjr6rkht',56,1,'chooses String Runner',0),
('g66xbjr6rkht',57,1,'attacks with String Runner #72',0),
('g66xbjr6rkht',58,0,'slides Ferry Captain',0),
('g66xbjr6rkht',59,0,'chooses right side',0),
('g66xbjr6rkht',60,0,'chooses Rope Dancer',0),
('g66xbjr6rkht',61,0,'chooses Second Wind',0),
('g66xbjr6rkht',62,1,'puts Lamp Lighter into the energy zone',0),
('g66xbjr6rkht',63,1,'activates ability 1 of Kite School',0),
('g66xbjr6rkht',64,1,'plays Bobbin Sparrow',0),
('g66xbjr6rkht',65,1,'chooses centre',0),
('g66xbjr6rkht',66,1,'pays with Lamp Lighter',0),
('g66xbjr6rkht',67,1,'plays Tail Painter',0),
('g66xbjr6rkht',68,1,'chooses centre',0),
('g66xbjr6rkht',69,1,'pays with Fog Bank',0),
('g66xbjr6rkht',70,1,'attacks with Tail Painter',0),
('g66xbjr6rkht',71,0,'slides Ferry Captain',0),
('g6thvmckvhyw',0,0,'goes first',0),
('g6thvmckvhyw',1,0,'takes a new hand',0),
('g6thvmckvhyw',2,0,'puts Verglas Assassin at the bottom',0),
('g6thvmckvhyw',3,0,'puts Floe Diplomat at the bottom',0),
('g6thvmckvhyw',4,0,'puts Dock Minstrel at the bottom',0),
('g6thvmckvhyw',5,0,'puts Winter Usher at the bottom',0),
('g6thvmckvhyw',6,1,'keeps the hand',0),
('g6thvmckvhyw',7,0,'casts Frost Ambusher',0),
('g6thvmckvhyw',8,0,'discards Rime Librarian for CP',0),
('g6thvmckvhyw',9,0,'discards Undertow for CP',0),
('g6thvmckvhyw',10,0,'casts Lantern Mermaid',0),
('g6thvmckvhyw',11,1,'passes',0),
('g6thvmckvhyw',12,1,'casts First Light',0),
('g6thvmckvhyw',13,1,'selects mode 2',0),
('g6thvmckvhyw',14,1,'chooses Lantern Mermaid',0),
('g6thvmckvhyw',15,1,'discards Verglas Assassin for CP',0),
('g6thvmckvhyw',16,1,'discards Sleet Courtier for CP',0),
('g6thvmckvhyw',17,1,'casts Tide Oracle',0),
('g6thvmckvhyw',18,1,'chooses Lantern Mermaid',0),
('g6thvmckvhyw',19,0,'casts Winter Usher',0),
('g6thvmckvhyw',20,0,'attacks with no more',0),
('g6thvmckvhyw',21,1,'casts Hearth Deserter',0),
('g6thvmckvhyw',22,1,'chooses Frost Ambusher',0),
('g6thvmckvhyw',23,1,'attacks with no more',0),
('g6thvmckvhyw',24,0,'casts Dock Minstrel',0),
('g6thvmckvhyw',25,0,'discards Tide Oracle for CP',0),
('g6thvmckvhyw',26,0,'attacks with no more',0),
('g6thvmckvhyw',27,1,'passes',0),
('g6thvmckvhyw',28,1,'attacks with no more',0),
('g6thvmckvhyw',29,1,'passes',0),
('g6thvmckvhyw',30,0,'uses ability 1 of Dock Minstrel',0),
('g6thvmckvhyw',31,0,'casts Undertow',0),
('g6thvmckvhyw',32,0,'chooses Frost Ambusher',0),
('g6thvmckvhyw',33,1,'casts Floe Diplomat',0),
('g6thvmckvhyw',34,1,'dulls Hearth Deserter for CP',0),
('g6thvmckvhyw',35,1,'discards Dock Minstrel for CP',0),
('g6thvmckvhyw',36,1,'chooses Ferry Pilot',0),
('g6thvmckvhyw',37,1,'attacks with Tide Oracle',0),
('g6thvmckvhyw',38,0,'does not use the EX Burst of Tide Oracle',0),
('g6thvmckvhyw',39,0,'casts Frost Ambusher',0),
('g6thvmckvhyw',40,0,'dulls Winter Usher for CP',0),
('g6thvmckvhyw',41,0,'discards Pearl Diver for CP',0),
('g6thvmckvhyw',42,0,'uses ability 1 of Dock Minstrel',0),
('g6thvmckvhyw',43,1,'casts Rime Librarian',0),
('g6thvmckvhyw',44,1,'dulls Hearth Deserter for CP',0),
('g6thvmckvhyw',45,1,'dulls Floe Diplomat for Ice CP',0),
('g6thvmckvhyw',46,1,'passes',0),
('g6thvmckvhyw',47,1,'attacks with no more',0),
('g6thvmckvhyw',48,1,'passes',0),
('g6thvmckvhyw',49,0,'casts Hearth Deserter',0),
('g6thvmckvhyw',50,0,'dulls Winter Usher for CP',0),
('g6thvmckvhyw',51,0,'dulls Dock Minstrel for CP',0),
('g6thvmckvhyw',52,0,'discards Frost Herald for CP',0),
('g6thvmckvhyw',53,0,'chooses Rime Librarian',0),
('g6thvmckvhyw',54,0,'attacks with no more',0),
('g6thvmckvhyw',55,1,'casts Snowblind Scout',0),
('g6thvmckvhyw',56,1,'dulls Rime Librarian for CP',0),
('g6thvmckvhyw',57,1,'discards Frost Herald for CP',0),
('g6thvmckvhyw',58,1,'casts Undertow',0),
('g6thvmckvhyw',59,1,'chooses Tide Oracle',0),
('g6thvmckvhyw',60,1,'dulls Hearth Deserter #19 for CP',0),
('g6thvmckvhyw',61,1,'discards Pearl Diver for CP',0),
('g6thvmckvhyw',62,0,'passes',0),
('g6thvmckvhyw',63,0,'passes',1),
('g6thvmckvhyw',64,0,'attacks with Frost Ambusher',0),
('g6thvmckvhyw',65,0,'passes',1),
('g6thvmckvhyw',66,1,'does not block',0),
('g6thvmckvhyw',67,0,'passes',0),
('g6thvmckvhyw',68,0,'passes',1),
('g6thvmckvhyw',69,0,'passes',0),
('g6thvmckvhyw',70,1,'casts Tide Oracle',0),
('g6thvmckvhyw',71,1,'dulls Rime Librarian for CP',0),
('g6thvmckvhyw',72,1,'discards Hearth Deserter for CP',0),
('g6thvmckvhyw',73,0,'passes',0),
('g6thvmckvhyw',74,0,'passes',1),
('g6thvmckvhyw',75,0,'passes',1),
('g6thvmckvhyw',76,1,'attacks with no more',0),
('g6thvmckvhyw',77,0,'passes',1),
('g6thvmckvhyw',78,0,'passes',0),
('g6thvmckvhyw',79,0,'passes',1),
('gj0wafunr5c3',0,0,'places Lamp Concert',0),
('gj0wafunr5c3',1,0,'places Encore',0),
('gj0wafunr5c3',2,1,'places Opening Night',0),
('gj0wafunr5c3',3,1,'places Grand Clearance',0),
('gj0wafunr5c3',4,0,'puts Borrowed Coat into the energy zone',0),
('gj0wafunr5c3',5,0,'puts Page Turner into the energy zone',0),
('gj0wafunr5c3',6,1,'plays Charcoal Boy',0),
('gj0wafunr5c3',7,1,'chooses right side',0),
('gj0wafunr5c3',8,1,'passes',0),
('gj0wafunr5c3',9,1,'keeps Charcoal Boy',0),
('gj0wafunr5c3',10,1,'charges no more',0),
('gj0wafunr5c3',11,0,'activates ability 1 of Lamp Orchestra',0),
('gj0wafunr5c3',12,0,'passes',0),
('gj0wafunr5c3',13,0,'keeps Overture',0),
('gj0wafunr5c3',14,0,'charges no more',0),
('gj0wafunr5c3',15,1,'activates ability 1 of Ember Row Stalls',0),
('gj0wafunr5c3',16,1,'passes',0),
('gj0wafunr5c3',17,1,'keeps Stall Guard',0),
('gj0wafunr5c3',18,1,'charges Kiln Burst',0),
('gj0wafunr5c3',19,0,'plays Conductor''s Ribbon',0),
('gj0wafunr5c3',20,0,'chooses left side',0),
('grat9xznggfv',0,1,'charges Blot the Line',0),
('grat9xznggfv',1,1,'plays Slate Courier',0),
('grat9xznggfv',2,1,'chooses middle centre',0),
('grat9xznggfv',3,0,'charges Grave Ferryman',0),
('grat9xznggfv',4,0,'creates a plan',0),
('grat9xznggfv',5,1,'charges Toll of the Tide',0),
('grat9xznggfv',6,1,'passes',0),
('grat9xznggfv',7,0,'charges Return to Harbour',0),
('grat9xznggfv',8,0,'plays Folded Heron',0),
('grat9xznggfv',9,0,'chooses middle home',0),
('grat9xznggfv',10,0,'activates ability 1 of Folded Heron',0),
('grat9xznggfv',11,0,'chooses right home',0),
('grat9xznggfv',12,1,'passes',0),
('grat9xznggfv',13,1,'creates a plan',0),
('grat9xznggfv',14,1,'freezes Toll of the Tide',0),
('gtzwafxyybck',0,1,'goes first',0),
('gtzwafxyybck',1,1,'takes a new hand',0),
('gtzwafxyybck',2,1,'puts Long Night at the bottom',0),
('gtzwafxyybck',3,1,'puts Net Mender at the bottom',0),
('gtzwafxyybck',4,1,'puts Waking Giant at the bottom',0),
('gtzwafxyybck',5,1,'puts Hollow Sentry at the bottom',0),
('gtzwafxyybck',6,0,'takes a new hand',0),
('gtzwafxyybck',7,0,'puts Kilnborn Champion at the bottom',0),
('gtzwafxyybck',8,0,'puts Furnace Apprentice at the bottom',0),
('gtzwafxyybck',9,0,'puts Brannoch of the Pyre at the bottom',0),
('gtzwafxyybck',10,0,'puts Cinderfall at the bottom',0),
('gtzwafxyybck',11,1,'passes',0),
('gtzwafxyybck',12,0,'passes',1),
('gtzwafxyybck',13,1,'passes',0),
('gtzwafxyybck',14,0,'passes',1),
('gtzwafxyybck',15,1,'plays Sleeping Giant',0),
('gtzwafxyybck',16,1,'discards Net Mender for CP',0),
('gtzwafxyybck',17,1,'plays Harbor Librarian',0),
('gtzwafxyybck',18,0,'uses ability 1 of Slag Hound',0),
('gtzwafxyybck',19,0,'discards Kiln Blade for CP',0),
('gtzwafxyybck',20,1,'says yes',0),
('gtzwafxyybck',21,1,'chooses Frostbite',0),
('gtzwafxyybck',22,0,'plays Cinder Drummer',0),
('gtzwafxyybck',23,0,'discards Storm Herald for CP',0),
('gtzwafxyybck',24,0,'uses Ledger Fling of Road Clerk',0),
('gtzwafxyybck',25,0,'says yes',0),
('gtzwafxyybck',26,1,'summons Frostbite',0),
('gtzwafxyybck',27,1,'discards Ice Cutter for CP',0),
('gtzwafxyybck',28,0,'attacks with no more',0),
('gtzwafxyybck',29,1,'passes',0),
('gtzwafxyybck',30,1,'passes',0),
('gtzwafxyybck',31,1,'plays Frozen Clerk',0),
('gtzwafxyybck',32,0,'plays Innkeeper of Crossways',0),
('gtzwafxyybck',33,0,'attacks with no more',0),
('gtzwafxyybck',34,1,'passes',0),
('gtzwafxyybck',35,1,'uses ability 1 of Icicle Moth',0),
('gtzwafxyybck',36,1,'discards Waking Giant for CP',0),
('gtzwafxyybck',37,1,'passes',0),
('gtzwafxyybck',38,1,'summons Ebb and Flow',0),
('gtzwafxyybck',39,1,'plays Hollow Sentry',0),
('gtzwafxyybck',40,1,'says yes',0),
('gtzwafxyybck',41,0,'plays Kiln Marshal',0),
('gtzwafxyybck',42,0,'discards Lamplight Keeper for CP',0),
('gvt8u9vt9dd2',0,0,'charges Hall of Lamps',0),
('gvt8u9vt9dd2',1,0,'plays Wick Squire',0),
('gvt8u9vt9dd2',2,0,'chooses middle centre',0),
('gvt8u9vt9dd2',3,1,'charges Stairway Brawler',0),
('gvt8u9vt9dd2',4,1,'creates a plan',0),
('gvt8u9vt9dd2',5,0,'charges Root Sprout',0),
('gvt8u9vt9dd2',6,0,'passes',0),
('gvt8u9vt9dd2',7,1,'charges Twin-Tongs Duellist',0),
('gvt8u9vt9dd2',8,1,'passes',0),
('gvt8u9vt9dd2',9,0,'passes',0),
('gvt8u9vt9dd2',10,0,'passes',0),
('gvt8u9vt9dd2',11,1,'charges Peace of Landings',0),
('gvt8u9vt9dd2',12,1,'plays Ashfall Ambusher',0),
('gvt8u9vt9dd2',13,1,'chooses right centre',0),
('gvt8u9vt9dd2',14,0,'charges Sapling Keeper',0),
('gvt8u9vt9dd2',15,0,'creates a plan',0),
('gvt8u9vt9dd2',16,0,'freezes Root Sprout',0),
('gvt8u9vt9dd2',17,0,'plays Sapling Keeper',0),
('gvt8u9vt9dd2',18,0,'chooses middle centre',0),
('gvt8u9vt9dd2',19,0,'passes',0),
('gvt8u9vt9dd2',20,1,'passes',0),
('gvt8u9vt9dd2',21,1,'passes',0),
('gvt8u9vt9dd2',22,0,'charges Column Herald',0),
('gvt8u9vt9dd2',23,0,'plays Seed Vault',0),
('gvt8u9vt9dd2',24,0,'chooses right base',0),
('gvt8u9vt9dd2',25,0,'freezes Hall of Lamps',0),
('gvt8u9vt9dd2',26,0,'freezes Sapling Keeper',0),
('gvt8u9vt9dd2',27,0,'plays Landing Guard',0),
('gvt8u9vt9dd2',28,0,'chooses right centre',0),
('gvt8u9vt9dd2',29,0,'freezes Mirror Postulant',0),
('gvt8u9vt9dd2',30,0,'creates a plan',0),
('gvt8u9vt9dd2',31,1,'charges Follow-Lamp',0),
('gvt8u9vt9dd2',32,1,'passes',0),
('gvt8u9vt9dd2',33,0,'charges First Landing',0),
('gvt8u9vt9dd2',34,0,'plays Raise the Lamps',0),
('gvt8u9vt9dd2',35,0,'chooses home area',0),
('gvt8u9vt9dd2',36,0,'freezes Hall of Lamps',0),
('gvt8u9vt9dd2',37,0,'freezes Mirror Postulant',0),
('gvt8u9vt9dd2',38,0,'activates ability 1 of Seed Vault',0),
('gvt8u9vt9dd2',39,0,'freezes Sapling Keeper',0),
('gvt8u9vt9dd2',40,0,'freezes Column Herald',0),
('gvt8u9vt9dd2',41,0,'passes',0),
('gvt8u9vt9dd2',42,1,'charges Kiln Tortoise',0),
('gvt8u9vt9dd2',43,1,'plays Anvil Vanguard',0),
('gvt8u9vt9dd2',44,1,'chooses middle centre',0),
('gvt8u9vt9dd2',45,1,'freezes Stairway Brawler',0),
('gvt8u9vt9dd2',46,1,'freezes Peace of Landings',0),
('gvt8u9vt9dd2',47,1,'freezes Kiln Tortoise',0),
('gvt8u9vt9dd2',48,1,'passes',0),
('gvt8u9vt9dd2',49,0,'passes',0),
('gvt8u9vt9dd2',50,0,'creates a plan',0),
('gwb8achs7nv2',0,1,'goes second',0),
('gwb8achs7nv2',1,0,'takes a new hand',0),
('gwb8achs7nv2',2,0,'puts Salt Miner at the bottom',0),
('gwb8achs7nv2',3,0,'puts The Undrowned at the bottom',0),
('gwb8achs7nv2',4,0,'puts Menhir Seer at the bottom',0),
('gwb8achs7nv2',5,0,'puts Pillar Tortoise at the bottom',0),
('gwb8achs7nv2',6,1,'keeps the hand',0),
('gwb8achs7nv2',7,0,'casts Brine Knight',0),
('gwb8achs7nv2',8,0,'discards Saltback Ox for CP',0),
('gwb8achs7nv2',9,0,'discards Brinestone Elder for Water CP',0),
('gwb8achs7nv2',10,0,'passes',0),
('gwb8achs7nv2',11,1,'casts Kite Rider',0),
('gwb8achs7nv2',12,1,'discards Copper Squire for CP',0),
('gwb8achs7nv2',13,0,'casts Dawn Warden Ysolt',0),
('gwb8achs7nv2',14,0,'says no',0),
('gwb8achs7nv2',15,1,'casts Copper Squire',0),
('gwb8achs7nv2',16,1,'discards Stormcaller Ione for CP',0),
('gwb8achs7nv2',17,1,'attacks with Kite Rider',0),
('gwb8achs7nv2',18,0,'does not block',0),
('gwb8achs7nv2',19,0,'warps Sleeper Beneath',0),
('gwb8achs7nv2',20,0,'attacks with Dawn Warden Ysolt',0),
('gwb8achs7nv2',21,1,'does not block',0),
('gwb8achs7nv2',22,0,'attacks with Brine Knight',0),
('gwb8achs7nv2',23,1,'blocks with Copper Squire',0),
('gwb8achs7nv2',24,1,'casts Storm Lancer',0),
('gwb8achs7nv2',25,1,'discards Arc Duelist for CP',0),
('gwb8achs7nv2',26,1,'casts Battery Imp',0),
('gwb8achs7nv2',27,1,'attacks with Storm Lancer',0),
('gwb8achs7nv2',28,0,'does not use the EX Burst of Tide Ledger',0),
('gwb8achs7nv2',29,1,'attacks with Kite Rider',0),
('gwb8achs7nv2',30,0,'attacks with Dawn Warden Ysolt',0),
('gwb8achs7nv2',31,0,'attacks with no more',0),
('gwb8achs7nv2',32,1,'attacks with Storm Lancer',0),
('gwb8achs7nv2',33,0,'blocks with Brine Knight',0),
('gwb8achs7nv2',34,1,'attacks with no more',0),
('gwb8achs7nv2',35,0,'casts Salt Miner',0),
('gwb8achs7nv2',36,0,'passes',0),
('gwb8achs7nv2',37,0,'attacks with no more',0),
('gwb8achs7nv2',38,0,'casts Quay Watcher',0),
('gwb8achs7nv2',39,1,'passes',0),
('gwb8achs7nv2',40,1,'casts Updraft',0),
('gwb8achs7nv2',41,1,'chooses Brine Knight',0),
('gwb8achs7nv2',42,1,'discards Kite Rider for CP',0),
('gwb8achs7nv2',43,1,'attacks with Kite Rider',0),
('gwb8achs7nv2',44,0,'blocks with Brine Knight',0),
('gwb8achs7nv2',45,0,'uses ability 2 of Salt Miner',0),
('gwb8achs7nv2',46,0,'passes',0),
('gwb8achs7nv2',47,0,'passes',0),
('gwb8achs7nv2',48,0,'passes',0),
('gwb8achs7nv2',49,0,'passes',0),
('gwb8achs7nv2',50,0,'passes',1),
('gwb8achs7nv2',51,0,'attacks with Brine Knight',0),
('gwb8achs7nv2',52,0,'passes',1),
('gwb8achs7nv2',53,0,'passes',0),
('gwb8achs7nv2',54,1,'does not use the EX Burst of Forked Verdict',0),
('gwb8achs7nv2',55,0,'passes',1),
('gwb8achs7nv2',56,0,'attacks with no more',0),
('gwb8achs7nv2',57,0,'passes',0),
('gwb8achs7nv2',58,1,'casts Roof Runner',0),
('gwb8achs7nv2',59,0,'passes',1),
('gwb8achs7nv2',60,0,'passes',1),
('gwb8achs7nv2',61,0,'passes',1),
('gwb8achs7nv2',62,0,'casts Undertow',0),
('gxem0hjfjbqy',0,1,'goes first',0),
('gxem0hjfjbqy',1,1,'takes a new hand',0),
('gxem0hjfjbqy',2,1,'puts Roof Runner at the bottom',0),
('gxem0hjfjbqy',3,1,'puts Stormcaller Ione at the bottom',0),
('gxem0hjfjbqy',4,1,'puts Copper Squire at the bottom',0),
('gxem0hjfjbqy',5,1,'puts Battery Imp at the bottom',0),
('gxem0hjfjbqy',6,0,'takes a new hand',0),
('gxem0hjfjbqy',7,0,'puts Deep Tithe at the bottom',0),
('gxem0hjfjbqy',8,0,'puts Gate Warden at the bottom',0),
('gxem0hjfjbqy',9,0,'puts Salt Miner at the bottom',0),
('gxem0hjfjbqy',10,0,'puts Tide Ledger at the bottom',0),
('gxem0hjfjbqy',11,1,'casts Kite Beyond the Clouds',0),
('gxem0hjfjbqy',12,1,'discards Voltaic Hound for CP',0),
('gxem0hjfjbqy',13,1,'discards Mistral Standard for CP',0),
('gxem0hjfjbqy',14,1,'passes',0),
('gxem0hjfjbqy',15,1,'attacks with no more',0),
('gxem0hjfjbqy',16,1,'casts Spark Tinker',0),
('gxem0hjfjbqy',17,0,'casts Old Breakwater',0),
('gxem0hjfjbqy',18,0,'discards Brinestone Elder for Earth CP',0),
('gxem0hjfjbqy',19,0,'passes',0),
('gxem0hjfjbqy',20,0,'casts The Undrowned',0),
('gxem0hjfjbqy',21,1,'warps Kite Beyond the Clouds',0),
('gxem0hjfjbqy',22,1,'attacks with Kite Beyond the Clouds',0),
('gxem0hjfjbqy',23,0,'attacks with Old Breakwater',0),
('gxem0hjfjbqy',24,0,'attacks with no more',0),
('gxem0hjfjbqy',25,1,'passes',0),
('gxem0hjfjbqy',26,1,'casts Storm Lancer',0),
('gxem0hjfjbqy',27,0,'casts Gate Warden',0),
('gxem0hjfjbqy',28,0,'discards Ledger Colossus for CP',0),
('gxem0hjfjbqy',29,0,'chooses Ledger Colossus',0),
('gxem0hjfjbqy',30,0,'attacks with The Undrowned',0),
('gxem0hjfjbqy',31,1,'blocks with Storm Lancer',0),
('gxem0hjfjbqy',32,0,'attacks with no more',0),
('gxem0hjfjbqy',33,1,'casts Updraft',0),
('gxem0hjfjbqy',34,1,'chooses The Undrowned',0),
('gxem0hjfjbqy',35,1,'attacks with Kite Beyond the Clouds',0),
('gxem0hjfjbqy',36,0,'casts Ledger Colossus',0),
('gxem0hjfjbqy',37,0,'discards Granite Pilgrim for CP',0),
('gxem0hjfjbqy',38,0,'attacks with Old Breakwater',0),
('gxem0hjfjbqy',39,0,'attacks with The Undrowned',0),
('gxem0hjfjbqy',40,1,'casts Chain Bolt',0),
('gxem0hjfjbqy',41,1,'chooses no more',0),
('gxem0hjfjbqy',42,0,'casts Undertow',0),
('gxem0hjfjbqy',43,0,'chooses Ledger Colossus',0),
('gxem0hjfjbqy',44,0,'attacks with Old Breakwater',0),
('gypqvcgacxq2',0,0,'exchanges cards',0),
('gypqvcgacxq2',1,1,'exchanges cards',0),
('gypqvcgacxq2',2,0,'puts Silver Carp at the bottom',0),
('gypqvcgacxq2',3,0,'puts Silver Carp at the bottom',0),
('gypqvcgacxq2',4,0,'puts Bridge Troll at the bottom',0),
('gypqvcgacxq2',5,0,'puts Lock Heron at the bottom',0),
('gypqvcgacxq2',6,0,'puts Barge Hound at the bottom',0),
('gypqvcgacxq2',7,0,'puts no more at the bottom',0),
('gypqvcgacxq2',8,1,'puts no more at the bottom',0),
('gypqvcgacxq2',9,1,'passes',0),
('gypqvcgacxq2',10,1,'passes',0),
('gypqvcgacxq2',11,0,'calls Pell Lantern Lv1 face down',0),
('gypqvcgacxq2',12,0,'passes',1),
('gypqvcgacxq2',13,1,'passes',0),
('gypqvcgacxq2',14,0,'passes',0),
('gypqvcgacxq2',15,1,'makes aether with Coin',0),
('gypqvcgacxq2',16,0,'passes',0),
('gypqvcgacxq2',17,0,'passes',1),
('gypqvcgacxq2',18,0,'passes',1),
('gypqvcgacxq2',19,0,'passes',1),
('gypqvcgacxq2',20,0,'passes',1),
('gypqvcgacxq2',21,1,'calls Pell Lantern Lv1 face down',0),
('gypqvcgacxq2',22,1,'passes',0),
('gypqvcgacxq2',23,0,'passes',1),
('gypqvcgacxq2',24,1,'passes',0),
('gypqvcgacxq2',25,0,'passes',1),
('gypqvcgacxq2',26,1,'passes',0),
('gypqvcgacxq2',27,0,'passes',1),
('gypqvcgacxq2',28,1,'makes aether with Pell Lantern Lv1',0),
('gypqvcgacxq2',29,0,'makes aether with Pell Lantern Lv1',0),
('gypqvcgacxq2',30,0,'passes',1),
('gypqvcgacxq2',31,0,'passes',1),
('gypqvcgacxq2',32,0,'calls Ferry Twill Lv1',0),
('gypqvcgacxq2',33,0,'passes',1),
('gypqvcgacxq2',34,0,'plays Puddle Newt',0),
('gypqvcgacxq2',35,0,'makes aether with Pell Lantern Lv1',0),
('gypqvcgacxq2',36,0,'enters recovered',0),
('gypqvcgacxq2',37,0,'attacks no more',0),
('gypqvcgacxq2',38,1,'passes',0),
('gypqvcgacxq2',39,1,'makes aether with Pell Lantern Lv1',0),
('gypqvcgacxq2',40,1,'calls nothing',0),
('gypqvcgacxq2',41,0,'passes',1),
('gypqvcgacxq2',42,0,'passes',1),
('gypqvcgacxq2',43,0,'calls nothing',0),
('gypqvcgacxq2',44,0,'passes',1),
('gypqvcgacxq2',45,0,'makes aether with Pell Lantern Lv1',0),
('gypqvcgacxq2',46,0,'passes',0),
('gypqvcgacxq2',47,0,'passes',1),
('gypqvcgacxq2',48,0,'passes',1),
('gypqvcgacxq2',49,0,'attacks with Puddle Newt',0),
('gypqvcgacxq2',50,0,'passes',1),
('gypqvcgacxq2',51,0,'corrupts orb 4',0),
('gypqvcgacxq2',52,0,'passes',0),
('gypqvcgacxq2',53,0,'passes',1),
('gypqvcgacxq2',54,0,'passes',1),
('gypqvcgacxq2',55,0,'passes',1),
('gypqvcgacxq2',56,0,'passes',1),
('gypqvcgacxq2',57,1,'passes',0),
('gypqvcgacxq2',58,0,'passes',1),
('gypqvcgacxq2',59,1,'makes aether with Pell Lantern Lv1',0),
('gypqvcgacxq2',60,0,'passes',1),
('gypqvcgacxq2',61,1,'calls Puddle Newt face down',0),
('gypqvcgacxq2',62,1,'makes aether with Puddle Newt',0),
('gypqvcgacxq2',63,0,'passes',1),
('gypqvcgacxq2',64,0,'passes',1),
('gypqvcgacxq2',65,0,'passes',1),
('gypqvcgacxq2',66,0,'makes aether with Ferry Twill Lv1',0),
('gypqvcgacxq2',67,0,'passes',1),
('gypqvcgacxq2',68,0,'passes',1),
('gypqvcgacxq2',69,0,'calls Sluice Marrow Lv1 face down',0),
('gypqvcgacxq2',70,0,'passes',1),
('gypqvcgacxq2',71,0,'makes aether with Ferry Twill Lv1',0),
('gypqvcgacxq2',72,0,'passes',0),
('gypqvcgacxq2',73,0,'passes',1),
('gypqvcgacxq2',74,0,'passes',1),
('gypqvcgacxq2',75,0,'attacks no more',0),
('gypqvcgacxq2',76,0,'passes',1),
('gypqvcgacxq2',77,0,'passes',1),
('gypqvcgacxq2',78,0,'passes',1),
('gypqvcgacxq2',79,1,'makes aether with Pell Lantern Lv1',0),
('gypqvcgacxq2',80,1,'passes',0),
('gypqvcgacxq2',81,0,'passes',1),
('gypqvcgacxq2',82,1,'passes',0),
('gypqvcgacxq2',83,0,'passes',1),
('gypqvcgacxq2',84,1,'calls Two Tickets face down',0),
('gypqvcgacxq2',85,1,'makes aether with Puddle Newt',0),
('gypqvcgacxq2',86,1,'makes aether with Two Tickets',0),
('gypqvcgacxq2',87,0,'passes',1),
('gypqvcgacxq2',88,0,'passes',1),
('gypqvcgacxq2',89,0,'passes',1),
('gypqvcgacxq2',90,0,'passes',0),
('gypqvcgacxq2',91,0,'passes',1),
('gypqvcgacxq2',92,0,'passes',1),
('gypqvcgacxq2',93,0,'passes',1),
('gypqvcgacxq2',94,0,'passes',1),
('gypqvcgacxq2',95,0,'passes',1),
('gypqvcgacxq2',96,0,'calls Weir Spirit face down',0),
('gypqvcgacxq2',97,0,'passes',1),
('gypqvcgacxq2',98,0,'plays Puddle Newt',0),
('gypqvcgacxq2',99,0,'makes aether with Pell Lantern Lv1',0),
('gypqvcgacxq2',100,0,'pays Luna/Aqua aether of Canal as Aqua',0),
('gypqvcgacxq2',101,0,'makes aether with Weir Spirit',0),
('gypqvcgacxq2',102,0,'passes',0),
('gypqvcgacxq2',103,0,'enters reversed',0),
('gypqvcgacxq2',104,0,'passes',0),
('gypqvcgacxq2',105,0,'passes',1),
('gypqvcgacxq2',106,0,'passes',1),
('gypqvcgacxq2',107,0,'attacks with Puddle Newt #9',0),
('gypqvcgacxq2',108,0,'passes',1),
('gypqvcgacxq2',109,0,'corrupts orb 4',0),
('h8ve4bdratxj',0,0,'charges Root Sprout',0),
('h8ve4bdratxj',1,0,'passes',0),
('h8ve4bdratxj',2,1,'charges Rain of Slag',0),
('h8ve4bdratxj',3,1,'creates a plan',0),
('h8ve4bdratxj',4,0,'charges Column Herald',0),
('h8ve4bdratxj',5,0,'plays First Landing',0),
('h8ve4bdratxj',6,0,'chooses left base',0),
('h8ve4bdratxj',7,1,'charges Open the Kilns',0),
('h8ve4bdratxj',8,1,'plays Stairway Brawler',0),
('h8ve4bdratxj',9,1,'chooses left home',0),
('h8ve4bdratxj',10,0,'charges Vigil Interposer',0),
('h8ve4bdratxj',11,0,'creates a plan',0),
('h8ve4bdratxj',12,0,'freezes Vigil Interposer',0),
('h8ve4bdratxj',13,0,'passes',0),
('h8ve4bdratxj',14,1,'charges Straight Lance',0),
('h8ve4bdratxj',15,1,'plays Beacon Caller',0),
('h8ve4bdratxj',16,1,'chooses left centre',0),
('h8ve4bdratxj',17,1,'freezes Rain of Slag',0),
('h8ve4bdratxj',18,1,'passes',0),
('h8ve4bdratxj',19,0,'charges Raise the Lamps',0),
('h8ve4bdratxj',20,0,'creates a plan',0),
('h8ve4bdratxj',21,0,'freezes Column Herald',0),
('ha3a6b2jt3m9',0,0,'charges Call Back the Drowned',0),
('ha3a6b2jt3m9',1,0,'passes',0),
('ha3a6b2jt3m9',2,1,'charges Vine Strangler',0),
('ha3a6b2jt3m9',3,1,'creates a plan',0),
('ha3a6b2jt3m9',4,0,'charges Moth Warden',0),
('ha3a6b2jt3m9',5,0,'creates a plan',0),
('ha3a6b2jt3m9',6,0,'freezes Call Back the Drowned',0),
('ha3a6b2jt3m9',7,0,'renews the plan',0),
('ha3a6b2jt3m9',8,1,'charges Mossback',0),
('ha3a6b2jt3m9',9,1,'passes',0),
('ha3a6b2jt3m9',10,0,'charges Snuff Out',0),
('ha3a6b2jt3m9',11,0,'passes',0),
('ha3a6b2jt3m9',12,1,'charges Mossback',0),
('ha3a6b2jt3m9',13,1,'plays Buried Spring',0),
('ha3a6b2jt3m9',14,1,'chooses right centre',0),
('ha3a6b2jt3m9',15,0,'plays Undertow Wraith',0),
('ha3a6b2jt3m9',16,0,'chooses middle home',0),
('ha3a6b2jt3m9',17,0,'passes',0),
('ha3a6b2jt3m9',18,0,'creates a plan',0),
('ha3a6b2jt3m9',19,0,'freezes Moth Warden',0),
('ha3a6b2jt3m9',20,0,'passes',0),
('ha3a6b2jt3m9',21,1,'charges Stair Swap',0),
('ha3a6b2jt3m9',22,1,'passes',0),
('ha3a6b2jt3m9',23,0,'charges Tide Surveyor',0),
('ha3a6b2jt3m9',24,0,'plays Grave Ferryman',0),
('ha3a6b2jt3m9',25,0,'chooses left home',0),
('ha3a6b2jt3m9',26,0,'freezes Call Back the Drowned',0),
('ha3a6b2jt3m9',27,0,'freezes Snuff Out',0),
('j7wnp6vq98zq',0,0,'places Full Score',0),
('j7wnp6vq98zq',1,0,'places Encore',0),
('j7wnp6vq98zq',2,1,'places Lantern Race',0),
('j7wnp6vq98zq',3,1,'places Night Crossing',0),
('j7wnp6vq98zq',4,1,'puts Signal Pennant into the energy zone',0),
('j7wnp6vq98zq',5,1,'puts Second Wind into the energy zone',0),
('j7wnp6vq98zq',6,0,'activates ability 1 of Lamp Orchestra',0),
('j7wnp6vq98zq',7,0,'plays Night Metronome',0),
('j7wnp6vq98zq',8,0,'chooses centre',0),
('j7wnp6vq98zq',9,0,'keeps Night Metronome',0),
('j7wnp6vq98zq',10,0,'charges Drum Marshal',0),
('j7wnp6vq98zq',11,1,'activates ability 1 of Tidewatch Club',0),
('j7wnp6vq98zq',12,1,'plays Pearl Diver',0),
('j7wnp6vq98zq',13,1,'chooses right side',0),
('j7wnp6vq98zq',14,1,'pays with Second Wind',0),
('j7wnp6vq98zq',15,1,'plays Ferry Captain',0),
('j7wnp6vq98zq',16,1,'passes',0),
('j7wnp6vq98zq',17,1,'keeps Diving Bell',0),
('j7wnp6vq98zq',18,1,'charges Oar Twins',0),
('j7wnp6vq98zq',19,1,'charges Diving Bell',0),
('j7wnp6vq98zq',20,0,'plays Echo Moth',0),
('j7wnp6vq98zq',21,0,'chooses left side',0),
('j7wnp6vq98zq',22,0,'passes',0),
('j7wnp6vq98zq',23,0,'keeps Bell Ringer',0),
('j7wnp6vq98zq',24,0,'charges Triangle Pupil',0),
('j7wnp6vq98zq',25,1,'plays Signal Pennant',0),
('j7wnp6vq98zq',26,1,'pays with Oar Twins',0),
('j7wnp6vq98zq',27,1,'passes',0),
('j7wnp6vq98zq',28,1,'keeps Night Watch',0),
('j7wnp6vq98zq',29,1,'charges Rope Dancer',0),
('j7wnp6vq98zq',30,1,'charges Oar Twins',0),
('j7wnp6vq98zq',31,1,'charges no more',0),
('j7wnp6vq98zq',32,0,'passes',0),
('j7wnp6vq98zq',33,0,'keeps no card',0),
('j7wnp6vq98zq',34,0,'charges no more',0),
('j7wnp6vq98zq',35,1,'plays Lighthouse Diver',0),
('j7wnp6vq98zq',36,1,'chooses left side',0),
('j7wnp6vq98zq',37,1,'passes',0),
('j7wnp6vq98zq',38,1,'keeps Second Wind',0),
('j7wnp6vq98zq',39,1,'charges no more',0),
('j7wnp6vq98zq',40,0,'plays Overture',0),
('j7wnp6vq98zq',41,0,'passes',0),
('j7wnp6vq98zq',42,0,'keeps Borrowed Coat',0),
('j7wnp6vq98zq',43,0,'charges no more',0),
('j7wnp6vq98zq',44,1,'attacks with Lighthouse Diver',0),
('j7wnp6vq98zq',45,0,'slides Night Metronome',0),
('j7wnp6vq98zq',46,0,'chooses Bell Ringer',0),
('j7wnp6vq98zq',47,0,'chooses Silver Mouthpiece',0),
('j7wnp6vq98zq',48,1,'puts Pearl Diver into the energy zone',0),
('j7wnp6vq98zq',49,1,'activates ability 1 of Tidewatch Club',0),
('j7wnp6vq98zq',50,1,'says yes',0),
('j7wnp6vq98zq',51,1,'chooses centre',0),
('j7wnp6vq98zq',52,1,'plays Second Wind from the keep zone',0),
('j7wnp6vq98zq',53,1,'attacks with Ferry Captain',0),
('j7wnp6vq98zq',54,0,'slides Echo Moth',0),
('j7wnp6vq98zq',55,0,'chooses Rest and Repeat',0),
('k5ngd545s4m2',0,0,'passes',0),
('k5ngd545s4m2',1,1,'charges Flue Sniper',0),
('k5ngd545s4m2',2,1,'passes',0),
('k74a0cbkgpqu',0,1,'exchanges cards',0),
('k74a0cbkgpqu',1,0,'exchanges cards',0),
('k74a0cbkgpqu',2,1,'puts no more at the bottom',0),
('k74a0cbkgpqu',3,0,'puts Silver Carp at the bottom',0),
('k74a0cbkgpqu',4,0,'puts Barge Hound at the bottom',0),
('k74a0cbkgpqu',5,0,'puts Sluice Marrow Lv1 at the bottom',0),
('k74a0cbkgpqu',6,0,'puts Lock Heron at the bottom',0),
('k74a0cbkgpqu',7,0,'puts Moonlit Quay at the bottom',0),
('k74a0cbkgpqu',8,0,'puts no more at the bottom',0),
('k74a0cbkgpqu',9,0,'passes',1),
('k74a0cbkgpqu',10,0,'passes',1),
('k74a0cbkgpqu',11,1,'calls Barge Hound face down',0),
('k74a0cbkgpqu',12,1,'makes aether with Barge Hound',0),
('k74a0cbkgpqu',13,0,'passes',1),
('k74a0cbkgpqu',14,0,'passes',1),
('k74a0cbkgpqu',15,0,'passes',1),
('k74a0cbkgpqu',16,0,'passes',1),
('k74a0cbkgpqu',17,0,'passes',1),
('k74a0cbkgpqu',18,0,'passes',1),
('k74a0cbkgpqu',19,0,'calls Moth Iver Lv1 face down',0),
('k74a0cbkgpqu',20,0,'passes',1),
('k74a0cbkgpqu',21,0,'makes aether with Coin',0),
('k74a0cbkgpqu',22,0,'makes aether with Moth Iver Lv1',0),
('k74a0cbkgpqu',23,1,'passes',0),
('k74a0cbkgpqu',24,1,'makes aether with Barge Hound',0),
('k74a0cbkgpqu',25,1,'calls Ferry Twill Lv1',0),
('k74a0cbkgpqu',26,1,'passes',0),
('k74a0cbkgpqu',27,1,'plays Lock Heron',0),
('k74a0cbkgpqu',28,1,'enters recovered',0),
('k74a0cbkgpqu',29,1,'attacks no more',0),
('k74a0cbkgpqu',30,0,'passes',1),
('k74a0cbkgpqu',31,0,'passes',1),
('k74a0cbkgpqu',32,0,'calls Silver Carp face down',0),
('k74a0cbkgpqu',33,0,'passes',1),
('k74a0cbkgpqu',34,0,'makes aether with Moth Iver Lv1',0),
('k74a0cbkgpqu',35,0,'makes aether with Silver Carp',0),
('k74a0cbkgpqu',36,1,'makes aether with Ferry Twill Lv1',0),
('k74a0cbkgpqu',37,1,'passes',0),
('k74a0cbkgpqu',38,1,'makes aether with Barge Hound',0),
('k74a0cbkgpqu',39,1,'uses ability 1 of Lock Heron',0),
('k74a0cbkgpqu',40,1,'pays Luna/Aqua aether of Canal as Luna',0),
('k74a0cbkgpqu',41,1,'uses ability 1 of Lock Heron',0),
('k74a0cbkgpqu',42,1,'calls nothing',0),
('k74a0cbkgpqu',43,1,'switches Lock Heron',0),
('k74a0cbkgpqu',44,0,'passes',1),
('k74a0cbkgpqu',45,0,'passes',1),
('k74a0cbkgpqu',46,0,'calls Sluice Marrow Lv2 face down',0),
('k74a0cbkgpqu',47,0,'passes',1),
('k74a0cbkgpqu',48,0,'passes',0),
('k74a0cbkgpqu',49,0,'passes',1),
('k74a0cbkgpqu',50,0,'passes',1),
('k74a0cbkgpqu',51,0,'passes',1),
('k74a0cbkgpqu',52,0,'passes',1),
('k74a0cbkgpqu',53,0,'passes',1),
('k74a0cbkgpqu',54,1,'uses ability 1 of Lock Heron',0),
('k74a0cbkgpqu',55,1,'makes aether with Barge Hound',0),
('k74a0cbkgpqu',56,1,'makes aether with Ferry Twill Lv1',0),
('k74a0cbkgpqu',57,1,'passes',0),
('k74a0cbkgpqu',58,0,'makes aether with Silver Carp',0),
('k74a0cbkgpqu',59,0,'passes',0),
('k74a0cbkgpqu',60,1,'passes',0),
('k74a0cbkgpqu',61,1,'passes',0),
('k74a0cbkgpqu',62,0,'passes',1),
('k74a0cbkgpqu',63,1,'uses ability 1 of Lock Heron',0),
('k74a0cbkgpqu',64,0,'passes',0),
('k74a0cbkgpqu',65,0,'passes',1),
('k74a0cbkgpqu',66,1,'calls Pell Lantern Lv1 face down',0),
('k74a0cbkgpqu',67,1,'uses ability 1 of Lock Heron',0),
('k74a0cbkgpqu',68,0,'makes aether with Moth Iver Lv1',0),
('k74a0cbkgpqu',69,0,'makes aether with Sluice Marrow Lv2',0),
('k74a0cbkgpqu',70,1,'switches Lock Heron',0),
('k74a0cbkgpqu',71,1,'attacks no more',0),
('k74a0cbkgpqu',72,0,'passes',1),
('k74a0cbkgpqu',73,0,'passes',1),
('k74a0cbkgpqu',74,0,'calls Tidy Quill Lv1 face down',0),
('k74a0cbkgpqu',75,0,'passes',1),
('k74a0cbkgpqu',76,0,'makes aether with Silver Carp',0),
('k74a0cbkgpqu',77,0,'makes aether with Tidy Quill Lv1',0),
('k74a0cbkgpqu',78,0,'passes',0),
('k74a0cbkgpqu',79,0,'passes',1),
('k74a0cbkgpqu',80,0,'passes',1),
('k74a0cbkgpqu',81,0,'passes',1),
('k74a0cbkgpqu',82,0,'passes',1),
('k74a0cbkgpqu',83,0,'passes',1),
('k74a0cbkgpqu',84,1,'makes aether with Pell Lantern Lv1',0),
('k74a0cbkgpqu',85,1,'passes',0),
('k74a0cbkgpqu',86,0,'passes',1),
('k74a0cbkgpqu',87,1,'makes aether with Ferry Twill Lv1',0),
('k74a0cbkgpqu',88,1,'plays Undertow',0),
('k74a0cbkgpqu',89,0,'passes',0),
('k74a0cbkgpqu',90,0,'passes',1),
('k74a0cbkgpqu',91,1,'calls Tidy Quill Lv1 face down',0),
('k74a0cbkgpqu',92,1,'makes aether with Tidy Quill Lv1',0),
('k74a0cbkgpqu',93,0,'passes',1),
('k74a0cbkgpqu',94,0,'passes',1),
('k74a0cbkgpqu',95,0,'passes',1),
('k74a0cbkgpqu',96,0,'passes',0),
('k74a0cbkgpqu',97,0,'passes',1),
('k74a0cbkgpqu',98,0,'passes',1),
('k74a0cbkgpqu',99,0,'passes',1),
('k74a0cbkgpqu',100,0,'passes',1),
('k74a0cbkgpqu',101,0,'passes',1),
('kpkvq40f4gjq',0,1,'goes second',0),
('kpkvq40f4gjq',1,0,'takes a new hand',0),
('kpkvq40f4gjq',2,0,'puts Shoal Runner at the bottom',0),
('kpkvq40f4gjq',3,0,'puts Harbor Librarian at the bottom',0),
('kpkvq40f4gjq',4,0,'puts Chapel Novice at the bottom',0),
('kpkvq40f4gjq',5,0,'puts Net Mender at the bottom',0),
('kpkvq40f4gjq',6,1,'takes a new hand',0),
('kpkvq40f4gjq',7,1,'puts Wanderer''s Bow at the bottom',0),
('kpkvq40f4gjq',8,1,'puts Slag Hound at the bottom',0),
('kpkvq40f4gjq',9,1,'puts Vesper Crown at the bottom',0),
('kpkvq40f4gjq',10,1,'puts Ember Cadet at the bottom',0),
('kpkvq40f4gjq',11,0,'plays Sleeping Giant',0),
('kpkvq40f4gjq',12,0,'discards Waking Giant for CP',0),
('kpxymskyjsct',0,0,'places Lantern Race',0),
('kpxymskyjsct',1,0,'places Night Crossing',0),
('kpxymskyjsct',2,1,'places Grand Clearance',0),
('kpxymskyjsct',3,1,'places Opening Night',0),
('kpxymskyjsct',4,0,'puts Oar Twins into the energy zone',0),
('kpxymskyjsct',5,0,'puts Diving Bell into the energy zone',0),
('kpxymskyjsct',6,1,'activates ability 1 of Ember Row Stalls',0),
('kpxymskyjsct',7,1,'plays Ember Potter',0),
('kpxymskyjsct',8,1,'chooses centre',0),
('kpxymskyjsct',9,1,'keeps Kiln Warden',0),
('kpxymskyjsct',10,1,'charges Fired Mask',0),
('kpxymskyjsct',11,1,'charges no more',0),
('kpxymskyjsct',12,0,'passes',0),
('kpxymskyjsct',13,0,'keeps Buoy Keeper',0),
('kpxymskyjsct',14,0,'charges no more',0),
('kpxymskyjsct',15,1,'plays Skewer Thief',0),
('kpxymskyjsct',16,1,'chooses centre',0),
('kpxymskyjsct',17,1,'passes',0),
('kpxymskyjsct',18,1,'keeps Stall Guard',0),
('kpxymskyjsct',19,1,'charges Ember Potter',0),
('kpxymskyjsct',20,0,'activates ability 1 of Tidewatch Club',0),
('kpxymskyjsct',21,0,'says no',0),
('kpxymskyjsct',22,0,'plays Lighthouse Diver',0),
('kpxymskyjsct',23,0,'chooses left side',0),
('kpxymskyjsct',24,0,'pays with Night Watch',0),
('kpxymskyjsct',25,0,'pays with Oar Twins',0),
('kpxymskyjsct',26,0,'pays with Pearl Diver',0),
('kpxymskyjsct',27,0,'attacks with Lighthouse Diver',0),
('kpxymskyjsct',28,1,'slides Skewer Thief',0),
('kpxymskyjsct',29,1,'chooses left side',0),
('kpxymskyjsct',30,1,'chooses Fire Eater',0),
('kpxymskyjsct',31,0,'plays Pearl Diver',0),
('kpxymskyjsct',32,0,'chooses right side',0),
('kpxymskyjsct',33,0,'plays Buoy Keeper',0),
('kpxymskyjsct',34,0,'chooses right side',0),
('kpxymskyjsct',35,0,'passes',0),
('kpxymskyjsct',36,0,'keeps Second Wind',0),
('kpxymskyjsct',37,0,'charges Good Boots',0),
('kpxymskyjsct',38,0,'charges Signal Pennant',0),
('kpxymskyjsct',39,1,'plays Noodle Juggler',0),
('kpxymskyjsct',40,1,'passes',0),
('kpxymskyjsct',41,1,'keeps Ember Potter',0),
('kpxymskyjsct',42,1,'charges no more',0),
('kpxymskyjsct',43,0,'passes',0),
('kpxymskyjsct',44,0,'keeps Sudden Squall',0),
('ktppgd4epqdw',0,1,'goes first',0),
('ktppgd4epqdw',1,1,'keeps the hand',0),
('ktppgd4epqdw',2,0,'takes a new hand',0),
('ktppgd4epqdw',3,0,'puts Ledger Colossus at the bottom',0),
('ktppgd4epqdw',4,0,'puts Old Breakwater at the bottom',0),
('ktppgd4epqdw',5,0,'puts The Undrowned at the bottom',0),
('ktppgd4epqdw',6,0,'puts Lantern Mermaid at the bottom',0),
('ktppgd4epqdw',7,1,'casts Captain Arrel',0),
('ktppgd4epqdw',8,1,'discards Rail Engineer for CP',0),
('ktppgd4epqdw',9,1,'discards Kite Rider for CP',0),
('ktppgd4epqdw',10,1,'attacks with Captain Arrel',0),
('ktppgd4epqdw',11,0,'passes',0),
('ktppgd4epqdw',12,0,'passes',0),
('ktppgd4epqdw',13,0,'discards Quarry Giant',0),
('ktppgd4epqdw',14,0,'discards Menhir Seer',0),
('ktppgd4epqdw',15,1,'casts Roof Runner',0),
('ktppgd4epqdw',16,1,'casts Voltaic Hound',0),
('ktppgd4epqdw',17,1,'attacks with Voltaic Hound',0),
('ktppgd4epqdw',18,1,'attacks with Captain Arrel',0),
('ktppgd4epqdw',19,0,'uses the EX Burst of Deep Tithe',0),
('ktppgd4epqdw',20,0,'casts Salt Miner',0),
('ktppgd4epqdw',21,0,'discards Ledger Colossus for CP',0),
('ktppgd4epqdw',22,0,'casts Brinestone Elder',0),
('ktppgd4epqdw',23,0,'discards Brine Knight for CP',0),
('ktppgd4epqdw',24,0,'casts Lantern Mermaid',0),
('ktppgd4epqdw',25,1,'passes',0),
('ktppgd4epqdw',26,1,'uses ability 1 of Roof Runner',0),
('ktppgd4epqdw',27,1,'chooses Captain Arrel',0),
('ktppgd4epqdw',28,1,'attacks with Voltaic Hound',0),
('ktppgd4epqdw',29,0,'does not block',0),
('ktppgd4epqdw',30,1,'attacks with no more',0),
('ktppgd4epqdw',31,0,'casts Net Mender',0),
('ktppgd4epqdw',32,0,'dulls Salt Miner for CP',0),
('ktppgd4epqdw',33,0,'discards Moonwake for CP',0),
('ktppgd4epqdw',34,0,'attacks with no more',0),
('ktppgd4epqdw',35,1,'casts Gale Fencer',0),
('ktppgd4epqdw',36,1,'discards Coil Sentry for CP',0),
('ktppgd4epqdw',37,1,'discards Tailor of Kites for CP',0),
('ktppgd4epqdw',38,1,'attacks with Gale Fencer',0),
('ktppgd4epqdw',39,0,'does not block',0),
('ktppgd4epqdw',40,1,'attacks with no more',0),
('ktppgd4epqdw',41,0,'casts Salvager Nix',0),
('ktppgd4epqdw',42,0,'dulls Salt Miner for CP',0),
('ktppgd4epqdw',43,0,'dulls Brinestone Elder for Earth CP',0),
('ktppgd4epqdw',44,0,'attacks with Lantern Mermaid',0),
('ktppgd4epqdw',45,1,'does not block',0),
('ktppgd4epqdw',46,1,'warps Kite Beyond the Clouds',0),
('ktppgd4epqdw',47,1,'discards Stormkite Pair for Wind CP',0),
('ktppgd4epqdw',48,1,'attacks with Voltaic Hound',0),
('ktppgd4epqdw',49,0,'blocks with Salvager Nix',0),
('ktppgd4epqdw',50,1,'attacks with Gale Fencer',0),
('kz89e775hdpt',0,1,'goes first',0),
('kz89e775hdpt',1,1,'takes a new hand',0),
('kz89e775hdpt',2,1,'puts Harbor Librarian at the bottom',0),
('kz89e775hdpt',3,1,'puts Sleeping Giant at the bottom',0),
('kz89e775hdpt',4,1,'puts Tidecaller Ondine at the bottom',0),
('kz89e775hdpt',5,1,'puts Chapel Novice at the bottom',0),
('kz89e775hdpt',6,0,'takes a new hand',0),
('kz89e775hdpt',7,0,'puts Brannoch the Stoker at the bottom',0),
('kz89e775hdpt',8,0,'puts Cinder Drummer at the bottom',0),
('kz89e775hdpt',9,0,'puts Slag Hound at the bottom',0),
('kz89e775hdpt',10,0,'puts Duellist''s Signet at the bottom',0),
('kz89e775hdpt',11,1,'plays Ice Cutter',0),
('kz89e775hdpt',12,1,'discards Rime Duchess for CP',0),
('kz89e775hdpt',13,1,'does not use the Assist of Ice Cutter',0),
('kz89e775hdpt',14,1,'uses ability 1 of Lantern Jelly',0),
('kz89e775hdpt',15,1,'discards Reef Lancer for CP',0),
('kz89e775hdpt',16,1,'plays Coral Bell',0),
('kz89e775hdpt',17,1,'uses ability 3 of Coral Bell',0),
('kz89e775hdpt',18,1,'discards Hollow Sentry for CP',0),
('kz89e775hdpt',19,1,'uses ability 3 of Coral Bell',0),
('kz89e775hdpt',20,0,'plays Mortar Mixer',0),
('kz89e775hdpt',21,0,'passes',0),
('kz89e775hdpt',22,0,'passes',1),
('kz89e775hdpt',23,0,'plays Ember Cadet',0),
('kzxkr8tgckud',0,0,'passes',0),
('kzxkr8tgckud',1,1,'charges Lamp Sergeant',0),
('kzxkr8tgckud',2,1,'passes',0),
('kzxkr8tgckud',3,0,'charges Tide Surveyor',0),
('kzxkr8tgckud',4,0,'passes',0),
('kzxkr8tgckud',5,1,'charges Clear the Steps',0),
('kzxkr8tgckud',6,1,'creates a plan',0),
('kzxkr8tgckud',7,1,'freezes Lamp Sergeant',0),
('kzxkr8tgckud',8,1,'passes',0),
('kzxkr8tgckud',9,0,'charges Midnight Interloper',0),
('kzxkr8tgckud',10,0,'creates a plan',0),
('kzxkr8tgckud',11,0,'freezes Midnight Interloper',0),
('kzxkr8tgckud',12,0,'renews the plan',0),
('kzxkr8tgckud',13,1,'charges Deeproot Titan',0),
('kzxkr8tgckud',14,1,'plays Sudden Spring',0),
('kzxkr8tgckud',15,1,'freezes Clear the Steps',0),
('kzxkr8tgckud',16,1,'passes',0),
('kzxkr8tgckud',17,0,'charges Call Back the Drowned',0),
('kzxkr8tgckud',18,0,'plays Redraw the Map',0),
('kzxkr8tgckud',19,1,'charges Banner of Landings',0),
('kzxkr8tgckud',20,1,'passes',0),
('m07rpdxyedye',0,0,'places Lantern Race',0),
('m07rpdxyedye',1,0,'places Dawn Regatta',0),
('m07rpdxyedye',2,1,'places Rising Wind',0),
('m07rpdxyedye',3,1,'places Long String Finals',0),
('m07rpdxyedye',4,0,'puts Pearl Diver into the energy zone',0),
('m07rpdxyedye',5,0,'puts Rope Dancer into the energy zone',0),
('m07rpdxyedye',6,1,'passes',0),
('m07rpdxyedye',7,1,'keeps Patch and Mend',0),
('m07rpdxyedye',8,1,'charges no more',0),
('m07rpdxyedye',9,0,'activates ability 1 of Tidewatch Club',0),
('m07rpdxyedye',10,0,'says no',0),
('m0h75babn3h4',0,0,'passes',0),
('m0h75babn3h4',1,1,'charges Ink Duelist',0),
('m0h75babn3h4',2,1,'passes',0),
('m0h75babn3h4',3,0,'charges First Landing',0),
('m0h75babn3h4',4,0,'plays Wick Squire',0),
('m0h75babn3h4',5,0,'chooses right home',0),
('m0h75babn3h4',6,1,'charges Stair Swap',0),
('m0h75babn3h4',7,1,'passes',0),
('m0h75babn3h4',8,0,'charges Slag Colossus',0),
('m0h75babn3h4',9,0,'plays Lamp Sergeant',0),
('m0h75babn3h4',10,0,'chooses right centre',0),
('m0h75babn3h4',11,1,'charges Tangle the Stairs',0),
('m0h75babn3h4',12,1,'plays Buried Spring',0),
('m0h75babn3h4',13,1,'chooses middle home',0),
('m0h75babn3h4',14,0,'charges Straight Lance',0),
('m0h75babn3h4',15,0,'moves Wick Squire',0),
('m0h75babn3h4',16,0,'chooses middle home',0),
('m0h75babn3h4',17,0,'freezes Slag Colossus',0),
('m0h75babn3h4',18,0,'plays Peace of Landings',0),
('m0h75babn3h4',19,0,'chooses centre area',0),
('m0h75babn3h4',20,1,'charges Thicket Matriarch',0),
('m0h75babn3h4',21,1,'plays Hollow Stag',0),
('m0h75babn3h4',22,1,'chooses middle centre',0),
('m0h75babn3h4',23,1,'freezes Tangle the Stairs',0),
('m0h75babn3h4',24,1,'passes',0),
('m0h75babn3h4',25,0,'charges Stairway Brawler',0),
('m0h75babn3h4',26,0,'plays Bellfounder''s Yard',0),
('m0h75babn3h4',27,0,'chooses middle base',0),
('m0h75babn3h4',28,0,'freezes First Landing',0),
('m0h75babn3h4',29,0,'freezes Stairway Brawler',0),
('m0h75babn3h4',30,0,'passes',0),
('m0h75babn3h4',31,1,'charges Old Man of the Stump',0),
('m0h75babn3h4',32,1,'creates a plan',0),
('m0h75babn3h4',33,1,'freezes Ink Duelist',0),
('m0h75babn3h4',34,1,'plays Mossback',0),
('m0h75babn3h4',35,1,'chooses left centre',0),
('m0h75babn3h4',36,1,'freezes Stair Swap',0),
('m0h75babn3h4',37,1,'freezes Tangle the Stairs',0),
('m0h75babn3h4',38,1,'freezes Thicket Matriarch',0),
('m0h75babn3h4',39,1,'renews the plan',0),
('m0h75babn3h4',40,0,'charges Anvil Vanguard',0),
('m0h75babn3h4',41,0,'passes',0),
('m0h75babn3h4',42,1,'passes',0),
('m0h75babn3h4',43,1,'moves Buried Spring',0),
('m0h75babn3h4',44,1,'chooses left home',0),
('m0h75babn3h4',45,1,'freezes Old Man of the Stump',0),
('m0h75babn3h4',46,1,'creates a plan',0),
('m0h75babn3h4',47,1,'freezes Ink Duelist',0),
('m0h75babn3h4',48,1,'moves Buried Spring',0),
('m0h75babn3h4',49,1,'chooses middle home',0),
('m0h75babn3h4',50,1,'freezes Tangle the Stairs',0),
('m0h75babn3h4',51,1,'passes',0),
('m0h75babn3h4',52,0,'charges Follow-Lamp',0),
('m0h75babn3h4',53,0,'moves Wick Squire',0),
('m0h75babn3h4',54,0,'chooses left home',0),
('m0h75babn3h4',55,0,'freezes Straight Lance',0),
('m0h75babn3h4',56,0,'passes',0),
('m0h75babn3h4',57,1,'charges Lock of the Tide',0),
('m0h75babn3h4',58,1,'plays Chart Room',0),
('m0h75babn3h4',59,1,'chooses middle base',0),
('m0h75babn3h4',60,1,'freezes Thicket Matriarch',0),
('m0h75babn3h4',61,1,'passes',0),
('m0h75babn3h4',62,0,'charges Spark Juggler',0),
('m0h75babn3h4',63,0,'moves Wick Squire',0),
('m0h75babn3h4',64,0,'chooses middle home',0),
('m0h75babn3h4',65,0,'freezes Stairway Brawler',0),
('m0h75babn3h4',66,0,'moves Wick Squire',0),
('m0h75babn3h4',67,0,'chooses left home',0),
('m0h75babn3h4',68,0,'freezes Follow-Lamp',0),
('m0h75babn3h4',69,0,'creates a plan',0),
('m0h75babn3h4',70,0,'freezes Slag Colossus',0),
('m0h75babn3h4',71,0,'moves Wick Squire',0),
('m6mau4yw3zz0',0,1,'goes second',0),
('m6mau4yw3zz0',1,0,'takes a new hand',0),
('m6mau4yw3zz0',2,0,'puts Admiral Osk at the bottom',0),
('m6mau4yw3zz0',3,0,'puts Dock Minstrel at the bottom',0),
('m6mau4yw3zz0',4,0,'puts Winter Usher at the bottom',0),
('m6mau4yw3zz0',5,0,'puts Frost Herald at the bottom',0),
('m6mau4yw3zz0',6,1,'keeps the hand',0),
('m6mau4yw3zz0',7,0,'passes',0),
('m6mau4yw3zz0',8,1,'casts Kite Rider',0),
('m6mau4yw3zz0',9,1,'discards Battery Imp for CP',0),
('m6mau4yw3zz0',10,1,'discards Roof Runner for CP',0),
('m6mau4yw3zz0',11,0,'casts Frost Herald',0),
('m6mau4yw3zz0',12,0,'discards Glacier Knight for CP',0),
('m6mau4yw3zz0',13,0,'discards Hearth Deserter for CP',0),
('m6mau4yw3zz0',14,0,'casts Sleet Courtier',0),
('m6mau4yw3zz0',15,1,'casts Arc Duelist',0),
('m6mau4yw3zz0',16,1,'discards Coil Sentry for CP',0),
('m6mau4yw3zz0',17,1,'discards Battery Imp for CP',0),
('m6mau4yw3zz0',18,0,'casts Hearth Deserter',0),
('m6mau4yw3zz0',19,0,'chooses Kite Rider',0),
('m6mau4yw3zz0',20,0,'attacks with no more',0),
('m6mau4yw3zz0',21,1,'passes',0),
('m6mau4yw3zz0',22,1,'casts Chain Bolt',0),
('m6mau4yw3zz0',23,1,'chooses no more',0),
('m6mau4yw3zz0',24,1,'attacks with Kite Rider',0),
('m6mau4yw3zz0',25,0,'does not block',0),
('m6mau4yw3zz0',26,0,'does not use the EX Burst of Undertow',0),
('m6mau4yw3zz0',27,1,'attacks with Arc Duelist',0),
('m6mau4yw3zz0',28,0,'does not block',0),
('m6mau4yw3zz0',29,0,'uses the EX Burst of Frost Herald',0),
('m6mau4yw3zz0',30,0,'chooses Kite Rider',0),
('m6mau4yw3zz0',31,0,'passes',0),
('m6mau4yw3zz0',32,0,'passes',1),
('m6mau4yw3zz0',33,0,'attacks with no more',0),
('m6mau4yw3zz0',34,0,'casts First Light',0),
('m6mau4yw3zz0',35,0,'selects mode 1',0),
('m6mau4yw3zz0',36,0,'chooses Frost Herald',0),
('m6mau4yw3zz0',37,0,'dulls Hearth Deserter for CP',0),
('m6mau4yw3zz0',38,0,'discards Duchess Ravnild for CP',0),
('m6mau4yw3zz0',39,1,'attacks with Arc Duelist',0),
('m6mau4yw3zz0',40,0,'blocks with Frost Herald',0),
('m6mau4yw3zz0',41,0,'casts Lantern Mermaid',0),
('m7hf0c7aceg7',0,1,'passes',0),
('m7hf0c7aceg7',1,0,'charges Mossback',0),
('m7hf0c7aceg7',2,0,'plays Root Sprout',0),
('m7hf0c7aceg7',3,0,'chooses left home',0),
('m7hf0c7aceg7',4,1,'charges Folded Heron',0),
('m7hf0c7aceg7',5,1,'creates a plan',0),
('m7hf0c7aceg7',6,0,'passes',0),
('m7hf0c7aceg7',7,0,'passes',0),
('m7hf0c7aceg7',8,1,'charges Moth Warden',0),
('m7hf0c7aceg7',9,1,'creates a plan',0),
('m7hf0c7aceg7',10,1,'freezes Moth Warden',0),
('m7hf0c7aceg7',11,1,'plays Return to Harbour',0),
('m7hf0c7aceg7',12,0,'charges Sudden Spring',0),
('m7hf0c7aceg7',13,0,'plays Hollow Stag',0),
('m7hf0c7aceg7',14,0,'chooses middle home',0),
('m7hf0c7aceg7',15,1,'charges Velvet Undertaker',0),
('m7hf0c7aceg7',16,1,'plays Charnel Stair',0),
('m7hf0c7aceg7',17,1,'chooses left base',0),
('m7hf0c7aceg7',18,1,'freezes Folded Heron',0),
('m7hf0c7aceg7',19,1,'freezes Moth Warden',0),
('m7hf0c7aceg7',20,1,'creates a plan',0),
('m7hf0c7aceg7',21,0,'charges Tide Surveyor',0),
('m7hf0c7aceg7',22,0,'passes',0),
('m7hf0c7aceg7',23,1,'passes',0),
('m7hf0c7aceg7',24,1,'passes',0),
('m7hf0c7aceg7',25,0,'charges Mossback',0),
('m7hf0c7aceg7',26,0,'passes',0),
('m7hf0c7aceg7',27,1,'plays Snuff Out',0),
('m7hf0c7aceg7',28,0,'plays Stair Swap',0),
('m7hf0c7aceg7',29,0,'freezes Tide Surveyor',0),
('m7hf0c7aceg7',30,0,'chooses left home',0),
('m7hf0c7aceg7',31,0,'plays Root Sprout',0),
('m7hf0c7aceg7',32,0,'chooses middle centre',0),
('m7hf0c7aceg7',33,0,'freezes Sudden Spring',0),
('m7hf0c7aceg7',34,0,'passes',0),
('m7hf0c7aceg7',35,1,'charges Slate Courier',0),
('m7hf0c7aceg7',36,1,'plays Whispered Debt',0),
('m7hf0c7aceg7',37,1,'chooses left centre',0),
('m7hf0c7aceg7',38,1,'freezes Moth Warden',0),
('m7hf0c7aceg7',39,1,'passes',0),
('m7hf0c7aceg7',40,0,'charges Lock of the Tide',0),
('m7hf0c7aceg7',41,0,'plays Root Sprout',0),
('m7hf0c7aceg7',42,0,'chooses left home',0),
('m7hf0c7aceg7',43,0,'freezes Mossback #18',0),
('m7hf0c7aceg7',44,0,'plays Sapling Keeper',0),
('m7hf0c7aceg7',45,0,'chooses left centre',0),
('m7hf0c7aceg7',46,0,'freezes Mossback #1',0),
('m7hf0c7aceg7',47,0,'freezes Lock of the Tide',0),
('m7hf0c7aceg7',48,0,'creates a plan',0),
('m7hf0c7aceg7',49,0,'freezes Sudden Spring',0),
('m7hf0c7aceg7',50,0,'plays Root Sprout',0),
('m7hf0c7aceg7',51,0,'chooses left centre',0),
('mcmfaexhnvwj',0,1,'exchanges cards',0),
('mcmfaexhnvwj',1,0,'keeps the hand',0),
('mcmfaexhnvwj',2,1,'puts Brick Golem at the bottom',0),
('mcmfaexhnvwj',3,1,'puts Soot Runner at the bottom',0),
('mcmfaexhnvwj',4,1,'puts The Old Kiln at the bottom',0),
('mcmfaexhnvwj',5,1,'puts Osk Bellows Lv1 at the bottom',0),
('mcmfaexhnvwj',6,1,'puts Cinder Wick Lv1 at the bottom',0),
('mcmfaexhnvwj',7,1,'puts Soot Runner at the bottom',0),
('mcmfaexhnvwj',8,1,'puts Soot Runner at the bottom',0),
('mcmfaexhnvwj',9,0,'passes',1),
('mcmfaexhnvwj',10,0,'passes',1),
('mcmfaexhnvwj',11,1,'calls Osk Bellows Lv1 face down',0),
('mcmfaexhnvwj',12,1,'makes aether with Osk Bellows Lv1',0),
('mcmfaexhnvwj',13,0,'passes',1),
('mcmfaexhnvwj',14,0,'passes',1),
('mcmfaexhnvwj',15,0,'passes',1),
('mcmfaexhnvwj',16,0,'passes',1),
('mcmfaexhnvwj',17,0,'passes',1),
('mcmfaexhnvwj',18,0,'passes',1),
('mcmfaexhnvwj',19,0,'calls Seedling face down',0),
('mcmfaexhnvwj',20,0,'passes',1),
('mcmfaexhnvwj',21,0,'makes aether with Coin',0),
('mcmfaexhnvwj',22,0,'passes',0),
('mcmfaexhnvwj',23,0,'passes',1),
('mcmfaexhnvwj',24,0,'passes',1),
('mcmfaexhnvwj',25,0,'passes',1),
('mcmfaexhnvwj',26,0,'passes',1),
('mcmfaexhnvwj',27,0,'passes',1),
('mcmfaexhnvwj',28,1,'makes aether with Osk Bellows Lv1',0),
('mcmfaexhnvwj',29,0,'passes',1),
('mcmfaexhnvwj',30,0,'passes',1),
('mcmfaexhnvwj',31,1,'calls Kiln Yard face down',0),
('mcmfaexhnvwj',32,1,'passes',0),
('mcmfaexhnvwj',33,0,'passes',1),
('mcmfaexhnvwj',34,1,'passes',0),
('mcmfaexhnvwj',35,0,'passes',1),
('mcmfaexhnvwj',36,1,'passes',0),
('mcmfaexhnvwj',37,0,'passes',1),
('mcmfaexhnvwj',38,1,'makes aether with Kiln Yard',0),
('mcmfaexhnvwj',39,0,'passes',0),
('mcmfaexhnvwj',40,0,'passes',1),
('mcmfaexhnvwj',41,0,'passes',1),
('mcmfaexhnvwj',42,0,'passes',1),
('mcmfaexhnvwj',43,0,'passes',1),
('mcmfaexhnvwj',44,0,'passes',1),
('mcmfaexhnvwj',45,0,'calls Overgrowth face down',0),
('mcmfaexhnvwj',46,0,'passes',1),
('mcmfaexhnvwj',47,0,'makes aether with Overgrowth',0),
('mcmfaexhnvwj',48,0,'makes aether with Seedling',0),
('mcmfaexhnvwj',49,1,'passes',0),
('mcmfaexhnvwj',50,1,'makes aether with Kiln Yard',0),
('mcmfaexhnvwj',51,1,'makes aether with Osk Bellows Lv1',0),
('mcmfaexhnvwj',52,1,'calls Ruddy Vane Lv1 face down',0),
('mcmfaexhnvwj',53,1,'makes aether with Ruddy Vane Lv1',0),
('mcmfaexhnvwj',54,0,'passes',1),
('mcmfaexhnvwj',55,0,'passes',1),
('mcmfaexhnvwj',56,0,'levels up Overgrowth to Clover Brand Lv2',0),
('mcmfaexhnvwj',57,0,'passes',1),
('mcmfaexhnvwj',58,0,'passes',0),
('mcmfaexhnvwj',59,0,'passes',1),
('mcmfaexhnvwj',60,0,'passes',1),
('mcmfaexhnvwj',61,0,'passes',1),
('mcmfaexhnvwj',62,0,'passes',1),
('mcmfaexhnvwj',63,0,'passes',1),
('mcmfaexhnvwj',64,1,'makes aether with Osk Bellows Lv1',0),
('mcmfaexhnvwj',65,1,'passes',0),
('mcmfaexhnvwj',66,0,'passes',1),
('mcmfaexhnvwj',67,1,'passes',0),
('mcmfaexhnvwj',68,0,'passes',1),
('mcmfaexhnvwj',69,1,'calls Stoke face down',0),
('mcmfaexhnvwj',70,1,'makes aether with Stoke',0),
('mcmfaexhnvwj',71,1,'passes',0),
('mcmfaexhnvwj',72,0,'passes',1),
('mcmfaexhnvwj',73,1,'makes aether with Kiln Yard',0),
('mcmfaexhnvwj',74,1,'makes aether with Ruddy Vane Lv1',0),
('mcmfaexhnvwj',75,0,'passes',1),
('mcmfaexhnvwj',76,0,'passes',1),
('mcmfaexhnvwj',77,0,'passes',0),
('mcmfaexhnvwj',78,0,'passes',1),
('mcmfaexhnvwj',79,0,'passes',1),
('mcmfaexhnvwj',80,0,'passes',1),
('mcmfaexhnvwj',81,0,'passes',1),
('mcmfaexhnvwj',82,0,'passes',1),
('mcmfaexhnvwj',83,0,'calls Fern Ledger Lv1',0),
('mcmfaexhnvwj',84,0,'passes',1),
('mcmfaexhnvwj',85,0,'plays Scarecrow Captain',0),
('mcmfaexhnvwj',86,0,'pays Terra aether',0),
('mcmfaexhnvwj',87,0,'enters reversed',0),
('mcmfaexhnvwj',88,1,'makes aether with Kiln Yard',0),
('mcmfaexhnvwj',89,1,'makes aether with Osk Bellows Lv1',0),
('mcmfaexhnvwj',90,1,'makes aether with Ruddy Vane Lv1',0),
('mcmfaexhnvwj',91,1,'makes aether with Stoke',0),
('mcmfaexhnvwj',92,1,'calls Chimney Hawk face down',0),
('mcmfaexhnvwj',93,1,'makes aether with Chimney Hawk',0),
('mcmfaexhnvwj',94,0,'passes',1),
('mcmfaexhnvwj',95,0,'passes',1),
('mcmfaexhnvwj',96,0,'calls Hale Thistle Lv1 face down',0),
('mcmfaexhnvwj',97,0,'passes',1),
('mcmfaexhnvwj',98,0,'switches Scarecrow Captain',0),
('mcmfaexhnvwj',99,0,'plays Grafting',0),
('mcmfaexhnvwj',100,0,'makes aether with Clover Brand Lv2',0),
('mcmfaexhnvwj',101,0,'makes aether with Hale Thistle Lv1',0),
('mcmfaexhnvwj',102,0,'makes aether with Seedling',0),
('mcmfaexhnvwj',103,0,'pays Terra aether',0),
('mcmfaexhnvwj',104,0,'makes aether with Fern Ledger Lv1',0),
('mcmfaexhnvwj',105,0,'chooses The Green Bell',0),
('mcmfaexhnvwj',106,0,'plays Seedling',0),
('mffwapx7rvhz',0,1,'passes',0),
('mffwapx7rvhz',1,0,'charges Lamp Sergeant',0),
('mffwapx7rvhz',2,0,'creates a plan',0),
('mffwapx7rvhz',3,1,'charges Flue Sniper',0),
('mffwapx7rvhz',4,1,'plays Ember Page',0),
('mffwapx7rvhz',5,1,'chooses right home',0),
('mffwapx7rvhz',6,0,'passes',0),
('mffwapx7rvhz',7,0,'passes',0),
('mffwapx7rvhz',8,1,'charges Straight Lance',0),
('mffwapx7rvhz',9,1,'plays Ember Page',0),
('mffwapx7rvhz',10,1,'chooses middle centre',0),
('mffwapx7rvhz',11,1,'moves Ember Page',0),
('mffwapx7rvhz',12,1,'chooses middle home',0),
('mffwapx7rvhz',13,0,'charges Raise the Lamps',0),
('mffwapx7rvhz',14,0,'plays Landing Guard',0),
('mffwapx7rvhz',15,0,'chooses right home',0),
('mffwapx7rvhz',16,1,'charges Flare Bolt',0),
('mffwapx7rvhz',17,1,'moves Ember Page',0),
('mffwapx7rvhz',18,1,'chooses left home',0),
('mffwapx7rvhz',19,1,'freezes Straight Lance',0),
('mffwapx7rvhz',20,1,'plays Flare Bolt',0),
('mffwapx7rvhz',21,1,'chooses Landing Guard',0),
('mffwapx7rvhz',22,1,'freezes Flare Bolt',0),
('mffwapx7rvhz',23,1,'creates a plan',0),
('mffwapx7rvhz',24,0,'charges Stand Fast',0),
('mffwapx7rvhz',25,0,'plays Keeper of Seals',0),
('mffwapx7rvhz',26,0,'chooses right centre',0),
('mffwapx7rvhz',27,1,'charges Slag Colossus',0),
('mffwapx7rvhz',28,1,'plays Lamp Sergeant',0),
('mffwapx7rvhz',29,1,'chooses right centre',0),
('mffwapx7rvhz',30,1,'freezes Flue Sniper',0),
('mffwapx7rvhz',31,1,'creates a plan',0),
('mffwapx7rvhz',32,1,'freezes Slag Colossus',0),
('mffwapx7rvhz',33,1,'moves Ember Page',0),
('mffwapx7rvhz',34,1,'chooses left centre',0),
('mffwapx7rvhz',35,1,'smashes with Ember Page',0),
('mffwapx7rvhz',36,0,'charges Crossway Seraph',0),
('mffwapx7rvhz',37,0,'creates a plan',0),
('mffwapx7rvhz',38,0,'freezes Crossway Seraph',0),
('mffwapx7rvhz',39,0,'renews the plan',0),
('mffwapx7rvhz',40,0,'freezes a card in p1''s smash',0),
('mffwapx7rvhz',41,0,'plays First Landing',0),
('mffwapx7rvhz',42,0,'chooses left base',0),
('mffwapx7rvhz',43,0,'freezes Raise the Lamps',0),
('mffwapx7rvhz',44,0,'renews the plan',0),
('mffwapx7rvhz',45,1,'charges Beacon Caller',0),
('mffwapx7rvhz',46,1,'plays Twin-Tongs Duellist',0),
('mffwapx7rvhz',47,1,'chooses right centre',0),
('mffwapx7rvhz',48,1,'freezes Flare Bolt',0),
('mffwapx7rvhz',49,1,'moves Ember Page',0),
('mffwapx7rvhz',50,1,'chooses left enemy',0),
('mffwapx7rvhz',51,1,'freezes Flue Sniper',0),
('mffwapx7rvhz',52,1,'creates a plan',0),
('mffwapx7rvhz',53,0,'passes',0),
('mffwapx7rvhz',54,0,'creates a plan',0),
('mffwapx7rvhz',55,0,'freezes Stand Fast',0),
('mffwapx7rvhz',56,0,'plays Peace of Landings',0),
('mffwapx7rvhz',57,0,'chooses enemy area',0),
('mffwapx7rvhz',58,0,'freezes Crossway Seraph',0),
('mffwapx7rvhz',59,0,'renews the plan',0),
('mffwapx7rvhz',60,0,'freezes Raise the Lamps',0),
('mffwapx7rvhz',61,0,'passes',0),
('mffwapx7rvhz',62,1,'passes',0),
('mffwapx7rvhz',63,1,'creates a plan',0),
('mffwapx7rvhz',64,1,'freezes Flue Sniper',0),
('mffwapx7rvhz',65,1,'plays Stairway Brawler',0),
('mffwapx7rvhz',66,1,'chooses middle home',0),
('mffwapx7rvhz',67,1,'freezes Straight Lance',0),
('mffwapx7rvhz',68,1,'freezes Slag Colossus',0),
('mffwapx7rvhz',69,1,'passes',0),
('mffwapx7rvhz',70,0,'charges Second Landing',0),
('mkwayuve8zhx',0,0,'keeps the hand',0),
('mkwayuve8zhx',1,1,'keeps the hand',0),
('mkwayuve8zhx',2,1,'makes aether with Coin',0),
('mkwayuve8zhx',3,0,'calls Toll the Green Bell face down',0),
('mkwayuve8zhx',4,0,'passes',1),
('mkwayuve8zhx',5,0,'makes aether with Toll the Green Bell',0),
('mkwayuve8zhx',6,1,'calls nothing',0),
('mkwayuve8zhx',7,0,'passes',1),
('mkwayuve8zhx',8,0,'passes',1),
('mkwayuve8zhx',9,0,'calls Fern Ledger Lv1 face down',0),
('mkwayuve8zhx',10,0,'passes',1),
('mkwayuve8zhx',11,0,'makes aether with Fern Ledger Lv1',0),
('mkwayuve8zhx',12,0,'makes aether with Toll the Green Bell',0),
('mkwayuve8zhx',13,1,'calls Cinder Wick Lv1 face down',0),
('mkwayuve8zhx',14,1,'passes',0),
('mkwayuve8zhx',15,1,'makes aether with Cinder Wick Lv1',0),
('mkwayuve8zhx',16,0,'passes',1),
('mkwayuve8zhx',17,0,'passes',1),
('mkwayuve8zhx',18,0,'calls Clover Brand Lv1',0),
('mkwayuve8zhx',19,0,'passes',1),
('mkwayuve8zhx',20,0,'makes aether with Clover Brand Lv1',0),
('mkwayuve8zhx',21,0,'plays Moss Crawler',0),
('mkwayuve8zhx',22,0,'makes aether with Fern Ledger Lv1',0),
('mkwayuve8zhx',23,0,'pays aether',0),
('mkwayuve8zhx',24,0,'passes',0),
('mkwayuve8zhx',25,0,'enters recovered',0),
('mkwayuve8zhx',26,0,'passes',0),
('mkwayuve8zhx',27,0,'passes',1),
('mkwayuve8zhx',28,0,'passes',1),
('mkwayuve8zhx',29,0,'attacks no more',0),
('mkwayuve8zhx',30,0,'passes',1),
('mkwayuve8zhx',31,0,'passes',1),
('mkwayuve8zhx',32,0,'passes',1),
('mkwayuve8zhx',33,1,'passes',0),
('mkwayuve8zhx',34,0,'passes',1),
('mkwayuve8zhx',35,1,'makes aether with Cinder Wick Lv1',0),
('mkwayuve8zhx',36,0,'passes',1),
('mkwayuve8zhx',37,1,'calls Slag Wyrm face down',0),
('mkwayuve8zhx',38,1,'passes',0),
('mkwayuve8zhx',39,0,'passes',1),
('mkwayuve8zhx',40,1,'makes aether with Slag Wyrm',0),
('mkwayuve8zhx',41,0,'passes',1),
('mkwayuve8zhx',42,0,'passes',1),
('mkwayuve8zhx',43,0,'passes',0),
('mkwayuve8zhx',44,0,'passes',1),
('mkwayuve8zhx',45,0,'passes',1),
('mkwayuve8zhx',46,0,'passes',1),
('mkwayuve8zhx',47,0,'passes',1),
('mkwayuve8zhx',48,0,'passes',1),
('mkwayuve8zhx',49,0,'calls nothing',0),
('mkwayuve8zhx',50,0,'passes',1),
('mkwayuve8zhx',51,0,'makes aether with Clover Brand Lv1',0),
('mkwayuve8zhx',52,0,'plays Proud Peacock',0),
('mkwayuve8zhx',53,0,'enters reversed',0),
('mkwayuve8zhx',54,0,'switches Moss Crawler',0),
('mkwayuve8zhx',55,1,'makes aether with Slag Wyrm',0),
('mkwayuve8zhx',56,1,'makes aether with Cinder Wick Lv1',0),
('mkwayuve8zhx',57,1,'calls Osk Bellows Lv1 face down',0),
('mkwayuve8zhx',58,1,'makes aether with Osk Bellows Lv1',0),
('mkwayuve8zhx',59,0,'passes',1),
('mkwayuve8zhx',60,0,'passes',1),
('mkwayuve8zhx',61,0,'levels up Toll the Green Bell to Fern Ledger Lv2',0),
('mkwayuve8zhx',62,0,'passes',1),
('mkwayuve8zhx',63,0,'makes aether with Clover Brand Lv1',0),
('mkwayuve8zhx',64,0,'plays Scarecrow Captain',0),
('mkwayuve8zhx',65,0,'enters recovered',0),
('mkwayuve8zhx',66,0,'switches Moss Crawler',0),
('mkwayuve8zhx',67,0,'switches Proud Peacock',0),
('mkwayuve8zhx',68,0,'attacks with Moss Crawler',0),
('mkwayuve8zhx',69,0,'corrupts orb 3',0),
('mkwayuve8zhx',70,0,'attacks with Scarecrow Captain',0),
('mkwayuve8zhx',71,0,'corrupts orb 1',0),
('mkwayuve8zhx',72,0,'attacks with Proud Peacock',0),
('mkwayuve8zhx',73,0,'corrupts orb 4',0),
('mkwayuve8zhx',74,1,'makes aether with Cinder Wick Lv1',0),
('mkwayuve8zhx',75,1,'passes',0),
('mkwayuve8zhx',76,1,'makes aether with Slag Wyrm',0),
('mkwayuve8zhx',77,1,'passes',0),
('mkwayuve8zhx',78,1,'calls nothing',0),
('mkwayuve8zhx',79,1,'makes aether with Osk Bellows Lv1',0),
('mkwayuve8zhx',80,0,'passes',1),
('mkwayuve8zhx',81,0,'passes',1),
('mkwayuve8zhx',82,0,'calls Tend the Rows face down',0),
('mkwayuve8zhx',83,0,'passes',1),
('mkwayuve8zhx',84,0,'makes aether with Fern Ledger Lv2',0),
('mt33kftpfman',0,0,'goes first',0),
('mt33kftpfman',1,0,'takes a new hand',0),
('mt33kftpfman',2,0,'puts Kilnborn Champion at the bottom',0),
('mt33kftpfman',3,0,'puts Osric of the Gate at the bottom',0),
('mt33kftpfman',4,0,'puts Gate Shield at the bottom',0),
('mt33kftpfman',5,0,'puts Wrath of the Kiln at the bottom',0),
('mt33kftpfman',6,1,'keeps the hand',0),
('mt33kftpfman',7,0,'plays Master of the Furnace',0),
('mt33kftpfman',8,0,'discards Harbor Sentinel for CP',0),
('mt33kftpfman',9,1,'passes',0),
('mt33kftpfman',10,0,'says no',0),
('mt33kftpfman',11,0,'plays Wall Veteran',0),
('mt33kftpfman',12,1,'summons Roadside Storm',0),
('mt33kftpfman',13,1,'discards Wren the Wanderer for CP',0),
('mt33kftpfman',14,1,'plays Kestrel Rider',0),
('mt33kftpfman',15,1,'discards Kite Maker for CP',0),
('mt33kftpfman',16,1,'uses ability 2 of Great Roc',0),
('mt33kftpfman',17,1,'chooses Wall Veteran',0),
('mt33kftpfman',18,1,'attacks with Kestrel Rider',0),
('mt33kftpfman',19,0,'plays Wall Veteran',0),
('mt33kftpfman',20,0,'discards Kiln Blade for CP',0),
('mt33kftpfman',21,1,'plays Feather Scout',0),
('mt33kftpfman',22,1,'attacks with no more',0),
('mt33kftpfman',23,0,'attacks with Wall Veteran',0),
('mt33kftpfman',24,1,'blocks with Kestrel Rider',0),
('mt33kftpfman',25,1,'uses Ledger Fling of Road Clerk',0),
('mt33kftpfman',26,1,'chooses Feather Scout',0),
('mt33kftpfman',27,1,'attacks with no more',0),
('mt33kftpfman',28,0,'plays Twin Bastion',0),
('mt33kftpfman',29,0,'discards Forge Sisters for CP',0),
('mt33kftpfman',30,0,'attacks with Wall Veteran',0),
('mt33kftpfman',31,1,'blocks with Feather Scout',0),
('mt33kftpfman',32,0,'plays Bellows Hand',0),
('mt33kftpfman',33,0,'discards Ember Cadet for CP',0),
('mt33kftpfman',34,0,'uses the Assist of Bellows Hand',0),
('mt33kftpfman',35,0,'chooses Twin Bastion',0),
('mt33kftpfman',36,0,'attacks with Wall Veteran',0),
('mt33kftpfman',37,1,'uses the EX Burst of Crosswind',0),
('mt33kftpfman',38,1,'uses Rising Spark of Wren the Wanderer',0),
('mt33kftpfman',39,1,'chooses Wall Veteran',0),
('mt33kftpfman',40,1,'plays Kestrel Rider',0),
('mt33kftpfman',41,1,'attacks with Kestrel Rider',0),
('mt33kftpfman',42,0,'blocks with Twin Bastion',0),
('mt33kftpfman',43,0,'plays Stone Warden Mara',0),
('mt33kftpfman',44,0,'attacks with Wall Veteran',0),
('mt33kftpfman',45,1,'does not use the EX Burst of Roadside Storm',0),
('mxbddtqgckga',0,0,'places First Flight',0),
('mxbddtqgckga',1,0,'places Long String Finals',0),
('mxbddtqgckga',2,1,'places Encore',0),
('mxbddtqgckga',3,1,'places Lamp Concert',0),
('mxbddtqgckga',4,1,'puts Silver Mouthpiece into the energy zone',0),
('mxbddtqgckga',5,1,'puts Rest and Repeat into the energy zone',0),
('mxbddtqgckga',6,0,'activates ability 1 of Kite School',0),
('mxbddtqgckga',7,0,'keeps Silk Spool',0),
('mxbddtqgckga',8,0,'charges no more',0),
('mxbddtqgckga',9,1,'plays Night Metronome',0),
('mxbddtqgckga',10,1,'chooses right side',0),
('mxbddtqgckga',11,1,'pays with Silver Mouthpiece #11',0),
('mxbddtqgckga',12,1,'activates ability 1 of Lamp Orchestra',0),
('mxbddtqgckga',13,1,'says yes',0),
('mxbddtqgckga',14,1,'chooses centre',0),
('mxbddtqgckga',15,1,'passes',0),
('mxbddtqgckga',16,1,'keeps Drum Marshal',0),
('mxbddtqgckga',17,1,'charges Brass Lamp',0),
('mxbddtqgckga',18,1,'charges Glass Harper',0),
('n35admnmhs06',0,0,'goes first',0),
('n35admnmhs06',1,0,'takes a new hand',0),
('n35admnmhs06',2,0,'puts Ember Scribe at the bottom',0),
('n35admnmhs06',3,0,'puts Ashwing Courier at the bottom',0),
('n35admnmhs06',4,0,'puts Wrath of the Kiln at the bottom',0),
('n35admnmhs06',5,0,'puts Furnace Apprentice at the bottom',0),
('n35admnmhs06',6,1,'keeps the hand',0),
('n35admnmhs06',7,0,'casts Ember of the Far Kiln',0),
('n35admnmhs06',8,0,'discards Harbor Sentinel for CP',0),
('n35admnmhs06',9,0,'discards Stoneskin Chorus for CP',0),
('n35admnmhs06',10,0,'discards Lamplight Keeper for CP',0),
('n35admnmhs06',11,1,'casts Stormkite Pair',0),
('n35admnmhs06',12,1,'discards Chain Bolt for CP',0),
('n35admnmhs06',13,1,'discards Mistral Standard for CP',0),
('n35admnmhs06',14,1,'casts Storm Lancer',0),
('n35admnmhs06',15,1,'attacks with Storm Lancer',0),
('n35admnmhs06',16,0,'blocks with Ember of the Far Kiln',0),
('n35admnmhs06',17,1,'attacks with Stormkite Pair',0),
('n35admnmhs06',18,0,'blocks with Ember of the Far Kiln',0),
('n35admnmhs06',19,0,'casts Salt Miner',0),
('n35admnmhs06',20,1,'passes',0),
('n35admnmhs06',21,1,'passes',0),
('n35admnmhs06',22,0,'casts Kiln Marshal',0),
('n35admnmhs06',23,0,'dulls Salt Miner for CP',0),
('n35admnmhs06',24,0,'discards Root Hermit for CP',0),
('n35admnmhs06',25,0,'discards Ashwing Courier for CP',0),
('n35admnmhs06',26,1,'passes',0),
('n35admnmhs06',27,1,'casts Coil Sentry',0),
('n35admnmhs06',28,1,'discards Storm Lancer for CP',0),
('n35admnmhs06',29,1,'warps Kite Beyond the Clouds',0),
('n35admnmhs06',30,1,'discards Tailor of Kites for CP',0),
('n35admnmhs06',31,0,'casts Lamplight Keeper',0),
('n35admnmhs06',32,0,'discards Harbor Sentinel for CP',0),
('n35admnmhs06',33,0,'uses ability 2 of Salt Miner',0),
('n35admnmhs06',34,0,'attacks with Kiln Marshal',0),
('n35admnmhs06',35,1,'passes',0),
('n35admnmhs06',36,1,'uses ability 1 of Coil Sentry',0),
('n35admnmhs06',37,1,'discards Rail Engineer for CP',0),
('n35admnmhs06',38,1,'passes',0),
('n35admnmhs06',39,1,'casts Tailor of Kites',0),
('n35admnmhs06',40,1,'says no',0),
('nbbvxwmnsdwv',0,1,'goes first',0),
('nbbvxwmnsdwv',1,1,'keeps the hand',0),
('nbbvxwmnsdwv',2,0,'takes a new hand',0),
('nbbvxwmnsdwv',3,0,'puts Old Breakwater at the bottom',0),
('nbgtsuf8qp9s',0,1,'exchanges cards',0),
('nbgtsuf8qp9s',1,0,'keeps the hand',0),
('nbgtsuf8qp9s',2,1,'puts Quick Match at the bottom',0),
('nbgtsuf8qp9s',3,1,'puts Furnace Cat at the bottom',0),
('nbgtsuf8qp9s',4,1,'puts Chimney Hawk at the bottom',0),
('nbgtsuf8qp9s',5,1,'puts Cinder Wick Lv1 at the bottom',0),
('nbgtsuf8qp9s',6,1,'puts no more at the bottom',0),
('nbgtsuf8qp9s',7,0,'passes',1),
('nbgtsuf8qp9s',8,0,'passes',1),
('nbgtsuf8qp9s',9,1,'calls Slag Wyrm face down',0),
('nbgtsuf8qp9s',10,1,'makes aether with Slag Wyrm',0),
('nbgtsuf8qp9s',11,0,'passes',1),
('nbgtsuf8qp9s',12,0,'passes',1),
('nbgtsuf8qp9s',13,0,'passes',1),
('nbgtsuf8qp9s',14,0,'passes',1),
('nbgtsuf8qp9s',15,0,'passes',1),
('nbgtsuf8qp9s',16,0,'passes',1),
('nbgtsuf8qp9s',17,0,'calls Clover Brand Lv1',0),
('nbgtsuf8qp9s',18,0,'passes',1),
('nbgtsuf8qp9s',19,0,'makes aether with Clover Brand Lv1',0),
('nbgtsuf8qp9s',20,0,'plays Hedge Boar',0),
('njpc8et9psub',0,0,'passes',0),
('njpc8et9psub',1,1,'charges Hollow Stag',0),
('njpc8et9psub',2,1,'creates a plan',0),
('njpc8et9psub',3,0,'charges Wick Squire',0),
('njpc8et9psub',4,0,'passes',0),
('njpc8et9psub',5,1,'passes',0),
('njpc8et9psub',6,1,'creates a plan',0),
('njpc8et9psub',7,0,'charges First Landing',0),
('njpc8et9psub',8,0,'creates a plan',0),
('njpc8et9psub',9,0,'freezes Wick Squire',0),
('njpc8et9psub',10,0,'renews the plan',0),
('njpc8et9psub',11,1,'charges Clear the Steps',0),
('njpc8et9psub',12,1,'plays First Landing',0),
('njpc8et9psub',13,1,'chooses middle base',0),
('njpc8et9psub',14,0,'charges Root Sprout',0),
('njpc8et9psub',15,0,'plays Hollow Stag',0),
('njpc8et9psub',16,0,'chooses right centre',0),
('njpc8et9psub',17,0,'freezes Wick Squire',0),
('njpc8et9psub',18,0,'passes',0),
('njpc8et9psub',19,1,'charges Burrow Twins',0),
('njpc8et9psub',20,1,'creates a plan',0),
('njpc8et9psub',21,1,'freezes Clear the Steps',0),
('njpc8et9psub',22,1,'passes',0),
('njpc8et9psub',23,0,'charges Banner of Landings',0),
('njpc8et9psub',24,0,'plays Burrow Twins',0),
('njpc8et9psub',25,0,'chooses right home',0),
('njpc8et9psub',26,0,'freezes Root Sprout',0),
('njpc8et9psub',27,0,'creates a plan',0),
('njpc8et9psub',28,0,'freezes First Landing',0),
('njpc8et9psub',29,0,'passes',0),
('njpc8et9psub',30,1,'charges Stand Fast',0),
('njpc8et9psub',31,1,'plays Wick Squire',0),
('njpc8et9psub',32,1,'chooses left home',0),
('njpc8et9psub',33,1,'freezes Stand Fast',0),
('njpc8et9psub',34,1,'passes',0),
('njpc8et9psub',35,1,'passes',0),
('njpc8et9psub',36,0,'charges Hollow Stag',0),
('njpc8et9psub',37,0,'creates a plan',0),
('njpc8et9psub',38,0,'freezes Root Sprout',0),
('njpc8et9psub',39,1,'plays Peace of Landings',0),
('njpc8et9psub',40,1,'chooses enemy area',0),
('njpc8et9psub',41,1,'freezes Clear the Steps',0),
('njpc8et9psub',42,0,'passes',0),
('njpc8et9psub',43,1,'charges Lamp Sergeant',0),
('njpc8et9psub',44,1,'passes',0),
('njpc8et9psub',45,0,'passes',0),
('njpc8et9psub',46,0,'plays Sapling Keeper',0),
('njpc8et9psub',47,0,'chooses middle home',0),
('njpc8et9psub',48,0,'freezes Banner of Landings',0),
('njpc8et9psub',49,0,'moves Burrow Twins',0),
('njpc8et9psub',50,0,'freezes Root Sprout',0),
('njpc8et9psub',51,0,'creates a plan',0),
('njpc8et9psub',52,0,'freezes Second Landing',0),
('njpc8et9psub',53,0,'moves Burrow Twins',0),
('njpc8et9psub',54,0,'chooses right home',0),
('njpc8et9psub',55,0,'freezes Wick Squire',0),
('njpc8et9psub',56,0,'renews the plan',0),
('njpc8et9psub',57,1,'charges Deeproot Titan',0),
('njpc8et9psub',58,1,'passes',0),
('njpc8et9psub',59,0,'charges Earthward Gate',0),
('njpc8et9psub',60,0,'moves Burrow Twins',0),
('njpc8et9psub',61,0,'freezes Hollow Stag #25',0),
('nn66sqn6c0wn',0,1,'goes first',0),
('nn66sqn6c0wn',1,1,'takes a new hand',0),
('nn66sqn6c0wn',2,1,'puts Copper Squire at the bottom',0),
('nn66sqn6c0wn',3,1,'puts Rail Engineer at the bottom',0),
('nn66sqn6c0wn',4,1,'puts Storm Lancer at the bottom',0),
('nn66sqn6c0wn',5,0,'takes a new hand',0),
('nn66sqn6c0wn',6,0,'puts Cinder Duelist at the bottom',0),
('nn66sqn6c0wn',7,0,'puts Ashwing Courier at the bottom',0),
('nn66sqn6c0wn',8,0,'puts Kiln Marshal at the bottom',0),
('nn66sqn6c0wn',9,0,'puts Harbor Sentinel at the bottom',0),
('nn66sqn6c0wn',10,1,'passes',0),
('nn66sqn6c0wn',11,1,'casts Coil Sentry',0),
('nn66sqn6c0wn',12,1,'discards Stormkite Pair for Lightning CP',0),
('nn66sqn6c0wn',13,1,'casts Battery Imp',0),
('nn66sqn6c0wn',14,0,'casts Saltforge Twins',0),
('nn66sqn6c0wn',15,0,'discards Root Hermit for CP',0),
('nn66sqn6c0wn',16,0,'casts Tidewall Captain',0),
('nn66sqn6c0wn',17,0,'discards Harbor Sentinel for CP',0),
('nn66sqn6c0wn',18,1,'passes',0),
('nn66sqn6c0wn',19,1,'passes',0),
('nn66sqn6c0wn',20,1,'casts Updraft',0),
('nn66sqn6c0wn',21,1,'chooses Saltforge Twins',0),
('nn66sqn6c0wn',22,1,'passes',0),
('nn66sqn6c0wn',23,1,'uses ability 1 of Coil Sentry',0),
('nn66sqn6c0wn',24,1,'chooses Tidewall Captain',0),
('nn66sqn6c0wn',25,1,'discards Spark Tinker for CP',0),
('nn66sqn6c0wn',26,0,'passes',0),
('nn66sqn6c0wn',27,0,'attacks with Tidewall Captain',0),
('nn66sqn6c0wn',28,1,'uses the EX Burst of Chain Bolt',0),
('nn66sqn6c0wn',29,1,'chooses Saltforge Twins',0),
('nn66sqn6c0wn',30,1,'chooses Tidewall Captain',0),
('nn66sqn6c0wn',31,0,'attacks with no more',0),
('nn66sqn6c0wn',32,0,'casts Furnace Apprentice',0),
('nn66sqn6c0wn',33,1,'casts Kite Beyond the Clouds',0),
('nn66sqn6c0wn',34,1,'attacks with Kite Beyond the Clouds',0),
('nn66sqn6c0wn',35,0,'does not block',0),
('nn66sqn6c0wn',36,0,'casts Harbor Sentinel',0),
('nn66sqn6c0wn',37,0,'dulls Furnace Apprentice for CP',0),
('nn66sqn6c0wn',38,0,'attacks with no more',0),
('nn66sqn6c0wn',39,1,'casts Chain Bolt',0),
('nn66sqn6c0wn',40,1,'chooses Harbor Sentinel',0),
('nn66sqn6c0wn',41,1,'attacks with no more',0),
('nn66sqn6c0wn',42,0,'casts Wrath of the Kiln',0),
('nn66sqn6c0wn',43,0,'chooses Tidewall Captain',0),
('nn66sqn6c0wn',44,0,'discards Lamplight Keeper for CP',0),
('nn66sqn6c0wn',45,0,'uses ability 1 of Furnace Apprentice',0),
('nn66sqn6c0wn',46,0,'chooses Saltforge Twins',0),
('nn66sqn6c0wn',47,0,'attacks with no more',0),
('nn66sqn6c0wn',48,1,'casts Arc Duelist',0),
('nn66sqn6c0wn',49,1,'attacks with Kite Beyond the Clouds',0),
('nn66sqn6c0wn',50,0,'does not block',0),
('nn66sqn6c0wn',51,1,'attacks with no more',0),
('nn66sqn6c0wn',52,0,'casts Slagheart',0),
('nn66sqn6c0wn',53,0,'attacks with Saltforge Twins',0),
('nn66sqn6c0wn',54,0,'attacks with Tidewall Captain',0),
('nn66sqn6c0wn',55,0,'attacks with Harbor Sentinel',0),
('nn66sqn6c0wn',56,0,'stacks the ability of Tidewall Captain',0),
('nn66sqn6c0wn',57,1,'does not block',0),
('nn66sqn6c0wn',58,1,'passes',0),
('nn66sqn6c0wn',59,1,'uses ability 1 of Coil Sentry',0),
('nn66sqn6c0wn',60,1,'chooses Tidewall Captain',0),
('nn66sqn6c0wn',61,1,'attacks with Arc Duelist',0),
('nn66sqn6c0wn',62,0,'blocks with Harbor Sentinel',0),
('nn66sqn6c0wn',63,1,'attacks with Kite Beyond the Clouds',0),
('nn66sqn6c0wn',64,0,'does not block',0),
('nn66sqn6c0wn',65,0,'passes',0),
('nn66sqn6c0wn',66,0,'attacks with Tidewall Captain',0),
('nn66sqn6c0wn',67,0,'attacks with no more',0),
('nn66sqn6c0wn',68,1,'does not use the EX Burst of Weathercock Priest',0),
('nn66sqn6c0wn',69,0,'attacks with Saltforge Twins',0),
('nn66sqn6c0wn',70,0,'attacks with no more',0),
('nn66sqn6c0wn',71,0,'attacks with no more',0),
('nn66sqn6c0wn',72,0,'passes',0),
('nn66sqn6c0wn',73,1,'casts Kite Rider',0),
('nn66sqn6c0wn',74,1,'discards Forked Verdict for CP',0),
('nn66sqn6c0wn',75,1,'attacks with no more',0),
('npjwuabu8hmn',0,1,'goes second',0),
('npjwuabu8hmn',1,0,'takes a new hand',0),
('npjwuabu8hmn',2,0,'puts Coalback Drake at the bottom',0),
('npjwuabu8hmn',3,0,'puts Saltforge Twins at the bottom',0),
('npjwuabu8hmn',4,0,'puts Gate Warden at the bottom',0),
('npjwuabu8hmn',5,0,'puts Harbor Sentinel at the bottom',0),
('npjwuabu8hmn',6,1,'keeps the hand',0),
('npjwuabu8hmn',7,0,'casts Brannoch of the Pyre',0),
('npjwuabu8hmn',8,0,'discards Lamplight Keeper for CP',0),
('npjwuabu8hmn',9,0,'discards Wrath of the Kiln for CP',0),
('npjwuabu8hmn',10,0,'discards Pyre Dancer for CP',0),
('npjwuabu8hmn',11,1,'casts Pillar Tortoise',0),
('npjwuabu8hmn',12,1,'discards Salt Miner for CP',0),
('npjwuabu8hmn',13,1,'discards Brine Knight for CP',0),
('npjwuabu8hmn',14,1,'casts Tide Ledger',0),
('npjwuabu8hmn',15,1,'discards Deep Tithe for CP',0),
('npjwuabu8hmn',16,1,'uses ability 2 of Pillar Tortoise',0),
('npjwuabu8hmn',17,0,'casts Cinder Oracle',0),
('npjwuabu8hmn',18,0,'discards Ashwing Courier for CP',0),
('npjwuabu8hmn',19,0,'discards Lamplight Keeper for CP',0),
('npjwuabu8hmn',20,0,'attacks with no more',0),
('npjwuabu8hmn',21,1,'passes',0),
('npjwuabu8hmn',22,1,'uses ability 2 of Pillar Tortoise',0),
('npjwuabu8hmn',23,1,'discards Ledger Colossus for CP',0),
('npjwuabu8hmn',24,1,'attacks with Pillar Tortoise',0),
('npjwuabu8hmn',25,0,'blocks with Brannoch of the Pyre',0),
('npjwuabu8hmn',26,0,'passes',0),
('npjwuabu8hmn',27,0,'attacks with no more',0),
('npjwuabu8hmn',28,0,'casts Wharf Mason',0),
('npjwuabu8hmn',29,0,'discards Saltforge Twins for Earth CP',0),
('npjwuabu8hmn',30,1,'passes',0),
('npjwuabu8hmn',31,1,'casts Lantern Mermaid',0),
('npjwuabu8hmn',32,1,'discards Deep Tithe for CP',0),
('npjwuabu8hmn',33,0,'casts Torchlit Vow',0),
('npjwuabu8hmn',34,0,'discards Pyre Dancer for CP',0),
('npjwuabu8hmn',35,0,'passes',0),
('npjwuabu8hmn',36,0,'uses ability 1 of Wharf Mason',0),
('npjwuabu8hmn',37,0,'chooses Brannoch of the Pyre',0),
('npjwuabu8hmn',38,0,'discards Stoneskin Chorus for CP',0),
('npjwuabu8hmn',39,0,'uses ability 1 of Cinder Oracle',0),
('npjwuabu8hmn',40,0,'says 1',0),
('npjwuabu8hmn',41,0,'attacks with no more',0),
('npjwuabu8hmn',42,1,'passes',0),
('npjwuabu8hmn',43,1,'attacks with no more',0),
('npjwuabu8hmn',44,1,'passes',0),
('npjwuabu8hmn',45,0,'casts Ember Scribe',0),
('npjwuabu8hmn',46,0,'dulls Wharf Mason for CP',0),
('npjwuabu8hmn',47,0,'passes',0),
('nugt946rsg6x',0,1,'goes first',0),
('nugt946rsg6x',1,1,'takes a new hand',0),
('nugt946rsg6x',2,1,'puts Ember Cadet at the bottom',0),
('nugt946rsg6x',3,1,'puts Shield Wall at the bottom',0),
('nugt946rsg6x',4,1,'puts Tallow Clerk at the bottom',0),
('nugt946rsg6x',5,1,'puts Kiln Blade at the bottom',0),
('nugt946rsg6x',6,0,'takes a new hand',0),
('nugt946rsg6x',7,0,'puts Kiln Blade at the bottom',0),
('nugt946rsg6x',8,0,'puts Innkeeper of Crossways at the bottom',0),
('nugt946rsg6x',9,0,'puts Cinder Drummer at the bottom',0),
('p27b8r4xy30j',0,0,'places Lantern Race',0),
('p27b8r4xy30j',1,0,'places Dawn Regatta',0),
('p27b8r4xy30j',2,1,'places Lantern Race',0),
('p27b8r4xy30j',3,1,'places Dawn Regatta',0),
('p27b8r4xy30j',4,1,'puts Ferry Captain into the energy zone',0),
('p27b8r4xy30j',5,0,'activates ability 1 of Tidewatch Club #1',0),
('p27b8r4xy30j',6,0,'says no',0),
('p27b8r4xy30j',7,0,'passes',0),
('p27b8r4xy30j',8,0,'keeps Diving Bell',0),
('p27b8r4xy30j',9,0,'charges Undertow Cat',0),
('p27b8r4xy30j',10,0,'charges Ferry Captain',0),
('p27b8r4xy30j',11,0,'charges Buoy Keeper',0),
('p27b8r4xy30j',12,1,'plays Buoy Keeper',0),
('p27b8r4xy30j',13,1,'chooses left side',0),
('p27b8r4xy30j',14,1,'pays with Sounding Line',0),
('p27b8r4xy30j',15,1,'pays with Ferry Captain #11',0),
('p27b8r4xy30j',16,1,'passes',0),
('p27b8r4xy30j',17,1,'keeps Night Watch',0),
('p27b8r4xy30j',18,1,'charges Pearl Diver',0),
('p27b8r4xy30j',19,1,'charges Buoy Keeper',0),
('p27b8r4xy30j',20,0,'plays Oar Twins',0),
('p27b8r4xy30j',21,0,'chooses right side',0),
('p27b8r4xy30j',22,0,'pays with Sudden Squall',0),
('p27b8r4xy30j',23,0,'pays with Buoy Keeper #13',0),
('p27b8r4xy30j',24,0,'plays Diving Bell from the keep zone',0),
('p27b8r4xy30j',25,0,'pays with Ferry Captain',0),
('p27b8r4xy30j',26,0,'attacks with Oar Twins',0),
('p27b8r4xy30j',27,1,'activates ability 1 of Tidewatch Club #2',0),
('p27b8r4xy30j',28,1,'says yes',0),
('p27b8r4xy30j',29,1,'chooses centre',0),
('p27b8r4xy30j',30,0,'plays Harpoon Sister',0),
('p27b8r4xy30j',31,0,'plays Good Boots',0),
('p27b8r4xy30j',32,0,'activates ability 1 of Tidewatch Club #1',0),
('p27b8r4xy30j',33,0,'says no',0),
('p27b8r4xy30j',34,0,'plays Old Salt Marrow',0),
('p27b8r4xy30j',35,0,'attacks with Old Salt Marrow',0),
('p27b8r4xy30j',36,1,'slides Harpoon Sister',0),
('p27b8r4xy30j',37,1,'chooses right side',0),
('p27b8r4xy30j',38,1,'chooses Oar Twins',0),
('p27b8r4xy30j',39,1,'chooses Ferry Captain',0),
('p27b8r4xy30j',40,0,'chooses centre',0),
('p27b8r4xy30j',41,0,'attacks with Undertow Cat',0),
('p27b8r4xy30j',42,1,'passes',0),
('p27b8r4xy30j',43,0,'puts Sounding Line into the energy zone',0),
('p27b8r4xy30j',44,0,'passes',0),
('p27b8r4xy30j',45,0,'keeps no card',0),
('p27b8r4xy30j',46,0,'charges no more',0),
('p27b8r4xy30j',47,1,'plays Old Salt Marrow',0),
('p27b8r4xy30j',48,1,'chooses right side',0),
('p27b8r4xy30j',49,1,'pays with Slipway Kid #12',0),
('p27b8r4xy30j',50,1,'pays with Pearl Diver',0),
('p27b8r4xy30j',51,1,'pays with Slipway Kid #38',0),
('p27b8r4xy30j',52,1,'activates ability 1 of Tidewatch Club #2',0),
('p27b8r4xy30j',53,1,'says yes',0),
('p27b8r4xy30j',54,1,'chooses left side',0),
('p27b8r4xy30j',55,1,'plays Pier Sweeper',0),
('p27b8r4xy30j',56,1,'chooses centre',0),
('p27b8r4xy30j',57,1,'attacks with Ferry Captain',0),
('p27b8r4xy30j',58,0,'passes',0),
('p27b8r4xy30j',59,1,'passes',0),
('p27b8r4xy30j',60,1,'keeps Undertow Cat',0),
('p27b8r4xy30j',61,1,'charges Undertow Cat',0),
('p27b8r4xy30j',62,1,'charges Undertow Cat',0),
('p27b8r4xy30j',63,0,'passes',0),
('p27b8r4xy30j',64,0,'keeps Rope Dancer',0),
('p3mzhsqnrp54',0,0,'places Dawn Regatta',0),
('p3mzhsqnrp54',1,0,'places Lantern Race',0),
('p3mzhsqnrp54',2,1,'places Dawn Regatta',0),
('p3mzhsqnrp54',3,1,'places Lantern Race',0),
('p3mzhsqnrp54',4,1,'puts Buoy Keeper into the energy zone',0),
('pcgveau5grng',0,0,'places Opening Night',0),
('pcgveau5grng',1,0,'places Smoke and Sparks',0),
('pcgveau5grng',2,1,'places Lamp Concert',0),
('pcgveau5grng',3,1,'places Encore',0),
('pcgveau5grng',4,1,'puts Conductor''s Ribbon into the energy zone',0),
('pcgveau5grng',5,1,'puts Triangle Pupil into the energy zone',0),
('pcgveau5grng',6,0,'activates ability 1 of Ember Row Stalls',0),
('pcgveau5grng',7,0,'plays Charcoal Boy',0),
('pcgveau5grng',8,0,'chooses left side',0),
('pcgveau5grng',9,0,'pays with Crab Vendor',0),
('pcgveau5grng',10,0,'keeps Kiln Burst',0),
('pcgveau5grng',11,0,'charges Two for One',0),
('pcgveau5grng',12,0,'charges Fire Eater',0),
('pcgveau5grng',13,1,'plays Conductor''s Ribbon',0),
('pcgveau5grng',14,1,'chooses centre',0),
('pcgveau5grng',15,1,'pays with Rest and Repeat',0),
('pcgveau5grng',16,1,'chooses Fiddle Rover',0),
('pcgveau5grng',17,1,'activates ability 1 of Lamp Orchestra',0),
('pcgveau5grng',18,1,'says yes',0),
('pcgveau5grng',19,1,'chooses right side',0),
('pcgveau5grng',20,1,'plays Silver Mouthpiece',0),
('pcgveau5grng',21,1,'chooses centre',0),
('pcgveau5grng',22,1,'pays with Echo Moth',0),
('pcgveau5grng',23,1,'plays Brass Lamp',0),
('pcgveau5grng',24,1,'chooses centre',0),
('pcgveau5grng',25,1,'attacks with Fiddle Rover',0),
('pcgveau5grng',26,0,'slides Charcoal Boy',0),
('pcgveau5grng',27,0,'chooses Ember Potter',0),
('pcgveau5grng',28,0,'chooses Crab Vendor',0),
('ptzp6a6xubk4',0,0,'keeps the hand',0),
('ptzp6a6xubk4',1,1,'keeps the hand',0),
('ptzp6a6xubk4',2,1,'passes',0),
('ptzp6a6xubk4',3,1,'makes aether with Coin',0),
('ptzp6a6xubk4',4,0,'calls nothing',0),
('ptzp6a6xubk4',5,1,'calls Fern Ledger Lv1 face down',0),
('ptzp6a6xubk4',6,1,'makes aether with Fern Ledger Lv1',0),
('ptzp6a6xubk4',7,0,'calls Fern Ledger Lv1',0),
('ptzp6a6xubk4',8,0,'passes',1),
('ptzp6a6xubk4',9,0,'makes aether with Fern Ledger Lv1',0),
('ptzp6a6xubk4',10,0,'passes',0),
('ptzp6a6xubk4',11,1,'makes aether with Fern Ledger Lv1 #5',0),
('ptzp6a6xubk4',12,1,'levels up Fern Ledger Lv1 #5 to Fern Ledger Lv2',0),
('ptzp6a6xubk4',13,0,'passes',1),
('ptzp6a6xubk4',14,0,'passes',1),
('ptzp6a6xubk4',15,0,'calls Bramble Host face down',0),
('ptzp6a6xubk4',16,0,'passes',1),
('ptzp6a6xubk4',17,0,'plays Seedling',0),
('ptzp6a6xubk4',18,0,'pays Silva aether',0),
('ptzp6a6xubk4',19,0,'makes aether with Bramble Host',0),
('ptzp6a6xubk4',20,0,'enters recovered',0),
('ptzp6a6xubk4',21,0,'attacks with Seedling',0),
('ptzp6a6xubk4',22,0,'corrupts orb 1',0),
('ptzp6a6xubk4',23,1,'applies Scarecrow Captain',0),
('ptzp6a6xubk4',24,1,'enters recovered',0),
('ptzp6a6xubk4',25,1,'uses ability 1 of Fern Ledger Lv2',0),
('ptzp6a6xubk4',26,1,'calls Grafting face down',0),
('ptzp6a6xubk4',27,1,'makes aether with Grafting',0),
('ptzp6a6xubk4',28,1,'passes',0),
('ptzp6a6xubk4',29,1,'attacks no more',0),
('ptzp6a6xubk4',30,0,'passes',1),
('ptzp6a6xubk4',31,0,'passes',1),
('ptzp6a6xubk4',32,0,'calls Root Whisper Lv1 face down',0),
('ptzp6a6xubk4',33,0,'passes',1),
('ptzp6a6xubk4',34,0,'uses ability 1 of Fern Ledger Lv1',0),
('ptzp6a6xubk4',35,0,'makes aether with Bramble Host',0),
('ptzp6a6xubk4',36,0,'passes',0),
('q0vhg72wt683',0,0,'keeps the hand',0),
('q0vhg72wt683',1,1,'keeps the hand',0),
('q0vhg72wt683',2,1,'passes',0),
('q0vhg72wt683',3,1,'passes',0),
('q0vhg72wt683',4,0,'calls Puddle Newt face down',0),
('q0vhg72wt683',5,0,'passes',1),
('q0vhg72wt683',6,1,'passes',0),
('q0vhg72wt683',7,0,'passes',0),
('q0vhg72wt683',8,1,'passes',0),
('q0vhg72wt683',9,0,'passes',1),
('q0vhg72wt683',10,1,'passes',0),
('q0vhg72wt683',11,0,'passes',1),
('q0vhg72wt683',12,1,'makes aether with Coin',0),
('q0vhg72wt683',13,0,'passes',1),
('q0vhg72wt683',14,0,'passes',1),
('q0vhg72wt683',15,0,'passes',1),
('q0vhg72wt683',16,1,'calls Firedamp face down',0),
('q0vhg72wt683',17,1,'makes aether with Firedamp',0),
('q0vhg72wt683',18,0,'passes',1),
('q0vhg72wt683',19,0,'passes',1),
('q0vhg72wt683',20,0,'passes',1),
('q0vhg72wt683',21,0,'makes aether with Puddle Newt',0),
('q0vhg72wt683',22,0,'passes',1),
('q0vhg72wt683',23,0,'passes',1),
('q0vhg72wt683',24,0,'calls Moon Otter face down',0),
('q0vhg72wt683',25,0,'passes',1),
('r3e4zk3mfey2',0,0,'passes',0),
('r3e4zk3mfey2',1,1,'charges Blot the Line',0),
('r3e4zk3mfey2',2,1,'plays Marginal Imp',0),
('r3e4zk3mfey2',3,1,'chooses right centre',0),
('r3e4zk3mfey2',4,0,'passes',0),
('r3e4zk3mfey2',5,1,'passes',0),
('r3e4zk3mfey2',6,1,'creates a plan',0),
('r3e4zk3mfey2',7,0,'charges Raise the Lamps',0),
('r3e4zk3mfey2',8,0,'creates a plan',0),
('r3e4zk3mfey2',9,1,'charges Undertow Wraith',0),
('r3e4zk3mfey2',10,1,'passes',0),
('r3e4zk3mfey2',11,0,'charges Hollow Stag',0),
('r3e4zk3mfey2',12,0,'plays Lamp Sergeant',0),
('r3e4zk3mfey2',13,0,'chooses middle centre',0),
('r3e4zk3mfey2',14,1,'passes',0),
('r3e4zk3mfey2',15,1,'plays Tide Surveyor',0),
('r3e4zk3mfey2',16,1,'chooses right centre',0),
('r3e4zk3mfey2',17,0,'passes',0),
('r3e4zk3mfey2',18,0,'plays Sapling Keeper',0),
('r3e4zk3mfey2',19,0,'chooses left home',0),
('r3e4zk3mfey2',20,0,'creates a plan',0),
('r3e4zk3mfey2',21,1,'charges Midnight Interloper',0),
('r3e4zk3mfey2',22,1,'plays Moth Warden',0),
('r3e4zk3mfey2',23,1,'chooses right centre',0),
('r3e4zk3mfey2',24,1,'freezes Blot the Line',0),
('r3e4zk3mfey2',25,1,'freezes Undertow Wraith',0),
('r3e4zk3mfey2',26,1,'plays Hushed Clerk',0),
('r3e4zk3mfey2',27,1,'chooses middle centre',0),
('r3e4zk3mfey2',28,0,'charges Landing Guard',0),
('r3e4zk3mfey2',29,0,'creates a plan',0),
('r3e4zk3mfey2',30,0,'freezes Raise the Lamps',0),
('r3e4zk3mfey2',31,0,'moves Sapling Keeper',0),
('r3e4zk3mfey2',32,0,'chooses left centre',0),
('r3e4zk3mfey2',33,0,'freezes Hollow Stag',0),
('r3e4zk3mfey2',34,0,'plays Beacon Caller',0),
('r3e4zk3mfey2',35,0,'chooses left home',0),
('r3e4zk3mfey2',36,0,'smashes with Sapling Keeper',0),
('r3e4zk3mfey2',37,1,'charges Crypt Caller',0),
('r3e4zk3mfey2',38,1,'plays Needle Matron',0),
('r3e4zk3mfey2',39,1,'chooses middle home',0),
('r3e4zk3mfey2',40,1,'freezes Crypt Caller',0),
('r3e4zk3mfey2',41,1,'plays Return to Harbour',0),
('r3e4zk3mfey2',42,1,'chooses Sapling Keeper',0),
('r3e4zk3mfey2',43,1,'creates a plan',0),
('r3e4zk3mfey2',44,1,'freezes Undertow Wraith',0),
('r3e4zk3mfey2',45,1,'passes',0),
('r3e4zk3mfey2',46,0,'charges Wedge Captain',0),
('r3e4zk3mfey2',47,0,'plays Landing Guard',0),
('rjvrzvn6y2d7',0,0,'places Grand Clearance',0),
('rjvrzvn6y2d7',1,0,'places Opening Night',0),
('rjvrzvn6y2d7',2,1,'places Lamp Concert',0),
('rjvrzvn6y2d7',3,1,'places Encore',0),
('rjvrzvn6y2d7',4,0,'puts After-Hours Feast into the energy zone',0),
('rjvrzvn6y2d7',5,0,'puts Stall Guard into the energy zone',0),
('rjvrzvn6y2d7',6,1,'passes',0),
('rjvrzvn6y2d7',7,1,'keeps Rest and Repeat',0),
('rjvrzvn6y2d7',8,1,'charges no more',0),
('rjvrzvn6y2d7',9,0,'plays Fire Eater',0),
('rjvrzvn6y2d7',10,0,'chooses left side',0),
('rjvrzvn6y2d7',11,0,'pays with Skewer Thief',0),
('rjvrzvn6y2d7',12,0,'plays Change of Wind',0),
('rjvrzvn6y2d7',13,0,'selects mode 1',0),
('rjvrzvn6y2d7',14,0,'activates ability 1 of Ember Row Stalls',0),
('rjvrzvn6y2d7',15,0,'passes',0),
('rjvrzvn6y2d7',16,0,'keeps Fired Mask',0),
('rjvrzvn6y2d7',17,0,'charges Kiln Burst',0),
('rxym2abvx7md',0,1,'exchanges cards',0),
('rxym2abvx7md',1,0,'exchanges cards',0),
('rxym2abvx7md',2,1,'puts Grafting at the bottom',0),
('rxym2abvx7md',3,1,'puts Fern Ledger Lv2 at the bottom',0),
('rxym2abvx7md',4,1,'puts no more at the bottom',0),
('rxym2abvx7md',5,0,'puts no more at the bottom',0),
('rxym2abvx7md',6,0,'passes',1),
('rxym2abvx7md',7,0,'passes',1),
('rxym2abvx7md',8,1,'calls Bramble Host face down',0),
('rxym2abvx7md',9,1,'makes aether with Bramble Host',0),
('rxym2abvx7md',10,0,'passes',1),
('rxym2abvx7md',11,0,'passes',1),
('rxym2abvx7md',12,0,'passes',1),
('rxym2abvx7md',13,0,'passes',1),
('rxym2abvx7md',14,0,'passes',1),
('rxym2abvx7md',15,0,'passes',1),
('rxym2abvx7md',16,0,'calls Linen Hush Lv2 face down',0),
('rxym2abvx7md',17,0,'passes',1),
('rxym2abvx7md',18,0,'passes',0),
('rxym2abvx7md',19,0,'passes',1),
('rxym2abvx7md',20,0,'passes',1),
('rxym2abvx7md',21,0,'passes',1),
('rxym2abvx7md',22,0,'passes',1),
('rxym2abvx7md',23,0,'passes',1),
('rxym2abvx7md',24,1,'makes aether with Bramble Host',0),
('rxym2abvx7md',25,0,'passes',1),
('rxym2abvx7md',26,0,'passes',1),
('rxym2abvx7md',27,1,'calls Tend the Rows face down',0),
('rxym2abvx7md',28,1,'makes aether with Tend the Rows',0),
('rxym2abvx7md',29,0,'passes',1),
('rxym2abvx7md',30,0,'passes',1),
('rxym2abvx7md',31,0,'passes',1),
('rxym2abvx7md',32,0,'makes aether with Linen Hush Lv2',0),
('rxym2abvx7md',33,0,'makes aether with Coin',0),
('rxym2abvx7md',34,0,'passes',1),
('rxym2abvx7md',35,0,'passes',1),
('rxym2abvx7md',36,0,'calls Lost and Found face down',0),
('rxym2abvx7md',37,0,'passes',1),
('rxym2abvx7md',38,0,'makes aether with Lost and Found',0),
('rxym2abvx7md',39,0,'passes',0),
('rxym2abvx7md',40,0,'passes',1),
('rxym2abvx7md',41,0,'passes',1),
('rxym2abvx7md',42,0,'passes',1),
('rxym2abvx7md',43,0,'passes',1),
('rxym2abvx7md',44,0,'passes',1),
('rxym2abvx7md',45,1,'makes aether with Bramble Host',0),
('rxym2abvx7md',46,1,'passes',0),
('rxym2abvx7md',47,0,'passes',1),
('rxym2abvx7md',48,1,'passes',0),
('rxym2abvx7md',49,0,'passes',1),
('rxym2abvx7md',50,1,'calls Tend the Rows face down',0),
('rxym2abvx7md',51,1,'makes aether with Tend the Rows #9',0),
('rxym2abvx7md',52,1,'passes',0),
('rxym2abvx7md',53,0,'passes',1),
('rxym2abvx7md',54,1,'passes',0),
('rxym2abvx7md',55,0,'passes',1),
('rxym2abvx7md',56,1,'passes',0),
('rxym2abvx7md',57,0,'passes',1),
('rxym2abvx7md',58,1,'makes aether with Tend the Rows #5',0),
('rxym2abvx7md',59,0,'passes',0),
('rxym2abvx7md',60,0,'passes',1),
('rxym2abvx7md',61,0,'passes',1),
('rxym2abvx7md',62,0,'passes',1),
('rxym2abvx7md',63,0,'passes',1),
('rxym2abvx7md',64,0,'passes',1),
('rxym2abvx7md',65,0,'calls Linen Hush Lv1 face down',0),
('rxym2abvx7md',66,0,'passes',1),
('rxym2abvx7md',67,0,'makes aether with Lost and Found',0),
('rxym2abvx7md',68,0,'makes aether with Linen Hush Lv1',0),
('rxym2abvx7md',69,0,'passes',0),
('rxym2abvx7md',70,0,'passes',1),
('rxym2abvx7md',71,0,'passes',1),
('rxym2abvx7md',72,0,'passes',1),
('rxym2abvx7md',73,0,'passes',1),
('rxym2abvx7md',74,0,'passes',1),
('rxym2abvx7md',75,1,'makes aether with Tend the Rows #5',0),
('rxym2abvx7md',76,1,'makes aether with Tend the Rows #9',0),
('rxym2abvx7md',77,1,'passes',0),
('rxym2abvx7md',78,0,'passes',1),
('rxym2abvx7md',79,1,'makes aether with Bramble Host',0),
('rxym2abvx7md',80,0,'passes',1),
('rxym2abvx7md',81,1,'calls Thorn Lash face down',0),
('rxym2abvx7md',82,1,'passes',0),
('rxym2abvx7md',83,0,'passes',1),
('rxym2abvx7md',84,1,'makes aether with Thorn Lash',0),
('rxym2abvx7md',85,0,'passes',1),
('rxym2abvx7md',86,0,'passes',1),
('rxym2abvx7md',87,0,'passes',0),
('rxym2abvx7md',88,0,'passes',1),
('rxym2abvx7md',89,0,'passes',1),
('rxym2abvx7md',90,0,'passes',1),
('rxym2abvx7md',91,0,'passes',1),
('rxym2abvx7md',92,0,'passes',1),
('rxym2abvx7md',93,0,'calls Sewing Spider face down',0),
('rxym2abvx7md',94,0,'passes',1),
('rxym2abvx7md',95,0,'makes aether with Sewing Spider',0),
('rxym2abvx7md',96,0,'makes aether with Linen Hush Lv2',0),
('rxym2abvx7md',97,0,'makes aether with Lost and Found',0),
('rxym2abvx7md',98,0,'makes aether with Linen Hush Lv1',0),
('rxym2abvx7md',99,1,'makes aether with Tend the Rows #5',0),
('rxym2abvx7md',100,1,'makes aether with Tend the Rows #9',0),
('rxym2abvx7md',101,1,'passes',0),
('rxym2abvx7md',102,1,'makes aether with Thorn Lash',0),
('rxym2abvx7md',103,1,'makes aether with Bramble Host',0),
('rxym2abvx7md',104,1,'calls Vine Stag face down',0),
('rxym2abvx7md',105,1,'passes',0),
('rxym2abvx7md',106,1,'makes aether with Vine Stag',0),
('rxym2abvx7md',107,0,'passes',1),
('rxym2abvx7md',108,0,'passes',1),
('rxym2abvx7md',109,0,'calls nothing',0),
('rxym2abvx7md',110,0,'passes',1),
('rxym2abvx7md',111,0,'makes aether with Linen Hush Lv1',0),
('rxym2abvx7md',112,0,'makes aether with Sewing Spider',0),
('rxym2abvx7md',113,0,'makes aether with Linen Hush Lv2',0),
('rxym2abvx7md',114,0,'makes aether with Lost and Found',0),
('rxym2abvx7md',115,1,'makes aether with Tend the Rows #9',0),
('rxym2abvx7md',116,1,'makes aether with Thorn Lash',0),
('rxym2abvx7md',117,1,'makes aether with Tend the Rows #5',0),
('rxym2abvx7md',118,1,'passes',0),
('rxym2abvx7md',119,1,'makes aether with Vine Stag',0),
('rxym2abvx7md',120,1,'passes',0),
('rxym2abvx7md',121,1,'calls Fern Ledger Lv1 face down',0),
('rxym2abvx7md',122,1,'makes aether with Bramble Host',0),
('rxym2abvx7md',123,1,'passes',0),
('rxym2abvx7md',124,1,'makes aether with Fern Ledger Lv1',0),
('rxym2abvx7md',125,0,'passes',1),
('rxym2abvx7md',126,0,'passes',1),
('rxym2abvx7md',127,0,'calls Old Photograph face down',0),
('rxym2abvx7md',128,0,'passes',1),
('rxym2abvx7md',129,0,'makes aether with Linen Hush Lv1',0),
('rxym2abvx7md',130,0,'makes aether with Old Photograph',0),
('rxym2abvx7md',131,0,'passes',0),
('rxym2abvx7md',132,0,'passes',1),
('rxym2abvx7md',133,0,'passes',1),
('rxym2abvx7md',134,0,'passes',1),
('rxym2abvx7md',135,0,'passes',1),
('rxym2abvx7md',136,0,'passes',1),
('rxym2abvx7md',137,1,'makes aether with Thorn Lash',0),
('rxym2abvx7md',138,1,'makes aether with Tend the Rows #5',0),
('rxym2abvx7md',139,1,'makes aether with Tend the Rows #9',0),
('rxym2abvx7md',140,1,'passes',0),
('rxym2abvx7md',141,0,'passes',1),
('rxym2abvx7md',142,1,'makes aether with Fern Ledger Lv1',0),
('rxym2abvx7md',143,1,'makes aether with Vine Stag',0),
('rxym2abvx7md',144,1,'passes',0),
('rxym2abvx7md',145,0,'passes',1),
('rxym2abvx7md',146,1,'calls Fern Ledger Lv2 face down',0),
('rxym2abvx7md',147,1,'passes',0),
('rxym2abvx7md',148,0,'passes',1),
('rxym2abvx7md',149,1,'makes aether with Bramble Host',0),
('rxym2abvx7md',150,1,'makes aether with Fern Ledger Lv2',0),
('rxym2abvx7md',151,0,'passes',1),
('rxym2abvx7md',152,0,'passes',1),
('rxym2abvx7md',153,0,'passes',0),
('rxym2abvx7md',154,0,'passes',1),
('rxym2abvx7md',155,0,'passes',1),
('rxym2abvx7md',156,0,'passes',1),
('rxym2abvx7md',157,0,'passes',1),
('rxym2abvx7md',158,0,'passes',1),
('rxym2abvx7md',159,0,'calls Broom Cavalry face down',0),
('rxym2abvx7md',160,0,'passes',1),
('rxym2abvx7md',161,0,'makes aether with Old Photograph',0),
('rxym2abvx7md',162,0,'makes aether with Sewing Spider',0),
('s2pmb7n8emg4',0,0,'places Lamp Concert',0),
('s2pmb7n8emg4',1,0,'places Full Score',0),
('s2pmb7n8emg4',2,1,'places Opening Night',0),
('s2pmb7n8emg4',3,1,'places Grand Clearance',0),
('s2pmb7n8emg4',4,1,'puts Stall Guard into the energy zone',0),
('s2pmb7n8emg4',5,1,'puts Crab Vendor into the energy zone',0),
('s2pmb7n8emg4',6,0,'plays Page Turner',0),
('s2pmb7n8emg4',7,0,'chooses left side',0),
('s45p3jqncn4r',0,0,'exchanges cards',0),
('s45p3jqncn4r',1,1,'keeps the hand',0),
('s45p3jqncn4r',2,0,'puts Clover Brand Lv1 at the bottom',0),
('s45p3jqncn4r',3,0,'puts Hale Thistle Lv1 at the bottom',0),
('s45p3jqncn4r',4,0,'puts no more at the bottom',0),
('s45p3jqncn4r',5,1,'makes aether with Coin',0),
('s45p3jqncn4r',6,0,'calls Fern Ledger Lv2 face down',0),
('s45p3jqncn4r',7,0,'passes',1),
('s45p3jqncn4r',8,0,'passes',0),
('s45p3jqncn4r',9,0,'passes',1),
('s45p3jqncn4r',10,0,'passes',1),
('s45p3jqncn4r',11,0,'passes',1),
('s45p3jqncn4r',12,0,'passes',1),
('s45p3jqncn4r',13,1,'calls Orchard Queen face down',0),
('s45p3jqncn4r',14,1,'makes aether with Orchard Queen',0),
('s45p3jqncn4r',15,0,'passes',1),
('s45p3jqncn4r',16,0,'passes',1),
('s45p3jqncn4r',17,0,'passes',1),
('s45p3jqncn4r',18,0,'makes aether with Fern Ledger Lv2',0),
('s45p3jqncn4r',19,0,'passes',1),
('s45p3jqncn4r',20,0,'passes',1),
('s45p3jqncn4r',21,0,'calls Bramble Host face down',0),
('s45p3jqncn4r',22,0,'passes',1),
('s45p3jqncn4r',23,0,'passes',0),
('s45p3jqncn4r',24,0,'passes',1),
('s45p3jqncn4r',25,0,'passes',1),
('s45p3jqncn4r',26,0,'passes',1),
('s45p3jqncn4r',27,0,'passes',1),
('s45p3jqncn4r',28,0,'passes',1),
('s45p3jqncn4r',29,1,'passes',0),
('s45p3jqncn4r',30,0,'passes',1),
('s45p3jqncn4r',31,1,'passes',0),
('s45p3jqncn4r',32,0,'passes',1),
('s45p3jqncn4r',33,1,'calls Bramble Host face down',0),
('s45p3jqncn4r',34,1,'makes aether with Bramble Host',0),
('s45p3jqncn4r',35,1,'passes',0),
('s45p3jqncn4r',36,0,'passes',1),
('s45p3jqncn4r',37,1,'passes',0),
('s45p3jqncn4r',38,0,'passes',1),
('s45p3jqncn4r',39,1,'passes',0),
('s45p3jqncn4r',40,0,'passes',1),
('s45p3jqncn4r',41,1,'passes',0),
('s45p3jqncn4r',42,0,'makes aether with Bramble Host',0),
('s45p3jqncn4r',43,0,'makes aether with Fern Ledger Lv2',0),
('s45p3jqncn4r',44,1,'makes aether with Orchard Queen',0),
('s45p3jqncn4r',45,0,'passes',1),
('s45p3jqncn4r',46,0,'passes',1),
('s45p3jqncn4r',47,0,'calls Toll the Green Bell face down',0),
('s45p3jqncn4r',48,0,'passes',1),
('s45p3jqncn4r',49,0,'makes aether with Toll the Green Bell',0),
('s6p2va3wcvvz',0,1,'goes second',0),
('s6p2va3wcvvz',1,0,'takes a new hand',0),
('s6p2va3wcvvz',2,0,'puts Hailspark Envoy at the bottom',0),
('s6p2va3wcvvz',3,0,'puts Pale Executioner at the bottom',0),
('s6p2va3wcvvz',4,0,'puts Floe Diplomat at the bottom',0),
('s6p2va3wcvvz',5,0,'puts Hearth Deserter at the bottom',0),
('s6p2va3wcvvz',6,1,'takes a new hand',0),
('s6p2va3wcvvz',7,1,'puts Roof Runner at the bottom',0),
('s6p2va3wcvvz',8,1,'puts Battery Imp at the bottom',0),
('s6p2va3wcvvz',9,1,'puts Weathercock Priest at the bottom',0),
('s6p2va3wcvvz',10,1,'puts Stormcaller Ione at the bottom',0),
('s6p2va3wcvvz',11,0,'casts Admiral Osk',0),
('s6p2va3wcvvz',12,0,'discards Admiral Osk for CP',0),
('s6p2va3wcvvz',13,1,'casts Kite Rider',0),
('s6p2va3wcvvz',14,1,'discards Coil Sentry for CP',0),
('s6p2va3wcvvz',15,1,'discards Weathercock Priest for CP',0),
('s6p2va3wcvvz',16,1,'passes',0),
('s6p2va3wcvvz',17,1,'casts Voltaic Hound',0),
('s6p2va3wcvvz',18,1,'discards Arc Duelist for CP',0),
('s6p2va3wcvvz',19,0,'casts Frost Herald',0),
('s6p2va3wcvvz',20,0,'discards Glacier Knight for CP',0),
('s6p2va3wcvvz',21,0,'chooses Voltaic Hound',0),
('s6p2va3wcvvz',22,0,'attacks with Admiral Osk',0),
('s6p2va3wcvvz',23,1,'does not block',0),
('s6p2va3wcvvz',24,1,'does not use the EX Burst of Stormcaller Ione',0),
('s6p2va3wcvvz',25,1,'passes',0),
('s6p2va3wcvvz',26,1,'attacks with Kite Rider',0),
('s6p2va3wcvvz',27,0,'blocks with Frost Herald',0),
('s6p2va3wcvvz',28,1,'casts Tailor of Kites',0),
('s6p2va3wcvvz',29,1,'discards Voltaic Hound for CP',0),
('s6p2va3wcvvz',30,1,'discards Gale Fencer for CP',0),
('s6p2va3wcvvz',31,1,'says yes',0),
('s6p2va3wcvvz',32,1,'chooses Kite Rider',0),
('s6p2va3wcvvz',33,0,'passes',0),
('s6p2va3wcvvz',34,0,'attacks with Admiral Osk',0),
('s6p2va3wcvvz',35,1,'does not use the EX Burst of Stormcaller Ione #18',0),
('s6p2va3wcvvz',36,0,'casts Pearl Diver',0),
('sdptc0jrt25z',0,0,'goes first',0),
('sdptc0jrt25z',1,0,'keeps the hand',0),
('sdptc0jrt25z',2,1,'takes a new hand',0),
('sdptc0jrt25z',3,1,'puts Great Roc at the bottom',0),
('sdptc0jrt25z',4,1,'puts Seven-Pointed Star at the bottom',0),
('sdptc0jrt25z',5,1,'puts Sky Prince Alder at the bottom',0),
('sdptc0jrt25z',6,1,'puts Rider''s Cloak at the bottom',0),
('sdptc0jrt25z',7,0,'plays Kestrel Rider',0),
('sdptc0jrt25z',8,0,'discards High Road Captain for CP',0),
('sdptc0jrt25z',9,0,'passes',0),
('sdptc0jrt25z',10,1,'passes',0),
('sdptc0jrt25z',11,0,'passes',1),
('sdptc0jrt25z',12,1,'passes',0),
('sdptc0jrt25z',13,0,'attacks with Kestrel Rider',0),
('sdptc0jrt25z',14,0,'passes',1),
('sdptc0jrt25z',15,1,'uses Ledger Fling of Road Clerk',0),
('sdptc0jrt25z',16,1,'discards Road Urchin for CP',0),
('sdptc0jrt25z',17,1,'summons Crosswind',0),
('sdptc0jrt25z',18,0,'uses Rising Spark of Wren the Wanderer',0),
('sdptc0jrt25z',19,1,'passes',0),
('sdptc0jrt25z',20,1,'uses Rising Spark of Wren the Wanderer',0),
('sdptc0jrt25z',21,1,'discards Wanderer''s Bow for CP',0),
('sdptc0jrt25z',22,0,'plays Roc Tamer',0),
('sdptc0jrt25z',23,0,'chooses Great Roc',0),
('sdptc0jrt25z',24,1,'plays Wren the Wanderer',0),
('sdptc0jrt25z',25,0,'passes',0),
('sdptc0jrt25z',26,0,'passes',1),
('sdptc0jrt25z',27,0,'attacks with Roc Tamer',0),
('sdptc0jrt25z',28,0,'passes',1),
('sdptc0jrt25z',29,1,'does not block',0),
('sejwuqjyrkh3',0,0,'places Opening Night',0),
('sejwuqjyrkh3',1,0,'places Grand Clearance',0),
('sejwuqjyrkh3',2,1,'places Smoke and Sparks',0),
('sejwuqjyrkh3',3,1,'places Opening Night',0),
('sejwuqjyrkh3',4,0,'puts After-Hours Feast into the energy zone',0),
('sejwuqjyrkh3',5,1,'passes',0),
('sejwuqjyrkh3',6,1,'keeps no card',0),
('sejwuqjyrkh3',7,1,'charges Banner of Coals',0),
('sejwuqjyrkh3',8,1,'charges Noodle Juggler',0),
('sejwuqjyrkh3',9,1,'charges Pier Sweeper',0),
('sejwuqjyrkh3',10,0,'plays Kiln Warden',0),
('sejwuqjyrkh3',11,0,'chooses centre',0),
('sejwuqjyrkh3',12,0,'pays with Charcoal Boy',0),
('sejwuqjyrkh3',13,0,'pays with After-Hours Feast',0),
('sejwuqjyrkh3',14,0,'attacks with Kiln Warden',0),
('sejwuqjyrkh3',15,1,'activates ability 1 of Ember Row Stalls #2',0),
('sejwuqjyrkh3',16,0,'plays Stall Guard',0),
('sejwuqjyrkh3',17,0,'chooses centre',0),
('sejwuqjyrkh3',18,0,'pays with Stall Guard #15',0),
('sejwuqjyrkh3',19,0,'plays Fired Mask',0),
('sejwuqjyrkh3',20,0,'activates ability 1 of Ember Row Stalls #1',0),
('sejwuqjyrkh3',21,0,'keeps no card',0),
('sejwuqjyrkh3',22,0,'charges Flare',0),
('sejwuqjyrkh3',23,1,'plays Glaze Witch',0),
('sejwuqjyrkh3',24,1,'chooses right side',0),
('sejwuqjyrkh3',25,1,'pays with Stall Guard',0),
('sejwuqjyrkh3',26,1,'pays with Skewer Thief',0),
('sejwuqjyrkh3',27,1,'pays with Fire Eater',0),
('sejwuqjyrkh3',28,1,'pays with Noodle Juggler',0),
('sejwuqjyrkh3',29,1,'passes',0),
('sejwuqjyrkh3',30,1,'keeps Flare',0),
('sejwuqjyrkh3',31,1,'charges After-Hours Feast',0),
('sejwuqjyrkh3',32,0,'plays Kiln Warden',0),
('sejwuqjyrkh3',33,0,'attacks with Kiln Warden',0),
('sejwuqjyrkh3',34,1,'passes',0),
('sejwuqjyrkh3',35,0,'puts Two for One into the energy zone',0),
('sejwuqjyrkh3',36,0,'plays Glaze Witch',0),
('sejwuqjyrkh3',37,0,'attacks with Glaze Witch #54',0),
('sejwuqjyrkh3',38,1,'activates ability 1 of Ember Row Stalls #2',0),
('sejwuqjyrkh3',39,0,'plays Stall Guard',0),
('sejwuqjyrkh3',40,0,'chooses left side',0),
('sejwuqjyrkh3',41,0,'pays with Kiln Warden',0),
('sejwuqjyrkh3',42,0,'pays with Stall Guard',0),
('sejwuqjyrkh3',43,0,'activates ability 1 of Ember Row Stalls #1',0),
('sejwuqjyrkh3',44,0,'plays Pier Sweeper',0),
('sejwuqjyrkh3',45,0,'chooses centre',0),
('sejwuqjyrkh3',46,0,'pays with Fired Mask',0),
('sejwuqjyrkh3',47,0,'passes',0),
('sejwuqjyrkh3',48,0,'keeps Crab Vendor',0),
('sejwuqjyrkh3',49,0,'charges no more',0),
('sejwuqjyrkh3',50,1,'plays Flare from the keep zone',0),
('sejwuqjyrkh3',51,1,'pays with Pier Sweeper #12',0),
('sejwuqjyrkh3',52,1,'chooses Stall Guard',0),
('sejwuqjyrkh3',53,1,'activates ability 1 of Ember Row Stalls #2',0),
('sejwuqjyrkh3',54,1,'chooses Stall Guard',0),
('sejwuqjyrkh3',55,1,'passes',0),
('sejwuqjyrkh3',56,1,'keeps Flare',0),
('sejwuqjyrkh3',57,1,'charges Kiln Warden',0),
('sejwuqjyrkh3',58,0,'passes',0),
('sfbpcfs783ey',0,0,'goes first',0),
('sfbpcfs783ey',1,0,'takes a new hand',0),
('sfbpcfs783ey',2,0,'puts Cinder Duelist at the bottom',0),
('sfbpcfs783ey',3,0,'puts Lamplight Keeper at the bottom',0),
('sfbpcfs783ey',4,0,'puts Cinderfall at the bottom',0),
('sfbpcfs783ey',5,0,'puts Kiln Blade at the bottom',0),
('sfbpcfs783ey',6,1,'keeps the hand',0),
('sfbpcfs783ey',7,0,'plays Wren the Wanderer',0),
('sfbpcfs783ey',8,0,'discards Wanderer''s Bow for CP',0),
('sfbpcfs783ey',9,0,'plays Bellows Hand',0),
('sfbpcfs783ey',10,0,'discards Coalback Drake for CP',0),
('sfbpcfs783ey',11,0,'does not use the Assist of Bellows Hand',0),
('sfbpcfs783ey',12,1,'summons Crosswind',0),
('sfbpcfs783ey',13,1,'discards Kestrel Rider for CP',0),
('sfbpcfs783ey',14,1,'passes',0),
('sfbpcfs783ey',15,1,'passes',0),
('sfbpcfs783ey',16,1,'uses Cross Cut of Gale Fencer',0),
('sfbpcfs783ey',17,1,'discards Fourfold Cross for CP',0),
('sfbpcfs783ey',18,1,'passes',0),
('sfbpcfs783ey',19,1,'uses Tailwind of High Road Captain',0),
('sfbpcfs783ey',20,1,'discards Great Roc for CP',0),
('sfbpcfs783ey',21,0,'plays Nocturn Reeve',0),
('sfbpcfs783ey',22,0,'discards Bellows Hand for CP',0),
('sfbpcfs783ey',23,0,'attacks with no more',0),
('sfbpcfs783ey',24,1,'passes',0),
('sfbpcfs783ey',25,1,'passes',0),
('sfbpcfs783ey',26,1,'uses Tailwind of High Road Captain',0),
('sfbpcfs783ey',27,1,'discards Kestrel Rider for CP',0),
('sfbpcfs783ey',28,0,'passes',0),
('sfbpcfs783ey',29,0,'attacks with Wren the Wanderer',0),
('sfbpcfs783ey',30,0,'attacks with no more',0),
('sfbpcfs783ey',31,0,'plays Cinder Duelist',0),
('sfbpcfs783ey',32,1,'plays Innkeeper of Crossways',0),
('spx8zs3y93wy',0,1,'exchanges cards',0),
('spx8zs3y93wy',1,0,'exchanges cards',0),
('spx8zs3y93wy',2,1,'puts no more at the bottom',0),
('spx8zs3y93wy',3,0,'puts Cinder Wick Lv3 at the bottom',0),
('spx8zs3y93wy',4,0,'puts Osk Bellows Lv1 at the bottom',0),
('spx8zs3y93wy',5,0,'puts no more at the bottom',0),
('spx8zs3y93wy',6,0,'passes',1),
('spx8zs3y93wy',7,0,'passes',1),
('spx8zs3y93wy',8,1,'calls Vine Stag face down',0),
('spx8zs3y93wy',9,1,'makes aether with Vine Stag',0),
('spx8zs3y93wy',10,0,'passes',1),
('spx8zs3y93wy',11,0,'passes',1),
('spx8zs3y93wy',12,0,'passes',1),
('spx8zs3y93wy',13,0,'passes',1),
('spx8zs3y93wy',14,0,'passes',1),
('spx8zs3y93wy',15,0,'passes',1),
('spx8zs3y93wy',16,0,'calls Kiln Yard face down',0),
('spx8zs3y93wy',17,0,'passes',1),
('spx8zs3y93wy',18,0,'passes',0),
('spx8zs3y93wy',19,0,'passes',1),
('spx8zs3y93wy',20,0,'passes',1),
('spx8zs3y93wy',21,0,'passes',1),
('spx8zs3y93wy',22,0,'passes',1),
('spx8zs3y93wy',23,0,'passes',1),
('spx8zs3y93wy',24,1,'passes',0),
('spx8zs3y93wy',25,0,'passes',1),
('spx8zs3y93wy',26,1,'makes aether with Vine Stag',0),
('spx8zs3y93wy',27,0,'passes',1),
('spx8zs3y93wy',28,1,'calls Seedling face down',0),
('spx8zs3y93wy',29,1,'passes',0),
('spx8zs3y93wy',30,0,'passes',1),
('spx8zs3y93wy',31,1,'makes aether with Seedling',0),
('spx8zs3y93wy',32,0,'passes',1),
('spx8zs3y93wy',33,0,'passes',1),
('spx8zs3y93wy',34,0,'makes aether with Coin',0),
('spx8zs3y93wy',35,0,'makes aether with Kiln Yard',0),
('spx8zs3y93wy',36,0,'passes',1),
('spx8zs3y93wy',37,0,'passes',1),
('spx8zs3y93wy',38,0,'calls The Old Kiln face down',0),
('spx8zs3y93wy',39,0,'passes',1),
('spx8zs3y93wy',40,0,'makes aether with Kiln Yard',0),
('spx8zs3y93wy',41,0,'passes',0),
('spx8zs3y93wy',42,0,'passes',1),
('spx8zs3y93wy',43,0,'passes',1),
('spx8zs3y93wy',44,0,'passes',1),
('spx8zs3y93wy',45,0,'passes',1),
('spx8zs3y93wy',46,0,'passes',1),
('spx8zs3y93wy',47,1,'makes aether with Vine Stag',0),
('spx8zs3y93wy',48,1,'passes',0),
('spx8zs3y93wy',49,0,'passes',1),
('spx8zs3y93wy',50,1,'passes',0),
('spx8zs3y93wy',51,0,'passes',1),
('spx8zs3y93wy',52,1,'calls nothing',0),
('spx8zs3y93wy',53,1,'makes aether with Seedling',0),
('spx8zs3y93wy',54,0,'passes',1),
('spx8zs3y93wy',55,0,'passes',1),
('spx8zs3y93wy',56,0,'passes',1),
('spx8zs3y93wy',57,0,'passes',0),
('spx8zs3y93wy',58,0,'passes',1),
('spx8zs3y93wy',59,0,'passes',1),
('spx8zs3y93wy',60,0,'passes',1),
('spx8zs3y93wy',61,0,'passes',1),
('spx8zs3y93wy',62,0,'passes',1),
('spx8zs3y93wy',63,0,'calls nothing',0),
('spx8zs3y93wy',64,0,'passes',1),
('spx8zs3y93wy',65,0,'makes aether with Kiln Yard',0),
('spx8zs3y93wy',66,0,'passes',0),
('spx8zs3y93wy',67,0,'passes',1),
('spx8zs3y93wy',68,0,'passes',1),
('spx8zs3y93wy',69,0,'passes',1),
('spx8zs3y93wy',70,0,'passes',1),
('spx8zs3y93wy',71,0,'passes',1),
('spx8zs3y93wy',72,1,'makes aether with Vine Stag',0),
('spx8zs3y93wy',73,1,'makes aether with Seedling',0),
('spx8zs3y93wy',74,0,'passes',1),
('spx8zs3y93wy',75,0,'passes',1),
('spx8zs3y93wy',76,1,'calls Thorn Lash face down',0),
('spx8zs3y93wy',77,1,'passes',0),
('spx8zs3y93wy',78,0,'passes',1),
('spx8zs3y93wy',79,1,'passes',0),
('spx8zs3y93wy',80,0,'passes',1),
('spx8zs3y93wy',81,1,'passes',0),
('spx8zs3y93wy',82,0,'passes',1),
('spx8zs3y93wy',83,1,'makes aether with Thorn Lash',0),
('spx8zs3y93wy',84,0,'makes aether with The Old Kiln',0),
('spx8zs3y93wy',85,0,'passes',1),
('spx8zs3y93wy',86,0,'passes',1),
('spx8zs3y93wy',87,0,'calls Chimney Hawk face down',0),
('spx8zs3y93wy',88,0,'passes',1),
('spx8zs3y93wy',89,0,'makes aether with Chimney Hawk',0),
('spx8zs3y93wy',90,0,'makes aether with The Old Kiln',0),
('spx8zs3y93wy',91,0,'passes',0),
('spx8zs3y93wy',92,0,'passes',1),
('spx8zs3y93wy',93,0,'passes',1),
('spx8zs3y93wy',94,0,'passes',1),
('spx8zs3y93wy',95,0,'passes',1),
('spx8zs3y93wy',96,0,'passes',1),
('spx8zs3y93wy',97,1,'makes aether with Vine Stag',0),
('spx8zs3y93wy',98,1,'passes',0),
('spx8zs3y93wy',99,0,'passes',1),
('spx8zs3y93wy',100,1,'passes',0),
('spx8zs3y93wy',101,0,'passes',1),
('spx8zs3y93wy',102,1,'calls Overgrowth face down',0),
('spx8zs3y93wy',103,1,'makes aether with Overgrowth',0),
('spx8zs3y93wy',104,1,'makes aether with Seedling',0),
('spx8zs3y93wy',105,1,'makes aether with Thorn Lash',0),
('spx8zs3y93wy',106,0,'passes',1),
('spx8zs3y93wy',107,0,'passes',1),
('spx8zs3y93wy',108,0,'passes',1),
('spx8zs3y93wy',109,0,'makes aether with Kiln Yard',0),
('spx8zs3y93wy',110,0,'passes',1),
('spx8zs3y93wy',111,0,'passes',1),
('spx8zs3y93wy',112,0,'calls The Old Kiln face down',0),
('spx8zs3y93wy',113,0,'passes',1),
('ss7hc4j5ap0p',0,0,'keeps the hand',0),
('ss7hc4j5ap0p',1,1,'exchanges cards',0),
('ss7hc4j5ap0p',2,1,'puts Chimney Hawk at the bottom',0),
('ss7hc4j5ap0p',3,1,'puts Slag Wyrm at the bottom',0),
('ss7hc4j5ap0p',4,1,'puts The Old Kiln at the bottom',0),
('ss7hc4j5ap0p',5,1,'puts Ruddy Vane Lv1 at the bottom',0),
('ss7hc4j5ap0p',6,1,'puts Brick Golem at the bottom',0),
('ss7hc4j5ap0p',7,1,'puts Slag Wyrm at the bottom',0),
('ss7hc4j5ap0p',8,1,'puts no more at the bottom',0),
('ss7hc4j5ap0p',9,1,'makes aether with Coin',0),
('ss7hc4j5ap0p',10,0,'calls Sluice Marrow Lv1',0),
('ss7hc4j5ap0p',11,0,'passes',1),
('sscgpk97neky',0,1,'keeps the hand',0),
('sscgpk97neky',1,0,'exchanges cards',0),
('sscgpk97neky',2,0,'puts Weir Spirit at the bottom',0),
('sscgpk97neky',3,0,'puts Undertow at the bottom',0),
('sztqwbu6k93f',0,0,'keeps the hand',0),
('sztqwbu6k93f',1,1,'exchanges cards',0),
('sztqwbu6k93f',2,1,'puts Bellfounder''s Ox at the bottom',0),
('sztqwbu6k93f',3,1,'puts Quick Match at the bottom',0),
('sztqwbu6k93f',4,1,'puts Soot Runner at the bottom',0),
('sztqwbu6k93f',5,1,'puts Stoke at the bottom',0),
('sztqwbu6k93f',6,1,'puts no more at the bottom',0),
('sztqwbu6k93f',7,1,'makes aether with Coin',0),
('sztqwbu6k93f',8,0,'calls nothing',0),
('sztqwbu6k93f',9,1,'calls nothing',0),
('sztqwbu6k93f',10,0,'calls Dusty Marigold Lv1 face down',0),
('sztqwbu6k93f',11,0,'passes',1),
('sztqwbu6k93f',12,0,'passes',0),
('sztqwbu6k93f',13,0,'passes',1),
('sztqwbu6k93f',14,0,'passes',1),
('sztqwbu6k93f',15,0,'passes',1),
('sztqwbu6k93f',16,0,'passes',1),
('sztqwbu6k93f',17,0,'passes',1),
('sztqwbu6k93f',18,0,'passes',1),
('sztqwbu6k93f',19,0,'passes',1),
('sztqwbu6k93f',20,1,'calls Bellfounder''s Ox face down',0),
('sztqwbu6k93f',21,1,'makes aether with Bellfounder''s Ox',0),
('sztqwbu6k93f',22,0,'passes',1),
('sztqwbu6k93f',23,0,'passes',1),
('sztqwbu6k93f',24,0,'passes',1),
('sztqwbu6k93f',25,0,'passes',0),
('sztqwbu6k93f',26,0,'passes',1),
('sztqwbu6k93f',27,0,'passes',1),
('sztqwbu6k93f',28,0,'passes',1),
('sztqwbu6k93f',29,0,'passes',1),
('sztqwbu6k93f',30,0,'passes',1),
('sztqwbu6k93f',31,0,'calls Button Fray Lv1 face down',0),
('sztqwbu6k93f',32,0,'passes',1),
('sztqwbu6k93f',33,0,'makes aether with Dusty Marigold Lv1',0),
('sztqwbu6k93f',34,0,'makes aether with Button Fray Lv1',0),
('sztqwbu6k93f',35,1,'makes aether with Bellfounder''s Ox',0),
('sztqwbu6k93f',36,1,'calls Marl Tally Lv1',0),
('sztqwbu6k93f',37,1,'makes aether with Marl Tally Lv1',0),
('sztqwbu6k93f',38,1,'plays Loose Ember',0),
('sztqwbu6k93f',39,1,'enters reversed',0),
('sztqwbu6k93f',40,0,'passes',1),
('sztqwbu6k93f',41,0,'passes',1),
('sztqwbu6k93f',42,0,'calls Coat Rack Knight face down',0),
('sztqwbu6k93f',43,0,'passes',1),
('sztqwbu6k93f',44,0,'makes aether with Coat Rack Knight',0),
('sztqwbu6k93f',45,0,'makes aether with Button Fray Lv1',0),
('sztqwbu6k93f',46,0,'makes aether with Dusty Marigold Lv1',0),
('sztqwbu6k93f',47,1,'passes',0),
('sztqwbu6k93f',48,1,'makes aether with Marl Tally Lv1',0),
('sztqwbu6k93f',49,1,'makes aether with Bellfounder''s Ox',0),
('sztqwbu6k93f',50,1,'calls Furnace Cat face down',0),
('sztqwbu6k93f',51,1,'passes',0),
('sztqwbu6k93f',52,1,'plays Firedamp',0),
('sztqwbu6k93f',53,1,'pays aether',0),
('sztqwbu6k93f',54,1,'passes',0),
('sztqwbu6k93f',55,1,'enters recovered',0),
('sztqwbu6k93f',56,1,'makes aether with Furnace Cat',0),
('sztqwbu6k93f',57,1,'switches Loose Ember',0),
('sztqwbu6k93f',58,1,'attacks with Firedamp',0),
('sztqwbu6k93f',59,1,'corrupts orb 4',0),
('sztqwbu6k93f',60,1,'attacks no more',0),
('sztqwbu6k93f',61,0,'passes',1),
('sztqwbu6k93f',62,0,'passes',1),
('sztqwbu6k93f',63,0,'levels up Dusty Marigold Lv1 to Dusty Marigold Lv2',0),
('sztqwbu6k93f',64,0,'passes',1),
('sztqwbu6k93f',65,0,'passes',0),
('sztqwbu6k93f',66,0,'passes',1),
('sztqwbu6k93f',67,0,'passes',1),
('sztqwbu6k93f',68,0,'passes',1),
('sztqwbu6k93f',69,0,'passes',1),
('sztqwbu6k93f',70,0,'makes aether with Dusty Marigold Lv2',0),
('sztqwbu6k93f',71,0,'makes aether with Coat Rack Knight',0),
('sztqwbu6k93f',72,0,'passes',0),
('sztqwbu6k93f',73,0,'passes',1),
('sztqwbu6k93f',74,1,'makes aether with Bellfounder''s Ox',0),
('sztqwbu6k93f',75,1,'passes',0),
('sztqwbu6k93f',76,0,'passes',1),
('sztqwbu6k93f',77,1,'passes',0),
('sztqwbu6k93f',78,0,'passes',1),
('sztqwbu6k93f',79,1,'calls Firing Day face down',0),
('sztqwbu6k93f',80,1,'passes',0),
('sztqwbu6k93f',81,0,'passes',1),
('sztqwbu6k93f',82,1,'plays Kiln Pup',0),
('sztqwbu6k93f',83,1,'pays Ignus aether',0),
('sztqwbu6k93f',84,1,'makes aether with Furnace Cat',0),
('sztqwbu6k93f',85,1,'passes',0),
('sztqwbu6k93f',86,0,'passes',0),
('sztqwbu6k93f',87,1,'switches Firedamp',0),
('sztqwbu6k93f',88,1,'makes aether with Firing Day',0),
('sztqwbu6k93f',89,1,'switches Loose Ember',0),
('sztqwbu6k93f',90,0,'passes',1),
('sztqwbu6k93f',91,0,'passes',1),
('sztqwbu6k93f',92,0,'passes',0),
('sztqwbu6k93f',93,0,'passes',1),
('sztqwbu6k93f',94,0,'passes',1),
('sztqwbu6k93f',95,0,'makes aether with Button Fray Lv1',0),
('sztqwbu6k93f',96,0,'passes',1),
('sztqwbu6k93f',97,0,'passes',1),
('sztqwbu6k93f',98,0,'calls Broom Cavalry face down',0),
('sztqwbu6k93f',99,0,'passes',1),
('ta0s57bk0h7z',0,0,'places Encore',0),
('ta0s57bk0h7z',1,0,'places Full Score',0),
('ta0s57bk0h7z',2,1,'places Opening Night',0),
('ta0s57bk0h7z',3,1,'places Grand Clearance',0),
('ta0s57bk0h7z',4,1,'puts Glaze Witch into the energy zone',0),
('ta0s57bk0h7z',5,1,'puts Fired Mask into the energy zone',0),
('ta0s57bk0h7z',6,0,'passes',0),
('ta0s57bk0h7z',7,0,'keeps Brass Lamp',0),
('ta0s57bk0h7z',8,0,'charges no more',0),
('ta0s57bk0h7z',9,1,'activates ability 1 of Ember Row Stalls',0),
('ta0s57bk0h7z',10,1,'passes',0),
('ta0s57bk0h7z',11,1,'keeps Noodle Juggler',0),
('ta0s57bk0h7z',12,1,'charges no more',0),
('ta0s57bk0h7z',13,0,'activates ability 1 of Lamp Orchestra',0),
('ta0s57bk0h7z',14,0,'says no',0),
('ta0s57bk0h7z',15,0,'plays Echo Moth',0),
('ta0s57bk0h7z',16,0,'chooses centre',0),
('ta0s57bk0h7z',17,0,'pays with Harbour Master',0),
('ta0s57bk0h7z',18,0,'plays Fiddle Rover',0),
('ta0s57bk0h7z',19,0,'attacks with Fiddle Rover',0),
('ta0s57bk0h7z',20,1,'passes',0),
('ta0s57bk0h7z',21,0,'plays Triangle Pupil',0),
('ta0s57bk0h7z',22,0,'chooses right side',0),
('ta0s57bk0h7z',23,0,'passes',0),
('ta0s57bk0h7z',24,0,'keeps no card',0),
('ta0s57bk0h7z',25,0,'charges Night Metronome',0),
('ta0s57bk0h7z',26,1,'plays Change of Wind',0),
('ta0s57bk0h7z',27,1,'pays with Glaze Witch',0),
('ta0s57bk0h7z',28,1,'selects mode 2',0),
('ta0s57bk0h7z',29,1,'plays Change of Wind',0),
('ta0s57bk0h7z',30,1,'pays with Fired Mask',0),
('ta0s57bk0h7z',31,1,'selects mode 1',0),
('ta0s57bk0h7z',32,1,'activates ability 1 of Ember Row Stalls',0),
('ta0s57bk0h7z',33,1,'chooses Fiddle Rover',0),
('ta0s57bk0h7z',34,1,'keeps Fire Eater',0),
('ta0s57bk0h7z',35,1,'charges no more',0),
('ta0s57bk0h7z',36,0,'activates ability 1 of Lamp Orchestra',0),
('ta0s57bk0h7z',37,0,'says yes',0),
('tbu3tycc5xvh',0,1,'goes second',0),
('tbu3tycc5xvh',1,0,'takes a new hand',0),
('tbu3tycc5xvh',2,0,'puts Icebound Warder at the bottom',0),
('tbu3tycc5xvh',3,0,'puts Rime Librarian at the bottom',0),
('tbu3tycc5xvh',4,0,'puts Dock Minstrel at the bottom',0),
('tbu3tycc5xvh',5,0,'puts Winter Usher at the bottom',0),
('tbu3tycc5xvh',6,1,'keeps the hand',0),
('tbu3tycc5xvh',7,0,'casts Lantern Mermaid',0),
('tbu3tycc5xvh',8,0,'discards Tide Oracle for CP',0),
('tbu3tycc5xvh',9,0,'casts Breath of Hoarfrost',0),
('tbu3tycc5xvh',10,1,'casts Ledger Colossus',0),
('tbu3tycc5xvh',11,1,'discards Saltback Ox for CP',0),
('tbu3tycc5xvh',12,1,'discards Sleeper Beneath for CP',0),
('tbu3tycc5xvh',13,1,'discards Tide Ledger for CP',0),
('tp7tv6svfgx4',0,0,'places Opening Night',0),
('tp7tv6svfgx4',1,0,'places Grand Clearance',0),
('tp7tv6svfgx4',2,1,'places Long String Finals',0),
('tp7tv6svfgx4',3,1,'places First Flight',0),
('tp7tv6svfgx4',4,1,'puts Tail Painter into the energy zone',0),
('tp7tv6svfgx4',5,1,'puts Paper Apprentice into the energy zone',0),
('tp7tv6svfgx4',6,0,'passes',0),
('tp7tv6svfgx4',7,0,'keeps Kiln Warden',0),
('tp7tv6svfgx4',8,0,'charges no more',0),
('tp7tv6svfgx4',9,1,'activates ability 1 of Kite School',0),
('tp7tv6svfgx4',10,1,'says yes',0),
('tp7tv6svfgx4',11,1,'plays Knot Master',0),
('tp7tv6svfgx4',12,1,'chooses right side',0),
('tp7tv6svfgx4',13,1,'pays with Tail Painter',0),
('tp7tv6svfgx4',14,1,'attacks with Knot Master',0),
('tp7tv6svfgx4',15,0,'passes',0),
('tp7tv6svfgx4',16,1,'plays Tailwind',0),
('tp7tv6svfgx4',17,1,'pays with String Runner',0),
('tp7tv6svfgx4',18,1,'plays Fog Bank',0),
('tp7tv6svfgx4',19,1,'keeps Dragon Kite',0),
('tp7tv6svfgx4',20,1,'charges Silk Spool',0),
('tp7tv6svfgx4',21,0,'plays Skewer Thief',0),
('tp7tv6svfgx4',22,0,'chooses left side',0),
('tp7tv6svfgx4',23,0,'passes',0),
('tp7tv6svfgx4',24,0,'keeps Fire Eater',0),
('tp7tv6svfgx4',25,0,'charges Charcoal Boy',0),
('tp7tv6svfgx4',26,0,'charges Charcoal Boy',0),
('tp7tv6svfgx4',27,0,'charges no more',0),
('tp7tv6svfgx4',28,1,'plays Paper Apprentice',0),
('tp7tv6svfgx4',29,1,'chooses right side',0),
('tp7tv6svfgx4',30,1,'says no',0),
('tp7tv6svfgx4',31,1,'passes',0),
('tp7tv6svfgx4',32,1,'keeps Cut the Line',0),
('tp7tv6svfgx4',33,1,'charges no more',0),
('tp7tv6svfgx4',34,0,'plays Banner of Coals',0),
('tp7tv6svfgx4',35,0,'pays with Charcoal Boy #36',0),
('tp7tv6svfgx4',36,0,'plays Fire Eater from the keep zone',0),
('tp7tv6svfgx4',37,0,'activates ability 1 of Ember Row Stalls',0),
('tp7tv6svfgx4',38,0,'passes',0),
('tp7tv6svfgx4',39,0,'keeps no card',0),
('tp7tv6svfgx4',40,0,'charges Noodle Juggler',0),
('tp7tv6svfgx4',41,0,'charges Fire Eater',0),
('tp7tv6svfgx4',42,0,'charges Noodle Juggler',0),
('tp7tv6svfgx4',43,1,'passes',0),
('tp7tv6svfgx4',44,1,'keeps Cloud Reader',0),
('tp7tv6svfgx4',45,1,'charges Tailwind',0),
('tp7tv6svfgx4',46,1,'charges no more',0),
('tp7tv6svfgx4',47,0,'plays Pier Sweeper',0),
('tp7tv6svfgx4',48,0,'chooses centre',0),
('tp7tv6svfgx4',49,0,'pays with Fire Eater',0),
('tp7tv6svfgx4',50,0,'passes',0),
('tp7tv6svfgx4',51,0,'keeps Stall Guard',0),
('tp7tv6svfgx4',52,0,'charges Skewer Thief',0),
('tp7tv6svfgx4',53,0,'charges Kiln Warden',0),
('tp7tv6svfgx4',54,1,'plays Knot Master',0),
('tp7tv6svfgx4',55,1,'chooses centre',0),
('tp7tv6svfgx4',56,1,'passes',0),
('tp7tv6svfgx4',57,1,'keeps Fog Bank',0),
('tp7tv6svfgx4',58,1,'charges Mayor Quill',0),
('tp7tv6svfgx4',59,1,'charges Mayor Quill',0),
('tp7tv6svfgx4',60,0,'plays Two for One',0),
('tp7tv6svfgx4',61,0,'pays with Skewer Thief',0),
('tp7tv6svfgx4',62,0,'plays After-Hours Feast',0),
('tp7tv6svfgx4',63,0,'attacks with Fire Eater',0),
('tp7tv6svfgx4',64,1,'activates ability 1 of Kite School',0),
('tp7tv6svfgx4',65,1,'says yes',0),
('tp7tv6svfgx4',66,0,'puts Change of Wind into the energy zone',0),
('tp7tv6svfgx4',67,0,'passes',0),
('tp7tv6svfgx4',68,0,'keeps Skewer Thief',0),
('tp7tv6svfgx4',69,0,'charges Kiln Burst',0),
('tp7tv6svfgx4',70,0,'charges Ember Potter',0),
('tp7tv6svfgx4',71,1,'plays Fog Bank from the keep zone',0),
('tp7tv6svfgx4',72,1,'pays with Mayor Quill #71',0),
('tp7tv6svfgx4',73,1,'chooses Pier Sweeper',0),
('tp7tv6svfgx4',74,1,'activates ability 1 of Knot Master',0),
('tp7tv6svfgx4',75,1,'chooses Storm Lantern',0),
('tp7tv6svfgx4',76,1,'activates ability 1 of Kite School',0),
('tp7tv6svfgx4',77,1,'says no',0),
('tp7tv6svfgx4',78,1,'plays Silk Spool',0),
('tp7tv6svfgx4',79,1,'pays with Mayor Quill',0),
('tp7tv6svfgx4',80,1,'plays String Runner',0),
('tp7tv6svfgx4',81,1,'chooses right side',0),
('tp7tv6svfgx4',82,1,'attacks with String Runner',0),
('tp7tv6svfgx4',83,0,'activates ability 1 of Fire Eater',0),
('tre34fszs536',0,0,'charges Peace of Landings',0),
('tre34fszs536',1,0,'creates a plan',0),
('tre34fszs536',2,1,'passes',0),
('tre34fszs536',3,0,'charges Stairway Brawler',0),
('tre34fszs536',4,0,'plays Bellfounder''s Yard',0),
('tre34fszs536',5,0,'chooses left base',0),
('tre34fszs536',6,1,'charges Kiln Tortoise',0),
('tre34fszs536',7,1,'passes',0),
('tre34fszs536',8,0,'charges Ashfall Ambusher',0),
('tre34fszs536',9,0,'creates a plan',0),
('tre34fszs536',10,0,'freezes Peace of Landings',0),
('tre34fszs536',11,0,'passes',0),
('tre34fszs536',12,1,'charges Temper in Battle',0),
('tre34fszs536',13,1,'passes',0),
('tre34fszs536',14,0,'passes',0),
('tre34fszs536',15,0,'creates a plan',0),
('tre34fszs536',16,0,'freezes Peace of Landings',0),
('tre34fszs536',17,0,'renews the plan',0),
('tre34fszs536',18,0,'freezes Stairway Brawler',0),
('tre34fszs536',19,0,'renews the plan',0),
('tre34fszs536',20,1,'charges Twin-Tongs Duellist',0),
('tre34fszs536',21,1,'passes',0),
('tre34fszs536',22,0,'charges Bellows Giant',0),
('tre34fszs536',23,0,'plays Lamp Sergeant',0),
('tre34fszs536',24,0,'chooses right home',0),
('tre34fszs536',25,0,'freezes Stairway Brawler',0),
('tre34fszs536',26,0,'passes',0),
('tre34fszs536',27,1,'plays Flare Bolt',0),
('tre34fszs536',28,1,'freezes Kiln Tortoise',0),
('tre34fszs536',29,0,'plays Ember Page',0),
('tua5u0y7bngm',0,1,'goes first',0),
('tua5u0y7bngm',1,1,'keeps the hand',0),
('tua5u0y7bngm',2,0,'takes a new hand',0),
('tua5u0y7bngm',3,0,'puts Stormcaller Ione at the bottom',0),
('tua5u0y7bngm',4,0,'puts Voltaic Hound at the bottom',0),
('tua5u0y7bngm',5,0,'puts Roof Runner at the bottom',0),
('tua5u0y7bngm',6,0,'puts Updraft at the bottom',0),
('tua5u0y7bngm',7,1,'casts Kite Rider',0),
('tua5u0y7bngm',8,1,'discards Arc Duelist for CP',0),
('tua5u0y7bngm',9,1,'discards Mistral Standard for CP',0),
('tua5u0y7bngm',10,1,'casts Voltaic Hound',0),
('tua5u0y7bngm',11,0,'passes',1),
('tua5u0y7bngm',12,0,'passes',1),
('tua5u0y7bngm',13,1,'attacks with Voltaic Hound',0),
('tua5u0y7bngm',14,0,'passes',0),
('tua5u0y7bngm',15,0,'casts Updraft',0),
('tua5u0y7bngm',16,0,'chooses Voltaic Hound',0),
('tua5u0y7bngm',17,0,'passes',0),
('tua5u0y7bngm',18,0,'passes',1),
('tua5u0y7bngm',19,0,'casts Battery Imp',0),
('tua5u0y7bngm',20,0,'discards Arc Duelist for CP',0),
('tua5u0y7bngm',21,0,'casts Roof Runner',0),
('tua5u0y7bngm',22,1,'casts Gale Fencer',0),
('tua5u0y7bngm',23,1,'attacks with Voltaic Hound',0),
('tua5u0y7bngm',24,0,'uses the EX Burst of Updraft',0),
('tua5u0y7bngm',25,0,'chooses Gale Fencer',0),
('tua5u0y7bngm',26,1,'attacks with Kite Rider',0),
('tua5u0y7bngm',27,1,'attacks with Gale Fencer',0),
('tua5u0y7bngm',28,0,'uses ability 1 of Roof Runner',0),
('tua5u0y7bngm',29,0,'chooses Voltaic Hound',0),
('tua5u0y7bngm',30,0,'passes',0),
('tua5u0y7bngm',31,0,'passes',0),
('tua5u0y7bngm',32,1,'casts Spark Tinker',0),
('tua5u0y7bngm',33,1,'attacks with no more',0),
('tua5u0y7bngm',34,0,'casts Copper Squire',0),
('tua5u0y7bngm',35,0,'discards Rail Engineer for CP',0),
('tua5u0y7bngm',36,0,'passes',0),
('tua5u0y7bngm',37,0,'passes',0),
('tua5u0y7bngm',38,1,'passes',0),
('tua5u0y7bngm',39,1,'attacks with Voltaic Hound',0),
('tua5u0y7bngm',40,0,'does not block',0),
('tua5u0y7bngm',41,1,'attacks with no more',0),
('tua5u0y7bngm',42,1,'casts Stormkite Pair',0),
('tua5u0y7bngm',43,0,'casts Tailor of Kites',0),
('tua5u0y7bngm',44,0,'discards Coil Sentry for CP',0),
('tua5u0y7bngm',45,0,'says no',0),
('tua5u0y7bngm',46,0,'casts Storm Lancer',0),
('tua5u0y7bngm',47,0,'attacks with Storm Lancer',0),
('tua5u0y7bngm',48,1,'does not block',0),
('tua5u0y7bngm',49,0,'attacks with no more',0),
('tua5u0y7bngm',50,1,'attacks with Kite Rider',0),
('tua5u0y7bngm',51,1,'attacks with no more',0),
('tua5u0y7bngm',52,0,'does not block',0),
('tua5u0y7bngm',53,1,'attacks with Voltaic Hound',0),
('tua5u0y7bngm',54,1,'attacks with no more',0),
('tua5u0y7bngm',55,0,'does not block',0),
('tua5u0y7bngm',56,1,'attacks with Stormkite Pair',0),
('tua5u0y7bngm',57,0,'blocks with Copper Squire',0),
('tua5u0y7bngm',58,1,'attacks with Gale Fencer',0),
('tua5u0y7bngm',59,1,'chooses no more',0),
('u3uj0dqs6pf2',0,0,'places Opening Night',0),
('u3uj0dqs6pf2',1,0,'places Grand Clearance',0),
('u3uj0dqs6pf2',2,1,'places First Flight',0),
('u3uj0dqs6pf2',3,1,'places Rising Wind',0),
('u3uj0dqs6pf2',4,1,'puts Cloud Reader into the energy zone',0),
('u3uj0dqs6pf2',5,1,'puts Silk Spool into the energy zone',0),
('u3uj0dqs6pf2',6,0,'activates ability 1 of Ember Row Stalls',0),
('u3uj0dqs6pf2',7,0,'keeps Two for One',0),
('u3uj0dqs6pf2',8,0,'charges no more',0),
('u3uj0dqs6pf2',9,1,'plays Tail Painter',0),
('u3uj0dqs6pf2',10,1,'chooses left side',0),
('u3uj0dqs6pf2',11,1,'pays with Fog Bank',0),
('u3uj0dqs6pf2',12,1,'pays with Silk Spool',0),
('u3uj0dqs6pf2',13,1,'attacks with Tail Painter',0),
('u3uj0dqs6pf2',14,0,'activates ability 1 of Ember Row Stalls',0),
('u3uj0dqs6pf2',15,1,'activates ability 1 of Kite School',0),
('u3uj0dqs6pf2',16,1,'says yes',0),
('u3uj0dqs6pf2',17,1,'chooses left side',0),
('u3uj0dqs6pf2',18,1,'attacks with Storm Chaser',0),
('u3uj0dqs6pf2',19,1,'plays Patch and Mend',0),
('u3uj0dqs6pf2',20,1,'passes',0),
('u3uj0dqs6pf2',21,1,'keeps no card',0),
('u3uj0dqs6pf2',22,1,'charges String Runner',0),
('u3uj0dqs6pf2',23,1,'charges Storm Chaser',0),
('u3uj0dqs6pf2',24,1,'charges Knot Master',0),
('u3uj0dqs6pf2',25,1,'charges Cloud Reader',0),
('u3uj0dqs6pf2',26,0,'passes',0),
('u3uj0dqs6pf2',27,0,'keeps Flare',0),
('u3uj0dqs6pf2',28,0,'charges Skewer Thief',0),
('u3uj0dqs6pf2',29,0,'charges no more',0),
('u3uj0dqs6pf2',30,1,'plays Bobbin Sparrow',0),
('u3uj0dqs6pf2',31,1,'chooses right side',0),
('u3uj0dqs6pf2',32,1,'pays with Cloud Reader #11',0),
('u3uj0dqs6pf2',33,1,'plays String Runner',0),
('u3uj0dqs6pf2',34,1,'chooses centre',0),
('u3uj0dqs6pf2',35,1,'pays with Tail Painter',0),
('u3uj0dqs6pf2',36,1,'passes',0),
('u3uj0dqs6pf2',37,1,'keeps Tail Painter',0),
('u3uj0dqs6pf2',38,1,'charges Mayor Quill',0),
('u3uj0dqs6pf2',39,0,'plays Ember Potter',0),
('u3uj0dqs6pf2',40,0,'chooses left side',0),
('u3uj0dqs6pf2',41,0,'passes',0),
('u3uj0dqs6pf2',42,0,'keeps Flare',0),
('u3uj0dqs6pf2',43,0,'charges Change of Wind',0),
('u3uj0dqs6pf2',44,0,'charges Glaze Witch',0),
('u3uj0dqs6pf2',45,0,'charges no more',0),
('u3uj0dqs6pf2',46,1,'plays Tail Painter from the keep zone',0),
('u3uj0dqs6pf2',47,1,'chooses right side',0),
('u3uj0dqs6pf2',48,1,'pays with Mayor Quill',0),
('u3uj0dqs6pf2',49,1,'attacks with String Runner',0),
('u3uj0dqs6pf2',50,0,'plays Fired Mask',0),
('u3uj0dqs6pf2',51,0,'chooses String Runner',0),
('u3uj0dqs6pf2',52,1,'plays Patch and Mend',0),
('u3uj0dqs6pf2',53,1,'pays with Cloud Reader',0),
('u3uj0dqs6pf2',54,1,'chooses Storm Chaser',0),
('u3uj0dqs6pf2',55,1,'passes',0),
('u3uj0dqs6pf2',56,1,'keeps no card',0),
('u3uj0dqs6pf2',57,1,'charges String Runner',0),
('u3uj0dqs6pf2',58,1,'charges no more',0),
('u3uj0dqs6pf2',59,0,'activates ability 1 of Ember Row Stalls',0),
('u3uj0dqs6pf2',60,0,'chooses Storm Chaser',0),
('u3uj0dqs6pf2',61,0,'attacks with Ember Potter',0),
('u3uj0dqs6pf2',62,1,'slides Tail Painter',0),
('u3uj0dqs6pf2',63,1,'chooses Box Kite Pilot',0),
('u3uj0dqs6pf2',64,1,'chooses Sky Harness',0),
('u3uj0dqs6pf2',65,0,'plays Charcoal Boy',0),
('u3uj0dqs6pf2',66,0,'chooses right side',0),
('u3uj0dqs6pf2',67,0,'attacks with Charcoal Boy',0),
('u3uj0dqs6pf2',68,1,'activates ability 1 of Kite School',0),
('u3uj0dqs6pf2',69,1,'says no',0),
('u3uj0dqs6pf2',70,0,'plays Banner of Coals',0),
('u3uj0dqs6pf2',71,0,'chooses right side',0),
('u3uj0dqs6pf2',72,0,'plays Noodle Juggler',0),
('u58shnsnvyny',0,0,'goes first',0),
('u58shnsnvyny',1,0,'takes a new hand',0),
('u58shnsnvyny',2,0,'puts Thunder Regent at the bottom',0),
('u58shnsnvyny',3,0,'puts Slag Hound at the bottom',0),
('u58shnsnvyny',4,0,'puts Furnace Apprentice at the bottom',0),
('u58shnsnvyny',5,0,'puts Cinderfall at the bottom',0),
('u58shnsnvyny',6,1,'takes a new hand',0),
('u58shnsnvyny',7,1,'puts Brannoch, Kiln Lord at the bottom',0),
('u58shnsnvyny',8,1,'puts Osric of the Gate at the bottom',0),
('u58shnsnvyny',9,1,'puts Gate Shield at the bottom',0),
('u58shnsnvyny',10,1,'puts Kiln Blade at the bottom',0),
('u58shnsnvyny',11,0,'uses Rising Spark of Wren the Wanderer',0),
('u58shnsnvyny',12,0,'discards Wanderer''s Bow for CP',0),
('u58shnsnvyny',13,0,'summons Roadside Storm',0),
('u58shnsnvyny',14,0,'discards Ember Cadet for CP',0),
('u58shnsnvyny',15,1,'passes',0),
('u58shnsnvyny',16,1,'passes',0),
('u58shnsnvyny',17,1,'summons Sparks on the Wind',0),
('u58shnsnvyny',18,1,'discards Wall Veteran for CP',0),
('u58shnsnvyny',19,1,'passes',0),
('u58shnsnvyny',20,1,'summons Wrath of the Kiln',0),
('u58shnsnvyny',21,1,'passes',0),
('u58shnsnvyny',22,0,'plays Slag Hound',0),
('u58shnsnvyny',23,0,'discards Coalback Drake for CP',0),
('u58shnsnvyny',24,0,'uses ability 2 of Slag Hound',0),
('u58shnsnvyny',25,1,'passes',0),
('u58shnsnvyny',26,1,'passes',0),
('u58shnsnvyny',27,0,'passes',0),
('u58shnsnvyny',28,0,'passes',1),
('u58shnsnvyny',29,0,'passes',0),
('u58shnsnvyny',30,1,'plays Mortar Mixer',0),
('u58shnsnvyny',31,1,'discards Stone Warden Mara for CP',0),
('u58shnsnvyny',32,1,'passes',0),
('u58shnsnvyny',33,0,'passes',1),
('u58shnsnvyny',34,0,'passes',1),
('u58shnsnvyny',35,1,'passes',0),
('u58shnsnvyny',36,0,'passes',1),
('u58shnsnvyny',37,0,'plays Nocturn Reeve',0),
('u58shnsnvyny',38,0,'discards Ashwing Courier for CP',0),
('u58shnsnvyny',39,0,'passes',0),
('u58shnsnvyny',40,0,'passes',0),
('u58shnsnvyny',41,0,'passes',1),
('u58shnsnvyny',42,0,'passes',0),
('u58shnsnvyny',43,1,'plays Master of the Furnace',0),
('u58shnsnvyny',44,1,'discards Brannoch the Stoker for CP',0),
('u58shnsnvyny',45,1,'discards Shield Wall for CP',0),
('u58shnsnvyny',46,1,'passes',0),
('u58shnsnvyny',47,0,'passes',0),
('u58shnsnvyny',48,1,'says no',0),
('u58shnsnvyny',49,1,'uses ability 1 of Mortar Mixer',0),
('u58shnsnvyny',50,1,'discards Tower Plate for CP',0),
('u58shnsnvyny',51,0,'uses ability 2 of Slag Hound',0),
('u58shnsnvyny',52,0,'plays Cinder Duelist',0),
('u58shnsnvyny',53,0,'uses ability 2 of Slag Hound',0),
('u58shnsnvyny',54,0,'chooses Cinder Duelist',0),
('u58shnsnvyny',55,0,'attacks with Nocturn Reeve',0),
('u58shnsnvyny',56,0,'attacks with no more',0),
('u58shnsnvyny',57,1,'passes',0),
('u58shnsnvyny',58,1,'passes',0),
('u58shnsnvyny',59,1,'plays Ember Cadet',0),
('u58shnsnvyny',60,1,'dulls Master of the Furnace for CP',0),
('u58shnsnvyny',61,1,'uses ability 1 of Mortar Mixer',0),
('u58shnsnvyny',62,1,'discards Shield Wall for CP',0),
('u58shnsnvyny',63,0,'plays Kiln Marshal',0),
('u58shnsnvyny',64,0,'uses ability 2 of Slag Hound',0),
('u58shnsnvyny',65,0,'chooses Ember Cadet',0),
('u58shnsnvyny',66,0,'attacks with Cinder Duelist',0),
('u58shnsnvyny',67,0,'attacks with Nocturn Reeve',0),
('u58shnsnvyny',68,1,'uses ability 1 of Mortar Mixer',0),
('u58shnsnvyny',69,1,'passes',0),
('u58shnsnvyny',70,1,'plays Cinder Drummer',0),
('u58shnsnvyny',71,1,'dulls Master of the Furnace for CP',0),
('u58shnsnvyny',72,1,'discards Cinder Drummer for CP',0),
('u58shnsnvyny',73,1,'says yes',0),
('u58shnsnvyny',74,0,'passes',0),
('u58shnsnvyny',75,0,'passes',1),
('u8wmynh245jf',0,0,'goes first',0),
('u8wmynh245jf',1,0,'keeps the hand',0),
('u8wmynh245jf',2,1,'takes a new hand',0),
('u8wmynh245jf',3,1,'puts Osric of the Gate at the bottom',0),
('u8wmynh245jf',4,1,'puts Hearth Colossus at the bottom',0),
('u8wmynh245jf',5,1,'puts Cinder Drummer at the bottom',0),
('u8wmynh245jf',6,1,'puts Brannoch, Kiln Lord at the bottom',0),
('u8wmynh245jf',7,0,'plays Nocturn Reeve',0),
('u8wmynh245jf',8,0,'discards Bellows Hand for CP',0),
('u8wmynh245jf',9,0,'discards Cinderfall for CP',0),
('u8wmynh245jf',10,0,'discards Innkeeper of Crossways for CP',0),
('u8wmynh245jf',11,1,'summons Sparks on the Wind',0),
('u8wmynh245jf',12,1,'chooses Nocturn Reeve',0),
('u8wmynh245jf',13,1,'discards Forge Sisters for CP',0),
('u8wmynh245jf',14,1,'discards Gate Shield for CP',0),
('u8wmynh245jf',15,1,'plays Stone Warden Mara',0),
('u8wmynh245jf',16,0,'plays Kilnborn Champion',0),
('u8wmynh245jf',17,0,'says yes',0),
('u8wmynh245jf',18,0,'attacks with no more',0),
('u8wmynh245jf',19,1,'plays Slag Hound',0),
('u8wmynh245jf',20,1,'passes',0),
('u8wmynh245jf',21,1,'passes',0),
('u8wmynh245jf',22,1,'attacks with no more',0),
('u8wmynh245jf',23,1,'uses ability 2 of Slag Hound',0),
('u8wmynh245jf',24,1,'chooses Stone Warden Mara',0),
('u8wmynh245jf',25,0,'uses ability 1 of Slag Hound',0),
('u8wmynh245jf',26,0,'chooses Stone Warden Mara',0),
('u8wmynh245jf',27,0,'attacks with no more',0),
('u8wmynh245jf',28,1,'passes',0),
('u8wmynh245jf',29,1,'passes',0),
('u8wmynh245jf',30,1,'attacks with no more',0),
('u8wmynh245jf',31,1,'plays Ember Cadet',0),
('u8wmynh245jf',32,1,'passes',0),
('u8wmynh245jf',33,0,'uses ability 1 of Thunder Newt',0),
('u8wmynh245jf',34,1,'uses ability 2 of Slag Hound',0),
('u8wmynh245jf',35,1,'chooses Ember Cadet',0),
('u8wmynh245jf',36,0,'chooses Nocturn Reeve',0),
('u8wmynh245jf',37,0,'attacks with no more',0),
('u8wmynh245jf',38,1,'passes',0),
('u8wmynh245jf',39,1,'passes',0),
('u8wmynh245jf',40,1,'attacks with Ember Cadet',0),
('u8wmynh245jf',41,1,'passes',0),
('u8wmynh245jf',42,0,'blocks with Kilnborn Champion',0),
('u8wmynh245jf',43,1,'passes',0),
('u8wmynh245jf',44,1,'uses ability 2 of Slag Hound',0),
('u8wmynh245jf',45,1,'chooses Kilnborn Champion',0),
('u8wmynh245jf',46,1,'attacks with no more',0),
('u8wmynh245jf',47,0,'passes',0),
('u8wmynh245jf',48,0,'attacks with no more',0),
('u8wmynh245jf',49,0,'plays Bellows Hand',0),
('ucm4q0a4t93q',0,1,'goes first',0),
('ucm4q0a4t93q',1,1,'takes a new hand',0),
('ucm4q0a4t93q',2,1,'puts Glacier Knight at the bottom',0),
('ucm4q0a4t93q',3,1,'puts Tide Oracle at the bottom',0),
('ucm4q0a4t93q',4,1,'puts Lantern Mermaid at the bottom',0),
('ucm4q0a4t93q',5,1,'puts Drowned Bells at the bottom',0),
('ucm4q0a4t93q',6,0,'takes a new hand',0),
('ucv63msmpqwm',0,0,'goes first',0),
('ucv63msmpqwm',1,0,'takes a new hand',0),
('ucv63msmpqwm',2,0,'puts Hollow Sentry at the bottom',0),
('ucv63msmpqwm',3,0,'puts Waking Giant at the bottom',0),
('ucv63msmpqwm',4,0,'puts Frostbite at the bottom',0),
('ucv63msmpqwm',5,0,'puts Long Night at the bottom',0),
('ucv63msmpqwm',6,1,'takes a new hand',0),
('ucv63msmpqwm',7,1,'puts Cinder Duelist at the bottom',0),
('ucv63msmpqwm',8,1,'puts Kilnborn Champion at the bottom',0),
('ucv63msmpqwm',9,1,'puts Innkeeper of Crossways at the bottom',0),
('ucv63msmpqwm',10,1,'puts Lamplight Keeper at the bottom',0),
('ucv63msmpqwm',11,0,'plays Net Mender',0),
('ucv63msmpqwm',12,0,'discards Deepwater Cantor for CP',0),
('ucv63msmpqwm',13,0,'does not use the Assist of Net Mender',0),
('ucv63msmpqwm',14,0,'passes',0),
('ucv63msmpqwm',15,1,'uses Ledger Fling of Road Clerk',0),
('ucv63msmpqwm',16,0,'passes',0),
('ucv63msmpqwm',17,0,'passes',0),
('ucv63msmpqwm',18,1,'passes',0),
('ucv63msmpqwm',19,1,'plays Furnace Apprentice',0),
('ucv63msmpqwm',20,1,'discards Kiln Blade for CP',0),
('ucv63msmpqwm',21,1,'plays Cinder Duelist',0),
('ucv63msmpqwm',22,0,'plays Winter Envoy',0),
('ucv63msmpqwm',23,0,'discards Keeper of Frost Gate for CP',0),
('ucv63msmpqwm',24,0,'passes',0),
('ucv63msmpqwm',25,0,'plays Lyra Saltvoice',0),
('ucv63msmpqwm',26,0,'discards Sleeping Giant for CP',0),
('ucv63msmpqwm',27,1,'uses ability 1 of Furnace Apprentice',0),
('ucv63msmpqwm',28,1,'chooses Winter Envoy',0),
('ucv63msmpqwm',29,1,'attacks with Cinder Duelist',0),
('ucv63msmpqwm',30,0,'blocks with Lyra Saltvoice',0),
('ucv63msmpqwm',31,0,'plays Harbor Librarian',0),
('ucv63msmpqwm',32,0,'dulls Net Mender for CP',0),
('ucv63msmpqwm',33,0,'discards Ebb and Flow for CP',0),
('ucv63msmpqwm',34,0,'says no',0),
('ucv63msmpqwm',35,0,'attacks with Lyra Saltvoice',0),
('ucv63msmpqwm',36,0,'attacks with Winter Envoy',0),
('ucv63msmpqwm',37,1,'uses Rising Spark of Wren the Wanderer',0),
('ucv63msmpqwm',38,1,'chooses Winter Envoy',0),
('ucv63msmpqwm',39,0,'summons Undertow',0),
('ucv63msmpqwm',40,0,'dulls Harbor Librarian for CP',0),
('ucv63msmpqwm',41,0,'discards Long Night for CP',0),
('ucv63msmpqwm',42,0,'passes',0),
('ucv63msmpqwm',43,0,'chooses Lyra Saltvoice',0),
('ucv63msmpqwm',44,0,'plays Lyra Saltvoice',0),
('ucv63msmpqwm',45,0,'attacks with no more',0),
('ucv63msmpqwm',46,1,'plays Kiln Marshal',0),
('ucv63msmpqwm',47,1,'discards Coalback Drake for CP',0),
('ucv63msmpqwm',48,1,'chooses Lyra Saltvoice',0),
('ugyj94m80xre',0,0,'charges Buried Spring',0),
('ugyj94m80xre',1,0,'creates a plan',0),
('ugyj94m80xre',2,1,'charges Lock of the Tide',0),
('ugyj94m80xre',3,1,'creates a plan',0),
('ugyj94m80xre',4,0,'charges Mossback',0),
('ugyj94m80xre',5,0,'plays Sudden Spring',0),
('ugyj94m80xre',6,0,'plays Slate Courier',0),
('ugyj94m80xre',7,0,'chooses right centre',0),
('ugyj94m80xre',8,0,'creates a plan',0),
('ugyj94m80xre',9,1,'charges Hive Caller',0),
('ugyj94m80xre',10,1,'passes',0),
('ugyj94m80xre',11,0,'charges Antler Crown',0),
('ugyj94m80xre',12,0,'passes',0),
('ugyj94m80xre',13,1,'charges Thicket Matriarch',0),
('ugyj94m80xre',14,1,'creates a plan',0),
('ugyj94m80xre',15,1,'freezes Thicket Matriarch',0),
('ugyj94m80xre',16,1,'plays Root Sprout',0),
('ugyj94m80xre',17,1,'chooses right centre',0),
('ugyj94m80xre',18,1,'renews the plan',0),
('ugyj94m80xre',19,0,'charges Deeproot Titan',0),
('ujkxrptebv0t',0,0,'passes',0),
('ujkxrptebv0t',1,1,'charges Sudden Spring',0),
('ujkxrptebv0t',2,1,'creates a plan',0),
('ujkxrptebv0t',3,0,'charges Pale Executioner',0),
('ujkxrptebv0t',4,0,'passes',0),
('ujkxrptebv0t',5,1,'charges Compass Golem',0),
('ujkxrptebv0t',6,1,'plays Signal Kite',0),
('ujkxrptebv0t',7,1,'chooses left centre',0),
('ujkxrptebv0t',8,0,'charges Undertow Wraith',0),
('ujkxrptebv0t',9,0,'passes',0),
('ujkxrptebv0t',10,1,'charges Tangle the Stairs',0),
('ujkxrptebv0t',11,1,'plays Root Sprout',0),
('ujkxrptebv0t',12,1,'chooses middle home',0),
('ujkxrptebv0t',13,1,'freezes Tangle the Stairs',0),
('ujkxrptebv0t',14,1,'creates a plan',0),
('ujkxrptebv0t',15,1,'freezes Compass Golem',0),
('ujkxrptebv0t',16,1,'renews the plan',0),
('ujkxrptebv0t',17,0,'charges Quiet Errand',0),
('us75ytn7szdp',0,1,'keeps the hand',0),
('us75ytn7szdp',1,0,'keeps the hand',0),
('us75ytn7szdp',2,0,'passes',1),
('us75ytn7szdp',3,0,'passes',1),
('us75ytn7szdp',4,1,'calls Fern Ledger Lv1',0),
('us75ytn7szdp',5,1,'makes aether with Fern Ledger Lv1',0),
('us75ytn7szdp',6,0,'passes',1),
('us75ytn7szdp',7,0,'passes',1),
('us75ytn7szdp',8,0,'passes',1),
('us75ytn7szdp',9,0,'passes',1),
('us75ytn7szdp',10,0,'passes',1),
('us75ytn7szdp',11,0,'passes',1),
('us75ytn7szdp',12,0,'calls Thorn Lash face down',0),
('us75ytn7szdp',13,0,'passes',1),
('us75ytn7szdp',14,0,'makes aether with Thorn Lash',0),
('us75ytn7szdp',15,0,'passes',0),
('us75ytn7szdp',16,0,'passes',1),
('us75ytn7szdp',17,0,'passes',1),
('us75ytn7szdp',18,0,'passes',1),
('us75ytn7szdp',19,0,'passes',1),
('us75ytn7szdp',20,0,'passes',1),
('us75ytn7szdp',21,1,'makes aether with Fern Ledger Lv1',0),
('us75ytn7szdp',22,0,'passes',1),
('us75ytn7szdp',23,0,'passes',1),
('us75ytn7szdp',24,1,'calls Thorn Lash face down',0),
('us75ytn7szdp',25,1,'makes aether with Thorn Lash',0),
('us75ytn7szdp',26,0,'passes',1),
('us75ytn7szdp',27,0,'passes',1),
('us75ytn7szdp',28,0,'passes',1),
('us75ytn7szdp',29,0,'makes aether with Coin',0),
('us75ytn7szdp',30,0,'passes',1),
('us75ytn7szdp',31,0,'passes',1),
('us75ytn7szdp',32,0,'calls Fern Ledger Lv2 face down',0),
('us75ytn7szdp',33,0,'passes',1),
('us75ytn7szdp',34,0,'makes aether with Fern Ledger Lv2',0),
('us75ytn7szdp',35,0,'makes aether with Thorn Lash',0),
('us75ytn7szdp',36,1,'makes aether with Thorn Lash',0),
('us75ytn7szdp',37,1,'makes aether with Fern Ledger Lv1',0),
('us75ytn7szdp',38,1,'calls nothing',0),
('us75ytn7szdp',39,0,'passes',1),
('us75ytn7szdp',40,0,'passes',1),
('us75ytn7szdp',41,0,'calls Root Whisper Lv1 face down',0),
('us75ytn7szdp',42,0,'passes',1),
('us75ytn7szdp',43,0,'passes',0),
('us75ytn7szdp',44,0,'passes',1),
('us75ytn7szdp',45,0,'passes',1),
('us75ytn7szdp',46,0,'passes',1),
('us75ytn7szdp',47,0,'passes',1),
('us75ytn7szdp',48,0,'passes',1),
('us75ytn7szdp',49,1,'passes',0),
('us75ytn7szdp',50,0,'passes',1),
('us75ytn7szdp',51,1,'passes',0),
('us75ytn7szdp',52,0,'passes',1),
('us75ytn7szdp',53,1,'calls Fern Ledger Lv2 face down',0),
('us75ytn7szdp',54,1,'makes aether with Fern Ledger Lv1',0),
('us75ytn7szdp',55,1,'makes aether with Thorn Lash',0),
('us75ytn7szdp',56,1,'makes aether with Fern Ledger Lv2',0),
('us75ytn7szdp',57,0,'passes',1),
('us75ytn7szdp',58,1,'plays Vine Stag',0),
('us75ytn7szdp',59,0,'passes',0),
('us75ytn7szdp',60,1,'enters reversed',0),
('us75ytn7szdp',61,0,'passes',1),
('us75ytn7szdp',62,0,'passes',1),
('us75ytn7szdp',63,0,'makes aether with Thorn Lash',0),
('us75ytn7szdp',64,0,'makes aether with Root Whisper Lv1',0),
('us75ytn7szdp',65,0,'passes',0),
('us75ytn7szdp',66,0,'passes',1),
('us75ytn7szdp',67,0,'passes',1),
('us75ytn7szdp',68,0,'passes',1),
('us75ytn7szdp',69,0,'passes',1),
('us75ytn7szdp',70,0,'passes',1),
('us75ytn7szdp',71,0,'calls Vine Stag face down',0),
('us75ytn7szdp',72,0,'passes',1),
('us75ytn7szdp',73,0,'makes aether with Fern Ledger Lv2',0),
('us75ytn7szdp',74,0,'makes aether with Thorn Lash',0),
('us75ytn7szdp',75,0,'makes aether with Root Whisper Lv1',0),
('us75ytn7szdp',76,0,'passes',0),
('us75ytn7szdp',77,0,'passes',1),
('us75ytn7szdp',78,0,'passes',1),
('us75ytn7szdp',79,0,'passes',1),
('us75ytn7szdp',80,0,'passes',1),
('us75ytn7szdp',81,0,'passes',1),
('us75ytn7szdp',82,1,'passes',0),
('us75ytn7szdp',83,0,'passes',1),
('us75ytn7szdp',84,1,'makes aether with Fern Ledger Lv1',0),
('us75ytn7szdp',85,1,'passes',0),
('us75ytn7szdp',86,0,'passes',1),
('us75ytn7szdp',87,1,'calls Root Whisper Lv1 face down',0),
('us75ytn7szdp',88,1,'makes aether with Thorn Lash',0),
('us75ytn7szdp',89,1,'makes aether with Fern Ledger Lv2',0),
('us75ytn7szdp',90,1,'passes',0),
('us75ytn7szdp',91,0,'passes',1),
('us75ytn7szdp',92,1,'passes',0),
('us75ytn7szdp',93,0,'passes',1),
('us75ytn7szdp',94,1,'makes aether with Root Whisper Lv1',0),
('us75ytn7szdp',95,0,'passes',1),
('us75ytn7szdp',96,0,'passes',0),
('us75ytn7szdp',97,0,'passes',1),
('us75ytn7szdp',98,0,'passes',1),
('us75ytn7szdp',99,0,'passes',1),
('us75ytn7szdp',100,0,'passes',1),
('us75ytn7szdp',101,0,'passes',1),
('us75ytn7szdp',102,0,'calls Clover Brand Lv2 face down',0),
('us75ytn7szdp',103,0,'passes',1),
('us75ytn7szdp',104,0,'makes aether with Clover Brand Lv2',0),
('us75ytn7szdp',105,0,'makes aether with Root Whisper Lv1',0),
('us75ytn7szdp',106,0,'makes aether with Fern Ledger Lv2',0),
('us75ytn7szdp',107,0,'makes aether with Thorn Lash',0),
('us75ytn7szdp',108,0,'makes aether with Vine Stag',0),
('us75ytn7szdp',109,1,'makes aether with Root Whisper Lv1',0),
('us75ytn7szdp',110,1,'passes',0),
('us75ytn7szdp',111,1,'makes aether with Thorn Lash',0),
('us75ytn7szdp',112,1,'makes aether with Fern Ledger Lv2',0),
('us75ytn7szdp',113,1,'makes aether with Fern Ledger Lv1',0),
('us75ytn7szdp',114,1,'calls Fern Ledger Lv1 face down',0),
('us75ytn7szdp',115,1,'makes aether with Fern Ledger Lv1 #16',0),
('us75ytn7szdp',116,1,'switches Vine Stag',0),
('us75ytn7szdp',117,1,'attacks no more',0),
('us75ytn7szdp',118,0,'passes',1),
('us75ytn7szdp',119,0,'passes',1),
('us75ytn7szdp',120,0,'calls nothing',0),
('us75ytn7szdp',121,0,'passes',1),
('us75ytn7szdp',122,0,'makes aether with Root Whisper Lv1',0),
('us75ytn7szdp',123,0,'makes aether with Vine Stag',0),
('us75ytn7szdp',124,0,'makes aether with Thorn Lash',0),
('us75ytn7szdp',125,0,'passes',0),
('us75ytn7szdp',126,0,'passes',1),
('us75ytn7szdp',127,0,'passes',1),
('us75ytn7szdp',128,0,'passes',1),
('us75ytn7szdp',129,0,'passes',1),
('us75ytn7szdp',130,0,'passes',1),
('us75ytn7szdp',131,1,'makes aether with Fern Ledger Lv1 #16',0),
('us75ytn7szdp',132,1,'passes',0),
('us75ytn7szdp',133,0,'passes',1),
('us75ytn7szdp',134,1,'makes aether with Fern Ledger Lv1 #3',0),
('us75ytn7szdp',135,1,'makes aether with Root Whisper Lv1',0),
('us75ytn7szdp',136,1,'passes',0),
('us75ytn7szdp',137,0,'passes',1),
('us75ytn7szdp',138,1,'calls Clover Brand Lv1 face down',0),
('us75ytn7szdp',139,1,'makes aether with Thorn Lash',0),
('us75ytn7szdp',140,1,'makes aether with Clover Brand Lv1',0),
('us75ytn7szdp',141,1,'passes',0),
('us75ytn7szdp',142,0,'passes',1),
('us75ytn7szdp',143,1,'passes',0),
('us75ytn7szdp',144,0,'passes',1),
('us75ytn7szdp',145,1,'makes aether with Fern Ledger Lv2',0),
('us75ytn7szdp',146,0,'passes',1),
('us75ytn7szdp',147,0,'passes',0),
('us75ytn7szdp',148,1,'attacks with Vine Stag',0),
('us75ytn7szdp',149,0,'makes aether with Clover Brand Lv2',0),
('us75ytn7szdp',150,0,'passes',0),
('us75ytn7szdp',151,1,'corrupts orb 5',0),
('us75ytn7szdp',152,0,'makes aether with Fern Ledger Lv2',0),
('us75ytn7szdp',153,0,'passes',1),
('us75ytn7szdp',154,0,'passes',1),
('us75ytn7szdp',155,0,'levels up Fern Ledger Lv2 to Clover Brand Lv2',0),
('us75ytn7szdp',156,0,'passes',1),
('us75ytn7szdp',157,0,'plays Grafting',0),
('uusfqxvdnucj',0,0,'places Night Crossing',0),
('uusfqxvdnucj',1,0,'places Dawn Regatta',0),
('uusfqxvdnucj',2,1,'places Night Crossing',0),
('uusfqxvdnucj',3,1,'places Dawn Regatta',0),
('uusfqxvdnucj',4,0,'puts Harpoon Sister into the energy zone',0),
('uusfqxvdnucj',5,0,'puts Rope Dancer into the energy zone',0),
('uusfqxvdnucj',6,1,'passes',0),
('uusfqxvdnucj',7,1,'keeps Harpoon Sister',0),
('uusfqxvdnucj',8,1,'charges no more',0),
('uusfqxvdnucj',9,0,'plays Undertow Cat',0),
('uusfqxvdnucj',10,0,'chooses left side',0),
('uusfqxvdnucj',11,0,'pays with Rope Dancer',0),
('uusfqxvdnucj',12,0,'plays Diving Bell',0),
('uusfqxvdnucj',13,0,'passes',0),
('uusfqxvdnucj',14,0,'keeps Ferry Captain',0),
('uusfqxvdnucj',15,0,'charges Night Watch',0),
('uusfqxvdnucj',16,1,'passes',0),
('uusfqxvdnucj',17,1,'keeps Good Boots',0),
('uusfqxvdnucj',18,1,'charges no more',0),
('uusfqxvdnucj',19,0,'passes',0),
('uusfqxvdnucj',20,0,'keeps Harpoon Sister',0),
('uusfqxvdnucj',21,0,'charges Rope Dancer',0),
('uusfqxvdnucj',22,0,'charges Oar Twins',0),
('uusfqxvdnucj',23,0,'charges no more',0),
('uusfqxvdnucj',24,1,'passes',0),
('uusfqxvdnucj',25,1,'keeps Pearl Diver',0),
('uusfqxvdnucj',26,1,'charges Undertow Cat',0),
('uusfqxvdnucj',27,0,'plays Signal Pennant',0),
('uusfqxvdnucj',28,0,'pays with Oar Twins',0),
('uusfqxvdnucj',29,0,'plays Slipway Kid',0),
('uusfqxvdnucj',30,0,'chooses centre',0),
('uusfqxvdnucj',31,0,'pays with Night Watch',0),
('uw7j7m3k8x8m',0,1,'goes first',0),
('uw7j7m3k8x8m',1,1,'takes a new hand',0),
('uw7j7m3k8x8m',2,1,'puts Rail Engineer at the bottom',0),
('uw7j7m3k8x8m',3,1,'puts Tailor of Kites at the bottom',0),
('uw7j7m3k8x8m',4,1,'puts Copper Squire at the bottom',0),
('uw7j7m3k8x8m',5,1,'puts Stormcaller Ione at the bottom',0),
('uw7j7m3k8x8m',6,0,'takes a new hand',0),
('uw7j7m3k8x8m',7,0,'puts Furnace Apprentice at the bottom',0),
('uw7j7m3k8x8m',8,0,'puts Harbor Sentinel at the bottom',0),
('uw7j7m3k8x8m',9,0,'puts Gate Warden at the bottom',0),
('uw7j7m3k8x8m',10,0,'puts Ember of the Far Kiln at the bottom',0),
('uw7j7m3k8x8m',11,1,'passes',0),
('uw7j7m3k8x8m',12,1,'casts Roof Runner',0),
('uw7j7m3k8x8m',13,1,'discards Weathercock Priest for CP',0),
('uw7j7m3k8x8m',14,1,'casts Gale Fencer',0),
('uw7j7m3k8x8m',15,1,'discards Weathercock Priest for CP',0),
('uw7j7m3k8x8m',16,0,'passes',1),
('uw7j7m3k8x8m',17,0,'casts Coalback Drake',0),
('uw7j7m3k8x8m',18,0,'discards Wrath of the Kiln for CP',0),
('uw7j7m3k8x8m',19,0,'uses ability 2 of Coalback Drake',0),
('uw7j7m3k8x8m',20,0,'discards Saltforge Twins for Fire CP',0),
('uw7j7m3k8x8m',21,0,'passes',0),
('uw7j7m3k8x8m',22,0,'casts Root Hermit',0),
('uw7j7m3k8x8m',23,0,'discards Bedrock Verdict for CP',0),
('uw7j7m3k8x8m',24,1,'casts Updraft',0),
('uw7j7m3k8x8m',25,1,'discards Roof Runner for CP',0),
('uw7j7m3k8x8m',26,1,'passes',0),
('uw7j7m3k8x8m',27,1,'passes',0),
('uw7j7m3k8x8m',28,1,'passes',0),
('uw7j7m3k8x8m',29,1,'attacks with no more',0),
('uw7j7m3k8x8m',30,1,'passes',0),
('uw7j7m3k8x8m',31,0,'casts Cinder Duelist',0),
('uw7j7m3k8x8m',32,0,'discards Brannoch of the Pyre for CP',0),
('uw7j7m3k8x8m',33,1,'uses ability 1 of Roof Runner',0),
('uw7j7m3k8x8m',34,1,'chooses Root Hermit',0),
('uw7j7m3k8x8m',35,0,'attacks with Root Hermit',0),
('uw7j7m3k8x8m',36,1,'blocks with Gale Fencer',0),
('uw7j7m3k8x8m',37,0,'attacks with Cinder Duelist',0),
('uw7j7m3k8x8m',38,1,'passes',0),
('uw7j7m3k8x8m',39,1,'passes',0),
('uw7j7m3k8x8m',40,1,'casts Updraft',0),
('uw7j7m3k8x8m',41,0,'passes',0),
('uw7j7m3k8x8m',42,0,'passes',1),
('uw7j7m3k8x8m',43,0,'attacks with Cinder Duelist',0),
('uw7j7m3k8x8m',44,0,'passes',1),
('uw7j7m3k8x8m',45,0,'passes',1),
('uw7j7m3k8x8m',46,0,'passes',0),
('uw7j7m3k8x8m',47,0,'passes',1),
('uw7j7m3k8x8m',48,0,'casts Slagheart',0),
('uw7j7m3k8x8m',49,0,'discards Wharf Mason for CP',0),
('uw7j7m3k8x8m',50,0,'discards Cinder Duelist for CP',0),
('uw7j7m3k8x8m',51,1,'casts Storm Lancer',0),
('uw7j7m3k8x8m',52,1,'discards Storm Lancer for CP',0),
('uw7j7m3k8x8m',53,0,'casts Wrath of the Kiln',0),
('uw7j7m3k8x8m',54,0,'chooses Storm Lancer',0),
('uw7j7m3k8x8m',55,0,'attacks with no more',0),
('uw7j7m3k8x8m',56,1,'passes',0),
('uw7j7m3k8x8m',57,1,'warps Kite Beyond the Clouds',0),
('uw7j7m3k8x8m',58,1,'discards Roof Runner for CP',0),
('uw7j7m3k8x8m',59,0,'casts Ashwing Courier',0),
('uw7j7m3k8x8m',60,0,'attacks with no more',0),
('uw7j7m3k8x8m',61,1,'casts Updraft',0),
('uw7j7m3k8x8m',62,1,'chooses Ashwing Courier',0),
('uw7j7m3k8x8m',63,0,'passes',0),
('uw7j7m3k8x8m',64,0,'passes',1),
('uws2ttz5tpw3',0,1,'keeps the hand',0),
('uws2ttz5tpw3',1,0,'keeps the hand',0),
('uws2ttz5tpw3',2,0,'passes',1),
('uws2ttz5tpw3',3,0,'passes',1),
('uws2ttz5tpw3',4,1,'calls nothing',0),
('uws2ttz5tpw3',5,0,'passes',1),
('uws2ttz5tpw3',6,0,'passes',1),
('uws2ttz5tpw3',7,0,'passes',1),
('uws2ttz5tpw3',8,0,'passes',1),
('uws2ttz5tpw3',9,0,'passes',1),
('uws2ttz5tpw3',10,0,'passes',1),
('uws2ttz5tpw3',11,0,'calls Moth Iver Lv1 face down',0),
('uws2ttz5tpw3',12,0,'passes',1),
('uws2ttz5tpw3',13,0,'passes',0),
('uws2ttz5tpw3',14,0,'passes',1),
('uws2ttz5tpw3',15,0,'passes',1),
('uws2ttz5tpw3',16,0,'passes',1),
('uws2ttz5tpw3',17,0,'passes',1),
('uws2ttz5tpw3',18,0,'passes',1),
('uws2ttz5tpw3',19,0,'passes',1),
('uws2ttz5tpw3',20,0,'passes',1),
('uws2ttz5tpw3',21,1,'calls nothing',0),
('uws2ttz5tpw3',22,0,'passes',1),
('uws2ttz5tpw3',23,0,'passes',1),
('uws2ttz5tpw3',24,0,'passes',1),
('uws2ttz5tpw3',25,0,'makes aether with Moth Iver Lv1',0),
('uws2ttz5tpw3',26,0,'passes',0),
('uws2ttz5tpw3',27,0,'passes',1),
('uws2ttz5tpw3',28,0,'passes',1),
('uws2ttz5tpw3',29,0,'passes',1),
('uws2ttz5tpw3',30,0,'passes',1),
('uws2ttz5tpw3',31,0,'passes',1),
('uws2ttz5tpw3',32,0,'calls Barge Hound face down',0),
('uws2ttz5tpw3',33,0,'passes',1),
('uws2ttz5tpw3',34,0,'makes aether with Barge Hound',0),
('uws2ttz5tpw3',35,0,'passes',0),
('uws2ttz5tpw3',36,0,'passes',1),
('uws2ttz5tpw3',37,0,'passes',1),
('uws2ttz5tpw3',38,0,'passes',1),
('uws2ttz5tpw3',39,0,'passes',1),
('uws2ttz5tpw3',40,0,'passes',1),
('uws2ttz5tpw3',41,0,'passes',1),
('uws2ttz5tpw3',42,0,'passes',1),
('uws2ttz5tpw3',43,1,'calls Cinder Wick Lv1',0),
('uws2ttz5tpw3',44,1,'passes',0),
('uws2ttz5tpw3',45,0,'passes',1),
('uws2ttz5tpw3',46,1,'makes aether with Cinder Wick Lv1',0),
('uws2ttz5tpw3',47,1,'plays Kiln Pup',0),
('uws2ttz5tpw3',48,0,'makes aether with Moth Iver Lv1',0),
('uws2ttz5tpw3',49,0,'passes',0),
('uws2ttz5tpw3',50,0,'passes',1),
('uws2ttz5tpw3',51,0,'passes',1),
('uws2ttz5tpw3',52,0,'makes aether with Coin',0),
('uws2ttz5tpw3',53,0,'passes',1),
('uws2ttz5tpw3',54,0,'passes',1),
('uws2ttz5tpw3',55,0,'calls Ferry Twill Lv1 face down',0),
('uws2ttz5tpw3',56,0,'passes',1),
('uws2ttz5tpw3',57,0,'makes aether with Barge Hound',0),
('uws2ttz5tpw3',58,0,'makes aether with Moth Iver Lv1',0),
('uws2ttz5tpw3',59,0,'makes aether with Ferry Twill Lv1',0),
('uws2ttz5tpw3',60,1,'makes aether with Cinder Wick Lv1',0),
('uws2ttz5tpw3',61,1,'calls Firedamp face down',0),
('uws2ttz5tpw3',62,1,'passes',0),
('uws2ttz5tpw3',63,1,'plays Loose Ember',0),
('uws2ttz5tpw3',64,1,'makes aether with Firedamp',0),
('uws2ttz5tpw3',65,1,'enters reversed',0),
('uws2ttz5tpw3',66,1,'switches Kiln Pup',0),
('uws2ttz5tpw3',67,0,'passes',1),
('uws2ttz5tpw3',68,0,'passes',1),
('uws2ttz5tpw3',69,0,'calls Pell Lantern Lv1 face down',0),
('uws2ttz5tpw3',70,0,'passes',1),
('uws2ttz5tpw3',71,0,'makes aether with Pell Lantern Lv1',0),
('uws2ttz5tpw3',72,0,'makes aether with Ferry Twill Lv1',0),
('uws2ttz5tpw3',73,0,'makes aether with Moth Iver Lv1',0),
('uws2ttz5tpw3',74,0,'makes aether with Barge Hound',0),
('uws2ttz5tpw3',75,1,'passes',0),
('uws2ttz5tpw3',76,1,'makes aether with Firedamp',0),
('uws2ttz5tpw3',77,1,'uses ability 1 of Cinder Wick Lv1',0),
('uws2ttz5tpw3',78,1,'chooses Kiln Pup',0),
('uws2ttz5tpw3',79,1,'levels up Cinder Wick Lv1 to Cinder Wick Lv2',0),
('uws2ttz5tpw3',80,1,'switches Kiln Pup',0),
('uws2ttz5tpw3',81,1,'passes',0),
('uws2ttz5tpw3',82,1,'attacks with Kiln Pup',0),
('uws2ttz5tpw3',83,1,'corrupts orb 6',0),
('uws2ttz5tpw3',84,0,'passes',1),
('uws2ttz5tpw3',85,0,'passes',1),
('uws2ttz5tpw3',86,0,'calls Lamp Eel face down',0),
('uws2ttz5tpw3',87,0,'passes',1),
('uws2ttz5tpw3',88,0,'makes aether with Barge Hound',0),
('uws2ttz5tpw3',89,0,'makes aether with Ferry Twill Lv1',0),
('uws2ttz5tpw3',90,0,'makes aether with Moth Iver Lv1',0),
('uws2ttz5tpw3',91,0,'makes aether with Pell Lantern Lv1',0),
('uws2ttz5tpw3',92,0,'makes aether with Lamp Eel',0),
('uws2ttz5tpw3',93,1,'passes',0),
('uws2ttz5tpw3',94,1,'uses ability 2 of Cinder Wick Lv2',0),
('uws2ttz5tpw3',95,1,'chooses Loose Ember',0),
('uws2ttz5tpw3',96,1,'makes aether with Firedamp',0),
('uws2ttz5tpw3',97,1,'calls Brick Golem face down',0),
('uws2ttz5tpw3',98,1,'makes aether with Brick Golem',0),
('uws2ttz5tpw3',99,1,'switches Kiln Pup',0),
('uws2ttz5tpw3',100,1,'switches Loose Ember',0),
('uws2ttz5tpw3',101,1,'attacks with Loose Ember',0),
('uws2ttz5tpw3',102,1,'corrupts orb 3',0),
('uws2ttz5tpw3',103,0,'passes',1),
('uws2ttz5tpw3',104,0,'passes',1),
('uws2ttz5tpw3',105,0,'levels up Moth Iver Lv1 to Sluice Marrow Lv2',0),
('uws2ttz5tpw3',106,0,'passes',1),
('uzbtn5rbfvhh',0,0,'goes first',0),
('uzbtn5rbfvhh',1,0,'keeps the hand',0),
('uzbtn5rbfvhh',2,1,'takes a new hand',0),
('uzbtn5rbfvhh',3,1,'puts Lantern Mermaid at the bottom',0),
('uzbtn5rbfvhh',4,1,'puts Moonwake at the bottom',0),
('uzbtn5rbfvhh',5,1,'puts Old Breakwater at the bottom',0),
('uzbtn5rbfvhh',6,1,'puts Undertow at the bottom',0),
('uzbtn5rbfvhh',7,0,'casts Quarry Giant',0),
('uzbtn5rbfvhh',8,0,'discards Sleeper Beneath for CP',0),
('uzbtn5rbfvhh',9,0,'discards Brinestone Elder for Earth CP',0),
('uzbtn5rbfvhh',10,0,'discards Brine Knight for CP',0),
('uzbtn5rbfvhh',11,1,'casts Tide Ledger',0),
('uzbtn5rbfvhh',12,1,'discards Sleeper Beneath for CP',0),
('uzbtn5rbfvhh',13,1,'discards Moray Corsair for CP',0),
('uzbtn5rbfvhh',14,1,'chooses Salt Miner',0),
('uzbtn5rbfvhh',15,1,'casts Deep Tithe',0),
('uzbtn5rbfvhh',16,1,'discards Salt Miner for CP',0),
('uzbtn5rbfvhh',17,0,'casts Brine Knight',0),
('uzbtn5rbfvhh',18,0,'discards Saltback Ox for CP',0),
('uzbtn5rbfvhh',19,0,'attacks with Quarry Giant',0),
('uzbtn5rbfvhh',20,1,'casts Brinestone Elder',0),
('uzbtn5rbfvhh',21,1,'discards Granite Pilgrim for CP',0),
('uzbtn5rbfvhh',22,1,'pays no more',0),
('uzbtn5rbfvhh',23,1,'warps Sleeper Beneath',0),
('uzbtn5rbfvhh',24,0,'attacks with Brine Knight',0),
('uzbtn5rbfvhh',25,0,'attacks with Quarry Giant',0),
('uzbtn5rbfvhh',26,1,'casts Pillar Tortoise',0),
('uzbtn5rbfvhh',27,1,'dulls Brinestone Elder for Earth CP',0),
('uzbtn5rbfvhh',28,0,'casts Pillar Tortoise',0),
('uzbtn5rbfvhh',29,0,'discards Gate Warden for CP',0),
('uzbtn5rbfvhh',30,0,'discards Lantern Mermaid for CP',0),
('uzbtn5rbfvhh',31,0,'uses ability 2 of Pillar Tortoise #27',0),
('uzbtn5rbfvhh',32,0,'attacks with no more',0),
('uzbtn5rbfvhh',33,1,'uses ability 2 of Pillar Tortoise #24',0),
('uzbtn5rbfvhh',34,1,'dulls Tide Ledger for CP',0),
('uzbtn5rbfvhh',35,1,'discards Brinestone Elder for Earth CP',0),
('uzbtn5rbfvhh',36,1,'attacks with no more',0),
('uzbtn5rbfvhh',37,0,'passes',0),
('uzbtn5rbfvhh',38,0,'passes',1),
('uzbtn5rbfvhh',39,0,'attacks with Brine Knight',0),
('uzbtn5rbfvhh',40,0,'passes',1),
('uzbtn5rbfvhh',41,0,'uses ability 2 of Pillar Tortoise #27',0),
('uzbtn5rbfvhh',42,0,'discards Old Breakwater for CP',0),
('uzt6ejte97e6',0,0,'goes first',0),
('uzt6ejte97e6',1,0,'keeps the hand',0),
('uzt6ejte97e6',2,1,'takes a new hand',0),
('uzt6ejte97e6',3,1,'puts Winter Envoy at the bottom',0),
('uzt6ejte97e6',4,1,'puts Long Night at the bottom',0),
('uzt6ejte97e6',5,1,'puts Chapel Novice at the bottom',0),
('uzt6ejte97e6',6,1,'puts Coral Bell at the bottom',0),
('uzt6ejte97e6',7,0,'plays Waking Giant',0),
('uzt6ejte97e6',8,0,'discards Keeper of Frost Gate for CP',0),
('uzt6ejte97e6',9,1,'summons Choir of the Deep',0),
('uzt6ejte97e6',10,1,'discards Snowdrift Pup for CP',0),
('uzt6ejte97e6',11,1,'discards Sleeping Giant for CP',0),
('uzt6ejte97e6',12,1,'discards Net Mender for CP',0),
('uzt6ejte97e6',13,1,'chooses Waking Giant',0),
('uzt6ejte97e6',14,1,'passes',0),
('uzt6ejte97e6',15,1,'passes',0),
('uzt6ejte97e6',16,0,'plays Frozen Clerk',0),
('uzt6ejte97e6',17,0,'discards Waking Giant for CP',0),
('uzt6ejte97e6',18,0,'plays Icicle Moth',0),
('uzt6ejte97e6',19,1,'passes',0),
('uzt6ejte97e6',20,1,'plays Net Mender',0),
('uzt6ejte97e6',21,1,'discards Lyra Saltvoice for CP',0),
('uzt6ejte97e6',22,1,'uses the Assist of Net Mender',0),
('uzt6ejte97e6',23,1,'chooses Reef Lancer',0),
('uzt6ejte97e6',24,1,'plays Tidecaller Ondine',0),
('uzt6ejte97e6',25,1,'chooses Chapel Novice',0),
('uzt6ejte97e6',26,0,'uses ability 2 of Icicle Moth',0),
('uzt6ejte97e6',27,0,'discards Waking Giant for CP',0),
('uzt6ejte97e6',28,1,'attacks with no more',0),
('uzt6ejte97e6',29,0,'passes',0),
('uzt6ejte97e6',30,0,'plays Hollow Sentry',0),
('uzt6ejte97e6',31,0,'dulls Frozen Clerk for CP',0),
('uzt6ejte97e6',32,0,'discards Ebb and Flow for CP',0),
('uzt6ejte97e6',33,0,'says no',0),
('uzt6ejte97e6',34,1,'plays Shoal Runner',0),
('uzt6ejte97e6',35,1,'attacks with Tidecaller Ondine',0),
('uzt6ejte97e6',36,0,'blocks with Hollow Sentry',0),
('uzt6ejte97e6',37,0,'summons Long Night',0),
('uzt6ejte97e6',38,0,'discards Rime Duchess for CP',0),
('uzt6ejte97e6',39,0,'chooses Shoal Runner',0),
('uzt6ejte97e6',40,1,'plays Waking Giant',0),
('uzt6ejte97e6',41,1,'attacks with no more',0),
('uzt6ejte97e6',42,0,'plays Ice Cutter',0),
('uzt6ejte97e6',43,0,'dulls Frozen Clerk for CP',0),
('uzt6ejte97e6',44,0,'uses the Assist of Ice Cutter',0),
('uzt6ejte97e6',45,0,'chooses Tidecaller Ondine',0),
('uzt6ejte97e6',46,1,'passes',0),
('uzt6ejte97e6',47,1,'attacks with Waking Giant',0),
('uzt6ejte97e6',48,1,'passes',0),
('uzt6ejte97e6',49,0,'plays Net Mender',0),
('uzt6ejte97e6',50,0,'dulls Frozen Clerk for CP',0),
('uzt6ejte97e6',51,0,'uses the Assist of Net Mender',0),
('uzt6ejte97e6',52,0,'chooses Hollow Sentry',0),
('uzt6ejte97e6',53,1,'passes',0),
('uzt6ejte97e6',54,1,'attacks with Waking Giant',0),
('uzt6ejte97e6',55,0,'uses the EX Burst of Tidecaller Ondine',0),
('uzt6ejte97e6',56,0,'chooses Shoal Runner',0),
('uzt6ejte97e6',57,1,'attacks with no more',0),
('uzt6ejte97e6',58,1,'plays Hollow Sentry',0),
('uzt6ejte97e6',59,1,'discards Snowdrift Pup for CP',0),
('uzt6ejte97e6',60,1,'says no',0),
('uzt6ejte97e6',61,0,'passes',0),
('uzt6ejte97e6',62,0,'passes',1),
('uzt6ejte97e6',63,0,'summons Long Night',0),
('uzt6ejte97e6',64,0,'discards Deepwater Cantor for CP',0),
('uzt6ejte97e6',65,0,'discards Net Mender for CP',0),
('v33eadrbpu9v',0,0,'goes first',0),
('v33eadrbpu9v',1,0,'takes a new hand',0),
('v33eadrbpu9v',2,0,'puts Stormcaller Ione at the bottom',0),
('v33eadrbpu9v',3,0,'puts Tailor of Kites at the bottom',0),
('v33eadrbpu9v',4,0,'puts Storm Lancer at the bottom',0),
('v5vz6rytb9pg',0,1,'goes first',0),
('v5vz6rytb9pg',1,1,'takes a new hand',0),
('v5vz6rytb9pg',2,1,'puts Storm Lancer at the bottom',0),
('v5vz6rytb9pg',3,1,'puts Chain Bolt at the bottom',0),
('v5vz6rytb9pg',4,1,'puts Updraft at the bottom',0),
('v5vz6rytb9pg',5,1,'puts Copper Squire at the bottom',0),
('v5vz6rytb9pg',6,0,'takes a new hand',0),
('v5vz6rytb9pg',7,0,'puts Dock Minstrel at the bottom',0),
('v5vz6rytb9pg',8,0,'puts Pearl Diver at the bottom',0),
('v5vz6rytb9pg',9,0,'puts Breath of Hoarfrost at the bottom',0),
('v5vz6rytb9pg',10,0,'puts Sleet Courtier at the bottom',0),
('v5vz6rytb9pg',11,1,'casts Spark Tinker',0),
('v5vz6rytb9pg',12,1,'discards Storm Lancer for CP',0),
('v5vz6rytb9pg',13,1,'passes',0),
('v5vz6rytb9pg',14,1,'casts Tailor of Kites',0),
('v5vz6rytb9pg',15,1,'discards Stormkite Pair for Lightning CP',0),
('v5vz6rytb9pg',16,1,'says yes',0),
('v5vz6rytb9pg',17,1,'chooses Kite Beyond the Clouds',0),
('v5vz6rytb9pg',18,0,'casts Pearl Diver',0),
('v5vz6rytb9pg',19,0,'discards Admiral Osk for CP',0),
('v5vz6rytb9pg',20,0,'says yes',0),
('v5vz6rytb9pg',21,0,'chooses Lantern Mermaid',0),
('v5vz6rytb9pg',22,0,'casts Rime Librarian',0),
('v5vz6rytb9pg',23,0,'discards Frost Herald for CP',0),
('v5vz6rytb9pg',24,0,'casts Hearth Deserter',0),
('v5vz6rytb9pg',25,0,'chooses Spark Tinker',0),
('v5vz6rytb9pg',26,1,'casts Chain Bolt',0),
('v5vz6rytb9pg',27,1,'chooses no more',0),
('v5vz6rytb9pg',28,1,'dulls Tailor of Kites for CP',0),
('v5vz6rytb9pg',29,1,'discards Chain Bolt for CP',0),
('v5vz6rytb9pg',30,0,'passes',0),
('v5vz6rytb9pg',31,0,'passes',1),
('v5vz6rytb9pg',32,0,'attacks with no more',0),
('v5vz6rytb9pg',33,0,'casts Rime Librarian',0),
('v5vz6rytb9pg',34,0,'dulls Rime Librarian for CP',0),
('v5vz6rytb9pg',35,0,'discards Tide Oracle for CP',0),
('v5vz6rytb9pg',36,1,'passes',0),
('v5vz6rytb9pg',37,1,'passes',0),
('v5vz6rytb9pg',38,1,'passes',0),
('v5vz6rytb9pg',39,0,'uses ability 1 of Rime Librarian #18',0),
('v5vz6rytb9pg',40,0,'discards Winter Usher for CP',0),
('v5vz6rytb9pg',41,0,'passes',0),
('v5vz6rytb9pg',42,1,'casts Kite Rider',0),
('v5vz6rytb9pg',43,1,'dulls Tailor of Kites for CP',0),
('v5vz6rytb9pg',44,1,'discards Thunder Regent for CP',0),
('v5vz6rytb9pg',45,1,'discards Rail Engineer for CP',0),
('v5vz6rytb9pg',46,0,'passes',0),
('v5vz6rytb9pg',47,0,'uses ability 1 of Rime Librarian',0),
('v5vz6rytb9pg',48,0,'discards Shatterglass for CP',0),
('v5vz6rytb9pg',49,0,'attacks with Pearl Diver',0),
('v5vz6rytb9pg',50,1,'blocks with Kite Rider',0),
('v5vz6rytb9pg',51,1,'casts Coil Sentry',0),
('v5vz6rytb9pg',52,1,'dulls Tailor of Kites for CP',0),
('v5vz6rytb9pg',53,1,'attacks with no more',0),
('v5vz6rytb9pg',54,1,'casts Mistral Standard',0),
('v5vz6rytb9pg',55,1,'dulls Spark Tinker for CP',0),
('v5vz6rytb9pg',56,1,'discards Copper Squire for CP',0),
('v5vz6rytb9pg',57,1,'attacks with Kite Rider',0),
('v5vz6rytb9pg',58,0,'uses the EX Burst of First Light',0),
('v5vz6rytb9pg',59,0,'selects mode 1',0),
('v5vz6rytb9pg',60,0,'chooses Kite Rider',0),
('v5vz6rytb9pg',61,0,'casts Ferry Pilot',0),
('v5vz6rytb9pg',62,0,'discards Weather Synod for Water CP',0),
('v5vz6rytb9pg',63,0,'discards Tide Oracle for CP',0),
('v5vz6rytb9pg',64,0,'passes',0),
('v9p0ytbr5kj3',0,1,'keeps the hand',0),
('v9p0ytbr5kj3',1,0,'exchanges cards',0),
('v9p0ytbr5kj3',2,0,'puts Bramble Host at the bottom',0),
('v9p0ytbr5kj3',3,0,'puts Proud Peacock at the bottom',0),
('v9p0ytbr5kj3',4,0,'puts Walled Garden at the bottom',0),
('v9p0ytbr5kj3',5,0,'puts no more at the bottom',0),
('v9p0ytbr5kj3',6,0,'passes',1),
('v9p0ytbr5kj3',7,0,'passes',1),
('v9p0ytbr5kj3',8,1,'calls Tend the Rows face down',0),
('v9p0ytbr5kj3',9,1,'makes aether with Tend the Rows',0),
('v9p0ytbr5kj3',10,0,'passes',1),
('v9p0ytbr5kj3',11,0,'passes',1),
('v9p0ytbr5kj3',12,0,'passes',1),
('v9p0ytbr5kj3',13,0,'passes',1),
('v9p0ytbr5kj3',14,0,'passes',1),
('v9p0ytbr5kj3',15,0,'passes',1),
('v9p0ytbr5kj3',16,0,'calls Seedling face down',0),
('v9p0ytbr5kj3',17,0,'passes',1),
('v9p0ytbr5kj3',18,0,'passes',0),
('v9p0ytbr5kj3',19,0,'passes',1),
('v9p0ytbr5kj3',20,0,'passes',1),
('v9p0ytbr5kj3',21,0,'passes',1),
('v9p0ytbr5kj3',22,0,'passes',1),
('v9p0ytbr5kj3',23,0,'passes',1),
('v9p0ytbr5kj3',24,1,'passes',0),
('v9p0ytbr5kj3',25,0,'passes',1),
('v9p0ytbr5kj3',26,1,'passes',0),
('v9p0ytbr5kj3',27,0,'passes',1),
('v9p0ytbr5kj3',28,1,'levels up Tend the Rows to Fern Ledger Lv2',0),
('v9p0ytbr5kj3',29,1,'passes',0),
('v9p0ytbr5kj3',30,0,'passes',1),
('v9p0ytbr5kj3',31,1,'passes',0),
('v9p0ytbr5kj3',32,0,'passes',1),
('v9p0ytbr5kj3',33,1,'makes aether with Fern Ledger Lv2',0),
('v9p0ytbr5kj3',34,0,'passes',1),
('v9p0ytbr5kj3',35,0,'makes aether with Coin',0),
('v9p0ytbr5kj3',36,0,'passes',0),
('v9p0ytbr5kj3',37,0,'passes',1),
('v9p0ytbr5kj3',38,0,'passes',1),
('v9p0ytbr5kj3',39,0,'passes',1),
('v9p0ytbr5kj3',40,0,'passes',1),
('v9p0ytbr5kj3',41,0,'passes',1),
('v9p0ytbr5kj3',42,0,'calls Clover Brand Lv2 face down',0),
('v9p0ytbr5kj3',43,0,'passes',1),
('v9p0ytbr5kj3',44,0,'passes',0),
('v9p0ytbr5kj3',45,0,'passes',1),
('v9p0ytbr5kj3',46,0,'passes',1),
('v9p0ytbr5kj3',47,0,'passes',1),
('v9p0ytbr5kj3',48,0,'passes',1),
('v9p0ytbr5kj3',49,0,'passes',1),
('v9p0ytbr5kj3',50,1,'passes',0),
('v9p0ytbr5kj3',51,0,'passes',1),
('v9p0ytbr5kj3',52,1,'makes aether with Fern Ledger Lv2',0),
('v9p0ytbr5kj3',53,0,'passes',1),
('v9p0ytbr5kj3',54,1,'calls Bramble Host face down',0),
('v9p0ytbr5kj3',55,1,'makes aether with Bramble Host',0),
('v9p0ytbr5kj3',56,0,'passes',1),
('v9p0ytbr5kj3',57,1,'plays Seedling',0),
('vaun0gmp0975',0,1,'goes first',0),
('vaun0gmp0975',1,1,'keeps the hand',0),
('vaun0gmp0975',2,0,'takes a new hand',0),
('vaun0gmp0975',3,0,'puts Brine Knight at the bottom',0),
('vaun0gmp0975',4,0,'puts Salt Miner at the bottom',0),
('vaun0gmp0975',5,0,'puts Tide Ledger at the bottom',0),
('vaun0gmp0975',6,0,'puts Deep Tithe at the bottom',0),
('vaun0gmp0975',7,1,'casts Bellows Golem',0),
('vaun0gmp0975',8,1,'discards Wharf Mason for CP',0),
('vaun0gmp0975',9,1,'discards Ashwing Courier for CP',0),
('vaun0gmp0975',10,0,'passes',1),
('vaun0gmp0975',11,0,'passes',1),
('vaun0gmp0975',12,0,'passes',1),
('vaun0gmp0975',13,0,'casts Brinestone Elder',0),
('vaun0gmp0975',14,0,'discards Deep Tithe for CP',0),
('vaun0gmp0975',15,0,'discards Salvager Nix for CP',0),
('vaun0gmp0975',16,0,'casts Gate Warden',0),
('vaun0gmp0975',17,0,'discards Gate Warden for CP',0),
('vaun0gmp0975',18,0,'discards Tide Ledger for CP',0),
('vaun0gmp0975',19,1,'casts Pyre Dancer',0),
('vaun0gmp0975',20,1,'casts Root Hermit',0),
('vaun0gmp0975',21,1,'attacks with no more',0),
('vaun0gmp0975',22,0,'casts The Undrowned',0),
('vaun0gmp0975',23,0,'discards Lantern Mermaid for CP',0),
('vaun0gmp0975',24,1,'casts Torchlit Vow',0),
('vaun0gmp0975',25,1,'chooses Pyre Dancer',0),
('vaun0gmp0975',26,1,'attacks with Root Hermit',0),
('vaun0gmp0975',27,0,'blocks with The Undrowned',0),
('vaun0gmp0975',28,1,'attacks with Pyre Dancer',0),
('vaun0gmp0975',29,0,'does not block',0),
('vaun0gmp0975',30,0,'uses the EX Burst of Moonwake',0),
('vaun0gmp0975',31,0,'says no',0),
('vaun0gmp0975',32,1,'attacks with Bellows Golem',0),
('vaun0gmp0975',33,0,'blocks with The Undrowned',0),
('vaun0gmp0975',34,0,'says yes',0),
('vaun0gmp0975',35,0,'discards Granite Pilgrim for CP',0),
('vaun0gmp0975',36,0,'warps Sleeper Beneath',0),
('vaun0gmp0975',37,0,'dulls Brinestone Elder for Earth CP',0),
('vaun0gmp0975',38,0,'dulls Gate Warden for CP',0),
('vaun0gmp0975',39,0,'casts The Undrowned',0),
('vaun0gmp0975',40,0,'discards Quay Watcher for CP',0),
('vaun0gmp0975',41,1,'casts Harbor Sentinel',0),
('vaun0gmp0975',42,1,'attacks with no more',0),
('vaun0gmp0975',43,0,'casts Old Breakwater',0),
('vaun0gmp0975',44,0,'dulls Brinestone Elder for Water CP',0),
('vaun0gmp0975',45,0,'attacks with no more',0),
('vaun0gmp0975',46,1,'casts Wrath of the Kiln',0),
('vaun0gmp0975',47,1,'chooses Harbor Sentinel',0),
('vaun0gmp0975',48,1,'attacks with Bellows Golem',0),
('vaun0gmp0975',49,1,'attacks with no more',0),
('vaun0gmp0975',50,1,'attacks with Pyre Dancer',0),
('vaun0gmp0975',51,1,'attacks with no more',0),
('vaun0gmp0975',52,0,'casts Undertow',0),
('vgv2rhwrtqqw',0,0,'charges Toll of the Tide',0),
('vgv2rhwrtqqw',1,0,'passes',0),
('vgv2rhwrtqqw',2,1,'charges Mossback',0),
('vgv2rhwrtqqw',3,1,'creates a plan',0),
('vgv2rhwrtqqw',4,0,'charges Tide Surveyor',0),
('vgv2rhwrtqqw',5,0,'passes',0),
('vgv2rhwrtqqw',6,1,'charges Stair Swap',0),
('vgv2rhwrtqqw',7,1,'plays Tangle the Stairs',0),
('vgv2rhwrtqqw',8,0,'charges Whispered Debt',0),
('vgv2rhwrtqqw',9,0,'plays Quiet Soundings',0),
('vgv2rhwrtqqw',10,0,'chooses middle centre',0),
('vgv2rhwrtqqw',11,1,'charges Mossback',0),
('vgv2rhwrtqqw',12,1,'plays Signal Kite',0),
('vgv2rhwrtqqw',13,1,'chooses middle centre',0),
('vgv2rhwrtqqw',14,1,'freezes Stair Swap',0),
('vgv2rhwrtqqw',15,1,'creates a plan',0),
('vgv2rhwrtqqw',16,0,'charges Undertow Wraith',0),
('vgv2rhwrtqqw',17,0,'plays Candle Thief',0),
('vgv2rhwrtqqw',18,0,'chooses right centre',0),
('vgv2rhwrtqqw',19,0,'freezes Whispered Debt',0),
('vgv2rhwrtqqw',20,0,'passes',0),
('vgv2rhwrtqqw',21,1,'charges Harbour Interceptor',0),
('vgv2rhwrtqqw',22,1,'passes',0),
('vgv2rhwrtqqw',23,0,'charges Folded Heron',0),
('vgv2rhwrtqqw',24,0,'creates a plan',0),
('vgv2rhwrtqqw',25,0,'freezes Toll of the Tide',0),
('vgv2rhwrtqqw',26,0,'plays Quiet Errand',0),
('vgv2rhwrtqqw',27,0,'freezes Tide Surveyor',0),
('vgv2rhwrtqqw',28,0,'freezes Undertow Wraith',0),
('vgv2rhwrtqqw',29,1,'chooses Bramble Rider',0),
('vgv2rhwrtqqw',30,1,'chooses Bramble Rider',0),
('vgv2rhwrtqqw',31,0,'creates a plan',0),
('vgv2rhwrtqqw',32,0,'freezes Whispered Debt',0),
('vgv2rhwrtqqw',33,0,'renews the plan',0),
('vgv2rhwrtqqw',34,1,'charges Tide Surveyor',0),
('vgv2rhwrtqqw',35,1,'creates a plan',0),
('vgv2rhwrtqqw',36,1,'freezes Mossback #12',0),
('vgv2rhwrtqqw',37,1,'renews the plan',0),
('vgv2rhwrtqqw',38,1,'freezes Mossback #2',0),
('vgv2rhwrtqqw',39,1,'plays Slate Courier',0),
('vgv2rhwrtqqw',40,1,'chooses right centre',0),
('vgv2rhwrtqqw',41,1,'freezes Stair Swap',0),
('vgv2rhwrtqqw',42,1,'creates a plan',0),
('vgv2rhwrtqqw',43,1,'freezes Harbour Interceptor',0),
('vgv2rhwrtqqw',44,1,'passes',0),
('vgv2rhwrtqqw',45,0,'passes',0),
('vgv2rhwrtqqw',46,0,'plays Crypt Caller',0),
('vgv2rhwrtqqw',47,0,'chooses middle home',0),
('vgv2rhwrtqqw',48,0,'freezes Undertow Wraith',0),
('vgv2rhwrtqqw',49,0,'passes',0),
('vgv2rhwrtqqw',50,1,'passes',0),
('vgv2rhwrtqqw',51,1,'passes',0),
('vgv2rhwrtqqw',52,0,'passes',0),
('vgv2rhwrtqqw',53,0,'charges Lantern Ray',0),
('vhuy4zw0ve8t',0,1,'goes second',0),
('vhuy4zw0ve8t',1,0,'takes a new hand',0),
('vhuy4zw0ve8t',2,0,'puts Roof Runner at the bottom',0),
('vhuy4zw0ve8t',3,0,'puts Forked Verdict at the bottom',0),
('vhuy4zw0ve8t',4,0,'puts Tailor of Kites at the bottom',0),
('vhuy4zw0ve8t',5,0,'puts Spark Tinker at the bottom',0),
('vhuy4zw0ve8t',6,1,'keeps the hand',0),
('vhuy4zw0ve8t',7,0,'casts Weathercock Priest',0),
('vhuy4zw0ve8t',8,0,'discards Thunder Regent for CP',0),
('vhuy4zw0ve8t',9,0,'casts Coil Sentry',0),
('vhuy4zw0ve8t',10,0,'discards Coil Sentry for CP',0),
('vhuy4zw0ve8t',11,1,'casts Furnace Apprentice',0),
('vhuy4zw0ve8t',12,1,'discards Torchlit Vow for CP',0),
('vhuy4zw0ve8t',13,1,'passes',0),
('vhuy4zw0ve8t',14,1,'casts Harbor Sentinel',0),
('vhuy4zw0ve8t',15,1,'discards Harbor Sentinel for CP',0),
('vhuy4zw0ve8t',16,1,'discards Ember Scribe for CP',0),
('vhuy4zw0ve8t',17,0,'uses ability 1 of Coil Sentry',0),
('vhuy4zw0ve8t',18,0,'passes',0),
('vhuy4zw0ve8t',19,0,'casts Captain Arrel',0),
('vhuy4zw0ve8t',20,0,'attacks with no more',0),
('vhuy4zw0ve8t',21,1,'passes',0),
('vhuy4zw0ve8t',22,1,'casts Wrath of the Kiln',0),
('vhuy4zw0ve8t',23,1,'chooses Harbor Sentinel',0),
('vhuy4zw0ve8t',24,1,'discards Ember of the Far Kiln for CP',0),
('vhuy4zw0ve8t',25,1,'passes',0),
('vhuy4zw0ve8t',26,1,'passes',0),
('vhuy4zw0ve8t',27,1,'attacks with Harbor Sentinel',0),
('vhuy4zw0ve8t',28,1,'passes',0),
('vhuy4zw0ve8t',29,0,'blocks with Captain Arrel',0),
('vhuy4zw0ve8t',30,1,'passes',0),
('vhuy4zw0ve8t',31,1,'passes',0),
('vhuy4zw0ve8t',32,1,'passes',0),
('vhuy4zw0ve8t',33,0,'passes',0),
('vhuy4zw0ve8t',34,1,'passes',0),
('vhuy4zw0ve8t',35,0,'passes',1),
('vhuy4zw0ve8t',36,1,'uses ability 1 of Furnace Apprentice',0),
('vhuy4zw0ve8t',37,0,'passes',0),
('vhuy4zw0ve8t',38,0,'passes',1),
('vhuy4zw0ve8t',39,0,'attacks with Captain Arrel',0),
('vhuy4zw0ve8t',40,0,'passes',1),
('vhuy4zw0ve8t',41,0,'passes',0),
('vhuy4zw0ve8t',42,0,'passes',1),
('vhuy4zw0ve8t',43,0,'casts Copper Squire',0),
('vhuy4zw0ve8t',44,0,'dulls Weathercock Priest for CP',0),
('vhuy4zw0ve8t',45,1,'casts Brannoch of the Pyre',0),
('vhuy4zw0ve8t',46,0,'uses ability 1 of Coil Sentry',0),
('vhuy4zw0ve8t',47,0,'discards Chain Bolt for CP',0),
('vpnc4e7reqgq',0,0,'places Dawn Regatta',0),
('vpnc4e7reqgq',1,0,'places Night Crossing',0),
('vpnc4e7reqgq',2,1,'places Rising Wind',0),
('vpnc4e7reqgq',3,1,'places First Flight',0),
('vpnc4e7reqgq',4,0,'puts Pearl Diver into the energy zone',0),
('vpnc4e7reqgq',5,0,'puts Good Boots into the energy zone',0),
('vpnc4e7reqgq',6,1,'activates ability 1 of Kite School',0),
('vpnc4e7reqgq',7,1,'says yes',0),
('vpnc4e7reqgq',8,1,'chooses right side',0),
('vpnc4e7reqgq',9,1,'plays Silk Spool',0),
('vpnc4e7reqgq',10,1,'keeps Knot Master',0),
('vpnc4e7reqgq',11,1,'charges Tail Painter',0),
('vpnc4e7reqgq',12,1,'charges no more',0),
('vpnc4e7reqgq',13,0,'activates ability 1 of Tidewatch Club',0),
('vpnc4e7reqgq',14,0,'says no',0),
('vpnc4e7reqgq',15,0,'plays Lighthouse Diver',0),
('vpnc4e7reqgq',16,0,'chooses centre',0),
('vpnc4e7reqgq',17,0,'pays with Slipway Kid',0),
('vpnc4e7reqgq',18,0,'pays with Pearl Diver',0),
('vpnc4e7reqgq',19,0,'pays with Good Boots',0),
('vpnc4e7reqgq',20,0,'passes',0),
('vpnc4e7reqgq',21,0,'keeps no card',0),
('vpnc4e7reqgq',22,0,'charges Diving Bell',0),
('vpnc4e7reqgq',23,0,'charges no more',0),
('vpnc4e7reqgq',24,1,'activates ability 1 of Kite School',0),
('vpnc4e7reqgq',25,1,'says yes',0),
('vpnc4e7reqgq',26,1,'chooses centre',0),
('vpnc4e7reqgq',27,1,'plays Box Kite Pilot',0),
('vpnc4e7reqgq',28,1,'passes',0),
('vpnc4e7reqgq',29,1,'keeps Patch and Mend',0),
('vpnc4e7reqgq',30,1,'charges no more',0),
('vpnc4e7reqgq',31,0,'attacks with Lighthouse Diver',0),
('vpnc4e7reqgq',32,1,'slides Box Kite Pilot',0),
('vpnc4e7reqgq',33,1,'chooses Cloud Reader',0),
('vpnc4e7reqgq',34,1,'chooses Tailwind',0),
('vpnc4e7reqgq',35,0,'puts Sounding Line into the energy zone',0),
('vpnc4e7reqgq',36,0,'plays Sudden Squall',0),
('vpnc4e7reqgq',37,0,'pays with Diving Bell',0),
('vpnc4e7reqgq',38,0,'chooses Knot Master',0),
('vpnc4e7reqgq',39,0,'plays Rope Dancer',0),
('vpnc4e7reqgq',40,0,'chooses right side',0),
('vpnc4e7reqgq',41,0,'activates ability 1 of Rope Dancer',0),
('vpnc4e7reqgq',42,0,'passes',0),
('vpnc4e7reqgq',43,0,'keeps no card',0),
('vpnc4e7reqgq',44,0,'charges Buoy Keeper',0),
('vpnc4e7reqgq',45,1,'plays Patch and Mend',0),
('vpnc4e7reqgq',46,1,'pays with Silk Spool',0),
('vpnc4e7reqgq',47,1,'plays Fog Bank',0),
('vpnc4e7reqgq',48,1,'chooses Rope Dancer',0),
('vpnc4e7reqgq',49,1,'passes',0),
('vpnc4e7reqgq',50,1,'keeps String Runner',0),
('vpnc4e7reqgq',51,1,'charges Paper Apprentice',0),
('vpnc4e7reqgq',52,1,'charges no more',0),
('vpnc4e7reqgq',53,0,'activates ability 1 of Tidewatch Club',0),
('vpnc4e7reqgq',54,0,'says yes',0),
('vpnc4e7reqgq',55,0,'chooses centre',0),
('vpnc4e7reqgq',56,0,'passes',0),
('vpnc4e7reqgq',57,0,'keeps Buoy Keeper',0),
('vpnc4e7reqgq',58,0,'charges Harpoon Sister',0),
('vpnc4e7reqgq',59,0,'charges no more',0),
('vpnc4e7reqgq',60,1,'plays String Runner from the keep zone',0),
('vpnc4e7reqgq',61,1,'chooses centre',0),
('vpnc4e7reqgq',62,1,'plays Loom Mother',0),
('vpnc4e7reqgq',63,1,'plays Headmistress Gale',0),
('vpnc4e7reqgq',64,1,'passes',0),
('vpnc4e7reqgq',65,1,'keeps no card',0),
('vpnc4e7reqgq',66,1,'charges no more',0),
('vpnc4e7reqgq',67,0,'passes',0),
('vpnc4e7reqgq',68,0,'keeps Ferry Captain',0),
('vpnc4e7reqgq',69,0,'charges Lighthouse Diver',0),
('vpnc4e7reqgq',70,0,'charges no more',0),
('vpnc4e7reqgq',71,1,'activates ability 1 of Kite School',0),
('vpnc4e7reqgq',72,1,'says no',0),
('vpnc4e7reqgq',73,1,'plays Bobbin Sparrow',0),
('vpnc4e7reqgq',74,1,'chooses centre',0),
('vpnc4e7reqgq',75,1,'attacks with Headmistress Gale',0),
('vpnc4e7reqgq',76,0,'activates ability 1 of Tidewatch Club',0),
('w6f0jysc7ang',0,0,'exchanges cards',0),
('w6f0jysc7ang',1,1,'keeps the hand',0),
('w6f0jysc7ang',2,0,'puts no more at the bottom',0),
('w6f0jysc7ang',3,1,'makes aether with Coin',0),
('w6f0jysc7ang',4,0,'calls Backdraft face down',0),
('w6f0jysc7ang',5,0,'passes',1),
('w6f0jysc7ang',6,0,'passes',0),
('w6f0jysc7ang',7,0,'passes',1),
('w6f0jysc7ang',8,0,'passes',1),
('w6f0jysc7ang',9,0,'passes',1),
('w6f0jysc7ang',10,0,'passes',1),
('w6f0jysc7ang',11,1,'calls nothing',0),
('w6f0jysc7ang',12,0,'passes',1),
('w6f0jysc7ang',13,0,'passes',1),
('w6f0jysc7ang',14,0,'passes',1),
('w6f0jysc7ang',15,0,'passes',0),
('w6f0jysc7ang',16,0,'passes',1),
('w6f0jysc7ang',17,0,'passes',1),
('w6f0jysc7ang',18,0,'passes',1),
('w6f0jysc7ang',19,0,'passes',1),
('w6f0jysc7ang',20,0,'passes',1),
('w6f0jysc7ang',21,0,'calls Slag Wyrm face down',0),
('w6f0jysc7ang',22,0,'passes',1),
('w6f0jysc7ang',23,0,'passes',0),
('w6f0jysc7ang',24,0,'passes',1),
('w6f0jysc7ang',25,0,'passes',1),
('w6f0jysc7ang',26,0,'passes',1),
('w6f0jysc7ang',27,0,'passes',1),
('w6f0jysc7ang',28,0,'passes',1),
('w6f0jysc7ang',29,0,'passes',1),
('w6f0jysc7ang',30,0,'passes',1),
('w6f0jysc7ang',31,1,'calls Mirror Trick face down',0),
('w6f0jysc7ang',32,1,'makes aether with Mirror Trick',0),
('w6f0jysc7ang',33,0,'passes',1),
('w6f0jysc7ang',34,0,'passes',1),
('w6f0jysc7ang',35,0,'passes',1),
('w6f0jysc7ang',36,0,'makes aether with Slag Wyrm',0),
('w6f0jysc7ang',37,0,'passes',0),
('w6f0jysc7ang',38,0,'passes',1),
('w6f0jysc7ang',39,0,'passes',1),
('w6f0jysc7ang',40,0,'passes',1),
('w6f0jysc7ang',41,0,'passes',1),
('w6f0jysc7ang',42,0,'passes',1),
('w6f0jysc7ang',43,0,'calls Soot Runner face down',0),
('w6f0jysc7ang',44,0,'passes',1),
('w6f0jysc7ang',45,0,'makes aether with Soot Runner',0),
('w6f0jysc7ang',46,0,'passes',0),
('w6f0jysc7ang',47,0,'passes',1),
('w6f0jysc7ang',48,0,'passes',1),
('w6f0jysc7ang',49,0,'passes',1),
('w6f0jysc7ang',50,0,'passes',1),
('w6f0jysc7ang',51,0,'passes',1),
('w6f0jysc7ang',52,1,'makes aether with Mirror Trick',0),
('w6f0jysc7ang',53,0,'passes',1),
('w6f0jysc7ang',54,0,'passes',1),
('w6f0jysc7ang',55,1,'calls Dusty Marigold Lv1',0),
('w6f0jysc7ang',56,1,'makes aether with Dusty Marigold Lv1',0),
('w6f0jysc7ang',57,0,'passes',1),
('w6f0jysc7ang',58,0,'passes',1),
('w6f0jysc7ang',59,0,'passes',1),
('w7gw7w6kguct',0,0,'goes first',0),
('w7gw7w6kguct',1,0,'takes a new hand',0),
('w7gw7w6kguct',2,0,'puts Deepwater Cantor at the bottom',0),
('w7gw7w6kguct',3,0,'puts Ebb and Flow at the bottom',0),
('w7gw7w6kguct',4,0,'puts Glass Rapier at the bottom',0),
('w7gw7w6kguct',5,1,'keeps the hand',0),
('w7gw7w6kguct',6,0,'plays Harbor Librarian',0),
('w7gw7w6kguct',7,0,'discards Lyra Saltvoice for CP',0),
('w7gw7w6kguct',8,1,'uses ability 1 of Thunder Newt',0),
('w7gw7w6kguct',9,1,'summons Gust of the High Road',0),
('w7gw7w6kguct',10,1,'selects mode 2',0),
('w7gw7w6kguct',11,0,'says yes',0),
('w7gw7w6kguct',12,0,'chooses Long Night',0),
('w7gw7w6kguct',13,0,'plays Winter Envoy',0),
('w7gw7w6kguct',14,0,'discards Frozen Clerk for CP',0),
('w7gw7w6kguct',15,0,'plays Sleeping Giant',0),
('w7gw7w6kguct',16,0,'dulls Harbor Librarian for CP',0),
('w7gw7w6kguct',17,0,'attacks with Winter Envoy',0),
('w7gw7w6kguct',18,1,'plays Heir of Seven Roads',0),
('w7gw7w6kguct',19,1,'discards Weapon Peddler for CP',0),
('w7gw7w6kguct',20,1,'says yes',0),
('w7gw7w6kguct',21,1,'chooses no more',0),
('w7gw7w6kguct',22,0,'summons Ebb and Flow',0),
('w7gw7w6kguct',23,0,'discards Icicle Moth for CP',0),
('w7gw7w6kguct',24,0,'passes',0),
('w7gw7w6kguct',25,0,'passes',1),
('w7gw7w6kguct',26,0,'attacks with no more',0),
('w7gw7w6kguct',27,0,'passes',0),
('w7gw7w6kguct',28,1,'plays Signal Keeper',0),
('w7gw7w6kguct',29,1,'discards Flying Wedge for CP',0),
('w7gw7w6kguct',30,1,'uses the Assist of Signal Keeper',0),
('w7gw7w6kguct',31,0,'passes',0),
('w7gw7w6kguct',32,1,'chooses Winter Envoy',0),
('w7gw7w6kguct',33,0,'passes',1),
('w7gw7w6kguct',34,0,'passes',1),
('w7gw7w6kguct',35,1,'attacks with no more',0),
('w7gw7w6kguct',36,0,'passes',1),
('w7gw7w6kguct',37,0,'plays Rime Duchess',0),
('w7gw7w6kguct',38,0,'dulls Harbor Librarian for CP',0),
('w7gw7w6kguct',39,0,'discards Choir of the Deep for CP',0),
('w7gw7w6kguct',40,0,'chooses no more',0),
('w7gw7w6kguct',41,0,'passes',0),
('w7gw7w6kguct',42,0,'attacks with no more',0),
('w7gw7w6kguct',43,0,'plays Coral Bell',0),
('w7gw7w6kguct',44,0,'equips Rime Duchess',0),
('w7gw7w6kguct',45,1,'passes',0),
('w7gw7w6kguct',46,1,'attacks with Heir of Seven Roads',0),
('w7gw7w6kguct',47,0,'blocks with Sleeping Giant',0),
('w7gw7w6kguct',48,1,'plays Sky Prince Alder',0),
('w7gw7w6kguct',49,1,'says yes',0),
('w7gw7w6kguct',50,0,'passes',0),
('w7gw7w6kguct',51,0,'passes',1),
('w7gw7w6kguct',52,0,'attacks with Rime Duchess',0),
('w7gw7w6kguct',53,0,'passes',1),
('w7gw7w6kguct',54,0,'passes',1),
('w7gw7w6kguct',55,1,'does not block',0),
('w7gw7w6kguct',56,0,'passes',0),
('w7gw7w6kguct',57,0,'passes',1),
('w7gw7w6kguct',58,0,'passes',1),
('w7gw7w6kguct',59,0,'attacks with Winter Envoy',0),
('w7gw7w6kguct',60,0,'passes',1),
('w7gw7w6kguct',61,0,'uses ability 3 of Coral Bell',0),
('w7gw7w6kguct',62,0,'discards Reef Lancer for CP',0),
('w7gw7w6kguct',63,0,'passes',0),
('w7gw7w6kguct',64,0,'plays Coral Bell',0),
('wdkng6kpa0zk',0,1,'passes',0),
('wdkng6kpa0zk',1,0,'charges Wick Squire',0),
('wdkng6kpa0zk',2,0,'creates a plan',0),
('wdkng6kpa0zk',3,1,'charges First Landing',0),
('wdkng6kpa0zk',4,1,'creates a plan',0),
('wdkng6kpa0zk',5,0,'charges Anvil Vanguard',0),
('wdkng6kpa0zk',6,0,'passes',0),
('wdkng6kpa0zk',7,1,'charges Stand Fast',0),
('wdkng6kpa0zk',8,1,'plays Lamp Sergeant',0),
('wdkng6kpa0zk',9,1,'chooses left home',0),
('wdkng6kpa0zk',10,0,'passes',0),
('wdkng6kpa0zk',11,0,'charges Open the Kilns',0),
('wdkng6kpa0zk',12,0,'plays Flare Bolt',0),
('wdkng6kpa0zk',13,0,'freezes Open the Kilns',0),
('wdkng6kpa0zk',14,0,'creates a plan',0),
('wdkng6kpa0zk',15,0,'freezes Anvil Vanguard',0),
('wdkng6kpa0zk',16,0,'passes',0),
('wdkng6kpa0zk',17,1,'charges Wick Squire',0),
('wdkng6kpa0zk',18,1,'creates a plan',0),
('wdkng6kpa0zk',19,1,'freezes Wick Squire #13',0),
('wdkng6kpa0zk',20,1,'moves Lamp Sergeant',0),
('wdkng6kpa0zk',21,1,'chooses middle home',0),
('wdkng6kpa0zk',22,1,'freezes First Landing',0),
('wdkng6kpa0zk',23,1,'renews the plan',0),
('wdkng6kpa0zk',24,0,'charges Ember Page',0),
('wdkng6kpa0zk',25,0,'plays Twin-Tongs Duellist',0),
('wdkng6kpa0zk',26,0,'chooses middle centre',0),
('wdkng6kpa0zk',27,0,'freezes Anvil Vanguard',0),
('wdkng6kpa0zk',28,0,'creates a plan',0),
('wdkng6kpa0zk',29,1,'passes',0),
('wdkng6kpa0zk',30,1,'plays Wick Squire by the Muster of Lamp Sergeant',0),
('wdkng6kpa0zk',31,1,'chooses middle centre',0),
('wdkng6kpa0zk',32,1,'freezes Stand Fast',0),
('wdkng6kpa0zk',33,1,'passes',0),
('wdkng6kpa0zk',34,1,'smashes with Wick Squire',0),
('wdkng6kpa0zk',35,0,'passes',0),
('wdkng6kpa0zk',36,0,'passes',0),
('wdkng6kpa0zk',37,1,'charges Flue Sniper',0),
('wdkng6kpa0zk',38,1,'plays Kiln Tortoise by the Muster of Lamp Sergeant',0),
('wdkng6kpa0zk',39,1,'freezes Stand Fast',0),
('wdkng6kpa0zk',40,1,'creates a plan',0),
('wdkng6kpa0zk',41,1,'freezes First Landing',0),
('wdkng6kpa0zk',42,1,'moves Wick Squire',0),
('wdkng6kpa0zk',43,1,'chooses right centre',0),
('wdkng6kpa0zk',44,1,'smashes with Kiln Tortoise',0),
('wdkng6kpa0zk',45,1,'passes',0),
('wdkng6kpa0zk',46,0,'charges Follow-Lamp',0),
('wdkng6kpa0zk',47,0,'creates a plan',0),
('wh085b9fcj86',0,0,'places Long String Finals',0),
('wh085b9fcj86',1,0,'places First Flight',0),
('wh085b9fcj86',2,1,'places Grand Clearance',0),
('wh085b9fcj86',3,1,'places Smoke and Sparks',0),
('wh085b9fcj86',4,1,'puts Skewer Thief into the energy zone',0),
('wh085b9fcj86',5,1,'puts Skewer Thief into the energy zone',0),
('wh085b9fcj86',6,0,'passes',0),
('wh085b9fcj86',7,0,'keeps Tailwind',0),
('wh085b9fcj86',8,0,'charges Headmistress Gale',0),
('wh085b9fcj86',9,1,'plays Pier Sweeper',0),
('wh085b9fcj86',10,1,'chooses right side',0),
('wh085b9fcj86',11,1,'pays with Skewer Thief #12',0),
('wh085b9fcj86',12,1,'plays After-Hours Feast',0),
('wh085b9fcj86',13,1,'plays Fire Eater',0),
('wh085b9fcj86',14,1,'chooses centre',0),
('wh085b9fcj86',15,1,'pays with Skewer Thief',0),
('wh085b9fcj86',16,1,'attacks with Pier Sweeper',0),
('wh085b9fcj86',17,0,'activates ability 1 of Kite School',0),
('wh085b9fcj86',18,0,'says no',0),
('wh085b9fcj86',19,1,'plays Ember Potter',0),
('wh085b9fcj86',20,1,'chooses right side',0),
('wh085b9fcj86',21,1,'attacks with Fire Eater',0),
('wh085b9fcj86',22,1,'attacks with Ember Potter',0),
('wh085b9fcj86',23,1,'plays Stall Guard',0),
('wh085b9fcj86',24,1,'chooses left side',0),
('wh085b9fcj86',25,1,'pays with Ember Potter',0),
('wh085b9fcj86',26,1,'pays with Glaze Witch',0),
('wh085b9fcj86',27,1,'activates ability 1 of Ember Row Stalls',0),
('wh085b9fcj86',28,1,'plays Fire Eater',0),
('wh085b9fcj86',29,1,'passes',0),
('wh085b9fcj86',30,1,'keeps Fire Eater',0),
('wh085b9fcj86',31,0,'plays Fog Bank',0),
('wh085b9fcj86',32,0,'pays with Mayor Quill',0),
('wh085b9fcj86',33,0,'chooses Stall Guard',0),
('wh085b9fcj86',34,0,'plays Bobbin Sparrow',0),
('wh085b9fcj86',35,0,'chooses centre',0),
('wh085b9fcj86',36,0,'pays with Headmistress Gale',0),
('wh085b9fcj86',37,0,'attacks with Bobbin Sparrow',0),
('wh085b9fcj86',38,1,'passes',0),
('wh085b9fcj86',39,0,'plays Loom Mother',0),
('wh085b9fcj86',40,0,'attacks with Loom Mother',0),
('wh085b9fcj86',41,1,'passes',0),
('wh085b9fcj86',42,0,'activates ability 1 of Kite School',0),
('wx7tcvrvkn9w',0,0,'goes first',0),
('wx7tcvrvkn9w',1,0,'takes a new hand',0),
('wx7tcvrvkn9w',2,0,'puts Tide Ledger at the bottom',0),
('wx7tcvrvkn9w',3,0,'puts Deep Tithe at the bottom',0),
('wx7tcvrvkn9w',4,0,'puts Moonwake at the bottom',0),
('wx7tcvrvkn9w',5,0,'puts Pillar Tortoise at the bottom',0),
('wx7tcvrvkn9w',6,1,'keeps the hand',0),
('wx7tcvrvkn9w',7,0,'casts Quarry Giant',0),
('wx7tcvrvkn9w',8,0,'discards Pillar Tortoise for CP',0),
('wx7tcvrvkn9w',9,0,'discards Tide Ledger for CP',0),
('wx7tcvrvkn9w',10,1,'casts Snowblind Scout',0),
('wx7tcvrvkn9w',11,1,'discards Frost Herald for CP',0),
('wx7tcvrvkn9w',12,1,'casts Ferry Pilot',0),
('wx7tcvrvkn9w',13,1,'discards Winter Usher for CP',0),
('wx7tcvrvkn9w',14,1,'passes',0),
('wx7tcvrvkn9w',15,1,'casts Frost Herald',0),
('wx7tcvrvkn9w',16,0,'passes',0),
('wx7tcvrvkn9w',17,0,'passes',1),
('x4ydqt2tb06c',0,1,'goes first',0),
('x4ydqt2tb06c',1,1,'takes a new hand',0),
('x4ydqt2tb06c',2,1,'puts Frostbite at the bottom',0),
('x4ydqt2tb06c',3,1,'puts Coral Bell at the bottom',0),
('x4ydqt2tb06c',4,1,'puts Ebb and Flow at the bottom',0),
('x4ydqt2tb06c',5,1,'puts Choir of the Deep at the bottom',0),
('x4ydqt2tb06c',6,0,'takes a new hand',0),
('x4ydqt2tb06c',7,0,'puts Cinder Drummer at the bottom',0),
('x4ydqt2tb06c',8,0,'puts Furnace Apprentice at the bottom',0),
('x4ydqt2tb06c',9,0,'puts Lamplight Keeper at the bottom',0),
('x4ydqt2tb06c',10,0,'puts Coalback Drake at the bottom',0),
('x4ydqt2tb06c',11,1,'plays Ice Cutter',0),
('x4ydqt2tb06c',12,1,'discards Frozen Clerk for CP',0),
('x4ydqt2tb06c',13,1,'uses the Assist of Ice Cutter',0),
('x4ydqt2tb06c',14,0,'passes',0),
('x4ydqt2tb06c',15,1,'plays Chapel Novice',0),
('x4ydqt2tb06c',16,1,'discards Tidecaller Ondine for CP',0),
('x4ydqt2tb06c',17,0,'passes',1),
('x4ydqt2tb06c',18,0,'passes',1),
('x4ydqt2tb06c',19,0,'passes',1),
('x4ydqt2tb06c',20,0,'plays Thunder Regent',0),
('x4ydqt2tb06c',21,0,'discards Cinder Duelist for CP',0),
('x4ydqt2tb06c',22,0,'discards Ashwing Courier for CP',0),
('x4ydqt2tb06c',23,0,'plays Ember Scribe',0),
('x4ydqt2tb06c',24,0,'says yes',0),
('x4ydqt2tb06c',25,0,'chooses Hearth Colossus',0),
('x4ydqt2tb06c',26,1,'plays Net Mender',0),
('x4ydqt2tb06c',27,1,'discards Lantern Jelly for CP',0),
('x4ydqt2tb06c',28,1,'uses the Assist of Net Mender',0),
('x4ydqt2tb06c',29,1,'chooses Aurel, Who Keeps the Flame',0),
('x4ydqt2tb06c',30,1,'plays Hollow Sentry',0),
('x4ydqt2tb06c',31,1,'dulls Chapel Novice for CP',0),
('x4ydqt2tb06c',32,1,'says no',0),
('x4ydqt2tb06c',33,0,'summons Hearth Colossus',0),
('x4ydqt2tb06c',34,0,'chooses Thunder Regent',0),
('x4ydqt2tb06c',35,1,'plays Glass Rapier',0),
('x4ydqt2tb06c',36,1,'dulls Chapel Novice for CP',0),
('x4ydqt2tb06c',37,1,'attacks with no more',0),
('x4ydqt2tb06c',38,0,'plays Ember Cadet',0),
('x4ydqt2tb06c',39,0,'attacks with Ember Cadet',0),
('x4ydqt2tb06c',40,1,'does not block',0),
('x4ydqt2tb06c',41,1,'uses ability 3 of Glass Rapier',0),
('x4ydqt2tb06c',42,1,'plays Net Mender',0),
('x4ydqt2tb06c',43,1,'discards Lyra Saltvoice for CP',0),
('x4ydqt2tb06c',44,1,'uses the Assist of Net Mender',0),
('x4ydqt2tb06c',45,1,'chooses Harbor Librarian',0),
('x4ydqt2tb06c',46,1,'plays Reef Lancer',0),
('x4ydqt2tb06c',47,1,'attacks with Hollow Sentry',0),
('x4ydqt2tb06c',48,0,'uses the EX Burst of Lamplight Keeper',0),
('x4ydqt2tb06c',49,0,'chooses Reef Lancer',0),
('x4ydqt2tb06c',50,0,'plays Lamplight Keeper',0),
('x4ydqt2tb06c',51,0,'attacks with no more',0),
('x4ydqt2tb06c',52,1,'plays Reef Lancer',0),
('x4ydqt2tb06c',53,1,'discards Deepwater Cantor for CP',0),
('x4ydqt2tb06c',54,0,'plays Kilnborn Champion',0),
('x4ydqt2tb06c',55,0,'dulls Lamplight Keeper for CP',0),
('x4ydqt2tb06c',56,0,'attacks with no more',0),
('x4ydqt2tb06c',57,1,'plays Net Mender',0),
('x4ydqt2tb06c',58,1,'dulls Chapel Novice for CP',0),
('x4ydqt2tb06c',59,1,'does not use the Assist of Net Mender',0),
('x4ydqt2tb06c',60,1,'attacks with no more',0),
('xc7qbc8d6w8q',0,0,'goes first',0),
('xc7qbc8d6w8q',1,0,'takes a new hand',0),
('xc7qbc8d6w8q',2,0,'puts Duellist''s Signet at the bottom',0),
('xc7qbc8d6w8q',3,0,'puts Cinder Drummer at the bottom',0),
('xc7qbc8d6w8q',4,0,'puts Wrath of the Kiln at the bottom',0),
('xc7qbc8d6w8q',5,0,'puts Harbor Sentinel at the bottom',0),
('xc7qbc8d6w8q',6,1,'keeps the hand',0),
('xc7qbc8d6w8q',7,0,'summons Hearth Colossus',0),
('xc7qbc8d6w8q',8,0,'discards Bellows Hand for CP',0),
('xc7qbc8d6w8q',9,0,'discards Wrath of the Kiln for CP',0),
('xc7qbc8d6w8q',10,1,'passes',0),
('xc7qbc8d6w8q',11,1,'summons Cinderfall',0),
('xc7qbc8d6w8q',12,1,'selects mode 1',0),
('xc7qbc8d6w8q',13,1,'discards Slag Hound for CP',0),
('xc7qbc8d6w8q',14,1,'passes',0),
('xc7qbc8d6w8q',15,1,'passes',0),
('xc7qbc8d6w8q',16,0,'plays Master of the Furnace',0),
('xc7qbc8d6w8q',17,0,'discards Cinder Drummer for CP',0),
('xc7qbc8d6w8q',18,0,'discards Quartermaster for CP',0),
('xc7qbc8d6w8q',19,0,'says no',0),
('xc7qbc8d6w8q',20,1,'plays Bellows Hand',0),
('xc7qbc8d6w8q',21,1,'uses the Assist of Bellows Hand',0),
('xc7qbc8d6w8q',22,1,'passes',0),
('xc7qbc8d6w8q',23,1,'plays Thunder Newt',0),
('xc7qbc8d6w8q',24,1,'discards Innkeeper of Crossways for CP',0),
('xc7qbc8d6w8q',25,0,'plays Kilnborn Champion',0),
('xc7qbc8d6w8q',26,0,'says no',0),
('xc7qbc8d6w8q',27,0,'discards Hearth Colossus for CP',0),
('xc7qbc8d6w8q',28,1,'plays Furnace Apprentice',0),
('xc7qbc8d6w8q',29,0,'passes',0),
('xc7qbc8d6w8q',30,0,'passes',1),
('xc7qbc8d6w8q',31,0,'attacks with Kilnborn Champion',0),
('xc7qbc8d6w8q',32,0,'passes',1),
('xc7qbc8d6w8q',33,0,'summons Sparks on the Wind',0),
('xc7qbc8d6w8q',34,1,'passes',0),
('xc7qbc8d6w8q',35,1,'summons Puppet Tempest',0),
('xc7qbc8d6w8q',36,1,'attacks with no more',0),
('xc7qbc8d6w8q',37,1,'uses ability 1 of Furnace Apprentice',0),
('xc7qbc8d6w8q',38,0,'plays Brannoch the Stoker',0),
('xc7qbc8d6w8q',39,0,'dulls Master of the Furnace for CP',0),
('xc7qbc8d6w8q',40,0,'discards Master of the Furnace for CP',0),
('xc7qbc8d6w8q',41,0,'summons Wall of Salt',0),
('xc7qbc8d6w8q',42,1,'plays Thunder Regent',0),
('xc7qbc8d6w8q',43,0,'plays Wall Veteran',0),
('xc7qbc8d6w8q',44,0,'dulls Master of the Furnace for CP',0),
('xc7qbc8d6w8q',45,0,'attacks with no more',0),
('xc7qbc8d6w8q',46,1,'attacks with no more',0),
('xc7qbc8d6w8q',47,0,'passes',0),
('xc7qbc8d6w8q',48,0,'attacks with no more',0),
('xc7qbc8d6w8q',49,0,'plays Coalheart Axe',0),
('xc7qbc8d6w8q',50,0,'equips Wall Veteran',0),
('xdq327z3eqdk',0,0,'goes first',0),
('xdq327z3eqdk',1,0,'takes a new hand',0),
('xdq327z3eqdk',2,0,'puts Tallow Clerk at the bottom',0),
('xdq327z3eqdk',3,0,'puts Mortar Mixer at the bottom',0),
('xdq327z3eqdk',4,0,'puts Kilnborn Champion at the bottom',0),
('xdq327z3eqdk',5,0,'puts Bellows Hand at the bottom',0),
('xdq327z3eqdk',6,1,'keeps the hand',0),
('xdq327z3eqdk',7,0,'plays Cinder Drummer',0),
('xdq327z3eqdk',8,0,'discards Master of the Furnace for CP',0),
('xdq327z3eqdk',9,0,'discards Shield Wall for CP',0),
('xdq327z3eqdk',10,1,'passes',0),
('xdq327z3eqdk',11,0,'says no',0),
('xdq327z3eqdk',12,0,'plays Gate Shield',0),
('xdq327z3eqdk',13,1,'summons Hearth Colossus',0),
('xdq327z3eqdk',14,1,'discards Osric of the Gate for CP',0),
('xdq327z3eqdk',15,1,'discards Shield Wall for CP',0),
('xdq327z3eqdk',16,1,'passes',0),
('xdq327z3eqdk',17,1,'summons Wall of Salt',0),
('xdq327z3eqdk',18,1,'discards Tower Plate for CP',0),
('xdq327z3eqdk',19,1,'plays Bellows Hand',0),
('xdq327z3eqdk',20,1,'discards Brannoch, Kiln Lord for CP',0),
('xdq327z3eqdk',21,1,'uses the Assist of Bellows Hand',0),
('xdq327z3eqdk',22,0,'plays Master of the Furnace',0),
('xdq327z3eqdk',23,0,'discards Osric of the Gate for CP',0),
('xdq327z3eqdk',24,0,'says no',0),
('xdq327z3eqdk',25,1,'passes',0),
('xdq327z3eqdk',26,1,'passes',0),
('xdq327z3eqdk',27,0,'plays Tallow Clerk',0),
('xdq327z3eqdk',28,0,'discards Brannoch the Stoker for CP',0),
('xdq327z3eqdk',29,1,'plays Stone Warden Mara',0),
('xdq327z3eqdk',30,1,'discards Forge Sisters for CP',0),
('xdq327z3eqdk',31,1,'discards Sparks on the Wind for CP',0),
('xdq327z3eqdk',32,1,'discards Quartermaster for CP',0),
('xdq327z3eqdk',33,0,'passes',0),
('xdq327z3eqdk',34,0,'plays Wall Veteran',0),
('xdq327z3eqdk',35,0,'dulls Master of the Furnace for CP',0),
('xdq327z3eqdk',36,0,'discards Quartermaster for CP',0),
('xdq327z3eqdk',37,0,'passes',0),
('xdq327z3eqdk',38,1,'plays Master of the Furnace',0),
('xdq327z3eqdk',39,1,'discards Bellows Hand for CP',0),
('xdq327z3eqdk',40,1,'discards Duellist''s Signet for CP',0),
('xdq327z3eqdk',41,1,'says yes',0),
('xdq327z3eqdk',42,1,'chooses Kiln Blade',0),
('xdq327z3eqdk',43,1,'attacks with Stone Warden Mara',0),
('xdq327z3eqdk',44,0,'blocks with Wall Veteran',0),
('xdq327z3eqdk',45,0,'passes',0),
('xdq327z3eqdk',46,0,'passes',0),
('xdq327z3eqdk',47,1,'passes',0),
('xdq327z3eqdk',48,1,'passes',0),
('xdq327z3eqdk',49,1,'attacks with no more',0),
('xdq327z3eqdk',50,1,'plays Kiln Blade',0),
('xdq327z3eqdk',51,1,'discards Wrath of the Kiln for CP',0),
('xdq327z3eqdk',52,1,'passes',0),
('xdq327z3eqdk',53,0,'plays Ember Cadet',0),
('xdq327z3eqdk',54,0,'discards Brannoch, Kiln Lord for CP',0),
('xdq327z3eqdk',55,0,'plays Ember Cadet',0),
('xdq327z3eqdk',56,0,'dulls Tallow Clerk for CP',0),
('xdq327z3eqdk',57,0,'plays Duellist''s Signet',0),
('xdq327z3eqdk',58,0,'equips Ember Cadet #38',0),
('xdq327z3eqdk',59,1,'uses ability 3 of Kiln Blade',0),
('xdq327z3eqdk',60,1,'dulls Master of the Furnace #33 for CP',0),
('xdq327z3eqdk',61,1,'uses ability 3 of Kiln Blade',0),
('xdq327z3eqdk',62,1,'discards Wall Veteran for CP',0),
('xdq327z3eqdk',63,1,'uses ability 3 of Kiln Blade',0),
('xdq327z3eqdk',64,0,'attacks with no more',0),
('xdq327z3eqdk',65,1,'plays Ember Cadet',0),
('xdq327z3eqdk',66,1,'dulls Master of the Furnace #33 for CP',0),
('xdq327z3eqdk',67,1,'passes',0),
('xdq327z3eqdk',68,1,'attacks with Stone Warden Mara',0),
('xdq327z3eqdk',69,0,'does not block',0),
('xdq327z3eqdk',70,1,'attacks with no more',0),
('xdq327z3eqdk',71,1,'plays Kiln Blade',0),
('xdq327z3eqdk',72,1,'equips Ember Cadet #43',0),
('xdq327z3eqdk',73,0,'plays Tower Plate',0),
('xdq327z3eqdk',74,0,'equips Master of the Furnace #22',0),
('xdq327z3eqdk',75,0,'discards Gate Shield for CP',0),
('xefat0zx8cfg',0,1,'goes second',0),
('xefat0zx8cfg',1,0,'takes a new hand',0),
('xefat0zx8cfg',2,0,'puts Lantern Mermaid at the bottom',0),
('xefat0zx8cfg',3,0,'puts Pale Executioner at the bottom',0),
('xefat0zx8cfg',4,0,'puts Tide Oracle at the bottom',0),
('xefat0zx8cfg',5,0,'puts Snowblind Scout at the bottom',0),
('xefat0zx8cfg',6,1,'keeps the hand',0),
('xefat0zx8cfg',7,0,'passes',0),
('xefat0zx8cfg',8,1,'casts Deep Tithe',0),
('xefat0zx8cfg',9,1,'discards Quarry Giant for CP',0),
('xefat0zx8cfg',10,1,'discards Lantern Mermaid for CP',0),
('xefat0zx8cfg',11,0,'passes',0),
('xefat0zx8cfg',12,0,'casts Frost Ambusher',0),
('xefat0zx8cfg',13,0,'discards Hearth Deserter for CP',0),
('xefat0zx8cfg',14,0,'discards Weather Synod for Ice CP',0),
('xefat0zx8cfg',15,0,'passes',0),
('xefat0zx8cfg',16,0,'passes',1),
('xefat0zx8cfg',17,0,'passes',0),
('xefat0zx8cfg',18,1,'passes',0),
('xefat0zx8cfg',19,0,'passes',1),
('xefat0zx8cfg',20,0,'passes',1),
('xefat0zx8cfg',21,1,'passes',0),
('xefat0zx8cfg',22,0,'passes',1),
('xefat0zx8cfg',23,0,'casts Hearth Deserter',0),
('xefat0zx8cfg',24,0,'discards Undertow for CP',0),
('xefat0zx8cfg',25,0,'attacks with no more',0),
('xefat0zx8cfg',26,1,'casts Salvager Nix',0),
('xefat0zx8cfg',27,1,'discards Saltback Ox for CP',0),
('xefat0zx8cfg',28,1,'discards Moonwake for CP',0),
('xefat0zx8cfg',29,1,'passes',0),
('xefat0zx8cfg',30,1,'casts Pillar Tortoise',0),
('xefat0zx8cfg',31,1,'discards Salt Miner for CP',0),
('xefat0zx8cfg',32,1,'uses ability 2 of Pillar Tortoise',0),
('xefat0zx8cfg',33,0,'passes',0),
('xefat0zx8cfg',34,0,'passes',1),
('xefat0zx8cfg',35,0,'attacks with no more',0),
('xepbsydh20s7',0,0,'keeps the hand',0),
('xepbsydh20s7',1,1,'keeps the hand',0),
('xepbsydh20s7',2,1,'passes',0),
('xepbsydh20s7',3,1,'makes aether with Coin',0),
('xepbsydh20s7',4,0,'calls nothing',0),
('xepbsydh20s7',5,1,'calls Linen Hush Lv1 face down',0),
('xepbsydh20s7',6,1,'makes aether with Linen Hush Lv1',0),
('xepbsydh20s7',7,0,'calls Ruddy Vane Lv1 face down',0),
('xepbsydh20s7',8,0,'passes',1),
('xepbsydh20s7',9,0,'passes',0),
('xepbsydh20s7',10,0,'passes',1),
('xepbsydh20s7',11,0,'passes',1),
('xepbsydh20s7',12,0,'passes',1),
('xepbsydh20s7',13,0,'passes',1),
('xepbsydh20s7',14,0,'passes',1),
('xepbsydh20s7',15,1,'makes aether with Linen Hush Lv1',0),
('xepbsydh20s7',16,0,'passes',1),
('xepbsydh20s7',17,0,'passes',1),
('xepbsydh20s7',18,1,'calls Thimble Mouse face down',0),
('xepbsydh20s7',19,1,'makes aether with Thimble Mouse',0),
('xepbsydh20s7',20,0,'passes',1),
('xepbsydh20s7',21,0,'passes',1),
('xepbsydh20s7',22,0,'passes',1),
('xepbsydh20s7',23,0,'passes',0),
('xepbsydh20s7',24,0,'passes',1),
('xepbsydh20s7',25,0,'passes',1),
('xepbsydh20s7',26,0,'passes',1),
('xepbsydh20s7',27,0,'passes',1),
('xepbsydh20s7',28,0,'passes',1),
('xepbsydh20s7',29,0,'calls Soot Runner face down',0),
('xepbsydh20s7',30,0,'passes',1),
('xepbsydh20s7',31,0,'passes',0),
('xepbsydh20s7',32,0,'passes',1),
('xepbsydh20s7',33,0,'passes',1),
('xepbsydh20s7',34,0,'passes',1),
('xepbsydh20s7',35,0,'passes',1),
('xepbsydh20s7',36,0,'passes',1),
('xepbsydh20s7',37,1,'makes aether with Thimble Mouse',0),
('xepbsydh20s7',38,1,'passes',0),
('xepbsydh20s7',39,0,'passes',1),
('xepbsydh20s7',40,1,'makes aether with Linen Hush Lv1',0),
('xepbsydh20s7',41,0,'passes',1),
('xepbsydh20s7',42,1,'calls Wardrobe Giant face down',0),
('xepbsydh20s7',43,1,'makes aether with Wardrobe Giant',0),
('xepbsydh20s7',44,0,'passes',1),
('xepbsydh20s7',45,0,'passes',1),
('xepbsydh20s7',46,0,'passes',1),
('xepbsydh20s7',47,0,'makes aether with Ruddy Vane Lv1',0),
('xepbsydh20s7',48,0,'makes aether with Soot Runner',0),
('xepbsydh20s7',49,0,'passes',1),
('xepbsydh20s7',50,0,'passes',1),
('xepbsydh20s7',51,0,'calls Stoke face down',0),
('xepbsydh20s7',52,0,'passes',1),
('xepbsydh20s7',53,0,'makes aether with Soot Runner',0),
('xepbsydh20s7',54,0,'makes aether with Ruddy Vane Lv1',0),
('xepbsydh20s7',55,0,'makes aether with Stoke',0),
('xepbsydh20s7',56,1,'makes aether with Wardrobe Giant',0),
('xepbsydh20s7',57,1,'makes aether with Thimble Mouse',0),
('xepbsydh20s7',58,1,'passes',0),
('xepbsydh20s7',59,1,'makes aether with Linen Hush Lv1',0),
('xepbsydh20s7',60,1,'calls Dusty Marigold Lv1 face down',0),
('xepbsydh20s7',61,1,'makes aether with Dusty Marigold Lv1',0),
('xepbsydh20s7',62,0,'passes',1),
('xepbsydh20s7',63,0,'passes',1),
('xepbsydh20s7',64,0,'calls Brick Golem face down',0),
('xepbsydh20s7',65,0,'passes',1),
('xepbsydh20s7',66,0,'makes aether with Soot Runner',0),
('xepbsydh20s7',67,0,'makes aether with Stoke',0),
('xepbsydh20s7',68,0,'passes',0),
('xepbsydh20s7',69,0,'passes',1),
('xepbsydh20s7',70,0,'passes',1),
('xepbsydh20s7',71,0,'passes',1),
('xepbsydh20s7',72,0,'passes',1),
('xepbsydh20s7',73,0,'passes',1),
('xepbsydh20s7',74,1,'makes aether with Dusty Marigold Lv1',0),
('xepbsydh20s7',75,1,'makes aether with Linen Hush Lv1',0),
('xepbsydh20s7',76,1,'makes aether with Thimble Mouse',0),
('xepbsydh20s7',77,1,'makes aether with Wardrobe Giant',0),
('xepbsydh20s7',78,0,'passes',1),
('xepbsydh20s7',79,0,'passes',1),
('xepbsydh20s7',80,1,'calls nothing',0),
('xepbsydh20s7',81,0,'passes',1),
('xepbsydh20s7',82,0,'passes',1),
('xepbsydh20s7',83,0,'passes',1),
('xepbsydh20s7',84,0,'makes aether with Brick Golem',0),
('xepbsydh20s7',85,0,'makes aether with Ruddy Vane Lv1',0),
('xepbsydh20s7',86,0,'passes',1),
('xepbsydh20s7',87,0,'passes',1),
('xfh5uazumw0y',0,0,'places Full Score',0),
('xfh5uazumw0y',1,0,'places Encore',0),
('xfh5uazumw0y',2,1,'places Long String Finals',0),
('xfh5uazumw0y',3,1,'places Rising Wind',0),
('xfh5uazumw0y',4,0,'puts Silver Mouthpiece into the energy zone',0),
('xfh5uazumw0y',5,0,'puts Page Turner into the energy zone',0),
('xfh5uazumw0y',6,1,'passes',0),
('xfh5uazumw0y',7,1,'keeps no card',0),
('xfh5uazumw0y',8,1,'charges Paper Apprentice',0),
('xfh5uazumw0y',9,1,'charges Silk Spool',0),
('xfh5uazumw0y',10,0,'plays Low Tide',0),
('xfh5uazumw0y',11,0,'pays with Echo Moth',0),
('xfh5uazumw0y',12,0,'pays with Silver Mouthpiece',0),
('xfh5uazumw0y',13,0,'plays Echo Moth',0),
('xfh5uazumw0y',14,0,'chooses left side',0),
('xfh5uazumw0y',15,0,'activates ability 1 of Lamp Orchestra',0),
('xfh5uazumw0y',16,0,'plays Rest and Repeat',0),
('xfh5uazumw0y',17,0,'chooses Gull Feeder',0),
('xfh5uazumw0y',18,0,'attacks with Echo Moth',0),
('xfh5uazumw0y',19,1,'activates ability 1 of Kite School',0),
('xfh5uazumw0y',20,1,'says yes',0),
('xfh5uazumw0y',21,0,'plays Triangle Pupil',0),
('xfh5uazumw0y',22,0,'chooses left side',0),
('xfh5uazumw0y',23,0,'passes',0),
('xfh5uazumw0y',24,0,'keeps Gull Feeder',0),
('xfh5uazumw0y',25,0,'charges no more',0),
('xfh5uazumw0y',26,1,'plays Tail Painter',0),
('xfh5uazumw0y',27,1,'chooses centre',0),
('xfh5uazumw0y',28,1,'pays with Paper Apprentice',0),
('xfh5uazumw0y',29,1,'plays Paper Apprentice',0),
('xfh5uazumw0y',30,1,'chooses centre',0),
('xfh5uazumw0y',31,1,'says yes',0),
('xfh5uazumw0y',32,1,'chooses Knot Master',0),
('xfh5uazumw0y',33,1,'activates ability 1 of Kite School',0),
('xfh5uazumw0y',34,1,'says no',0),
('xfh5uazumw0y',35,1,'plays Tailwind',0),
('xfh5uazumw0y',36,1,'pays with Knot Master',0),
('xfh5uazumw0y',37,1,'plays String Runner',0),
('xfh5uazumw0y',38,1,'chooses centre',0),
('xfh5uazumw0y',39,1,'passes',0),
('xfh5uazumw0y',40,1,'keeps Loom Mother',0),
('xfh5uazumw0y',41,1,'charges no more',0),
('xfh5uazumw0y',42,0,'passes',0),
('xfh5uazumw0y',43,0,'keeps Lamp Cellist',0),
('xfh5uazumw0y',44,0,'charges Glass Harper',0),
('xfh5uazumw0y',45,1,'attacks with String Runner',0),
('xfh5uazumw0y',46,0,'slides Triangle Pupil',0),
('xfh5uazumw0y',47,0,'chooses Maestra Wick',0),
('xfh5uazumw0y',48,0,'chooses Conductor''s Ribbon',0),
('xfh5uazumw0y',49,1,'plays Tailwind',0),
('xfh5uazumw0y',50,1,'activates ability 1 of Kite School',0),
('xfh5uazumw0y',51,1,'plays Lamp Lighter',0),
('xfh5uazumw0y',52,1,'plays Bobbin Sparrow',0),
('xfh5uazumw0y',53,1,'chooses right side',0),
('xfh5uazumw0y',54,1,'passes',0),
('xfh5uazumw0y',55,1,'keeps no card',0),
('xfh5uazumw0y',56,1,'charges no more',0),
('xfh5uazumw0y',57,0,'activates ability 1 of Lamp Orchestra',0),
('xfh5uazumw0y',58,0,'says no',0),
('xfh5uazumw0y',59,0,'passes',0),
('xfh5uazumw0y',60,0,'keeps no card',0),
('xfh5uazumw0y',61,0,'charges Fiddle Rover',0),
('xmf755fy5526',0,0,'goes first',0),
('xmf755fy5526',1,0,'keeps the hand',0),
('xmf755fy5526',2,1,'takes a new hand',0),
('xmf755fy5526',3,1,'puts Hailspark Envoy at the bottom',0),
('xmf755fy5526',4,1,'puts Admiral Osk at the bottom',0),
('xmf755fy5526',5,1,'puts Pearl Diver at the bottom',0),
('xmf755fy5526',6,1,'puts Admiral Osk at the bottom',0),
('xmf755fy5526',7,0,'casts Kiln Marshal',0),
('xmf755fy5526',8,0,'discards Lamplight Keeper for CP',0),
('xmf755fy5526',9,0,'discards Slagheart for CP',0),
('xmf755fy5526',10,0,'passes',0),
('xmf755fy5526',11,1,'casts Shatterglass',0),
('xmf755fy5526',12,1,'discards Hearth Deserter for CP',0),
('xmf755fy5526',13,1,'discards Lantern Mermaid for CP',0),
('xmf755fy5526',14,0,'casts Ashwing Courier',0),
('xmf755fy5526',15,1,'casts Sleet Courtier',0),
('xmf755fy5526',16,1,'discards Pale Executioner for CP',0),
('xmf755fy5526',17,1,'passes',0),
('xmf755fy5526',18,1,'casts Snowblind Scout',0),
('xmf755fy5526',19,0,'passes',0),
('xmf755fy5526',20,0,'passes',1),
('xmf755fy5526',21,0,'attacks with Ashwing Courier',0),
('xmf755fy5526',22,0,'passes',1),
('xmf755fy5526',23,1,'blocks with Snowblind Scout',0),
('xmf755fy5526',24,0,'uses ability 1 of Ashwing Courier',0),
('xmf755fy5526',25,0,'discards Saltforge Twins for Fire CP',0),
('xmf755fy5526',26,0,'uses ability 1 of Ashwing Courier',0),
('xmf755fy5526',27,0,'attacks with Kiln Marshal',0),
('xmf755fy5526',28,1,'casts Hearth Deserter',0),
('xmf755fy5526',29,1,'chooses Ashwing Courier',0),
('xmf755fy5526',30,0,'uses ability 1 of Ashwing Courier',0),
('xmf755fy5526',31,0,'attacks with Kiln Marshal',0),
('xmf755fy5526',32,0,'attacks with no more',0),
('xtptaqrvjkne',0,1,'charges Hollow Stag',0),
('xtptaqrvjkne',1,1,'passes',0),
('xtptaqrvjkne',2,0,'charges Lamp Sergeant',0),
('xtptaqrvjkne',3,0,'passes',0),
('xtptaqrvjkne',4,1,'charges Vine Strangler',0),
('xtptaqrvjkne',5,1,'passes',0),
('xtptaqrvjkne',6,0,'charges Twin-Tongs Duellist',0),
('xtptaqrvjkne',7,0,'passes',0),
('xtptaqrvjkne',8,1,'passes',0),
('xtptaqrvjkne',9,1,'passes',0),
('xtptaqrvjkne',10,0,'charges First Landing',0),
('xtptaqrvjkne',11,0,'plays Cinder Runner',0),
('xtptaqrvjkne',12,0,'chooses left home',0),
('xtptaqrvjkne',13,1,'charges Sextant Sage',0),
('xtptaqrvjkne',14,1,'plays Sudden Spring',0),
('xtptaqrvjkne',15,1,'freezes Vine Strangler',0),
('xtptaqrvjkne',16,1,'plays Bramble Rider',0),
('xtptaqrvjkne',17,1,'chooses right centre',0),
('xtptaqrvjkne',18,0,'charges Bellfounder''s Yard',0),
('xtptaqrvjkne',19,0,'plays Stairway Brawler',0),
('xtptaqrvjkne',20,0,'chooses left centre',0),
('xtptaqrvjkne',21,0,'freezes Twin-Tongs Duellist',0),
('xtptaqrvjkne',22,0,'freezes Bellfounder''s Yard',0),
('xtptaqrvjkne',23,0,'moves Cinder Runner',0),
('xtptaqrvjkne',24,0,'chooses left centre',0),
('xtptaqrvjkne',25,0,'freezes Lamp Sergeant',0),
('xtptaqrvjkne',26,0,'moves Cinder Runner',0),
('xtptaqrvjkne',27,0,'chooses left enemy',0),
('xtptaqrvjkne',28,0,'passes',0),
('xtptaqrvjkne',29,1,'charges Root Sprout',0),
('xtptaqrvjkne',30,1,'passes',0),
('xtptaqrvjkne',31,0,'charges Anvil Vanguard',0),
('xtptaqrvjkne',32,0,'plays Anvil Vanguard',0),
('xtptaqrvjkne',33,0,'chooses left centre',0),
('xtptaqrvjkne',34,0,'freezes Twin-Tongs Duellist',0),
('xtptaqrvjkne',35,0,'freezes First Landing',0),
('xtptaqrvjkne',36,0,'freezes Bellfounder''s Yard',0),
('y9tjw6dyctrj',0,0,'goes first',0),
('y9tjw6dyctrj',1,0,'takes a new hand',0),
('y9tjw6dyctrj',2,0,'puts Brine Knight at the bottom',0),
('ygkz2w8xdddg',0,0,'places Lantern Race',0),
('ygkz2w8xdddg',1,0,'places Night Crossing',0),
('ygkz2w8xdddg',2,1,'places Dawn Regatta',0),
('ygkz2w8xdddg',3,1,'places Lantern Race',0),
('ygkz2w8xdddg',4,1,'puts Harpoon Sister into the energy zone',0),
('ygkz2w8xdddg',5,1,'puts Slipway Kid into the energy zone',0),
('ygkz2w8xdddg',6,0,'plays Rope Dancer',0),
('ygkz2w8xdddg',7,0,'chooses centre',0),
('ygkz2w8xdddg',8,0,'pays with Second Wind #9',0),
('ygkz2w8xdddg',9,0,'plays Undertow Cat',0),
('ygkz2w8xdddg',10,0,'chooses centre',0),
('ygkz2w8xdddg',11,0,'passes',0),
('ygkz2w8xdddg',12,0,'keeps Pier Sweeper',0),
('ygkz2w8xdddg',13,0,'charges Pearl Diver',0),
('ygkz2w8xdddg',14,0,'charges no more',0),
('ygkz2w8xdddg',15,1,'activates ability 1 of Tidewatch Club #2',0),
('ygkz2w8xdddg',16,1,'plays Buoy Keeper',0),
('ygkz2w8xdddg',17,1,'chooses right side',0),
('ygkz2w8xdddg',18,1,'pays with Second Wind',0),
('ygkz2w8xdddg',19,1,'pays with Rope Dancer',0),
('ygkz2w8xdddg',20,1,'plays Slipway Kid',0),
('ygkz2w8xdddg',21,1,'chooses left side',0),
('ygkz2w8xdddg',22,1,'pays with Diving Bell',0),
('ygkz2w8xdddg',23,1,'plays Buoy Keeper',0),
('ygkz2w8xdddg',24,1,'chooses left side',0),
('ygkz2w8xdddg',25,1,'keeps Harpoon Sister',0),
('ygkz2w8xdddg',26,1,'charges Lighthouse Diver',0),
('ygkz2w8xdddg',27,0,'attacks with Undertow Cat',0),
('ygkz2w8xdddg',28,1,'slides Buoy Keeper #35',0),
('ygkz2w8xdddg',29,1,'chooses Ferry Captain',0),
('ygkz2w8xdddg',30,1,'chooses Undertow Cat',0),
('ygkz2w8xdddg',31,0,'puts Sounding Line into the energy zone',0),
('ygkz2w8xdddg',32,0,'activates ability 1 of Tidewatch Club #1',0),
('ygkz2w8xdddg',33,0,'says yes',0),
('ygkz2w8xdddg',34,0,'chooses Buoy Keeper #28',0),
('ygkz2w8xdddg',35,0,'plays Buoy Keeper',0),
('ygkz2w8xdddg',36,0,'chooses left side',0),
('ygkz2w8xdddg',37,0,'keeps Rope Dancer',0),
('ygkz2w8xdddg',38,0,'charges no more',0),
('ygkz2w8xdddg',39,1,'plays Buoy Keeper',0),
('ygkz2w8xdddg',40,1,'chooses centre',0),
('ygkz2w8xdddg',41,1,'pays with Diving Bell',0),
('ygkz2w8xdddg',42,1,'activates ability 1 of Tidewatch Club #2',0),
('ygkz2w8xdddg',43,1,'says yes',0),
('ygkz2w8xdddg',44,1,'chooses centre',0),
('ygkz2w8xdddg',45,1,'plays Good Boots',0),
('ygkz2w8xdddg',46,1,'passes',0),
('ygkz2w8xdddg',47,1,'keeps Second Wind',0),
('ygkz2w8xdddg',48,1,'charges Diving Bell',0),
('ygkz2w8xdddg',49,1,'charges Night Watch',0),
('ygkz2w8xdddg',50,0,'activates ability 1 of Tidewatch Club #1',0),
('ygkz2w8xdddg',51,0,'says no',0),
('ygkz2w8xdddg',52,0,'attacks with Undertow Cat #70',0),
('ygkz2w8xdddg',53,1,'activates ability 1 of Tidewatch Club #2',0),
('ygkz2w8xdddg',54,1,'says no',0),
('ygkz2w8xdddg',55,0,'plays Rope Dancer from the keep zone',0),
('ygkz2w8xdddg',56,0,'chooses left side',0),
('ygkz2w8xdddg',57,0,'activates ability 1 of Rope Dancer',0),
('ygkz2w8xdddg',58,0,'chooses Undertow Cat #20',0),
('ygkz2w8xdddg',59,0,'keeps Second Wind',0),
('ygkz2w8xdddg',60,0,'charges Second Wind',0),
('ygkz2w8xdddg',61,0,'charges Slipway Kid',0),
('ygkz2w8xdddg',62,1,'plays Old Salt Marrow',0),
('ygkz2w8xdddg',63,1,'pays with Lighthouse Diver',0),
('ygkz2w8xdddg',64,1,'pays with Diving Bell',0),
('ygkz2w8xdddg',65,1,'pays with Ferry Captain',0),
('ygkz2w8xdddg',66,1,'plays Second Wind #66 from the keep zone',0),
('ygkz2w8xdddg',67,1,'passes',0),
('ygkz2w8xdddg',68,1,'keeps Night Watch',0),
('ygkz2w8xdddg',69,1,'charges Undertow Cat',0),
('ygkz2w8xdddg',70,1,'charges Buoy Keeper',0),
('ygkz2w8xdddg',71,1,'charges Pearl Diver',0),
('ygkz2w8xdddg',72,0,'plays Pearl Diver',0),
('ygkz2w8xdddg',73,0,'chooses right side',0),
('ygkz2w8xdddg',74,0,'pays with Second Wind',0),
('ygkz2w8xdddg',75,0,'plays Pearl Diver',0),
('yhd37r5e9vxj',0,0,'places Lamp Concert',0),
('yhd37r5e9vxj',1,0,'places Encore',0),
('yhd37r5e9vxj',2,1,'places Long String Finals',0),
('yhd37r5e9vxj',3,1,'places First Flight',0),
('yhd37r5e9vxj',4,1,'puts Cut the Line into the energy zone',0),
('yhd37r5e9vxj',5,1,'puts Loom Mother into the energy zone',0),
('yhd37r5e9vxj',6,0,'activates ability 1 of Lamp Orchestra',0),
('yhd37r5e9vxj',7,0,'says no',0),
('yhd37r5e9vxj',8,0,'plays Conductor''s Ribbon',0),
('yhd37r5e9vxj',9,0,'chooses right side',0),
('yhd37r5e9vxj',10,0,'pays with Bell Ringer',0),
('yhd37r5e9vxj',11,0,'chooses no more',0),
('yhd37r5e9vxj',12,0,'keeps no card',0),
('yhd37r5e9vxj',13,0,'charges Silver Mouthpiece',0),
('yhd37r5e9vxj',14,0,'charges Low Tide',0),
('yhd37r5e9vxj',15,0,'charges Crescendo',0),
('yhd37r5e9vxj',16,1,'plays Paper Apprentice',0),
('yhd37r5e9vxj',17,1,'chooses right side',0),
('yhd37r5e9vxj',18,1,'pays with Tailwind',0),
('yhd37r5e9vxj',19,1,'says no',0),
('yhd37r5e9vxj',20,1,'plays Box Kite Pilot',0),
('yhd37r5e9vxj',21,1,'chooses right side',0),
('yhd37r5e9vxj',22,1,'pays with Loom Mother',0),
('yhd37r5e9vxj',23,1,'activates ability 1 of Kite School',0),
('yhd37r5e9vxj',24,1,'says no',0),
('yhd37r5e9vxj',25,1,'chooses left side',0),
('yhd37r5e9vxj',26,1,'attacks with Box Kite Pilot',0),
('yhd37r5e9vxj',27,0,'passes',0),
('yhd37r5e9vxj',28,1,'passes',0),
('yhd37r5e9vxj',29,1,'keeps Knot Master',0),
('yhd37r5e9vxj',30,1,'charges String Runner',0),
('yhd37r5e9vxj',31,0,'plays Low Tide',0),
('yk6cmvxk9env',0,1,'charges Toll of the Tide',0),
('yk6cmvxk9env',1,1,'creates a plan',0),
('yk6cmvxk9env',2,0,'charges Candle Thief',0),
('yk6cmvxk9env',3,0,'creates a plan',0),
('yk6cmvxk9env',4,1,'charges Charnel Stair',0),
('yk6cmvxk9env',5,1,'plays Moth Warden',0),
('yk6cmvxk9env',6,1,'chooses right home',0),
('yk6cmvxk9env',7,0,'charges Slate Courier',0),
('yk6cmvxk9env',8,0,'passes',0),
('yk6cmvxk9env',9,1,'passes',0),
('yk6cmvxk9env',10,1,'passes',0),
('yk6cmvxk9env',11,0,'passes',0),
('yk6cmvxk9env',12,0,'charges Return to Harbour',0),
('yk6cmvxk9env',13,0,'plays Hushed Clerk',0),
('yk6cmvxk9env',14,0,'chooses middle centre',0),
('yk6cmvxk9env',15,0,'passes',0),
('yk6cmvxk9env',16,1,'charges Well-Bottom Thing',0),
('yk6cmvxk9env',17,1,'passes',0),
('yk6cmvxk9env',18,0,'charges Tide Surveyor',0),
('yk6cmvxk9env',19,0,'creates a plan',0),
('yk6cmvxk9env',20,0,'freezes Slate Courier',0),
('yk6cmvxk9env',21,0,'plays Lantern Ray',0),
('yk6cmvxk9env',22,0,'chooses middle home',0),
('yk6cmvxk9env',23,1,'plays Snuff Out',0),
('yk6cmvxk9env',24,1,'charges Slate Courier',0),
('yk6cmvxk9env',25,1,'creates a plan',0),
('yk6cmvxk9env',26,1,'freezes Well-Bottom Thing',0),
('yk6cmvxk9env',27,1,'plays Hushed Clerk',0),
('yk6cmvxk9env',28,1,'chooses middle home',0),
('yk6cmvxk9env',29,1,'freezes Toll of the Tide',0),
('yk6cmvxk9env',30,1,'renews the plan',0),
('yk6cmvxk9env',31,1,'freezes Charnel Stair',0),
('yk6cmvxk9env',32,1,'renews the plan',0),
('yk6cmvxk9env',33,0,'charges Slate Courier',0),
('yk6cmvxk9env',34,0,'moves Lantern Ray',0),
('yk6cmvxk9env',35,0,'chooses left home',0),
('yk6cmvxk9env',36,0,'freezes Slate Courier #8',0),
('yqs7hmtmexpa',0,1,'charges Straight Lance',0),
('yqs7hmtmexpa',1,1,'passes',0),
('zdchwdbmq2xq',0,1,'exchanges cards',0),
('zdchwdbmq2xq',1,0,'exchanges cards',0),
('zdchwdbmq2xq',2,1,'puts Lamp Eel at the bottom',0),
('zdchwdbmq2xq',3,1,'puts Moon Otter at the bottom',0),
('zdchwdbmq2xq',4,1,'puts Moth Iver Lv1 at the bottom',0),
('zdchwdbmq2xq',5,1,'puts no more at the bottom',0),
('zdchwdbmq2xq',6,0,'puts Silver Carp at the bottom',0),
('zdchwdbmq2xq',7,0,'puts Pell Lantern Lv2 at the bottom',0),
('zdchwdbmq2xq',8,0,'puts Ferry Twill Lv1 at the bottom',0),
('zdchwdbmq2xq',9,0,'puts Silver Carp at the bottom',0),
('zdchwdbmq2xq',10,0,'puts Bridge Troll at the bottom',0),
('zdchwdbmq2xq',11,0,'puts no more at the bottom',0),
('zdchwdbmq2xq',12,0,'passes',1),
('zdchwdbmq2xq',13,0,'passes',1),
('zdchwdbmq2xq',14,1,'calls Silver Carp face down',0),
('zdchwdbmq2xq',15,1,'makes aether with Silver Carp',0),
('zdchwdbmq2xq',16,0,'passes',1),
('zdchwdbmq2xq',17,0,'passes',1),
('zdchwdbmq2xq',18,0,'passes',1),
('zdchwdbmq2xq',19,0,'passes',1),
('zdchwdbmq2xq',20,0,'passes',1),
('zdchwdbmq2xq',21,0,'passes',1),
('zdchwdbmq2xq',22,0,'calls Sluice Marrow Lv2 face down',0),
('zdchwdbmq2xq',23,0,'passes',1),
('zdchwdbmq2xq',24,0,'makes aether with Sluice Marrow Lv2',0),
('zdchwdbmq2xq',25,0,'passes',0),
('zdchwdbmq2xq',26,0,'passes',1),
('zdchwdbmq2xq',27,0,'passes',1),
('zdchwdbmq2xq',28,0,'passes',1),
('zdchwdbmq2xq',29,0,'passes',1),
('zdchwdbmq2xq',30,0,'passes',1),
('zdchwdbmq2xq',31,1,'passes',0),
('zdchwdbmq2xq',32,0,'passes',1),
('zdchwdbmq2xq',33,1,'passes',0),
('zdchwdbmq2xq',34,0,'passes',1),
('zdchwdbmq2xq',35,1,'calls Undertow face down',0),
('zdchwdbmq2xq',36,1,'passes',0),
('zdchwdbmq2xq',37,0,'passes',1),
('zdchwdbmq2xq',38,1,'makes aether with Silver Carp',0),
('zdchwdbmq2xq',39,1,'passes',0),
('zdchwdbmq2xq',40,0,'passes',1),
('zdchwdbmq2xq',41,1,'passes',0),
('zdchwdbmq2xq',42,0,'passes',1),
('zdchwdbmq2xq',43,1,'makes aether with Undertow',0),
('zdchwdbmq2xq',44,0,'makes aether with Coin',0),
('zdchwdbmq2xq',45,0,'passes',1),
('zdchwdbmq2xq',46,0,'passes',1),
('zdchwdbmq2xq',47,0,'calls nothing',0),
('zdchwdbmq2xq',48,0,'passes',1),
('zdchwdbmq2xq',49,0,'makes aether with Sluice Marrow Lv2',0),
('zdchwdbmq2xq',50,1,'passes',0),
('zdchwdbmq2xq',51,1,'passes',0),
('zdchwdbmq2xq',52,1,'calls Moth Iver Lv1',0),
('zdchwdbmq2xq',53,1,'makes aether with Silver Carp',0),
('zdchwdbmq2xq',54,1,'uses ability 1 of Moth Iver Lv1',0),
('zdchwdbmq2xq',55,1,'chooses Pell Lantern Lv2',0),
('zdchwdbmq2xq',56,1,'passes',0),
('zdchwdbmq2xq',57,1,'makes aether with Undertow',0),
('zdchwdbmq2xq',58,0,'passes',1),
('zdchwdbmq2xq',59,0,'passes',1),
('zdchwdbmq2xq',60,0,'calls Two Tickets face down',0),
('zdchwdbmq2xq',61,0,'passes',1),
('zdchwdbmq2xq',62,0,'makes aether with Two Tickets',0),
('zdchwdbmq2xq',63,0,'makes aether with Sluice Marrow Lv2',0),
('zdchwdbmq2xq',64,1,'makes aether with Undertow',0),
('zdchwdbmq2xq',65,1,'passes',0),
('zdchwdbmq2xq',66,1,'passes',0),
('zdchwdbmq2xq',67,1,'levels up Silver Carp to Sluice Marrow Lv2',0),
('zdchwdbmq2xq',68,1,'makes aether with Moth Iver Lv1',0),
('zdchwdbmq2xq',69,1,'makes aether with Sluice Marrow Lv2',0),
('zdchwdbmq2xq',70,1,'plays Lamp Eel',0),
('zdchwdbmq2xq',71,1,'pays aether',0),
('zdchwdbmq2xq',72,1,'enters reversed',0),
('zdchwdbmq2xq',73,1,'chooses card 7 of the orbs',0),
('zdchwdbmq2xq',74,1,'plays Lock Heron',0),
('zdchwdbmq2xq',75,1,'pays Aqua aether of Canal as any element',0),
('zdchwdbmq2xq',76,1,'enters reversed',0),
('zdchwdbmq2xq',77,0,'passes',1),
('zdchwdbmq2xq',78,0,'passes',1),
('zdchwdbmq2xq',79,0,'calls Sluice Marrow Lv1 face down',0),
('zdchwdbmq2xq',80,0,'passes',1),
('zdchwdbmq2xq',81,0,'passes',0),
('zdchwdbmq2xq',82,0,'passes',1),
('zdchwdbmq2xq',83,0,'passes',1),
('zdchwdbmq2xq',84,0,'passes',1),
('zdchwdbmq2xq',85,0,'passes',1),
('zdchwdbmq2xq',86,0,'passes',1),
('zdchwdbmq2xq',87,1,'uses ability 1 of Lock Heron',0),
('zdchwdbmq2xq',88,1,'makes aether with Undertow',0),
('zdchwdbmq2xq',89,1,'makes aether with Sluice Marrow Lv2',0),
('zdchwdbmq2xq',90,1,'passes',0),
('zdchwdbmq2xq',91,0,'makes aether with Sluice Marrow Lv1',0),
('zdchwdbmq2xq',92,0,'makes aether with Sluice Marrow Lv2 #4',0),
('zdchwdbmq2xq',93,0,'passes',0),
('zdchwdbmq2xq',94,1,'uses ability 1 of Moth Iver Lv1',0),
('zdchwdbmq2xq',95,1,'chooses Ferry Twill Lv1',0),
('zdchwdbmq2xq',96,1,'uses ability 1 of Lock Heron',0),
('zdchwdbmq2xq',97,1,'uses ability 1 of Lock Heron',0),
('zdchwdbmq2xq',98,0,'makes aether with Two Tickets',0),
('zdchwdbmq2xq',99,1,'calls Bridge Troll face down',0),
('zdchwdbmq2xq',100,1,'uses ability 1 of Lock Heron',0),
('zdchwdbmq2xq',101,1,'switches Lamp Eel',0),
('zdchwdbmq2xq',102,1,'passes',0),
('zdchwdbmq2xq',103,1,'attacks with Lamp Eel',0),
('zdchwdbmq2xq',104,1,'corrupts orb 2',0),
('zdchwdbmq2xq',105,0,'passes',1),
('zdchwdbmq2xq',106,0,'passes',1),
('zdchwdbmq2xq',107,0,'calls Lock Heron face down',0),
('zdchwdbmq2xq',108,0,'passes',1),
('zdchwdbmq2xq',109,0,'passes',0),
('zdchwdbmq2xq',110,0,'passes',1),
('zdchwdbmq2xq',111,0,'passes',1),
('zdchwdbmq2xq',112,0,'passes',1),
('zdchwdbmq2xq',113,0,'passes',1),
('zdchwdbmq2xq',114,0,'passes',1),
('zdchwdbmq2xq',115,1,'uses ability 1 of Moth Iver Lv1',0),
('zdchwdbmq2xq',116,1,'makes aether with Undertow',0),
('zdchwdbmq2xq',117,1,'makes aether with Bridge Troll',0),
('zdchwdbmq2xq',118,1,'uses ability 1 of Lock Heron',0),
('zdchwdbmq2xq',119,1,'makes aether with Sluice Marrow Lv2',0),
('zdchwdbmq2xq',120,1,'pays Aqua aether of Canal as Aqua',0),
('zdchwdbmq2xq',121,1,'passes',0),
('zdchwdbmq2xq',122,0,'makes aether with Sluice Marrow Lv2 #4',0),
('zdchwdbmq2xq',123,0,'passes',0),
('zdchwdbmq2xq',124,1,'uses ability 1 of Lock Heron',0),
('zdchwdbmq2xq',125,1,'pays aether',0),
('zdchwdbmq2xq',126,1,'uses ability 1 of Lock Heron',0),
('zdchwdbmq2xq',127,1,'pays aether',0),
('zdchwdbmq2xq',128,1,'passes',0),
('zdchwdbmq2xq',129,0,'makes aether with Two Tickets',0),
('zdchwdbmq2xq',130,0,'makes aether with Lock Heron',0),
('zdchwdbmq2xq',131,0,'makes aether with Sluice Marrow Lv1',0),
('zdchwdbmq2xq',132,1,'passes',0),
('zdchwdbmq2xq',133,1,'uses ability 1 of Lock Heron',0),
('zdchwdbmq2xq',134,1,'calls Barge Hound face down',0),
('zdchwdbmq2xq',135,1,'makes aether with Barge Hound',0),
('zdchwdbmq2xq',136,1,'uses ability 1 of Lock Heron',0),
('zdchwdbmq2xq',137,1,'switches Lock Heron',0),
('zdchwdbmq2xq',138,1,'passes',0),
('zdchwdbmq2xq',139,1,'attacks with Lamp Eel',0),
('zdchwdbmq2xq',140,1,'corrupts orb 6',0),
('zdchwdbmq2xq',141,1,'attacks with Lock Heron',0),
('zdchwdbmq2xq',142,1,'corrupts orb 2',0),
('zdchwdbmq2xq',143,0,'passes',1),
('zdchwdbmq2xq',144,0,'passes',1),
('zdchwdbmq2xq',145,0,'calls Ferry Twill Lv1',0),
('zdchwdbmq2xq',146,0,'passes',1),
('zqermva0vzu8',0,1,'goes second',0),
('zqermva0vzu8',1,0,'takes a new hand',0),
('zqermva0vzu8',2,0,'puts Brannoch of the Pyre at the bottom',0),
('zqermva0vzu8',3,0,'puts Cinderfall at the bottom',0),
('zqermva0vzu8',4,0,'puts Salt Miner at the bottom',0),
('zqermva0vzu8',5,0,'puts Wrath of the Kiln at the bottom',0),
('zqermva0vzu8',6,1,'takes a new hand',0),
('zqermva0vzu8',7,1,'puts Stormcaller Ione at the bottom',0),
('zqermva0vzu8',8,1,'puts Copper Squire at the bottom',0),
('zqermva0vzu8',9,1,'puts Rail Engineer at the bottom',0),
('zqermva0vzu8',10,1,'puts Coil Sentry at the bottom',0),
('zqermva0vzu8',11,0,'casts Pyre Dancer',0),
('zqermva0vzu8',12,0,'discards Lamplight Keeper for CP',0),
('zqermva0vzu8',13,0,'casts Salt Miner',0),
('zqermva0vzu8',14,0,'passes',0),
('zqermva0vzu8',15,1,'casts Forked Verdict',0),
('zqermva0vzu8',16,1,'chooses no more',0),
('zqermva0vzu8',17,1,'discards Tailor of Kites for CP',0),
('zqermva0vzu8',18,0,'passes',0),
('zqermva0vzu8',19,0,'casts Wrath of the Kiln',0),
('zqermva0vzu8',20,1,'casts Kite Beyond the Clouds',0),
('zqermva0vzu8',21,1,'discards Stormkite Pair for Wind CP',0),
('zqermva0vzu8',22,1,'attacks with Kite Beyond the Clouds',0),
('zqermva0vzu8',23,0,'casts Saltforge Twins',0),
('zqermva0vzu8',24,1,'attacks with Kite Beyond the Clouds',0),
('zqq5df6umfyn',0,1,'goes first',0),
('zqq5df6umfyn',1,1,'takes a new hand',0),
('zqq5df6umfyn',2,1,'puts Ice Cutter at the bottom',0),
('zqq5df6umfyn',3,1,'puts Aurel, Who Keeps the Flame at the bottom',0),
('zqq5df6umfyn',4,1,'puts Hollow Sentry at the bottom',0),
('zqq5df6umfyn',5,1,'puts Icicle Moth at the bottom',0),
('zqq5df6umfyn',6,0,'takes a new hand',0),
('zqq5df6umfyn',7,0,'puts Ember Cadet at the bottom',0),
('zqq5df6umfyn',8,0,'puts Puppet Tempest at the bottom',0),
('zrujy52p97ze',0,1,'goes first',0),
('zrujy52p97ze',1,1,'keeps the hand',0),
('zrujy52p97ze',2,0,'takes a new hand',0),
('zrujy52p97ze',3,0,'puts Undertow at the bottom',0),
('zrujy52p97ze',4,0,'puts Glass Rapier at the bottom',0),
('zrujy52p97ze',5,0,'puts Keeper of Frost Gate at the bottom',0),
('zrujy52p97ze',6,0,'puts Ice Cutter at the bottom',0),
('zrujy52p97ze',7,1,'uses ability 2 of Great Roc',0),
('zrujy52p97ze',8,1,'discards High Road Captain for CP',0),
('zrujy52p97ze',9,1,'uses Cross Cut of Gale Fencer',0),
('zrujy52p97ze',10,1,'discards Heir of Seven Roads for CP',0),
('zrujy52p97ze',11,0,'summons Choir of the Deep',0),
('zrujy52p97ze',12,0,'discards Hollow Sentry for CP',0),
('zrujy52p97ze',13,0,'discards Lyra Saltvoice for CP',0),
('zrujy52p97ze',14,0,'passes',0),
('zrujy52p97ze',15,0,'passes',1),
('zrujy52p97ze',16,0,'summons Frostbite',0),
('zrujy52p97ze',17,1,'plays Gale Fencer',0),
('zrujy52p97ze',18,1,'discards Toll Clerk for CP',0),
('zrujy52p97ze',19,1,'discards Gale Fencer for CP',0),
('zrujy52p97ze',20,0,'plays Snowdrift Pup',0),
('zrujy52p97ze',21,1,'attacks with no more',0),
('zrujy52p97ze',22,0,'plays Shoal Runner',0),
('zrujy52p97ze',23,0,'attacks with Snowdrift Pup',0),
('zrujy52p97ze',24,1,'does not block',0),
('zrujy52p97ze',25,1,'plays Innkeeper of Crossways',0),
('zrujy52p97ze',26,1,'discards Storm Herald for CP',0),
('zrujy52p97ze',27,1,'plays Heir of Seven Roads',0),
('zrujy52p97ze',28,1,'says no',0),
('zrujy52p97ze',29,1,'attacks with no more',0),
('zrujy52p97ze',30,0,'passes',0),
('zrujy52p97ze',31,0,'attacks with Shoal Runner',0),
('zrujy52p97ze',32,1,'blocks with Gale Fencer',0),
('zrujy52p97ze',33,0,'attacks with Snowdrift Pup',0),
('zrujy52p97ze',34,1,'blocks with Heir of Seven Roads',0),
('zrujy52p97ze',35,0,'plays Frozen Clerk',0),
('zrujy52p97ze',36,1,'uses ability 1 of Innkeeper of Crossways',0),
('zrujy52p97ze',37,1,'discards Storm Herald for CP',0),
('zrujy52p97ze',38,1,'says no',0),
('zrujy52p97ze',39,1,'attacks with Gale Fencer',0),
('zrujy52p97ze',40,1,'attacks with Heir of Seven Roads',0),
('zrujy52p97ze',41,0,'uses the EX Burst of Ebb and Flow',0),
('zrujy52p97ze',42,0,'plays Ice Cutter',0),
('zrujy52p97ze',43,0,'discards Coral Bell for CP',0),
('zrujy52p97ze',44,0,'uses the Assist of Ice Cutter',0),
('zrujy52p97ze',45,0,'summons Ebb and Flow',0),
('zrujy52p97ze',46,0,'discards Tidecaller Ondine for CP',0),
('zrujy52p97ze',47,0,'chooses Gale Fencer',0),
('zrujy52p97ze',48,0,'plays Lyra Saltvoice',0),
('zrujy52p97ze',49,1,'plays Kite Maker',0),
('zrujy52p97ze',50,1,'discards Sky Prince Alder for CP',0),
('zrujy52p97ze',51,1,'attacks with Heir of Seven Roads',0),
('zrujy52p97ze',52,0,'does not block',0),
('zrujy52p97ze',53,0,'uses ability 1 of Lyra Saltvoice',0),
('zrujy52p97ze',54,0,'discards Choir of the Deep for CP',0),
('zrujy52p97ze',55,0,'passes',0),
('zrujy52p97ze',56,0,'passes',0),
('zrujy52p97ze',57,0,'passes',1),
('zrujy52p97ze',58,0,'attacks with Lyra Saltvoice',0),
('zrujy52p97ze',59,0,'passes',1),
('zrujy52p97ze',60,0,'passes',0),
('zrujy52p97ze',61,0,'passes',1),
('zrujy52p97ze',62,0,'passes',1),
('zrujy52p97ze',63,0,'uses ability 1 of Lyra Saltvoice',0),
('zrujy52p97ze',64,1,'uses ability 1 of Innkeeper of Crossways',0),
('zrujy52p97ze',65,1,'uses ability 1 of Kite Maker',0),
('zrujy52p97ze',66,1,'chooses Lyra Saltvoice',0),
('zrujy52p97ze',67,1,'says no',0),
('zrujy52p97ze',68,1,'attacks with Heir of Seven Roads',0),
('zrujy52p97ze',69,1,'attacks with no more',0),
('zrujy52p97ze',70,0,'passes',0),
('zrujy52p97ze',71,0,'passes',1),
('zrujy52p97ze',72,0,'attacks with no more',0),
('zrujy52p97ze',73,0,'uses ability 1 of Lyra Saltvoice',0),
('zrujy52p97ze',74,0,'discards Reef Lancer for CP',0),
('zrujy52p97ze',75,0,'uses ability 1 of Lyra Saltvoice',0),
('zrujy52p97ze',76,1,'uses ability 1 of Innkeeper of Crossways',0),
('zrujy52p97ze',77,1,'uses ability 1 of Kite Maker',0),
('zrujy52p97ze',78,1,'chooses Heir of Seven Roads',0),
('zrujy52p97ze',79,1,'says no',0),
('zrujy52p97ze',80,1,'attacks with Gale Fencer',0),
('zrujy52p97ze',81,1,'attacks with Heir of Seven Roads',0),
('zrujy52p97ze',82,0,'blocks with Lyra Saltvoice',0),
('zt7zgtaufmdv',0,1,'keeps the hand',0),
('zt7zgtaufmdv',1,0,'keeps the hand',0),
('zt7zgtaufmdv',2,0,'passes',1),
('zt7zgtaufmdv',3,0,'passes',1),
('zt7zgtaufmdv',4,1,'calls Grafting face down',0),
('zt7zgtaufmdv',5,1,'passes',0),
('zt7zgtaufmdv',6,0,'passes',1),
('zt7zgtaufmdv',7,1,'makes aether with Grafting',0),
('zt7zgtaufmdv',8,0,'passes',1),
('zt7zgtaufmdv',9,0,'passes',1),
('zt7zgtaufmdv',10,0,'passes',1),
('zt7zgtaufmdv',11,0,'passes',1),
('zt7zgtaufmdv',12,0,'passes',1),
('zt7zgtaufmdv',13,0,'calls Pell Lantern Lv1 face down',0),
('zt7zgtaufmdv',14,0,'passes',1),
('zt7zgtaufmdv',15,0,'passes',0),
('zt7zgtaufmdv',16,0,'passes',1),
('zt7zgtaufmdv',17,0,'passes',1),
('zt7zgtaufmdv',18,0,'passes',1),
('zt7zgtaufmdv',19,0,'passes',1),
('zt7zgtaufmdv',20,0,'passes',1),
('zt7zgtaufmdv',21,1,'makes aether with Grafting',0),
('zt7zgtaufmdv',22,0,'passes',1),
('zt7zgtaufmdv',23,0,'passes',1),
('zt7zgtaufmdv',24,1,'calls Fern Ledger Lv2 face down',0),
('zt7zgtaufmdv',25,1,'makes aether with Fern Ledger Lv2',0),
('zt7zgtaufmdv',26,0,'passes',1),
('zt7zgtaufmdv',27,0,'passes',1),
('zt7zgtaufmdv',28,0,'passes',1),
('zt7zgtaufmdv',29,0,'makes aether with Coin',0),
('zt7zgtaufmdv',30,0,'passes',0),
('zt7zgtaufmdv',31,0,'passes',1),
('zt7zgtaufmdv',32,0,'passes',1),
('zt7zgtaufmdv',33,0,'passes',1),
('zt7zgtaufmdv',34,0,'passes',1),
('zt7zgtaufmdv',35,0,'passes',1),
('zt7zgtaufmdv',36,0,'calls nothing',0),
('zt7zgtaufmdv',37,0,'passes',1),
('zt7zgtaufmdv',38,0,'makes aether with Pell Lantern Lv1',0),
('zt7zgtaufmdv',39,1,'passes',0),
('zt7zgtaufmdv',40,1,'makes aether with Fern Ledger Lv2',0),
('zt7zgtaufmdv',41,1,'makes aether with Grafting',0),
('zt7zgtaufmdv',42,1,'calls Clover Brand Lv1',0),
('zt7zgtaufmdv',43,1,'makes aether with Clover Brand Lv1',0),
('zt7zgtaufmdv',44,1,'passes',0),
('zt7zgtaufmdv',45,0,'passes',1),
('zt7zgtaufmdv',46,0,'passes',1),
('zt7zgtaufmdv',47,0,'calls Undertow face down',0),
('zt7zgtaufmdv',48,0,'passes',1),
('zt7zgtaufmdv',49,0,'makes aether with Undertow',0),
('zxhzkqjb0bzz',0,0,'goes first',0),
('zxhzkqjb0bzz',1,0,'takes a new hand',0),
('zxhzkqjb0bzz',2,0,'puts Sleet Courtier at the bottom',0),
('zxhzkqjb0bzz',3,0,'puts Breath of Hoarfrost at the bottom',0),
('zzenp2c5v5db',0,1,'goes first',0),
('zzenp2c5v5db',1,1,'keeps the hand',0),
('zzenp2c5v5db',2,0,'takes a new hand',0),
('zzenp2c5v5db',3,0,'puts Gale Fencer at the bottom',0),
('zzenp2c5v5db',4,0,'puts Updraft at the bottom',0),
('zzenp2c5v5db',5,0,'puts Coil Sentry at the bottom',0),
('zzenp2c5v5db',6,0,'puts Rail Engineer at the bottom',0),
('zzenp2c5v5db',7,1,'casts Pale Executioner',0),
('zzenp2c5v5db',8,1,'discards Frost Herald for CP',0),
('zzenp2c5v5db',9,1,'discards Glacier Knight for CP',0),
('zzenp2c5v5db',10,1,'discards Floe Diplomat for Ice CP',0),
('zzenp2c5v5db',11,0,'passes',1),
('zzenp2c5v5db',12,0,'passes',1),
('zzenp2c5v5db',13,0,'passes',1),
('zzenp2c5v5db',14,0,'casts Chain Bolt',0),
('zzenp2c5v5db',15,0,'chooses no more',0),
('zzenp2c5v5db',16,0,'discards Storm Lancer for CP',0),
('zzenp2c5v5db',17,0,'discards Tailor of Kites for CP',0),
('zzenp2c5v5db',18,0,'passes',0),
('zzenp2c5v5db',19,0,'casts Kite Rider',0),
('zzenp2c5v5db',20,0,'discards Stormkite Pair for Wind CP',0),
('zzenp2c5v5db',21,0,'discards Roof Runner for CP',0),
('zzenp2c5v5db',22,1,'casts Snowblind Scout',0),
('zzenp2c5v5db',23,1,'discards Icebound Warder for CP',0),
('zzenp2c5v5db',24,1,'attacks with Pale Executioner',0),
('zzenp2c5v5db',25,0,'does not block',0),
('zzenp2c5v5db',26,0,'attacks with no more',0),
('zzenp2c5v5db',27,1,'passes',0),
('zzenp2c5v5db',28,1,'casts Undertow',0),
('zzenp2c5v5db',29,1,'chooses Snowblind Scout',0),
('zzenp2c5v5db',30,1,'discards Shatterglass for CP',0),
('zzenp2c5v5db',31,1,'discards Admiral Osk for CP',0),
('zzenp2c5v5db',32,1,'attacks with Pale Executioner',0),
('zzenp2c5v5db',33,0,'does not block',0),
('zzenp2c5v5db',34,0,'chooses Spark Tinker',0),
('zzenp2c5v5db',35,0,'casts Gale Fencer',0),
('zzenp2c5v5db',36,0,'attacks with Kite Rider',0),
('zzenp2c5v5db',37,0,'attacks with Gale Fencer',0),
('zzenp2c5v5db',38,1,'uses the EX Burst of Frost Herald',0),
('zzenp2c5v5db',39,1,'chooses Kite Rider',0),
('zzenp2c5v5db',40,1,'casts Dock Minstrel',0),
('zzenp2c5v5db',41,1,'discards Drowned Bells for CP',0),
('zzenp2c5v5db',42,1,'attacks with Pale Executioner',0),
('zzenp2c5v5db',43,0,'warps Kite Beyond the Clouds',0),
('zzenp2c5v5db',44,0,'attacks with no more',0),
('zzenp2c5v5db',45,1,'uses ability 1 of Dock Minstrel',0),
('zzenp2c5v5db',46,1,'casts Snowblind Scout',0),
('zzenp2c5v5db',47,1,'passes',0),
('zzenp2c5v5db',48,1,'attacks with no more',0),
('zzenp2c5v5db',49,1,'casts Pearl Diver',0),
('zzenp2c5v5db',50,1,'says no',0),
('zzenp2c5v5db',51,0,'passes',0),
('zzenp2c5v5db',52,0,'attacks with Kite Rider',0),
('zzenp2c5v5db',53,0,'attacks with Gale Fencer',0),
('zzenp2c5v5db',54,1,'blocks with Pearl Diver',0),
('zzenp2c5v5db',55,1,'deals 1000 to the next of the party',0),
('zzenp2c5v5db',56,0,'casts Voltaic Hound',0),
('zzenp2c5v5db',57,1,'uses White Silence of Pale Executioner',0),
('zzenp2c5v5db',58,1,'chooses Gale Fencer',0),
('zzenp2c5v5db',59,1,'uses ability 1 of Dock Minstrel',0),
('zzenp2c5v5db',60,1,'chooses Pale Executioner',0),
('zzenp2c5v5db',61,1,'attacks with no more',0),
('zzenp2c5v5db',62,0,'attacks with Kite Beyond the Clouds',0),
('zzenp2c5v5db',63,1,'does not block',0),
('zzenp2c5v5db',64,1,'uses the EX Burst of Tide Oracle',0),
('zzenp2c5v5db',65,0,'passes',1),
('zzenp2c5v5db',66,0,'attacks with no more',0),
('zzenp2c5v5db',67,0,'casts Forked Verdict',0),
('zzenp2c5v5db',68,0,'chooses Pale Executioner',0),
('zzenp2c5v5db',69,0,'chooses Snowblind Scout',0),
('zzenp2c5v5db',70,0,'gives 2000 to Pale Executioner',0),
('zzenp2c5v5db',71,1,'passes',0),
('zzenp2c5v5db',72,1,'passes',0),
('zzenp2c5v5db',73,1,'attacks with Pale Executioner',0),
('zzenp2c5v5db',74,1,'passes',0),
('zzenp2c5v5db',75,0,'blocks with Kite Rider',0),
('zzenp2c5v5db',76,1,'uses ability 1 of Dock Minstrel',0),
('zzenp2c5v5db',77,0,'attacks with Kite Beyond the Clouds',0),
('zzenp2c5v5db',78,1,'casts Lantern Mermaid',0),
('zzenp2c5v5db',79,1,'dulls Dock Minstrel for CP',0),
('zzenp2c5v5db',80,1,'discards Breath of Hoarfrost for CP',0),
('zzenp2c5v5db',81,1,'attacks with Pale Executioner',0),
('zzenp2c5v5db',82,0,'chooses Weathercock Priest',0),
('zzenp2c5v5db',83,0,'passes',0);
