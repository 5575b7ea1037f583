/** Requests that one address may make within five minutes. Whole offices and mobile carriers share one address. */
export const rateLimits = {
  /** Beacons of the monitoring, which are small and many. */
  telemetry: 3000,
  /** Every other call of the API. */
  api: 1500,
  /** Everything, pages and files included. */
  everything: 10_000,
  /** Sign-ups at Cognito. The answer shows whether an address is known, so nobody may try thousands. */
  signUp: 100,
  /** All calls of Cognito. */
  identity: 1500,
} as const;
