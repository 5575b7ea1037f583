/** What the domain tells of flights. The parts are those of `Told`. */
export { history } from './told/history.ts';
export { holds } from './told/holds.ts';
export { waiting } from './told/waiting.ts';
