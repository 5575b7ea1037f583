import { type AdditionForm, type Claim, ownClaim } from '#domain/billing/claims/claim.ts';
import type { claimEndpoints } from '#domain/billing/claims/endpoints.ts';
import { added, withdrawn } from '#domain/billing/claims/lifecycle.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { Said } from '#domain/shipments/caller/said.ts';
import type { FileReader } from '../../files/index.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ClaimDeps, changeClaim, havePhotos, noSuchPhoto } from './change-claim.ts';

type Endpoints = typeof claimEndpoints;

interface AddDeps extends ClaimDeps {
  readonly readFile: FileReader;
}

interface Asked {
  readonly reference: string;
  readonly form: AdditionForm;
  readonly ownerIds?: readonly string[];
  readonly by: string;
  readonly said?: Said;
  readonly correlationId: string;
}

type AddRefusal = Refusal<'CLAIM_TAKES_NO_MORE' | 'FILE_NOT_FOUND'>;

/** Adds to a claim once for each id of a form, for the customer and for the desk by the same rules. */
const add = (deps: AddDeps, { form, by, said, ...asked }: Asked) =>
  changeClaim<AddRefusal>(deps, {
    ...asked,
    decide: async (before, at): Promise<Result<Claim, never, AddRefusal>> => {
      const after = added(before, { ...form, by, at, said });
      if (!after.ok || after.value === before) return after;
      const { shipment } = before;
      const isThere = await havePhotos(deps.readFile, { shipment, photos: form.photos }, new Date(at));
      return isThere ? after : noSuchPhoto();
    },
  });

/** The caller adds a sentence and photos. A claim of somebody else is not found. */
export const addToOwnClaim =
  (deps: AddDeps): UseCase<Endpoints['addToClaim']> =>
  async ({ params: { reference }, body: form, caller, correlationId }) => {
    const done = await add(deps, {
      reference,
      form,
      ownerIds: idsOf(caller),
      by: caller.userId,
      correlationId,
    });
    return done.ok ? ok(ownClaim(done.value)) : done;
  };

/** The desk adds it for somebody who called. */
export const addForCaller =
  (deps: AddDeps): UseCase<Endpoints['addForCaller']> =>
  ({ params: { reference }, body: { said, ...form }, caller: { userId: by }, correlationId }) =>
    add(deps, { reference, form, said, by, correlationId });

/** The caller takes their claim back. */
export const withdrawOwnClaim =
  (deps: ClaimDeps): UseCase<Endpoints['withdrawClaim']> =>
  async ({ params: { reference }, body: { version }, caller, correlationId }) => {
    const done = await changeClaim(deps, {
      reference,
      ownerIds: idsOf(caller),
      correlationId,
      decide: (before, at) => withdrawn(before, { version, by: caller.userId, at }),
    });
    if (done.ok) return ok(ownClaim(done.value));
    const { refusal } = done;
    return refusal.code === 'CLAIM_CHANGED'
      ? refuse(refusal.code, refusal.message, { claim: ownClaim(refusal.details.claim) })
      : refuse(refusal.code, refusal.message);
  };

/** The desk takes it back for somebody who called. */
export const withdrawForCaller =
  (deps: ClaimDeps): UseCase<Endpoints['withdrawForCaller']> =>
  ({ params: { reference }, body: { version, said }, caller: { userId: by }, correlationId }) =>
    changeClaim(deps, {
      reference,
      correlationId,
      decide: (before, at) => withdrawn(before, { version, by, at, said }),
    });
