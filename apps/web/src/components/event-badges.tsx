import type { ComponentChild } from '@marquee/pages';
import type { describeEvent } from '@marquee/pages/i18n';

type Texts = Pick<ReturnType<typeof describeEvent>, 'badges'>;

export const Badges = ({ texts: { badges } }: { texts: Texts }): ComponentChild =>
  badges.length > 0 && (
    <p class="badges">
      {badges.map(({ text, tone }) => (
        <span class={`badge ${tone}`} key={text}>
          {text}
        </span>
      ))}
    </p>
  );
