import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';

/** The e-mail field of the surrounding form. */
export const EmailField = ({
  autoComplete = 'username',
  label = 'E-mail',
}: {
  readonly autoComplete?: string;
  readonly label?: string;
}) => (
  <PlainInput
    id="email"
    label={label}
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    autoCapitalize="none"
    spellCheck={false}
    required
    {...useFields<{ email: string }>()('email')}
  />
);
