import { useState } from 'react';
import { carrierName } from '#domain/parcels/tracking/parcel-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { tallyJobs } from '../jobs.ts';
import type { Bench } from '../use-bench.ts';
import { type Counted, CountForm } from './count-form.tsx';

/** The carrier's count, for whoever stands at the door. It is kept on the device as parcels are. */
export const AtDoor = ({ bench }: { readonly bench: Bench }) => {
  const [isOpen, setIsOpen] = useState(false);
  const note = async (counted: Counted): Promise<void> => {
    try {
      await bench.queue.add(...tallyJobs(counted));
      bench.atDoor(counted.carrier);
      setIsOpen(false);
      const damaged = counted.damaged > 0 ? `, ${counted.damaged} of them damaged` : '';
      bench.say({
        kind: 'note',
        words: `Noted: ${carrierName(counted.carrier)} brought ${counted.counted}${damaged}. You can sign.`,
      });
      scrollTo({ top: 0 });
    } catch {
      bench.fail('This browser could not keep the count. Free some space on this device and try again.');
    }
  };
  return (
    <Section title="At the door" className="min-w-0 space-y-3">
      {isOpen ? (
        <CountForm onCount={(counted) => void note(counted)} onFail={bench.fail} />
      ) : (
        <Button
          look="plain"
          className="min-h-14 text-lg"
          aria-expanded={false}
          onClick={() => setIsOpen(true)}
        >
          A driver brings parcels
        </Button>
      )}
    </Section>
  );
};
