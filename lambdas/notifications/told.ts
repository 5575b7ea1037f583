/** What the domain tells of what it sends. The parts are those of `Told`. */
export { waitingOnFailure } from './told/waiting.ts';
export { sampleMailInstead as letters } from './whatsapp/mail-instead.ts';
