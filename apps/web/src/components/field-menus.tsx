import { fieldValueName, NAMED_VALUES } from '@marquee/formats/display';
import type { ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { Chips, type Chip } from './chips.tsx';
import { Group, linkTo, type FilterProps } from './filter-menu.tsx';

/** The kinds of the events that there are, with their numbers. */
export function Kinds(props: FilterProps): ComponentChild {
  const { query, shown = query, facets, context } = props;
  const { t, locale } = context.translator;
  const current = shown['kind'];
  const counts = new Map<string, number>(facets?.kinds.map(({ kind, count }) => [kind, count]));
  const kinds = [...counts.keys()];
  if (current !== undefined && !counts.has(current)) kinds.unshift(current);
  if (kinds.length === 0) return null;
  return (
    <Group name={t('kinds')}>
      <Chips
        chips={kinds.map((kind) => ({
          href: linkTo(props, { kind: kind === current ? undefined : kind }),
          text: kindName(kind, context),
          note: counts.get(kind)?.toLocaleString(locale),
          isCurrent: kind === current,
        }))}
      />
    </Group>
  );
}

export const kindName = (kind: string, { translator: { locale } }: PageContext): string =>
  fieldValueName('kind', kind, locale) ?? kind;

/** Events for families are for kids, too. */
const AUDIENCES = ['kids,family', 'teens', 'adults', 'seniors'];

/** For whom, in the open air, and whether dogs are welcome. */
export function Audiences(props: FilterProps): ComponentChild {
  const { query, shown = query, context } = props;
  const { t } = context.translator;
  const chips = AUDIENCES.map((audience): Chip => {
    const isCurrent = shown['audience'] === audience;
    const href = linkTo(props, { audience: isCurrent ? undefined : audience });
    return { href, text: audienceName(audience, context), isCurrent };
  });
  const flags = FLAGS.map((flag): Chip => {
    const isCurrent = shown[flag] === 'true';
    const href = linkTo(props, { [flag]: isCurrent ? undefined : 'true' });
    return { href, text: t(FLAG_TEXTS[flag]), isCurrent };
  });
  return (
    <Group name={t('audience')}>
      <Chips chips={[...chips, ...flags]} />
    </Group>
  );
}

/** What is chosen of these. */
export function nameAudience({ query, shown = query, context }: FilterProps): string[] {
  const { t } = context.translator;
  const { audience } = shown;
  return [
    ...(audience === undefined ? [] : [audienceName(audience, context)]),
    ...FLAGS.filter((flag) => shown[flag] === 'true').map((flag) => t(FLAG_TEXTS[flag])),
  ];
}

const audienceName = (value: string, { translator: { locale } }: PageContext): string =>
  fieldValueName('audience', lastValue(value), locale) ?? value;

const FLAGS = ['outdoor', 'dogs_allowed'] as const;
const FLAG_TEXTS = { outdoor: 'openAir', dogs_allowed: 'dogsWelcome' } as const;

const lastValue = (values: string): string => values.split(',').at(-1) ?? '';

/** Each feature can be added to those that are chosen. */
export function Accessibility(props: FilterProps): ComponentChild {
  const { context } = props;
  const chosen = chosenFeatures(props);
  return (
    <Group name={context.translator.t('accessibility')}>
      <Chips
        chips={NAMED_VALUES.accessibility.map((feature) => {
          const isCurrent = chosen.includes(feature);
          // In one order, so that a selection has one address.
          const features = NAMED_VALUES.accessibility.filter(
            (each) => chosen.includes(each) !== (each === feature),
          );
          return {
            href: linkTo(props, { accessibility: features.join(',') || undefined }),
            text: featureName(feature, context),
            isCurrent,
          };
        })}
      />
    </Group>
  );
}

export const nameAccessibility = (props: FilterProps): string[] =>
  chosenFeatures(props).map((feature) => featureName(feature, props.context));

const chosenFeatures = ({ query, shown = query }: FilterProps): string[] =>
  (shown['accessibility'] ?? '').split(',').filter(Boolean);

const featureName = (feature: string, { translator: { locale } }: PageContext): string =>
  fieldValueName('accessibility', feature, locale) ?? feature;
