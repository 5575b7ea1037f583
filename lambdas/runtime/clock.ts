/** Returns the current instant. It is injected everywhere, so that tests can set the time. */
export type Clock = () => Date;

export const clock: Clock = () => new Date();

/** The value of `expires_at`, `days` from now: seconds since 1970, as DynamoDB needs it. */
export const expiresInDays = (now: Date, days: number): number =>
  Math.floor(now.getTime() / 1000) + days * 86_400;
