/** What the domain tells of drivers. The parts are those of `Told`. */
export { history } from './told/history.ts';
export { holds } from './told/holds.ts';
export { ofPerson } from './told/of-person.ts';
export { waiting, waitingByDay } from './told/waiting.ts';
