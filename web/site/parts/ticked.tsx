import type { ReactNode } from 'react';

/** One line of a list of what holds or is included. */
export const Ticked = ({ children }: { readonly children: ReactNode }) => (
  <li className="flex gap-2">
    <span aria-hidden="true" className="text-done">
      ✓
    </span>
    {children}
  </li>
);
