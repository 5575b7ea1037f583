import { ok, type Plain, refuse } from '#domain/kernel/result.ts';
import type { changeEndpoints } from '#domain/mailboxes/changes/endpoints.ts';
import { movedTo, type Receiver, replacedWith, takenOver } from '#domain/mailboxes/changes/given.ts';
import { isOpen } from '#domain/mailboxes/changes/life.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import {
  type Account,
  type AccountDirectory,
  labelName,
  newProfile,
  profileCreation,
} from '../../identity/index.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { noSuchMailbox } from '../desk/show-mailbox.ts';
import type { Changed } from '../store/mailbox-changes.ts';
import type { StoredMailbox } from '../store/mailbox-items.ts';
import { type ChangeDeps, changedBefore, changedBy, type Order } from './change-mailbox.ts';
import { notActive } from './change-names.ts';

export interface GiveDeps extends ChangeDeps {
  readonly accounts: Pick<AccountDirectory, 'find'>;
  readonly profilesTable: string;
}

/** The number and the person as they are now. */
interface Found {
  readonly seen: StoredMailbox | undefined;
  readonly has: StoredMailbox | undefined;
}

interface Giving {
  readonly given: Changed;
  readonly replaced: Changed | undefined;
  readonly also: readonly Write[];
}

const noSuchPerson = () =>
  refuse('PERSON_NOT_FOUND', 'Nobody has an account with this e-mail address. Ask them to register first.');

/** Somebody with an account by their e-mail address, in any case. */
const accountWith = ({ accounts }: GiveDeps, email: string): Promise<Account | undefined> =>
  accounts.find(email.toLowerCase());

/** Name and contact of the mailbox that they have, which follow their profile; without one, as they registered. */
const receiverOf = (account: Account, has: Mailbox | undefined, now: Date): Receiver => {
  if (has !== undefined) {
    const { userId, ownerName, ownerEmail, ownerPhone } = has;
    return { userId, ownerName, ownerEmail, ...(ownerPhone === undefined ? {} : { ownerPhone }), has };
  }
  const profile = newProfile(account, now);
  return {
    userId: account.userId,
    ownerName: labelName(profile),
    ownerEmail: account.email,
    ...(profile.phone_e164 ? { ownerPhone: profile.phone_e164 } : {}),
  };
};

/** The number as theirs, together with the one that it replaces, and with their profile where they had no mailbox. */
const giving = (
  deps: GiveDeps,
  { seen, has }: Found,
  {
    account,
    mailbox,
    what,
    order,
    reason,
    at,
  }: {
    readonly account: Account;
    readonly mailbox: Mailbox;
    readonly what: 'moved' | 'taken-over';
    readonly order: Order;
    readonly reason: string;
    readonly at: Date;
  },
): Giving => {
  const { number } = mailbox;
  // The name that it has now is from this version of the profile of its new owner.
  const behind = has?.nameVersion === undefined ? {} : { nameVersion: has.nameVersion };
  const note = seen === undefined ? reason : `${seen.mailbox.ownerName} → ${mailbox.ownerName}\n${reason}`;
  const old = has && replacedWith(has.mailbox, number, at.toISOString());
  return {
    given: changedBy(deps, order, { seen, next: { ...behind, mailbox }, what, note, at }),
    replaced:
      old &&
      changedBy(deps, order, {
        seen: has,
        next: { ...has, mailbox: old },
        what: 'replaced',
        note: `Replaced by ${number}\n${reason}`,
        at,
      }),
    also: has === undefined ? [profileCreation(deps.profilesTable, newProfile(account, at))] : [],
  };
};

const storeOf = ({ changes }: GiveDeps, number: string, userId: string) => ({
  read: async (): Promise<Found> => {
    // One after the other: whoever has the number already, or has it by now, is seen with it.
    const has = await changes.ofOwner(userId);
    return { seen: await changes.find(number), has };
  },
  write: ({ given, replaced, also }: Giving) => changes.give(given, { replaced, also }),
});

/** Moves a mailbox to the account of another person. */
export const moveMailbox =
  (deps: GiveDeps): UseCase<typeof changeEndpoints.move> =>
  async ({ params: { number }, body: { id, version, email, reason }, caller, correlationId }) => {
    const account = await accountWith(deps, email);
    if (account === undefined) return noSuchPerson();
    const order = { id, by: caller.userId, correlationId };
    const result = await changing<
      Found,
      Giving,
      Mailbox,
      Plain<'MAILBOX_NOT_FOUND' | 'MAILBOX_CHANGED' | 'MAILBOX_NOT_ACTIVE' | 'SAME_OWNER'>
    >(`Mailbox ${number}`, storeOf(deps, number, account.userId), (found) => {
      const { seen, has } = found;
      if (seen === undefined) return noSuchMailbox();
      if (seen.lastChange === id) return { done: seen.mailbox };
      if (seen.mailbox.version !== version) return changedBefore();
      if (seen.mailbox.userId === account.userId)
        return refuse('SAME_OWNER', 'This is the account that has the mailbox already.');
      if (!isOpen(seen.mailbox) || (has && !isOpen(has.mailbox))) return notActive();
      const at = deps.clock();
      const mailbox = movedTo(seen.mailbox, receiverOf(account, has?.mailbox, at));
      const change = giving(deps, found, { account, mailbox, what: 'moved', order, reason, at });
      return { change, answer: mailbox };
    });
    return result.ok ? ok({ mailbox: result.value }) : result;
  };

/** Gives somebody the number that they had in an old system. */
export const takeOverNumber =
  (deps: GiveDeps): UseCase<typeof changeEndpoints.takeOver> =>
  async ({ params: { number }, body: { id, email, reason }, caller, correlationId }) => {
    const account = await accountWith(deps, email);
    if (account === undefined) return noSuchPerson();
    const order = { id, by: caller.userId, correlationId };
    const result = await changing<Found, Giving, Mailbox, Plain<'NUMBER_TAKEN' | 'MAILBOX_NOT_ACTIVE'>>(
      `Mailbox ${number}`,
      storeOf(deps, number, account.userId),
      async (found) => {
        const { seen, has } = found;
        if (seen?.lastChange === id) return { done: seen.mailbox };
        if (seen !== undefined)
          return refuse('NUMBER_TAKEN', `Mailbox ${number} belongs to someone already. Look at it first.`);
        if (has && !isOpen(has.mailbox)) return notActive();
        // Before it is written, so that no sign-up gets it afterward. When it is refused, the numbers in between stay a gap.
        await deps.changes.goOnAbove(number);
        const at = deps.clock();
        const mailbox = takenOver(number, receiverOf(account, has?.mailbox, at), at.toISOString());
        const change = giving(deps, found, { account, mailbox, what: 'taken-over', order, reason, at });
        return { change, answer: mailbox };
      },
    );
    return result.ok ? ok({ mailbox: result.value }) : result;
  };
