import { DAY_MS } from '../../kernel/new-york.ts';
import { ok, type Refusal, type Result, refuse } from '../../kernel/result.ts';
import { nothingDeclared } from '../declaration/declaration.ts';
import { declarationBy, saySame } from '../declaration/declare.ts';
import { carrierOf } from '../tracking/carrier.ts';
import { carriers } from '../tracking/carriers.ts';
import { trackingProblem, trackingTyped } from '../tracking/typed.ts';
import { PRE_ALERT_DAYS, type PreAlert, type PreAlertForm, Tracking } from './pre-alert.ts';
import { isOpenAlert, waitsAt } from './pre-alert-matched.ts';
import { warnedFrom } from './pre-alert-time.ts';

export type AlertRefusal =
  | Refusal<'PRE_ALERT_CHANGED', { readonly preAlert: PreAlert }>
  | Refusal<'PRE_ALERT_CLOSED', { readonly preAlert: PreAlert }>;
/** A pre-alert after a change, or the same one where it is so already. */
export type SteppedAlert = Result<PreAlert, never, AlertRefusal>;

/** A number as a form has it, and who brings the parcel. */
export interface TypedNumber {
  readonly tracking: string;
  readonly carrier: string;
}

/** Reads the number of a form. What its owner chose counts where its form does not tell the carrier. */
export const numberTyped = ({
  tracking: typed,
  carrier: chosen,
}: Pick<PreAlertForm, 'tracking' | 'carrier'>): Result<TypedNumber, 'TRACKING_INVALID'> => {
  const tracking = trackingTyped(typed);
  const problem =
    trackingProblem(typed) ??
    (Tracking.safeParse(tracking).success ? undefined : 'A tracking number has letters and digits only');
  if (problem !== undefined) return refuse('TRACKING_INVALID', `${problem}.`);
  const { carrier, certain } = carrierOf(tracking);
  const known = (carriers as readonly string[]).includes(chosen ?? '');
  return ok({ tracking, carrier: certain || !known ? carrier : (chosen ?? carrier) });
};

/** When a pre-alert ends that was made at an instant. */
const endOf = (at: string): string =>
  new Date(new Date(at).getTime() + PRE_ALERT_DAYS * DAY_MS).toISOString();

interface Announcing extends TypedNumber {
  readonly id: string;
  readonly ownerId: string;
  readonly form: PreAlertForm;
  /** ISO 8601. */
  readonly at: string;
}

/** A pre-alert as it is made. */
export const announced = ({ id, ownerId, form, tracking, carrier, at }: Announcing): PreAlert => ({
  id,
  version: 1,
  ownerId,
  state: 'PENDING_ARRIVAL',
  tracking,
  carrier,
  declaration: declarationBy(form.declaration, nothingDeclared, at),
  createdAt: at,
  changedAt: at,
  expiresAt: endOf(at),
});

/** A pre-alert as it is at an instant: one that nothing came for in time is over, whether somebody has written that down or not. */
export const alertAt = (alert: PreAlert, now: Date): PreAlert =>
  isOpenAlert(alert) && !waitsAt(alert, now)
    ? { ...alert, state: 'EXPIRED', closedAt: alert.expiresAt }
    : alert;

interface Changing {
  readonly version: number;
  readonly now: Date;
}

const closedAlert = (alert: PreAlert) => {
  const why = {
    MATCHED: 'It has come. Change what is inside on the page of the parcel.',
    CANCELLED: 'You took it back. Announce the parcel again if it comes after all.',
    EXPIRED: 'It has expired. Announce the parcel again if it still comes.',
    PENDING_ARRIVAL: '',
  }[alert.state];
  return refuse('PRE_ALERT_CLOSED', why, { preAlert: alert });
};

const openAndUnchanged = (before: PreAlert, { version, now }: Changing): SteppedAlert => {
  const alert = alertAt(before, now);
  if (!isOpenAlert(alert)) return closedAlert(alert);
  return alert.version === version
    ? ok(alert)
    : refuse('PRE_ALERT_CHANGED', 'You changed it in another window. Look at it again.', { preAlert: alert });
};

/** Whether its owner is asked by now if it still comes. */
const isEnding = (alert: PreAlert, now: Date): boolean => warnedFrom(alert) <= now.toISOString();

/**
 * A pre-alert that its owner changed. The same again changes nothing, unless it ends soon: whoever saves it then still waits for it, and the
 * time begins again. So it does with another number, because another parcel is waited for.
 */
export const alertChanged = (
  before: PreAlert,
  { form, tracking, carrier }: { readonly form: PreAlertForm } & TypedNumber,
  changing: Changing,
): SteppedAlert => {
  const at = changing.now.toISOString();
  const declaration = declarationBy(form.declaration, before.declaration, at);
  const isAnother = tracking !== before.tracking;
  const begins = isAnother || isEnding(before, changing.now);
  const isSame = !begins && carrier === before.carrier && saySame(declaration, before.declaration);
  if (isSame && isOpenAlert(alertAt(before, changing.now))) return ok(before);
  const open = openAndUnchanged(before, changing);
  if (!open.ok) return open;
  const { warnedAt, ...again } = before;
  const { refused, ...another } = again;
  return ok({
    ...(begins ? { ...(isAnother ? another : again), expiresAt: endOf(at) } : before),
    ...(isAnother ? { renumbered: (before.renumbered ?? 0) + 1 } : {}),
    version: before.version + 1,
    tracking,
    carrier,
    declaration,
    changedAt: at,
  });
};

/** A pre-alert that its owner takes back. One that is taken back already changes nothing. */
export const alertTakenBack = (before: PreAlert, changing: Changing): SteppedAlert => {
  if (before.state === 'CANCELLED') return ok(before);
  const open = openAndUnchanged(before, changing);
  if (!open.ok) return open;
  const at = changing.now.toISOString();
  return ok({ ...before, version: before.version + 1, state: 'CANCELLED', changedAt: at, closedAt: at });
};
