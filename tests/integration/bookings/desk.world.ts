import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { type Booking, BookingSummary } from '#domain/bookings/booking.ts';
import type { BookingFields } from '#domain/bookings/booking-form.ts';
import { replanEndpoints } from '#domain/bookings/desk/replan-endpoints.ts';
import { defaultSchedule } from '#domain/departures/schedule/default-schedule.ts';
import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import type { Role } from '#domain/kernel/role.ts';
import { DepartureCancelledV1 } from '#events/departures/departure-cancelled.v1.ts';
import { DepartureChangedV1 } from '#events/departures/departure-changed.v1.ts';
import type { AnyEvent } from '#events/envelope.ts';
import { SettingsChangedV1 } from '#events/settings/settings-changed.v1.ts';
import { wire as wireLook } from '#lambdas/bookings/replan/look.ts';
import { wire as wireDepartures } from '#lambdas/departures/http.ts';
import { wire as wirePlan } from '#lambdas/departures/plan.ts';
import { newProfile, profileCreation } from '#lambdas/identity/index.ts';
import { findZipCode } from '#lambdas/quotes/index.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { bookingsFunction } from '../../support/bookings-function.ts';
import { type Answered, type Asked, call, testDependencies } from '../../support/call.ts';
import { settingsFunction } from '../../support/settings-function.ts';
import { type Faults, startingWith, startTables } from '../../support/tables.ts';

const withRoles = (userId: string, ...roles: Role[]) => ({ userId, roles });
export const customer = withRoles('customer-1', 'customer');
export const other = withRoles('customer-2', 'customer');
export const staff = withRoles('staff-1', 'staff');
const papers = withRoles('papers-1', 'documents');
const admin = withRoles('admin-1', 'admin');

/** Monday and Tuesday mornings before the flight to Guyana on Friday, December 4. Its goods are due on Tuesday at two. */
export const MONDAY = 'P-2026-11-30-0900';
export const TUESDAY = 'P-2026-12-01-0900';
export const TUESDAY_NOON = 'P-2026-12-01-1200';
export const WEDNESDAY = 'P-2026-12-02-0900';
export const FLIGHT = { departureId: 'GY-2026-12-04', day: '2026-12-04' };

/** A barrel in Flatbush, as its sender types it. */
const aForm = (change: Partial<BookingFields> = {}): BookingFields => ({
  way: 'PICKUP',
  to: 'GY',
  zip: '11226',
  name: 'Sample Sender',
  phone: '(718) 555-0123',
  street: '12 Sample Avenue',
  stairs: false,
  photos: [],
  goods: [{ kind: 'barrel', barrel: 'B55', quantity: 1, weightLb: 140 }],
  slot: TUESDAY,
  shipments: [],
  searchConsent: true,
  ...change,
});

/** A run that has as much time as it needs. */
const unhurried = { millisecondsLeft: () => 60_000 };

export const bookingIn = ({ status, body }: Answered): Booking => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as unknown as Booking;
};

