import { useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { type SettingSection, type SettingValue, settingSections } from '#domain/settings/site-settings.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { showProblems, useSubmission } from '#web/ui/forms/use-submission.ts';
import { type Shown, useFreshSettings, useSaveSection } from '../use-settings.ts';
import { checked, problemsBelow } from './problems.ts';
import { type Clash, rebase } from './rebase.ts';

/** Where a form stands with what somebody else has saved: they were first, or theirs has been loaded under mine. */
export type Meeting =
  | { readonly state: 'refused' }
  | { readonly state: 'loaded'; readonly clashes: readonly Clash[] };

/**
 * Whether any field differs from what was loaded, by the form's record of its dirty fields. The form's own `isDirty` also
 * takes an optional field that is there but empty for a change.
 */
const anyDirty = (dirty: unknown): boolean =>
  typeof dirty === 'object' && dirty !== null ? Object.values(dirty).some(anyDirty) : dirty === true;

interface Plan<Section extends SettingSection> {
  readonly section: Section;
  readonly shown: Shown<Section>;
  readonly savedBy: string;
  readonly onSaved: () => void;
}

/** One section as a form: checked with its schema, saved on the version that was shown, put onto theirs when they were first. */
export const useSectionForm = <Section extends SettingSection>({
  section,
  shown,
  savedBy,
  onSaved,
}: Plan<Section>) => {
  type Values = SettingValue<Section> & FieldValues;
  const schema = settingSections[section] as unknown as z.ZodMiniType<SettingValue<Section>>;
  const [base, setBase] = useState(shown);
  const [meeting, setMeeting] = useState<Meeting>();
  const ready = useRef<SettingValue<Section>>(shown.value);
  const save = useSaveSection(section, savedBy);
  const fresh = useFreshSettings();
  const form: UseFormReturn<Values> = useForm<Values>({ defaultValues: base.value as DefaultValues<Values> });

  const submission = useSubmission(form, {
    problems: (values) => {
      const answer = checked(schema, values);
      if (!answer.ok) return answer.problems as Partial<Record<Path<Values>, string>>;
      ready.current = answer.value;
      return {};
    },
    send: async () => {
      const value = ready.current;
      const { version } = await save.mutateAsync({ version: base.version, value });
      form.reset(value as Values);
      setBase({ value, version, changedAt: new Date().toISOString(), changedBy: savedBy });
      setMeeting(undefined);
      onSaved();
    },
    explain: (thrown) => {
      if (!(thrown instanceof ApiError)) return messageOf(thrown);
      if (thrown.code === 'SETTINGS_CHANGED') {
        setMeeting({ state: 'refused' });
        return '';
      }
      showProblems(
        form,
        problemsBelow('value', thrown.problem.fields) as Partial<Record<Path<Values>, string>>,
      );
      return messageOf(thrown);
    },
  });

  const loadTheirs = async () => {
    const theirs = (await fresh())[section] as Shown<Section>;
    const { value, clashes } = rebase<SettingValue<Section>>(base.value, form.getValues(), theirs.value);
    form.reset(theirs.value as Values);
    form.reset(value as Values, { keepDefaultValues: true });
    setBase(theirs);
    setMeeting({ state: 'loaded', clashes });
  };
  const discard = () => {
    form.reset(base.value as Values);
    setMeeting(undefined);
  };
  const changed = anyDirty(form.formState.dirtyFields);
  return { form, submission, changed, base, meeting, loadTheirs, discard };
};
