import { sampleMails } from '#domain/parcels/order-mail/testing/all.ts';
import type { SampleMail } from '#domain/parcels/order-mail/testing/sample.ts';

const titles = [
  'Amazon: an order in one box, confirmed, as text',
  'Walmart: shipped in two boxes',
  'Target: confirmed',
  'Temu: three packages of one order',
  'A Shopify shop: on its way, as text',
];

/** Order mails to paste: of three stores, an order in three boxes, and one of a store that nobody knows. */
export const orderMails: readonly SampleMail[] = titles.map((wanted) => {
  const found = sampleMails.find(({ title }) => title === wanted);
  if (found === undefined) throw new Error(`There is no order mail: ${wanted}`);
  return found;
});
