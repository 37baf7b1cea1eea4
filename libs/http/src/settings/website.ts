import { z } from 'zod';

/** Settings of the website. */
export const WEBSITE_ENVIRONMENT = {
  LEGAL_FOLDER: z.string().min(1).optional(),
};
