import { Alert } from '#web/ui/feedback/alert.tsx';
import type { DeskShipment } from '../use-desk-shipments.ts';
import { whoWords } from '../who-words.ts';

/** What keeps a shipment off the list of its flight, and what to do about each. */
export const Blockers = ({ blockers }: Pick<DeskShipment, 'blockers'>) =>
  blockers.length === 0 ? null : (
    <Alert kind="warning" title="It cannot go on the list of the flight yet">
      <ul className="mt-1 grid list-disc gap-1 ps-5">
        {blockers.map((blocker) => {
          const { code, text, remedy, pieces, hold } = blocker;
          return (
            <li key={`${code} ${hold ?? ''}`}>
              <strong className="font-semibold">{text}</strong>
              {pieces === undefined ? null : ` (${pieces.join(', ')})`}: {remedy}{' '}
              <span className="block text-sm text-ink-soft">Who can: {whoWords(blocker)}</span>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
