import {
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
export const Field = ({ label, children, ...attributes }: FieldProps): ComponentChild => (
  <label class="field" {...attributes}>
    <span>{label}</span>
    {children}
  </label>
);

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  isChecked: boolean;
  children?: ComponentChildren;
}

/** A radio button or checkbox with its label behind it. */
export const Choice = ({ type, name, value, isChecked, children }: ChoiceProps): ComponentChild => (
  <label class="choice">
    <input type={type} name={name} value={value} checked={isChecked} /> {children}
  </label>
);

export const HiddenField = ({
  name,
  value,
}: Required<Pick<InputHTMLAttributes, 'name' | 'value'>>): ComponentChild => (
  <input type="hidden" name={name} value={value} />
);
