import { formSchema } from '../../kernel/form-schema.ts';

/** An answer to the sender of an enquiry. It is not in `validation.ts`, because the public form must load without zod. */
export interface AnswerForm {
  readonly message: string;
}

export const AnswerForm = formSchema(({ message }: AnswerForm) =>
  message.trim() ? {} : { message: 'Write your answer' },
);
