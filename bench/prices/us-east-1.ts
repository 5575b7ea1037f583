/**
 * List prices of us-east-1 in dollars, without free tiers, gathered from published lists until November 2026 and not
 * looked up again when a figure is made: compare them with AWS's price pages before quoting a figure. Who finds another
 * price changes it here, and every modelled figure with it.
 */
export const prices = {
  cloudFront: {
    /** HTTPS, United States. */
    request: 0.01 / 10_000,
    /** A gigabyte of answers to browsers. */
    toBrowser: 0.085,
    /** A gigabyte of what browsers send on to the origin. */
    toOrigin: 0.02,
  },
  /** What a firewall asks for looking at a request; its rules cost by the month and no request more. */
  firewall: { request: 0.6 / 1e6 },
  httpApi: { request: 1 / 1e6 },
  /** On arm64. */
  lambda: { request: 0.2 / 1e6, gigabyteSecond: 0.000_013_333_4 },
  /** Standard queues; a request carries up to 64 KB, and up to ten messages. */
  sqs: { request: 0.4 / 1e6, bytesARequest: 64 * 1024, messagesARequest: 10 },
  /** On demand. Lambda's reading of streams costs nothing. */
  dynamoDb: { writeUnit: 0.625 / 1e6 },
} as const;
