import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { newYorkDay, newYorkInstant } from '#domain/kernel/new-york.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { isOpen } from '#domain/mailboxes/changes/life.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import type { PreAlert, PreAlertForm } from '#domain/parcels/alerts/pre-alert.ts';
import { waitsAt } from '#domain/parcels/alerts/pre-alert-matched.ts';
import { announced, numberTyped, type TypedNumber } from '#domain/parcels/alerts/pre-alerts.ts';
import { isHere } from '#domain/parcels/lifecycle.ts';
import type { preAlertEndpoints } from '#domain/parcels/owner/pre-alert-endpoints.ts';
import type { MailboxReader } from '../../mailboxes/index.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { alertEvent, type Origin } from '../change/events.ts';
import { type FileDeps, invoiceFile, ownFile } from '../own-file.ts';
import type { AlertList } from '../store/alert-list.ts';
import type { AlertStore } from '../store/alert-store.ts';
import type { ParcelStore } from '../store/parcel-store.ts';
import { endThoseOver } from './settle.ts';

export interface AlertDeps extends FileDeps, Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly parcels: Pick<ParcelStore, 'mine'>;
  readonly mailboxes: Pick<MailboxReader, 'ofOwner'>;
  readonly pause: Pause;
  readonly alerts: AlertStore;
  readonly alertList: AlertList;
}

type AnnounceRefusal = EndpointRefusal<typeof preAlertEndpoints.announce>;

/** Nobody announces more than a shop gets in a month. */
const MOST_OPEN = 200;
/** Nor more in a day, whatever became of them: nobody tries numbers out with us. */
const MOST_A_DAY = 100;

export const announcedAlready = (preAlert: PreAlert) =>
  refuse('ALREADY_ANNOUNCED', 'You announced this number before. Open it to change it.', { preAlert });

/**
 * The same number announced by the same person: it still waits, or its parcel is on our shelf. Only rows of their own are read, so that
 * neither the answer nor its time tells what others have or announced. What time has ended is written down first.
 */
export const ownOfNumber = async (
  deps: AlertDeps,
  tracking: string,
  ownerIds: readonly string[],
  correlationId: string,
): Promise<PreAlert | undefined> => {
  const { alerts, parcels, clock } = deps;
  const own = await alerts.ofNumber(tracking, ownerIds);
  await endThoseOver(deps, own, correlationId);
  for (const alert of own) {
    if (waitsAt(alert, clock())) return alert;
    const parcel = alert.parcel === undefined ? undefined : await parcels.mine(ownerIds, alert.parcel);
    if (parcel !== undefined && isHere(parcel.state)) return alert;
  }
  return undefined;
};

/** The mailbox for which somebody announces. */
const mailboxOf = async (
  { mailboxes }: Pick<AlertDeps, 'mailboxes'>,
  ownerIds: readonly string[],
): Promise<Result<Mailbox, never, Refusal<'MAILBOX_NOT_FOUND'>>> => {
  const found = await Promise.all(ownerIds.map((id) => mailboxes.ofOwner(id)));
  const mailbox = found.find((one) => one !== undefined && isOpen(one));
  return mailbox === undefined
    ? refuse('MAILBOX_NOT_FOUND', 'You have no open mailbox, so we would not know where to put it. Call us.')
    : ok(mailbox);
};

/** Why somebody cannot announce one more now; undefined where they can. */
const tooMany = async ({ alertList, clock }: AlertDeps, ownerIds: readonly string[]) => {
  const today = newYorkInstant(newYorkDay(clock()), '00:00');
  const [open, made] = await Promise.all([
    alertList.countOpen(ownerIds, MOST_OPEN),
    alertList.countSince(ownerIds, today, MOST_A_DAY),
  ]);
  if (open >= MOST_OPEN)
    return refuse(
      'TOO_MANY_PRE_ALERTS',
      `${MOST_OPEN} parcels that you announced have not come. Take back those that will not come.`,
    );
  return made >= MOST_A_DAY
    ? refuse(
        'TOO_MANY_PRE_ALERTS',
        `You have announced ${MOST_A_DAY} parcels today. Announce the others tomorrow, or call us.`,
      )
    : undefined;
};

interface Announcing {
  readonly id: string;
  readonly form: PreAlertForm;
  readonly number: TypedNumber;
  readonly ownerId: string;
  readonly caller: Caller;
  readonly correlationId: string;
}

/** Writes a pre-alert once, whatever is announced at the same moment. */
const writeNew = (
  deps: AlertDeps,
  { id, form, number, ownerId, caller, correlationId }: Announcing,
): Promise<Result<PreAlert, never, AnnounceRefusal>> => {
  const ownerIds = idsOf(caller);
  const origin: Origin = { by: caller.userId, newId: deps.newId, correlationId };
  return changing<
    { readonly first: PreAlert | undefined; readonly own: PreAlert | undefined },
    PreAlert,
    PreAlert,
    AnnounceRefusal
  >(
    `The pre-alert ${id}`,
    {
      read: async () => ({
        first: await deps.alerts.find(id),
        own: await ownOfNumber(deps, number.tracking, ownerIds, correlationId),
      }),
      write: (alert) => deps.alerts.add(alert, alertEvent(alert, 'announced', origin)),
    },
    async ({ first, own }) => {
      if (first !== undefined) return { done: first };
      if (own !== undefined) return announcedAlready(own);
      const refused = await tooMany(deps, ownerIds);
      if (refused !== undefined) return refused;
      const alert = announced({ id, ownerId, form, ...number, at: deps.clock().toISOString() });
      return { change: alert, answer: alert };
    },
    { pause: deps.pause },
  );
};

/** What has to be right before anything is written. */
const checked = async (
  deps: AlertDeps,
  form: PreAlertForm,
  caller: Caller,
): Promise<Result<Pick<Announcing, 'number' | 'ownerId'>, never, AnnounceRefusal>> => {
  const number = numberTyped(form);
  if (!number.ok) return number;
  const mailbox = await mailboxOf(deps, idsOf(caller));
  if (!mailbox.ok) return mailbox;
  const file = await ownFile(deps, {
    file: invoiceFile(form.declaration),
    purpose: 'PARCEL_INVOICE',
    ownerIds: idsOf(caller),
    now: deps.clock(),
  });
  return file.ok ? ok({ number: number.value, ownerId: mailbox.value.userId }) : file;
};

const isOther = () => refuse('PRE_ALERT_EXISTS', 'This form was sent before. Open a new one.');

/**
 * Announces a parcel, once for each id. The same id again gets the first's answer. What is here with this number is looked for after the
 * answer, so the answer is the same for every number.
 */
export const announce =
  (deps: AlertDeps): UseCase<typeof preAlertEndpoints.announce> =>
  async ({ body: { id, ...form }, caller, correlationId }) => {
    const ownerIds = idsOf(caller);
    const answer = (alert: PreAlert) => (ownerIds.includes(alert.ownerId) ? ok(alert) : isOther());
    const first = await deps.alerts.find(id);
    if (first !== undefined) return answer(first);
    const right = await checked(deps, form, caller);
    if (!right.ok) return right;
    const written = await writeNew(deps, { id, form, ...right.value, caller, correlationId });
    return written.ok ? answer(written.value) : written;
  };
