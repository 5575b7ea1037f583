import { waitingWords } from '../../billing/entry-words.ts';
import { dollars } from '../../kernel/money.ts';
import { pathTo } from '../../kernel/paths.ts';
import type { Step } from '../../next-step/next-step.ts';
import { dueNow, stepToPay } from '../../shipments/next-step/pay-when.ts';
import type { BookingFacts } from './facts.ts';

const visitNames = { PICKUP: 'the pickup', MISSED_PICKUP: 'the fee for a missed pickup' } as const;

/** Pays what a visit costs that is in the price of no shipment; undefined where nothing is left to pay. */
export const payStep = ({ bill }: BookingFacts): Step | undefined => {
  if (bill === undefined || bill.left === 0) return undefined;
  const { number, code, amount, left, isAlone } = bill;
  const name = visitNames[code];
  const what = isAlone ? `It is for ${name}.` : `${dollars(amount)} on this invoice is ${name}.`;
  const path = pathTo('/dashboard/invoices/:number', { number });
  return stepToPay({ owed: left, path }, { lines: [what, ...dueNow.lines] });
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
