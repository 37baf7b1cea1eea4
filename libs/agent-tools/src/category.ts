import { CATEGORIES } from '@marquee/domain';
import { z } from 'zod';

/** Any word for a category is taken, so no enumeration: a strict client would refuse what we understand. */
export const category = z
  .string()
  .optional()
  .meta({ description: `${CATEGORIES.join(', ')}; several by comma.` });
