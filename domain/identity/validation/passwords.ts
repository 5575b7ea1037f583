import { firstMessage } from '../../kernel/field-errors.ts';

const PASSWORD_MIN_LENGTH = 8;
/** Limit of the pool. */
const PASSWORD_MAX_LENGTH = 256;

const isStrong = (password: string): boolean =>
  /[A-Z]/.test(password) && /[a-z]/.test(password) && /\d/.test(password);

/** The problem of a new password. Passwords are never trimmed: the pool refuses blanks at either end, so the form does, too. */
export const newPasswordProblem = (password: string): string | undefined =>
  firstMessage(
    !password && 'Password is required',
    password.length < PASSWORD_MIN_LENGTH && `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
    !isStrong(password) && 'Password must contain uppercase, lowercase, and number',
    password.trim() !== password && 'Password must not begin or end with a space',
    password.length > PASSWORD_MAX_LENGTH && `Password must be at most ${PASSWORD_MAX_LENGTH} characters`,
  );

/** The problem of the repetition of a new password. */
export const confirmPasswordProblem = (password: string, confirmation: string): string | undefined =>
  firstMessage(
    !confirmation && 'Please confirm your password',
    confirmation !== password && 'Passwords do not match',
  );
