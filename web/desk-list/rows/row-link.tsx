import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '#web/ui/class-names.ts';
import { useListOfRow } from './list-context.ts';
import type { RowMark } from './live-rows.ts';

const markWords: Readonly<Record<RowMark, string>> = {
  changed: 'Changed while you looked',
  gone: 'No longer in this list',
};

/** It has its place in each row, so that nothing moves when a row is marked. */
const Mark = ({ mark }: { readonly mark: RowMark | undefined }) => (
  <span className="row-mark" data-mark={mark} title={mark && markWords[mark]}>
    {mark === undefined ? null : <span className="sr-only">{markWords[mark]}: </span>}
  </span>
);

/** The link of a row: opens it in the panel, or its page where there is no room. All of the row can be pressed. */
export const RowLink = ({
  id,
  className,
  children,
}: {
  readonly id: string;
  readonly className?: string;
  readonly children: ReactNode;
}) => {
  const { pathOf, openId, markOf, onFollow } = useListOfRow();
  return (
    <Link
      to={pathOf(id)}
      data-row={id}
      aria-current={id === openId ? 'true' : undefined}
      onClick={(event) => onFollow(event, id)}
      className={classNames('row-link', className ?? 'text-link inline-flex min-h-11 items-center')}
    >
      <Mark mark={markOf(id)} />
      {children}
    </Link>
  );
};
