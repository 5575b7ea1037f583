import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { slotWords, weComeWords } from '#domain/departures/slots/slot-words.ts';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { bookedOf, isFetched, waitsForPickup } from '#domain/shipments/pickup.ts';
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

/** When the sender said that they bring it. Their booking has a code that the dock reads. */
const BroughtInSlot = ({ shipment: { coming } }: { readonly shipment: Shipment }) =>
  coming?.slot === undefined ? null : (
    <p>
      You bring it <strong className="font-semibold">{slotWords(coming.slot)}</strong>.{' '}
      <Link
        to={pathTo('/dashboard/bookings/:reference', { reference: coming.booking.reference })}
        className={textLink}
      >
        Open the code for our dock
      </Link>
    </p>
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
      <BroughtInSlot shipment={shipment} />
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

/** Where to choose when the van comes, while no time is chosen. */
const Choose = ({ number }: Pick<Shipment, 'number'>) => (
  <>
    <p>
      <LinkButton to={`${pathTo('/booking', {})}?shipment=${number}`}>Choose a time</LinkButton>
    </p>
    <p>Keep it at home until we come.</p>
  </>
);

/** When the van comes, and where to change that. */
const When = ({ shipment }: { readonly shipment: Shipment }) => {
  const { slot, booking } = bookedOf(shipment);
  if (slot === undefined) return <Choose number={shipment.number} />;
  return (
    <p>
      {booking?.state === 'REQUESTED'
        ? `You asked for ${slotWords(slot)}. We still have to confirm it.`
        : weComeWords(slot)}{' '}
      {booking === undefined ? null : (
        <Link
          to={pathTo('/dashboard/bookings/:reference', { reference: booking.reference })}
          className={textLink}
        >
          Change or cancel the pickup
        </Link>
      )}
    </p>
  );
};

/** With which flight it flies, or that no pickup makes it any more. */
const flightSentence = ({ day, isMissed }: BookedFlight): string =>
  isMissed
    ? `That is too late for the flight on ${dayWords(day)}. It goes on the next one that has space.`
    : `It flies ${dayWords(day)}.`;

/** When we pick it up and where, or that its sender has to choose. */
const WePickItUp = ({
  shipment,
  flight,
}: {
  readonly shipment: Shipment;
  readonly flight: BookedFlight | undefined;
}) => {
  const { pickup } = shipment;
  const { phone } = useBrand();
  const place = [pickup?.street, pickup && `ZIP ${pickup.zip}`].filter(Boolean).join(', ');
  return (
    <Card title={bookedOf(shipment).slot === undefined ? 'Choose a time for the pickup' : 'We pick it up'}>
      <When shipment={shipment} />
      {flight === undefined ? null : <p>{flightSentence(flight)}</p>}
      <p>
        {place === '' ? '' : `From ${place}. `}Something else?{' '}
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
  return isFetched(shipment) ? null : <BringIt shipment={shipment} flight={flight} />;
};
