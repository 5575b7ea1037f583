import { type DestinationCode, destinationCodes } from '#domain/kernel/destinations.ts';
import type { TrackingCode } from '#domain/shipments/lifecycle.ts';
import { customers } from '../people.ts';
import type { SampleGoods, SampleShipment } from './sample-shipments.ts';

/** Shipments on each flight of a small business. */
const ON_A_FLIGHT: Readonly<Record<DestinationCode, number>> = { GY: 9, JM: 5, TT: 4, BB: 3, SR: 2 };

const receivers = [
  'Marva Persaud',
  'Glenroy Hinds',
  'Indra Narine',
  'Kamla Mohamed',
  'Delroy Grant',
  'Paulette Clarke',
  'Winston Adams',
  'Shondell Thomas',
  'Radha Singh',
  'Errol Bailey',
  'Natasha Rodney',
] as const;

const goods: readonly (readonly SampleGoods[])[] = [
  [{ kind: 'barrel', quantity: 1, barrel: 'B55', lb: 140 }],
  [{ kind: 'box', quantity: 2, side: 16, lb: 22 }],
  [{ kind: 'box', quantity: 1, side: 18, lb: 38 }],
  [{ kind: 'barrel', quantity: 2, barrel: 'B30', lb: 80 }],
  [
    { kind: 'barrel', quantity: 1, barrel: 'B77', lb: 170 },
    { kind: 'box', quantity: 1, side: 20, lb: 41 },
  ],
  [{ kind: 'box', quantity: 4, side: 14, lb: 18 }],
  [{ kind: 'box', quantity: 1, side: 12, lb: 12 }],
];

const contents: readonly SampleShipment['contents'][] = [
  [{ what: 'Used clothes', quantity: 25, cents: 500 }],
  [{ what: 'Rice, 20 lb bag', quantity: 4, cents: 1800 }],
  [{ what: 'Pots and pans', quantity: 6, cents: 1500 }],
  [{ what: 'School supplies', quantity: 30, cents: 250 }],
  [
    { what: 'Canned food', quantity: 24, cents: 150 },
    { what: 'Bed sheets', quantity: 6, cents: 900 },
  ],
];

/** How far those of a flight have come, the most by the age of the flight: two weeks later all but a few are delivered. */
const reached: readonly (readonly (TrackingCode | undefined)[])[] = [
  [undefined, 'FOH', undefined, 'DPU', 'SCR'],
  ['CCD', 'NFD', 'CRC', 'RCF', 'OFD'],
  ['DLV', 'DDL', 'DLV', 'NFD', 'DDL'],
  ['DLV', 'DLV', 'DDL'],
];

const pick = <One>(choices: readonly One[], place: number): One => choices[place % choices.length] as One;

const shipmentOf = (to: DestinationCode, weeksAgo: number, place: number): SampleShipment => {
  const seed = weeksAgo * 31 + destinationCodes.indexOf(to) * 7 + place;
  const until = pick(pick(reached, Math.min(weeksAgo, reached.length - 1)), seed);
  return {
    shows: `Week ${weeksAgo}, ${to} ${place + 1}`,
    sender: pick(customers, seed).email,
    to,
    receiver: pick(receivers, seed),
    goods: pick(goods, seed),
    contents: pick(contents, seed),
    weeksAgo,
    ...(until === undefined ? {} : { until }),
    ...(seed % 4 === 1 ? { receiverPays: true } : {}),
    ...(seed % 3 === 0 ? { quoted: true } : {}),
    ...(seed % 13 === 5 && until === undefined ? { cancelled: true } : {}),
  };
};

/** What was on the flights of the coming week and of these weeks before it, the oldest first. */
export const shipmentsOfWeeks = (weeks: number): readonly SampleShipment[] =>
  Array.from({ length: weeks + 1 }, (_, place) => weeks - place).flatMap((weeksAgo) =>
    destinationCodes.flatMap((to) =>
      Array.from({ length: ON_A_FLIGHT[to] }, (_, place) => shipmentOf(to, weeksAgo, place)),
    ),
  );
