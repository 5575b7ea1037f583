import { idsOf } from '#domain/kernel/person/person-id.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type AnswerDeps, answerReweigh } from '../change/answer-reweigh.ts';

/** The sender agrees to the price for what was measured, or cancels. */
export const decideReweigh =
  (deps: AnswerDeps): UseCase<typeof shipmentEndpoints.decideReweigh> =>
  async ({ params: { number }, body, caller, correlationId }) =>
    answerReweigh(deps, { ...body, number, ownerIds: idsOf(caller), by: caller.userId, correlationId });
