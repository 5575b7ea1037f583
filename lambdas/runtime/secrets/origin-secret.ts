import { createHash, timingSafeEqual } from 'node:crypto';
import { type Clock, clock } from '../clock.ts';
import { readEnv, required } from '../env.ts';
import { begin, once } from './once.ts';
import { type ReadSecret, secretReader } from './secret-reader.ts';

/** Whether the distribution is who sends this header. */
export type IsOrigin = (header: string) => Promise<boolean>;

/** In milliseconds. Strangers who guess may cost one read in this time, whatever they send. */
const BETWEEN_READS = 60_000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests, and all of them, so that neither length nor content nor age of a secret can be felt out. */
const isAmong = (header: string, accepted: readonly Buffer[]): boolean => {
  const given = digest(header);
  return accepted.filter((one) => timingSafeEqual(one, given)).length > 0;
};

/**
 * Knows the distribution by the secret that it sends, before, during and after a rotation: the current value is read once;
 * a header that does not fit has current and previous read again, at most once a minute.
 */
export const originKnownBy = (read: ReadSecret, now: Clock): IsOrigin => {
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
    if (at - lastRead < BETWEEN_READS) return false;
    lastRead = at;
    again = await digests('AWSCURRENT', 'AWSPREVIOUS');
    return isAmong(header, again);
  };
};

/** The distribution of this stage. Reads ORIGIN_SECRET_ID; the secret's value is on its way when this returns. */
export const originOfStage = (): IsOrigin => {
  const { ORIGIN_SECRET_ID } = readEnv({ ORIGIN_SECRET_ID: required });
  return originKnownBy(secretReader(ORIGIN_SECRET_ID), clock);
};
