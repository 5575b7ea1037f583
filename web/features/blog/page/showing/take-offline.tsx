import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';

/** Readers lose a page that others may have linked to, so it is asked first. */
export const TakeOffline = ({
  button,
  onTakeOffline,
}: {
  readonly button: string;
  readonly onTakeOffline: () => void;
}) => (
  <AskFirst title="Take this post offline?" button={button} look="plain">
    {(close) => (
      <div className="grid gap-4">
        <p>
          Its page and its old addresses answer “Page not found”, and it leaves the list, the feed and the
          site map. You can publish it again at the same address.
        </p>
        <Button
          className="justify-self-start"
          onClick={() => {
            close();
            onTakeOffline();
          }}
        >
          Take it offline
        </Button>
      </div>
    )}
  </AskFirst>
);
