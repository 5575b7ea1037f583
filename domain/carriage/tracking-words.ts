/** The names that are put into the statuses. */
export interface Journey {
  /** Day or date of the flight. */
  readonly departs: string;
  /** Town of our dock. */
  readonly dock: string;
  /** IATA codes of the airports. */
  readonly from: string;
  readonly to: string;
  readonly flight: string;
}

/** One line of the tracking of a piece, as a customer reads it. */
export interface TrackingLine {
  readonly text: string;
  /** What it means for the customer, and what comes next. */
  readonly meaning: string;
  /** IATA status codes; empty when there is none for this line. */
  readonly codes: readonly string[];
}

/** The tracking lines of a piece in words for customers, in order (domain notes §2, shipment). */
export const trackingLines = ({ departs, dock, from, to, flight }: Journey): readonly TrackingLine[] => [
  {
    text: `Booked for ${departs}`,
    meaning: 'You have a place on that flight. The goods still have to reach the dock before its cutoff.',
    codes: ['BKD'],
  },
  {
    text: 'Picked up from you',
    meaning: 'Our driver picked it up. Only when you booked a pickup.',
    codes: ['DPU'],
  },
  {
    text: `At our ${dock} facility`,
    meaning: 'We weighed, measured and photographed it. If that differs from what you declared, we tell you.',
    codes: ['FOH'],
  },
  {
    text: 'Screened, ready to fly',
    meaning: 'Security screening is done and all papers are here.',
    codes: ['RCS'],
  },
  {
    text: `On flight ${flight}`,
    meaning: 'It is on the list of this flight. From now on it can no longer be canceled.',
    codes: ['MAN'],
  },
  {
    text: `Left ${from}, then landed ${to}`,
    meaning: 'Two statuses: one at takeoff, one at landing.',
    codes: ['DEP', 'ARR'],
  },
  {
    text: 'Checked in at destination',
    meaning: 'Our partner there has counted the pieces.',
    codes: ['RCF'],
  },
  {
    text: 'With customs, then released',
    meaning: 'Customs looks at the papers and sometimes at the goods. They decide how long that takes.',
    codes: ['CRC', 'CCD'],
  },
  {
    text: 'Ready, bring ID and tax number',
    meaning: 'The receiver can come and collect it. The free days at the counter begin.',
    codes: ['NFD'],
  },
  {
    text: 'Out for delivery',
    meaning: 'Only when you chose delivery to the door.',
    codes: [],
  },
  {
    text: 'Delivered',
    meaning: 'Handed over, and someone signed for it.',
    codes: ['DLV', 'DDL'],
  },
];
