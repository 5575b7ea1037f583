import type { AnyEvent } from '#events/envelope.ts';
import { insertBatches } from '#lambdas/batches/batch-inserts.ts';
import { keepEvent } from '#lambdas/lake/keep-event.ts';
import { mailChannel } from '#lambdas/notifications/channels/mail/mail-channel.ts';
import { textSender, whatsAppChannel } from '#lambdas/notifications/channels/whatsapp/whatsapp-channel.ts';
import { wire as notify } from '#lambdas/notifications/notify.ts';
import { countEvents } from '#lambdas/reports/count-events.ts';
import { factsReader } from '#lambdas/reports/shipment-facts.ts';
import { counters } from '#lambdas/reports/store/counters.ts';
import { generations } from '#lambdas/reports/store/generations.ts';
import { pauseOf } from '#lambdas/runtime/pause.ts';
import { givenOpinions } from '#lambdas/shipments/index.ts';
import { bringUpToDate } from '#lambdas/tasks/follow/bring-up-to-date.ts';
import { taskSources } from '#lambdas/tasks/follow/sources.ts';
import { taskStore } from '#lambdas/tasks/store/task-store.ts';
import { testDependencies } from '#tests/support/call.ts';
import type { Tables } from '#tests/support/tables.ts';
import { announcedEvents } from '../../../infra/event-catalogue.ts';
import { meterOf } from '../capacity.ts';

/** What all listeners of the events of one life read and write, and how often functions are called for it. */
export interface Heard {
  readonly events: number;
  /** Bytes of all events. */
  readonly bytes: number;
  readonly calls: number;
  readonly queued: number;
  readonly read: number;
  readonly written: number;
}

/** Scans that change no task are filtered by the rule on the bus. */
const changesTask = ({ type, data }: AnyEvent): boolean => {
  if (type !== 'piece-tracked.v1') return /^(hold|shipment-booked|shipment-cancelled)/.test(type);
  const { state } = data as unknown as { readonly state: { readonly after: string } };
  return state.after === 'DELIVERED';
};

/** Lets everybody who listens hear the events of a life, and notes what that costs. */
export const hearEvents = async (tables: Tables, events: readonly AnyEvent[]): Promise<Heard> => {
  const client = tables.client();
  const shared = testDependencies(client);
  const keep = keepEvent(insertBatches(client, tables.telemetry, shared.clock));
  const env = { ...tables.env, SITE_URL: 'https://skybarrel.test' };
  const tell = notify(env, shared, [
    mailChannel(env, { ...shared, sendMail: undefined, readPhoto: async () => undefined }),
    whatsAppChannel(textSender(env, { ...shared, sendMail: undefined })),
  ]);
  const { shipment: count } = countEvents({
    clock: shared.clock,
    readFacts: factsReader(tables.env, shared),
    opinions: givenOpinions(client, tables.shipments),
    counters: counters(client, tables.reports, pauseOf(1)),
    generations: generations(client, tables.reports),
  });
  const follow = bringUpToDate({
    clock: shared.clock,
    pause: pauseOf(1),
    store: taskStore(client, tables.tasks),
    sources: taskSources(tables.env, shared),
  });
  const taken = meterOf(client);
  let calls = 0;
  let queued = 0;
  for (const event of events) {
    const { number } = event.data as unknown as { readonly number: string };
    await keep(event);
    calls += 1;
    if (event.type !== 'shipment-created.v1') {
      await count(event as never);
      calls += 1;
    }
    if (changesTask(event)) {
      await follow({ kind: 'shipment', id: number });
      calls += 1;
    }
    if (announcedEvents.some(({ type }) => type === event.type)) {
      await tell(event);
      queued += 1;
    }
  }
  const bytes = events.reduce((sum, event) => sum + Buffer.byteLength(JSON.stringify(event)), 0);
  return { events: events.length, bytes, calls, queued, ...taken() };
};
