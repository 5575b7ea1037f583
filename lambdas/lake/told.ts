/** What the domain tells of the lake. The parts are those of `Told`. */
export { holds } from './told/holds.ts';
