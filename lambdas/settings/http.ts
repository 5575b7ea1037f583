import * as z from 'zod/mini';
import { ok } from '#domain/kernel/result.ts';
import { settingsEndpoints } from '#domain/settings/endpoints.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { changeSchedule } from './change-schedule.ts';
import { changeSection } from './change-section.ts';
import { listHistory } from './list-history.ts';
import { listRateCards } from './list-rate-cards.ts';
import { previewPages, type SiteRenderer } from './preview-pages.ts';
import { publishRateCard } from './publish-rate-card.ts';
import { readSiteSettings } from './read-site-settings.ts';
import { rateCardStore } from './store/rate-card-store.ts';
import { sectionStore } from './store/section-store.ts';
import { withdrawRateCard } from './withdraw-rate-card.ts';

export const variables = {
  SETTINGS_TABLE: required,
  SITE_URL: required,
  SITE_SAMPLES: z.enum(['shown', 'hidden']),
};

interface SettingsDependencies extends SharedDependencies {
  readonly loadRenderer: () => Promise<SiteRenderer>;
  /** Whether cards are taken now. */
  readonly takesCards: () => Promise<boolean>;
}

/** The function behind the endpoints of the settings. */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, clock, newId, log, checks, loadRenderer, takesCards }: SettingsDependencies,
) => {
  const sections = sectionStore(client, env.SETTINGS_TABLE, log);
  const rateCards = rateCardStore(client, env.SETTINGS_TABLE, log);
  const deps = { sections, rateCards, clock, newId };
  const useCases = {
    show: async () => ok(await sections.readAll()),
    changeBrand: changeSection('brand', deps),
    changeClaims: changeSection('claims', deps),
    changeTestimonials: changeSection('testimonials', deps),
    changeHome: changeSection('home', deps),
    changeSchedule: changeSchedule(deps),
    changeFlights: changeSection('flights', deps),
    changeCapabilities: changeSection('capabilities', deps),
    changeWording: changeSection('wording', deps),
    changeTaxes: changeSection('taxes', deps),
    changeAccounts: changeSection('accounts', deps),
    changeCommissions: changeSection('commissions', deps),
    changePlanning: changeSection('planning', deps),
    history: listHistory(sections),
    preview: previewPages({
      readSettings: readSiteSettings(client, env.SETTINGS_TABLE, log, takesCards),
      loadRenderer,
      stage: { url: env.SITE_URL, showsSamples: env.SITE_SAMPLES === 'shown' },
      clock,
    }),
    rateCards: listRateCards(deps),
    publishRateCard: publishRateCard(deps),
    withdrawRateCard: withdrawRateCard(deps),
  };
  return http('settings', settingsEndpoints, useCases, checks);
};
