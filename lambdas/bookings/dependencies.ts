import { randomBytes } from 'node:crypto';
import { bookingReference } from '#domain/bookings/reference.ts';
import { REFERENCE_BYTES } from '#domain/kernel/reference.ts';
import type { FindZipCode } from '../quotes/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { pauseOf } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { transactions } from '../runtime/table/transact.ts';
import { rateCardReader, settingsReader } from '../settings/index.ts';
import { bookedShipments } from '../shipments/index.ts';
import { bookingList } from './store/booking-list.ts';
import { bookingStore } from './store/booking-store.ts';
import { claims } from './store/claims.ts';
import { heldSlots } from './store/held-slots.ts';
import { slotStore } from './store/slot-store.ts';

const changeVariables = { BOOKINGS_TABLE: required, SETTINGS_TABLE: required };
export const variables = { ...changeVariables, SHIPMENTS_TABLE: required, PROFILES_TABLE: required };

export const randomReference = (): string => bookingReference.of(randomBytes(REFERENCE_BYTES));

/** What everything has that changes bookings: rooms and jobs. */
export const ofBookings = (
  { BOOKINGS_TABLE, SETTINGS_TABLE }: EnvOf<typeof changeVariables>,
  { client, clock, newId, log }: Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>,
) => ({
  clock,
  newId,
  pause: pauseOf(25),
  bookings: bookingStore(client, BOOKINGS_TABLE),
  list: bookingList(client, BOOKINGS_TABLE),
  slots: slotStore(client, BOOKINGS_TABLE),
  claims: claims(client, BOOKINGS_TABLE),
  readSetting: settingsReader(client, SETTINGS_TABLE, { clock, log }),
});

export interface BookingDependencies extends SharedDependencies {
  readonly findZipCode: FindZipCode;
  readonly newReference?: () => string;
}

/** What makes bookings besides: shipments, prices and places. */
export const ofMaking = (env: EnvOf<typeof variables>, given: BookingDependencies) => {
  const { client, log, findZipCode, newReference = randomReference } = given;
  return {
    ...ofBookings(env, given),
    held: heldSlots(client, env.BOOKINGS_TABLE),
    transact: transactions(client),
    findZipCode,
    newReference,
    readRateCard: rateCardReader(client, env.SETTINGS_TABLE, log),
    findShipment: bookedShipments(client, env.SHIPMENTS_TABLE).find,
  };
};
