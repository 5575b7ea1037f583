import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cloud, startCloud } from 'home-cloud';
import { type SimulatedProvider, simulatedProvider } from '../../scripts/card-provider/simulated-provider.ts';
import { homeNumberId, submittedTemplates } from '../../scripts/console/submitted-templates.ts';

export type Endpoints = Cloud['endpoints'];

/** A request to the API: who sends it, by their access token, and what it says. */
interface Request {
  readonly as?: { readonly access: string };
  readonly body?: unknown;
  /** Default: POST with a body, GET without one. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export interface TestCloud extends Cloud {
  readonly dataDir: string;
  /** The card provider, which has no keys until a test turns cards on. */
  readonly cards: () => SimulatedProvider;
  /** Moves the cloud's clock forward and runs everything that is due then, without waiting. */
  advance(milliseconds: number): Promise<void>;
  /** Physical name of a resource by its type and a part of its logical id, such as a table or a function. */
  named(type: string, part: string): string;
  /** Sends a request below `/api/` through the distribution, and reads the JSON of the answer. */
  ask<Body = Record<string, unknown>>(path: string, request?: Request): Promise<Answer<Body>>;
  /** What the console lists: queues, mail, WhatsApp messages, events on the bus. */
  listed<Item>(what: 'queues' | 'mail' | 'messages' | 'events'): Promise<readonly Item[]>;
}

/** The whole product in this process with the given data and a clock that the test moves. */
export const startTestCloudAt = async (
  dataDir: string,
  port = 0,
  assemblyDir = 'build/cdk.out',
): Promise<TestCloud> => {
  let offset = 0;
  const clock = { now: () => Date.now() + offset };
  let provider: SimulatedProvider | undefined;
  const cardProvider = {
    name: 'the card provider',
    variable: 'CARD_PROVIDER_URL',
    start: ({ url }: { readonly url: string }) => {
      provider = simulatedProvider({ webhookUrl: `${url}/api/payments/webhook`, now: clock.now });
      return provider.listener;
    },
  };
  const options = {
    assemblyDir,
    dataDir,
    port,
    log: () => undefined,
    clock,
    services: [cardProvider],
    whatsAppTemplates: submittedTemplates,
    whatsAppNumberId: homeNumberId,
  };
  const cloud = await startCloud(options);
  return {
    ...cloud,
    dataDir,
    cards: () => {
      if (provider === undefined) throw new Error('The cloud did not start the card provider.');
      return provider;
    },
    advance: async (milliseconds) => {
      offset += milliseconds;
      await cloud.tick();
    },
    named: (type, part) => {
      const found = cloud.template.ofType(type).filter(({ logicalId }) => logicalId.includes(part));
      const [only] = found;
      if (only === undefined || found.length > 1)
        throw new Error(`${found.length} of ${type} are like ${part}`);
      return only.ref;
    },
    ask: async <Body>(path: string, request?: Request): Promise<Answer<Body>> => {
      const answer = await fetch(`${cloud.url}/api/${path}`, sentAs(request));
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
    },
    listed: async <Item>(what: string) => {
      const answer = await fetch(`${cloud.url}/local/api/${what}`);
      return ((await answer.json()) as { readonly items: readonly Item[] }).items;
    },
  };
};

const sentAs = ({ as, body, method, headers }: Request = {}): RequestInit => ({
  method: method ?? (body === undefined ? 'GET' : 'POST'),
  headers: {
    ...(as && { authorization: `Bearer ${as.access}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

/** The whole product with new data, which is deleted when it stops. */
export const startTestCloud = async (): Promise<TestCloud> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skybarrel-test-'));
  const cloud = await startTestCloudAt(dataDir);
  return {
    ...cloud,
    stop: async () => {
      await cloud.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
