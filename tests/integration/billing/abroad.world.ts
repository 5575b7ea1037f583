import { type DayRate, dayAtCounter } from '#domain/billing/abroad/day-rate.ts';
import { localOfCents } from '#domain/billing/abroad/local-money.ts';
import type { ShipmentInvoice } from '#domain/billing/invoice.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { Faults } from '../../support/tables.ts';
import { inGuyana } from '../shipments/arrivals.world.ts';
import { shipmentIn } from '../shipments/shipments.world.ts';
import { type As, type BillingWorld, clerk } from './billing.world.ts';

/** `GYD 208.75 for $1`. */
export const GUYANA_RATE = 2_087_500;
const all = [1, 2, 3];

/** A counter in Guyana, where receivers pay. */
export const counterInGuyana = (billing: BillingWorld) => {
  const { world } = billing;
  const params = { country: 'GY' };
  const today = (): string => dayAtCounter('GY', new Date());
  const post = (number: string, body: object, as: As = inGuyana, key = newId(), faults?: Faults) =>
    billing.ask(
      'POST /api/arrivals/{number}/payments',
      as,
      { params: { number }, headers: { 'idempotency-key': key }, body: { method: 'CASH', ...body } },
      faults,
    );
  return {
    today,
    /** An invoice that its receiver pays, whose goods have landed in Guyana. */
    landed: async (): Promise<ShipmentInvoice> => {
      const shipment = await world.booked({ chargesTerm: 'COLLECT' });
      const { number } = shipment;
      for (const code of ['FOH', 'SCR', 'MAN', 'DEP'])
        shipmentIn(await world.scan(number, code, all, code === 'SCR' ? { screening: 'XRY' } : {}));
      await world.ask('POST /api/arrivals/{number}/events', {
        as: inGuyana,
        params: { number },
        body: { eventId: newId(), code: 'ARR', pieces: all },
      });
      await billing.hearAll(shipment);
      return billing.only(shipment);
    },
    now: ({ shipment }: ShipmentInvoice) => billing.only({ number: shipment }),
    bill: async ({ shipment: number }: ShipmentInvoice, as: As = inGuyana) =>
      (await billing.ask('GET /api/arrivals/{number}/bill', as, { params: { number } })).body,
    enterRate: (perDollar = GUYANA_RATE, as: As = inGuyana, day = today()) =>
      billing.ask('POST /api/desk/books/counters/{country}/rates', as, { params, body: { day, perDollar } }),
    rates: async (as: As = inGuyana, country = 'GY') => {
      const route = 'GET /api/desk/books/counters/{country}/rates';
      const { status, body } = await billing.ask(route, as, { params: { country } });
      return { status, items: body.items as readonly DayRate[] };
    },
    /** Takes U.S. dollars, in cents. */
    takeDollars: ({ shipment }: ShipmentInvoice, amount: number, as?: As, key?: string, faults?: Faults) =>
      post(shipment, { amount }, as, key, faults),
    /** Takes the local sum that settles so many U.S. cents. */
    takeLocal: ({ shipment }: ShipmentInvoice, cents: number, perDollar = GUYANA_RATE, key = newId()) =>
      post(
        shipment,
        { amount: cents, local: { amount: localOfCents(cents, perDollar), perDollar } },
        inGuyana,
        key,
      ),
    takings: async (as: As = inGuyana, country = 'GY') =>
      billing.ask('GET /api/desk/books/counters/{country}/takings', as, { params: { country }, query: {} }),
    ours: async (as: As = clerk) =>
      (await billing.ask('GET /api/desk/takings', as, { query: {} })).body as {
        readonly items: readonly { readonly invoice: string; readonly amount: number }[];
        readonly sums: readonly { readonly amount: number }[];
      },
  };
};
