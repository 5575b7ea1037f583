import { ok, refuse } from '#domain/kernel/result.ts';
import type { callerEndpoints } from '#domain/shipments/caller/endpoints.ts';
import { noSuchCustomer, ownerAmong } from '../../identity/index.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type BookDeps, bookOn } from '../change/book-on.ts';
import { type MakeDeps, makeShipment } from '../declare/make-shipment.ts';

export interface ForDeps extends MakeDeps {
  /** Every id of a person who has a profile; undefined for somebody whom nobody knows. */
  readonly idsOfPerson: (id: string) => Promise<readonly string[] | undefined>;
}

/** Makes a shipment for a customer, or for a person whom the desk keeps. A consent to a search counts only where they signed it here. */
export const makeFor =
  (deps: ForDeps): UseCase<typeof callerEndpoints.makeFor> =>
  async ({ params: { userId: id }, body: { form, said }, headers, caller: { userId }, correlationId }) => {
    if (form.parcels !== undefined)
      return refuse('PARCELS_BY_OWNER', 'Parcels of a mailbox are sent by their owner, in their account.');
    const ownerIds = await deps.idsOfPerson(id);
    if (ownerIds === undefined) return noSuchCustomer();
    return makeShipment(deps, {
      form,
      ownerId: ownerAmong(ownerIds, id),
      ownerIds,
      by: userId,
      key: headers['idempotency-key'],
      correlationId,
      said,
      consentAt: (at) => (form.searchConsent ? { at, by: userId, how: 'AT_COUNTER' } : undefined),
      read: async () => ok({ form, parcels: [] }),
      take: () => ({ guards: {}, also: [] }),
    });
  };

/** Books a shipment for its sender, by the rules and at the price of their own booking. */
export const bookFor =
  (deps: BookDeps): UseCase<typeof callerEndpoints.bookFor> =>
  async ({ params: { number }, body: wanted, caller: { userId }, correlationId }) =>
    bookOn(deps, { number, by: userId, correlationId, wanted });
