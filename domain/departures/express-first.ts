/** What decides whose turn it is where not all get a place. */
interface Turn {
  readonly number: string;
  /** Absent on what was written before it was kept. */
  readonly service?: 'standard' | 'express' | undefined;
  /** Since when they wait, or when they booked: ISO 8601 in UTC. */
  readonly since: string;
}

const isExpress = ({ service }: Turn): boolean => service === 'express';

/**
 * Sorts by turn: express first, as the rates and the terms promise, and of one service whoever came first. Waitlists, rolls, canceled
 * flights and flights that are too full all ask here.
 */
export const byTurn = (one: Turn, other: Turn): number =>
  Number(isExpress(other)) - Number(isExpress(one)) ||
  one.since.localeCompare(other.since) ||
  one.number.localeCompare(other.number);
