import { openVault } from '../secrets/vault.ts';
import { startServices } from '../services.ts';
import { openState } from '../state/state.ts';
import { type Stoppable, systemIds } from '../types.ts';

interface RunningSecrets extends Stoppable {
  readonly endpoint: string;
}

/** Serves Secrets Manager with these secrets in memory. `values` are by name. */
export const startSecrets = async (values: Readonly<Record<string, string>>): Promise<RunningSecrets> => {
  const services = await startServices(async () => undefined, systemIds);
  const state = openState(':memory:');
  const resources = Object.entries(values).map(([Name, SecretString]) => ({
    stack: 'test',
    logicalId: Name,
    type: 'AWS::SecretsManager::Secret',
    ref: `arn:aws:secretsmanager:us-east-1:000000000000:secret:${Name}-a1b2c3`,
    attributes: {},
    properties: { Name, SecretString },
  }));
  services.answerSecrets(openVault(() => resources, state));
  return {
    endpoint: services.endpoint,
    stop: async () => {
      await services.stop();
      state.close();
    },
  };
};
