import * as z from 'zod/mini';
import type { FieldErrors } from './field-errors.ts';

/** Adds the problem of each field of a form as an issue of its schema, in the order given. */
export const addIssues = (issues: z.core.$ZodRawIssue[], input: unknown, errors: FieldErrors): void => {
  for (const [field, message] of Object.entries(errors))
    if (message) issues.push({ code: 'custom', path: [field], message, input });
};

/** The schema of a form that is validated as a whole, with one issue for each invalid field. */
export const formSchema = <Form extends object>(
  errorsOf: (form: Form) => FieldErrors,
): z.ZodMiniType<Form, Form> =>
  z.custom<Form>().check(({ value, issues }) => addIssues(issues, value, errorsOf(value)));
