import { ok, refuse } from '#domain/kernel/result.ts';
import { searchable } from '#domain/kernel/search.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { shipmentSearch } from '#domain/shipments/search.ts';
import { summaryOf } from '#domain/shipments/shipment.ts';
import { trackingNumberFrom } from '#domain/shipments/tracking-number.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import { answerPage } from '../../runtime/table/page.ts';
import type { ShipmentList } from '../store/shipment-list.ts';
import {
  closedPartition,
  flightPartition,
  holdPartition,
  openPartition,
  stagePartition,
  statePartition,
} from '../store/shipment-rows.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';

interface Deps {
  readonly list: Pick<ShipmentList, 'inPartition' | 'matching'>;
  readonly shipments: Pick<ShipmentStore, 'find'>;
}

type Query = UseCaseRequest<typeof shipmentEndpoints.deskList>['query'];

/** The partition that answers a question; all open shipments without one. */
const partitionOf = ({ state, departure, stage, hold, closed }: Query): string => {
  if (state !== undefined) return statePartition(state);
  if (departure !== undefined)
    return stage === undefined ? flightPartition(departure) : stagePartition(departure, stage);
  if (hold !== undefined) return holdPartition(hold);
  return closed === undefined ? openPartition : closedPartition(closed);
};

const questions = ['state', 'departure', 'hold', 'closed', 'search'] as const;

/** A page of shipments by one question. A whole tracking number finds its shipment wherever it is, closed ones too. */
export const listShipments =
  ({ list, shipments }: Deps): UseCase<typeof shipmentEndpoints.deskList> =>
  async ({ query }) => {
    const search = searchable(query.search ?? '');
    const asked = questions.filter((one) => (one === 'search' ? search !== '' : query[one] !== undefined));
    const isStageAlone = query.stage !== undefined && query.departure === undefined;
    if (asked.length > 1 || isStageAlone)
      return refuse(
        'ONE_QUESTION_ONLY',
        'Ask for one of them: a state, a flight (with a stage or without), a hold, a month or a search.',
      );
    const number = trackingNumberFrom(search);
    if (number !== undefined) {
      const shipment = await shipments.find(number);
      return ok({ items: shipment ? [summaryOf(shipment)] : [] });
    }
    const partition = partitionOf(query);
    return answerPage(
      search ? `shipments:search:${search}` : `shipments:${partition}`,
      query,
      async (page) => {
        const found = await (search
          ? list.matching(shipmentSearch(search), page)
          : list.inPartition(partition, page));
        return found && { ...found, items: found.items.map(summaryOf) };
      },
    );
  };
