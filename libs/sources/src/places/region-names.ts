import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { foldText } from '@marquee/domain';
import { LRUCache } from 'lru-cache';

/** A region that a text names: a state or province, or one of which the text names a district. */
export interface NamedRegion {
  country_code: string;
  /** First-order code of the gazetteer. */
  code: string;
  isDistrict: boolean;
  /** A town in the region has the name too: "Hamburg", "Lagos". */
  isTown: boolean;
}

const FILE = 'region-names.tsv.gz';
// A bundle has the file next to it.
const PATHS = ['.', '../../../../data/gazetteer'].map((folder) =>
  join(import.meta.dirname, folder, FILE),
);

// As American newspapers and sports calendars abbreviate states: "Tucson, Ariz."
const PRESS_STATES: ReadonlyMap<string, string> = new Map(
  `Ala.=AL Ariz.=AZ Ark.=AR Calif.=CA Colo.=CO Conn.=CT Del.=DE Fla.=FL Ga.=GA Ill.=IL Ind.=IN Kan.=KS Ky.=KY La.=LA Md.=MD Mass.=MA
  Mich.=MI Minn.=MN Miss.=MS Mo.=MO Mont.=MT Neb.=NE Nev.=NV N.H.=NH N.J.=NJ N.M.=NM N.Y.=NY N.C.=NC N.D.=ND Okla.=OK Ore.=OR Pa.=PA
  R.I.=RI S.C.=SC S.D.=SD Tenn.=TN Tex.=TX Vt.=VT Va.=VA Wash.=WA W.Va.=WV Wis.=WI Wyo.=WY`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [name = '', code = ''] = pair.split('=');
      return [name, code];
    }),
);

const MAX_LENGTH = 60;
// The texts of one source repeat.
const recent = new LRUCache<string, NamedRegion[]>({ max: 5_000 });
let index: ReturnType<typeof readIndex> | null = null;

/**
 * Returns the regions with this name in any language, or with these letters: "Bavaria", "Bayern",
 * "広東省", "NSW", "Jal.".
 */
export function findRegionsByName(text: string): NamedRegion[] {
  const known = recent.get(text);
  if (known) return known;
  const found = lookUp(text);
  recent.set(text, found);
  return found;
}

function lookUp(text: string): NamedRegion[] {
  if (text.length > MAX_LENGTH) return [];
  const state = PRESS_STATES.get(text);
  if (state !== undefined) return [parseCode(`US.${state}`)];
  index ??= readIndex();
  const letters = /^(?:[A-Z]{2,3}|[A-Z]\.\s?[A-Z]\.|[A-Z][a-z]{2}\.?)$/.test(text)
    ? text.replaceAll(/[.\s]/g, '').toUpperCase()
    : null;
  const key = foldText(text);
  return [...(letters === null ? [] : index.find(`=${letters}`)), ...index.find(key)].map(
    parseCode,
  );
}

function parseCode(text: string): NamedRegion {
  const isDistrict = text.startsWith('~');
  const [country_code = '', code = ''] = text.replace(/^[~*]/, '').split('.');
  return { country_code, code, isDistrict, isTown: text.startsWith('*') };
}

/** The names stay one text and are searched by halves: a map of 170,000 names would take 30 MB. */
function readIndex() {
  const path = PATHS.find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error(`${FILE} is missing.`);
  const text = gunzipSync(readFileSync(path)).toString();
  const starts: number[] = [];
  for (let at = 0; at < text.length; at = text.indexOf('\n', at) + 1) starts.push(at);
  const lines = Uint32Array.from(starts);
  const keyAt = (line: number) => text.slice(lines[line], text.indexOf('\t', lines[line]));

  function find(key: string): string[] {
    let [low, high] = [0, lines.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = keyAt(middle);
      if (found === key) {
        const start = (lines[middle] ?? 0) + key.length + 1;
        return text.slice(start, text.indexOf('\n', start)).split(' ');
      }
      if (found < key) low = middle + 1;
      else high = middle - 1;
    }
    return [];
  }
  return { find };
}
