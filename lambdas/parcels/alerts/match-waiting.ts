import { ok } from '#domain/kernel/result.ts';
import { announcedLater, hadBefore } from '#domain/parcels/alerts/announced-later.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { isOpenAlert, matched } from '#domain/parcels/alerts/pre-alert-matched.ts';
import type { StepRefusal } from '#domain/parcels/changes/step.ts';
import { isHere } from '#domain/parcels/lifecycle.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { type Besides, type ChangeDeps, changeParcel } from '../change/change-parcel.ts';
import { alertEvent, type Origin } from '../change/events.ts';
import { type WhoseDeps, whoseIs } from '../match/whose.ts';
import type { AlertStore } from '../store/alert-store.ts';
import type { NewsStore } from '../store/news-store.ts';
import type { ParcelStore } from '../store/parcel-store.ts';

export interface MatchDeps extends ChangeDeps, Pick<WhoseDeps, 'mailboxes' | 'matchLabel'> {
  readonly parcels: Pick<ParcelStore, 'find' | 'mine' | 'write' | 'ofNumber'>;
  readonly alerts: Pick<AlertStore, 'find' | 'closing'>;
  readonly news: Pick<NewsStore, 'adding'>;
}

interface Announcing {
  readonly alert: PreAlert;
  /** Every id of who announced it. */
  readonly ownerIds: readonly string[];
  readonly by: string;
  readonly correlationId: string;
}

interface Waiting {
  readonly parcel: Parcel;
  readonly mailbox: string;
}

const isOwn = ({ ownerId, state, preAlert }: Parcel, alert: PreAlert): boolean =>
  ownerId === alert.ownerId && preAlert === undefined && isHere(state);

/**
 * The parcel that is here with this number, if it is the announcer's: by the rules of the bench, or because it lies in their mailbox already.
 * One that they had and gave up is given by a person alone.
 */
const waitingFor = async (deps: MatchDeps, { alert, ownerIds }: Announcing): Promise<Waiting | undefined> => {
  const { parcels } = await deps.parcels.ofNumber(alert.tracking);
  const own = parcels.find((parcel) => isOwn(parcel, alert));
  if (own?.mailbox !== undefined) return { parcel: own, mailbox: own.mailbox };
  const parcel = parcels.find((one) => one.state === 'UNIDENTIFIED' && !hadBefore(one, ownerIds));
  if (parcel === undefined) return undefined;
  const { certain } = await whoseIs(deps, { tracking: alert.tracking, label: parcel.label });
  const isTheirs = certain?.mailbox.userId === alert.ownerId && certain.mailbox.status !== 'CLOSED';
  return isTheirs ? { parcel, mailbox: certain.mailbox.number } : undefined;
};

/** What is true together with it: the pre-alert has its parcel, and its owner is told with what else comes. */
const together = async (
  { alerts, news }: MatchDeps,
  alert: PreAlert,
  { after, origin, now }: { readonly after: Parcel; readonly origin: Origin; readonly now: Date },
  isNews: boolean,
): Promise<Besides> => {
  const done = matched(alert, after.code, after.changedAt);
  const { guard, also } = alerts.closing(done);
  return {
    guards: {
      announced: guard,
      ...(isNews ? { news: await news.adding(alert.ownerId, after.code, now) } : {}),
    },
    also,
    events: [alertEvent(done, 'matched', origin)],
  };
};

/**
 * Gives a parcel that is here already to whoever announces its number, in the way the bench does. Returns the pre-alert as it is then.
 * Where nothing is here, or it could be somebody else's, the pre-alert stays as it is, and nothing tells the difference.
 */
export const matchWaiting = async (deps: MatchDeps, announcing: Announcing): Promise<PreAlert> => {
  const { alert, by, correlationId } = announcing;
  const waiting = isOpenAlert(alert) ? await waitingFor(deps, announcing) : undefined;
  if (waiting === undefined) return alert;
  const { mailbox, parcel } = waiting;
  // The last try counts: each reads the pre-alert again.
  let open: PreAlert | undefined;
  let isNews = false;
  await changeParcel<StepRefusal>(deps, {
    code: parcel.code,
    by,
    correlationId,
    what: (before) => (before.state === 'UNIDENTIFIED' ? ['assigned'] : ['declared']),
    decide: async (before, now) => {
      open = await deps.alerts.find(alert.id);
      isNews = before.state === 'UNIDENTIFIED';
      if (open === undefined || !isOpenAlert(open)) return ok(before);
      const owner = { mailbox, ownerId: alert.ownerId, preAlert: open };
      return announcedLater(before, owner, { by, at: now.toISOString() });
    },
    besides: async (after, origin, now) =>
      open === undefined ? {} : together(deps, open, { after, origin, now }, isNews),
  });
  return (await deps.alerts.find(alert.id)) ?? alert;
};
