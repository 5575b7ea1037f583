import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { FlightRecord } from '#domain/departures/flight.ts';
import { newYorkInstant } from '#domain/kernel/new-york.ts';
import type { Role } from '#domain/kernel/role.ts';
import type { ShipmentForm } from '#domain/shipments/form/shipment-form.ts';
import type { Piece } from '#domain/shipments/pieces.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { wire as departures } from '#lambdas/departures/http.ts';
import { fileItem, type StoredFile } from '#lambdas/files/store/file-items.ts';
import { newProfile, profileCreation } from '#lambdas/identity/index.ts';
import { findZipCode } from '#lambdas/quotes/index.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { keptKeysIn } from '#lambdas/runtime/secrets/kept-key.ts';
import { wire as waitlists } from '#lambdas/shipments/waitlists.ts';
import { wire } from '../../../scripts/seed/life/shipments.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import { aFlight, storeFlights, whileListing } from '../../support/flights.ts';
import { type Faults, startingWith, startTables } from '../../support/tables.ts';

/** A Friday a week and a half before the flight, which closes for cargo on Tuesday 24 November at 14:00. */
const start = new Date('2026-11-13T15:00:00.000Z');

export const sender = { userId: 'sender-1', roles: ['customer'] as const };
export const stranger = { userId: 'sender-2', roles: ['customer'] as const };
export const withRoles = (userId: string, ...roles: Role[]) => ({ userId, roles });
export const desk = withRoles('desk-1', 'staff');
export const dock = withRoles('dock-1', 'warehouse');
export const papers = withRoles('papers-1', 'documents');
export const admin = withRoles('admin-1', 'admin');

export const friday = 'GY-2026-11-27';
export const nextFriday = 'GY-2026-12-04';

/** A flight to Guyana with space for a hundred pieces, and cutoffs on a Tuesday. */
export const onFriday = (day: string, tuesday: string, change: Partial<FlightRecord> = {}): FlightRecord =>
  aFlight({
    id: `GY-${day}`,
    day,
    usualDay: day,
    cargoCutoff: newYorkInstant(tuesday, '14:00').toISOString(),
    bookingCutoff: newYorkInstant(tuesday, '16:00').toISOString(),
    capacity: { lb: 5000, pieces: 100, largestPieceLb: 500 },
    free: { thousandthsLb: 5_000_000, pieces: 100 },
    ...change,
  });

type ShipmentAnswer = { readonly status: number | undefined; readonly body: Record<string, unknown> };

/** A photo of a scale that was looked through. */
const aFile = (change: Partial<StoredFile>): StoredFile => ({
  id: newId(),
  subject: { kind: 'shipment', id: '7K3M9-Q2X4T-C' },
  purpose: 'SCALE_PHOTO',
  contentType: 'image/jpeg',
  bytes: 100_000,
  sha256: `${'A'.repeat(43)}=`,
  state: 'RELEASED',
  askedAt: start.toISOString(),
  askedBy: dock.userId,
  version: 3,
  ...change,
});

/** The shipment in an answer. Throws when it was refused, with the reason. */
export const shipmentIn = ({ status, body }: ShipmentAnswer): Shipment => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.shipment as Shipment;
};

