import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** How patient a function may be with the services it calls. Times in milliseconds, per attempt. */
export interface Patience {
  readonly connectionTimeout: number;
  readonly requestTimeout: number;
  readonly maxAttempts: number;
}

/** Someone waits at a browser: three quick tries end well inside the API's limit. */
export const patientAsABrowser: Patience = { connectionTimeout: 500, requestTimeout: 1500, maxAttempts: 3 };

/** Cognito waits five seconds in all; post-confirmation gives itself three, so one slow try leaves room for another. */
export const patientAsASignUp: Patience = { connectionTimeout: 400, requestTimeout: 1200, maxAttempts: 2 };

/** Nobody waits: better slow than failed. */
export const patientAsAWorker: Patience = { connectionTimeout: 1000, requestTimeout: 5000, maxAttempts: 4 };

/** Settings every AWS client of the house is made with. Without `throwOnRequestTimeout` the SDK would only warn. */
export const clientSettings = ({ connectionTimeout, requestTimeout, maxAttempts }: Patience) => ({
  maxAttempts,
  requestHandler: { connectionTimeout, requestTimeout, throwOnRequestTimeout: true },
});

/** The house's DynamoDB client, speaking plain JavaScript values; properties that are undefined are left out. */
export const documentClient = (patience: Patience): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings(patience)), {
    marshallOptions: { removeUndefinedValues: true },
  });
