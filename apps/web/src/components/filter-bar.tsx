import { CATEGORIES } from '@marquee/domain';
import { categoryName } from '@marquee/formats/display';
import { Button, HiddenField, type ComponentChild } from '@marquee/pages';
import { Chips, type Chip } from './chips.tsx';
import { localCityName } from './country-name.ts';
import { Accessibility, Audiences, Kinds } from './field-menus.tsx';
import type { Query } from './filter-conditions.ts';
import { linkTo, Menu, type FilterProps } from './filter-menu.tsx';
import { nameDayAhead } from './format-day.ts';

/**
 * When, what, where, how expensive and in which order. Each control is a link or a form that works
 * without script.
 */
export const FilterBar = (props: FilterProps): ComponentChild => (
  <nav class="filters" aria-label={props.context.translator.t('filters')}>
    <Days {...props} />
    <div class="menus">
      <Categories {...props} />
      <Kinds {...props} />
      <Places {...props} />
      <Prices {...props} />
      <Audiences {...props} />
      <Accessibility {...props} />
      {props.query['q'] === undefined && <Order {...props} />}
    </div>
  </nav>
);

/** Today, tomorrow, the weekend, and any other day. */
function Days(props: FilterProps): ComponentChild {
  const { query, context } = props;
  const { t, locale } = context.translator;
  const days: [string | undefined, string][] = [
    [undefined, t('anyTime')],
    ['today', nameDayAhead(0, locale)],
    ['tomorrow', nameDayAhead(1, locale)],
    ['weekend', t('weekend')],
  ];
  const isDate = /^\d{4}-/.test(query['on'] ?? '');
  return (
    <div class="days">
      <Chips
        chips={days.map(([on, text]) => ({
          href: linkTo(props, { on }),
          text,
          isCurrent: query['on'] === on && (on !== undefined || query['q'] === undefined),
        }))}
      />
      <form action="/search" class={isDate ? 'date current' : 'date'}>
        <Kept query={{ ...query, on: undefined }} context={context} />
        <input type="date" name="on" required aria-label={t('when')} {...pick(isDate, query)} />
        <Button isQuiet>{t('show')}</Button>
      </form>
    </div>
  );
}

const pick = (isDate: boolean, { on }: Query) =>
  isDate && on !== undefined ? { value: on.slice(0, 10) } : {};

function Categories(props: FilterProps): ComponentChild {
  const { query, facets, context } = props;
  const { t, locale } = context.translator;
  const counts = new Map(facets?.categories.map(({ category, count }) => [category, count]));
  const current = CATEGORIES.find((category) => category === query['category']);
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
  return (
    <Menu name={t('categories')} value={current && categoryName(current, locale)}>
      <Chips chips={chips} />
    </Menu>
  );
}

function Places(props: FilterProps): ComponentChild {
  const { query, facets, context } = props;
  const { t, locale } = context.translator;
  const { city } = query;
  return (
    <Menu name={t('where')} value={city}>
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
  const { t } = props.context.translator;
  const isFree = props.query['free'] === 'true';
  return (
    <Menu name={t('price')} value={isFree ? t('freeOnly') : undefined}>
      <Chips
        chips={[
          { href: linkTo(props, { free: undefined }), text: t('anyPrice'), isCurrent: !isFree },
          { href: linkTo(props, { free: 'true' }), text: t('freeOnly'), isCurrent: isFree },
        ]}
      />
    </Menu>
  );
}

function Order(props: FilterProps): ComponentChild {
  const { t } = props.context.translator;
  const isPopular = props.query['sort'] === 'popular';
  return (
    <Menu name={t('sort')} value={isPopular ? t('byPopularity') : undefined}>
      <Chips
        chips={[
          { href: linkTo(props, { sort: undefined }), text: t('byDate'), isCurrent: !isPopular },
          {
            href: linkTo(props, { sort: 'popular' }),
            text: t('byPopularity'),
            isCurrent: isPopular,
          },
        ]}
      />
    </Menu>
  );
}

/** The other filters, which a form sends with its own. */
const Kept = ({ query, context: { namedLocale } }: Omit<FilterProps, 'facets'>): ComponentChild =>
  Object.entries({ ...query, locale: namedLocale ?? undefined }).map(
    ([name, value]) => value !== undefined && <HiddenField key={name} name={name} value={value} />,
  );
