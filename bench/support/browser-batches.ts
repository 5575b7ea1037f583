import type {
  AcceptedError,
  AcceptedEvent,
  AcceptedMetric,
  AnyClientBatch,
} from '#domain/telemetry/batch.ts';
import { businessEventNames, type MetricName } from '#domain/telemetry/catalogue.ts';
import { batchIdOf } from '#tests/support/client-batches.ts';

/** Pseudo-random numbers that are the same in every run. They are good enough to make all batches different. */
export const randomness = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
type Random = ReturnType<typeof randomness>;

const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;
const hex = (random: Random, length: number): string =>
  Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');

const routes = ['/', '/quote', '/track', '/register', '/login', '/dashboard', '/blog/:slug', '/contact'];
const vitals: readonly MetricName[] = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'DNS', 'CONNECT', 'LOAD', 'API'];
const agents = [
  'Chrome/140.0 Mobile Safari/537.36',
  'Version/19.0 Mobile/15E148 Safari/604.1',
  'Firefox/144.0',
];
const stack = (message: string): string =>
  [
    message,
    ...Array.from({ length: 8 }, (_, at) => `    at step${at} (/assets/app-1a2b3c.js:${at + 1}:${at * 97})`),
  ].join('\n');

const errors = Array.from({ length: 8 }, (_, at) => {
  const message = `TypeError: Cannot read properties of undefined (reading 'sample${at}')`;
  return { fingerprint: `${at}`.repeat(16), message, stack: stack(message) };
});

const metricOf = (random: Random, common: object): AcceptedMetric => {
  const name = pick(random, vitals);
  const value = name === 'CLS' ? Number(random().toFixed(4)) : Number((random() * 4000).toFixed(1));
  return { ...common, name, value } as AcceptedMetric;
};

const kindOf = (at: number): AnyClientBatch['kind'] => {
  const place = at % 10;
  return place < 6 ? 'performance' : place < 9 ? 'business' : 'errors';
};

/**
 * A batch of `size` events as a browser sends it: six in ten batches are measurements, three business events, one errors.
 * Each batch has one session, one person, a few routes and different numbers. A batch of errors has one or two defects
 * unless it should have all eight.
 */
export const browserBatch = (
  random: Random,
  size: number,
  receivedAt: Date,
  at: number,
  defects: 'few' | 'all' = 'few',
): AnyClientBatch => {
  const kind = kindOf(at);
  const sessionId = hex(random, 32);
  const few = [pick(random, errors), pick(random, errors)];
  // All of them one after another, so that every batch has equally many of each.
  const failing = (place: number) => (defects === 'all' ? errors[place % errors.length] : pick(random, few));
  const records = Array.from({ length: size }, (_, place) => {
    const common = {
      at: receivedAt.getTime() - (size - place) * 200 - Math.floor(random() * 150),
      sessionId,
      route: pick(random, routes),
    };
    if (kind === 'performance') return metricOf(random, common);
    if (kind === 'errors') return { ...common, ...failing(place) } as AcceptedError;
    return { ...common, event: pick(random, businessEventNames) } as AcceptedEvent;
  });
  return {
    id: batchIdOf(receivedAt, at),
    kind,
    receivedAt: receivedAt.toISOString(),
    person: hex(random, 16),
    verified: false,
    userAgent: `Mozilla/5.0 (Sample) AppleWebKit/537.36 ${pick(random, agents)}`,
    records,
  } as AnyClientBatch;
};
