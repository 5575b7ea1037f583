import type { DestinationCode } from '#domain/kernel/destinations.ts';
import type { CustomsForm } from '#domain/shipments/customs/customs-entry.ts';
import type { HoldKind } from '#domain/shipments/holds.ts';
import type { TrackingCode } from '#domain/shipments/lifecycle.ts';
import type { SampleParcel } from '../parcels/samples/sample-parcel.ts';

export type SampleGoods =
  | { readonly kind: 'box'; readonly quantity: number; readonly side: number; readonly lb: number }
  | {
      readonly kind: 'barrel';
      readonly quantity: number;
      readonly barrel: 'B30' | 'B55' | 'B77';
      readonly lb: number;
    };

/** A shipment of the samples: who sends what, and how far it has come. */
export interface SampleShipment {
  /** What it shows, as the page of the samples lists it. */
  readonly shows: string;
  readonly sender: string;
  readonly to: DestinationCode;
  readonly receiver: string;
  readonly goods: readonly SampleGoods[];
  readonly contents: readonly { readonly what: string; readonly quantity: number; readonly cents: number }[];
  readonly purpose?: 'GIFT' | 'PERSONAL_EFFECTS' | 'MERCHANDISE';
  readonly receiverPays?: boolean;
  /** Who collects signs on the screen of the counter; the others sign on paper. */
  readonly signsOnScreen?: boolean;
  /** The sender has a link to the receiver's page. */
  readonly receiverLink?: boolean;
  /** The sender has a link by which somebody else pays. */
  readonly payLink?: boolean;
  readonly dangerous?: string;
  /** The last event. Absent for one that is only booked. */
  readonly until?: TrackingCode;
  /** Made, but not booked. */
  readonly draft?: boolean;
  readonly cancelled?: boolean;
  /** Pieces to which this happened before the next step of their flight; `rebooked` on the flight after it. */
  readonly exception?: {
    readonly code: TrackingCode;
    readonly before: TrackingCode;
    readonly pieces: readonly number[];
    readonly rebooked?: boolean;
  };
  /** What customs say. */
  readonly customs?: CustomsForm;
  /** A hold that staff place at the end. */
  readonly hold?: HoldKind;
  /** How much of its price the sender has paid, where it waits for the rest. */
  readonly paidShare?: number;
  /** It was booked for a flight of at least so many weeks ago. */
  readonly weeksAgo?: number;
  /** Parcels of a mailbox that go as they are; then `goods` is empty. */
  readonly parcels?: readonly SampleParcel[];
  /** It came from a quote that its sender had accepted. */
  readonly quoted?: boolean;
}

const CUSTOMER = 'customer@skybarrel.test';
const sampleOf = (name: string): string => `${name}.sample@example.test`;

const clothes = [{ what: 'Used clothes', quantity: 20, cents: 500 }];
const household = [
  { what: 'Pots and pans', quantity: 6, cents: 1500 },
  { what: 'Bed sheets', quantity: 8, cents: 900 },
];
const groceries = [
  { what: 'Rice, 20 lb bag', quantity: 3, cents: 1800 },
  { what: 'Canned food', quantity: 24, cents: 150 },
];

const barrel = { kind: 'barrel', quantity: 1, barrel: 'B55', lb: 140 } as const;
const twoBoxes = { kind: 'box', quantity: 2, side: 16, lb: 22 } as const;
const oneBox = { kind: 'box', quantity: 1, side: 18, lb: 30 } as const;

const underReview: CustomsForm = {
  state: 'UNDER_REVIEW',
  form: 'Simplified entry',
  reference: 'SAMPLE-142',
  lines: [],
};
const released: CustomsForm = {
  ...underReview,
  state: 'RELEASED',
  lines: [
    { kind: 'DUTY', text: 'Import duty (sample)', amount: 1200 },
    { kind: 'TAX', text: 'Value added tax (sample)', amount: 840 },
  ],
  paidBy: 'RECEIVER',
};

