import { Link } from 'react-router-dom';
import { dollars } from '#domain/kernel/money.ts';
import { dangerWords } from '#domain/parcels/declaration/danger-words.ts';
import { declaredValue } from '#domain/parcels/declaration/declaration.ts';
import { isHere } from '#domain/parcels/lifecycle.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { carrierName } from '#domain/parcels/tracking/parcel-title.ts';
import { useWho } from '#web/session/use-who.ts';
import type { Area } from '#web/shell/screens.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { useNow } from '#web/ui/time/use-now.ts';
import { conditionWords, sizeWords, storageWords, weightWords } from '../../words/parcel-words.ts';
import { invoiceWords } from '../words.tsx';

interface Props {
  readonly parcel: Parcel;
  readonly area: Area;
}

const Storage = ({ parcel }: Pick<Props, 'parcel'>) => (
  <Fact name="Storage">{storageWords(parcel, useNow())}</Fact>
);

/** How it came: who brought it, and who received it. */
const Came = ({ parcel }: Pick<Props, 'parcel'>) => {
  const { tracking, otherNumbers = [], carrier, broughtBy, usMail, receivedAt, receivedBy, saidAt } = parcel;
  const who = useWho([receivedBy]);
  return (
    <>
      <Fact name="Tracking number">
        <span className="break-all font-mono">{tracking ?? 'None on the label'}</span>
        {otherNumbers.map((number) => (
          <span key={number} className="block break-all font-mono">
            {number}
          </span>
        ))}
        <span className="block">
          {carrierName(carrier)}
          {broughtBy === undefined || broughtBy === carrier ? '' : `, brought by ${carrierName(broughtBy)}`}
          {usMail ? ', U.S. Mail' : ''}
        </span>
      </Fact>
      <Fact name="Received">
        <Instant at={receivedAt} />
        <span className="block">{who(receivedBy)}</span>
        {saidAt === undefined ? null : (
          <span className="block text-sm text-ink-soft">
            The clock of the device said <Instant at={saidAt} />.
          </span>
        )}
      </Fact>
    </>
  );
};

const Inside = ({ parcel: { declaration, seen, looked, preAlert } }: Pick<Props, 'parcel'>) => {
  const { store, orderNumber, lines, invoice, dangers } = declaration;
  const value = declaredValue(declaration);
  return (
    <>
      <Fact name="Store and order" className="wrap-anywhere">
        {[store, orderNumber].filter(Boolean).join(', ') || 'Not known'}
        <span className="block text-sm text-ink-soft">
          {preAlert === undefined ? 'Not announced' : 'Announced by its owner'}
        </span>
      </Fact>
      <Fact name="Inside, as declared" className="wrap-anywhere">
        {lines.map(({ quantity, description }) => `${quantity} × ${description}`).join(', ') || 'Nothing yet'}
        <span className="block">
          {value === undefined ? 'Value not complete' : `Worth ${dollars(value)}`}
        </span>
      </Fact>
      <Fact name="Invoice">{invoiceWords[invoice.state]}</Fact>
      <Fact name="Dangerous goods">
        {dangers === undefined ? 'Not answered' : dangerWords(dangers) || 'None declared'}
        {seen.length === 0 ? null : <span className="block">Seen: {dangerWords(seen)}</span>}
        {looked === undefined ? null : (
          <span className="block font-semibold">
            {looked.verdict === 'MAY_FLY' ? 'May fly' : 'May not fly'}
            {looked.note === undefined ? '' : `: ${looked.note}`}
          </span>
        )}
      </Fact>
    </>
  );
};

/** What was measured and seen, how it came, and what its owner declared. */
export const Facts = ({ parcel, area }: Props) => {
  const { shelf, shipment, state } = parcel;
  return (
    <Card caption="Parcel" title={shelf === undefined ? 'On no shelf' : `Shelf ${shelf}`}>
      <dl className="grid gap-4 sm:grid-cols-2 @4xl:grid-cols-1">
        <Fact name="Weight and size">
          {weightWords(parcel)}, {sizeWords(parcel)}
        </Fact>
        <Fact name="Condition" className="wrap-anywhere">
          {conditionWords(parcel)}
        </Fact>
        <Came parcel={parcel} />
        {isHere(state) ? <Storage parcel={parcel} /> : null}
        <Inside parcel={parcel} />
        {shipment === undefined ? null : (
          <Fact name="Shipment">
            <Link to={`${area}/shipments/${shipment.number}`} className={`${textLink} font-mono`}>
              {shipment.number}
            </Link>
            , piece {shipment.piece}
          </Fact>
        )}
      </dl>
    </Card>
  );
};
