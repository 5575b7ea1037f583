import { SecretsManager } from '@aws-sdk/client-secrets-manager';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unrestricted } from '#src/iam/authorize.ts';
import { openVault } from '#src/secrets/vault.ts';
import { type Services, startServices } from '#src/services.ts';
import { openState, type State } from '#src/state/state.ts';
import { dynamicReferences } from '#src/template/secrets.ts';
import { systemIds } from '#src/types.ts';
import { reaching } from '../clients.ts';
import { refused } from '../refused.ts';

const arn = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:home-origin-a1b2c3';
const resource = {
  stack: 'edge',
  logicalId: 'Origin',
  type: 'AWS::SecretsManager::Secret',
  ref: arn,
  attributes: { Id: arn },
  properties: {
    Name: 'home-origin',
    GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true },
  },
};
const now = Date.parse('2026-11-22T06:00:00Z');

let state: State;
let services: Services;
let client: SecretsManager;
beforeEach(async () => {
  state = openState(':memory:');
  services = await startServices(async () => undefined, systemIds, unrestricted, { now: () => now });
  services.answerSecrets(openVault(() => [resource], state));
  client = new SecretsManager(reaching(services.endpoint));
});
afterEach(async () => {
  client.destroy();
  await services.stop();
  state.close();
});

const get = (more: { VersionStage?: string; VersionId?: string } = {}, SecretId = 'home-origin') =>
  client.getSecretValue({ SecretId, ...more });
const put = (SecretString: string, more: { ClientRequestToken?: string; VersionStages?: string[] } = {}) =>
  client.putSecretValue({ SecretId: 'home-origin', SecretString, ...more });
const token = (letter: string) => letter.repeat(36);
const gone = (call: Promise<unknown>, message?: string) =>
  refused(call, 'ResourceNotFoundException', message);

describe('a secret', () => {
  it('is generated once, and found by name, ARN, and ARN without its suffix', async () => {
    const first = await get();
    expect(first).toMatchObject({ ARN: arn, Name: 'home-origin', VersionStages: ['AWSCURRENT'] });
    expect(first.SecretString).toMatch(/^[A-Za-z0-9]{48}$/);
    for (const id of [arn, arn.slice(0, -7)])
      expect(await get({}, id)).toMatchObject({
        SecretString: first.SecretString,
        VersionId: first.VersionId,
      });
  });

  it('that was stored before secrets had versions keeps its value', async () => {
    state.put('secrets', arn, 'kept long ago');
    expect((await get()).SecretString).toBe('kept long ago');
  });

  it('accepts a new value, and has the earlier one as previous', async () => {
    const before = await get();
    const { VersionId } = await put('second', { ClientRequestToken: token('b') });
    expect(VersionId).toBe(token('b'));
    expect(await get()).toMatchObject({
      SecretString: 'second',
      VersionId,
      CreatedDate: new Date(now),
    });
    expect(await get({ VersionStage: 'AWSPREVIOUS' })).toMatchObject({
      SecretString: before.SecretString,
    });
    await put('third');
    expect((await get({ VersionStage: 'AWSPREVIOUS' })).SecretString).toBe('second');
    // A version without a label can still be read by its id.
    expect((await get({ VersionId: before.VersionId ?? '' })).SecretString).toBe(before.SecretString);
  });

  it('accepts the same value with the same token once, and refuses another value', async () => {
    const twice = async () => (await put('second', { ClientRequestToken: token('b') })).VersionId;
    expect([await twice(), await twice()]).toEqual([token('b'), token('b')]);
    await refused(put('other', { ClientRequestToken: token('b') }), 'ResourceExistsException');
    expect((await get()).SecretString).toBe('second');
  });

  it('does not return a value that is only pending', async () => {
    const before = await get();
    await put('second', { VersionStages: ['AWSPENDING'] });
    expect((await get()).SecretString).toBe(before.SecretString);
    expect((await get({ VersionStage: 'AWSPENDING' })).SecretString).toBe('second');
  });

  it('loses its previous value when the label is removed', async () => {
    const { VersionId } = await get();
    await put('second');
    const takeOff = (RemoveFromVersionId: string) =>
      client.updateSecretVersionStage({ SecretId: arn, VersionStage: 'AWSPREVIOUS', RemoveFromVersionId });
    await refused(takeOff(token('x')), 'InvalidParameterException');
    await takeOff(VersionId ?? '');
    await gone(get({ VersionStage: 'AWSPREVIOUS' }));
  });
});

describe('errors', () => {
  it('have the names and messages of AWS', async () => {
    await gone(get({}, 'nobody'), "Secrets Manager can't find the specified secret.");
    await gone(
      get({ VersionStage: 'AWSPREVIOUS' }),
      "Secrets Manager can't find the specified secret value for staging label: AWSPREVIOUS.",
    );
    await gone(
      get({ VersionId: token('c') }),
      `Secrets Manager can't find the specified secret value for VersionId: ${token('c')}.`,
    );
    await refused(put(''), 'InvalidParameterException');
  });

  it('name an unsupported operation', async () => {
    await expect(client.describeSecret({ SecretId: arn })).rejects.toThrow(/secretsmanager\.DescribeSecret/);
  });
});

describe('a dynamic reference', () => {
  const resolve = (version = '') =>
    dynamicReferences(() => [resource], state)(
      `{{resolve:secretsmanager:home-origin:SecretString:::${version}}}`,
      'edge.Distribution',
    );

  it('is resolved once: a new value changes nothing at the next deployment', async () => {
    const first = resolve();
    expect(first).toBe((await get()).SecretString);
    await put('second');
    expect(resolve()).toBe(first);
  });

  it('that names the new version gets its value', async () => {
    const first = resolve();
    const { VersionId = '' } = await put('second');
    expect(resolve(VersionId)).toBe('second');
    expect(resolve()).toBe('second');
    expect(resolve()).not.toBe(first);
    expect(() => resolve(token('z'))).toThrow(/does not have/);
  });
});
