import type { Booking, SlotTimes } from '#domain/bookings/booking.ts';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { idOf } from '../life/id-of.ts';
import type { PastCloud, Person } from '../life/past-cloud.ts';
import type { SampleBooking } from './sample-bookings.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Booked so many days before its slot. */
const AHEAD_DAYS = 6;
const BARREL_LB = 140;

/** What makes a booking: the product in the past, who works at the desk, whose it is, and when it is now. */
export interface Making {
  readonly past: PastCloud;
  readonly desk: Person;
  readonly owner: Person;
  readonly now: Date;
}

/** When it was booked: before its slot, and before now. */
const bookedAtOf = ({ inDays }: SampleBooking, now: Date): Date =>
  new Date(now.getTime() + Math.min(inDays - AHEAD_DAYS, -0.2) * DAY_MS);

/** The slot of a sample among those that could be booked: the last before a day that has passed, the first after one to come. */
const slotOf = (slots: readonly OfferedSlot[], inDays: number, now: Date): OfferedSlot | undefined => {
  const day = new Date(now.getTime() + inDays * DAY_MS).toISOString();
  const free = slots.filter(({ full }) => !full);
  return inDays < 0 ? free.findLast(({ to }) => to < day) : free.find(({ from }) => from > day);
};

const offered = async (
  { past, owner }: Making,
  { way, to }: SampleBooking,
): Promise<readonly OfferedSlot[]> =>
  (await past.ask('GET /api/slots', { as: owner, query: { way, to } })).slots as OfferedSlot[];

const formOf = (
  { shows, way, to, zip, barrels, emptiesFirst, open }: SampleBooking,
  { slot, firstSlot }: { readonly slot: string; readonly firstSlot?: string | undefined },
) => ({
  way,
  to,
  ...(zip === undefined ? {} : { zip }),
  name: 'Sample Sender (sample)',
  phone: '(718) 555-0123',
  ...(way === 'PICKUP' && open !== 'street' ? { street: `${shows.length} Sample Street` } : {}),
  stairs: barrels > 2,
  photos: [],
  goods: [{ kind: 'barrel', barrel: 'B55', quantity: barrels, weightLb: BARREL_LB }],
  ...(emptiesFirst && firstSlot !== undefined
    ? { emptyBarrels: { how: 'FIRST', rows: [{ barrel: 'B55', quantity: barrels }] }, firstSlot }
    : {}),
  ...(open === 'slot' ? {} : { slot }),
  shipments: [],
  // A caller signs it when we come.
  searchConsent: open === undefined,
});

/** Made by its owner, or by the desk for a caller. A repetition finds the first one. */
const made = async (
  making: Making,
  sample: SampleBooking,
  slots: { slot: string; firstSlot?: string | undefined },
) => {
  const { past, desk, owner } = making;
  const headers = { 'idempotency-key': idOf(`sample booking ${sample.shows} ${sample.sender}`) };
  const form = formOf(sample, slots);
  const body = sample.open === undefined ? form : { ownerId: owner.userId, form };
  const route = sample.open === undefined ? 'POST /api/bookings' : 'POST /api/desk/bookings';
  return (await past.ask(route, { as: sample.open === undefined ? owner : desk, headers, body })) as Booking;
};

const deskDid = (
  { past, desk }: Making,
  { reference, version }: Booking,
  act: string,
  body: object = {},
): Promise<unknown> =>
  past.ask(`POST /api/desk/bookings/{reference}/${act}`, {
    as: desk,
    params: { reference },
    body: { version, ...body },
  });

/** What became of it, when that was. */
const end = async (
  making: Making,
  { ending }: SampleBooking,
  booking: Booking,
  slot: SlotTimes,
  other: string,
) => {
  const { past, owner } = making;
  const { reference, version } = booking;
  const params = { reference };
  if (ending === undefined) return;
  if (ending === 'moved') {
    const body = { version, slot: other };
    await past.ask('PUT /api/bookings/{reference}/slot', { as: owner, params, body });
    return;
  }
  if (ending === 'canceled') {
    await past.ask('POST /api/bookings/{reference}/cancel', { as: owner, params, body: { version, fee: 0 } });
    return;
  }
  if (ending === 'canceled too late') {
    past.at(new Date(Date.parse(slot.bookBy) + HOUR_MS));
    await deskDid(making, booking, 'cancel', {
      because: 'The sender called: the goods are not packed.',
      charge: true,
    });
    return;
  }
  past.at(new Date(slot.to));
  if (ending === 'done') await deskDid(making, booking, 'complete');
  else if (ending === 'nobody') await deskDid(making, booking, 'no-show');
  else await deskDid(making, booking, 'fail', { reason: ending.vain });
};

/** Makes one booking at the time at which that was, and lets happen what became of it. One that is there already stays as it is. */
export const makeBooking = async (making: Making, sample: SampleBooking): Promise<Booking> => {
  const { past, desk, now } = making;
  const bookedAt = bookedAtOf(sample, now);
  past.at(bookedAt);
  const slots = await offered(making, sample);
  const slot = slotOf(slots, sample.inDays, now);
  if (slot === undefined) throw new Error(`There is no slot for ${sample.shows}.`);
  const first = slots.find(
    ({ from, full }) => !full && from > new Date(now.getTime() + DAY_MS).toISOString(),
  );
  const booking = await made(making, sample, { slot: slot.id, firstSlot: first?.id });
  const other = slots.find(({ from, full }) => !full && from > slot.to)?.id ?? slot.id;
  if (booking.version === 1) await end(making, sample, booking, slot, other);
  past.at(now);
  const { reference } = booking;
  const shown = await past.ask('GET /api/desk/bookings/{reference}', { as: desk, params: { reference } });
  return shown.booking as Booking;
};
