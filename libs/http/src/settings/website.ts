import { z } from 'zod';
import { HttpUrl } from './environment/value-types.ts';

/** Settings of the website. */
export const WEBSITE_ENVIRONMENT = {
  LEGAL_FOLDER: z.string().min(1).optional(),
  MAP_STYLE_URL: HttpUrl.optional(),
};
