import { senderLines } from '#domain/billing/bill-shipment.ts';
import type { Booking } from '#domain/bookings/booking.ts';
import { bookingReader } from '../../bookings/index.ts';
import { profileReader } from '../../identity/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { pauseOf } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { promisedRateCard, rateCardReader, settingsReader } from '../../settings/index.ts';
import { shipperOf } from '../../shipments/index.ts';
import { invoiceStore } from '../invoice-store.ts';

export const pickupVariables = {
  BILLING_TABLE: required,
  BOOKINGS_TABLE: required,
  PROFILES_TABLE: required,
  SETTINGS_TABLE: required,
};

/** What charges a pickup, a visit in vain, or what was done with a parcel. */
export const pickupCharging = (
  env: EnvOf<typeof pickupVariables>,
  { client, clock, newId, log }: Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>,
) => {
  const readSetting = settingsReader(client, env.SETTINGS_TABLE, { clock, log });
  const profiles = profileReader(client, env.PROFILES_TABLE);
  const addressOf = async (userId: string): Promise<readonly string[]> => {
    const profile = await profiles.find(userId);
    return profile ? senderLines(shipperOf(profile)) : [];
  };
  const cards = {
    inForce: rateCardReader(client, env.SETTINGS_TABLE, log),
    version: promisedRateCard(client, env.SETTINGS_TABLE, log),
  };
  return {
    invoices: invoiceStore(client, env.BILLING_TABLE),
    bookings: bookingReader(client, env.BOOKINGS_TABLE),
    addressOf,
    billTo: async ({ ownerId, name, place }: Booking) => {
      const known = await addressOf(ownerId);
      // Somebody without an account has no address but the one where we come.
      const lines = [name, place?.street, place && [place.town, place.zip].filter(Boolean).join(' ')];
      return known.length > 0 ? known : lines.filter((line) => line !== undefined);
    },
    cardOf: async (version: number | undefined) =>
      (await (version === undefined ? cards.inForce(clock()) : cards.version(version))).card,
    readTaxes: () => readSetting('taxes'),
    clock,
    newId,
    pause: pauseOf(25),
  };
};
