import type { Booking } from '#domain/bookings/booking.ts';
import { wayWords } from '#domain/bookings/desk/words.ts';
import { haveReady } from '#domain/bookings/have-ready.ts';
import { isOpen } from '#domain/bookings/lifecycle.ts';
import { placeLine } from '#domain/bookings/place-words.ts';
import { countingVisits } from '#domain/bookings/visits.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import { facilityWords } from '#web/phrases/contact.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { PriceLines } from '#web/ui/data/price-lines.tsx';
import { QrCode } from '#web/ui/data/qr-code.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { GoodsLines } from '../../goods-lines.tsx';

/** Nobody has chosen a time: its customer does, or we call them. Nothing where it is over. */
const noTime = ({ ownerId, state }: Booking): string => {
  if (!isOpen(state)) return '';
  return isPersonId(ownerId)
    ? 'No time yet. We will call you about it.'
    : 'No time yet. Choose one in your account, or wait for our call.';
};

const When = ({ booking }: { readonly booking: Booking }) => {
  const visits = countingVisits(booking).filter(({ state }) => state === 'PLANNED');
  if (visits.length === 0) return <p className="text-[16pt] font-bold">{noTime(booking)}</p>;
  return visits.map(({ number, purpose, slot }) => (
    <p key={number} className="text-[16pt] font-bold">
      {slotWords(slot)}
      {purpose === 'FIRST' ? ': we bring the empty barrels' : ''}
    </p>
  ));
};

/** The slip on paper: where, the day and hours, what to have ready, whom to call, and the reference for the dock. */
export const Slip = ({
  booking,
  modules,
}: {
  readonly booking: Booking;
  readonly modules: readonly (readonly boolean[])[];
}) => {
  const brand = useBrand();
  const { way, reference, name, place, goods, to, flight, price } = booking;
  const where =
    way === 'DROP_OFF'
      ? facilityWords(brand)
      : placeLine({ ...place, street: place?.street ?? 'Street: please tell us' });
  return (
    <div className="print-alone hidden print:block">
      <div className="grid gap-4 text-[12pt] leading-snug">
        <div className="flex items-start justify-between gap-6">
          <div className="grid gap-2">
            <p className="text-[14pt] font-bold">
              {brand.name}: {wayWords[way]}
            </p>
            <p className="wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
            <When booking={booking} />
            <p className="wrap-anywhere">
              <bdi>{where}</bdi>
            </p>
          </div>
          <div className="w-[35mm] shrink-0 text-center">
            <QrCode modules={modules} label={`Code of ${reference}`} />
            <p className="font-mono font-bold">{reference}</p>
          </div>
        </div>
        <ul>
          <GoodsLines goods={goods} />
          <li>
            To {destinations[to].country}
            {flight === undefined ? '' : `, for the flight on ${dayWords(flight.day)}`}
          </li>
        </ul>
        {price === undefined ? null : <PriceLines lines={price.lines} total={price.total} />}
        <div>
          <p className="font-bold">Have ready</p>
          <ul className="list-disc ps-5">
            {haveReady(booking).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <p>
          Another time, or a question: call{' '}
          <strong className="whitespace-nowrap">{brand.phone.display}</strong>, and say {reference}.
        </p>
      </div>
    </div>
  );
};
