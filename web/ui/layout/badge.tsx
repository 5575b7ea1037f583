import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** The color of a badge. Its text always says the same. */
export type BadgeTone = 'plain' | 'done' | 'time' | 'wrong' | 'note';

const tones: Record<BadgeTone, string> = {
  plain: 'border-edge',
  done: 'border-done bg-done-wash text-done',
  time: 'border-time bg-time-wash',
  wrong: 'border-wrong bg-wrong-wash text-wrong',
  note: 'border-link bg-note-wash',
};

/** A word in a colored frame. */
export const Badge = ({
  tone = 'plain',
  wraps = false,
  children,
}: {
  readonly tone?: BadgeTone;
  /** On phones long words go on in a second line. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}) => (
  <span
    className={classNames(
      'inline-flex items-center whitespace-nowrap rounded-label border px-2 py-0.5 font-mono text-xs font-semibold uppercase tracking-wide',
      wraps && 'max-sm:whitespace-normal',
      tones[tone],
    )}
  >
    {children}
  </span>
);
