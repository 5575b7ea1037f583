import { ok } from '#domain/kernel/result.ts';
import { loadedOn } from '#domain/shipments/dock/loading.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { everybodyOn } from '../rolls/everybody.ts';
import type { ShipmentList } from '../store/shipment-list.ts';

/** Counts what is loaded of a flight. It may lag behind by moments: the closing reads again, and this is only looked at. */
export const showLoad =
  ({
    list,
  }: {
    readonly list: Pick<ShipmentList, 'inPartition'>;
  }): UseCase<typeof shipmentEndpoints.loadOfFlight> =>
  async ({ params: { id } }) =>
    ok({ load: loadedOn(await everybodyOn(list, id), id) });
