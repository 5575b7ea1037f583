import { refuse } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type RecordDeps, recordEvent } from '../recording/record-event.ts';

/** Records what happened to pieces. A handover here has no collection code to prove it: a person writes how they know who collected. */
export const recordAtDesk =
  (deps: RecordDeps): UseCase<typeof shipmentEndpoints.record> =>
  async (request) => {
    const { code, reason } = request.body;
    return code === 'DLV' && !reason
      ? refuse(
          'REASON_NEEDED',
          'This is a handover without the collection code. Write why, and how you know who collected it.',
        )
      : recordEvent(deps, request);
  };
