/** What functions of other domains may use: who has a phone number. */
export { ownersOfPhone } from './owners-of-phone.ts';
