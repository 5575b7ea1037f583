import { earliestAtDock } from '#domain/departures/slots/first-flight.ts';
import { waitsForPickup } from '#domain/shipments/pickup.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { ReadSetting } from '../../settings/index.ts';

type Coming = Pick<Shipment, 'howItComes' | 'state' | 'pieces'>;

/** When the goods of a shipment can be at the dock at the earliest: later than now only where we still have to pick them up. */
export const comesAt = async (readSetting: ReadSetting, shipment: Coming, now: Date): Promise<Date> =>
  shipment.howItComes === 'PICKUP' && (shipment.state === 'DRAFT' || waitsForPickup(shipment))
    ? earliestAtDock(await readSetting('schedule'), 'PICKUP', now)
    : now;
