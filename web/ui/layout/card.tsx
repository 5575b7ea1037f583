import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A card that looks like a shipping label: a frame, a small caption, and an optional foot below a tear line. */
export const Card = ({
  caption,
  title,
  children,
  foot,
  className,
}: {
  /** The caption above the title, such as 'Your U.S. mailbox'. */
  readonly caption?: ReactNode;
  readonly title?: ReactNode;
  readonly children: ReactNode;
  /** Actions below the tear line. */
  readonly foot?: ReactNode;
  readonly className?: string;
}) => (
  <section className={classNames('label-sheet', className)}>
    <div className="grid gap-4 p-5 sm:p-6">
      {caption || title ? (
        <header>
          {caption ? <p className="label-caption">{caption}</p> : null}
          {title ? <h2 className="text-2xl">{title}</h2> : null}
        </header>
      ) : null}
      {children}
    </div>
    {foot ? <footer className="label-tear flex flex-wrap gap-3 p-5 sm:px-6">{foot}</footer> : null}
  </section>
);
