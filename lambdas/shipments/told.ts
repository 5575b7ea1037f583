/** What the domain tells of shipments. The parts are those of `Told`. */

export { bulk } from './desk/bulk/bulk-shipments.ts';
export { announcements } from './told/announcements.ts';
export { digests } from './told/digest.ts';
export { history } from './told/history.ts';
export { holds } from './told/holds.ts';
export { ofCustomer } from './told/of-customer.ts';
export { ofPerson } from './told/of-person.ts';
export { sampleDigests as digestSamples } from './told/sample-digests.ts';
export { samples } from './told/samples.ts';
export { waiting } from './told/waiting.ts';
