import { refuse } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { waitsForPickup } from '#domain/shipments/pickup.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, changeShipment, refused } from '../change/change-shipment.ts';
import { changedEvent } from '../change/events.ts';
import { entryOf, nextVersion } from '../change/next-version.ts';
import { shipmentChanged } from '../change/refusals.ts';

/** Keeps what was agreed on with the sender about a pickup. Another agreement takes its place, until the van has the goods. */
export const agreePickup =
  (deps: ChangeDeps): UseCase<typeof shipmentEndpoints.agreePickup> =>
  async ({ params: { number }, body: { version, agreed: words }, caller: { userId: by }, correlationId }) =>
    changeShipment(deps, {
      number,
      by,
      correlationId,
      decide: async (before, now, origin) => {
        const { pickup } = before;
        if (before.version === version + 1 && pickup?.agreed?.words === words) return { done: before };
        if (before.version !== version) return refused(shipmentChanged(before));
        if (pickup === undefined || !waitsForPickup(before))
          return refused(
            refuse('NOTHING_TO_PICK_UP', 'This shipment does not wait for a pickup. Look at how it is now.', {
              shipment: before,
            }),
          );
        const at = now.toISOString();
        const after = nextVersion(before, { pickup: { ...pickup, agreed: { words, at, by } } }, at);
        // What was agreed may name people and places, so the event says only that it was.
        const changes = { pickup: { after: 'agreed' } };
        return {
          deed: {
            after,
            history: [entryOf('pickup-agreed', at, origin, { note: words })],
            events: [changedEvent(after, changes, origin)],
          },
        };
      },
    });
