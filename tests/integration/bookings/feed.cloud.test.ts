import { expect, test } from 'vitest';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';
import { peopleOf } from '../../support/people.ts';

const cloud = cloudForThisFile();
const { staff } = signedIn(cloud, 'staff');

const OWN = 'desk/bookings/feed';
/** A calendar has only the address. */
const read = async (address: string) => {
  const answer = await fetch(`${cloud.url}${new URL(address).pathname}`);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test('a calendar reads the bookings by its address alone, until the account of its owner is gone', async () => {
  const made = await cloud.ask<{ address: string }>(OWN, { as: staff, method: 'PUT' });
  expect(made.status).toBe(200);
  const { address } = made.body;
  const { status, headers, text } = await read(address);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(text).toContain('BEGIN:VCALENDAR');
  const own = await cloud.ask(OWN, { as: staff });
  expect(own.body).toMatchObject({ feed: { uses: 1 } });

  const { cognito, config } = await peopleOf(cloud);
  const person = { UserPoolId: config.userPoolId, Username: staff.userId };
  await cognito.adminRemoveUserFromGroup({ ...person, GroupName: 'staff' });
  expect((await read(address)).status).toBe(404);
  await cognito.adminAddUserToGroup({ ...person, GroupName: 'staff' });
  expect((await read(address)).status).toBe(200);
  await cognito.adminDeleteUser(person);
  const gone = await read(address);
  expect(gone.status).toBe(404);
  expect(gone.headers.get('content-type')).toContain('application/json');
});
