import { type PlainFieldProps, PlainInput } from './plain-field.tsx';

export type TextFieldProps = PlainFieldProps<'input'>;

/**
 * One line of text in a form of the app. Takes what react-hook-form's `register` returns. Its forms say themselves what may stay empty, so
 * nothing is marked as optional.
 */
export const TextField = (props: TextFieldProps) => <PlainInput optional={false} {...props} />;
