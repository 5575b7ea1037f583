import { SiteSettings } from '#domain/settings/site-settings.ts';
import type { Site } from '../page.ts';
import type { SiteFile } from './site-file.ts';

/** The settings that the app and the islands read, without anything that is not in the schema. */
export const settingsFile = (site: Site): SiteFile => ({
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(SiteSettings.parse(site)),
});
