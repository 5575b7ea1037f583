import { stateOf, toPayOf } from '#domain/billing/balance.ts';
import { missedFee } from '#domain/billing/charges/visit-bill.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { saysHowItComes } from '#domain/shipments/digest/whats.ts';
import { invoiceStore } from '../../billing/index.ts';
import { flights } from '../../departures/index.ts';
import type { Digest } from '../../runtime/digest.ts';
import type { Told } from '../../runtime/told.ts';
import { settingsReader } from '../../settings/index.ts';
import { bookedShipments } from '../../shipments/index.ts';
import { bookingReader } from '../booking-reader.ts';
import { stepFacts } from '../next-step.ts';
import { digested, shipmentThatSays } from './letters/letter.ts';
import type { HeldBill } from './letters/on-the-day.ts';
import { whatNow } from './letters/what-now.ts';
import { BOOKING } from './letters/whats.ts';

const heldBill = (invoice: Invoice): HeldBill => ({
  number: invoice.number,
  left: toPayOf(invoice),
  isPaid: stateOf(invoice) === 'PAID',
});

/** One letter about a booking to its owner, and the same on the phone. Where the letter about its shipment says it, there is none. */
const ofBooking: Digest = {
  thing: BOOKING,
  tables: ['BOOKINGS_TABLE', 'SHIPMENTS_TABLE', 'DEPARTURES_TABLE', 'SETTINGS_TABLE', 'BILLING_TABLE'],
  read: ({ client, clock, log, env }) => {
    const bookings = bookingReader(client, env.BOOKINGS_TABLE ?? '');
    const shipments = bookedShipments(client, env.SHIPMENTS_TABLE ?? '');
    const step = {
      flights: flights(client, env.DEPARTURES_TABLE ?? ''),
      invoices: invoiceStore(client, env.BILLING_TABLE ?? ''),
      readSetting: settingsReader(client, env.SETTINGS_TABLE ?? '', { clock, log }),
    };
    return async ({ id, userId, happened }) => {
      const booking = await bookings.find(id);
      if (booking?.ownerId !== userId) return undefined;
      const invoice =
        booking.feeFor === undefined
          ? undefined
          : await step.invoices.withEntry(`${booking.reference}#${booking.feeFor}`);
      const said = whatNow({ booking, fee: missedFee(booking, invoice) }, happened);
      if (said === undefined) return undefined;
      const [facts, held, ...brought] = await Promise.all([
        stepFacts(step, booking, clock()),
        booking.heldBy === undefined ? undefined : step.invoices.ofShipment(booking.heldBy),
        ...booking.shipments.map(async (number) => {
          const [shipment, isPageOpened] = await Promise.all([
            shipments.find(number),
            shipments.isPageOpened(number),
          ]);
          return shipment && { ...shipment, isPageOpened };
        }),
      ]);
      const known = brought.filter((shipment) => shipment !== undefined);
      const number = shipmentThatSays(booking, said);
      const one = known.find((shipment) => shipment.number === number);
      return one && saysHowItComes(one)
        ? undefined
        : digested(said, { ...facts, shipments: known, held: held && heldBill(held) });
    };
  },
};

export const digests = [ofBooking] satisfies Told['digests'];
