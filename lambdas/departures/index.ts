/** What functions of other domains may use: the flights with their places, and house air waybill numbers. */
export { flights } from './flights.ts';
export { houseWaybills } from './house-waybills.ts';
