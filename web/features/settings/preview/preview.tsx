import type { SitePath } from '#domain/kernel/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { pageWords } from './page-words.ts';
import { type PreviewChange, usePreview } from './use-preview.ts';

const Pages = ({
  paths,
  busy,
  onOpen,
}: {
  readonly paths: readonly SitePath[];
  readonly busy: boolean;
  readonly onOpen: (path: SitePath) => void;
}) =>
  paths.length === 0 ? (
    <p>No public page changes.</p>
  ) : (
    <>
      <p>
        {paths.length === 1 ? 'One page changes.' : `${paths.length} pages change.`} Open one in a new tab.
        Nothing is saved by that.
      </p>
      <ul className="mt-2 flex max-h-44 flex-wrap gap-2 overflow-y-auto">
        {paths.map((path) => (
          <li key={path}>
            <Button look="plain" disabled={busy} onClick={() => onOpen(path)}>
              {pageWords(path)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );

/** Shows the public pages as they would be with what is typed, before it is saved. */
export const PreviewPages = ({
  readChange,
  disabled,
}: {
  /** The typed values; undefined if a field is wrong, which the form shows then. */
  readonly readChange: () => Promise<PreviewChange | undefined>;
  readonly disabled?: boolean;
}) => {
  const { changed, busy, failure, list, open, close } = usePreview(readChange);
  return (
    <>
      <Button
        look="plain"
        busy={busy}
        busyText="Preparing..."
        disabled={disabled}
        onClick={() => (changed === undefined ? void list() : close())}
      >
        {changed === undefined ? 'Preview the pages' : 'Close the preview'}
      </Button>
      {failure ? (
        <div className="w-full">
          <Alert>{failure}</Alert>
        </div>
      ) : null}
      {changed === undefined ? null : (
        <div className="w-full">
          <Alert kind="info" title="As the site would look">
            <Pages paths={changed} busy={busy} onOpen={(path) => void open(path)} />
          </Alert>
        </div>
      )}
    </>
  );
};
