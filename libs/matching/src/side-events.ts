import { foldText } from '@marquee/domain';

/** What surrounds an event, or takes place within it: an event of its own. */
export type SideEvent = keyof typeof PHRASES;

// Folded phrases: English, German, French, Spanish, Italian, Dutch, Portuguese, Polish,
// Scandinavian, Finnish, Czech. Generic words such as "lecture" are missing, because another source
// may omit them for the same event.
const PHRASES = {
  room: [
    'dev ?rooms?|mini ?summits?|satellite|co ?located|birds of a feather|hackfest|track at',
    'doctoral consortium|contributor (?:summit|days?)|sponsor (?:day|event)|community day',
  ],
  talk: [
    '(?:(?:pre|post|after) ?(?:concert|show|game|performance) )?talks?|post ?show|q a session|vortrag|(?:\\w+)?einfuhrung(?:svortrag)?|(?:kunstler|publikums|nach)gesprach',
    'avant (?:concert|propos|scene)|bord (?:de )?(?:scene|plateau)|rencontre avec|charla|coloquio|encuentro con',
    'guida all ?ascolto|incontro con|introduzione all?|inleiding|nagesprek|palestra|conversa com|prelekcja|spotkanie z',
    'introduktion|eftersnack|foredrag|ennakkoesittely|alustus|prednaska|beseda',
  ],
  signing: [
    'signings?|signature|in ?store|autogrammstunde|signierstunde|dedicaces?|firma de (?:discos|libros|ejemplares|autografos)',
    'firmacopie|signeersessie|sessao de autografos|autogramiada|podpisywanie|signering|nimikirjoitus|autogramiad[ay]',
    'meet (?:and |n )?greet',
  ],
  party: [
    '(?:pre|after) ?(?:show|party|concert|game)s?(?: ?party)?|warm ?up party|vorparty|apres (?:concert|spectacle)',
    'fiesta posterior|dopo (?:concerto|festival)|afterfest|efterfest|nachspiel|vorspiel|jatkot|etkot|tailgate',
  ],
  rehearsal: [
    'rehearsals?|sound ?check|(?:general|offene |offentliche )probe|repetition (?:generale|publique|ouverte)',
    'ensayo (?:general|abierto)|prova (?:generale|aperta)|(?:generale|openbare) repetitie|ensaio (?:geral|aberto)',
    'proba (?:generalna|otwarta)|genrep|generalprove|kenraaliharjoitus|generalni zkouska',
  ],
  tour: [
    '(?:opening|guided|backstage|behind the scenes|stadium|museum|building|theat(?:er|re)) tours?|visite guidee|visite commentee',
    'visita (?:guiada|guidata|comentada)|rondleiding|zwiedzanie|oprowadzanie|omvisning|rundvisning|guidad visning',
    'opastettu kierros|komentovana prohlidka',
    '(?!\\w*(?:auf|ein|ent|ver|durch|vor)fuhrung)\\w*fuhrung(?:en)?',
  ],
  listening: ['listening|horprobe|seance d ?ecoute|sesion de escucha|luistersessie'],
  lesson: [
    'master ?class(?:es)?|meisterkurs|meisterklasse|clase magistral|cours de maitre|mestarikurssi|mistrovske kurzy',
  ],
  tribute: ['tribute|tribut|hommage|homenaje|omaggio|homenagem|eerbetoon|salute|hyllning|pocta'],
  family: [
    'relaxed|sing ?along|family|famil(?:le|ie|ia|ial|iar|ienkonzert|iekonzert|ieconcert)|for kids|fur kinder|kinderkonzert',
    'pour enfants|jeune public|para ninos|per (?:bambini|famiglie)|voor kinderen|para criancas|dla dzieci|perheille|pro deti',
  ],
  workshop: [
    'workshops?|atelier|tutorials?|boot ?camp|taller(?:es)?|laboratorio|oficina|warsztaty?|verkstad|vaerksted|tyopaja|dilna|werkplaats',
  ],
};

const PATTERN = new RegExp(
  Object.entries(PHRASES)
    .map(([name, phrases]) => `\\b(?<${name}>${phrases.join('|')})\\b`)
    .join('|'),
  'g',
);

const NONE: ReadonlySet<SideEvent> = new Set();

/**
 * Returns the kinds of side events that a title names: "Autogrammstunde mit Aurora Lane" is a
 * signing.
 */
export function findSideEvents(title: string): ReadonlySet<SideEvent> {
  const matches = [...foldText(title.replaceAll('@', ' at ')).matchAll(PATTERN)];
  const kinds = matches.flatMap(({ groups = {} }) =>
    KINDS.filter((kind) => groups[kind] !== undefined),
  );
  return kinds.length === 0 ? NONE : new Set(kinds);
}

const KINDS = Object.keys(PHRASES) as SideEvent[];
