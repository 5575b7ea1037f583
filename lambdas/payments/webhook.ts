import { ok, refuse } from '#domain/kernel/result.ts';
import type { paymentEndpoints } from '#domain/payments/endpoints.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { FindProvider } from './provider/card-provider.ts';
import { type SettleDeps, settleSession } from './settle.ts';

/**
 * Hears a message of the card provider. What it says is only used to find the session, which is then read from the provider. A failure
 * is answered as one, so that the provider sends the message again.
 */
export const hearProvider = (
  deps: SettleDeps & { readonly findProvider: FindProvider },
): UseCase<typeof paymentEndpoints.cardWebhook> => {
  const settle = settleSession(deps);
  return async ({ headers, sent = '', correlationId }) => {
    const provider = await deps.findProvider();
    const session = await provider?.heard(sent, headers['stripe-signature']);
    if (provider === undefined || session === undefined)
      return refuse('SIGNATURE_REFUSED', 'The signature of this message is wrong, or too old.');
    if (session !== 'none') await settle(provider, session, correlationId);
    return ok({ received: true as const });
  };
};
