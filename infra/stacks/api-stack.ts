import { Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import { allEndpoints } from '#domain/endpoints.ts';
import type { Endpoint } from '#domain/kernel/endpoint.ts';
import { apiRoute } from '../api/api-route.ts';
import { type Answering, routePlan } from '../api/route-plan.ts';
import { domains } from '../domains/index.ts';
import type { House } from '../house.ts';
import type { Domain } from '../patterns/domain.ts';
import { httpFunction } from '../patterns/functions/http-function.ts';

export interface ApiStackProps extends StackProps {
  readonly httpApiId: string;
}

interface Served extends Answering {
  readonly integration: HttpLambdaIntegration;
}

const answeringOf = (scope: Construct, house: House, { name, http }: Domain): readonly Served[] =>
  http
    ? [
        {
          owner: name,
          endpoints: Object.values<Endpoint>(allEndpoints[name]),
          integration: httpFunction(scope, house, name, http),
        },
      ]
    : [];

/** Functions of every domain that has endpoints, and the routes to them on the API that the edge made. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, house: House, props: ApiStackProps) {
    super(scope, id, props);
    const { pool, client } = house.parts.accounts.get('Users');
    const api = HttpApi.fromHttpApiAttributes(this, 'Api', { httpApiId: props.httpApiId });
    const signedIn = new HttpJwtAuthorizer(
      'SignedIn',
      `https://cognito-idp.${house.stage.region}.amazonaws.com/${pool.userPoolId}`,
      { jwtAudience: [client.userPoolClientId] },
    );
    const answering = domains.flatMap((domain) => answeringOf(this, house, domain));
    const integrations = new Map(answering.map(({ owner, integration }) => [owner, integration]));
    for (const route of routePlan(answering)) {
      const integration = integrations.get(route.owner);
      if (integration) apiRoute(this, route, { api, integration, signedIn });
    }
  }
}
