import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ShortStep } from '#domain/next-step/short-step.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TimeLeft } from './time-left.tsx';

/** What a card says of one thing. */
export interface AboutStep {
  readonly to: string;
  /** What people call it. */
  readonly name: string;
  /** How far it is, or what kind of thing. */
  readonly status: string;
  readonly picture?: ReactNode;
  readonly next: ShortStep;
  /** By which we find it; absent for what is not booked. */
  readonly number?: string;
}

/** One thing of a person on their first screen: what it is, how far, and what to do now. The whole card leads to its page. */
export const StepCard = ({
  about: { to, name, status, picture, next, number },
  isFirst,
}: {
  readonly about: AboutStep;
  /** It is the first thing to do on the screen, so that its button stands out. */
  readonly isFirst: boolean;
}) => (
  <li
    className={classNames(
      'label-sheet relative grid content-start justify-items-start gap-2 p-4 sm:p-5',
      next.isToDo && 'border-s-[6px] border-action',
    )}
  >
    <div className="flex w-full flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <div className="flex min-w-0 items-center gap-3">
        {picture}
        <Link
          to={to}
          className="min-w-0 break-words font-semibold no-underline after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
      </div>
      <Badge wraps>{status}</Badge>
    </div>
    <h3 className="break-words text-2xl">{next.title}</h3>
    {next.alsoBy === undefined ? <TimeLeft by={next.by} /> : null}
    {next.lines.map((line, at) => (
      <p key={line} className="break-words">
        {line} {/* Beside what is due first, or it would count to an hour that the title does not have. */}
        {at === next.lines.length - 1 ? <TimeLeft by={next.alsoBy} /> : null}
      </p>
    ))}
    {next.button ? (
      <LinkButton to={next.button.path} look={isFirst ? 'primary' : 'plain'} className="relative">
        {next.button.label}
      </LinkButton>
    ) : null}
    {number === undefined ? null : <p className="font-mono text-sm text-ink-soft">{number}</p>}
  </li>
);
