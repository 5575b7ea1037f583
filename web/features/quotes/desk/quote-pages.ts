import { QuoteListPage } from './list/quote-list-page.tsx';
import { DeskQuotePage } from './quote-page.tsx';

/** The desk's pages of quotes: one file, because the list shows a quote in its panel. */
export const quotePages = { DeskQuotePage, QuoteListPage } as const;
