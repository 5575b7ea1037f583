/** What functions of other domains may use: which run has a visit of a booking. */
export { type VisitClaims, visitClaims } from './visit-claims.ts';
