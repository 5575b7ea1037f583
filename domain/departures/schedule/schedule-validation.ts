import { clockWords } from '../../kernel/clock-words.ts';
import { type FieldProblem, repeated } from '../../kernel/cross-field-check.ts';
import { type DestinationCode, destinationCodes, destinations } from '../../kernel/destinations.ts';
import { weekdays } from '../../kernel/weekdays.ts';
import { slotProblems } from '../slots/slot-problems.ts';
import type { ScheduleFields as Fields } from './schedule-fields.ts';

type Cutoff = Fields['cargoCutoff'];

const transit = ({ lanes }: Fields): readonly FieldProblem[] =>
  destinationCodes
    .filter((code) => lanes[code].transitDays.max < lanes[code].transitDays.min)
    .map((code) => ({
      path: ['lanes', code, 'transitDays', 'max'],
      message: `The most days cannot be fewer than the fewest. Give ${lanes[code].transitDays.min} or more.`,
    }));

/** What is wrong with a booking cutoff that is too early, and what to choose. */
const tooEarlyWords = ({ cargoCutoff, bookingCutoff }: Fields, code: DestinationCode): string =>
  cargoCutoff.weekday === bookingCutoff.weekday
    ? `Booking closes before goods do. Choose ${clockWords(cargoCutoff.time)} or later.`
    : `Booking closes before goods do for the ${destinations[code].country} flight. Choose ${weekdays[cargoCutoff.weekday]} ${clockWords(cargoCutoff.time)} or later.`;

/** A text that sorts cutoffs by their place in the week before a departure: the later, the greater. */
const cutoffOrder = (cutoff: Cutoff, departs: number): string =>
  `${7 - ((departs - cutoff.weekday + 7) % 7)} ${cutoff.time}`;

const isBookedTooEarly = ({ cargoCutoff, bookingCutoff, lanes }: Fields, code: DestinationCode): boolean =>
  cutoffOrder(bookingCutoff, lanes[code].departs) < cutoffOrder(cargoCutoff, lanes[code].departs);

const cutoffs = (schedule: Fields): readonly FieldProblem[] => {
  const code = destinationCodes.find((each) => isBookedTooEarly(schedule, each));
  if (code === undefined) return [];
  return [{ path: ['bookingCutoff', 'time'], message: tooEarlyWords(schedule, code) }];
};

const holidays = (schedule: Fields): readonly FieldProblem[] =>
  repeated(schedule.holidays, ({ date, where }) => `${date} ${where}`).map((index) => ({
    path: ['holidays', index, 'date'],
    message: 'This day is already in the list. Remove one.',
  }));

/** The checks across fields of a schedule, so that nobody is promised a flight that they cannot make. */
export const scheduleProblems = (schedule: Fields): readonly FieldProblem[] => [
  ...transit(schedule),
  ...cutoffs(schedule),
  ...slotProblems(schedule),
  ...holidays(schedule),
];
