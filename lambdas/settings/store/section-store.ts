import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { restoreSetting } from '#domain/settings/restore.ts';
import { type SettingSection, type SettingValue, settingSections } from '#domain/settings/site-settings.ts';
import type { Log } from '../../runtime/logger.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { putNew, putVersion } from '../../runtime/table/writes.ts';
import { SectionItem, type SectionState, sectionHistoryKey, sectionKey } from './settings-items.ts';

/** The current state of every section. */
type Sections = { readonly [Section in SettingSection]: SectionState<Section> };

/** The values of all sections, without their versions. */
export const valuesOf = (
  sections: Sections,
): { readonly [Section in SettingSection]: SettingValue<Section> } =>
  Object.fromEntries(Object.entries(sections).map(([section, { value }]) => [section, value])) as {
    [Section in SettingSection]: SettingValue<Section>;
  };

const sectionNames = Object.keys(settingSections) as SettingSection[];

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
