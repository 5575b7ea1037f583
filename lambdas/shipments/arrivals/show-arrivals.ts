import { arrivalCountries } from '#domain/kernel/permissions.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { arrivalOf, arrivalSummaryOf } from '#domain/shipments/arrivals/arrival.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { codeShown } from '#domain/shipments/handover/collection-code.ts';
import { handoverShown } from '#domain/shipments/handover/handover.ts';
import { collectorShown } from '#domain/shipments/handover/receiver-link.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { answerPage } from '../../runtime/table/page.ts';
import { noSuchShipment } from '../change/refusals.ts';
import type { ShipmentList } from '../store/shipment-list.ts';
import { arrivalPartition } from '../store/shipment-rows.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';
import { isArrivalOf } from './own-arrivals.ts';
import { type StorageDeps, storageNow } from './storage-now.ts';

/** A page of what has left for a country and is not handed over. */
export const listArrivals =
  (list: Pick<ShipmentList, 'inPartition'>): UseCase<typeof shipmentEndpoints.arrivals> =>
  async ({ query, caller }) => {
    const { to } = query;
    if (!arrivalCountries(caller).includes(to))
      return refuse('COUNTRY_NOT_YOURS', 'You see the shipments to your own country.');
    return answerPage(`arrivals:${to}`, query, async (page) => {
      const found = await list.inPartition(arrivalPartition(to), page);
      return { ...found, items: found.items.map(arrivalSummaryOf) };
    });
  };

interface ShowDeps extends Pick<SharedDependencies, 'clock'>, StorageDeps {
  readonly shipments: Pick<ShipmentStore, 'whole'>;
}

/** One shipment as its agent sees it. */
export const showArrival =
  (deps: ShowDeps): UseCase<typeof shipmentEndpoints.arrival> =>
  async ({ params, caller }) => {
    const whole = await deps.shipments.whole(params.number);
    if (!whole || !isArrivalOf(caller, whole.shipment)) return noSuchShipment();
    const now = deps.clock();
    return ok({
      arrival: arrivalOf(whole.shipment),
      code: codeShown(whole.code, now),
      collector: collectorShown(whole.collector),
      storage: [...(await storageNow(deps, whole, now))],
      handovers: whole.handovers.map(handoverShown),
      events: [...whole.events],
    });
  };
