import { AnyEvent } from '#events/envelope.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { startingWith } from '../../support/tables.ts';
import { startBillingWorld } from '../billing/billing.world.ts';
import { startArrivalsWorld } from '../shipments/arrivals.world.ts';
import { admin, dock, friday, nextFriday, papers, shipmentIn } from '../shipments/shipments.world.ts';
import { shuffled, startReportsWorld } from './reports.world.ts';

const all = [1, 2, 3];
const reason = 'We were late.';

type Answer = { readonly status: number | undefined; readonly body: object };
const done = ({ status, body }: Answer): void => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
};

/** A few shipments that went their way, with their money, and the reports that heard all of it twice and in another order. */
export const startFiguresWorld = async () => {
  const billing = await startBillingWorld(startArrivalsWorld);
  const { world } = billing;
  const reports = await startReportsWorld(async () => world);

  const through = async (number: string, at: string, ...codes: readonly string[]): Promise<void> => {
    world.at(at);
    for (const code of codes)
      shipmentIn(await world.scan(number, code, all, code === 'SCR' ? { screening: 'XRY' } : {}, admin));
  };

  /** Checked in, weighed two hours later and screened after a day. One piece is heavier than declared. */
  const atDock = async (number: string, came: string): Promise<void> => {
    const later = (hours: number) => new Date(Date.parse(came) + hours * 3_600_000).toISOString();
    await through(number, came, 'FOH');
    world.at(later(2));
    const pieces = [{ n: 2, thousandthsLb: 43_500, photo: await world.photographed(number) }];
    shipmentIn(
      await world.ask('POST /api/desk/shipments/{number}/measures', {
        as: dock,
        params: { number },
        body: { eventId: newId(), pieces },
      }),
    );
    await through(number, later(25.5), 'SCR');
  };

  const toCounter = async (number: string, left: string, ready: string): Promise<void> => {
    await through(number, left, 'MAN', 'DEP');
    await through(number, ready, 'ARR', 'RCF', 'CRC', 'CCD', 'NFD');
  };

  const paid = async (number: string): Promise<void> => {
    const { version } = shipmentIn(await world.deskShow(number));
    shipmentIn(await world.clearHold(number, 'PAYMENT_DUE', { version, note: 'Paid in cash.' }, admin));
  };

  /** Billed, and what the desk does with the invoice. */
  const money = async (number: string): Promise<void> => {
    const invoice = await billing.only({ number });
    const charge = (body: object) => billing.post('charges', invoice, { body, as: admin });
    done(await charge({ code: 'STORAGE_DOCK', amount: 3200, reason: 'Two months.' }));
    done(await charge({ code: 'OTHER', amount: 1500, reason: 'It was wet.' }));
    const credit = { body: { amount: 1500, reason }, as: admin };
    done(await billing.post('credits', invoice, credit));
    const cash = { body: { amount: 10_000, method: 'CASH' } };
    done(await billing.post('payments', invoice, cash));
  };

  /** The airline brings the first flight a week later than it said. Whoever booked was told the days before. */
  const arriveLater = async (): Promise<void> => {
    const shown = await world.askFlights('GET /api/desk/departures/{id}', {
      as: papers,
      params: { id: friday },
    });
    const { version } = shown.body.flight as { version: number };
    const flight = {
      day: friday.slice(3),
      cargoCutoff: { day: '2026-11-24', time: '14:00' },
      bookingCutoff: { day: '2026-11-24', time: '16:00' },
      eta: { from: '2026-12-14', to: '2026-12-16' },
      capacity: { lb: 5000, pieces: 100, largestPieceLb: 500 },
    };
    const body = { version, reason: 'The airline said so.', flight };
    const changed = await world.askFlights('PUT /api/desk/departures/{id}', {
      as: papers,
      params: { id: friday },
      body,
    });
    done(changed);
  };

  /** The second piece is not loaded and gets the next flight; the others fly. */
  const splitOver = async (number: string): Promise<void> => {
    const others = async (...codes: readonly string[]): Promise<void> => {
      for (const code of codes) shipmentIn(await world.scan(number, code, [1, 3], {}, admin));
    };
    world.at('2026-11-27T22:00:00.000Z');
    await others('MAN', 'DEP');
    const { version } = shipmentIn(await world.deskShow(number));
    const body = { version, pieces: [2], departureId: nextFriday, note: 'The next one with space.' };
    shipmentIn(
      await world.ask('POST /api/desk/shipments/{number}/rebook', { as: papers, params: { number }, body }),
    );
    world.at('2026-11-28T20:00:00.000Z');
    await others('ARR');
  };

  /** Two shipments on the first flight, one of them credited and charged; one moved to the next; one canceled; one not here yet; one over both. */
  const live = async (): Promise<void> => {
    world.at('2026-11-13T15:00:00.000Z');
    const numbers: string[] = [];
    for (let made = 0; made < 6; made += 1) {
      const { number } = await world.booked();
      numbers.push(number);
    }
    const [first = '', second = '', moved = '', canceled = '', , split = ''] = numbers;
    for (const number of numbers) await billing.hearAll({ number });
    for (const number of [first, second, moved, split]) await paid(number);
    await money(second);
    await atDock(first, '2026-11-16T15:10:00.000Z');
    await atDock(second, '2026-11-18T20:00:00.000Z');
    const { version } = shipmentIn(await world.deskShow(moved));
    shipmentIn(
      await world.move(moved, { version, departureId: nextFriday, note: 'As the sender asked.' }, papers),
    );
    await arriveLater();
    const gone = shipmentIn(await world.show(canceled));
    shipmentIn(await world.cancel(canceled, { version: gone.version }));
    await atDock(moved, '2026-11-23T14:00:00.000Z');
    await atDock(split, '2026-11-23T15:00:00.000Z');
    await splitOver(split);
    await toCounter(first, '2026-11-27T23:00:00.000Z', '2026-12-02T15:00:00.000Z');
    await toCounter(second, '2026-11-27T23:00:00.000Z', '2026-12-09T20:00:00.000Z');
    await toCounter(moved, '2026-12-04T23:00:00.000Z', '2026-12-11T15:00:00.000Z');
    for (const number of numbers) await billing.hearAll({ number });
  };

  /** Every event of shipments and invoices, as they were published. */
  const published = async (): Promise<readonly AnyEvent[]> => {
    const ofBilling = startingWith(await world.tables.all(world.tables.billing), 'OUTBOX#').map(({ event }) =>
      AnyEvent.parse(JSON.parse(String(event))),
    );
    return [...(await reports.published()), ...ofBilling].filter(
      ({ type }) => type !== 'shipment-created.v1',
    );
  };

  await live();
  const count = reports.counting();
  const events = await published();
  for (const event of shuffled(events, 3)) await count(event);
  await Promise.all([...shuffled(events, 1), ...events].map(count));
  return { billing, world, reports, published };
};

export type FiguresWorld = Awaited<ReturnType<typeof startFiguresWorld>>;
