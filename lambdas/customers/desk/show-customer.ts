import type { customerEndpoints } from '#domain/customers/endpoints.ts';
import { mainOf, tagsOf } from '#domain/customers/one-person.ts';
import { THINGS_SHOWN, thingKinds } from '#domain/customers/things.ts';
import type { PersonInvitation } from '#domain/identity/people/person-invitation.ts';
import { may } from '#domain/kernel/permissions.ts';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { profilesOfPerson, whomOf } from '../../identity/index.ts';
import type { consentsOf } from '../../notifications/index.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { CustomerAccess, OfCustomer } from '../../runtime/of-customer.ts';
import type { Whom } from '../../runtime/of-person.ts';
import type { CustomerList } from '../store/customer-list.ts';
import type { CustomerStore } from '../store/customer-store.ts';

/** A domain, and what it needs to find what somebody has with us. */
interface ThingSource {
  readonly of: Pick<OfCustomer, 'kind' | 'things' | 'owed'>;
  readonly access: () => CustomerAccess;
}

interface Deps {
  readonly customers: Pick<CustomerStore, 'findAll' | 'notes'>;
  readonly people: ReturnType<typeof profilesOfPerson>;
  readonly whomOf: ReturnType<typeof whomOf>;
  readonly consentsOf: ReturnType<typeof consentsOf>;
  readonly sources: readonly ThingSource[];
  readonly list: Pick<CustomerList, 'alike'>;
  readonly invitationOf: (personId: string) => Promise<PersonInvitation | undefined>;
}

export const noSuchCustomer = () => refuse('CUSTOMER_NOT_FOUND', 'There is no such customer.');

/** What they owe on everything together that the caller may see; undefined for whoever may see no money. */
const owedBy = async (sources: readonly ThingSource[], whom: Whom): Promise<number | undefined> => {
  const sums = await Promise.all(sources.flatMap(({ of, access }) => of.owed?.(access(), whom) ?? []));
  return sums.length === 0 ? undefined : sums.reduce((sum, owed) => sum + owed, 0);
};

/** Shows one person whole, under whichever of their ids: who they are, the newest of what they have that the caller may see, and notes. */
export const showCustomer =
  ({
    customers,
    people,
    whomOf: whomIs,
    consentsOf: consents,
    sources,
    list,
    invitationOf,
  }: Deps): UseCase<typeof customerEndpoints.show> =>
  async ({ params: { id }, caller }) => {
    const person = await people(id);
    const { ids, profiles, aliases } = person;
    const [found, whom] = await Promise.all([customers.findAll(ids), whomIs(person)]);
    const main = mainOf(found.map((one) => one.id));
    const customer = found.find((one) => one.id === main);
    if (customer === undefined) return noSuchCustomer();
    const visible = sources.filter(({ of: { kind } }) => may(caller, thingKinds[kind].may));
    const [notes, owed, alike, agreed, invitation, ...things] = await Promise.all([
      customers.notes(ids),
      owedBy(visible, whom),
      list.alike(customer),
      consents(customer),
      isPersonId(customer.id) ? invitationOf(customer.id) : undefined,
      ...visible.map(async ({ of: { kind, things: find }, access }) => {
        const items = await find(access(), whom, THINGS_SHOWN);
        return { kind, items: items.slice(0, THINGS_SHOWN), more: items.length > THINGS_SHOWN };
      }),
    ]);
    return ok({
      customer: { ...customer, tags: tagsOf(found) },
      ids: [...ids],
      aliases: [...aliases],
      profiles: [...profiles],
      alike: [...alike],
      things,
      consents: agreed,
      ...(invitation === undefined ? {} : { invitation }),
      ...(owed === undefined ? {} : { owed }),
      notes: [...notes],
    });
  };
