import { prices } from '../../prices/us-east-1.ts';
import type { Cost } from './life.ts';
import type { Heard } from './listeners.ts';

const GIGABYTE = 1e9;
const MEMORY_GB = 0.5;
/** A request of a function, and an event of a worker: what they take on arm64 with half a gigabyte, rounded up. */
const REQUEST_MS = 50;
const EVENT_MS = 50;
/** Headers of a request with its token, and of an answer. */
const BYTES_IN = 2500;
const HEADERS_OUT = 1500;
/** What the platform and our own line write for each call. */
const LOG_BYTES = 1500;
/** Reads of a message and its deletion, ten at a time, and its sending. */
const QUEUE_REQUESTS = 1 + 2 / prices.sqs.messagesARequest;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Dollars of one life, by part. */
export const dollarsOf = (costs: readonly Cost[], heard: Heard): Readonly<Record<string, number>> => {
  const { cloudFront, firewall, httpApi, lambda, dynamoDb, eventBridge, logs, sqs } = prices;
  const requests = costs.length;
  const bytesOut = sum(costs.map(({ bytes }) => bytes + HEADERS_OUT));
  // The relay is called for each event, and listeners besides.
  const calls = requests + heard.events + heard.calls + heard.queued;
  const seconds = (requests * REQUEST_MS + (calls - requests) * EVENT_MS) / 1000;
  return {
    CloudFront:
      requests * cloudFront.request +
      (requests * BYTES_IN * cloudFront.toOrigin + bytesOut * cloudFront.toBrowser) / GIGABYTE,
    firewall: requests * firewall.request,
    'HTTP API': requests * httpApi.request,
    Lambda: calls * lambda.request + seconds * MEMORY_GB * lambda.gigabyteSecond,
    logs: (calls * LOG_BYTES * logs.gigabyte) / GIGABYTE,
    'DynamoDB writes': (sum(costs.map(({ written }) => written)) + heard.written) * dynamoDb.writeUnit,
    'DynamoDB reads': (sum(costs.map(({ read }) => read)) + heard.read) * dynamoDb.readUnit,
    events: heard.events * eventBridge.event + heard.queued * QUEUE_REQUESTS * sqs.request,
    archive: (heard.bytes * eventBridge.archivedGigabyte) / GIGABYTE,
  };
};

const MONTHS = 60;

/** Dollars to keep what one life has written for five years, and a gigabyte is a thousand million bytes. */
export const storageOf = (tableBytes: number, { bytes }: Heard): number =>
  (MONTHS * (tableBytes * prices.dynamoDb.gigabyteMonth + bytes * prices.eventBridge.archiveGigabyteMonth)) /
  GIGABYTE;
