import type { ReactNode } from 'react';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { PriceLines } from '#web/ui/data/price-lines.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { madeOf } from '../booking/use-booking.ts';
import { inTimeWords, readyWords } from '../flights/flight-words.ts';
import { comingTyped, useTypedFlights } from '../flights/typed-flights.ts';
import type { OfferedFlight } from '../flights/use-flights.ts';
import type { Wizard } from '../use-wizard.ts';

/** The flight that the form has, or would have: the next one that can be booked. */
const useShownFlight = (wizard: Wizard): OfferedFlight | undefined => {
  const { flights = [] } = useTypedFlights(wizard.typed);
  return (
    flights.find(({ id }) => id === wizard.typed.departureId) ??
    flights.find(({ closed }) => closed === undefined)
  );
};

/** The price that is shown: the one that the server promised for this form, else the one computed here. */
export const shownTotal = (wizard: Wizard): number | undefined => madeOf(wizard)?.total ?? wizard.live.total;

/** Why there is no sum yet. */
const missingWords = ({ price }: Wizard['live']): string =>
  price === undefined
    ? 'Give size and weight, and the price appears here.'
    : 'The price appears here once we know how far the pickup is.';

/** The price and the flight beside the form, on wide screens. */
export const PriceSide = ({ wizard }: { readonly wizard: Wizard }) => {
  const { live, typed } = wizard;
  const { schedule } = useSiteSettings();
  const total = shownTotal(wizard);
  const flight = useShownFlight(wizard);
  return (
    <aside aria-label="Price and flight" className="label-sheet hidden gap-4 p-5 lg:sticky lg:top-20 lg:grid">
      <p className="label-caption">To {destinations[typed.price.to].country}</p>
      {live.price && total !== undefined ? (
        <>
          <p className="font-display text-4xl font-extrabold tabular-nums">{dollars(total)}</p>
          {total === live.price.total ? <PriceLines lines={live.price.lines} total={total} /> : null}
        </>
      ) : (
        <p className="text-ink-soft">{live.problem ?? missingWords(live)}</p>
      )}
      {flight ? (
        <div className="grid gap-1 rounded-label border border-night-rule bg-night px-4 py-3 text-on-night">
          <p className="label-caption text-on-night-soft!">
            {flight.id === typed.departureId ? 'Your flight' : 'The next flight'}
          </p>
          <p className="text-xl font-bold">
            {dayWords(flight.day)} from {flight.originAirport}
          </p>
          <p>{readyWords(flight)}</p>
          <p className="text-sm text-on-night-soft empty:hidden">
            {flight.closed ?? inTimeWords(flight, comingTyped(typed, schedule))}
          </p>
        </div>
      ) : null}
    </aside>
  );
};

/** The price, the flight and the button to go on, at the bottom of a phone's screen. */
export const PriceBar = ({ wizard, action }: { readonly wizard: Wizard; readonly action: ReactNode }) => {
  const total = shownTotal(wizard);
  const flight = useShownFlight(wizard);
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex min-h-16 items-center justify-between gap-3 border-t-[1.5px] border-ink bg-time px-4 pt-1.5 pb-[calc(0.375rem+env(safe-area-inset-bottom))] text-on-time lg:hidden low:static">
      <p className="min-w-0 leading-tight">
        <span className="block font-display text-2xl font-extrabold tabular-nums">
          {total === undefined ? 'No price yet' : dollars(total)}
        </span>
        <span className="block truncate text-sm">
          {flight ? `Flight ${dayWords(flight.day)}${flight.closed ? `: ${flight.closed}` : ''}` : ' '}
        </span>
      </p>
      {action}
    </div>
  );
};
