import type { Cell } from '#domain/kernel/csv.ts';
import { dollars } from '#domain/kernel/money.ts';
import { NEW_YORK } from '#domain/kernel/new-york.ts';
import type { Spread } from '#domain/reports/figures/figures.ts';
import type { ReportRow } from '#domain/reports/figures/rows.ts';
import type { ReportView } from './views.ts';

/** What a figure of a flight opens: the shipments that it counts, the flight, or its own report. */
export type Opens = 'shipments' | 'flight' | 'report';

/** A figure of a report: how it is shown, how it is written into a file, and how it is counted, in plain words. */
export interface Measure {
  readonly view: ReportView;
  readonly heading: string;
  readonly counted: string;
  readonly text: (row: ReportRow) => string;
  /** Columns of a file. Amounts are in dollars, weights in pounds. */
  readonly cells: Readonly<Record<string, (row: ReportRow) => Cell>>;
  readonly opens: Opens;
  /** Shown in words, which may take two lines. All others are numbers that end below each other. */
  readonly inWords?: boolean;
}

const THOUSANDTHS = 1000;
/** What stands where nothing was measured. */
export const NOTHING_MEASURED = '—';

const shortDay = new Intl.DateTimeFormat('en-US', {
  timeZone: NEW_YORK,
  month: 'short',
  day: 'numeric',
});
const inDollars = (hundredths: number): Cell => ({ hundredths });
const count = (value: number): string => value.toLocaleString('en-US');
const pounds = (thousandths: number): string => `${count(Math.round(thousandths / THOUSANDTHS))} lb`;

/** How long something took, as a clerk says it: `Usually 2 days; 9 of 10 within 4 days`. */
const spreadWords = (spread: Spread | undefined, unit: 'day' | 'hour'): string => {
  if (spread === undefined) return NOTHING_MEASURED;
  const { middle, nineOfTen } = spread;
  const units = (value: number): string => `${value} ${unit}${value === 1 ? '' : 's'}`;
  return middle === nineOfTen
    ? `${units(middle)} for most`
    : `Usually ${units(middle)}; 9 of 10 within ${units(nineOfTen)}`;
};
const spreadCells = (name: string, of: (row: ReportRow) => Spread | undefined) => ({
  [`${name}: measured`]: (row: ReportRow) => of(row)?.measured ?? 0,
  [`${name}: middle`]: (row: ReportRow) => of(row)?.middle ?? null,
  [`${name}: 9 of 10 within`]: (row: ReportRow) => of(row)?.nineOfTen ?? null,
});

const promised = ({ figures: { onTime, late } }: ReportRow): number => onTime + late;

/** How many flights of a row have no cost yet, where some have. */
const ofFlights = ({ flights, profit }: ReportRow): string =>
  profit === undefined || profit.flights >= flights ? '' : ` (${profit.flights} of ${flights} flights)`;

const NO_COST = 'Cost not entered';

