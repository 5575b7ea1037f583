/** Returns the current instant. It is injected everywhere, so that tests can set the time. */
export type Clock = () => Date;

export const clock: Clock = () => new Date();
