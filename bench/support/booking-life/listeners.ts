import type { AnyEvent } from '#events/envelope.ts';
import { insertBatches } from '#lambdas/batches/batch-inserts.ts';
import { listeners as billing } from '#lambdas/billing/follow.ts';
import { listeners as bookings } from '#lambdas/bookings/sold/follow.ts';
import { keepLine } from '#lambdas/history/keep-line.ts';
import { historyStore } from '#lambdas/history/store/history-store.ts';
import { keepEvent } from '#lambdas/lake/keep-event.ts';
import { mailChannel } from '#lambdas/notifications/channels/mail/mail-channel.ts';
import { wire as notify } from '#lambdas/notifications/notify.ts';
import { pauseOf } from '#lambdas/runtime/pause.ts';
import { listeners as shipments } from '#lambdas/shipments/heard/listeners.ts';
import { bringUpToDate } from '#lambdas/tasks/follow/bring-up-to-date.ts';
import { taskSources } from '#lambdas/tasks/follow/sources.ts';
import { taskStore } from '#lambdas/tasks/store/task-store.ts';
import { testDependencies } from '#tests/support/call.ts';
import type { Tables } from '#tests/support/tables.ts';
import { announcedEvents } from '../../../infra/event-catalogue.ts';
import { meterOf } from '../capacity.ts';
import type { Heard } from '../shipment-life/listeners.ts';

type Follow = { readonly type: string; readonly hear: (event: never) => Promise<void> };

/** Everybody who hears of a booking: the lake, the history, tasks, invoices, shipments and whoever tells people. */
export const hearBooking = (tables: Tables, clock: () => Date) => {
  const client = tables.client();
  const shared = testDependencies(client, { clock });
  const env = { ...tables.env, SITE_URL: 'https://skybarrel.test' };
  const sums = { events: 0, bytes: 0, calls: 0, queued: 0, mails: 0 };
  const sendMail = async (): Promise<void> => {
    sums.mails += 1;
  };
  const keep = keepEvent(insertBatches(client, tables.telemetry, clock));
  const line = keepLine(historyStore(client, tables.history));
  const tell = notify(env, shared, [
    mailChannel(env, { ...shared, sendMail, readPhoto: async () => undefined }),
  ]);
  const tasks = bringUpToDate({
    ...{ clock, pause: pauseOf(1), store: taskStore(client, tables.tasks) },
    sources: taskSources(tables.env, shared),
  });
  const taken = meterOf(client);
  const others: readonly Follow[] = [...billing(env, shared), ...shipments(env, shared)];
  const counted = async (act: Promise<unknown>): Promise<void> => {
    sums.calls += 1;
    await act;
  };
  return {
    /** A shipment is booked with a pickup: the request of it is made. Its other listeners are those of `shipment-dollars`. */
    ofShipment: async (event: AnyEvent): Promise<void> => {
      for (const { type, hear } of bookings(env, shared))
        if (type === event.type) await counted(hear(event as never));
    },
    ofBooking: async (event: AnyEvent): Promise<void> => {
      sums.events += 1;
      sums.bytes += Buffer.byteLength(JSON.stringify(event));
      await counted(keep(event));
      await counted(line(event));
      await counted(tasks({ kind: 'booking', id: event.subject }));
      for (const { type, hear } of others) if (type === event.type) await counted(hear(event as never));
      if (!announcedEvents.some(({ type }) => type === event.type)) return;
      sums.queued += 1;
      await tell(event);
    },
    heard: (): Heard & { readonly mails: number } => ({ ...sums, ...taken() }),
  };
};
