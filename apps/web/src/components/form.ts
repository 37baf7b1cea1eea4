import type { InputProblem } from '@marquee/domain';
import { seenField } from '@marquee/operations';
import {
  Button,
  createContext,
  Field,
  h,
  HiddenField,
  useContext,
  type ComponentChild,
  type ComponentChildren,
  type InputHTMLAttributes,
} from '@marquee/ui';
import { describeUnknownName } from '@marquee/ui/i18n';
import type { RefusedForm } from '../page-context.ts';
import { usePage, useTexts } from '../page-scope.ts';
import { pageAddress } from './links.ts';

/** The refused state of the form that contains a field. */
const Refused = createContext<RefusedForm | null>(null);

interface FormProps {
  /** Path to which the form is sent. */
  action: string;
  /** Text of the button. */
  label: string;
  isQuiet?: boolean;
  children?: ComponentChildren;
}

/** A form. After a mistake, it has the values that were sent, and each field names its problem. */
export function Form({ action, label, isQuiet = false, children }: FormProps): ComponentChild {
  const page = usePage();
  const refused = page.refused?.action === action ? page.refused : null;
  return h(
    'form',
    { method: 'post', action: pageAddress(action, page), class: 'form' },
    refused && h(Problems, { refused }),
    h(Refused.Provider, { value: refused }, children),
    h(Button, { isQuiet }, label),
  );
}

/** `origins[0]` and `filter.city` belong to the fields `origins` and `filter`. */
const toFieldName = ({ name }: InputProblem): string => name.split(/[.[]/)[0] ?? name;

/** What is wrong. Problems of fields are next to them; others are listed here. */
const Problems = ({ refused: { problems, values } }: { refused: RefusedForm }): ComponentChild => {
  const t = useTexts();
  const others = problems.filter((problem) => !(toFieldName(problem) in values));
  return h(
    'div',
    { class: 'notice refused', role: 'alert' },
    h('p', null, t('checkEntries')),
    others.map(({ name, detail }) => h('p', { key: name, lang: 'en' }, `${name} ${detail}`)),
  );
};

interface FieldProps extends Omit<InputHTMLAttributes, 'value' | 'label'> {
  as?: 'input' | 'select' | 'textarea';
  name: string;
  label: string;
  /** The text before a person changes it. */
  value?: string | undefined;
  rows?: number;
  children?: ComponentChildren;
}

/** A field with its label. After a mistake, it has the text that was sent. The first field with a problem has the focus. */
export function FormField({
  as = 'input',
  label,
  value,
  children,
  ...attributes
}: FieldProps): ComponentChild {
  const refused = useContext(Refused);
  const { name } = attributes;
  const sent = refused?.values[name];
  const problem = refused?.problems.find((each) => toFieldName(each) === name);
  const isFirst = problem !== undefined && problem === refused?.problems[0];
  const text = sent ?? value;
  const state: InputHTMLAttributes = {
    ...(problem && { 'aria-invalid': 'true', autofocus: isFirst }),
    ...(text !== undefined && { value: text }),
  };
  return h(
    Field,
    { label },
    h<InputHTMLAttributes>(as, { ...attributes, ...state }, children),
    problem?.suggestions === undefined
      ? problem &&
          h(Problem, {
            problem,
            isEmpty: (sent ?? '').trim() === '',
            isKnown: attributes.type === 'email',
          })
      : h(UnknownName, { field: name, name: sent ?? '', suggestions: problem.suggestions }),
  );
}

interface UnknownNameProps {
  field: string;
  name: string;
  suggestions: readonly string[];
}

/** Names that are similar to an unknown one. A person who sends the name again means it. */
const UnknownName = ({ field, ...unknown }: UnknownNameProps): ComponentChild => [
  h(
    'span',
    { class: 'problem' },
    h('strong', null, describeUnknownName(usePage().translator, unknown)),
  ),
  h(HiddenField, { name: seenField(field), value: unknown.name }),
];

interface ProblemProps {
  problem: InputProblem;
  isEmpty: boolean;
  /** Whether every reader knows the rule. */
  isKnown: boolean;
}

/** The problem in the language of the reader. The rule is in the words of the API, which are English. */
function Problem({ problem: { detail }, isEmpty, isKnown }: ProblemProps): ComponentChild {
  const { t, language } = usePage().translator;
  const hasRule = !isEmpty && (!isKnown || language === 'en');
  const text = h('strong', null, t(isEmpty ? 'fillIn' : 'entryInvalid'));
  return h(
    'span',
    { class: 'problem' },
    text,
    hasRule && [' ', h('span', { lang: 'en', dir: 'ltr' }, `(${detail})`)],
  );
}
