import { randomInt, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import type { Endpoints } from '../support/cloud.ts';
import { anError, hostileBodies } from '../support/hostile.ts';
import { peopleOf } from '../support/people.ts';

/** One kind of attack, repeated again and again; it returns the status of the answer, 0 without one. */
export type Lane = () => Promise<number>;

interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** All of 127/8 is this machine, so every request can come from another address, as from a botnet. */
const someAddress = () => `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;
/** A few who come again and again. */
const oneOfFew = () => `127.0.1.${randomInt(1, 20)}`;

const pick = <T>(all: readonly T[]): T => all[randomInt(all.length)] as T;
const names = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'a'.repeat(4000),
  '%00',
  '%ff',
  '..%2f',
];
const bodies = Object.values(hostileBodies).filter(({ body }) => body.length < 1_000_000);
const nineMegabytes = Buffer.alloc(9 * 1024 * 1024, 'x');

/** An access token of an ordinary sign-up, renewed before its fifteen minutes are over. */
const customerOf = (cloud: Target): (() => Promise<string>) => {
  const email = `${randomUUID()}@attack.test`;
  const people = peopleOf(cloud).then(async (found) => {
    await found.aPerson(email);
    return found;
  });
  let token: Promise<string> | undefined;
  let madeAt = 0;
  return () => {
    if (token === undefined || performance.now() - madeAt > 600_000) {
      madeAt = performance.now();
      token = people.then(async ({ tokensOf }) => (await tokensOf(email)).access);
    }
    return token;
  };
};

/** The product that is attacked. */
export interface Target {
  readonly url: string;
  readonly endpoints: Endpoints;
}

/** What hostile clients do to it. */
export const lanesOf = (target: Target): readonly Lane[] => {
  const { url } = target;
  const { port, host } = new URL(url);
  const customer = customerOf(target);
  const send = (path: string, { method = 'GET', headers = {}, body }: Call = {}, from = someAddress()) =>
    new Promise<number>((resolve) => {
      const all = { host, ...headers, ...(body !== undefined && { 'content-length': String(body.length) }) };
      const options = {
        host: '127.0.0.1',
        port,
        localAddress: from,
        path,
        method,
        headers: all,
        agent: false,
      };
      const call = request(options as object, (answer) => {
        answer.resume().once('close', () => resolve(answer.statusCode ?? 0));
      });
      call.once('error', () => resolve(0)).end(body);
    });
  const json = { 'content-type': 'application/json' };
  const post = (path: string, body: unknown, from?: string) =>
    send(path, { method: 'POST', headers: json, body: Buffer.from(JSON.stringify(body)) }, from);
  const cognito = (operation: string, body: object, from?: string) =>
    send(
      '/local/aws/cognito-idp/',
      {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: Buffer.from(JSON.stringify(body)),
      },
      from,
    );
  const clientId = fetch(`${url}/config.json`)
    .then((answer) => answer.json() as Promise<{ userPoolClientId: string }>)
    .then(({ userPoolClientId }) => userPoolClientId);
  const someone = () => `${randomUUID()}@attack.test`;
  const raw = (text: string, holdMs: number) =>
    new Promise<number>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: someAddress() });
      const end = () => {
        socket.destroy();
        resolve(0);
      };
      socket.once('error', end).once('close', end).resume();
      socket.write(text);
      setTimeout(end, holdMs);
    });
  return [
    () => send(`/${pick(names)}?${pick(names)}=${randomUUID()}`, { headers: { cookie: `${pick(names)}=1` } }),
    () => send(`/api/${pick(['quotes', 'profiles/me', 'monitoring/events', randomUUID()])}?${pick(names)}=1`),
    () => send(`/${randomUUID()}`, { headers: { [`x-${randomUUID()}`]: 'x'.repeat(8000) } }),
    () =>
      send(
        '/api/errors',
        { method: 'POST', headers: json, body: Buffer.from(pick(bodies).body) },
        oneOfFew(),
      ),
    () => post('/api/errors', anError(`Sample ${randomUUID()}`)),
    () => post('/api/enquiries', { name: randomUUID(), altcha: randomUUID() }),
    () => send('/api/errors', { method: 'POST', headers: json, body: nineMegabytes }),
    async () =>
      cognito('InitiateAuth', {
        ClientId: await clientId,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: someone(), SRP_A: randomUUID().replaceAll('-', '') },
      }),
    async () => {
      const Password = 'Attack-1-attack';
      const sign = { ClientId: await clientId, Username: someone(), Password };
      return cognito('SignUp', { ...sign, UserAttributes: [{ Name: 'email', Value: sign.Username }] });
    },
    async () => cognito('ForgotPassword', { ClientId: await clientId, Username: someone() }),
    () =>
      send('/api/profiles/me', { headers: { authorization: `Bearer ${randomUUID()}.${randomUUID()}.x` } }),
    async () => {
      const places = [
        'profiles/me',
        'notifications',
        'virtual-address',
        'rate-cards',
        'settings',
        'enquiries',
      ];
      const headers = { authorization: `Bearer ${await customer()}` };
      return send(`/api/${pick(places)}?${pick(names)}=${randomUUID()}`, { headers });
    },
    async () => {
      const headers = { ...json, authorization: `Bearer ${await customer()}` };
      return send('/api/profiles/me', { method: 'PUT', headers, body: Buffer.from(pick(bodies).body) });
    },
    () => raw(`GET /${randomUUID()} HTTP/1.1\r\nhost: ${host}\r\nx: `, 5000),
    () =>
      raw(
        `POST /api/errors HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 100000\r\n\r\n${randomUUID()}`,
        5000,
      ),
    () => raw(`${randomUUID()}\u0000\r\n\r\n`, 1000),
  ];
};
