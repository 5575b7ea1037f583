import { formSchema } from '../../kernel/form-schema.ts';
import { codeDigits } from '../two-step.ts';

/** The code that was sent to another address. */
export interface EmailCodeForm {
  readonly code: string;
}
export const EmailCodeForm = formSchema(({ code }: EmailCodeForm) =>
  /^\d{6}$/.test(codeDigits(code)) ? {} : { code: 'Enter the 6 digits from the e-mail' },
);
