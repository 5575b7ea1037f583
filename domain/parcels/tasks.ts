import type { DerivedTask } from '../kernel/derived-task.ts';
import { holdsOf } from './holds/holds.ts';
import type { Parcel } from './parcel.ts';

type ParcelTaskKind =
  | 'PARCEL_UNIDENTIFIED'
  | 'PARCEL_INVOICE'
  | 'PARCEL_GOODS'
  | 'PARCEL_PHOTOS'
  | 'PARCEL_RETURN'
  | 'PARCEL_DISPOSAL';
type ParcelTask = DerivedTask<ParcelTaskKind>;

const later = (one: string, other: string): string => (one > other ? one : other);

/** A parcel of nobody, since it came, or since it turned out to be another's. */
const toIdentify = ({ state, before, receivedAt }: Parcel): readonly ParcelTask[] =>
  state === 'UNIDENTIFIED' ? [{ kind: 'PARCEL_UNIDENTIFIED', since: before.at(-1)?.to ?? receivedAt }] : [];

const invoiceToRead = ({ state, declaration: { invoice }, receivedAt }: Parcel): readonly ParcelTask[] =>
  state === 'IN_STORAGE' && invoice.state === 'PROVIDED'
    ? [{ kind: 'PARCEL_INVOICE', since: later(invoice.at ?? receivedAt, receivedAt) }]
    : [];

const goodsToSee = (parcel: Parcel): readonly ParcelTask[] =>
  // Whether a form is there changes nothing about what is inside.
  holdsOf(parcel, { usMailOk: true })
    .filter(({ kind }) => kind === 'DG_REVIEW')
    .map(({ since }) => ({ kind: 'PARCEL_GOODS', since }));

const photosToTake = ({ photos }: Parcel): readonly ParcelTask[] =>
  photos !== undefined && photos.doneAt === undefined
    ? [{ kind: 'PARCEL_PHOTOS', since: photos.askedAt }]
    : [];

const toSendBack = ({ state, back, changedAt }: Parcel): readonly ParcelTask[] =>
  state === 'RETURNING' ? [{ kind: 'PARCEL_RETURN', since: back?.askedAt ?? changedAt }] : [];

const toDispose = ({ disposal }: Parcel): readonly ParcelTask[] =>
  disposal?.agreedAt !== undefined && disposal.doneAt === undefined
    ? [{ kind: 'PARCEL_DISPOSAL', since: disposal.agreedAt }]
    : [];

/** What waits in a parcel for somebody of ours. */
export const parcelTasks = (parcel: Parcel): readonly ParcelTask[] =>
  parcel.closedAt === undefined
    ? [toIdentify, invoiceToRead, goodsToSee, photosToTake, toSendBack, toDispose].flatMap((of) => of(parcel))
    : [];
