import * as z from 'zod/mini';
import { Schedule } from '../departures/schedule.ts';
import { PublishedRateCard } from '../quotes/rate-card.ts';
import { Brand } from './brand.ts';
import { Claims, HomeFlags, Testimonials } from './marketing.ts';

/** The parts an admin edits one by one, each with a version of its own. */
export const settingSections = {
  brand: Brand,
  claims: Claims,
  testimonials: Testimonials,
  home: HomeFlags,
  schedule: Schedule,
} as const;
export type SettingSection = keyof typeof settingSections;
export type SettingValue<Section extends SettingSection> = z.infer<(typeof settingSections)[Section]>;

/**
 * Everything the public site is made of, and what `/settings.json` answers to app and islands. Nothing secret is in it:
 * the address of staff mail is left out.
 */
export const SiteSettings = z.object({
  brand: z.omit(Brand, { staffEmail: true }),
  claims: Claims,
  testimonials: Testimonials,
  home: HomeFlags,
  schedule: Schedule,
  /** The card in force, then those that are announced, by day. */
  rateCards: z.array(PublishedRateCard).check(z.minLength(1)),
});
export type SiteSettings = z.infer<typeof SiteSettings>;
export type PublicBrand = SiteSettings['brand'];
