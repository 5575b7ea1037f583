/** What the domain tells of notifications. The parts are those of `Told`. */
export { holds } from './told/holds.ts';
