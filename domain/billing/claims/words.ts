import { dollars } from '../../kernel/money.ts';
import type { Claim, ClaimDeed, ClaimKind, ClaimState, payoutMethods } from './claim.ts';

/** What is reported, as people choose it. */
export const claimKindNames: Readonly<Record<ClaimKind, string>> = {
  DAMAGE: 'Damaged, or something is missing inside',
  DELAY: 'It came late',
  LOSS: 'It never came',
};

/** The same in a list and a heading. */
export const claimTitles: Readonly<Record<ClaimKind, string>> = {
  DAMAGE: 'Damage',
  DELAY: 'Delay',
  LOSS: 'Loss',
};

/** What the customer keeps until we have answered: what never came cannot be kept, and what came late may be used. */
export const keepWords = (kind: ClaimKind): string =>
  kind === 'DAMAGE' ? 'Keep the goods and the packing.' : '';

/** How a claim is, in a few words. */
export const claimStateNames: Readonly<Record<ClaimState, string>> = {
  OPEN: 'New',
  ACKNOWLEDGED: 'We have it',
  INVESTIGATING: 'We are looking into it',
  OFFERED: 'Offer made',
  ACCEPTED: 'Offer accepted',
  SETTLED: 'Paid',
  DENIED: 'Denied',
  WITHDRAWN: 'Withdrawn',
};

/** What was done with a claim, in words that follow a name. */
export const claimDeedWords: Readonly<Record<ClaimDeed, string>> = {
  filed: 'reported it',
  added: 'added to it',
  withdrawn: 'withdrew it',
  acknowledged: 'told the customer that we have it',
  'looked-into': 'began to look into it',
  offered: 'made an offer',
  reminded: 'reminded the customer that the offer ends',
  accepted: 'accepted the offer',
  declined: 'declined the offer',
  denied: 'denied it',
  settled: 'noted that it is paid',
};

/** The same where no page of the claim is around it. */
export const claimHistoryWords: Readonly<Record<ClaimDeed, string>> = {
  filed: 'reported a claim',
  added: 'added to the claim',
  withdrawn: 'withdrew the claim',
  acknowledged: 'told the customer that we have the claim',
  'looked-into': 'began to look into the claim',
  offered: 'made an offer for the claim',
  reminded: 'reminded the customer that the offer for the claim ends',
  accepted: 'accepted the offer for the claim',
  declined: 'declined the offer for the claim',
  denied: 'denied the claim',
  settled: 'noted that the claim is paid',
};

/** How the part was paid that is not on the invoice. */
export const payoutNames: Readonly<Record<(typeof payoutMethods)[number], string>> = {
  CHECK: 'by check',
  TRANSFER: 'by transfer',
  ZELLE: 'by Zelle',
  INSURER: 'by the insurer',
};

/** How a claim was paid, in sentences for its customer; nothing while it is not. */
export const settledWords = ({ offer, settled }: Pick<Claim, 'offer' | 'settled'>): readonly string[] => {
  if (settled === undefined) return [];
  const { credit, invoice, paid } = settled;
  const rest = (offer?.sum ?? 0) - credit;
  return [
    ...(credit > 0 ? [`${dollars(credit)} is credited on invoice ${invoice}.`] : []),
    ...(paid === undefined
      ? []
      : [`${dollars(rest)} was paid ${payoutNames[paid.method]}, number ${paid.reference}.`]),
  ];
};
