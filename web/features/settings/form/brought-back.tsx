import { useEffect, useRef } from 'react';
import type { SettingChange } from '#domain/settings/history/setting-changes.ts';
import type { SettingSection } from '#domain/settings/site-settings.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { changeLines } from '../history/change-words.ts';

/** What changed in a section, one line for each field. */
const Changes = ({
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

/** Says that the form is filled with an old version, and what saving it would change. It takes the focus. */
export const BroughtBack = ({
  section,
  version,
  changes,
}: {
  readonly section: SettingSection;
  readonly version: number;
  readonly changes: readonly SettingChange[];
}) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-32">
      <Alert kind="info" title={`Version ${version} is in the form, not saved yet`}>
        <p className="mb-2">Check it, then save. This is what would change:</p>
        <Changes section={section} changes={changes} />
      </Alert>
    </div>
  );
};
