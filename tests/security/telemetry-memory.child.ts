import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { telemetryEndpoints } from '#domain/telemetry/endpoints.ts';
import { encodeBatch } from '#lambdas/batches/codec.ts';
import { clock } from '#lambdas/runtime/clock.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { wire } from '#lambdas/telemetry/http.ts';
import { harmfulTexts, hostileBodies } from '../support/hostile.ts';

/**
 * The accepting function alone in a process: answers hostile requests and reports the memory it holds afterwards. Run
 * with --expose-gc and the number of requests.
 */
const requests = Number(process.argv[2]);
const SECRET = 'front door';

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keys = createServer((_, answer) => {
  answer.end(
    JSON.stringify({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'known', use: 'sig', alg: 'RS256' }],
    }),
  );
}).listen(0, '127.0.0.1');
await new Promise((resolve) => keys.once('listening', resolve));

const userPoolId = 'us-east-1_Sample000';
const handler = wire(
  {
    USER_POOL_ID: userPoolId,
    USER_POOL_CLIENT_ID: 'web',
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `http://127.0.0.1:${(keys.address() as AddressInfo).port}`,
  },
  {
    clock,
    newId,
    keyFor: () => async () => 'key',
    send: async (batch) => void encodeBatch(batch),
    checks: { isOrigin: async (header) => header === SECRET, isEnded: async () => false },
  },
);

const refused = Object.values(hostileBodies).map(({ body }) => body);
const kept = Object.values(harmfulTexts);
const paths = Object.values(telemetryEndpoints).map(({ path }) => path);
/** Alternates between a refused and an accepted request, at every endpoint. */
const bodyOf = (turn: number): readonly [path: string | undefined, body: string | Uint8Array | undefined] =>
  turn % 2
    ? [telemetryEndpoints.errors.path, kept[(turn >> 1) % kept.length]]
    : [paths[turn % paths.length], refused[(turn >> 1) % refused.length]];

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const issuer = `https://cognito-idp.us-east-1.amazonaws.com/${userPoolId}`;

/** Another key id each time, which must not be cached. */
const forged = (turn: number): string => {
  const claims = { iss: issuer, token_use: 'access', client_id: 'web', sub: 'ada', exp: 4e9 };
  return `${part({ alg: 'RS256', kid: turn % 4 < 2 ? 'known' : `kid-${turn}` })}.${part(claims)}.${'A'.repeat(342)}`;
};

const answered: Record<string, number> = {};
const ask = async (turn: number): Promise<void> => {
  const [path, body = ''] = bodyOf(turn);
  const event = {
    routeKey: `POST ${path}`,
    headers: {
      'x-origin-secret': SECRET,
      'content-type': 'application/json',
      'user-agent': `browser ${turn}`,
      'x-viewer-address': `203.0.113.${turn % 255}`,
      authorization: `Bearer ${forged(turn)}`,
      'idempotency-key': newId(),
    },
    requestContext: { requestId: `r-${turn}` },
    ...(typeof body === 'string'
      ? { body, isBase64Encoded: false }
      : { body: Buffer.from(body).toString('base64'), isBase64Encoded: true }),
  };
  const { statusCode = 0 } = await handler(event as never, {} as never);
  answered[statusCode] = (answered[statusCode] ?? 0) + 1;
};

const held = async (): Promise<number> => {
  for (let turn = 0; turn < 5; turn += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

// The first few hundred requests compile code and fill caches.
const warming = 500;
for (let turn = 0; turn < warming; turn += 1) await ask(turn);
const before = await held();
for (let turn = 0; turn < requests; turn += 1) await ask(warming + turn);
const after = await held();
keys.close();
process.stdout.write(`\n${JSON.stringify({ grownMegabytes: (after - before) / 1024 ** 2, answered })}\n`);
