import type { StoredMail } from '../mail/outbox.ts';

type Awaitable<Value> = Value | Promise<Value>;

/** A message that would have left by a channel other than e-mail, such as WhatsApp. */
export interface ConsoleMessage {
  readonly id: string;
  readonly sentAt: string;
  readonly channel: string;
  readonly to: string;
  readonly text: string;
}

/** An event that was put on a bus. */
export interface ConsoleEvent {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly bus: string;
  readonly source: string;
  readonly detailType: string;
  readonly detail: unknown;
  /** Names of the rules that took it; empty: nobody listens. */
  readonly rules?: readonly string[];
}

/** A message in a queue, looked at without taking it. */
interface ConsoleQueueMessage {
  readonly id: string;
  readonly body: string;
  readonly sentAt?: string;
  readonly receiveCount?: number;
  readonly state?: string;
}

/** A queue with its depth and its first messages. */
export interface ConsoleQueue {
  readonly name: string;
  /** Waiting to be received. */
  readonly ready: number;
  /** Received and not yet deleted. */
  readonly inFlight: number;
  readonly delayed: number;
  /** The queue that takes what cannot be handled. */
  readonly deadLetterQueue?: string | undefined;
  /** Queues whose failures end here; present and not empty for a dead-letter queue. */
  readonly deadLettersOf?: readonly string[];
  readonly messages: readonly ConsoleQueueMessage[];
}

/** A table with a first look at its items. */
export interface ConsoleTable {
  readonly name: string;
  readonly itemCount: number;
  /** The first items, as plain values. */
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

/** A store that functions at the edge read: which object answers a path that was published. */
export interface ConsoleStore {
  readonly name: string;
  readonly pairs: readonly (readonly [key: string, value: string])[];
}

/** A function with the end of its log. */
export interface ConsoleFunction {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Everything the operator's console shows and does. The console itself knows no emulator. */
export interface ConsoleSources {
  /** The newest first; `to` narrows to one recipient. */
  mail(filter: { readonly to?: string }): Awaitable<readonly StoredMail[]>;
  mailById(id: string): Awaitable<StoredMail | undefined>;
  messages(): Awaitable<readonly ConsoleMessage[]>;
  /** The newest first. */
  events(): Awaitable<readonly ConsoleEvent[]>;
  queues(): Awaitable<readonly ConsoleQueue[]>;
  /** Moves a dead-letter queue's messages back to where they failed; undefined when there is no such queue. */
  redrive(queueName: string): Awaitable<{ readonly moved: number } | undefined>;
  tables(): Awaitable<readonly ConsoleTable[]>;
  stores(): Awaitable<readonly ConsoleStore[]>;
  functions(): Awaitable<readonly ConsoleFunction[]>;
  /** Where SDK clients of this machine find each service. */
  endpoints(): Readonly<Record<string, string>>;
}
