import { isPersonId } from '#domain/kernel/person/person-id.ts';
import { ok } from '#domain/kernel/result.ts';
import type { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, changeQuote } from '../change/change-quote.ts';
import type { QuoteList } from '../store/quote-list.ts';

interface Deps extends ChangeDeps {
  readonly list: Pick<QuoteList, 'ofInbox'>;
  readonly inboxOf: (email: string) => Promise<string>;
  /** Every id of a person who has a profile. */
  readonly idsOfPerson: (id: string) => Promise<readonly string[] | undefined>;
  /** The verified e-mail address of an account; undefined while it is not verified. */
  readonly verifiedEmailOf: (userId: string, signal?: AbortSignal) => Promise<string | undefined>;
}

/** More quotes of one address that nobody has claimed are not likely, and the next call takes the others. */
const AT_ONCE = 25;

/** Whether a quote is in nobody's account: a guest asked for it, or the desk made it for somebody who has none. */
const isUnclaimed = async ({ idsOfPerson }: Deps, { ownerId }: Quote): Promise<boolean> =>
  ownerId === undefined || (isPersonId(ownerId) && ((await idsOfPerson(ownerId)) ?? []).every(isPersonId));

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
    let claimed = 0;
    for (const found of items) {
      if (!(await isUnclaimed(deps, found))) continue;
      const { reference } = found;
      await changeQuote<never>(deps, { reference, correlationId }, ({ quote }) =>
        quote.ownerId === found.ownerId
          ? { deed: { what: 'claimed', by: userId, fields: { ownerId: userId } } }
          : { done: true },
      );
      claimed += 1;
    }
    return ok({ claimed });
  };
