import type { TraceState } from '#domain/parcels/trace/trace.ts';
import { orders } from './goods.ts';
import { namedParcels } from './named-parcels.ts';
import type { SampleParcel } from './sample-parcel.ts';

/** A search of the samples for a parcel that its owner misses. */
export interface SampleTrace {
  readonly shows: string;
  /** What is missed, and by whom. */
  readonly missed: Pick<SampleParcel, 'shows' | 'owner' | 'carrier' | 'bought'>;
  readonly daysAgo: number;
  /** Shelves that were looked through. */
  readonly searched: readonly string[];
  readonly state: TraceState;
  readonly answer?: string;
}

const sampleOf = (name: string): string => `${name}.sample@example.test`;

const parcelThat = (shown: string): SampleParcel => {
  const found = namedParcels.find(({ shows }) => shows === shown);
  if (found === undefined) throw new Error(`No parcel of the samples shows: ${shown}`);
  return found;
};

/** Searches that the desk works on, or has ended. */
export const namedTraces: readonly SampleTrace[] = [
  {
    shows: 'Missed, and three shelves are searched',
    missed: {
      shows: 'A box of toys that is missed',
      owner: 'customer@skybarrel.test',
      carrier: 'AMAZON',
      bought: orders.toys,
    },
    daysAgo: 1,
    searched: ['A-02', 'B-04', 'B-05'],
    state: 'OPEN',
  },
  {
    shows: 'Missed, and it lies on the shelf of those nobody knows',
    missed: parcelThat('Nobody knows whose: a name and no mailbox'),
    daysAgo: 0,
    searched: [],
    state: 'OPEN',
  },
  {
    shows: 'Missed, and it is not here',
    missed: {
      shows: 'A phone that is missed',
      owner: sampleOf('marva.williams'),
      carrier: 'FEDEX',
      bought: orders.phone,
    },
    daysAgo: 9,
    searched: ['A-01', 'A-02', 'U-01', 'U-02'],
    state: 'NOT_HERE',
    answer:
      'We looked through all shelves and the counts of that day: it did not come to us. Ask the store for the photo of the carrier (sample).',
  },
  {
    shows: 'Missed, and it turned up',
    missed: {
      shows: 'Shoes that turned up',
      owner: sampleOf('devon.braithwaite'),
      carrier: 'UPS',
      bought: orders.shoes,
    },
    daysAgo: 5,
    searched: ['A-03'],
    state: 'WITHDRAWN',
  },
];
/** The search that ended with the parcel found: it is told with its parcel. */
export const foundParcel = parcelThat('Claimed by its owner with proof');
