import { setTimeout } from 'node:timers/promises';
import type { PastCloud, Person } from './past-cloud.ts';

/** Sample customers who want WhatsApp messages: one with a phone in Guyana, one with a phone in New York. */
const agreed = ['rohan.singh.sample@example.test', 'anita.persaud.sample@example.test'] as const;

/** A profile is made after its account, by an event. */
const PROFILE_COMES_MS = 200;
const MOST_LOOKS = 150;

/** The words to agree to, as soon as the profile with the number is there. */
const wordsFor = async (past: PastCloud, as: Person): Promise<{ text: string; version: number }> => {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const { consentText, version } = await past.ask('GET /api/notifications/preferences', { as });
    if (typeof consentText === 'string') return { text: consentText, version: Number(version) };
    await setTimeout(PROFILE_COMES_MS);
  }
  throw new Error('A sample customer has no profile with a number.');
};

/** Lets two sample customers agree, so that the phones of a local run show what people get. Who has answered already is left alone. */
export const agreeToMessages = async (
  past: PastCloud,
  person: (email: string) => Promise<Person>,
): Promise<void> => {
  for (const email of agreed) {
    const as = await person(email);
    const { text, version } = await wordsFor(past, as);
    if (version > 0) continue;
    const body = { version, on: true, kinds: ['progress', 'flights', 'tasks'], text };
    await past.ask('PUT /api/notifications/preferences/whatsapp', { as, body });
  }
};
