import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Audience } from '#domain/notifications/audience.ts';
import type { MailKind, NoticeKind } from '#domain/notifications/kinds.ts';
import type { LetterName } from '#domain/notifications/letter-words.ts';
import type { TemplateName } from '#domain/notifications/whatsapp/templates.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Capabilities } from '#domain/settings/capabilities.ts';
import type { AnyEvent, EventContract, EventOf } from '#events/envelope.ts';
import type { LetterContent, LetterPhoto } from './letters/letter.ts';

/** A line in a feed. */
interface AnnouncedLine {
  readonly audience: Audience;
  readonly title: string;
  readonly body: string;
  /** A path of the app. */
  readonly link?: string;
  /** What it asks for, by a name of its domain. Once that is settled, nobody has to read the line any more. */
  readonly asks?: string;
  /** They have just done it themselves, so the line is read from the first. */
  readonly own?: true;
}

/** What a line asked for and nobody has to do any more, by the name that it was asked with. */
interface Settled {
  readonly audience: Audience;
  readonly asked: string;
}

/** Something that asks for nothing: the feed only counts it, in one line for each day. */
export interface AnnouncedTally {
  readonly audience: Audience;
  /** The line when it happened once: '1 new mailbox'. */
  readonly one: string;
  /** The line when it happened more often, with `{count}`: '{count} new mailboxes'. */
  readonly many: string;
  /** A path of the app. */
  readonly link?: string;
}

/** A photo that a letter may have. It is read when the letter is sent, and without it the letter goes all the same. */
interface AnnouncedPhoto extends Omit<LetterPhoto, 'bytes'> {
  /** Whose photo it is, as files name it: `parcel:PCL-7K3M9Q2X`. */
  readonly of: string;
  /** Its file. Absent for the first photo of that. */
  readonly file?: string;
}

/** A link to a page of ours, which gets its whole address at sending. */
export interface AppLink {
  readonly label: string;
  /** A path of the app. */
  readonly path: string;
}

/** A letter to one recipient. Its links are paths of the app. */
export interface AnnouncedLetter extends Omit<LetterContent<AppLink>, 'photos'> {
  /** The recipient's name in the contract of the event: `customer`. A recipient gets one letter for each event. */
  readonly recipient: string;
  /** E-mail address, or whose account has it: an event of a customer's thing carries no address. */
  readonly to: string | { readonly userId: string };
  readonly photos?: readonly AnnouncedPhoto[];
  /** The kind of news, for a letter that a customer can switch off; of several, one that they want is enough. Without one the letter always goes. */
  readonly kind?: MailKind | readonly MailKind[];
  /** Whose words admins can change: `subject` and the first paragraph are ours, and theirs take their place. */
  readonly worded?: { readonly letter: LetterName; readonly fields: Readonly<Record<string, string>> };
}

/** News to one person for every channel that reaches a phone. Only somebody who agreed to this kind of news gets it. */
export interface AnnouncedNews {
  /** The recipient's name in the contract of the event. A recipient gets one message by each channel for each event. */
  readonly recipient: string;
  readonly to: { readonly userId: string };
  readonly kind: NoticeKind;
  /** Whose words are true of it. Absent for news of a shipment. */
  readonly template?: TemplateName;
  /** What it is about, what happened, and what that means. */
  readonly fields: { readonly number: string; readonly title: string; readonly detail: string };
  /** The path of the app that the link leads to. */
  readonly path: string;
}

/** News with the letter that says the same, for whoever gets no letter and whom the news does not reach. */
export interface NewsToSend extends AnnouncedNews {
  readonly letter: AnnouncedLetter;
}

/** What staff wrote to somebody on WhatsApp, who wrote there within the last 24 hours. */
export interface AnnouncedText {
  /** The recipient's name in the contract of the event. */
  readonly recipient: string;
  /** E.164. */
  readonly phone: string;
  readonly text: string;
}

/**
 * Something that happened to a thing of somebody, which is told a little later: together with what else happens to it until then, in
 * the words of how the thing is at that moment. Its domain has a digest that words it.
 */
export interface AnnouncedSoon {
  readonly recipient: string;
  readonly to: { readonly userId: string };
  /** The kind of thing, by which its digest is found, and its id. */
  readonly thing: string;
  readonly id: string;
  /** What happened, by the name that the digest knows. */
  readonly what: string;
  /** What is said of it where the thing itself does not say it: the reason, in a title and a sentence. */
  readonly said: { readonly title: string; readonly body: string };
  /** Which of the things within the thing it happened to: the parcels of a mailbox. */
  readonly parts?: readonly string[] | undefined;
  /** What the event knew and the thing does not say any more, by name: the slot before. */
  readonly given?: Readonly<Record<string, string>> | undefined;
  /** They have just done it themselves, so they are awake. */
  readonly own?: true | undefined;
  /** When they are told, ISO 8601, instead of ten minutes later: the evening before, or as soon as we can where it is over. */
  readonly at?: string | undefined;
  /** What is told once of this thing, whichever event says it. What was not true when it was to be told is told when it is said again. */
  readonly once?: string | undefined;
}

