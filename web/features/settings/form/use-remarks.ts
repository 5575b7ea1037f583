import { useWatch } from 'react-hook-form';
import type { AllSettings, Remark } from '#domain/settings/checks/remark.ts';
import { remarksAbout } from '#domain/settings/checks/remarks.ts';
import { type SettingSection, settingSections } from '#domain/settings/site-settings.ts';
import { type Settings, useRateCards } from '../use-settings.ts';

/** The settings as they are saved. Rate cards are missing until they are loaded. */
export const useAllSettings = (settings: Settings): AllSettings => {
  const { data } = useRateCards();
  const values = Object.fromEntries(Object.entries(settings).map(([section, { value }]) => [section, value]));
  const current = (data?.items ?? []).filter(({ state }) => state === 'in-force' || state === 'announced');
  return { ...values, rateCards: current } as unknown as AllSettings;
};

interface Remarks {
  /** What does not fit as it is saved. */
  readonly before: readonly Remark[];
  /** What the unsaved changes add. */
  readonly added: readonly Remark[];
}

/** What does not fit between a section, as it is typed in the surrounding form, and the other settings. */
export const useRemarks = (section: SettingSection, settings: AllSettings): Remarks => {
  const typed = useWatch();
  const before = remarksAbout(section, settings);
  // A value with a wrong field is compared once that field is corrected.
  const { success, data } = settingSections[section].safeParse(typed);
  const after = success ? remarksAbout(section, { ...settings, [section]: data }) : [];
  const known = new Set(before.map(({ message }) => message));
  return { before, added: after.filter(({ message }) => !known.has(message)) };
};
