import type { SeenSession } from '#domain/payments/seen-session.ts';

/** What somebody is about to pay. */
interface CardOrder {
  /** The id of the checkout. The same id again is the same session. */
  readonly checkout: string;
  readonly invoice: string;
  /** Cents. */
  readonly amount: number;
  /** What the payer reads beside the sum. */
  readonly text: string;
  /** Where the payer comes back to. */
  readonly paidUrl: string;
  readonly closedUrl: string;
  readonly endsAt: Date;
}

/** A session as the provider knows it, with the id of the checkout that it was made for. */
export interface FoundSession extends SeenSession {
  readonly checkout: string;
}

/** A company that takes card payments on a page of its own, so that no card number ever comes near us. */
export interface CardProvider {
  /** Opens a page for one payment. */
  readonly open: (order: CardOrder) => Promise<{ readonly session: string; readonly url: string }>;
  /** Closes the page of a session that is still open; one that was paid, has ended or is unknown stays as it is. */
  readonly expire: (session: string) => Promise<void>;
  /** A session as it is now. Undefined when the provider does not know it, or it is not one of ours. */
  readonly look: (session: string) => Promise<FoundSession | undefined>;
  /**
   * The session that a message is about, `none` when it is about something else. Undefined when its signature is wrong or old: then
   * nothing of it is believed.
   */
  readonly heard: (sent: string, signature: string) => Promise<string | 'none' | undefined>;
  /** Sessions to which something happened since an instant. Each may be in it several times. */
  readonly changedSince: (since: Date) => AsyncIterable<string>;
}

/** The provider with its present keys. Undefined while none are set: then no cards are taken. */
export type FindProvider = () => Promise<CardProvider | undefined>;
