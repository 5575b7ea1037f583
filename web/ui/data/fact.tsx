import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** One name and its value in a list of facts (`dl`). */
export const Fact = ({
  name,
  className,
  children,
}: {
  readonly name: string;
  /** Class names of the value. */
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <div className="min-w-0">
    <dt className="label-caption">{name}</dt>
    <dd className={classNames('break-words', className)}>{children}</dd>
  </div>
);
