import type { Brand } from './brand.ts';

type Social = Brand['social'];

/** Invented profiles at a host that is reserved for examples. Only shown in stages with samples, never saved as a setting. */
const sampleProfiles: Social = {
  facebook: 'https://example.com/facebook',
  instagram: 'https://example.com/instagram',
  tiktok: 'https://example.com/tiktok',
  youtube: 'https://example.com/youtube',
};
const samples: ReadonlySet<string | undefined> = new Set(Object.values(sampleProfiles));

/** True for a sample profile, which is shown but leads nowhere. */
export const isSampleProfile = (profile: string): boolean => samples.has(profile);

/** The profiles that the owner has set; the samples when none is set. */
export const profilesOrSamples = (social: Social): Social =>
  Object.values(social).some((profile) => profile !== undefined) ? social : sampleProfiles;
