import { foldText, type FieldValues, type Kind } from '@marquee/domain';
import { parseList } from '../normalise/values.ts';
import { createWordTable } from '../normalise/word-table.ts';
import type { RawEvent } from '../raw-event.ts';

type Audience = NonNullable<FieldValues['audience']>;

/** Words of ten languages for audiences. The first row with a word of the text decides. */
const findMeaning = createWordTable<Audience>([
  {
    meaning: 'family',
    words:
      'family families familie familien famille familles familia familias familiar familiares famiglia famiglie gezin gezinnen rodzina rodzinny 親子 家族 亲子 家庭 семья семейный',
    phrases: ['all ages', 'tout public', 'todos los publicos', 'jeune public'],
  },
  {
    meaning: 'kids',
    words:
      'kid kids child children childrens toddler toddlers baby babies storytime kinder- -kinder enfant enfants nino ninos ninas infantil infantiles bebe bebes bambino bambini crianca criancas kinderen peuters dzieci 子ども こども キッズ 儿童 детский',
    phrases: ['preschool', 'elementary school', 'ages 5'],
  },
  {
    meaning: 'teens',
    words:
      'teen teens tween tweens teenager teenagers youth jugend jugendliche ado ados adolescents adolescentes jovenes juvenil giovani ragazzi jovens jongeren mlodziez 中高生 青少年 подростки',
  },
  {
    meaning: 'seniors',
    words:
      'senior seniors elderly senioren aines mayores anziani idosos ouderen seniorzy シニア 高齢者 老年人 пенсионеры',
    phrases: [
      'older adults',
      'older people',
      'personnes agees',
      'tercera edad',
      'terza eta',
      'ages 55',
      'ages 60',
    ],
  },
  {
    meaning: 'adults',
    words: 'adult adults erwachsene adultes adultos adulti volwassenen dorosli 大人 成人',
    phrases: ['18 and over'],
  },
]);

interface Hints {
  title: string;
  tags: string[];
  kind: Kind | null;
}

/** Derives the audience: as stated, else from the ages, or from words of title and tags. */
export function deriveAudience(raw: RawEvent, { title, tags, kind }: Hints): Audience | null {
  const stated = parseList(raw.audience).flatMap((text) => findAudience(text) ?? []);
  const [first, ...others] = new Set(stated);
  if (first !== undefined) return others.length === 0 ? first : joined([first, ...others]);
  const named = findAudience(title);
  const tagged = tags.flatMap((tag) => findAudience(tag) ?? []);
  return (
    fromAges(raw.age_restriction) ??
    (named === 'adults' ? null : named) ??
    (kind === 'family' ? 'family' : null) ??
    (new Set(tagged).size === 1 ? (tagged[0] ?? null) : null)
  );
}

/** Several audiences with children among them are families. Otherwise no single one is right. */
const joined = (audiences: Audience[]): Audience | null =>
  audiences.every((audience) => audience === 'kids' || audience === 'family') ||
  (audiences.includes('family') && audiences.includes('kids'))
    ? 'family'
    : null;

const findAudience = (text: string): Audience | null => findMeaning(foldText(text));

const AGES = /^\D{0,12}(\d{1,2})\s*(?:(?:-|–|to|bis|à|a)\s*(\d{1,2})|\+)?/i;

/** "6-12" is for children, "13-17" for teenagers, "18+" for adults, "60+" for seniors. */
function fromAges(text: string | null | undefined): Audience | null {
  const [, from, to] = AGES.exec(text ?? '')?.map(Number) ?? [];
  if (from === undefined || Number.isNaN(from)) return null;
  if (from >= 55) return 'seniors';
  if (from >= 18) return 'adults';
  if (to === undefined || Number.isNaN(to)) return null;
  if (to <= 12) return 'kids';
  return from >= 11 && to <= 19 ? 'teens' : null;
}
