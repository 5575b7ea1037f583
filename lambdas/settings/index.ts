/** The parts of the settings that functions of other domains may use. */
export { promisedRateCard, rateCardReader } from './rate-card-reader.ts';
export { readSections } from './read-sections.ts';
export { readSiteSettings } from './read-site-settings.ts';
export { type ReadSetting, settingsReader } from './settings-reader.ts';
