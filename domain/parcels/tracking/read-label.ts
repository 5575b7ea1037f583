import { Tracking } from '../alerts/pre-alert.ts';
import { bringersOf, carrierOf, lastMileByUsps } from './carrier.ts';
import type { Carrier } from './carriers.ts';
import { normalTracking } from './normal.ts';

/** What the code on a carrier's label says. */
export interface ReadCode {
  /** Absent where the label has no code that can be read, or one that is no tracking number. */
  readonly tracking?: string;
  /** Who gave out the number. */
  readonly carrier: Carrier;
  /** USPS brought it, also as the last mile of another carrier. */
  readonly usMail: boolean;
  /** Who stood at the door, where somebody said so and the number does not contradict it. */
  readonly broughtBy?: Carrier;
}

/** What somebody said of the door, unless the number says otherwise: nobody but USPS brings a number of its own. */
const believed = (normal: string | undefined, said: Carrier | undefined): Carrier | undefined => {
  const bringers = normal === undefined ? undefined : bringersOf(normal);
  return said !== undefined && (bringers?.includes(said) ?? true) ? said : undefined;
};

/** Reads what a scanner or a camera gave, as it came. Whoever stands at the door decides whether it is U.S. Mail. */
export const readCode = (scanned: string | undefined, said?: Carrier): ReadCode => {
  const normal = normalTracking(scanned ?? '');
  const tracking = scanned !== undefined && Tracking.safeParse(normal).success ? normal : undefined;
  const broughtBy = believed(tracking, said);
  const isByUsps = tracking !== undefined && lastMileByUsps(tracking, scanned ?? '');
  return {
    ...(tracking === undefined ? {} : { tracking }),
    carrier: tracking === undefined ? 'OTHER' : carrierOf(tracking).carrier,
    usMail: broughtBy === undefined ? isByUsps : broughtBy === 'USPS',
    ...(broughtBy === undefined ? {} : { broughtBy }),
  };
};

/** The numbers that other codes on a parcel say, besides the one by which it is received; each once. */
export const otherNumbersIn = (
  scanned: readonly string[] | undefined,
  tracking: string | undefined,
): readonly string[] => [
  ...new Set(
    (scanned ?? []).flatMap((one) => readCode(one).tracking ?? []).filter((number) => number !== tracking),
  ),
];

/** By whose count at the door a parcel is reckoned: who brought it, as far as it was said or the number tells. */
export const bringerOf = <Name extends string>({
  carrier,
  usMail,
  broughtBy,
}: {
  readonly carrier: Name;
  readonly usMail?: boolean | undefined;
  readonly broughtBy?: Name | undefined;
}): Name | 'USPS' => broughtBy ?? (usMail === true ? 'USPS' : carrier);
