import { join } from 'node:path';
import { z } from 'zod';

/** Where pictures are: a folder, or a bucket if PICTURES_S3_URL is set. */
export const PICTURE_ENVIRONMENT = {
  PICTURES_FOLDER: z.string().optional(),
  PICTURES_S3_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be the address of a bucket, e.g. https://s3.example.com/marquee',
    })
    .optional(),
  PICTURES_S3_REGION: z.string().min(1).default('us-east-1'),
  PICTURES_S3_ACCESS_ID: z.string().min(1).optional(),
  PICTURES_S3_SECRET_KEY: z.string().min(1).optional(),
};

type PictureEnvironment = z.output<z.ZodObject<typeof PICTURE_ENVIRONMENT>>;

/** Returns the store of pictures under the names that the program uses. */
export function pictureSettings(env: PictureEnvironment & { MARQUEE_DATA: string }) {
  const { PICTURES_S3_URL: url, PICTURES_S3_REGION: region } = env;
  if (url === undefined)
    return { folder: env.PICTURES_FOLDER ?? join(env.MARQUEE_DATA, 'pictures') };
  const access = {
    accessKeyId: env.PICTURES_S3_ACCESS_ID ?? '',
    secretAccessKey: env.PICTURES_S3_SECRET_KEY ?? '',
  };
  return { s3: { url, region, ...access } };
}
