/** What the domain tells of parcels, pre-alerts and searches. The parts are those of `Told`. */

export { announcements } from './told/announcements.ts';
export { history } from './told/history.ts';
export { holds } from './told/holds.ts';
export { digests } from './told/mailbox/digest.ts';
export { sampleDigests as digestSamples } from './told/mailbox/sample-digests.ts';
export { ofCustomer } from './told/of-customer.ts';
export { ofPerson } from './told/of-person.ts';
export { samples } from './told/samples.ts';
export { waiting } from './told/waiting.ts';
