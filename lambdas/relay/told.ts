/** What the domain tells of events that failed. The parts are those of `Told`. */
export { holds } from './told/holds.ts';
