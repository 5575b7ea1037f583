import { dollars } from '../kernel/money.ts';
import { pathTo } from '../kernel/paths.ts';
import { instantWords } from '../kernel/short-times.ts';
import { inSteps, type NextStep, type Step } from '../next-step/next-step.ts';
import type { InvoiceSummary } from './invoice.ts';

/** Everything that says what is to be done for an invoice. Sums are in cents. */
export interface InvoiceFacts {
  readonly invoice: Pick<InvoiceSummary, 'number' | 'chargesTerm' | 'dueAt' | 'charged' | 'paid' | 'owed'>;
  readonly now: Date;
}

/** Pays what is left of an invoice; undefined where nothing is, and where the receiver pays. */
export const payInvoiceStep = ({ invoice, now }: InvoiceFacts): Step | undefined => {
  const { number, chargesTerm, dueAt, paid, owed } = invoice;
  if (owed <= 0 || chargesTerm === 'COLLECT') return undefined;
  const label = `Pay ${dollars(owed)}`;
  const due = dueAt === undefined ? undefined : { at: dueAt, words: instantWords(new Date(dueAt)) };
  const isAhead = due !== undefined && due.at > now.toISOString();
  return {
    act: 'PAY',
    title: due === undefined ? label : isAhead ? `${label} by ${due.words}` : `${label} now`,
    name: label,
    lines: [
      ...(paid > 0 ? [`You paid ${dollars(paid)} before.`] : []),
      ...(due === undefined || isAhead ? [] : [`It was due ${due.words}.`]),
    ],
    ...(isAhead ? { by: due.at } : {}),
    amount: owed,
    button: { label, path: pathTo('/dashboard/invoices/:number', { number }) },
  };
};

/** What is said of an invoice on which nothing is owed. */
const settledWords = ({ charged }: InvoiceFacts['invoice']): string =>
  charged === 0 ? 'Nothing is charged any more.' : 'Paid in full. Nothing left to pay.';

/** What the person whose invoice it is has to do now: pay what is left, or nothing. */
export const nextOfInvoice = (facts: InvoiceFacts): NextStep => {
  const { owed } = facts.invoice;
  if (owed === 0) return { after: [], ours: [], comes: [settledWords(facts.invoice)], isOver: true };
  const step = payInvoiceStep(facts);
  return inSteps(step === undefined ? [] : [step], {
    ours: owed < 0 ? [`You paid ${dollars(-owed)} more than it costs now. We give it back to you.`] : [],
    comes: owed > 0 && step === undefined ? [`The receiver pays ${dollars(owed)} to get the goods.`] : [],
  });
};