/** Every figure, in the order of its table. */
export const measures: readonly Measure[] = [
  {
    view: 'volume',
    heading: 'Shipments',
    counted:
      'Booked shipments that were not canceled. A flight counts each shipment that has a piece on it. A destination, a month and the total count each shipment once.',
    text: ({ figures }) => count(figures.shipments),
    cells: { Shipments: ({ figures }) => figures.shipments },
    opens: 'shipments',
  },
  {
    view: 'volume',
    heading: 'Pieces',
    counted:
      'Boxes and barrels of these shipments, each with the flight it is booked on. A piece that was left behind counts with its flight until it is booked on another.',
    text: ({ figures }) => count(figures.pieces),
    cells: { Pieces: ({ figures }) => figures.pieces },
    opens: 'shipments',
  },
  {
    view: 'volume',
    heading: 'Weight',
    counted: 'What the scale said, or what the sender declared where a piece was not weighed.',
    text: ({ figures }) => pounds(figures.thousandthsLb),
    cells: { 'Weight (lb)': ({ figures }) => figures.thousandthsLb / THOUSANDTHS },
    opens: 'shipments',
  },
  {
    view: 'volume',
    heading: 'Chargeable',
    counted:
      'For each box its weight or its size divided as the rate card says, whichever is more; barrels by weight. Before started pounds are rounded up.',
    text: ({ figures }) => pounds(figures.chargeableThousandthsLb),
    cells: { 'Chargeable (lb)': ({ figures }) => figures.chargeableThousandthsLb / THOUSANDTHS },
    opens: 'shipments',
  },
  {
    view: 'volume',
    heading: 'Landed',
    counted:
      'Pieces that have landed at their destination, of all pieces, and the day on which the flight landed.',
    text: ({ figures, landedAt }) =>
      `${count(figures.landed)} of ${count(figures.pieces)}${landedAt === undefined ? '' : `, ${shortDay.format(new Date(landedAt))}`}`,
    cells: {
      'Landed pieces': ({ figures }) => figures.landed,
      'Landed at': ({ landedAt }) => landedAt ?? null,
    },
    opens: 'flight',
  },
  {
    view: 'money',
    heading: 'Billed',
    counted:
      'Shipments with an invoice on which something is charged. What the receiver pays is billed when it has landed.',
    text: ({ figures }) => count(figures.billed),
    cells: { 'Billed shipments': ({ figures }) => figures.billed },
    opens: 'shipments',
  },
  {
    view: 'money',
    heading: 'Revenue',
    counted:
      'What the invoices of shipments charge now, with later charges, without sales tax, less what was credited. A shipment that is split over two flights counts with the first. Whether it is paid does not matter. What a person is charged without a shipment is not in it.',
    text: ({ figures }) => dollars(figures.revenue),
    cells: { 'Revenue ($)': ({ figures }) => inDollars(figures.revenue) },
    opens: 'shipments',
  },
  {
    view: 'money',
    heading: 'Storage',
    counted: 'The part of the revenue that was charged for storage, before credits.',
    text: ({ figures }) => dollars(figures.storage),
    cells: { 'Storage ($)': ({ figures }) => inDollars(figures.storage) },
    opens: 'shipments',
  },
  {
    view: 'money',
    heading: 'Cost',
    counted:
      'What the airline and the agent charge, as it was entered for each flight. A flight whose cost nobody entered is left out.',
    text: (row) => (row.profit === undefined ? NO_COST : `${dollars(row.profit.cost)}${ofFlights(row)}`),
    cells: {
      'Cost ($)': ({ profit }) => (profit === undefined ? null : inDollars(profit.cost)),
      'Flights with cost': ({ profit }) => profit?.flights ?? 0,
    },
    opens: 'report',
  },
  {
    view: 'money',
    heading: 'Margin',
    counted: 'Revenue less cost, of the flights whose cost is entered and of no others.',
    text: ({ profit }) => (profit === undefined ? NO_COST : dollars(profit.margin)),
    cells: { 'Margin ($)': ({ profit }) => (profit === undefined ? null : inDollars(profit.margin)) },
    opens: 'report',
  },
  {
    view: 'time',
    heading: 'On time',
    counted:
      'Shipments that were ready not later than the last day that their sender was told at the booking, of all that are ready. Later changes of the flight do not move that day.',
    text: (row) => {
      const all = promised(row);
      if (all === 0) return NOTHING_MEASURED;
      const { onTime } = row.figures;
      return `${Math.floor((onTime * 100) / all)}% (${count(onTime)} of ${count(all)})`;
    },
    cells: {
      'On time': ({ figures }) => figures.onTime,
      Late: ({ figures }) => figures.late,
    },
    opens: 'shipments',
  },
  {
    view: 'time',
    heading: 'Transit',
    counted:
      'Days from the check-in of the last piece at our dock to the day, at the destination, on which the last piece was ready for collection or out for delivery. “Usually” is the middle of all shipments.',
    text: ({ figures }) => spreadWords(figures.transit, 'day'),
    cells: spreadCells('Transit days', ({ figures }) => figures.transit),
    opens: 'shipments',
    inWords: true,
  },
  {
    view: 'time',
    heading: 'To the scale',
    counted:
      'Started hours from the check-in of a piece to its last weighing. What came from a mailbox was weighed before and is not in it.',
    text: ({ figures }) => spreadWords(figures.weighed, 'hour'),
    cells: spreadCells('Hours to the scale', ({ figures }) => figures.weighed),
    opens: 'shipments',
    inWords: true,
  },
  {
    view: 'time',
    heading: 'To screening',
    counted:
      'Started hours from the check-in of a piece to its first screening. What came from a mailbox is not in it.',
    text: ({ figures }) => spreadWords(figures.screened, 'hour'),
    cells: spreadCells('Hours to screening', ({ figures }) => figures.screened),
    opens: 'shipments',
    inWords: true,
  },
];

/** The figures of a part of the report. */
export const measuresOf = (view: ReportView): readonly Measure[] =>
  measures.filter((measure) => measure.view === view);
