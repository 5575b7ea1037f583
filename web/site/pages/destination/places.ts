import type { DestinationCode } from '#domain/kernel/destinations.ts';
import type { SitePath } from '#domain/kernel/paths.ts';
import type { EstimateRequest, Goods } from '#domain/quotes/estimate.ts';
import { barrel, boxes } from '../../prices/example-price.ts';

/** A typical shipment, priced on the page. */
export interface Example {
  readonly goods: readonly Goods[];
  readonly wishes?: Partial<Omit<EstimateRequest, 'to' | 'goods'>>;
  /** The extra services, as the end of the title. */
  readonly extras?: string;
}

/** Texts that are only on one destination's page. */
export interface Place {
  readonly path: SitePath;
  /** Three typical shipments. */
  readonly examples: readonly [Example, Example, Example];
  /** Paragraphs about the way from the airport to the receiver. */
  readonly onward: readonly string[];
  readonly guides: readonly { readonly to: SitePath; readonly label: string }[];
}

const cubicFoot: Example = { goods: [boxes({ size: [12, 12, 12], weight: 10 })] };
const bigAndLight: Example = { goods: [boxes({ size: [24, 18, 18], weight: 20 })] };
const comparing = {
  to: '/blog/nj-vs-global-shippers',
  label: 'A forwarder in New Jersey, or one of the global names?',
} as const;

/** The texts of the five destinations. Examples come from the domain notes if they have one. */
export const places: Readonly<Record<DestinationCode, Place>> = {
  GY: {
    path: '/service-areas/guyana',
    examples: [
      cubicFoot,
      {
        goods: [boxes({ size: [18, 18, 18], weight: 40, quantity: 3 })],
        wishes: { brokerage: true },
        extras: 'with customs brokerage',
      },
      { goods: [barrel('B55', 140)], wishes: { pickupMiles: 6 }, extras: 'collected 6 miles away' },
    ],
    onward: [
      'Goods wait in or near Georgetown. From there to Linden, New Amsterdam, Anna Regina or Lethem is a second journey, which our price does not include.',
      'If your receiver is upcountry, tell us before you book. We say honestly whether somebody we trust drives there, or whether a relative in town should collect.',
    ],
    guides: [
      {
        to: '/blog/shipping-to-guyana-guide',
        label: 'Shipping to Guyana, from the first box to the counter',
      },
      comparing,
    ],
  },
  JM: {
    path: '/service-areas/jamaica',
    examples: [
      cubicFoot,
      bigAndLight,
      {
        goods: [barrel('B77', 170)],
        wishes: { insured: true, declaredValue: 60_000 },
        extras: 'insured for $600',
      },
    ],
    onward: [
      'Goods land in Kingston and wait there. For a receiver in Montego Bay or Mandeville that is a drive across the island, so ask us about delivery before you book.',
      'Give the parish along with the street when you tell us the receiver’s address.',
    ],
    guides: [
      { to: '/blog/shipping-barrel-to-jamaica', label: 'Packing and sending a barrel to Jamaica' },
      comparing,
    ],
  },
  TT: {
    path: '/service-areas/trinidad',
    examples: [
      { goods: [boxes({ size: [10, 8, 6], weight: 3 })] },
      {
        goods: [boxes({ size: [10, 8, 6], weight: 3 })],
        wishes: { mailbox: true },
        extras: 'out of your mailbox',
      },
      bigAndLight,
    ],
    onward: [
      'Goods land in Port of Spain and wait there.',
      'For a receiver in Tobago there is a ferry or a second flight to come. Our price does not include it; ask us before you book.',
    ],
    guides: [comparing, { to: '/faq', label: 'Questions people ask before the first parcel' }],
  },
  BB: {
    path: '/service-areas/barbados',
    examples: [
      cubicFoot,
      bigAndLight,
      {
        goods: [boxes({ size: [16, 12, 12], weight: 18.4 }), boxes({ size: [20, 20, 16], weight: 22 })],
        wishes: { insured: true, declaredValue: 40_000, pickupMiles: 12 },
        extras: 'insured for $400, collected 12 miles away',
      },
    ],
    onward: [
      'Goods land at BGI and wait for your receiver. Every parish is within a drive.',
      'Should they not be able to come, ask about delivery before you book, and say which parish.',
    ],
    guides: [comparing, { to: '/faq', label: 'Questions people ask before the first parcel' }],
  },
  SR: {
    path: '/service-areas/suriname',
    examples: [
      cubicFoot,
      bigAndLight,
      {
        goods: [
          {
            kind: 'box',
            quantity: 1,
            length: 60,
            width: 40,
            height: 40,
            lengthUnit: 'cm',
            weight: 18,
            weightUnit: 'kg',
          },
        ],
        wishes: { service: 'express' },
        extras: 'express',
      },
    ],
    onward: [
      'Goods land at PBM and wait in or near Paramaribo. Nickerie and the interior are a second journey, which our price does not include.',
      'Measure in centimeters and weigh in kilograms if that is what you have: the calculator takes both.',
    ],
    guides: [comparing, { to: '/faq', label: 'Questions people ask before the first parcel' }],
  },
};
