/** What functions of other domains may use: the receipts, to be shown, and whether cards are taken. */
export { takesCards } from './provider/takes-cards.ts';
