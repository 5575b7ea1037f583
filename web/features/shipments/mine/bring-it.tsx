import type { ReactNode } from 'react';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { waitsForPickup } from '#domain/shipments/pickup.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { dayWords, instantWords } from '#web/ui/time/countdown-words.ts';
import { spanWords } from '#web/ui/time/span-words.ts';
import { useNow } from '#web/ui/time/use-now.ts';

/** The flight that it is booked on, with its deadlines. Instants are ISO 8601. */
export interface BookedFlight {
  readonly day: string;
  readonly cargoCutoff: string;
  readonly bookingCutoff: string;
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

/** What we do about a pickup, and when. */
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
  const agreed = pickup?.agreed?.words;
  const callBy = pickup?.callBy === undefined ? undefined : instantWords(new Date(pickup.callBy));
  return (
    <Card title={agreed === undefined ? 'Keep it at home' : 'We pick it up'}>
      {agreed === undefined ? (
        <p>
          We call you{callBy === undefined ? '' : ` by ${callBy}`} to agree on a pickup. Do not bring it to
          our dock.
        </p>
      ) : (
        <p>
          Agreed with you: <strong className="font-semibold">{agreed}</strong>
        </p>
      )}
      <p>
        From {place}.{flight === undefined ? '' : ` It flies ${dayWords(flight.day)}.`} Something else?{' '}
        <a href={`tel:${phone.e164}`} className={textLink}>
          Call {phone.display}
        </a>
        .
      </p>
    </Card>
  );
};

/**
 * How booked goods come to our dock: where and by when to bring them, or that we call about the pickup. It stays until they are with
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
