import type { IncomingMessage, ServerResponse } from 'node:http';
import type { State } from '../state/state.ts';
import { TemplateError } from '../template/errors.ts';
import type { ResolvedTemplate } from '../template/model.ts';
import { type Clock, type Ids, type Invoke, type Stoppable, systemClock, systemIds } from '../types.ts';
import { createEdge } from './edge.ts';
import type { Jwks } from './http-api/authorizer.ts';
import { createHttpApi, type HttpApi } from './http-api/http-api.ts';
import { apiMessage } from './http-api/reply.ts';
import type { KeyValueStore } from './key-values/key-value-store.ts';
import { type HeldPort, listenOnLoopback } from './listeners.ts';
import { isForThisMachine, type Mounts, mountFinder } from './local-requests.ts';
import { behindPoolFirewall, poolFirewall } from './waf/pool-firewall.ts';
import type { WebAcl } from './waf/web-acl.ts';
import {
  readRequest,
  refuseRequest,
  requestHead,
  textResponse,
  type WireRequest,
  type WireResponse,
  writeResponse,
} from './wire.ts';

/** What the front of the cloud at home needs. */
export interface GatewayOptions {
  readonly template: Pick<ResolvedTemplate, 'ofType' | 'assetPath' | 'region'>;
  /** Keeps the key value stores. */
  readonly state: State;
  /** Where it answers, from its start on. Its stop ends this, too. */
  readonly door: HeldPort;
  /** Asks for a second listener that is the bare API, as its unpublished address would be. 0 takes any free port. */
  readonly apiPort?: number;
  /** Where S3 answers, for objects that functions publish. */
  readonly s3Endpoint?: string;
  readonly invoke: Invoke;
  /** Public keys of a token issuer. Answer with the same object while they are the same. */
  readonly jwks: Jwks;
  /** What else lives on the origin: the console, Cognito for browsers. */
  readonly mounts?: Mounts;
  readonly clock?: Clock;
  readonly ids?: Ids;
  readonly log?: (line: string) => void;
}

/** The running front: one origin for site, app, API and console. */
export interface Gateway extends Stoppable {
  /** `http://localhost:<port>` */
  readonly url: string;
  /** The bare API's address, where it was asked for. */
  readonly apiUrl: string | undefined;
  /** By the store's ARN. */
  readonly keyValueStores: ReadonlyMap<string, KeyValueStore>;
}

/** What answers requests, and the firewall before it. */
interface Front {
  readonly firewall?: WebAcl | undefined;
  readonly answer: (request: WireRequest) => Promise<WireResponse>;
}

const serve =
  ({ firewall, answer }: Front, log: (line: string) => void) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const head = requestHead(request);
    try {
      // By its head alone, so that refusing costs next to nothing, whatever the body.
      const refused = firewall?.(head);
      if (refused !== undefined) refuseRequest(request, response, refused);
      else await answerWhole(request, response, answer);
    } catch (error) {
      log(
        `${head.method} ${head.path}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      if (response.headersSent) response.destroy();
      else writeResponse(response, apiMessage(500, 'Internal Server Error'), head.method);
    }
  };

const answerWhole = async (
  request: IncomingMessage,
  response: ServerResponse,
  answer: Front['answer'],
): Promise<void> => {
  const wire = await readRequest(request).catch(() => undefined);
  if (wire !== undefined) writeResponse(response, await answer(wire), wire.method);
  // The sender hung up or never ended: nobody is left to be answered.
  else request.destroy();
};

const refuseStranger = (response: ServerResponse): void =>
  writeResponse(response, textResponse(421, 'text/plain', 'This is for this machine only.\n'), 'GET');

/** Where browsers reach Cognito; the pool's firewall stands before it. */
const cognitoMount = '/local/aws/cognito-idp';

const guardedMounts = (
  mounts: Mounts,
  template: GatewayOptions['template'],
  clock: Clock,
  log: (line: string) => void,
): Mounts => {
  const cognito = mounts[cognitoMount];
  const firewall = poolFirewall(template, clock, log);
  if (cognito === undefined || firewall === undefined) return mounts;
  return { ...mounts, [cognitoMount]: behindPoolFirewall(firewall, cognito) };
};

const onlyApi = (apis: ReadonlyMap<unknown, HttpApi>): HttpApi => {
  const [api, second] = apis.values();
  if (api === undefined || second !== undefined) throw new TemplateError('there is not exactly one HTTP API');
  return api;
};

/**
 * Starts the front of the cloud at home on loopback only: the template's CloudFront distribution with its firewall,
 * functions, buckets and HTTP API; or the bare API, when the template has no distribution.
 * @throws TemplateError when the template asks for what is not understood here.
 */
export const startGateway = async (options: GatewayOptions): Promise<Gateway> => {
  const { template, clock = systemClock, ids = systemIds, log = () => {} } = options;
  const deps = { template, invoke: options.invoke, jwks: options.jwks, clock, ids, log };
  const apis = new Map(
    template.ofType('AWS::ApiGatewayV2::Api').map((api) => [api, createHttpApi(api, deps)]),
  );
  const mountOf = mountFinder(guardedMounts(options.mounts ?? {}, template, clock, log));
  const host = `localhost:${options.door.port}`;
  const edge =
    template.ofType('AWS::CloudFront::Distribution').length === 0
      ? undefined
      : await createEdge({ ...deps, state: options.state, host, s3Endpoint: options.s3Endpoint, apis });
  const front = edge ? { firewall: edge.firewall, answer: edge.distribution } : { answer: onlyApi(apis) };
  const serveFront = serve(front, log);
  const serveApi = options.apiPort === undefined ? undefined : serve({ answer: onlyApi(apis) }, log);
  const apiListeners =
    serveApi && (await listenOnLoopback(options.apiPort ?? 0, (...call) => void serveApi(...call)));
  options.door.answerBy((request, response) => {
    const mount = mountOf(request.url ?? '/');
    if (mount === undefined) void serveFront(request, response);
    else if (isForThisMachine(request)) mount(request, response);
    else refuseStranger(response);
  });
  return {
    url: `http://${host}`,
    apiUrl: apiListeners && `http://127.0.0.1:${apiListeners.port}`,
    keyValueStores: edge?.keyValueStores ?? new Map(),
    stop: async () => {
      await Promise.all([options.door.stop(), apiListeners?.stop(), edge?.stop()]);
    },
  };
};
