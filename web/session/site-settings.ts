import { createContext, useContext } from 'react';
import { defaultSite } from '#domain/settings/default-site.ts';
import type { PublicBrand, SiteSettings } from '#domain/settings/site-settings.ts';

/** Longer than a slow connection needs for a few kilobytes, and short enough to wait for a screen. */
const TIMEOUT_MS = 3000;

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
    return { ...defaultSite(), ...((await response.json()) as SiteSettings) };
  } catch (error) {
    console.warn('The settings could not be read; the defaults stand in', error);
    return defaultSite();
  }
};

/** The public settings, everywhere in the app. */
export const SiteSettingsContext = createContext<SiteSettings>(defaultSite());

/** The public settings: prices, schedule, brand, and what works today. */
export const useSiteSettings = (): SiteSettings => useContext(SiteSettingsContext);

/** Name, contact and hours of the business, as the public site shows them. */
export const useBrand = (): PublicBrand => useSiteSettings().brand;
