import type { SettingChange } from '#domain/settings/history/setting-changes.ts';
import type { SettingSection } from '#domain/settings/site-settings.ts';
import { changeLines } from './change-words.ts';

/** What changed in a section, one line for each field. */
export const Changes = ({
  section,
  changes,
}: {
  readonly section: SettingSection;
  readonly changes: readonly SettingChange[];
}) => {
  const lines = changeLines(section, changes);
  if (lines.length === 0) return <p className="text-ink-soft">Nothing that today’s settings still have.</p>;
  return (
    <ul className="grid gap-1">
      {lines.map(({ label, words }) => (
        <li key={`${label} ${words}`} className="break-words">
          <span className="font-semibold">{label}:</span> {words}
        </li>
      ))}
    </ul>
  );
};
