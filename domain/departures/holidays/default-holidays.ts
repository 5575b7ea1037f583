import type { DestinationCode } from '../../kernel/destinations.ts';
import type { Holiday } from '../schedule/schedule.ts';

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

/** Public holidays in all five destinations. */
const everywhere: Days = [
  ['2026-12-25', 'Christmas Day'],
  ['2026-12-26', 'Day after Christmas'],
  ['2027-01-01', "New Year's Day"],
  ['2027-03-26', 'Good Friday'],
  ['2027-03-29', 'Easter Monday'],
  ['2027-12-25', 'Christmas Day'],
  ['2027-12-26', 'Day after Christmas'],
  ['2028-01-01', "New Year's Day"],
  ['2028-04-14', 'Good Friday'],
  ['2028-04-17', 'Easter Monday'],
  ['2028-12-25', 'Christmas Day'],
  ['2028-12-26', 'Day after Christmas'],
];

const nationalDays: Readonly<Record<DestinationCode, Days>> = {
  // Phagwah, Diwali, Eid al-Adha and Youman-un-Nabi depend on the moon. The owner adds them when they are announced.
  GY: [
    ['2027-02-23', 'Republic Day'],
    ['2027-05-01', 'Labour Day'],
    ['2027-05-05', 'Arrival Day'],
    ['2027-05-26', 'Independence Day'],
    ['2027-07-05', 'CARICOM Day'],
    ['2027-08-01', 'Emancipation Day'],
    ['2028-02-23', 'Republic Day'],
    ['2028-05-01', 'Labour Day'],
    ['2028-05-05', 'Arrival Day'],
    ['2028-05-26', 'Independence Day'],
    ['2028-07-03', 'CARICOM Day'],
    ['2028-08-01', 'Emancipation Day'],
  ],
  JM: [
    ['2027-02-10', 'Ash Wednesday'],
    ['2027-05-24', 'Labour Day, observed'],
    ['2027-08-01', 'Emancipation Day'],
    ['2027-08-06', 'Independence Day'],
    ['2027-10-18', 'National Heroes Day'],
    ['2028-03-01', 'Ash Wednesday'],
    ['2028-05-23', 'Labour Day'],
    ['2028-08-01', 'Emancipation Day'],
    ['2028-08-06', 'Independence Day'],
    ['2028-10-16', 'National Heroes Day'],
  ],
  // Eid al-Fitr and Divali depend on the moon and are announced.
  TT: [
    ['2027-03-30', 'Spiritual Baptist Liberation Day'],
    ['2027-05-27', 'Corpus Christi'],
    ['2027-05-30', 'Indian Arrival Day'],
    ['2027-06-19', 'Labour Day'],
    ['2027-08-01', 'Emancipation Day'],
    ['2027-08-31', 'Independence Day'],
    ['2027-09-24', 'Republic Day'],
    ['2028-03-30', 'Spiritual Baptist Liberation Day'],
    ['2028-05-30', 'Indian Arrival Day'],
    ['2028-06-15', 'Corpus Christi'],
    ['2028-06-19', 'Labour Day'],
    ['2028-08-01', 'Emancipation Day'],
    ['2028-08-31', 'Independence Day'],
    ['2028-09-24', 'Republic Day'],
  ],
  BB: [
    ['2026-11-30', 'Independence Day'],
    ['2027-01-21', 'Errol Barrow Day'],
    ['2027-04-28', 'National Heroes Day'],
    ['2027-05-01', 'Labour Day'],
    ['2027-05-17', 'Whit Monday'],
    ['2027-08-01', 'Emancipation Day'],
    ['2027-08-02', 'Kadooment Day'],
    ['2027-11-30', 'Independence Day'],
    ['2028-01-21', 'Errol Barrow Day'],
    ['2028-04-28', 'National Heroes Day'],
    ['2028-05-01', 'Labour Day'],
    ['2028-06-05', 'Whit Monday'],
    ['2028-08-01', 'Emancipation Day'],
    ['2028-08-07', 'Kadooment Day'],
    ['2028-11-30', 'Independence Day'],
  ],
  // Chinese New Year, Holi, Diwali and both Eids are announced. The government decides about 25 February and 8 August.
  SR: [
    ['2026-11-25', 'Independence Day'],
    ['2027-05-01', 'Labour Day'],
    ['2027-07-01', 'Ketikoti'],
    ['2027-08-09', "Indigenous People's Day"],
    ['2027-10-10', 'Day of the Maroons'],
    ['2027-11-25', 'Independence Day'],
    ['2028-05-01', 'Labour Day'],
    ['2028-07-01', 'Ketikoti'],
    ['2028-08-09', "Indigenous People's Day"],
    ['2028-10-10', 'Day of the Maroons'],
    ['2028-11-25', 'Independence Day'],
  ],
};

/**
 * The holidays that are certain until the end of 2028: those on fixed days, and those that depend on Easter or on a
 * weekday. The owner adds the others in the settings: holidays that depend on the moon, and days off for a holiday on a
 * Sunday.
 */
export const defaultHolidays: readonly Holiday[] = [
  ...unitedStates,
  ...(Object.keys(nationalDays) as DestinationCode[]).flatMap((code) =>
    holidaysIn(code, [...everywhere, ...nationalDays[code]]),
  ),
].sort((one, other) => one.date.localeCompare(other.date));
