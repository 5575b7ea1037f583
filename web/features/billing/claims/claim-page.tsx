import { Link, useParams } from 'react-router-dom';
import type { claimEndpoints } from '#domain/billing/claims/endpoints.ts';
import { canAdd, canStep, isOfferOver } from '#domain/billing/claims/lifecycle.ts';
import { claimTitles } from '#domain/billing/claims/words.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { Presence } from '#web/desk-list/presence/presence.tsx';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useNow } from '#web/ui/time/use-now.ts';
import { Folded } from '../money/folded.tsx';
import {
  AddForCaller,
  AnswerForCaller,
  DenyClaim,
  MoveClaim,
  OfferClaim,
  WithdrawForCaller,
} from './claim-acts.tsx';
import { ClaimFacts, ClaimHistory } from './claim-facts.tsx';
import { SettleClaim } from './settle-claim.tsx';
import { useClaim } from './use-claims.ts';
import { ClaimBadge } from './words.tsx';

type Shown = EndpointReply<typeof claimEndpoints.deskClaim>;

/** What can be done now. Offers and payments are made by admins. */
const Work = ({ shown: { claim, invoice }, area }: { readonly shown: Shown; readonly area: Area }) => {
  const isAdmin = area === '/admin';
  const now = useNow();
  if (!useMay()('payment.manage') || claim.closedAt !== undefined) return null;
  const mayOffer = canStep(claim, 'offered');
  return (
    <Section title="What to do" className="grid gap-4">
      <MoveClaim claim={claim} />
      {claim.state === 'OFFERED' && !isOfferOver(claim, new Date(now)) ? (
        <Folded title="They called with an answer">
          <AnswerForCaller claim={claim} />
        </Folded>
      ) : null}
      {mayOffer && isAdmin ? (
        <Folded title={claim.offer === undefined ? 'Make an offer' : 'Make another offer'}>
          <OfferClaim claim={claim} />
        </Folded>
      ) : null}
      {canAdd(claim) ? (
        <Folded title="They called with more">
          <AddForCaller claim={claim} />
        </Folded>
      ) : null}
      {canStep(claim, 'withdrawn') ? (
        <Folded title="They take it back">
          <WithdrawForCaller claim={claim} />
        </Folded>
      ) : null}
      {canStep(claim, 'denied') ? (
        <Folded title="Deny it">
          <DenyClaim claim={claim} />
        </Folded>
      ) : null}
      {canStep(claim, 'settled') && isAdmin ? <SettleClaim claim={claim} invoice={invoice} /> : null}
      {isAdmin || !(mayOffer || canStep(claim, 'settled')) ? null : (
        <p className="text-ink-soft">An admin makes the offer and pays it.</p>
      )}
    </Section>
  );
};

/** One claim: what is claimed, what to do, and what was done. */
export const ClaimView = ({ reference, area }: { readonly reference: string; readonly area: Area }) => (
  <Loaded
    query={useClaim(reference)}
    loading="Loading the claim…"
    missing={
      <Missing title={`There is no claim ${reference}`} list={`${area}/claims`} all="All claims">
        Open it from the list.
      </Missing>
    }
  >
    {(shown) => (
      <>
        <PageHeader
          caption={`Claim · ${reference}`}
          title={`${shown.sender}: ${claimTitles[shown.claim.kind].toLowerCase()}`}
        >
          <ClaimBadge state={shown.claim.state} />
        </PageHeader>
        <div key={`${reference} ${shown.claim.version}`} className="grid max-w-3xl gap-8">
          <ClaimFacts {...shown} area={area} />
          <Work shown={shown} area={area} />
          <ClaimHistory claim={shown.claim} />
        </div>
      </>
    )}
  </Loaded>
);

/** `/admin/claims/:reference` and `/staff/claims/:reference`. */
export const ClaimPage = ({ area }: { readonly area: Area }) => {
  const { reference = '' } = useParams();
  return (
    <>
      <Link to={`${area}/claims`} className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex">
        ← All claims
      </Link>
      <Presence list="claims" id={reference} />
      <ClaimView reference={reference} area={area} />
    </>
  );
};
