import { ok, refuse } from '#domain/kernel/result.ts';
import type { SavedConsignee } from '#domain/shipments/customer/saved/consignee-book.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { UseCase } from '../../../runtime/http/use-case.ts';
import type { ConsigneeBook } from '../../store/saved-store.ts';

interface Deps {
  readonly book: ConsigneeBook;
  readonly clock: Clock;
}

/** Receivers in one book. */
const MOST_CONSIGNEES = 200;

const isSame = (one: SavedConsignee, consignee: SavedConsignee['consignee']): boolean =>
  JSON.stringify(one.consignee) === JSON.stringify(consignee);

export const listConsignees =
  ({ book }: Deps): UseCase<typeof shipmentEndpoints.consignees> =>
  async ({ caller: { userId } }) =>
    ok({ consignees: [...(await book.all(userId, MOST_CONSIGNEES))] });

/** Adds a receiver once for each id. */
export const addConsignee =
  ({ book, clock }: Deps): UseCase<typeof shipmentEndpoints.addConsignee> =>
  async ({ body: { id, consignee }, caller: { userId } }) => {
    const known = await book.find(userId, id);
    if (!known && (await book.all(userId, MOST_CONSIGNEES)).length >= MOST_CONSIGNEES)
      return refuse('TOO_MANY_CONSIGNEES', `Your book has ${MOST_CONSIGNEES} receivers. Remove one first.`);
    const entry = { id, consignee, savedAt: clock().toISOString(), version: 1 };
    if (!known && (await book.save(userId, entry))) return ok({ consignee: entry });
    const before = known ?? (await book.find(userId, id));
    return before && isSame(before, consignee)
      ? ok({ consignee: before })
      : refuse('CONSIGNEE_EXISTS', 'This receiver was saved with other details already.');
  };

/** Changes a receiver, on the version that the person saw. */
export const changeConsignee =
  ({ book, clock }: Deps): UseCase<typeof shipmentEndpoints.changeConsignee> =>
  async ({ params: { id }, body: { version, consignee }, caller: { userId } }) => {
    const next = { id, consignee, savedAt: clock().toISOString(), version: version + 1 };
    const known = await book.find(userId, id);
    if (!known) return refuse('CONSIGNEE_NOT_FOUND', 'This receiver is not in your book.');
    if (known.version === version && (await book.save(userId, next))) return ok({ consignee: next });
    const present = await book.find(userId, id);
    if (present?.version === version + 1 && isSame(present, consignee)) return ok({ consignee: present });
    return refuse('CONSIGNEE_CHANGED', 'Another device has changed this receiver. Look at it again.', {
      consignee: present,
    });
  };

export const dropConsignee =
  ({ book, clock }: Deps): UseCase<typeof shipmentEndpoints.dropConsignee> =>
  async ({ params: { id }, caller: { userId } }) => {
    await book.drop(userId, id, clock());
    return ok({});
  };
