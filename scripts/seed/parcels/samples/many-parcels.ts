import type { DestinationCode } from '#domain/kernel/destinations.ts';
import type { TrackingCode } from '#domain/shipments/lifecycle.ts';
import type { SampleShipment } from '../../life/sample-shipments.ts';
import { customers } from '../../people.ts';
import { orders } from './goods.ts';
import { namedParcels } from './named-parcels.ts';
import { type SampleCarrier, sampleCarriers } from './numbers.ts';
import { allSaid, type SampleParcel } from './sample-parcel.ts';
import { namedSentOn, sentOn } from './sent-on.ts';

/** All parcels of the samples, named ones included. */
export const ALL_PARCELS = 300;
/** They came within so many days. */
export const DAYS = 60;
const SHIPMENTS = 60;
/** Parcels in one shipment, by turns. */
const TOGETHER = [1, 2, 1, 3] as const;
const MOST_WEEKS_AGO = 6;

/** Left out: journeys look at mailboxes of two of them, and one is suspended. */
const leftOut = ['shanelle.joseph', 'savitri.narine', 'clive.hinds'];
const owners = customers
  .map(({ email }) => email)
  .filter((email) => !leftOut.some((name) => email.startsWith(`${name}.`)));

const pick = <One>(choices: readonly One[], place: number): One =>
  choices[((place % choices.length) + choices.length) % choices.length] as One;

/** What USPS brings is held or refused without a form, so it has samples of its own. */
const carriersOfRest = sampleCarriers.filter((carrier) => carrier !== 'USPS' && carrier !== 'UPS_SAVER');
/** As they come: half of all are Amazon's and UPS's. */
const carriers: readonly SampleCarrier[] = ['AMAZON', 'UPS', 'AMAZON', 'FEDEX', 'UPS', ...carriersOfRest];

const sizes = [
  { lb: 1.2, sides: { length: 10, width: 7, height: 2 } },
  { lb: 3.6, sides: { length: 12, width: 9, height: 5 } },
  { lb: 7.9, sides: { length: 16, width: 12, height: 8 } },
  { lb: 15.3, sides: { length: 20, width: 15, height: 12 } },
  { lb: 28.4, sides: { length: 24, width: 18, height: 18 } },
] as const;
const shelves = ['A-01', 'A-02', 'A-03', 'B-01', 'B-02', 'B-03', 'B-04', 'C-01', 'C-02'] as const;
const bought = [
  orders.dresses,
  orders.shoes,
  orders.kitchen,
  orders.school,
  orders.shirts,
  orders.toys,
  orders.curtains,
  orders.baby,
  orders.parts,
] as const;

type End = Pick<SampleParcel, 'state' | 'holds' | 'acts'>;
type Story = Partial<SampleParcel> &
  Pick<SampleParcel, 'label' | 'state' | 'holds'> & {
    /** How it ends where there was time: the desk does not leave its work for weeks. */
    readonly older?: End;
  };

const announced = { ...allSaid, daysBefore: 3 } as const;
const gift = { ...announced, invoice: 'NONE' } as const;
const free = { label: 'EXACT', state: 'IN_STORAGE', holds: [] } as const;
const nothingSaid = ['INVOICE_MISSING', 'VALUE_MISSING', 'DANGERS_UNANSWERED'] as const;

const assignedLater = [
  { does: 'assign', because: 'The name, and a call to the customer (sample).' },
  { does: 'declare', says: { ...allSaid, invoice: 'NONE' } },
] as const satisfies SampleParcel['acts'];

