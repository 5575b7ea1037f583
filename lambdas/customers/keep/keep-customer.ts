import type { Customer } from '#domain/customers/customer.ts';
import { mainOf } from '#domain/customers/one-person.ts';
import { otherPhonesThan } from '#domain/customers/search.ts';
import { shippedOf } from '#domain/customers/standing.ts';
import type { Profile } from '#domain/identity/profile.ts';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import { worksHere } from '#domain/kernel/role.ts';
import { labelName } from '../../identity/index.ts';
import type { MailboxReader } from '../../mailboxes/index.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { CustomerStore } from '../store/customer-store.ts';

export interface KeepDeps {
  readonly customers: Pick<CustomerStore, 'find' | 'write' | 'bookedAt'>;
  /** Every id of whoever an id means, their profiles among them. */
  readonly people: (id: string) => Promise<{
    readonly ids: readonly string[];
    readonly profiles: readonly Profile[];
  }>;
  readonly mailboxes: Pick<MailboxReader, 'ofOwner'>;
  /** The phone numbers that somebody gave for pickups and drop-offs. */
  readonly phonesOf: (id: string) => Promise<readonly string[]>;
  readonly clock: Clock;
}

const present = (text: string | null | undefined): text is string => typeof text === 'string' && text !== '';

const customerOf = (
  profile: Profile,
  {
    main,
    mailbox,
    bookedAt,
    given,
    called,
  }: {
    readonly main: string;
    readonly mailbox: string | undefined;
    readonly bookedAt: readonly string[];
    readonly given: readonly string[];
    /** The number by which they called before they had this account, which may be without one. */
    readonly called: string | undefined;
  },
  before: Customer | undefined,
): Customer => {
  const id = profile.user_id;
  const shipped = id === main ? shippedOf(bookedAt) : undefined;
  const { company_name: company, came, role, roles = [role] } = profile;
  const phone = profile.phone_e164 ?? (id === main ? called : undefined);
  const otherPhones = otherPhonesThan(phone, given);
  return {
    id,
    ...(id === main ? {} : { shownAs: main }),
    name: labelName(profile) || 'No name',
    ...(present(company) ? { company } : {}),
    email: profile.email,
    ...(present(phone) ? { phone } : {}),
    ...(otherPhones.length === 0 ? {} : { otherPhones: [...otherPhones] }),
    ...(mailbox === undefined ? {} : { mailbox }),
    ...(came === undefined ? {} : { came }),
    since: profile.created_at,
    tags: before?.tags ?? [],
    ...(shipped === undefined && worksHere({ roles }) ? { worksHere: true as const } : {}),
    ...(shipped === undefined ? {} : { shipped }),
    version: (before?.version ?? 0) + 1,
  };
};

const isSame = (one: Customer, other: Customer): boolean =>
  JSON.stringify({ ...toSorted(one), version: 0 }) === JSON.stringify({ ...toSorted(other), version: 0 });
const toSorted = (customer: Customer) =>
  Object.fromEntries(Object.entries(customer).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Brings what lists and search have of a person up to date, with every id that is theirs, from what identity, mailboxes and shipments say
 * now. An event that comes twice or late changes nothing. Whoever was forgotten is not brought back.
 */
export const keepCustomer =
  ({ customers, people, mailboxes, phonesOf, clock }: KeepDeps) =>
  async (id: string): Promise<void> => {
    const { ids, profiles } = await people(id);
    const main = mainOf(profiles.map(({ user_id }) => user_id));
    if (main === undefined) return;
    const called = profiles.map(({ phone_e164 }) => phone_e164).find(present);
    for (const profile of profiles) {
      const own = profile.user_id;
      await untilWritten(`What lists have of ${own}`, async () => {
        const [before, mailbox, bookedAt, given] = await Promise.all([
          customers.find(own),
          isPersonId(own) ? undefined : mailboxes.ofOwner(own),
          own === main ? customers.bookedAt(ids) : [],
          phonesOf(own),
        ]);
        const known = { main, mailbox: mailbox?.number, bookedAt, given, called };
        const next = customerOf(profile, known, before);
        if (before !== undefined && isSame(before, next)) return;
        if (!(await customers.write(next, before, { now: clock() }))) return again;
      });
    }
  };
