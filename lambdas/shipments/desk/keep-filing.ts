import { refuse } from '#domain/kernel/result.ts';
import { notExempt } from '#domain/shipments/eei.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { isClosed } from '#domain/shipments/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, changeShipment, refused } from '../change/change-shipment.ts';
import { changedEvent } from '../change/events.ts';
import { changesOf, entryOf, nextVersion } from '../change/next-version.ts';
import { shipmentChanged } from '../change/refusals.ts';
import type { FlightExports } from '../store/exports-on-flight.ts';

interface Deps extends ChangeDeps {
  readonly exports: Pick<FlightExports, 'of'>;
}

type Filing = UseCaseRequest<typeof shipmentEndpoints.exportFiling>['body']['filing'];

/** Nobody files for a sender who has not signed. One who filed it themselves signs nothing for us. */
const notSigned = ({ authorization, eei }: Shipment, { bySender }: Extract<Filing, { status: 'FILED' }>) =>
  authorization !== undefined || bySender || eei.status === 'FILED'
    ? undefined
    : refuse(
        'EIN_NEEDED',
        'The sender has not given their EIN and signed for the filing. They do that on the page of the shipment in their account.',
      );

/** Why a filing cannot be kept; undefined when it can. */
const notKept = async ({ exports }: Deps, before: Shipment, filing: Filing) => {
  if (isClosed(before.state))
    return refuse('SHIPMENT_CLOSED', 'This shipment is closed, so its filing can no longer change.');
  if (filing.status === 'FILED') return notSigned(before, filing);
  const reason = notExempt(before, filing, await exports.of(before));
  return reason === undefined
    ? undefined
    : refuse('FILING_NEEDED', `${filing.citation} does not exempt it: ${reason}. File the export.`);
};

/** Keeps an ITN, or the rule that exempts a shipment. The holds that asked for it are cleared with it. */
export const keepExportFiling =
  (deps: Deps): UseCase<typeof shipmentEndpoints.exportFiling> =>
  async ({ params: { number }, body: { version, filing }, caller: { userId }, correlationId }) =>
    changeShipment(deps, {
      number,
      by: userId,
      correlationId,
      decide: async (before, now, origin) => {
        const isSame = JSON.stringify(before.eei) === JSON.stringify(filing);
        if (isSame && before.version === version + 1) return { done: before };
        if (before.version !== version) return refused(shipmentChanged(before));
        const refusal = await notKept(deps, before, filing);
        if (refusal) return refused(refusal);
        const at = now.toISOString();
        const left = before.holds.filter(({ kind }) => kind !== 'EXPORT_CONTROL' && kind !== 'EIN_MISSING');
        const after = nextVersion(before, { eei: filing, holds: left }, at);
        const changes = changesOf(before, after);
        const note = filing.status === 'FILED' ? filing.itn : filing.citation;
        return {
          deed: {
            after,
            history: [entryOf('export-filing', at, origin, { note, changes })],
            events: [changedEvent(after, changes, origin)],
            holdNote: note,
          },
        };
      },
    });
