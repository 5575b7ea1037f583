import type { ReactNode } from 'react';
import { Section } from '#web/ui/layout/section.tsx';

/** A part of the page. It appears when what it depends on is known. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Section title={title} className="grid min-w-0 gap-4 border-t-[1.5px] border-ink pt-4">
    {children}
  </Section>
);
