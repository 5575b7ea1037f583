/** Name of the provider's operation in its requests. */
const OPERATION = 'AWSCognitoIdentityProviderService.SignUp';

const isSignUp = (init: RequestInit | undefined): boolean =>
  new Headers(init?.headers).get('x-amz-target') === OPERATION;

/**
 * Runs a sign-up and adds the HTTP status of the last answer to the error. Amplify's sign-up client drops the status,
 * and only the status shows that it was the firewall's rate limit.
 */
export const withStatus = async <Result>(signUp: () => Promise<Result>): Promise<Result> => {
  const send = globalThis.fetch;
  let status: number | undefined;
  const watched: typeof fetch = async (input, init) => {
    const answer = await send(input, init);
    if (isSignUp(init)) status = answer.status;
    return answer;
  };
  globalThis.fetch = watched;
  try {
    return await signUp();
  } catch (thrown) {
    throw thrown instanceof Error && status !== undefined ? Object.assign(thrown, { status }) : thrown;
  } finally {
    if (globalThis.fetch === watched) globalThis.fetch = send;
  }
};
