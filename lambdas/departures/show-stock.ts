import type { departureEndpoints } from '#domain/departures/endpoints.ts';
import { numbersLeft } from '#domain/departures/waybill.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { WaybillStockStore } from './store/waybill-stock.ts';

/** The stock of house air waybill numbers, with how many are left. */
export const showStock =
  (stock: Pick<WaybillStockStore, 'read'>): UseCase<typeof departureEndpoints.stock> =>
  async () => {
    const now = await stock.read();
    return ok({ ...now, left: numbersLeft(now) });
  };
