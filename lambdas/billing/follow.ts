import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import { ShipmentCancelledV1 } from '#events/shipments/shipment-cancelled.v1.ts';
import { ShipmentChangedV1 } from '#events/shipments/shipment-changed.v1.ts';
import { ShipmentRolledV1 } from '#events/shipments/shipment-rolled.v1.ts';
import { flights } from '../departures/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { pauseOf } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { on } from '../runtime/triggers/by-type.ts';
import { bookedShipments } from '../shipments/index.ts';
import { billShipment } from './bill-shipment.ts';
import { invoiceStore } from './invoice-store.ts';

export const variables = { BILLING_TABLE: required, SHIPMENTS_TABLE: required, DEPARTURES_TABLE: required };

/** What brings the invoice of a shipment up to date. */
export const biller = (
  { BILLING_TABLE, SHIPMENTS_TABLE, DEPARTURES_TABLE }: EnvOf<typeof variables>,
  { client, clock, newId }: Pick<SharedDependencies, 'client' | 'clock' | 'newId'>,
) => {
  const { find: findFlight } = flights(client, DEPARTURES_TABLE);
  return billShipment({
    invoices: invoiceStore(client, BILLING_TABLE),
    findShipment: bookedShipments(client, SHIPMENTS_TABLE).find,
    dueAtOf: async ({ chargesTerm, departureId }) =>
      chargesTerm === 'PREPAID' && departureId !== undefined
        ? (await findFlight(departureId, clock()))?.bookingCutoff
        : undefined,
    clock,
    newId,
    pause: pauseOf(25),
  });
};

/** What follows for invoices from what happens to shipments. */
export const listeners = (...given: Parameters<typeof biller>) => {
  const bill = biller(...given);
  return [
    on(ShipmentBookedV1, bill),
    on(ShipmentChangedV1, bill),
    on(ShipmentCancelledV1, bill),
    on(ShipmentRolledV1, bill),
    on(PieceTrackedV1, bill),
  ];
};
