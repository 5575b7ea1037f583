import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationForm } from '#domain/identity/registration.ts';
import { loadDraft, saveDraft } from './draft-store.ts';

/** This browser's unfinished registration, read once when the page opens. */
export const useStoredDraft = () => useState(loadDraft)[0];

/** Restores the sealed passwords into the form, and saves the form as a draft on every change while `active`. */
export const useDraftOf = (
  form: UseFormReturn<RegistrationForm>,
  draft: ReturnType<typeof loadDraft>,
  active: boolean,
): void => {
  useEffect(() => {
    if (!active) return;
    let stop: (() => void) | undefined;
    let wanted = true;
    const follow = async () => {
      const secrets = await draft?.secrets;
      if (!wanted) return;
      // What someone has typed meanwhile is newer than the stored value.
      for (const field of ['password', 'confirmPassword'] as const)
        if (secrets && !form.getValues(field)) form.setValue(field, secrets[field]);
      // Typed before this code was loaded.
      if (form.getValues('email') !== (draft?.form.email ?? '')) void saveDraft(form.getValues());
      // Not earlier: a save without the passwords would delete the stored ones.
      stop = form.subscribe({
        formState: { values: true },
        callback: () => void saveDraft(form.getValues()),
      });
    };
    void follow();
    return () => {
      wanted = false;
      stop?.();
    };
  }, [draft, form, active]);
};
