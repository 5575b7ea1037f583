import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { SettingSection, SettingValue } from '#domain/settings/site-settings.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Log } from '../runtime/logger.ts';
import { type SectionStore, sectionStore } from './store/section-store.ts';

/** Reads a section; it may be up to half a minute old. */
export type ReadSetting = <Section extends SettingSection>(
  section: Section,
) => Promise<SettingValue<Section>>;

/** How long an e-mail may still contain, for example, an old telephone number. */
const CACHED_MS = 30_000;

interface CachedSetting {
  readonly value: unknown;
  readonly readAt: number;
}

interface Deps {
  readonly sections: Pick<SectionStore, 'read'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Reads settings and caches them for half a minute. When the table does not answer, the cached value is used, however old;
 * throws when there is none.
 */
export const cachedSettings = ({ sections, clock, log }: Deps): ReadSetting => {
  const cached = new Map<SettingSection, CachedSetting>();
  return async <Section extends SettingSection>(section: Section): Promise<SettingValue<Section>> => {
    const now = clock().getTime();
    const known = cached.get(section);
    if (known && now - known.readAt < CACHED_MS) return known.value as SettingValue<Section>;
    try {
      const { value } = await sections.read(section);
      cached.set(section, { value, readAt: now });
      return value;
    } catch (failure) {
      if (!known) throw failure;
      log.warn('The settings could not be read; the cached ones are used', { section, failure });
      return known.value as SettingValue<Section>;
    }
  };
};

/** The settings for a function of another domain. Its only grant is `readsSettings(settings)`. */
export const settingsReader = (
  client: DynamoDBDocumentClient,
  table: string,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
): ReadSetting => cachedSettings({ sections: sectionStore(client, table, log), clock, log });
