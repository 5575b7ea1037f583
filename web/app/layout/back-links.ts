import { matchPath } from 'react-router-dom';
import type { MenuLink } from '#web/shell/menus.ts';

const parents: readonly { readonly of: string; readonly to: string; readonly label: string }[] = [
  { of: '/customer/profile', to: '/dashboard', label: 'Dashboard' },
  { of: '/admin/mailboxes/:number', to: '/admin/mailboxes', label: 'Mailboxes' },
  { of: '/staff/mailboxes/:number', to: '/staff/mailboxes', label: 'Mailboxes' },
  { of: '/admin/enquiries/:reference', to: '/admin/enquiries', label: 'Enquiries' },
  { of: '/staff/enquiries/:reference', to: '/staff/enquiries', label: 'Enquiries' },
];

/** The way back that a phone shows above a screen, for screens that are reached from another. */
export const backLinkOf = (pathname: string): MenuLink | undefined =>
  parents.find(({ of }) => matchPath(of, pathname) !== null);
