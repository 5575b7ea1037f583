import type { CustomerLook } from '#domain/customers/customer.ts';
import type { customerEndpoints } from '#domain/customers/endpoints.ts';
import { mainOf, tagsOf } from '#domain/customers/one-person.ts';
import { THINGS_SHOWN, thingKinds } from '#domain/customers/things.ts';
import type { PersonInvitation } from '#domain/identity/people/person-invitation.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { may } from '#domain/kernel/permissions.ts';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { profilesOfPerson, whomOf } from '../../identity/index.ts';
import type { consentsOf } from '../../notifications/index.ts';
import type { Clock } from '../../runtime/clock.ts';
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
  readonly customers: Pick<CustomerStore, 'findAll' | 'keepLook' | 'looks' | 'notes'>;
  readonly people: ReturnType<typeof profilesOfPerson>;
  readonly whomOf: ReturnType<typeof whomOf>;
  readonly consentsOf: ReturnType<typeof consentsOf>;
  readonly sources: readonly ThingSource[];
  readonly list: Pick<CustomerList, 'alike'>;
  readonly clock: Clock;
  readonly invitationOf: (personId: string) => Promise<PersonInvitation | undefined>;
}

export const noSuchCustomer = () => refuse('CUSTOMER_NOT_FOUND', 'There is no such customer.');

/** What they owe on everything together that the caller may see; undefined for whoever may see no money. */
const owedBy = async (sources: readonly ThingSource[], whom: Whom): Promise<number | undefined> => {
  const sums = await Promise.all(sources.flatMap(({ of, access }) => of.owed?.(access(), whom) ?? []));
  return sums.length === 0 ? undefined : sums.reduce((sum, owed) => sum + owed, 0);
};

/** Keeps that the caller opened the page of somebody, once for each day and before anything is shown, and reads who else did. */
const lookedAt = async (
  { customers, clock }: Pick<Deps, 'customers' | 'clock'>,
  { id, ids, by }: { readonly id: string; readonly ids: readonly string[]; readonly by: string },
): Promise<readonly CustomerLook[]> => {
  const now = clock();
  const day = newYorkDay(now);
  const looks = await customers.looks(ids);
  if (!looks.some((look) => look.by === by && look.day === day))
    await customers.keepLook(id, { day, by }, now);
  return looks.filter((look) => look.by !== by);
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
    clock,
  }: Deps): UseCase<typeof customerEndpoints.show> =>
  async ({ params: { id }, caller }) => {
    const person = await people(id);
    const { ids, profiles, aliases } = person;
    const [found, whom] = await Promise.all([customers.findAll(ids), whomIs(person)]);
    const main = mainOf(found.map((one) => one.id));
    const customer = found.find((one) => one.id === main);
    if (customer === undefined) return noSuchCustomer();
    const visible = sources.filter(({ of: { kind } }) => may(caller, thingKinds[kind].may));
    const [looks, notes, owed, alike, agreed, invitation, ...things] = await Promise.all([
      lookedAt({ customers, clock }, { id: customer.id, ids, by: caller.userId }),
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
      looks: [...looks],
    });
  };
