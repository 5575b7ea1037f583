import { sameAtDesk } from '#web/shell/same-at-desk.ts';
import type { DeclaredScreen } from '#web/shell/screens.ts';

/** The mailbox of a customer: composed by the app, for its address belongs to the identity. */
export const mailboxScreen: DeclaredScreen = {
  path: '/dashboard/mailbox',
  title: 'My mailbox',
  who: ['customer'],
  back: '/dashboard',
  instead: sameAtDesk('/parcels', 'parcel.read'),
  first: () => ['/api/parcels?which=here&limit=50', '/api/pre-alerts?which=open&limit=50'],
};
