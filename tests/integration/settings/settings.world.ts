import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import { settingsEndpoints } from '#domain/settings/endpoints.ts';
import type { SettingSection, SettingValue } from '#domain/settings/site-settings.ts';
import { type AnyEvent, AnyEvent as Envelope } from '#events/envelope.ts';
import { http } from '#lambdas/runtime/http/http.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { changeSchedule } from '#lambdas/settings/change-schedule.ts';
import { changeSection } from '#lambdas/settings/change-section.ts';
import { listRateCards } from '#lambdas/settings/list-rate-cards.ts';
import { publishRateCard } from '#lambdas/settings/publish-rate-card.ts';
import { readSiteSettings } from '#lambdas/settings/read-site-settings.ts';
import { showSettings } from '#lambdas/settings/show-settings.ts';
import { rateCardStore } from '#lambdas/settings/store/rate-card-store.ts';
import { sectionStore } from '#lambdas/settings/store/section-store.ts';
import { withdrawRateCard } from '#lambdas/settings/withdraw-rate-card.ts';
import { call, isOrigin } from '../../support/call.ts';
import { type Faults, type Item, startingWith, startTables } from '../../support/tables.ts';

export const ada = { userId: 'ada', roles: ['admin'] as const };
export const ben = { userId: 'ben', roles: ['admin'] as const };
type Admin = typeof ada | typeof ben;

/** The default prices with some of them changed. */
export const pricesWith = (change: Partial<RateCard>): RateCard => ({ ...defaultRateCard.card, ...change });

/** The endpoints of the settings on a table of their own, with a clock the test holds. */
export const startSettingsWorld = async () => {
  const tables = await startTables();
  const warned: string[] = [];
  let now = Date.parse('2026-11-21T15:00:00.000Z');
  const clock = () => new Date(now);
  const log = { warn: (message: string) => void warned.push(message) };

  const storesWith = (faults: Faults = {}) => {
    const client = tables.client(faults);
    return {
      sections: sectionStore(client, tables.settings, log),
      rateCards: rateCardStore(client, tables.settings, log),
    };
  };
  const ask = (
    route: string,
    asked: { as: Admin; params?: Record<string, string>; query?: Record<string, string>; body?: unknown },
    faults?: Faults,
  ) => {
    const deps = { ...storesWith(faults), clock, newId };
    const handler = http(
      settingsEndpoints,
      {
        show: showSettings(deps.sections),
        changeBrand: changeSection('brand', deps),
        changeClaims: changeSection('claims', deps),
        changeTestimonials: changeSection('testimonials', deps),
        changeHome: changeSection('home', deps),
        changeSchedule: changeSchedule(deps),
        rateCards: listRateCards(deps),
        publishRateCard: publishRateCard(deps),
        withdrawRateCard: withdrawRateCard(deps),
      },
      isOrigin,
    );
    return call(handler, route, asked);
  };

  return {
    ask,
    warned,
    moveTo: (instant: string) => {
      now = Date.parse(instant);
    },
    save: <Section extends SettingSection>(
      as: Admin,
      section: Section,
      version: number,
      value: SettingValue<Section>,
      faults?: Faults,
    ) => ask(`PUT /api/settings/${section}`, { as, body: { version, value } }, faults),
    publish: (as: Admin, basedOn: number, effectiveFrom: string, card: RateCard, faults?: Faults) =>
      ask('POST /api/rate-cards', { as, body: { basedOn, effectiveFrom, card } }, faults),
    withdraw: (as: Admin, version: number) =>
      ask('POST /api/rate-cards/{version}/withdraw', { as, params: { version: String(version) } }),
    shown: async () => (await ask('GET /api/settings', { as: ada })).body,
    /** Every rate card and where it stands, newest first. */
    states: async (): Promise<readonly string[]> => {
      const { body } = await ask('GET /api/rate-cards', { as: ada });
      const items = body.items as { version: number; state: string }[];
      return items.map(({ version, state }) => `${version} ${state}`);
    },
    site: () => readSiteSettings(storesWith())(clock()),
    /** What waits for the relay. */
    events: async (): Promise<readonly AnyEvent[]> =>
      startingWith(await tables.all(tables.settings), 'OUTBOX#').map(({ event }) =>
        Envelope.parse(JSON.parse(String(event))),
      ),
    items: (prefix: string): Promise<Item[]> =>
      tables.all(tables.settings).then((items) => startingWith(items, prefix)),
    table: () => ({ name: tables.settings, client: tables.client() }),
    stop: async () => {
      await tables.stop();
    },
  };
};

export type SettingsWorld = Awaited<ReturnType<typeof startSettingsWorld>>;
