import { Link } from 'react-router-dom';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { declaredValue } from '#domain/parcels/declaration/declaration.ts';
import { isHere } from '#domain/parcels/lifecycle.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { carrierName } from '#domain/parcels/tracking/parcel-title.ts';
import { cardInForce } from '#web/phrases/card-in-force.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { useNow } from '#web/ui/time/use-now.ts';
import { conditionWords, keyed, sizeWords, storageWords, weightWords } from '../words/parcel-words.ts';

/** On its shelf, what is to be done says it. */
const Storage = ({ parcel }: { readonly parcel: OwnParcel }) => {
  const { perLbDay } = cardInForce(useSiteSettings()).storage;
  return (
    <Fact name="Storage">
      {storageWords(parcel, useNow())}
      <span className="block text-sm text-ink-soft">After that {dollars(perLbDay)} per pound per day.</span>
    </Fact>
  );
};

const Inside = ({ parcel: { declaration } }: { readonly parcel: OwnParcel }) => {
  const value = declaredValue(declaration);
  return (
    <Fact name="Inside, as you told us">
      {declaration.lines.length === 0 ? 'Nothing told yet' : null}
      <ul>
        {keyed(declaration.lines, JSON.stringify).map(({ key, description, quantity, unitValue }) => (
          <li key={key}>
            {quantity} × {description}
            {unitValue === undefined ? '' : `, ${dollars(unitValue)} each`}
          </li>
        ))}
      </ul>
      {value === undefined ? null : `Worth ${dollars(value)} in all`}
    </Fact>
  );
};

/** What we measured and saw when it came, and what its owner told us. */
export const Facts = ({ parcel }: { readonly parcel: OwnParcel }) => {
  const { tracking, carrier, receivedAt, shipment } = parcel;
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact name="Weight" className="text-lg font-semibold">
        {weightWords(parcel)}
      </Fact>
      <Fact name="Size" className="text-lg font-semibold">
        {sizeWords(parcel)}
      </Fact>
      <Fact name="Condition">{conditionWords(parcel)}</Fact>
      <Fact name="Came">
        <Instant at={receivedAt} />, brought by {carrierName(carrier)}
        {tracking === undefined ? null : (
          <span className="block break-all font-mono text-sm">{tracking}</span>
        )}
      </Fact>
      {isHere(parcel.state) && parcel.state !== 'IN_STORAGE' ? <Storage parcel={parcel} /> : null}
      <Inside parcel={parcel} />
      {shipment === undefined ? null : (
        <Fact name="Shipment">
          <Link
            to={pathTo('/dashboard/shipments/:number', { number: shipment.number })}
            className={`${textLink} font-mono`}
          >
            {shipment.number}
          </Link>
        </Fact>
      )}
    </dl>
  );
};
