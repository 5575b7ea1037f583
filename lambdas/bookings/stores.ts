import { randomBytes } from 'node:crypto';
import { bookingReference } from '#domain/bookings/reference.ts';
import { REFERENCE_BYTES } from '#domain/kernel/reference.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { pauseOf } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { settingsReader } from '../settings/index.ts';
import { bookingList } from './store/booking-list.ts';
import { bookingStore } from './store/booking-store.ts';
import { claims } from './store/claims.ts';
import { slotStore } from './store/slot-store.ts';

// In a file of its own: a function that has no other table has no name of another in its bundle.
export const storeVariables = { BOOKINGS_TABLE: required, SETTINGS_TABLE: required };

export const randomReference = (): string => bookingReference.of(randomBytes(REFERENCE_BYTES));

type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>;

/** How bookings are stored, with the settings that slots follow from. */
export const storesOf = (
  { BOOKINGS_TABLE, SETTINGS_TABLE }: EnvOf<typeof storeVariables>,
  { client, clock, newId, log }: Given,
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
