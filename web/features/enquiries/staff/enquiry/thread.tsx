import type { ReactNode } from 'react';
import type { Enquiry, MessageMedia } from '#domain/enquiries/enquiry.ts';
import type { EnquiryStatus } from '#domain/enquiries/lifecycle.ts';
import { type ShownEntry, wordsBeside } from '#domain/enquiries/messages.ts';
import { useNames } from '#web/session/use-names.ts';
import { HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { messageWords } from '../../messages/outcome-words.ts';
import { MessageText } from './message-text.tsx';

/** Stands in an entry for the person who wrote to us, who has no user id. */
const SENDER = 'sender';

/** Shows what came with a message; composed outside, for features do not import each other. */
export type SentSlot = (sent: {
  readonly enquiry: Enquiry;
  readonly media: MessageMedia;
  /** When the message came. */
  readonly at: string;
}) => ReactNode;

interface ThreadLine {
  readonly entry: ShownEntry;
  readonly words: string;
  /** What they wrote; undefined for a photo without a word. */
  readonly text: string | undefined;
}

/** What somebody did by a change of status. */
const moved: Record<EnquiryStatus, string> = {
  NEW: 'received this',
  OPEN: 'reopened this',
  ANSWERED: 'answered by phone',
  CLOSED: 'closed this',
  SPAM: 'marked this as spam',
};
const opened: Partial<Record<EnquiryStatus, string>> = {
  NEW: 'took this on',
  SPAM: 'marked this as not spam',
};

const wordsOf = (entry: ShownEntry, before: EnquiryStatus): string => {
  const { what, status, subject } = entry;
  if (what !== 'status') return messageWords(entry, subject !== undefined);
  if (status === undefined || status === before) return 'wrote a note';
  return (status === 'OPEN' && opened[before]) || moved[status];
};

/** The text for each entry of a thread, which depends on the status before it. */
const linesOf = (thread: readonly ShownEntry[]): readonly ThreadLine[] => {
  let before: EnquiryStatus = 'NEW';
  return thread.map((entry) => {
    const words = wordsOf(entry, before);
    before = entry.status ?? before;
    return { entry, words, text: wordsBeside(entry) };
  });
};

const edges = { message: 'time', answer: 'done', status: 'plain' } as const satisfies Record<
  ShownEntry['what'],
  string
>;

/** The whole thread, oldest first. Messages of strangers are shown as plain text; only prices of our calculator are links. */
export const Thread = ({
  enquiry,
  thread,
  sent,
}: {
  readonly enquiry: Enquiry;
  readonly thread: readonly ShownEntry[];
  readonly sent: SentSlot;
}) => {
  const nameOf = useNames(thread.map(({ by }) => by).filter((by) => by !== SENDER));
  return (
    <Section title="Conversation" className="min-w-0 space-y-3">
      <HistoryLines>
        {linesOf(thread).map(({ entry: { id, at, by, what, subject, media }, text, words }) => (
          <HistoryLine
            key={id}
            who={by === SENDER ? enquiry.name : nameOf(by)}
            what={words}
            at={at}
            edge={edges[what]}
          >
            {subject === undefined ? null : <strong className="wrap-anywhere">{subject}</strong>}
            {text === undefined ? null : <MessageText text={text} />}
            {media === undefined ? null : sent({ enquiry, media, at })}
          </HistoryLine>
        ))}
      </HistoryLines>
    </Section>
  );
};
