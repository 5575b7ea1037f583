/** The secret of a function's key id. It guards nothing at home; it lets links be told from links that were altered. */
export const secretOf = (accessKeyId: string): string => `secret-of-${accessKeyId}`;
