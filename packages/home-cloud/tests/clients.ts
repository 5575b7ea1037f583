import dns from 'node:dns';
import { Agent } from 'node:http';

export const region = 'us-east-1';
export const anybody = { accessKeyId: 'k', secretAccessKey: 's' };

/** What a client of the SDK is made with to reach a service at home. It asks once, so that no retry hides an error. */
export const reaching = (endpoint: string, credentials = anybody) => ({
  region,
  endpoint,
  credentials,
  maxAttempts: 1,
});

/** The same for a key value store, whose client asks for `<account>.localhost`, which not every resolver knows. */
export const reachingKeyValues = (endpoint: string, credentials = anybody) => ({
  ...reaching(endpoint, credentials),
  requestHandler: {
    httpAgent: new Agent({ lookup: (_name, options, done) => dns.lookup('localhost', options, done) }),
  },
});
