import type { CustomMessageTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import { sampleSignUp } from '#domain/identity/testing/sample-sign-up.ts';
import { type Brand, defaultBrand } from '#domain/settings/brand.ts';
import type { ReadSetting } from '../settings/settings-reader.ts';
import { writeCustomMessage } from './custom-message.ts';
import { checkSignUp } from './pre-sign-up.ts';

describe('before a sign-up', () => {
  const check = checkSignUp({ error: () => undefined });
  const signUp = (userAttributes: Record<string, string>, triggerSource = 'PreSignUp_SignUp') =>
    check({ triggerSource, request: { userAttributes }, response: {} } as unknown as PreSignUpTriggerEvent);

  test('a whole registration passes unchanged: nobody is confirmed by the way', async () => {
    expect(await signUp(sampleSignUp)).toMatchObject({ response: {} });
    expect((await signUp(sampleSignUp)).response).toEqual({});
  });

  test.each([
    ['no first name', { given_name: '' }, 'First name is required'],
    ['a short last name', { family_name: 'L' }, 'Last name must be at least 2 characters'],
    ['no e-mail address', { email: 'ada' }, 'Please enter a valid email address'],
    ['no registration', { 'custom:registration': '' }, 'The registration is not complete.'],
    ['a torn registration', { 'custom:registration': '{"city":' }, 'The registration is not complete.'],
    ['a smuggled field', { 'custom:registration': '{"role":"admin"}' }, 'The registration is not complete.'],
    [
      'a wrong ZIP code',
      { 'custom:registration': sampleSignUp['custom:registration'].replace('11203', '1') },
      'Invalid ZIP code format. Use 12345 or 12345-6789',
    ],
  ])('%s is told in the form’s own words', async (_, wrong, message) => {
    await expect(signUp({ ...sampleSignUp, ...wrong })).rejects.toMatchObject({ message });
  });

  test('an account that an admin makes needs no registration', async () => {
    await expect(signUp({ email: 'desk@example.test' }, 'PreSignUp_AdminCreateUser')).resolves.toBeDefined();
  });
});

describe('the e-mails of the user pool', () => {
  const settings = (read: () => Promise<Brand>): ReadSetting => read as ReadSetting;
  const message = async (
    triggerSource: string,
    email = 'ada+box@example.test',
    read: () => Promise<Brand> = async () => defaultBrand,
  ) => {
    const write = writeCustomMessage({
      siteUrl: 'https://skybarrel.test',
      readSetting: settings(read),
      log: { warn: () => undefined },
    });
    const request = { codeParameter: '{####}', userAttributes: { email } };
    const event = { triggerSource, userName: 'user-1', request, response: {} };
    return (await write(event as unknown as CustomMessageTriggerEvent)).response;
  };
  const linkOf = (html: string | null) => /href="([^"]+)"/.exec(html ?? '')?.[1]?.replaceAll('&amp;', '&');

  test.each([
    ['CustomMessage_SignUp', '/auth/callback?'],
    ['CustomMessage_ResendCode', '/auth/callback?'],
    // Behind # the code reaches no log.
    ['CustomMessage_ForgotPassword', '/auth/reset-password#'],
  ])('%s carries a link with the code’s place and the address', async (source, path) => {
    const { emailMessage, emailSubject } = await message(source);
    expect(linkOf(emailMessage)).toBe(
      `https://skybarrel.test${path}code={####}&user=ada%2Bbox%40example.test`,
    );
    expect(emailMessage?.split('{####}')).toHaveLength(2);
    expect(emailSubject?.length).toBeLessThan(140);
    expect(emailMessage?.length).toBeLessThan(20_000);
  });

  test('carry the name and the number that the owner has set', async () => {
    const owner = {
      ...defaultBrand,
      name: 'Harbour Air',
      phone: { ...defaultBrand.phone, display: '(201) 555-0199' },
    };
    const { emailMessage, emailSubject } = await message(
      'CustomMessage_SignUp',
      undefined,
      async () => owner,
    );
    expect(emailSubject).toBe('Verify your e-mail for Harbour Air');
    expect(emailMessage).toContain('(201) 555-0199');
  });

  test('go out as the default brand while the settings cannot be read', async () => {
    const { emailSubject } = await message('CustomMessage_SignUp', undefined, async () => {
      throw new Error('The table is away');
    });
    expect(emailSubject).toBe(`Verify your e-mail for ${defaultBrand.name}`);
  });

  test('an address cannot break out of the link', async () => {
    const { emailMessage } = await message('CustomMessage_SignUp', '"><script>@x.test');
    expect(emailMessage).not.toContain('<script>');
  });

  test('other occasions keep the pool’s own words', async () => {
    expect(await message('CustomMessage_AdminCreateUser')).toEqual({});
  });
});
