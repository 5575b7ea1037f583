import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import { ShipmentCancelledV1 } from '#events/shipments/shipment-cancelled.v1.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { on } from '../../runtime/triggers/by-type.ts';
import { bookedShipments, unchangedShipment } from '../../shipments/index.ts';
import { changeVariables, ofParcels } from '../stores.ts';
import { followShipment } from './follow-shipment.ts';

export const variables = { ...changeVariables, SHIPMENTS_TABLE: required };

type Given = Parameters<typeof ofParcels>[1];

/** Brings parcels to where the pieces are that they became. */
export const follower = (env: EnvOf<typeof variables>, given: Given) =>
  followShipment({
    ...ofParcels(env, given),
    findShipment: bookedShipments(given.client, env.SHIPMENTS_TABLE).find,
    unchangedShipment: unchangedShipment(env.SHIPMENTS_TABLE),
  });

/** What follows for parcels from what happens to the shipment in which they go. */
export const listeners = (env: EnvOf<typeof variables>, given: Given) => {
  const follow = follower(env, given);
  return [on(ShipmentBookedV1, follow), on(ShipmentCancelledV1, follow), on(PieceTrackedV1, follow)];
};
