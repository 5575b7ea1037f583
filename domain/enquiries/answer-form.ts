import { formSchema } from '../kernel/form-schema.ts';

/** An answer as it is written to the sender of an enquiry. Apart from the rules of the public form, which does without zod. */
export interface AnswerForm {
  readonly message: string;
}

export const AnswerForm = formSchema(({ message }: AnswerForm) =>
  message.trim() ? {} : { message: 'Write what the sender shall read' },
);
