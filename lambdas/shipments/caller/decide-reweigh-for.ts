import type { callerEndpoints } from '#domain/shipments/caller/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerReweigh } from '../change/answer-reweigh.ts';
import type { CancelDeps } from '../change/cancel-shipment.ts';

/** Records a sender's yes or no to a new price, by the rule of their own answer. */
export const decideReweighFor =
  (deps: CancelDeps): UseCase<typeof callerEndpoints.decideReweighFor> =>
  async ({ params: { number }, body, caller: { userId }, correlationId }) =>
    answerReweigh(deps, { ...body, number, by: userId, correlationId });
