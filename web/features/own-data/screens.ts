import { roles } from '#domain/kernel/role.ts';
import type { DeclaredScreen } from '#web/shell/screens.ts';

/** The screens on which people see what we hold of them, and leave. */
export const ownDataScreens: readonly DeclaredScreen[] = [
  {
    path: '/customer/close-account',
    title: 'Close my account',
    who: ['customer', ...roles.filter((role) => role !== 'customer')],
    back: '/customer/profile',
    first: () => ['/api/account-closing', '/api/two-step'],
    page: async () => (await import('./close-account-page.tsx')).CloseAccountPage,
  },
  {
    path: '/customer/my-data',
    title: 'Download my data',
    who: ['customer', ...roles.filter((role) => role !== 'customer')],
    back: '/customer/profile',
    page: async () => (await import('./my-data-page.tsx')).MyDataPage,
  },
];
