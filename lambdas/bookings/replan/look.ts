import type { Booking } from '#domain/bookings/booking.ts';
import type { Rules } from '#domain/bookings/replan/touch.ts';
import { scheduledFlightId } from '#domain/departures/flight-id.ts';
import { addedToRule, changesOfRule } from '#domain/departures/published/published.ts';
import { nextDeparture } from '#domain/departures/schedule/departure.ts';
import { atDock, slotRules } from '#domain/departures/slots/slots.ts';
