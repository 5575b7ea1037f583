import type { PublishedRateCard } from '../../quotes/rate-card.ts';
import type { SettingSection, SettingValue } from '../site-settings.ts';

/** All settings together, with the rate cards in force and announced. */
export type AllSettings = {
  readonly [Section in SettingSection]: SettingValue<Section>;
} & { readonly rateCards: readonly Pick<PublishedRateCard, 'card'>[] };

/** The parts of the settings: the sections, and the rate card. */
export type SettingsPart = SettingSection | 'rates';

/** Two settings that do not fit each other. */
export interface Remark {
  /** The parts that it is about. It is shown wherever one of them is edited. */
  readonly parts: readonly SettingsPart[];
  /** True if it must not be saved. False if it is only odd, and may be meant so. */
  readonly wrong: boolean;
  /** What does not fit, in a sentence, and what to do about it. */
  readonly message: string;
}

export const odd = (parts: readonly SettingsPart[], message: string): Remark => ({
  parts,
  wrong: false,
  message,
});

export const wrong = (parts: readonly SettingsPart[], message: string): Remark => ({
  parts,
  wrong: true,
  message,
});
