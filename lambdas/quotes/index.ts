/** What functions of other domains may use: the quote that a shipment is made of. */
export { quoteReader } from './quote-reader.ts';
export { type FindZipCode, findZipCode } from './zip-codes.ts';
