import type { ReactNode } from 'react';

/** Something that is not needed at once, folded to a line that says what is in it. */
export const Fold = ({
  title,
  words,
  children,
}: {
  readonly title: string;
  readonly words: string;
  readonly children: ReactNode;
}) => (
  <details className="min-w-0 border-y-[1.5px] border-ink">
    <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 px-1 py-3 hover:bg-sunk">
      <span className="min-w-0">
        <span className="block text-lg font-semibold">{title}</span>
        <span className="block text-sm text-ink-soft">{words}</span>
      </span>
      <span aria-hidden="true" className="text-2xl text-link">
        +
      </span>
    </summary>
    <div className="pt-2 pb-5">{children}</div>
  </details>
);
