import { isFiledForTheSum } from '#domain/billing/charges/filing.ts';
import { flights } from '../departures/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { pauseOf } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { promisedRateCard, settingsReader } from '../settings/index.ts';
import { bookedShipments } from '../shipments/index.ts';
import { billShipment } from './bill-shipment.ts';
import { invoiceStore } from './invoice-store.ts';

export const variables = {
  BILLING_TABLE: required,
  SHIPMENTS_TABLE: required,
  DEPARTURES_TABLE: required,
  SETTINGS_TABLE: required,
};

/** What brings the invoice of a shipment up to date. */
export const biller = (
  { BILLING_TABLE, SHIPMENTS_TABLE, DEPARTURES_TABLE, SETTINGS_TABLE }: EnvOf<typeof variables>,
  { client, clock, newId, log }: Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>,
) => {
  const readSetting = settingsReader(client, SETTINGS_TABLE, { clock, log });
  const readCard = promisedRateCard(client, SETTINGS_TABLE, log);
  const { find: findFlight } = flights(client, DEPARTURES_TABLE);
  return billShipment({
    invoices: invoiceStore(client, BILLING_TABLE),
    findShipment: bookedShipments(client, SHIPMENTS_TABLE).find,
    dueAtOf: async ({ chargesTerm, departureId }) =>
      chargesTerm === 'PREPAID' && departureId !== undefined
        ? (await findFlight(departureId, clock()))?.bookingCutoff
        : undefined,
    termsOf: async (shipment) => ({
      rates: await readSetting('taxes'),
      // Few need a filing for the sum: of the others no rate card is read.
      filing: isFiledForTheSum(shipment)
        ? (await readCard(shipment.promise.rateCardVersion)).card.exportFiling.price
        : 0,
    }),
    clock,
    newId,
    pause: pauseOf(25),
  });
};
