import type { Profile } from '#domain/identity/profile.ts';
import { profileEndpoints } from '#domain/identity/profile-endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useOwnId } from './use-session.ts';

const ZIP_LENGTH = 5;

/** The profile of whoever is signed in; undefined until it is there. */
export const useOwnProfile = (): Profile | undefined => {
  const userId = useOwnId();
  return useReply(['profile', userId], profileEndpoints.profile, { params: { userId: 'me' } }).data;
};

/** An address where we could pick up. */
export interface OwnAddress {
  readonly street: string;
  /** Five digits. */
  readonly zip: string;
}

/** The address in the United States that somebody gave in their profile. */
export const useOwnAddress = (): OwnAddress | undefined => {
  const { address_line1: line1, address_line2: line2, zip_code: zip, country } = useOwnProfile() ?? {};
  if (!line1 || !zip || country !== 'United States') return undefined;
  return { street: [line1, line2].filter(Boolean).join(', '), zip: zip.slice(0, ZIP_LENGTH) };
};
