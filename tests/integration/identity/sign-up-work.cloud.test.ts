import { beforeAll, describe, expect, test } from 'vitest';
import { SIGN_UP_PROOF_REFUSED } from '#domain/identity/sign-up-proof.ts';
import type { ProofOfWork } from '#domain/proof-of-work/challenge.ts';
import { signUpProof, solved } from '../../../scripts/support/proof-of-work.ts';
import { cheapProofs } from '../../support/cheap-proofs.ts';
import { cloudForThisFile } from '../../support/for-this-file.ts';
import { aSignUp, type People, peopleOf } from '../../support/people.ts';

const cloud = cloudForThisFile();
let people: People;
beforeAll(async () => {
  people = await peopleOf(cloud);
});

const send = (email: string, proof?: ProofOfWork) =>
  people.cognito.signUp(aSignUp(people.config.userPoolClientId, email, proof));
const isThere = (email: string): Promise<boolean> =>
  people.cognito.adminGetUser({ UserPoolId: people.config.userPoolId, Username: email }).then(
    () => true,
    () => false,
  );
const proofOfAForm = async () => solved(await (await fetch(`${cloud.url}/api/enquiries/challenge`)).json());

describe('a sign-up by calling Cognito directly', () => {
  test.each<[string, (email: string) => Promise<ProofOfWork | undefined>]>([
    ['without work', async () => undefined],
    ['with the work for another address', async () => signUpProof(cloud.url, 'other@example.test')],
    ['with the work for a form', proofOfAForm],
    [
      'with a challenge that was not solved',
      async (email) => {
        const { challenge, solution } = await signUpProof(cloud.url, email);
        return { challenge, solution: { ...solution, derivedKey: solution.derivedKey.replace(/./g, '0') } };
      },
    ],
    [
      'with a changed expiry',
      async (email) => {
        const { challenge, solution } = await signUpProof(cloud.url, email);
        const parameters = { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 3600 };
        return { challenge: { ...challenge, parameters }, solution };
      },
    ],
  ])('%s is refused, and there is no account', async (_, proofFor) => {
    const email = 'refused@example.test';
    await expect(send(email, await proofFor(email))).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: `PreSignUp failed with error ${SIGN_UP_PROOF_REFUSED}.`,
    });
    expect(await isThere(email)).toBe(false);
  });

  test('with a proof of work makes one account, and a repetition finds that the account exists', async () => {
    const email = 'first@example.test';
    const proof = await signUpProof(cloud.url, email.toUpperCase());
    expect((await send(email, proof)).UserConfirmed).toBe(false);
    await expect(send(email, proof)).rejects.toMatchObject({ name: 'UsernameExistsException' });
  });

  test('with a cheaper challenge that a test signed with the house key is accepted', async () => {
    const email = 'cheap@example.test';
    const proofFor = await cheapProofs(cloud.endpoints);
    expect((await send(email, await proofFor(email))).UserConfirmed).toBe(false);
  });

  test('differs from an account that an admin makes, which needs no proof of work', async () => {
    const Username = 'added@example.test';
    const { User } = await people.cognito.adminCreateUser({ UserPoolId: people.config.userPoolId, Username });
    expect(User?.Username).toBeDefined();
  });
});
