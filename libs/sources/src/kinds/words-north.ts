import type { KindWords } from './kind-rows.ts';

/** Swedish, Norwegian with Danish, Finnish and Estonian, which join words. */
export const NORTHERN_WORDS: Readonly<Record<string, KindWords>> = {
  sv: {
    concert: `-konsert konsert- konserter -konserter koren -koren orkester -orkester allsang musik-
      -musik -musiken sangkvall sangcafe trubadur trubaduren spelman- spelmans- korsang sangstund
      viskvall visafton -orkestern storband jamkvall jamsession popmusik allsang- spelning -spelning
      konserten konsertserie gospelkor luciakonsert luciatag musikcafe duon trion jazzkvall
      bluesafton blaskonsert blasorkester symfoni- symfonin kammarmusik- dansband`,
    opera: 'operan operafest operakonsert musikdramatik',
    play: `teater -teater teater- forestallning teaterforestallning pjas -teatern -forestallning
      -forestallningar forestallningen urpremiar premiar -premiar skadespel fars komedi monolog
      scenkonst teaterkvall lekmannaspel improvisationsteater`,
    dance: `folkdans dansforestallning balett danskvall tedans gammeldans linedans dansuppvisning
      danskvallar dansshow dansbana dansafton danser dansgala dansfest seniordans pardans folkdans-
      dansa dansen tangokvall salsakvall`,
    circus: 'cirkus -cirkus nycirkus',
    show: `standup- stand-up humorshow trolleri trollkarl trolleri- revy -revy showen -show hypnos
      skamt skamtar dragshow modevisning galakvall variete underhallning underhallnings-`,
    screening: `filmvisning biovisning -film -filmen film- filmstudio filmstudion filmklubb
      filmklubben filmer kortfilm kortfilmer biografen biodagar stumfilm knattebio barnbio seniorbio
      dagbio skandinavienpremiar kortfilmsfestival`,
    party: `-disco discot klubbkvall klubbkvallen nattklubb releasefest ungdomsdisco after_beach
      afterbeach dj-kvall`,
    exhibition: `utstallning -utstallning utstallningar vernissage -utstallningen utstallningen
      utstallnings- konstutstallning konstrunda museidag vernissage- konsthall- fotoutstallning
      utstallare konstvisning`,
    literature: `bokprat boksamtal bokcirkel poesi forfattare forfattarsamtal bokprat- boktips
      bokcafe bokrelease bokbytardag bokbyte bokfrukost bokklubb boken litterart litterara
      litteratur- lasecirkel bokcirkel- hoglasning forfattarbesok forfattar- forfattarmote poesi-
      berattarkvall berattarcafe skrivar- skrivarcafe lyrik diktlasning lasning novell bokslapp
      berattarkonst berattarafton`,
    talk: `forelasning -forelasning forelasningar foredrag samtal panelsamtal -samtal -samtalet
      -foredrag foredraget forelasnings- informationsmote informationskvall infokvall infomote
      informationstraff temakvall -debatt debatt debattkvall seminarie- panelsamtal-
      lunchforelasning digital_forelasning foredragskvall prat_om webinarium -webinar fragestund
      akademin -akademin hur_kan vad_kan paneldebatt`,
    science: `stjarnskadning stjarnhimmel vetenskap- vetenskaps- forskar- forskarfredag astronomi-
      rymd- experiment experiment- kunskapsfest kunskapsfesten teknikens`,
    class: `verkstad -verkstad kurs -kurs kurser -seminarium seminarium -kurser kursstart -lektion
      nyborjarkurs pyssel pyssel- -pyssel skapande skapar- slojd slojd- slojdcafe stickning
      stickkurs keramik- keramik drejning teckning malarkurs krypkurs prova_pa prova-pa testa_pa
      studiecirkel -verkstaden verkstad- -ateljen ateljen atelje oppen_atelje dansskola simskola
      musikskola kulturskolan undervisning datahjalp it-hjalp digital_hjalp digihjalp skaparverkstad
      skapa lar_dig bli_bra_pa workshop- grundkurs lar_du_dig`,
    tour: `visning visningar guidad_visning guidad_tur stadsvandring rundvandring vandring -visning
      -visningar -vandring -vandringar -vandringen rundtur guidad guidade guidning -guidning
      oppet_hus busstur batturer -batsturer -batstur battur stadstur cykeltur cykelturer ledartur
      museivisning vandringstur upptack upptacksfard`,
    family: `barnteater barnens for_barn sagostund sago- familj- lovaktivitet dockteater babybio
      barnlordag barndisco barnkalas barnforestallning barnforestallningar barnfamiljer smabarn-
      smabarns- barnvagns- bebis- babycafe babydisco babyrytmik babysang babytraff oppna_forskolan
      sagor sagostunder sagoteater lassagor hostlov hostlovs- sportlov sportlovs- paslov lovprogram
      jullov kultur_i_kubik for_de_minsta for_hela_familjen familjens lekdag lekland barnaktivitet
      babyteater barnfilm dockteater- kapphast kapphast-`,
    food: `provning -provning matlagning julbord frukost frukost- matmarknad matfestival middag
      -middag lunch- lunchbuffe vinprovning olprovning whiskyprovning afternoon_tea frukostbuffe
      fika kraftskiva surstromming- tapaskvall grillkvall ostprovning matkvall kaffestuga middags-
      brunch- mat_och matmassan smaka krogrunda appelplockardag skordefest`,
    market: `marknad -marknad loppis julmarknad basar -basar loppis- -loppis -loppisen loppmarknad
      -marknaden -marknader hostmarknad bondensmarknad bondens antikmassa auktion auktioner bytesdag
      kladbytardag kladbyte kladbyten fyndmarknad second_hand skordemarknad julbasar
      hantverksmarknad vaxtbytardag bokrea bokloppis`,
    festival: `festivalen -festivalen -festen kulturnatten kulturnatt kulturdag kulturdagar -dagarna
      stadsfest hamnfest byfest kulturlordag kulturvecka kulturveckan -veckan hembygdsdag
      hembygdsdagen hembygdsfest familjefest gatufest`,
    fair: 'bokmassan jobbmassa bokmassa antikmassa massa_for',
    celebration: `invigning -invigning jubileum -jubileum -jubileet nationaldagen nationaldags-
      midsommar midsommar- valborg- valborgsmasso- nyarsafton nyars- julafton julfirande
      julskyltning prisutdelning firande -firande parad hogtid minnesstund luciatag
      julgransplundring tomten allhelgona- halloween- utdelning premiarhelg ljusfest avslutning
      -avslutning`,
    meetup: `sprakcafe -traff -traffen traff syjunta stickcafe handarbetscafe oppet_cafe seniortraff
      speeddejting dejting kickoff kick-off arsmote anhorigtraff natverkstraff natverksfrukost
      -cafeet samvaro gemenskap gemenskapskvall tjejkvall herrkvall -kafe forelasningscafe
      traffpunkten seniorcafe anhorigcafe motesplats_for medlemsmote`,
    game: `spelkvall bradspel fragesport schack quiz -quiz quizkvall musikquiz frageport bingo
      -bingo spelkvallar speldag bradspels- bradspelskvall tipspromenad tipspromenader poangpromenad
      schack- musikbingo rollspel lanparty spelklubb skattjakt korsord`,
    match: `turnering -match -matchen semifinal kvartsfinal -cupen -cup tavling -tavling -tavlingar
      tavlingar masterskap -masterskap sm_i nm_i vm_i em_i sm-final -hoppning hasthoppning
      hemmamatch hemmamatcher allsvenskan innebandy bandy ishockey handboll fotboll -fotboll
      speedway innebandy- ridtavling hundutstallning`,
    race: `lopp -loppet lopptavling cykellopp orientering orienterings- motionslopp halvmaraton
      travtavling travtavlingar terranglopp loparfest vasalopp- simlopp timmar_i_backen backlopp
      travlopp`,
    fitness: `traning -traning gympa -gympa stavgang utegym simning- vattengympa styrketraning -yoga
      yoga- promenad -promenad simma sittgympa seniorgympa aquafit crossfit rorelse motionspass
      motionsgympa motionsdans`,
    wellness: `halsa halsosamtal blodgivning massage ljudbad anhoriggrupp anhorigstod sorggrupp
      halsodag diabetes demens- stresshantering aterhamtning`,
    volunteering: `skrapplockar- skrapplockning plockar_skrap plocka_skrap stadardag arbetsdag
      insamling insamlings- valgorenhet- stodgala volontar- volontarer bossabarna fixardag`,
    nature: `fagelskadning fagel- svamp- svamputflykt naturguidning naturens naturdag naturskola
      blomster- tradgard tradgards- tradgarden vaxt- botanik fladdermus- fladdermoss skogs- skogsbad
      vandringsdag vandringsleder natursti naturvandring naturreservat`,
    religion: `gudstjanst gudstjanst- -gudstjanst hogmassa kvallsmassa sondagsmassa taizemassa
      andakt ekumenisk morgonbon kyrkkaffe bonestund aftonsang aftongudstjanst konfirmand-
      sinnesrogudstjanst`,
    civic: `medborgardialog kommunfullmaktige fullmaktige samradsmote dialogmote namnd namnden
      manifestation demonstration kommunstyrelsen samrad`,
  },
  nb: {
    concert: `koret korps orkester julekonsert jazzkveld -konsert -konserten -konserter konserter
      konsert- -koncert -koncerten -koncerter koncert- korkonsert korsang korpskonsert musikkorps
      -musikk musikk- -musik musik- sangstund sangaften faellessang fellessang allsang- viseaften
      visekveld visesang trekkspill- trubadur -orkesteret storband bandaften spelemann- spillemann-
      spillemands- gospelkor konsertserie julekonsert- orgelmusikk blues- jazzaften jazzklubb
      minikonsert huskonsert lunsjkonsert`,
    play: `teater- teaterforestilling forestilling -forestilling -forestillinger forestillinger
      -teater -teatret teatret skuespill skuespil monolog komedie urpremiere scenekunst
      historiske_spel teatersport`,
    dance: `dansforestilling danseforestilling ballett danse- dans_for swingdans bygdedans folkedans
      folkedans- danseforestillinger danseshow seniordans galladans`,
    circus: '-sirkus nysirkus nycirkus',
    show: `standup- humor- humorshow -show showet revy -revy tryllekunstner trylleshow tryllekunst
      magiker komiker standupaften julerevy motevisning`,
    screening: `filmvisning kinoforestilling filmklubb filmkveld filmaften filmklubb- filmklub
      filmfremvisning babykino seniorkino kinosondag stumfilm kortfilm kortfilmer dokumentarfilm
      filmtreff -film film- -kino kino- bokafilm premierefilm strikkekino`,
    party: 'disko -disko klubbkveld natklub fredagsbar fredagspub lonningspils danseaften',
    exhibition: `utstilling -utstilling utstillinger udstilling -udstilling udstillinger fernisering
      utstillinga -utstillinga utstillingen -utstillingen -utstillinger udstillingen -udstillingen
      kunstutstilling fotoutstilling fotoudstilling kunstrunde vandreutstilling utstillings-
      udstillings- saerutstilling saerudstilling kunstfoto utstillingsapning`,
    literature: `lesesirkel forfatter- forfattertreff boklansering bokbad laesekreds forfattermode
      boktreff bokprat boksirkel bokkveld bokslepp bokslipp bokcafe bokkafe bogcafe bogklub boklubb
      bogreception bogmesse laesning oplesning opplesning hoytlesning hojtlaesning lyrikk-
      lyrikkveld lyrik digte digt- poesi- forfatterbesok forfatteraften forfatterforedrag
      forfattersamtale litteratur- litteraere litteraer bok boken boker boger leseklubb lesesal
      skrivekafe fortelling fortellinger fortaelling litteraturhus- bokbad- romankveld`,
    talk: `foredrag debatt debat samtale foredragsholder -foredrag -foredraget foredragsaften
      -debatt debattmote debataften debatmode -samtale -samtaler samtaler panelsamtale temakveld
      temaaften temamote infomote informasjonsmote informationsmode infomode infokveld fagkveld
      frokostmote frokostseminar seminar- samtalesalong lunsjforedrag foredragskveld -forelaesning
      forelaesning forelesning -forelesning forelesninger kafedialog sporretime`,
    science: `stjernekikking stjerne- vitenskap- vitensenter videnskab- forsker- forskningsdagene
      forskningens`,
    class: `verksted -verksted vaerksted -vaerksted kurs -kurset kursus -verksteder verksteder -kurs
      -kurser kursaften -kursus kreativ_verksted kreativt_verksted formings- strikke- strikking
      keramikk- keramik- danseskole kunstskole kulturskole nybegynnerkurs introduksjonskurs
      undervisning leksehjelp lektiehjaelp lektiecafe lekse- snekker- kreativt malekurs maleverksted
      sykurs systue julekortverksted skaperverksted makerspace- it-hjelp datahjelp digitalhjelp
      it-cafe laer sykkelverksted`,
    tour: `omvisning -omvisning omvisninger guidet_tur byvandring rundvisning -omvisningar -vandring
      vandring vandringer -vandringen fottur sykkeltur cykeltur battur batture sejltur guidet
      guidede turmarsj rundtur -rundvisning rundvisninger rusletur fjelltur skitur gatur omvisningar
      apent_hus abent_hus apen_dag abent_hus- turdag fellestur tur_til kulturminne-
      historisk_vandring`,
    family: `barneforestilling for_barn eventyrstund fortaellestund lesestund bornehojtlaesning
      borneteater familie- babysang babytreff babycafe eventyr- eventyr lesestunder -lesestund
      fortellerstund eventyrstund- smabarns- barseltreff barselstreff apen_barnehage dukketeater
      dukketeatret dukkespill lillebror familielordag familielordager familiesondag familiedag
      rytmik- babyrytmik ungdomsklubb juniorklubb hostferie- vinterferie- sommerferie-
      efterarsferie- lekegruppe legestue legeland borneforestilling bornekoncert bornefestival
      bornefilm bornedisko barneteater barnekonsert barnefestival barnefilm barnedisko
      barneaktivitet barneaktiviteter barnelordag barneboker barnas barna`,
    food: `vinsmaking olsmaking vinsmagning olsmagning matfestival vinkveld whiskysmaking -smaking
      -smagning smagning middag -middag fellesmiddag faellesspisning spisning folkekjokken
      folkekokken julebord- brunsj grillfest grillkveld pizzakveld vafler vaffel- frokost -frokost
      lunsj lunsj- sondagsmiddag vinsmaking- kakebord julefrokost matkurs middagsbord suppelunsj`,
    market: `marked -marked julemarked loppemarked -markedet markedsdag markedsdage loppemarkeder
      loppis bruktmarked bruktbutikk byttemarked byttedag kraemmermarked bondens_marked auksjon
      auktion julemesse kunstmarked handverksmarked bokmarked boksalg bogsalg bogudsalg lopper`,
    festival: `-festivalen festivaler -festivaler -dagene -dagane -dager kulturnatt kulturnatten
      kulturdager kulturdagene bygdedager byfest sommerfest -festen byens_dag`,
    fair: '-messe karrieredag utdanningsmesse jobbmesse jobmesse',
    celebration: `juletretenning julegrantenning juletraestaending julestue sankthans- sankt_hans
      lucia- abningsfest apningsfest jubileums- jubileum jubilaeum- jubilaeum nyttars- nytars-
      markering juletrefest juletraesfest fakkeltog nisse- nissefest fastelavn avslutning
      -avslutning prisutdeling overraekkelse grunnlovsdag`,
    meetup: `-treff -traef sprakkafe sprogcafe strikkekafe strikkecafe strikketreff seniortreff
      seniorkafe arsmote generalforsamling kaffetreff kafetreff pensjonisttreff formiddagstreff
      formiddagskafe -kafe sosialt_samvaer naboaften motested netverksmote nettverksmote`,
    game: `spillkveld brettspill quizkveld sjakk skak -quiz quizaften quiz- brettspill-
      brettspillkveld spillaften spillaktiviteter braetspil spilaften bingo- -bingo sjakk- skak-
      tegneseriequiz rebuslop rebus spilldag dataspill gaming- rollespill`,
    match: `turnering fotballkamp fodboldkamp fotball fodbold handball- handbold- ishockey
      eliteserien hjemmekamp -turnering turneringen -cup -cupen mesterskap -mesterskap mesterskab
      -mesterskab nm_i dm_i vm_i em_i stevne -stevne staevne seriekamp kamp_mot`,
    race: `-lopet terrenglop -lobet motionslob terrenglop- gatelop stafett sykkelritt birken skirenn
      langrenn skilop halvmaraton- motbakkelop maraton-`,
    fitness: `-yoga yoga- seniortrim gymnastik- svomming svomning styrke- stolgym treningsgruppe
      treningsokt gatreff gagruppe turgruppe turgruppa aquagym`,
    wellness: `helse- sundheds- sorggruppe sorgegruppe pusterom parorende- parorendekafe
      mindfulness- blodgivning demens-`,
    volunteering: `dugnad -dugnad ryddedag strandrydding ryddeaksjon frivillig- innsamling-
      indsamling velgorenhet- affaldsindsamling skraldeindsamling stottekonsert reparasjonskafe
      repair_cafe repair-cafe`,
    nature: `fugletitting fugle- fugletur naturtur soppur sopptur hagedag hage- hagevandring planter
      plantebyttedag plantekasse skog- birokt- biavler birokter bikube bikuber natursti naturdag
      naturvandring`,
    religion: `gudstjeneste hoymesse -gudstjeneste hoymesse- hojmesse andakt nattverd sondagsskole
      bonnemote allehelgens- julegudstjeneste kveldsmesse kirkekaffe sangandakt gudstjeneste-
      lysmesse`,
    civic: `kommunestyret kommunestyremote bystyret bystyremote folkemote borgermote borgermode
      horing demonstrasjon demonstration`,
  },
  fi: {
    concert: `-konsertti -konsertit konsertti- -orkesteri kuoro -kuoro musiikki- -keikka keikka
      laulu- yhteislaulu konsertit -konserttia -konsertin musiikkia musiikki-ilta kuorokonsertti
      laulajaiset -laulajaiset yhteislaulut karaoke- orkesteri -orkesterin trubaduuri matinea jamit
      livemusiikki soitto- soittajaiset bandi sinfonia- keikat -keikalla lauluilta kamarimusiikki
      joululaulut kauneimmat_joululaulut urkukonsertti iltamat -duo`,
    opera: 'ooppera -ooppera',
    play: `-esitys teatteri -teatteri teatteri- naytelma -naytelma esitykset esitys ensi-ilta
      improteatteri naytelmaa monologi kesateatteri`,
    dance: `tanssi- -tanssi -tanssit tanssit baletti tanssia tanssiesitys tanssi-ilta paritanssit
      lavatanssit`,
    circus: 'sirkus- -sirkus',
    show: 'taikuri stand-up- komiikka- taikashow taikuriesitys',
    screening: `elokuva- -elokuva -elokuvat leffa- dokumentti leffailta -leffa elokuvat elokuvan
      lyhytelokuvat elokuvailta elokuvaa ulkoilmaelokuvia dokumenttielokuva`,
    party: 'bileet -bileet klubi klubi- disko -disko lastendisko klubi-ilta',
    exhibition: `nayttely -nayttely nayttelyt -nayttelyt avajaiset -nayttelyn nayttelyn nayttelyssa
      -nayttelyssa -nayttelya taidenayttely valokuvanayttely avajaisia taidekierros nayttelyopas`,
    literature: `kirja- lukupiiri -lukupiiri runo- kirjallisuus- kirjailija- -kirjailija
      kirjailijavieras kirjallisuuspiiri runoilta lukuhetki kirjavinkkaus kirjan- lukumatka
      novellikoukku kirjakahvila`,
    talk: `luento -luento luennot keskustelu- -keskustelu paneeli- luennolla esitelma -esitelma
      luentosarja tietoisku infotilaisuus info-ilta keskusteluilta asiantuntija- infoilta
      paneelikeskustelu -luennot teemailta luento- webinaari`,
    science: 'tiede- tahti- tahtinaytos tiedekeskus',
    class: `tyopaja -tyopaja tyopajat kurssi -kurssi kasityo- askartelu pajat paja -paja -pajat
      kurssin -kurssit kurssit kadentaito- kadentaidot neulonta- neule- neuleilta ompelu- askartelua
      koulutus -koulutus valmennus harrastus- digineuvonta digiopastus taidekerho muotoilupaja
      piirustus- maalaus- kokkikurssi`,
    tour: `opastus -opastus kierros -kierros kavely -kavely kavelykierros opaskierros opastettu
      opastetut kaupunkikavely retki -retki retket kierrokset luontoretki avoimet_ovet -opastukset
      tutustumiskaynti -kavelyt opaskavely museokierros`,
    family: `lapsille lasten- lapset satutunti perhe- vauva- muskari nukketeatteri lapsiperhe-
      satutunnit taapero- perheille koko_perheen nukke- lastenteatteri lastenkonsertti vauvojen
      taaperoiden lasten perhekahvila perhetapahtuma lapsille- nuorten nuortenilta muskarit
      lorutuokio loruttelu satutuokio satutuokiot satuhetki satupaja`,
    food: `ruoka- viini- maistelu -maistelu brunssi lounas lounas- aamiainen kahvit illallinen
      -illallinen maistiaiset joululounas grilli-ilta viinitasting juhlaillallinen brunssit`,
    market: `toritapahtuma markkinat -markkinat kirpputori kirppis -myyjaiset kirpputorit myyjaiset
      joulumyyjaiset rompetori markkinapaivat kierratys- kirppari peräkonttikirppis
      perakonttikirppis joulumarkkinat kasityomarkkinat`,
    festival: `festivaali -festivaali festivaalit -festarit -juhlat juhla -juhla juhlat syysjuhla
      kesajuhla festarit -paivat -viikko -viikot taiteiden_yo kylajuhla elojuhlat sadonkorjuujuhlat`,
    fair: 'messut -messut',
    celebration: `joulu- juhannus- itsenaisyyspaiva vappu itsenaisyys- juhla- joulunavaus
      joulunavajaiset pikkujoulu pikkujoulut uudenvuoden- paivajuhla kevatjuhla vapun- laskiais-
      laskiainen`,
    meetup: `tapaaminen kahvila-ilta kerho -kerho ryhma -ryhma vertaistukiryhma olohuone
      kohtaamispaikka tapaamiset -tapaaminen kerhot kahvihetki kielikahvila juttuhetki juttutupa
      seniorit keskusteluryhma miestenpiiri -piiri`,
    game: `peli-ilta lautapeli- shakki- tietovisa visailu tietovisat bingo- lautapelit shakki pelit
      peliturnaus pakohuone lautapeli-ilta roolipeli pelipaiva pelitapahtuma`,
    match: `ottelu -ottelu turnaus -turnaus -ottelut kisat -kisat mestaruus- jalkapallo salibandy
      jaakiekko sm-liiga kotipeli`,
    race: 'juoksu- -juoksu maraton- hiihto- hiihtokilpailu pyoraily- juoksutapahtuma yohiihto rogaining',
    fitness: `jumppa -jumppa jooga- liikunta- uinti- kuntosali- tuolijumppa kehonhuolto pilates-
      -jooga vesijumppa kavelyryhma`,
    wellness: `hyvinvointi- terveys- verenluovutus rentoutus- itsetuntemus- aanimalja-
      mielenterveys- muisti-`,
    volunteering: 'talkoot -talkoot siivoustalkoot kerays hyvantekevaisyys- vapaaehtois-',
    nature: 'luonto- lintu- linturetki sieni- sieniretki puutarha- kasvi- metsa- metsaretki',
    religion: `messu jumalanpalvelus hartaus rukoushetki hartaushetki sanajumalanpalvelus
      iltahartaus kirkkokonsertti`,
    civic: 'valtuusto kaupunginvaltuusto asukasilta kuulemistilaisuus mielenosoitus',
  },
  et: {
    concert: 'kontsert -kontsert koor kontserdid kontsert- muusika- muusikaohtu laulupidu -koor',
    play: 'teater etendus lavastus',
    screening: 'filmiohtu kino film- filmiprogramm',
    exhibition: 'naitus -naitus naituse avamine naitus-',
    literature: 'raamatu- kirjandus- luule- raamatuesitlus',
    talk: 'loeng vestlus vestlusring arutelu loeng- seminar- vestlusohtu',
    class:
      'tootuba kursus toatuba opituba -kursus koolitus -koolitus kursused tootoad meisterklass',
    tour: 'ekskursioon giidituur',
    family: 'lastele lasteetendus laste- lastehommik perepaev muinasjutu- lastelavastus beebi-',
    market: 'turg kirbuturg',
    festival: 'festival- paevad -paevad',
    match: 'turniir voistlus -voistlus meistrivoistlused',
    race: 'jooks -jooks maraton rattamaraton',
  },
};
