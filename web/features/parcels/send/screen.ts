import { sameAtDesk } from '#web/shell/same-at-desk.ts';
import type { DeclaredScreen } from '#web/shell/screens.ts';

/** Where customers send parcels on. */
export const sendScreen: DeclaredScreen = {
  path: '/dashboard/mailbox/send',
  title: 'Send parcels on',
  who: ['customer'],
  back: '/dashboard/mailbox',
  instead: sameAtDesk('/parcels', 'parcel.read'),
  first: () => ['/api/parcels?which=here&limit=50', '/api/shipments?limit=1'],
  page: async () => (await import('./send-page.tsx')).SendPage,
};
