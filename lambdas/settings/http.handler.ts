import { settingsEndpoints } from '#domain/settings/endpoints.ts';
import { clock } from '../runtime/clock.ts';
import { readEnv, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import { logger } from '../runtime/logger.ts';
import { newId } from '../runtime/new-id.ts';
import { documentClient, patientAsABrowser } from '../runtime/sdk.ts';
import { changeSchedule } from './change-schedule.ts';
import { changeSection } from './change-section.ts';
import { listRateCards } from './list-rate-cards.ts';
import { publishRateCard } from './publish-rate-card.ts';
import { showSettings } from './show-settings.ts';
import { rateCardStore } from './store/rate-card-store.ts';
import { sectionStore } from './store/section-store.ts';
import { withdrawRateCard } from './withdraw-rate-card.ts';

const env = readEnv({ SETTINGS_TABLE: required });
const client = documentClient(patientAsABrowser);
const sections = sectionStore(client, env.SETTINGS_TABLE, logger);
const rateCards = rateCardStore(client, env.SETTINGS_TABLE, logger);
const deps = { sections, rateCards, clock, newId };

export const handler = http(settingsEndpoints, {
  show: showSettings(sections),
  changeBrand: changeSection('brand', deps),
  changeClaims: changeSection('claims', deps),
  changeTestimonials: changeSection('testimonials', deps),
  changeHome: changeSection('home', deps),
  changeSchedule: changeSchedule(deps),
  rateCards: listRateCards(deps),
  publishRateCard: publishRateCard(deps),
  withdrawRateCard: withdrawRateCard(deps),
});
