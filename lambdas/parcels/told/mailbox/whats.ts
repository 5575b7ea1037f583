import type { LetterStatus } from '../../../runtime/letters/letter.ts';

/** The name of mailboxes among the things of which people are told soon. Its id is the account that has it. */
export const MAILBOX = 'mailbox';

/** What an owner is told of their parcels, of what they announced and of what they miss, the weightiest first. A letter has the status of its weightiest. */
const statusOf = {
  MAY_NOT_FLY: { words: 'May not fly', tone: 'wrong' },
  INVOICE_REJECTED: { words: 'Invoice sent back', tone: 'time' },
  REFUSED_AT_DOOR: { words: 'Not taken', tone: 'wrong' },
  NOT_HERE: { words: 'Not here', tone: 'wrong' },
  ENDS_SOON: { words: 'Not here yet', tone: 'time' },
  GONE: { words: 'Not yours', tone: 'wrong' },
  DISPOSED: { words: 'Disposed of', tone: 'wrong' },
  RETURNED: { words: 'On its way back', tone: 'news' },
  EXPIRED: { words: 'Did not come', tone: 'news' },
  FOUND: { words: 'Found', tone: 'done' },
  ARRIVED: { words: 'On our shelf', tone: 'done' },
  PHOTOS: { words: 'Photos ready', tone: 'done' },
  MAY_FLY: { words: 'May fly', tone: 'done' },
  ASKED: { words: 'We are looking', tone: 'news' },
} as const satisfies Readonly<Record<string, LetterStatus>>;

export type MailboxWhat = keyof typeof statusOf;

/** Steps that others make with a parcel. */
export type StepWhat = Extract<
  MailboxWhat,
  'INVOICE_REJECTED' | 'MAY_NOT_FLY' | 'MAY_FLY' | 'PHOTOS' | 'RETURNED' | 'DISPOSED'
>;

export const statuses: Readonly<Record<MailboxWhat, LetterStatus>> = statusOf;
const weightiestFirst: readonly string[] = Object.keys(statusOf);

export const isMailboxWhat = (what: string): what is MailboxWhat => weightiestFirst.includes(what);

/** Its place among all of them: zero is the weightiest. */
export const weightOf = (what: MailboxWhat): number => weightiestFirst.indexOf(what);

/** Which kind of thing it happened to, and so what its part names. */
export const sourceOf = (what: MailboxWhat): 'parcel' | 'alert' | 'trace' => {
  switch (what) {
    case 'REFUSED_AT_DOOR':
    case 'ENDS_SOON':
    case 'EXPIRED':
      return 'alert';
    case 'ASKED':
    case 'FOUND':
    case 'NOT_HERE':
      return 'trace';
    default:
      return 'parcel';
  }
};
