import type { FileSubject } from '#domain/files/file.ts';
import { subjectText } from '#domain/files/file.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { PARCEL_CODE_BYTES, parcelCode } from '#domain/parcels/reference.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import type { AnyEvent } from '#events/envelope.ts';
import { wireAssignment } from '#lambdas/mailboxes/assign/assignment.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { type SendingWorld, startSendingWorld } from '#tests/integration/parcels/worlds/sending.world.ts';
import { desk, dock, sender } from '#tests/integration/shipments/shipments.world.ts';
import { testDependencies } from '#tests/support/call.ts';
import { startingWith } from '#tests/support/tables.ts';
import { meteredFunctions } from './functions.ts';
import { hearParcel } from './listeners.ts';

const START = '2026-11-13T15:00:00.000Z';
const MINUTE = 60_000;
const tracking = '1Z999AA10123456784';
const declaration = {
  store: 'Sample Store',
  orderNumber: '114-1234567-7654321',
  lines: [{ description: 'Children’s shoes', quantity: 1, unitValue: 3999 }],
  dangers: [],
};

type Functions = ReturnType<typeof meteredFunctions>;

const eventsIn = async ({ tables }: SendingWorld, table: string): Promise<readonly AnyEvent[]> =>
  startingWith(await tables.all(table), 'OUTBOX#')
    .map(({ event }) => JSON.parse(String(event)) as AnyEvent)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** Each file is listed and opened. */
const look = async (
  { ask }: Functions,
  as: typeof sender | typeof desk,
  subject: FileSubject,
  id: string,
) => {
  const who = as === desk ? 'staff' : 'customer';
  const query = { subject: subjectText(subject) };
  await ask(who, 'GET /api/files', { as, query });
  await ask(who, 'GET /api/files/{id}', { as, params: { id }, query });
};

/** Its owner announces it, and the bench receives it with a photo. */
const arrive = async ({ ask, send }: Functions, now: () => Date) => {
  await ask('customer', 'POST /api/pre-alerts', { as: sender, body: { id: newId(), tracking, declaration } });
  await ask('customer', 'GET /api/pre-alerts', { as: sender });
  await ask('staff', 'POST /api/bench/lookups', { as: dock, body: { scanned: tracking } });
  const code = parcelCode.of(Array.from({ length: PARCEL_CODE_BYTES }, (_, at) => at));
  const receipt = {
    code,
    at: now().toISOString(),
    scanned: tracking,
    weightLb: 3.2,
    sides: { length: 14, width: 9, height: 5 },
    condition: 'SEALED',
    shelf: 'B-04',
  };
  await ask('staff', 'POST /api/bench/parcels', { as: dock, body: receipt });
  const photo = await send('staff', dock, { kind: 'parcel', id: code }, 'PARCEL_PHOTO');
  return { code, photo };
};

/** Its owner looks at it twice with its photo, and sends the invoice, which the desk reads. */
const clear = async (functions: Functions, code: string, photo: string): Promise<void> => {
  const { ask, send } = functions;
  const params = { code };
  const show = () => ask<{ parcel: Parcel }>('customer', 'GET /api/parcels/{code}', { as: sender, params });
  await ask('customer', 'GET /api/parcels', { as: sender });
  const { parcel } = await show();
  await look(functions, sender, { kind: 'parcel', id: code }, photo);
  const person: FileSubject = { kind: 'person', id: sender.userId };
  const invoice = await send('customer', sender, person, 'PARCEL_INVOICE');
  const body = { version: parcel.version, declaration: { ...declaration, invoice } };
  await ask('customer', 'PUT /api/parcels/{code}/declaration', { as: sender, params, body });
  await ask('staff', 'GET /api/desk/parcels', { as: desk, query: { state: 'IN_STORAGE' } });
  const seen = await ask<{ parcel: Parcel }>('staff', 'GET /api/desk/parcels/{code}', { as: desk, params });
  await look(functions, desk, person, invoice);
  const verdict = { version: seen.parcel.version, verdict: 'VERIFIED' };
  await ask('staff', 'POST /api/desk/parcels/{code}/invoice', { as: desk, params, body: verdict });
  await ask('customer', 'GET /api/parcels', { as: sender });
  await show();
  await look(functions, sender, { kind: 'parcel', id: code }, photo);
};

/** It is sent on alone, flies and is delivered. What its shipment costs from the booking is another figure. */
const leave = async (world: SendingWorld, { ask, follow }: Functions, code: string): Promise<void> => {
  const form = { ...sampleForm, ...world.form([await world.parcel(code)]) };
  const { shipment } = await ask<{ shipment: Shipment }>('customer', 'POST /api/shipments', {
    as: sender,
    headers: { 'idempotency-key': newId() },
    body: { form },
  });
  const { version, promise, number } = shipment;
  const booked = await world.book(number, { version, departureId: world.flight, total: promise.total });
  if (booked.status !== 200) throw new Error(`It is not booked: ${JSON.stringify(booked.body)}`);
  const heard = new Set<string>();
  const followAll = async (): Promise<void> => {
    const events = (await eventsIn(world, world.tables.shipments)).filter(({ id }) => !heard.has(id));
    for (const { id } of events) heard.add(id);
    await follow(events);
  };
  await followAll();
  for (const codes of [
    ['SCR', 'MAN', 'DEP'],
    ['ARR', 'RCF', 'CRC', 'CCD', 'NFD', 'OFD', 'DDL'],
  ]) {
    await world.happen(shipment, ...codes);
    await followAll();
  }
  await ask('customer', 'GET /api/parcels', { as: sender, query: { which: 'all' } });
};

/** The life of one parcel, in tables of its own, from its pre-alert to the receiver. */
export const liveThroughParcel = async () => {
  const world = await startSendingWorld();
  try {
    const { tables } = world;
    let now = new Date(START);
    const clock = () => now;
    const later = (minutes: number): void => {
      now = new Date(now.getTime() + minutes * MINUTE);
      world.at(now.toISOString());
    };
    const { assign } = wireAssignment(tables.env, testDependencies(tables.client(), { clock }));
    const account = { email: `${sender.userId}@example.test`, given_name: 'Sample', family_name: 'Sender' };
    await assign({ userId: sender.userId, ...account }, { by: 'post-confirmation', correlationId: 'bench' });
    const functions = meteredFunctions(world, clock);
    const listening = hearParcel(tables, clock);
    const told = new Set<string>();
    const tellAll = async (): Promise<void> => {
      const events = [...(await eventsIn(world, tables.parcels)), ...(await eventsIn(world, tables.files))];
      for (const event of events.filter(({ id }) => !told.has(id))) {
        told.add(event.id);
        await listening.hear(event);
      }
    };
    const { code, photo } = await arrive(functions, clock);
    await tellAll();
    later(11);
    await listening.tellSoon();
    await clear(functions, code, photo);
    await tellAll();
    later(60);
    await leave(world, functions, code);
    await tellAll();
    functions.stop();
    const { state } = await world.parcel(code);
    if (state !== 'DELIVERED') throw new Error(`The parcel is ${state}.`);
    const kept = [...(await tables.all(tables.parcels)), ...(await tables.all(tables.files))];
    const tableBytes = Buffer.byteLength(JSON.stringify(kept));
    const { costs, jobs } = functions;
    return { costs, jobs, heard: listening.heard(), tableBytes };
  } finally {
    await world.stop();
  }
};
