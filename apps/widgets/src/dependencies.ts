import type { EventRepository } from '@marquee/database';
import { createInputReader, type ReadFlyer } from '@marquee/http';
import { connectResponseCache, connectServer, type ServerSettings } from '@marquee/http/server';
import { createEmailHasher, createOutbox } from '@marquee/mail';
import { createPlaceFinder, eventCard, type EventCardDeps } from '@marquee/operations';
import { createLinkWrapper } from '@marquee/operations/clicks';
import { createPictureReader, openPictureStore } from '@marquee/operations/pictures';
import { createForecasts } from '@marquee/planner';
import { cachedLookup } from '@marquee/social-cards';
import { createFlyerPainter } from '@marquee/social-cards/flyers';
import type { Config } from './config.ts';
import { readAssets } from './scripts/assets.ts';

/** The settings of the dependencies. Optional ones have a default for tests. */
export type DependencySettings = ServerSettings &
  Pick<Config, 'addresses'> &
  Partial<
    Pick<
      Config,
      'affiliates' | 'answerCacheMb' | 'hstsSubdomains' | 'pictures' | 'trustProxy' | 'weatherUrl'
    >
  > & {
    now?: () => Date;
  };

export function connectDependencies(config: DependencySettings) {
  const { hashSecrets, now = () => new Date() } = config;
  const answers = connectResponseCache(config);
  const server = connectServer('widgets', config, { cache: answers });
  return {
    ...server,
    ...plannerFor(config, now),
    places: createPlaceFinder(server.placeNames, { ...server, now }),
    addresses: config.addresses,
    answers,
    readFlyer: connectFlyers(server.events, { addresses: config.addresses, now }),
    readPicture: createPictureReader(
      openPictureStore(config.pictures ?? { folder: '.data/pictures' }),
    ),
    assets: readAssets(),
    emailHasher: createEmailHasher(hashSecrets),
    now,
    outbox: createOutbox({ hashSecrets }),
    trustProxy: config.trustProxy,
    hstsSubdomains: config.hstsSubdomains,
    [Symbol.asyncDispose]: server.close,
  };
}
export type Dependencies = ReturnType<typeof connectDependencies>;

/** Reads the event of a flyer and draws it. */
function connectFlyers(
  { findForFeed }: Pick<EventRepository, 'findForFeed'>,
  context: Pick<EventCardDeps, 'addresses' | 'now'>,
): ReadFlyer {
  const findCardEvent = cachedLookup(findForFeed);
  const inputs = createInputReader(eventCard.input);
  const paint = createFlyerPainter();
  return async (values) =>
    paint(await eventCard.run({ ...context, findCardEvent }, inputs.parse(values)));
}

/** Plans in widgets have no narrative, so there is no language model. */
function plannerFor({ affiliates = [], weatherUrl }: DependencySettings, now: () => Date) {
  const wrap = createLinkWrapper(affiliates);
  const templates = affiliates.flatMap(({ template }) => template?.split('{')[0] ?? []);
  return {
    forecasts: weatherUrl === undefined ? null : createForecasts({ url: weatherUrl, now }),
    narrator: null,
    wrapLink: (url: string) => wrap(new URL(url)).url,
    isAffiliate: (url: string) =>
      templates.some((start) => url.startsWith(start)) ||
      (URL.canParse(url) && wrap(new URL(url)).programme !== null),
  };
}
