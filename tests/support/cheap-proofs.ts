import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { ProofOfWork } from '#domain/proof-of-work/challenge.ts';
import { signUpChallenges } from '#lambdas/identity/sign-up-challenges.ts';
import { derivedKey } from '#lambdas/runtime/secrets/house-key.ts';
import { solved } from '../../scripts/support/proof-of-work.ts';
import type { Endpoints } from './cloud.ts';

/**
 * Proofs of work at almost no cost, for tests with so many sign-ups that the work would take most of their time. The challenges are
 * made here with the cloud's own house key and a thousandth of the cost. They are valid for as long as the cloud has the same data.
 */
export const cheapProofs = async ({ secrets: endpoint }: Endpoints) => {
  const client = new SecretsManagerClient({
    region: 'us-east-1',
    endpoint,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const { SecretString = '' } = await client.send(
    new GetSecretValueCommand({ SecretId: 'skybarrel-home-house-key' }),
  );
  client.destroy();
  const challenges = signUpChallenges(
    (purpose) => async () => derivedKey(SecretString, purpose),
    () => new Date(),
    5,
  );
  return async (email: string): Promise<ProofOfWork> => solved(await challenges.make(email));
};
