import { homeOf } from '#web/shell/menus.ts';
import { atDesk, type Screen } from '#web/shell/screens.ts';

/** The lists of invoices: the customer's, and the desk's. The page of one is composed in the app. */
export const billingScreens: readonly Screen[] = [
  {
    path: '/dashboard/invoices',
    title: 'My invoices',
    who: ['customer'],
    menu: 'My invoices',
    back: '/dashboard',
    instead: homeOf,
    first: () => ['/api/invoices?limit=25'],
    page: async () => (await import('./my-invoices.tsx')).MyInvoicesPage,
  },
  {
    path: '/dashboard/statement',
    title: 'Statement',
    who: ['customer'],
    back: '/dashboard/invoices',
    instead: homeOf,
    page: async () => (await import('./statement/statement-page.tsx')).MyStatementPage,
  },
  ...atDesk(
    {
      path: '/billing',
      title: 'Invoices',
      may: 'invoice.read',
      menu: 'Invoices',
      first: () => ['/api/desk/invoices?limit=25&show=owed'],
      page: async () => (await import('./desk-invoices.tsx')).DeskInvoicesPage,
    },
    {
      path: '/takings',
      title: 'Takings',
      may: 'payment.read',
      back: '/billing',
      first: () => ['/api/desk/takings'],
      page: async () => (await import('./desk/takings-page.tsx')).TakingsPage,
    },
    {
      path: '/books',
      title: 'Books',
      may: 'payment.read',
      back: '/billing',
      first: () => ['/api/desk/books'],
      page: async () => (await import('./books/books-page.tsx')).BooksPage,
    },
    {
      path: '/statements/:userId',
      title: 'Statement',
      may: 'invoice.read',
      back: '/billing',
      page: async () => (await import('./statement/statement-page.tsx')).StatementPage,
    },
  ),
];
