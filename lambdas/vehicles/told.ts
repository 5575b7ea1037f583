/** What the domain tells of vehicles. The parts are those of `Told`. */
export { announcements } from './told/announcements.ts';
export { history } from './told/history.ts';
export { holds } from './told/holds.ts';
export { samples } from './told/samples.ts';
export { waiting, waitingByDay } from './told/waiting.ts';
