import { TextField as AmplifyTextField } from '@aws-amplify/ui-react';
import type { ComponentProps, ReactNode } from 'react';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'color' | 'width' | 'height'> {
  readonly label: ReactNode;
  /** The message under the field; while present the field is marked invalid. */
  readonly error?: string | undefined;
  /** A line of help between label and field. */
  readonly hint?: ReactNode;
  readonly labelHidden?: boolean;
}

/** One line of text with label, hint and error tied to it. Takes what react-hook-form's `register` returns. */
export const TextField = ({ label, error, hint, labelHidden = false, disabled, ...rest }: TextFieldProps) => (
  <AmplifyTextField
    {...(rest as ComponentProps<typeof AmplifyTextField>)}
    label={label}
    labelHidden={labelHidden}
    hasError={Boolean(error)}
    errorMessage={error}
    descriptiveText={hint}
    isDisabled={Boolean(disabled)}
  />
);
