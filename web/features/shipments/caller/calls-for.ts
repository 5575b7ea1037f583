import { pathTo } from '#domain/kernel/paths.ts';
import { callerEndpoints } from '#domain/shipments/caller/endpoints.ts';
import type { Said } from '#domain/shipments/caller/said.ts';
import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { api } from '#web/api/client.ts';
import type { Area } from '#web/shell/screens.ts';
import type { ShipmentCalls } from '../create/booking/shipment-calls.ts';

/** The calls by which the desk makes the shipment of a caller. The time of a pickup is agreed on with its booking, which follows it. */
export const callsFor = (ownerId: string, said: Said, area: Area): ShipmentCalls => ({
  make: async (form, key) => {
    const headers = { 'idempotency-key': key };
    return (
      await api(callerEndpoints.makeFor, { params: { userId: ownerId }, headers, body: { form, said } })
    ).shipment;
  },
  change: async (number, version, form) =>
    (await api(callerEndpoints.correct, { params: { number }, body: { version, form, said } })).shipment,
  show: async (number) => (await api(deskShipmentEndpoints.deskShow, { params: { number } })).shipment,
  book: (number, body) => api(callerEndpoints.bookFor, { params: { number }, body }),
  attach: async () => undefined,
  pickup: async () => undefined,
  pageOf: (number) => pathTo(`${area}/shipments/:number`, { number }),
  key: ['desk-shipments'],
});
