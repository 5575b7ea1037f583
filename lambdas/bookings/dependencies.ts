import type { Role } from '#domain/kernel/role.ts';
import { invoiceStore } from '../billing/index.ts';
import { flights, publishedSchedule } from '../departures/index.ts';
import { fileReader } from '../files/index.ts';
import type { FindZipCode } from '../quotes/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { transactions } from '../runtime/table/transact.ts';
import { promisedRateCard, rateCardReader } from '../settings/index.ts';
import { bookedShipments, draftEnding } from '../shipments/index.ts';
import { heldSlots } from './store/held-slots.ts';
import { randomReference, storesOf, storeVariables } from './stores.ts';

const changeVariables = { ...storeVariables, DEPARTURES_TABLE: required };
export const variables = {
  ...changeVariables,
  SHIPMENTS_TABLE: required,
  PROFILES_TABLE: required,
  FILES_TABLE: required,
  BILLING_TABLE: required,
};

type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>;

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
  /** The roles that somebody who works here has now; none when the account is gone. */
  readonly rolesOf: (userId: string) => Promise<readonly Role[]>;
}

/** What makes bookings besides: shipments, prices and places. */
export const ofMaking = (env: EnvOf<typeof variables>, given: BookingDependencies) => {
  const { client, log, findZipCode, newReference = randomReference } = given;
  return {
    ...ofBookings(env, given),
    flights: flights(client, env.DEPARTURES_TABLE),
    invoices: invoiceStore(client, env.BILLING_TABLE),
    held: heldSlots(client, env.BOOKINGS_TABLE),
    transact: transactions(client),
    findZipCode,
    newReference,
    readRateCard: rateCardReader(client, env.SETTINGS_TABLE, log),
    promisedCard: promisedRateCard(client, env.SETTINGS_TABLE, log),
    readFile: fileReader(client, env.FILES_TABLE),
    endsDraft: draftEnding(env.SHIPMENTS_TABLE),
    findShipment: bookedShipments(client, env.SHIPMENTS_TABLE).find,
  };
};
