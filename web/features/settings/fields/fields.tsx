import { type ReactNode, useState } from 'react';
import { type FieldPath, type FieldValues, get, useController, useFormContext } from 'react-hook-form';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { type NumberKind, numberFormats } from './number-formats.ts';

interface FieldProps<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: ReactNode;
  /** For rows below the first, whose columns have headings already. */
  readonly labelHidden?: boolean;
}

interface TextProps<Name extends string> extends FieldProps<Name> {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time';
  readonly placeholder?: string;
  /** Name for screen readers, where the label is short or hidden. */
  readonly 'aria-label'?: string;
  /** First day that may be chosen. */
  readonly min?: string;
  /** An empty field is `undefined`, not an empty text. */
  readonly optional?: boolean;
}

const orNone = (text: string): string | undefined => text || undefined;

const Text = ({ optional = false, ...props }: TextProps<string>) => (
  <TextField {...props} {...useFields()(props.name, undefined, optional ? orNone : undefined)} />
);

const LongText = ({ labelHidden: _always, ...props }: FieldProps<string>) => (
  <PlainTextArea rows={3} required {...props} {...useFields()(props.name)} />
);

interface ChoiceProps<Name extends string> extends FieldProps<Name> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Set where the values are numbers, such as days of the week. */
  readonly numbers?: boolean;
}

const Choice = ({ numbers = false, ...props }: ChoiceProps<string>) => (
  <SelectField {...props} {...useFields()(props.name, undefined, numbers ? Number : undefined)} />
);

interface NumericProps<Name extends string> extends FieldProps<Name> {
  readonly kind?: NumberKind;
  readonly placeholder?: string;
  /** Name for screen readers, where the label is short or hidden. */
  readonly 'aria-label'?: string;
  /** An empty field is `undefined`, not an invalid number. */
  readonly optional?: boolean;
}

/** The text stays in the input, because the form's hook for numbers replaces an empty value by the loaded one. */
const OptionalNumeric = ({ kind = 'number', ...props }: Omit<NumericProps<string>, 'optional'>) => {
  const read = (text: unknown): number | undefined =>
    text === undefined || text === '' ? undefined : numberFormats[kind].read(String(text));
  return (
    <TextField
      {...props}
      inputMode="decimal"
      autoComplete="off"
      {...useFields()(props.name, undefined, read)}
    />
  );
};

/** A number as typed text; the form's value is the number, NaN for invalid text. */
const RequiredNumeric = ({ name, kind = 'number', ...props }: Omit<NumericProps<string>, 'optional'>) => {
  const { clearErrors, formState } = useFormContext();
  const { field } = useController({ name });
  const { read, write } = numberFormats[kind];
  const [typed, setTyped] = useState(() => write(field.value));
  const found: { readonly message?: string } | undefined = get(formState.errors, name);
  return (
    <TextField
      {...props}
      name={name}
      ref={field.ref}
      onBlur={field.onBlur}
      inputMode="decimal"
      autoComplete="off"
      // A value that was loaded replaces the typed text.
      value={Object.is(read(typed), field.value) ? typed : write(field.value)}
      onChange={({ target }) => {
        setTyped(target.value);
        clearErrors(name);
        field.onChange(read(target.value));
      }}
      error={found?.message}
    />
  );
};

const Numeric = ({ optional = false, ...props }: NumericProps<string>) =>
  optional ? <OptionalNumeric {...props} /> : <RequiredNumeric {...props} />;

const Check = ({ labelHidden: _always, ...props }: FieldProps<string>) => {
  const { error: _none, ...bound } = useFields()(props.name);
  return <CheckField {...props} {...bound} />;
};

/** A field component that accepts only the names of one form's fields. */
type Of<Props> = (props: Props) => ReactNode;

/** The fields of a form by its values: a name that the form does not have does not compile. */
export const fieldsOf = <Values extends FieldValues>() => {
  type Name = FieldPath<Values>;
  return {
    Text: Text as Of<TextProps<Name>>,
    LongText: LongText as Of<FieldProps<Name>>,
    Choice: Choice as Of<ChoiceProps<Name>>,
    Numeric: Numeric as Of<NumericProps<Name>>,
    Check: Check as Of<FieldProps<Name>>,
  };
};
