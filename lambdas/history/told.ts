/** What the domain tells of the history. The parts are those of `Told`. */
export { holds } from './told/holds.ts';
