/** What the domain tells of posts. The parts are those of `Told`. */
export { holds } from './items.ts';
export { history } from './told/history.ts';
export { waiting } from './told/waiting.ts';
