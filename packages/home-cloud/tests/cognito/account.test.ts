import { beforeEach, describe, expect, test } from 'vitest';
import { signInWithSrp } from './srp-client.ts';
import { cognitoForEachTest, inPool, password, refused, times, tokensIn } from './support.ts';

const home = cognitoForEachTest();
let sub: string;
let access: string;
const email = 'tessa@example.com';
beforeEach(async () => {
  sub = await home.aCustomer(email);
  ({ access } = tokensIn(await signInWithSrp(home, email)));
});

const update = (values: Record<string, string>) =>
  home.sdk.updateUserAttributes({
    AccessToken: access,
    UserAttributes: Object.entries(values).map(([Name, Value]) => ({ Name, Value })),
  });
const seenByAdmin = async () => {
  const { UserAttributes } = await home.sdk.adminGetUser(inPool(sub));
  return Object.fromEntries((UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]));
};
const verify = (Code: string) =>
  home.sdk.verifyUserAttribute({ AccessToken: access, AttributeName: 'email', Code });

describe('a user’s own attributes', () => {
  test('can be changed, removed, and read if the client may read them', async () => {
    await update({ given_name: 'Tessa', 'custom:registration': '{}' });
    const { Username, UserAttributes } = await home.sdk.getUser({ AccessToken: access });
    expect(Username).toBe(sub);
    expect(UserAttributes).toEqual([
      { Name: 'sub', Value: sub },
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'given_name', Value: 'Tessa' },
    ]);
    expect(await seenByAdmin()).toMatchObject({ 'custom:registration': '{}' });
    await update({ given_name: '' });
    expect(await seenByAdmin()).not.toHaveProperty('given_name');
  });

  test.each(['custom:role', 'family_name', 'email_verified', 'sub'])(
    'may not be %s, which the client cannot write',
    async (name) => {
      await refused(
        update({ [name]: 'true' }),
        'NotAuthorizedException',
        'A client attempted to write unauthorized attribute',
      );
    },
  );

  test('that are immutable keep their values of the sign-up', async () => {
    await refused(
      update({ 'custom:origin': 'fair' }),
      'InvalidParameterException',
      expect.stringContaining('custom:origin: Attribute cannot be updated.'),
    );
    await home.register('other@example.com', { UserAttributes: [{ Name: 'custom:origin', Value: 'fair' }] });
  });
});

describe('a new address', () => {
  const moved = 'tessa.new@example.com';

  test('becomes effective only after its verification; until then the old one signs in', async () => {
    const { CodeDeliveryDetailsList } = await update({ email: moved });
    expect(CodeDeliveryDetailsList).toEqual([
      { Destination: 't***@e***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
    ]);
    expect(home.mails.at(-1)?.to).toEqual([moved]);
    expect(await seenByAdmin()).toMatchObject({ email, email_verified: 'true' });
    await signInWithSrp(home, email);
    await refused(verify(home.wrongCode()), 'CodeMismatchException');
    await verify(home.lastCode());
    expect(await seenByAdmin()).toMatchObject({ email: moved, email_verified: 'true' });
    await signInWithSrp(home, moved);
    await refused(signInWithSrp(home, email), 'NotAuthorizedException');
  });

  test('gets another code on request', async () => {
    await update({ email: moved });
    await home.sdk.getUserAttributeVerificationCode({ AccessToken: access, AttributeName: 'email' });
    expect(home.mails.at(-1)?.to).toEqual([moved]);
    await verify(home.lastCode());
    expect(await seenByAdmin()).toMatchObject({ email: moved });
  });

  test('cannot be another user’s address, not even if it is verified first', async () => {
    await home.aCustomer('taken@example.com');
    await refused(update({ email: 'TAKEN@example.com' }), 'AliasExistsException');
    await update({ email: moved });
    const code = home.lastCode();
    await home.aCustomer(moved);
    await refused(verify(code), 'AliasExistsException');
    expect(await seenByAdmin()).toMatchObject({ email });
  });
});

describe('a user’s own password', () => {
  const change = (PreviousPassword: string, ProposedPassword: string) =>
    home.sdk.changePassword({ AccessToken: access, PreviousPassword, ProposedPassword });

  test('can be changed with the old password', async () => {
    await change(password, 'Another22');
    await signInWithSrp(home, email, 'Another22');
    await refused(change(password, 'Another33'), 'NotAuthorizedException', 'Incorrect username or password.');
    await refused(change('Another22', 'weak'), 'InvalidPasswordException');
  });

  test('cannot be guessed with a stolen token', async () => {
    await times(5, () => refused(change('Guess1234', 'Another22'), 'NotAuthorizedException'));
    await refused(change(password, 'Another22'), 'LimitExceededException');
  });
});

test('after an account is deleted, its tokens are invalid and its address is free again', async () => {
  await home.sdk.deleteUser({ AccessToken: access });
  await refused(home.sdk.getUser({ AccessToken: access }), 'UserNotFoundException', 'User does not exist.');
  await refused(signInWithSrp(home, email), 'NotAuthorizedException');
  expect(await home.aCustomer(email)).not.toBe(sub);
});
