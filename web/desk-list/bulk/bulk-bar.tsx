import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ActName, actNames, acts } from '#domain/desk/acts.ts';
import { BULK_ROWS } from '#domain/desk/limits.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useMay } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/layout/sheet.tsx';
import type { BulkProps } from '../slot-props.ts';
import { BulkSteps } from './bulk-steps.tsx';
import { useAllRows } from './use-all-rows.ts';

/** An act that somebody has begun, with the rows that were chosen then. */
interface Begun {
  readonly name: ActName;
  readonly ids: readonly string[];
}

/** What can be done with the chosen rows. The list may change behind it: what was chosen when an act began is what it is about. */
export const BulkBar = ({ list, query, ids: marked, onClear, first }: BulkProps) => {
  const may = useMay();
  const cache = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const [begun, begin] = useState<Begun | undefined>(first && { name: first, ids: marked });
  useEffect(() => {
    if (first !== undefined) dialog.current?.showModal();
  }, [first]);
  // Rows that were not chosen from a list have no others beside them.
  const all = useAllRows({ list, query: query ?? '' });
  const ids = all.ids ?? marked;
  const mine = actNames.filter(
    (name) => acts[name].list === list && may('desk.manage') && may(acts[name].may),
  );
  const closed = () => {
    begin(undefined);
    void cache.invalidateQueries();
  };
  if (mine.length === 0) return null;
  return (
    <section
      aria-label="Chosen rows"
      className="sticky top-(--header) z-10 mb-2 flex flex-wrap items-center gap-2 border-y-[1.5px] border-ink bg-sheet px-3 py-2"
    >
      <p role="status" className="me-2 font-semibold">
        {ids.length} chosen{all.ids?.length === BULK_ROWS ? ', the most at once' : ''}
      </p>
      {mine.map((name) => (
        <Button
          key={name}
          look="plain"
          onClick={() => {
            begin({ name, ids });
            dialog.current?.showModal();
          }}
        >
          {acts[name].name}
        </Button>
      ))}
      {query !== undefined && all.ids === undefined ? (
        <Button look="quiet" busy={all.choose.isPending} onClick={() => all.choose.mutate()}>
          All of this list
        </Button>
      ) : null}
      <Button
        look="quiet"
        onClick={() => {
          all.clear();
          onClear();
        }}
      >
        Choose none
      </Button>
      {all.choose.isError ? <p role="alert">{messageOf(all.choose.error)}</p> : null}
      <Sheet
        dialog={dialog}
        id="bulk-title"
        title={begun ? acts[begun.name].name : 'Bulk change'}
        onClose={closed}
      >
        {begun ? <BulkSteps name={begun.name} ids={begun.ids} /> : null}
      </Sheet>
    </section>
  );
};
