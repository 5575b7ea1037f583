import type { MailKind, NoticeKind } from '#domain/notifications/kinds.ts';
import type { LetterStatus } from '../../../runtime/letters/letter.ts';

/** What an owner is told of their booking. What they have to do, where and with what, every letter adds from the booking as it is then. */
export interface Said {
  readonly title: string;
  /** What happened, in one sentence: the line in the account, and the news on the phone. */
  readonly body: string;
  /** What the letter says besides. */
  readonly more?: readonly string[];
  readonly status: LetterStatus;
  /** The time that it is about, where that is another than when goods are fetched or brought. */
  readonly time?: string;
  /** It says itself what the step says besides its title. */
  readonly saysStep?: true;
  /** Goods are still to come: the letter says what to know for the day. */
  readonly isToCome?: true;
  /** A letter before it said what to have ready. */
  readonly isKnown?: true;
  readonly news: NoticeKind;
  /** Of goods that are a shipment, the letter about that shipment says it. */
  readonly withShipment?: true;
  /** Set for a letter that a customer may switch off. What they have to know always goes. */
  readonly mail?: MailKind;
}
