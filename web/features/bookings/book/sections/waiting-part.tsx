import type { BookingSummary } from '#domain/bookings/booking.ts';
import { townLine } from '#domain/bookings/place-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { useMyBookings } from '../../use-my-bookings.ts';
import type { TypedBooking } from '../typed/typed-booking.ts';
import type { Place } from '../use-place.ts';
import { Part } from './part.tsx';

/** A shipment that was booked with a pickup, and for which no time was chosen. */
interface Waiting extends Pick<BookingSummary, 'to' | 'zip' | 'town' | 'pieces'> {
  readonly number: string;
}

const waitingIn = (items: readonly BookingSummary[]): readonly Waiting[] =>
  items
    .filter(
      ({ state, way, missing }) => state === 'REQUESTED' && way === 'PICKUP' && missing.includes('slot'),
    )
    .flatMap(({ shipments, to, zip, town, pieces }) =>
      shipments.map((number) => ({
        number,
        to,
        pieces,
        ...(zip === undefined ? {} : { zip }),
        ...(town === undefined ? {} : { town }),
      })),
    );

/** Another shipment more or less. The first one says where it is picked up; with other goods other times fit. */
const toggled = (typed: TypedBooking, number: string): TypedBooking => {
  const isChosen = typed.shipments.includes(number);
  const shipments = isChosen
    ? typed.shipments.filter((other) => other !== number)
    : [...typed.shipments, number];
  return {
    ...typed,
    shipments,
    isFilled: typed.isFilled && shipments[0] === typed.shipments[0],
    isGoodsDone: shipments.length > 0,
    slot: '',
    firstSlot: '',
    empties: '',
  };
};

const wordsOf = ({ town, zip, pieces, to }: Waiting): string =>
  `${pieces === 1 ? '1 piece' : `${pieces} pieces`} from ${townLine({ town, zip })} to ${destinations[to].country}`;

/** The person's shipments that wait for a pickup, to be picked up in one visit; nothing where none waits beside that of the link. */
export const WaitingPart = ({
  draft: { typed, change },
}: {
  readonly draft: Pick<Place, 'typed' | 'change'>;
}) => {
  const waiting = waitingIn(useMyBookings(undefined).data?.items ?? []);
  const [first] = waiting.filter(({ number }) => typed.shipments.includes(number));
  if (!waiting.some(({ number }) => number !== first?.number)) return null;
  /** One visit is to one door, and makes one flight. */
  const isApart = ({ to, zip }: Waiting): boolean =>
    first !== undefined && (to !== first.to || zip !== first.zip);
  return (
    <Part title="Shipments that wait for a pickup">
      <p>Choose those that we pick up in this visit. For something else, choose none.</p>
      <div>
        {waiting.map((one) => (
          <CheckField
            key={one.number}
            label={<span className="font-mono">{one.number}</span>}
            hint={
              isApart(one)
                ? `${wordsOf(one)}. It is from another ZIP code or for another country: book it in a visit of its own.`
                : wordsOf(one)
            }
            checked={typed.shipments.includes(one.number)}
            disabled={isApart(one) && !typed.shipments.includes(one.number)}
            onChange={() => change((before) => toggled(before, one.number))}
          />
        ))}
      </div>
    </Part>
  );
};
