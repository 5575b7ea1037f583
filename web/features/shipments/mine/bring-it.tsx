import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { weComeWords } from '#domain/departures/slots/slot-words.ts';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { isTimeOpen, waitsForPickup } from '#domain/shipments/pickup.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { spanWords } from '#web/ui/time/span-words.ts';
import { useNow } from '#web/ui/time/use-now.ts';

/** The flight that it is booked on, with its deadlines. Instants are ISO 8601. */
export interface BookedFlight {
  readonly day: string;
  readonly cargoCutoff: string;
  readonly bookingCutoff: string;
  /** The goods cannot be at our dock before its cutoff, as their pickup is now. */
  readonly isMissed?: true | undefined;
}

const Card = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <section
    aria-labelledby="to-dock"
    className="grid gap-2 rounded-label border-[1.5px] border-ink bg-sheet px-5 py-4"
  >
    <p className="label-caption">What to do now</p>
    <h2 id="to-dock" className="text-2xl">
      {title}
    </h2>
    {children}
  </section>
);

const Hours = () => (
  <dl className="grid gap-x-4 text-sm sm:grid-cols-[max-content_1fr]">
    {useBrand().hours.map(({ days, hours }) => (
      <div key={days} className="contents">
        <dt className="font-semibold">{days}</dt>
        <dd>{hours}</dd>
      </div>
    ))}
  </dl>
);

/** Where and by when its sender brings it, or has it sent. */
const BringIt = ({
  shipment,
  flight,
}: {
  readonly shipment: Shipment;
  readonly flight: BookedFlight | undefined;
}) => {
  const { line1, city, state, postalCode } = useBrand().facility;
  const now = useNow();
  const address = `${line1}, ${city}, ${state} ${postalCode}`;
  const left = flight === undefined ? 0 : Date.parse(flight.cargoCutoff) - now;
  const isInTime = flight !== undefined && left > 0;
  return (
    <Card
      title={
        isInTime ? (
          <>
            Bring it by <Instant at={flight.cargoCutoff} />
          </>
        ) : (
          'Bring it to our dock'
        )
      }
    >
      <p>
        {isInTime
          ? `In ${spanWords(left)}, ${OUR_TIME}. Then it flies ${dayWords(flight.day)}.`
          : `${flight === undefined ? '' : 'The cutoff of its flight has passed. '}It goes on the next flight that has space, once it is here.`}
      </p>
      <p>
        <strong className="font-semibold">{address}</strong>{' '}
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
          rel="noopener"
          target="_blank"
          className={textLink}
        >
          Open a map
        </a>
      </p>
      <Hours />
      <p className="text-sm">
        Write <span className="font-mono font-semibold">{shipment.number}</span> on every box or barrel, or
        tell us this number at the dock. A store or a carrier can bring it for you.
      </p>
    </Card>
  );
};

/** Where a pickup is moved, changed and canceled. */
const ItsBooking = ({ reference }: { readonly reference: string }) => (
  <Link to={pathTo('/dashboard/bookings/:reference', { reference })} className={textLink}>
    Pickup {reference}
  </Link>
);

/** When we come, as far as it is known. Nobody reads to bring what we pick up. */
const WhenWeCome = ({
  shipment: { number, pickup = {} },
}: {
  readonly shipment: {
    readonly number: string;
    readonly pickup?: Partial<NonNullable<Shipment['pickup']>> | undefined;
  };
}) => {
  const { slot, agreed, booking } = pickup;
  if (slot !== undefined)
    return (
      <p>
        {weComeWords(slot)} {booking ? <ItsBooking reference={booking.reference} /> : null}
      </p>
    );
  if (agreed !== undefined)
    return (
      <p>
        Agreed with you: <strong className="font-semibold">{agreed.words}</strong>
      </p>
    );
  if (!isTimeOpen(pickup) && booking)
    return (
      <p>
        Booked. We tell you the time. <ItsBooking reference={booking.reference} />
      </p>
    );
  return (
    <>
      <p>Choose a time for the pickup. Keep it at home until then.</p>
      <div>
        <LinkButton to={`/booking?shipment=${number}`}>Choose a time</LinkButton>
      </div>
    </>
  );
};

/** With which flight it flies, or that no pickup makes it any more. */
const flightSentence = ({ day, isMissed }: BookedFlight): string =>
  isMissed
    ? `That is too late for the flight on ${dayWords(day)}. It goes on the next one that has space.`
    : `It flies ${dayWords(day)}.`;

/** What we do about a pickup, and when. */
const WePickItUp = ({
  shipment,
  flight,
}: {
  readonly shipment: Shipment;
  readonly flight: BookedFlight | undefined;
}) => {
  const { phone } = useBrand();
  const { pickup } = shipment;
  const place = [pickup?.street, pickup && `ZIP ${pickup.zip}`].filter(Boolean).join(', ');
  return (
    <Card title="We pick it up">
      <WhenWeCome shipment={shipment} />
      {flight === undefined ? null : <p>{flightSentence(flight)}</p>}
      <p>
        From {place}. Something else?{' '}
        <a href={`tel:${phone.e164}`} className={textLink}>
          Call {phone.display}
        </a>
        .
      </p>
    </Card>
  );
};

/**
 * How booked goods come to our dock: where and by when to bring them, or when we pick them up. It stays until they are with
 * us, whatever else is open.
 */
export const ToDock = ({
  shipment,
  flight,
}: {
  readonly shipment: Shipment;
  readonly flight: BookedFlight | undefined;
}) => {
  if (shipment.state !== 'BOOKED') return null;
  if (waitsForPickup(shipment)) return <WePickItUp shipment={shipment} flight={flight} />;
  return shipment.howItComes === 'PICKUP' ? null : <BringIt shipment={shipment} flight={flight} />;
};
