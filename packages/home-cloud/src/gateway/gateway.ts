import type { IncomingMessage, ServerResponse } from 'node:http';
import type { State } from '../state/state.ts';
import { TemplateError } from '../template/errors.ts';
import type { ResolvedTemplate } from '../template/model.ts';
import { type Clock, type Ids, type Invoke, type Stoppable, systemClock, systemIds } from '../types.ts';
import { type ScriptFor, withAddedScript } from './added-script.ts';
import { createEdge } from './edge.ts';
import type { Jwks } from './http-api/authorizers/jwt.ts';
import { createHttpApi, type HttpApi } from './http-api/http-api.ts';
import { apiMessage } from './http-api/reply.ts';
import type { KeyValueStore } from './key-values/key-value-store.ts';
import { listenOnLoopback, type ReservedPort } from './listeners.ts';
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

/** Everything that the gateway needs. */
export interface GatewayOptions {
  readonly template: Pick<ResolvedTemplate, 'ofType' | 'assetPath' | 'region'>;
  /** Keeps the key value stores. */
  readonly state: State;
  /** The port that it serves. The gateway closes it when it stops. */
  readonly reservedPort: ReservedPort;
  /** Opens a second listener that serves the API without the distribution. 0 takes any free port. */
  readonly apiPort?: number;
  /** The address of S3, for objects that functions publish. */
  readonly s3Endpoint?: string;
  readonly invoke: Invoke;
  /** The public keys of a token issuer. It must return the same object as long as the keys do not change. */
  readonly jwks: Jwks;
  /** What else the origin serves: the console, and Cognito for browsers. */
  readonly mounts?: Mounts;
  /** Which documents get a script that exists only at home. */
  readonly scriptFor?: ScriptFor | undefined;
  readonly clock?: Clock;
  readonly ids?: Ids;
  readonly log?: (line: string) => void;
}

/** The running gateway: one origin for site, app, API and console. */
export interface Gateway extends Stoppable {
  /** `http://localhost:<port>` */
  readonly url: string;
  /** The address of the API without the distribution, if `apiPort` was set. */
  readonly apiUrl: string | undefined;
  /** By the store's ARN. */
  readonly keyValueStores: ReadonlyMap<string, KeyValueStore>;
}

/** The handler of requests, and the firewall before it. */
interface Front {
  readonly firewall?: WebAcl | undefined;
  readonly answer: (request: WireRequest) => Promise<WireResponse>;
}

const serve =
  ({ firewall, answer }: Front, log: (line: string) => void) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const head = requestHead(request);
    try {
      // The firewall sees the head only, so that a refusal is cheap even when the body is large.
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
  // The sender closed the connection or sent too much, so no response can reach it.
  else request.destroy();
};

const refuseForeignHost = (response: ServerResponse): void =>
  writeResponse(response, textResponse(421, 'text/plain', 'This is for this machine only.\n'), 'GET');

/** The path where browsers reach Cognito. The user pool's firewall checks it. */
const cognitoMount = '/local/aws/cognito-idp';

const withPoolFirewall = (
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
 * Starts the gateway, on loopback only: the template's CloudFront distribution with its firewall, functions, buckets and HTTP API.
 * When the template has no distribution, it serves the API alone.
 * @throws TemplateError when the template uses something unsupported.
 */
export const startGateway = async (options: GatewayOptions): Promise<Gateway> => {
  const { template, clock = systemClock, ids = systemIds, log = () => {} } = options;
  const deps = { template, invoke: options.invoke, jwks: options.jwks, clock, ids, log };
  const apis = new Map(
    template.ofType('AWS::ApiGatewayV2::Api').map((api) => [api, createHttpApi(api, deps)]),
  );
  const mountOf = mountFinder(withPoolFirewall(options.mounts ?? {}, template, clock, log));
  const host = `localhost:${options.reservedPort.port}`;
  const edge =
    template.ofType('AWS::CloudFront::Distribution').length === 0
      ? undefined
      : await createEdge({ ...deps, state: options.state, host, s3Endpoint: options.s3Endpoint, apis });
  const front = edge ? { firewall: edge.firewall, answer: edge.distribution } : { answer: onlyApi(apis) };
  const { scriptFor } = options;
  const amended = scriptFor ? { ...front, answer: withAddedScript(front.answer, scriptFor) } : front;
  const serveFront = serve(amended, log);
  const serveApi = options.apiPort === undefined ? undefined : serve({ answer: onlyApi(apis) }, log);
  const apiListeners =
    serveApi && (await listenOnLoopback(options.apiPort ?? 0, (...call) => void serveApi(...call)));
  options.reservedPort.serveWith((request, response) => {
    const mount = mountOf(request.url ?? '/');
    if (mount === undefined) void serveFront(request, response);
    else if (isForThisMachine(request)) mount(request, response);
    else refuseForeignHost(response);
  });
  return {
    url: `http://${host}`,
    apiUrl: apiListeners && `http://127.0.0.1:${apiListeners.port}`,
    keyValueStores: edge?.keyValueStores ?? new Map(),
    stop: async () => {
      await Promise.all([options.reservedPort.stop(), apiListeners?.stop(), edge?.stop()]);
    },
  };
};
