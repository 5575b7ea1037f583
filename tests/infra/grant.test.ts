import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let server: Server | undefined;
afterEach(() => void server?.close());

interface Asked {
  readonly operation: string;
  readonly group: string | undefined;
}

/** A cloud that knows one account, says where its pool is and writes down what it is asked. */
const cloudWith = async (account: { status: string; groups: string[] } | undefined) => {
  const asked: Asked[] = [];
  const answers = new Map<string, readonly [number, object]>([
    [
      'AdminGetUser',
      account
        ? [200, { Username: 'an-id', UserStatus: account.status, Enabled: true }]
        : [400, { __type: 'UserNotFoundException', message: 'User does not exist.' }],
    ],
    ['AdminListGroupsForUser', [200, { Groups: account?.groups.map((GroupName) => ({ GroupName })) }]],
  ]);
  server = createServer(async (request, response) => {
    if (request.url === '/config.json') {
      response.end(
        JSON.stringify({ region: 'us-east-1', userPoolId: 'us-east-1_x', userPoolEndpoint: '/pool/' }),
      );
      return;
    }
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as { GroupName?: string };
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    asked.push({ operation, group: body.GroupName });
    const [status, answer] = answers.get(operation) ?? [200, {}];
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
};

const grant = (...args: string[]): Promise<{ code: number | null; said: string }> =>
  new Promise((done) => {
    const child = spawn(join(root, 'node_modules/.bin/node'), [join(root, 'scripts/grant.ts'), ...args], {
      cwd: root,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('close', (code) => done({ code, said }));
  });

describe('npm run grant', () => {
  it('makes a staff member admin: the new group first, then out of the old one', async () => {
    const { url, asked } = await cloudWith({ status: 'CONFIRMED', groups: ['staff'] });
    const { code, said } = await grant('Ann@example.com', 'admin', '--local', '--url', url);
    expect(said).toContain('ann@example.com is admin');
    expect(code).toBe(0);
    expect(asked.slice(2)).toEqual([
      { operation: 'AdminAddUserToGroup', group: 'admin' },
      { operation: 'AdminRemoveUserFromGroup', group: 'staff' },
    ]);
  });

  it('changes nothing for somebody who is admin already', async () => {
    const { url, asked } = await cloudWith({ status: 'CONFIRMED', groups: ['admin'] });
    expect((await grant('ann@example.com', 'admin', '--url', url)).code).toBe(0);
    expect(asked.map(({ operation }) => operation)).toEqual(['AdminGetUser', 'AdminListGroupsForUser']);
  });

  it('says so when nobody has registered, or the link was not followed, and changes nothing', async () => {
    const unknown = await cloudWith(undefined);
    expect(await grant('ann@example.com', 'admin', '--url', unknown.url)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Nobody has registered as ann@example.com'),
    });
    server?.close();
    const waiting = await cloudWith({ status: 'UNCONFIRMED', groups: [] });
    expect((await grant('ann@example.com', 'admin', '--url', waiting.url)).said).toContain(
      'has not followed the link',
    );
    expect(waiting.asked).toHaveLength(1);
  });

  it('explains wrong words and a cloud that is not running', async () => {
    expect((await grant('ann@example.com', 'boss')).said).toMatch(/One of admin, staff[\s\S]*Usage:/);
    expect((await grant('ann', 'admin')).said).toMatch(/e-mail address[\s\S]*Usage:/);
    expect((await grant('ann@example.com', 'admin', '--url', 'http://127.0.0.1:9')).said).toContain(
      'npm start',
    );
  });
});