/** Feed lines, counts, letters and news that are sent together. */
export interface Messages {
  readonly lines?: readonly AnnouncedLine[];
  readonly settled?: readonly Settled[];
  readonly tallies?: readonly AnnouncedTally[];
  readonly letters?: readonly AnnouncedLetter[];
  readonly news?: readonly NewsToSend[];
  readonly texts?: readonly AnnouncedText[];
  readonly soon?: readonly AnnouncedSoon[];
}

/** A limit for events that anybody can cause in any number, so that they do not hide everything else. */
export interface RateCap {
  /** Name of the counter, `error-groups`. */
  readonly name: string;
  /** How many events of one window are announced. */
  readonly limit: number;
  /** The hour or day of the event itself, so that a repeated event is counted in the same window. */
  readonly window: string;
  /** An e-mail address with a counter of its own. Only a hash of it is stored. */
  readonly address?: string;
  /** Sent once in a window, when an event is over the limit. */
  readonly whenExceeded?: Omit<Messages, 'news'>;
}

/**
 * One part of an announcement. When a part cannot be delivered, the other parts still are. Nothing in it rings on a phone: what does is told
 * soon, so that it waits for the morning.
 */
export interface AnnouncementPart extends Omit<Messages, 'news' | 'letters'> {
  /** Without photos: what has some is told soon. */
  readonly letters?: readonly Omit<AnnouncedLetter, 'photos'>[];
  readonly cap?: RateCap;
}

/** What else there is to read from. */
export interface ReadsBesides {
  readonly now: Date;
  /** The name of one of the tables in `also`. */
  readonly tableOf: (variable: `${string}_TABLE`) => string;
}

/** What the messages of an event say and the event itself does not: names, addresses and texts stay in the table of their owner. */
export interface Facts<Event, Read> {
  /** The variable that names the table of the owner. */
  readonly table: `${string}_TABLE`;
  /** Other tables that are read besides. */
  readonly also?: readonly `${string}_TABLE`[];
  /** Reads them when the messages are sent. Undefined when the thing is gone; then nobody is told. */
  readonly read: (
    event: Event,
    client: DynamoDBDocumentClient,
    table: string,
    besides: ReadsBesides,
  ) => Promise<Read | undefined>;
  /** For previews. */
  readonly sample: Read;
}

/** The messages that one type of event causes. */
export interface Announcement {
  readonly type: string;
  /** Why a customer whom it reaches gets no news on the phone. */
  readonly withoutNews?: string;
  readonly facts?: Facts<AnyEvent, unknown>;
  readonly partsOf: (
    event: AnyEvent,
    brand: Brand,
    capabilities: Capabilities,
    /** What `facts` has read. */
    facts?: unknown,
  ) => readonly AnnouncementPart[];
}

/** Declares the announcement of one event. `partsOf` gets the event as the schema of the contract parsed it. */
export const announce = <Contract extends EventContract>(
  contract: Contract,
  partsOf: (
    event: EventOf<Contract>,
    brand: Brand,
    capabilities: Capabilities,
  ) => readonly AnnouncementPart[],
): Announcement => ({
  type: contract.type,
  partsOf: (event, brand, capabilities) =>
    partsOf(contract.schema.parse(event) as EventOf<Contract>, brand, capabilities),
});

/** Declares the announcement of one event whose messages say more than the event: `partsOf` gets the facts besides. */
export const announceFacts = <Contract extends EventContract, Read>(
  contract: Contract,
  { read, ...facts }: Facts<EventOf<Contract>, Read>,
  partsOf: (
    event: EventOf<Contract>,
    facts: Read,
    brand: Brand,
    capabilities: Capabilities,
  ) => readonly AnnouncementPart[],
): Announcement => {
  const parsed = (event: AnyEvent) => contract.schema.parse(event) as EventOf<Contract>;
  return {
    type: contract.type,
    facts: { ...facts, read: (event, ...from) => read(parsed(event), ...from) },
    partsOf: (event, brand, capabilities, found) =>
      partsOf(parsed(event), found as Read, brand, capabilities),
  };
};

/** Says why a customer whom an announcement reaches gets no news on the phone. */
export const withoutNews = (why: string, announcement: Announcement): Announcement => ({
  ...announcement,
  withoutNews: why,
});
