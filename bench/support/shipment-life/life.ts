import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { wire as notifications } from '#lambdas/notifications/http.ts';
import { findZipCode } from '#lambdas/quotes/index.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import {
  admin,
  desk,
  dock,
  friday,
  sender,
  type startShipmentsWorld,
} from '#tests/integration/shipments/shipments.world.ts';
import { type Asked, call, testDependencies } from '#tests/support/call.ts';
import { wire as shipments } from '../../../scripts/seed/life/shipments.ts';
import { meterOf } from '../capacity.ts';

/** What one request reads and writes, and the bytes of its answer. */
export interface Cost {
  readonly who: 'customer' | 'staff' | 'anyone';
  readonly route: string;
  readonly read: number;
  readonly written: number;
  readonly bytes: number;
}

type World = Awaited<ReturnType<typeof startShipmentsWorld>>;

/** What happens to each piece, from the customer's door to that of the receiver. */
const way = ['DPU', 'FOH', 'SCR', 'MAN', 'DEP', 'ARR', 'RCF', 'CRC', 'CCD', 'NFD', 'OFD', 'DDL'] as const;

/** The functions on the tables of a world, which note what each request costs. */
const metered = (world: World, costs: Cost[]) => {
  const client = world.tables.client();
  const taken = meterOf(client);
  let now = new Date('2026-11-13T15:00:00.000Z');
  const dependencies = { ...testDependencies(client), findZipCode, clock: () => now };
  const handlers = {
    shipments: shipments(world.tables.env, dependencies),
    notifications: notifications(world.tables.env, dependencies),
  };
  return {
    later: (hours: number): void => {
      now = new Date(now.getTime() + hours * 3_600_000);
    },
    ask: async (who: Cost['who'], route: string, asked: Asked): Promise<Record<string, unknown>> => {
      taken();
      const isFeed = route.includes('/notifications');
      const { status, body } = await call(isFeed ? handlers.notifications : handlers.shipments, route, asked);
      if (status !== 200) throw new Error(`${route}: ${status} ${JSON.stringify(body)}`);
      const { read, written } = taken();
      costs.push({ who, route, read, written, bytes: Buffer.byteLength(JSON.stringify(body)) });
      return body;
    },
  };
};

const shipmentIn = (body: Record<string, unknown>): Shipment => body.shipment as Shipment;
const times = async (count: number, act: () => Promise<unknown>): Promise<void> => {
  for (let n = 0; n < count; n += 1) await act();
};

/** The life of a shipment of three pieces: 40 requests of its customer, 60 of staff and 20 views of its tracking page. */
export const liveThrough = async (
  world: World,
  {
    afterEach = async () => undefined,
    toTheDoor = false,
  }: {
    /** Called after each thing that happens. */
    readonly afterEach?: () => Promise<void>;
    /** It goes from customs to the door, and does not wait at the counter before. */
    readonly toTheDoor?: boolean;
  } = {},
): Promise<readonly Cost[]> => {
  const costs: Cost[] = [];
  const { ask, later } = metered(world, costs);
  const draft = { timestamp: Date.parse('2026-11-13T14:50:00.000Z'), version: 1, data: sampleForm };
  await times(4, () =>
    ask('customer', 'PUT /api/shipment-drafts/{id}', { as: sender, params: { id: 'sample' }, body: draft }),
  );
  const key = { 'idempotency-key': newId() };
  const made = await ask('customer', 'POST /api/shipments', {
    as: sender,
    headers: key,
    body: { form: sampleForm },
  });
  let shipment = shipmentIn(made);
  const params = { number: shipment.number };
  const { version, promise } = shipment;
  const booking = { version, departureId: friday, total: promise.total };
  shipment = shipmentIn(
    await ask('customer', 'POST /api/shipments/{number}/book', { as: sender, params, body: booking }),
  );
  const view = () => ask('customer', 'GET /api/shipments/{number}', { as: sender, params });
  const atDesk = () => ask('staff', 'GET /api/desk/shipments/{number}', { as: desk, params });
  let cleared = 0;
  for (const { kind } of shipment.holds) {
    const body = { version: shipment.version, note: 'Settled with the sample sender.' };
    const route = 'POST /api/desk/shipments/{number}/holds/{kind}/clear';
    shipment = shipmentIn(await ask('staff', route, { as: admin, params: { ...params, kind }, body }));
    cleared += 1;
  }
  await afterEach();
  for (const code of way.filter((one) => !toTheDoor || one !== 'NFD')) {
    later(6);
    for (const { n } of shipment.pieces) {
      const screening = code === 'SCR' ? { screening: 'XRY' } : {};
      const body = { eventId: newId(), code, pieces: [n], ...screening };
      const record = () =>
        ask('staff', 'POST /api/desk/shipments/{number}/events', { as: dock, params, body });
      await (code === 'MAN' ? world.whileListing(friday, record) : record());
    }
    await afterEach();
    await view();
    await atDesk();
    await ask('customer', 'GET /api/notifications/unread', { as: sender });
  }
  await times(6, () => ask('customer', 'GET /api/shipments', { as: sender }));
  await times(4, () => ask('customer', 'GET /api/notifications', { as: sender }));
  await times(60 - 36 - 12 - cleared, () =>
    ask('staff', 'GET /api/desk/shipments', { as: desk, query: { departure: friday } }),
  );
  await times(20, () => ask('anyone', 'GET /api/tracking/{number}', { params }));
  return costs;
};
