import { z } from 'zod';

const DOMAIN = /^(?=.{1,253}$)[a-z\d-]+(?:\.[a-z\d-]+)+$/;

const Domains = z
  .string()
  .transform((text) => text.split(',').map((domain) => domain.trim().toLowerCase()))
  .refine((domains) => domains.every((domain) => DOMAIN.test(domain)), {
    error: 'must be domains, separated by commas: example.org, city.example',
  });

/** Settings of calendars that organisers connect. */
export const CALENDAR_ENVIRONMENT = { CALENDAR_TRUSTED_DOMAINS: Domains.optional() };
