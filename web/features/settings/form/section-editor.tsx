import type { ReactNode } from 'react';
import { settingChanges } from '#domain/settings/history/setting-changes.ts';
import type { SettingSection } from '#domain/settings/site-settings.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure, FormFrame } from '#web/ui/forms/submission-form.tsx';
import { ConflictNotice } from '#web/ui/forms/versioned/conflict-notice.tsx';
import { LeaveGuard } from '#web/ui/forms/versioned/leave-guard.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { formLayout } from '../fields/field-group.tsx';
import { Changes } from '../history/changes.tsx';
import { SectionHistory } from '../history/section-history.tsx';
import { isOnPages } from '../parts.ts';
import { PreviewPages } from '../preview/preview.tsx';
import type { Settings, Shown } from '../use-settings.ts';
import { BroughtBack } from './brought-back.tsx';
import { NewRemarks, SavedRemarks } from './remark-list.tsx';
import { type SeenOn, toastSaved } from './saved-toast.tsx';
import { useBy } from './use-by.ts';
import { useAllSettings } from './use-remarks.ts';
import { useSectionForm } from './use-section-form.ts';

/** When something was changed last, and by whom. */
const LastChange = ({ at, by }: { readonly at: string | undefined; readonly by: string | undefined }) => {
  const named = useBy([by]);
  return (
    <p className="text-sm text-ink-soft">
      {at === undefined ? (
        'Not edited yet: default values.'
      ) : (
        <>
          Changed <Instant at={at} /> {named(by)}
        </>
      )}
    </p>
  );
};

/** One section of the settings: its fields, the last change, and the save bar. */
export const SectionEditor = <Section extends SettingSection>({
  section,
  settings,
  seenOn,
  children,
}: {
  readonly section: Section;
  readonly settings: Settings;
  /** The public page that shows it. */
  readonly seenOn: SeenOn;
  readonly children: ReactNode;
}) => {
  const ownId = useOwnId();
  const all = useAllSettings(settings);
  const {
    form,
    submission,
    changed,
    base,
    conflict,
    loadTheirs,
    discard,
    broughtBack,
    bringBack,
    readTyped,
  } = useSectionForm({
    section,
    shown: settings[section] as Shown<Section>,
    savedBy: ownId,
    onSaved: () => toastSaved(seenOn),
  });
  const { busy, failure } = submission;
  return (
    <>
      <LeaveGuard when={changed && !busy} />
      <FormFrame form={form} submission={submission} className={formLayout}>
        {broughtBack ? (
          <BroughtBack
            key={broughtBack.version}
            title={`Version ${broughtBack.version} is in the form, not saved yet`}
          >
            <p className="mb-2">Check it, then save. This is what would change:</p>
            <Changes section={section} changes={settingChanges(base.value, broughtBack.value)} />
          </BroughtBack>
        ) : null}
        <SavedRemarks section={section} settings={all} />
        <fieldset disabled={busy} className="grid min-w-0 gap-8">
          {children}
        </fieldset>
        <div className="sticky bottom-0 z-10 grid gap-3 border-t-[1.5px] border-ink bg-paper py-3">
          <NewRemarks section={section} settings={all} />
          <Failure message={failure} />
          <ConflictNotice conflict={conflict} loadTheirs={loadTheirs} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={busy} busyText="Saving..." disabled={!changed}>
                Save
              </Button>
              {changed ? (
                <Button look="plain" disabled={busy} onClick={discard}>
                  Undo my changes
                </Button>
              ) : null}
              {changed && isOnPages(section) ? (
                <PreviewPages key={base.version} readChange={readTyped} disabled={busy} />
              ) : null}
            </div>
            <LastChange at={base.changedAt} by={base.changedBy} />
          </div>
        </div>
      </FormFrame>
      <SectionHistory section={section} current={base.version} hasChanges={changed} onBringBack={bringBack} />
    </>
  );
};
