import type { KindWords } from './kind-rows.ts';

/** French, Spanish, Italian and Portuguese. */
export const ROMANCE_WORDS: Readonly<Record<string, KindWords>> = {
  fr: {
    concert: `scene_ouverte scenes_ouvertes chorale chants chanson chansons chanteur chanteuse
      fanfare ensemble_vocal ensemble_de_cuivres pianiste violoniste recital- musicale musicales
      musiciens jazzy fado concert-spectacle opera_rock fete_de_la_musique orgue
      variete_internationale musiques soprano tenor baryton bal_folk concert_de`,
    play: `piece_de_theatre comedie_musicale theatrale theatral theatre-forum tragedie vaudeville
      mise_en_scene cafe-theatre`,
    dance: `bal_populaire bal_folk bal_musette bal_trad guinguette soiree_dansante the_dansant
      flashmob sardane sardana danse-theatre bal_de milongas`,
    show: `spectacle_vivant arts_de_rue arts_de_la_rue humoriste seul_en_scene one-man-show
      prestidigitateur illusionniste match_d_improvisation impro improvisation cabaret-spectacle
      stand-up`,
    party: 'dj_set soiree_mousse soiree_deguisee boum silent_party after-work',
    exhibition: `accrochage vernissage- peintures sculptures exposition-vente expo-photo aquarelles
      dessins nuit_des_musees au_crayon salon_des_artistes`,
    literature: `dedicace dedicaces rencontre_d_auteur rencontre_avec_l_auteur cafe_litteraire
      cafe_lecture salon_du_livre festival_du_livre printemps_des_poetes lectures poesie
      prix_litteraire bibliobus ecrivain ecrivains atelier_d_ecriture bookcrossing dictee`,
    talk: `rencontre_debat rencontre-debat cafe_philo cafe_debat cafe-debat cine-debat
      seance_d_information reunion_d_information info_metier infos_metiers info_metiers
      decouverte_des_metiers decouverte_metiers metiers_de metiers_du les_metiers conferences-debats
      universite_populaire conference-debat`,
    class: `initiations stage_d apprendre_a atelier- formation_professionnelle formation_de
      fabrication_de fabrique_ta fabriquez creation_d confection ecole_d_ete loisirs_creatifs
      couture cours_collectif aide_aux_demarches aide_numerique masterclasse dessin
      peinture_naturelle cette_formation`,
    tour: `visite_guidee journees_du_patrimoine journees_europeennes_du_patrimoine de_ferme_en_ferme
      promenade promenades sortie_culturelle decouverte_du_village deambulation balade-
      rallye_touristique`,
    family: `heure_du_conte contes tout-petits bebes_lecteurs petite_enfance eveil_musical
      parents_enfants parent-enfant pour_les_petits gouter goute spectacle_jeune_public
      kermesse_ecole marionnettiste chasse_aux_oeufs`,
    food: `marche_gourmand aperos gourmand gourmande repas degustations vignerons vendanges caveau
      auberge_espagnole pique-nique cochon_grille paella aligot petits_dejeuners banquet
      apero-concert`,
    market: `vide-greniers vide_greniers vide-grenier bourse_aux marche_nocturne marche_artisanal
      marche_de_producteurs vide-dressing vide_dressing puces depot-vente marche_du marche_bio
      marche_aux artisanat artisans`,
    festival: `carnaval- aplec semaine_de_l nuit_des_musees nuit_europeenne_des_musees printemps_de
      fete_du_village ferias feria_de fete_foraine`,
    fair: `salon_de salon_du salon_des forum_de_l_emploi forum_des_associations forum_emploi
      comice_agricole portes_ouvertes fete_foraine job_dating`,
    celebration: `ceremonie commemoration inauguration voeux feu_d_artifice feux_d_artifice defile
      marche_aux_flambeaux retraite_aux_flambeaux anniversaire 14_juillet fete_nationale saint-jean
      arbre_de_noel`,
    conference: `journee_d_etude journees_d_etude assises rencontres_professionnelles seminaire
      seminaires journee_mobilite`,
    meetup: `cafe_tricot repair_cafe cafe_des_parents speed_dating reunion_des_familles cafe_langues
      apero-rencontre`,
    game: `loto super_loto belote tarot concours_de_belote escape_game chasse_au_tresor jeu_de_piste
      blind_test murder_party rami soiree_jeux ludique enquete_au`,
    match: `concours_de_petanque petanque rencontre_sportive coupe_de coupe_du match_de challenge
      rugby horse-ball finale_de`,
    race: `regate regates voile course_cycliste course_de course_nature courses marche_nordique
      cyclotourisme rando_velo foulees corrida duathlons semi-marathon epreuve epreuve_de`,
    wellness: `don_du_sang collecte_de_sang don_de_sang sophrologie bien_etre relaxation hypnose
      octobre_rose depistage`,
    volunteering: `nettoyage ramassage_de_dechets ramassage_des_dechets collecte_de_dechets
      recoltes_de_dechets dechets benevoles collecte_alimentaire telethon solidaires`,
    nature: `oiseaux papillons faune flore botanique biodiversite sortie_nature sorties_nature
      observation_des observatoire nature fete_de_la_nature faune_et_flore chauves-souris insectes
      plantes jardin`,
    religion: `priere careme spirituelle spirituel triduum eucharistie vepres retraite_spirituelle
      catechumenes confession confessions journees_du_pardon veillee_de_priere louange catechisme
      pelerinages paroissiale messe_de`,
    civic: `conseil_de_quartier reunion_publique concertation groupe_de_travail assemblee_generale
      enquete_publique assemblee_citoyenne`,
  },
  es: {
    concert: `conciertos musica_en_vivo recital cantante guitarra orquesta banda_municipal tributo_a
      cante copla rondalla jam coral vermut_musical penya cantautora mariachi mariachis rumba
      musical`,
    play: `obra_teatral obra_de teatralizada comedia drama teatro lectura_dramatizada microteatro
      monologo_teatral estreno teatral dramaturgia`,
    dance: 'danza baile bailes folclorico coreografia tango ballet jotas sevillanas bailable',
    circus: 'payaso payasos malabares acrobacia circense',
    show: 'monologuista humorista mago espectaculo gala_de magia hipnosis comediante',
    screening: `proyeccion proyecciones cortometraje documentales cinematografico ciclo_cine
      cine_de_verano cine_al_aire_libre cineforum largometraje cine_club pelicula cine-debate
      cinefilo`,
    party: 'fiesta tardeo discoteca sesion_dj verbena_popular',
    exhibition: `muestra_de_arte muestra_fotografica muestra_pictorica muestra_colectiva
      instalacion_artistica exposicion fotografica pinturas salon_de_pintura`,
    literature: `presentacion_de_libro presentacion_libro presentacion_literaria recital_poetico
      feria_del_libro encuentro_literario encuentros_literarios escritor escritora escritores
      firma_de_libros firma_de_ejemplares tertulia_literaria poemario cuentos micro_poetico lectores
      dia_del_libro club_lectura encuentro_con_el_autor encuentro_con_la_autora`,
    talk: `charla-coloquio conversatorio conversatorios encuentro_con dialogo dialogos
      mesa_de_dialogo presentacion_del_proyecto ponencias aula_abierta catedra conferencia`,
    science: `observacion_astronomica feria_de_ciencias divulgacion cientificos astroturismo
      planetario robotica`,
    class: `formacion capacitacion seminario aprende escuela_de clases campamento iniciacion_a
      iniciacion alfabetizacion manualidades ganchillo costura ceramica pintura masterclass
      club_de_ciencia`,
    tour: `ruta rutas ruta_guiada visita_teatralizada recorrido recorridos city_tour caminata_guiada
      puertas_abiertas visitas_guiadas visita-taller salida_cultural excursion paseos
      visita_nocturna`,
    family: `infantiles guinol titere bebecuentos bebeteca pequeteca hora_del_cuento teatro_infantil
      en_familia para_toda_la_familia publico_familiar cuentacuento narracion_oral parque_infantil`,
    food: `ruta_de_la_tapa paella comida_popular comida chocolatada vermu vermut almuerzo cena cenas
      merienda barbacoa parrillada jornadas_gastronomicas enoturismo choripan locro asado empanada
      empanadas`,
    market: `feria_de_artesania feria_artesanal mercado_medieval mercado_de pulgas rastrillo
      artesania artesanias artesanal bazar feria_americana trueque`,
    festival: `fiestas_patronales romeria carnavales semana_cultural feria_y_fiestas fallas
      sanfermines verbena semana_santa`,
    celebration: `cabalgata_de_reyes encendido pregon homenaje conmemoracion acto_conmemorativo
      inauguracion aniversario chupinazo pasacalle vigilia_patriotica dia_internacional dia_mundial
      gala desfiles belenes belen_viviente`,
    meetup: 'convivencia tardeo intercambio_de_idioma cafe_tertulia mateada',
    game: `juegos_de_mesa gymkana gincana gymkhana torneo_de_ajedrez escape_room loteria tombola
      domino bingo`,
    match:
      'liga copa_de final_de encuentro_deportivo futbol baloncesto balonmano ajedrez padel petanca',
    race: `carrera_popular san_silvestre media_maraton travesia btt cicloturista maratones
      carrera_solidaria cicloturismo legua duatlon triatlon correcaminos marcha_popular`,
    fitness: `zumba actividad_fisica patinaje aquagym aerobic spinning entrenamiento
      caminata_saludable bicicletada`,
    wellness:
      'donacion_de_sangre bano_de_gong reiki autoestima psicologia mindfulness biodanza relajacion',
    volunteering: `limpieza_de plantacion recogida_de_basura reforestacion recogida_de_alimentos
      mercadillo_solidario jornada_solidaria banco_de_alimentos solidario solidaria voluntaria`,
    nature: `observacion_de_aves avistaje senderista huerta medio_ambiente biodiversidad botanico
      jardin_botanico astroturismo caminata caminatas trekking`,
    religion: `eucaristia rosario triduo besapie besamanos procesiones vigilia hermandad viacrucis
      misa cofradia via-crucis peregrinacion`,
    civic: `manifestacion concentracion votacion consejo_municipal cabildo_abierto pleno
      audiencia_publica`,
  },
  it: {
    concert: `musicale musicali canzoni cantautrice pianoforte chitarra musica_dal_vivo
      rassegna_musicale serata_musicale concerto- filarmonica corale bandistico tributo_a
      jam_session coro musiche`,
    play: `spettacolo_teatrale teatrali prosa commedia dialettale rappresentazione teatro- recita
      dramma`,
    dance: 'ballo ballo_liscio liscio danza balli ballando saggio_di_danza pizzica taranta',
    circus: 'acrobati giocoleria circo clown',
    show: 'cabarettista comico illusionista spettacoli varieta sfilata_di_moda',
    screening: `proiezioni cortometraggi cinema cineforum documentario film rassegna_cinematografica
      lungometraggio pellicola cinematografica`,
    exhibition: `inaugurazione_mostra inaugurazione_della_mostra esposizione esposizioni
      mostra_fotografica personale_di collettiva collettiva_d_arte fotografica mostre bipersonale`,
    literature: `presentazione_libro presentazione_del_romanzo presentazione_volume scrittore
      scrittrice poesie incontro_con_l_autore incontri_con_l_autore gruppo_di_lettura
      festa_del_libro romanzo letture_ad_alta_voce reading premio_letterario lettori
      incontro_con_l_autrice`,
    talk: `dibattiti conversazione conversazioni seminari dialogo_con incontro-dibattito
      lezione_aperta relatore relatori conferenza-`,
    class: `laboratori lezioni corso- laboratorio- workshop doposcuola avviamento manualita
      uncinetto ceramica pittura acquerello`,
    tour: `passeggiate escursione escursioni porte_aperte apertura_straordinaria visita_guidata
      tour_guidato itinerario alla_scoperta aperture_straordinarie caccia_fotografica`,
    family: `letture_animate per_bambini per_famiglie fiabe fiaba favole nati_per_leggere
      spettacolo_per_bambini burattinaio animazione_per ludobus baby_dance`,
    food: `degustazioni sagre cena enogastronomico enogastronomica castagnata polentata street_food
      polenta apericena pranzo grigliata calici_di_stelle porchetta cantine_aperte birra vendemmia
      pizza`,
    market: `mercatino mercatini_di mercato_contadino antiquariato modernariato scambio_e
      mercato_del artigianato hobbisti svuota_cantine svuotacantine`,
    festival: 'patronale notte_bianca festa carnevale rassegna palio feste notte_rosa kermesse',
    celebration: `inaugurazione commemorazione anniversario celebrazione celebrazioni festeggiamenti
      capodanno befana presepe presepi luminarie giornata_della giornata_mondiale sfilata fuochi`,
    conference: 'convegni giornata_di_studi giornate_di_studio forum simposio',
    meetup: 'incontro_pubblico scambio_linguistico ritrovo aperitivo_linguistico',
    game: 'tombola giochi_da_tavolo scacchi caccia_al_tesoro briscola burraco torneo_di_carte gioco',
    match: 'calcio pallavolo pallacanestro torneo_di campionati partite tennis',
    race: `maratonina podistica gara ciclistica pedalata cicloturistica staffetta corse_ippiche
      corsa cronoscalata gran_fondo mezza_maratona stracittadina`,
    wellness:
      'benessere donazione_del_sangue screening camminata_della_salute meditazione campane_tibetane',
    volunteering: 'raccolta_fondi donazione_sangue pulizia puliamo volontari colletta beneficenza',
    nature: `camminata camminate trekking natura orto birdwatching giardini
      passeggiata_naturalistica naturalistica piante fioritura`,
    religion: `processione veglia benedizione santo_rosario celebrazione_eucaristica via_crucis
      novena santa_messa`,
    civic: 'consiglio_comunale assemblea assemblea_pubblica referendum',
  },
  pt: {
    concert: `musica_ao_vivo fado fados roda_de_samba samba pagode forro filarmonica tocata cantares
      concertos orquestra banda_filarmonica sinfonica choro baiao mpb cantora musical coral violao
      guitarra_portuguesa`,
    play: `peca_de_teatro espetaculo_teatral teatro comedia estreia revista_a_portuguesa encenacao
      monologo dramaturgia`,
    dance: 'bailado bailarico danca baile folclorico rancho_folclorico dancas quadrilha kizomba',
    circus: 'palhaco palhacos circo malabarismo novo_circo',
    show: 'espetaculo espetaculos humorista comediante ilusionista magico stand-up',
    screening: `filme curtas curta-metragem curtas-metragens documentario documentarios
      longa-metragem cinema_ao_ar_livre sessao_de_cinema cineclube cinema exibicao filmes`,
    exhibition: `exposicoes inauguracao_da_exposicao instalacao mostra_fotografica mostra_de_arte
      fotografia vernissage retrospetiva`,
    literature: `feira_do_livro lancamento_de_livro lancamento_do_livro apresentacao_de_livro
      clube_de_leitura encontro_literario sarau escritor escritora leitores poemas
      concurso_literario poeta`,
    talk: `conversas roda_de_conversa debate seminario mesa-redonda palestra bate-papo encontro_com
      tertulia aula_aberta coloquio sessao_de_esclarecimento conversas_com`,
    class: `aulas oficina atelie ateliers formacao tricot croche costura ceramica curso capacitacao
      minicurso workshop residencia_artistica`,
    tour: `roteiro roteiros passeios percurso percursos visita-guiada visitas_orientadas
      visita_encenada visita_orientada caminhada_historica passeio dia_aberto portas_abertas`,
    family: `hora_do_conto contos bebes fantoches familias avos historias_para historias_com
      bebeteca conta-contos contacao_de_historias para_bebes para_criancas teatro_infantil
      infantojuvenil pais_e_filhos marionetes`,
    food: `jantar prova_de_vinhos gastronomico gastronomica showcooking degustacao vinhos petiscos
      almoco churrasco cafe_da_manha feijoada francesinha festival_gastronomico`,
    market: `velharias artesanato mercado feira_da_ladra antiguidades bazar feirao
      feira_de_artesanato brique mercado_de_natal mercadinho`,
    festival: `arraial arraiais festa_junina festas carnaval semana_cultural romaria
      festas_populares sao_joao marchas_populares noite_branca`,
    celebration: `comemoracao comemoracoes inauguracao desfile reveillon pascoa santos_populares
      dia_da dia_do dia_mundial dia_internacional aniversario sessao_solene homenagem
      passagem_de_ano cortejo iluminacao_de_natal presepio`,
    conference: 'congresso jornadas simposio encontro_nacional forum conferencia_nacional',
    meetup: 'encontros convivio encontro_de confraternizacao intercambio_linguistico',
    game: 'jogos jogo jogos_tradicionais xadrez peddy_paper peddy-paper caca_ao_tesouro bingo tabuleiro',
    match: `campeonatos torneios futebol futsal andebol circuito_nacional etapa_do taca liga
      bodyboard campeonato basquetebol hoquei`,
    race: `meia_maratona caminhada_solidaria trail prova_de estafeta btt regata corrida
      passeio_de_bicicleta cicloturismo triatlo`,
    fitness: 'zumba caminhada_matinal ginastica hidroginastica aula_de_danca pilates aula_de_yoga',
    wellness: `dadiva_de_sangue doacao_de_sangue meditacao saude rastreio rastreios bem-estar
      relaxamento yoga saude_mental`,
    volunteering: `recolha_de_alimentos limpeza_de limpeza_da doacao voluntarios recolha_de_sangue
      solidario beneficente mutirao`,
    nature: `natureza ecocentro sementes semente hortas horta observacao_de_aves caminhada
      caminhadas trilha trilhas jardim biodiversidade plantas passos_pela`,
    religion:
      'missa procissao romaria romarias peregrinacao terco eucaristia via_sacra vigilia culto',
    civic: `assembleia_municipal assembleia reuniao_publica audiencia_publica manifestacao protesto
      eleicoes`,
  },
};
