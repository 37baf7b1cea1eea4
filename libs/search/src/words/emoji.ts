const MEANINGS: readonly (readonly [emoji: string, word: string])[] = [
  ['🎷', 'jazz'],
  ['🎸', 'rock'],
  ['🎹🎻🎼', 'classical'],
  ['🎤🎵🎶🥁🎺🪗🎧', 'music'],
  ['🎭', 'theatre'],
  ['🎬🎥🍿🎞', 'film'],
  ['🎪', 'circus'],
  ['🎨🖼', 'exhibition'],
  ['⚽', 'football'],
  ['🏀', 'basketball'],
  ['🏈', 'american football'],
  ['⚾', 'baseball'],
  ['🎾', 'tennis'],
  ['🏐', 'volleyball'],
  ['🏉', 'rugby'],
  ['🏒', 'ice hockey'],
  ['🏏', 'cricket'],
  ['⛳', 'golf'],
  ['🥊', 'boxing'],
  ['🏃', 'running'],
  ['🚴🚲', 'cycling'],
  ['🏎', 'formula 1'],
  ['⛷🎿', 'skiing'],
  ['🏊', 'swimming'],
  ['🧘', 'yoga'],
  ['🥾', 'hiking'],
  ['🎄🎅', 'christmas'],
  ['🎃', 'halloween'],
  ['🍷', 'wine'],
  ['🍺🍻', 'beer'],
  ['🕺💃🪩🎉🥳', 'party'],
  ['😂🤣', 'comedy'],
  ['📚📖', 'books'],
  ['🩰', 'ballet'],
  ['🎮', 'gaming'],
  ['🤖', 'ai'],
  ['👶🧒', 'kids'],
  ['🆓', 'free'],
];

const wordByEmoji = new Map(
  MEANINGS.flatMap(([emojis, word]) => [...emojis].map((emoji) => [emoji, word] as const)),
);
// With its skin tone, variation selector and what a joiner adds.
const EMOJI =
  /(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic})(?:\p{Emoji_Modifier}|\ufe0f|\u200d\p{Extended_Pictographic})*|🆓/gu;

/** Replaces emoji by the words that they stand for. `ignored` contains the others. */
export function readEmoji(query: string): { text: string; ignored: string[] } {
  const ignored: string[] = [];
  const text = query.replace(EMOJI, (emoji) => {
    const [first = ''] = emoji;
    const word = wordByEmoji.get(first);
    if (word === undefined && !/^[©®™\d#*]/u.test(emoji)) ignored.push(emoji);
    return word === undefined ? ' ' : ` ${word} `;
  });
  return { text: text.replace(/\s+/g, ' ').trim(), ignored };
}
