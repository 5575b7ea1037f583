import { owedOf } from '#domain/billing/balance.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { itemsIn, type OfPerson } from '../../runtime/of-person.ts';
import { accountPartition, toAccount } from '../accounts/account-store.ts';
import { ownerPartition, toInvoice } from '../invoice-items.ts';
import { ownAccount, ownInvoice } from './own-words.ts';

/**
 * Invoices stay as they are: the law asks for them. Nobody leaves while money is owed on either side, so that nothing is open on a
 * credit account that goes.
 */
export const ofPerson: OfPerson<'BILLING_TABLE'> = {
  table: 'BILLING_TABLE',
  heading: 'Invoices and payments',
  parts: async function* (access, { ids }) {
    for (const id of ids)
      for (const item of await itemsIn(access, ownerPartition(id)))
        yield { item, shown: ownInvoice(toInvoice(item)), closing: 'kept' };
    for (const id of ids)
      for (const item of await itemsIn(access, accountPartition(id)))
        yield { item, shown: ownAccount(toAccount(item)), closing: 'deleted' };
  },
  keeps: async (access, { ids }) => {
    const items = await Promise.all(ids.map((id) => itemsIn(access, ownerPartition(id))));
    return items.flat().length > 0 ? ['invoices'] : [];
  },
  waits: async (access, { ids }) => {
    const items = await Promise.all(ids.map((id) => itemsIn(access, ownerPartition(id))));
    return items.flat().flatMap((item) => {
      const invoice = toInvoice(item);
      const { number } = invoice;
      const owed = owedOf(invoice);
      if (owed === 0) return [];
      const words =
        owed > 0
          ? `Invoice ${number}: ${dollars(owed)} is still to be paid.`
          : `Invoice ${number}: we have ${dollars(-owed)} to give back to you.`;
      return [{ what: 'invoice', words, path: pathTo('/dashboard/invoices/:number', { number }) } as const];
    });
  },
};
