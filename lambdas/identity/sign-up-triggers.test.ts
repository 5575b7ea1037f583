import type { CustomMessageTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { encodeRegistration, guestDraftMetadata } from '#domain/identity/registration.ts';
import { SIGN_UP_PROOF_REFUSED, validationDataOf } from '#domain/identity/sign-up-proof.ts';
import { sampleRegistration, sampleSignUp } from '#domain/identity/testing/sample-sign-up.ts';
import type { ProofOfWork } from '#domain/proof-of-work/challenge.ts';
import { type Brand, defaultBrand } from '#domain/settings/brand.ts';
import { solved } from '../../scripts/support/proof-of-work.ts';
import { challenges } from '../runtime/proof-of-work/challenges.ts';
import { derivedKey, type KeyFor, type Purpose } from '../runtime/secrets/house-key.ts';
import type { ReadSetting } from '../settings/index.ts';
import { writeCustomMessage } from './custom-message.ts';
import { checkSignUp } from './pre-sign-up.ts';
import { signUpChallenges } from './sign-up-challenges.ts';

const keysOf =
  (house: string): KeyFor =>
  (purpose) =>
  async () =>
    derivedKey(house, purpose);
const ours = keysOf('the key of this test');
const pair = (challenge: Purpose, solution: Purpose) => ({
  challenge: ours(challenge),
  solution: ours(solution),
});
const clock = () => new Date();
const work = signUpChallenges(ours, clock);
const proofFor = async (email: string) => solved(await work.make(email));

type ValidationData = Readonly<Record<string, string>> | null;
const sending = (
  userAttributes: Readonly<Record<string, string>>,
  validationData: ValidationData,
  triggerSource = 'PreSignUp_SignUp',
) =>
  ({
    triggerSource,
    request: { userAttributes, validationData },
    response: {},
  }) as unknown as PreSignUpTriggerEvent;

describe('before a sign-up', () => {
  const check = checkSignUp({ challenges: work, log: { error: () => undefined } });
  let proof: ProofOfWork;
  beforeAll(async () => {
    proof = await proofFor(sampleSignUp.email);
  });
  const signUp = (userAttributes: Record<string, string>, triggerSource?: string) =>
    check(sending(userAttributes, validationDataOf(proof), triggerSource));

  test('a complete registration is accepted unchanged, and is not confirmed by it', async () => {
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
  ])('%s is refused in the words of the form', async (_, wrong, message) => {
    await expect(signUp({ ...sampleSignUp, ...wrong })).rejects.toMatchObject({ message });
  });

  test('an account that an admin creates needs no registration and no proof of work', async () => {
    const event = sending({ email: 'desk@example.test' }, null, 'PreSignUp_AdminCreateUser');
    await expect(check(event)).resolves.toBeDefined();
  });
});

describe('the proof of work of a sign-up', () => {
  const errors: unknown[] = [];
  const check = (challenges: Pick<typeof work, 'isSolved'> = work) =>
    checkSignUp({ challenges, log: { error: (message) => void errors.push(message) } });
  const send = (validationData: ValidationData, email = sampleSignUp.email) =>
    check()(sending({ ...sampleSignUp, email }, validationData));
  const refused = { name: 'SignUpRefused', message: SIGN_UP_PROOF_REFUSED };

  afterEach(() => {
    vi.useRealTimers();
    expect(errors.splice(0)).toEqual([]);
  });

  test('for this address is accepted in any case of letters, and again when an answer was lost', async () => {
    const data = validationDataOf(await proofFor(' Sample.Customer@EXAMPLE.test'));
    for (const _ of ['first', 'again']) await expect(send(data)).resolves.toBeDefined();
  });

  test.each<[string, () => Promise<ValidationData>]>([
    ['none', async () => null],
    ['an empty one', async () => ({})],
    ['something else in its place', async () => ({ proof: 'yes' })],
    ['done for another address', async () => validationDataOf(await proofFor('other@example.test'))],
    [
      'done for a form',
      async () =>
        validationDataOf(await solved(await challenges(pair('challenges', 'solutions'), clock).make())),
    ],
    [
      'bound to no address',
      async () =>
        validationDataOf(
          await solved(await challenges(pair('sign-up-challenges', 'sign-up-solutions'), clock).make()),
        ),
    ],
    [
      'for which a stranger made the challenge',
      async () => {
        const strange = signUpChallenges(keysOf('theirs'), clock);
        return validationDataOf(await solved(await strange.make(sampleSignUp.email)));
      },
    ],
    [
      'not done',
      async () => {
        const { challenge, solution } = await proofFor(sampleSignUp.email);
        const derivedKey = challenge.parameters.keyPrefix.padEnd(64, '0');
        return validationDataOf({ challenge, solution: { ...solution, derivedKey } });
      },
    ],
    [
      'made easier',
      async () => {
        const { challenge, solution } = await proofFor(sampleSignUp.email);
        const parameters = { ...challenge.parameters, cost: 1 };
        return validationDataOf({ challenge: { ...challenge, parameters }, solution });
      },
    ],
  ])('%s is refused', async (_, data) => {
    await expect(send(await data())).rejects.toMatchObject(refused);
  });

  test('expires after two hours', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const data = validationDataOf(await proofFor(sampleSignUp.email));
    vi.setSystemTime(Date.now() + 119 * 60_000);
    await expect(send(data)).resolves.toBeDefined();
    vi.setSystemTime(Date.now() + 2 * 60_000);
    await expect(send(data)).rejects.toMatchObject(refused);
  });

  test('that cannot be checked because the key cannot be read is refused and logged as an error', async () => {
    const isSolved = async () => {
      throw new Error('Secrets Manager does not answer');
    };
    const event = sending(sampleSignUp, validationDataOf(await proofFor(sampleSignUp.email)));
    await expect(check({ isSolved })(event)).rejects.toMatchObject({ message: 'Registration failed' });
    expect(errors.splice(0)).toEqual(['A sign-up could not be checked']);
  });

  test('does not contain the address', async () => {
    expect(JSON.stringify(await proofFor('ada@example.test'))).not.toMatch(/example|@/);
  });
});

