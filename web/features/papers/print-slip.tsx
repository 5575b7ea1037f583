import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useIssue } from './use-papers.ts';

/** One press that prints what the sender of a shipment has to do now, for somebody without an e-mail address. */
export const PrintSlip = ({ number }: { readonly number: string }) => {
  const issue = useIssue(`shipment:${number}`);
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        look="plain"
        busy={issue.isPending}
        onClick={() => issue.mutate({ kind: 'SLIP', format: 'pdf' })}
      >
        Print a slip for the sender
      </Button>
      <p className="text-sm text-ink-soft">
        What they do now, as the letters say it. For people without e-mail.
      </p>
      {issue.isError ? <Alert title="Not printed">{messageOf(issue.error)}</Alert> : null}
    </div>
  );
};
