import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { signUpWithWork } from '../../../scripts/support/proof-of-work.ts';
import { aSignUp } from '../../support/people.ts';

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
