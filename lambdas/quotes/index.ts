/** What functions of other domains may use: the quote that a shipment is made of and the one that somebody registers for, all quotes and what waits in them, ZIP codes, the price of what a guest asks for, and the price group of a person. */
export { allQuotes } from './all-quotes.ts';
export { type GroupOf, groupOf } from './group/group-of.ts';
export { type PriceForm, priceForm } from './pricing/price-request.ts';
export { quoteReader } from './quote-reader.ts';
export { quoteToBookReader, type ReadQuoteToBook } from './quote-to-book.ts';
export { type FindZipCode, findZipCode } from './zip-codes.ts';
