import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';

/** Gives the page to others: with the phone's own menu, or as a link to paste. Also prints it. */
export const Share = ({ number }: { readonly number: string }) => {
  const [copied, setCopied] = useState<'yes' | 'refused'>();
  const link = `${location.origin}/tracking?number=${number}`;
  const share = async (): Promise<void> => {
    if (navigator.share) {
      // Somebody may close the menu, which is no failure.
      await navigator.share({ url: link }).catch(() => undefined);
      return;
    }
    setCopied((await copyText(link)) ? 'yes' : 'refused');
  };
  return (
    <>
      <Button look="quiet" onClick={() => void share()} className="print:hidden">
        Share
      </Button>
      <Button look="quiet" onClick={() => print()} className="print:hidden">
        Print
      </Button>
      <p role="status" className="w-full text-sm empty:hidden print:hidden">
        {copied === 'yes' ? 'The link is copied. Whoever opens it can follow this shipment.' : null}
        {copied === 'refused' ? `Your browser did not let us copy. The link: ${link}` : null}
      </p>
    </>
  );
};
