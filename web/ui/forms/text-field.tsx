import { TextField as AmplifyTextField } from '@aws-amplify/ui-react';
import type { ComponentProps } from 'react';
import { type FieldProps, forAmplify } from './for-amplify.ts';

export type TextFieldProps = FieldProps<'input'>;

/** One line of text with label, hint and error tied to it. Takes what react-hook-form's `register` returns. */
export const TextField = (props: TextFieldProps) => (
  <AmplifyTextField {...(forAmplify(props) as ComponentProps<typeof AmplifyTextField>)} />
);