/** What can become of a parcel, by turns. */
const stories: readonly Story[] = [
  { ...free, announced, acts: [{ does: 'verify' }] },
  { ...free, announced: gift },
  { ...free, holds: nothingSaid },
  { ...free, announced, older: { ...free, acts: [{ does: 'verify' }] } },
  { ...free, announced: { values: true, dangers: [], daysBefore: 2 }, holds: ['INVOICE_MISSING'] },
  { ...free, acts: [{ does: 'declare', says: allSaid }, { does: 'verify' }] },
  { ...free, announced: gift, acts: [{ does: 'return' }, { does: 'hand-over' }], state: 'RETURNED' },
  {
    ...free,
    label: 'NAME',
    state: 'UNIDENTIFIED',
    older: { ...free, acts: assignedLater },
  },
  {
    ...free,
    announced: { ...gift, dangers: [{ code: 'PERFUME' }] },
    bought: orders.perfume,
    holds: ['DG_REVIEW'],
    older: {
      ...free,
      acts: [{ does: 'look', verdict: 'MAY_FLY', note: 'Small bottles, well packed (sample).' }],
    },
  },
  {
    ...free,
    label: 'MISREAD',
    chosen: 'OWNER',
    acts: [{ does: 'declare', says: { ...allSaid, invoice: 'NONE' } }],
  },
  {
    ...free,
    announced: { invoice: 'FILE', dangers: [], daysBefore: 5 },
    holds: ['VALUE_MISSING'],
    older: { state: 'IN_STORAGE', holds: ['VALUE_MISSING'], acts: [{ does: 'verify' }] },
  },
  {
    ...free,
    announced,
    acts: [{ does: 'reject', because: 'The price cannot be read (sample).' }],
    holds: ['INVOICE_MISSING'],
  },
  {
    ...free,
    label: 'NAME',
    acts: assignedLater,
  },
  {
    ...free,
    announced: { ...gift, dangers: [{ code: 'BATTERY_BUILT_IN', quantity: 1 }] },
    bought: orders.phone,
    acts: [{ does: 'look', verdict: 'MAY_FLY', note: 'Built in, switched off (sample).' }],
  },
  {
    ...free,
    announced: gift,
    seen: [{ code: 'POWER_BANK', quantity: 1 }],
    bought: orders.powerBank,
    acts: [
      { does: 'agree-disposal' },
      { does: 'dispose', because: 'Taken to the recycler of the town (sample).' },
    ],
    state: 'DISPOSED',
  },
  { ...free, announced: { invoice: 'NONE', values: true, daysBefore: 1 }, holds: ['DANGERS_UNANSWERED'] },
  { ...free, announced: gift, acts: [{ does: 'ask-photos' }, { does: 'take-photos' }] },
  { ...free, carrier: 'USPS', late: true, announced: gift, holds: ['FORM_1583'] },
  {
    ...free,
    announced: gift,
    condition: 'DAMAGED',
    conditionNote: 'A side is torn (sample).',
    acts: [{ does: 'return', note: 'Broken, the store sends another one (sample).' }],
    state: 'RETURNING',
    older: { state: 'RETURNED', holds: [], acts: [{ does: 'return' }, { does: 'hand-over' }] },
  },
  { ...free, announced: gift, acts: [{ does: 'return' }, { does: 'keep' }] },
  {
    ...free,
    label: 'NAME',
    chosen: 'NOBODY',
    acts: [{ does: 'claim' }, { does: 'declare', says: { ...allSaid, invoice: 'NONE' } }],
  },
];

const basics = (place: number) => ({
  carrier: pick(carriers, place),
  minute: (place * 37) % 300,
  bought: pick(bought, place + Math.floor(place / bought.length)),
  ...pick(sizes, place * 3),
  shelf: pick(shelves, place),
});

/** After so many days the desk has done what waited for it. */
const OLDER_DAYS = 2;

const restOf = (place: number): SampleParcel => {
  // Most of them came lately, as many of those before have left.
  const daysAgo = Math.floor((((place * 29) % 97) / 97) ** 2 * DAYS);
  const { older, ...story } = pick(stories, place);
  return {
    ...basics(place),
    owner: pick(owners, place),
    daysAgo,
    ...story,
    ...(daysAgo > OLDER_DAYS && older !== undefined
      ? { state: older.state, holds: older.holds, ...(older.acts === undefined ? {} : { acts: older.acts }) }
      : {}),
    shows: `Parcel ${place + 1}`,
  };
};

const destinationsOf: readonly DestinationCode[] = ['GY', 'JM', 'GY', 'TT'];
const receivers = ['Marva Persaud', 'Glenroy Hinds', 'Indra Narine', 'Delroy Grant', 'Radha Singh'] as const;
/** How far those of a flight have come, by its weeks. */
const reached: readonly (TrackingCode | undefined)[] = [undefined, 'NFD', 'DLV', 'DLV', 'DLV', 'DLV', 'DLV'];

const shipmentOf = (place: number): SampleShipment => {
  const weeksAgo = place % (MOST_WEEKS_AGO + 1);
  const until = reached[weeksAgo];
  const owner = pick(owners, place * 5);
  const count = pick(TOGETHER, place + Math.floor(place / TOGETHER.length));
  return sentOn({
    shows: `Parcels sent on ${place + 1}`,
    to: pick(destinationsOf, place),
    receiver: pick(receivers, place),
    parcels: Array.from({ length: count }, (_, of) => ({
      ...basics(place * 11 + of * 3),
      ...free,
      announced: { ...gift, daysBefore: 2 },
      owner,
      daysAgo: 3 + ((place + of * 2) % 5),
      shows: `Parcel ${of + 1} of those sent on ${place + 1}`,
    })),
    weeksAgo,
    ...(until === undefined ? {} : { until }),
    receiverPays: true,
  });
};

const parcelsIn = (shipments: readonly SampleShipment[]): readonly SampleParcel[] =>
  shipments.flatMap(({ parcels = [] }) => parcels);

/** Shipments of parcels behind the named samples. */
export const manySentOn: readonly SampleShipment[] = Array.from({ length: SHIPMENTS }, (_, place) =>
  shipmentOf(place),
);

const REST = ALL_PARCELS - namedParcels.length - parcelsIn(namedSentOn).length - parcelsIn(manySentOn).length;

/** The other parcels behind the named samples, which were not sent on. */
export const manyParcels: readonly SampleParcel[] = Array.from({ length: REST }, (_, place) => restOf(place));

/** Every parcel of the samples. */
export const allParcels: readonly SampleParcel[] = [
  ...namedParcels,
  ...parcelsIn(namedSentOn),
  ...parcelsIn(manySentOn),
  ...manyParcels,
];
