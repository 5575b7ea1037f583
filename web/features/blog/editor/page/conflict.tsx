import type { SavedText } from '#domain/blog/text/saving.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { ShownText } from '../../text/shown-text.tsx';
import { useWriters } from '../../use-writers.ts';

const useWho = ({ by }: SavedText): string => useWriters([by])(by);

/** The text that somebody else saved, to read before one decides. */
const TheirText = ({ saved: { text } }: { readonly saved: SavedText }) => (
  <details className="mt-2">
    <summary className="cursor-pointer font-semibold">Read the other text</summary>
    <div className="mt-2 max-h-96 overflow-auto rounded-label border border-rule bg-sheet p-3">
      <ShownText text={text} />
    </div>
  </details>
);

/** Somebody saved in another window while this one had something else. Both texts are safe; this asks which one goes on. */
export const Conflict = ({
  saved,
  busy,
  failure,
  onTheirs,
  onMine,
}: {
  readonly saved: SavedText;
  readonly busy: boolean;
  readonly failure: string;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}) => (
  <Alert
    kind="warning"
    title="The post was changed in another window"
    actions={
      <>
        <Button look="plain" disabled={busy} onClick={onTheirs}>
          Go on with the other text
        </Button>
        <Button look="plain" disabled={busy} onClick={onMine}>
          Use my text
        </Button>
      </>
    }
  >
    <p>
      {useWho(saved)} saved it <Instant at={saved.at} />. What you typed here is kept as a version. Neither
      text is lost, whichever you choose.
    </p>
    {failure ? <p className="font-semibold text-wrong">{failure}</p> : null}
    <TheirText saved={saved} />
  </Alert>
);

/** Somebody saved in another window, and nothing was typed here since. */
export const NewerText = ({ saved, onLoad }: { readonly saved: SavedText; readonly onLoad: () => void }) => (
  <Alert
    kind="info"
    title="There is a newer text"
    actions={
      <Button look="plain" onClick={onLoad}>
        Show the newer text
      </Button>
    }
  >
    {useWho(saved)} saved it <Instant at={saved.at} /> in another window. If you type here now, your text
    becomes a version beside it.
  </Alert>
);
