import type { DeclaredScreen } from '#web/shell/screens.ts';

/** Where customers send parcels on. */
export const sendScreen: DeclaredScreen = {
  path: '/dashboard/mailbox/send',
  title: 'Send parcels on',
  who: ['customer'],
  back: '/dashboard/mailbox',
  first: () => ['/api/parcels?which=here&limit=50', '/api/shipments?limit=1'],
  page: async () => (await import('./send-page.tsx')).SendPage,
};
