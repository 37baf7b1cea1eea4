import type { CardText } from './card-text.ts';
import { createTypesetter, type Typesetter } from './typesetter.ts';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Returns a card without the characters that no font has, and the typesetter for its language. */
export function prepareCard(card: CardText): { card: CardText; typesetter: Typesetter } {
  const isJapanese = card.country_code === 'JP' || KANA.test([card.title, card.where].join(' '));
  const typesetter = createTypesetter({ isJapanese });
  const { toDrawable } = typesetter;
  const drawable = {
    ...card,
    title: toDrawable(card.title),
    parts: card.parts.map(toDrawable),
    when: toDrawable(card.when),
    where: toDrawable(card.where),
  };
  return { card: drawable, typesetter };
}
