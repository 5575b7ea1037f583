/** What the domain tells of flights. The parts are those of `Told`. */
export { history } from './told/history.ts';
export { waiting } from './told/waiting.ts';
