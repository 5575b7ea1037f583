import type { MailboxHistoryEntry } from '#domain/mailboxes/mailbox.ts';
import { useNames } from '#web/session/use-names.ts';
import { HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';

/** What our own functions did, by the name under which they did it. */
const byItself: Readonly<Record<string, string>> = {
  'post-confirmation': 'gave it when the e-mail was confirmed',
  'virtual-address': 'gave it when the customer opened their account',
  repair: 'gave it in the nightly check',
};

const byPerson: Partial<Record<MailboxHistoryEntry['what'], string>> = {
  noted: 'wrote a note',
  suspended: 'suspended this mailbox',
  reactivated: 'made this mailbox active again',
  closed: 'closed this mailbox',
};

/** Whether somebody at the desk does this, and not a customer or the system. */
export const isByPerson = (what: MailboxHistoryEntry['what']): boolean => byPerson[what] !== undefined;

/** Who did what, without names of machines. */
const wordsOf = ({ what, by }: MailboxHistoryEntry, nameOf: (userId: string) => string) => {
  if (what === 'renamed') return { who: 'The customer', what: 'changed their name' };
  const did = byPerson[what];
  return did === undefined
    ? { who: 'The system', what: byItself[by] ?? 'gave it to the customer' }
    : { who: nameOf(by), what: did };
};

/** Everything that happened to a mailbox, newest first. Notes stand out, because they are what a caller asks about. */
export const History = ({ entries }: { readonly entries: readonly MailboxHistoryEntry[] }) => {
  const nameOf = useNames(entries.filter(({ what }) => isByPerson(what)).map(({ by }) => by));
  return (
    <HistoryLines>
      {entries.map((entry) => (
        <HistoryLine
          key={entry.id}
          {...wordsOf(entry, nameOf)}
          at={entry.at}
          note={entry.note}
          edge={entry.what === 'noted' ? 'time' : undefined}
        />
      ))}
    </HistoryLines>
  );
};
