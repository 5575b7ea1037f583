import { ok } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import type { ReadSetting } from '../../settings/index.ts';
import type { CancelDeps } from '../change/cancel-shipment.ts';
import type { RecordDeps } from '../recording/record-event.ts';
import { toldOf } from '../told/told-of.ts';
import { cancelForSender, moveShipment } from './desk-shipments.ts';
import { onlyLooking } from './only-looking.ts';
import { rebookPieces } from './rebook-pieces.ts';
import { recordAtDesk } from './record-at-desk.ts';

type Endpoint = typeof shipmentEndpoints.foreseeDeed;

interface Deps extends RecordDeps, CancelDeps {
  readonly shipments: RecordDeps['shipments'] & CancelDeps['shipments'];
  readonly flights: CancelDeps['flights'];
  readonly readSetting: ReadSetting;
}

/** Does an act as its own endpoint does. */
const doIt = (deps: Deps, { body: { asked }, ...request }: UseCaseRequest<Endpoint>) => {
  switch (asked.act) {
    case 'RECORD':
      return recordAtDesk(deps)({ ...request, body: asked.body });
    case 'MOVE':
      return moveShipment(deps)({ ...request, body: asked.body });
    case 'CANCEL':
      return cancelForSender(deps)({ ...request, body: asked.body });
    case 'REBOOK':
      return rebookPieces(deps)({ ...request, body: asked.body });
  }
};

/** Shows what an act tells the sender, by the use case that does it on a store that writes nothing. What it would refuse is refused. */
export const foreseeDeed =
  (deps: Deps): UseCase<Endpoint> =>
  async (request) => {
    const { store, events } = onlyLooking(deps.shipments);
    const done = await doIt({ ...deps, shipments: store }, request);
    return done.ok ? ok({ told: await toldOf(deps.readSetting)(events()) }) : done;
  };
