import { signUp } from 'aws-amplify/auth';
import { profileEndpoints } from '#domain/identity/profile-endpoints.ts';
import { isProofRefused } from '#domain/identity/provider-errors.ts';
import {
  encodeRegistration,
  PROFILE_UPDATE_DELAY_MS,
  type RegistrationForm,
  registrationProfile,
} from '#domain/identity/registration.ts';
import { validationDataOf } from '#domain/identity/sign-up-proof.ts';
import { oneLine } from '#domain/kernel/person/one-line.ts';
import { api } from '#web/api/client.ts';
import { readBegun } from '#web/session/drafts/begun.ts';
import { quoteArrived } from '../login/arrival.ts';
import { signInWithPassword } from '../login/sign-in.ts';
import { withStatus } from '../provider/with-status.ts';
import { readInvited } from './invited.ts';
import type { SignUpWork } from './sign-up-work.ts';

const signUpOnce = async (form: RegistrationForm, work: SignUpWork) => {
  const { email, password } = form;
  const { invitation, keptAs } = readInvited() ?? {};
  const quote = quoteArrived()?.reference;
  const userAttributes = {
    given_name: oneLine(form.firstName),
    family_name: oneLine(form.lastName),
    'custom:registration': encodeRegistration(form, {
      // Beside the longest address there is room for one of them. What this device keeps is taken when somebody signs in here.
      guestDraft: quote === undefined ? readBegun()?.secret : undefined,
      invitation,
      keptAs,
      quote,
    }),
  };
  const validationData = validationDataOf(await work.done(email));
  return withStatus(() =>
    signUp({ username: email.trim(), password, options: { userAttributes, validationData } }),
  );
};

/** Proof of work that is refused because it is too old is computed and sent once more. */
const signUpWithWork = async (
  form: RegistrationForm,
  work: SignUpWork,
  isSecondTry = false,
): ReturnType<typeof signUpOnce> => {
  try {
    return await signUpOnce(form, work);
  } catch (thrown) {
    if (!isProofRefused(thrown)) throw thrown;
    work.forget();
    if (isSecondTry) throw thrown;
    return signUpWithWork(form, work, true);
  }
};

/**
 * Creates the account. True when there is a session at once; usually the e-mail link comes first. Throws the provider's
 * error or the challenge's.
 */
export const createAccount = async (
  form: RegistrationForm,
  work: SignUpWork,
): Promise<{ readonly signedIn: boolean }> => {
  const { email, password } = form;
  const { isSignUpComplete } = await signUpWithWork(form, work);
  if (!isSignUpComplete) return { signedIn: false };
  // The account exists at this point. If the automatic sign-in fails, the person signs in with the form.
  return signInWithPassword({ email, password }).then(
    () => ({ signedIn: true }),
    () => ({ signedIn: false }),
  );
};

/** Updates the profile one second after a sign-up with a session; `failed` gets the error. */
export const updateProfileSoon = (form: RegistrationForm, failed: (reason: unknown) => void): void => {
  const update = async () => {
    const params = { userId: 'me' };
    const { version } = await api(profileEndpoints.profile, { params });
    await api(profileEndpoints.updateProfile, { params, body: { ...registrationProfile(form), version } });
  };
  setTimeout(() => void update().catch(failed), PROFILE_UPDATE_DELAY_MS);
};
