import type { ReactNode } from 'react';
import { changeWords } from '#domain/kernel/change-words.ts';
import { isCalendarDay } from '#domain/kernel/new-york.ts';
import { classNames } from '../class-names.ts';
import { Instant } from '../text/instant.tsx';
import { dayWords, instantWords } from '../time/countdown-words.ts';

/** One thing that is different, in words: `Flight`, `Fri, Nov 27 → Fri, Dec 4`. */
export interface ChangeLine {
  readonly label: string;
  readonly words: string;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const valueWords = (value: string): string => {
  if (INSTANT.test(value)) return instantWords(new Date(value));
  return isCalendarDay(value) ? dayWords(value) : value;
};

/** A field with its values before and after, or without both where these are not told. Days and instants are ISO 8601. */
export const changeLine = (
  label: string,
  before: string | undefined,
  after: string | undefined,
): ChangeLine => {
  const shown = (value: string | undefined) => (value === undefined ? undefined : valueWords(value));
  return { label, words: changeWords({ before: shown(before), after: shown(after) }) };
};

const edges = { plain: 'border-rule', done: 'border-done', time: 'border-time' } as const;

interface HistoryLineProps {
  /** `You`, `Ann`, `The system`. */
  readonly who: ReactNode;
  /** What they did, in words that follow a name: `placed a hold`. */
  readonly what: ReactNode;
  /** Absent for what was there from the beginning. */
  readonly at?: string | undefined;
  readonly changes?: readonly ChangeLine[] | undefined;
  /** What they wrote about it. */
  readonly note?: ReactNode;
  /** Its color at the side: `done` and `time` stand out among what was only changed. */
  readonly edge?: keyof typeof edges | undefined;
  /** More about it: a link, a button. */
  readonly children?: ReactNode;
}

/** One line of a history, which reads the same on every screen: who did what, when, before and after. */
export const HistoryLine = ({
  who,
  what,
  at,
  changes = [],
  note,
  edge = 'plain',
  children,
}: HistoryLineProps) => (
  <li className={classNames('grid gap-1 border-s-4 ps-4', edges[edge])}>
    <p className="wrap-anywhere">
      <strong className="font-semibold">{who}</strong> {what}
      {at === undefined ? null : (
        // A line of its own on phones, so that nothing moves when a name comes that is shorter than what stood for it.
        <span className="text-sm text-ink-soft max-sm:block">
          <span className="max-sm:hidden"> · </span>
          <Instant at={at} />
        </span>
      )}
    </p>
    {changes.length === 0 ? null : (
      <ul className="grid gap-0.5 text-sm">
        {changes.map(({ label, words }) => (
          <li key={`${label} ${words}`} className="wrap-anywhere">
            <span className="text-ink-soft">{label}:</span> <span className="tabular-nums">{words}</span>
          </li>
        ))}
      </ul>
    )}
    {note === undefined ? null : <div className="whitespace-pre-line wrap-anywhere">{note}</div>}
    {children}
  </li>
);

/** The lines of a history, one below the other. */
export const HistoryLines = ({
  label,
  children,
}: {
  readonly label?: string;
  readonly children: ReactNode;
}) => (
  <ol aria-label={label} className="grid gap-4">
    {children}
  </ol>
);
