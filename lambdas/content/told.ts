/** What the domain tells of the published pages. The parts are those of `Told`. */
export { holds } from './told/holds.ts';
