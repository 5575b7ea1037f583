import type { ListUsersCommandInput } from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, test } from 'vitest';
import { signInWithSrp } from './srp-client.ts';
import { cognitoForEachTest, inPool, password, poolId, refused } from './support.ts';

const home = cognitoForEachTest();

const details = (Username: string) => home.sdk.adminGetUser(inPool(Username));
const unknownUser = ['UserNotFoundException', 'User does not exist.'] as const;

describe('a user whom an administrator creates', () => {
  const email = 'desk@example.com';

  test('is invited by mail with a temporary password that works', async () => {
    const { User } = await home.sdk.adminCreateUser(inPool(email));
    expect(User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
    const [, temporary = ''] = /temporary password is (\S+)\.$/.exec(home.mails[0]?.html ?? '') ?? [];
    expect(home.mails[0]?.html).toContain(email);
    expect((await signInWithSrp(home, email, temporary)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    await home.sdk.adminCreateUser({ ...inPool(email), MessageAction: 'RESEND' });
    expect(home.mails).toHaveLength(2);
  });

  test('can be created without a mail, and with attributes that no client may write', async () => {
    await home.invite(email);
    expect(home.mails).toHaveLength(0);
    const role = [{ Name: 'custom:role', Value: 'staff' }];
    await home.sdk.adminUpdateUserAttributes({ ...inPool(email), UserAttributes: role });
    const { UserAttributes } = await details(email);
    expect(UserAttributes).toContainEqual({ Name: 'custom:role', Value: 'staff' });
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
  });

  test('cannot be created twice, nor with a weak password', async () => {
    await home.invite(email);
    await refused(home.invite(email.toUpperCase()), 'UsernameExistsException', 'User account already exists');
    await refused(home.invite('weak@example.com', 'weak'), 'InvalidPasswordException');
  });

  test('can get a permanent password, or another temporary one', async () => {
    await home.invite(email);
    const set = (Permanent: boolean) =>
      home.sdk.adminSetUserPassword({ ...inPool(email), Password: password, Permanent });
    await set(true);
    expect((await signInWithSrp(home, email)).AuthenticationResult).toBeDefined();
    expect((await details(email)).UserStatus).toBe('CONFIRMED');
    await set(false);
    expect((await signInWithSrp(home, email)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });
});

describe('an existing user', () => {
  const email = 'customer@example.com';

  test('is confirmed without a code, once', async () => {
    await home.register(email);
    await home.sdk.adminConfirmSignUp(inPool(email));
    await signInWithSrp(home, email);
    expect((await details(email)).UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' });
    await refused(
      home.sdk.adminConfirmSignUp(inPool(email)),
      'NotAuthorizedException',
      'User cannot be confirmed. Current status is CONFIRMED',
    );
  });

  test('is found by sub and by address', async () => {
    const sub = await home.aCustomer(email);
    expect((await details(sub)).Username).toBe(sub);
    expect((await details(email.toUpperCase())).Username).toBe(sub);
  });

  test('cannot sign in while disabled, and all sessions end', async () => {
    await home.aCustomer(email);
    const { access } = await home.tokensOf(email);
    await home.sdk.adminDisableUser(inPool(email));
    expect((await details(email)).Enabled).toBe(false);
    await refused(home.sdk.getUser({ AccessToken: access }), 'NotAuthorizedException');
    await home.sdk.adminEnableUser(inPool(email));
    await refused(
      home.sdk.getUser({ AccessToken: access }),
      'NotAuthorizedException',
      'Access Token has been revoked',
    );
    await signInWithSrp(home, email);
  });

  test('cannot get another user’s address', async () => {
    await home.aCustomer(email);
    await home.aCustomer('other@example.com');
    const UserAttributes = [{ Name: 'email', Value: 'other@example.com' }];
    await refused(
      home.sdk.adminUpdateUserAttributes({ ...inPool(email), UserAttributes }),
      'AliasExistsException',
    );
  });

  test('is deleted', async () => {
    await home.aCustomer(email);
    await home.sdk.adminDeleteUser(inPool(email));
    await refused(details(email), ...unknownUser);
  });

  test('must exist, in an existing pool', async () => {
    const nobody = inPool('nobody@example.com');
    const requests = [
      home.sdk.adminGetUser(nobody),
      home.sdk.adminSetUserPassword({ ...nobody, Password: password }),
      home.sdk.adminConfirmSignUp(nobody),
      home.sdk.adminUpdateUserAttributes({ ...nobody, UserAttributes: [] }),
      home.sdk.adminUserGlobalSignOut(nobody),
      home.sdk.adminDisableUser(nobody),
      home.sdk.adminEnableUser(nobody),
      home.sdk.adminDeleteUser(nobody),
      home.sdk.adminAddUserToGroup({ ...nobody, GroupName: 'staff' }),
      home.sdk.adminRemoveUserFromGroup({ ...nobody, GroupName: 'staff' }),
      home.sdk.adminListGroupsForUser(nobody),
    ];
    await Promise.all(requests.map((request) => refused(request, ...unknownUser)));
    const elsewhere = { UserPoolId: 'us-east-1_Another00', Username: 'a@example.com' };
    await refused(
      home.sdk.adminGetUser(elsewhere),
      'ResourceNotFoundException',
      'User pool us-east-1_Another00 does not exist.',
    );
  });
});

describe('groups', () => {
  const email = 'worker@example.com';
  const group = (GroupName: string) => ({ ...inPool(email), GroupName });
  const groupsOf = async () => {
    const { Groups } = await home.sdk.adminListGroupsForUser(inPool(email));
    return Groups?.map(({ GroupName }) => GroupName);
  };
  beforeEach(() => home.aCustomer(email));

  test('of the template exist; adding and removing members is idempotent', async () => {
    expect(await groupsOf()).toEqual([]);
    for (const name of ['staff', 'staff', 'admin']) await home.sdk.adminAddUserToGroup(group(name));
    expect(await groupsOf()).toEqual(['admin', 'staff']);
    await home.sdk.adminRemoveUserFromGroup(group('admin'));
    await home.sdk.adminRemoveUserFromGroup(group('admin'));
    expect(await groupsOf()).toEqual(['staff']);
  });

  test('can be created only once', async () => {
    const make = () =>
      home.sdk.createGroup({ UserPoolId: poolId, GroupName: 'night', Description: 'Night shift' });
    expect((await make()).Group).toMatchObject({ GroupName: 'night', Description: 'Night shift' });
    await refused(make(), 'GroupExistsException', 'A group with the name already exists.');
    await home.sdk.adminAddUserToGroup(group('night'));
    expect(await groupsOf()).toEqual(['night']);
  });

  test('list their members page by page', async () => {
    const subs = [];
    for (const name of ['a', 'b', 'c']) {
      subs.push(await home.aCustomer(`${name}@example.com`));
      await home.sdk.adminAddUserToGroup({ ...inPool(`${name}@example.com`), GroupName: 'staff' });
    }
    const page = (NextToken?: string) =>
      home.sdk.listUsersInGroup({ UserPoolId: poolId, GroupName: 'staff', Limit: 2, NextToken });
    const first = await page();
    const second = await page(first.NextToken);
    const listed = [...(first.Users ?? []), ...(second.Users ?? [])].map(({ Username }) => Username);
    expect(first.Users).toHaveLength(2);
    expect(listed).toEqual(subs.sort());
    expect(second.NextToken).toBeUndefined();
  });

  test('that do not exist are refused', async () => {
    const missing = ['ResourceNotFoundException', 'Group not found.'] as const;
    const GroupName = 'nobodys';
    await refused(home.sdk.adminAddUserToGroup(group(GroupName)), ...missing);
    await refused(home.sdk.adminRemoveUserFromGroup(group(GroupName)), ...missing);
    await refused(home.sdk.listUsersInGroup({ UserPoolId: poolId, GroupName }), ...missing);
  });
});

describe('listing users', () => {
  let subs: string[];
  beforeEach(async () => {
    subs = [];
    for (const name of ['Ann', 'anna', 'bob']) subs.push(await home.aCustomer(`${name}@example.com`));
    await home.invite('carol@example.com');
  });
  const list = (input: Omit<ListUsersCommandInput, 'UserPoolId'> = {}) =>
    home.sdk.listUsers({ UserPoolId: poolId, ...input });
  const emails = async (Filter: string) => {
    const { Users } = await list({ Filter });
    return Users?.map(({ Attributes }) => Attributes?.find(({ Name }) => Name === 'email')?.Value).sort();
  };

  test('shows all users with state, dates and attributes', async () => {
    const { Users, PaginationToken } = await list();
    expect(Users).toHaveLength(4);
    expect(PaginationToken).toBeUndefined();
    expect(Users?.find(({ Username }) => Username === subs[0])).toMatchObject({
      UserStatus: 'CONFIRMED',
      Enabled: true,
      UserCreateDate: new Date(home.now()),
    });
  });

  test.each([
    ['email = "ANN@example.com"', ['Ann@example.com']],
    ['email ^= "ann"', ['Ann@example.com', 'anna@example.com']],
    ['email^="ann@"', ['Ann@example.com']],
    ['"email" = "nobody@example.com"', []],
    ['cognito:user_status = "FORCE_CHANGE_PASSWORD"', ['carol@example.com']],
    ['cognito:user_status = "CONFIRMED"', ['Ann@example.com', 'anna@example.com', 'bob@example.com']],
    ['cognito:user_status = "confirmed"', []],
    ['status = "Disabled"', []],
    ['sub = ""', []],
  ])('by %s', async (filter, expected) => {
    expect(await emails(filter)).toEqual(expected);
  });

  test('by a text with quotation marks in it', async () => {
    const UserAttributes = [{ Name: 'given_name', Value: 'Bob "the \\ box"' }];
    await home.sdk.adminUpdateUserAttributes({ ...inPool('bob@example.com'), UserAttributes });
    expect(await emails('given_name = "bob \\"the \\\\ box\\""')).toEqual(['bob@example.com']);
  });

  test('by sub, with only the requested attributes', async () => {
    const { Users } = await list({ Filter: `sub = "${subs[2]}"`, AttributesToGet: ['email'] });
    expect(Users).toHaveLength(1);
    expect(Users?.[0]?.Attributes).toEqual([{ Name: 'email', Value: 'bob@example.com' }]);
  });

  test('in pages, each user once', async () => {
    const seen: (string | undefined)[] = [];
    let PaginationToken: string | undefined;
    do {
      const page = await list({ Limit: 1, PaginationToken });
      seen.push(...(page.Users ?? []).map(({ Username }) => Username));
      PaginationToken = page.PaginationToken;
    } while (PaginationToken);
    expect(new Set(seen).size).toBe(4);
    expect(seen).toHaveLength(4);
  });

  test('60 at once at most', async () => {
    await refused(
      list({ Limit: 61 }),
      'InvalidParameterException',
      expect.stringContaining('less than or equal to 60'),
    );
  });

  test.each([
    'email',
    'email > "a"',
    'email = a',
    'colour = "red"',
    'email = "a" or \'1\' = "1"',
    '__proto__ = "a"',
  ])('refuses the filter %s', async (filter) => {
    await refused(list({ Filter: filter }), 'InvalidParameterException');
  });

  test('refuses a token of another origin', async () => {
    await refused(list({ PaginationToken: 'mine' }), 'InvalidParameterException');
  });
});
