import { PasswordField as AmplifyPasswordField } from '@aws-amplify/ui-react';
import type { ComponentProps } from 'react';
import type { TextFieldProps } from './text-field.tsx';

/** A password with a show/hide toggle. Say `autoComplete="new-password"` where one is made. */
export const PasswordField = ({
  label,
  error,
  hint,
  labelHidden = false,
  disabled,
  ...rest
}: Omit<TextFieldProps, 'type'>) => (
  <AmplifyPasswordField
    {...(rest as ComponentProps<typeof AmplifyPasswordField>)}
    label={label}
    labelHidden={labelHidden}
    hasError={Boolean(error)}
    errorMessage={error}
    descriptiveText={hint}
    isDisabled={Boolean(disabled)}
  />
);
