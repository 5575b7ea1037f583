import { readWorld } from '../audit.ts';
import type { TestCloud } from '../cloud.ts';
import { peopleOf } from '../people.ts';

/**
 * Somebody registers, has a mailbox the moment they are confirmed, and sees their own profile.
 * @throws with the first of it that does not happen.
 */
export const livesThroughADay = async (cloud: TestCloud): Promise<void> => {
  const { aPerson, tokensOf } = await peopleOf(cloud);
  const email = 'first@customer.test';
  const userId = await aPerson(email);
  // Read from the table: asking for the address would assign it.
  const { mailboxes } = await readWorld(cloud);
  if (!mailboxes.some((one) => one.userId === userId))
    throw new Error('nobody got a mailbox at confirmation');
  const { access } = await tokensOf(email);
  const headers = { authorization: `Bearer ${access}` };
  const answer = await fetch(`${cloud.url}/api/profiles/${userId}`, { headers });
  if (!answer.ok) throw new Error(`their own profile answers ${answer.status}`);
};
