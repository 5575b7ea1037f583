import { ok } from '../../kernel/result.ts';
import { nothingDeclared } from '../declaration/declaration.ts';
import { mayBecome } from '../lifecycle.ts';
import type { Parcel } from '../parcel.ts';
import { lookedForNext, nowDeclared } from './looked.ts';
import { type KnownOwner, ofOwner } from './received.ts';
import { type By, next, notPossible, type Stepped, unchangedSince } from './step.ts';

/** Takes a parcel from its owner, who stays in its history. What they said and asked of it was theirs, and nobody after them reads it. */
const ofNobody = (parcel: Parcel, { at }: Pick<By, 'at'>): Parcel => {
  const { ownerId, mailbox, matchedBy, preAlert, photos, looked, back, disposal, ...rest } = parcel;
  const from = parcel.before.at(-1)?.to ?? parcel.receivedAt;
  const had = ownerId === undefined || mailbox === undefined ? [] : [{ ownerId, mailbox, from, to: at }];
  return {
    ...rest,
    ...lookedForNext(parcel),
    state: 'UNIDENTIFIED',
    declaration: nothingDeclared,
    before: [...parcel.before, ...had],
  };
};

interface Assigning extends By {
  /** Absent where the change does not depend on what somebody saw. */
  readonly version?: number | undefined;
}

/** A parcel of somebody: of nobody before, or of the wrong one. The same owner again changes nothing. */
export const assigned = (
  before: Parcel,
  owner: KnownOwner,
  { version = before.version, ...by }: Assigning,
): Stepped => {
  if (before.ownerId === owner.ownerId && before.mailbox === owner.mailbox) return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  if (before.state !== 'UNIDENTIFIED' && before.state !== 'IN_STORAGE')
    return notPossible(before, 'It is on its way, so nobody else can get it any more.');
  const { declaration = nothingDeclared, ...theirs } = ofOwner(owner);
  return ok(next(nowDeclared(withoutOwner(before, by), declaration), theirs, by));
};

const withoutOwner = (before: Parcel, by: By): Parcel =>
  before.ownerId === undefined ? before : ofNobody(before, by);

/** A parcel of nobody any more: it was given to the wrong mailbox, or its owner says that it is somebody else's. */
export const unassigned = (before: Parcel, { version = before.version, ...by }: Assigning): Stepped => {
  if (before.state === 'UNIDENTIFIED') return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  if (!mayBecome(before.state, 'UNIDENTIFIED'))
    return notPossible(before, 'It is on its way, so it cannot be handed back any more.');
  const after = ofNobody(before, by);
  return ok({ ...after, version: before.version + 1, changedAt: by.at });
};
