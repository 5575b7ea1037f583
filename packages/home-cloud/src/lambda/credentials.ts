/** The secret of a function's key id. At home it only serves to detect presigned links that were changed. */
export const secretOf = (accessKeyId: string): string => `secret-of-${accessKeyId}`;
