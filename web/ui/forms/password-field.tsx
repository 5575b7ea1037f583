import { PasswordField as AmplifyPasswordField } from '@aws-amplify/ui-react';
import type { ComponentProps } from 'react';
import { forAmplify } from './for-amplify.ts';
import type { TextFieldProps } from './text-field.tsx';

/** A password field with a show/hide toggle. For a new password set `autoComplete="new-password"`. */
export const PasswordField = (props: Omit<TextFieldProps, 'type'>) => (
  <AmplifyPasswordField {...(forAmplify(props) as ComponentProps<typeof AmplifyPasswordField>)} />
);
