import { ok } from '../../kernel/result.ts';
import type { Mailbox } from '../../mailboxes/mailbox.ts';
import { isHere } from '../lifecycle.ts';
import type { Parcel } from '../parcel.ts';
import { assigned } from './assigned.ts';
import { type By, next, type Stepped } from './step.ts';

/**
 * A parcel that lies in a mailbox which has another number or owner by now. With another number it stays as it is. To another owner it
 * goes only from its shelf: what the first owner sends on or back stays theirs until it has left, and goes to the other when it comes
 * back onto its shelf.
 */
export const withMailbox = (
  before: Parcel,
  { number: mailbox, userId: ownerId }: Pick<Mailbox, 'number' | 'userId'>,
  by: By,
): Stepped => {
  if (before.mailbox === undefined || !isHere(before.state)) return ok(before);
  if (before.ownerId === ownerId)
    return ok(before.mailbox === mailbox ? before : next(before, { mailbox }, by));
  return before.state === 'IN_STORAGE'
    ? assigned(before, { mailbox, ownerId, matchedBy: 'DESK' }, by)
    : ok(before);
};
