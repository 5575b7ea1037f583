import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { rolesOfWorker } from '../identity/index.ts';
import { takesCards } from '../payments/index.ts';
import { clock } from '../runtime/clock.ts';
import { readEnv, required } from '../runtime/env.ts';
import { browserTimeouts, clientSettings } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { variables, wire } from './http.ts';

/** The renderer is evaluated at the first preview, so that it costs other requests nothing. */
const loadRenderer = async () => {
  const [{ renderBlog }, { default: built }] = await Promise.all([
    import('#site-renderer'),
    import('#built-site'),
  ]);
  return { render: renderBlog, built };
};

const env = readEnv({ ...variables, USER_POOL_ID: required });
const cognito = new CognitoIdentityProviderClient(clientSettings(browserTimeouts));

export const handler = wire(env, {
  ...sharedDependencies(browserTimeouts),
  loadRenderer,
  takesCards: takesCards(clock),
  rolesOf: rolesOfWorker(cognito, env.USER_POOL_ID),
});
