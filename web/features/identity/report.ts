import { isRefusedSignUp } from '#domain/identity/provider-errors.ts';
import { logProblem, reportError } from '#web/telemetry/telemetry.ts';

/** `ann@example.com` as `a***@example.com`: enough for support to ask, too little to leak. */
export const maskedEmail = (email: string): string => email.trim().replace(/^(.)[^@]*(@.*)?$/, '$1***$2');

/**
 * Logs a failed registration with the action and the masked address (trade.md, What the owner fixed). A refusal stays on the device,
 * because monitoring shows our own errors and could not tell them from mistyped forms.
 */
export const reportRegistration = (thrown: unknown, email: string): void => {
  const metadata = { email: maskedEmail(email), error: nameOf(thrown) };
  console.warn('Registration failed', { action: 'sign_up', ...metadata });
  if (isRefusedSignUp(thrown)) logProblem('warn', 'Registration failed', { action: 'sign_up', ...metadata });
  else reportError(thrown, { action: 'sign_up', metadata });
};

/** Reports why the profile was not updated after sign-up; the account exists regardless. */
export const reportProfileUpdate = (thrown: unknown): void => {
  console.warn('Profile update after sign-up failed', { error: nameOf(thrown) });
  reportError(thrown, { action: 'update_profile' });
};

/** Logs a login form that was not sent, as a validation error (trade.md, What the owner fixed). */
export const reportValidation = (field: string, message: string): void => {
  const context = { action: 'sign_in', field, message };
  console.warn('Validation error', context);
  logProblem('warn', 'Validation error', context);
};

const nameOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
