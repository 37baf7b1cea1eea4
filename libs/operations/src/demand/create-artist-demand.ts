import type { DemandRepository } from '@marquee/database';
import { defineOperation, EventSummary } from '@marquee/domain';
import type { Caller } from '@marquee/quota';
import { z } from 'zod';
import { requestNotification, type RequestNotificationDeps } from '../subscribers/request-notification.ts';
import { countedFields, countryCode, name, personFields } from './demand-parameters.ts';
import { nearestEvents, type NearestEventDeps } from './nearest-events.ts';
import { personOf, type Mailbox } from './person.ts';

/** Farther from a city nothing is near it. */
const MAX_DISTANCE_KM = 500;

export interface CreateArtistDemandDeps extends RequestNotificationDeps, NearestEventDeps {
  demand: Pick<DemandRepository, 'findArtist' | 'findCity' | 'wantArtist'>;
  mailbox: Pick<Mailbox, 'hashOf'>;
  caller: Caller;
}

export const createArtistDemand = defineOperation({
  name: 'demand_it',
  summary: 'Want an artist in a city',
  description:
    'Counts one person’s wish to see an artist in a city. One person counts once per artist and city in any 24 hours, by the address they call from or by their e-mail; with an account’s key the e-mail alone decides, for at most 100 people a day. An artist or a city that is new is taken as given.',
  input: z.object({
    artist_name: name().meta({
      description: 'Name or slug; case, accents, punctuation and a leading “the” do not matter.',
      examples: ['Grateful Dead'],
    }),
    city: name().meta({ description: 'Any name of the city, in any language.', examples: ['Berlin', 'München'] }),
    country_code: countryCode()
      .optional()
      .meta({ description: 'Tells namesakes apart; without it the most populous is meant.', examples: ['DE'] }),
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
    total_demands: z.int().meta({ description: 'Demands for the artist, anywhere.', examples: [12] }),
    city_demands: z.int().meta({ description: 'Demands for the artist in this city.', examples: [3] }),
    ...countedFields,
    nearest_event: EventSummary.nullable().meta({
      description:
        'The artist’s next event near the city (at most 500 km away), with `distance_km`; null where there is none.',
    }),
  }),
  async run(deps: CreateArtistDemandDeps, { artist_name, city: city_name, country_code, user_email, notify_me }) {
    const [artist, city] = await Promise.all([
      deps.demand.findArtist(artist_name),
      deps.demand.findCity({ name: city_name, country_code: country_code ?? null }),
    ]);
    const person = personOf(deps.caller, user_email, deps.mailbox);
    const counted = await deps.demand.wantArtist(artist, city.id, person);
    // The demand is committed: a failure of what follows must not look as if it were not.
    const near = await nearestEvents(deps, {
      artistIds: [artist.id],
      cityId: city.id,
      farthestKm: MAX_DISTANCE_KM,
    }).catch(() => null);
    const wish = { targetId: counted.targetId, about: `${artist.name} in ${city.name}`, notify_me, user_email };
    return {
      artist: { name: artist.name, slug: artist.slug },
      city: { name: city.name, country_code: city.country_code },
      total_demands: counted.artistDemands ?? counted.targetDemands,
      city_demands: counted.targetDemands,
      your_rank: counted.ordinal,
      deduplicated: !counted.isNew,
      nearest_event: near?.get(artist.id) ?? null,
      warnings: await requestNotification(deps, wish),
    };
  },
});
