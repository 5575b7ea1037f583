import { useState } from 'react';
import type { EndpointInput } from '#domain/kernel/endpoint.ts';
import type { ToldShown } from '#domain/shipments/asking/told.ts';
import { type AskedAct, askedActs, askingEndpoints } from '#domain/shipments/desk/preview-endpoints.ts';
import { useShipmentChange, useShipmentLook } from '../use-desk-shipments.ts';

type Asked = EndpointInput<typeof askingEndpoints.foreseeDeed>['body']['asked'];
type BodyOf<Act extends AskedAct> = Extract<Asked, { readonly act: Act }>['body'];

/**
 * A change of one shipment that asks first: whoever is told of it, and what they read, comes from the server before anything is done.
 * When nobody is told it is done at once.
 */
export const useAskedChange = <Act extends AskedAct>(act: Act, number: string) => {
  const look = useShipmentLook(askingEndpoints.foreseeDeed);
  // Any of them: what it is sent is the body of this act.
  const change = useShipmentChange(askedActs[act] as typeof askedActs.MOVE, number);
  const [question, ask] = useState<{ readonly told: ToldShown; readonly send: () => void }>();
  const params = { number };
  return {
    /** What is asked now; undefined while nothing is. */
    question,
    close: () => ask(undefined),
    isLooking: look.isPending,
    isSending: change.isPending,
    /** Why it was refused, by the look at it or when it was done. */
    error: look.error ?? change.error,
    /** Looks at what it does, asks, and does it. `onDone` when it is done. */
    start: (body: BodyOf<Act>, onDone: () => void): void => {
      const send = (): void =>
        change.mutate(
          { params, body: body as BodyOf<'MOVE'> },
          {
            onSuccess: () => {
              ask(undefined);
              onDone();
            },
          },
        );
      change.reset();
      look.mutate(
        { params, body: { asked: { act, body } as Asked } },
        {
          onSuccess: ({ told }) => {
            if (told.people === 0) send();
            else ask({ told, send });
          },
        },
      );
    },
  };
};

export type AskedChange = Pick<
  ReturnType<typeof useAskedChange>,
  'question' | 'close' | 'isLooking' | 'isSending' | 'error'
>;
