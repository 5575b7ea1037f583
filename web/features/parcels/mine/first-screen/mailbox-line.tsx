import type { ReactNode } from 'react';
import { LineLink } from '#web/ui/layout/line-link.tsx';

/** The way to the mailbox on the first screen, which stands before anybody has counted what is in it. */
export const MailboxLine = ({
  words = 'Your parcels, and what you expect',
  children,
}: {
  readonly words?: string;
  readonly children?: ReactNode;
}) => (
  <LineLink to="/dashboard/mailbox" title="My mailbox" words={words}>
    {children}
  </LineLink>
);
