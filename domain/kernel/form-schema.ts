import * as z from 'zod/mini';
import type { FieldErrors } from './field-errors.ts';

/** Says what is wrong with each field of a form as issues of its schema, in the order of the rules. */
export const addIssues = (issues: z.core.$ZodRawIssue[], input: unknown, errors: FieldErrors): void => {
  for (const [field, message] of Object.entries(errors))
    if (message) issues.push({ code: 'custom', path: [field], message, input });
};

/** A form of texts that is held to rules over the whole of it, as a schema with one issue for each wrong field. */
export const formSchema = <Form extends object>(
  errorsOf: (form: Form) => FieldErrors,
): z.ZodMiniType<Form, Form> =>
  z.custom<Form>().check(({ value, issues }) => addIssues(issues, value, errorsOf(value)));
