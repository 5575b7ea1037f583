/** What was asked before the screen that needs it was there, by address. Each answer is given once. */
const asked = new Map<string, Early>();

/** An answer that is on its way, and when it was asked for. */
interface Early {
  readonly token: string;
  readonly answer: Promise<Response>;
  readonly askedAt: number;
}

/** The headers of a call without a body. */
export const headersOf = (token: string | undefined): Record<string, string> => ({
  accept: 'application/json',
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
});

/** Asks for something that the first screen is going to ask for. A failure is told to whoever takes the answer. */
export const askEarly = (address: string, token: string): void => {
  const answer = fetch(address, { headers: headersOf(token) });
  answer.catch(() => undefined);
  asked.set(address, { token, answer, askedAt: performance.now() });
};

/** The answer that was asked for early, for the same person. */
export const takeEarly = (address: string, token: string | undefined): Early | undefined => {
  const early = asked.get(address);
  asked.delete(address);
  return early?.token === token ? early : undefined;
};

/** Drops what nobody took. What is asked after the first screen is there shall not be answered with what was true before. */
export const dropEarly = (): void => asked.clear();
