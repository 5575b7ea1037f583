import { sameAtDesk } from '#web/shell/same-at-desk.ts';
import type { DeclaredScreen } from '#web/shell/screens.ts';

/** Where customers ask for a parcel that they miss. */
export const missingScreen: DeclaredScreen = {
  path: '/dashboard/mailbox/missing',
  title: 'A parcel is missing',
  who: ['customer'],
  back: '/dashboard/mailbox',
  instead: sameAtDesk('/parcel-traces', 'parcel.read'),
  first: () => ['/api/parcel-traces?limit=20'],
  page: async () => (await import('./missing-page.tsx')).MissingPage,
};
