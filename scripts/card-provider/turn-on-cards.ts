import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Cloud } from 'home-cloud';
import { homeKeys } from './state.ts';

/** Writes the keys of the simulated account into the secret, as a person does on AWS with those of the real one. */
export const turnOnCards = async ({ endpoints }: Pick<Cloud, 'endpoints'>): Promise<void> => {
  const secrets = new SecretsManagerClient({
    endpoint: endpoints.secrets,
    region: 'us-east-1',
    credentials: { accessKeyId: 'home', secretAccessKey: 'home' },
  });
  await secrets.send(
    new PutSecretValueCommand({
      SecretId: 'skybarrel-home-card-keys',
      SecretString: JSON.stringify(homeKeys),
    }),
  );
  secrets.destroy();
};