/** Bookings, settings and flights on the same tables, on a Friday a week before the flight. */
export const startDeskWorld = async () => {
  const tables = await startTables();
  const direct = tables.client();
  let now = '2026-11-27T15:00:00.000Z';
  const clock = () => new Date(now);
  const given = (faults?: Faults) => testDependencies(tables.client(faults), { clock });
  const keep = async (userId: string) => {
    const account = { userId, email: `${userId}@example.test`, given_name: 'Sample', family_name: 'Sender' };
    await direct.send(
      new TransactWriteCommand({
        TransactItems: [profileCreation(tables.profiles, newProfile(account, clock()))],
      }),
    );
  };
  for (const { userId } of [customer, other]) await keep(userId);
  const settings = settingsFunction(tables.env, given());
  const departures = wireDepartures(tables.env, given());
  /** A function that has read no settings yet. Another one keeps what it read for half a minute. */
  const ask = (route: string, asked: Asked, faults?: Faults) =>
    call(bookingsFunction(tables.env, { ...given(faults), findZipCode }), route, asked);
  const about = (route: string, { reference, version }: Booking, body: object = {}, as = staff) =>
    ask(route, { as, params: { reference }, body: { version, ...body } });
  const later = (ms: number) => {
    now = new Date(Date.parse(now) + ms).toISOString();
  };
  let schedule: Schedule = defaultSchedule;
  let saved = 0;
  const eventsOf = async (table: string) =>
    startingWith(await tables.all(table), 'OUTBOX#')
      .map(({ event }) => JSON.parse(String(event)) as AnyEvent)
      .toSorted((one, next) => (one.id < next.id ? -1 : 1));
  const jobs = (faults?: Faults) => wireLook(tables.env, given(faults));
  const hear = async (event: AnyEvent, faults?: Faults) => {
    const { settingsChanged, flightChanged } = jobs(faults);
    if (event.type === SettingsChangedV1.type)
      await settingsChanged(SettingsChangedV1.schema.parse(event), unhurried);
    if (event.type === DepartureChangedV1.type || event.type === DepartureCancelledV1.type)
      await flightChanged(event, unhurried);
  };

  return {
    tables,
    ask,
    about,
    hear,
    /** Somebody has a profile: with an account, or kept by the desk. */
    keep,
    pickup: defaultSchedule.pickup,
    given,
    put: (TableName: string, Item: object) => direct.send(new PutCommand({ TableName, Item })),
    at: (instant: string) => {
      now = instant;
    },
    later,
    /** A customer books for themselves. */
    book: async (change: Partial<BookingFields> = {}, as = customer): Promise<Booking> => {
      later(1000);
      const headers = { 'idempotency-key': newId() };
      return bookingIn(await ask('POST /api/bookings', { as, headers, body: aForm(change) }));
    },
    /** The desk books for somebody. */
    make: (change: Partial<BookingFields> = {}, ownerId = customer.userId, key = newId()) =>
      ask('POST /api/desk/bookings', {
        as: staff,
        headers: { 'idempotency-key': key },
        body: { ownerId, form: aForm(change) },
      }),
    show: async ({ reference }: Pick<Booking, 'reference'>) => {
      const { body } = await ask('GET /api/desk/bookings/{reference}', {
        as: staff,
        params: { reference },
      });
      return body as unknown as { booking: Booking; history: { what: string; by: string; text?: string }[] };
    },
    list: async (query: Record<string, string> = {}) => {
      const { status, body } = await ask('GET /api/desk/bookings', { as: staff, query });
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      const items = (body.items as unknown[]).map((item) => BookingSummary.parse(item));
      return { items, references: items.map(({ reference }) => reference), next: body.next as string };
    },
    calendar: (from: string, to: string) =>
      ask('GET /api/desk/bookings/calendar', { as: staff, query: { from, to } }),
    touched: async () => {
      const { body } = await ask('GET /api/desk/bookings/touched', { as: staff });
      return replanEndpoints.touched.reply.parse(body);
    },
    replan: async (
      bookings: readonly { readonly reference: string; readonly version: number }[],
      faults?: Faults,
    ) => {
      const asked = bookings.map(({ reference, version }) => ({ reference, version }));
      const answer = await ask(
        'POST /api/desk/bookings/replan',
        { as: staff, body: { bookings: asked } },
        faults,
      );
      if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
      return replanEndpoints.replan.reply.parse(answer.body).bookings;
    },
    /** An admin saves another schedule. */
    schedule: async (change: Partial<Schedule>) => {
      schedule = { ...schedule, ...change };
      const { status, body } = await call(settings, 'PUT /api/settings/schedule', {
        as: admin,
        body: { version: saved, value: schedule },
      });
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      saved += 1;
    },
    /** Departures plan their flights by the settings as they are. */
    plan: () => wirePlan(tables.env, given())(),
    cancelFlight: (id = FLIGHT.departureId, version = 1) =>
      call(departures, 'POST /api/desk/departures/{id}/cancel', {
        as: papers,
        params: { id },
        body: { version, reason: 'No plane.' },
      }),
    /** What settings and departures have published, oldest first. */
    heard: async () => [...(await eventsOf(tables.settings)), ...(await eventsOf(tables.departures))],
    /** Events of one type that bookings have published, oldest first. */
    told: async (type: string) => (await eventsOf(tables.bookings)).filter((event) => event.type === type),
    /** One run of the schedule. */
    run: (faults?: Faults) => jobs(faults).everything(unhurried),
  };
};

export type DeskWorld = Awaited<ReturnType<typeof startDeskWorld>>;
