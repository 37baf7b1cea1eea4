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
} from '@marquee/pages';
import { describeUnknownName } from '@marquee/pages/i18n';
import type { RefusedForm } from '../page-context.ts';
import { usePage, useTexts } from '../page-scope.tsx';
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
  return (
    <form method="post" action={pageAddress(action, page)} class="form">
      {refused && <Problems refused={refused} />}
      <Refused.Provider value={refused}>{children}</Refused.Provider>
      <Button isQuiet={isQuiet}>{label}</Button>
    </form>
  );
}

/** `origins[0]` and `filter.city` belong to the fields `origins` and `filter`. */
const toFieldName = ({ name }: InputProblem): string => name.split(/[.[]/)[0] ?? name;

/** What is wrong. Problems of fields are next to them; others are listed here. */
const Problems = ({ refused: { problems, values } }: { refused: RefusedForm }): ComponentChild => {
  const t = useTexts();
  const others = problems.filter((problem) => !(toFieldName(problem) in values));
  return (
    <div class="notice refused" role="alert">
      <p>{t('checkEntries')}</p>
      {others.map(({ name, detail }) => (
        <p key={name} lang="en">{`${name} ${detail}`}</p>
      ))}
    </div>
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

/**
 * A field with its label. After a mistake, it has the text that was sent. The first field with a
 * problem has the focus.
 */
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
  const isTextarea = as === 'textarea'; // its text is its content
  const state: InputHTMLAttributes = {
    ...(problem && { 'aria-invalid': 'true', autofocus: isFirst }),
    ...(text !== undefined && !isTextarea && { value: text }),
  };
  return (
    <Field label={label}>
      {h<InputHTMLAttributes>(as, { ...attributes, ...state }, isTextarea ? text : children)}
      {problem?.suggestions === undefined ? (
        problem && (
          <Problem
            problem={problem}
            isEmpty={(sent ?? '').trim() === ''}
            isKnown={attributes.type === 'email'}
          />
        )
      ) : (
        <UnknownName field={name} name={sent ?? ''} suggestions={problem.suggestions} />
      )}
    </Field>
  );
}

interface UnknownNameProps {
  field: string;
  name: string;
  suggestions: readonly string[];
}

/** Names that are similar to an unknown one. A person who sends the name again means it. */
const UnknownName = ({ field, ...unknown }: UnknownNameProps): ComponentChild => [
  <span class="problem">
    <strong>{describeUnknownName(usePage().translator, unknown)}</strong>
  </span>,
  <HiddenField name={seenField(field)} value={unknown.name} />,
];

interface ProblemProps {
  problem: InputProblem;
  isEmpty: boolean;
  /** Whether every reader knows the rule. */
  isKnown: boolean;
}

/**
 * The problem in the language of the reader. The rule is in the words of the API, which are
 * English.
 */
function Problem({ problem: { detail }, isEmpty, isKnown }: ProblemProps): ComponentChild {
  const { t, language } = usePage().translator;
  const hasRule = !isEmpty && (!isKnown || language === 'en');
  const text = <strong>{t(isEmpty ? 'fillIn' : 'entryInvalid')}</strong>;
  return (
    <span class="problem">
      {text}
      {hasRule && [' ', <span lang="en" dir="ltr">{`(${detail})`}</span>]}
    </span>
  );
}
