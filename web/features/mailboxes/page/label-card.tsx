import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { addressLines, virtualAddress } from '#domain/mailboxes/virtual-address.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Card } from '#web/ui/layout/card.tsx';

const copy = async (lines: readonly string[]): Promise<void> => {
  try {
    await navigator.clipboard.writeText(lines.join('\n'));
    toast.success('Address copied to clipboard');
  } catch {
    toast.error('Could not copy address. Please copy it manually.');
  }
};

/** The address of the mailbox as it is on a parcel, to copy and to print. In print the label is alone on its sheet. */
export const LabelCard = ({ mailbox: { ownerName, number } }: { readonly mailbox: Mailbox }) => {
  const brand = useBrand();
  const lines = addressLines(virtualAddress(brand, { name: ownerName, mailboxNumber: number }));
  return (
    <Card
      caption="Label"
      title="U.S. address"
      foot={
        <>
          <Button look="plain" onClick={() => void copy(lines)}>
            Copy Address
          </Button>
          <Button look="plain" onClick={() => window.print()}>
            Print label
          </Button>
        </>
      }
    >
      <div className="print-alone">
        <p className="label-number hidden font-mono print:block">{number}</p>
        <address className="whitespace-pre-line wrap-anywhere font-mono text-lg not-italic">
          {lines.join('\n')}
        </address>
      </div>
    </Card>
  );
};
