import type { KindWords } from './kind-rows.ts';

/** German and Dutch, which join words: most count at the end of a word, too. */
export const GERMAN_AND_DUTCH: Readonly<Record<string, KindWords>> = {
  de: {
    concert: `-konzertes -musik chorkonzert -singen orgelmusik -quintett blaskapelle liedermacher
      liedermacherin songwriterin musikverein konzertreihe konzert- kinderchor frauenchor mannerchor
      gospelchor kirchenchor kammerchor chore`,
    opera: 'zauberflote',
    play: 'theaterstuck lustspiel schwank theaterstucke urauffuhrung -premiere theater-',
    dance: `tanztee tanzabend tanzcafe tanzauffuhrung tanzperformance volkstanz tanzgala tanzstuck
      tanzabende tanzkompanie tanztage tanzshow tanztreff tanznachmittag`,
    circus: 'zirkus-',
    show: `comedyshow -show varieté variete kabarettist kabarettabend zauber- travestie dinnershow
      satire- poetry_show improvisationstheater krimidinner modenschau -revue improtheater improshow
      improabend`,
    screening: `filmvorfuhrung filmreihe filmgesprach kurzfilm kurzfilme kurzfilmtag freiluftkino
      open-air-kino dokumentarfilme -film film- kinderkino seniorenkino`,
    party: '-disco tanzparty tanznacht ü30 ue30 partynacht faschingsparty abiparty tanz_in_den_mai',
    exhibition: `ausstellungs- -ausstellungseroffnung werkschau kunstschau fotoausstellung
      sonderausstellung dauerausstellung kabinettausstellung atelierbesuch offene_ateliers`,
    literature: `buchpremiere buchprasentation leseabend lesekreis literaturkreis literaturabend
      autorengesprach -lesungen lesungen lesebuhne poetry buchclub bucherclub schreibwerkstatt
      literatur- dichter- lyrik lyrikabend`,
    talk: `-vortrage themenabend diskussionsabend infoveranstaltung -talk podiumsgesprach
      zeitzeugengesprach -diskussion -debatte lesung_und_gesprach burgerdialog impulsvortrag`,
    science: 'wissenschafts- sternbeobachtung sternfuhrung teleskop',
    class: `-atelier -ateliers -werkstatt -werkstatten -seminar -seminare -training -schulung
      -lehrgange -workshops basteln bastel- topfern topfer- nahkurs nahcafe malkurs handarbeit-
      hakeln sprachkurs fortbildung weiterbildung -fortbildung tanzkurs kochkurs computerkurs
      yogakurs ferienprogramm ferienspiele`,
    tour: `-spaziergang -spaziergange stadtrundfahrt rundfahrt schifffahrt -exkursion exkursion
      -rundgange nachtwachterrundgang besichtigung -besichtigung radtour fahrradtour -radtour
      kieztour stadttour kulturspaziergang -fuhrungen`,
    family: `puppentheater figurentheater puppenspiel krabbel- eltern-kind vorlesen vorlesestunde
      bilderbuchkino marchen marchen- laternenumzug laternenfest babytreff spielgruppe kita`,
    food: `weinprobe bierprobe -verkostung verkostung weinverkostung grillen brunchen weinwanderung
      fruhstuckstreff mittagstisch -dinner kaffeeklatsch kochabend`,
    market: `-basar -trodel trodelmarkt kleiderborse fahrradborse spielzeugborse pflanzenborse
      flohmarkte hofflohmarkt hofflohmarkte -markte adventsmarkt wochenmarkt bauernmarkt secondhand
      bucherbasar kleidertausch nikolausmarkt`,
    festival: `-fest -festes dorffest herbstfest fruhlingsfest erntedankfest hafenfest kirchweih
      kirmes -festspiele festspiele kulturtage musiktage literaturtage`,
    fair: 'ausbildungsmesse jobmesse berufsmesse hochzeitsmesse immobilienmesse buchmesse -messe',
    celebration: `neujahrsempfang -empfang -jubilaum jubilaum einweihung sankt_martin martinsumzug
      nikolaustag gedenkfeier gedenkveranstaltung -feier festakt faschings- rosenmontag-
      weihnachtsfeier preisverleihung verleihung nikolausfeier`,
    conference: 'fachtagung fachtag fachkonferenz -kongresses barcamp',
    meetup: `arbeitskreis gesprachskreis mitgliederversammlung jahreshauptversammlung
      seniorennachmittag sprachcafe repaircafe repair_cafe reparaturcafe erzahlcafe netzwerktreffen
      frauentreff jugendtreff begegnungscafe spieletreff tauschtreff`,
    game: `-quiz spielenachmittag spieleabende kneipenquiz pubquiz schach- doppelkopf preisskat
      brettspiel- kartenspiel- krimispiel schnitzeljagd skat skatturnier`,
    match: `-meisterschaft -meisterschaften -pokal heimspiel punktspiel testspiel landerspiel
      pokalspiel bundesliga -cup schwimmwettkampf wettkampf -wettkampf`,
    race: `-laufs radrennen triathlon- staffellauf sponsorenlauf autorennen pferderennen
      seifenkistenrennen`,
    fitness: `-gymnastik -turnen ruckenschule wassergymnastik nordic_walking lauftreff -yoga
      wandergruppe aquafitness bewegungstreff gesundheitssport`,
    wellness: `sprechstunde -sprechstunde beratung -beratung selbsthilfe- blutspende- blutspende
      klangschalen entspannung- rechtsberatung klangreise heilfasten achtsamkeit-`,
    volunteering: `aufraumaktion mullsammelaktion mullsammel- fruhjahrsputz arbeitseinsatz
      pflanzaktion spendenaktion benefiz- benefizgala ehrenamts- freiwilligen-`,
    nature: `naturfuhrung krauterwanderung krauter- vogelstimmen- pilzwanderung gartentag
      pflanzentausch waldtag`,
    religion: `-gottesdienst -gottesdienste passionsandacht -andacht vesper christmette kirchentag
      abendmahl konfirmation krippenspiel friedensgebet`,
    civic: `einwohnerversammlung -ausschuss ausschuss stadtverordnetenversammlung burgersprechstunde
      kreistag ortsbeirat demonstration kundgebung`,
  },
  nl: {
    concert: `-concert -concerten concert muziekgroep -koor koor- optreden optredens muziekavond
      meezingavond samenzang zangkoor orgelconcert popkoor liedjes zangeres zanger muziekfeest
      muzikanten cafechantant cafe_chantant muzikale`,
    play: `voorstelling voorstellingen -voorstelling -voorstellingen theatervoorstelling toneelstuk
      -toneel theater- straattheater muziektheater monoloog monologen komische tragikomedie
      toneelgroep`,
    dance: `boombal volksdans volksdansen salsadansen lijndansen dansvoorstelling dansen dansend
      dansavond danscafe dansmatinee dansinitiatie clipdance dansdemo tangosalon`,
    circus: 'circus- -circus circusvoorstelling acrobatie',
    show: `goochelaar goochelshow kleinkunst cabaretier conference revue stand-upcomedy humor-
      modeshow playback- straatanimatie animatieshow travestie`,
    screening: `filmvoorstelling filmavond -film film- kortfilm kortfilms filmvertoning
      openluchtbioscoop openluchtcinema filmclub`,
    party: 'fuif -fuif dansfeest silent_disco feestcruise clubavond draaitafels',
    exhibition: `-tentoonstelling -tentoonstellingen expositie exposities -expo tentoongesteld
      kunstroute atelierroute fototentoonstelling kunstwerken schilderijen installatie tentoon
      vernissage-`,
    literature: `boekvoorstelling leesclub leesgroep dichter dichters gedichten poezieavond
      auteurslezing boekenbeurs boekenmarkt boekenverkoop voorleesmarathon schrijver schrijfster
      poezie- literaire verteller verhalenverteller verhalenavond`,
    talk: `-lezing lezingen -lezingen -debat voordracht -gesprek gesprekken panelgesprek infoavond
      infosessie informatieavond themaavond praatcafe gastcollege college_tour nagesprek debatavond
      conversatie`,
    science: `sterren_kijken sterrenkijken wetenschaps- wetenschap- sterrenwacht heelal telescopen
      microscoop planetarium-`,
    class: `-workshops werkwinkel -cursus -cursussen -lessen initiatie -initiatie atelier -ateliers
      knutselen knutsel- knutselnamiddag kookles dansles danslessen zangles muziekles schilderles
      tekenles kookworkshop creatief naaicafe haakcafe cursussen introductie_in`,
    tour: `wandeling -wandeling -wandelingen wandelingen wandeltocht fietstocht rondvaart -rondvaart
      boottocht rondleidingen -rondleiding -rondleidingen stadsbezoek geleid_bezoek geleide_bezoek
      vrij_bezoek gidsbeurt stadswandeling met_gids gegidste gids- wandelzoektocht vaartocht
      kennismakingstocht open_deur opendeurdag open_monumentendag fietsroute in_de_voetsporen
      geleid_door gidst`,
    family: `poppenspel poppentheater poppenkast sprookje sprookjes peuter- kleuter- kleuters
      kindervoorstelling familievoorstelling familiedag voorleesuurtje kinderactiviteit
      kinderanimatie springkasteel springkastelen kindernamiddag voorlees- baby- gezinsdag
      speelplein`,
    food: `bierproeverij wijnproeverij -proeverij -degustatie eetfestijn spaghettiavond ontbijt
      ontbijtbuffet -ontbijt mosselfeest barbecue barbeque -lunch kookavond high_tea brunch-
      wijnavond streekproducten gastronomisch hapjes keuken smakelijk`,
    market: `rommelmarkten -markt vlooienmarkt brocantemarkt kofferverkoop garageverkoop boekenmarkt
      snuffelmarkt braderie- jaarmarkt kringloop- avondmarkt boerenmarkt kerstmarkten`,
    festival: `-feesten -feest dorpsfeest wijkfeest straatfeest zomerfeest buurtfeest feestweek
      dorpsfeesten culturele_zomer zomerfestival`,
    fair: 'jobbeurs huwelijksbeurs kermis foor vakbeurs reisbeurs ruilbeurs verzamelbeurs',
    celebration: `sinterklaasintocht intocht stoet -stoet optocht -optocht herdenking
      dodenherdenking nieuwjaarsreceptie receptie bevrijdingsdag koningsdag vuurwerk lichtjes-
      huldiging inhuldiging jubileum jubileumviering uitreiking kerstviering kerstfeest kerstborrel
      kersthappening`,
    conference: 'studiedag -congres symposium- vakdag',
    meetup: `praatcafe babbelcafe taalcafe ontmoetings- buurtcafe ontmoetingsdag koffieochtend
      inloop- inloopochtend spreekuur ledenvergadering borrel- netwerk- netwerkborrel lotgenoten-`,
    game: `stadsspel speurtocht zoektocht -quiz gezelschapsspelen kaarting bordspellen kaartavond
      spelletjesavond spelletjesmiddag biljart darts kubb schaken -bingo pubquiz escaperoom
      volksspelen`,
    match: `-toernooi -wedstrijd kampioenschap -kampioenschap voetbal- voetbaltoernooi
      thuiswedstrijd kampioenschappen`,
    race: 'stratenloop jogging wielerwedstrijd wielrennen -marathon zwemloop veldloop avondvierdaagse',
    fitness: 'turnen zumba- -yoga aquagym bewegen wandelclub sportdag seniorengym fietsclub joggen',
    wellness: 'welzijn- klankschalen meditatie gezondheids- bloedinzameling mindfulness-',
    volunteering: `opruimactie zwerfvuil- vrijwilligersdag benefiet -benefiet collecte sponsorloop
      actie_voor repaircafe`,
    nature: `natuurwandeling vogelwandeling natuurgids paddenstoelen- vogels planten bloemen
      kruiden- plantentuin volkstuin natuur-`,
    religion: `kerkdienst eredienst eucharistieviering gebedsdienst misviering kerstviering
      paasviering vesperdienst bezinning`,
    civic: 'inspraakavond bewonersavond wijkraad informatiemarkt burgerparticipatie betoging',
  },
};
