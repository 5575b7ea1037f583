import { isPersonId } from '#domain/kernel/person/person-id.ts';
import type { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { labelName, noSuchCustomer, ownerAmong, type ProfileReader } from '../../identity/index.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type MakeDeps, makeQuote } from '../customer/make-quote.ts';
import type { Customer } from '../pricing/new-quote.ts';

interface Deps extends MakeDeps {
  readonly customerOf: (userId: string, signal?: AbortSignal) => Promise<Customer>;
  /** Every id of a person who has a profile; undefined for somebody whom nobody knows. */
  readonly idsOfPerson: (id: string) => Promise<readonly string[] | undefined>;
  readonly profiles: ProfileReader;
}

/** A person whom the desk keeps, by the name and address that it typed. */
const keptPerson = async ({ profiles }: Deps, ownerId: string): Promise<Customer> => {
  const profile = await profiles.find(ownerId);
  return { name: profile ? labelName(profile) : '', email: profile?.email ?? '', ownerId };
};

/** Makes a quote for somebody who asked the desk, as they would make it themselves. It is in their account, where they have one. */
export const requestFor =
  (deps: Deps): UseCase<typeof quoteEndpoints.requestFor> =>
  async ({ body: { userId: id, form, said }, headers, caller, correlationId, signal }) => {
    const ids = await deps.idsOfPerson(id);
    if (ids === undefined) return noSuchCustomer();
    const ownerId = ownerAmong(ids, id);
    const made = await makeQuote(deps, {
      form,
      customer: () => (isPersonId(ownerId) ? keptPerson(deps, ownerId) : deps.customerOf(ownerId, signal)),
      by: `${caller.userId} for ${ownerId}`,
      key: headers['idempotency-key'],
      correlationId,
      forCaller: { by: caller.userId, said },
      also: () => ({}),
    });
    if ('refused' in made) throw new Error('A request without conditions was refused.');
    return made;
  };
