/** What the domain tells of what it sends. The parts are those of `Told`. */

export { sampleMailInstead as letters } from './channels/whatsapp/mail-instead.ts';
export { holds } from './told/holds.ts';
export { ofCustomer } from './told/of-customer.ts';
export { ofPerson } from './told/of-person.ts';
export { waitingOnFailure } from './told/waiting.ts';
