import { FURTHER_NAMES_MAX, type FurtherName, sameName } from '../further-name.ts';
import type { Mailbox } from '../mailbox.ts';

/** Somebody who gets a number: their name and contact as a mailbox shows them, and the mailbox that they have now, if any. */
export interface Receiver extends Pick<Mailbox, 'userId' | 'ownerName' | 'ownerEmail' | 'ownerPhone'> {
  readonly has?: Mailbox | undefined;
}

/** The names of two mailboxes that become one, each once, and not that of the owner. As many as one mailbox may have. */
const joinedNames = (owner: string, ...lists: readonly (readonly FurtherName[])[]): FurtherName[] =>
  lists
    .flat()
    .filter(({ name }) => !sameName(name, owner))
    .filter(({ name }, place, all) => all.findIndex((one) => sameName(one.name, name)) === place)
    .slice(0, FURTHER_NAMES_MAX);

const ownedBy = (
  { userId, ownerName, ownerEmail, ownerPhone, has }: Receiver,
  names: readonly FurtherName[],
) => {
  const joined = joinedNames(ownerName, names, has?.names ?? []);
  return {
    userId,
    ownerName,
    ownerEmail,
    ...(ownerPhone === undefined ? {} : { ownerPhone }),
    ...(joined.length === 0 ? {} : { names: joined }),
  };
};

/**
 * A number of an old system as the mailbox of somebody. Who may receive there comes along from the number that they had; a Form 1583
 * does not, for it names the number.
 */
export const takenOver = (number: string, receiver: Receiver, at: string): Mailbox => ({
  number,
  ...ownedBy(receiver, []),
  status: receiver.has?.status ?? 'ACTIVE',
  assignedAt: at,
  version: 1,
  oldNumber: true,
  ...(receiver.has?.mailAskedAt === undefined ? {} : { mailAskedAt: receiver.has.mailAskedAt }),
});

/** A mailbox as that of another person. What was recorded of addressees stays with the number. */
export const movedTo = (mailbox: Mailbox, receiver: Receiver): Mailbox => {
  const { ownerPhone: _phone, names = [], ...kept } = mailbox;
  return { ...kept, ...ownedBy(receiver, names), version: mailbox.version + 1 };
};

/** A mailbox whose owner has another number now. It takes no part in anything any more, and its parcels are those of the other. */
export const replacedWith = (mailbox: Mailbox, number: string, at: string): Mailbox => ({
  ...mailbox,
  status: 'CLOSED',
  closedAt: at,
  replacedBy: number,
  version: mailbox.version + 1,
});
