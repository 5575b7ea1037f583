import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { ownBookingEndpoints } from '#domain/bookings/customer/own-endpoints.ts';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import type { SlotWay } from '#domain/departures/slots/slot-id.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { useReply } from '#web/api/use-reply.ts';

/** What is to come in a slot. */
export interface Wanted {
  readonly way: SlotWay;
  readonly to: DestinationCode;
  /** Pounds that have to fit. */
  readonly lb: number;
  /** The van brings empty barrels: nothing flies, so no time makes a flight. */
  readonly brings?: true;
}

/** What comes when the van brings empty barrels on an earlier day: they weigh next to nothing. */
export const emptiesOf = ({ way, to }: Wanted): Wanted => ({ way, to, lb: 0, brings: true });

/** A slot as it is offered to whoever waits for empty barrels. */
export const withoutFlight = ({ flight: _, ...slot }: OfferedSlot): OfferedSlot => slot;

const KEY = 'slots';

const noFlights = ({ slots }: { readonly slots: readonly OfferedSlot[] }) => ({
  slots: slots.map(withoutFlight),
});

/** The slots of the next seven weeks, with the flight that goods make in each, and whether something still fits. */
export const useSlots = ({ way, to, lb, brings }: Wanted, isWanted = true) =>
  useReply(
    [KEY, way, to, lb],
    ownBookingEndpoints.slots,
    { query: { way, to, ...(lb > 0 ? { lb } : {}) } },
    { placeholderData: keepPreviousData, enabled: isWanted, ...(brings ? { select: noFlights } : {}) },
  );

/** Has all lists of slots asked for again, because somebody else was faster. */
export const useSlotsAgain = (): (() => Promise<void>) => {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: [KEY] });
};

/**
 * The slot that is chosen first: the first one in which something fits, for no later one makes an earlier flight. One that has begun
 * already is for whoever stands at the dock, so the next one is better where there is one.
 */
export const firstChoice = (slots: readonly OfferedSlot[], now: number): OfferedSlot | undefined => {
  const free = slots.filter(({ full }) => !full);
  return free.find(({ from }) => Date.parse(from) > now) ?? free[0];
};
