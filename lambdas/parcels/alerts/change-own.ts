import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { type AnyRefusal, ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import { MOST_NUMBERS, type PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { isOpenAlert } from '#domain/parcels/alerts/pre-alert-matched.ts';
import {
  type AlertRefusal,
  alertAt,
  alertChanged,
  alertTakenBack,
  numberTyped,
} from '#domain/parcels/alerts/pre-alerts.ts';
import type { preAlertEndpoints } from '#domain/parcels/owner/pre-alert-endpoints.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerPage } from '../../runtime/table/page.ts';
import { alertEvent } from '../change/events.ts';
import { invoiceFile, ownFile } from '../own-file.ts';
import { type AlertDeps, announcedAlready, ownOfNumber } from './announce.ts';

type ChangeRefusal = EndpointRefusal<typeof preAlertEndpoints.changePreAlert>;

const tooManyNumbers = () =>
  refuse(
    'TOO_MANY_PRE_ALERTS',
    `You have changed the number of this one ${MOST_NUMBERS} times. Take it back, and announce the parcel again.`,
  );

const noSuchAlert = () => refuse('PRE_ALERT_NOT_FOUND', 'There is no such pre-alert.');

/** A pre-alert of one of these ids. One of somebody else is not found. */
const mine = async (
  { alerts }: Pick<AlertDeps, 'alerts'>,
  id: string,
  ownerIds: readonly string[],
): Promise<PreAlert | undefined> => {
  const alert = await alerts.find(id);
  return alert !== undefined && ownerIds.includes(alert.ownerId) ? alert : undefined;
};

/** The caller's pre-alerts, newest first, as they are at this instant. */
export const listAnnounced =
  ({
    alertList,
    clock,
  }: Pick<AlertDeps, 'alertList' | 'clock'>): UseCase<typeof preAlertEndpoints.announced> =>
  async ({ query, caller }) =>
    answerPage(`pre-alerts:${caller.userId}:${query.which}`, query, async (page) => {
      const { items, ...rest } = await alertList.ofOwner(idsOf(caller), query.which, page);
      const now = items.map((alert) => alertAt(alert, clock()));
      return { ...rest, items: query.which === 'open' ? now.filter(isOpenAlert) : now };
    });

/** One of the caller's pre-alerts, as it is at this instant. */
export const showAnnounced =
  ({ alerts, clock }: Pick<AlertDeps, 'alerts' | 'clock'>): UseCase<typeof preAlertEndpoints.preAlert> =>
  async ({ params: { id }, caller }) => {
    const alert = await mine({ alerts }, id, idsOf(caller));
    return alert === undefined ? noSuchAlert() : ok(alertAt(alert, clock()));
  };

interface Request<R extends AnyRefusal> {
  readonly id: string;
  readonly ownerIds: readonly string[];
  readonly by: string;
  readonly correlationId: string;
  readonly what: 'changed' | 'taken-back';
  readonly decide: (before: PreAlert, now: Date) => Promise<Result<PreAlert, never, R>>;
}

/** Makes one change of a pre-alert, once. The same again changes nothing. */
const changeAlert = <R extends AnyRefusal>(
  deps: AlertDeps,
  { id, ownerIds, by, correlationId, what, decide }: Request<R>,
): Promise<Result<PreAlert, never, R | Refusal<'PRE_ALERT_NOT_FOUND'>>> =>
  changing<PreAlert | undefined, PreAlert, PreAlert, R | Refusal<'PRE_ALERT_NOT_FOUND'>>(
    `The pre-alert ${id}`,
    {
      read: () => mine(deps, id, ownerIds),
      write: async (after, before) => {
        if (before === undefined) return false;
        const event = alertEvent(after, what, { by, newId: deps.newId, correlationId });
        return isOpenAlert(after)
          ? deps.alerts.change(before, after, event)
          : deps.alerts.close(after, event);
      },
    },
    async (before) => {
      if (before === undefined) return noSuchAlert();
      const decided = await decide(before, deps.clock());
      if (!decided.ok) return decided;
      const after = decided.value;
      return after === before ? { done: before } : { change: after, answer: after };
    },
    { pause: deps.pause },
  );

/** Changes a pre-alert until its parcel has come. What is here with another number is looked for after the answer. */
export const changePreAlert =
  (deps: AlertDeps): UseCase<typeof preAlertEndpoints.changePreAlert> =>
  async ({ params: { id }, body: { version, ...form }, caller, correlationId }) => {
    const ownerIds = idsOf(caller);
    const number = numberTyped(form);
    if (!number.ok) return number;
    const { tracking } = number.value;
    return changeAlert<ChangeRefusal>(deps, {
      id,
      ownerIds,
      by: caller.userId,
      correlationId,
      what: 'changed',
      decide: async (before, now) => {
        const file = invoiceFile(form.declaration);
        const known = before.declaration.invoice.file;
        const right = await ownFile(deps, { file, purpose: 'PARCEL_INVOICE', ownerIds, known, now });
        if (!right.ok) return right;
        const isAnother = tracking !== before.tracking;
        if (isAnother && (before.renumbered ?? 0) >= MOST_NUMBERS) return tooManyNumbers();
        const other = !isAnother ? undefined : await ownOfNumber(deps, tracking, ownerIds, correlationId);
        if (other !== undefined && other.id !== id) return announcedAlready(other);
        return alertChanged(before, { form, ...number.value }, { version, now });
      },
    });
  };

/** Takes a pre-alert back: the order was canceled, or the number was wrong. */
export const takeBackPreAlert =
  (deps: AlertDeps): UseCase<typeof preAlertEndpoints.takeBackPreAlert> =>
  async ({ params: { id }, body: { version }, caller, correlationId }) =>
    changeAlert<AlertRefusal>(deps, {
      id,
      ownerIds: idsOf(caller),
      by: caller.userId,
      correlationId,
      what: 'taken-back',
      decide: async (before, now) => alertTakenBack(before, { version, now }),
    });
