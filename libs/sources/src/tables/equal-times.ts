import type { Fields } from '../reading/record.ts';
import { parseForeignTime } from './foreign-time.ts';
import { text } from './row.ts';

/** Two columns that state the same times in two notations are no question. */
export const areEqualTimes = (columns: string[], sample: readonly Fields[]): boolean =>
  sample.length > 0 &&
  sample.every((record) => {
    const stated = columns.map((name) => text(record[name]) ?? '');
    const hasDay = stated.some((value) => value.length === DAY);
    const readings = [toClock, toInstantText, ...(hasDay ? [toDayText] : [])];
    return readings.some((read) => new Set(stated.map(read)).size === 1);
  });

/** The time on the clock of the place: an offset does not change it. */
function toClock(stated: string): string {
  const time = parseForeignTime(stated.replace(OFFSET, ''), undefined);
  return 'local' in time ? time.local.slice(0, MINUTES) : stated;
}

function toInstantText(stated: string): string {
  const time = parseForeignTime(stated, undefined);
  return 'utc' in time ? new Date(time.utc).toISOString() : stated;
}

const toDayText = (stated: string): string => toClock(stated).slice(0, DAY);

const DAY = 'YYYY-MM-DD'.length;
const OFFSET = /(?<=T\d\d:\d\d.*)[+-]\d\d:?\d\d$/;
const MINUTES = 'YYYY-MM-DDTHH:mm'.length;
