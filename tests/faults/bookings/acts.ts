import type { Booking } from '#domain/bookings/booking.ts';
import { holdClaim } from '#domain/bookings/slot-claims.ts';
import { nextVisit } from '#domain/bookings/visits.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { type Client, customers, formOf, slots, staff, weightOf } from './race.world.ts';
import { pick, type Race, type Request, send, turns } from './sending.ts';
import { ALL, shipmentOf, toldOfForm, toldOfHold, toldOfLettingGo, toldOfMove, toldOfStep } from './told.ts';

type Customer = (typeof customers)[number];

const holding = (race: Race, as: Customer, slot: string): Request => {
  race.held.add(`${slot} ${as.userId}`);
  const body = { lb: weightOf(as.userId), to: 'GY' };
  return {
    route: 'PUT /api/slots/{slot}/hold',
    asked: { as, params: { slot }, body },
    toldBy: (answer) => toldOfHold(as.userId, slot, answer),
  };
};

const lettingGo = (as: Customer, slot: string): Request => ({
  route: 'DELETE /api/slots/{slot}/hold',
  asked: { as, params: { slot } },
  toldBy: () => toldOfLettingGo(as.userId, slot),
});

/** A form of a customer, or of the desk for them, in half of all cases for a shipment that waits for its pickup. */
const making = (race: Race, { userId: ownerId }: Customer, as: Customer, slot: string): Request => {
  const mine = race.shipments.filter((one) => one.ownerId === ownerId).map(({ number }) => number);
  const shipments = race.random() < 0.5 ? mine.slice(0, 1) : [];
  const form = formOf(ownerId, slot, shipments);
  const key = newId();
  const atDesk = as.userId === staff.userId;
  return {
    route: atDesk ? 'POST /api/desk/bookings' : 'POST /api/bookings',
    asked: { as, headers: { 'idempotency-key': key }, body: atDesk ? { ownerId, form } : form },
    toldBy: (answer, { drawn, together }) => {
      const requests = shipments.flatMap((number) => race.requests.get(number) ?? []);
      const sent = { ownerId, by: as.userId, slot, shipments, ...(together ? {} : { key }) };
      return toldOfForm(sent, { drawn, requests }, answer);
    },
  };
};

const moving = (as: Customer, booking: Booking, slot: string): Request => ({
  route: `PUT /api/${as.userId === staff.userId ? 'desk/' : ''}bookings/{reference}/slot`,
  asked: { as, params: { reference: booking.reference }, body: { version: booking.version, slot } },
  toldBy: (answer) => toldOfMove(booking, { by: as.userId, slot }, answer),
});

const steps = {
  confirm: {},
  fail: { reason: 'consignee_not_home' },
  'no-show': {},
  complete: {},
  cancel: { because: 'A test of races.', charge: false },
} as const;

const stepping = (as: Customer, booking: Booking, step: keyof typeof steps): Request => {
  const atDesk = as.userId === staff.userId;
  const { reference, version } = booking;
  return {
    route: `POST /api/${atDesk ? 'desk/' : ''}bookings/{reference}/${step}`,
    asked: { as, params: { reference }, body: { version, ...(atDesk ? steps[step] : { fee: 0 }) } },
    toldBy: (answer) => toldOfStep(booking, answer),
  };
};

const isToGoOn = ({ state }: Booking): boolean => state !== 'COMPLETED' && state !== 'CANCELLED';

/** The next thing that a customer does: rather something new while they have no booking. */
const nextOf = (race: Race, as: Customer): Request => {
  const slot = pick(race, slots);
  const mine = [...race.known.values()].filter((one) => one.ownerId === as.userId && isToGoOn(one));
  const chance = race.random();
  if (mine.length === 0 || chance < 0.3) {
    if (chance < 0.1) return lettingGo(as, slot);
    return race.random() < 0.45 ? holding(race, as, slot) : making(race, as, as, slot);
  }
  const booking = pick(race, mine);
  return chance < 0.7 ? moving(as, booking, slot) : stepping(as, booking, 'cancel');
};

const nextOfDesk = (race: Race): Request => {
  const slot = pick(race, slots);
  const open = [...race.known.values()].filter((one) => isToGoOn(one) && nextVisit(one) !== undefined);
  const chance = race.random();
  if (open.length === 0 || chance < 0.25) return making(race, pick(race, customers), staff, slot);
  const booking = pick(race, open);
  if (chance < 0.55) return moving(staff, booking, slot);
  return stepping(staff, booking, pick(race, Object.keys(steps) as (keyof typeof steps)[]));
};

/** A customer does some things, one after the other. */
export const customerActs = async (race: Race, as: Customer, client: () => Client, count: number) => {
  for (let left = count; left > 0; left -= 1) await send(race, as.userId, client(), nextOf(race, as));
};

/** So does the desk, with the bookings of everybody. */
export const deskActs = async (race: Race, client: () => Client, count: number) => {
  for (let left = count; left > 0; left -= 1) {
    await turns(race, 40);
    await send(race, staff.userId, client(), nextOfDesk(race));
  }
};

/** Time passes, so that held places lapse. */
export const clockActs = async (race: Race, moves: number) => {
  for (let left = moves; left > 0; left -= 1) {
    await turns(race, 150);
    for (const place of race.held) {
      const [of = '', holder = ''] = place.split(' ');
      race.record.mayHappen('the clock', { do: 'release', of, claim: holdClaim(holder) });
    }
    race.world.later(3);
  }
};

/** The event that a shipment was booked comes more than once. */
export const busActs = async (race: Race, number: string, deliveries: number) => {
  const drawn = race.requests.get(number) ?? [];
  race.requests.set(number, drawn);
  for (let left = deliveries; left > 0; left -= 1) {
    await turns(race, 80);
    await race.record.askAll(
      'the bus',
      () => race.world.follow(number, drawn),
      () =>
        drawn.flatMap((claim) =>
          [shipmentOf(number), ALL].map((of) => ({
            call: { do: 'take' as const, of, claim },
            answer: 'unknown' as const,
          })),
        ),
    );
  }
};
