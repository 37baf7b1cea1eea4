import { publicUrlOrNull } from '@marquee/domain';

interface WithUrls {
  url: string | null;
  image_url: string | null;
}

export const withPublicUrls = <Named extends WithUrls>(record: Named): Named => ({
  ...record,
  url: publicUrlOrNull(record.url),
  image_url: publicUrlOrNull(record.image_url),
});
