/** Returns the current instant. It is injected everywhere, so that tests can set the time. */
export type Clock = () => Date;

export const clock: Clock = () => new Date();

/** Seconds since 1970, the form in which DynamoDB reads `expires_at`; `days` from now. */
export const expiresInDays = (now: Date, days: number): number =>
  Math.floor(now.getTime() / 1000) + days * 86_400;
