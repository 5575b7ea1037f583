import { ok, type Result, refuse } from '../../kernel/result.ts';
import { wasOf } from '../dock/undo.ts';
import { type EventTime, eventTime } from '../event-time.ts';
import type { TrackingEvent } from '../happenings.ts';
import { inOrder } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';
import { consentOfScan } from './consent-of-scan.ts';
import { holdsAfterScan, piecesAfter, screens } from './pieces-after.ts';
import type { Scan, ScanRefusal } from './scan.ts';
import { listsOfScan, refuseBlockedScan, type ScanFacts } from './scan-blockers.ts';

/** A device's clock may be a little ahead of ours. */
const AHEAD_MS = 5 * 60_000;

interface RecordFacts extends ScanFacts {
  readonly now: Date;
  /** User id of who scanned. */
  readonly by: string;
}

/** What is written of a scan. */
export interface Recording {
  readonly change: Pick<Shipment, 'pieces' | 'holds'> & Partial<Pick<Shipment, 'leftFrom' | 'searchConsent'>>;
  readonly event: TrackingEvent;
  /** The flights whose lists have to be open when it is written. */
  readonly lists: readonly string[];
}

/** Why a scan cannot be recorded whatever the shipment is; undefined when it can. */
const notRecordable = ({ code, at, screening }: Scan, now: Date) => {
  if (at !== undefined && Date.parse(at) > now.getTime() + AHEAD_MS)
    return refuse(
      'TIME_IN_FUTURE',
      'The time of this event is in the future. Check the clock of the device.',
    );
  return screens.includes(code) && screening === undefined
    ? refuse('SCREENING_NEEDED', 'Choose how the pieces were screened.')
    : undefined;
};

const eventOf = (
  { departureId, pieces: known }: Shipment,
  { eventId, code, pieces, place, reason, screening }: Scan,
  time: EventTime & { readonly recordedAt: string },
  by: string,
): TrackingEvent => ({
  id: eventId,
  code,
  pieces: inOrder(pieces),
  ...time,
  ...(place ? { place } : {}),
  ...(departureId === undefined ? {} : { flight: departureId }),
  ...(reason ? { reason } : {}),
  ...(screening === undefined ? {} : { screening }),
  ...wasOf(known, pieces),
  by,
});

/** Decides about a scan of pieces: what is written of it, or why it cannot be. The desk, the dock and the destinations record by it. */
export const recordingOf = (
  before: Shipment,
  scan: Scan,
  { now, by, ...read }: RecordFacts,
): Result<Recording, never, ScanRefusal> => {
  const wrong = notRecordable(scan, now);
  if (wrong) return wrong;
  const time = eventTime(scan.at, before, now);
  const pieces = piecesAfter(before, scan, { at: time.at, by });
  if (!pieces.ok) return pieces;
  const blocked = refuseBlockedScan(before, scan, read);
  if (blocked) return blocked;
  const at = now.toISOString();
  const consent = consentOfScan(before, scan, { at, by });
  if (!consent.ok) return consent;
  const leftFrom = scan.code === 'DEP' ? read.flights[0]?.originAirport : undefined;
  return ok({
    change: {
      pieces: [...pieces.value],
      holds: holdsAfterScan(before, scan, pieces.value, { at, by }),
      ...consent.value,
      ...(leftFrom === undefined ? {} : { leftFrom }),
    },
    event: eventOf(before, scan, { ...time, recordedAt: at }, by),
    lists: listsOfScan(before, scan),
  });
};
