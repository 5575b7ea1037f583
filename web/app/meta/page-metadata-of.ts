import { matchPath } from 'react-router-dom';
import { appPaths } from '#domain/kernel/paths.ts';
import type { PageMetadata } from '#web/shell/page-metadata.ts';

type AppPath = (typeof appPaths)[number];

/** What every screen of the app is called; a new route without a name does not compile. */
const metadata: Readonly<Record<AppPath, PageMetadata>> = {
  '/auth/login': { title: 'Sign In', description: 'Sign in to see your U.S. mailbox address.' },
  '/auth/register': {
    title: 'Create Account',
    description: 'Register free and get a U.S. mailbox address in Kearny, New Jersey.',
  },
  '/auth/callback': { title: 'Verifying your account' },
  '/auth/forgot-password': { title: 'Forgot password' },
  '/auth/reset-password': { title: 'Choose a new password' },
  '/auth/resend': { title: 'Send the verification link again' },
  '/dashboard': { title: 'Dashboard' },
  '/customer/profile': { title: 'My Profile' },
  '/admin': { title: 'Admin' },
  '/admin/mailboxes': { title: 'Mailboxes' },
  '/admin/mailboxes/:number': { title: 'Mailbox {number}' },
  '/admin/notifications': { title: 'Notifications' },
  '/admin/monitoring': { title: 'Monitoring' },
  '/admin/monitoring/errors/:fingerprint': { title: 'Error group {fingerprint}' },
  '/admin/enquiries': { title: 'Enquiries' },
  '/admin/enquiries/:reference': { title: 'Enquiry {reference}' },
  '/admin/settings': { title: 'Settings' },
  '/admin/account': { title: 'My account' },
  '/staff': { title: 'Staff desk' },
  '/staff/mailboxes': { title: 'Mailboxes' },
  '/staff/mailboxes/:number': { title: 'Mailbox {number}' },
  '/staff/notifications': { title: 'Notifications' },
  '/staff/enquiries': { title: 'Enquiries' },
  '/staff/enquiries/:reference': { title: 'Enquiry {reference}' },
  '/staff/monitoring': { title: 'Monitoring' },
  '/staff/monitoring/errors/:fingerprint': { title: 'Error group {fingerprint}' },
};

/** What a path's screen is called; `undefined` for a path that no screen has. */
export const pageMetadataOf = (pathname: string): PageMetadata | undefined => {
  for (const path of appPaths) {
    const match = matchPath(path, pathname);
    if (match === null) continue;
    const { title, ...rest } = metadata[path];
    return { ...rest, title: title.replace(/\{(\w+)\}/g, (_, name: string) => match.params[name] ?? '') };
  }
  return undefined;
};
