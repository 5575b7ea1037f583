import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { ProofOfWork } from '#domain/proof-of-work/challenge.ts';
import { signUpChallenges } from '#lambdas/identity/sign-up-challenges.ts';
import { derivedKey } from '#lambdas/runtime/secrets/house-key.ts';
import { solved } from '../../scripts/support/proof-of-work.ts';
import type { Endpoints } from './cloud.ts';

/**
 * Proofs that cost nothing, for tests in which so many sign up that the work would be most of what they do: challenges of the house,
 * made here with its own key and a thousandth of the cost. Holds for as long as the cloud's data does, through every restart.
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
