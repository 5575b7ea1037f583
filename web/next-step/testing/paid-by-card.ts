import { rememberBack, rememberOwed } from '../owed-before.ts';

/** As after somebody came back from the card provider, where they paid `amount` of the `owed` cents of an invoice. */
export const paidByCard = (invoice: string, sums: Parameters<typeof rememberOwed>[1]): void => {
  rememberOwed(invoice, sums);
  rememberBack(invoice);
};
