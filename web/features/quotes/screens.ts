import { homeOf } from '#web/shell/home-of.ts';
import { sameAtDesk } from '#web/shell/same-at-desk.ts';
import { atDesk, type DeclaredScreen } from '#web/shell/screens.ts';

/** The screens of quotes: the customer's, the one behind the link of an e-mail, and the desk's. */
export const quoteScreens: readonly DeclaredScreen[] = [
  {
    path: '/dashboard/quotes',
    title: 'My quotes',
    who: ['customer'],
    menu: 'My quotes',
    back: '/dashboard',
    instead: homeOf,
    page: async () => (await import('./mine/my-quotes-page.tsx')).MyQuotesPage,
  },
  {
    path: '/dashboard/quotes/:reference',
    title: 'Quote {reference}',
    who: ['customer'],
    back: '/dashboard/quotes',
    instead: sameAtDesk('/quotes/:reference', 'quote.read'),
    page: async () => (await import('./mine/my-quote-page.tsx')).MyQuotePage,
  },
  {
    path: '/dashboard/open-quote',
    title: 'Your quote',
    who: 'anyone',
    page: async () => (await import('./letter/open-quote-page.tsx')).OpenQuotePage,
  },
  ...atDesk(
    {
      path: '/quotes',
      title: 'Quotes',
      may: 'quote.read',
      menu: 'Quotes',
      first: () => ['/api/desk/quotes/waiting?limit=25'],
      page: async () => (await import('./desk/quote-pages.ts')).quotePages.QuoteListPage,
    },
    {
      path: '/quotes/:reference',
      title: 'Quote {reference}',
      may: 'quote.read',
      back: '/quotes',
      first: ({ reference }) => [`/api/desk/quotes/${reference}`],
      page: async () => (await import('./desk/quote-pages.ts')).quotePages.DeskQuotePage,
    },
    {
      path: '/customers/:id/quote',
      title: 'New quote',
      may: 'quote.manage',
      back: '/customers/:id',
      page: async () => (await import('./desk/quote-for-page.tsx')).QuoteForPage,
    },
  ),
];
