import type { ReactNode } from 'react';
import type { FlightOverride } from '#domain/departures/override.ts';

/**
 * What a change of a flight does to those on it, from another feature: a change by hand, the move that the schedule proposes, or its
 * canceling when there is no change.
 */
export type ForeseenSlot = (id: string, change: FlightOverride | 'proposal' | undefined) => ReactNode;
