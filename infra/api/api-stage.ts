import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  type HttpRoute,
  HttpStage,
  type IHttpApi,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { logsForAMonth } from '../patterns/logs.ts';

/**
 * Requests a second and at once that a route takes from everybody together. It is a second limit behind WAF, for floods from many
 * addresses, and each route has it for itself, so that a flood of beacons takes nothing from the others.
 */
const throttles = {
  /**
   * Where a token is asked for, one route carries the work of a whole desk: the scans of all docks (sixty thousand a week are five a
   * second in the hours before a cutoff), and every list that a screen reads again. Who has no token starts no function there.
   */
  signedIn: { rate: 1000, burst: 2000 },
  /** Whoever asks starts a function here. All of one route at once are less than half of the runs that an account may have at once. */
  open: { rate: 200, burst: 400 },
} as const;

export interface ApiStageProps {
  readonly api: IHttpApi;
  /** Routes that anyone may call, by their keys. */
  readonly open: ReadonlyMap<string, HttpRoute>;
}

/** The stage of the API, with its log and its throttles. It is made after the routes, because it names the open ones. */
export const apiStage = (scope: Construct, house: House, { api, open }: ApiStageProps): void => {
  const logs = logsForAMonth(scope, 'ApiLogs', `/skybarrel/${house.stage.name}/api`);
  const stage = new HttpStage(scope, 'ApiStage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: throttles.signedIn.rate, burstLimit: throttles.signedIn.burst },
    accessLogSettings: {
      destination: new LogGroupLogDestination(logs),
      // Paths have numbers of shipments and ids of people, so they are not logged. With the method, and the id of the request in the
      // lines of the function, an endpoint behind a greedy route is found.
      format: AccessLogFormat.custom(
        JSON.stringify({
          requestId: '$context.requestId',
          method: '$context.httpMethod',
          route: '$context.routeKey',
          status: '$context.status',
          latency: '$context.responseLatency',
          functionLatency: '$context.integrationLatency',
          error: '$context.error.messageString',
          authorizer: '$context.authorizer.error',
        }),
      ),
    },
  });
  const ofOpenRoutes = {
    ThrottlingRateLimit: throttles.open.rate,
    ThrottlingBurstLimit: throttles.open.burst,
  };
  (stage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(
    [...open.keys()].map((key) => [key, ofOpenRoutes]),
  );
  // API Gateway refuses settings of a route that it does not have yet.
  stage.node.addDependency(...open.values());
};
