import { homeOf } from '#web/shell/menus.ts';
import { atDesk, type Screen } from '#web/shell/screens.ts';

/** The screens of invoices: the customer's, and the desk's. */
export const billingScreens: readonly Screen[] = [
  {
    path: '/dashboard/invoices',
    title: 'My invoices',
    who: ['customer'],
    menu: 'My invoices',
    back: '/dashboard',
    instead: homeOf,
    page: async () => (await import('./my-invoices.tsx')).MyInvoicesPage,
  },
  {
    path: '/dashboard/invoices/:number',
    title: 'Invoice {number}',
    who: ['customer'],
    back: '/dashboard/invoices',
    page: async () => (await import('./my-invoices.tsx')).MyInvoicePage,
  },
  ...atDesk(
    {
      path: '/billing',
      title: 'Invoices',
      may: 'invoice.read',
      menu: 'Invoices',
      page: async () => (await import('./desk-invoices.tsx')).DeskInvoicesPage,
    },
    {
      path: '/billing/:number',
      title: 'Invoice {number}',
      may: 'invoice.read',
      back: '/billing',
      page: async () => (await import('./desk-invoices.tsx')).DeskInvoicePage,
    },
  ),
];
