import type { AnyEvent } from '#events/envelope.ts';
import { insertBatches } from '#lambdas/batches/batch-inserts.ts';
import { keepLine } from '#lambdas/history/keep-line.ts';
import { historyStore } from '#lambdas/history/store/history-store.ts';
import { keepEvent } from '#lambdas/lake/keep-event.ts';
import { mailChannel } from '#lambdas/notifications/channels/mail/mail-channel.ts';
import { textSender, whatsAppChannel } from '#lambdas/notifications/channels/whatsapp/whatsapp-channel.ts';
import { wire as notify } from '#lambdas/notifications/notify.ts';
import { wireSoon } from '#lambdas/notifications/soon/open-soon.ts';
import { pauseOf } from '#lambdas/runtime/pause.ts';
import { bringUpToDate } from '#lambdas/tasks/follow/bring-up-to-date.ts';
import { taskSources } from '#lambdas/tasks/follow/sources.ts';
import { taskStore } from '#lambdas/tasks/store/task-store.ts';
import { testDependencies } from '#tests/support/call.ts';
import type { Tables } from '#tests/support/tables.ts';
import { announcedEvents } from '../../../infra/event-catalogue.ts';
import { meterOf } from '../capacity.ts';
import type { Heard } from '../shipment-life/listeners.ts';

/** Everybody who hears of a parcel, its pre-alert and its files: the lake, the history, tasks, and whoever tells people. */
export const hearParcel = (tables: Tables, clock: () => Date) => {
  const client = tables.client();
  const shared = testDependencies(client, { clock });
  const env = { ...tables.env, SITE_URL: 'https://skybarrel.test' };
  const sums = { events: 0, bytes: 0, calls: 0, queued: 0, mails: 0 };
  const sendMail = async (): Promise<void> => {
    sums.mails += 1;
  };
  const keep = keepEvent(insertBatches(client, tables.telemetry, clock));
  const line = keepLine(historyStore(client, tables.history));
  const channels = [
    mailChannel(env, { ...shared, sendMail, readPhoto: async () => undefined }),
    whatsAppChannel(textSender(env, { ...shared, sendMail })),
  ];
  const tell = notify(env, shared, channels);
  const soon = wireSoon(env, shared, channels);
  const tasks = bringUpToDate({
    ...{ clock, pause: pauseOf(1), store: taskStore(client, tables.tasks) },
    sources: taskSources(tables.env, shared),
  });
  const taken = meterOf(client);
  return {
    hear: async (event: AnyEvent): Promise<void> => {
      sums.events += 1;
      sums.bytes += Buffer.byteLength(JSON.stringify(event));
      await keep(event);
      await line(event);
      sums.calls += 2;
      if (event.type === 'parcel-received.v1' || event.type === 'parcel-changed.v1') {
        await tasks({ kind: 'parcel', id: event.subject });
        sums.calls += 1;
      }
      if (!announcedEvents.some(({ type }) => type === event.type)) return;
      sums.queued += 1;
      await tell(event);
    },
    /** Tells owners what has waited. */
    tellSoon: async (): Promise<void> => {
      sums.calls += 1;
      await soon({ millisecondsLeft: () => 60_000 });
    },
    heard: (): Heard & { readonly mails: number } => ({ ...sums, ...taken() }),
  };
};
