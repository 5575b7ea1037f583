/** How much of something a claim takes, in units that its resource knows: `{ places: 1, lb: 140 }`. */
export type Load = Readonly<Record<string, number>>;

/** What a client asked for. */
export interface Call {
  /** `take`: the claim gets a part of a resource. `release`: it gives that back. */
  readonly do: 'take' | 'release';
  /** A slot, a flight, a place in a rack. */
  readonly of: string;
  /** Who holds it: a booking, a shipment, a hold of five minutes. Its name stands for one claim on one resource. */
  readonly claim: string;
  /** For `take`; `{ places: 1 }` unless given. */
  readonly load?: Load;
  /** The idempotency key of the request, where it has one. */
  readonly key?: string;
}

/**
 * What became of a call. `refused`: it was decided that nothing happens. `unknown`: the answer was lost or the client was killed, so it
 * may have been done, may never be, or may be done later.
 */
export type Answer = 'ok' | 'refused' | 'unknown';

/** A call and its answer. Times are whole ticks of one clock; a call took effect between the two, if it did. */
export interface Operation {
  readonly client: string;
  readonly call: Call;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly answer: Answer;
  /** What the answer names beside that, such as the reference of what was made. Answers to one key name the same. */
  readonly said?: string;
}

/** Everything that clients did to resources, and what was found when all was quiet. */
export interface History {
  readonly operations: readonly Operation[];
  /** The claims that each resource holds at the end. A resource that holds none may be absent. */
  readonly final: Readonly<Record<string, readonly string[]>>;
  /** How much each resource has; undefined for one that takes as many as come. */
  readonly capacityOf: (resource: string) => Load | undefined;
}

export const loadOf = ({ load = { places: 1 } }: Call): Load => load;
