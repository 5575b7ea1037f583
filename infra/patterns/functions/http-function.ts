import { Duration } from 'aws-cdk-lib';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import { allEndpoints } from '#domain/endpoints.ts';
import { asksForSession } from '#domain/kernel/access.ts';
import { type House, idOf } from '../../house.ts';
import type { HttpFunction } from '../domain.ts';
import { knowsOrigin } from '../secrets.ts';
import { onTable, type Use } from '../uses.ts';
import { houseFunction } from './house-function.ts';

/** Lets a function refuse sessions that were ended, where one of its endpoints asks for a session. */
const readsEndedSessions = (domain: keyof typeof allEndpoints): readonly Use[] =>
  asksForSession(allEndpoints[domain]) ? [onTable('SESSIONS_TABLE', 'GetItem')] : [];

/**
 * One function for all endpoints of a domain, `lambdas/<domain>/http.handler.ts`, ready for the routes that lead to it. The
 * permission is for the whole API: one for each route would exceed Lambda's limit of 20 KB for a policy.
 */
export const httpFunction = (
  scope: Construct,
  house: House,
  domain: keyof typeof allEndpoints,
  http: HttpFunction,
): HttpLambdaIntegration => {
  const fn = houseFunction(scope, house, {
    entry: `${domain}/http`,
    uses: [...http.uses, knowsOrigin, ...readsEndedSessions(domain)],
    whenItFails: http.whenItFails,
    ...(http.memoryMb === undefined ? {} : { memoryMb: http.memoryMb }),
    // Shorter than CloudFront's 30 s, and long enough for some retries while a table is throttled.
    timeout: Duration.seconds(10),
  });
  return new HttpLambdaIntegration(`${idOf(domain)}Integration`, fn, { scopePermissionToRoute: false });
};
