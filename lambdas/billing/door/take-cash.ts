import type { DoorCashTaken, doorEndpoints } from '#domain/billing/door/endpoints.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { paymentExists, takePayment } from '#domain/billing/take-payment.ts';
import type { Booking } from '#domain/bookings/booking.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { hadBy } from '#domain/runs/driving/driven.ts';
import type { FindDriven } from '../../runs/index.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { chargePickupNow, type PickupDeps } from '../charges/charge-pickup.ts';
import type { DrawerDeps } from '../drawers/desk-drawers.ts';
import { noSuchInvoice } from '../enter-money.ts';
import { moneyEvents } from '../events.ts';
import type { InvoiceStore } from '../invoice-store.ts';
import type { ReadDoorMoney } from './door-money.ts';
import { openBag } from './open-bag.ts';

interface Deps extends Omit<DrawerDeps, 'cashOf'> {
  readonly invoices: Pick<InvoiceStore, 'find' | 'ofShipment' | 'withEntry' | 'writeMoney'>;
  readonly pickups: PickupDeps;
  readonly findRun: FindDriven;
  readonly readMoney: ReadDoorMoney;
}

type Part = DoorCashTaken['parts'][number];
interface Said {
  readonly stop: string;
  readonly by: string;
  readonly correlationId: string;
}

/** The invoice that a part of the cash is for, if it is one of the customer at whose door it was taken. */
const invoiceOf = async (
  { invoices, pickups }: Deps,
  booking: Booking,
  { for: what }: Part,
  said: Said,
): Promise<Result<Invoice, 'INVOICE_NOT_FOUND' | 'NOT_CHARGED'>> => {
  if (what === 'PICKUP') {
    const charged = await chargePickupNow(pickups)(booking, said);
    // A shipment was booked for it meanwhile, so that its price has the pickup.
    const invoice = charged ?? (booking.heldBy && (await invoices.ofShipment(booking.heldBy)));
    return invoice ? ok(invoice) : refuse('NOT_CHARGED', 'This pickup costs nothing. Call dispatch.');
  }
  const invoice = await invoices.find(what);
  const isTheirs =
    invoice?.ownerId === booking.ownerId || booking.shipments.some((number) => number === invoice?.shipment);
  return invoice !== undefined && isTheirs ? ok(invoice) : noSuchInvoice();
};

/** Enters one part of the cash while the bag is open in which it is. */
const enter = (
  deps: Deps,
  number: string,
  { id, cents: amount }: Part,
  { stop, by, correlationId }: Said,
): Promise<Result<true, 'INVOICE_NOT_FOUND' | 'PAYMENT_EXISTS'>> => {
  const { invoices, drawers, clock, newId, pause } = deps;
  return untilWritten(
    `Invoice ${number}`,
    async () => {
      const before = await invoices.find(number);
      if (before === undefined) return noSuchInvoice();
      // What is entered already opens no bag.
      const isKnown = before.entries.some((entry) => 'id' in entry && entry.id === id);
      const bag = isKnown ? undefined : await openBag(deps, { by, correlationId });
      const at = clock().toISOString();
      const asked = { id, by, at, amount, stop, bag: bag?.id, method: 'CASH', isHere: true } as const;
      const decided = takePayment(before, asked);
      if (!decided.ok) return paymentExists();
      const { invoice, entry, isNew } = decided.value;
      if (!isNew || bag === undefined) return ok(true);
      const events = moneyEvents(before, invoice, [entry], { newId, correlationId });
      const outcome = await invoices.writeMoney(invoice, [entry], events, { bag: drawers.openCheck(bag) });
      if (outcome === 'known') return paymentExists();
      return outcome === undefined ? ok(true) : again;
    },
    { pause },
  );
};

/** One part of the cash, which is entered once: where it is, it is not asked again what it was for. */
const takePart = async (deps: Deps, booking: Booking, part: Part, said: Said) => {
  const known = await deps.invoices.withEntry(part.id);
  if (known !== undefined) return enter(deps, known.number, part, said);
  const found = await invoiceOf(deps, booking, part, said);
  return found.ok ? enter(deps, found.value.number, part, said) : found;
};

/** Takes the cash of a door into the bag of the driver, whatever was paid otherwise meanwhile: what is too much is to be paid back. */
export const takeCashAtDoor =
  (deps: Deps): UseCase<typeof doorEndpoints.takeAtDoor> =>
  async ({ params: { id }, body: { cash }, caller: { userId: by }, correlationId }) => {
    const run = await deps.findRun(id);
    if (run === undefined || !hadBy(run, by))
      return refuse('RUN_NOT_FOUND', 'You have no such run. Call dispatch.');
    const stop = run.stops.find((one) => one.id === cash.stop);
    const booking = stop && (await deps.pickups.bookings.find(stop.booking));
    if (stop === undefined || booking === undefined)
      return refuse('STOP_NOT_FOUND', 'This stop is not on your run. Call dispatch.');
    for (const part of cash.parts) {
      const entered = await takePart(deps, booking, part, { stop: cash.stop, by, correlationId });
      if (!entered.ok) return entered;
    }
    // Whoever handed it over sees no more of it.
    return ok(run.driverId === by ? { money: await deps.readMoney({ ...stop, booking }) } : {});
  };
