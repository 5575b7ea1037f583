import { Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi, type HttpRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import type { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import { apiRoute } from '../api/api-route.ts';
import { apiStage } from '../api/api-stage.ts';
import { signedIn, throughDistribution } from '../api/authorizers.ts';
import { type Answering, routePlan } from '../api/route-plan.ts';
import { domains } from '../domains/index.ts';
import type { House } from '../house.ts';
import { type Domain, httpFunctionsOf } from '../patterns/domain.ts';
import { httpFunction } from '../patterns/functions/http-function.ts';

export interface ApiStackProps extends StackProps {
  readonly httpApiId: string;
}

interface Served extends Answering {
  readonly integration: HttpLambdaIntegration;
}

const answeringOf = (scope: Construct, house: House, domain: Domain): readonly Served[] =>
  httpFunctionsOf(domain).map((answered) => ({
    owner: answered.folder,
    endpoints: Object.values(answered.endpoints),
    integration: httpFunction(scope, house, answered),
  }));

const originCheckOf = (of: readonly Domain[]): string => {
  const [entry, ...others] = of.flatMap(({ originCheck }) => originCheck ?? []);
  if (entry === undefined || others.length > 0) throw new Error('Not exactly one domain has an originCheck.');
  return entry;
};

/** Functions of every domain that has endpoints, the routes to them on the API that the edge made, and its stage. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, house: House, props: ApiStackProps) {
    super(scope, id, props);
    const api = HttpApi.fromHttpApiAttributes(this, 'Api', { httpApiId: props.httpApiId });
    const forToken = signedIn(house);
    const forAnyone = throughDistribution(this, house, originCheckOf(domains));
    const answering = domains.flatMap((domain) => answeringOf(this, house, domain));
    const integrations = new Map(answering.map(({ owner, integration }) => [owner, integration]));
    const open = new Map<string, HttpRoute>();
    for (const route of routePlan(answering)) {
      const integration = integrations.get(route.owner);
      if (!integration) continue;
      const made = apiRoute(this, route, {
        api,
        integration,
        authorizer: route.open ? forAnyone : forToken,
      });
      if (route.open) open.set(`${route.method} ${route.path}`, made);
    }
    apiStage(this, house, { api, open });
  }
}
