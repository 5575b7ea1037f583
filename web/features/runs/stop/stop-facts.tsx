import { Link } from 'react-router-dom';
import { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { placeLine } from '#domain/bookings/place-words.ts';
import { slotHours } from '#domain/departures/slots/slot-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { mapOf } from '#domain/kernel/map-of.ts';
import type { VisitToMake } from '#domain/runs/run.ts';
import { useReply } from '#web/api/use-reply.ts';
import { CustomerName } from '#web/desk-list/rows/customer-name.tsx';
import { useNames } from '#web/session/use-names.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { PhoneLink } from '#web/ui/text/phone-link.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { lateWords } from '../board/late-words.ts';
import type { Desk } from '../desk.ts';
import { timeWords } from '../draft/clock.ts';
import type { ShownStop } from '../draft/shown.ts';
import { saidOf } from '../words.tsx';
import { useGoodsLines } from './goods-lines.ts';

/** The customer behind a visit, as the booking has them. */
const Customer = ({ visit, area }: { readonly visit: VisitToMake; readonly area: Desk['area'] }) => {
  const { data, isError } = useReply(['desk-bookings', 'one', visit.booking], deskBookingEndpoints.deskShow, {
    params: { reference: visit.booking },
  });
  const ownerId = data?.booking.ownerId;
  const nameOf = useNames(ownerId === undefined ? [] : [ownerId], 'a customer');
  if (ownerId === undefined) return isError ? 'Not loaded' : '…';
  return (
    <CustomerName id={ownerId} area={area}>
      {nameOf(ownerId)}
    </CustomerName>
  );
};

const Where = ({ place }: Pick<VisitToMake, 'place'>) => {
  const line = placeLine({ ...place, street: place.street ?? 'Street not given' });
  return (
    <>
      <Fact name="Where">
        <bdi className="wrap-anywhere">{line}</bdi>
        <a href={mapOf(placeLine(place))} target="_blank" rel="noopener" className={`${textLink} ms-3`}>
          Map
        </a>
      </Fact>
      <Fact name="To the door" className="wrap-anywhere whitespace-pre-line">
        {[place.stairs ? 'Stairs, or it cannot be rolled.' : '', place.access].filter(Boolean).join(' ') ||
          'Ground floor'}
      </Fact>
    </>
  );
};

const Links = ({ visit, area }: { readonly visit: VisitToMake; readonly area: Desk['area'] }) => (
  <>
    <Fact name="Booking">
      <Link to={`${area}/bookings/${visit.booking}`} className={`${textLink} font-mono`}>
        {visit.booking}
      </Link>
    </Fact>
    <Fact name="Shipments">
      {visit.shipments.length === 0 ? 'None yet' : null}
      {visit.shipments.map((number) => (
        <Link key={number} to={`${area}/shipments/${number}`} className={`${textLink} me-3 font-mono`}>
          {number}
        </Link>
      ))}
    </Fact>
    <Fact name="Customer">
      <Customer visit={visit} area={area} />
    </Fact>
  </>
);

/** Everything about a stop: when, whom, where, what, and the way to its booking, shipments and customer. */
export const StopFacts = ({
  stop: { visit, begins, lateMinutes, saved },
  area,
}: {
  readonly stop: ShownStop;
  readonly area: Desk['area'];
}) => {
  const goods = useGoodsLines(visit);
  const said = saved && saidOf(saved);
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact name="When">
        {begins === undefined ? 'In no run' : timeWords(begins)}, promised {slotHours(visit.window)}
        {lateMinutes > 0 ? (
          <strong className="block font-semibold text-wrong">{lateWords(lateMinutes)}</strong>
        ) : null}
        {said === undefined ? null : <span className="block">{said}</span>}
      </Fact>
      <Fact name="Ask for">
        <bdi className="wrap-anywhere">{visit.name}</bdi>
        <span className="block">
          <PhoneLink phone={visit.phone} />
        </span>
      </Fact>
      <Where place={visit.place} />
      <Fact name="Goods">
        <ul>
          {goods.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and the list only shows them
            <li key={index}>{line}</li>
          ))}
        </ul>
        <span className="text-ink-soft">To {destinations[visit.to].country}</span>
      </Fact>
      <Fact name="At the door">{visit.minutes} minutes</Fact>
      {visit.note === undefined ? null : (
        <Fact name="The customer writes" className="wrap-anywhere whitespace-pre-line">
          <bdi>{visit.note}</bdi>
        </Fact>
      )}
      <Links visit={visit} area={area} />
    </dl>
  );
};
