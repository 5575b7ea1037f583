import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { newProfile } from '#lambdas/identity/new-profile.ts';
import type { Database } from './database.ts';

/** The request of the profile figures: a person reads their own profile, which is one read of one item. */
export const profileEvent = {
  version: '2.0',
  routeKey: 'ANY /api/profiles/{userId}',
  rawPath: '/api/profiles/me',
  headers: { 'x-origin-secret': 'bench' },
  requestContext: {
    requestId: 'request-1',
    http: { method: 'GET' },
    authorizer: { jwt: { claims: { sub: 'user-1', token_use: 'access' } } },
  },
  pathParameters: { userId: 'me' },
  isBase64Encoded: false,
};

export const profileKey = { pk: 'USER#user-1', sk: 'PROFILE' };

/** The environment variables of identity/http from the template, for another database. */
export const profileVariables = ({ endpoint, secrets }: Pick<Database, 'endpoint' | 'secrets'>) => ({
  PROFILES_TABLE: 'profiles',
  SESSIONS_TABLE: 'sessions',
  USER_POOL_ID: 'us-east-1_bench',
  STAFF_TWO_STEP: 'offered',
  ORIGIN_SECRET_ID: 'origin',
  HOUSE_KEY_ID: 'house-key',
  STAGE: 'bench',
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets,
  AWS_LAMBDA_FUNCTION_NAME: 'identity-http',
  // The configuration of the person who runs the bench must not make one side slower.
  AWS_CONFIG_FILE: '/dev/null',
  AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
});

/** Creates the table and the profile of user-1. */
export const seedProfile = async (database: Database): Promise<void> => {
  await database.createTables(['profiles', 'sessions']);
  const account = { userId: 'user-1', email: 'ada@example.test', given_name: 'Ada', family_name: 'Sample' };
  await database.client.send(
    new PutCommand({ TableName: 'profiles', Item: { ...profileKey, ...newProfile(account, new Date()) } }),
  );
};
