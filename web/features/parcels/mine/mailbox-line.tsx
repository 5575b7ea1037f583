import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The way to the mailbox on the first screen, which stands before anybody has counted what is in it. */
export const MailboxLine = ({
  words,
  children,
}: {
  readonly words: string;
  readonly children?: ReactNode;
}) => (
  <Link
    to="/dashboard/mailbox"
    className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-y-[1.5px] border-ink px-1 py-3 no-underline hover:bg-sunk"
  >
    <span>
      <span className="block text-lg font-semibold">My mailbox</span>
      <span className="block text-sm text-ink-soft">{words}</span>
    </span>
    {children}
  </Link>
);
