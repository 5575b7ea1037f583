import { useState } from 'react';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import type { SavedText } from '#domain/blog/text/saving.ts';
import { messageOf } from '#web/api/api-error.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { usePostChange } from '../use-posts.ts';

/** What to do after a refusal: the text that somebody saved meanwhile is on the screen by then. */
const failureWords = (error: Error): string =>
  refusalIn(error, blogEndpoints.restore)?.code === 'TEXT_CHANGED'
    ? 'Someone saved the text just now, and it was not replaced. Close this, compare again, then decide.'
    : messageOf(error);

/** Makes a version the text again, after one question. */
export const RestoreVersion = ({
  id,
  version,
  saved: { revision },
  onRestored,
}: {
  readonly id: string;
  readonly version: string;
  readonly saved: SavedText;
  readonly onRestored: () => void;
}) => {
  const restore = usePostChange(blogEndpoints.restore);
  // One window for each time that somebody looks at a version: sent again after a lost answer, it is restored once.
  const [window] = useState(uuidV7);
  const send = (close: () => void): void =>
    restore.mutate(
      { params: { id, version }, body: { revision, window } },
      {
        onSuccess: () => {
          close();
          toast.success('Restored. What it was before is a version too');
          onRestored();
        },
      },
    );
  return (
    <AskFirst title="Restore this version?" button="Restore this version" look="plain">
      {(close) => (
        <div className="grid gap-4">
          <p>It becomes the text. The text as it is now is kept as a version, so you can go back to it.</p>
          {restore.error ? <Alert title="Not restored">{failureWords(restore.error)}</Alert> : null}
          <Button className="justify-self-start" busy={restore.isPending} onClick={() => send(close)}>
            Restore it
          </Button>
        </div>
      )}
    </AskFirst>
  );
};
