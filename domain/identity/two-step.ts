import * as z from 'zod/mini';
import type { FieldErrors } from '../kernel/field-errors.ts';
import { formSchema } from '../kernel/form-schema.ts';
import { type Role, roles } from '../kernel/role.ts';

/** The claim of an ID token with the roles, separated by spaces, that the person gets as soon as two-step sign-in is on. */
export const ROLES_AFTER_TWO_STEP = 'roles_after_two_step';

/** The waiting roles in the claims of a token; none when nothing waits. Screens use them, the API does not. */
export const rolesAfterTwoStep = (claims: Readonly<Record<string, unknown>>): readonly Role[] => {
  const names = String(claims[ROLES_AFTER_TWO_STEP] ?? '').split(' ');
  return roles.filter((role) => names.includes(role));
};

/** The two-step sign-in of one person. */
export const TwoStep = z.object({
  on: z.boolean(),
  /** When it was turned on, as far as we were told. */
  since: z.optional(z.string()),
  /** True when this stage asks it of everybody who works here. */
  askedOfStaff: z.boolean(),
});
export type TwoStep = z.infer<typeof TwoStep>;

/** Why an admin turned off the two-step sign-in of somebody. */
export const ResetReason = z
  .string()
  .check(
    z.trim(),
    z.minLength(5, 'Say in a few words why, such as: lost phone, called from the number we know'),
    z.maxLength(300, 'Please keep the reason under 300 characters'),
  );

/** A reset by an admin. `by` is the id of the admin, `byName` their name at that time. */
export const TwoStepReset = z.object({
  at: z.string(),
  by: z.string(),
  byName: z.string(),
  reason: z.string(),
});
export type TwoStepReset = z.infer<typeof TwoStepReset>;

/** The digits of a typed or pasted code; apps show it with a space in the middle. */
export const codeDigits = (typed: string): string => typed.replace(/[\s-]/g, '');

const codeProblem = (code: string): FieldErrors<'code'> =>
  /^\d{6}$/.test(codeDigits(code)) ? {} : { code: 'Enter the 6 digits that your app shows' };

const passwordProblem = (password: string): FieldErrors<'password'> =>
  password ? {} : { password: 'Password is required' };

/** The second step of signing in. */
export interface CodeForm {
  readonly code: string;
}
export const CodeForm = formSchema(({ code }: CodeForm) => codeProblem(code));

/** Turning two-step sign-in on: the first code, and the password as a proof that it is not somebody at a computer left open. */
export interface TurnOnForm extends CodeForm {
  readonly password: string;
}
export const TurnOnForm = formSchema(({ code, password }: TurnOnForm) => ({
  ...codeProblem(code),
  ...passwordProblem(password),
}));

/** Turning it off. */
export interface TurnOffForm {
  readonly password: string;
}
export const TurnOffForm = formSchema(({ password }: TurnOffForm) => passwordProblem(password));
