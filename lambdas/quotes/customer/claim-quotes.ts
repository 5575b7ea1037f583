import { ok } from '#domain/kernel/result.ts';
import type { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, changeQuote } from '../change/change-quote.ts';
import type { QuoteList } from '../store/quote-list.ts';

interface Deps extends ChangeDeps {
  readonly list: Pick<QuoteList, 'ofInbox'>;
  readonly inboxOf: (email: string) => Promise<string>;
  /** The verified e-mail address of an account; undefined while it is not verified. */
  readonly verifiedEmailOf: (userId: string, signal?: AbortSignal) => Promise<string | undefined>;
}

/** More quotes of one address that nobody has claimed are not likely, and the next call takes the others. */
const AT_ONCE = 25;

/** Puts the quotes that were mailed to the caller's verified address into their account. Those of another account stay there. */
export const claimQuotes =
  (deps: Deps): UseCase<typeof quoteEndpoints.claim> =>
  async ({ caller: { userId }, correlationId, signal }) => {
    const email = await deps.verifiedEmailOf(userId, signal);
    if (email === undefined) return ok({ claimed: 0 });
    const { items } = await deps.list.ofInbox(await deps.inboxOf(email), {
      after: undefined,
      limit: AT_ONCE,
    });
    const unclaimed = items.filter(({ ownerId }) => ownerId === undefined);
    for (const { reference } of unclaimed) {
      await changeQuote<never>(deps, { reference, correlationId }, ({ quote }) =>
        quote.ownerId === undefined
          ? { deed: { what: 'claimed', by: userId, fields: { ownerId: userId } } }
          : { done: true },
      );
    }
    return ok({ claimed: unclaimed.length });
  };
