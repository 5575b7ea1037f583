import type { AllSettings, Remark } from '#domain/settings/checks/remark.ts';
import type { SettingSection } from '#domain/settings/site-settings.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useRemarks } from './use-remarks.ts';

/** Things that do not fit each other, one line each. Nothing when everything fits. */
export const RemarkList = ({
  title,
  remarks,
}: {
  readonly title: string;
  readonly remarks: readonly Remark[];
}) =>
  remarks.length === 0 ? null : (
    <Alert kind="warning" title={title}>
      <ul className={remarks.length > 1 ? 'list-disc ps-5' : ''}>
        {remarks.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  );

interface Props {
  readonly section: SettingSection;
  readonly settings: AllSettings;
}

/** What does not fit as it is saved, above the fields. */
export const SavedRemarks = ({ section, settings }: Props) => (
  <RemarkList title="Please check" remarks={useRemarks(section, settings).before} />
);

/** What the unsaved changes make odd, beside the button that saves them. */
export const NewRemarks = ({ section, settings }: Props) => {
  const { added } = useRemarks(section, settings);
  if (added.length === 0) return null;
  return (
    // The bar must leave room for the fields on a phone. Browsers let the keyboard scroll a box that has nothing to focus.
    <section aria-label="To check" tabIndex={-1} className="max-h-[28svh] overflow-y-auto">
      <RemarkList
        title={
          added.some(({ wrong }) => wrong) ? 'This cannot be saved yet' : 'Before you save, please check'
        }
        remarks={added}
      />
    </section>
  );
};
