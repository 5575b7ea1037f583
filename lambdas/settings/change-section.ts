import { isDeepStrictEqual } from 'node:util';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { SettingSection, SettingValue } from '#domain/settings/site-settings.ts';
import { compose } from '#events/envelope.ts';
import { SettingsChangedV1 } from '#events/settings/settings-changed.v1.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { SectionStore } from './store/section-store.ts';

export interface ChangeSectionDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly sections: Pick<SectionStore, 'read' | 'save'>;
}

/** A new value for a section, with the version that the person saw. */
interface SectionChange<Section extends SettingSection> {
  readonly body: { readonly version: number; readonly value: SettingValue<Section> };
  readonly caller: Caller;
  readonly correlationId: string;
}

type SectionChanged = Result<{ version: number }, 'SETTINGS_CHANGED'>;

/** The refusal when another version was saved in between, for sections and for rate cards. */
export const somebodyElseChanged = () =>
  refuse(
    'SETTINGS_CHANGED',
    'Someone else has changed this since you opened it. Look at their version, then save yours again.',
  );

/**
 * Saves a section with its history and the event (optimistic lock on the version that the person saw). Saving the same
 * value again changes nothing, so a request can be repeated when its answer was lost.
 */
export const changeSection =
  <Section extends SettingSection>(section: Section, { sections, clock, newId }: ChangeSectionDeps) =>
  async ({ body, caller, correlationId }: SectionChange<Section>): Promise<SectionChanged> => {
    const current = await sections.read(section);
    if (isDeepStrictEqual(current.value, body.value)) return ok({ version: current.version });
    if (current.version !== body.version) return somebodyElseChanged();
    const next = {
      value: body.value,
      version: current.version + 1,
      changedAt: clock().toISOString(),
      changedBy: caller.userId,
    };
    const { version, changedAt, changedBy } = next;
    const data = { part: section, version, changedAt, changedBy };
    const event = compose(
      SettingsChangedV1,
      { subject: section, version, at: changedAt, data },
      { newId, correlationId },
    );
    return (await sections.save(section, next, event)) ? ok({ version }) : somebodyElseChanged();
  };
