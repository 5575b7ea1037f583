import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { profileVariables } from '#bench/support/profile-call.ts';
import { endpointsByFunction } from '#domain/endpoints.ts';
import { asksForSession } from '#domain/kernel/access.ts';
import type { Endpoint } from '#domain/kernel/endpoint.ts';
import { routePlan } from '#infra/api/route-plan.ts';
import { announcements } from '#lambdas/told.ts';
import { buildLambdas } from '../../scripts/build-lambdas.ts';
import { chosenRoute, readings } from '../support/chosen-route.ts';
import { MUTANT } from '../support/mutants/mutants.ts';
import { at, entryOf, handlerEntries, houseFunctions, listOf, type Plain, synthesize } from './cloud.ts';

const cloud = synthesize();
const routes = cloud.ofType('AWS::ApiGatewayV2::Route');
const endpoints: readonly (readonly [string, Endpoint])[] = Object.entries(endpointsByFunction).flatMap(
  ([folder, answered]) => Object.values(answered).map((endpoint) => [folder, endpoint] as const),
);

/** Environment variables that every function has. */
const common = ['STAGE', 'LOG_LEVEL', 'HOUSE_KEY_ID'];
const variablesOf = (entry: string): string[] => {
  const fn = houseFunctions(cloud).find((one) => one.at('Description') === `lambdas/${entry}`);
  return Object.keys(fn?.at('Environment.Variables') ?? {}).filter((name) => !common.includes(name));
};

/**
 * Every HTTP function contains the code that looks up ended sessions. It reads the name of their table only where an endpoint asks for a
 * session. The previews contain every announcement and show samples of its facts.
 */
const isNeverRead = (entry: string, name: string): boolean => {
  if (entry === 'previews/http')
    return announcements
      .flat()
      .some(({ facts }) => facts?.table === name || facts?.also?.some((table) => table === name));
  const answered = endpointsByFunction[entry.replace(/\/http$/, '')];
  return name === 'SESSIONS_TABLE' && answered !== undefined && !asksForSession(answered);
};

/** The folder of the current bundles. A mutant breaks only templates, so its tests use the bundles of the last build. */
const bundlesOf = async (mutant: string | undefined): Promise<string> => {
  if (mutant !== undefined) return 'build/lambdas';
  const dir = mkdtempSync(join(tmpdir(), 'skybarrel-bundles-'));
  await buildLambdas({ outDir: join(dir, 'out'), metaDir: join(dir, 'meta') });
  return join(dir, 'out');
};

describe('variables', () => {
  let bundles = new Map<string, string>();
  beforeAll(async () => {
    const dir = await bundlesOf(process.env[MUTANT]);
    bundles = new Map(
      handlerEntries().map((entry) => {
        const [file = ''] = globSync(join(dir, entry.replaceAll('/', '-'), 'bundle-*.cjs'));
        return [entry, readFileSync(file, 'utf8')];
      }),
    );
  });

  it.each(handlerEntries())(
    'of %s are exactly those that it reads, because a variable that nobody reads comes with a needless grant',
    (entry) => {
      const everyName = new Set(handlerEntries().flatMap(variablesOf));
      const read = [...everyName].filter(
        (name) => new RegExp(`\\b${name}\\b`).test(bundles.get(entry) ?? '') && !isNeverRead(entry, name),
      );
      expect(variablesOf(entry).toSorted()).toEqual(read.toSorted());
    },
  );
});

test('the bench gives the function that it starts every variable that the template gives it', () => {
  const given = Object.keys(profileVariables({ endpoint: '', secrets: '' }));
  expect(given).toEqual(expect.arrayContaining(variablesOf('identity/http')));
});

