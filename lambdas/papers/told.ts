/** What the domain tells of papers. The parts are those of `Told`. */
export { history } from './told/history.ts';
export { holds } from './told/holds.ts';
