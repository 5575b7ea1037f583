/** What the domain tells of papers. The parts are those of `Told`. */
export { history } from './told/history.ts';
