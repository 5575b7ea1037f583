import type { EndpointInput } from '#domain/kernel/endpoint.ts';
import type { ToldShown } from '#domain/shipments/asking/told.ts';
import { type AskedAct, askedActs, askingEndpoints } from '#domain/shipments/desk/preview-endpoints.ts';
import { useShipmentChange, useShipmentLook } from '../use-desk-shipments.ts';
import { useQuestion } from './use-question.ts';

type Asked = EndpointInput<typeof askingEndpoints.foreseeDeed>['body']['asked'];
type BodyOf<Act extends AskedAct> = Extract<Asked, { readonly act: Act }>['body'];

/**
 * A change of one shipment that asks first: whoever is told of it, and what they read, comes from the server before anything is done.
 * When nobody is told it is done at once. A form sends it with `useAct`.
 */
export const useAskedChange = <Act extends AskedAct>(act: Act, number: string) => {
  const look = useShipmentLook(askingEndpoints.foreseeDeed);
  // Any of them: what it is sent is the body of this act.
  const change = useShipmentChange(askedActs[act] as typeof askedActs.MOVE, number);
  const { question, asked } = useQuestion<ToldShown>();
  const params = { number };
  const error = look.error ?? change.error;
  return {
    /** What is asked now; undefined while nothing is. */
    question,
    isSending: change.isPending,
    isPending: look.isPending || change.isPending,
    /** Why it was refused when it was done, while it is asked. */
    refusal: error,
    /** Why it was refused, by the look at it or when it was done. The dialog says it while it is open. */
    error: question === undefined ? error : null,
    /** Looks at what it does, asks, and does it. Rejects when the answer is no. */
    mutateAsync: async (body: BodyOf<Act>): Promise<void> => {
      const send = () => change.mutateAsync({ params, body: body as BodyOf<'MOVE'> });
      change.reset();
      const { told } = await look.mutateAsync({ params, body: { asked: { act, body } as Asked } });
      if (told.people === 0) await send();
      else await asked(told, send);
    },
  };
};

export type AskedChange = Pick<ReturnType<typeof useAskedChange>, 'question' | 'isSending' | 'refusal'>;
