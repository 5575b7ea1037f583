import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import type { Invitation } from '#domain/identity/invitations/invitation.ts';
import type { StaffMember } from '#domain/identity/rights.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { signUpWithWork } from '../../../scripts/support/proof-of-work.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';
import { aSignUp, type People, peopleOf } from '../../support/people.ts';
import { attributesOf } from './invitations.world.ts';

const cloud = cloudForThisFile();
const { admin } = signedIn(cloud, 'admin');
let people: People;
let table: DynamoDBDocumentClient;
beforeAll(async () => {
  people = await peopleOf(cloud);
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  table = DynamoDBDocumentClient.from(
    new DynamoDBClient({ region: 'us-east-1', endpoint: cloud.endpoints.dynamodb, credentials }),
  );
});

interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}
const email = 'new.packer@example.test';
const letterTo = async (subject: RegExp): Promise<string> => {
  const find = async () =>
    (await cloud.listed<Mail>('mail')).find((one) => one.to.includes(email) && subject.test(one.subject));
  await expect.poll(find, { timeout: 30_000, interval: 200 }).toBeDefined();
  const { text = '', html = '' } = (await find()) as Mail;
  return `${text} ${html}`.replaceAll('&amp;', '&');
};
const groupsOf = async (Username: string) => {
  const { Groups = [] } = await people.cognito.adminListGroupsForUser({
    UserPoolId: people.config.userPoolId,
    Username,
  });
  return Groups.map(({ GroupName }) => GroupName);
};
const mailboxes = async () =>
  JSON.stringify((await cloud.ask('mailboxes', { as: admin })).body).includes('Clerk');

test('an invited colleague signs up by the letter, has the role and no mailbox, and is seen; the repair completes what stopped', async () => {
  const order = { id: newId(), email, roles: ['warehouse'] };
  expect((await cloud.ask('staff/invitations', { as: admin, body: order })).status).toBe(200);
  const letter = await letterTo(/invites you to work/);
  expect(letter).toContain('Parcels and pieces at the dock');
  const [, secret = ''] = /#invitation=([\w-]{22})&address=new\.packer%40example\.test/.exec(letter) ?? [];

  const { userPoolClientId: ClientId, userPoolId: UserPoolId } = people.config;
  const { 'custom:registration': registration } = attributesOf('', email, secret);
  const { UserSub: userId = '' } = await signUpWithWork(cloud.url, email, (proof) => {
    const plain = aSignUp(ClientId, email, proof);
    const Name = 'custom:registration';
    return people.cognito.signUp({
      ...plain,
      UserAttributes: [
        ...(plain.UserAttributes ?? []).filter((one) => one.Name !== Name),
        { Name, Value: registration },
      ],
    });
  });
  expect(await groupsOf(userId)).toEqual([]);
  const [, code = ''] = /callback\?code=(\d+)/.exec(await letterTo(/^Verify your e-mail to work/)) ?? [];
  await people.cognito.confirmSignUp({ ClientId, Username: email, ConfirmationCode: code });
  expect(await groupsOf(userId)).toEqual(['warehouse']);
  await people.tokensOf(email);

  const { body: staff } = await cloud.ask<{ people: StaffMember[] }>('staff', { as: admin });
  const packer = staff.people.find((one) => one.userId === userId);
  expect(packer).toMatchObject({ roles: ['warehouse'], lastSeen: expect.any(String) });
  const { body } = await cloud.ask<{ invitations: Invitation[] }>('staff/invitations', { as: admin });
  expect(body.invitations).toMatchObject([{ state: 'ACCEPTED', acceptedBy: userId }]);

  // The history leads there.
  const pageOfPerson = async () => (await cloud.ask(`customers/${userId}`, { as: admin })).status;
  await expect.poll(pageOfPerson, { timeout: 30_000, interval: 200 }).toBe(200);

  // As if the trigger had died between the decision and the pool.
  const TableName = cloud.named('AWS::DynamoDB::Table', 'Profiles');
  const Key = { pk: `USER#${userId}`, sk: 'RIGHTS' };
  const { Item: stored } = await table.send(new GetCommand({ TableName, Key }));
  const pending = {
    id: order.id,
    at: new Date().toISOString(),
    userId,
    by: admin.userId,
    before: [],
    after: ['warehouse'],
    reason: 'Invited',
  };
  const Item = { ...Key, version: Number(stored?.version) + 1, pending };
  await table.send(new PutCommand({ TableName, Item }));
  await people.cognito.adminRemoveUserFromGroup({ UserPoolId, Username: userId, GroupName: 'warehouse' });
  await cloud.invoke(cloud.named('AWS::Lambda::Function', 'MailboxesRepair'), {
    id: 'run-1',
    time: new Date().toISOString(),
  });
  expect(await groupsOf(userId)).toEqual(['warehouse']);
  expect(await mailboxes()).toBe(false);
});
