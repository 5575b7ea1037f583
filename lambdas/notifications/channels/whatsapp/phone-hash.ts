import type { KeyFor } from '../../../runtime/secrets/house-key.ts';
import { keyedHash } from '../../../runtime/secrets/keyed-hash.ts';

/** The keyed hash of a phone number in E.164, which consents are for: the number itself stands in the profile alone. */
export const phoneHash = (keyFor: KeyFor): ((phone: string) => Promise<string>) => {
  const key = keyFor('addresses');
  return async (phone) => keyedHash(await key(), phone, 32);
};
