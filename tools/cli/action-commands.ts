import type { Database } from '@marquee/database';
import * as operators from '@marquee/operations/operators';
import type { z } from 'zod';
import { act } from './act.ts';
import { exactly, parseCustomLimit, parseEmail, parseTier, type Options } from './options.ts';

export type Command = (database: Database, options: Options, names: string[]) => Promise<object>;

/** Returns a command that carries out an action. */
const acting =
  <Input extends z.ZodObject, Output extends object>(
    action: operators.OperatorAction<Input, Output>,
    toInput: (names: string[], options: Options) => object,
  ): Command =>
  (database, options, names) =>
    act(database, options.environment, { action, input: toInput(names, options) });

const EVENT = ['the event'] as const;
const PAIR = ['the one that stays', 'the other'] as const;
const SOURCES = ['the source', 'the other source'] as const;

const toEvent = (names: string[]) => ({ event: exactly(names, EVENT)[0] });
const toEmail = (_names: string[], options: Options) => ({ email: parseEmail(options) });
const toSource = (names: string[]) => ({ source: exactly(names, ['the source'])[0] });
function toEvents(names: string[]) {
  const [event, other] = exactly(names, PAIR);
  return { event, other };
}
function toNamed(names: string[]) {
  const [into, from] = exactly(names, PAIR);
  return { into, from };
}
function toReport(names: string[], { note = '' }: Options) {
  const [id] = exactly(names, ['the id of the report']);
  return { id, ...(note.trim() !== '' && { note }) };
}
function toSources(names: string[], { city }: Options) {
  const [source, other] = exactly(names, SOURCES);
  return { source, other, city };
}
function toListing(names: string[]) {
  const [event, source, id] = exactly(names, [
    'the event',
    'the source',
    'the id of the listing at the source',
  ]);
  return { event, source, id };
}

/** The commands that change something. Each writes one entry to the log of operators. */
export const ACTION_COMMANDS: Readonly<Record<string, Command>> = {
  'key grant': acting(operators.grantKey, (_names, options) => {
    const tier = parseTier(options);
    return { email: parseEmail(options), tier, custom_limit: parseCustomLimit(options, tier) };
  }),
  'key revoke': acting(operators.revokeKeys, toEmail),
  'event feature': (database, options, names) => {
    const action = options.off === true ? operators.unfeatureEvent : operators.featureEvent;
    return act(database, options.environment, { action, input: toEvent(names) });
  },
  'event cancel': acting(operators.cancelEvent, toEvent),
  'event remove': acting(operators.removeEvent, toEvent),
  'event restore': acting(operators.restoreEvent, toEvent),
  'event split': acting(operators.splitEvent, toListing),
  'event decide': acting(operators.decideEvent, (names, options) =>
    options.off === true ? toEvent(names) : toListing(names),
  ),
  'event merge': acting(operators.mergeEvents, toEvents),
  'event apart': acting(operators.keepEventsApart, toEvents),
  'venue merge': acting(operators.mergeVenues, toNamed),
  'venue apart': acting(operators.keepVenuesApart, toNamed),
  'artist merge': acting(operators.mergeArtists, toNamed),
  'artist apart': acting(operators.keepArtistsApart, toNamed),
  'organizer merge': acting(operators.mergeOrganizers, toNamed),
  'organizer apart': acting(operators.keepOrganizersApart, toNamed),
  'source pause': acting(operators.pauseSource, toSource),
  'source resume': acting(operators.resumeSource, toSource),
  'source remove': acting(operators.removeSource, (names, options) => ({
    ...toSource(names),
    isTrial: options['dry-run'] ?? false,
  })),
  'operator add': acting(operators.addOperator, toEmail),
  'operator remove': acting(operators.removeOperator, toEmail),
  'operator remove-passkeys': acting(operators.removePasskeys, toEmail),
  'correction accept': acting(operators.acceptReport, toReport),
  'correction reject': acting(operators.rejectReport, toReport),
  'duplicates merge': acting(operators.mergeSources, toSources),
  'duplicates separate': acting(operators.keepSourcesApart, toSources),
};
