import { type PlainFieldProps, PlainSelect } from './plain-field.tsx';

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export type SelectFieldProps = Omit<PlainFieldProps<'select'>, 'children'> & {
  readonly options: readonly SelectOption[];
  /** Shown first with an empty value, such as 'Choose a state'. */
  readonly placeholder?: string;
};

/** A choice of one from a list in a form of the app, the platform's own. */
export const SelectField = ({ options, placeholder, ...props }: SelectFieldProps) => (
  <PlainSelect optional={false} {...props}>
    {placeholder === undefined ? null : <option value="">{placeholder}</option>}
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </PlainSelect>
);
