import { createContext, useContext } from 'react';
import type { PublicBrand, SiteSettings } from '#domain/settings/site-settings.ts';

/**
 * Longer than a slow connection needs for a few kilobytes, and than the dock's worker waits before it gives the file that it keeps: the
 * dock keeps no defaults.
 */
export const TIMEOUT_MS = 5000;

/** The sections of the public settings. A section more does not compile until it is here. */
const sections = Object.keys({
  brand: true,
  claims: true,
  testimonials: true,
  home: true,
  schedule: true,
  capabilities: true,
  rateCards: true,
} satisfies Record<keyof SiteSettings, true>);

/** The defaults are not in the app's script, because hardly anybody needs them. */
const defaults = async (): Promise<SiteSettings> =>
  (await import('#domain/settings/default-site.ts')).defaultSite();

/**
 * Loads the public settings from the file that is published with the pages. When that fails the defaults are used,
 * because an old phone number is no reason not to open the app.
 */
export const loadSiteSettings = async (): Promise<SiteSettings> => {
  try {
    const response = await fetch('/settings.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The settings answered ${response.status}.`);
    // A file of an older release lacks the sections that are new.
    const settings = (await response.json()) as SiteSettings;
    return sections.every((name) => name in settings) ? settings : { ...(await defaults()), ...settings };
  } catch (error) {
    console.warn('The settings could not be read; the defaults stand in', error);
    return await defaults();
  }
};

/** The public settings, everywhere in the app. */
export const SiteSettingsContext = createContext<SiteSettings | undefined>(undefined);

/** The public settings: prices, schedule, brand, and what works today. Throws outside of the app. */
export const useSiteSettings = (): SiteSettings => {
  const settings = useContext(SiteSettingsContext);
  if (settings === undefined) throw new Error('The public settings are not loaded.');
  return settings;
};

/** Name, contact and hours of the business, as the public site shows them. */
export const useBrand = (): PublicBrand => useSiteSettings().brand;
