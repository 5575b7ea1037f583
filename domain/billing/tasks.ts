import type { DerivedTask } from '../kernel/derived-task.ts';
import { owedOf } from './balance.ts';
import type { Invoice } from './invoice.ts';

/** What waits for someone at an invoice: more was paid than it charges, and is to be given back, since it became so. */
export const invoiceTasks = ({
  entries,
}: Pick<Invoice, 'entries'>): readonly DerivedTask<'MONEY_TO_PAY_BACK'>[] => {
  if (owedOf({ entries }) >= 0) return [];
  const lastRight = entries.findLastIndex(
    (_, place) => owedOf({ entries: entries.slice(0, place + 1) }) >= 0,
  );
  const since = entries[lastRight + 1]?.at;
  return since === undefined ? [] : [{ kind: 'MONEY_TO_PAY_BACK', since }];
};
