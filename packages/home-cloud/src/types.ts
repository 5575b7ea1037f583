/** Time, injected so that tests can hold it still. */
export interface Clock {
  now(): number;
}

/** Identifiers, injected so that tests can foresee them. */
export interface Ids {
  uuid(): string;
}

export const systemClock: Clock = { now: () => Date.now() };
export const systemIds: Ids = { uuid: () => crypto.randomUUID() };

/** Runs a function of the template, as its ARN or name says, and answers what its handler answered. */
export type Invoke = (functionArnOrName: string, event: unknown) => Promise<unknown>;

/** A message that would have left for somebody's mailbox. */
export interface OutgoingMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** Where replies go, if not to `from`. */
  readonly replyTo?: readonly string[];
  readonly text?: string;
  readonly html?: string;
  /** Which part of the cloud sent it: `cognito` or `ses`. */
  readonly via: string;
}
export type DeliverMail = (mail: OutgoingMail) => Promise<void>;

/** Anything that was started and must end. */
export interface Stoppable {
  stop(): Promise<void>;
}
