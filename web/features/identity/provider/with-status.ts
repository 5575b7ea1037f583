/** Before the provider's operation in its requests. */
const PROVIDER = 'AWSCognitoIdentityProviderService.';

const isToProvider = (init: RequestInit | undefined): boolean =>
  new Headers(init?.headers).get('x-amz-target')?.startsWith(PROVIDER) ?? false;

/**
 * Runs a call of the identity provider and adds the HTTP status of its last answer to the error. Amplify's client drops the status,
 * and only the status shows that it was the firewall's rate limit, whatever the body is.
 */
export const withStatus = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  const send = globalThis.fetch;
  let status: number | undefined;
  const watched: typeof fetch = async (input, init) => {
    const answer = await send(input, init);
    if (isToProvider(init)) status = answer.status;
    return answer;
  };
  globalThis.fetch = watched;
  try {
    return await call();
  } catch (thrown) {
    throw thrown instanceof Error && status !== undefined ? Object.assign(thrown, { status }) : thrown;
  } finally {
    if (globalThis.fetch === watched) globalThis.fetch = send;
  }
};
