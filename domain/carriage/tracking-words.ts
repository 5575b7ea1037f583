import { airportPlace } from '../kernel/airports.ts';

/** The names that are put into the statuses. */
export interface Journey {
  /** Day or date of the flight. */
  readonly departs: string;
  /** Town of our dock. */
  readonly dock: string;
  /** IATA codes of the airports. */
  readonly from: string;
  readonly to: string;
  /** `flight XX 100`, or another name for it. */
  readonly flight: string;
}

/** The statuses of a piece on its way, in order. */
const trackingStatuses = [
  'booked',
  'pickedUp',
  'received',
  'ready',
  'manifested',
  'departed',
  'arrived',
  'checkedIn',
  'customs',
  'cleared',
  'readyForCollection',
  'outForDelivery',
  'delivered',
] as const;
export type TrackingStatus = (typeof trackingStatuses)[number];

/** One status in the tracking of a piece, as a customer reads it. */
export interface TrackingLine {
  readonly text: string;
  /** What it means for the customer, and what comes next. */
  readonly meaning: string;
  /** IATA status codes; empty when there is none for this status. */
  readonly codes: readonly string[];
}

/** A status in words for customers (trade.md, Shipments). Sender, receiver and strangers read the same words. */
export const statusWords = (
  status: TrackingStatus,
  { departs, dock, from, to, flight }: Journey,
): TrackingLine => {
  const lines: Readonly<Record<TrackingStatus, TrackingLine>> = {
    booked: {
      text: `Booked for ${departs}`,
      meaning: 'It has a place on that flight. The goods still have to reach the dock before its cutoff.',
      codes: ['BKD'],
    },
    pickedUp: {
      text: 'Picked up from the sender',
      meaning: 'Our driver picked it up. Only when a pickup was booked.',
      codes: ['DPU'],
    },
    received: {
      text: `At our ${dock} facility`,
      meaning:
        'We weighed, measured and photographed it. If that differs from what was declared, we tell the sender.',
      codes: ['FOH'],
    },
    ready: {
      text: 'Screened, ready to fly',
      meaning: 'Security screening is done and all papers are here.',
      codes: [],
    },
    manifested: {
      text: `On ${flight}`,
      meaning: 'It is on the list of this flight. From now on it can no longer be canceled.',
      codes: ['MAN'],
    },
    departed: {
      text: `Left ${airportPlace(from)}`,
      meaning: 'The plane has taken off with it.',
      codes: ['DEP'],
    },
    arrived: {
      text: `Landed in ${airportPlace(to)}`,
      meaning: 'The plane has landed with it.',
      codes: ['ARR'],
    },
    checkedIn: {
      text: 'Checked in at destination',
      meaning: 'Our partner there has counted the pieces.',
      codes: ['RCF'],
    },
    customs: {
      text: 'With customs',
      meaning: 'Customs looks at the papers and sometimes at the goods. They decide how long that takes.',
      codes: ['CRC'],
    },
    cleared: { text: 'Released by customs', meaning: 'Customs is done with it.', codes: ['CCD'] },
    readyForCollection: {
      text: 'Ready, bring ID and tax number',
      meaning: 'The receiver can come and collect it. The free days at the counter begin.',
      codes: ['NFD'],
    },
    outForDelivery: {
      text: 'Out for delivery',
      meaning: 'Only when delivery to the door was booked.',
      codes: [],
    },
    delivered: {
      text: 'Delivered',
      meaning: 'Handed over, and someone signed for it.',
      codes: ['DLV', 'DDL'],
    },
  };
  return lines[status];
};

/** Every status in words for customers, in order. */
export const trackingLines = (journey: Journey): readonly TrackingLine[] =>
  trackingStatuses.map((status) => statusWords(status, journey));
