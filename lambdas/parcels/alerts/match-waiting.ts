import { ok } from '#domain/kernel/result.ts';
import { isOpen } from '#domain/mailboxes/changes/life.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { announcedLater, hadBefore } from '#domain/parcels/alerts/announced-later.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { matched, waitsAt } from '#domain/parcels/alerts/pre-alert-matched.ts';
import type { StepRefusal } from '#domain/parcels/changes/step.ts';
import { isHere } from '#domain/parcels/lifecycle.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { type Besides, type ChangeDeps, changeParcel } from '../change/change-parcel.ts';
import { alertEvent, type Origin } from '../change/events.ts';
import { type WhoseDeps, whoseIs } from '../match/whose.ts';
import type { AlertStore } from '../store/alert-store.ts';
import type { ParcelStore } from '../store/parcel-store.ts';

export interface MatchDeps extends ChangeDeps, Pick<WhoseDeps, 'mailboxes' | 'matchLabel'> {
  readonly parcels: Pick<ParcelStore, 'find' | 'mine' | 'write' | 'ofNumber'>;
  readonly alerts: Pick<AlertStore, 'find' | 'closing'>;
  readonly unchangedMailbox: (mailbox: Mailbox) => Write;
}

interface Announcing {
  readonly alert: PreAlert;
  readonly by: string;
  readonly correlationId: string;
}

interface Waiting {
  readonly parcel: Parcel;
  readonly mailbox: string;
  /** The mailbox that it is put into; absent where it lies there. */
  readonly into?: Mailbox;
}

const isOwn = ({ ownerId, state, preAlert }: Parcel, alert: PreAlert): boolean =>
  ownerId === alert.ownerId && preAlert === undefined && isHere(state);

/**
 * The parcel that is here with this number, if it is the announcer's: by the rules of the bench, or because it lies in their mailbox already.
 * One that they had and gave up is given by a person alone.
 */
const waitingFor = async (deps: MatchDeps, { alert, by }: Announcing): Promise<Waiting | undefined> => {
  const { parcels } = await deps.parcels.ofNumber(alert.tracking);
  const own = parcels.find((parcel) => isOwn(parcel, alert));
  if (own?.mailbox !== undefined) return { parcel: own, mailbox: own.mailbox };
  const parcel = parcels.find((one) => one.state === 'UNIDENTIFIED' && !hadBefore(one, [alert.ownerId, by]));
  if (parcel === undefined) return undefined;
  const { label, receivedAt: arrivedAt } = parcel;
  const { certain } = await whoseIs(deps, { tracking: alert.tracking, label, arrivedAt });
  const isTheirs = certain?.mailbox.userId === alert.ownerId && isOpen(certain.mailbox);
  return isTheirs ? { parcel, mailbox: certain.mailbox.number, into: certain.mailbox } : undefined;
};

/** What is true together with it: the pre-alert has its parcel, and the mailbox that it is put into is still as it was. */
const together = (
  { alerts, unchangedMailbox }: MatchDeps,
  alert: PreAlert,
  { after, origin }: { readonly after: Parcel; readonly origin: Origin },
  into: Mailbox | undefined,
): Besides => {
  const done = matched(alert, after.code, after.changedAt);
  const { guard, also } = alerts.closing(done);
  return {
    guards: {
      announced: guard,
      ...(into === undefined ? {} : { mailbox: unchangedMailbox(into) }),
    },
    also,
    events: [alertEvent(done, 'matched', origin)],
  };
};

/**
 * Gives a parcel that is here already to whoever announced its number, where its label agrees with them or it lies in their mailbox.
 * Where nothing is here, or it could be somebody else's, the pre-alert stays as it is, and the desk is shown who announced it.
 */
export const matchWaiting = async (deps: MatchDeps, announcing: Announcing): Promise<void> => {
  const { alert, by, correlationId } = announcing;
  const waiting = waitsAt(alert, deps.clock()) ? await waitingFor(deps, announcing) : undefined;
  if (waiting === undefined) return;
  const { mailbox, parcel, into } = waiting;
  // The last try counts: each reads the pre-alert again.
  let open: PreAlert | undefined;
  await changeParcel<StepRefusal>(deps, {
    code: parcel.code,
    by,
    correlationId,
    what: (before) => (before.state === 'UNIDENTIFIED' ? ['assigned'] : ['declared']),
    decide: async (before, now) => {
      open = await deps.alerts.find(alert.id);
      const isGone = into === undefined && before.state === 'UNIDENTIFIED';
      if (open === undefined || !waitsAt(open, now) || isGone) return ok(before);
      const owner = { mailbox, ownerId: alert.ownerId, preAlert: open };
      return announcedLater(before, owner, { by, at: now.toISOString() });
    },
    besides: (after, origin) => (open === undefined ? {} : together(deps, open, { after, origin }, into)),
  });
};
