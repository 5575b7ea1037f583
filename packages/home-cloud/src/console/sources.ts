import type { StoredMail } from '../mail/outbox.ts';
import type { Return } from '../mail/returned.ts';
import type { MailAttachment } from '../types.ts';
import type { Media } from '../whatsapp/phones.ts';
import type { Outcome } from '../whatsapp/social-messaging.ts';
import type { HomeTemplate, TemplateStatus } from '../whatsapp/templates.ts';

type Awaitable<Value> = Value | Promise<Value>;

/** A message that would have been sent by a channel other than e-mail, such as WhatsApp. */
export interface ConsoleMessage {
  readonly id: string;
  readonly sentAt: string;
  readonly channel: string;
  readonly to: string;
  /** The name of its template, and the values in it. */
  readonly template: string;
  readonly values: readonly string[];
  /** As the phone shows it. */
  readonly text: string;
  /** How far it came: `sent`, `delivered`, `read` or `failed`. `reply` when its person wrote it. */
  readonly status: string;
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
  /** The names of the matching rules. Empty if no rule matches. */
  readonly rules?: readonly string[];
}

/** A message in a queue. */
interface ConsoleQueueMessage {
  readonly id: string;
  readonly body: string;
  readonly sentAt?: string;
  readonly receiveCount?: number;
  readonly state?: string;
}

/** A queue with its number of messages and its first messages. */
export interface ConsoleQueue {
  readonly name: string;
  /** Waiting to be received. */
  readonly ready: number;
  /** Received and not yet deleted. */
  readonly inFlight: number;
  readonly delayed: number;
  /** The name of its dead-letter queue. */
  readonly deadLetterQueue?: string | undefined;
  /** The queues whose failed messages go here. Present and not empty for a dead-letter queue. */
  readonly deadLettersOf?: readonly string[];
  readonly messages: readonly ConsoleQueueMessage[];
}

/** A table with its first items. */
export interface ConsoleTable {
  readonly name: string;
  readonly itemCount: number;
  /** The first items, as plain values. */
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

/** A store that edge functions read: the object for each published path. */
export interface ConsoleStore {
  readonly name: string;
  readonly pairs: readonly (readonly [key: string, value: string])[];
}

/** A function with the last lines of its log. */
export interface ConsoleFunction {
  readonly name: string;
  readonly lines: readonly string[];
}

/** The data and actions of the console, so that it does not depend on the emulators. */
export interface ConsoleSources {
  /** The newest first. `to` selects one recipient. */
  mail(filter: { readonly to?: string }): Awaitable<readonly StoredMail[]>;
  mailById(id: string): Awaitable<StoredMail | undefined>;
  /** The files that went along with a mail. */
  mailFiles(id: string): Awaitable<readonly MailAttachment[]>;
  /** Lets a mail come back, or be called spam. Undefined if there is no such mail. */
  returnMail(id: string, what: Return): Awaitable<{ readonly status: string } | undefined>;
  messages(): Awaitable<readonly ConsoleMessage[]>;
  /** Lets a message arrive, be read or fail, as its network would. Undefined if there is no such message. */
  outcome(messageId: string, status: Outcome): Awaitable<{ readonly status: string } | undefined>;
  /** Lets the person whose phone has this message write an answer. Undefined if there is no such message. */
  reply(messageId: string, text: string): Awaitable<{ readonly status: string } | undefined>;
  /** Lets somebody write to our number from a phone that may have no message yet. Undefined where the app has no number. */
  writeFrom(phone: string, text: string, media?: Media): Awaitable<{ readonly status: string } | undefined>;
  /** The WhatsApp templates of the app, and how they stand with Meta. */
  templates(): Awaitable<readonly HomeTemplate[]>;
  /** Has Meta approve, reject, pause or turn off a template. Undefined if there is no such template. */
  decide(template: string, status: TemplateStatus): Awaitable<{ readonly status: string } | undefined>;
  /** The newest first. */
  events(): Awaitable<readonly ConsoleEvent[]>;
  queues(): Awaitable<readonly ConsoleQueue[]>;
  /** Moves the messages of a dead-letter queue back to their queue. Undefined if there is no such queue. */
  redrive(queueName: string): Awaitable<{ readonly moved: number } | undefined>;
  tables(): Awaitable<readonly ConsoleTable[]>;
  stores(): Awaitable<readonly ConsoleStore[]>;
  functions(): Awaitable<readonly ConsoleFunction[]>;
  /** Calls a function with an empty event, as an operator does by hand. Undefined if there is no such function. */
  invoke(name: string): Awaitable<{ readonly result: unknown } | undefined>;
  /** The endpoint of each service for SDK clients on this machine. */
  endpoints(): Readonly<Record<string, string>>;
}
