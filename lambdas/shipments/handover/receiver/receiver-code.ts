import { refuse } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { codeShownTo } from '#domain/shipments/handover/collection-code.ts';
import { RECEIVER } from '#domain/shipments/handover/receiver-link.ts';
import type { UseCase } from '../../../runtime/http/use-case.ts';
import { type GiveDeps, giveNewCode } from '../give-code.ts';
import { behindLink, type DoorDeps, isHeldAtCounter, linkRefused, readyPieces } from './receiver-door.ts';

type Deps = DoorDeps & GiveDeps;

/** The receiver gets a code when something waits for them. After five wrong ones, only the sender or our staff give another. */
export const receiverCode = (deps: Deps): UseCase<typeof shipmentEndpoints.collectCode> => {
  const give = giveNewCode(deps);
  return async ({ headers, body: { version }, correlationId }) => {
    const whole = await behindLink(deps, headers['collect-link']);
    if (whole === undefined) return linkRefused();
    const { shipment, code, link } = whole;
    if (readyPieces(shipment).length === 0 || isHeldAtCounter(shipment))
      return refuse('NOTHING_TO_COLLECT', 'It cannot be collected yet.');
    const shown = codeShownTo('receiver', code, deps.clock());
    if (shown.state === 'LOCKED')
      return refuse('CODE_LOCKED', 'The code is locked. Ask the sender or us for a new one.', { shown });
    if (shown.version !== version)
      return refuse('CODE_CHANGED', 'A newer code was given in the meantime.', { shown });
    // The version is that of the code seen above, so a lock that comes in between refuses it.
    return give({ shipment, version, by: RECEIVER, link: link?.version, correlationId });
  };
};
