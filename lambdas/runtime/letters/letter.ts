/** A link with the whole address. */
export interface WebLink {
  readonly label: string;
  readonly url: string;
}

/** A photo in a letter, as JPEG. */
export interface LetterPhoto {
  /** What a reader hears who does not see it. */
  readonly alt: string;
  /** The line under it, which the plain text has elsewhere. */
  readonly caption?: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** Where the reader brings or collects something, or where we come to. */
export interface LetterPlace {
  /** `Our Kearny dock`. */
  readonly name?: string;
  /** The street and the town, a line each. */
  readonly lines: readonly string[];
  /** When it is open, a line each: `Monday to Friday: 9:00 AM to 6:00 PM`. */
  readonly hours?: readonly string[];
  /** The whole address of a map. */
  readonly mapUrl?: string;
  /** A number there, where that is another than ours: as people read it, and E.164. */
  readonly phone?: { readonly display: string; readonly e164: string };
}

/** The one thing that the reader has to do. Days and sums are words already: a letter works nothing out. */
export interface LetterToDo<Link = WebLink> {
  /** `Bring it to our dock`. */
  readonly title: string;
  /** What else there is to know of it, a sentence each. */
  readonly lines?: readonly string[];
  /** `Tue, Nov 24, 2:00 PM`. */
  readonly by?: string;
  /** What has to be paid: `$288.00`. */
  readonly sum?: string;
  readonly place?: LetterPlace;
  /** The button of the letter, if it is another than its `action`. What it does is in its words: `Pay $288.00 by card`. */
  readonly action?: Link;
  /** It is a question with two answers: the `action` of the letter is the other one, a button beside the first. */
  readonly hasOther?: true;
  /** What is due before that, a sentence each: `Also, by Tue, Nov 24, 2:00 PM: bring your barrel to our dock.` */
  readonly before?: readonly string[];
  /** What has to be done after that, a sentence each: `Tell your receiver.` */
  readonly after?: readonly string[];
}

/** A row of facts: `Receiver`, `Anita Persaud`. */
export interface LetterFact {
  readonly label: string;
  readonly value: string;
}

/** Figures that people compare, such as what they told us and what we measured. */
export interface LetterTable {
  /** What it shows. */
  readonly title: string;
  /** The headings. The first column says what a row is about. */
  readonly columns: readonly string[];
  /** As many cells as there are columns. */
  readonly rows: readonly (readonly string[])[];
}

/** How things are in a few words. The tone only colors them: `done`, until a `time`, `wrong`, or simply `news`. */
export interface LetterStatus {
  readonly words: string;
  readonly tone: 'done' | 'time' | 'wrong' | 'news';
}

/** Why somebody gets this letter, and where they change that. */
export interface LetterReason<Link = WebLink> {
  readonly words: string;
  readonly action?: Link;
}

/** The content of an e-mail, without its layout. `Link` is where its links lead: whole addresses, or paths of the app. */
export interface LetterContent<Link> {
  readonly subject: string;
  /** What an inbox shows beside the subject. By default the first words that tell more than the heading. */
  readonly preheader?: string;
  readonly status?: LetterStatus;
  /** One sentence: what happened, or what to do. */
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly todo?: LetterToDo<Link>;
  /** Where it is, when nothing is to be done there by the reader, or something besides what is to do. */
  readonly place?: LetterPlace;
  readonly table?: LetterTable;
  /** The plain text has none. */
  readonly photos?: readonly LetterPhoto[];
  /** Lines that belong together and that people copy, such as an address. */
  readonly block?: readonly string[];
  /** The only button. It stands with what is to do where something is. Besides a button there it is the first of the `links`. */
  readonly action?: Link;
  readonly facts?: readonly LetterFact[];
  /** Other places to go to. */
  readonly links?: readonly Link[];
  /** Small print of this letter alone. How to reach us is at the end of every letter. */
  readonly note?: string;
  /** What to give when they call: `the reference ENQ-7K3M9Q`. */
  readonly about?: string;
  /** Address for replies, where that is not ours. */
  readonly replyTo?: string;
  readonly reason?: LetterReason<Link>;
  /** Goes to ourselves, who know how to reach us. */
  readonly isOurs?: boolean;
}

/** A letter that can be written. */
export type Letter = LetterContent<WebLink>;

/** A photo as it goes along with an e-mail. */
export interface SentPhoto extends Pick<LetterPhoto, 'fileName' | 'bytes'> {
  /** By which the HTML shows it: `cid:` and this. */
  readonly contentId: string;
}

/** An e-mail that can be sent. */
export interface WrittenLetter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string;
  /** Files that go along, which the HTML shows by their ids. */
  readonly photos?: readonly SentPhoto[];
  /** Whose account it is for, so that a letter that comes back can be said there. */
  readonly account?: string;
}
