/** What the domain tells of card payments. The parts are those of `Told`. */

export { sampleReceipts as letters } from './sample-receipt.ts';
export { announcements } from './told/announcements.ts';
export { history } from './told/history.ts';
export { holds } from './told/holds.ts';
export { samples } from './told/samples.ts';
