import type { EventRepository } from '@marquee/database';
import { createInputReader, logFailure, toDomainError, type ReadFlyer } from '@marquee/http';
import { connectResponseCache, connectServer, type ServerSettings } from '@marquee/http/server';
import { createEmailHasher, createOutbox, createSecretCipher, type Secrets } from '@marquee/mail';
import {
  createLeaderboardCache,
  createPlaceFinder,
  eventCard,
  type EventCardDeps,
} from '@marquee/operations';
import { createBilling } from '@marquee/operations/billing';
import { createLinkWrapper } from '@marquee/operations/clicks';
import { createPictureReader, openPictureStore } from '@marquee/operations/pictures';
import { createForecasts } from '@marquee/planner';
import { cachedLookup } from '@marquee/social-cards';
import { createFlyerPainter } from '@marquee/social-cards/flyers';
import { createFormTokens } from './account/forms.ts';
import { createBrowserCookies } from './account/sign-in/browser-cookies.ts';
import type { Config } from './config.ts';
import { NO_LEGAL_TEXTS } from './legal/legal-texts.ts';
import type { PublicFetch } from './oauth/fetch-public.ts';
import { loadAuthorizationServer } from './oauth/load-authorization-server.ts';

/** The settings of the dependencies. Optional ones have a default for tests. */
export type DependencySettings = ServerSettings &
  Pick<Config, 'addresses'> &
  Partial<
    Pick<
      Config,
      | 'affiliates'
      | 'allowPrivateWebhooks'
      | 'answerCacheMb'
      | 'billing'
      | 'legal'
      | 'mapStyle'
      | 'oauthResource'
      | 'pictures'
      | 'trustedCalendarDomains'
      | 'hstsSubdomains'
      | 'trustProxy'
      | 'weatherUrl'
    >
  > & {
    now?: () => Date;
    /** Fetches documents of OAuth clients. */
    fetchPublic?: PublicFetch;
  };

export function connectDependencies(config: DependencySettings) {
  const { now = () => new Date(), legal = NO_LEGAL_TEXTS } = config;
  const answers = connectResponseCache(config);
  const server = connectServer('web', config, { cache: answers });
  return {
    ...server,
    findBoard: createLeaderboardCache(server.leaderboards),
    places: createPlaceFinder(server.placeNames, { ...server, now, cityMatch: 'one' }),
    ...plannerFor(config, now),
    ...connectMail(config.hashSecrets),
    authorization: connectAuthorization(config, server),
    browserCookies: createBrowserCookies(config.hashSecrets, config.addresses.web),
    allowPrivateWebhooks: config.allowPrivateWebhooks ?? false,
    trustedCalendarDomains: config.trustedCalendarDomains ?? [],
    addresses: {
      ...config.addresses,
      legalPages: [...legal.keys()],
      ...(config.mapStyle !== undefined && { mapStyle: config.mapStyle }),
      ...(config.oauthResource !== undefined && { mcp: config.oauthResource }),
    },
    legal,
    answers,
    billing: config.billing ? createBilling(config.billing) : null,
    readFlyer: connectFlyers(server.events, { addresses: config.addresses, now }),
    readPicture: createPictureReader(
      openPictureStore(config.pictures ?? { folder: '.data/pictures' }),
    ),
    now,
    trustProxy: config.trustProxy,
    hstsSubdomains: config.hstsSubdomains,
    [Symbol.asyncDispose]: server.close,
  };
}
export type Dependencies = ReturnType<typeof connectDependencies>;

/** Returns null unless assistants can be connected. */
const connectAuthorization = (
  { addresses, fetchPublic, hashSecrets, oauthResource: resource }: DependencySettings,
  server: ReturnType<typeof connectServer>,
) =>
  resource === undefined
    ? null
    : loadAuthorizationServer({
        ...server,
        ...{ hashSecrets, resource, fetchPublic },
        issuer: addresses.web,
        report: (error) => {
          logFailure(server.logger, { thrown: error, error: toDomainError(error) });
        },
      });

const connectMail = (hashSecrets: Secrets) => ({
  emailHasher: createEmailHasher(hashSecrets),
  formTokens: createFormTokens(hashSecrets),
  outbox: createOutbox({ hashSecrets }),
  webhookSecrets: createSecretCipher(hashSecrets),
});

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

/** Plans on the website have no narrative, so there is no language model. */
function plannerFor({ affiliates = [], weatherUrl }: DependencySettings, now: () => Date) {
  const wrap = createLinkWrapper(affiliates);
  return {
    forecasts: weatherUrl === undefined ? null : createForecasts({ url: weatherUrl, now }),
    narrator: null,
    wrapLink: (url: string) => wrap(new URL(url)).url,
  };
}
