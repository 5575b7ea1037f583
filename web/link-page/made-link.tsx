import { HandOn } from './hand-on.tsx';

/** A new link, which can be copied or given to another app now and never again. */
export const MadeLink = ({
  link,
  words,
}: {
  readonly link: string;
  /** To whom it should be sent. */
  readonly words: string;
}) => (
  <div className="grid justify-items-start gap-2 rounded-label border-[1.5px] border-ink bg-sheet p-4">
    <p className="max-w-full break-all font-mono text-sm">{link}</p>
    <p>{words}</p>
    <HandOn
      copied={{
        text: link,
        label: 'Copy the link',
        done: 'The link is copied.',
        refused: 'Your browser did not let us copy. Mark the link and copy it.',
      }}
      shared={{ url: link }}
    />
  </div>
);
