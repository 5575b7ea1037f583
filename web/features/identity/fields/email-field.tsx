import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';

/** The e-mail field of the surrounding form. */
export const EmailField = ({ autoComplete = 'username' }: { readonly autoComplete?: string }) => (
  <PlainInput
    id="email"
    label="Email"
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    autoCapitalize="none"
    spellCheck={false}
    required
    {...useFields<{ email: string }>()('email')}
  />
);
