import { sameAtDesk } from '#web/shell/same-at-desk.ts';
import type { DeclaredScreen } from '#web/shell/screens.ts';

/** One parcel, as its owner sees it. */
export const ownParcelScreen: DeclaredScreen = {
  path: '/dashboard/mailbox/:code',
  title: 'Parcel {code}',
  who: ['customer'],
  back: '/dashboard/mailbox',
  instead: sameAtDesk('/parcels/:code', 'parcel.read'),
  first: ({ code }) => [`/api/parcels/${code}`],
  page: async () => (await import('./parcel-page.tsx')).ParcelPage,
};
