import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { UserId } from '../kernel/user-id.ts';
import { Profile } from './profile.ts';
import { ProfileUpdate } from './profile-update.ts';

/** The endpoints that the sign-in pages need. They are apart, so that the schemas of the others are not loaded there. */
export const profileEndpoints = {
  profile: endpoint('GET /api/profiles/{userId}', {
    summary:
      'A profile: your own (`me` is your own id), or any for whoever has `customer.read`. Strangers get 404.',
    access: 'signed-in',
    params: z.object({ userId: UserId }),
    reply: Profile,
    refusals: { PROFILE_NOT_FOUND: 404 },
  }),
  updateProfile: endpoint('PUT /api/profiles/{userId}', {
    summary:
      'Replaces what a person may say of themselves; your own only. `version` guards against two editors.',
    access: 'signed-in',
    params: z.object({ userId: UserId }),
    body: ProfileUpdate,
    reply: Profile,
    refusals: { PROFILE_NOT_FOUND: 404, PROFILE_CHANGED: 409 },
  }),
} as const;
