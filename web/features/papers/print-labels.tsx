import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useIssue } from './use-papers.ts';

/** One press that prints the labels of a shipment, all of them or those of some pieces. */
export const PrintLabels = ({
  number,
  pieces,
  children,
}: {
  readonly number: string;
  /** All unless given. */
  readonly pieces?: readonly number[] | undefined;
  readonly children: string;
}) => {
  const issue = useIssue(`shipment:${number}`);
  const wanted = { kind: 'LABELS', format: 'pdf' } as const;
  return (
    <>
      <Button
        look="plain"
        wide
        className="min-h-14 text-lg"
        busy={issue.isPending}
        onClick={() => issue.mutate({ ...wanted, ...(pieces === undefined ? {} : { pieces }) })}
      >
        {children}
      </Button>
      {issue.isError ? <Alert title="Not printed">{messageOf(issue.error)}</Alert> : null}
    </>
  );
};
