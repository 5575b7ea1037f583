import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';

const outcomes = {
  yes: 'The link is copied.',
  refused: 'Your browser did not let us copy. Mark the link and copy it.',
} as const;

/** A new link, which can be copied or given to another app now and never again. */
export const MadeLink = ({
  link,
  words,
}: {
  readonly link: string;
  /** To whom it should be sent. */
  readonly words: string;
}) => {
  const [copied, setCopied] = useState<keyof typeof outcomes>();
  return (
    <div className="grid justify-items-start gap-2 rounded-label border-[1.5px] border-ink bg-sheet p-4">
      <p className="max-w-full break-all font-mono text-sm">{link}</p>
      <p>{words}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyText(link).then((done) => setCopied(done ? 'yes' : 'refused'))}>
          Copy the link
        </Button>
        {'share' in navigator ? (
          // Somebody may close the menu, which is no failure.
          <Button look="plain" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
            Share it
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {copied === undefined ? null : outcomes[copied]}
      </p>
    </div>
  );
};
