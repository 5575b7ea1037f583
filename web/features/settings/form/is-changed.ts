/**
 * Whether any field differs from what was loaded, by the form's record of its dirty fields. The form's own `isDirty` also
 * takes an optional field that is there but empty for a change.
 */
export const isChanged = (dirty: unknown): boolean => {
  if (typeof dirty === 'object' && dirty !== null) return Object.values(dirty).some(isChanged);
  return dirty === true;
};
