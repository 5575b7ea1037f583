import { billingLines } from './billing.ts';
import { departureLines } from './departures.ts';
import { deskLines } from './desk.ts';
import { underWayLines } from './flights-under-way.ts';
import type { Line } from './line.ts';
import { paperLines } from './papers.ts';
import { paymentLines } from './payments.ts';
import { peopleLines } from './people.ts';
import { quoteLines } from './quotes.ts';
import { shipmentLines } from './shipments.ts';

/** How each event is told in the history. */
export const lines: readonly Line[] = [
  ...shipmentLines,
  ...billingLines,
  ...paymentLines,
  ...quoteLines,
  ...departureLines,
  ...paperLines,
  ...underWayLines,
  ...peopleLines,
  ...deskLines,
];

/** Events that are no line of the history, each with the reason. A new event has a line, or a reason here. */
export const withoutLine: Readonly<Record<string, string>> = {
  'bulk-continued.v1': 'Some rows of a bulk change are done; its start and its end have lines.',
  'flight-moved.v1': 'It tells each sender of a moved flight; the change of the flight has a line.',
};
