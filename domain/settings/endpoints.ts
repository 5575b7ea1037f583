import * as z from 'zod/mini';
import { CalendarDay } from '../kernel/calendar-day.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { sitePaths } from '../kernel/paths.ts';
import type { RateCardState } from '../quotes/cards/rate-card-in-force.ts';
import { PublishedRateCard, RateCard } from '../quotes/rate-card.ts';
import { SettingChange } from './history/setting-changes.ts';
import { type SettingSection, savedSections, sectionNames, settingSections } from './site-settings.ts';

const Version = z.int().check(z.minimum(0));

/** A section with its last change. Version 0 is the default. */
const sectionState = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    value,
    version: Version,
    changedAt: z.optional(z.string()),
    changedBy: z.optional(z.string()),
  });

const change = <Value extends z.ZodMiniType, const Refusals extends Readonly<Record<string, number>>>(
  section: SettingSection,
  value: Value,
  summary: string,
  refusals: Refusals,
) =>
  endpoint(`PUT /api/settings/${section}`, {
    summary,
    access: ['admin'],
    /** `version` is the one that the person saw: a change in between is refused and not overwritten (optimistic lock). */
    body: z.strictObject({ version: Version, value }),
    reply: z.object({ version: Version }),
    refusals: { SETTINGS_CHANGED: 409, ...refusals },
  });

const rateCardStates = [
  'past',
  'in-force',
  'announced',
  'replaced',
  'withdrawn',
] as const satisfies readonly RateCardState[];

/** A rate card in the list of all published ones. */
export const RateCardEntry = z.extend(PublishedRateCard, {
  state: z.enum(rateCardStates),
  /** Absent for the default card. */
  publishedAt: z.optional(z.string()),
  publishedBy: z.optional(z.string()),
  withdrawnAt: z.optional(z.string()),
  withdrawnBy: z.optional(z.string()),
});
export type RateCardEntry = z.infer<typeof RateCardEntry>;

