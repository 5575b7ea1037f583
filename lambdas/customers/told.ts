/** What the domain tells of customers. The parts are those of `Told`. */
export { history } from './told/history.ts';
export { holds } from './told/holds.ts';
export { ofPerson } from './told/of-person.ts';
