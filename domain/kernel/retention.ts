import { GUEST_DRAFT_DAYS } from './guest-draft-days.ts';

/** At least as many days as this many years can have. */
const years = (count: number): number => count * 366;

interface Kept {
  /** Days after which it is deleted by itself; of what `stays`, the days that the law asks for at least. */
  readonly days?: number;
  /** Where the period is written. Without it, the period is our own choice. */
  readonly law?: string;
  /** Nothing deletes it by itself. */
  readonly stays?: true;
}

const exportRecords = '15 CFR 30.10';
const transactions = '31 CFR 501.601';

/**
 * How long everything is kept that we store: each table item and each file belongs to one class. A period by law is never shortened; a
 * promise to people, as on the privacy page, is never made longer. A new period holds for what is written from then on.
 */
export const retention = {
  // What the law asks for.
  /** Papers as issued and sent, with who issued, printed and looked. */
  papers: { days: years(5), law: exportRecords },
  /** Flights with their manifests and what was exported on them. */
  manifests: { days: years(5), law: exportRecords },
  /** What happened to a piece, and when. It stays with its shipment. */
  tracking: { days: years(5), law: exportRecords, stays: true },
  /** Who changed, decided or took out what, and when. */
  trail: { days: years(5), law: exportRecords },
  /** The same beside something that stays. */
  history: { days: years(5), law: exportRecords, stays: true },
  /** Who sends, receives and collects, what is known of them, and how each piece was screened. Ten years since March 2025. */
  parties: { days: years(10), law: transactions, stays: true },
  /** Payments by card that were made. */
  payments: { days: years(10), law: transactions },
  /** Invoices with the money entered on them. */
  books: { days: years(10), law: transactions, stays: true },

  // What belongs to a person as long as they are a customer.
  /** IDs for Form 1583. The mailbox ends first; then what the law adds is counted (39 CFR 111, DMM 508.1.8). */
  identity: { law: 'DMM 508.1.8', stays: true },
  /** Profile, choices, consents, rights and the book of receivers: as long as the account. */
  account: { stays: true },
  /** Mailbox numbers. None is ever given twice. */
  mailbox: { stays: true },

  // What people sent or were promised.
  /** What was promised, with who changed it and why. */
  quotes: { days: years(5) },
  /** Enquiries. A customer may refer to one for two years. */
  enquiries: { days: 2 * 365 },
  /** Bookings, from the day on which nothing is left to do. */
  bookings: { days: 2 * 365 },
  /** Parcels, from the day on which nothing is left to do. */
  parcels: { days: 2 * 365 },
  /** Runs, with who drove what where, from their day on. */
  runs: { days: 2 * 365 },
  /** Where a van was while its run was on the road. */
  positions: { days: 7 },
  /** Posts of the blog, with every kept version of their texts: they are the company’s own. */
  posts: { stays: true },
  /**
   * Vehicles from the day on which they are retired, and what happened to one from then on. The law asks for inspections and repairs of a
   * year, and for half a year after a vehicle is gone.
   */
  vehicles: { days: 2 * 365, law: '49 CFR 396.3' },
  /** Drivers with the dates of their papers, from the day on which they do not drive for us any more. */
  drivers: { days: years(3), law: '49 CFR 391.51' },
  /** Photos of goods and of the scale, and what came with messages. */
  photos: { days: 365 },
  /** Unfinished shipments, on a device and with the account. */
  draft: { days: 30 },
  /** What a guest is about to book, until they have an account. */
  guestDraft: { days: GUEST_DRAFT_DAYS },
  /** Links to a quote. */
  link: { days: 30 },
  /** Links that put an old e-mail address back. */
  undo: { days: 7 },
  /** Who was invited to work here: two weeks longer than the invitation holds, so that it can be sent again. */
  invitation: { days: 30 },
  /** Payments by card that were not made. */
  unpaid: { days: 30 },
  /** Names on the waitlist of a flight: longer than a flight is planned ahead. */
  waitlist: { days: 120 },

  // Files on their way.
  /** What people sent, until a check that failed can have been done again. */
  quarantine: { days: 7 },
  /** A request to send a file, which outlives what may arrive. */
  asked: { days: 8 },
  /** That a file was refused. */
  refused: { days: 30 },
  /** Files that administrators export, and a day longer who asked for them. */
  exportFile: { days: 7 },
  exportJob: { days: 8 },

  // Work of the house.
  /** What waits until somebody has done it. Then its own class begins. */
  open: { stays: true },
  /** What stands for nothing any more. */
  over: { days: 0 },
  /** Prices and settings by which something was charged or promised. */
  settings: { stays: true },
  /** Counters of numbers, numbers that are used up, locks, and the progress of runs: written over, and nothing of a person. */
  register: { stays: true },
  /** A walk over many things: flights that changed, rows that the desk changed at once. */
  process: { days: 90 },
  /** Lines in the feed of the staff. */
  notice: { days: 365 },
  /** Numbers of days, which are compared with the year before. */
  report: { days: years(2) },
  /** Who of us opened the page of a customer, by day. */
  looks: { days: 365 },
  /** Who looks at something now. */
  presence: { days: 1 },

  // What makes that nothing happens twice, or too often.
  /** Longer than a stream keeps its records and an operator needs to react, so that no unsent event expires. */
  outbox: { days: 8 },
  /** The answer to a request, by its key. Nobody sends the same one later. */
  claim: { days: 2 },
  /** The same for a form without an account, whose page may stay open. */
  submission: { days: 7 },
  /** How often somebody asked within an hour. */
  rate: { days: 2 },
  /** A challenge that was solved: an hour longer than it could be used. */
  challenge: { days: 1 },
  /** That the sessions of somebody were ended: longer than any token is valid. */
  session: { days: 2 },
  /** That a letter was sent. */
  sent: { days: 30 },
  /** Messages of WhatsApp, until their receipts have come: it tries for up to thirty days. */
  message: { days: 60 },

  // Telemetry.
  /** Errors, measurements and events of pages. */
  record: { days: 30 },
  /** How many batches an hour has: a few days longer than them, so that every reader finds it. */
  hourCount: { days: 35 },
  /** Which hours the lake has: long after they are read for the last time. */
  rolled: { days: 60 },
  /** Their counts, as long as the lake. */
  counter: { days: 400 },
  /** Copies for statistics, and of business events. */
  lake: { days: 400 },
  /** Groups of errors with what was decided of them. */
  errorGroup: { stays: true },
  /** Lines of our servers. */
  log: { days: 30 },
  /** Answers of queries over the lake. */
  queryResult: { days: 30 },

  // Copies, and what failed.
  /** Every state of a table, for a restore. */
  backup: { days: 35 },
  /** Events on the bus, for a replay. */
  eventArchive: { days: 90 },
  /** Records of streams that failed for good. */
  failedEvent: { days: 90 },
  /** Messages that nobody has taken, and after five failures. */
  queued: { days: 4 },
  deadLetter: { days: 14 },
} as const satisfies Readonly<Record<string, Kept>>;

export type RetentionClass = keyof typeof retention;
/** The classes that are deleted by themselves. */
export type ExpiringClass = {
  [Name in RetentionClass]: (typeof retention)[Name] extends { readonly stays: true } ? never : Name;
}[RetentionClass];
