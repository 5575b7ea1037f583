import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { clientSettings, signUpTimeouts } from '../sdk.ts';

/** The version of a secret, by its stage or its id. The default is AWSCURRENT. */
export interface WhichVersion {
  readonly stage?: 'AWSCURRENT' | 'AWSPREVIOUS' | undefined;
  readonly version?: string | undefined;
}

/** The value of a secret; undefined when it has no such version. */
export type ReadSecret = (which?: WhichVersion) => Promise<string | undefined>;

let shared: SecretsManagerClient | undefined;
/** Short timeouts, as in a trigger: a sign-up waits five seconds at most, and the secret is only its first step. */
const client = (): SecretsManagerClient => {
  shared ??= new SecretsManagerClient(clientSettings(signUpTimeouts));
  return shared;
};

/** Reads one secret of Secrets Manager by its name. */
export const secretReader =
  (SecretId: string): ReadSecret =>
  async ({ stage, version } = {}) => {
    try {
      const { SecretString } = await client().send(
        new GetSecretValueCommand({
          SecretId,
          ...(stage ? { VersionStage: stage } : {}),
          ...(version ? { VersionId: version } : {}),
        }),
      );
      return SecretString;
    } catch (failure) {
      if (failure instanceof Error && failure.name === 'ResourceNotFoundException') return undefined;
      throw failure;
    }
  };
