import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../use-schema-form.ts';
import { type Clash, rebase } from './rebase.ts';

/** State of a form after a conflict: somebody else saved first, or their version has been loaded under mine. */
export type Conflict =
  | { readonly state: 'refused' }
  | { readonly state: 'loaded'; readonly clashes: readonly Clash[] };

/**
 * True when any field differs from the loaded version, by the form's dirty fields. The form's own `isDirty` also counts
 * an optional field that is present but empty.
 */
const anyDirty = (dirty: unknown): boolean =>
  typeof dirty === 'object' && dirty !== null ? Object.values(dirty).some(anyDirty) : dirty === true;

/**
 * A form over versioned data (optimistic lock): `base` is the version it was filled from and is saved against. When
 * somebody else has saved meanwhile, their version is loaded and the unsaved changes are applied to it.
 */
export const useVersionedForm = <Values extends FieldValues, Ready, Base extends { readonly value: Values }>(
  form: SchemaForm<Values, Ready>,
  { shown, fetchNewest }: { readonly shown: Base; readonly fetchNewest: () => Promise<Base> },
) => {
  const [base, setBase] = useState(shown);
  const [conflict, setConflict] = useState<Conflict>();
  /** Fills the form from a version: the one just saved, or theirs instead of mine. */
  const begin = (version: Base): void => {
    form.reset(version.value);
    setBase(version);
    setConflict(undefined);
  };
  const loadTheirs = async (): Promise<void> => {
    const theirs = await fetchNewest();
    const { value, clashes } = rebase(base.value, form.getValues(), theirs.value);
    form.reset(theirs.value);
    form.reset(value, { keepDefaultValues: true });
    setBase(theirs);
    setConflict({ state: 'loaded', clashes });
  };
  return {
    base,
    conflict,
    changed: anyDirty(form.formState.dirtyFields),
    begin,
    /** Reports that somebody else saved first. */
    refused: () => setConflict({ state: 'refused' }),
    loadTheirs,
    discard: () => begin(base),
  };
};
