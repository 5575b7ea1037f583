import { type AnyRefusal, ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { StepRefusal } from '#domain/parcels/changes/step.ts';
import { ownParcel } from '#domain/parcels/owner/own-view.ts';
import type { OwnParcel, Parcel } from '#domain/parcels/parcel.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { UsMailOk } from '../match/us-mail.ts';

export interface ViewDeps extends Pick<SharedDependencies, 'clock'> {
  readonly usMailOk: UsMailOk;
  readonly readRateCard: (now: Date) => Promise<PublishedRateCard>;
}

/** Parcels as their owner sees them now. The card is read once for all of them. */
export const allAsOwn = async (
  { usMailOk, readRateCard, clock }: ViewDeps,
  parcels: readonly Parcel[],
): Promise<OwnParcel[]> => {
  const now = clock();
  const { card } = await readRateCard(now);
  return Promise.all(
    parcels.map(async (parcel) => ownParcel(parcel, { usMailOk: await usMailOk(parcel, now), card, now })),
  );
};

/** A parcel as its owner sees it now. */
export const asOwn = async (deps: ViewDeps, parcel: Parcel): Promise<OwnParcel> => {
  const [own] = await allAsOwn(deps, [parcel]);
  if (own === undefined) throw new Error('A parcel has no view of its owner.');
  return own;
};

type OwnRefusal = {
  readonly [Code in StepRefusal['code']]: Refusal<Code, { parcel: OwnParcel }>;
}[StepRefusal['code']];

const isStep = (refusal: AnyRefusal): refusal is StepRefusal =>
  refusal.code === 'PARCEL_CHANGED' || refusal.code === 'STEP_NOT_POSSIBLE';

/** A change as its owner hears of it: a refusal shows the parcel as they see it, too. */
export const answerOwner = async <R extends AnyRefusal>(
  deps: ViewDeps,
  result: Result<Parcel, never, R>,
): Promise<Result<OwnParcel, never, OwnRefusal | Exclude<R, StepRefusal>>> => {
  if (result.ok) return ok(await asOwn(deps, result.value));
  const { refusal } = result;
  if (!isStep(refusal)) return { ok: false, refusal: refusal as Exclude<R, StepRefusal> };
  const details = { parcel: await asOwn(deps, refusal.details.parcel) };
  return refuse(refusal.code, refusal.message, details) as { ok: false; refusal: OwnRefusal };
};
