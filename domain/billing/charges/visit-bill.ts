import type { Booking } from '../../bookings/booking.ts';
import type { Cents } from '../../kernel/money.ts';
import { balanceOf, leftToGive, standingFees } from '../balance.ts';
import type { Fee } from '../entries.ts';
import type { Invoice } from '../invoice.ts';
import { charges } from './table.ts';

/** What the owner of a booking is charged for its visits, on an invoice of their own. */
export interface VisitBill {
  /** Of the invoice. */
  readonly number: string;
  readonly code: 'PICKUP' | 'MISSED_PICKUP';
  /** What the visit costs, with its tax, in cents. */
  readonly amount: Cents;
  /** What is left to pay of the whole invoice, in cents. */
  readonly left: Cents;
  /** The same with what checks that wait are for, in cents. */
  readonly owed: Cents;
  /** Of checks for it that wait for the bank, in cents. */
  readonly waiting?: Cents | undefined;
  /** Nothing else is on the invoice. */
  readonly isAlone: boolean;
  /** What the rest of it is for, within a sentence: `extra photos`. Absent where that is several things, or another visit. */
  readonly rest?: string;
}

/** The causes by which visits of a booking may be charged. What the price of a shipment has is on the invoice of that. */
export const visitCauses = ({ reference, heldBy, way, visits, feeFor }: Booking): readonly string[] => {
  if (heldBy !== undefined || way !== 'PICKUP') return [];
  const charged = visits.filter(({ number, state }) => state === 'DONE' || number === feeFor);
  return charged.map(({ number }) => `${reference}#${number}`);
};

/** What a charge is called within a sentence; undefined for one whose name says nothing beside that of a visit. A typed reason is shown as it was typed. */
const nameOf = ({ code, reason }: Fee): string | undefined => {
  if (code === 'PICKUP' || code === 'MISSED_PICKUP') return undefined;
  if (code === 'OTHER') return reason;
  const { name } = charges[code];
  return name.charAt(0).toLowerCase() + name.slice(1);
};

/** What is left to pay besides one charge, where one kind of thing makes all of it. */
const restOf = (others: readonly Fee[], rest: Cents): Pick<VisitBill, 'rest'> => {
  const [name, ...more] = new Set(others.map(nameOf));
  const sum = others.reduce((all, fee) => all + fee.amount, 0);
  return name === undefined || more.length > 0 || sum !== rest ? {} : { rest: name };
};

const billsOn = (invoice: Invoice, causes: readonly string[]): readonly VisitBill[] => {
  const fees = standingFees(invoice);
  const balance = balanceOf(invoice);
  return fees.flatMap(({ id, code, amount }) =>
    causes.includes(id) && (code === 'PICKUP' || code === 'MISSED_PICKUP')
      ? [
          {
            number: invoice.number,
            code,
            amount,
            left: leftToGive(balance),
            owed: balance.owed,
            waiting: balance.waiting,
            isAlone: fees.length === 1,
            ...restOf(
              fees.filter((fee) => fee.id !== id),
              leftToGive(balance) - amount,
            ),
          },
        ]
      : [],
  );
};

/** What an invoice charges for the visit in vain of a booking, in cents: also where the price of a shipment has the pickup. Undefined where nothing stands. */
export const missedFee = (
  { reference, feeFor }: Pick<Booking, 'reference' | 'feeFor'>,
  invoice: Invoice | undefined,
): Cents | undefined =>
  invoice && standingFees(invoice).find(({ id }) => id === `${reference}#${feeFor}`)?.amount;

/** What is charged for the visits of a booking: what is still to pay before what is paid. Undefined where nothing stands. */
export const visitBill = (booking: Booking, invoices: readonly Invoice[]): VisitBill | undefined =>
  invoices
    .flatMap((invoice) => billsOn(invoice, visitCauses(booking)))
    .toSorted((one, other) => other.left - one.left)[0];
