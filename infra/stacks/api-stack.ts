import { Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { Construct } from 'constructs';
import { allEndpoints } from '#domain/endpoints.ts';
import { domains } from '../domains/index.ts';
import type { House } from '../house.ts';
import { httpFunction } from '../patterns/functions/http-function.ts';

export interface ApiStackProps extends StackProps {
  readonly httpApiId: string;
}

/** Routes of every domain on the API that the edge made. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, house: House, props: ApiStackProps) {
    super(scope, id, props);
    const { pool, client } = house.parts.accounts.get('Users');
    const api = HttpApi.fromHttpApiAttributes(this, 'Api', { httpApiId: props.httpApiId });
    const authorizer = new HttpJwtAuthorizer(
      'SignedIn',
      `https://cognito-idp.${house.stage.region}.amazonaws.com/${pool.userPoolId}`,
      { jwtAudience: [client.userPoolClientId] },
    );
    for (const { name, http } of domains)
      if (http)
        httpFunction(this, house, { domain: name, http, endpoints: allEndpoints[name], api, authorizer });
  }
}
