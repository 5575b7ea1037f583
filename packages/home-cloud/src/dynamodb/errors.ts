/** An error response of DynamoDB with its type, its message and sometimes further fields. */
export interface ApiError extends Error {
  readonly statusCode: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Builds the error of the given type (`ResourceInUseException`, …) as it goes over the wire.
 *
 * @param more further fields of the body, such as `CancellationReasons`.
 */
export const apiError = (type: string, message: string, more: Record<string, unknown> = {}): ApiError => {
  const body = { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message, ...more };
  return Object.assign(new Error(message), { statusCode: 400, body });
};

/** The request is invalid, which is known without reading an item. */
export const validationError = (message: string): ApiError => apiError('ValidationException', message);

/** True if a thrown value is an error for the caller, not a bug in this program. */
export const isApiError = (error: unknown): error is ApiError => {
  return error instanceof Error && 'statusCode' in error && 'body' in error;
};

/** The error's type without its namespace: `ConditionalCheckFailedException`. */
export const errorType = (error: ApiError): string => {
  return String(error.body.__type).split('#').at(-1) ?? '';
};