/** The function of the shipments on its own tables, with two senders and two flights to Guyana. */
export const startShipmentsWorld = async (faults: Faults = {}) => {
  const tables = await startTables();
  const direct = tables.client();
  let now = start;
  const handlerWith = (client: ReturnType<typeof tables.client>) =>
    wire(tables.env, {
      ...testDependencies(client),
      findZipCode,
      keptKeys: keptKeysIn(
        async () => 'kept',
        () => now,
      ),
      clock: () => now,
    });
  const handler = handlerWith(tables.client(faults));
  const undisturbed = handlerWith(direct);
  const flightHandler = departures(tables.env, testDependencies(direct, { clock: () => now }));
  const put = (TableName: string, Item: object) => direct.send(new PutCommand({ TableName, Item }));
  const fly = (day: string, tuesday: string, change: Partial<FlightRecord> = {}) =>
    storeFlights(tables, onFriday(day, tuesday, change));
  await fly('2026-11-27', '2026-11-24');
  await fly('2026-12-04', '2026-12-01');
  for (const { userId } of [sender, stranger]) {
    const account = { userId, email: `${userId}@example.test`, given_name: 'Sample', family_name: 'Sender' };
    const TransactItems = [profileCreation(tables.profiles, newProfile(account, start))];
    await direct.send(new TransactWriteCommand({ TransactItems }));
  }

  const ask = (route: string, asked: Asked = {}) => call(handler, route, asked);
  type Who = NonNullable<Asked['as']>;
  const about =
    (route: string, who: Who) =>
    (number: string, body?: object, as: Who = who, more: Record<string, string> = {}) =>
      ask(route, { as, params: { number, ...more }, ...(body === undefined ? {} : { body }) });

  const create = (change: Partial<ShipmentForm> = {}, as: Who = sender, key = newId()) =>
    ask('POST /api/shipments', {
      as,
      headers: { 'idempotency-key': key },
      body: { form: { ...sampleForm, ...change } },
    });
  const book = about('POST /api/shipments/{number}/book', sender);
  const bookIt = ({ number, version, promise }: Shipment, departureId = friday, as: Who = sender) =>
    book(number, { version, departureId, total: promise.total }, as);
  const recordIt = about('POST /api/desk/shipments/{number}/events', dock);
  /** Records an event. A piece is put on a list while its flight has one. */
  const record = async <Body extends { readonly code: string }>(
    number: string,
    body: Body,
    as: Who = dock,
  ) => {
    if (body.code === 'DLV') return recordIt(number, { reason: 'The ID was seen.', ...body }, as);
    if (body.code !== 'MAN') return recordIt(number, body, as);
    const shown = await call(undisturbed, 'GET /api/desk/shipments/{number}', {
      as: desk,
      params: { number },
    });
    const { departureId } = shipmentIn(shown);
    return departureId === undefined
      ? recordIt(number, body, as)
      : whileListing(direct, tables.departures, departureId, () => recordIt(number, body, as));
  };

  const unbooked = (other: Faults) =>
    waitlists(tables.env, { ...testDependencies(tables.client(other)), clock: () => now })({
      millisecondsLeft: () => 30_000,
    });

  return {
    tables,
    ask,
    fly,
    put,
    clock: () => now,
    /** Sets the time that the function sees. */
    at: (instant: string) => {
      now = new Date(instant);
    },
    later: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    /** Another function on the same tables, whose calls suffer these faults. */
    another: (other: Faults) => {
      const second = handlerWith(tables.client(other));
      return (route: string, asked: Asked) => call(second, route, asked);
    },
    create,
    /** Makes a shipment of the sample form and returns it. */
    make: async (change: Partial<ShipmentForm> = {}, as: Who = sender) =>
      shipmentIn(await create(change, as)),
    book,
    bookIt,
    /** Makes and books a shipment. */
    booked: async (change: Partial<ShipmentForm> = {}, as: Who = sender, departureId = friday) =>
      shipmentIn(await bookIt(shipmentIn(await create(change, as)), departureId, as)),
    change: about('PUT /api/shipments/{number}', sender),
    cancel: about('POST /api/shipments/{number}/cancel', sender),
    show: about('GET /api/shipments/{number}', sender),
    deskShow: about('GET /api/desk/shipments/{number}', desk),
    record,
    /** Does something while a flight has its manifest and the airline has not accepted it. */
    whileListing: <Answer>(id: string, act: () => Promise<Answer>) =>
      whileListing(direct, tables.departures, id, act),
    /** Records an event of pieces, all unless given. */
    scan: (number: string, code: string, pieces: readonly number[], more: object = {}, as: Who = dock) =>
      record(number, { eventId: newId(), code, pieces, ...more }, as),
    placeHold: about('POST /api/desk/shipments/{number}/holds', desk),
    clearHold: (number: string, kind: string, body: object, as: Who = desk) =>
      ask('POST /api/desk/shipments/{number}/holds/{kind}/clear', { as, params: { number, kind }, body }),
    move: about('POST /api/desk/shipments/{number}/move', papers),
    join: ({ number, version }: Shipment, departureId = friday, as: Who = sender) =>
      ask('POST /api/shipments/{number}/waitlist', {
        as,
        params: { number },
        body: { version, departureId },
      }),
    leave: (number: string, departureId = friday, as: Who = sender) =>
      ask('DELETE /api/shipments/{number}/waitlist', { as, params: { number }, query: { departureId } }),
    /** What the desk does with flights. */
    askFlights: (route: string, asked: Asked) => call(flightHandler, route, asked),
    /** Serves the waitlists of all flights, as the schedule does. */
    serve: async (other: Faults = {}) => {
      const { letGo, ...served } = await unbooked(other);
      return served;
    },
    /** Ends shipments of parcels that were not booked in time, as the same schedule does. Returns how many. */
    letGo: async (other: Faults = {}) => (await unbooked(other)).letGo,
    file: about('PUT /api/desk/shipments/{number}/eei', papers),
    authorize: about('PUT /api/shipments/{number}/authorization', sender),
    showEin: about('POST /api/desk/shipments/{number}/ein', papers),
    /** Stores a photo of the scale as it is once it was looked through, and returns its id. */
    photographed: async (number: string, change: Partial<StoredFile> = {}): Promise<string> => {
      const file = aFile({ subject: { kind: 'shipment', id: number }, ...change });
      await put(tables.files, fileItem(file));
      return file.id;
    },
    list: async (query: Record<string, string> = {}, as: Who = desk) =>
      ask('GET /api/desk/shipments', { as, query }),
    /** What is free on a flight. */
    free: async (id = friday) => {
      const flights = startingWith(await tables.all(tables.departures), 'LANE#');
      return flights.find((flight) => flight.id === id)?.free as FlightRecord['free'];
    },
    stored: async (prefix: string) => startingWith(await tables.all(tables.shipments), prefix),
    /** The types of the events in the outbox, in the order in which they happened. */
    events: async () => {
      const items = startingWith(await tables.all(tables.shipments), 'OUTBOX#');
      return items
        .map(({ event }) => JSON.parse(String(event)) as Record<string, unknown>)
        .sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
    },
    stop: () => tables.stop(),
  };
};

export type ShipmentsWorld = Awaited<ReturnType<typeof startShipmentsWorld>>;

export const statesOf = ({ pieces }: { readonly pieces: readonly Piece[] }): readonly string[] =>
  pieces.map(({ state }) => state);