describe('the e-mails of the user pool', () => {
  let isAsked = false;
  const settings = (read: () => Promise<Brand>): ReadSetting => read as ReadSetting;
  interface Told {
    readonly attributes?: Readonly<Record<string, string>>;
    readonly clientMetadata?: Readonly<Record<string, string>>;
    /** What is kept under a secret. */
    readonly waits?: (secret: string) => string | undefined;
    /** What an accepted quote is about that was mailed to an address. */
    readonly quoted?: (reference: string, email: string) => string | undefined;
  }
  const message = async (
    triggerSource: string,
    email = 'ada+box@example.test',
    read: () => Promise<Brand> = async () => defaultBrand,
    { waits, quoted, ...told }: Told = {},
  ) => {
    const write = writeCustomMessage({
      siteUrl: 'https://skybarrel.test',
      readSetting: settings(read),
      readGuestDraft: async (secret) => (waits === undefined ? undefined : waits(secret)),
      readQuoteToBook: async (reference, email) => quoted?.(reference, email),
      log: { warn: () => undefined },
      hasAsked: async () => isAsked,
    });
    const { attributes = {}, clientMetadata } = told;
    const userAttributes = { email, ...attributes };
    const request = { codeParameter: '{####}', userAttributes, clientMetadata };
    const event = { triggerSource, userName: 'user-1', request, response: {} };
    return (await write(event as unknown as CustomMessageTriggerEvent)).response;
  };
  /** Without its elements; sums have their own. */
  const wordsOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '');
  const linkOf = (html: string | null) => /href="([^"]+)"/.exec(html ?? '')?.[1]?.replaceAll('&amp;', '&');

  test.each([
    ['CustomMessage_SignUp', '/auth/callback?'],
    ['CustomMessage_ResendCode', '/auth/callback?'],
    // Behind # the code reaches no log.
    ['CustomMessage_ForgotPassword', '/auth/reset-password#'],
  ])('%s contains a link with the placeholder of the code and the address', async (source, path) => {
    const { emailMessage, emailSubject } = await message(source);
    expect(linkOf(emailMessage)).toBe(
      `https://skybarrel.test${path}code={####}&user=ada%2Bbox%40example.test`,
    );
    expect(emailMessage?.split('{####}')).toHaveLength(2);
    expect(emailSubject?.length).toBeLessThan(140);
    expect(emailMessage?.length).toBeLessThan(20_000);
  });

  test('contain the name and the phone number from the settings', async () => {
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

  test('have the default brand while the settings cannot be read', async () => {
    const { emailSubject } = await message('CustomMessage_SignUp', undefined, async () => {
      throw new Error('The table is away');
    });
    expect(emailSubject).toBe(`Verify your e-mail for ${defaultBrand.name}`);
  });

  describe('of somebody who was about to book', () => {
    const secret = 'Kq3v9Zc1tYw7Lr5xPa0bNg';
    const waits = (asked: string) => (asked === secret ? 'your $385.00 barrel' : undefined);
    const attributes = {
      'custom:registration': encodeRegistration(sampleRegistration, { guestDraft: secret }),
    };
    const clientMetadata = guestDraftMetadata(secret);
    const toBook = (source: string, told: Told) => message(source, undefined, undefined, told);

    test.each(['CustomMessage_SignUp', 'CustomMessage_ResendCode'])(
      '%s says what is kept, and its link has the secret behind the #',
      async (source) => {
        const { emailMessage, emailSubject } = await toBook(source, { attributes, waits });
        expect(emailSubject).toBe('Verify your e-mail, then book your $385.00 barrel');
        expect(wordsOf(emailMessage ?? '')).toContain('we go on with your $385.00 barrel');
        expect(linkOf(emailMessage)).toBe(
          `https://skybarrel.test/auth/callback?code={####}&user=ada%2Bbox%40example.test#draft=${secret}`,
        );
        expect(emailMessage?.split('{####}')).toHaveLength(2);
      },
    );

    test('keeps it when the password was forgotten', async () => {
      const { emailMessage } = await toBook('CustomMessage_ForgotPassword', { clientMetadata, waits });
      expect(wordsOf(emailMessage ?? '')).toContain('Then we go on with your $385.00 barrel');
      expect(linkOf(emailMessage)).toMatch(new RegExp(`#code={####}&user=[^&]+&draft=${secret}$`));
    });

    test.each<[string, Told]>([
      ['is gone', { attributes, waits: () => undefined }],
      ['is none of ours', { clientMetadata: { guest_draft: '"><script>' }, waits: () => 'a lie' }],
      [
        'cannot be read',
        {
          attributes,
          clientMetadata,
          waits: () => {
            throw new Error('The table is away');
          },
        },
      ],
    ])('says nothing of what %s', async (_why, told) => {
      for (const source of ['CustomMessage_SignUp', 'CustomMessage_ForgotPassword'])
        expect(await toBook(source, told)).toEqual(await message(source));
    });
  });

  describe('of somebody who accepted a quote before they had an account', () => {
    // A release before this one, or another browser, may send both.
    const secret = 'Kq3v9Zc1tYw7Lr5xPa0bNg';
    const registered = encodeRegistration(sampleRegistration, { guestDraft: secret, quote: 'QTE-7K3M9Q' });
    const told = {
      attributes: { 'custom:registration': registered },
      waits: () => 'your $99.00 box',
      quoted: (reference: string, email: string) =>
        reference === 'QTE-7K3M9Q' && email === 'ada@example.test' ? 'your $385.00 barrel' : undefined,
    };

    test.each(['CustomMessage_SignUp', 'CustomMessage_ResendCode'])(
      '%s says what the quote is about, and its link leads to it before anything else',
      async (source) => {
        const { emailMessage, emailSubject } = await message(source, 'ada@example.test', undefined, told);
        expect(emailSubject).toBe('Verify your e-mail, then book your $385.00 barrel');
        expect(wordsOf(emailMessage ?? '')).toContain('you do not type anything again');
        expect(linkOf(emailMessage)).toBe(
          'https://skybarrel.test/auth/callback?code={####}&user=ada%40example.test#quote=QTE-7K3M9Q',
        );
      },
    );

    test('says nothing of a quote that was mailed to somebody else', async () => {
      const { emailMessage, emailSubject } = await message(
        'CustomMessage_SignUp',
        'bea@example.test',
        undefined,
        told,
      );
      expect(emailSubject).toBe('Verify your e-mail, then book your $99.00 box');
      expect(emailMessage).not.toContain('385');
      expect(linkOf(emailMessage)).not.toContain('quote');
    });
  });

  test('escape the address in the link', async () => {
    const { emailMessage } = await message('CustomMessage_SignUp', '"><script>@x.test');
    expect(emailMessage).not.toContain('<script>');
  });

  test.each(['CustomMessage_UpdateUserAttribute', 'CustomMessage_VerifyUserAttribute'])(
    '%s is not sent unless somebody asked on our page, and then has the code without a link',
    async (source) => {
      await expect(message(source)).rejects.toThrow('Change your e-mail address in your profile.');
      isAsked = true;
      const { emailMessage, emailSubject } = await message(source).finally(() => {
        isAsked = false;
      });
      expect(emailSubject).toMatch(/^Your code to change your e-mail at /);
      expect(emailMessage?.split('{####}')).toHaveLength(2);
      expect(emailMessage).not.toContain('https://skybarrel.test/auth');
    },
  );

  test('keep the text of the pool for other messages', async () => {
    expect(await message('CustomMessage_AdminCreateUser')).toEqual({});
  });
});
