/** What the domain tells of reports. The parts are those of `Told`. */
export { holds } from './told/holds.ts';
