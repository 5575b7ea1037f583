import type { Shown } from '#domain/kernel/shown-fields.ts';
import { mailboxDeedWords } from '#domain/mailboxes/deed-words.ts';
import type { Mailbox, MailboxHistoryEntry } from '#domain/mailboxes/mailbox.ts';
import type { SignedForm } from '#domain/mailboxes/receiving/form-1583.ts';
import { idNames, witnessNames } from '#domain/mailboxes/receiving/form-1583-words.ts';
import { mailboxStatusNames } from '#domain/mailboxes/status-names.ts';
import type { Whom } from '../../runtime/of-person.ts';
import { whoDid } from '../../runtime/own-words.ts';

const formOf = ({ name, ids, witnessed, signedOn, expiresOn }: SignedForm): Shown => ({
  name,
  identification: ids.map(({ kind }) => idNames[kind]),
  witnessed: witnessNames[witnessed],
  signed: signedOn,
  ends: expiresOn,
});

/** What its owner reads of a mailbox. */
export const ownMailbox = (mailbox: Mailbox): Shown => ({
  number: mailbox.number,
  status: mailboxStatusNames[mailbox.status],
  name: mailbox.ownerName,
  email: mailbox.ownerEmail,
  phone: mailbox.ownerPhone,
  names: (mailbox.names ?? []).map(({ name }) => name),
  form: (mailbox.forms ?? []).map(formOf),
  forwardTo: mailbox.forwardTo,
  assignedAt: mailbox.assignedAt,
  closedAt: mailbox.closedAt,
  replacedBy: mailbox.replacedBy,
});

const happened = ({ what, by }: MailboxHistoryEntry, whom: Whom): string => {
  if (what === 'renamed') return 'You changed your name';
  const did = mailboxDeedWords[what];
  return did === undefined ? 'You got this mailbox' : `${whoDid(by, whom)} ${did}`;
};

/** One thing that happened to a mailbox. */
export const ownEntry = (mailbox: string, entry: MailboxHistoryEntry, whom: Whom): Shown => ({
  mailbox,
  at: entry.at,
  what: happened(entry, whom),
  note: entry.note,
});
