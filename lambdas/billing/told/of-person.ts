import { owedOf } from '#domain/billing/balance.ts';
import type { Claim } from '#domain/billing/claims/claim.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { itemsIn, type OfPerson, type Part, type PersonAccess, without } from '../../runtime/of-person.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { accountPartition, toAccount } from '../accounts/account-store.ts';
import { claimKey, claimsPartition, toClaim } from '../claims/claim-items.ts';
import { claimStore } from '../claims/claim-store.ts';
import { ownerPartition, toInvoice } from '../invoice-items.ts';
import { ownAccount, ownClaim, ownInvoice } from './own-words.ts';

/** More than anybody has. */
const MOST_CLAIMS = 1000;

/** The claims of somebody. What was claimed and paid stays with the books, without what people wrote. */
const claimParts = async function* (access: PersonAccess, ids: readonly string[]): AsyncIterable<Part> {
  for (const id of ids)
    for (const row of await itemsIn(access, claimsPartition(id))) {
      yield { item: row, closing: 'kept' };
      const item = await getItem(access.client, access.table, claimKey(String(row.reference)));
      if (item === undefined) continue;
      const claim = toClaim(item);
      const acts = claim.acts.map(({ said: _, ...act }) => act);
      const added = claim.added?.map((one) => ({ ...one, text: '' }));
      yield {
        item,
        shown: ownClaim(claim),
        closing: without(item, { story: '', acts, ...(added === undefined ? {} : { added }) }),
      };
    }
};

/** The claims of somebody that are still open. */
const openClaims = async (access: PersonAccess, ids: readonly string[]): Promise<readonly Claim[]> =>
  (await claimStore(access.client, access.table).ofOwner(ids, MOST_CLAIMS)).filter(
    ({ closedAt }) => closedAt === undefined,
  );

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
    yield* claimParts(access, ids);
  },
  keeps: async (access, { ids }) => {
    const items = await Promise.all(ids.map((id) => itemsIn(access, ownerPartition(id))));
    return items.flat().length > 0 ? ['invoices'] : [];
  },
  waits: async (access, { ids }) => {
    const claims = (await openClaims(access, ids)).map(
      ({ reference, shipment: number }) =>
        ({
          what: 'shipment',
          words: `Claim ${reference}: we have not settled it yet.`,
          path: pathTo('/dashboard/shipments/:number', { number }),
        }) as const,
    );
    const items = await Promise.all(ids.map((id) => itemsIn(access, ownerPartition(id))));
    const unpaid = items.flat().flatMap((item) => {
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
    return [...unpaid, ...claims];
  },
};
