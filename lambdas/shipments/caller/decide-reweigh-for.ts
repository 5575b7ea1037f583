import type { callerEndpoints } from '#domain/shipments/caller/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type AnswerDeps, answerReweigh } from '../change/answer-reweigh.ts';

/** Records a sender's yes or no to a new price, by the rule of their own answer. */
export const decideReweighFor =
  (deps: AnswerDeps): UseCase<typeof callerEndpoints.decideReweighFor> =>
  async ({ params: { number }, body, caller: { userId }, correlationId }) =>
    answerReweigh(deps, { ...body, number, by: userId, correlationId });
