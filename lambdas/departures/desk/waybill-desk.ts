import type { departureEndpoints } from '#domain/departures/endpoints.ts';
import { numbersLeft, refilled, waybillNumber } from '#domain/departures/waybills/waybill.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { WaybillStockChangedV1 } from '#events/departures/waybill-stock-changed.v1.ts';
import { compose } from '#events/envelope.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { WaybillStockStore } from '../store/waybill-stock.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly stock: WaybillStockStore;
}

/** The stock of house air waybill numbers, with how many are left, and the latest changes by staff. */
export const showStock =
  ({ stock }: Pick<Deps, 'stock'>): UseCase<typeof departureEndpoints.stock> =>
  async () => {
    const [now, history] = await Promise.all([stock.read(), stock.history()]);
    return ok({ ...now, left: numbersLeft(now), history: [...history] });
  };

/** Adds numbers to the stock, and sets its prefix and low mark. */
export const changeStock =
  ({ stock, clock, newId }: Deps): UseCase<typeof departureEndpoints.changeStock> =>
  async ({ body: { version, ...change }, caller, correlationId }) => {
    const before = await stock.read();
    const isAnother = before.version !== version;
    if (isAnother && (await stock.isRepeat(version + 1, { by: caller.userId, ...change })))
      return ok({ version: version + 1 });
    const next = refilled(before, change);
    if (next === undefined)
      return refuse('STOCK_FULL', 'Serials have seven digits, and there are not that many left. Add fewer.');
    const at = clock().toISOString();
    const done = { by: caller.userId, ...change };
    const event = compose(
      WaybillStockChangedV1,
      { subject: next.prefix, version: next.version, at, data: done },
      { newId, correlationId },
    );
    const entry = { version: next.version, at, ...done };
    const written = !isAnother && (await stock.change(before, next, { entry, event }));
    return written
      ? ok({ version: next.version })
      : refuse('STOCK_CHANGED', 'Someone else has changed the stock. Look at it again, then decide.');
  };

/** Numbers that were taken and that no shipment has, the newest first. */
export const listGaps =
  ({ stock }: Pick<Deps, 'stock'>): UseCase<typeof departureEndpoints.gaps> =>
  async ({ query: { before } }) => {
    const { prefix, next } = await stock.read();
    const end = Math.min(before ?? next, next);
    const { serials, from } = await stock.gaps(end);
    return ok({
      numbers: serials.map((serial) => waybillNumber(prefix, serial)),
      checked: end - from,
      ...(from > 1 ? { next: from } : {}),
    });
  };
