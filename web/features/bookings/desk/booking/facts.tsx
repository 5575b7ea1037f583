import { Link } from 'react-router-dom';
import type { Booking } from '#domain/bookings/booking.ts';
import { townLine } from '#domain/bookings/place-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { CustomerName } from '#web/desk-list/rows/customer-name.tsx';
import { useNames } from '#web/session/use-names.ts';
import type { Area } from '#web/shell/screens.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { PhoneLink } from '#web/ui/text/phone-link.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { GoodsLines } from '../../goods-lines.tsx';

interface Props {
  readonly booking: Booking;
  readonly area: Area;
}

/** Whose it is, and whom to call. */
const Customer = ({ booking: { name, phone, ownerId }, area }: Props) => {
  const nameOf = useNames([ownerId], 'a customer');
  return (
    <>
      <Fact name="Ask for">
        <bdi className="wrap-anywhere">{name}</bdi>
        <span className="block">
          <PhoneLink phone={phone} />
        </span>
      </Fact>
      <Fact name="Customer">
        <CustomerName id={ownerId} area={area}>
          {nameOf(ownerId)}
        </CustomerName>
      </Fact>
    </>
  );
};

const Where = ({ booking: { way, place } }: Pick<Props, 'booking'>) => {
  if (way === 'DROP_OFF' || place === undefined) return null;
  const { street, town, zip, miles, stairs, access } = place;
  return (
    <>
      <Fact name="Where">
        <bdi className="wrap-anywhere">
          {street ?? <strong className="font-semibold">Street not given: ask</strong>}
        </bdi>
        , {townLine({ town, zip })} ({miles} miles)
      </Fact>
      <Fact name="To the door" className="wrap-anywhere whitespace-pre-line">
        {[stairs ? 'Stairs, or it cannot be rolled.' : '', access].filter(Boolean).join(' ') ||
          'Ground floor'}
      </Fact>
    </>
  );
};

const barrelsWords = { ALONG: 'brought along, filled while we wait', FIRST: 'brought first' } as const;

const Goods = ({ booking: { goods, emptyBarrels, shipments, to }, area }: Props) => {
  return (
    <>
      <Fact name="Goods">
        <ul>
          <GoodsLines goods={goods} />
          <li className="text-ink-soft">To {destinations[to].country}</li>
        </ul>
      </Fact>
      {emptyBarrels === undefined ? null : (
        <Fact name="Empty barrels">
          {emptyBarrels.rows.reduce((sum, { quantity }) => sum + quantity, 0)},{' '}
          {barrelsWords[emptyBarrels.how]}
        </Fact>
      )}
      <Fact name="Shipments">
        {shipments.length === 0 ? 'None yet' : null}
        {shipments.map((number) => (
          <Link key={number} to={`${area}/shipments/${number}`} className={`${textLink} me-3 font-mono`}>
            {number}
          </Link>
        ))}
      </Fact>
    </>
  );
};

const consentWords = { ONLINE: 'Agreed online', AT_COUNTER: 'Signed at the counter' } as const;

/** Everything that is known of one booking. */
export const Facts = ({ booking, area }: Props) => {
  const { flight, searchConsent, note, createdAt, endedBecause } = booking;
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-2 @4xl:grid-cols-1">
        <Customer booking={booking} area={area} />
        <Where booking={booking} />
        <Goods booking={booking} area={area} />
        <Fact name="Flight">
          {flight === undefined ? (
            'None promised'
          ) : (
            <Link to={`${area}/departures/${flight.departureId}`} className={textLink}>
              {dayWords(flight.day)}
            </Link>
          )}
        </Fact>
        <Fact name="Consent to search">
          {searchConsent === undefined ? (
            <strong className="font-semibold">Missing: have it signed before we take the goods</strong>
          ) : (
            <>
              {consentWords[searchConsent.how]}, <Instant at={searchConsent.at} />
            </>
          )}
        </Fact>
        {note === undefined ? null : (
          <Fact name="The customer writes" className="wrap-anywhere whitespace-pre-line">
            <bdi>{note}</bdi>
          </Fact>
        )}
        {endedBecause === undefined ? null : (
          <Fact name="Why it ended" className="wrap-anywhere">
            {endedBecause}
          </Fact>
        )}
        <Fact name="Booked">
          <Instant at={createdAt} />
        </Fact>
      </dl>
    </Card>
  );
};
