import type { KindWords } from './kind-rows.ts';

/** Polish, Czech with Slovak, Hungarian and Russian. */
export const EASTERN_WORDS: Readonly<Record<string, KindWords>> = {
  pl: {
    concert: `koncert- koncertowy muzyka muzyka_na recital kapela spiewanie spiewanki piosenki
      piosenek piosenka zespol zespolu karaoke choru chory koled koledy koledowanie muzyczne
      organowy muzykowanie`,
    play: 'przedstawienie spektakle spektakl monodram premiera komedia teatralny inscenizacja teatralna',
    dance:
      'potancowka dancing taneczny taniec tanca tancow tancach zabawa_taneczna balet zatanczmy',
    show: 'kabaretu kabarety stand-up pokaz_magii iluzjonista pokaz_mody rewia kabareton',
    screening: `projekcje projekcja kino_letnie filmowy dyskusyjny_klub_filmowy dkf seanse
      pokaz_filmu pokazy_filmow filmowe kino_plenerowe`,
    exhibition: 'wernisaz wernisazu wernisaze ekspozycja finisaz wystawiennicz-',
    literature: `czytanie narodowe_czytanie slam_poetycki wieczor_poezji wieczor_autorski poetycki
      promocja_ksiazki dyskusyjny_klub_ksiazki pisarz pisarka poeta literacki literackie ksiazka
      biblioteka_zaprasza`,
    talk: `spotkanie_z prelekcje rozmowa rozmowy dyskusji wyklady seminarium pogadanka debata
      panel_dyskusyjny konsultacje webinarium`,
    science: 'naukowy naukowe festiwal_nauki noc_naukowcow pokaz_astronomiczny astronomiczny',
    class: `lekcje kurs nauka zajecia_plastyczne rekodzielo rekodziel- ceramika ceramiczne
      plastyczne szkolenie szkolenia szydelk- robotki malowanie haftu kreatywne kursu pracownia`,
    tour: `oprowadzanie oprowadzania oprowadzenie gra_terenowa zwiedzanie wycieczka rajd_pieszy
      dni_otwarte dzien_otwarty zwiedzanie_z_przewodnikiem nocne_zwiedzanie rejs`,
    family: `bajka bajki bajek teatrzyk dla_dzieci dla_najmlodszych rodzinne rodzinna dzien_dziecka
      maluch- mlodziez przedszkol- poranek_dla kukielk- lalkowy dobranocka polkolonie`,
    food: 'degustacja sniadanie kulinarne piwa wina smakow smaki targ_sniadaniowy food_trucki',
    market:
      'kiermasz- targ targi_ksiazki jarmark- gielda pchli_targ wyprzedaz garazowka wymiana_ubran',
    festival: `dozynki festyn festyny piknik dni_miasta festiwal odpust juwenalia dni_gminy
      noc_muzeow noc_kultury`,
    celebration: `obchody rocznica swieto uroczystosc uroczystosci inauguracja jubileusz sylwester
      mikolajki orszak wigilia andrzejki zaduszki narodowe_swieto otwarcie dzien_kobiet
      dzien_seniora pochod parada`,
    conference: 'konferencja konferencje sympozjum kongres zjazd',
    meetup: 'spotkania spotkanie klub_seniora klub kawiarenka integracyjne',
    game: `gry_planszowe planszowki gra_miejska gra_terenowa szachowy szachowe brydz quiz
      turniej_szachowy escape_room planszow- gier`,
    match: 'mecz turniej zawody rozgrywki liga mistrzostwa puchar siatkowk- pilka_nozna koszykowk-',
    race: 'bieg biegi biegu maraton rajd_rowerowy triathlon nocny_bieg wyscig marszobieg',
    fitness:
      'joga gimnastyka nordic_walking trening treningi aerobik fitness cwiczenia zajecia_ruchowe',
    wellness: `badania badania_profilaktyczne profilaktyka profilaktyczne zdrowia badanie
      konsultacje oddawanie_krwi zbiorka_krwi medytacja fizjoterapeut- relaks`,
    volunteering:
      'sprzatanie zbiorka akcja_charytatywna charytatywny charytatywna wolontariusz- kwesta wosp',
    nature: 'przyroda ptaki ptakow grzybobranie ogrod ogrody botaniczn-',
    religion: 'rekolekcje rozaniec procesja droga_krzyzowa pasterka roraty msze nabozenstwo',
    civic:
      'sesja_rady_gminy konsultacje_spoleczne wybory komisja komisji glosowanie zebranie protest',
  },
  cs: {
    concert: `koncerty koncertu orchestr sbor hudba hudebni pisnicky koncert- hudebny vystoupeni
      zpivani zpivani_koled kapela kapely pevecky pevecke dechovka dechovky cimbal- varhanni jazzovy
      hudobny koncertni`,
    play: `divadlo divadelni predstaveni divadelne predstavenie cinohra komedie divadla ochotnicke
      inscenace premiera muzikal`,
    dance: 'tanec tanecni balet plesy tanecni_zabava maturitni_ples tancovacka lidova_veselice',
    show: 'kabaret stand-up talk_show talkshow zabavny_porad estrada travesti',
    screening: `filmovy filmova promitani projekce letni_kino filmove kino kinokavarna film
      promitame dokument`,
    exhibition: 'vystava vystavy vernisaz vernisaze expozice vystavni vystavu',
    literature: `cteni kniha knihy autorske_cteni krest_knihy poezie basne literarni knizni basnik
      spisovatel spisovatelka knihovna_ctenari autorske ctenarsky`,
    talk: `prednaska prednasky beseda debata diskuse besedy besedu prednaskovy cestovatelska
      setkani_s prednaska- diskusni povidani promitani_a_beseda webinar`,
    science: 'hvezdarna astronomicky vedecky veda',
    class: `dilna dilny kurzy worksop tvoriva_dilna dilnicka dilnicky tvoreni kurz workshop
      workshopy vyuka skoleni seminar seminare tvorive rukodelne keramicka tvorive_dilny skola`,
    tour: `prohlidka prohlidky komentovana_prohlidka prochazka vychazka zajezd vylet exkurze
      den_otevrenych_dveri nocni_prohlidka vychazky plavba komentovane_prohlidky kommentovana`,
    family: `deti detsky detska pro_deti pro_rodiny pohadka pohadky loutkove_divadlo maminky rodinny
      detske detem detmi rodice_a_deti rodinny_den rodiny loutky loutkova pohadkovy pohadkova
      pohadkove prazdninovy hratky drakiada pro_nejmensi maskarni materske`,
    food: `degustace ochutnavka hody slavnosti_vina pivni_slavnosti degustacni kost kosty vina pivni
      gulas gulase gurmansky gastro- zabijacka snidane`,
    market: `trhy trh jarmark vanocni_trhy farmarske_trhy blesi_trh farmarsky jarmarky bleskovy_trh
      burza bazar jarmarecni vanocni_jarmark velikonocni_trhy vymenny`,
    festival: `slavnosti slavnost dny_mesta den_mesta festivaly hodova vinobrani majales dozinky
      obzinky mestske_slavnosti`,
    celebration: `vanocni masopust velikonoce ohnostroj adventni plesy ples masopustni silvestr
      novorocni ohnostroje lampionovy pruvod paleni_carodejnic stavani_maje kladeni_vencu oslavy
      vyroci vanoce rozsveceni rozsviceni_stromu mikulas mikulasska pietni pietni_akt zahajeni`,
    meetup: 'setkani klub_duchodcu posezeni kavarnicka klub_senioru sraz',
    game: 'hry deskove_hry deskovky kviz kvizy unikova_hra stezka bojovka sachy',
    match:
      'zapas turnaj zapasy turnaje sachovy_turnaj mistrovstvi pohar soutez hokej florbal fotbalovy',
    race: 'zavod zavody beh behy cyklozavod maraton pulmaraton cyklojizda behej',
    fitness: 'cviceni joga plavani posilovani',
    wellness: 'zdravi meditace darovani_krve poradna relaxace',
    volunteering: 'uklid uklidme darovani_krve brigada sbirka dobrovolnicka benefice beneficni',
    nature:
      'turisticky_pochod pochod pochody priroda houbarska vychazka_prirodou ptaci zahrada botanicka',
    religion:
      'mse bohosluzba pobozny poutni_mse pultnocni_mse rozjimani modlitba bohosluzby noc_kostelu',
    civic: 'zastupitelstvo zastupitelstva verejne_projednani zasedani volby',
  },
  hu: {
    concert: 'koncertek -koncert zenekar korus zenei zene kamarazene',
    play: 'szinhaz szinhazi eloadas szindarab vigjatek bemutato musical vigjatek- opera -eloadas',
    dance: 'tanc -tanc tanchaz balett neptanc tancbemutato balul-',
    screening: 'filmvetites vetites mozi filmklub',
    exhibition: 'kiallitas -kiallitas tarlat kiallitasmegnyito kiallitasa megnyito tarlatok',
    literature: `konyvbemutato irodalmi koltoi felolvasas olvasokor irodalom konyv- konyvheti
      konyvklub irodalmi_est verseny`,
    talk: `beszelgetes kerekasztal ismeretterjeszto_eloadas eloadasa eloadas_es eloadas-sorozat
      beszelgetesek konferencia_beszelgetes tudomanyos_eloadas kozonsegtalalkozo`,
    class:
      'muhely tanfolyam foglalkozas kezmuves tanfolyam- alkotohaz workshop jatszohaz foglalkozasok',
    tour: 'varosi_seta varosnezes tarlatvezetes vezetett_seta',
    family: `gyerek- gyermek- csaladi babszinhaz mesejatek baba-mama babaszinhaz gyermekprogram
      csaladi_nap meseora babszinhaz- gyerekeknek ringato`,
    food: 'borfesztival borkostolo gasztro',
    market: 'vasar -vasar piac kirakodovasar piac- bolhapiac termeloi_piac karacsonyi_vasar',
    festival: `fesztival -fesztival unnep napok napja hetvege varosnap bucsu falunap -napok szureti
      majalis -unnep`,
    celebration: 'megemlekezes unnepseg unnepi karacsonyi szilveszter adventi koszoruzas',
    game: 'kviz tarsasjatek sakk',
    match: 'merkozes bajnoksag bajnoksag- kupa',
    race: 'futas futoverseny verseny',
    wellness: 'veradas egeszsegnap',
    nature: 'turak gyalogtura madar-',
    religion: 'szentmise istentisztelet',
  },
  ru: {
    concert: `концерты концертн- музыкальн- органн- оркестр- хор хора квартет джаз- сольный_концерт
      песни романс- бард-`,
    play: 'спектакли театр- постановк- премьера премьерн-',
    dance: 'бал балет- танцы хореограф-',
    circus: 'цирков-',
    show: 'стендап стенд-ап стендап- иллюзионн- юмор-',
    screening: 'кинопоказы показ_фильма фильма кинофестивал- киноклуб- кинолектори-',
    party: 'вечеринк- дискотек- диджей',
    exhibition: 'выставочн- экспозици- вернисаж- фотовыставк-',
    literature: 'книг- поэт- стихов презентация_книги библионочь читател- писател-',
    talk: 'лекции лекция- лекторий- круглый_стол вебинар- дискуссия паблик-ток творческая_встреча',
    science: 'научн- астроном- планетари-',
    class:
      'мастер-классы мастер-класса тренинг- занятие занятия кружок студия курсы урок- обучени-',
    tour: 'экскурсии экскурсионн- прогулк- день_открытых_дверей маршрут-',
    family: 'детей детям для_всей_семьи кукольн- сказк- семейн- ребенк-',
    food: 'дегустаци- гастрономическ- кулинарн-',
    market: 'ярмарк- маркет базар гаражная_распродажа барахолк-',
    festival: 'фестивали праздник день_города ярмарк масленица',
    celebration: 'праздничн- шествие парад салют торжественн- новогодн- юбилей- открытие',
    conference: 'форум- конференци- конгресс съезд',
    meetup: 'клуб- встречи разговорный_клуб',
    game: 'квиз квест квиза квест- настольн- шахмат- викторин-',
    match: 'матчи турнир- чемпионат соревновани- кубок футбол хоккей баскетбол',
    race: 'забеги марафон- велозаезд лыжн- кросс',
    fitness: 'тренировк- йога зарядка фитнес- скандинавская_ходьба',
    wellness: 'здоровь- донор- медитаци-',
    volunteering: 'субботник волонтерск- благотворительн-',
    religion: 'богослужени- молебен литурги- крестный_ход',
    civic: 'заседани- публичные_слушания выборы митинг собрание',
  },
};
