import type { Picture } from '@marquee/domain';
import { toCardPicture, type CardText } from './card-text.ts';
import { toPrintable } from './printable.ts';

/** What a card about demand shows. */
export interface CardDemand {
  artist: { name: string; picture?: Picture | undefined };
  total_demands: number;
  /** Those with most demands. */
  cities: { city: string }[];
}

const LOCALE = 'en';

/** Builds the text of a card about the demand for an artist. */
export const toDemandCardText = ({ artist, total_demands, cities }: CardDemand): CardText => ({
  locale: LOCALE,
  title: toPrintable(artist.name),
  layout: 'title',
  parts: [toPrintable(artist.name)],
  category: 'music',
  category_name: 'Where people want',
  is_cancelled: false,
  is_off: false,
  notice: null,
  price: null,
  demo: null,
  when: total_demands === 1 ? '1 request' : `${total_demands.toLocaleString(LOCALE)} requests`,
  where: toPrintable(cities.map(({ city }) => city).join(' · ')),
  country_code: null,
  picture: toCardPicture(artist.picture),
});
