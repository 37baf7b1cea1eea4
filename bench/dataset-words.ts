const list = (text: string): readonly string[] => text.trim().split(/\s+/);

export const ADJECTIVES = list(`
  amber ancient blue bold brave bright broken burning calm clear cobalt cold copper crimson crooked crystal dark dear deep
  distant double early eastern electric empty endless faint fallen familiar final floating foreign forgotten frozen gentle
  gilded golden grand green grey hidden hollow honest idle inner invisible iron ivory kind last late lazy little lonely
  long lost loud lucky magnetic midnight modern narrow neon noble northern odd old open orange outer painted pale paper
  patient perfect plain private proud quick quiet rapid rare red restless rising rough royal rural sacred salt scarlet
  second secret shallow sharp silent silver simple slow small soft solar southern spare steady stolen strange sudden sunny
  sweet tall tender third tidal tiny twin upper urban velvet violet vivid wandering warm western white wide wild winter`);

export const NOUNS = list(`
  acrobat airport anchor animal arcade archive arrow atlas autumn avenue balcony ballroom beacon bicycle bird border bridge
  brother cabin camera canal candle canyon captain caravan castle cathedral century chimney cinema circus citizen city
  cloud coast colony comet compass corner corridor country cousin crossing crown dancer daughter desert detective diamond
  doctor dream driver eagle echo empire engine evening factory falcon family farmer feather ferry field fire forest
  fountain fox frontier gallery garden gate ghost giant glacier guitar harbour heart highway hill holiday horizon horse
  hotel hour hunter island journey jungle kingdom kitchen ladder lake lantern letter library light lion machine magnet
  market meadow melody memory mirror monument moon morning mountain museum neighbour night ocean orchard orchestra palace
  parade park passenger pilot pioneer planet poet portrait prairie prophet queen quarter radio rain raven rider river road
  robot rocket room sailor satellite school season shadow shepherd shore signal singer sister sky smoke snow soldier song
  sparrow stage star station statue stone storm stranger street studio summer sunday swimmer teacher temple theatre thief
  thunder tiger tower traffic train traveller treasure tunnel valley village violin visitor voice volcano wagon water wave
  whale wheel window wolf wood writer yard`);

export const SYLLABLES = list(`
  al am an ar as bar bel ber bo bra bri ca cor da del den do dra el en er fa fen fi flo ga gar gra ha hel hol il in is jo ka
  kel ki kor la lan le lin lo lu ma mar mel mi mo na nel ni no nor o or pa pel per pi ra ren ri ro ru sa sel sha si sol sta
  ta tar te ti to tra tu va vel ven vi vo wa wen wil xan ya yor za zel zi zo`);

export const FIRST_NAMES = list(`
  Ada Amir Ana Anders Aya Ben Carla Chen Clara Dana David Diego Elif Elena Emil Eva Fatima Felix Femi Greta Hana Hugo Ines
  Ivan Jack Jana Jorge Julia Kai Karim Kenji Lara Leo Lena Lin Lucas Maria Marta Max Mei Mia Milan Mina Nadia Nina Noah
  Olga Omar Oscar Paula Pedro Priya Rafael Rosa Ruth Sam Sara Sofia Sven Tara Theo Tomas Vera Victor Wen Yara Yuki Zoe`);

export const STREETS = list(`
  Station Market Church Mill Park Garden River Bridge Castle King Queen School Harbour Hill Forest Meadow Victoria Liberty
  Republic Central Museum Opera Theatre Cathedral Lake Orchard Windmill Rose Linden Chestnut`);

export const GENRES = list(`
  rock pop jazz folk indie electronic hip-hop soul metal punk classical blues country reggae ambient house techno disco latin
  afrobeat opera dance drama musical improv stand-up family outdoor charity workshop lecture exhibition market food wine tech
  design health science books poetry photography running cycling football basketball hockey rugby volleyball tennis`);

/** Fillers of sentences, the most common first. */
export const FILLERS = list(`
  the and of a with for in to at from music evening stage night people city songs new live show artists audience world first
  special dance story sound local years guests performance night band tour season light together film place great young
  experience programme international free home modern celebrate discover enjoy join featuring presents returns brings
  favourite classic unique family friends history culture community space open doors tickets weekend annual original award
  winning international premiere debut acclaimed intimate unforgettable energy rhythm voices strings choir orchestra comedy
  laughter workshop talks speakers ideas future technology design science market food drinks garden museum gallery park river`);
