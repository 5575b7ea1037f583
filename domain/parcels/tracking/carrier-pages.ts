import { type Carrier, carrierNames } from './carriers.ts';

/** Before the number in the address of a carrier's own page. Looked up in November 2026. */
const pages: Readonly<Partial<Record<Carrier, string>>> = {
  UPS: 'https://www.ups.com/track?tracknum=',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  FEDEX: 'https://www.fedex.com/fedextrack/?trknbr=',
  AMAZON: 'https://track.amazon.com/tracking/',
  DHL: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=',
  ONTRAC: 'https://www.ontrac.com/tracking/?number=',
  LASERSHIP: 'https://www.ontrac.com/tracking/?number=',
};

/** Where a carrier shows one of its numbers: its name for people and the address. Undefined where we know no page. Takes the normal form. */
export const carrierPage = (
  carrier: Carrier,
  normal: string,
): { readonly name: string; readonly href: string } | undefined => {
  const page = pages[carrier];
  return page === undefined
    ? undefined
    : { name: carrierNames[carrier], href: `${page}${encodeURIComponent(normal)}` };
};
