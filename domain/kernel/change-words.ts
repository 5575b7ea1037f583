/** A field that changed, with its values as people read them. Both are absent where only its name may be told. */
export interface FieldChange {
  readonly field: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** What became of a value: `600-0142 → 600-0199`, the new one alone where there was none, and `changed` where neither is told. */
export const changeWords = ({ before, after }: Omit<FieldChange, 'field'>): string => {
  if (before === undefined && after === undefined) return 'changed';
  const now = after ?? 'none';
  return before === undefined ? now : `${before} → ${now}`;
};
