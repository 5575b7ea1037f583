import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestCloudAt, type TestCloud } from '#tests/support/cloud.ts';

const SECRET = 'skybarrel-home-origin';
const NEW = 'the-new-value-of-the-origin-secret';

let folder: string;
let cloud: TestCloud;
let secrets: SecretsManagerClient;
let old: { readonly value: string; readonly version: string };
let newVersion: string;

const start = async () => {
  cloud = await startTestCloudAt(join(folder, 'data'), 0, join(folder, 'cdk.out'));
  secrets = new SecretsManagerClient({
    region: 'us-east-1',
    endpoint: cloud.endpoints.secrets,
    credentials: { accessKeyId: 'an-engineer', secretAccessKey: 'x' },
  });
};
const stop = async () => {
  secrets.destroy();
  await cloud.stop();
};
/** The same data with the new template of the stage, as after `npm run deploy`. */
const deploy = async (originSecretVersion?: string) => {
  await stop();
  const template = join(folder, 'cdk.out', 'skybarrel-home-edge.template.json');
  const reference = /\{\{resolve:secretsmanager:skybarrel-home-origin:SecretString:::[^}]*\}\}/g;
  const named = `{{resolve:secretsmanager:${SECRET}:SecretString:::${originSecretVersion ?? ''}}}`;
  writeFileSync(template, readFileSync(template, 'utf8').replace(reference, named));
  await start();
};

/** A request as the distribution sends it, with the header of the template. */
const throughTheDoor = async () => (await fetch(`${cloud.url}/api/enquiries/challenge`)).status;
/** Calls the function without the distribution, with a header that the test chooses. */
const askWith = async (header: string) => {
  const event = {
    routeKey: 'GET /api/enquiries/challenge',
    headers: { 'x-origin-secret': header },
    requestContext: { requestId: 'r' },
    isBase64Encoded: false,
  };
  const fn = cloud.named('AWS::Lambda::Function', 'EnquiriesHttp');
  const answer = (await cloud.invoke(fn, event)) as { readonly statusCode: number };
  return answer.statusCode;
};
const headerOfTheDistribution = () =>
  /"x-origin-secret","HeaderValue":"([^"]+)"/.exec(
    JSON.stringify(cloud.template.ofType('AWS::CloudFront::Distribution')[0]?.properties),
  )?.[1];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skybarrel-rotation-'));
  cpSync('build/cdk.out', join(folder, 'cdk.out'), { recursive: true });
  await start();
  const { SecretString = '', VersionId = '' } = await secrets.send(
    new GetSecretValueCommand({ SecretId: SECRET }),
  );
  old = { value: SecretString, version: VersionId };
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

it('before a rotation the API accepts only the distribution', async () => {
  expect(headerOfTheDistribution()).toBe(old.value);
  expect(await throughTheDoor()).toBe(200);
  expect(await askWith('forged')).toBe(403);
  expect(await askWith(NEW)).toBe(403);
});

it('step 1, a new value: the distribution still sends the old one, and cold and warm functions accept both', async () => {
  const { VersionId = '' } = await secrets.send(
    new PutSecretValueCommand({ SecretId: SECRET, SecretString: NEW }),
  );
  newVersion = VersionId;
  expect(await throughTheDoor()).toBe(200);
  // A warm function that read the secret within the last minute does not read it again yet; a starting one does.
  await deploy();
  expect(headerOfTheDistribution()).toBe(old.value);
  expect(await throughTheDoor()).toBe(200);
  expect(await askWith(NEW)).toBe(200);
  expect(await askWith('forged')).toBe(403);
});

it('step 2, a deployment of the new version: the distribution sends it, and the old one is still accepted', async () => {
  await deploy(newVersion);
  expect(headerOfTheDistribution()).toBe(NEW);
  expect(await throughTheDoor()).toBe(200);
  expect(await askWith(old.value)).toBe(200);
  expect(await askWith('forged')).toBe(403);
});

it('step 3, the old label removed: functions that start from now on accept only the new value', async () => {
  await secrets.send(
    new UpdateSecretVersionStageCommand({
      SecretId: SECRET,
      VersionStage: 'AWSPREVIOUS',
      RemoveFromVersionId: old.version,
    }),
  );
  await deploy(newVersion);
  expect(await throughTheDoor()).toBe(200);
  expect(await askWith(old.value)).toBe(403);
});

it('no value of a secret is in a template or in a function’s variables', () => {
  const templates = readdirSync(join(folder, 'cdk.out'))
    .filter((name) => name.endsWith('.template.json'))
    .map((name) => readFileSync(join(folder, 'cdk.out', name), 'utf8'));
  const variables = JSON.stringify(
    cloud.template.ofType('AWS::Lambda::Function').map(({ properties }) => properties.Environment),
  );
  for (const value of [old.value, NEW])
    for (const text of [...templates, variables]) expect(text.includes(value)).toBe(false);
});
