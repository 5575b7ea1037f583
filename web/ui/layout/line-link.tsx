import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** One line of a first screen, which leads to what it is about. Beside it stands what is to be seen at once. */
export const LineLink = ({
  to,
  title,
  words,
  children,
}: {
  readonly to: string;
  readonly title: ReactNode;
  /** What there is to know, in a second line. */
  readonly words?: ReactNode;
  readonly children?: ReactNode;
}) => (
  <Link
    to={to}
    className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-y-[1.5px] border-ink px-1 py-3 no-underline hover:bg-sunk"
  >
    <span className="min-w-0">
      <span className="block break-words text-lg font-semibold">{title}</span>
      {words === undefined ? null : <span className="block text-sm text-ink-soft">{words}</span>}
    </span>
    {children}
  </Link>
);
