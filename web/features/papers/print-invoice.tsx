import { type PaperOf, paperRules } from '#domain/papers/paper.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { usePrintInvoice } from './use-papers.ts';

/** Opens an invoice as a PDF in a new tab, to be printed or saved there, and the receipt where something was paid. */
export const PrintInvoice = ({ number, isPaid }: { readonly number: string; readonly isPaid: boolean }) => {
  const print = usePrintInvoice(number);
  const kinds: readonly PaperOf<'invoice'>[] = isPaid ? ['INVOICE', 'PAYMENT_RECEIPT'] : ['INVOICE'];
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap gap-3">
        {kinds.map((kind) => (
          <Button
            key={kind}
            look="plain"
            busy={print.isPending && print.variables.kind === kind}
            onClick={() => print.mutate({ kind, format: 'pdf' })}
          >
            {paperRules(kind).title} (PDF)
          </Button>
        ))}
      </div>
      {print.isError ? <Alert title="Not opened">{messageOf(print.error)}</Alert> : null}
    </div>
  );
};
