import type { DestinationCode } from '#domain/kernel/destinations.ts';
import type { TrackingCode } from '#domain/shipments/lifecycle.ts';
import type { SampleShipment } from '../../life/sample-shipments.ts';
import { orders } from './goods.ts';
import { allSaid, type SampleParcel } from './sample-parcel.ts';

interface SentOn {
  readonly shows: string;
  readonly to: DestinationCode;
  readonly receiver: string;
  /** All of one owner, in storage, with their values and without a hold. */
  readonly parcels: readonly SampleParcel[];
  readonly draft?: true;
  readonly until?: TrackingCode;
  readonly weeksAgo?: number;
  readonly receiverPays?: true;
}

/** A shipment that is made of parcels, which their owner sends on as they are. */
export const sentOn = ({ parcels, ...shipment }: SentOn): SampleShipment => {
  const [first] = parcels;
  if (first === undefined) throw new Error(`${shipment.shows} has no parcel.`);
  return {
    ...shipment,
    sender: first.owner,
    purpose: 'PERSONAL_EFFECTS',
    goods: [],
    contents: parcels.flatMap(({ bought }) => bought.lines),
    parcels,
  };
};

const sampleOf = (name: string): string => `${name}.sample@example.test`;

const ready = {
  label: 'EXACT',
  announced: { ...allSaid, invoice: 'NONE', daysBefore: 4 },
  lb: 6.8,
  sides: { length: 15, width: 11, height: 9 },
  shelf: 'B-02',
  state: 'IN_STORAGE',
  holds: [],
} as const satisfies Partial<SampleParcel>;

/** Parcels on their way, one state each. Their days count back from the booking. */
export const namedSentOn: readonly SampleShipment[] = [
  sentOn({
    shows: 'A parcel in a shipment that is not booked yet',
    to: 'GY',
    receiver: 'Nalini Bisnauth',
    parcels: [
      {
        ...ready,
        shows: 'In a shipment that is not booked yet',
        owner: sampleOf('nalini.bisnauth'),
        carrier: 'UPS',
        daysAgo: 5,
        minute: 25,
        bought: orders.baby,
      },
    ],
    draft: true,
  }),
  sentOn({
    shows: 'Two parcels packed for a flight',
    to: 'GY',
    receiver: 'Joylyn De Freitas',
    parcels: [
      {
        ...ready,
        shows: 'Packed for a flight',
        owner: sampleOf('joylyn.defreitas'),
        carrier: 'AMAZON',
        daysAgo: 4,
        minute: 35,
        bought: orders.school,
      },
      {
        ...ready,
        shows: 'Packed for a flight, the second one',
        owner: sampleOf('joylyn.defreitas'),
        carrier: 'FEDEX_GROUND',
        daysAgo: 3,
        minute: 70,
        bought: orders.shirts,
      },
    ],
    receiverPays: true,
  }),
  sentOn({
    shows: 'A parcel in the air',
    to: 'JM',
    receiver: 'Everton Bailey',
    parcels: [
      {
        ...ready,
        shows: 'Shipped',
        owner: sampleOf('everton.bailey'),
        carrier: 'DHL_EXPRESS',
        daysAgo: 6,
        minute: 45,
        bought: orders.parts,
      },
    ],
    until: 'DEP',
    receiverPays: true,
  }),
  sentOn({
    shows: 'A parcel that was collected',
    to: 'GY',
    receiver: 'Marva Persaud',
    parcels: [
      {
        ...ready,
        shows: 'Delivered',
        owner: 'customer@skybarrel.test',
        carrier: 'UPS',
        daysAgo: 6,
        minute: 15,
        bought: orders.dresses,
      },
    ],
    until: 'DLV',
    weeksAgo: 2,
  }),
];
