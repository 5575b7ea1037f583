import { pathTo } from '../../kernel/paths.ts';
import { dayWords, instantWords } from '../../kernel/short-times.ts';
import type { Step } from '../../next-step/next-step.ts';
import { waitsToBeJoined } from '../changes/joined.ts';
import { type BookingFacts, flightWords, lacksShipment } from './facts.ts';
import { goodsLink } from './goods-link.ts';

/**
 * By when its shipment is booked, and what follows. Goods are known to be at our dock once they are weighed for a shipment. Until then a
 * flight takes them as goods that are still to come: until its cargo cutoff (`departures/places.ts`).
 */
const bookWhen = (facts: BookingFacts): { readonly by?: string; readonly line: string } => {
  const { booking, flight, now } = facts;
  const [makes] = flightWords(facts);
  if (flight === undefined) return { line: makes ?? 'Then it can fly.' };
  const isAhead = flight.state !== 'CANCELLED' && flight.cargoCutoff > now.toISOString();
  if (!isAhead) return { line: 'Then it goes on the next flight that has space.' };
  // Goods that may come another day, or not at all, are promised no flight.
  if (makes === undefined && booking.state !== 'COMPLETED') return { line: 'Then it can fly.' };
  return { by: flight.cargoCutoff, line: `Then it flies ${dayWords(flight.day)}.` };
};

/** A link of the calculator for goods that we have: nothing is fetched any more, and the pickup is on an invoice already. */
const withoutPickup = (link: string): string =>
  link
    .split('&')
    .filter((part) => !/^(?:zip|stairs|pickup)=/.test(part))
    .join('&');

/** Books the shipment that its goods are for; undefined where there is one. */
export const shipmentStep = (facts: BookingFacts): Step | undefined => {
  const { booking } = facts;
  if (!lacksShipment(booking)) return undefined;
  const { priced, reference } = booking;
  const { by, line } = bookWhen(facts);
  const name = 'Tell us who receives it and what is inside';
  const isHere = waitsToBeJoined(booking);
  const asked = priced ?? goodsLink(booking);
  const link = `${isHere ? withoutPickup(asked) : asked}&booking=${reference}`;
  return {
    act: 'BOOK',
    ...(by === undefined
      ? { title: name }
      : {
          title: `Tell us by ${instantWords(new Date(by))} who receives it and what is inside`,
          name,
          by,
        }),
    lines: [line, ...(priced === undefined || isHere ? [] : ['The price stays the same.'])],
    button: { label: 'Tell us who receives it', path: `${pathTo('/dashboard/create-shipment', {})}?${link}` },
  };
};
