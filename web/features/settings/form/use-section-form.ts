import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { HistoryEntry } from '#domain/settings/endpoints.ts';
import { type SettingSection, type SettingValue, savedSections } from '#domain/settings/site-settings.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { showProblems, useSubmission } from '#web/ui/forms/use-submission.ts';
import { useVersionedForm } from '#web/ui/forms/versioned/use-versioned-form.ts';
import type { PreviewChange } from '../preview/use-preview.ts';
import { type Shown, useFreshSettings, useSaveSection } from '../use-settings.ts';
import { problemsBelow, wordsFor } from './problems.ts';

interface Plan<Section extends SettingSection> {
  readonly section: Section;
  readonly shown: Shown<Section>;
  readonly savedBy: string;
  readonly onSaved: () => void;
}

/** One section as a form: validated by its schema, saved with an optimistic lock, rebased on somebody else's change. */
export const useSectionForm = <Section extends SettingSection>({
  section,
  shown,
  savedBy,
  onSaved,
}: Plan<Section>) => {
  type Value = SettingValue<Section> & FieldValues;
  const schema = savedSections[section] as unknown as z.ZodMiniType<Value, Value>;
  const save = useSaveSection(section, savedBy);
  const fresh = useFreshSettings();
  const form = useSchemaForm<Value>({ schema, words: wordsFor, defaultValues: shown.value as Value });
  const versioned = useVersionedForm(form, {
    shown: shown as Shown<Section> & { readonly value: Value },
    fetchNewest: async () => (await fresh())[section] as Shown<Section> & { readonly value: Value },
  });
  const submission = useSubmission(form, {
    send: async (value) => {
      const { version } = await save.mutateAsync({ version: versioned.base.version, value });
      versioned.begin({ value, version, changedAt: new Date().toISOString(), changedBy: savedBy });
      onSaved();
    },
    explain: (thrown) => {
      if (!(thrown instanceof ApiError)) return messageOf(thrown);
      if (thrown.code === 'SETTINGS_CHANGED') {
        versioned.refused();
        return '';
      }
      showProblems(form, problemsBelow('value', thrown.problem.fields));
      return messageOf(thrown);
    },
  });
  const [broughtBack, setBroughtBack] = useState<HistoryEntry>();
  return {
    form,
    submission,
    ...versioned,
    /** The old version that the form was filled with, until it is saved or undone. */
    broughtBack: versioned.changed ? broughtBack : undefined,
    /** What is typed, for a preview. Undefined if a field is wrong: then the form shows which. */
    readTyped: async (): Promise<PreviewChange | undefined> =>
      (await form.trigger(undefined, { shouldFocus: true }))
        ? ({ part: section, value: schema.parse(form.getValues()) } as unknown as PreviewChange)
        : undefined,
    /** Fills the form with an old version. It is saved like any other change, on the version that was shown. */
    bringBack: (entry: HistoryEntry): void => {
      form.reset(entry.value as Value, { keepDefaultValues: true });
      setBroughtBack(entry);
    },
  };
};
