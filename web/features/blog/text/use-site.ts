import { useSiteSettings } from '#web/session/site-settings.ts';
import type { Site } from '#web/site/page.ts';

/** What the components of the site render with: the settings that hold now. */
export const useSite = (): Site => ({
  ...useSiteSettings(),
  url: window.location.origin,
  showsSamples: false,
});
