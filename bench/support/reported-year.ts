import { paidWith, sampleInvoice } from '#domain/billing/testing/sample-invoice.ts';
import { addDays } from '#domain/kernel/new-york.ts';
import { figuresOf } from '#domain/reports/figures/numbers.ts';
import type { TrackingEvent } from '#domain/shipments/happenings.ts';
import type { TrackingCode } from '#domain/shipments/lifecycle.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { wire } from '#lambdas/reports/http.ts';
import { counterKey } from '#lambdas/reports/store/report-items.ts';
import { call, testDependencies } from '#tests/support/call.ts';
import { startTables } from '#tests/support/tables.ts';
import { meterOf } from './capacity.ts';
import { fill } from './lists/measured-list.ts';

const LANES = ['GY', 'JM', 'TT', 'BB', 'SR'] as const;
const WEEKS = 52;
const ON_A_FLIGHT = 100;
/** Shipments of the year. */
export const SHIPMENTS = LANES.length * WEEKS * ON_A_FLIGHT;
const FIRST_FRIDAY = '2025-01-03';

type Numbers = Record<string, number>;

const eventsOf = (day: string, n: number): readonly TrackingEvent[] => {
  const said = (code: TrackingCode, later: number): TrackingEvent => {
    const at = `${addDays(day, later)}T15:00:00.000Z`;
    return { id: `${code}-${n}`, code, pieces: [1, 2, 3], at, recordedAt: at, by: 'dock-1' };
  };
  // They came one to four days before, and were ready three to nine days after.
  return [said('FOH', -1 - (n % 4)), said('SCR', -(n % 2)), said('NFD', 3 + (n % 7))];
};

/** The rows that the listener of the reports would have written for a flight and its shipments. */
const rowsOfFlight = (to: (typeof LANES)[number], day: string): readonly object[] => {
  const rows = new Map<string, { readonly key: object; readonly numbers: Numbers }>();
  for (let n = 0; n < ON_A_FLIGHT; n += 1) {
    const counted = figuresOf({
      shipment: { ...sampleShipment, to, departureId: `${to}-${day}`, state: 'READY_FOR_COLLECTION' },
      events: eventsOf(day, n),
      invoice: paidWith(sampleInvoice, { amount: 33_000 }),
      dimDivisor: 139,
      promisedUntil: addDays(day, 6),
    });
    for (const [counter, more] of Object.entries(counted)) {
      const key = counterKey(1, counter, `shipment ${to}${day}${n}`);
      const row = rows.get(JSON.stringify(key)) ?? { key, numbers: {} };
      for (const [name, value] of Object.entries(more)) row.numbers[name] = (row.numbers[name] ?? 0) + value;
      rows.set(JSON.stringify(key), row);
    }
  }
  return [...rows.values()].map(({ key, numbers }) => ({ ...key, ...numbers }));
};

function* yearOfRows(): Generator<object> {
  for (let week = 0; week < WEEKS; week += 1)
    for (const lane of LANES) yield* rowsOfFlight(lane, addDays(FIRST_FRIDAY, 7 * week));
}

/** What a report over the year read and answered, and how long it took. */
export interface Read {
  readonly units: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Reads the report over a year of flights, by the API's own function. Throws where it does not count every shipment. */
export const readYear = async (by: 'flight' | 'lane' | 'month', times: number): Promise<readonly Read[]> => {
  const tables = await startTables();
  try {
    const client = tables.client();
    await fill(client, tables.reports, yearOfRows());
    const taken = meterOf(client);
    const handler = wire(tables.env, testDependencies(client));
    const reads: Read[] = [];
    for (let time = 0; time < times; time += 1) {
      taken();
      const before = performance.now();
      const { status, body } = await call(handler, 'GET /api/reports/figures', {
        as: { userId: 'admin', roles: ['admin'] },
        query: { from: '2025-01', to: '2025-12', by },
      });
      const milliseconds = performance.now() - before;
      const { figures } = (body.total ?? {}) as { figures?: { shipments?: number } };
      if (status !== 200 || figures?.shipments !== SHIPMENTS)
        throw new Error(`${status} ${JSON.stringify(body).slice(0, 500)}`);
      reads.push({ units: taken().read, bytes: Buffer.byteLength(JSON.stringify(body)), milliseconds });
    }
    return reads;
  } finally {
    await tables.stop();
  }
};
