import { foldText, type Category } from '@marquee/domain';
import { createWordTable } from './word-table.ts';

interface Row {
  category: Category;
  /** Words. A hyphen matches more letters: "-konzert" is also "Weihnachtskonzert". */
  words: string;
  phrases?: string[];
}

/**
 * Words of ten languages (en, de, fr, es, it, pt, nl, pl, ja, zh). The first row with a word of the
 * text decides.
 */
const ROWS: readonly Row[] = [
  {
    category: 'festival',
    words:
      'festival- filmfestival jazzfestival musikfestival fest fests stadtfest sommerfest volksfest weinfest oktoberfest strassenfest fiesta fiestas festa feste fete fetes carnival carnaval karneval carnevale karnawal parade desfile festumzug cabalgata kermesse kirmes fair feria feira fiera 祭 まつり フェスティバル フェス 音乐节 音樂節 庙会',
  },
  {
    category: 'music',
    words:
      'music musica musique musik muzyka muziek concert- concierto- concerto concerti -konzert -konzerte -konzerts -concert konzertabend koncert- gig gigs band orchestra orchestre orquesta orquestra orkest orkiestra -orchester choir choeur chor coro koor jazz rock symphony symphonie sinfonia sinfonie recital liederabend chorale flamenco quartet quartett quatuor cuarteto コンサート ライブ 演奏会 音楽 音乐会 演唱会 音樂會 演唱會',
  },
  {
    category: 'community',
    words:
      'stadtfuhrung fuhrung fuhrungen rundgang stadtrundgang rondleiding zwiedzanie -weihnachtsmarkt -flohmarkt brocante mercadillo mercatino mercatini kerstmarkt rommelmarkt jarmark kiermasz exhibition exhibitions exposition expositions -ausstellung exposicion exposiciones exposicao mostra tentoonstelling wystawa 展覧会 展览 展覽',
    phrases: [
      ...[
        'walking tour',
        'walking tours',
        'guided tour',
        'guided tours',
        'guided walk',
        'visite guidee',
        'visites guidees',
      ],
      ...[
        'visita guiada',
        'visitas guiadas',
        'visita guidata',
        'visite guidate',
        'paseo guiado',
        'holiday market',
      ],
      ...[
        'holiday markets',
        'christmas market',
        'christmas markets',
        'flea market',
        'farmers market',
        'night market',
      ],
      ...[
        'marche de noel',
        'marche aux puces',
        'vide grenier',
        'mercado navideno',
        'mercado de natal',
      ],
    ],
  },
  {
    category: 'comedy',
    words: 'comedy standup improv cabaret kabarett kabaret monologos お笑い 脱口秀',
    phrases: ['stand up', 'one man show', 'one woman show'],
  },
  {
    category: 'film',
    words:
      'film films filme movie movies cinema cine kino screening documentary documental documentaire dokumentarfilm proiezione pelicula cortometrajes bioscoop 映画 上映 电影 電影 放映',
  },
  {
    category: 'theater',
    words:
      'theatre theater teatro teatr toneel buhne spektakl -theater musical musicals opera oper operette opereta zarzuela ballet balet ballett balletto dance danza danse danca tanz taniec circus cirque circo zirkus cyrk puppet puppets marionnettes marionnette titeres marionetas burattini schauspiel spettacolo spektakl cuentacuentos 演劇 舞台 ミュージカル オペラ バレエ 戏剧 话剧 歌剧 舞剧 芭蕾 戲劇',
    phrases: ['performing arts', 'mise en scene', 'obra de teatro'],
  },
  {
    category: 'nightlife',
    words: 'nightlife clubbing party dj rave clubnacht impreza クラブイベント 派对',
    phrases: ['club night', 'soiree dj'],
  },
  {
    category: 'sports',
    words:
      'sport sports football soccer basketball baseball hockey tennis rugby cricket racing -marathon maraton maratona match fussball -turnier partido campeonato campionato partita torneo wedstrijd zawody mecz triathlon マラソン 试合 試合 选手権 比赛 马拉松 馬拉松',
    phrases: ['grand prix', 'course a pied', 'carrera popular', 'corrida de rua'],
  },
  {
    category: 'conference',
    words:
      'conference- conf summit symposium congress convention hackathon devfest -konferenz -kongress tagung fachmesse colloque congres conferencia congreso jornadas convegno congresso conferenza seminario konferencja kongres webinar webinaire カンファレンス 学会 会议 會議 峰会',
    phrases: ['trade show'],
  },
];

const findCategory = createWordTable(
  ROWS.map(({ category, ...terms }) => ({ meaning: category, ...terms })),
);

/** Returns the category that the words of a text name, or null. */
export function findCategoryWord(text: string): Category | null {
  return findCategory(foldText(text));
}
