import { z } from 'zod';

/** The folder that the worker writes and the API serves. */
export const SNAPSHOT_ENVIRONMENT = { SNAPSHOTS_FOLDER: z.string().optional() };
