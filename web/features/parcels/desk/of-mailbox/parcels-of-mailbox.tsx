import { Link } from 'react-router-dom';
import type { ParcelSummary } from '#domain/parcels/parcel.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useParcelsOf } from '../use-desk-parcels.ts';
import { calledWords, HoldBadge, StateBadge } from '../words.tsx';

const SHOWN = 10;

const Row = ({ parcel, area }: { readonly parcel: ParcelSummary; readonly area: Area }) => (
  <li className="border-t border-rule">
    <Link
      to={`${area}/parcels/${parcel.code}`}
      className="grid min-h-14 content-center gap-1 px-2 py-2 no-underline hover:bg-sunk"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere font-semibold">
          {parcel.shelf === undefined ? null : <span className="me-2 font-mono">{parcel.shelf}</span>}
          <bdi>{calledWords(parcel)}</bdi>
        </span>
        <span className="text-sm text-ink-soft">
          <Instant at={parcel.receivedAt} />
        </span>
      </span>
      <span className="flex flex-wrap gap-1">
        <StateBadge state={parcel.state} />
        {parcel.holds.map((hold) => (
          <HoldBadge key={hold} hold={hold} />
        ))}
      </span>
    </Link>
  </li>
);

/** The newest parcels of a mailbox, on its page. */
export const ParcelsOfMailbox = ({ number, area }: { readonly number: string; readonly area: Area }) => (
  <Panel title="Parcels" all={`${area}/parcels?mailbox=${number}`}>
    <Loaded query={useParcelsOf(number, SHOWN)} loading="Loading its parcels…" lines={4}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="border-t border-rule py-4 text-ink-soft">Nothing has come for this mailbox yet.</p>
        ) : (
          <ul>
            {items.map((parcel) => (
              <Row key={parcel.code} parcel={parcel} area={area} />
            ))}
          </ul>
        )
      }
    </Loaded>
  </Panel>
);
