import { Duration } from 'aws-cdk-lib';
import type { IHttpRouteAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  HttpJwtAuthorizer,
  HttpLambdaAuthorizer,
  HttpLambdaResponseType,
} from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { houseFunction } from '../patterns/functions/house-function.ts';
import { knowsOrigin } from '../patterns/secrets.ts';

/** Verifies the access token of our user pool. */
export const signedIn = (house: House): IHttpRouteAuthorizer => {
  const { pool, client } = house.parts.accounts.get('Users');
  return new HttpJwtAuthorizer(
    'SignedIn',
    `https://cognito-idp.${house.stage.region}.amazonaws.com/${pool.userPoolId}`,
    { jwtAudience: [client.userPoolClientId] },
  );
};

/**
 * Lets requests in that have the header of the distribution. API Gateway refuses those without it by itself, and asks the function
 * for the others once a minute and value. No longer: while the secret is changed, a refusal of the new value must not be kept.
 */
export const throughDistribution = (scope: Construct, house: House, entry: string): IHttpRouteAuthorizer => {
  const fn = houseFunction(scope, house, {
    entry,
    uses: [knowsOrigin],
    seesNobody: true,
    whenItFails: 'Nobody can follow a shipment, register, ask for a quote or pay by a link',
    timeout: Duration.seconds(5),
  });
  return new HttpLambdaAuthorizer('ThroughDistribution', fn, {
    identitySource: ['$request.header.x-origin-secret'],
    responseTypes: [HttpLambdaResponseType.SIMPLE],
    resultsCacheTtl: Duration.minutes(1),
  });
};
