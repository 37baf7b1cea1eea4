import { fieldValueName, NAMED_VALUES } from '@marquee/formats/display';
import type { ComponentChild } from '@marquee/pages';
import { Chips, type Chip } from './chips.tsx';
import { linkTo, Menu, type FilterProps } from './filter-menu.tsx';

/** The kinds of the events that there are, with their numbers. */
export function Kinds(props: FilterProps): ComponentChild {
  const { query, facets, context } = props;
  const { t, locale } = context.translator;
  const current = query['kind'];
  const counts = new Map<string, number>(facets?.kinds.map(({ kind, count }) => [kind, count]));
  const kinds = [...counts.keys()];
  if (current !== undefined && !counts.has(current)) kinds.unshift(current);
  if (kinds.length === 0) return null;
  const name = (kind: string) => fieldValueName('kind', kind, locale) ?? kind;
  return (
    <Menu name={t('kinds')} value={current && name(current)}>
      <Chips
        chips={kinds.map((kind) => ({
          href: linkTo(props, { kind: kind === current ? undefined : kind }),
          text: name(kind),
          note: counts.get(kind)?.toLocaleString(locale),
          isCurrent: kind === current,
        }))}
      />
    </Menu>
  );
}

/** Events for families are for kids, too. */
const AUDIENCES = ['kids,family', 'teens', 'adults', 'seniors'];

/** For whom, in the open air, and whether dogs are welcome. */
export function Audiences(props: FilterProps): ComponentChild {
  const { query, context } = props;
  const { t, locale } = context.translator;
  const name = (value: string) => fieldValueName('audience', lastValue(value), locale) ?? value;
  const chips = AUDIENCES.map((audience): Chip => {
    const isCurrent = query['audience'] === audience;
    const href = linkTo(props, { audience: isCurrent ? undefined : audience });
    return { href, text: name(audience), isCurrent };
  });
  const flags = (['outdoor', 'dogs_allowed'] as const).map((flag): Chip => {
    const isCurrent = query[flag] === 'true';
    const href = linkTo(props, { [flag]: isCurrent ? undefined : 'true' });
    return { href, text: t(FLAG_TEXTS[flag]), isCurrent };
  });
  const { audience } = query;
  return (
    <Menu name={t('audience')} value={audience && name(audience)}>
      <Chips chips={[...chips, ...flags]} />
    </Menu>
  );
}

const FLAG_TEXTS = { outdoor: 'openAir', dogs_allowed: 'dogsWelcome' } as const;

const lastValue = (values: string): string => values.split(',').at(-1) ?? '';

/** Each feature can be added to those that are chosen. */
export function Accessibility(props: FilterProps): ComponentChild {
  const { query, context } = props;
  const { t, locale } = context.translator;
  const chosen = (query['accessibility'] ?? '').split(',').filter(Boolean);
  const name = (feature: string) => fieldValueName('accessibility', feature, locale) ?? feature;
  return (
    <Menu
      name={t('accessibility')}
      value={chosen.length === 0 ? undefined : chosen.map(name).join(', ')}
    >
      <Chips
        chips={NAMED_VALUES.accessibility.map((feature) => {
          const isCurrent = chosen.includes(feature);
          // In one order, so that a selection has one address.
          const features = NAMED_VALUES.accessibility.filter(
            (each) => chosen.includes(each) !== (each === feature),
          );
          return {
            href: linkTo(props, { accessibility: features.join(',') || undefined }),
            text: name(feature),
            isCurrent,
          };
        })}
      />
    </Menu>
  );
}
