import type { ReactNode } from 'react';
import { HandOn } from './hand-on.tsx';

/** A new link, which can be copied or given to another app now and never again. */
export const MadeLink = ({
  link,
  words,
  message,
  children,
}: {
  readonly link: string;
  /** To whom it should be sent. */
  readonly words: string;
  /** A message with the link in it, for whoever gets it; without one the link goes alone. */
  readonly message?: string;
  /** Another way to send it, which stands first. */
  readonly children?: ReactNode;
}) => (
  <div className="grid justify-items-start gap-2 rounded-label border-[1.5px] border-ink bg-sheet p-4">
    <p className="max-w-full break-all font-mono text-sm">{link}</p>
    <p>{words}</p>
    <HandOn
      copied={{
        text: message ?? link,
        label: message === undefined ? 'Copy the link' : 'Copy the message',
        done: message === undefined ? 'The link is copied.' : 'Copied: the link, and what it is for.',
        refused: 'Your browser did not let us copy. Mark the link and copy it.',
      }}
      shared={message === undefined ? { url: link } : { text: message }}
    >
      {children}
    </HandOn>
  </div>
);
