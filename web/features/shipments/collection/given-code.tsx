import { phoneKey } from '#domain/shipments/form/people.ts';
import { codeMessage } from '#domain/shipments/handover/code-message.ts';
import { spacedCode } from '#domain/shipments/handover/who-collects.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { HandOn } from '#web/link-page/hand-on.tsx';
import { SendByWhatsApp } from '#web/link-page/send-by-whatsapp.tsx';
import { useSiteSettings } from '#web/session/site-settings.ts';

/** A new code, which is shown only now, with the ways to send it to the receiver. */
export const GivenCode = ({
  shipment: { number, to, consignee },
  code,
}: {
  readonly shipment: Pick<Shipment, 'number' | 'to' | 'consignee'>;
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
        <SendByWhatsApp text={text} phone={phoneKey(consignee, to)} />
      </HandOn>
    </div>
  );
};
