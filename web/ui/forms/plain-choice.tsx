import { type PlainFieldProps, PlainSelect } from './plain-field.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A choice of one from a list of options. The placeholder is shown first, with an empty value. */
export const PlainChoice = ({
  options,
  placeholder,
  ...rest
}: Omit<PlainFieldProps<'select'>, 'children'> & {
  readonly options: readonly Option[];
  readonly placeholder?: string;
}) => (
  <PlainSelect {...rest}>
    {placeholder === undefined ? null : <option value="">{placeholder}</option>}
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </PlainSelect>
);
