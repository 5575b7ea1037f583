import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { disposalAgreed, photosAsked } from '#domain/parcels/changes/asked.ts';
import { unassigned } from '#domain/parcels/changes/assigned.ts';
import { keptAfterAll, sentBack } from '#domain/parcels/changes/back.ts';
import { declared } from '#domain/parcels/changes/declared.ts';
import type { StepRefusal } from '#domain/parcels/changes/step.ts';
import type { ownParcelEndpoints } from '#domain/parcels/owner/own-endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, changeParcel, noSuchParcel } from '../change/change-parcel.ts';
import { type FileDeps, type FileRefusal, invoiceFile, ownFile } from '../own-file.ts';
import { answerOwner, type ViewDeps } from './own-answer.ts';

export interface OwnDeps extends ChangeDeps, FileDeps, Pick<ViewDeps, 'readRateCard'> {}

type Endpoints = typeof ownParcelEndpoints;

/** A change of one of the caller's parcels. */
const ofCaller = (code: string, caller: Caller, correlationId: string) => ({
  code,
  ownerIds: idsOf(caller),
  by: caller.userId,
  correlationId,
});

/** Says what is inside, or sends what was missing. The holds that waited for it follow. */
export const declareOwn =
  (deps: OwnDeps): UseCase<Endpoints['declare']> =>
  async ({ params: { code }, body: { version, declaration: form }, caller, correlationId }) => {
    const changed = await changeParcel<StepRefusal | FileRefusal>(deps, {
      ...ofCaller(code, caller, correlationId),
      what: ['declared'],
      decide: async (before, now) => {
        const right = await ownFile(deps, {
          file: invoiceFile(form),
          purpose: 'PARCEL_INVOICE',
          ownerIds: idsOf(caller),
          known: before.declaration.invoice.file,
          now,
        });
        if (!right.ok) return right;
        return declared(before, form, { version, by: caller.userId, at: now.toISOString() });
      },
    });
    return answerOwner(deps, changed);
  };

/** Asks for more photos, at the price that the caller saw. They are charged once they are taken. */
export const askPhotos =
  (deps: OwnDeps): UseCase<Endpoints['askPhotos']> =>
  async ({ params: { code }, body: { version, price }, caller, correlationId }) => {
    const changed = await changeParcel<EndpointRefusal<Endpoints['askPhotos']> | StepRefusal>(deps, {
      ...ofCaller(code, caller, correlationId),
      what: ['photos-asked'],
      decide: async (before, now) => {
        const { extraPhotos } = (await deps.readRateCard(now)).card;
        const by = { by: caller.userId, at: now.toISOString() };
        const asked = photosAsked(before, { version, ...extraPhotos, ...by });
        return asked.ok && asked.value !== before && price !== extraPhotos.price
          ? refuse('PRICE_CHANGED', 'The price has changed. Look at it again.', { ...extraPhotos })
          : asked;
      },
    });
    return answerOwner(deps, changed);
  };

/** Whether the caller had a parcel before and handed it back: the first answer was lost. */
const handedBackBefore = async ({ parcels }: OwnDeps, code: string, caller: Caller): Promise<boolean> => {
  const parcel = await parcels.find(code);
  const last = parcel?.before.at(-1);
  return parcel?.state === 'UNIDENTIFIED' && last !== undefined && idsOf(caller).includes(last.ownerId);
};

/** Hands a parcel back that is somebody else's. It leaves the mailbox at once, and its history keeps who saw it. */
export const notMine =
  (deps: OwnDeps): UseCase<Endpoints['notMine']> =>
  async ({ params: { code }, body: { version, note }, caller, correlationId }) => {
    const changed = await changeParcel<StepRefusal>(deps, {
      ...ofCaller(code, caller, correlationId),
      what: ['not-mine'],
      text: note,
      decide: (before, now) => unassigned(before, { version, by: caller.userId, at: now.toISOString() }),
    });
    if (changed.ok) return ok({ code });
    if (changed.refusal.code === 'PARCEL_NOT_FOUND')
      return (await handedBackBefore(deps, code, caller)) ? ok({ code }) : noSuchParcel();
    const shown = await answerOwner<StepRefusal>(deps, { ok: false, refusal: changed.refusal });
    return shown.ok ? ok({ code }) : shown;
  };

/** Has a parcel sent back to its store, for the fee that the caller saw. */
export const sendBack =
  (deps: OwnDeps): UseCase<Endpoints['sendBack']> =>
  async ({ params: { code }, body: { version, label, note, fee }, caller, correlationId }) => {
    const changed = await changeParcel<EndpointRefusal<Endpoints['sendBack']> | StepRefusal>(deps, {
      ...ofCaller(code, caller, correlationId),
      what: ['return-asked'],
      text: note,
      decide: async (before, now) => {
        const purpose = 'RETURN_LABEL';
        const known = before.back?.label;
        const right = await ownFile(deps, { file: label, purpose, ownerIds: idsOf(caller), known, now });
        if (!right.ok) return right;
        const { returnToStore: price } = (await deps.readRateCard(now)).card;
        const by = { by: caller.userId, at: now.toISOString() };
        const back = sentBack(before, { version, label, note, fee, ...by });
        return back.ok && back.value !== before && fee !== price
          ? refuse('PRICE_CHANGED', 'The fee has changed. Look at it again.', { price })
          : back;
      },
    });
    return answerOwner(deps, changed);
  };

/** Keeps a parcel that was to go back, while it is still here. */
export const keepAfterAll =
  (deps: OwnDeps): UseCase<Endpoints['keepAfterAll']> =>
  async ({ params: { code }, query: { version }, caller, correlationId }) => {
    const changed = await changeParcel<StepRefusal>(deps, {
      ...ofCaller(code, caller, correlationId),
      what: ['return-undone'],
      decide: (before, now) => keptAfterAll(before, { version, by: caller.userId, at: now.toISOString() }),
    });
    return answerOwner(deps, changed);
  };

/** Agrees that we dispose of a parcel that may not fly. */
export const letDispose =
  (deps: OwnDeps): UseCase<Endpoints['letDispose']> =>
  async ({ params: { code }, body: { version }, caller, correlationId }) => {
    const changed = await changeParcel<StepRefusal>(deps, {
      ...ofCaller(code, caller, correlationId),
      what: ['disposal-agreed'],
      decide: (before, now) => disposalAgreed(before, { version, by: caller.userId, at: now.toISOString() }),
    });
    return answerOwner(deps, changed);
  };
