import { atDockFrom } from '#domain/departures/slots/flight-made.ts';
import { comingOf, type HowItComes } from '#domain/shipments/pickup.ts';
import type { ReadSetting } from '../../settings/index.ts';

/** When the goods of a shipment can be at the dock at the earliest: later than now only where we still have to pick them up. */
export const comesAt = async (readSetting: ReadSetting, shipment: HowItComes, now: Date): Promise<Date> => {
  const schedule = await readSetting('schedule');
  return atDockFrom(schedule, comingOf(shipment, schedule), now);
};
