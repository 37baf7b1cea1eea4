import { z } from 'zod';

/** The folder that the worker writes and the API serves. */
export const SNAPSHOT_ENVIRONMENT = { SNAPSHOTS_FOLDER: z.string().optional() };

/** Where the worker writes what happened, a file a day: a folder or a bucket. */
export const EXPORT_ENVIRONMENT = {
  EXPORT_FOLDER: z.string().optional(),
  EXPORT_S3_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be the address of a bucket, e.g. https://s3.example.com/warehouse',
    })
    .optional(),
  EXPORT_S3_REGION: z.string().min(1).default('us-east-1'),
  EXPORT_S3_ACCESS_ID: z.string().min(1).optional(),
  EXPORT_S3_SECRET_KEY: z.string().min(1).optional(),
};

/** Returns the store of exports under the names that the program uses; null if there is none. */
export function exportSettings(env: z.output<z.ZodObject<typeof EXPORT_ENVIRONMENT>>) {
  const { EXPORT_FOLDER: folder, EXPORT_S3_URL: url, EXPORT_S3_REGION: region } = env;
  if (url === undefined) return folder === undefined ? null : { folder };
  const access = {
    accessKeyId: env.EXPORT_S3_ACCESS_ID ?? '',
    secretAccessKey: env.EXPORT_S3_SECRET_KEY ?? '',
  };
  return { s3: { url, region, ...access } };
}
