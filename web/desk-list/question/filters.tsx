import type { ReactNode } from 'react';
import { useMedia } from '#web/ui/layout/use-media.ts';

/** Below this width the filters are folded: the rows come first. */
const ROOM = '(width >= 40rem)';

/** The filters of a list that has several, in one line where there is room. */
export const Filters = ({
  count,
  children,
}: {
  /** How many of them are set. */
  readonly count: number;
  readonly children: ReactNode;
}) => {
  const filters = <div className="desk-filters">{children}</div>;
  if (useMedia(ROOM)) return filters;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between border-b border-rule font-semibold">
        Filters{count > 0 ? ` (${count} set)` : ''}
        <span aria-hidden="true" className="text-xl text-ink-soft">
          +
        </span>
      </summary>
      {filters}
    </details>
  );
};
