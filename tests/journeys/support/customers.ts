import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { expect, type Page } from '@playwright/test';
import { signUpWithWork } from '../../../scripts/support/proof-of-work.ts';
import { aSignUp } from '../../support/people.ts';
import { ask } from './dock.ts';

interface Config {
  readonly userPoolEndpoint: string;
  readonly userPoolClientId: string;
}

/**
 * Registers somebody without the form, for journeys that begin later; the e-mail is then still to be verified. Answers
 * what verifies it, given the code from the mail.
 */
export const registerWithoutForm = async (baseURL: string, email: string) => {
  const answer = await fetch(new URL('/config.json', baseURL));
  const { userPoolEndpoint, userPoolClientId: ClientId } = (await answer.json()) as Config;
  const cognito = new CognitoIdentityProvider({
    region: 'us-east-1',
    endpoint: new URL(userPoolEndpoint, baseURL).href,
  });
  await signUpWithWork(baseURL, email, (proof) => cognito.signUp(aSignUp(ClientId, email, proof)));
  return (code: string) => cognito.confirmSignUp({ ClientId, Username: email, ConfirmationCode: code });
};

/** Somebody without an account whom the desk keeps, once the desk finds them. */
export const keptCaller = async (page: Page, name: string, email: string): Promise<string> => {
  const [first_name, last_name] = name.split(' ');
  const body = {
    id: crypto.randomUUID(),
    came: 'CALL',
    first_name,
    last_name,
    phone: '(201) 555-0177',
    email,
  };
  const { user_id: id } = await ask<{ user_id: string }>(page, { path: '/api/people', body });
  const isThere = () => page.evaluate(async (path) => (await fetch(path)).status, `/staff/customers/${id}`);
  await expect.poll(isThere).toBe(200);
  return id;
};
