import { AgingPage } from './aging-page.tsx';
import { BooksPage } from './books-page.tsx';

/** The books, and who owes what: one file, because the same people open both, and seldom. */
export const booksPages = { AgingPage, BooksPage } as const;
