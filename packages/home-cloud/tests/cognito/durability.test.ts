import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reaching } from '../clients.ts';
import { answerChallenge, askChallenge, signInWithSrp } from './srp-client.ts';
import { claimsOf, inPool, password, refused, times, webClient } from './support.ts';

interface Running {
  readonly child: ChildProcess;
  readonly endpoint: string;
  readonly sdk: CognitoIdentityProvider;
}

let folder: string;
let running: Running;
const codes = new Map<string, string>();

const start = (): Promise<Running> =>
  new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, 'durability.child.ts');
    const child = fork(script, [join(folder, 'cognito.sqlite')], { execArgv: [] });
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}.`)));
    child.on('message', (message: { endpoint?: string; to?: string; code?: string }) => {
      if (message.to !== undefined) codes.set(message.to, message.code ?? '');
      if (message.endpoint === undefined) return;
      resolve({
        child,
        endpoint: message.endpoint,
        sdk: new CognitoIdentityProvider(reaching(message.endpoint)),
      });
    });
  });
const kill = ({ child, sdk }: Running): Promise<void> =>
  new Promise((resolve) => {
    sdk.destroy();
    if (child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
const killAndStartAgain = async () => {
  await kill(running);
  running = await start();
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cognito-'));
  codes.clear();
  running = await start();
});
afterEach(async () => {
  await kill(running);
  rmSync(folder, { recursive: true, force: true });
});

const register = async (email: string) =>
  (await running.sdk.signUp({ ClientId: webClient, Username: email, Password: password })).UserSub;
const confirm = (email: string) =>
  running.sdk.confirmSignUp({
    ClientId: webClient,
    Username: email,
    ConfirmationCode: codes.get(email) ?? '',
  });
const refresh = async (RefreshToken = '') =>
  (await running.sdk.getTokensFromRefreshToken({ ClientId: webClient, RefreshToken })).AuthenticationResult;
const find = (Username: string) => running.sdk.adminGetUser(inPool(Username));

describe('after a kill', () => {
  test('a code sent before confirms, and the account signs in', async () => {
    const sub = await register('a@example.com');
    await killAndStartAgain();
    await confirm('a@example.com');
    await killAndStartAgain();
    const { AuthenticationResult } = await signInWithSrp(running, 'a@example.com');
    expect(claimsOf(AuthenticationResult?.AccessToken ?? '').sub).toBe(sub);
  });

  test('sessions and keys are the same, and revoked tokens stay revoked', async () => {
    await register('a@example.com');
    await confirm('a@example.com');
    await running.sdk.adminAddUserToGroup({ ...inPool('a@example.com'), GroupName: 'staff' });
    const kept = (await signInWithSrp(running, 'a@example.com')).AuthenticationResult;
    const ended = (await signInWithSrp(running, 'a@example.com')).AuthenticationResult;
    await running.sdk.revokeToken({ ClientId: webClient, Token: ended?.RefreshToken });
    await killAndStartAgain();
    await running.sdk.getUser({ AccessToken: kept?.AccessToken });
    const next = await refresh(kept?.RefreshToken);
    expect(claimsOf(next?.AccessToken ?? '')['cognito:groups']).toEqual(['staff']);
    await killAndStartAgain();
    await refresh(next?.RefreshToken);
    await refused(refresh(ended?.RefreshToken), 'NotAuthorizedException');
  });

  test('a half-finished sign-in can be finished, once', async () => {
    await register('a@example.com');
    await confirm('a@example.com');
    const challenge = await askChallenge(running, 'a@example.com');
    await killAndStartAgain();
    expect((await answerChallenge(running, challenge)).AuthenticationResult).toBeDefined();
    await killAndStartAgain();
    await refused(answerChallenge(running, challenge), 'NotAuthorizedException');
  });

  test('the limit of wrong codes is not reset', async () => {
    await register('a@example.com');
    const code = codes.get('a@example.com') ?? '';
    codes.set('a@example.com', code === '000000' ? '111111' : '000000');
    await times(5, () => refused(confirm('a@example.com'), 'CodeMismatchException'));
    await killAndStartAgain();
    codes.set('a@example.com', code);
    await refused(confirm('a@example.com'), 'LimitExceededException');
  });
});

test('each registration that was acknowledged before a kill exists exactly once', async () => {
  const acknowledged = new Map<string, string>();
  for (let round = 1; round <= 2; round += 1) {
    const before = acknowledged.size;
    const registering = Array.from({ length: 24 }, async (_, index) => {
      const email = `r${round}p${index}@example.com`;
      const sub = await register(email);
      acknowledged.set(email, sub ?? '');
      if (acknowledged.size === before + 8) running.child.kill('SIGKILL');
    });
    await Promise.allSettled(registering);
    await killAndStartAgain();
    expect(acknowledged.size).toBeGreaterThanOrEqual(before + 8);
  }
  for (const [email, sub] of acknowledged) expect((await find(email)).Username).toBe(sub);
});
