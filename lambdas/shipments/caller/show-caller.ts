import { ok } from '#domain/kernel/result.ts';
import { groupIn } from '#domain/quotes/cards/customer-card.ts';
import type { callerEndpoints } from '#domain/shipments/caller/endpoints.ts';
import type { ConsigneeFields } from '#domain/shipments/form/people.ts';
import { labelName, noSuchCustomer, ownerAmong } from '../../identity/index.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { ConsigneeBook } from '../store/saved-store.ts';
import type { ShipmentList } from '../store/shipment-list.ts';
import type { ForDeps } from './make-for.ts';

interface Deps extends Pick<ForDeps, 'clock' | 'groupOf' | 'idsOfPerson' | 'profiles' | 'rateCards'> {
  readonly book: Pick<ConsigneeBook, 'all'>;
  readonly list: Pick<ShipmentList, 'ofOwner'>;
}

/** As many receivers as one looks through on the phone, and the shipments that are looked at for them. */
const MOST_RECEIVERS = 20;
const NEWEST = 10;

const keyOf = ({ to, name, phone }: ConsigneeFields): string =>
  [to, name.trim().toLowerCase(), phone].join(' ');

/** Shows whom a shipment or a quote is made for, and to whom they have sent before: those of their newest shipments, then those of their book. */
export const showCaller =
  (deps: Deps): UseCase<typeof callerEndpoints.showCaller> =>
  async ({ params: { userId: id } }) => {
    const ids = await deps.idsOfPerson(id);
    if (ids === undefined) return noSuchCustomer();
    const ownerId = ownerAmong(ids, id);
    const [profile, { items }, book, card, priceGroup] = await Promise.all([
      deps.profiles.find(ownerId),
      deps.list.ofOwner(ids, { limit: NEWEST, after: undefined }),
      deps.book.all(ownerId, MOST_RECEIVERS),
      deps.rateCards.inForce(deps.clock()),
      deps.groupOf(ownerId),
    ]);
    if (profile === undefined) return noSuchCustomer();
    const known = [...items.map(({ consignee }) => consignee), ...book.map(({ consignee }) => consignee)];
    const receivers = [...new Map(known.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();
    const { email } = profile;
    const group = groupIn({ ...card, priceGroup });
    return ok({
      id: ownerId,
      name: labelName(profile),
      email,
      receivers: receivers.slice(0, MOST_RECEIVERS),
      ...(group === undefined ? {} : { group }),
    });
  };
