import { defineOperation, EmailAddress } from '@marquee/domain';
import { aboutDigest } from '@marquee/mail';
import { z } from 'zod';
import { name } from '../demand/demand-parameters.ts';
import { localeField, mailLocale } from '../mail-locale.ts';
import { resolveCity, type ResolveCityDeps } from '../places/resolve-city.ts';
import type { RequestNotificationDeps } from './request-notification.ts';
import { sendConfirmation } from './send-confirmation.ts';

export const FREQUENCIES = ['daily', 'weekly'] as const;

export interface SignupDeps extends RequestNotificationDeps, ResolveCityDeps {
  now: () => Date;
}

export const frequency = () =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.toLowerCase() : value),
    z.enum(FREQUENCIES, { error: `must be one of ${FREQUENCIES.join(', ')}` }),
  );

export const signup = defineOperation({
  name: 'signup',
  summary: 'Subscribe to mails about new events',
  description:
    'Sends a mail with a confirmation link. After confirmation, the address receives the new events of a city, daily or weekly, if there are any. Without a city, it receives featured and popular events of all cities. The response is the same for known and unknown addresses.',
  input: z.object({
    email: EmailAddress.meta({
      description: 'E-mail address of the subscriber.',
      examples: ['ada@example.com'],
    }),
    city: name()
      .optional()
      .meta({
        description: 'Full name of the city, or name,country.',
        examples: ['Berlin', 'Berlin,US'],
      }),
    frequency: frequency()
      .default('weekly')
      .meta({ description: 'Frequency of the mails: daily or weekly.', examples: ['weekly'] }),
    ...localeField,
  }),
  output: z.looseObject({}), // only `ok`, so that it reveals nothing about the address
  async run(deps: SignupDeps, { email, city: text, frequency, locale: named }) {
    const resolved =
      text === undefined ? null : await resolveCity(deps, { name: text, country_code: null });
    const city = resolved?.city ?? null;
    const locale = mailLocale(deps, named);
    const about = aboutDigest({ frequency, city: city?.name ?? null });
    await sendConfirmation(deps, {
      email,
      digest: { frequency, cityId: city?.id ?? null },
      locale,
      about,
    });
    // Only a city that is unknown to the gazetteer and has no events lacks population and position.
    const isUnknown = city !== null && city.population === 0 && city.lat === null;
    const similar = isUnknown
      ? await deps.places.suggest(city.name, { now: deps.now(), from: deps.now() })
      : [];
    const question = similar.map((name) => `city="${name}"`).join(' or ');
    const hint = question && `; did you mean ${question}?`;
    const unknown = isUnknown
      ? [`the city '${city.name}' is unknown; mails start when it has events${hint}`]
      : [];
    const warnings = [...(resolved?.warnings ?? []), ...unknown];
    return warnings.length > 0 ? { warnings } : {};
  },
});
