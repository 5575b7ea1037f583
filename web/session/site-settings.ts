import { createContext, useContext } from 'react';
import { defaultSite } from '#domain/settings/defaults.ts';
import type { PublicBrand, SiteSettings } from '#domain/settings/site-settings.ts';

/** Longer than a slow line needs for a few kilobytes, and shorter than somebody waits for a screen. */
const PATIENCE_MS = 3000;

/**
 * Reads what the public site says, from the file that is published with its pages. When it cannot be had the defaults
 * stand in: an old telephone number is no reason not to open the app.
 */
export const loadSiteSettings = async (): Promise<SiteSettings> => {
  try {
    const response = await fetch('/settings.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`The settings answered ${response.status}.`);
    return (await response.json()) as SiteSettings;
  } catch (error) {
    console.warn('The settings could not be read; the defaults stand in', error);
    return defaultSite();
  }
};

/** What the public site says, everywhere in the app. */
export const SiteSettingsContext = createContext<SiteSettings>(defaultSite());

/** The house's name, contact and hours, as the public site shows them. */
export const useBrand = (): PublicBrand => useContext(SiteSettingsContext).brand;
