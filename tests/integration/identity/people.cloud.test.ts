import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { newId } from '#lambdas/runtime/new-id.ts';
import { startTestCloudAt } from '../../support/cloud.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';
import { type People, peopleOf, type Tokens } from '../../support/people.ts';
import { withoutGrants } from '../../support/without-grants.ts';

const cloud = cloudForThisFile();
const { admin, customer } = signedIn(cloud, 'admin', 'customer');
let people: People;
beforeAll(async () => {
  people = await peopleOf(cloud);
});

interface Listed {
  readonly items: readonly { readonly number: string }[];
}
const claimsOf = ({ access }: { readonly access: string }): Record<string, unknown> =>
  JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());
const statusOf = async (path: string, as: Tokens) => (await cloud.ask(path, { as })).status;
const fetched = async ({ refresh: RefreshToken }: Tokens): Promise<Tokens> => {
  const { userPoolClientId: ClientId } = people.config;
  const { AuthenticationResult } = await people.cognito.getTokensFromRefreshToken({ ClientId, RefreshToken });
  return {
    access: AuthenticationResult?.AccessToken ?? '',
    refresh: AuthenticationResult?.RefreshToken ?? RefreshToken,
    id: AuthenticationResult?.IdToken ?? '',
    userId: '',
  };
};
/**
 * The next access token of a session, as the app fetches it: once more while it is refused, for tokens of the second in which a
 * session was ended are refused, too.
 */
const refreshed = async (tokens: Tokens): Promise<Tokens> => {
  let next = tokens;
  const status = async (): Promise<number> => {
    next = await fetched(next);
    return statusOf('profiles/me', next);
  };
  await expect.poll(status, { timeout: 15_000, interval: 250 }).toBe(200);
  return next;
};
const numbersOf = async (as: Tokens) =>
  (await cloud.ask<Listed>('invoices', { as })).body.items.map(({ number }) => number);

/** Somebody on the phone, whom the desk keeps and charges. */
const aCallerWhoOwes = async () => {
  const { body: kept } = await cloud.ask<{ user_id: string }>('people', {
    as: admin,
    body: { id: newId(), came: 'CALL', first_name: 'Ann', last_name: 'Persaud', email: 'ann@example.test' },
  });
  const { body: invoice } = await cloud.ask<{ number: string }>(`desk/customers/${kept.user_id}/charges`, {
    as: admin,
    headers: { 'idempotency-key': newId() },
    body: { code: 'OTHER', amount: 1234, reason: 'A crate of wood.' },
  });
  return { personId: kept.user_id, number: invoice.number };
};
const say = (personId: string, as: string, same: boolean) =>
  cloud.ask(`people/${personId}/aliases`, { as: admin, body: { as, same, reason: 'The same phone number' } });

test('an account takes over what the desk kept, and gives back exactly that', async () => {
  const { personId, number } = await aCallerWhoOwes();
  await people.aPerson('ann@example.test');
  const first = await people.tokensOf('ann@example.test');
  expect(claimsOf(first)).not.toHaveProperty('person');
  expect(await statusOf(`invoices/${number}`, first)).toBe(404);

  expect((await say(personId, first.userId, true)).status).toBe(200);
  const { status, body } = await cloud.ask('invoices', { as: first });
  expect([status, body.code]).toEqual([401, 'SESSION_ENDED']);
  const taken = await refreshed(first);
  expect(claimsOf(taken)).toMatchObject({ sub: first.userId, person: personId });
  expect(await numbersOf(taken)).toEqual([number]);
  for (const path of [
    `invoices/${number}`,
    `invoices/${number}/card`,
    `papers?subject=invoice:${number}`,
    `files?subject=person:${personId}`,
    // What the account has stays as it was.
    'profiles/me',
    'virtual-address',
  ])
    expect([path, await statusOf(path, taken)]).toEqual([path, 200]);
  const { body: statement } = await cloud.ask<{ lines: unknown[] }>(
    'statement?from=2026-01-01&to=2026-12-31',
    {
      as: taken,
    },
  );
  expect(JSON.stringify(statement)).toContain(number);

  expect((await say(personId, first.userId, false)).status).toBe(200);
  expect(await statusOf('invoices', taken)).toBe(401);
  const after = await refreshed(taken);
  expect(claimsOf(after)).not.toHaveProperty('person');
  expect(await numbersOf(after)).toEqual([]);
  expect(await statusOf(`invoices/${number}`, after)).toBe(404);
  expect((await cloud.ask(`desk/invoices/${number}`, { as: admin })).body).toMatchObject({
    ownerId: personId,
  });
});

test('nobody else sees it, and nobody takes it over by a claim that they write themselves', async () => {
  const { personId, number } = await aCallerWhoOwes();
  expect(await numbersOf(customer)).toEqual([]);
  expect(await statusOf(`invoices/${number}`, customer)).toBe(404);
  const [header, , signature] = customer.access.split('.');
  const claims = Buffer.from(JSON.stringify({ ...claimsOf(customer), person: personId })).toString(
    'base64url',
  );
  expect(await statusOf('invoices', { ...customer, access: `${header}.${claims}.${signature}` })).toBe(401);
  const ClientMetadata = { person: personId };
  const { userPoolClientId: ClientId } = people.config;
  const { AuthenticationResult } = await people.cognito.getTokensFromRefreshToken({
    ClientId,
    RefreshToken: customer.refresh,
    ClientMetadata,
  });
  expect(claimsOf({ access: AuthenticationResult?.AccessToken ?? '' })).not.toHaveProperty('person');
});

test('when it cannot be read whom the desk kept, people sign in all the same', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'skybarrel-person-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const assembly = withoutGrants(dir, 'PreTokenGeneration', ['dynamodb:GetItem']);
  const shut = await startTestCloudAt(join(dir, 'data'), 0, assembly);
  onTestFinished(() => shut.stop());
  const others = await peopleOf(shut);
  await others.aPerson('bob@example.test');
  const tokens = await others.tokensOf('bob@example.test');
  expect((await shut.ask('profiles/me', { as: tokens })).status).toBe(200);
});
