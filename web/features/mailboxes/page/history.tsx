import type { MailboxHistoryEntry } from '#domain/mailboxes/mailbox.ts';
import { useNames } from '#web/session/use-names.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Instant } from '#web/ui/text/instant.tsx';

/** What our own functions did, by the name under which they did it. */
const byItself: Readonly<Record<string, string>> = {
  'post-confirmation': 'Given automatically when the e-mail was confirmed',
  'virtual-address': 'Given automatically when the customer opened their account',
  repair: 'Given automatically by the nightly check',
};

const byPerson: Partial<Record<MailboxHistoryEntry['what'], string>> = {
  noted: 'wrote a note',
  suspended: 'suspended this mailbox',
  reactivated: 'made this mailbox active again',
  closed: 'closed this mailbox',
};

/** What happened, in a sentence without names of machines. */
const wordsOf = ({ what, by }: MailboxHistoryEntry, nameOf: (userId: string) => string): string => {
  if (what === 'renamed') return 'The customer changed their name';
  const did = byPerson[what];
  return did === undefined ? (byItself[by] ?? 'Given automatically') : `${nameOf(by)} ${did}`;
};

/** Everything that happened to a mailbox, newest first. Notes stand out, because they are what a caller asks about. */
export const History = ({ entries }: { readonly entries: readonly MailboxHistoryEntry[] }) => {
  const nameOf = useNames(entries.filter(({ what }) => byPerson[what] !== undefined).map(({ by }) => by));
  return (
    <ol className="grid gap-4">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={classNames(
            'grid gap-1 border-s-4 ps-4',
            entry.what === 'noted' ? 'border-time' : 'border-rule',
          )}
        >
          <p className="text-sm text-ink-soft">
            {wordsOf(entry, nameOf)}, <Instant at={entry.at} />
          </p>
          {entry.note ? <p className="whitespace-pre-wrap break-words">{entry.note}</p> : null}
        </li>
      ))}
    </ol>
  );
};
