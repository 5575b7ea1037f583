import type { Challenge } from '#domain/proof-of-work/challenge.ts';

/** Fetches the proof-of-work challenge. With plain `fetch`, because static pages do not load the app's client. */
export const askForChallenge = async (): Promise<Challenge> => {
  const answer = await fetch('/api/enquiries/challenge');
  if (!answer.ok) throw new Error(`There is no challenge to be had (${answer.status}).`);
  return (await answer.json()) as Challenge;
};
