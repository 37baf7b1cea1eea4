import { CATEGORIES } from '@marquee/domain';
import { categoryName } from '@marquee/formats/display';
import { Button, HiddenField, type ComponentChild } from '@marquee/pages';
import { Chips, type Chip } from './chips.tsx';
import { localCityName } from './country-name.ts';
import {
  Accessibility,
  Audiences,
  kindName,
  Kinds,
  nameAccessibility,
  nameAudience,
} from './field-menus.tsx';
import type { Query } from './filter-conditions.ts';
import { Group, linkTo, Menu, type FilterProps } from './filter-menu.tsx';
import { formatDays, nameDayAhead } from './format-day.ts';

/**
 * When, where, what, how expensive and in which order, in one row. Each control is a link or a form
 * that works without script.
 */
export const FilterBar = (props: FilterProps): ComponentChild => (
  <nav class="filters" aria-label={props.context.translator.t('filters')}>
    <div class="menus">
      <Days {...props} />
      <Places {...props} />
      <Subjects {...props} />
      <More {...props} />
      <Order {...props} />
    </div>
  </nav>
);

/** Today, tomorrow, the weekend, and any other day. */
function Days(props: FilterProps): ComponentChild {
  const { query, shown = query, context } = props;
  const { t, locale } = context.translator;
  const { on } = shown;
  const days: [string | undefined, string][] = [
    [undefined, t('anyTime')],
    ['today', nameDayAhead(0, locale)],
    ['tomorrow', nameDayAhead(1, locale)],
    ['weekend', t('weekend')],
  ];
  const isDate = /^\d{4}-/.test(on ?? '');
  const [, name] = days.find(([value]) => value === on) ?? [];
  return (
    <Menu
      name={t('when')}
      value={on === undefined ? undefined : (name ?? formatDays(on, context.translator) ?? on)}
    >
      <Chips
        chips={days.map(([value, text]) => ({
          href: linkTo(props, { on: value }),
          text,
          isCurrent: on === value && (value !== undefined || query['q'] === undefined),
        }))}
      />
      <form action="/search" class={isDate ? 'date current' : 'date'}>
        <Kept query={{ ...query, on: undefined }} context={context} />
        <input type="date" name="on" required aria-label={t('when')} {...pick(isDate, shown)} />
        <Button isQuiet>{t('show')}</Button>
      </form>
    </Menu>
  );
}

const pick = (isDate: boolean, { on }: Query) =>
  isDate && on !== undefined ? { value: on.slice(0, 10) } : {};

/** The categories and the kinds of events. */
function Subjects(props: FilterProps): ComponentChild {
  const { query, shown = query, facets, context } = props;
  const { t, locale } = context.translator;
  const counts = new Map(facets?.categories.map(({ category, count }) => [category, count]));
  const current = CATEGORIES.find((category) => category === shown['category']);
  const chips = CATEGORIES.filter(
    (category) => facets === undefined || counts.has(category) || category === current,
  ).map((category): Chip => {
    const isCurrent = category === current;
    return {
      href: linkTo(props, { category: isCurrent ? undefined : category }),
      text: categoryName(category, locale),
      note: counts.get(category)?.toLocaleString(locale),
      category,
      isCurrent,
    };
  });
  const kind = shown['kind'];
  return (
    <Menu
      name={t('what')}
      value={
        kind === undefined ? current && categoryName(current, locale) : kindName(kind, context)
      }
    >
      <Group name={t('categories')}>
        <Chips chips={chips} />
      </Group>
      <Kinds {...props} />
    </Menu>
  );
}

/** The price, for whom and how accessible. */
function More(props: FilterProps): ComponentChild {
  const { query, shown = query, context } = props;
  const { t } = context.translator;
  const chosen = [
    shown['free'] === 'true' && t('freeOnly'),
    ...nameAudience(props),
    ...nameAccessibility(props),
  ].filter((name) => typeof name === 'string');
  return (
    <Menu name={t('moreNames')} value={chosen.length === 0 ? undefined : chosen.join(', ')}>
      <Prices {...props} />
      <Audiences {...props} />
      <Accessibility {...props} />
    </Menu>
  );
}

function Places(props: FilterProps): ComponentChild {
  const { query, shown = query, facets, context } = props;
  const { t, locale } = context.translator;
  const { city } = shown;
  return (
    <Menu name={t('where')} value={city?.replace(/, [A-Z]{2}$/, '')}>
      <form action="/search" class="inline">
        <Kept query={{ ...query, city: undefined }} context={context} />
        <input name="city" value={city} required maxlength={120} aria-label={t('city')} />
        <Button isQuiet>{t('show')}</Button>
      </form>
      <Chips
        chips={
          city === undefined
            ? (facets?.cities ?? []).map((each) => ({
                href: linkTo(props, {
                  city: context.nameCity({ name: each.city, ...each }).join(', '),
                }),
                text: localCityName(each, context),
                note: each.count.toLocaleString(locale),
              }))
            : [{ href: linkTo(props, { city: undefined }), text: t('anywhere') }]
        }
      />
    </Menu>
  );
}

function Prices(props: FilterProps): ComponentChild {
  const { query, shown = query } = props;
  const { t } = props.context.translator;
  const isFree = shown['free'] === 'true';
  return (
    <Group name={t('price')}>
      <Chips
        chips={[
          { href: linkTo(props, { free: undefined }), text: t('anyPrice'), isCurrent: !isFree },
          { href: linkTo(props, { free: 'true' }), text: t('freeOnly'), isCurrent: isFree },
        ]}
      />
    </Group>
  );
}

/** The order of a list; that of a search by words is part of them. */
function Order(props: FilterProps): ComponentChild {
  const { query, orders, context } = props;
  const { t } = context.translator;
  const { sort = 'start' } = query;
  const choices: Chip[] =
    orders ??
    (
      [
        ['start', t('byDate')],
        ['popular', t('byPopularity')],
        ['price', t('byPrice')],
      ] as const
    ).map(([value, text]) => ({
      href: linkTo(props, { sort: value === 'start' ? undefined : value }),
      text,
      isCurrent: sort === value,
    }));
  const current = choices.slice(1).find(({ isCurrent }) => isCurrent);
  return (
    <Menu name={t('sort')} value={current?.text}>
      <Chips chips={choices} />
    </Menu>
  );
}

/** The other filters, which a form sends with its own. */
const Kept = ({ query, context: { namedLocale } }: Omit<FilterProps, 'facets'>): ComponentChild =>
  Object.entries({ ...query, locale: namedLocale ?? undefined }).map(
    ([name, value]) => value !== undefined && <HiddenField key={name} name={name} value={value} />,
  );
