import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { DriveAct } from '#domain/runs/driving/act.ts';
import { driven, hadBy } from '#domain/runs/driving/driven.ts';
import type { driveEndpoints } from '#domain/runs/driving/endpoints.ts';
import { ownRun } from '#domain/runs/driving/own-run.ts';
import type { Proof } from '#domain/runs/driving/proof.ts';
import type { Run } from '#domain/runs/run.ts';
import { tellingNext } from '#domain/runs/telling/expected.ts';
import type { VisitProofs } from '../../bookings/index.ts';
import type { FileReader } from '../../files/index.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, changeRun } from '../change/change-run.ts';
import { type FactDeps, readFacts } from '../facts.ts';

export interface DriveDeps extends ChangeDeps, FactDeps {
  readonly readFile: FileReader;
}

type Refusal = EndpointRefusal<typeof driveEndpoints.drive>;

const noSuchRun = () => refuse('RUN_NOT_FOUND', 'You have no such run. Call dispatch.');

/** The stop was taken off and given to another run while this phone was offline. */
const takenMeanwhile = () => refuse('STOP_OFF', 'Another run has this stop now. Call dispatch.');
const isTaken = <R extends { readonly code: string }>(
  refusal: R,
): refusal is Extract<R, { readonly code: 'TAKEN' | 'VISIT_TAKEN' }> =>
  refusal.code === 'TAKEN' || refusal.code === 'VISIT_TAKEN';

/** Photos that were sent for this stop. One that is still being checked may come along. */
const missesPhotos = async ({ readFile, clock }: DriveDeps, act: DriveAct): Promise<boolean> => {
  if (!('proof' in act)) return false;
  const subject = { kind: 'visit', id: act.stop } as const;
  const purpose = act.kind === 'TENDERED' ? 'AIRLINE_RECEIPT' : 'STOP_PHOTO';
  const found = await Promise.all(act.proof.photos.map((id) => readFile(subject, id, clock())));
  return !found.every((file) => file?.purpose === purpose && file.state !== 'EXPIRED');
};

/** With what who is next is told by it. A stop that ended has an event of its own, which says nothing to the next one. */
const telling = async (deps: FactDeps, act: DriveAct, before: Run, after: Run, now: Date): Promise<Run> =>
  after === before || 'proof' in act ? after : tellingNext(after, await readFacts(deps), now.toISOString());

/** Records what the driver of a run tells, once. Whoever never had it reads that there is no such run. */
export const driveRun =
  (deps: DriveDeps): UseCase<typeof driveEndpoints.drive> =>
  async ({ params: { id }, body: { act }, caller: { userId: by }, correlationId }) => {
    let proof: Proof | undefined;
    const result = await changeRun<Refusal>(deps, {
      id,
      by,
      correlationId,
      proof: () => proof,
      decide: async (before, now) => {
        proof = undefined;
        if (before === undefined || !hadBy(before, by)) return noSuchRun();
        const drove = driven(before, act, { by, at: now.toISOString() });
        if (!drove.ok) return drove;
        if (drove.value.run !== before && (await missesPhotos(deps, act)))
          return refuse('FILE_NOT_FOUND', 'A photo of this stop has not arrived. Send it again.');
        proof = drove.value.proof;
        return ok(await telling(deps, act, before, drove.value.run, now));
      },
    });
    if (!result.ok)
      return isTaken(result.refusal) ? takenMeanwhile() : { ok: false, refusal: result.refusal };
    const run = result.value;
    // Whoever handed it over sees no more of it.
    return ok(run?.driverId === by ? { run: ownRun(run) } : {});
  };

/** The proof of one stop, for the desk. */
export const showProof =
  ({ proofs }: { readonly proofs: Pick<VisitProofs, 'find'> }): UseCase<typeof driveEndpoints.proof> =>
  async ({ params: { reference, visit } }) => {
    const proof = await proofs.find(reference, Number(visit));
    return proof === undefined ? refuse('PROOF_NOT_FOUND', 'There is no proof of this stop.') : ok({ proof });
  };
