import { ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { invoiceGiven } from '#domain/parcels/changes/declared.ts';
import { disposed, handedBack, photosTaken } from '#domain/parcels/changes/ended.ts';
import { goodsJudged, invoiceJudged } from '#domain/parcels/changes/judged.ts';
import type { By, StepRefusal } from '#domain/parcels/changes/step.ts';
import type { deskParcelEndpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { FileReader, NewestFiles } from '../../files/index.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, changeParcel } from '../change/change-parcel.ts';
import { type FileRefusal, ownFile } from '../own-file.ts';

type Endpoints = typeof deskParcelEndpoints;

export interface WorkDeps extends ChangeDeps {
  readonly readFile: FileReader;
  readonly newestFiles: NewestFiles;
}

/** A request of the desk about one parcel. */
interface Asked {
  readonly params: { readonly code: string };
  readonly caller: Caller;
  readonly correlationId: string;
}

const stepOf = ({ params: { code }, caller: { userId: by }, correlationId }: Asked) => ({
  code,
  by,
  correlationId,
});
const byOf = ({ caller }: Asked, now: Date): By => ({ by: caller.userId, at: now.toISOString() });

const reasonNeeded = (message: string) => refuse('REASON_NEEDED', message);

/** Verifies the invoice, or sends it back with a reason that its owner reads. */
export const judgeInvoice =
  (deps: ChangeDeps): UseCase<Endpoints['judgeInvoice']> =>
  async (request) => {
    const { verdict, reason } = request.body;
    if (verdict === 'REJECTED' && reason === undefined)
      return reasonNeeded('Write what is wrong with the invoice. Its owner reads it.');
    return changeParcel<StepRefusal>(deps, {
      ...stepOf(request),
      text: reason,
      what: [verdict === 'VERIFIED' ? 'invoice-verified' : 'invoice-rejected'],
      decide: (before, now) => invoiceJudged(before, { ...request.body, ...byOf(request, now) }),
    });
  };

/** Puts in the invoice that its owner sent us another way. */
export const giveInvoice =
  (deps: WorkDeps): UseCase<Endpoints['giveInvoice']> =>
  async (request) => {
    const { file } = request.body;
    return changeParcel<StepRefusal | FileRefusal>(deps, {
      ...stepOf(request),
      what: ['declared'],
      text: 'The invoice, as its owner sent it to us.',
      decide: async (before, now) => {
        const ownerIds = before.ownerId === undefined ? [] : [before.ownerId];
        const known = before.declaration.invoice.file;
        const right = await ownFile(deps, { file, purpose: 'PARCEL_INVOICE', ownerIds, known, now });
        return right.ok ? invoiceGiven(before, file, byOf(request, now)) : right;
      },
    });
  };

/** Says whether what is inside may fly, after somebody looked. */
export const judgeGoods =
  (deps: ChangeDeps): UseCase<Endpoints['judgeGoods']> =>
  async (request) => {
    const { verdict, note } = request.body;
    if (verdict === 'MAY_NOT_FLY' && note === undefined)
      return reasonNeeded('Write what may not fly. Its owner reads it.');
    return changeParcel<StepRefusal>(deps, {
      ...stepOf(request),
      text: note,
      what: ['looked'],
      decide: (before, now) => goodsJudged(before, { ...request.body, ...byOf(request, now) }),
    });
  };

/** More files than a parcel is likely to get in the days in which photos of it are asked for. */
const MOST_FILES = 50;

/** How many photos of a parcel were sent since its owner asked for more. Those that are being checked may come along. */
const photosSince = async (
  { newestFiles }: Pick<WorkDeps, 'newestFiles'>,
  { code, photos }: Parcel,
  now: Date,
): Promise<number> => {
  const files = await newestFiles({ kind: 'parcel', id: code }, MOST_FILES, now);
  return files.filter(
    ({ purpose, state, askedAt }) =>
      purpose === 'PARCEL_PHOTO' &&
      state !== 'REFUSED' &&
      state !== 'EXPIRED' &&
      askedAt >= (photos?.askedAt ?? askedAt),
  ).length;
};

/** Says that the photos that its owner asked for are taken. They are charged now, at the price that its owner agreed to. */
export const finishPhotos =
  (deps: WorkDeps): UseCase<Endpoints['photosDone']> =>
  async (request) =>
    changeParcel<StepRefusal>(deps, {
      ...stepOf(request),
      what: ['photos-done'],
      charge: ({ photos }) => (photos === undefined ? {} : { charge: 'EXTRA_PHOTOS', amount: photos.price }),
      decide: async (before, now) => {
        const taken = await photosSince(deps, before, now);
        return photosTaken(before, { ...request.body, taken, ...byOf(request, now) });
      },
    });

/** Refuses a receipt that was not sent for this parcel, or did not pass our check. One that is being checked may come along. */
const ownReceipt = async (
  { readFile }: WorkDeps,
  code: string,
  receipt: string | undefined,
  now: Date,
): Promise<Result<undefined, never, Refusal<'FILE_NOT_FOUND'>>> => {
  if (receipt === undefined) return ok(undefined);
  const file = await readFile({ kind: 'parcel', id: code }, receipt, now);
  return file === undefined || file.state === 'REFUSED' || file.state === 'EXPIRED'
    ? refuse('FILE_NOT_FOUND', 'We do not have this receipt. Send it again.')
    : ok(undefined);
};

/** Says that a parcel was handed to the carrier that takes it back. The fee that its owner agreed to is charged now. */
export const handBack =
  (deps: WorkDeps): UseCase<Endpoints['handedBack']> =>
  async (request) => {
    const { receipt } = request.body;
    return changeParcel<StepRefusal | Refusal<'FILE_NOT_FOUND'>>(deps, {
      ...stepOf(request),
      what: ['returned'],
      charge: ({ back, ownerId }) =>
        back === undefined || back.sentOn || ownerId === undefined
          ? {}
          : { charge: 'RETURN_TO_STORE', amount: back.fee },
      decide: async (before, now) => {
        const known = await ownReceipt(deps, before.code, receipt, now);
        return known.ok ? handedBack(before, { ...request.body, ...byOf(request, now) }) : known;
      },
    });
  };

/** Says that a parcel was disposed of: with its owner's yes, or by an admin who could not wait. */
export const disposeOf =
  (deps: ChangeDeps): UseCase<Endpoints['dispose']> =>
  async (request) => {
    const mayAlone = request.caller.roles.includes('admin');
    return changeParcel<StepRefusal | Refusal<'YES_NEEDED'>>(deps, {
      ...stepOf(request),
      text: request.body.because,
      what: ['disposed'],
      decide: (before, now) => disposed(before, { ...request.body, mayAlone, ...byOf(request, now) }),
    });
  };
