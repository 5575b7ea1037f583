import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDB } from '@aws-sdk/client-dynamodb';
import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf, readWorld, type World } from '../support/audit.ts';
import { cheapProofs } from '../support/cheap-proofs.ts';
import { type Endpoints, startTestCloudAt, type TestCloud } from '../support/cloud.ts';
import { freePort } from '../support/free-port.ts';
import { atLength } from '../support/length.ts';
import { aSignUp, peopleOf } from '../support/people.ts';

/** The soak tests the promised number. */
const kills = atLength(12, 200);
/** Pseudo-random instants with a fixed seed, so that a failure can be repeated. */
const random = (() => {
  let state = 20_261_121;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
})();

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly endpoints: Endpoints;
}

interface Pool {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
}

const dataDir = mkdtempSync(join(tmpdir(), 'skybarrel-kill-'));
/** What the cloud acknowledged before it was killed: ids by e-mail, and who was confirmed. */
const signedUp = new Map<string, string>();
const confirmed = new Set<string>();
let port = 0;
/** Storage of the browser that signed in before the kills. */
let refreshToken = '';
/** Proof of work for sign-ups at a low cost, so that the load is on the cloud. */
let proofFor: Awaited<ReturnType<typeof cheapProofs>>;

const start = (): Promise<Running> =>
  new Promise((resolve, reject) => {
    const child = fork(
      join(import.meta.dirname, 'cloud.child.ts'),
      ['build/cdk.out', dataDir, String(port)],
      {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    );
    child.once('message', (message) => resolve({ child, ...(message as Omit<Running, 'child'>) }));
    child.once('exit', (code) => reject(new Error(`The cloud ended with ${code} before it was ready.`)));
  });

const killed = ({ child }: Running): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

const reaching = (endpoint: string) => ({
  region: 'us-east-1',
  endpoint,
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  maxAttempts: 1,
});

/** People sign up and confirm one after the other until the cloud is killed. Acknowledged answers are recorded. */
const people = async (
  { endpoints }: Running,
  pool: Pool,
  lane: string,
  onConfirmed: () => void,
): Promise<void> => {
  const cognito = new CognitoIdentityProvider(reaching(endpoints.cognito));
  for (let serial = 0; ; serial += 1) {
    const email = `${lane}.${serial}@example.test`;
    try {
      const { UserSub } = await cognito.signUp(aSignUp(pool.userPoolClientId, email, await proofFor(email)));
      signedUp.set(email, UserSub ?? '');
      await cognito.adminConfirmSignUp({ UserPoolId: pool.userPoolId, Username: email });
      confirmed.add(email);
      onConfirmed();
    } catch {
      return;
    }
  }
};

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * One run of the cloud: start, load, and kill at a random instant. Every second run is killed while functions still
 * start, the others while people confirm.
 */
const oneLife = async (round: number): Promise<void> => {
  const running = await start();
  const pool = (await (await fetch(`${running.url}/config.json`)).json()) as Pool;
  let load: Promise<void>[] = [];
  const underway = new Promise<void>((resolve) => {
    load = [0, 1, 2, 3].map((lane) => people(running, pool, `life${round}.${lane}`, resolve));
  });
  if (round % 2 === 1) await Promise.race([underway, pause(10_000)]);
  await pause(random() * 300);
  await killed(running);
  await Promise.all(load);
};

/** Somebody signs in before the kills and keeps the session: the browser has the token, the cloud the session. */
const signInBeforeTheStorm = async (): Promise<void> => {
  const running = await start();
  const someone = await peopleOf(running);
  const email = 'signed-in@example.test';
  signedUp.set(email, await someone.aPerson(email));
  confirmed.add(email);
  proofFor = await cheapProofs(running.endpoints);
  refreshToken = (await someone.tokensOf(email)).refresh;
  await killed(running);
};

/** People whose account or confirmation was acknowledged and is lost. */
const lostAccounts = async (cloud: TestCloud): Promise<string[]> => {
  const cognito = new CognitoIdentityProvider(reaching(cloud.endpoints.cognito));
  const UserPoolId = cloud.named('AWS::Cognito::UserPool', '');
  const lost: string[] = [];
  for (const email of signedUp.keys()) {
    const user = await cognito.adminGetUser({ UserPoolId, Username: email }).catch(() => undefined);
    if (user === undefined || (confirmed.has(email) && user.UserStatus !== 'CONFIRMED')) lost.push(email);
  }
  return lost;
};

/** If the nightly run has been done already during the kills, it is started again by hand like this. */
const forgetWalk = async ({ endpoints, named }: TestCloud): Promise<void> => {
  const client = new DynamoDB(reaching(endpoints.dynamodb));
  const Key = { pk: { S: 'REPAIR' }, sk: { S: 'WALK' } };
  await client.deleteItem({ TableName: named('AWS::DynamoDB::Table', 'Mailboxes'), Key });
  client.destroy();
};

describe(`a cloud that was killed ${kills} times under load`, () => {
  let cloud: TestCloud;
  let world: World;

  beforeAll(async () => {
    port = await freePort();
    await signInBeforeTheStorm();
    for (let round = 0; round < kills; round += 1) await oneLife(round);
    cloud = await startTestCloudAt(dataDir, port);
    await forgetWalk(cloud);
    await cloud.invoke(cloud.named('AWS::Lambda::Function', 'MailboxesRepair'), {
      'detail-type': 'Scheduled Event',
    });
    world = await readWorld(cloud);
  }, 45 * 60_000);
  afterAll(async () => {
    await cloud?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('was under load', () => {
    expect(confirmed.size).toBeGreaterThan(kills / 2);
  });

  test('lost no acknowledged account and no acknowledged confirmation', async () => {
    expect(await lostAccounts(cloud)).toEqual([]);
  });

  test('kept the session that began before the kills', async () => {
    const { config, cognito } = await peopleOf(cloud);
    const { AuthenticationResult } = await cognito.getTokensFromRefreshToken({
      ClientId: config.userPoolClientId,
      RefreshToken: refreshToken,
    });
    const {
      payload: { sub },
    } = decomposeUnverifiedJwt(AuthenticationResult?.AccessToken ?? '');
    expect(sub).toBe(signedUp.get('signed-in@example.test'));
  });

  test('gave every confirmed person one mailbox number and one event, and no number twice', () => {
    const owners = [...confirmed].map((email) => signedUp.get(email) ?? email);
    expect(faultsOf(world, owners)).toEqual([]);
  });

  test('announces every mailbox to staff exactly once', async () => {
    const numbers = world.mailboxes.map(({ number }) => number).toSorted();
    await expect
      .poll(async () => (await readWorld(cloud)).announced.toSorted(), { timeout: 90_000, interval: 500 })
      .toEqual(numbers);
    expect((await readWorld(cloud)).counted).toBe(numbers.length);
  });
});