/** One shipment for every state and for most holds. The demo customer has a few of them. */
export const sampleShipments: readonly SampleShipment[] = [
  {
    shows: 'Not booked yet',
    sender: CUSTOMER,
    to: 'GY',
    receiver: 'Marva Persaud',
    goods: [oneBox],
    contents: clothes,
    draft: true,
  },
  {
    shows: 'Booked, payment due',
    sender: CUSTOMER,
    to: 'GY',
    receiver: 'Marva Persaud',
    goods: [barrel, twoBoxes],
    contents: [...groceries, ...clothes],
  },
  {
    shows: 'Picked up',
    sender: sampleOf('devon.braithwaite'),
    to: 'BB',
    receiver: 'Glenroy Hinds',
    goods: [twoBoxes],
    contents: household,
    receiverPays: true,
    until: 'DPU',
  },
  {
    shows: 'At the dock in Kearny',
    sender: sampleOf('anita.persaud'),
    to: 'GY',
    receiver: 'Indra Narine',
    goods: [barrel],
    contents: groceries,
    until: 'FOH',
    paidShare: 0.4,
    payLink: true,
  },
  {
    shows: 'Screened, ready to fly',
    sender: sampleOf('rohan.singh'),
    to: 'TT',
    receiver: 'Kamla Mohamed',
    goods: [oneBox],
    contents: household,
    receiverPays: true,
    until: 'SCR',
  },
  {
    shows: 'On the list of a flight',
    sender: sampleOf('keisha.campbell'),
    to: 'SR',
    receiver: 'Winston Peters',
    goods: [barrel],
    contents: clothes,
    until: 'MAN',
  },
  {
    shows: 'In the air',
    sender: CUSTOMER,
    to: 'JM',
    receiver: 'Paulette Clarke',
    goods: [twoBoxes],
    contents: household,
    until: 'DEP',
    receiverLink: true,
  },
  {
    shows: 'Landed',
    sender: sampleOf('terrence.adams'),
    to: 'GY',
    receiver: 'Yvonne Fraser',
    goods: [oneBox],
    contents: clothes,
    until: 'ARR',
  },
  {
    shows: 'Checked in at the destination',
    sender: sampleOf('curtis.larose'),
    to: 'GY',
    receiver: 'Orin Thomas',
    goods: [barrel],
    contents: groceries,
    until: 'RCF',
  },
  {
    shows: 'With customs',
    sender: sampleOf('yvonne.thomas'),
    to: 'TT',
    receiver: 'Savitri Ramdass',
    goods: [twoBoxes],
    contents: household,
    until: 'CRC',
    customs: underReview,
  },
  {
    shows: 'Customs inspection',
    sender: sampleOf('orin.fraser'),
    to: 'GY',
    receiver: 'Wayne Bailey',
    goods: [oneBox],
    contents: clothes,
    until: 'CRC',
    hold: 'CUSTOMS_EXAM',
    customs: { ...underReview, state: 'HELD', reason: 'Customs opens the box.' },
  },
  {
    shows: 'Released by customs',
    sender: sampleOf('paulette.grant'),
    to: 'BB',
    receiver: 'Lorna King',
    goods: [oneBox],
    contents: clothes,
    until: 'CCD',
    customs: released,
  },
  {
    shows: 'Ready for collection',
    sender: CUSTOMER,
    to: 'GY',
    receiver: 'Marva Persaud',
    goods: [twoBoxes],
    contents: clothes,
    until: 'NFD',
    customs: { ...released, form: 'C73' },
    receiverLink: true,
  },
  {
    shows: 'Out for delivery',
    sender: sampleOf('nalini.bisnauth'),
    to: 'JM',
    receiver: 'Everton Peters',
    goods: [oneBox],
    contents: household,
    until: 'OFD',
    weeksAgo: 2,
  },
  {
    shows: 'Collected at the counter',
    sender: CUSTOMER,
    to: 'GY',
    receiver: 'Indra Narine',
    goods: [barrel],
    contents: groceries,
    until: 'DLV',
    weeksAgo: 2,
    signsOnScreen: true,
  },
  {
    shows: 'Delivered to the door',
    sender: sampleOf('wayne.clarke'),
    to: 'JM',
    receiver: 'Michelle Rodney',
    goods: [oneBox],
    contents: clothes,
    until: 'DDL',
    weeksAgo: 2,
  },
  {
    shows: 'Canceled',
    sender: sampleOf('clive.hinds'),
    to: 'BB',
    receiver: 'Denise King',
    goods: [oneBox],
    contents: clothes,
    cancelled: true,
  },
  {
    shows: '3 of 4 pieces flown',
    sender: sampleOf('savitri.narine'),
    to: 'GY',
    receiver: 'Tulsi Ramdass',
    goods: [{ ...twoBoxes, quantity: 4 }],
    contents: household,
    until: 'ARR',
    exception: { code: 'DIS_OFLD', before: 'DEP', pieces: [4] },
  },
  {
    shows: 'A piece follows with the next flight',
    sender: CUSTOMER,
    to: 'GY',
    receiver: 'Marva Persaud',
    goods: [{ ...oneBox, quantity: 3 }],
    contents: clothes,
    until: 'NFD',
    weeksAgo: 2,
    exception: { code: 'DIS_OFLD', before: 'DEP', pieces: [3], rebooked: true },
  },
  {
    shows: 'A piece is missing',
    sender: sampleOf('everton.bailey'),
    to: 'TT',
    receiver: 'Kamal Hussain',
    goods: [twoBoxes],
    contents: clothes,
    until: 'ARR',
    exception: { code: 'DIS_MSCA', before: 'ARR', pieces: [2] },
  },
  {
    shows: 'Invoice missing',
    sender: sampleOf('ravi.mohamed'),
    to: 'GY',
    receiver: 'Ravi Stores',
    goods: [{ ...oneBox, quantity: 3 }],
    contents: [{ what: 'Phone cases', quantity: 200, cents: 250 }],
    purpose: 'MERCHANDISE',
    receiverPays: true,
  },
  {
    shows: 'Goods to be checked',
    sender: sampleOf('michelle.rodney'),
    to: 'JM',
    receiver: 'Andre Baptiste',
    goods: [oneBox],
    contents: [{ what: 'Bottles of perfume', quantity: 4, cents: 2500 }],
    dangerous: '4 bottles of perfume, new in the box',
    receiverPays: true,
  },
  {
    shows: 'Export filing needed',
    sender: sampleOf('farah.khan'),
    to: 'TT',
    receiver: 'Farah Khan',
    goods: [oneBox],
    contents: [{ what: 'Sewing machine', quantity: 1, cents: 310_000 }],
    receiverPays: true,
  },
  {
    shows: 'Too heavy to book without a look',
    sender: sampleOf('wayne.clarke'),
    to: 'SR',
    receiver: 'Winston Peters',
    goods: [{ kind: 'box', quantity: 1, side: 24, lb: 90 }],
    contents: household,
    draft: true,
  },
  {
    shows: 'Damaged at the dock',
    sender: sampleOf('denise.king'),
    to: 'BB',
    receiver: 'Joylyn De Freitas',
    goods: [twoBoxes],
    contents: household,
    receiverPays: true,
    until: 'FOH',
    hold: 'DAMAGE',
  },
];
