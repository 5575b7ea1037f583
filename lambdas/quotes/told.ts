/** What the domain tells of quotes. The parts are those of `Told`. */

export { bulk } from './desk/bulk-quotes.ts';
export { sampleQuoteLetters as letters } from './letters/sample-letters.ts';
export { announcements } from './told/announcements.ts';
export { history } from './told/history.ts';
export { holds } from './told/holds.ts';
export { ofCustomer } from './told/of-customer.ts';
export { ofPerson } from './told/of-person.ts';
export { samples } from './told/samples.ts';
export { waiting } from './told/waiting.ts';
