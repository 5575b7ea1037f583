import { notDueYet } from '#domain/billing/accounts/coverage.ts';
import { dueWords } from '#domain/billing/accounts/words.ts';
import { leftToGive } from '#domain/billing/balance.ts';
import { confirmingWords, weOwe } from '#domain/billing/entry-words.ts';
import type { MyInvoice } from '#domain/billing/my-invoice.ts';
import { type Cents, dollars } from '#domain/kernel/money.ts';
import { LineLink } from '#web/ui/layout/line-link.tsx';
import { useMyInvoices } from '../use-invoices.ts';
import { byCardOn, stillLeft } from './by-card.ts';

/** Those of which the person has something left to pay. What receivers pay is not theirs. */
const leftOn = (invoices: readonly MyInvoice[]): readonly MyInvoice[] =>
  invoices.filter((invoice) => leftToGive(invoice) > 0 && invoice.chargesTerm !== 'COLLECT');

/** What we owe back on all of them, in cents. What receivers paid is theirs. */
const owedBackOn = (invoices: readonly MyInvoice[]): Cents =>
  invoices.reduce(
    (sum, { owed, chargesTerm }) => (chargesTerm === 'COLLECT' ? sum : sum + Math.max(0, -owed)),
    0,
  );

const sumOf = (all: readonly MyInvoice[], cents: (invoice: MyInvoice) => Cents): Cents =>
  all.reduce((sum, invoice) => sum + cents(invoice), 0);

/** What is left to pay, or why nothing is: `Nothing left to pay`, `Due Tue, Dec 29, on your account`. */
const leftWords = (all: readonly MyInvoice[], asked: Cents, isAll: boolean): string => {
  const now = new Date();
  const open = all.filter((invoice) => notDueYet(invoice, now) === undefined && stillLeft(invoice) > 0);
  const left = sumOf(open, stillLeft);
  if (left > 0)
    return `${dollars(left)} left to pay on ${open.length === 1 ? '1 invoice' : `${open.length} invoices`}`;
  const byCard = sumOf(all, byCardOn);
  if (byCard > 0) return confirmingWords(byCard);
  if (asked > 0) return `${dollars(asked)} to pay, not on an invoice yet`;
  const [first] = all.flatMap((invoice) => notDueYet(invoice, now) ?? []).toSorted();
  if (first !== undefined) return dueWords(first);
  return isAll ? 'Nothing left to pay' : 'Nothing left to pay on the newest ones';
};

/** What is left to pay and what we owe, on the first screen; nothing for somebody without invoices. */
export const MyInvoicesLine = ({
  asked,
}: {
  /** What the cards on the same screen ask to be paid, in cents: some of it may be on no invoice yet. */
  readonly asked: number;
}) => {
  const { data } = useMyInvoices(undefined, ({ items }) => asked > 0 && leftOn(items).length === 0);
  const { items = [], next } = data ?? {};
  if (items.length === 0) return null;
  const back = owedBackOn(items);
  const all = leftOn(items);
  const left = leftWords(all, asked, next === undefined);
  const words = all.length === 0 && asked === 0 ? [] : [left];
  return (
    <LineLink
      to="/dashboard/invoices"
      title="My invoices"
      words={back > 0 ? [...words, weOwe(back)].join('. ') : left}
    />
  );
};
