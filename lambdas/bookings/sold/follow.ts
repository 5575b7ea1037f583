import { randomBytes } from 'node:crypto';
import { bookingReference } from '#domain/bookings/reference.ts';
import { REFERENCE_BYTES } from '#domain/kernel/reference.ts';
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import { ShipmentCancelledV1 } from '#events/shipments/shipment-cancelled.v1.ts';
import { ShipmentChangedV1 } from '#events/shipments/shipment-changed.v1.ts';
import { findZipCode } from '../../quotes/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { pauseOf } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { on } from '../../runtime/triggers/by-type.ts';
import { settingsReader } from '../../settings/index.ts';
import { bookedShipments } from '../../shipments/index.ts';
import { bookingStore } from '../store/booking-store.ts';
import { claims } from '../store/claims.ts';
import { slotStore } from '../store/slot-store.ts';
import { type FollowDeps, followShipment } from './follow-shipment.ts';

export const variables = { BOOKINGS_TABLE: required, SETTINGS_TABLE: required, SHIPMENTS_TABLE: required };

type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>;

/** What bringing the bookings of shipments up to date needs. */
export const followDeps = (
  env: EnvOf<typeof variables>,
  { client, clock, newId, log }: Given,
): FollowDeps => ({
  clock,
  newId,
  pause: pauseOf(25),
  bookings: bookingStore(client, env.BOOKINGS_TABLE),
  slots: slotStore(client, env.BOOKINGS_TABLE),
  claims: claims(client, env.BOOKINGS_TABLE),
  readSetting: settingsReader(client, env.SETTINGS_TABLE, { clock, log }),
  findShipment: bookedShipments(client, env.SHIPMENTS_TABLE).find,
  findZipCode,
  newReference: () => bookingReference.of(randomBytes(REFERENCE_BYTES)),
});

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
  return [on(ShipmentBookedV1, heard), on(ShipmentChangedV1, heard), on(ShipmentCancelledV1, heard)];
};
