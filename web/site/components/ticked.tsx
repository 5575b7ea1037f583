import type { ReactNode } from 'react';
import { Sign } from '#web/ui/text/sign.tsx';

/** A list item with a check mark. */
export const Ticked = ({ children }: { readonly children: ReactNode }) => (
  <li className="flex gap-2">
    <Sign name="tick" className="mt-[0.3em] text-done" />
    {children}
  </li>
);
