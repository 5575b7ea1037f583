import * as z from 'zod/mini';
import { Commissions } from '../billing/abroad/commission.ts';
import { AccountNames } from '../billing/books/ledgers.ts';
import { TaxRates } from '../billing/tax.ts';
import { FlightsSetting } from '../departures/flights-setting.ts';
import { PublishedSchedule } from '../departures/published/published-schedule.ts';
import { Schedule } from '../departures/schedule/schedule.ts';
import { Wording } from '../notifications/wording.ts';
import { PublishedRateCard } from '../quotes/rate-card.ts';
import { PlanningSetting } from '../runs/planning/planning-setting.ts';
import { Brand } from './brand.ts';
import { Capabilities, ShownCapabilities } from './capabilities.ts';
import { Claims, HomeFlags, PublicTestimonials, Testimonials, TestimonialsToSave } from './marketing.ts';

/** The sections that an admin edits separately, each with its own version. */
export const settingSections = {
  brand: Brand,
  claims: Claims,
  testimonials: Testimonials,
  home: HomeFlags,
  schedule: Schedule,
  flights: FlightsSetting,
  capabilities: Capabilities,
  wording: Wording,
  taxes: TaxRates,
  accounts: AccountNames,
  commissions: Commissions,
  planning: PlanningSetting,
} as const;
/** What may be saved. Checks that came later are only here, so that they change nothing that is stored already. */
export const savedSections = { ...settingSections, testimonials: TestimonialsToSave } as const;
export type SettingSection = keyof typeof settingSections;
/** The names of all sections. */
export const sectionNames = Object.keys(settingSections) as SettingSection[];
export type SettingValue<Section extends SettingSection> = z.infer<(typeof settingSections)[Section]>;

/**
 * The settings that the public site is rendered from. App and islands read them from `/settings.json`. They contain nothing
 * secret: the e-mail address of staff is left out.
 */
export const SiteSettings = z.object({
  brand: z.omit(Brand, { staffEmail: true }),
  claims: Claims,
  testimonials: PublicTestimonials,
  home: HomeFlags,
  schedule: PublishedSchedule,
  capabilities: ShownCapabilities,
  /** The card in force, then the announced ones, by day. */
  rateCards: z.array(PublishedRateCard).check(z.minLength(1)),
});
export type SiteSettings = z.infer<typeof SiteSettings>;
export type PublicBrand = SiteSettings['brand'];
