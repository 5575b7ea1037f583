import { HOUR_MS } from '../kernel/new-york.ts';
import { quietUntil } from './whatsapp/quiet-hours.ts';

const MINUTE_MS = 60_000;
/** So long after the first of several happenings people are told of all of them. */
const WAIT_MINUTES = 10;

/** When people are told of something that happened at an instant: ten minutes later, with what else happens until then. */
export const tellAt = (at: Date): Date => new Date(at.getTime() + WAIT_MINUTES * MINUTE_MS);

interface Told {
  /** Where the reader is, as far as their number says it: E.164. */
  readonly phone: string | undefined;
  /** They have done it themselves just now. */
  readonly isAwake: boolean;
  /** By when they have to do something, ISO 8601. */
  readonly by: string | undefined;
}

/**
 * Until when a message waits for the morning; undefined when it goes now. It does not wait for whoever is awake, nor where the morning is
 * too late for what has to be done.
 */
export const waitsUntil = ({ phone, isAwake, by }: Told, now: Date): Date | undefined => {
  if (isAwake) return undefined;
  const until = quietUntil(phone ?? '+1', now);
  if (until === undefined) return undefined;
  return by !== undefined && Date.parse(by) < until.getTime() + HOUR_MS ? undefined : until;
};
