import { Claim } from '#domain/billing/claims/claim.ts';
import type { ClaimList } from '#domain/billing/claims/endpoints.ts';

export const claimKey = (reference: string) => ({ pk: `CLAIM#${reference}`, sk: 'CLAIM' });
/** The claims of a person, those of a shipment together. */
export const claimsPartition = (ownerId: string): string => `CLAIMS#${ownerId}`;

/** Parsing removes the keys and checks the item against the domain's schema. */
export const toClaim = (item: unknown): Claim => Claim.parse(item);

/** The lists of the desk are partitions of the index. */
export const listPartition = (list: ClaimList): string => `CLAIMS_BY#${list}`;

const listOf = ({ state }: Claim): ClaimList => {
  if (state === 'SETTLED') return 'settled';
  if (state === 'DENIED') return 'denied';
  return state === 'WITHDRAWN' ? 'withdrawn' : 'open';
};

/** When somebody has to do something about an open claim: we, or the customer who has an offer. */
const dueOf = ({ state, acknowledgeBy, answerBy, offer, changedAt }: Claim): string => {
  if (state === 'OPEN') return acknowledgeBy;
  if (state === 'OFFERED') return offer?.until ?? answerBy;
  return state === 'ACCEPTED' ? changedAt : answerBy;
};

/** The item of a claim. It lies in the index by itself: open ones by when something is due, others by when they were closed. */
export const claimItem = (claim: Claim) => ({
  ...claimKey(claim.reference),
  gsi1pk: listPartition(listOf(claim)),
  gsi1sk: `${claim.closedAt ?? dueOf(claim)}#${claim.reference}`,
  ...claim,
});

/** That a claim is of a person and a shipment. It is written once. */
export const ownRow = ({ ownerId, shipment, createdAt, reference }: Claim) => ({
  pk: claimsPartition(ownerId),
  sk: `${shipment}#${createdAt}#${reference}`,
  reference,
  createdAt,
});
