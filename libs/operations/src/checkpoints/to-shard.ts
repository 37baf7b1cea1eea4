import { NO_COUNTRY } from '@marquee/database';

/** Returns the shard of an event: its country. */
export const toShard = (country_code: string | null): string => country_code ?? NO_COUNTRY;
