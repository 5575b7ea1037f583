import { ok, type Result } from '../../kernel/result.ts';
import { afterStep } from '../lifecycle.ts';
import { type Recording, recordingOf } from '../recording/record.ts';
import type { ScanRefusal } from '../recording/scan.ts';
import type { Shipment } from '../shipment.ts';

/** The van has the goods: the id of what happened, when, who said so, and when we hear of it. */
export interface Fetched {
  readonly eventId: string;
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  readonly now: Date;
}

/**
 * What is written of a shipment whose goods the van has fetched. Pieces that are further stay as they are, and where all are there is
 * nothing to write.
 */
export const fetchedOf = (
  before: Shipment,
  { eventId, at, by, now }: Fetched,
): Result<Recording | undefined, never, ScanRefusal> => {
  const pieces = before.pieces.filter((piece) => afterStep(piece, 'DPU') !== undefined).map(({ n }) => n);
  if (pieces.length === 0) return ok(undefined);
  return recordingOf(before, { eventId, code: 'DPU', pieces, at }, { now, by, flights: [], blockers: [] });
};
