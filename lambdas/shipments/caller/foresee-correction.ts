import { ok } from '#domain/kernel/result.ts';
import { correctedFields } from '#domain/shipments/caller/corrected-fields.ts';
import { papersAfter, reachOf } from '#domain/shipments/caller/correction.ts';
import type { callerEndpoints } from '#domain/shipments/caller/endpoints.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { changesOf } from '../change/next-version.ts';
import { noSuchShipment } from '../change/refusals.ts';
import type { DeclareDeps } from '../declare/declared-change.ts';
import { onlyLooking } from '../desk/only-looking.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';
import { toldOf } from '../told/told-of.ts';
import { correct } from './correct-shipment.ts';

interface Deps extends DeclareDeps {
  readonly shipments: Pick<ShipmentStore, 'find' | 'mine' | 'write' | 'event'>;
}

const kindsOf = ({ holds }: Shipment) => holds.map(({ kind }) => kind);

/** Shows what a correction changes, by the use case that makes it on a store that writes nothing. What it would refuse is refused. */
export const foreseeCorrection =
  (deps: Deps): UseCase<typeof callerEndpoints.foreseeCorrection> =>
  async (request) => {
    const { store, events } = onlyLooking(deps.shipments);
    const before = await deps.shipments.find(request.params.number);
    if (before === undefined) return noSuchShipment();
    const done = await correct({ ...deps, shipments: store }, request);
    if (!done.ok) return done;
    const { shipment: after } = done.value;
    const changed = changesOf(before, after);
    const changes = correctedFields(before, after, changed);
    const [had, has] = [kindsOf(before), kindsOf(after)];
    return ok({
      told: await toldOf(deps.readSetting)(events(), { corrected: changes }),
      price: { before: before.promise.total, after: after.promise.total },
      changes: [...changes],
      holds: {
        placed: has.filter((kind) => !had.includes(kind)),
        cleared: had.filter((kind) => !has.includes(kind)),
      },
      papers: [...papersAfter(Object.keys(changed), reachOf(before))],
    });
  };
