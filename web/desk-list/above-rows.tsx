import type { ReactNode } from 'react';

/** A line above the rows: what is to be known of them, and where to go from here. With a mouse it is low, so that the rows have the room. */
export const AboveRows = ({ children }: { readonly children: ReactNode }) => (
  <div className="my-3 flex min-h-11 flex-wrap items-center gap-x-4 dense:my-0 dense:min-h-9 dense:[&_a]:min-h-9">
    {children}
  </div>
);
