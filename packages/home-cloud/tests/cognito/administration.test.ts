import {
  AdminAddUserToGroupCommand,
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CreateGroupCommand,
  GetUserCommand,
  ListUsersCommand,
  type ListUsersCommandInput,
  ListUsersInGroupCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInWithSrp } from './srp-client.ts';
import {
  invitation,
  password,
  poolId,
  refusal,
  startTestCognito,
  stopTestCognito,
  type TestCognito,
  webClient,
} from './support.ts';

let home: TestCognito;
beforeEach(async () => {
  home = await startTestCognito();
});
afterEach(() => stopTestCognito(home));

const target = (Username: string) => ({ UserPoolId: poolId, Username });
const details = (Username: string) => home.send(new AdminGetUserCommand(target(Username)));
const unknownUser = refusal('UserNotFoundException', 'User does not exist.');

describe('a user whom an administrator creates', () => {
  const email = 'desk@example.com';

  test('is invited by mail with a temporary password that works', async () => {
    const { User } = await home.send(new AdminCreateUserCommand(target(email)));
    expect(User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
    const [, temporary = ''] = /temporary password is (\S+)\.$/.exec(home.mails[0]?.html ?? '') ?? [];
    expect(home.mails[0]?.html).toContain(email);
    expect((await signInWithSrp(home, email, temporary)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    await home.send(new AdminCreateUserCommand({ ...target(email), MessageAction: 'RESEND' }));
    expect(home.mails).toHaveLength(2);
  });

  test('can be created without a mail, and with attributes that no client may write', async () => {
    await home.send(invitation(email));
    expect(home.mails).toHaveLength(0);
    const role = [{ Name: 'custom:role', Value: 'staff' }];
    await home.send(new AdminUpdateUserAttributesCommand({ ...target(email), UserAttributes: role }));
    const { UserAttributes } = await details(email);
    expect(UserAttributes).toContainEqual({ Name: 'custom:role', Value: 'staff' });
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
  });

  test('cannot be created twice, nor with a weak password', async () => {
    await home.send(invitation(email));
    await expect(home.send(invitation(email.toUpperCase()))).rejects.toMatchObject(
      refusal('UsernameExistsException', 'User account already exists'),
    );
    await expect(home.send(invitation('weak@example.com', 'weak'))).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
  });

  test('can get a permanent password, or another temporary one', async () => {
    await home.send(invitation(email));
    const set = (Permanent: boolean) =>
      home.send(new AdminSetUserPasswordCommand({ ...target(email), Password: password, Permanent }));
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
    await home.send(new SignUpCommand({ ClientId: webClient, Username: email, Password: password }));
    await home.send(new AdminConfirmSignUpCommand(target(email)));
    await signInWithSrp(home, email);
    expect((await details(email)).UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' });
    await expect(home.send(new AdminConfirmSignUpCommand(target(email)))).rejects.toMatchObject(
      refusal('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
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
    await home.send(new AdminDisableUserCommand(target(email)));
    expect((await details(email)).Enabled).toBe(false);
    await expect(home.send(new GetUserCommand({ AccessToken: access }))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    await home.send(new AdminEnableUserCommand(target(email)));
    await expect(home.send(new GetUserCommand({ AccessToken: access }))).rejects.toMatchObject(
      refusal('NotAuthorizedException', 'Access Token has been revoked'),
    );
    await signInWithSrp(home, email);
  });

  test('cannot get another user’s address', async () => {
    await home.aCustomer(email);
    await home.aCustomer('other@example.com');
    const UserAttributes = [{ Name: 'email', Value: 'other@example.com' }];
    await expect(
      home.send(new AdminUpdateUserAttributesCommand({ ...target(email), UserAttributes })),
    ).rejects.toMatchObject({ name: 'AliasExistsException' });
  });

  test('is deleted', async () => {
    await home.aCustomer(email);
    await home.send(new AdminDeleteUserCommand(target(email)));
    await expect(details(email)).rejects.toMatchObject(unknownUser);
  });

  test('must exist, in an existing pool', async () => {
    const nobody = target('nobody@example.com');
    const refused = [
      home.send(new AdminGetUserCommand(nobody)),
      home.send(new AdminSetUserPasswordCommand({ ...nobody, Password: password })),
      home.send(new AdminConfirmSignUpCommand(nobody)),
      home.send(new AdminUpdateUserAttributesCommand({ ...nobody, UserAttributes: [] })),
      home.send(new AdminUserGlobalSignOutCommand(nobody)),
      home.send(new AdminDisableUserCommand(nobody)),
      home.send(new AdminEnableUserCommand(nobody)),
      home.send(new AdminDeleteUserCommand(nobody)),
      home.send(new AdminAddUserToGroupCommand({ ...nobody, GroupName: 'staff' })),
      home.send(new AdminRemoveUserFromGroupCommand({ ...nobody, GroupName: 'staff' })),
      home.send(new AdminListGroupsForUserCommand(nobody)),
    ];
    for (const each of refused) await expect(each).rejects.toMatchObject(unknownUser);
    const elsewhere = { UserPoolId: 'us-east-1_Another00', Username: 'a@example.com' };
    await expect(home.send(new AdminGetUserCommand(elsewhere))).rejects.toMatchObject(
      refusal('ResourceNotFoundException', 'User pool us-east-1_Another00 does not exist.'),
    );
  });
});

describe('groups', () => {
  const email = 'worker@example.com';
  const group = (GroupName: string) => ({ ...target(email), GroupName });
  const groupsOf = async () => {
    const { Groups } = await home.send(new AdminListGroupsForUserCommand(target(email)));
    return Groups?.map(({ GroupName }) => GroupName);
  };
  beforeEach(() => home.aCustomer(email));

  test('of the template exist; adding and removing members is idempotent', async () => {
    expect(await groupsOf()).toEqual([]);
    for (const name of ['staff', 'staff', 'admin'])
      await home.send(new AdminAddUserToGroupCommand(group(name)));
    expect(await groupsOf()).toEqual(['admin', 'staff']);
    await home.send(new AdminRemoveUserFromGroupCommand(group('admin')));
    await home.send(new AdminRemoveUserFromGroupCommand(group('admin')));
    expect(await groupsOf()).toEqual(['staff']);
  });

  test('can be created only once', async () => {
    const wanted = new CreateGroupCommand({
      UserPoolId: poolId,
      GroupName: 'night',
      Description: 'Night shift',
    });
    expect((await home.send(wanted)).Group).toMatchObject({ GroupName: 'night', Description: 'Night shift' });
    await expect(home.send(wanted)).rejects.toMatchObject(
      refusal('GroupExistsException', 'A group with the name already exists.'),
    );
    await home.send(new AdminAddUserToGroupCommand(group('night')));
    expect(await groupsOf()).toEqual(['night']);
  });

  test('list their members page by page', async () => {
    const subs = [];
    for (const name of ['a', 'b', 'c']) {
      subs.push(await home.aCustomer(`${name}@example.com`));
      await home.send(
        new AdminAddUserToGroupCommand({ ...target(`${name}@example.com`), GroupName: 'staff' }),
      );
    }
    const page = (NextToken?: string) =>
      home.send(new ListUsersInGroupCommand({ UserPoolId: poolId, GroupName: 'staff', Limit: 2, NextToken }));
    const first = await page();
    const second = await page(first.NextToken);
    const listed = [...(first.Users ?? []), ...(second.Users ?? [])].map(({ Username }) => Username);
    expect(first.Users).toHaveLength(2);
    expect(listed).toEqual(subs.sort());
    expect(second.NextToken).toBeUndefined();
  });

  test('that do not exist are refused', async () => {
    const missing = refusal('ResourceNotFoundException', 'Group not found.');
    const GroupName = 'nobodys';
    await expect(home.send(new AdminAddUserToGroupCommand(group(GroupName)))).rejects.toMatchObject(missing);
    await expect(home.send(new AdminRemoveUserFromGroupCommand(group(GroupName)))).rejects.toMatchObject(
      missing,
    );
    await expect(
      home.send(new ListUsersInGroupCommand({ UserPoolId: poolId, GroupName })),
    ).rejects.toMatchObject(missing);
  });
});

describe('listing users', () => {
  let subs: string[];
  beforeEach(async () => {
    subs = [];
    for (const name of ['Ann', 'anna', 'bob']) subs.push(await home.aCustomer(`${name}@example.com`));
    await home.send(invitation('carol@example.com'));
  });
  const list = (input: Omit<ListUsersCommandInput, 'UserPoolId'> = {}) =>
    home.send(new ListUsersCommand({ UserPoolId: poolId, ...input }));
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
    await home.send(new AdminUpdateUserAttributesCommand({ ...target('bob@example.com'), UserAttributes }));
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
    await expect(list({ Limit: 61 })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: expect.stringContaining('less than or equal to 60'),
    });
  });

  test.each([
    'email',
    'email > "a"',
    'email = a',
    'colour = "red"',
    'email = "a" or \'1\' = "1"',
    '__proto__ = "a"',
  ])('refuses the filter %s', async (filter) => {
    await expect(list({ Filter: filter })).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  test('refuses a token of another origin', async () => {
    await expect(list({ PaginationToken: 'mine' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });
});
