import { SelectField as AmplifySelectField } from '@aws-amplify/ui-react';
import type { ComponentProps } from 'react';
import { type FieldProps, forAmplify } from './for-amplify.ts';

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export type SelectFieldProps = FieldProps<'select'> & {
  readonly options: readonly SelectOption[];
  /** Shown first with an empty value, such as 'Choose a state'. */
  readonly placeholder?: string;
};

/** A choice of one from a list, the platform's own, with label, hint and error tied to it. */
export const SelectField = ({ options, placeholder, ...props }: SelectFieldProps) => (
  <AmplifySelectField {...(forAmplify(props) as ComponentProps<typeof AmplifySelectField>)}>
    {placeholder === undefined ? null : <option value="">{placeholder}</option>}
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </AmplifySelectField>
);
