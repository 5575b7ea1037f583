import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Faults of a request. `drop`: it never arrives. `lost`: it is done, but its answer never comes.
 * `late500`: it is done, and answered with 500. `twice`: it arrives twice. `delay`: it takes longer.
 */
export const faults = ['drop', 'lost', 'late500', 'twice', 'delay'] as const;
export type Fault = (typeof faults)[number];

/** Decides for each request; undefined means no fault. */
export type FaultPlan = () => Fault | undefined;

/** Pseudo-random numbers from 0 to 1. The same seed gives the same numbers, so that a failure can be repeated. */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
};

/** One of the faults in this percentage of requests. */
export const faultPlan =
  (random: () => number, share: number): FaultPlan =>
  () =>
    random() < share ? faults[Math.floor(random() * faults.length)] : undefined;

/** A plan that begins with these faults, so that a few requests are enough to have each of them. */
export const beginningWith = (first: readonly Fault[], plan: FaultPlan): FaultPlan => {
  const waiting = [...first];
  return () => waiting.shift() ?? plan();
};

/** A plan that has each kind of fault at least once, whatever chance says: one in every tenth request until all were there. */
export const withEachOnce = (plan: FaultPlan): FaultPlan => {
  const waiting: Fault[] = [...faults];
  let requests = 0;
  return () => {
    requests += 1;
    return (requests % 10 === 0 ? waiting.shift() : undefined) ?? plan();
  };
};

export interface ChaosProxy {
  readonly url: string;
  /** How often each fault was injected. */
  readonly done: Readonly<Record<Fault, number>>;
  /** Stops all faults. */
  calm(): void;
  stop(): Promise<void>;
}

const DELAY_MS = 20;

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const forward = (target: URL, request: IncomingMessage, body: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const onward = send(
      {
        host: target.hostname,
        port: target.port,
        method: request.method,
        path: request.url,
        headers: request.headers,
      },
      (response) => {
        bodyOf(response).then(
          (answered) =>
            resolve({ status: response.statusCode ?? 500, headers: response.headers, body: answered }),
          reject,
        );
      },
    );
    onward.on('error', reject);
    onward.end(body);
  });

/** A proxy in front of one service that drops, repeats, delays and loses requests, as networks do. */
export const startChaosProxy = async (targetUrl: string, plan: FaultPlan): Promise<ChaosProxy> => {
  const target = new URL(targetUrl);
  const done: Record<Fault, number> = { drop: 0, lost: 0, late500: 0, twice: 0, delay: 0 };
  let current = plan;
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fault = current();
    if (fault) done[fault] += 1;
    const body = await bodyOf(request);
    if (fault === 'drop') return void request.socket.destroy();
    if (fault === 'twice') await forward(target, request, body);
    if (fault === 'delay') await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    const answer = await forward(target, request, body);
    if (fault === 'lost') return void request.socket.destroy();
    if (fault === 'late500') return void response.writeHead(500).end('{}');
    response.writeHead(answer.status, answer.headers).end(answer.body);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    done,
    calm: () => {
      current = () => undefined;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
