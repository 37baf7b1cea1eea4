import { foldText, type Kind } from '@marquee/domain';
import { createWordTable } from '../normalise/word-table.ts';

const findKind = createWordTable<Kind>([
  {
    meaning: 'screening',
    words: `cinema cinemas kino cine cines bioscoop multiplex cineplex filmtheater filmoteca cinemateket
      biograf -biograf biografen -biografen cineteca cinematheque movietheater elokuvateatteri
      cinematek kinoteatr kinopolis filmhus filmhuset filmhaus кинотеатр 映画館 电影院 電影院 シネマ`,
    phrases: ['movie theater', 'film theatre', 'picture house'],
  },
  {
    meaning: 'exhibition',
    words: `museum musee museo museu muzeum muzej muzeul museo museet -museet -museum -museo museot gallery
      galerie galeria galleria galleri -galleri galeri galerija gallerie -galerie kunsthalle kunstverein
      kunsthal kunsthaus konsthall -konsthall konstmuseum kunsthall artgallery pinacoteca pinakothek
      taidemuseo taidehalli art_center музей 博物館 博物馆 美術館 美术馆 ギャラリー 画廊 畫廊`,
    phrases: ['art gallery', 'exhibition hall', 'centro de arte', 'centre d art'],
  },
  { meaning: 'science', words: 'planetarium planetario observatory sternwarte planetariet 科学館' },
  { meaning: 'match', words: 'stadium stadion stadio estadio stade arena ballpark' },
  {
    meaning: 'opera',
    words: 'opernhaus operahouse operahuset staatsoper volksoper operan',
    phrases: ['opera house'],
  },
  {
    meaning: 'concert',
    words: `konzerthaus philharmonie filharmonia auditorium auditorio konserthus -konserthus konserthuset
      koncerthus koncerthuset konserttitalo konserttisali musikhuset musikkens muziekgebouw
      muziekcentrum muziekclub jazzclub jazzklub jazzkeller rockclub musikklub musikclub livehouse
      filharmonie concertzaal concertgebouw zenith olympia bandshell amphitheater amphitheatre
      ライブハウス コンサートホール 音楽堂`,
    phrases: [
      ...['concert hall', 'music hall', 'music center', 'music centre', 'music club'],
      ...[
        'jazz club',
        'jazz bar',
        'music project',
        'music venue',
        'sala de conciertos',
        'blues club',
      ],
      ...['salle de concert', 'music room', 'live house', 'rock club'],
    ],
  },
  {
    meaning: 'play',
    words: `theatre theater teatro teatr theatro playhouse schauspielhaus schauspiel teater teatern -teater
      -teatern teatret teatteri -teatteri divadlo -theater szinhaz kazaliste pozoriste teatrul
      toneelhuis schouwburg stadsschouwburg komedie театр 劇場 剧院 劇院`,
  },
]);

/** Returns what usually takes place in a venue with such a name, or null. */
export const findKindOfPlace = (name: string): Kind | null => findKind(foldText(name));
