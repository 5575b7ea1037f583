import { Duration } from 'aws-cdk-lib';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import { asksForSession } from '#domain/kernel/access.ts';
import { type House, idOf } from '../../house.ts';
import type { Answered } from '../domain.ts';
import { knowsOrigin } from '../secrets.ts';
import { onTable, type Use } from '../uses.ts';
import { houseFunction } from './house-function.ts';

/** Lets a function refuse sessions that were ended, where one of its endpoints asks for a session. */
const readsEndedSessions = ({ endpoints }: Answered): readonly Use[] =>
  asksForSession(endpoints) ? [onTable('SESSIONS_TABLE', 'GetItem')] : [];

/**
 * One function for all endpoints of a domain or a room, `lambdas/<folder>/http.handler.ts`, ready for the routes that lead to it. The
 * permission is for the whole API: one for each route would exceed Lambda's limit of 20 KB for a policy.
 */
export const httpFunction = (scope: Construct, house: House, answered: Answered): HttpLambdaIntegration => {
  const { folder, uses, whenItFails, memoryMb, area = folder } = answered;
  const fn = houseFunction(scope, house, {
    entry: `${folder}/http`,
    uses: [...uses, knowsOrigin, ...readsEndedSessions(answered)],
    whenItFails,
    area,
    ...(memoryMb === undefined ? {} : { memoryMb }),
    // Shorter than CloudFront's 30 s, and long enough for some retries while a table is throttled.
    timeout: Duration.seconds(10),
  });
  return new HttpLambdaIntegration(`${idOf(folder)}Integration`, fn, { scopePermissionToRoute: false });
};
