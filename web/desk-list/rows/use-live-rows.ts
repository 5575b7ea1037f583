import { useEffect, useState } from 'react';
import type { ListKind } from '../list-kind.ts';
import { type LiveRows, liveRows, type RowPage } from './live-rows.ts';

interface Held<Row> {
  /** Which page of which question it is. */
  readonly of: string;
  readonly page: RowPage<Row>;
}

/**
 * The rows of a page as they were shown first, with what has happened to them since. Nothing moves until somebody asks to see
 * what is new, or another page. A row that is open in the panel is not marked: its changes are seen there.
 */
export const useLiveRows = <Row>(
  { idOf, versionOf }: Pick<ListKind<Row>, 'idOf' | 'versionOf'>,
  { of, fresh, openId }: { of: string; fresh: RowPage<Row> | undefined; openId: string | undefined },
): (LiveRows<Row> & { readonly showNew: () => void }) | undefined => {
  const [held, setHeld] = useState<Held<Row>>();
  // In an empty list nothing can move, so its first rows are shown at once.
  const isFilled = held?.page.items.length === 0 && fresh !== undefined && fresh.items.length > 0;
  if (fresh !== undefined && (held?.of !== of || isFilled)) setHeld({ of, page: fresh });

  const open = openId === undefined ? undefined : fresh?.items.find((row) => idOf(row) === openId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers are new objects with each poll
  useEffect(() => {
    if (open !== undefined)
      setHeld(
        (known) =>
          known && {
            ...known,
            page: {
              ...known.page,
              items: known.page.items.map((row) => (idOf(row) === openId ? open : row)),
            },
          },
      );
  }, [openId, open && versionOf(open)]);

  if (held === undefined) return undefined;
  // While another question is being answered, the rows of the last one stay.
  const now = held.of === of && fresh !== undefined ? fresh : held.page;
  return {
    ...liveRows(held.page, now, { idOf, versionOf }),
    showNew: () => setHeld({ of, page: now }),
  };
};
