import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { textLink } from '../text/text-link.ts';

/** The first entries of a list, with a link to the whole list. */
export const Panel = ({
  title,
  all,
  children,
}: {
  readonly title: string;
  /** The path of the whole list. */
  readonly all: string;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border-t-[1.5px] border-ink pt-3">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <Link to={all} className={textLink}>
          All
        </Link>
      </div>
      {children}
    </section>
  );
};
