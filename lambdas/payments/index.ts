/** What functions of other domains may use: the receipts, to be shown. */
export { sampleReceipts } from './sample-receipt.ts';
