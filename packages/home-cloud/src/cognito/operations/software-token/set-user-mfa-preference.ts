import * as z from 'zod/mini';
import { field, publicOperation } from '../../protocol/operation.ts';
import { authenticate } from '../../sessions/authentication.ts';
import { preference, setPreference } from './preference.ts';

const Input = z.object({ AccessToken: field.text, ...preference });

/** Turns codes at sign-in on or off for the caller. */
export const setUserMfaPreference = publicOperation(
  'SetUserMFAPreference',
  Input,
  (services) => async (input) => {
    setPreference(services, await authenticate(services, input.AccessToken), input);
    return {};
  },
);
