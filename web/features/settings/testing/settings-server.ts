import { rateCardState } from '#domain/quotes/cards/rate-card-in-force.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { settingChanges } from '#domain/settings/history/setting-changes.ts';
import type { SettingSection } from '#domain/settings/site-settings.ts';
import { ApiError } from '#web/api/api-error.ts';

interface Asked {
  readonly body?: {
    readonly version: number;
    readonly value: unknown;
    readonly basedOn: number;
    readonly effectiveFrom: string;
    readonly card: RateCard;
  };
  readonly params?: { readonly version: number; readonly section: SettingSection };
}

const refusal = (status: number, code: string, fields?: Record<string, string>) =>
  new ApiError(status, {
    code,
    message: `Refused: ${code}`,
    correlationId: 'c',
    ...(fields ? { fields } : {}),
  });

/** Simulated settings endpoints, with all saved bodies. */
export const aSettingsServer = () => {
  const sections = Object.fromEntries(
    Object.entries(defaultSettings).map(([section, value]) => [section, { value, version: 0 }]),
  ) as Record<SettingSection, { value: unknown; version: number; changedAt?: string; changedBy?: string }>;
  const cards: { version: number; effectiveFrom: string; card: RateCard; withdrawnAt?: string }[] = [
    defaultRateCard,
  ];
  const history: Partial<Record<SettingSection, object[]>> = {};
  const saved: unknown[] = [];
  let failure: ApiError | undefined;

  const change = (section: SettingSection, { version, value }: NonNullable<Asked['body']>, by: string) => {
    if (version !== sections[section].version) throw refusal(409, 'SETTINGS_CHANGED');
    history[section] = [
      {
        version: version + 1,
        value,
        changedAt: '2026-11-21T15:00:00.000Z',
        changedBy: by,
        changes: settingChanges(sections[section].value, value),
      },
      ...(history[section] ?? []),
    ];
    sections[section] = { value, version: version + 1, changedAt: '2026-11-21T15:00:00.000Z', changedBy: by };
    return { version: version + 1 };
  };
  const publish = ({ basedOn, effectiveFrom, card }: NonNullable<Asked['body']>) => {
    if (basedOn !== cards[0]?.version) throw refusal(409, 'SETTINGS_CHANGED');
    cards.unshift({ version: basedOn + 1, effectiveFrom, card });
    return { version: basedOn + 1 };
  };
  const list = () => ({
    items: cards.map((card) => ({ ...card, state: rateCardState(card, cards, '2026-11-21') })),
  });
  const read = (path: string, { params }: Asked): unknown => {
    if (path === '/api/settings') return sections;
    if (path === '/api/names') return { people: [{ userId: 'ben', firstName: 'Ben', name: 'Ben Boyce' }] };
    return params ? { items: history[params.section] ?? [] } : list();
  };
  return {
    sections,
    cards,
    /** All saved bodies. */
    saved,
    failNext: (status: number, code: string, fields?: Record<string, string>) => {
      failure = refusal(status, code, fields);
    },
    /** Saves a section as another user. */
    elsewhere: (section: SettingSection, value: unknown) =>
      change(section, { version: sections[section].version, value } as NonNullable<Asked['body']>, 'ben'),
    answer: async ({ method, path }: { readonly method: string; readonly path: string }, asked: Asked) => {
      // Not `structuredClone`, whose objects are of another realm than the test's document.
      if (method === 'GET') return JSON.parse(JSON.stringify(read(path, asked)));
      saved.push(asked.body);
      const thrown = failure;
      failure = undefined;
      if (thrown) throw thrown;
      if (path === '/api/settings/preview') return { changed: ['/', '/contact'], html: '<!doctype html>' };
      if (path.endsWith('/withdraw')) {
        const card = cards.find(({ version }) => version === asked.params?.version);
        if (card) card.withdrawnAt = '2026-11-21T15:00:00.000Z';
        return { version: asked.params?.version };
      }
      if (!asked.body) throw new Error('A change without a body.');
      return path === '/api/rate-cards'
        ? publish(asked.body)
        : change(path.replace('/api/settings/', '') as SettingSection, asked.body, 'ada');
    },
  };
};

export type SettingsServer = ReturnType<typeof aSettingsServer>;
