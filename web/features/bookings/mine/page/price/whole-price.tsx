import type { Booking } from '#domain/bookings/booking.ts';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { instantWords } from '#domain/kernel/short-times.ts';
import { useReply } from '#web/api/use-reply.ts';
import { readLink } from '#web/price-form/draft/link.ts';
import { useOwnCard } from '#web/session/use-own-card.ts';
import { PriceLines } from '#web/ui/data/price-lines.tsx';
import { useNow } from '#web/ui/time/use-now.ts';
import { linesOf, usePrice } from '../../../use-price.ts';

/** Until when it is paid: the booking cutoff of its flight, as the page of the shipment says it. Undefined while that is not known, or over. */
const usePayBy = ({ to, flight }: Booking): string | undefined => {
  const { data } = useReply(['departures', to], departureEndpoints.upcoming, { query: { to } });
  const by = data?.items.find(({ id }) => id === flight?.departureId)?.bookingCutoff;
  return Date.parse(by ?? '') > useNow() ? by : undefined;
};

/** What there is to pay for goods whose shipment is still to be booked: line by line, in all, and until when. */
export const WholePrice = ({ booking }: { readonly booking: Booking }) => {
  const { priced = '', place, emptyBarrels } = booking;
  const rateCard = useOwnCard();
  const draft = { ...readLink(priced), stairs: place?.stairs ?? false };
  const { price } = usePrice({ price: draft }, rateCard, place?.miles);
  const by = usePayBy(booking);
  return (
    <>
      {price === undefined ? null : (
        <PriceLines lines={linesOf(price, emptyBarrels !== undefined)} total={price.total} />
      )}
      <p className="font-semibold">
        You pay after you tell us who receives it
        {by === undefined ? '' : `, by ${instantWords(new Date(by))}`}.
      </p>
    </>
  );
};
