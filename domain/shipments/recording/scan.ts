import type { EndpointRefusal, EndpointRequest } from '../../kernel/endpoint.ts';
import type { shipmentEndpoints } from '../endpoints.ts';
import type { TrackingEvent } from '../happenings.ts';
import type { TrackingCode } from '../lifecycle.ts';
import { samePieces } from '../pieces.ts';

/** What somebody says that happened to pieces, by any code. A device makes its id, so that the same scan is one event. */
export interface Scan extends Omit<EndpointRequest<typeof shipmentEndpoints.record>['body'], 'code'> {
  readonly code: TrackingCode;
}

/** Why a scan is not recorded. */
export type ScanRefusal = Extract<
  EndpointRefusal<typeof shipmentEndpoints.record>,
  {
    readonly code:
      | 'TIME_IN_FUTURE'
      | 'PIECE_NOT_FOUND'
      | 'STEP_NOT_POSSIBLE'
      | 'SCREENING_NEEDED'
      | 'CONSENT_NEEDED'
      | 'BLOCKED';
  }
>;

/** Whether an event is what a scan recorded when it came first. */
export const isSameScan = (event: TrackingEvent, { code, pieces }: Scan): boolean =>
  event.code === code && samePieces(event.pieces, pieces);
