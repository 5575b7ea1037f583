import type { VisitBill } from '../../billing/charges/visit-bill.ts';
import { waitingWords } from '../../billing/entry-words.ts';
import { dollars } from '../../kernel/money.ts';
import { pathTo } from '../../kernel/paths.ts';
import type { Step } from '../../next-step/next-step.ts';
import { dueNow, stepToPay } from '../../shipments/next-step/pay-when.ts';
import type { BookingFacts } from './facts.ts';

const visitNames = { PICKUP: 'the pickup', MISSED_PICKUP: 'the missed pickup' } as const;

/** What the sum to pay is for, after it: the visit, and what else the invoice has, so that both make the sum. */
const sumWords = ({
  code,
  amount,
  left,
  waiting = 0,
  isAlone,
  rest: restName = 'what else is on this invoice',
}: VisitBill): string | undefined => {
  const name = visitNames[code];
  const rest = left - amount;
  if (isAlone) return ` for ${name}`;
  // Once a part of the invoice is paid, nobody can say of what.
  return rest > 0 && waiting === 0
    ? `: ${dollars(amount)} for ${name} and ${dollars(rest)} for ${restName}`
    : undefined;
};

/** Pays what a visit costs that is in the price of no shipment; undefined where nothing is left to pay. */
export const payStep = ({ bill }: BookingFacts): Step | undefined => {
  if (bill === undefined || bill.left === 0) return undefined;
  const { number, left } = bill;
  const path = pathTo('/dashboard/invoices/:number', { number });
  const step = stepToPay({ owed: left, path }, dueNow);
  const sum = sumWords(bill);
  const part = `${dollars(bill.amount)} on this invoice is for ${visitNames[bill.code]}.`;
  return sum === undefined
    ? { ...step, lines: [part, ...step.lines] }
    : { ...step, title: `${step.title}${sum}` };
};

/** That it is on an invoice, is paid, or that a check for it waits. Nothing while its payment is a step, or before it is charged. */
export const billWords = ({ bill, booking }: BookingFacts): readonly string[] => {
  if (bill !== undefined && bill.left > 0) return [];
  if (bill?.waiting !== undefined) return waitingWords(bill);
  if (bill !== undefined) return [bill.code === 'PICKUP' ? 'The pickup is paid.' : 'The fee is paid.'];
  const { way, heldBy, price, state } = booking;
  const isCharged = state === 'COMPLETED' && way === 'PICKUP' && heldBy === undefined;
  return isCharged && (price?.total ?? 0) > 0 ? ['The pickup is on your invoice.'] : [];
};
