import type { Brand } from './brand.ts';

type Social = Brand['social'];

/** Profiles of nobody, at a host that is kept for examples. Shown only where samples are; never saved as a setting. */
const sampleProfiles: Social = {
  facebook: 'https://example.com/facebook',
  instagram: 'https://example.com/instagram',
  tiktok: 'https://example.com/tiktok',
  youtube: 'https://example.com/youtube',
};
const samples: ReadonlySet<string | undefined> = new Set(Object.values(sampleProfiles));

/** True for a profile that stands there to be looked at and leads nowhere. */
export const isSampleProfile = (profile: string): boolean => samples.has(profile);

/** What the owner has set, or the samples while nothing is. */
export const profilesOrSamples = (social: Social): Social =>
  Object.values(social).some((profile) => profile !== undefined) ? social : sampleProfiles;
