import { codeMessage } from '#domain/shipments/handover/code-message.ts';
import { spacedCode } from '#domain/shipments/handover/who-collects.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { HandOn } from '#web/link-page/hand-on.tsx';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { actionClass } from '#web/ui/button.tsx';

/** A new code, which is shown only now, with the ways to send it to the receiver. */
export const GivenCode = ({
  shipment: { number, to },
  code,
}: {
  readonly shipment: Pick<Shipment, 'number' | 'to'>;
  readonly code: string;
}) => {
  const { destinations } = useSiteSettings().capabilities;
  const text = codeMessage({ number, to, code }, destinations[to].collectAt);
  return (
    <div className="grid justify-items-start gap-2 rounded-label border-[1.5px] border-ink bg-sheet p-4">
      <div role="status" className="grid gap-2">
        <p className="label-caption">The code</p>
        <p className="font-mono text-4xl">{spacedCode(code)}</p>
        <p>
          It is shown only now. Send it to the receiver and to nobody else: the counter hands the goods to
          whoever has it.
        </p>
      </div>
      <HandOn
        copied={{
          text,
          label: 'Copy',
          done: 'Copied: the code, the counter with its hours, and what to bring.',
          refused: 'Your browser did not let us copy. Mark the code and copy it.',
        }}
        shared={{ text }}
      >
        {/* In a tab of its own: back on this page, the code would be gone. */}
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          rel="noopener"
          target="_blank"
          className={actionClass({ look: 'primary' })}
        >
          Send by WhatsApp
        </a>
      </HandOn>
    </div>
  );
};
