import { newYorkDay } from '#domain/kernel/new-york.ts';
import { ok } from '#domain/kernel/result.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { refusedAtDoor, waitsAt } from '#domain/parcels/alerts/pre-alert-matched.ts';
import type { benchEndpoints } from '#domain/parcels/bench/endpoints.ts';
import { bringerOf, readCode } from '#domain/parcels/tracking/read-label.ts';
import type { MailboxReader } from '../../mailboxes/index.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { alertEvent } from '../change/events.ts';
import type { AlertStore } from '../store/alert-store.ts';
import type { DayStore } from '../store/day-store.ts';
import type { ParcelStore } from '../store/parcel-store.ts';

export interface DoorDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly parcels: Pick<ParcelStore, 'ofNumber'>;
  readonly alerts: Pick<AlertStore, 'changing'>;
  readonly days: Pick<DayStore, 'refuse'>;
  readonly mailboxes: Pick<MailboxReader, 'behind'>;
  readonly pause: Pause;
}

/** What the owner of a mailbox announced of a number; nothing where the bench does not know whose it is. */
const announcedBy = async ({ parcels, mailboxes, clock }: DoorDeps, tracking: string, number: string) => {
  const [{ alerts }, mailbox] = await Promise.all([parcels.ofNumber(tracking), mailboxes.behind(number)]);
  return alerts.filter((alert) => waitsAt(alert, clock()) && alert.ownerId === mailbox?.userId);
};

/** Notes that a carrier took a parcel back at the door, once for each id, and tells its owner if they announced it. */
export const refuseParcel =
  (deps: DoorDeps): UseCase<typeof benchEndpoints.refuseAtDoor> =>
  async ({ body: { id, scanned, why, mailbox, broughtBy }, caller: { userId: by }, correlationId }) => {
    const { alerts, days, clock, newId, pause } = deps;
    const code = readCode(scanned, broughtBy);
    const { tracking } = code;
    const now = clock();
    const at = now.toISOString();
    const refused = {
      id,
      why,
      carrier: bringerOf(code),
      at,
      by,
      ...(tracking === undefined ? {} : { tracking }),
    };
    return changing<readonly PreAlert[], readonly PreAlert[], { noted: boolean }>(
      `The refusal ${id} at the door`,
      {
        read: async () =>
          tracking === undefined || mailbox === undefined ? [] : announcedBy(deps, tracking, mailbox),
        write: async (told) => {
          const writes = told.map((alert) => alerts.changing(alert));
          const events = told.map((alert) =>
            alertEvent(alert, 'refused-at-door', { by, newId, correlationId }),
          );
          const outcome = await days.refuse(newYorkDay(now), refused, writes, events);
          // It is noted already: the answer was lost.
          return outcome === 'known' ? { done: { noted: false } } : outcome === undefined;
        },
      },
      (open) => ({ change: open.map((alert) => refusedAtDoor(alert, why, at)), answer: { noted: true } }),
      { pause },
    ).then((outcome) => (outcome.ok ? ok(outcome.value) : outcome));
  };
