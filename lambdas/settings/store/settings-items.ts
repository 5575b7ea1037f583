import * as z from 'zod/mini';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import type { SettingSection, SettingValue } from '#domain/settings/site-settings.ts';

/** One section as it stands. Version 0 is the default, which nobody changed. */
export interface SectionState<Section extends SettingSection> {
  readonly value: SettingValue<Section>;
  readonly version: number;
  readonly changedAt?: string;
  readonly changedBy?: string;
}

/** A rate card with what became of it. */
export interface StoredRateCard extends PublishedRateCard {
  /** Absent for the card a new house begins with, which nobody published. */
  readonly publishedAt?: string;
  readonly publishedBy?: string;
  readonly withdrawnAt?: string;
  readonly withdrawnBy?: string;
}

/** Digits of a version in keys, so that text sorts like numbers. */
const VERSION_WIDTH = 9;
const ordered = (version: number): string => String(version).padStart(VERSION_WIDTH, '0');

export const sectionKey = (section: SettingSection) => ({ pk: `SECTION#${section}`, sk: 'CURRENT' });
export const sectionHistoryKey = (section: SettingSection, version: number) => ({
  pk: `SECTION#${section}`,
  sk: `HISTORY#${ordered(version)}`,
});

export const RATE_CARDS = 'RATE_CARDS';
export const cardPrefix = 'CARD#';
export const rateCardKey = (version: number) => ({ pk: RATE_CARDS, sk: `${cardPrefix}${ordered(version)}` });
/** Item with the newest version, so that of two cards published at once only one becomes the next. */
export const newestCardKey = { pk: RATE_CARDS, sk: 'NEWEST' };

/** How a section lies in the table; the value is read by today's schema afterwards. */
export const SectionItem = z.object({
  pk: z.string(),
  version: z.int(),
  value: z.unknown(),
  changedAt: z.string(),
  changedBy: z.string(),
});

/** How a rate card lies in the table; its prices are read by today's schema afterwards. */
export const RateCardItem = z.object({
  version: z.int(),
  effectiveFrom: z.string(),
  card: z.unknown(),
  publishedAt: z.string(),
  publishedBy: z.string(),
  withdrawnAt: z.optional(z.string()),
  withdrawnBy: z.optional(z.string()),
});
