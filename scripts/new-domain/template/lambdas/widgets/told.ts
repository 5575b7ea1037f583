/** What the domain tells of widgets. The parts are those of `Told`. */
export { announcements, history, samples } from './told/changes.ts';
export { holds, waiting } from './widget-store.ts';
