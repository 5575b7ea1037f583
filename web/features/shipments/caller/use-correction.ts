import type { EndpointInput, EndpointReply } from '#domain/kernel/endpoint.ts';
import { callerEndpoints } from '#domain/shipments/caller/endpoints.ts';
import { useQuestion } from '../desk/asking/use-question.ts';
import { useShipmentChange, useShipmentLook } from '../desk/use-desk-shipments.ts';

type Correction = EndpointInput<typeof callerEndpoints.correct>['body'];

type Foreseen = EndpointReply<typeof callerEndpoints.foreseeCorrection>;

/** A correction of one shipment: what it changes is always shown first, whoever is told. A form sends it with `useAct`. */
export const useCorrection = (number: string) => {
  const look = useShipmentLook(callerEndpoints.foreseeCorrection);
  const change = useShipmentChange(callerEndpoints.correct, number);
  const { question, asked } = useQuestion<Foreseen>();
  const params = { number };
  const error = look.error ?? change.error;
  return {
    question,
    isSending: change.isPending,
    isPending: look.isPending || change.isPending,
    /** Why it was refused when it was saved, while the question is open. */
    refusal: error,
    error: question === undefined ? error : null,
    /** Looks at what it changes, asks, and saves it. Rejects when the answer is no. */
    mutateAsync: async (body: Correction): Promise<void> => {
      change.reset();
      const foreseen = await look.mutateAsync({ params, body });
      await asked(foreseen, () => change.mutateAsync({ params, body }));
    },
  };
};

export type AskedCorrection = Pick<ReturnType<typeof useCorrection>, 'question' | 'isSending' | 'refusal'>;
