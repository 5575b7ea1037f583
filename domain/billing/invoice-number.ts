import * as z from 'zod/mini';

/** The number of an invoice. Numbers rise; some are never used. */
export const InvoiceNumber = z
  .string()
  .check(z.regex(/^INV-\d{7}$/, 'An invoice number looks like INV-1000001.'));
