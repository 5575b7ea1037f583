import type { CreditAccount } from '#domain/billing/accounts/account.ts';
import type { Claim } from '#domain/billing/claims/claim.ts';
import { claimKindNames, claimStateNames } from '#domain/billing/claims/words.ts';
import type { Entry } from '#domain/billing/entries.ts';
import { entryWords, numberShown } from '#domain/billing/entry-words.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { Shown } from '#domain/kernel/shown-fields.ts';
import { priceLines } from '../../runtime/own-words.ts';

const entryOf = (entry: Entry): Shown => ({
  at: entry.at,
  what: `${entryWords(entry)}: ${dollars(entry.amount)}`,
  price: entry.kind === 'CHARGE' ? priceLines(entry.lines) : undefined,
  number: numberShown(entry),
});

/** What its payer reads of an invoice. */
export const ownInvoice = (invoice: Invoice): Shown => ({
  number: invoice.number,
  shipment: invoice.shipment,
  billTo: invoice.billTo.join(', '),
  issuedAt: invoice.issuedAt,
  dueAt: invoice.dueAt,
  paid: invoice.entries.map(entryOf),
});

/** What its customer reads of a credit account. */
export const ownAccount = ({ limit, days, changes }: CreditAccount): Shown => ({
  what: 'Credit account',
  limit: dollars(limit),
  daysToPay: String(days),
  terms: changes.map((change) => ({
    at: change.at,
    limit: dollars(change.limit),
    daysToPay: String(change.days),
    reason: change.reason,
  })),
});

const answersTo = ({ offer, denied }: Claim): readonly string[] => [
  ...(offer === undefined ? [] : [`We offered ${dollars(offer.sum)}. ${offer.text}`]),
  ...(denied === undefined ? [] : [denied.text]),
];

/** What its customer reads of a claim. */
export const ownClaim = (claim: Claim): Shown => ({
  shipment: claim.shipment,
  what: `Claim ${claim.reference} for ${dollars(claim.worth)}: ${claimKindNames[claim.kind]}`,
  state: claimStateNames[claim.state],
  words: claim.story,
  more: (claim.added ?? []).map(({ at, text }) => ({ at, words: text })),
  answer: answersTo(claim),
  at: claim.createdAt,
});
