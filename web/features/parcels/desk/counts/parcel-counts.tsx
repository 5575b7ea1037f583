import { Link } from 'react-router-dom';
import { countLimits } from '#domain/parcels/desk/count-limits.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { useParcelCounts } from '../use-desk-parcels.ts';

const { received, waiting } = countLimits.brief;

const Row = ({
  count,
  limit,
  words,
  to,
}: {
  readonly count: number;
  /** More are not counted. */
  readonly limit: number;
  readonly words: string;
  readonly to: string;
}) => (
  <li className="border-t border-rule">
    <Link to={to} className="flex min-h-14 items-center gap-x-3 px-2 py-1 no-underline hover:bg-sunk">
      <span className="w-16 font-display text-2xl font-extrabold tabular-nums">
        {count >= limit ? `${limit}+` : count}
      </span>
      <span className="min-w-0 flex-1 font-semibold">{words}</span>
    </Link>
  </li>
);

/** The parcels of the day on an overview. Every number opens the list that it counts. */
export const ParcelCounts = ({ area }: { readonly area: Area }) => {
  const list = `${area}/parcels`;
  return (
    <Panel title="Parcels" all={list}>
      <Loaded query={useParcelCounts({ brief: 'yes' })} loading="Loading the parcels of today…" lines={3}>
        {({ receivedToday, unidentified, waitingForInvoice }) => (
          <ul>
            <Row count={receivedToday} limit={received} words="received today" to={list} />
            <Row
              count={unidentified}
              limit={waiting}
              words="unidentified"
              to={`${list}?state=UNIDENTIFIED`}
            />
            <Row
              count={waitingForInvoice}
              limit={waiting}
              words="wait for an invoice"
              to={`${list}?hold=INVOICE_MISSING`}
            />
          </ul>
        )}
      </Loaded>
    </Panel>
  );
};
