import { publicUrlOrNull } from '@marquee/domain';

interface WithUrls {
  url: string | null;
  image_url: string | null;
}

/** Returns the record without addresses that lead into private networks. */
export const withPublicUrls = <Named extends WithUrls>(record: Named): Named => ({
  ...record,
  url: publicUrlOrNull(record.url),
  image_url: publicUrlOrNull(record.image_url),
});
