import type { ComponentProps, ReactNode } from 'react';

/** The props of each field, beside the attributes of its element. */
export type FieldProps<Tag extends 'input' | 'select'> = Omit<
  ComponentProps<Tag>,
  'size' | 'color' | 'width' | 'height' | 'multiple'
> & {
  readonly label: ReactNode;
  /** The message under the field; while present the field is marked invalid. */
  readonly error?: string | undefined;
  /** A line of help between label and field. */
  readonly hint?: ReactNode;
  readonly labelHidden?: boolean;
};

/** The same props with Amplify's names. */
export const forAmplify = <Tag extends 'input' | 'select'>({
  error,
  hint,
  labelHidden = false,
  disabled,
  ...rest
}: FieldProps<Tag>) => ({
  ...rest,
  labelHidden,
  hasError: Boolean(error),
  errorMessage: error,
  descriptiveText: hint,
  isDisabled: Boolean(disabled),
});
