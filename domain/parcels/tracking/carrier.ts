import type { Carrier } from './carriers.ts';
import { formOf } from './forms.ts';
import { SYMBOLOGY } from './normal.ts';

export interface CarrierGuess {
  readonly carrier: Carrier;
  /** False where the form alone does not tell: somebody else's number, or none at all, can look the same. */
  readonly certain: boolean;
}

/** Who has given out this number, by its form and its check digit. Takes the normal form. */
export const carrierOf = (normal: string): CarrierGuess => {
  const form = formOf(normal);
  return form ? { carrier: form.carrier, certain: form.alone } : { carrier: 'OTHER', certain: false };
};

/**
 * Whether the number says that USPS brings the parcel to the door, so that it is U.S. Mail and waits for Form 1583: its own numbers,
 * those of a foreign post, UPS Ground Saver (SurePost) and Mail Innovations, FedEx's economy service, DHL eCommerce, and whatever has
 * the routing code of USPS (420 and a ZIP code) on its label, as parcels of Pitney Bowes, OSM or Amazon do that USPS finishes.
 *
 * What it cannot tell: UPS and FedEx bring many parcels of their economy services themselves, with the same numbers; FedEx gives
 * some of them twelve plain digits; numbers of YunExpress, UniUni and others say nothing of who finishes; and a number typed from a
 * mail lacks the routing code. Who stands at the door decides; this says when to ask.
 */
export const lastMileByUsps = (normal: string, scannedRaw: string): boolean =>
  formOf(normal)?.usps === true ||
  /^420\d{5}(?:\d{4})?9[1-5]\d{18}/.test(scannedRaw.replace(SYMBOLOGY, '').replace(/\D/g, ''));

/** Economy services: their carriers bring what the post office does not, under the same numbers. */
const ECONOMY_OF_FEDEX = /^92\d{20,}$/;
/** Carriers that hand some of their parcels to USPS under numbers of their own. */
const handOver: readonly Carrier[] = ['FEDEX', 'UNIUNI', 'YUNEXPRESS'];

/** Who can stand at the door with this number, the likeliest first. Undefined where the number leaves it open to anybody. Takes the normal form. */
export const bringersOf = (normal: string): readonly Carrier[] | undefined => {
  const form = formOf(normal);
  if (form?.alone !== true) return undefined;
  const { carrier, usps } = form;
  if (carrier === 'USPS') return ECONOMY_OF_FEDEX.test(normal) ? ['USPS', 'FEDEX'] : ['USPS'];
  return usps === true || handOver.includes(carrier) ? [carrier, 'USPS'] : [carrier];
};

/** Who else than USPS can stand at the door with it: undefined where nobody can, so that nobody has to be asked. */
export const otherThanUsps = (normal: string | undefined): Carrier | undefined => {
  const bringers = normal === undefined ? undefined : bringersOf(normal);
  return bringers === undefined ? 'OTHER' : bringers.find((one) => one !== 'USPS');
};
