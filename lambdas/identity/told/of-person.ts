import { Profile } from '#domain/identity/profile.ts';
import { ShipperChange, ShipperRecord } from '#domain/identity/shipper/known-shipper.ts';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import type { Shown } from '#domain/kernel/shown-fields.ts';
import { itemsIn, type OfPerson, type Part, type PersonAccess } from '../../runtime/of-person.ts';
import { getItem, type Item } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { EmailRecord } from '../email/email-store.ts';
import { INVITATIONS, StoredInvitation } from '../invitations/invitation-store.ts';
import { StoredPersonInvitation } from '../people/person-invitations.ts';
import { TwoStepRecord } from '../two-step/two-step-store.ts';
import {
  ownEmails,
  ownInvitation,
  ownPersonInvitation,
  ownProfile,
  ownShipper,
  ownShipperChange,
  ownTwoStep,
} from './own-words.ts';

/** What an airline may rely on stays: who is a known shipper, and how that changed. */
const shipperOf = async (access: PersonAccess, id: string): Promise<readonly Part[]> => {
  const { client, table } = access;
  const record = await getItem(client, table, { pk: 'KNOWN_SHIPPERS', sk: id });
  const history = await itemsIn(access, `KNOWN_SHIPPER#${id}`);
  const kept = (item: Item, shown: Shown): Part => ({ item, shown, closing: 'kept' });
  return [
    ...(record ? [kept(record, ownShipper(ShipperRecord.parse(record)))] : []),
    ...history.map((item) => kept(item, ownShipperChange(ShipperChange.parse(item)))),
  ];
};

/** Who invited them to work here, by their addresses. */
const invitationsOf = async (
  { client, table }: PersonAccess,
  emails: readonly string[],
): Promise<readonly Part[]> => {
  const keys = emails.map((email) => ({ pk: INVITATIONS, sk: email }));
  const items = await getItems(client, table, keys, { consistent: true });
  return items.map((item) => ({
    item,
    shown: ownInvitation(StoredInvitation.parse(item)),
    closing: 'deleted',
  }));
};

const shownOf = (item: Item): Shown | undefined => {
  if (item.sk === 'PROFILE') return ownProfile(Profile.parse(item));
  if (item.sk === 'EMAIL') return ownEmails(EmailRecord.parse(item));
  if (item.sk === 'INVITATION') return ownPersonInvitation(StoredPersonInvitation.parse(item));
  return item.sk === 'TWO_STEP' ? ownTwoStep(TwoStepRecord.parse(item)) : undefined;
};

/**
 * What the desk kept goes before the account, whose addresses lead to a guest, and what says that several ids are one person last, that
 * of the account after the others: a run that was killed still finds all of them.
 */
const placeOf = ({ pk, sk }: Item): number =>
  (sk === 'ALIASES' ? 2 : 0) + (isPersonId(String(pk).slice('USER#'.length)) ? 0 : 1);

/** Who somebody is. The domain is the last that forgets them: with it everything else of them is found. */
export const ofPerson: OfPerson<'PROFILES_TABLE'> = {
  table: 'PROFILES_TABLE',
  heading: 'You and your account',
  parts: async function* (access, { ids, emails }) {
    // Before the profile: afterwards nobody knows the addresses.
    yield* await invitationsOf(access, emails);
    for (const id of ids) yield* await shipperOf(access, id);
    const own = (await Promise.all(ids.map((id) => itemsIn(access, `USER#${id}`)))).flat();
    for (const item of own.toSorted((one, other) => placeOf(one) - placeOf(other))) {
      const shown = shownOf(item);
      yield { item, closing: 'deleted', ...(shown === undefined ? {} : { shown }) };
    }
  },
  keeps: async (access, { ids }) => {
    const kept = await Promise.all(ids.map((id) => shipperOf(access, id)));
    return kept.flat().length > 0 ? ['shipper'] : [];
  },
};
