import {
  h,
  type ComponentChildren,
  type InputHTMLAttributes,
  type LabelHTMLAttributes,
  type ComponentChild,
} from 'preact';

interface FieldProps extends LabelHTMLAttributes {
  label: string;
  children?: ComponentChildren;
}

/** A form control with its label above it. */
export const Field = ({ label, children, ...attributes }: FieldProps): ComponentChild =>
  h('label', { class: 'field', ...attributes }, h('span', null, label), children);

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  isChecked: boolean;
  children?: ComponentChildren;
}

/** A radio button or checkbox with its label behind it. */
export const Choice = ({ type, name, value, isChecked, children }: ChoiceProps): ComponentChild =>
  h(
    'label',
    { class: 'choice' },
    h('input', { type, name, value, checked: isChecked }),
    ' ',
    children,
  );

export const HiddenField = ({
  name,
  value,
}: Required<Pick<InputHTMLAttributes, 'name' | 'value'>>): ComponentChild =>
  h('input', { type: 'hidden', name, value });
