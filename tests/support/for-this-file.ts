import { afterAll, beforeAll } from 'vitest';
import { startTestCloud, type TestCloud } from './cloud.ts';
import { type Group, peopleOf, type Tokens } from './people.ts';

/** The whole product on fresh data, for all tests of a file. */
export const cloudForThisFile = (): TestCloud => {
  const cloud = {} as TestCloud;
  beforeAll(async () => {
    Object.assign(cloud, await startTestCloud());
  });
  afterAll(() => cloud.stop?.());
  return cloud;
};

/** One person of each role, registered and signed in before the tests of a file: `customer@example.test` and so on. */
export const signedIn = <Role extends Group | 'customer'>(
  cloud: TestCloud,
  ...roles: readonly Role[]
): Readonly<Record<Role, Tokens>> => {
  const who = Object.fromEntries(roles.map((role) => [role, {}])) as Record<Role, Tokens>;
  beforeAll(async () => {
    const people = await peopleOf(cloud);
    for (const role of roles) {
      await people.aPerson(`${role}@example.test`, role === 'customer' ? undefined : role);
      Object.assign(who[role], await people.tokensOf(`${role}@example.test`));
    }
  });
  return who;
};
