import { type ReactNode, useId } from 'react';
import { type AboutStep, StepCard } from '#web/next-step/step-card.tsx';

/** A part of the first screen with its heading. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
};

/** What moves or needs somebody, a card each. With `stressed`, the button of the first one stands out. */
export const Cards = ({
  of,
  stressed = false,
}: {
  readonly of: readonly AboutStep[];
  readonly stressed?: boolean;
}) =>
  of.length === 0 ? null : (
    <ul className="grid gap-4 lg:grid-cols-2">
      {of.map((about, index) => (
        <StepCard key={about.to} about={about} isFirst={stressed && index === 0} />
      ))}
    </ul>
  );
