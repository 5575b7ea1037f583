import { fullSlots } from '../bookings/index.ts';
import { flights, flightVersions } from '../departures/index.ts';
import { pauseOf } from '../runtime/pause.ts';
import type { KeptKeysFor } from '../runtime/secrets/kept-key.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { promisedRateCard, rateCardReader, settingsReader } from '../settings/index.ts';
import { readBlockers } from './recording/record-event.ts';
import { exportsOnFlight } from './store/exports-on-flight.ts';
import { shipmentList } from './store/shipment-list.ts';
import { shipmentStore } from './store/shipment-store.ts';

type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId'>;

/** Of a room that seals numbers of people, or opens them. */
export interface SealingDependencies extends SharedDependencies {
  /** Keys of what is kept for years; those of the stage unless given. */
  readonly keptKeys?: KeptKeysFor;
}

interface ShipmentsTable {
  readonly SHIPMENTS_TABLE: string;
}

/** What every room and job has that changes shipments. */
export const ofShipments = ({ SHIPMENTS_TABLE }: ShipmentsTable, { client, clock, newId }: Given) => ({
  clock,
  newId,
  pause: pauseOf(25),
  shipments: shipmentStore(client, SHIPMENTS_TABLE),
  list: shipmentList(client, SHIPMENTS_TABLE),
  exports: exportsOnFlight(client, SHIPMENTS_TABLE),
});

/** And what a scan asks of the flights. */
export const ofScans = (
  { DEPARTURES_TABLE, ...env }: ShipmentsTable & { readonly DEPARTURES_TABLE: string },
  given: Given,
) => {
  const deps = ofShipments(env, given);
  const known = flights(given.client, DEPARTURES_TABLE);
  return {
    ...deps,
    flights: known,
    versions: flightVersions(DEPARTURES_TABLE, given),
    blockers: readBlockers(async (shipment, now) => {
      const { departureId } = shipment;
      const [flight, exports] = await Promise.all([
        departureId === undefined ? undefined : known.find(departureId, now),
        deps.exports.of(shipment),
      ]);
      return { free: flight?.free, aircraft: flight?.aircraft, exports };
    }),
  };
};

/** What says when goods come, and so which flight they make. */
export const ofComing = (
  { SETTINGS_TABLE, BOOKINGS_TABLE }: { readonly SETTINGS_TABLE: string; readonly BOOKINGS_TABLE: string },
  { client, clock, log }: Pick<SharedDependencies, 'client' | 'clock' | 'log'>,
) => {
  const readSetting = settingsReader(client, SETTINGS_TABLE, { clock, log });
  return { readSetting, readFullSlots: fullSlots(client, BOOKINGS_TABLE, readSetting) };
};

/** What a price is made of. */
export const ofPrices = (
  { SETTINGS_TABLE }: { readonly SETTINGS_TABLE: string },
  { client, clock, log }: Pick<SharedDependencies, 'client' | 'clock' | 'log'>,
) => ({
  readSetting: settingsReader(client, SETTINGS_TABLE, { clock, log }),
  rateCards: {
    inForce: rateCardReader(client, SETTINGS_TABLE, log),
    version: promisedRateCard(client, SETTINGS_TABLE, log),
  },
});
