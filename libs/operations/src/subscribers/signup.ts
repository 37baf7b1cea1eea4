import type { DemandRepository } from '@marquee/database';
import { defineOperation, EmailAddress } from '@marquee/domain';
import { z } from 'zod';
import { name } from '../demand/demand-parameters.ts';
import { findAlertCity } from './alert-city.ts';
import type { RequestNotificationDeps } from './request-notification.ts';
import { sendConfirmation } from './send-confirmation.ts';

export const FREQUENCIES = ['daily', 'weekly'] as const;

export interface SignupDeps extends RequestNotificationDeps {
  demand: Pick<DemandRepository, 'findCity'>;
}

export const frequency = () => z.enum(FREQUENCIES, { error: `must be one of ${FREQUENCIES.join(', ')}` });

export const signup = defineOperation({
  name: 'signup',
  summary: 'Mails about new events',
  description:
    'Sends a mail with a link by which the address confirms; nothing else before that. Then come the new events of a city, daily or weekly, and none where nothing is new; without a city what is featured and wanted anywhere. The answer is the same whether or not the address is known.',
  input: z.object({
    email: EmailAddress.meta({ description: 'Where the mails go.', examples: ['ada@example.com'] }),
    city: name()
      .optional()
      .meta({ description: 'A whole name of the city, or name,country.', examples: ['Berlin', 'Berlin,US'] }),
    frequency: frequency()
      .default('weekly')
      .meta({ description: 'How often: daily or weekly.', examples: ['weekly'] }),
  }),
  output: z.looseObject({}), // nothing but ok, so that it tells nothing
  async run(deps: SignupDeps, { email, city: text, frequency }) {
    const city = text === undefined ? null : await findAlertCity(deps.demand.findCity, text);
    const about = city === null ? `new events, ${frequency}` : `new events in ${city.name}, ${frequency}`;
    await sendConfirmation(deps, { email, digest: { frequency, cityId: city?.id ?? null }, about });
    // A place that no event or gazetteer knows has no population.
    const isUnknown = city !== null && city.population === 0 && city.lat === null;
    return isUnknown ? { warnings: [`we know no city '${city.name}' yet; mails come once there are events`] } : {};
  },
});
