import { sameAtDesk } from '#web/shell/same-at-desk.ts';
import type { DeclaredScreen } from '#web/shell/screens.ts';

/** Where customers tell us of parcels that come. */
export const announceScreen: DeclaredScreen = {
  path: '/dashboard/mailbox/announce',
  title: 'Announce a parcel',
  who: ['customer'],
  back: '/dashboard/mailbox',
  instead: sameAtDesk('/parcels', 'parcel.read'),
  page: async () => (await import('./announce-page.tsx')).AnnouncePage,
};
