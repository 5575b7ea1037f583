import { autoSignIn, signUp } from 'aws-amplify/auth';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import {
  encodeRegistration,
  PROFILE_UPDATE_DELAY_MS,
  type RegistrationForm,
  registrationProfile,
} from '#domain/identity/registration.ts';
import { oneLine } from '#domain/identity/rules/one-line.ts';
import { api } from '#web/api/client.ts';

/** Creates the account. Answers whether a session came at once; as a rule the e-mail link comes first. Throws what the provider threw. */
export const createAccount = async (form: RegistrationForm): Promise<{ readonly signedIn: boolean }> => {
  const { nextStep } = await signUp({
    username: form.email.trim(),
    password: form.password,
    options: {
      userAttributes: {
        given_name: oneLine(form.firstName),
        family_name: oneLine(form.lastName),
        'custom:registration': encodeRegistration(form),
      },
      autoSignIn: true,
    },
  });
  if (nextStep.signUpStep !== 'COMPLETE_AUTO_SIGN_IN') return { signedIn: false };
  return { signedIn: await signInAtOnce() };
};

/** The account exists by now: a sign-in that does not work only means that the person signs in by hand. */
const signInAtOnce = async (): Promise<boolean> => {
  try {
    return (await autoSignIn()).isSignedIn;
  } catch {
    return false;
  }
};

/** One second after a sign-up that brought a session, the profile is updated; `failed` hears why it was not. */
export const updateProfileSoon = (form: RegistrationForm, failed: (reason: unknown) => void): void => {
  const update = async () => {
    const params = { userId: 'me' };
    const { version } = await api(identityEndpoints.profile, { params });
    await api(identityEndpoints.updateProfile, { params, body: { ...registrationProfile(form), version } });
  };
  setTimeout(() => void update().catch(failed), PROFILE_UPDATE_DELAY_MS);
};
