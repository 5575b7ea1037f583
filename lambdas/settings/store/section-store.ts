import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { defaultSettings } from '#domain/settings/defaults.ts';
import type { HistoryEntry } from '#domain/settings/endpoints.ts';
import { settingChanges } from '#domain/settings/history/setting-changes.ts';
import { restoreSetting } from '#domain/settings/restore.ts';
import { type SettingSection, type SettingValue, sectionNames } from '#domain/settings/site-settings.ts';
import type { Log } from '../../runtime/logger.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { cut, type Page } from '../../runtime/table/page.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { putNew, putVersion } from '../../runtime/table/writes.ts';
import {
  MOST_VERSIONS,
  SectionItem,
  type SectionState,
  sectionHistoryKey,
  sectionKey,
} from './settings-items.ts';

/** The current state of every section. */
type Sections = { readonly [Section in SettingSection]: SectionState<Section> };

const entryOf = (state: SectionState<SettingSection>, before: unknown): HistoryEntry => ({
  version: state.version,
  changedAt: state.changedAt ?? '',
  changedBy: state.changedBy ?? '',
  value: { ...state.value },
  changes: [...settingChanges(before, state.value)],
});

/** The values of all sections, without their versions. */
export const valuesOf = (
  sections: Sections,
): { readonly [Section in SettingSection]: SettingValue<Section> } =>
  Object.fromEntries(Object.entries(sections).map(([section, { value }]) => [section, value])) as {
    [Section in SettingSection]: SettingValue<Section>;
  };

const stateOf = <Section extends SettingSection>(
  section: Section,
  item: unknown,
  log: Pick<Log, 'warn'>,
): SectionState<Section> => {
  const stored = item === undefined ? undefined : SectionItem.parse(item);
  const { value, repairedFields } = restoreSetting(section, stored?.value);
  if (repairedFields.length > 0)
    log.warn('A setting of an older shape was filled in', {
      section,
      version: stored?.version,
      repairedFields,
    });
  return stored
    ? { value, version: stored.version, changedAt: stored.changedAt, changedBy: stored.changedBy }
    : { value, version: 0 };
};

/** Sections in the Settings table. Only this file and `rate-card-store.ts` know how they are stored. */
export const sectionStore = (client: DynamoDBDocumentClient, TableName: string, log: Pick<Log, 'warn'>) => ({
  /** One section, strongly consistent. */
  read: async <Section extends SettingSection>(section: Section): Promise<SectionState<Section>> =>
    stateOf(section, await getItem(client, TableName, sectionKey(section)), log),
  /** All sections in one read, strongly consistent. */
  readAll: async (): Promise<Sections> => {
    const items = await getItems(client, TableName, sectionNames.map(sectionKey), { consistent: true });
    const found = new Map(items.map((item) => [item.pk, item]));
    const states = sectionNames.map((section) => [
      section,
      stateOf(section, found.get(sectionKey(section).pk), log),
    ]);
    return Object.fromEntries(states) as Sections;
  },
  /** The versions before a version, newest first, each compared with the one before it. The first is compared with the default. */
  history: async (
    section: SettingSection,
    { before = MOST_VERSIONS, limit }: { readonly before: number | undefined; readonly limit: number },
  ): Promise<Page<HistoryEntry>> => {
    const { pk } = sectionKey(section);
    const items = await queryItems(
      client,
      {
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: {
          ':pk': pk,
          ':first': sectionHistoryKey(section, 0).sk,
          ':last': sectionHistoryKey(section, before - 1).sk,
        },
        ScanIndexForward: false,
        ConsistentRead: true,
      },
      // One more than the page shows, because each version is compared with the one before it.
      { limit: limit + 1 },
    );
    const states = items.map((item) => stateOf(section, item, log));
    const entries = states.map((state, index) =>
      entryOf(state, states[index + 1]?.value ?? defaultSettings[section]),
    );
    return cut(entries, limit, ({ version }) => String(version));
  },
  /** Writes the next version of a section with its history and the event. False when another version was written in between. */
  save: <Section extends SettingSection>(
    section: Section,
    next: Required<SectionState<Section>>,
    event: PublishedEvent,
  ): Promise<boolean> =>
    writeTogether(client, putVersion(TableName, { ...sectionKey(section), ...next }), [
      putNew(TableName, { ...sectionHistoryKey(section, next.version), ...next }),
      outboxItem(TableName, event),
    ]),
});

export type SectionStore = ReturnType<typeof sectionStore>;
