import type { NextStep } from '#domain/next-step/next-step.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { isOpenAlert } from '#domain/parcels/alerts/pre-alert-matched.ts';
import type { ParcelFacts } from '#domain/parcels/next-step/facts.ts';
import { nextOfParcel } from '#domain/parcels/next-step/next-of-parcel.ts';
import type { Trace } from '#domain/parcels/trace/trace.ts';
import type { DigestOf } from '../../../runtime/digest.ts';
import { arrivedWords, type Came } from '../words/arrived.ts';
import { type AlertWhat, alertWords } from '../words/pre-alert-words.ts';
import type { Said } from '../words/said.ts';
import { goneWords, stepWords } from '../words/step-words.ts';
import { type TraceWhat, traceWords } from '../words/trace-words.ts';
import { isMailboxWhat, type MailboxWhat, type StepWhat } from './whats.ts';

/** How the things of a mailbox are now. */
export interface MailboxFacts extends Pick<ParcelFacts, 'card' | 'now'> {
  /** Who is told. */
  readonly userId: string;
  readonly parcels: ReadonlyMap<string, Came>;
  readonly alerts: ReadonlyMap<string, PreAlert>;
  readonly traces: ReadonlyMap<string, Trace>;
}

/** One thing that is to be told, because it is still so. */
export interface News {
  readonly what: MailboxWhat;
  /** What it is about, so that two things that happened to one parcel are told as one. */
  readonly of: string;
  readonly said: Said;
  /** The parcel that it is about, while it is theirs. */
  readonly parcel?: Came;
}

export type Happening = Pick<DigestOf['happened'][number], 'what' | 'parts'>;

/** What the owner of a parcel has to do now. */
export const nextOf = (parcel: Came, { card, now }: Pick<MailboxFacts, 'card' | 'now'>): NextStep =>
  nextOfParcel({ parcel, card, now, usMailOk: parcel.formMissing === undefined });

const isOnShelf = ({ state, disposal }: Came): boolean =>
  state === 'IN_STORAGE' && disposal?.agreedAt === undefined;

const asksFor = ({ todo, after }: NextStep, act: string): boolean =>
  todo?.act === act || after.some((step) => step.act === act);

type OfParcel = StepWhat | 'ARRIVED';

/** Whether that is so of a parcel now. Who has it is asked of all of them. */
const isSo: Readonly<Record<OfParcel, (parcel: Came, next: NextStep) => boolean>> = {
  ARRIVED: isOnShelf,
  INVOICE_REJECTED: ({ declaration }, next) =>
    declaration.invoice.state === 'REJECTED' && asksFor(next, 'SEND_PAPER'),
  MAY_NOT_FLY: (_, next) => asksFor(next, 'DECIDE_PARCEL'),
  MAY_FLY: (parcel) => isOnShelf(parcel) && parcel.looked?.verdict === 'MAY_FLY',
  PHOTOS: ({ photos }) => photos?.doneAt !== undefined,
  RETURNED: ({ state }) => state === 'RETURNED',
  DISPOSED: ({ state }) => state === 'DISPOSED',
};

type Read = (part: string, facts: MailboxFacts) => News | undefined;

const ofParcel =
  (what: OfParcel): Read =>
  (code, facts) => {
    const parcel = facts.parcels.get(code);
    if (parcel?.ownerId !== facts.userId || !isSo[what](parcel, nextOf(parcel, facts))) return undefined;
    const said = what === 'ARRIVED' ? arrivedWords(parcel, facts) : stepWords[what](parcel);
    return { what, of: code, parcel, said };
  };

const gone: Read = (code, { parcels, userId }) => {
  const parcel = parcels.get(code);
  return parcel === undefined || parcel.ownerId === userId
    ? undefined
    : { what: 'GONE', of: code, said: goneWords(code) };
};

const ofAlert =
  (what: AlertWhat, isStill: (alert: PreAlert, now: Date) => boolean): Read =>
  (id, { alerts, userId, now }) => {
    const alert = alerts.get(id);
    return alert?.ownerId === userId && isStill(alert, now)
      ? { what, of: id, said: alertWords[what](alert) }
      : undefined;
  };

const ofTrace =
  (what: TraceWhat, state: Trace['state']): Read =>
  (reference, { traces, userId, now }) => {
    const trace = traces.get(reference);
    return trace?.ownerId === userId && trace.state === state
      ? { what, of: reference, said: traceWords[what](trace, now) }
      : undefined;
  };

const found: Read = (reference, facts) => {
  const news = ofTrace('FOUND', 'FOUND')(reference, facts);
  const parcel = facts.parcels.get(facts.traces.get(reference)?.parcel ?? '');
  return news && parcel?.ownerId === facts.userId ? { ...news, of: parcel.code, parcel } : undefined;
};

const reads: Readonly<Record<MailboxWhat, Read>> = {
  MAY_NOT_FLY: ofParcel('MAY_NOT_FLY'),
  INVOICE_REJECTED: ofParcel('INVOICE_REJECTED'),
  DISPOSED: ofParcel('DISPOSED'),
  RETURNED: ofParcel('RETURNED'),
  ARRIVED: ofParcel('ARRIVED'),
  PHOTOS: ofParcel('PHOTOS'),
  MAY_FLY: ofParcel('MAY_FLY'),
  GONE: gone,
  // The carrier may have come again since.
  REFUSED_AT_DOOR: ofAlert('REFUSED_AT_DOOR', (alert) => isOpenAlert(alert) && alert.refused !== undefined),
  // Once its time is over, the next letter says that we wait no longer.
  ENDS_SOON: ofAlert('ENDS_SOON', (alert, now) => isOpenAlert(alert) && alert.expiresAt > now.toISOString()),
  EXPIRED: ofAlert('EXPIRED', ({ state }) => state === 'EXPIRED'),
  ASKED: ofTrace('ASKED', 'OPEN'),
  NOT_HERE: ofTrace('NOT_HERE', 'NOT_HERE'),
  FOUND: found,
};

/** What came and was given to somebody else before its reader was told of it: they never knew that they had it. */
const isUnknown = (happened: readonly Happening[], part: string): boolean =>
  happened.find(({ what, parts = [] }) => (what === 'ARRIVED' || what === 'GONE') && parts.includes(part))
    ?.what === 'ARRIVED';

/** What of all that happened is still so, each once, in the order in which it happened. */
export const stillSo = (happened: readonly Happening[], facts: MailboxFacts): readonly News[] => {
  const told = new Map<string, News>();
  for (const { what, parts = [] } of happened)
    for (const part of parts) {
      if (!isMailboxWhat(what) || (what === 'GONE' && isUnknown(happened, part))) continue;
      const news = reads[what](part, facts);
      if (news) told.set(`${what}#${part}`, news);
    }
  return [...told.values()];
};
