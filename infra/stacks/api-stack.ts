import { Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { Construct } from 'constructs';
import { allEndpoints } from '#domain/endpoints.ts';
import type { House } from '../house.ts';
import { httpDomain } from '../patterns/http-domain.ts';
import { knowsOrigin } from '../patterns/secrets.ts';
import {
  onObjects,
  onTable,
  onUserPool,
  queriesIndex,
  readsSettings,
  sendTo,
  setting,
  type Use,
  type UserPoolIds,
} from '../patterns/uses.ts';
import type { DataStack } from './data-stack.ts';

export interface ApiStackProps extends StackProps {
  readonly data: DataStack;
  readonly httpApiId: string;
  readonly pool: UserPoolIds;
  readonly userPoolClientId: string;
}

interface DomainNeeds {
  readonly uses: readonly Use[];
  readonly whenItFails: string;
}

/** What each domain's HTTP function uses: a domain with endpoints and no line here is a compile error. */
const needs = (
  {
    profiles,
    mailboxes,
    notifications,
    enquiries,
    settings,
    telemetry,
    monitoring,
    telemetryQueue,
    exports,
  }: DataStack,
  { pool, userPoolClientId }: ApiStackProps,
): Record<keyof typeof allEndpoints, DomainNeeds> => ({
  enquiries: {
    uses: [
      onTable(enquiries, 'ENQUIRIES_TABLE', [
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:Query',
        'dynamodb:UpdateItem',
      ]),
      queriesIndex(enquiries),
      setting('USER_POOL_ID', pool.userPoolId),
      setting('USER_POOL_CLIENT_ID', userPoolClientId),
    ],
    whenItFails: 'Nobody can write to us through the forms, staff do not see what people wrote',
  },
  identity: {
    uses: [
      onTable(profiles, 'PROFILES_TABLE', ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem']),
      onUserPool(pool, ['cognito-idp:AdminUserGlobalSignOut']),
    ],
    whenItFails: 'Customers cannot see or change their profile, or sign out everywhere',
  },
  mailboxes: {
    uses: [
      // A mailbox that is assigned on first sight begins the profile, too.
      onTable(profiles, 'PROFILES_TABLE', ['dynamodb:UpdateItem']),
      onTable(mailboxes, 'MAILBOXES_TABLE', [
        'dynamodb:BatchGetItem',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:Query',
        'dynamodb:UpdateItem',
      ]),
      queriesIndex(mailboxes),
      readsSettings(settings),
      onUserPool(pool, ['cognito-idp:AdminGetUser']),
    ],
    whenItFails: 'Customers do not see their U.S. address, staff cannot look up mailboxes',
  },
  monitoring: {
    uses: [
      onTable(monitoring, 'MONITORING_TABLE', [
        'dynamodb:BatchGetItem',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:Query',
      ]),
      onTable(telemetry, 'TELEMETRY_TABLE', ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query']),
      onObjects('EXPORTS_BUCKET', {
        bucket: exports,
        prefix: 'exports/',
        actions: ['s3:GetObject'],
        evidence:
          'Links are signed for files named by the id of their order; the grant is GetObject below one prefix of one bucket.',
      }),
    ],
    whenItFails: 'Admins and analysts do not see errors, web vitals, events and exports',
  },
  notifications: {
    uses: [
      onTable(notifications, 'NOTIFICATIONS_TABLE', [
        'dynamodb:GetItem',
        'dynamodb:Query',
        'dynamodb:UpdateItem',
      ]),
    ],
    whenItFails: "Staff do not see the desk's feed",
  },
  quotes: {
    uses: [readsSettings(settings)],
    whenItFails: 'The calculator cannot tell how far a ZIP code is, so it prices no pickup',
  },
  settings: {
    uses: [
      onTable(settings, 'SETTINGS_TABLE', [
        'dynamodb:BatchGetItem',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:Query',
        'dynamodb:UpdateItem',
      ]),
    ],
    whenItFails: 'Admins cannot change prices, hours or contact; the site keeps showing the last ones',
  },
  telemetry: {
    uses: [
      sendTo(telemetryQueue.queue, 'TELEMETRY_QUEUE_URL'),
      setting('USER_POOL_ID', pool.userPoolId),
      setting('USER_POOL_CLIENT_ID', userPoolClientId),
    ],
    whenItFails:
      'Nobody learns of the errors customers meet: browsers keep them until the function answers again',
  },
});

/** Routes of every domain on the API that the edge made. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, house: House, props: ApiStackProps) {
    super(scope, id, props);
    const api = HttpApi.fromHttpApiAttributes(this, 'Api', { httpApiId: props.httpApiId });
    const authorizer = new HttpJwtAuthorizer(
      'SignedIn',
      `https://cognito-idp.${house.stage.region}.amazonaws.com/${props.pool.userPoolId}`,
      { jwtAudience: [props.userPoolClientId] },
    );
    for (const [domain, { uses, whenItFails }] of Object.entries(needs(props.data, props))) {
      const endpoints = allEndpoints[domain as keyof typeof allEndpoints];
      httpDomain(this, house, {
        domain,
        endpoints,
        api,
        authorizer,
        uses: [...uses, knowsOrigin(house.stage)],
        whenItFails,
      });
    }
  }
}
