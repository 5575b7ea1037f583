/** What the domain tells of runs. The parts are those of `Told`. */
export { history } from './told/history.ts';
export { holds } from './told/holds.ts';
export { waiting, waitingByDay } from './told/waiting.ts';
