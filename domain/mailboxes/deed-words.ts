import type { MailboxHistoryEntry } from './mailbox.ts';

/** What a person did with a mailbox, after who did it: `We` `closed this mailbox`. Absent is what the system does. */
export const mailboxDeedWords: Partial<Record<MailboxHistoryEntry['what'], string>> = {
  noted: 'wrote a note',
  names: 'changed who else may receive here',
  'mail-asked': 'asked for U.S. Mail',
  form: 'recorded a signed Form 1583',
  suspended: 'suspended this mailbox',
  reactivated: 'made this mailbox active again',
  closing: 'began to close this mailbox',
  closed: 'closed this mailbox',
  moved: 'moved this mailbox to another person',
  'taken-over': 'took this number over from an old system',
  replaced: 'gave the customer another number',
};
