import { expect, test } from 'vitest';
import { cloudForThisFile } from '../../support/for-this-file.ts';
import { peopleOf, type Tokens } from '../../support/people.ts';

const patience = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();

const ask = async (path: string, as: Tokens, body?: unknown) =>
  (await cloud.ask(path, { as, body, method: body === undefined ? 'GET' : 'PUT' })).body;

test.each([undefined, 'admin'] as const)(
  'a changed name of a person (%s) is soon on their address card and in the search of staff',
  async (role) => {
    const people = await peopleOf(cloud);
    const email = `${role ?? 'customer'}@example.test`;
    await people.aPerson(email, role);
    await people.aPerson(`desk-${email}`, 'staff');
    const person = await people.tokensOf(email);
    const desk = await people.tokensOf(`desk-${email}`);
    const { address } = await ask('virtual-address', person);
    expect(address).not.toMatchObject({ name: 'Samantha Ion' });
    const { version } = await ask('profiles/me', person);
    const saved = await ask('profiles/me', person, {
      version,
      first_name: 'Samantha',
      last_name: `Ion${role ?? ''}`,
      address_line1: '1 Sample Street',
      city: 'Brooklyn',
      state: 'NY',
      zip_code: '11203',
      country: 'United States',
    });
    expect(saved).toMatchObject({ first_name: 'Samantha' });
    const name = `Samantha Ion${role ?? ''}`;
    await expect
      .poll(async () => (await ask('virtual-address', person)).address, patience)
      .toMatchObject({ name });
    const found = await ask(`mailboxes?search=${encodeURIComponent(name)}`, desk);
    expect(found.items).toEqual([expect.objectContaining({ ownerName: name, ownerEmail: email })]);
  },
);
