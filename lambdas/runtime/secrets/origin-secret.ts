import { createHash, timingSafeEqual } from 'node:crypto';
import { type Clock, clock } from '../clock.ts';
import { readEnv, required } from '../env.ts';
import { begin, once } from './once.ts';
import { type ReadSecret, secretReader } from './secret-reader.ts';

/** True when the header contains the secret that only the distribution knows. */
export type IsOrigin = (header: string) => Promise<boolean>;

/** Minimum time between two reads of the secret, however many wrong headers arrive. */
const READ_INTERVAL_MS = 60_000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares the digests of all accepted values in constant time, so that response times tell nothing about a secret. */
const isAmong = (header: string, accepted: readonly Buffer[]): boolean => {
  const given = digest(header);
  return accepted.filter((one) => timingSafeEqual(one, given)).length > 0;
};

/**
 * Checks the origin secret before, during and after a rotation. The current value is read once. A header that does not
 * match makes it read the current and the previous value again, at most once a minute.
 */
export const originCheck = (read: ReadSecret, now: Clock): IsOrigin => {
  const digests = async (...stages: ('AWSCURRENT' | 'AWSPREVIOUS')[]): Promise<readonly Buffer[]> => {
    const values = await Promise.all(stages.map((stage) => read({ stage })));
    const present = values.filter((value) => value !== undefined && value !== '');
    if (present.length === 0) throw new Error('The secret by which the API knows CloudFront has no value.');
    return present.map((value) => digest(String(value)));
  };
  const first = once(() => digests('AWSCURRENT'));
  let again: readonly Buffer[] | undefined;
  let lastRead = Number.NEGATIVE_INFINITY;
  begin(first);
  return async (header) => {
    if (header === '') return false;
    if (isAmong(header, again ?? (await first()))) return true;
    const at = now().getTime();
    if (at - lastRead < READ_INTERVAL_MS) return false;
    lastRead = at;
    again = await digests('AWSCURRENT', 'AWSPREVIOUS');
    return isAmong(header, again);
  };
};

/** The check for this stage. It begins to read the secret named by ORIGIN_SECRET_ID at once. */
export const originOfStage = (): IsOrigin => {
  const { ORIGIN_SECRET_ID } = readEnv({ ORIGIN_SECRET_ID: required });
  return originCheck(secretReader(ORIGIN_SECRET_ID), clock);
};
