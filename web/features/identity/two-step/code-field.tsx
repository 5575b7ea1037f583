import type { CodeForm } from '#domain/identity/two-step.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';

/** The field for a code. It takes a pasted one with a space in the middle, as apps show it. */
export const CodeField = ({ hint }: { readonly hint?: string }) => (
  <PlainInput
    id="code"
    label="6-digit code"
    {...(hint === undefined ? {} : { hint })}
    inputMode="numeric"
    autoComplete="one-time-code"
    required
    {...useFields<CodeForm>()('code')}
  />
);
