import { ok } from '#domain/kernel/result.ts';
import { searchable } from '#domain/kernel/search.ts';
import { sumsOf } from '#domain/shipments/desk/list-question.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { shipmentSearch } from '#domain/shipments/search.ts';
import { summaryOf } from '#domain/shipments/shipment.ts';
import { trackingNumberFrom } from '#domain/shipments/tracking-number.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { answerPage } from '../../runtime/table/page.ts';
import type { ShipmentList } from '../store/shipment-list.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';
import { pageOfQuestion, refusalOf } from './list-question.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly list: Pick<ShipmentList, 'inPartition' | 'matching'>;
  readonly shipments: Pick<ShipmentStore, 'find'>;
}

/** A page of shipments by what is asked. A whole tracking number finds its shipment wherever it is, closed ones too. */
export const listShipments =
  ({ list, shipments, clock }: Deps): UseCase<typeof shipmentEndpoints.deskList> =>
  async ({ query }) => {
    const refused = refusalOf(query);
    if (refused !== undefined) return refused;
    const { cursor: _cursor, limit: _limit, search: typed = '', ...question } = query;
    const search = searchable(typed);
    const number = trackingNumberFrom(search);
    if (number !== undefined) {
      const shipment = await shipments.find(number);
      return ok({ items: shipment ? [summaryOf(shipment)] : [] });
    }
    const name = search ? `search:${search}` : JSON.stringify(question);
    return answerPage(`shipments:${name}`, query, async (page) => {
      const found = await (search
        ? list.matching(shipmentSearch(search), page)
        : pageOfQuestion(list, question, clock(), page));
      return found && { ...found, items: found.items.map(summaryOf) };
    });
  };

/** No list of open work is longer; where one is, the sums say that they are a part. */
const MOST_SUMMED = 2000;

/** What the shipments of a question come to. */
export const sumShipments =
  ({ list, clock }: Pick<Deps, 'list' | 'clock'>): UseCase<typeof shipmentEndpoints.deskSums> =>
  async ({ query }) => {
    const refused = refusalOf(query);
    if (refused !== undefined) return refused;
    const page = { after: undefined, limit: MOST_SUMMED };
    const { items, next } = await pageOfQuestion(list, query, clock(), page);
    return ok(sumsOf(items, { isPart: next !== undefined, departure: query.departure }));
  };
