import { CATEGORIES } from '@marquee/domain';
import { categoryName } from '@marquee/formats/display';
import { Button, Field, HiddenField, type ComponentChild } from '@marquee/pages';
import { listChoices, type Choices } from './builder-choices.ts';
import type { BuilderTranslator } from './builder-translator.ts';
import { APPEARANCE_FIELDS, FIELDS, type WidgetOptions } from './widget-options.ts';

interface Props {
  options: WidgetOptions;
  translator: BuilderTranslator;
}

/** A form that works without script. Its state is in the URL. */
export const BuilderForm = ({ options, translator }: Props): ComponentChild => (
  <form method="get" action="/" class="builder" id="choice">
    {translator.named !== null && <HiddenField name="language" value={translator.named} />}
    <Content options={options} translator={translator} />
    <details open={APPEARANCE_FIELDS.some((name) => options[name] !== '' && name !== 'theme')}>
      <summary>{translator.t('appearance')}</summary>
      <div class="looks">
        <Appearance options={options} translator={translator} />
      </div>
    </details>
    <datalist id="cities" />
    <datalist id="records" />
    <Button>{translator.shared.t('show')}</Button>
  </form>
);

/** The content fields. Fields that the widget does not use are hidden and retain their values. */
function Content({ options, translator }: Props): ComponentChild {
  const { widget, category, limit } = options;
  const { t, shared } = translator;
  const choices = listChoices(translator);
  const field = (name: keyof WidgetOptions, label: string, input: ComponentChild) => (
    <Field label={label} data-field={name} hidden={!FIELDS[widget].includes(name)}>
      {input}
    </Field>
  );
  const choice = (name: SelectField, label: string) =>
    field(name, label, select(name, options[name], choices[name]));
  return [
    <Field label={t('widget')} data-field="widget">
      {select('widget', widget, choices.widget)}
    </Field>,
    field(
      'city',
      shared.t('city'),
      text('city', options, { placeholder: 'Berlin', list: 'cities' }),
    ),
    field(
      'slug',
      t('record'),
      text('slug', options, { placeholder: t('typeName'), list: 'records' }),
    ),
    field(
      'artist',
      t('artistField'),
      text('artist', options, { placeholder: t('typeName'), list: 'records' }),
    ),
    field('category', t('categoryField'), select('category', category, listCategories(translator))),
    field(
      'on',
      t('days'),
      text('on', options, { placeholder: 'weekend, 2026-12-31', dir: 'ltr', list: 'days' }),
    ),
    field('near', t('near'), text('near', options, { placeholder: '52.52,13.40', dir: 'ltr' })),
    choice('sort', t('order')),
    field(
      'limit',
      t('howMany'),
      <input name="limit" type="number" min={1} max={100} value={limit} />,
    ),
    choice('lang', t('articleLanguage')),
    choice('layout', t('layout')),
    choice('search', t('searchForm')),
    choice('past', shared.t('pastEvents')),
    <datalist id="days">
      {DAYS.map((value) => (
        <option value={value} key={value} />
      ))}
    </datalist>,
  ];
}

const listCategories = ({ t, shared }: BuilderTranslator): Choices => [
  ['', t('all')],
  ...CATEGORIES.map((name) => [name, categoryName(name, shared.locale)] as const),
];

function Appearance({ options, translator }: Props): ComponentChild {
  const { t, shared } = translator;
  const choices = listChoices(translator);
  const more = (name: TextField, label: string, attributes: object) => (
    <Field label={label} data-field={name}>
      {text(name, options, attributes)}
    </Field>
  );
  const choice = (name: SelectField, label: string) => (
    <Field label={label} data-field={name}>
      {select(name, options[name], choices[name])}
    </Field>
  );
  const colour = {
    placeholder: '#a8321a',
    dir: 'ltr',
    pattern: '#?[0-9a-fA-F]{6}',
    maxlength: 7,
    spellcheck: false,
  };
  return [
    choice('theme', t('theme')),
    more('accent', t('accent'), colour),
    more('background', t('background'), { placeholder: '#ffffff, transparent', dir: 'ltr' }),
    more('radius', t('corners'), { placeholder: '8', dir: 'ltr', inputmode: 'numeric' }),
    more('font', t('fonts'), { placeholder: 'Georgia, serif', dir: 'ltr' }),
    choice('images', t('pictures')),
    more('title', t('heading'), { placeholder: t('noneHides') }),
    more('credit', t('lastLine'), { placeholder: t('noneHides') }),
    more('ref', t('ticketMark'), { placeholder: 'my-blog', dir: 'ltr' }),
    choice('locale', shared.t('language')),
    more('tz', t('timeZone'), { placeholder: t('ofVenue') }),
  ];
}

type SelectField = 'sort' | 'lang' | 'layout' | 'search' | 'past' | 'theme' | 'images' | 'locale';
type TextField = Exclude<keyof WidgetOptions, SelectField | 'widget' | 'category' | 'limit'>;

const text = (name: TextField, options: WidgetOptions, more: object): ComponentChild => (
  <input name={name} value={options[name]} maxlength={200} autocomplete="off" {...more} />
);

const select = (name: string, chosen: string, choices: Choices): ComponentChild => (
  <select name={name}>
    {choices.map(([value, label]) => (
      <option value={value} selected={value === chosen} key={value}>
        {label}
      </option>
    ))}
  </select>
);

/** Values of the parameter, which are English. */
const DAYS = ['today', 'tonight', 'tomorrow', 'weekend', 'next weekend'];
