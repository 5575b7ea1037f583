import type { Enquiry, ThreadEntry } from '#domain/enquiries/enquiry.ts';
import type { EnquiryStatus } from '#domain/enquiries/lifecycle.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { statusNames } from '../status.tsx';

interface ThreadLine {
  readonly entry: ThreadEntry;
  readonly words: string;
}

const wordsOf = ({ what, status }: ThreadEntry, before: EnquiryStatus): string => {
  if (what === 'message') return 'wrote';
  if (what === 'answer') return 'answered by mail';
  return status === undefined || status === before ? 'noted' : `moved it to ${statusNames[status]}`;
};

/** The text for each entry of a thread, which depends on the status before it. */
const linesOf = (thread: readonly ThreadEntry[]): readonly ThreadLine[] => {
  let before: EnquiryStatus = 'NEW';
  return thread.map((entry) => {
    const words = wordsOf(entry, before);
    before = entry.status ?? before;
    return { entry, words };
  });
};

const edges: Record<ThreadEntry['what'], string> = {
  message: 'border-time',
  answer: 'border-done',
  status: 'border-rule',
};

/** The whole thread, oldest first. Messages of strangers are shown as plain text. */
export const Thread = ({
  enquiry,
  thread,
}: {
  readonly enquiry: Enquiry;
  readonly thread: readonly ThreadEntry[];
}) => (
  <Section title="What was said and done" className="min-w-0 space-y-3">
    <ol className="grid gap-4">
      {linesOf(thread).map(({ entry: { id, at, by, what, text }, words }) => (
        <li key={id} className={classNames('grid gap-1 border-s-4 ps-4', edges[what])}>
          <p className="text-sm text-ink-soft">
            {by === 'sender' ? (
              <strong className="font-semibold text-ink">{enquiry.name}</strong>
            ) : (
              <span className="break-all font-mono">{by}</span>
            )}{' '}
            {words}, <Instant at={at} />
          </p>
          {text === undefined ? null : <p className="whitespace-pre-wrap break-words">{text}</p>}
        </li>
      ))}
    </ol>
  </Section>
);
