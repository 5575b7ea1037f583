/** What functions of other domains may use: which run has a visit of a booking, and who may see the photos of a stop. */
export { visitAccess } from './file-access.ts';
export { type VisitClaims, visitClaims } from './visit-claims.ts';