/** One saved version of a section, and what it changed. */
export const HistoryEntry = z.object({
  version: Version,
  changedAt: z.string(),
  changedBy: z.string(),
  /** Everything that was in the section then, read with the schema of today. */
  value: z.record(z.string(), z.unknown()),
  changes: z.array(SettingChange),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

const previewOf = <const Part extends string, Value extends z.ZodMiniType>(part: Part, value: Value) =>
  z.strictObject({ part: z.literal(part), value });

/** A part of the settings that is not saved, to see the pages as they would be. */
const Preview = z.discriminatedUnion('part', [
  previewOf('brand', savedSections.brand),
  previewOf('claims', savedSections.claims),
  previewOf('testimonials', savedSections.testimonials),
  previewOf('home', savedSections.home),
  previewOf('schedule', savedSections.schedule),
  previewOf('flights', savedSections.flights),
  previewOf('capabilities', savedSections.capabilities),
  previewOf('wording', savedSections.wording),
  previewOf('taxes', savedSections.taxes),
  previewOf('accounts', savedSections.accounts),
  previewOf('commissions', savedSections.commissions),
  previewOf('planning', savedSections.planning),
  previewOf('rates', z.strictObject({ effectiveFrom: CalendarDay, card: RateCard })),
]);
export type Preview = z.infer<typeof Preview>;

/** Settings are edited by admins only. Everybody can read them at `/settings.json`, which is published with the pages. */
export const settingsEndpoints = {
  show: endpoint('GET /api/settings', {
    summary: 'Every part of the settings with its version.',
    access: ['admin'],
    reply: z.object({
      brand: sectionState(settingSections.brand),
      claims: sectionState(settingSections.claims),
      testimonials: sectionState(settingSections.testimonials),
      home: sectionState(settingSections.home),
      schedule: sectionState(settingSections.schedule),
      flights: sectionState(settingSections.flights),
      capabilities: sectionState(settingSections.capabilities),
      wording: sectionState(settingSections.wording),
      taxes: sectionState(settingSections.taxes),
      accounts: sectionState(settingSections.accounts),
      commissions: sectionState(settingSections.commissions),
      planning: sectionState(settingSections.planning),
    }),
  }),
  changeBrand: change('brand', savedSections.brand, 'Name, contact, facility, hours and profiles.', {}),
  changeClaims: change('claims', savedSections.claims, 'Badges and figures of the home page.', {}),
  changeTestimonials: change('testimonials', savedSections.testimonials, 'What customers say.', {}),
  changeHome: change('home', savedSections.home, 'Blocks of the home page that are on or off.', {}),
  changeSchedule: change('schedule', savedSections.schedule, 'Cutoffs, flights, holidays and pickup.', {
    PICKUP_NOT_COVERED: 422,
  }),
  changeFlights: change(
    'flights',
    savedSections.flights,
    'Airline and capacity that flights are planned with.',
    {},
  ),
  changeCapabilities: change(
    'capabilities',
    savedSections.capabilities,
    'What works today: notices, tracking, payment, delivery, collection, U.S. Mail.',
    {},
  ),
  changeWording: change(
    'wording',
    savedSections.wording,
    'Subject and first paragraph of e-mails. Every field of ours stays in them.',
    {},
  ),
  changeTaxes: change('taxes', savedSections.taxes, 'Sales tax on each charge that may have one.', {}),
  changeAccounts: change(
    'accounts',
    savedSections.accounts,
    'Accounts in the program of the bookkeeper, by what is booked on them.',
    {},
  ),
  changeCommissions: change(
    'commissions',
    savedSections.commissions,
    'What agents at each destination keep of what they take.',
    {},
  ),
  changePlanning: change(
    'planning',
    savedSections.planning,
    'How the days of vans are planned: miles, speed, minutes at a door, lunch.',
    {},
  ),
  history: endpoint('GET /api/settings/{section}/history', {
    summary: 'Every saved version of one part of the settings, newest first: who, when, and what changed.',
    access: ['admin'],
    params: z.object({ section: z.enum(sectionNames) }),
    query: z.object(pageQuery),
    reply: pageOf(HistoryEntry),
    refusals: { INVALID_CURSOR: 400 },
  }),
  preview: endpoint('POST /api/settings/preview', {
    summary: 'The public pages as they would be with settings that are not saved. Stores nothing.',
    access: ['admin'],
    body: z.strictObject({ change: Preview, path: z.optional(z.enum(sitePaths)) }),
    reply: z.object({
      /** The pages that would change. */
      changed: z.array(z.enum(sitePaths)),
      /** The page that was asked for, as HTML. */
      html: z.optional(z.string()),
    }),
  }),
  rateCards: endpoint('GET /api/rate-cards', {
    summary: 'Every rate card that was published, newest first.',
    access: ['admin'],
    query: z.object(pageQuery),
    reply: pageOf(RateCardEntry),
    refusals: { INVALID_CURSOR: 400 },
  }),
  publishRateCard: endpoint('POST /api/rate-cards', {
    summary: 'Publishes a new version of the prices, in force from a New York day on.',
    access: ['admin'],
    /** `basedOn` is the newest version that the person saw (optimistic lock). */
    body: z.strictObject({
      basedOn: z.int().check(z.minimum(1)),
      effectiveFrom: CalendarDay,
      card: RateCard,
    }),
    reply: z.object({ version: z.int() }),
    refusals: { SETTINGS_CHANGED: 409, DAY_IS_PAST: 422, PICKUP_NOT_COVERED: 422 },
  }),
  withdrawRateCard: endpoint('POST /api/rate-cards/{version}/withdraw', {
    summary: 'Takes an announced version back before its day; one that was in force stays.',
    access: ['admin'],
    params: z.object({ version: z.coerce.number().check(z.int(), z.minimum(1)) }),
    reply: z.object({ version: z.int() }),
    refusals: { RATE_CARD_NOT_FOUND: 404, RATE_CARD_IN_FORCE: 409 },
  }),
} as const;
