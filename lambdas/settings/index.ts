/** What other domains' functions may ask of the settings. */
export { readSiteSettings } from './read-site-settings.ts';
export { type ReadSetting, settingsReader } from './settings-reader.ts';
