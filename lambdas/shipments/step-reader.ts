import { shipmentAt } from '#domain/shipments/customer/let-go.ts';
import type { ShipmentFacts } from '#domain/shipments/next-step/facts.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { flights } from '../departures/index.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { ofComing, ofPrices } from './dependencies.ts';
import { stepFacts } from './next-step.ts';
import { billStore } from './store/bill-items.ts';
import { shipmentStore } from './store/shipment-store.ts';

interface Tables {
  readonly SHIPMENTS_TABLE: string;
  readonly DEPARTURES_TABLE: string;
  readonly SETTINGS_TABLE: string;
  readonly BOOKINGS_TABLE: string;
}

/**
 * Reads what says what is to be done now for a shipment, for functions of other domains. A function needs `GetItem` and `Query` on
 * shipments and settings, `GetItem` on flights, and `Query` on bookings.
 */
export const stepReader = (
  env: Tables,
  given: Pick<SharedDependencies, 'client' | 'clock' | 'log'>,
): ((shipment: Shipment) => Promise<ShipmentFacts>) => {
  const deps = {
    ...ofComing(env, given),
    ...ofPrices(env, given),
    flights: flights(given.client, env.DEPARTURES_TABLE),
    shipments: shipmentStore(given.client, env.SHIPMENTS_TABLE),
  };
  const bills = billStore(given.client, env.SHIPMENTS_TABLE);
  return async (known) => {
    const now = given.clock();
    const shipment = shipmentAt(known, now);
    return stepFacts(deps, { shipment, bill: await bills.find(shipment.number) }, now);
  };
};
