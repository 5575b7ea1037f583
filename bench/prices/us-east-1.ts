/**
 * List prices of us-east-1 in dollars, without free tiers, from lists that were published until November 2026. They are not
 * read again for each measurement, so compare them with AWS's price pages before you quote a figure. If a price has changed,
 * change it here and measure the figures that use it again.
 */
export const prices = {
  cloudFront: {
    /** HTTPS, United States. */
    request: 0.01 / 10_000,
    /** A gigabyte of answers to browsers. */
    toBrowser: 0.085,
    /** A gigabyte that browsers send and CloudFront forwards to the origin. */
    toOrigin: 0.02,
  },
  /** What is asked of or told to the key value store of the edge from outside, and what its function reads there for each request of a page. */
  keyValueStore: { request: 1 / 1000, read: 0.03 / 1e6 },
  /** A path that is taken from caches before its time, after the first thousand of a month. */
  invalidation: { path: 0.005 },
  /** WAF's price for each request. Its rules are paid by the month. */
  firewall: { request: 0.6 / 1e6 },
  httpApi: { request: 1 / 1e6 },
  /** On arm64. */
  lambda: { request: 0.2 / 1e6, gigabyteSecond: 0.000_013_333_4 },
  /** Standard queues. A request has up to 64 KB and up to ten messages. */
  sqs: { request: 0.4 / 1e6, bytesARequest: 64 * 1024, messagesARequest: 10 },
  /** On demand, with the standard table class. Lambda reads streams for free. */
  dynamoDb: { writeUnit: 0.625 / 1e6, readUnit: 0.125 / 1e6, gigabyteMonth: 0.25 },
  /** The class Standard. What browsers send costs nothing; what they read by a signed link leaves AWS. An event for each object that arrives is one that is switched on. */
  s3: {
    put: 0.005 / 1000,
    get: 0.0004 / 1000,
    gigabyteMonth: 0.023,
    toBrowser: 0.09,
    arrival: 1 / 1e6,
  },
  /** Events of our own, by each started 64 KB, and their archive. Rules and targets on the same account are free. */
  eventBridge: { event: 1 / 1e6, archivedGigabyte: 0.1, archiveGigabyteMonth: 0.023 },
  /** Logs that are stored, in the standard class. */
  logs: { gigabyte: 0.5 },
  /** Mail, and a gigabyte of what is attached to it. */
  ses: { mail: 0.1 / 1000, attachedGigabyte: 0.12 },
  /** A message of End User Messaging Social, and beside it what Meta takes for a template of the category Utility, by where it goes. */
  whatsApp: { message: 0.005, metaToGuyana: 0.0113, metaToUnitedStates: 0.0034 },
} as const;
