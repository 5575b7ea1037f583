import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { gapFor, sendingWorkers, TEXTS_A_SECOND } from '#domain/notifications/sending-rate.ts';
import { consentText } from '#domain/notifications/whatsapp/consent-text.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import moved from '#events/shipments/flight-moved.v1.example.json' with { type: 'json' };
import { FlightMovedV1 } from '#events/shipments/flight-moved.v1.ts';
import { newProfile, profileCreation } from '#lambdas/identity/index.ts';
import { mailChannel } from '#lambdas/notifications/channels/mail/mail-channel.ts';
import { paced } from '#lambdas/notifications/channels/paced.ts';
import { textSender, whatsAppChannel } from '#lambdas/notifications/channels/whatsapp/whatsapp-channel.ts';
import { wire as http } from '#lambdas/notifications/http.ts';
import { wire } from '#lambdas/notifications/notify.ts';
import { call, testDependencies } from '#tests/support/call.ts';
import type { Tables } from '#tests/support/tables.ts';
import { type Message, queueOf } from './queue.ts';

const OWNERS = 100;
/** One owner in so many has agreed to WhatsApp. */
const AGREED_EVERY = 3;
/** One call in so many is refused by a provider that is not well. */
const FAILS_EVERY = 20;
const MAIL_MS = 80;
const TEXT_MS = 150;
/** As many messages as Lambda hands to one call. */
const BATCH = 10;
const BEGINS = Date.parse('2026-11-27T15:00:00.000Z');

/** What a provider took. `at` is in milliseconds of the simulated clock, from the burst on. */
interface Taken {
  readonly what: 'mail' | 'text';
  readonly cause: string;
  readonly at: number;
}

export interface Burst {
  readonly events: number;
  readonly taken: readonly Taken[];
  /** Messages that nobody handled after five tries. */
  readonly deadLetters: number;
  /** How many WhatsApp messages are due: those of owners who agreed. */
  readonly texts: number;
}

const ownerOf = (place: number): string => `owner-${place % OWNERS}`;
const phoneOf = (place: number): string => `+592600${String(place).padStart(4, '0')}`;

/** Owners with profiles; some agree to WhatsApp as they do on their page. */
const people = async (tables: Tables): Promise<void> => {
  const client = tables.client();
  const clock = () => new Date(BEGINS);
  const ask = http(tables.env as never, { ...testDependencies(client, { clock }), offersWhatsApp: true });
  for (let place = 0; place < OWNERS; place += 1) {
    const userId = ownerOf(place);
    const named = { userId, email: `${userId}@example.test`, given_name: 'Sample', family_name: 'Person' };
    const profile = { ...newProfile(named, clock()), phone_e164: phoneOf(place) };
    await client.send(
      new TransactWriteCommand({ TransactItems: [profileCreation(tables.profiles, profile)] }),
    );
    if (place % AGREED_EVERY !== 0) continue;
    const text = consentText(defaultBrand.name, phoneOf(place));
    const body = { version: 0, on: true, kinds: ['flights'], text };
    const route = 'PUT /api/notifications/preferences/whatsapp';
    const { status } = await call(ask, route, { as: { userId, roles: [] }, body });
    if (status !== 200) throw new Error(`A sample could not agree: ${status}`);
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
  const take = (what: Taken['what'], takes: number): void => {
    const at = time.at;
    time.at += takes;
    calls.made += 1;
    if (calls.made % FAILS_EVERY === 0) throw new Error('The provider is not well.');
    taken.push({ what, cause, at });
  };
  const sendMail = paced(async () => take('mail', MAIL_MS), gapFor(14), { now, wait });
  const sendWhatsApp = paced(
    async () => {
      take('text', TEXT_MS);
      return `message-${taken.length}`;
    },
    gapFor(TEXTS_A_SECOND),
    { now, wait },
  );
  const env = { ...tables.env, SITE_URL: 'https://skybarrel.test' };
  const clock = () => new Date(now());
  const by = {
    ...testDependencies(tables.client(), { clock }),
    sendMail,
    sendWhatsApp,
    readPhoto: async () => undefined,
  };
  const notify = wire(env, by, [mailChannel(env, by), whatsAppChannel(textSender(env, by))]);
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
  const example = FlightMovedV1.schema.parse(moved);
  const queue = queueOf(
    Array.from({ length: events }, (_, place) => ({
      ...example,
      id: `event-${place}`,
      // Of several shipments: that is told at once.
      data: { ...example.data, ownerId: ownerOf(place), numbers: [...example.data.numbers, '12345-6789A-V'] },
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
  const texts = Array.from({ length: events }, (_, place) => place % OWNERS).filter(
    (place) => place % AGREED_EVERY === 0,
  ).length;
  return { events, taken, deadLetters: queue.deadLetters(), texts };
};
