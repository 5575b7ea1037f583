import type { Checkout } from '#domain/payments/checkout.ts';
import type { JobRequest } from '../runtime/triggers/schedule.ts';
import type { CardProvider, FindProvider } from './provider/card-provider.ts';
import { type SettleDeps, settleSession } from './settle.ts';
import type { CheckoutStore } from './store/checkout-store.ts';

interface Deps extends SettleDeps {
  readonly findProvider: FindProvider;
  readonly checkouts: Pick<CheckoutStore, 'find' | 'write' | 'open'>;
}

/** Messages of the last runs are asked for again: one that a run could not settle is settled by a later one. */
const BACK_MS = 3 * 60 * 60 * 1000;
/** A step needs less than this, so that a run ends by itself. */
const STEP_MS = 10_000;

type Counts = { readonly settled: number; readonly ended: number; readonly failed: number };

/**
 * Finds what no message told of: it asks the provider for every session that changed in the last hours, and for every checkout that is
 * still open. One that fails does not keep the others from being settled.
 */
export const reconcilePayments = (deps: Deps) => {
  const settle = settleSession(deps);
  const correlationId = deps.newId();

  /** A checkout whose session the provider does not know was never shown to anybody, or is from another account. */
  const end = async (checkout: Checkout): Promise<boolean> => {
    const at = deps.clock().toISOString();
    if (checkout.endsAt > at) return false;
    const { version } = checkout;
    return deps.checkouts.write({ ...checkout, version: version + 1, state: 'ENDED', changedAt: at }, []);
  };

  const lookAt = async (
    provider: CardProvider,
    checkout: Checkout,
  ): Promise<'settled' | 'ended' | undefined> => {
    const { session } = checkout;
    if (session !== undefined && (await settle(provider, session, correlationId)) === 'settled')
      return 'settled';
    return (await end(checkout)) ? 'ended' : undefined;
  };

  return async ({ millisecondsLeft }: JobRequest): Promise<Counts> => {
    const counts = { settled: 0, ended: 0, failed: 0 };
    const provider = await deps.findProvider();
    if (provider === undefined) return counts;
    const hasTime = (): boolean => millisecondsLeft() > STEP_MS;
    const seen = new Set<string>();
    const attempt = async (
      look: () => Promise<'settled' | 'ended' | 'unknown' | undefined>,
    ): Promise<void> => {
      try {
        const outcome = await look();
        if (outcome === 'settled' || outcome === 'ended') counts[outcome] += 1;
      } catch (failure) {
        counts.failed += 1;
        deps.log.error('A card payment could not be looked at', { correlationId, failure });
      }
    };
    for (const checkout of await deps.checkouts.open()) {
      if (!hasTime()) return counts;
      if (checkout.session !== undefined) seen.add(checkout.session);
      await attempt(() => lookAt(provider, checkout));
    }
    for await (const session of provider.changedSince(new Date(deps.clock().getTime() - BACK_MS))) {
      if (seen.has(session)) continue;
      if (!hasTime()) return counts;
      seen.add(session);
      await attempt(() => settle(provider, session, correlationId));
    }
    return counts;
  };
};
