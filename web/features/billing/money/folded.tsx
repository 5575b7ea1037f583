import type { ReactNode } from 'react';

/** A form that opens when somebody wants it. */
export const Folded = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details>
    <summary className="unfold">{title}</summary>
    <div className="pt-3">{children}</div>
  </details>
);
