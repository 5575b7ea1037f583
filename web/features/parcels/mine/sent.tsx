import { useState } from 'react';
import { isHere } from '#domain/parcels/lifecycle.ts';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { useMyParcels } from '../use-parcels.ts';
import { ParcelRows } from './parcel-row.tsx';

const NOTHING = <p className="py-3 text-ink-soft">Nothing of yours has left us yet.</p>;

const Rows = () => {
  const pages = useCursorPages();
  const query = useMyParcels('all', pages.cursor);
  const isWhole = pages.page === 1 && query.data?.next === undefined;
  return (
    <PagedList pages={pages} query={query} loading="Loading what was sent…" empty={NOTHING}>
      {(parcels) => {
        const gone = parcels.filter(({ state }) => !isHere(state));
        if (gone.length > 0) return <ParcelRows parcels={gone} />;
        return isWhole ? NOTHING : <p className="py-3 text-ink-soft">All on this page are still here.</p>;
      }}
    </PagedList>
  );
};

/** What has left: sent, back at its store, or disposed of. It loads when it is opened. */
export const Sent = () => {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details onToggle={() => setOpened(true)} className="border-t border-rule">
      <summary className="unfold">Sent and returned</summary>
      {wasOpened ? <Rows /> : null}
    </details>
  );
};
