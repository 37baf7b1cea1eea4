import type { DemandRepository, SubscriberRepository } from '@marquee/database';
import { findAlertCity } from './alert-city.ts';
import { getPreferences, type GetPreferencesDeps } from './get-preferences.ts';
import type { Preferences } from './preferences.ts';

export interface ChangePreferencesDeps extends GetPreferencesDeps {
  subscribers: GetPreferencesDeps['subscribers'] & Pick<SubscriberRepository, 'change'>;
  demand: Pick<DemandRepository, 'findCity'>;
}

/** Replaces the preferences of the subscriber of a preferences link. */
export async function changePreferences(
  deps: ChangePreferencesDeps,
  token: string,
  preferences: Preferences,
): Promise<void> {
  const { id } = await getPreferences(deps, token);
  const city = preferences.city === undefined ? null : await findAlertCity(deps.demand.findCity, preferences.city);
  await deps.subscribers.change(id, {
    frequency: preferences.frequency === 'never' ? null : preferences.frequency,
    cityId: city?.id ?? null,
    categories: preferences.categories,
  });
}
