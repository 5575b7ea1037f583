import { lazy, Suspense } from 'react';
import { MailboxLine } from './mailbox-line.tsx';

const CountedLine = lazy(async () => ({ default: (await import('./counted-line.tsx')).CountedLine }));

const BEFORE = 'Your parcels, and what you expect';

/** The mailbox on the first screen. What counts comes after it: the first screen has a limit for its scripts. */
export const MailboxCounts = () => (
  <Suspense fallback={<MailboxLine words={BEFORE} />}>
    <CountedLine before={BEFORE} />
  </Suspense>
);
