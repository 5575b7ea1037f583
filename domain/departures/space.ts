import type { FlightRecord } from './flight.ts';

/** How much space is left, without a figure that would tell what others send. */
export const spaces = ['plenty', 'little', 'none'] as const;
export type Space = (typeof spaces)[number];

/** Below this part of its capacity a flight has little space left. */
const LITTLE = 0.15;

/** The space on a flight in words: the scarcer of weight and pieces decides, and what others wait for is theirs. */
export const spaceOf = ({
  free,
  capacity,
  waiting = 0,
}: Pick<FlightRecord, 'free' | 'capacity' | 'waiting'>): Space => {
  if (waiting > 0) return 'none';
  const part = Math.min(free.thousandthsLb / 1000 / capacity.lb, free.pieces / capacity.pieces);
  if (part <= 0) return 'none';
  return part < LITTLE ? 'little' : 'plenty';
};
