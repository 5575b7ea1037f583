/** What the domain tells of widgets. The parts are those of `Told`. */
export { announcements, samples } from './told/announcements.ts';
export { history } from './told/history.ts';
export { holds } from './told/holds.ts';
