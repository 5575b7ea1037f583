import { SelectField as AmplifySelectField } from '@aws-amplify/ui-react';
import type { ComponentProps, ReactNode } from 'react';

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'size' | 'color' | 'width' | 'height' | 'multiple'> {
  readonly label: ReactNode;
  readonly options: readonly SelectOption[];
  /** Shown first with an empty value, such as 'Choose a state'. */
  readonly placeholder?: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly labelHidden?: boolean;
}

/** A choice of one from a list, the platform's own, with label, hint and error tied to it. */
export const SelectField = ({
  label,
  options,
  placeholder,
  error,
  hint,
  labelHidden = false,
  disabled,
  ...rest
}: SelectFieldProps) => (
  <AmplifySelectField
    {...(rest as ComponentProps<typeof AmplifySelectField>)}
    label={label}
    labelHidden={labelHidden}
    hasError={Boolean(error)}
    errorMessage={error}
    descriptiveText={hint}
    isDisabled={Boolean(disabled)}
  >
    {placeholder === undefined ? null : <option value="">{placeholder}</option>}
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </AmplifySelectField>
);
