import { notDueYet } from '#domain/billing/accounts/coverage.ts';
import { dueWords } from '#domain/billing/accounts/words.ts';
import { leftToGive } from '#domain/billing/balance.ts';
import type { MyInvoice } from '#domain/billing/my-invoice.ts';
import { dollars } from '#domain/kernel/money.ts';
import { LineLink } from '#web/ui/layout/line-link.tsx';
import { useMyInvoices } from '../use-invoices.ts';

/** Those of which the person has something left to pay. What receivers pay is not theirs. */
const leftOn = (invoices: readonly MyInvoice[]): readonly MyInvoice[] =>
  invoices.filter((invoice) => leftToGive(invoice) > 0 && invoice.chargesTerm !== 'COLLECT');

/** What is left to pay, on the first screen; nothing for somebody without invoices. */
export const MyInvoicesLine = ({
  asked,
}: {
  /** What the cards on the same screen ask to be paid, in cents: some of it may be on no invoice yet. */
  readonly asked: number;
}) => {
  const { data } = useMyInvoices(undefined, ({ items }) => asked > 0 && leftOn(items).length === 0);
  const { items = [], next } = data ?? {};
  if (items.length === 0) return null;
  const all = leftOn(items);
  const now = new Date();
  const open = all.filter((invoice) => notDueYet(invoice, now) === undefined);
  const [first] = all.flatMap((invoice) => notDueYet(invoice, now) ?? []).toSorted();
  const left = open.reduce((sum, invoice) => sum + leftToGive(invoice), 0);
  const on = open.length === 1 ? '1 invoice' : `${open.length} invoices`;
  const nothing = next === undefined ? 'Nothing left to pay' : 'Nothing left to pay on the newest ones';
  const later = first === undefined ? nothing : dueWords(first);
  const unbilled = asked > 0 ? `${dollars(asked)} to pay, not on an invoice yet` : later;
  return (
    <LineLink
      to="/dashboard/invoices"
      title="My invoices"
      words={left > 0 ? `${dollars(left)} left to pay on ${on}` : unbilled}
    />
  );
};
