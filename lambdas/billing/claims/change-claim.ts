import type { Claim, ClaimDeed } from '#domain/billing/claims/claim.ts';
import { type AnyRefusal, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import { ClaimChangedV1 } from '#events/billing/claim-changed.v1.ts';
import { compose } from '#events/envelope.ts';
import type { FileReader } from '../../files/index.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import type { ClaimStore } from './claim-store.ts';

export interface ClaimDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly claims: Pick<ClaimStore, 'find' | 'write'>;
  readonly pause: Pause;
}

interface Origin {
  readonly newId: () => string;
  readonly correlationId: string;
}

const withAmount: readonly ClaimDeed[] = ['offered', 'accepted', 'settled'];

/** The event of the last act of a claim. What was reported and why stays in it. */
export const claimEvent = (claim: Claim, origin: Origin): PublishedEvent => {
  const { reference, shipment, ownerId, kind, pieces, state, version, changedAt: at, offer, acts } = claim;
  const { what, by } = acts.at(-1) ?? { what: 'filed' as const, by: ownerId };
  const amount = offer !== undefined && withAmount.includes(what) ? { amount: offer.sum } : {};
  const standing =
    state === 'OFFERED' && offer !== undefined ? { offer: { sum: offer.sum, until: offer.until } } : {};
  const data = { reference, shipment, ownerId, kind, pieces, state, what, ...amount, ...standing, by };
  return compose(ClaimChangedV1, { subject: reference, version, at, data }, origin);
};

/** Whether every photo is one of this shipment, was sent for a claim, and has passed our check. */
export const havePhotos = async (
  readFile: FileReader,
  { shipment, photos }: Pick<Claim, 'shipment' | 'photos'>,
  now: Date,
): Promise<boolean> => {
  const files = await Promise.all(photos.map((id) => readFile({ kind: 'shipment', id: shipment }, id, now)));
  return files.every((file) => file?.purpose === 'CLAIM_PHOTO' && file.state === 'RELEASED');
};

export const noSuchPhoto = () =>
  refuse('FILE_NOT_FOUND', 'We do not have one of these photos. Remove it, and send it again.');

export const noSuchClaim = () => refuse('CLAIM_NOT_FOUND', 'There is no such claim here.');

interface Request<R extends AnyRefusal> {
  readonly reference: string;
  /** Set for a customer: claims under other ids are not found. */
  readonly ownerIds?: readonly string[];
  readonly correlationId: string;
  /** Decides about the claim as it is now, by a rule of the domain. */
  readonly decide: (before: Claim, at: string) => Result<Claim, never, R> | Promise<Result<Claim, never, R>>;
}

/**
 * Makes one change of a claim, once, with its event. When somebody else writes in between, the decision is made again on what they wrote.
 * @throws OthersKeptWriting when others kept writing. It is then safe to ask again.
 */
export const changeClaim = <R extends AnyRefusal>(
  { claims, clock, newId, pause }: ClaimDeps,
  { reference, ownerIds, correlationId, decide }: Request<R>,
): Promise<Result<Claim, never, R | Refusal<'CLAIM_NOT_FOUND'>>> =>
  changing<Claim | undefined, Claim, Claim, R | Refusal<'CLAIM_NOT_FOUND'>>(
    `The claim ${reference}`,
    {
      read: async () => {
        const claim = await claims.find(reference);
        return claim !== undefined && (ownerIds?.includes(claim.ownerId) ?? true) ? claim : undefined;
      },
      write: (after) => claims.write(after, claimEvent(after, { newId, correlationId })),
    },
    async (before) => {
      if (before === undefined) return noSuchClaim();
      const decided = await decide(before, clock().toISOString());
      if (!decided.ok) return decided;
      const after = decided.value;
      return after === before ? { done: before } : { change: after, answer: after };
    },
    { pause },
  );
