import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Timeouts and tries for calls of AWS services. Timeouts are in milliseconds and count for each attempt. */
export interface ClientTimeouts {
  readonly connectionTimeout: number;
  readonly requestTimeout: number;
  readonly maxAttempts: number;
}

/** For functions that a browser waits for: three short tries end well before the limit of the API. */
export const browserTimeouts: ClientTimeouts = {
  connectionTimeout: 500,
  requestTimeout: 1500,
  maxAttempts: 3,
};

/** For Cognito triggers. Cognito waits five seconds, and post-confirmation uses three of them: enough for two tries. */
export const signUpTimeouts: ClientTimeouts = {
  connectionTimeout: 400,
  requestTimeout: 1200,
  maxAttempts: 2,
};

/** For workers. Nobody waits, so a slow call is better than a failed one. */
export const workerTimeouts: ClientTimeouts = {
  connectionTimeout: 1000,
  requestTimeout: 5000,
  maxAttempts: 4,
};

/** Settings of every AWS client. Without `throwOnRequestTimeout` the SDK only logs a warning. */
export const clientSettings = ({ connectionTimeout, requestTimeout, maxAttempts }: ClientTimeouts) => ({
  maxAttempts,
  requestHandler: { connectionTimeout, requestTimeout, throwOnRequestTimeout: true },
});

const made = new Map<ClientTimeouts, DynamoDBDocumentClient>();

/**
 * The DynamoDB client for plain JavaScript values. Undefined properties are left out. A function has one for the same timeouts, so
 * that all its calls share connections.
 */
export const documentClient = (timeouts: ClientTimeouts): DynamoDBDocumentClient => {
  const known = made.get(timeouts);
  if (known) return known;
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings(timeouts)), {
    marshallOptions: { removeUndefinedValues: true },
  });
  made.set(timeouts, client);
  return client;
};
