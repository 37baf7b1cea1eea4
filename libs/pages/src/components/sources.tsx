import type { EventSource } from '@marquee/domain';
import { type ComponentChild } from 'preact';

/** The attributions that licences require. */
export function Sources({
  sources,
  label,
}: {
  sources: EventSource[];
  label: string;
}): ComponentChild {
  const named = new Map(
    sources.map(({ source, attribution, url, licence }) => [
      attribution ?? source,
      { url, licence },
    ]),
  );
  if (named.size === 0) return null;
  return (
    <p class="quiet-text">
      {`${label}: `}
      {[...named].map(([text, { url, licence }], index) => [
        index > 0 && ', ',
        url === null ? (
          text
        ) : (
          <a href={url} rel="nofollow">
            {text}
          </a>
        ),
        licence !== null && ` (${licence})`,
      ])}
    </p>
  );
}
