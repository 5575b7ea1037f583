import { dollars } from '#domain/kernel/money.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { PlacedHold, Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type CancelDeps, cancelShipment } from '../change/cancel-shipment.ts';
import { changeShipment, refused } from '../change/change-shipment.ts';
import { type Changes, changedEvent } from '../change/events.ts';
import { entryOf, nextVersion } from '../change/next-version.ts';
import { shipmentChanged } from '../change/refusals.ts';

/** What is owed on top stands in the way like the price itself, where the sender pays. */
const holdsAfterYes = ({ holds, chargesTerm }: Shipment, more: number, at: string): PlacedHold[] => {
  const others = holds.filter(({ kind }) => kind !== 'REWEIGH');
  if (chargesTerm !== 'PREPAID' || others.some(({ kind }) => kind === 'PAYMENT_DUE')) return others;
  const note = `${dollars(more)} more to pay, for what was measured.`;
  return [...others, { kind: 'PAYMENT_DUE', at, by: 'system', note }];
};

/** The sender agrees to the price for what was measured, or cancels. A second yes finds it done. */
export const decideReweigh =
  (deps: CancelDeps): UseCase<typeof shipmentEndpoints.decideReweigh> =>
  async ({ params: { number }, body: { version, decision }, caller: { userId }, correlationId }) => {
    const request = { number, ownerId: userId, by: userId, correlationId };
    if (decision === 'CANCEL') return cancelShipment(deps, { ...request, version });
    return changeShipment(deps, {
      ...request,
      decide: async (before, now, origin) => {
        const { reweigh } = before;
        if (reweigh?.status === 'APPROVED' && before.version === version + 1) return { done: before };
        if (before.version !== version) return refused(shipmentChanged(before));
        if (reweigh?.status !== 'TO_APPROVE' || before.state === 'CANCELLED')
          return refused(
            refuse('NOTHING_TO_DECIDE', 'There is no new price to agree to.', { shipment: before }),
          );
        const at = now.toISOString();
        const { total, lines, rateCardVersion } = reweigh;
        const was = (before.charged ?? before.promise).total;
        const after = nextVersion(
          before,
          {
            reweigh: { ...reweigh, status: 'APPROVED', decidedAt: at },
            charged: { total, lines, rateCardVersion },
            holds: holdsAfterYes(before, total - was, at),
          },
          at,
        );
        const changes: Changes = { total: { before: String(was), after: String(total) } };
        return {
          deed: {
            after,
            history: [entryOf('reweigh-approved', at, origin, { changes })],
            events: [changedEvent(after, changes, origin)],
            holdNote: 'The sender agreed to the price for what was measured.',
          },
        };
      },
    });
  };
