import { type FieldProblem, repeated } from '../kernel/cross-field-check.ts';
import { type DestinationCode, destinationCodes, destinations } from '../kernel/destinations.ts';
import type { ScheduleFields as Fields } from './schedule-fields.ts';

type Cutoff = Fields['cargoCutoff'];

const transit = ({ lanes }: Fields): readonly FieldProblem[] =>
  destinationCodes
    .filter((code) => lanes[code].transitDays.max < lanes[code].transitDays.min)
    .map((code) => ({
      path: ['lanes', code, 'transitDays', 'max'],
      message: `The longest transit is at least the shortest: give ${lanes[code].transitDays.min} or more`,
    }));

/** A text that sorts cutoffs by their place in the week before a departure: the later, the greater. */
const cutoffOrder = (cutoff: Cutoff, departs: number): string =>
  `${7 - ((departs - cutoff.weekday + 7) % 7)} ${cutoff.time}`;

const isBookedTooEarly = ({ cargoCutoff, bookingCutoff, lanes }: Fields, code: DestinationCode): boolean =>
  cutoffOrder(bookingCutoff, lanes[code].departs) < cutoffOrder(cargoCutoff, lanes[code].departs);

const cutoffs = (schedule: Fields): readonly FieldProblem[] => {
  const code = destinationCodes.find((each) => isBookedTooEarly(schedule, each));
  if (code === undefined) return [];
  const message = `Goods are booked after they have come: give a time at or after the cargo cutoff on the way to the ${destinations[code].country} flight`;
  return [{ path: ['bookingCutoff', 'time'], message }];
};

const slots = ({ pickup }: Fields): readonly FieldProblem[] => [
  ...pickup.slots.flatMap(({ from, to }, index) =>
    from < to ? [] : [{ path: ['pickup', 'slots', index, 'to'], message: `Give a time after ${from}` }],
  ),
  ...repeated(pickup.slots, ({ weekday, from }) => `${weekday} ${from}`).map((index) => ({
    path: ['pickup', 'slots', index, 'from'],
    message: 'Another slot of this day begins then: change or remove one',
  })),
];

const holidays = (schedule: Fields): readonly FieldProblem[] =>
  repeated(schedule.holidays, ({ date, where }) => `${date} ${where}`).map((index) => ({
    path: ['holidays', index, 'date'],
    message: 'This day is in the list already: remove one',
  }));

/** The checks across fields of a schedule, so that nobody is promised a flight that they cannot make. */
export const scheduleProblems = (schedule: Fields): readonly FieldProblem[] => [
  ...transit(schedule),
  ...cutoffs(schedule),
  ...slots(schedule),
  ...holidays(schedule),
];
