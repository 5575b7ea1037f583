import { Link } from 'react-router-dom';
import type { Booking, Place } from '#domain/bookings/booking.ts';
import type { OwnBooking } from '#domain/bookings/customer/own-booking.ts';
import { haveReady } from '#domain/bookings/have-ready.ts';
import { isOpen } from '#domain/bookings/lifecycle.ts';
import { showCode } from '#domain/bookings/next-step/facts.ts';
import { townLine } from '#domain/bookings/place-words.ts';
import { firstVisit, mainVisit } from '#domain/bookings/visits.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { readableE164 } from '#domain/kernel/person/readable-phone.ts';
import { facilityWords, phoneLink } from '#web/phrases/contact.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { GoodsLines } from '../../goods-lines.tsx';

/** Whether what is to be done above has the time and the address of the pickup. */
const isSaidAbove = ({ next: { todo, after } }: OwnBooking): boolean =>
  [todo, ...after].some((step) => step?.act === 'BE_READY');

const When = ({ booking }: { readonly booking: OwnBooking }) => {
  const [first, main] = [firstVisit(booking), mainVisit(booking)];
  const isNews = first !== undefined || main?.because !== undefined;
  if (isSaidAbove(booking) && !isNews) return null;
  return (
    <Fact name="When">
      {first ? (
        <>
          We bring the empty barrels {slotWords(first.slot)}.
          <br />
        </>
      ) : null}
      <span className="text-lg font-bold">{main ? slotWords(main.slot) : 'No time yet'}</span>
      {main?.because && main.state === 'PLANNED' ? (
        <>
          <br />
          {main.because}
        </>
      ) : null}
    </Fact>
  );
};

/** What stands in the way to the door, a line each. */
const accessLines = ({ access, stairs = false }: Partial<Place>): readonly string[] => [
  ...(access === undefined || access === '' ? [] : [access]),
  ...(stairs ? ['There are stairs.'] : []),
];

const Lines = ({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <Fact name={name}>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </Fact>
  );

const Where = ({ booking }: { readonly booking: OwnBooking }) => {
  const brand = useBrand();
  const { way } = booking;
  const place: Partial<Place> = booking.place ?? {};
  if (way === 'DROP_OFF') return <Fact name="Where">{facilityWords(brand)}</Fact>;
  const access = accessLines(place);
  if (isSaidAbove(booking)) return <Lines name="To the door" lines={access} />;
  const { street = 'Tell us the street' } = place;
  return <Lines name="Where" lines={[street, townLine(place), ...access]} />;
};

const What = ({ booking: { goods, emptyBarrels, to } }: { readonly booking: Booking }) => {
  return (
    <Fact name="What">
      <ul>
        <GoodsLines goods={goods} />
      </ul>
      To {destinations[to].country}
      {emptyBarrels?.how === 'ALONG' ? '. We bring the empty barrels along.' : ''}
    </Fact>
  );
};

/** That the code is shown at the dock stands with what is to be done. */
const Ready = ({ booking }: { readonly booking: Booking }) => (
  <Fact name="Have ready">
    <ul className="grid gap-1">
      {haveReady(booking)
        .filter((line) => line !== showCode(booking))
        .map((line) => (
          <li key={line}>{line}</li>
        ))}
    </ul>
  </Fact>
);

/**
 * When, where, what, what to have ready, and whom to call, as far as it is not said with what is to be done. Where the dock is and its phone
 * stand there.
 */
export const Facts = ({ booking }: { readonly booking: OwnBooking }) => {
  const brand = useBrand();
  const { way, state, name, phone, note, shipments } = booking;
  const isToBring = way === 'DROP_OFF' && isOpen(state);
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <When booking={booking} />
      {isToBring ? null : <Where booking={booking} />}
      <What booking={booking} />
      {isOpen(state) ? <Ready booking={booking} /> : null}
      <Fact name={way === 'PICKUP' ? 'We ask for' : 'Who brings it'}>
        {name}, {readableE164(phone)}
      </Fact>
      {isOpen(state) && !isToBring ? (
        <Fact name="Questions on the day">
          <a href={phoneLink(brand)} className={textLink}>
            Call {brand.phone.display}
          </a>
        </Fact>
      ) : null}
      {shipments.length > 0 ? (
        <Fact name={shipments.length === 1 ? 'Shipment' : 'Shipments'}>
          {shipments.map((number) => (
            <Link
              key={number}
              to={pathTo('/dashboard/shipments/:number', { number })}
              className={`${textLink} me-3 font-mono`}
            >
              {number}
            </Link>
          ))}
        </Fact>
      ) : null}
      {note ? <Fact name="Your note">{note}</Fact> : null}
    </dl>
  );
};
