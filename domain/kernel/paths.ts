/** Pages rendered to static HTML at build. */
export const sitePaths = ['/'] as const;

/** Routes of the app, as its router declares them; a test holds the two together. */
export const appPaths = [
  '/auth/login',
  '/auth/register',
  '/auth/callback',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/resend',
  '/dashboard',
  '/customer/profile',
  '/admin',
  '/admin/mailboxes',
  '/admin/mailboxes/:number',
  '/admin/notifications',
  '/admin/monitoring',
  '/admin/monitoring/errors/:fingerprint',
  '/admin/account',
  '/staff',
  '/staff/mailboxes',
  '/staff/mailboxes/:number',
  '/staff/notifications',
  '/staff/monitoring',
  '/staff/monitoring/errors/:fingerprint',
] as const;
