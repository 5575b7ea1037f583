/** The network failed before the provider could answer. Its message is shown as it is. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(cause: unknown) {
    super('We could not reach the server. Check your connection and try again.', { cause });
  }
}
