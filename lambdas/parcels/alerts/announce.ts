import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import type { PreAlert, PreAlertForm } from '#domain/parcels/alerts/pre-alert.ts';
import { isOpenAlert } from '#domain/parcels/alerts/pre-alert-matched.ts';
import { announced, numberTyped, type TypedNumber } from '#domain/parcels/alerts/pre-alerts.ts';
import { isHere } from '#domain/parcels/lifecycle.ts';
import type { preAlertEndpoints } from '#domain/parcels/owner/pre-alert-endpoints.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { alertEvent, type Origin } from '../change/events.ts';
import { type FileDeps, invoiceFile, ownFile } from '../own-file.ts';
import type { AlertList } from '../store/alert-list.ts';
import type { AlertStore } from '../store/alert-store.ts';
import type { KnownNumber } from '../store/parcel-store.ts';
import { type MatchDeps, matchWaiting } from './match-waiting.ts';
import { endThoseOver } from './settle.ts';

export interface AlertDeps extends MatchDeps, FileDeps {
  readonly alerts: AlertStore;
  readonly alertList: AlertList;
}

type AnnounceRefusal = EndpointRefusal<typeof preAlertEndpoints.announce>;

/** Nobody announces more than a shop gets in a month. */
const MOST_OPEN = 200;

/** The same number announced by the same person: it still waits, or its parcel is on our shelf. What others announced is not looked at. */
export const ownOfNumber = (
  { parcels, alerts }: KnownNumber,
  ownerIds: readonly string[],
): PreAlert | undefined =>
  alerts.find(
    (alert) =>
      ownerIds.includes(alert.ownerId) &&
      (isOpenAlert(alert) ||
        parcels.some(
          ({ code, ownerId, state }) =>
            code === alert.parcel && ownerId !== undefined && ownerIds.includes(ownerId) && isHere(state),
        )),
  );

export const announcedAlready = (preAlert: PreAlert) =>
  refuse('ALREADY_ANNOUNCED', 'You announced this number before. Open it to change it.', { preAlert });

/** All that is known of a number, with what time has ended written down. */
export const numberNow = async (
  deps: AlertDeps,
  tracking: string,
  ownerIds: readonly string[],
  correlationId: string,
): Promise<KnownNumber> => {
  const known = await deps.parcels.ofNumber(tracking);
  const own = known.alerts.filter(({ ownerId }) => ownerIds.includes(ownerId));
  await endThoseOver(deps, own, correlationId);
  const ended = await Promise.all(own.map(({ id }) => deps.alerts.find(id)));
  return { parcels: known.parcels, alerts: ended.filter((alert) => alert !== undefined) };
};

/** The mailbox for which somebody announces. */
const mailboxOf = async (
  { mailboxes }: Pick<AlertDeps, 'mailboxes'>,
  ownerIds: readonly string[],
): Promise<Result<Mailbox, never, Refusal<'MAILBOX_NOT_FOUND'>>> => {
  const found = await Promise.all(ownerIds.map((id) => mailboxes.ofOwner(id)));
  const mailbox = found.find((one) => one !== undefined && one.status !== 'CLOSED');
  return mailbox === undefined
    ? refuse('MAILBOX_NOT_FOUND', 'You have no open mailbox, so we would not know where to put it. Call us.')
    : ok(mailbox);
};

const tooMany = () =>
  refuse(
    'TOO_MANY_PRE_ALERTS',
    `${MOST_OPEN} parcels that you announced have not come. Take back those that will not come.`,
  );

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
        own: ownOfNumber(await numberNow(deps, number.tracking, ownerIds, correlationId), ownerIds),
      }),
      write: (alert) => deps.alerts.add(alert, alertEvent(alert, 'announced', origin)),
    },
    async ({ first, own }) => {
      if (first !== undefined) return { done: first };
      if (own !== undefined) return announcedAlready(own);
      if ((await deps.alertList.countOpen(ownerIds, MOST_OPEN)) >= MOST_OPEN) return tooMany();
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
 * Announces a parcel, once for each id. The same id again gets the first's answer. What is here with this number and belongs to nobody
 * becomes the caller's by the rules of the bench; of what is others' nothing is told.
 */
export const announce =
  (deps: AlertDeps): UseCase<typeof preAlertEndpoints.announce> =>
  async ({ body: { id, ...form }, caller, correlationId }) => {
    const ownerIds = idsOf(caller);
    const answer = async (alert: PreAlert) =>
      ownerIds.includes(alert.ownerId)
        ? ok(await matchWaiting(deps, { alert, ownerIds, by: caller.userId, correlationId }))
        : isOther();
    const first = await deps.alerts.find(id);
    if (first !== undefined) return answer(first);
    const right = await checked(deps, form, caller);
    if (!right.ok) return right;
    const written = await writeNew(deps, { id, form, ...right.value, caller, correlationId });
    return written.ok ? answer(written.value) : written;
  };
