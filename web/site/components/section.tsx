import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** Background of a section: paper, a darker shade, or night. */
export type SectionTone = 'paper' | 'sunk' | 'night';

const grounds: Record<SectionTone, string> = {
  paper: '',
  sunk: 'border-y border-rule bg-sunk',
  night: 'bg-night text-on-night',
};

/**
 * A section of a page with its own h2. Links and questions refer to its `id`. With `beside` the heading is left of the content on wide
 * screens, for lists and long texts.
 */
export const Section = ({
  id,
  title,
  lead,
  tone = 'paper',
  beside = false,
  children,
}: {
  readonly id: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly tone?: SectionTone;
  readonly beside?: boolean;
  readonly children: ReactNode;
}) => (
  <section id={id} aria-labelledby={`${id}-title`} className={grounds[tone]}>
    <div
      className={classNames(
        'mx-auto grid max-w-6xl gap-8 px-4 py-12 sm:py-16 print:gap-1.5 print:py-2',
        beside && 'lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16',
      )}
    >
      <header className="grid max-w-2xl content-start gap-3 print:max-w-none print:gap-0.5">
        <h2 id={`${id}-title`} className="text-3xl sm:text-4xl print:text-2xl">
          {title}
        </h2>
        {lead ? (
          <div
            className={classNames(
              'text-lg print:max-w-none print:text-base',
              tone === 'night' ? 'text-on-night-soft' : 'text-ink-soft',
            )}
          >
            {lead}
          </div>
        ) : null}
      </header>
      <div className="min-w-0">{children}</div>
    </div>
  </section>
);
