import { messageOf } from '#web/api/api-error.ts';
import { AskDialog } from '#web/ui/asking/ask-dialog.tsx';
import { Told } from '#web/ui/asking/told.tsx';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import type { AskedChange } from './use-asked-change.ts';

/** The dialog before a change of one shipment: what the sender will read, and the two ways out. */
export const AskedDialog = ({
  title,
  press,
  change: { question, isSending, refusal },
}: {
  readonly title: string;
  /** Text of the button that does it. */
  readonly press: string;
  readonly change: AskedChange;
}) => (
  <AskDialog title={title} isOpen={question !== undefined} onClose={() => question?.stop()}>
    {question ? (
      <div className="grid gap-4">
        <Told people={question.told.people} news={question.told.news} />
        {refusal ? <Alert title="Not saved">{messageOf(refusal)}</Alert> : null}
        <div className="flex flex-wrap gap-2">
          <Button busy={isSending} busyText="Recording..." onClick={question.send}>
            {press}
          </Button>
          <Button look="plain" disabled={isSending} onClick={question.stop}>
            Not now
          </Button>
        </div>
      </div>
    ) : null}
  </AskDialog>
);
