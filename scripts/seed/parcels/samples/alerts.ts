import { orders } from './goods.ts';
import type { SampleCarrier } from './numbers.ts';
import { allSaid, type Bought, type Said } from './sample-parcel.ts';

/** A pre-alert of the samples for which nothing has come. */
export interface SampleAlert {
  readonly shows: string;
  readonly owner: string;
  readonly carrier: SampleCarrier;
  readonly daysAgo: number;
  readonly bought: Bought;
  readonly says: Said;
  /** Its owner took it back, or its parcel was refused at our door. */
  readonly became?: 'taken-back' | 'refused';
}

const CUSTOMER = 'customer@skybarrel.test';
const sampleOf = (name: string): string => `${name}.sample@example.test`;
const ofOneOrder = { ...orders.curtains, orderNumber: 'PO-211-04410093771' };

/** Pre-alerts in every state but the one of those that have come. */
export const namedAlerts: readonly SampleAlert[] = [
  {
    shows: 'Announced, with everything',
    owner: CUSTOMER,
    carrier: 'UPS',
    daysAgo: 2,
    bought: orders.shirts,
    says: allSaid,
  },
  {
    shows: 'Announced, its invoice comes later',
    owner: CUSTOMER,
    carrier: 'FEDEX',
    daysAgo: 1,
    bought: orders.school,
    says: { values: true, dangers: [] },
  },
  ...(['first', 'second', 'third'] as const).map(
    (which): SampleAlert => ({
      shows: `From a pasted order mail: the ${which} of three boxes`,
      owner: sampleOf('anita.persaud'),
      carrier: 'UNIUNI',
      daysAgo: 3,
      bought: ofOneOrder,
      says: { values: true, dangers: [] },
    }),
  ),
  {
    shows: 'Announced, ends soon',
    owner: sampleOf('ravi.mohamed'),
    carrier: 'YUNEXPRESS',
    daysAgo: 55,
    bought: orders.dresses,
    says: { dangers: [] },
  },
  {
    shows: 'Announced, and nothing came in 60 days',
    owner: sampleOf('orin.fraser'),
    carrier: 'GOFO',
    daysAgo: 63,
    bought: orders.toys,
    says: {},
  },
  {
    shows: 'Announced, and refused at our door: U.S. Mail',
    owner: sampleOf('yvonne.thomas'),
    carrier: 'USPS',
    daysAgo: 4,
    bought: orders.school,
    says: { values: true, dangers: [] },
    became: 'refused',
  },
  {
    shows: 'Announced, and taken back',
    owner: sampleOf('marva.williams'),
    carrier: 'AMAZON',
    daysAgo: 6,
    bought: orders.toys,
    says: {},
    became: 'taken-back',
  },
];

/** Further open pre-alerts, behind the named ones. */
export const manyAlerts: readonly SampleAlert[] = (
  [
    'devon.braithwaite',
    'rohan.singh',
    'keisha.campbell',
    'nalini.bisnauth',
    'wayne.clarke',
    'farah.khan',
  ] as const
).flatMap((name, place) =>
  ([0, 1] as const).map((which) => ({
    shows: `Announcement ${place * 2 + which + 1}`,
    owner: sampleOf(name),
    carrier: (['AMAZON', 'UPS', 'FEDEX', 'DHL'] as const)[(place + which) % 4] ?? 'UPS',
    daysAgo: 1 + place * 3 + which,
    bought: which === 0 ? orders.baby : orders.shoes,
    says: which === 0 ? { ...allSaid, invoice: 'NONE' as const } : {},
  })),
);
