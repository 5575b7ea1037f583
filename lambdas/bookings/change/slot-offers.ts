import { flightInSlot, type PromisedFlight } from '#domain/bookings/promised-flight.ts';
import type { OfferedSlot, slotRefusals } from '#domain/bookings/refusals.ts';
import { hasRoom, timesOf } from '#domain/bookings/slot-claims.ts';
import { isSlotId, readSlotId, type SlotId, type SlotWay } from '#domain/departures/slots/slot-id.ts';
import {
  bookableSlots,
  type Slot,
  type SlotRules,
  slotRules,
  slotWithId,
} from '#domain/departures/slots/slots.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import type { RefusalsOf } from '#domain/kernel/endpoint.ts';
import { ok, type Refused, type Result, refuse } from '#domain/kernel/result.ts';
import type { ReadSchedule } from '../../departures/index.ts';
import type { ReadSetting } from '../../settings/index.ts';
import type { SlotState, SlotStore } from '../store/slot-store.ts';

/** What says how much of slots is taken. */
export interface RoomDeps {
  readonly readSetting: ReadSetting;
  readonly slots: Pick<SlotStore, 'between'>;
}

export interface OfferDeps extends RoomDeps {
  readonly readSchedule: ReadSchedule;
}

export type SlotRefusal = RefusalsOf<typeof slotRefusals>;

/** What has to fit, and where it flies. */
export interface Need {
  readonly way: SlotWay;
  readonly to?: DestinationCode | undefined;
  readonly lb: number;
}

/** The settings that slots follow from, as they are now. */
export const rulesOf = async (readSetting: ReadSetting): Promise<SlotRules> => {
  const [schedule, brand] = await Promise.all([readSetting('schedule'), readSetting('brand')]);
  return slotRules({ schedule, brand });
};

/** The flight that goods make which come in a slot, as the pages have it: moved, canceled and added ones are known. */
export const flightIn = async (
  { readSchedule }: Pick<OfferDeps, 'readSchedule'>,
  to: DestinationCode,
  slot: Slot,
  now: Date,
): Promise<PromisedFlight> => flightInSlot(await readSchedule(to, now), to, slot, now);

const NOTHING: SlotState = { version: 0, claims: {} };

/** The bookable slots of one way with what is taken of them. */
const withClaims = async ({ readSetting, slots }: RoomDeps, way: SlotWay, now: Date) => {
  const all = bookableSlots(await rulesOf(readSetting), way, now);
  const [first, last] = [all[0], all.at(-1)];
  const taken =
    first === undefined || last === undefined
      ? new Map<string, SlotState>()
      : await slots.between(way, first.day, last.day);
  return all.map((slot) => ({ slot, claims: (taken.get(slot.id) ?? NOTHING).claims }));
};

/** A slot as it is offered to somebody who has a place in it. */
export const offeredTo = async (
  deps: Pick<OfferDeps, 'readSchedule'>,
  slot: Slot,
  to: DestinationCode,
  now: Date,
): Promise<OfferedSlot> => ({
  ...timesOf(slot),
  full: false,
  flight: await flightIn(deps, to, slot, now),
});

/** Every slot that can still be booked, with the flight that it makes, and whether what is needed still fits. */
export const offersFor = async (
  deps: OfferDeps,
  { way, to, lb }: Need,
  now: Date,
): Promise<OfferedSlot[]> => {
  const [slots, schedule] = await Promise.all([
    withClaims(deps, way, now),
    to === undefined ? undefined : deps.readSchedule(to, now),
  ]);
  return slots.map(({ slot, claims }) => ({
    ...timesOf(slot),
    full: !hasRoom(slot, claims, lb, now),
    ...(to === undefined || schedule === undefined ? {} : { flight: flightInSlot(schedule, to, slot, now) }),
  }));
};

/** The ids of the bookable slots in which nothing more fits. */
export const fullSlotsOf = async (
  deps: RoomDeps,
  { way, lb }: Need,
  now: Date,
): Promise<ReadonlySet<SlotId>> =>
  new Set(
    (await withClaims(deps, way, now))
      .filter(({ slot, claims }) => !hasRoom(slot, claims, lb, now))
      .map(({ slot }) => slot.id),
  );

/** The slot to offer in place of one that cannot be had: one that makes the same flight before any other, then the earliest. */
const nextBest = async (
  deps: OfferDeps,
  need: Need,
  wanted: { readonly id: string; readonly flight?: string | undefined },
  now: Date,
): Promise<OfferedSlot | undefined> => {
  const free = (await offersFor(deps, need, now)).filter(({ id, full }) => !full && id !== wanted.id);
  const sameFlight = free.find(({ flight }) => flight !== undefined && flight.departureId === wanted.flight);
  return sameFlight ?? free[0];
};

const words = {
  SLOT_NOT_FOUND: 'We do not come at this time. Choose another one.',
  SLOT_FULL: 'Someone else just took this time.',
  SLOT_CLOSED: 'This time can no longer be booked.',
} as const;

/** Refuses a slot and offers the next best one. */
export const refuseSlot = async (
  deps: OfferDeps,
  code: keyof typeof words,
  need: Need,
  wanted: { readonly id: string; readonly slot?: Slot | undefined },
  now: Date,
): Promise<Refused<SlotRefusal>> => {
  const { to } = need;
  const flight =
    to === undefined || wanted.slot === undefined
      ? undefined
      : (await flightIn(deps, to, wanted.slot, now)).departureId;
  const next = await nextBest(deps, need, { id: wanted.id, flight }, now);
  return refuse(code, words[code], next === undefined ? {} : { next }) as Refused<SlotRefusal>;
};

/** The slot of an id, if the settings have it and it can still be booked. The desk may use slots that customers cannot book any more, until they are over. */
export const bookableSlot = async (
  deps: OfferDeps,
  id: string,
  need: Need,
  now: Date,
  { atDesk = false }: { readonly atDesk?: boolean } = {},
): Promise<Result<Slot, never, SlotRefusal>> => {
  const isOfWay = isSlotId(id) && readSlotId(id)?.way === need.way;
  const slot = isOfWay ? slotWithId(await rulesOf(deps.readSetting), id) : undefined;
  if (slot === undefined) return refuseSlot(deps, 'SLOT_NOT_FOUND', need, { id }, now);
  const isOpen = now < (atDesk ? slot.to : slot.bookBy);
  return isOpen ? ok(slot) : refuseSlot(deps, 'SLOT_CLOSED', need, { id, slot }, now);
};
