import type { ReactNode } from 'react';
import { actionClass } from '#web/ui/button.tsx';

/** A button's label and target. */
export interface Action {
  readonly label: string;
  readonly to: string;
}

/** The end of a page: the next step, and a second button to contact us. */
export const CallToAction = ({
  title,
  children,
  action = { label: 'Get Free Quote', to: '/shipping-calculator' },
  second = { label: 'Speak with an expert', to: '/contact' },
}: {
  readonly title: ReactNode;
  /** A sentence that says what happens next. */
  readonly children: ReactNode;
  readonly action?: Action;
  readonly second?: Action;
}) => (
  <section aria-labelledby="next-title" className="gate-call print:hidden">
    <div className="mx-auto grid max-w-6xl gap-8 px-4 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-16">
      <div className="grid max-w-2xl gap-3">
        <h2 id="next-title" className="text-3xl sm:text-5xl">
          {title}
        </h2>
        <div className="text-lg">{children}</div>
      </div>
      <div className="flex flex-wrap gap-3">
        <a href={action.to} className={actionClass({}, 'text-lg')}>
          {action.label}
        </a>
        <a href={second.to} className={actionClass({ look: 'plain' }, 'text-lg')}>
          {second.label}
        </a>
      </div>
    </div>
  </section>
);
