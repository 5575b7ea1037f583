import type { Shipment } from '#domain/shipments/shipment.ts';
import { AskDialog } from '#web/ui/asking/ask-dialog.tsx';
import { Told } from '#web/ui/asking/told.tsx';
import { Button } from '#web/ui/button.tsx';
import { senderOf } from './sender-of.ts';
import type { AskedChange } from './use-asked-change.ts';
import { WaysOut } from './ways-out.tsx';

/** The dialog before a change of one shipment: what the sender will read, and the two ways out. */
export const AskedDialog = ({
  title,
  press,
  change: { question, isSending, refusal },
  shipment,
}: {
  readonly title: string;
  /** Text of the button that does it. */
  readonly press: string;
  readonly change: AskedChange;
  readonly shipment: Shipment;
}) => (
  <AskDialog title={title} isOpen={question !== undefined} onClose={() => question?.stop()}>
    {question ? (
      <div className="grid gap-4">
        <Told people={question.known.people} news={question.known.news} of={senderOf(shipment)} />
        <WaysOut refusal={refusal} isSending={isSending} onStop={question.stop}>
          <Button busy={isSending} busyText="Recording..." onClick={question.send}>
            {press}
          </Button>
        </WaysOut>
      </div>
    ) : null}
  </AskDialog>
);
