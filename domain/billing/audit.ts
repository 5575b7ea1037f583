import { chargedOf, type Invoice, standingCharge } from './invoice.ts';

const sumOf = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** What is wrong with one entry among those before it. */
const wrongEntry = ({ entries }: Pick<Invoice, 'entries'>, index: number): readonly string[] => {
  const entry = entries[index];
  if (entry === undefined) return [];
  const earlier = entries.slice(0, index);
  const misplaced = entry.n === index + 1 ? [] : [`entry ${entry.n} is in place ${index + 1}`];
  if (entry.kind === 'CHARGE')
    return sumOf(entry.lines) === entry.amount
      ? misplaced
      : [...misplaced, `the lines of entry ${entry.n} do not make its amount`];
  const charge = earlier.find(({ kind, n }) => kind === 'CHARGE' && n === entry.of);
  const isSecond = earlier.some((one) => one.kind === 'REVERSAL' && one.of === entry.of);
  return charge?.amount === -entry.amount && !isSecond
    ? misplaced
    : [...misplaced, `entry ${entry.n} takes back what was not charged`];
};

/**
 * What is wrong with an invoice, in words; nothing when it is right: lines make their entry, each reversal takes back one earlier
 * charge, whole and once, and the sum of all is the one charge that was not taken back.
 */
export const auditInvoice = (invoice: Pick<Invoice, 'entries'>): readonly string[] => {
  const wrong = invoice.entries.flatMap((_, index) => wrongEntry(invoice, index));
  const standing = standingCharge(invoice)?.amount ?? 0;
  return chargedOf(invoice) === standing
    ? wrong
    : [...wrong, `the entries make ${chargedOf(invoice)}, but ${standing} was not taken back`];
};
