import { foldText, lookUp } from '@marquee/domain';
import { withoutDistrict } from './postcodes.ts';
import { isHouseName, isStreet } from './town-name.ts';
import { namesInTwin, withRiver } from './twin-names.ts';

interface PartContext {
  /** A region follows, so the words at the end can be the town: "78 1st Ave Issaquah, WA". */
  isBeforeArea: boolean;
  hasPostcode: boolean;
}

// Words before a name: "г. Москва", "Kota Bandung", "Cdad. Autónoma de Buenos Aires".
const BEFORE =
  /^(?:г|гор|город|м|місто|гр|град|с|c|пгт|kota|kab|kabupaten|ciudad de|cdad|city of|town of|ville de|stadt|comune di|gemeente|municipio de|thành phố|tp|mueang|downtown|central|greater)(?:\.\s?|\s+)(?:autónoma de |adm(?:inistrasi)? )?(?=\p{L})/iu;
const AFTER =
  /[\s-]+(?:city|sar|district|ward|municipality|municipio|governorate|metropolitan city|special city|gu|shi|ku|si|il|merkez|county|province|m[eě]sto|downtown|centr(?:e|um|o)|city cent(?:re|er)|cedex)$/i;
const SHORT_NAMES: Readonly<Record<string, string>> = {
  caba: 'Buenos Aires',
  'c a b a': 'Buenos Aires',
  'capital federal': 'Buenos Aires',
  cdmx: 'Mexico City',
  спб: 'Санкт-Петербург',
  hcmc: 'Ho Chi Minh City',
};
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}]/u;
const COUNTRY_BEFORE = /^(?:中国|中國|日本国?)(?=\p{L})/u;
const UNIT =
  /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]+?[都道府県省市区區县縣町村州郡]/u;
const KOREAN_UNIT =
  /^(\p{Script=Hangul}+?)(?:특별자치시|특별자치도|특별시|광역시|자치시|시|도|군|구)$/u;
// "Via Gandusio 6 Bologna", "18 40033 Casalecchio di Reno"
const AFTER_NUMBER = /\d[\p{L}\d/-]{0,3}\s+(\p{Lu}\p{Ll}[\p{L}'’ -]+)$/u;
const MAX_TAIL_WORDS = 3;
const MAX_SHORT_LENGTH = 15;

/** Returns what can be the name of a city in a part of an address without its postcode. */
export function namesInPart(text: string, { isBeforeArea, hasPostcode }: PartContext): string[] {
  if (EAST_ASIAN.test(text)) return namesInEastAsian(text);
  const short = text.length > MAX_SHORT_LENGTH ? undefined : lookUp(SHORT_NAMES, foldText(text));
  const name = short ?? withRiver(withoutDistrict(text, hasPostcode));
  const shorter = name.replace(BEFORE, '').replace(AFTER, '');
  const isPlain = !/\d/.test(name) && !isStreet(name);
  const names = isPlain ? [name, shorter, ...namesInTwin(shorter)] : [];
  const [, end = ''] = AFTER_NUMBER.exec(name) ?? [];
  const ends = isPlain || isStreet(end) ? [] : [end];
  const tails = (isBeforeArea || hasPostcode) && /\s/.test(name) ? listTails(name) : [];
  return [
    ...new Set([...names, ...(isPlain && !hasPostcode && !isBeforeArea ? [] : tails), ...ends]),
  ].filter((each) => /\p{L}{2}/u.test(each));
}

/** "78 1st Ave NE Issaquah" → "Avenue NE Issaquah", "NE Issaquah", "Issaquah" */
function listTails(text: string): string[] {
  const words = text.split(' ');
  return Array.from({ length: Math.min(MAX_TAIL_WORDS, words.length - 1) }, (_, at) =>
    words.slice(-(Math.min(MAX_TAIL_WORDS, words.length - 1) - at)).join(' '),
  ).filter((tail) => !/\d/.test(tail) && (/\s/.test(tail) || !isHouseName(tail)));
}

export const isEastAsian = (text: string): boolean => EAST_ASIAN.test(text);

/** "東京都渋谷区神南2-1-1 NHKホール" → 東京都, 渋谷区; "서울특별시 송파구" → 서울특별시, 송파구 */
export function unitsInEastAsian(text: string): string[] {
  const found: string[] = [];
  for (const word of text.replace(COUNTRY_BEFORE, '').split(/\s+/)) {
    if (KOREAN_UNIT.test(word)) found.push(word);
    let rest = word;
    for (let unit = UNIT.exec(rest); unit; unit = UNIT.exec(rest)) {
      found.push(unit[0]);
      rest = rest.slice(unit[0].length);
    }
  }
  return found;
}

function namesInEastAsian(text: string): string[] {
  const units = unitsInEastAsian(text).flatMap((unit) => [
    unit,
    KOREAN_UNIT.exec(unit)?.[1] ?? unit.slice(0, -1),
  ]);
  const words = text.split(/\s+/).filter((word) => !/\d/.test(word));
  return [...new Set([...units, ...words])].filter((name) => name.length > 1);
}
