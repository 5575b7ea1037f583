import { homeOf } from '#web/shell/home-of.ts';
import { sameAtDesk } from '#web/shell/same-at-desk.ts';
import { atDesk, type DeclaredScreen } from '#web/shell/screens.ts';

/** Invoices, statements and the books: the customer's screens, and the desk's. */
export const billingScreens: readonly DeclaredScreen[] = [
  {
    path: '/dashboard/invoices',
    title: 'My invoices',
    who: ['customer'],
    menu: 'My invoices',
    back: '/dashboard',
    instead: homeOf,
    first: () => ['/api/invoices?limit=25'],
    page: async () => (await import('./mine/my-invoices.tsx')).MyInvoicesPage,
  },
  {
    path: '/dashboard/invoices/:number',
    title: 'Invoice {number}',
    who: ['customer'],
    back: '/dashboard/invoices',
    instead: sameAtDesk('/billing/:number', 'invoice.read'),
    first: ({ number }) => [`/api/invoices/${number}`],
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
    },
    {
      path: '/billing/:number',
      title: 'Invoice {number}',
      may: 'invoice.read',
      back: '/billing',
      first: ({ number }) => [`/api/desk/invoices/${number}`],
    },
    {
      path: '/claims',
      title: 'Claims',
      may: 'invoice.read',
      menu: 'Claims',
      first: () => ['/api/desk/books/claims?show=open&limit=25'],
      page: async () => (await import('./claims/claim-pages.ts')).claimPages.ClaimListPage,
    },
    {
      path: '/claims/:reference',
      title: 'Claim {reference}',
      may: 'invoice.read',
      back: '/claims',
      page: async () => (await import('./claims/claim-pages.ts')).claimPages.ClaimPage,
    },
    {
      path: '/aging',
      title: 'Who owes what',
      may: 'invoice.read',
      back: '/billing',
      first: () => ['/api/desk/books/aging'],
      page: async () => (await import('./books/books-pages.ts')).booksPages.AgingPage,
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
      page: async () => (await import('./books/books-pages.ts')).booksPages.BooksPage,
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
