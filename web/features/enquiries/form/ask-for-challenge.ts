import type { Challenge } from '#domain/proof-of-work/challenge.ts';

/** Asks for the work that a form owes. By hand, because pages of the site do without the app's client. */
export const askForChallenge = async (): Promise<Challenge> => {
  const answer = await fetch('/api/enquiries/challenge');
  if (!answer.ok) throw new Error(`There is no challenge to be had (${answer.status}).`);
  return (await answer.json()) as Challenge;
};
