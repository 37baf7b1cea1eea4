import { foldText } from '@marquee/domain';

/** Words under which sources state a feature, folded. */
const FEATURES: Readonly<Record<string, RegExp>> = {
  step_free:
    /step.?free|wheelchair|rollstuhl|barrierefrei|fauteuil|pmr\b|mobilite reduite|silla de ruedas|movilidad reducida|sedia a rotelle|carrozzina|cadeira de rodas|rolstoel|esteetton|rullstol|wozk|車椅子|轮椅/u,
  accessible_toilet:
    /(?:accessible|disabled) (?:toilet|restroom|bathroom|wc)|behinderten.?(?:wc|toilette)|toilettes? (?:accessible|pmr)|aseos? adaptado|bagno accessibile|多目的トイレ/u,
  hearing_loop:
    /(?:hearing|induction) loop|boucle (?:magnetique|auditive|a induction)|induktions?schleife|horschleife|bucle (?:magnetico|de induccion)|ringleiding|induktiosilmukka|horslinga/u,
  sign_language:
    /sign.?languag|\b(?:bsl|asl|lsf|lis|lse|dgs|auslan)\b|signed performance|gebardensprach|langue des signes|lengua de (?:signos|senas)|lingua dei segni|lingua gestual|gebarentaal|viittomakiel|teckensprak|手話|手语/u,
  captions: /caption|surtit|supertit|subtit|untertit|ubertit|sous.?titr|ondertit|tekstitys|字幕/u,
  audio_description:
    /audio.?descri|audiodeskription|hoerfilmfassung|bildbeschreibung|kuvailutulk|syntolk|音声ガイド/u,
  relaxed: /relax|autism|sensory|neurodiver|quiet hour/u,
};

const NO = /^(?:!|not?\b|kein|pas\b|sin\b|non\b|ei\b)\s*/u;

/** Returns the features that a text names, each with whether the text affirms it. */
export function parseFeatures(text: string, known: readonly string[]): [string, boolean][] {
  const key = text
    .trim()
    .toLowerCase()
    .replace(/^!\s*/, '')
    .replaceAll(/[\s-]+/g, '_');
  const isStated = !text.trim().startsWith('!');
  if (known.includes(key)) return [[key, isStated]];
  const folded = foldText(text).trim();
  return known.flatMap((feature): [string, boolean][] =>
    FEATURES[feature]?.test(folded) ? [[feature, isStated && !NO.test(folded)]] : [],
  );
}
