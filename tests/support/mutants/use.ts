import { readWorld } from '../audit.ts';
import type { TestCloud } from '../cloud.ts';
import { peopleOf } from '../people.ts';

/**
 * A person registers, has a mailbox as soon as the account is confirmed, and reads their own profile.
 * @throws with the first step that fails.
 */
export const livesThroughADay = async (cloud: TestCloud): Promise<void> => {
  const { aPerson, tokensOf } = await peopleOf(cloud);
  const email = 'first@customer.test';
  const userId = await aPerson(email);
  // Read from the table, because reading the address by the API would assign a mailbox.
  const { mailboxes } = await readWorld(cloud);
  if (!mailboxes.some((one) => one.userId === userId))
    throw new Error('nobody got a mailbox at confirmation');
  const { access } = await tokensOf(email);
  const headers = { authorization: `Bearer ${access}` };
  const answer = await fetch(`${cloud.url}/api/profiles/${userId}`, { headers });
  if (!answer.ok) throw new Error(`their own profile answers ${answer.status}`);
};
