import { seenField, type InputProblem } from '@marquee/domain';
import {
  createContext,
  h,
  type ComponentChild,
  type ComponentChildren,
  type InputHTMLAttributes,
} from 'preact';
import { useContext } from 'preact/hooks';
import { describeUnknownName } from '../i18n/describe-name.ts';
import type { Translator } from '../i18n/translator.ts';
import { Field, HiddenField } from './fields.tsx';

/** What was sent and not accepted. */
export interface RefusedFields {
  values: Readonly<Record<string, string>>;
  problems: readonly InputProblem[];
  /** Why it was not accepted, if no field is the cause. */
  message?: string | undefined;
}

interface FormState {
  translator: Translator;
  /** Null if the form was not sent yet. */
  refused: RefusedFields | null;
}

const State = createContext<FormState | null>(null);

interface ScopeProps extends FormState {
  children?: ComponentChildren;
}

/** Gives the fields of a form their language and, after a mistake, what was sent. */
export const FormScope = ({ children, ...state }: ScopeProps): ComponentChild => (
  <State.Provider value={state}>
    {state.refused && <Problems {...state.refused} />}
    {children}
  </State.Provider>
);

/** Returns the state of the form that contains the component. */
export function useForm(): FormState {
  const state = useContext(State);
  if (state === null) throw new Error('The component is not inside a form.');
  return state;
}

/** `origins[0]` and `filter.city` belong to the fields `origins` and `filter`. */
const toFieldName = ({ name }: InputProblem): string => name.split(/[.[]/)[0] ?? name;

/** What is wrong. Problems of fields are next to them; others are listed here. */
const Problems = ({ problems, values, message }: RefusedFields): ComponentChild => {
  const { t } = useForm().translator;
  const others = problems.filter((problem) => !(toFieldName(problem) in values));
  return (
    <div class="notice refused" role="alert">
      <p>{message ?? t('checkEntries')}</p>
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
  /** What known names the script of the page suggests. */
  'data-suggest'?: 'venue' | 'city';
  /** What it is for, if its label does not say so. */
  help?: string | undefined;
  /** Whether it takes a line of its own. */
  isWide?: boolean;
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
  help,
  value,
  isWide = as === 'textarea',
  children,
  ...attributes
}: FieldProps): ComponentChild {
  const { refused } = useForm();
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
    <Field label={label} class={isWide ? 'field wide' : 'field'}>
      {h<InputHTMLAttributes>(as, { ...attributes, ...state }, isTextarea ? text : children)}
      {help !== undefined && <small class="help">{help}</small>}
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
    <strong>{describeUnknownName(useForm().translator, unknown)}</strong>
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
  const { t, language } = useForm().translator;
  const hasRule = !isEmpty && (!isKnown || language === 'en');
  const text = <strong>{t(isEmpty ? 'fillIn' : 'entryInvalid')}</strong>;
  return (
    <span class="problem">
      {text}
      {hasRule && [' ', <span lang="en" dir="ltr">{`(${detail})`}</span>]}
    </span>
  );
}
