import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let server: Server | undefined;
afterEach(() => void server?.close());

const urlOf = (of: Server): string => `http://127.0.0.1:${(of.address() as AddressInfo).port}`;

interface Asked {
  readonly operation: string;
  readonly group: string | undefined;
}

/** A fake CloudFormation: it knows the stack with the pool, and reports another stack as missing. */
const describedStack = `<DescribeStacksResponse><DescribeStacksResult><Stacks><member>
  <StackName>skybarrel-dev-identity</StackName><StackStatus>CREATE_COMPLETE</StackStatus><Outputs>
  <member><OutputKey>UserPoolId</OutputKey><OutputValue>us-east-1_used</OutputValue></member>
</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
const missingStack = `<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code>
  <Message>Stack with id skybarrel-gone-identity does not exist</Message></Error></ErrorResponse>`;

/** A fake cloud with one account. It says where its pool is and records its requests. */
const cloudWith = async (account: { status: string; groups: string[] } | undefined) => {
  const asked: Asked[] = [];
  const pools = new Set<string>();
  const answers = new Map<string, readonly [number, object]>([
    [
      'AdminGetUser',
      account
        ? [200, { Username: 'an-id', UserStatus: account.status, Enabled: true }]
        : [400, { __type: 'UserNotFoundException', message: 'User does not exist.' }],
    ],
    // Retained from a deployment that failed half-way, under the same name.
    [
      'ListUserPools',
      [200, { UserPools: ['left', 'used'].map((id) => ({ Id: `us-east-1_${id}`, Name: 'skybarrel-dev' })) }],
    ],
    ['AdminListGroupsForUser', [200, { Groups: account?.groups.map((GroupName) => ({ GroupName })) }]],
  ]);
  server = createServer(async (request, response) => {
    if (request.headers['content-type']?.includes('x-www-form-urlencoded')) {
      const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
      const known = form.get('StackName') === 'skybarrel-dev-identity';
      response.writeHead(known ? 200 : 400, { 'content-type': 'text/xml' });
      response.end(known ? describedStack : missingStack);
      return;
    }
    if (request.url === '/config.json') {
      response.end(JSON.stringify({ region: 'us-east-1', userPoolId: 'us-east-1_x' }));
      return;
    }
    if (request.url === '/local/api/endpoints') {
      response.end(JSON.stringify({ cognito: `http://${request.headers.host}/pool/` }));
      return;
    }
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as {
      GroupName?: string;
      UserPoolId?: string;
    };
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    asked.push({ operation, group: body.GroupName });
    if (body.UserPoolId) pools.add(body.UserPoolId);
    const [status, answer] = answers.get(operation) ?? [200, {}];
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  return { url: urlOf(server), asked, pools };
};

const grant = (...args: string[]): Promise<{ code: number | null; said: string }> =>
  new Promise((done) => {
    const child = spawn(join(root, 'node_modules/.bin/node'), [join(root, 'scripts/grant.ts'), ...args], {
      cwd: root,
      env: {
        ...process.env,
        // For a stage, this replaces AWS.
        ...(server?.listening ? { AWS_ENDPOINT_URL: urlOf(server) } : {}),
        AWS_ACCESS_KEY_ID: 'operator',
        AWS_SECRET_ACCESS_KEY: 'operator',
      },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('close', (code) => done({ code, said }));
  });

describe('npm run grant', () => {
  it('makes a staff member an admin: first adds the new group, then removes the old one', async () => {
    const { url, asked } = await cloudWith({ status: 'CONFIRMED', groups: ['staff'] });
    const { code, said } = await grant('Ann@example.com', 'admin', '--local', '--url', url);
    expect(said).toContain('ann@example.com is admin');
    expect(code).toBe(0);
    expect(asked.slice(2)).toEqual([
      { operation: 'AdminAddUserToGroup', group: 'admin' },
      { operation: 'AdminRemoveUserFromGroup', group: 'staff' },
    ]);
  });

  it('gives several roles at once, and takes only those that were not named', async () => {
    const { url, asked } = await cloudWith({
      status: 'CONFIRMED',
      groups: ['staff', 'billing', 'a-foreign-group'],
    });
    const { said } = await grant('ann@example.com', 'billing', 'warehouse', 'driver', '--url', url);
    expect(said).toContain('ann@example.com is billing, warehouse and driver');
    expect(asked.slice(2)).toEqual([
      { operation: 'AdminAddUserToGroup', group: 'warehouse' },
      { operation: 'AdminAddUserToGroup', group: 'driver' },
      { operation: 'AdminRemoveUserFromGroup', group: 'staff' },
    ]);
  });

  it('changes nothing for a person who is an admin already', async () => {
    const { url, asked } = await cloudWith({ status: 'CONFIRMED', groups: ['admin'] });
    expect((await grant('ann@example.com', 'admin', '--url', url)).code).toBe(0);
    expect(asked.map(({ operation }) => operation)).toEqual(['AdminGetUser', 'AdminListGroupsForUser']);
  });

  it('reports that nobody has registered, or that the link was not followed, and changes nothing', async () => {
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

  it('uses the pool of the stage, even if another pool with the same name was retained', async () => {
    const { asked, pools } = await cloudWith({ status: 'CONFIRMED', groups: ['customer'] });
    const { code, said } = await grant('ann@example.com', 'staff', '--stage', 'dev');
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringContaining('ann@example.com is staff at stage dev'),
    });
    expect([...pools]).toEqual(['us-east-1_used']);
    expect(asked.map(({ operation }) => operation)).toContain('AdminAddUserToGroup');
  });

  it('reports that a stage was never deployed', async () => {
    await cloudWith(undefined);
    const { code, said } = await grant('ann@example.com', 'staff', '--stage', 'gone');
    expect(code).toBe(1);
    expect(said).toContain("no stage 'gone'");
  });

  it('explains wrong arguments and a cloud that is not running', async () => {
    expect((await grant('ann@example.com', 'boss')).said).toMatch(
      /One or several of admin, staff[\s\S]*Usage:/,
    );
    expect((await grant('ann', 'admin')).said).toMatch(/e-mail address[\s\S]*Usage:/);
    expect((await grant('ann@example.com', 'admin', '--url', 'http://127.0.0.1:9')).said).toContain(
      'npm start',
    );
  });
});
