import { type AnyRefusal, ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import { ParcelAtBench } from '#domain/parcels/bench/bench.ts';
import type { benchEndpoints } from '#domain/parcels/bench/endpoints.ts';
import type { StepRefusal } from '#domain/parcels/changes/step.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { ProfileReader } from '../../identity/index.ts';
import type { MailboxReader } from '../../mailboxes/index.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { noSuchParcel } from '../change/change-parcel.ts';
import type { ParcelStore } from '../store/parcel-store.ts';

export interface ViewDeps {
  readonly mailboxes: Pick<MailboxReader, 'find'>;
  readonly profiles: ProfileReader;
}

/** A parcel as the bench sees it: of people nothing but the name on the mailbox, and what a colleague is called. */
export const atBench = async ({ mailboxes, profiles }: ViewDeps, parcel: Parcel): Promise<ParcelAtBench> => {
  const [mailbox, colleague] = await Promise.all([
    parcel.mailbox === undefined ? undefined : mailboxes.find(parcel.mailbox),
    profiles.find(parcel.receivedBy),
  ]);
  return {
    ...ParcelAtBench.parse(parcel),
    ...(mailbox === undefined ? {} : { owner: { mailbox: mailbox.number, name: mailbox.ownerName } }),
    receivedBy: colleague?.first_name || undefined,
  };
};

type BenchRefusal = {
  readonly [Code in StepRefusal['code']]: Refusal<Code, { parcel: ParcelAtBench }>;
}[StepRefusal['code']];

const isStep = (refusal: AnyRefusal): refusal is StepRefusal =>
  refusal.code === 'PARCEL_CHANGED' || refusal.code === 'STEP_NOT_POSSIBLE';

/** The answer of a step for the bench: with the parcel as the bench sees it, also where the step is refused. */
export const answerAtBench = async <R extends AnyRefusal>(
  deps: ViewDeps,
  result: Result<Parcel, never, R | StepRefusal>,
): Promise<Result<{ parcel: ParcelAtBench }, never, Exclude<R, StepRefusal> | BenchRefusal>> => {
  if (result.ok) return ok({ parcel: await atBench(deps, result.value) });
  const { refusal } = result;
  if (!isStep(refusal)) return { ok: false, refusal: refusal as Exclude<R, StepRefusal> };
  const parcel = await atBench(deps, refusal.details.parcel);
  return refuse(refusal.code, refusal.message, { parcel }) as { ok: false; refusal: BenchRefusal };
};

/** One parcel as the bench sees it. */
export const showAtBench =
  (
    deps: ViewDeps & { readonly parcels: Pick<ParcelStore, 'find'> },
  ): UseCase<typeof benchEndpoints.showAtBench> =>
  async ({ params: { code } }) => {
    const parcel = await deps.parcels.find(code);
    return parcel === undefined ? noSuchParcel() : ok({ parcel: await atBench(deps, parcel) });
  };
