import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { BookedPickup, useIsPickupBooked } from '../booking/booked-pickup.tsx';
import { useBookingOf } from '../booking/use-booking-of.ts';
import { useCaller } from '../caller-context.ts';
import { Ask } from '../fields/ask.tsx';
import { FlightChoices } from '../flights/flight-choices.tsx';
import { comingTyped, useTypedFlights } from '../flights/typed-flights.ts';
import type { Wizard } from '../use-wizard.ts';
import { PickupPlace } from './pickup-place.tsx';
import { HaveIt, PickupTime } from './pickup-time.tsx';

/** Whether the time of a pickup is still to be chosen, or read from the one that was booked before. */
const waitsForTime = ({ typed, priceForm: { zipAnswer } }: Wizard): boolean => {
  const isReached = zipAnswer.status === 'found' && zipAnswer.withinRadius;
  return typed.price.pickup && typed.slot === '' && (isReached || typed.booking !== '');
};

const Flights = ({ wizard }: { readonly wizard: Wizard }) => {
  const { typed, change, problemOf } = wizard;
  const { schedule } = useSiteSettings();
  const { query, flights = [] } = useTypedFlights(typed);
  const isForCaller = useCaller() !== undefined;
  const isTimeToCome = !isForCaller && waitsForTime(wizard);
  const first = flights.find(({ closed }) => closed === undefined);
  // The next flight is what nearly everybody wants. One that was chosen before and is closed now is not changed silently.
  useEffect(() => {
    // What is picked up has its time first: another time may make another flight.
    if (isTimeToCome) return;
    if (typed.departureId === '' && first) change((before) => ({ ...before, departureId: first.id }));
  }, [typed.departureId, isTimeToCome, first, change]);
  return (
    <Loaded query={query} loading="Loading flights…" lines={12}>
      {() => (
        <FlightChoices
          flights={flights}
          coming={comingTyped(typed, schedule)}
          chosen={typed.departureId}
          problem={problemOf('departureId')}
          onChoose={(departureId) => change((before) => ({ ...before, departureId }))}
        />
      )}
    </Loaded>
  );
};

/** How the goods come to our dock, and where and when we pick them up. */
const HowItComes = ({ wizard }: { readonly wizard: Wizard }) => {
  const { typed, change, problemOf } = wizard;
  const { facility } = useSiteSettings().brand;
  const { pickup } = typed.price;
  // The desk agrees on the time on the page of the booking, which is there once it is booked.
  const isForCaller = useCaller() !== undefined;
  return (
    <>
      <Ask
        field="howItComes"
        question="How does it come to us?"
        answers={[
          {
            value: 'DROP_OFF',
            label: isForCaller ? 'They bring it, or have it sent' : 'I bring it, or have it sent',
            meaning: `To our dock in ${facility.city}, before the cutoff of the flight.`,
          },
          {
            value: 'PICKUP',
            label: isForCaller ? 'We pick it up' : 'Pick it up from me',
            meaning: isForCaller
              ? 'Once it is booked, choose the time with them on the page of the pickup.'
              : 'You choose a time here, and we hold it for you. Keep it at home until then.',
          },
        ]}
        chosen={pickup ? 'PICKUP' : 'DROP_OFF'}
        problem={problemOf('howItComes')}
        onChoose={(way) =>
          change((before) => ({
            ...before,
            // What we pick up makes later flights, so the next one is offered again.
            departureId: before.isBooked ? before.departureId : '',
            slot: '',
            price: { ...before.price, pickup: way === 'PICKUP', mailbox: false },
          }))
        }
      />
      {pickup ? <PickupPlace wizard={wizard} /> : null}
      {pickup && !typed.isBooked && !isForCaller ? <PickupTime wizard={wizard} /> : null}
    </>
  );
};

/** A pickup that is booked is a fact. Only a street that it lacks is still asked. */
const Booked = ({ wizard }: { readonly wizard: Wizard }) => {
  const { data } = useBookingOf(wizard);
  return (
    <>
      <BookedPickup wizard={wizard} />
      {data !== undefined && data.place?.street === undefined ? <PickupPlace wizard={wizard} /> : null}
    </>
  );
};

/** How the goods come to our dock, and the flight. Only what works today is offered. */
export const FlightStep = ({ wizard }: { readonly wizard: Wizard }) => {
  const { typed } = wizard;
  const { pickup, mailbox } = typed.price;
  const isPickupBooked = useIsPickupBooked(wizard);
  return (
    <div className="grid gap-6">
      {mailbox ? (
        <Alert kind="info">
          Parcels that are in your mailbox are sent on{' '}
          <Link to="/dashboard/mailbox/send" className={textLink}>
            from there
          </Link>
          . This form is for goods that you bring or that we pick up.
        </Alert>
      ) : null}
      {pickup ? null : <HaveIt wizard={wizard} />}
      {isPickupBooked ? <Booked wizard={wizard} /> : <HowItComes wizard={wizard} />}
      {typed.isBooked ? (
        <p>It stays on the flight that it is booked on. To send it on another one, call us.</p>
      ) : (
        <Flights wizard={wizard} />
      )}
    </div>
  );
};
