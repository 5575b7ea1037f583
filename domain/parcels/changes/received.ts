import type { PreAlert } from '../alerts/pre-alert.ts';
import type { Receipt } from '../bench/bench.ts';
import type { DeviceTime } from '../bench/device-time.ts';
import { nothingDeclared } from '../declaration/declaration.ts';
import type { Parcel } from '../parcel.ts';
import { otherNumbersIn, type ReadCode } from '../tracking/read-label.ts';

/** Whose a parcel is, and how we know. */
export interface KnownOwner {
  readonly mailbox: string;
  readonly ownerId: string;
  readonly matchedBy: NonNullable<Parcel['matchedBy']>;
  /** What they announced with this number. */
  readonly preAlert?: PreAlert | undefined;
  /** It is U.S. Mail, and the mailbox is closed: it is handed to the carrier again, to where its owner has gone. */
  readonly sentOn?: boolean;
}

/** What is known of a parcel besides its receipt. */
export interface Arrival {
  readonly receipt: Receipt;
  readonly code: ReadCode;
  readonly time: DeviceTime;
  /** Absent while nobody knows whose it is. */
  readonly owner?: KnownOwner | undefined;
  readonly freeUntil: string;
  /** User id of who received it. */
  readonly by: string;
  /** Our own clock, ISO 8601. */
  readonly now: string;
}

/** The fields by which a parcel is somebody's. What they announced of it is its declaration. */
export const ofOwner = ({
  mailbox,
  ownerId,
  matchedBy,
  preAlert,
}: KnownOwner): Pick<Parcel, 'state' | 'mailbox' | 'ownerId' | 'matchedBy' | 'preAlert'> &
  Partial<Pick<Parcel, 'declaration'>> => ({
  state: 'IN_STORAGE',
  mailbox,
  ownerId,
  matchedBy,
  ...(preAlert === undefined ? {} : { preAlert: preAlert.id, declaration: preAlert.declaration }),
});

/** A parcel as it lies on its shelf: in storage, or unidentified. */
export const received = ({ receipt, code, time, owner, freeUntil, by, now }: Arrival): Parcel => {
  const others = otherNumbersIn(receipt.otherNumbers, code.tracking);
  const { label, weightLb, sides, condition, conditionNote, shelf, seen } = receipt;
  return {
    code: receipt.code,
    version: 1,
    state: 'UNIDENTIFIED',
    ...(code.tracking === undefined ? {} : { tracking: code.tracking }),
    ...(others.length === 0 ? {} : { otherNumbers: [...others] }),
    carrier: code.carrier,
    ...(code.broughtBy === undefined ? {} : { broughtBy: code.broughtBy }),
    ...(code.usMail ? { usMail: true } : {}),
    label,
    weightLb,
    sides,
    condition,
    ...(conditionNote === undefined ? {} : { conditionNote }),
    shelf,
    declaration: nothingDeclared,
    seen,
    before: [],
    receivedAt: time.at,
    receivedBy: by,
    ...(time.saidAt === undefined ? {} : { saidAt: time.saidAt }),
    freeUntil,
    changedAt: now,
    ...(owner === undefined ? {} : ofOwner(owner)),
    ...(owner?.sentOn ? { state: 'RETURNING', back: { sentOn: true, fee: 0, askedAt: now } } : {}),
  };
};

/**
 * Whether a parcel was made of this receipt: the code, the number and the instant on the device are the same. The device sends a receipt
 * again when an answer was lost, and what was put right meanwhile stays.
 */
export const isOfReceipt = (
  parcel: Parcel,
  receipt: Receipt,
  { tracking }: Pick<ReadCode, 'tracking'>,
): boolean => {
  const said = new Date(receipt.at).toISOString();
  return (
    parcel.code === receipt.code &&
    parcel.tracking === tracking &&
    (parcel.saidAt ?? parcel.receivedAt) === said
  );
};
