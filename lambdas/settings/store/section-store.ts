import { BatchGetCommand, type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { restoreSetting } from '#domain/settings/restore.ts';
import { type SettingSection, settingSections } from '#domain/settings/site-settings.ts';
import type { Log } from '../../runtime/logger.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/outbox.ts';
import { writeTogether } from '../../runtime/write-together.ts';
import {
  newItem,
  nextVersion,
  SectionItem,
  type SectionState,
  sectionHistoryKey,
  sectionKey,
} from './settings-items.ts';

/** Every section as it stands. */
type Sections = { readonly [Section in SettingSection]: SectionState<Section> };

export interface SectionStore {
  /** One section as it is at this moment, not as it was a moment ago. */
  read<Section extends SettingSection>(section: Section): Promise<SectionState<Section>>;
  /** All of them, read as one. */
  readAll(): Promise<Sections>;
  /** Writes the section one version on, its history and the event, or nothing; false where somebody else was first. */
  save<Section extends SettingSection>(
    section: Section,
    next: Required<SectionState<Section>>,
    event: PublishedEvent,
  ): Promise<boolean>;
}

const sectionNames = Object.keys(settingSections) as SettingSection[];

const stateOf = <Section extends SettingSection>(
  section: Section,
  item: unknown,
  log: Pick<Log, 'warn'>,
): SectionState<Section> => {
  const stored = item === undefined ? undefined : SectionItem.parse(item);
  const { value, mended } = restoreSetting(section, stored?.value);
  if (mended.length > 0)
    log.warn('A setting of an older shape was filled in', { section, version: stored?.version, mended });
  return stored
    ? { value, version: stored.version, changedAt: stored.changedAt, changedBy: stored.changedBy }
    : { value, version: 0 };
};

/** Sections of the Settings table. With `rate-card-store.ts` the only place that knows it. */
export const sectionStore = (
  client: DynamoDBDocumentClient,
  TableName: string,
  log: Pick<Log, 'warn'>,
): SectionStore => ({
  read: async (section) => {
    const { Item } = await client.send(
      new GetCommand({ TableName, Key: sectionKey(section), ConsistentRead: true }),
    );
    return stateOf(section, Item, log);
  },
  readAll: async () => {
    const found = new Map<unknown, unknown>();
    let keys: Record<string, unknown>[] = sectionNames.map(sectionKey);
    while (keys.length > 0) {
      const { Responses, UnprocessedKeys } = await client.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys: keys, ConsistentRead: true } } }),
      );
      for (const item of Responses?.[TableName] ?? []) found.set(item.pk, item);
      keys = UnprocessedKeys?.[TableName]?.Keys ?? [];
    }
    const states = sectionNames.map((section) => [
      section,
      stateOf(section, found.get(sectionKey(section).pk), log),
    ]);
    return Object.fromEntries(states) as Sections;
  },
  save: (section, { value, version, changedAt, changedBy }, event) => {
    const state = { value, version, changedAt, changedBy };
    const seen = { version: version - 1, isFirst: version === 1 };
    return writeTogether(client, [
      nextVersion(TableName, { ...sectionKey(section), ...state }, seen),
      newItem(TableName, { ...sectionHistoryKey(section, version), ...state }),
      outboxItem(TableName, event, new Date(changedAt)),
    ]);
  },
});
