import { useEffect, useRef, useState } from 'react';
import type { PostText } from '#domain/blog/text/post-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ShownText } from '../../text/shown-text.tsx';

const PreviewDialog = ({ text, onClose }: { readonly text: PostText; readonly onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label="Preview"
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(60rem,calc(100vw-2rem))] overflow-auto rounded-label border-[1.5px] border-ink bg-paper p-4 text-ink backdrop:bg-night/60 sm:p-8"
    >
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">As readers would see it now.</p>
        <Button look="plain" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
      <ShownText text={text} />
    </dialog>
  );
};

/** Shows the text as it is typed by the components of the site, with the figures of today. */
export const Preview = ({ text }: { readonly text: PostText }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="plain" className="justify-self-start" onClick={() => setOpen(true)}>
        Preview
      </Button>
      {isOpen ? <PreviewDialog text={text} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
