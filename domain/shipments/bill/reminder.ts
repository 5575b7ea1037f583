import { leftToGive } from '../../billing/balance.ts';
import type { Flight } from '../../departures/flight.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { hasLeft } from '../next-step/has-left.ts';
import { payBy, WITHOUT_FLIGHT } from '../next-step/pay-when.ts';
import type { Shipment } from '../shipment.ts';
import type { Bill } from './bill.ts';

/** How long before its flight closes the sender of an unpaid shipment is reminded. */
export const REMIND_MS = 24 * 3_600_000;
/** Whoever was asked for the money less than this before is not asked again. */
const ASKED_MS = 12 * 3_600_000;

/** Whether its sender can pay some of it now: they pay themselves, it is due, and no check for all of it waits for the bank. */
export const owesNow = (shipment: Shipment, bill: Bill | undefined): boolean =>
  shipment.chargesTerm === 'PREPAID' &&
  shipment.holds.some(({ kind }) => kind === 'PAYMENT_DUE') &&
  !hasLeft(shipment) &&
  bill !== undefined &&
  leftToGive(bill) > 0;

/** Whether its sender was asked for the money so lately that nobody asks them again: when it became due, or by a reminder. */
export const wasJustAsked = ({ holds, reminded }: Shipment, now: Date): boolean => {
  const due = holds.find(({ kind }) => kind === 'PAYMENT_DUE');
  return [due?.at, reminded?.at].some((at) => at !== undefined && now.getTime() - Date.parse(at) < ASKED_MS);
};

/** Whether its sender is reminded by the job that it has to be paid before its flight closes: once for each cutoff. */
export const needsReminder = (
  shipment: Shipment,
  {
    flight: { id, bookingCutoff },
    bill,
  }: { readonly flight: Pick<Flight, 'id' | 'bookingCutoff'>; readonly bill: Bill | undefined },
  now: Date,
): boolean =>
  shipment.departureId === id &&
  shipment.reminded?.before !== bookingCutoff &&
  owesNow(shipment, bill) &&
  !wasJustAsked(shipment, now);

/** What the account says at once: until when it has to be paid, and when it can fly then. `day` is that of its flight in New York. */
export const unpaidNews = ({
  until,
  day,
}: {
  readonly until?: string | undefined;
  readonly day?: string | undefined;
}) => ({
  title: 'Not paid yet',
  body:
    until === undefined || day === undefined
      ? WITHOUT_FLIGHT
      : payBy({ by: until, lines: [`Then it can fly ${dayWords(day)}.`] }).join(' '),
});
