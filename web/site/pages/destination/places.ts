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
  /** Three typical shipments. */
  readonly examples: readonly [Example, Example, Example];
  /** The way from the airport to receivers in other towns. */
  readonly onward: { readonly question: string; readonly answer: string };
  readonly guides: readonly { readonly to: SitePath; readonly label: string }[];
}

const cubicFoot: Example = { goods: [boxes({ size: [12, 12, 12], weight: 10 })] };
const bigAndLight: Example = { goods: [boxes({ size: [24, 18, 18], weight: 20 })] };
const comparing = {
  to: '/blog/nj-vs-global-shippers',
  label: 'A local forwarder, or one of the global names?',
} as const;

/** The texts of the five destinations. Examples are those of trade.md, The price, where it has one. */
export const places: Readonly<Record<DestinationCode, Place>> = {
  GY: {
    examples: [
      cubicFoot,
      {
        goods: [boxes({ size: [18, 18, 18], weight: 40, quantity: 3 })],
        wishes: { brokerage: true },
        extras: 'with customs brokerage',
      },
      { goods: [barrel('B55', 140)], wishes: { pickupMiles: 6 }, extras: 'picked up 6 miles away' },
    ],
    onward: {
      question: 'How does it reach Linden, or another town?',
      answer:
        'It waits in or near Georgetown. Linden, New Amsterdam, Anna Regina and Lethem are a second journey that our price does not include. A relative in Georgetown can collect it.',
    },
    guides: [
      {
        to: '/blog/shipping-to-guyana-guide',
        label: 'Shipping to Guyana, from the first box to the counter',
      },
      comparing,
    ],
  },
  JM: {
    examples: [
      cubicFoot,
      bigAndLight,
      {
        goods: [barrel('B77', 170)],
        wishes: { insured: true, declaredValue: 60_000 },
        extras: 'insured for $600',
      },
    ],
    onward: {
      question: 'How does it reach Montego Bay, or another town?',
      answer:
        'It lands in Kingston and waits there. From Montego Bay or Mandeville that is a drive across the island. A relative in Kingston can collect it. Give the parish with the street when you tell us the receiver’s address.',
    },
    guides: [
      { to: '/blog/shipping-barrel-to-jamaica', label: 'Packing and sending a barrel to Jamaica' },
      comparing,
    ],
  },
  TT: {
    examples: [
      { goods: [boxes({ size: [10, 8, 6], weight: 3 })] },
      {
        goods: [boxes({ size: [10, 8, 6], weight: 3 })],
        wishes: { mailbox: true },
        extras: 'from your mailbox',
      },
      bigAndLight,
    ],
    onward: {
      question: 'How does it reach Tobago?',
      answer:
        'It lands in Port of Spain and waits there. To Tobago there is a ferry or a second flight, which our price does not include. A relative in Trinidad can collect it.',
    },
    guides: [comparing, { to: '/faq', label: 'Questions and answers' }],
  },
  BB: {
    examples: [
      cubicFoot,
      bigAndLight,
      {
        goods: [boxes({ size: [16, 12, 12], weight: 18.4 }), boxes({ size: [20, 20, 16], weight: 22 })],
        wishes: { insured: true, declaredValue: 40_000, pickupMiles: 12 },
        extras: 'insured for $400, picked up 12 miles away',
      },
    ],
    onward: {
      question: 'How does it reach my parish?',
      answer: 'It lands at BGI and waits there for your receiver. Every parish is within a drive.',
    },
    guides: [comparing, { to: '/faq', label: 'Questions and answers' }],
  },
  SR: {
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
    onward: {
      question: 'How does it reach Nickerie, or another town?',
      answer:
        'It lands at PBM and waits in or near Paramaribo. Nickerie and the interior are a second journey that our price does not include. A relative in Paramaribo can collect it.',
    },
    guides: [comparing, { to: '/faq', label: 'Questions and answers' }],
  },
};
