/** What the domain tells of files. The parts are those of `Told`. */
export { history } from './told/history.ts';
