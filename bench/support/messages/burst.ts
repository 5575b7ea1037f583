import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { gapFor, sendingWorkers } from '#domain/notifications/sending-rate.ts';
import changed from '#events/identity/two-step-changed.v2.example.json' with { type: 'json' };
import { TwoStepChangedV2 } from '#events/identity/two-step-changed.v2.ts';
import { newProfile, profileCreation } from '#lambdas/identity/index.ts';
import { mailChannel } from '#lambdas/notifications/channels/mail/mail-channel.ts';
import { paced } from '#lambdas/notifications/channels/paced.ts';
import { wire } from '#lambdas/notifications/notify.ts';
import { testDependencies } from '#tests/support/call.ts';
import type { Tables } from '#tests/support/tables.ts';
import { type Message, queueOf } from './queue.ts';

const OWNERS = 100;
/** One call in so many is refused by a provider that is not well. */
const FAILS_EVERY = 20;
const MAIL_MS = 80;
/** As many messages as Lambda hands to one call. */
const BATCH = 10;
const BEGINS = Date.parse('2026-11-27T15:00:00.000Z');

/** What a provider took. `at` is in milliseconds of the simulated clock, from the burst on. */
interface Taken {
  readonly cause: string;
  readonly at: number;
}

export interface Burst {
  readonly events: number;
  readonly taken: readonly Taken[];
  /** Messages that nobody handled after five tries. */
  readonly deadLetters: number;
}

const ownerOf = (place: number): string => `owner-${place % OWNERS}`;

/** Owners with profiles. */
const people = async (tables: Tables): Promise<void> => {
  const client = tables.client();
  for (let place = 0; place < OWNERS; place += 1) {
    const userId = ownerOf(place);
    const named = { userId, email: `${userId}@example.test`, given_name: 'Sample', family_name: 'Person' };
    const profile = newProfile(named, new Date(BEGINS));
    await client.send(
      new TransactWriteCommand({ TransactItems: [profileCreation(tables.profiles, profile)] }),
    );
  }
};

/** One worker with a clock of its own. Between two looks at the queue nobody else matters to it but the provider. */
const workerOf = (tables: Tables, taken: Taken[], calls: { made: number }) => {
  const time = { at: 0 };
  const now = () => BEGINS + time.at;
  const wait = async (milliseconds: number): Promise<void> => {
    time.at += milliseconds;
  };
  let cause = '';
  const take = (): void => {
    const at = time.at;
    time.at += MAIL_MS;
    calls.made += 1;
    if (calls.made % FAILS_EVERY === 0) throw new Error('The provider is not well.');
    taken.push({ cause, at });
  };
  const sendMail = paced(async () => take(), gapFor(14), { now, wait });
  const env = { ...tables.env, SITE_URL: 'https://skybarrel.test' };
  const clock = () => new Date(now());
  const by = {
    ...testDependencies(tables.client(), { clock }),
    sendMail,
    readPhoto: async () => undefined,
  };
  const notify = wire(env, by, [mailChannel(env, by)]);
  return {
    time,
    handle: async ({ event }: Message): Promise<boolean> => {
      cause = event.id;
      return notify(event).then(
        () => true,
        () => false,
      );
    },
  };
};

/** Puts events on the queue at one instant, and lets the workers go until it is empty. */
export const burstOf = async (tables: Tables, events: number): Promise<Burst> => {
  await people(tables);
  const example = TwoStepChangedV2.schema.parse(changed);
  const queue = queueOf(
    Array.from({ length: events }, (_, place) => ({
      ...example,
      id: `event-${place}`,
      // It is told at once, by letter.
      data: { ...example.data, userId: ownerOf(place) },
    })),
  );
  const taken: Taken[] = [];
  const calls = { made: 0 };
  const workers = Array.from({ length: sendingWorkers }, () => workerOf(tables, taken, calls));
  while (!queue.isEmpty()) {
    // The one whose clock is behind goes on: nobody has done anything later than it now is.
    const [worker] = workers.toSorted((one, other) => one.time.at - other.time.at);
    if (worker === undefined) break;
    const batch = queue.receive(worker.time.at, BATCH);
    if (batch.length === 0) worker.time.at = Math.max(worker.time.at + 1, queue.nextAt());
    for (const message of batch) if (await worker.handle(message)) queue.remove(message);
  }
  return { events, taken, deadLetters: queue.deadLetters() };
};
