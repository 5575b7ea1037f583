import { ownClaim } from '#domain/billing/claims/claim.ts';
import type { claimEndpoints } from '#domain/billing/claims/endpoints.ts';
import { answered, denied, moved, offered } from '#domain/billing/claims/lifecycle.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ClaimDeps, changeClaim } from './change-claim.ts';

type Endpoints = typeof claimEndpoints;

/** The caller accepts or declines what we offer. A claim of somebody else is not found. */
export const answerOwnOffer =
  (deps: ClaimDeps): UseCase<Endpoints['answerOffer']> =>
  async ({ params: { reference }, body: { version, answer }, caller, correlationId }) => {
    const done = await changeClaim(deps, {
      reference,
      ownerIds: idsOf(caller),
      correlationId,
      decide: (before, at) => answered(before, answer, { version, by: caller.userId, at }),
    });
    if (done.ok) return ok(ownClaim(done.value));
    const { refusal } = done;
    return refusal.code === 'CLAIM_CHANGED'
      ? refuse(refusal.code, refusal.message, { claim: ownClaim(refusal.details.claim) })
      : refuse(refusal.code, refusal.message);
  };

/** The desk accepts or declines it for somebody who called. */
export const answerOfferForCaller =
  (deps: ClaimDeps): UseCase<Endpoints['answerForCaller']> =>
  ({ params: { reference }, body: { version, answer, said }, caller: { userId: by }, correlationId }) =>
    changeClaim(deps, {
      reference,
      correlationId,
      decide: (before, at) => answered(before, answer, { version, by, at, said }),
    });

/** Says that we have it, or that we look into it. */
export const moveDeskClaim =
  (deps: ClaimDeps): UseCase<Endpoints['moveClaim']> =>
  ({ params: { reference }, body: { version, step }, caller: { userId: by }, correlationId }) =>
    changeClaim(deps, {
      reference,
      correlationId,
      decide: (before, at) => moved(before, step, { version, by, at }),
    });

/** Offers a sum. */
export const offerForClaim =
  (deps: ClaimDeps): UseCase<Endpoints['offerClaim']> =>
  ({ params: { reference }, body, caller: { userId: by }, correlationId }) =>
    changeClaim(deps, {
      reference,
      correlationId,
      decide: (before, at) => offered(before, { ...body, by, at }),
    });

/** Denies it, with a reason. */
export const denyDeskClaim =
  (deps: ClaimDeps): UseCase<Endpoints['denyClaim']> =>
  ({ params: { reference }, body, caller: { userId: by }, correlationId }) =>
    changeClaim(deps, {
      reference,
      correlationId,
      decide: (before, at) => denied(before, { ...body, by, at }),
    });
