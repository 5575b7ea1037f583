import { orders } from './goods.ts';
import { onShelves } from './on-shelves.ts';
import { allSaid, type SampleParcel } from './sample-parcel.ts';

const sampleOf = (name: string): string => `${name}.sample@example.test`;

const small = { lb: 3.4, sides: { length: 12, width: 9, height: 4 } };
const medium = { lb: 8.2, sides: { length: 16, width: 12, height: 10 } };
const announced = { ...allSaid, daysBefore: 3 } as const;

/** Parcels that nobody knew the owner of, and what became of some. */
const ofNobody: readonly SampleParcel[] = [
  {
    shows: 'Nobody knows whose: the label cannot be read',
    owner: sampleOf('indra.ramnarine'),
    carrier: 'OTHER',
    daysAgo: 9,
    minute: 150,
    label: 'UNREADABLE',
    chosen: 'NOBODY',
    bought: orders.shirts,
    ...medium,
    condition: 'WET',
    conditionNote: 'The label is washed out (sample).',
    shelf: 'U-01',
    state: 'UNIDENTIFIED',
    holds: [],
  },
  {
    shows: 'Nobody knows whose: a name and no mailbox',
    owner: sampleOf('paulette.grant'),
    carrier: 'SPEEDX',
    daysAgo: 1,
    minute: 170,
    label: 'NAME',
    bought: orders.dresses,
    ...small,
    shelf: 'U-01',
    state: 'UNIDENTIFIED',
    holds: [],
  },
  {
    shows: 'Claimed by its owner with proof',
    owner: sampleOf('ravi.mohamed'),
    carrier: 'YUNEXPRESS',
    daysAgo: 7,
    minute: 85,
    label: 'NAME',
    chosen: 'NOBODY',
    bought: orders.shoes,
    ...small,
    shelf: 'U-02',
    acts: [{ does: 'claim' }, { does: 'declare', says: { ...allSaid, invoice: 'NONE' } }],
    state: 'IN_STORAGE',
    holds: [],
  },
  {
    shows: 'Handed back: not mine',
    owner: sampleOf('terrence.adams'),
    carrier: 'AMAZON',
    daysAgo: 4,
    minute: 35,
    label: 'NAME',
    wrongly: sampleOf('everton.bailey'),
    bought: orders.toys,
    ...small,
    shelf: 'U-02',
    acts: [{ does: 'hand-back', note: 'I ordered no toys (sample).' }],
    state: 'UNIDENTIFIED',
    holds: [],
  },
];

/** Parcels that go back, went back, or are no more. */
const notKept: readonly SampleParcel[] = [
  {
    shows: 'To go back to the store',
    owner: sampleOf('michelle.rodney'),
    carrier: 'UPS',
    daysAgo: 5,
    minute: 50,
    label: 'EXACT',
    announced: { ...announced, invoice: 'NONE' },
    bought: orders.shoes,
    ...small,
    shelf: 'R-01',
    acts: [{ does: 'return', note: 'Wrong size; the store sends the label to the carrier (sample).' }],
    state: 'RETURNING',
    holds: [],
  },
  {
    shows: 'Returned to the store',
    owner: sampleOf('farah.khan'),
    carrier: 'FEDEX',
    daysAgo: 12,
    minute: 95,
    label: 'EXACT',
    announced: { ...announced, invoice: 'NONE' },
    bought: orders.curtains,
    ...medium,
    shelf: 'R-01',
    acts: [{ does: 'return' }, { does: 'hand-over' }],
    state: 'RETURNED',
    holds: [],
  },
  {
    shows: 'Disposed of',
    owner: sampleOf('denise.king'),
    carrier: 'AMAZON',
    daysAgo: 14,
    minute: 60,
    label: 'EXACT',
    announced: { ...announced, invoice: 'NONE' },
    bought: orders.powerBank,
    ...small,
    shelf: 'D-02',
    seen: [{ code: 'LOOSE_BATTERY', quantity: 4 }],
    acts: [
      { does: 'look', verdict: 'MAY_NOT_FLY', note: 'Loose lithium batteries (sample).' },
      { does: 'agree-disposal' },
      { does: 'dispose', because: 'Taken to the recycler of the town (sample).' },
    ],
    state: 'DISPOSED',
    holds: [],
  },
];

/** A parcel for each state on our shelves, each hold, and whatever else is worth a look. Those that were sent on are with their shipments. */
export const namedParcels: readonly SampleParcel[] = [...onShelves, ...ofNobody, ...notKept];
