import { atDockFrom } from '#domain/departures/slots/flight-made.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { slotRules, slotWithId } from '#domain/departures/slots/slots.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { comingOf, type HowItComes } from '#domain/shipments/pickup.ts';
import type { fullSlots } from '../../bookings/index.ts';
import type { ReadSetting } from '../../settings/index.ts';

/** What says when goods come: the settings, and the slots in which nothing more fits. */
export interface ComesDeps {
  readonly readSetting: ReadSetting;
  readonly readFullSlots: ReturnType<typeof fullSlots>;
}

/**
 * When the goods of a shipment can be at the dock at the earliest: later than now only where we still have to pick them up. Which slots
 * are full is read for a pickup that has none, or whose slot is over.
 */
export const comesAt = async (
  { readSetting, readFullSlots }: ComesDeps,
  shipment: HowItComes,
  now: Date,
): Promise<Date> => {
  const schedule = await readSetting('schedule');
  const coming = comingOf(shipment, schedule);
  const needsOne = coming.way === 'PICKUP' && (coming.slot === undefined || coming.slot.to <= now);
  return atDockFrom(schedule, coming, now, needsOne ? await readFullSlots(now) : undefined);
};

/** When goods are at the dock, and what their sender reads who wants a flight that leaves before. */
export interface Comes {
  readonly at: Date;
  readonly tooLate: string;
}

/** What somebody reads whose goods we cannot fetch before the cutoff. */
export const NO_PICKUP_IN_TIME = 'We cannot pick it up in time for this flight. Choose a later one.';

/** How goods come whose sender books them, in the slot that they have chosen where they have. The slot itself is for bookings to give. */
export const comesIn = async (
  deps: ComesDeps,
  shipment: HowItComes,
  slotId: string | undefined,
  now: Date,
): Promise<Result<Comes, 'SLOT_NOT_FOUND' | 'SLOT_CLOSED'>> => {
  if (slotId === undefined) return ok({ at: await comesAt(deps, shipment, now), tooLate: NO_PICKUP_IN_TIME });
  const { readSetting } = deps;
  const [schedule, brand] = await Promise.all([readSetting('schedule'), readSetting('brand')]);
  const slot = slotWithId(slotRules({ schedule, brand }), slotId);
  if (slot === undefined || slot.way !== shipment.howItComes)
    return refuse('SLOT_NOT_FOUND', 'There is no such time. Choose another one.');
  const words = slotWords(slot);
  if (now >= slot.bookBy)
    return refuse('SLOT_CLOSED', `${words} can no longer be booked. Choose another time.`);
  return ok({
    at: atDockFrom(schedule, { way: slot.way, slot }, now),
    tooLate: `Goods that come ${words} miss this flight. Choose an earlier time or a later flight.`,
  });
};
