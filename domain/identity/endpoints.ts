import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { Profile } from './profile.ts';
import { ProfileUpdate } from './profile-update.ts';

export const identityEndpoints = {
  profile: endpoint('GET /api/profiles/{userId}', {
    summary: 'A profile: your own (`me` stands for your id), or any for staff. Strangers get 404.',
    access: 'signed-in',
    params: z.object({ userId: z.string().check(z.maxLength(64)) }),
    reply: Profile,
    refusals: { PROFILE_NOT_FOUND: 404 },
  }),
  updateProfile: endpoint('PUT /api/profiles/{userId}', {
    summary:
      'Replaces what a person may say of themselves; your own only. `version` guards against two editors.',
    access: 'signed-in',
    params: z.object({ userId: z.string().check(z.maxLength(64)) }),
    body: ProfileUpdate,
    reply: Profile,
    refusals: { PROFILE_NOT_FOUND: 404, PROFILE_CHANGED: 409 },
  }),
  endSessions: endpoint('DELETE /api/sessions', {
    summary: "Ends every session of the caller, on all devices, the caller's own included.",
    access: 'signed-in',
    reply: z.object({}),
  }),
} as const;
