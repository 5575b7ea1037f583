import { SQSClient } from '@aws-sdk/client-sqs';
import { telemetryEndpoints } from '#domain/telemetry/endpoints.ts';
import { batchQueue } from '../batches/batch-queue.ts';
import { clock } from '../runtime/clock.ts';
import { optional, readEnv, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import { verifiedUser } from '../runtime/http/verified-user.ts';
import { newId } from '../runtime/new-id.ts';
import { clientSettings, patientAsABrowser } from '../runtime/sdk.ts';
import { keyFor } from '../runtime/secrets/house-key.ts';
import { acceptRecords } from './accept-records.ts';
import { personOf } from './person-of.ts';

const env = readEnv({
  TELEMETRY_QUEUE_URL: required,
  USER_POOL_ID: required,
  USER_POOL_CLIENT_ID: required,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: optional,
});
const deps = {
  verifiedUser: verifiedUser({
    userPoolId: env.USER_POOL_ID,
    clientId: env.USER_POOL_CLIENT_ID,
    endpoint: env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER || undefined,
  }),
  personOf: personOf(keyFor('people')),
  send: batchQueue(new SQSClient(clientSettings(patientAsABrowser)), env.TELEMETRY_QUEUE_URL),
  clock,
  newId,
};

export const handler = http(telemetryEndpoints, {
  errors: acceptRecords('errors', deps),
  performance: acceptRecords('performance', deps),
  business: acceptRecords('business', deps),
});
