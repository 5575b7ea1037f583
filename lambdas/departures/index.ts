/** What functions of other domains may use: the flights with their places and their steps, those of the next weeks and of any days, the days on which goods were promised, house air waybill numbers, and what waits in both. */

export { type FlightVersions, flightVersions } from './flight-versions.ts';
export { flights } from './flights.ts';
export { flightsOfDays } from './flights-of-days.ts';
export { flightsOfNextWeeks } from './flights-of-next-weeks.ts';
export { houseWaybills } from './house-waybills.ts';
export { readPromisedDays } from './promised-days.ts';
export { publishedSchedule, type ReadSchedule } from './published-schedule.ts';
