import type { Carrier } from './carriers.ts';
import { fedex12Fits, gs1Fits, mod7Fits, s10Fits, upsFits } from './check-digits.ts';

/** One form that numbers of a carrier have. */
interface TrackingForm {
  readonly carrier: Carrier;
  readonly shape: RegExp;
  /** Whether the check digit fits. Without it the form has none that is public. */
  readonly fits?: (number: string) => boolean;
  /** False where numbers of others, or any number of that length, can look the same. */
  readonly alone: boolean;
  /** USPS brings it to the door. */
  readonly usps?: boolean;
}

/** The barcode of USPS for parcels (IMpb) begins with 91 to 95, has 22 or 26 digits, seldom more, and the check digit of GS1. */
const isImpb: TrackingForm = {
  carrier: 'USPS',
  shape: /^9[1-5](?:\d{20}|\d{24}|\d{28})$/,
  fits: gs1Fits,
  alone: true,
  usps: true,
};

const after = (prefix: number, fits: (rest: string) => boolean) => (number: string) =>
  fits(number.slice(prefix));

/**
 * The forms that carriers have published or that stand on their labels, the surest first. Where a public rule says how a check digit is
 * made, a number has to fit it: Publication 199 (USPS), S10 of the Universal Postal Union, and the rules of UPS, FedEx and DHL.
 */
const trackingForms: readonly TrackingForm[] = [
  // Ground Saver, formerly SurePost: most go to the post office for the last mile.
  { carrier: 'UPS', shape: /^1Z[0-9A-Z]{6}YW\d{8}$/, fits: after(2, upsFits), alone: true, usps: true },
  { carrier: 'UPS', shape: /^1Z[0-9A-Z]{15}\d$/, fits: after(2, upsFits), alone: true },
  // Mail Innovations: UPS sorts, USPS brings.
  { carrier: 'UPS', shape: /^MI\d{6}[0-9A-Z]{4,22}$/, alone: true, usps: true },
  // Papers of UPS for air and freight: a letter and ten digits.
  { carrier: 'UPS', shape: /^[HJKTV]\d{10}$/, fits: after(1, upsFits), alone: false },
  isImpb,
  // Delivery confirmations from before the IMpb, still printed by old software.
  { carrier: 'USPS', shape: /^(?!00)[0-8]\d{19}$/, fits: gs1Fits, alone: false, usps: true },
  // A foreign post hands its parcels to USPS.
  {
    carrier: 'USPS',
    shape: /^[A-Z]{2}\d{9}US$/,
    fits: (number) => s10Fits(number.slice(2, 11)),
    alone: true,
    usps: true,
  },
  {
    carrier: 'USPS',
    shape: /^[A-Z]{2}\d{9}[A-Z]{2}$/,
    fits: (number) => s10Fits(number.slice(2, 11)),
    alone: false,
    usps: true,
  },
  { carrier: 'AMAZON', shape: /^TB[ACM]\d{12}$/, alone: true },
  { carrier: 'FEDEX', shape: /^\d{12}$/, fits: fedex12Fits, alone: true },
  { carrier: 'FEDEX', shape: /^\d{15}$/, fits: gs1Fits, alone: true },
  { carrier: 'LASERSHIP', shape: /^1LS[0-9A-Z]{12,16}$/, alone: true },
  { carrier: 'LASERSHIP', shape: /^L[AEHINX][1-3]\d{7}$/, alone: true },
  // OnTrac reckons its check digit with a 4 in place of the C, and a 5 in place of the D.
  { carrier: 'ONTRAC', shape: /^C\d{14}$/, fits: (number) => upsFits(`4${number.slice(1)}`), alone: true },
  { carrier: 'ONTRAC', shape: /^D\d{14}$/, fits: (number) => upsFits(`5${number.slice(1)}`), alone: true },
  { carrier: 'GOFO', shape: /^GFUS\d{14}$/, alone: true },
  { carrier: 'SPEEDX', shape: /^SPX[A-Z]{0,4}\d{9,18}$/, alone: true },
  { carrier: 'UNIUNI', shape: /^UUS[0-9A-Z]{10,19}$/, alone: true },
  { carrier: 'YUNEXPRESS', shape: /^YT\d{16}$/, alone: true },
  { carrier: 'DHL', shape: /^J(?:JD|VGL|D)\d{9,20}$/, alone: true },
  // eCommerce: DHL sorts, USPS brings.
  { carrier: 'DHL', shape: /^GM[0-9A-F]{16,22}$/, alone: true, usps: true },
  { carrier: 'DHL', shape: /^\d{14}$/, alone: false },
  { carrier: 'DHL', shape: /^\d{10,11}$/, fits: mod7Fits, alone: false },
];

/** The form of a number in its normal form, if it has one and its check digit fits. Zeros alone fit every rule and are no number. */
export const formOf = (normal: string): TrackingForm | undefined =>
  /[1-9]/.test(normal)
    ? trackingForms.find(({ shape, fits }) => shape.test(normal) && (fits?.(normal) ?? true))
    : undefined;
