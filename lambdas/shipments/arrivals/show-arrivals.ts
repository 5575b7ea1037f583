import { arrivalCountries } from '#domain/kernel/permissions.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { searchable } from '#domain/kernel/search.ts';
import { arrivalOf, arrivalSummaryOf, isForAgent } from '#domain/shipments/arrivals/arrival.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { codeShown } from '#domain/shipments/handover/collection-code.ts';
import { handoverShown } from '#domain/shipments/handover/handover.ts';
import { collectorShown } from '#domain/shipments/handover/receiver-link.ts';
import { ownCodes } from '#domain/shipments/lifecycle.ts';
import { shipmentSearch } from '#domain/shipments/search.ts';
import { trackingNumberFrom } from '#domain/shipments/tracking-number.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { answerPage } from '../../runtime/table/page.ts';
import { noSuchShipment } from '../change/refusals.ts';
import type { ShipmentList } from '../store/shipment-list.ts';
import { arrivalPartition } from '../store/shipment-rows.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';
import { isArrivalOf } from './own-arrivals.ts';
import { type StorageDeps, storageNow } from './storage-now.ts';

interface ListDeps {
  readonly list: Pick<ShipmentList, 'inPartition' | 'matching'>;
  readonly shipments: Pick<ShipmentStore, 'find'>;
}

/**
 * A page of what has left for a country and is not handed over. A search finds among the same; a whole tracking number also finds what
 * was handed over, for proof.
 */
export const listArrivals =
  ({ list, shipments }: ListDeps): UseCase<typeof shipmentEndpoints.arrivals> =>
  async ({ query, caller }) => {
    const { to } = query;
    if (!arrivalCountries(caller).includes(to))
      return refuse('COUNTRY_NOT_YOURS', 'You see the shipments to your own country.');
    const search = searchable(query.search ?? '');
    const number = trackingNumberFrom(search);
    if (number !== undefined) {
      const found = await shipments.find(number);
      const isSeen = found?.to === to && isArrivalOf(caller, found);
      return ok({ items: isSeen ? [arrivalSummaryOf(found)] : [] });
    }
    const about = search ? `arrivals:${to}:${search}` : `arrivals:${to}`;
    return answerPage(about, query, async (page) => {
      const found = await (search
        ? list.matching(shipmentSearch(search), page)
        : list.inPartition(arrivalPartition(to), page));
      const items = found?.items.filter(
        (shipment) => !search || (shipment.to === to && isForAgent(shipment)),
      );
      return found && items && { ...found, items: items.map(arrivalSummaryOf) };
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
      // What the dock does among itself is told to nobody else.
      events: whole.events.filter(({ code }) => !ownCodes.includes(code)),
    });
  };
