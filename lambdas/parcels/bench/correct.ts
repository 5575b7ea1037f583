import type { benchEndpoints } from '#domain/parcels/bench/endpoints.ts';
import { corrected, correctedDeeds } from '#domain/parcels/changes/corrected.ts';
import type { StepRefusal } from '#domain/parcels/changes/step.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, changeParcel } from '../change/change-parcel.ts';
import { answerAtBench, type ViewDeps } from './at-bench.ts';

/** Puts weight, size, condition, shelf or what was seen right. */
export const correctParcel =
  (deps: ChangeDeps & ViewDeps): UseCase<typeof benchEndpoints.correct> =>
  async ({ params: { code }, body, caller: { userId: by }, correlationId }) => {
    const result = await changeParcel<StepRefusal>(deps, {
      code,
      by,
      correlationId,
      what: correctedDeeds,
      decide: (before, now) => corrected(before, body, { by, at: now.toISOString() }),
    });
    return answerAtBench(deps, result);
  };
