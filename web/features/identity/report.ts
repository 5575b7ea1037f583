/** `ann@example.com` as `a***@example.com`: enough for support to ask, too little to leak. */
export const maskedEmail = (email: string): string => email.trim().replace(/^(.)[^@]*(@.*)?$/, '$1***$2');

/** Logs a failed registration with what was tried and for whom, masked (specification §7). */
export const reportRegistration = (thrown: unknown, email: string): void =>
  console.warn('Registration failed', {
    action: 'sign_up',
    email: maskedEmail(email),
    error: nameOf(thrown),
  });

/** Logs why the profile was not updated after sign-up; the account stands regardless. */
export const reportProfileUpdate = (thrown: unknown): void =>
  console.warn('Profile update after sign-up failed', { error: nameOf(thrown) });

/** Logs a login form that was not sent, as a validation error (specification §5). */
export const reportValidation = (field: string, message: string): void =>
  console.warn('Validation error', { action: 'sign_in', field, message });

const nameOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
