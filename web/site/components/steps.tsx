import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** One stop of a way. `id` where a question points at it. */
export interface StepOnTheWay {
  readonly title: string;
  readonly text: ReactNode;
  readonly id?: string;
}

/** Numbered steps: one below the other on phones, side by side on wide screens with `across`, which suits up to five short ones. */
export const Steps = ({
  items,
  across = false,
}: {
  readonly items: readonly StepOnTheWay[];
  readonly across?: boolean;
}) => (
  <ol className={classNames('route-stops', across && 'route-stops-across')}>
    {items.map(({ title, text, id }) => (
      <li key={title} id={id}>
        <h3 className="text-xl">{title}</h3>
        <div className="mt-1 max-w-prose text-ink-soft">{text}</div>
      </li>
    ))}
  </ol>
);
