import { ok, type Result, refuse } from '../../kernel/result.ts';
import { acceptingCodes, afterStep } from '../lifecycle.ts';
import type { Shipment } from '../shipment.ts';
import type { Scan, ScanRefusal } from './scan.ts';

/** When a scan reaches us (ISO 8601), and the user id of who scanned. */
interface Heard {
  readonly at: string;
  readonly by: string;
}

const NEEDED =
  'Not accepted: the sender has not agreed that the goods may be searched. Have them sign it at the counter first.';

/** Whether the consent is missing of a shipment that we are still to accept something of. */
export const lacksConsent = ({
  searchConsent,
  pieces,
}: Pick<Shipment, 'searchConsent' | 'pieces'>): boolean =>
  searchConsent === undefined &&
  pieces.some((piece) => acceptingCodes.some((code) => afterStep(piece, code) !== undefined));

/**
 * The consent to a search that a scan adds to its shipment, where one is needed and the sender has just signed it. Nothing is accepted
 * without one (49 CFR 1548.9): whichever step would be the first that takes goods from their sender is refused.
 */
export const consentOfScan = (
  before: Shipment,
  { code, consent }: Pick<Scan, 'code' | 'consent'>,
  { at, by }: Heard,
): Result<Pick<Shipment, 'searchConsent'>, never, ScanRefusal> => {
  if (before.searchConsent !== undefined || !acceptingCodes.includes(code)) return ok({});
  return consent
    ? ok({ searchConsent: { at, by, how: 'AT_COUNTER' } })
    : refuse('CONSENT_NEEDED', NEEDED, { shipment: before });
};
