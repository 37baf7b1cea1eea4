import type { SubscriberRepository } from '@marquee/database';
import { resolveCity, type ResolveCityDeps } from '../places/resolve-city.ts';
import { getPreferences, type GetPreferencesDeps } from './get-preferences.ts';
import type { Preferences } from './preferences.ts';

export interface ChangePreferencesDeps extends GetPreferencesDeps, ResolveCityDeps {
  subscribers: GetPreferencesDeps['subscribers'] & Pick<SubscriberRepository, 'change'>;
}

/** Replaces the preferences of the subscriber of a preferences link. */
export async function changePreferences(
  deps: ChangePreferencesDeps,
  token: string,
  preferences: Preferences,
): Promise<void> {
  const { id } = await getPreferences(deps, token);
  const resolved =
    preferences.city === undefined
      ? null
      : await resolveCity(deps, { name: preferences.city, country_code: null });
  await deps.subscribers.change(id, {
    frequency: preferences.frequency === 'never' ? null : preferences.frequency,
    cityId: resolved?.city.id ?? null,
    categories: preferences.categories,
  });
}
