/** What the domain tells of what it sends. The parts are those of `Told`. */
export { holds } from './told/holds.ts';
export { waitingOnFailure } from './told/waiting.ts';
export { sampleMailInstead as letters } from './channels/whatsapp/mail-instead.ts';
