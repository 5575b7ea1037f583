import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import { ShipmentCancelledV1 } from '#events/shipments/shipment-cancelled.v1.ts';
import { ShipmentChangedV1 } from '#events/shipments/shipment-changed.v1.ts';
import { findZipCode } from '../../quotes/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { on } from '../../runtime/triggers/by-type.ts';
import { bookedShipments } from '../../shipments/index.ts';
import { randomReference, storesOf, storeVariables } from '../stores.ts';
import { type FollowDeps, followShipment } from './follow-shipment.ts';

export const variables = { ...storeVariables, SHIPMENTS_TABLE: required };

type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>;

/** What bringing the bookings of shipments up to date needs. */
export const followDeps = (env: EnvOf<typeof variables>, given: Given): FollowDeps => {
  const stores = storesOf(env, given);
  return {
    ...stores,
    // Nothing here gives a booking a slot, so the flights that differ from the rule need not be known.
    readSchedule: () => stores.readSetting('schedule'),
    findShipment: bookedShipments(given.client, env.SHIPMENTS_TABLE).find,
    findZipCode,
    newReference: randomReference,
  };
};

/** What follows for bookings from events of shipments. */
export const listeners = (env: EnvOf<typeof variables>, given: Given) => {
  const follow = followShipment(followDeps(env, given));
  const heard = async ({
    data: { number },
    correlationId,
  }: {
    readonly data: { readonly number: string };
    readonly correlationId: string;
  }): Promise<void> => {
    await follow({ number, correlationId });
  };
  return [
    on(ShipmentBookedV1, heard),
    on(ShipmentChangedV1, heard),
    on(ShipmentCancelledV1, heard),
    // It came to our dock, or that was a mistake.
    on(PieceTrackedV1, async (event) => {
      if (event.data.code === 'FOH' || event.data.code === 'UNDO') await heard(event);
    }),
  ];
};
