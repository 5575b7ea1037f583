import { SiteSettings } from '#domain/settings/site-settings.ts';
import type { Site } from '../page.ts';
import type { SiteFile } from './site-file.ts';

/** The settings for the app and the islands, limited to the fields of the schema. */
export const settingsFile = (site: Site): SiteFile => ({
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(SiteSettings.parse(site)),
});