describe('the system', () => {
  it('deploys every handler, and no other function', () => {
    const deployed = houseFunctions(cloud).map((fn) => entryOf(fn));
    expect(deployed.toSorted()).toEqual(handlerEntries());
  });

  const authorizersOf = (type: string) =>
    cloud.ofType('AWS::ApiGatewayV2::Authorizer').filter((one) => one.at('AuthorizerType') === type);
  const keyed = routes.map((route) => {
    const [method = '', path = ''] = String(route.at('RouteKey')).split(' ');
    const integration = cloud.behind(String(route.at('Target')).replace('integrations/', ''));
    return {
      method,
      path,
      entry: integration?.to('IntegrationUri')?.at('Description'),
      authorizer: route.to('AuthorizerId')?.at('AuthorizerType'),
    };
  });

  it('has the routes of the plan, and no other', () => {
    const answering = Object.entries(endpointsByFunction).map(([owner, of]) => ({
      owner,
      endpoints: Object.values(of),
    }));
    const planned = routePlan(answering).map(({ method, path }) => `${method} ${path}`);
    expect(keyed.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(planned.toSorted());
  });

  it.each(
    endpoints.map(([folder, endpoint]) => [`${endpoint.method} ${endpoint.path}`, folder, endpoint] as const),
  )(
    '%s reaches the function of %s, for whoever has a token, or came through the distribution where anyone may call',
    (_, folder, endpoint) => {
      const asked = { method: endpoint.method, path: endpoint.path.replaceAll(/\{\w+\}/g, '10001') };
      for (const reading of readings) {
        const route = chosenRoute(keyed, asked, reading);
        expect(route?.entry).toBe(`lambdas/${folder}/http`);
        expect(route?.authorizer).toBe(endpoint.access === 'anyone' ? 'REQUEST' : 'JWT');
      }
    },
  );

  it('asks for tokens of our own pool and client', () => {
    const [authorizer, another] = authorizersOf('JWT');
    expect(another).toBeUndefined();
    const jwt = authorizer?.at('JwtConfiguration');
    const pool = cloud.the('AWS::Cognito::UserPool')?.id;
    expect(at(jwt, 'Issuer')).toBe(`https://cognito-idp.us-east-1.amazonaws.com/${pool}`);
    expect(listOf(at(jwt, 'Audience')).map((one) => cloud.behind(one)?.type)).toEqual([
      'AWS::Cognito::UserPoolClient',
    ]);
  });

  it('refuses an open route without the header of the distribution, and asks one function for all others', () => {
    const [authorizer, another] = authorizersOf('REQUEST');
    expect(another).toBeUndefined();
    expect(authorizer?.at('IdentitySource')).toEqual(['$request.header.x-origin-secret']);
    expect(authorizer?.at('EnableSimpleResponses')).toBe(true);
    expect(authorizer?.at('AuthorizerPayloadFormatVersion')).toBe('2.0');
    // A function reads a changed secret at most once a minute. A refusal is kept no longer than that.
    expect(authorizer?.at('AuthorizerResultTtlInSeconds')).toBe(60);
    const fn = houseFunctions(cloud).find(({ id }) => authorizer?.texts('AuthorizerUri').join().includes(id));
    expect(fn?.at('Description')).toBe('lambdas/identity/check-origin');
  });
});

describe('the stage of the API', () => {
  const stage = cloud.the('AWS::ApiGatewayV2::Stage');

  it('gives a whole desk more room than what anyone may start, and no open route more than a part of all runs', () => {
    const rates = (settings: Plain | undefined) => [
      at(settings, 'ThrottlingRateLimit'),
      at(settings, 'ThrottlingBurstLimit'),
    ];
    expect(rates(stage?.at('DefaultRouteSettings'))).toEqual([1000, 2000]);
    const open = endpoints
      .filter(([, { access }]) => access === 'anyone')
      .map(([, { method, path }]) => `${method} ${path}`);
    const settings = stage?.at('RouteSettings') as Record<string, Plain>;
    expect(Object.keys(settings).toSorted()).toEqual(open.toSorted());
    for (const [key, one] of Object.entries(settings)) expect(rates(one), key).toEqual([200, 400]);
  });

  it('logs what finds an endpoint, and nothing of a person', () => {
    const format = String(stage?.at('AccessLogSettings.Format'));
    expect(Object.keys(JSON.parse(format))).toEqual([
      'requestId',
      'method',
      'route',
      'status',
      'latency',
      'functionLatency',
      'error',
      'authorizer',
    ]);
    expect(format).not.toMatch(/path|sourceIp|identity|claims|userAgent/i);
  });
});
