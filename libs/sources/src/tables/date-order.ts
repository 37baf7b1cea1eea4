import { z } from 'zod';

export const DateOrder = z.enum(['dmy', 'mdy', 'ymd'], { error: 'must be dmy, mdy or ymd' });
export type DateOrder = z.infer<typeof DateOrder>;
