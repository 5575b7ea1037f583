import { randomBytes } from 'node:crypto';
import { bookingReference } from '#domain/bookings/reference.ts';
import { REFERENCE_BYTES } from '#domain/kernel/reference.ts';
import { publishedSchedule } from '../departures/index.ts';
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

export const storeVariables = { BOOKINGS_TABLE: required, SETTINGS_TABLE: required };
export const changeVariables = { ...storeVariables, DEPARTURES_TABLE: required };
export const variables = { ...changeVariables, SHIPMENTS_TABLE: required, PROFILES_TABLE: required };

export const randomReference = (): string => bookingReference.of(randomBytes(REFERENCE_BYTES));

type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>;

/** How bookings are stored, with the settings that slots follow from. */
export const storesOf = (
  { BOOKINGS_TABLE: table, SETTINGS_TABLE }: EnvOf<typeof storeVariables>,
  { client, clock, newId, log }: Given,
) => ({
  clock,
  newId,
  pause: pauseOf(25),
  bookings: bookingStore(client, table),
  list: bookingList(client, table),
  slots: slotStore(client, table),
  claims: claims(client, table),
  readSetting: settingsReader(client, SETTINGS_TABLE, { clock, log }),
});

/** What everything has that gives bookings another slot: rooms and jobs. */
export const ofBookings = (env: EnvOf<typeof changeVariables>, given: Given) => {
  const stores = storesOf(env, given);
  return {
    ...stores,
    readSchedule: publishedSchedule(given.client, env.DEPARTURES_TABLE, stores.readSetting),
  };
};

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
