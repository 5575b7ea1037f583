import { createContext, type ReactNode, useContext } from 'react';
import { CLOCK_NAME, NEW_YORK } from '#domain/kernel/new-york.ts';

/** A place whose clock a page goes by. */
interface ClockPlace {
  readonly name: string;
  /** An IANA time zone. */
  readonly zone: string;
}

const Clock = createContext<ClockPlace>({ name: CLOCK_NAME, zone: NEW_YORK });

/** The time zone of every time on this page: ours unless the page says another one. */
export const useClockZone = (): string => useContext(Clock).zone;

/** A page, or a part of it, that goes by the clock of another place, and says so once. Every `Instant` in it follows. */
export const PageClock = ({
  place,
  children,
}: {
  readonly place: ClockPlace;
  readonly children: ReactNode;
}) => (
  <Clock value={place}>
    <p className="mb-6 text-sm text-ink-soft">Times are {place.name}’s.</p>
    {children}
  </Clock>
);
