/** What functions of other domains may use: the quote that a shipment is made of, all quotes and what waits in them, and ZIP codes. */
export { allQuotes } from './all-quotes.ts';
export { quoteReader } from './quote-reader.ts';
export { type FindZipCode, findZipCode } from './zip-codes.ts';
