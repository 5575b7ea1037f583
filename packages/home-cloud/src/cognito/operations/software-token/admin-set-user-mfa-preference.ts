import * as z from 'zod/mini';
import { signedOperation } from '../../protocol/operation.ts';
import { administered, userTarget } from '../administration/administered.ts';
import { preference, setPreference } from './preference.ts';

const Input = z.object({ ...userTarget, ...preference });

/** Turns codes at sign-in on or off for any user. */
export const adminSetUserMfaPreference = signedOperation(
  'AdminSetUserMFAPreference',
  Input,
  (services) => (input) => {
    setPreference(services, administered(services, input), input);
    return {};
  },
);
