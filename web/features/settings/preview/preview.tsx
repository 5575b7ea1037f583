import { useEffect, useRef } from 'react';
import type { SitePath } from '#domain/kernel/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { pageWords } from './page-words.ts';
import { type PreviewChange, usePreview } from './use-preview.ts';

const countWords = ({ length }: readonly SitePath[]): string => {
  if (length === 0) return 'No public page changes.';
  const changing = length === 1 ? 'One page changes.' : `${length} pages change.`;
  return `${changing} Open one to see it as it would look. Nothing is saved.`;
};

/** The pages that would change, each with a button that opens it in a new tab. */
const PagesDialog = ({
  paths,
  busy,
  failure,
  onOpen,
  onClose,
}: {
  readonly paths: readonly SitePath[];
  readonly busy: boolean;
  readonly failure: string;
  readonly onOpen: (path: SitePath) => void;
  readonly onClose: () => void;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="preview-title"
      onClose={onClose}
      className="m-auto w-[min(40rem,calc(100vw-2rem))] rounded-label border-[1.5px] border-ink bg-sheet p-6 text-ink backdrop:bg-night/60"
    >
      <h2 id="preview-title" className="text-2xl">
        Preview
      </h2>
      <p className="mt-2">{countWords(paths)}</p>
      {failure ? <Alert className="mt-4">{failure}</Alert> : null}
      <ul className="mt-4 flex flex-wrap gap-2">
        {paths.map((path) => (
          <li key={path}>
            <Button look="plain" disabled={busy} onClick={() => onOpen(path)}>
              {pageWords(path)}
            </Button>
          </li>
        ))}
      </ul>
      <Button className="mt-6" onClick={() => dialog.current?.close()}>
        Close
      </Button>
    </dialog>
  );
};

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
        onClick={() => void list()}
      >
        Preview the pages
      </Button>
      {failure && changed === undefined ? <Alert className="w-full">{failure}</Alert> : null}
      {changed === undefined ? null : (
        <PagesDialog
          paths={changed}
          busy={busy}
          failure={failure}
          onOpen={(path) => void open(path)}
          onClose={close}
        />
      )}
    </>
  );
};
