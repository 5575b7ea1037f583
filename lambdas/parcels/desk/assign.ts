import { type Refusal, refuse } from '#domain/kernel/result.ts';
import { isOpen } from '#domain/mailboxes/changes/life.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { isOpenAlert, matched, waitsAt } from '#domain/parcels/alerts/pre-alert-matched.ts';
import { assigned, unassigned } from '#domain/parcels/changes/assigned.ts';
import type { KnownOwner } from '#domain/parcels/changes/received.ts';
import { notPossible, type StepRefusal } from '#domain/parcels/changes/step.ts';
import type { deskParcelEndpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { MailboxReader } from '../../mailboxes/index.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { type Besides, type ChangeDeps, changeParcel } from '../change/change-parcel.ts';
import { alertEvent, type Origin } from '../change/events.ts';
import type { AlertStore } from '../store/alert-store.ts';
import type { ParcelStore } from '../store/parcel-store.ts';

export interface AssignDeps extends ChangeDeps {
  readonly parcels: Pick<ParcelStore, 'find' | 'mine' | 'write' | 'ofNumber'>;
  readonly mailboxes: Pick<MailboxReader, 'behind'>;
  readonly alerts: Pick<AlertStore, 'closing' | 'find'>;
  readonly unchangedMailbox: (mailbox: Mailbox) => Write;
}

/** What its owner announced with the number of a parcel: it waits for it still, or was matched to it before. */
export const announcedBy = async (
  { parcels, clock }: Pick<AssignDeps, 'parcels' | 'clock'>,
  { tracking, code }: Parcel,
  ownerId: string,
): Promise<PreAlert | undefined> => {
  if (tracking === undefined) return undefined;
  const { alerts } = await parcels.ofNumber(tracking);
  return alerts.find(
    (alert) => alert.ownerId === ownerId && (waitsAt(alert, clock()) || alert.parcel === code),
  );
};

/** A parcel as it is somebody's, with the mailbox that it is put into, and what its owner announced of it. */
interface NewOwner {
  readonly after: Parcel;
  readonly into: Mailbox | undefined;
  readonly preAlert: PreAlert | undefined;
}

/**
 * What is true together with a new owner of a parcel: what they announced is matched. The pre-alert is the one whose declaration the
 * parcel has taken over.
 */
export const withNewOwner = (
  { alerts, unchangedMailbox }: Pick<AssignDeps, 'alerts' | 'unchangedMailbox'>,
  { after, into, preAlert }: NewOwner,
  origin: Origin,
): Besides => {
  const { code, ownerId } = after;
  if (ownerId === undefined || into === undefined) return {};
  const open = { mailbox: unchangedMailbox(into) };
  if (preAlert === undefined || !isOpenAlert(preAlert)) return { guards: open };
  const announced = matched(preAlert, code, after.changedAt);
  const { guard, also } = alerts.closing(announced);
  return {
    guards: { ...open, announced: guard },
    also,
    events: [alertEvent(announced, 'matched', origin)],
  };
};

/** Says whose a parcel is, or that it was given to the wrong mailbox. */
export const assignParcel =
  (deps: AssignDeps): UseCase<typeof deskParcelEndpoints.assign> =>
  async ({ params: { code }, body, caller: { userId: by }, correlationId }) => {
    const { version, mailbox: number, because } = body;
    // What the last decision has found; it is made again when somebody wrote in between.
    let preAlert: PreAlert | undefined;
    let into: Mailbox | undefined;
    return changeParcel<StepRefusal | Refusal<'MAILBOX_NOT_FOUND'>>(deps, {
      code,
      by,
      correlationId,
      text: because,
      what: [number === undefined ? 'unassigned' : 'assigned'],
      decide: async (before, now) => {
        const step = { version, by, at: now.toISOString() };
        if (number === undefined) return unassigned(before, step);
        const mailbox = await deps.mailboxes.behind(number);
        if (mailbox === undefined) return refuse('MAILBOX_NOT_FOUND', `There is no mailbox ${number}.`);
        if (!isOpen(mailbox))
          return notPossible(
            before,
            `Mailbox ${mailbox.number} is ${mailbox.status === 'CLOSED' ? '' : 'being '}closed. Nothing can be put into it.`,
          );
        into = mailbox;
        preAlert = await announcedBy(deps, before, mailbox.userId);
        const owner: KnownOwner = {
          mailbox: mailbox.number,
          ownerId: mailbox.userId,
          matchedBy: 'DESK',
          preAlert,
        };
        return assigned(before, owner, step);
      },
      besides: (after, origin) => withNewOwner(deps, { after, into, preAlert }, origin),
    });
  };
