import { destinationCodes } from '../../kernel/destinations.ts';
import { laneStarts } from '../../kernel/lane-starts.ts';
import type { PublicHolidays } from '../../kernel/lanes/lane.ts';
import type { Holiday } from '../schedule/schedule.ts';

type Certain = Pick<PublicHolidays, 'yearly' | 'dated'>;
type Days = readonly (readonly [date: string, name: string])[];

const holidaysIn = (where: Holiday['where'], days: Days): readonly Holiday[] =>
  days.map(([date, name]) => ({ date, name, where }));

/** U.S. federal holidays on the days they are observed: Friday for a Saturday, Monday for a Sunday. */
const unitedStates = holidaysIn('US', [
  ['2026-11-26', 'Thanksgiving Day'],
  ['2026-12-25', 'Christmas Day'],
  ['2027-01-01', "New Year's Day"],
  ['2027-01-18', 'Martin Luther King Jr. Day'],
  ['2027-02-15', "Washington's Birthday"],
  ['2027-05-31', 'Memorial Day'],
  ['2027-06-18', 'Juneteenth, observed'],
  ['2027-07-05', 'Independence Day, observed'],
  ['2027-09-06', 'Labor Day'],
  ['2027-10-11', 'Columbus Day'],
  ['2027-11-11', 'Veterans Day'],
  ['2027-11-25', 'Thanksgiving Day'],
  ['2027-12-24', 'Christmas Day, observed'],
  ['2027-12-31', "New Year's Day, observed"],
  ['2028-01-17', 'Martin Luther King Jr. Day'],
  ['2028-02-21', "Washington's Birthday"],
  ['2028-05-29', 'Memorial Day'],
  ['2028-06-19', 'Juneteenth'],
  ['2028-07-04', 'Independence Day'],
  ['2028-09-04', 'Labor Day'],
  ['2028-10-09', 'Columbus Day'],
  ['2028-11-10', 'Veterans Day, observed'],
  ['2028-11-23', 'Thanksgiving Day'],
  ['2028-12-25', 'Christmas Day'],
]);

/** Public holidays in all destinations. */
const everywhere: Certain = {
  yearly: [
    ['01-01', "New Year's Day"],
    ['12-25', 'Christmas Day'],
    ['12-26', 'Day after Christmas'],
  ],
  dated: [
    ['2027-03-26', 'Good Friday'],
    ['2027-03-29', 'Easter Monday'],
    ['2028-04-14', 'Good Friday'],
    ['2028-04-17', 'Easter Monday'],
  ],
};

/** The calendar begins in the week in which the product did. */
const FIRST_DAY = '2026-11-25';

const daysOf = ({ yearly, dated }: Certain): Days => [
  ...[2026, 2027, 2028].flatMap((year) => yearly.map(([day, name]) => [`${year}-${day}`, name] as const)),
  ...dated,
];

/**
 * The holidays that are certain until the end of 2028: those on fixed days, and those that depend on Easter or on a
 * weekday. The owner adds the others in the settings: holidays that depend on the moon, and days off for a holiday on a
 * Sunday.
 */
export const defaultHolidays: readonly Holiday[] = [
  ...unitedStates,
  ...destinationCodes.flatMap((code) =>
    holidaysIn(code, [...daysOf(everywhere), ...daysOf(laneStarts[code].holidays)]),
  ),
]
  .filter(({ date }) => date >= FIRST_DAY)
  .sort((one, other) => one.date.localeCompare(other.date));
