import type { PostText } from '#domain/blog/text/post-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { isUnsaved } from '../saving/autosave.ts';
import type { Saver, Saving } from '../saving/saver.ts';
import { Conflict, NewerText } from './conflict.tsx';
import { useNewerText } from './use-newer-text.ts';
import { useOtherText } from './use-other-text.ts';

/** The whole would be removed, which somebody has to want. */
const EmptyQuestion = ({
  onEmpty,
  onBack,
}: {
  readonly onEmpty: () => void;
  readonly onBack: () => void;
}) => (
  <Alert
    kind="warning"
    title="Remove the whole text?"
    actions={
      <>
        <Button look="plain" onClick={onBack}>
          Bring the text back
        </Button>
        <Button look="danger" onClick={onEmpty}>
          Remove it
        </Button>
      </>
    }
  >
    Nothing is left of the text. The saved text stays until you decide.
  </Alert>
);

interface NoticesProps {
  readonly id: string;
  /** When the text was typed that this device had and the server had not. */
  readonly found: string | undefined;
  readonly saver: Saver;
  readonly saving: Saving;
  readonly text: PostText;
  /** Shows another text in the editor. */
  readonly onText: (text: PostText) => void;
}

/** What somebody should know or decide about the text before they go on. */
export const Notices = ({ id, found, saver, saving, text, onText }: NoticesProps) => {
  const other = useOtherText(id, saver, onText);
  const newer = useNewerText(id, saving.now);
  const { theirs, empties, safe } = saving.now;
  const bringBack = () => {
    const whole = { ...text, lead: safe.lead, body: safe.body };
    onText(whole);
    saver.type(whole);
  };
  return (
    <>
      {found ? (
        <Alert kind="info">
          You typed this on this device <Instant at={found} />, and it was not saved then. It is here again.
        </Alert>
      ) : null}
      {theirs ? (
        <Conflict
          saved={theirs.saved}
          busy={other.busy}
          failure={other.failure}
          onTheirs={() => void other.takeTheirs()}
          onMine={() => void other.takeMine()}
        />
      ) : null}
      {newer && !isUnsaved(saving.now) ? <NewerText saved={newer} onLoad={() => other.show(newer)} /> : null}
      {empties === 'asked' ? <EmptyQuestion onEmpty={saver.empty} onBack={bringBack} /> : null}
    </>
  );
};
