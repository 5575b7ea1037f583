import { ok } from '../../kernel/result.ts';
import { assigned } from '../changes/assigned.ts';
import { nowDeclared } from '../changes/looked.ts';
import { type By, next, type Stepped } from '../changes/step.ts';
import { nothingDeclared } from '../declaration/declaration.ts';
import { saySame } from '../declaration/declare.ts';
import type { Parcel } from '../parcel.ts';
import type { PreAlert } from './pre-alert.ts';

interface Announcer {
  readonly mailbox: string;
  readonly ownerId: string;
  readonly preAlert: PreAlert;
}

/**
 * A parcel that was here before its owner announced it. What they announced is its declaration while nothing is said of what is inside; later
 * words are on the parcel and stay.
 */
export const announcedLater = (before: Parcel, owner: Announcer, by: By): Stepped => {
  if (before.state === 'UNIDENTIFIED') return assigned(before, { ...owner, matchedBy: 'PRE_ALERT' }, by);
  if (before.ownerId !== owner.ownerId || before.preAlert !== undefined) return ok(before);
  const { id: preAlert, declaration } = owner.preAlert;
  const isNew = saySame(before.declaration, nothingDeclared) && before.state === 'IN_STORAGE';
  return ok(next(isNew ? nowDeclared(before, declaration) : before, { preAlert }, by));
};

/** Somebody who had a parcel and gave it up, or was not its owner, gets it from a person alone. */
export const hadBefore = ({ before }: Parcel, ownerIds: readonly string[]): boolean =>
  before.some(({ ownerId }) => ownerIds.includes(ownerId));
