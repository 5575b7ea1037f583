import type { ReactNode } from 'react';

/** Says that a list is empty, and what will fill it or what to do about it. */
export const EmptyState = ({
  title,
  children,
  action,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) => (
  <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
    <svg viewBox="0 0 48 48" width="48" height="48" fill="none" aria-hidden="true" className="text-edge">
      <path
        d="M13 5h22c4 12 4 26 0 38H13C9 31 9 17 13 5Z"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="4 3"
      />
      <path d="M10.5 16h27M10.5 32h27" stroke="currentColor" strokeWidth="2.5" strokeDasharray="4 3" />
    </svg>
    <p className="font-display text-xl font-bold">{title}</p>
    {children ? <div className="max-w-prose text-ink-soft">{children}</div> : null}
    {action}
  </div>
);
