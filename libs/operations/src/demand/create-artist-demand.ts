import type { Caller } from '@marquee/access';
import type { DemandRepository } from '@marquee/database';
import { defineOperation, EventSummary } from '@marquee/domain';
import type { MailTranslator } from '@marquee/mail';
import { z } from 'zod';
import {
  requestNotification,
  type RequestNotificationDeps,
} from '../people/request-notification.ts';
import { Interpretation } from '../places/interpretation.ts';
import type { PlaceFinder } from '../places/place-finder.ts';
import { resolveCity } from '../places/resolve-city.ts';
import { countedFields, countryCode, name, personFields } from './demand-parameters.ts';
import { nearestEvents, type NearestEventDeps } from './nearest-events.ts';
import { toPerson, type EmailHasher } from './person.ts';

/** Maximum distance of `nearest_event` from the city. */
const MAX_DISTANCE_KM = 500;

export interface CreateArtistDemandDeps extends RequestNotificationDeps, NearestEventDeps {
  demand: Pick<DemandRepository, 'findArtist' | 'findCity' | 'recordArtistDemand'>;
  places: PlaceFinder;
  emailHasher: Pick<EmailHasher, 'hashEmail'>;
  caller: Caller;
}

export const createArtistDemand = defineOperation({
  name: 'demand_it',
  summary: 'Request an artist in a city',
  description:
    'Counts a person’s request to see an artist in a city. A person counts once per artist and city in 24 hours, identified by IP address or e-mail address. With the API key of an account, only the e-mail address counts, for up to 100 people a day. Unknown artists and cities are added. Others see the name of an artist that no event and no open data have only after three people requested it.',
  input: z.object({
    artist_name: name().meta({
      description: 'Name or slug. Case, accents, punctuation and a leading “the” are ignored.',
      examples: ['Grateful Dead'],
    }),
    city: name().meta({
      description:
        'Any name of the city, in any language, also with a region or country. One typo in the name of a city with events is corrected.',
      examples: ['Berlin', 'München', 'Portland, OR'],
    }),
    country_code: countryCode()
      .optional()
      .meta({
        description:
          'Distinguishes cities of the same name. Default: the most populous one with upcoming events.',
        examples: ['DE'],
      }),
    ...personFields,
  }),
  output: z.object({
    artist: z.object({
      name: z.string().meta({ examples: ['Grateful Dead'] }),
      slug: z.string().meta({ examples: ['grateful-dead'] }),
    }),
    city: z.object({
      name: z.string().meta({ examples: ['Berlin'] }),
      country_code: z
        .string()
        .nullable()
        .meta({ examples: ['DE'] }),
    }),
    total_demands: z
      .int()
      .meta({ description: 'Demands for the artist in all cities.', examples: [12] }),
    city_demands: z
      .int()
      .meta({ description: 'Demands for the artist in this city.', examples: [3] }),
    ...countedFields,
    interpretation: Interpretation.optional(),
    nearest_event: EventSummary.nullable().meta({
      description:
        'The artist’s next event within 500 km of the city, with `distance_km`, or null.',
    }),
  }),
  async run(
    deps: CreateArtistDemandDeps,
    { artist_name, city: city_name, country_code, user_email, notify_me, locale },
  ) {
    const [artist, { city, interpretation, warnings }] = await Promise.all([
      deps.demand.findArtist(artist_name),
      resolveCity(deps, { name: city_name, country_code: country_code ?? null }),
    ]);
    const person = toPerson(deps.caller, user_email, deps.emailHasher);
    const counted = await deps.demand.recordArtistDemand(artist, city.id, person);
    // The demand is committed, so later failures must not fail the request.
    const near = await nearestEvents(deps, {
      artistIds: [artist.id],
      cityId: city.id,
      farthestKm: MAX_DISTANCE_KM,
    }).catch(() => null);
    const request = {
      targetId: counted.targetId,
      about: (t: MailTranslator['t']) => t('aboutArtist', { artist: artist.name, city: city.name }),
      notify_me,
      user_email,
      locale,
    };
    return {
      // Another person wrote the name of an unconfirmed artist.
      artist: { name: artist.isUnconfirmed ? artist_name : artist.name, slug: artist.slug },
      city: { name: city.name, country_code: city.country_code },
      total_demands: counted.artistDemands ?? counted.targetDemands,
      city_demands: counted.targetDemands,
      your_rank: counted.ordinal,
      deduplicated: !counted.isNew,
      nearest_event: near?.get(artist.id) ?? null,
      ...(interpretation && { interpretation }),
      warnings: [...warnings, ...(await requestNotification(deps, request))],
    };
  },
});
