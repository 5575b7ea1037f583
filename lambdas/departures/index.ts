/** What functions of other domains may use: the flights with their places, those of the next weeks, and house air waybill numbers. */

export { flights } from './flights.ts';
export { flightsOfNextWeeks } from './flights-of-next-weeks.ts';
export { houseWaybills } from './house-waybills.ts';
