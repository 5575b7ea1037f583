import * as z from 'zod/mini';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import type { SettingSection, SettingValue } from '#domain/settings/site-settings.ts';

/** The current state of a section. Version 0 is the default. */
export interface SectionState<Section extends SettingSection> {
  readonly value: SettingValue<Section>;
  readonly version: number;
  readonly changedAt?: string;
  readonly changedBy?: string;
}

/** A rate card with its publication and withdrawal. */
export interface StoredRateCard extends PublishedRateCard {
  /** Absent for the default card, which nobody published. */
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
/** Larger than every version. */
export const MOST_VERSIONS = 10 ** VERSION_WIDTH - 1;

export const RATE_CARDS = 'RATE_CARDS';
export const cardPrefix = 'CARD#';
export const rateCardKey = (version: number) => ({ pk: RATE_CARDS, sk: `${cardPrefix}${ordered(version)}` });
/** Item with the newest version, so that of two cards published at once only one becomes the next. */
export const newestCardKey = { pk: RATE_CARDS, sk: 'NEWEST' };

/** A section as stored. Its value is read with the schema of today afterwards. */
export const SectionItem = z.object({
  pk: z.string(),
  version: z.int(),
  value: z.unknown(),
  changedAt: z.string(),
  changedBy: z.string(),
});

/** A rate card as stored. Its prices are read with the schema of today afterwards. */
export const RateCardItem = z.object({
  version: z.int(),
  effectiveFrom: z.string(),
  card: z.unknown(),
  publishedAt: z.string(),
  publishedBy: z.string(),
  withdrawnAt: z.optional(z.string()),
  withdrawnBy: z.optional(z.string()),
});
