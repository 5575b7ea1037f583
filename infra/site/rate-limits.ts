/** Requests that one address may make within five minutes. Whole offices and mobile carriers share one address. */
export const rateLimits = {
  /** Beacons of the monitoring, which are small and many. */
  telemetry: 3000,
  /** Every other call of the API by whoever shows no token. */
  api: 1500,
  /**
   * Everything, pages and files included. Calls with a token where API Gateway verifies it have no other limit: a dock scans five
   * pieces a second before a cutoff, each scan reads the piece and writes, and the desk beside it has the same address.
   */
  everything: 10_000,
  /** Sign-ups at Cognito. The answer shows whether an address is known, so nobody may try thousands. */
  signUp: 100,
  /** All calls of Cognito. */
  identity: 1500,
} as const;
