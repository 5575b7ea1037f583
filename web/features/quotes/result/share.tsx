import { useState } from 'react';
import { type DestinationCode, destinations } from '#domain/kernel/destinations.ts';
import { type Cents, dollars } from '#domain/kernel/money.ts';
import { actionClass, Button } from '#web/ui/button.tsx';

type Copied = 'no' | 'yes' | 'refused';

/** Gives the estimate to others: a link, a message on WhatsApp, or paper. */
export const Share = ({
  path,
  to,
  total,
}: {
  readonly path: string;
  readonly to: DestinationCode;
  readonly total: Cents;
}) => {
  const [copied, setCopied] = useState<{ readonly path: string; readonly how: Copied }>({ path, how: 'no' });
  const how = copied.path === path ? copied.how : 'no';
  const link = `${location.origin}${path}`;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied({ path, how: 'yes' }),
      () => setCopied({ path, how: 'refused' }),
    );
  const message = `Air cargo to ${destinations[to].country}: ${dollars(total)}. ${link}`;
  return (
    <div className="grid gap-1 print:hidden">
      <div className="-mx-3 flex flex-wrap">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          rel="noopener"
          className={actionClass({ look: 'quiet' })}
        >
          Share with family
        </a>
        <Button look="quiet" onClick={() => void copy()}>
          Copy link
        </Button>
        <Button look="quiet" onClick={() => print()}>
          Print
        </Button>
      </div>
      <p role="status" className="text-sm">
        {how === 'yes' ? 'The link is copied. Whoever opens it sees this price.' : null}
        {how === 'refused' ? `Your browser did not let us copy. The link: ${link}` : null}
      </p>
    </div>
  );
};
