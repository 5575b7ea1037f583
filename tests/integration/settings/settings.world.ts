import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import type { SettingSection, SettingValue } from '#domain/settings/site-settings.ts';
import { type AnyEvent, AnyEvent as Envelope } from '#events/envelope.ts';
import { readSiteSettings } from '#lambdas/settings/read-site-settings.ts';
import { call, testDependencies } from '../../support/call.ts';
import { settingsFunction } from '../../support/settings-function.ts';
import { type Faults, type Item, startingWith, startTables } from '../../support/tables.ts';

export const ada = { userId: 'ada', roles: ['admin'] as const };
export const ben = { userId: 'ben', roles: ['admin'] as const };
type Admin = typeof ada | typeof ben;

/** The default prices with some of them changed. */
export const pricesWith = (change: Partial<RateCard>): RateCard => ({ ...defaultRateCard.card, ...change });

/** The endpoints of the settings on their own table, with a clock that the test sets. */
export const startSettingsWorld = async () => {
  const tables = await startTables();
  const warned: string[] = [];
  let now = Date.parse('2026-11-21T15:00:00.000Z');
  const clock = () => new Date(now);
  const warn = (message: string) => void warned.push(message);
  const ask = (
    route: string,
    asked: { as: Admin; params?: Record<string, string>; query?: Record<string, string>; body?: unknown },
    faults?: Faults,
  ) => {
    const given = testDependencies(tables.client(faults), { clock });
    const handler = settingsFunction(tables.env, { ...given, log: { ...given.log, warn } });
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
    /** Every rate card with its status, the newest first. */
    states: async (): Promise<readonly string[]> => {
      const { body } = await ask('GET /api/rate-cards', { as: ada });
      const items = body.items as { version: number; state: string }[];
      return items.map(({ version, state }) => `${version} ${state}`);
    },
    site: () => readSiteSettings(tables.client(), tables.settings, { warn }, async () => false)(clock()),
    /** The events in the outbox. */
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
