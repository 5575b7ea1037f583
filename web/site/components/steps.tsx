import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** One step. `id` is for links from questions. */
export interface StepOnTheWay {
  readonly title: string;
  readonly text: ReactNode;
  readonly id?: string;
}

/** Numbered steps, one below the other. With `across` they are side by side on wide screens, for up to five short steps. */
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
