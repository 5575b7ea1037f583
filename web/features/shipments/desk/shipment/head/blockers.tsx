import { Link } from 'react-router-dom';
import { toPayFirst } from '#domain/billing/accounts/coverage.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { Bill } from '#domain/shipments/bill/bill.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import type { DeskShipment } from '../../use-desk-shipments.ts';
import { whoWords } from '../../who-words.ts';

type Blocker = DeskShipment['blockers'][number];

/** The sum that is to be paid before it flies, with the way to take it for whoever may. */
const ToPay = ({ bill, area }: { readonly bill: Bill; readonly area: Area }) => {
  const may = useMay();
  const sum = dollars(toPayFirst(bill));
  return may('payment.manage') && may('invoice.read') ? (
    <Link to={pathTo(`${area}/billing/:number`, { number: bill.invoice })} className={textLink}>
      Take {sum} on {bill.invoice}
    </Link>
  ) : (
    `${sum} to pay on ${bill.invoice}.`
  );
};

const One = ({
  blocker,
  bill,
  area,
}: {
  readonly blocker: Blocker;
  readonly bill: Bill | undefined;
  readonly area: Area;
}) => {
  const { text, remedy, pieces, hold } = blocker;
  const isSum = hold === 'PAYMENT_DUE' && bill !== undefined && toPayFirst(bill) > 0;
  return (
    <li>
      <strong className="font-semibold">{text}</strong>
      {pieces === undefined ? null : ` (${pieces.join(', ')})`}:{' '}
      {isSum ? <ToPay bill={bill} area={area} /> : remedy}{' '}
      <span className="block text-sm text-ink-soft">Who can: {whoWords(blocker)}</span>
    </li>
  );
};

/** What keeps a shipment off its flight, and what to do about each. */
export const Blockers = ({
  shown: { blockers, bill },
  area,
}: {
  readonly shown: Pick<DeskShipment, 'blockers' | 'bill'>;
  readonly area: Area;
}) =>
  blockers.length === 0 ? null : (
    <Alert kind="warning" title="Not ready to fly yet">
      <ul className="mt-1 grid list-disc gap-1 ps-5">
        {blockers.map((blocker) => (
          <One key={`${blocker.code} ${blocker.hold ?? ''}`} blocker={blocker} bill={bill} area={area} />
        ))}
      </ul>
    </Alert>
  );
