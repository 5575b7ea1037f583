import { mailboxDeedWords } from '#domain/mailboxes/deed-words.ts';
import type { MailboxHistoryEntry } from '#domain/mailboxes/mailbox.ts';
import { useNames } from '#web/session/use-names.ts';
import { HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';

/** What our own functions did, by the name under which they did it. */
const byItself: Readonly<Record<string, string>> = {
  'post-confirmation': 'gave it when the e-mail was confirmed',
  'virtual-address': 'gave it when the customer opened their account',
  repair: 'gave it in the nightly check',
};

/** Whether a person does this, and not the system. */
export const isByPerson = (what: MailboxHistoryEntry['what']): boolean =>
  mailboxDeedWords[what] !== undefined;

/** Who did what, without names of machines. */
const wordsOf = (
  { what, by }: MailboxHistoryEntry,
  { nameOf, ownerId }: { readonly nameOf: (userId: string) => string; readonly ownerId: string },
) => {
  if (what === 'renamed') return { who: 'The customer', what: 'changed their name' };
  const did = mailboxDeedWords[what];
  return did === undefined
    ? { who: 'The system', what: byItself[by] ?? 'gave it to the customer' }
    : { who: by === ownerId ? 'The customer' : nameOf(by), what: did };
};

/** Everything that happened to a mailbox, newest first. Notes stand out, because they are what a caller asks about. */
export const History = ({
  entries,
  ownerId,
}: {
  readonly entries: readonly MailboxHistoryEntry[];
  readonly ownerId: string;
}) => {
  const people = entries.filter(({ what, by }) => isByPerson(what) && by !== ownerId);
  const nameOf = useNames(people.map(({ by }) => by));
  return (
    <HistoryLines>
      {entries.map((entry) => (
        <HistoryLine
          key={entry.id}
          {...wordsOf(entry, { nameOf, ownerId })}
          at={entry.at}
          note={entry.note}
          edge={entry.what === 'noted' ? 'time' : undefined}
        />
      ))}
    </HistoryLines>
  );
};
