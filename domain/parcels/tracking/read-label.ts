import { Tracking } from '../alerts/pre-alert.ts';
import { carrierOf, lastMileByUsps } from './carrier.ts';
import { normalTracking } from './normal.ts';

/** What the code on a carrier's label says. */
export interface ReadCode {
  /** Absent where the label has no code that can be read, or one that is no tracking number. */
  readonly tracking?: string;
  readonly carrier: string;
  /** USPS brought it, also as the last mile of another carrier. */
  readonly usMail: boolean;
}

/** Reads what a scanner or a camera gave, as it came. */
export const readCode = (scanned: string | undefined): ReadCode => {
  const normal = normalTracking(scanned ?? '');
  if (scanned === undefined || !Tracking.safeParse(normal).success)
    return { carrier: 'OTHER', usMail: false };
  return {
    tracking: normal,
    carrier: carrierOf(normal).carrier,
    usMail: lastMileByUsps(normal, scanned),
  };
};
