import { notDueYet } from '#domain/billing/accounts/coverage.ts';
import { dueWords } from '#domain/billing/accounts/words.ts';
import { leftToGive } from '#domain/billing/balance.ts';
import { dollars } from '#domain/kernel/money.ts';
import { LineLink } from '#web/ui/layout/line-link.tsx';
import { useMyInvoices } from '../use-invoices.ts';

/** What is left to pay, on the first screen; nothing for somebody without invoices. What receivers pay is not theirs. */
export const MyInvoicesLine = () => {
  const { items = [], next } = useMyInvoices(undefined).data ?? {};
  if (items.length === 0) return null;
  const all = items.filter((invoice) => leftToGive(invoice) > 0 && invoice.chargesTerm !== 'COLLECT');
  const now = new Date();
  const open = all.filter((invoice) => notDueYet(invoice, now) === undefined);
  const [first] = all.flatMap((invoice) => notDueYet(invoice, now) ?? []).toSorted();
  const left = open.reduce((sum, invoice) => sum + leftToGive(invoice), 0);
  const on = open.length === 1 ? '1 invoice' : `${open.length} invoices`;
  const nothing = next === undefined ? 'Nothing left to pay' : 'Nothing left to pay on the newest ones';
  return (
    <LineLink
      to="/dashboard/invoices"
      title="My invoices"
      words={left > 0 ? `${dollars(left)} left to pay on ${on}` : first ? dueWords(first) : nothing}
    />
  );
};
