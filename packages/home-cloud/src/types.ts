/** The time, injected so that tests can control it. */
export interface Clock {
  now(): number;
}

/** Identifiers, injected so that tests can predict them. */
export interface Ids {
  uuid(): string;
}

export const systemClock: Clock = { now: () => Date.now() };
export const systemIds: Ids = { uuid: () => crypto.randomUUID() };

/** Runs a function of the template by name or ARN, and resolves with its handler's result. */
export type Invoke = (functionArnOrName: string, event: unknown) => Promise<unknown>;

/** A file that goes along with an e-mail. */
export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  /** The name by which the HTML shows it: `cid:` and this. */
  readonly contentId?: string;
  readonly content: Uint8Array;
}

/** An e-mail that would have been sent. */
export interface OutgoingMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** The addresses for replies, if not `from`. */
  readonly replyTo?: readonly string[];
  readonly text?: string;
  readonly html?: string;
  readonly attachments?: readonly MailAttachment[];
  /** The id and the tags that SES gives back when it tells of the mail. */
  readonly messageId?: string;
  readonly tags?: Readonly<Record<string, readonly string[]>>;
  /** The sending part of the cloud: `cognito` or `ses`. */
  readonly via: string;
}
export type DeliverMail = (mail: OutgoingMail) => Promise<void>;

/** A part that was started and must be stopped. */
export interface Stoppable {
  stop(): Promise<void>;
}
