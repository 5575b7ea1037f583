import { prices } from '../prices/us-east-1.ts';

/** Measured properties of one request of a browser. */
export interface Traffic {
  /** Mean number of events in a request. */
  readonly events: number;
  /** Bytes of a request and of its answer, headers included. */
  readonly bytesIn: number;
  readonly bytesOut: number;
  /** Milliseconds for each request in a function of half a gigabyte: accepting, then storing and folding. */
  readonly accepting: number;
  readonly storing: number;
  /** DynamoDB write units for each event. */
  readonly writeUnits: number;
  /** Messages in a batch of the storing function. */
  readonly messagesTogether: number;
}

const GIGABYTE = 1e9;
const MEMORY_GB = 0.5;

/** Dollars of one request, by part. */
const perRequest = (traffic: Traffic) => {
  const { cloudFront, firewall, httpApi, lambda, sqs } = prices;
  const seconds = (traffic.accepting + traffic.storing) / 1000;
  const chunks = Math.ceil(traffic.bytesIn / sqs.bytesARequest);
  return {
    CloudFront:
      cloudFront.request +
      (traffic.bytesIn * cloudFront.toOrigin + traffic.bytesOut * cloudFront.toBrowser) / GIGABYTE,
    Firewall: firewall.request,
    'HTTP API': httpApi.request,
    Lambda: lambda.request * (1 + 1 / traffic.messagesTogether) + seconds * MEMORY_GB * lambda.gigabyteSecond,
    // Sent one by one; received and deleted ten at a time.
    SQS: sqs.request * (chunks + 2 / sqs.messagesARequest),
  };
};

/** Dollars of a million events, by part. */
export const dollarsAMillion = (traffic: Traffic): Readonly<Record<string, number>> => {
  const requests = 1e6 / traffic.events;
  return {
    ...Object.fromEntries(Object.entries(perRequest(traffic)).map(([part, each]) => [part, each * requests])),
    DynamoDB: 1e6 * traffic.writeUnits * prices.dynamoDb.writeUnit,
  };
};

export const sumOf = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0);
