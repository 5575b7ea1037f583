import { Link } from 'react-router-dom';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { nameShown } from '#domain/kernel/person/latin-name.ts';
import type { Bill } from '#domain/shipments/bill/bill.ts';
import { countedPieces, goodsTo } from '#domain/shipments/next-step/goods-words.ts';
import { loadOf } from '#domain/shipments/pieces.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Area } from '#web/shell/screens.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { progressWords } from '../../state.tsx';
import type { DeskShipment } from '../../use-desk-shipments.ts';
import { useFlightDays } from '../../use-flight-days.ts';

/** Whose goods go where, as the desk speaks of them: `Ravi Stores: 3 boxes to Guyana`. */
const titleOf = (shipment: Shipment): string =>
  `${shipment.shipper.company || shipment.shipper.name}: ${goodsTo(shipment)}`;

const captionOf = ({ number, hawb }: Shipment): string =>
  `${number}${hawb === undefined ? '' : ` · Waybill ${hawb}`}`;

/** What is left to pay on its invoice, or what we owe. */
const Left = ({ bill: { owed } }: { readonly bill: Bill }) =>
  owed < 0 ? (
    <Fact name="To pay back">{dollars(-owed)}</Fact>
  ) : (
    <Fact name="Still to pay">{owed === 0 ? 'Nothing' : dollars(owed)}</Fact>
  );

const weightWords = (shipment: Shipment): string =>
  `${Math.round(loadOf(shipment.pieces).thousandthsLb / 1000).toLocaleString('en-US')} lb`;

/** The head of a shipment at the desk: whose goods go where, to whom, with which flight, for how much, and what is left to pay. */
export const Head = ({
  shown: { shipment, bill },
  area,
}: {
  readonly shown: DeskShipment;
  readonly area: Area;
}) => {
  const dayOf = useFlightDays();
  const { departureId, promise, charged, consignee, pieces } = shipment;
  return (
    <>
      <PageHeader caption={captionOf(shipment)} title={titleOf(shipment)}>
        {progressWords(pieces)}
      </PageHeader>
      <dl className="mb-6 flex flex-wrap gap-x-8 gap-y-3 border-y border-rule py-3 tabular-nums">
        <Fact name="Receiver">{nameShown(consignee)}</Fact>
        <Fact name="Pieces">{countedPieces(pieces).length}</Fact>
        <Fact name="Weight">{weightWords(shipment)}</Fact>
        <Fact name="Flies">
          {departureId === undefined ? (
            'On no flight'
          ) : (
            <Link to={pathTo(`${area}/departures/:id`, { id: departureId })} className={textLink}>
              {dayOf(departureId)}
            </Link>
          )}
        </Fact>
        <Fact name="Price">{dollars((charged ?? promise).total)}</Fact>
        {bill === undefined ? null : <Left bill={bill} />}
      </dl>
    </>
  );
};
