import { useEffect, useState } from 'react';
import { dockEndpoints } from '#domain/shipments/dock/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import type { ScanLine } from '../scan-lines.ts';
import type { Shown } from '../use-dock.ts';

/** Others load as well. */
const LOOK_MS = 30_000;
/** After the last scan of a row of them, for nobody reads the number while they scan. */
const SOON_MS = 1_500;

/** The flight of the last piece that was in front of the person, for whoever takes pieces off. */
const useFlightOf = (shown: Shown): string | undefined => {
  const now = 'piece' in shown ? shown.piece?.departureId : undefined;
  const [last, setLast] = useState(now);
  useEffect(() => {
    if (now !== undefined) setLast(now);
  }, [now]);
  return now ?? last;
};

const Count = ({ flight, answered }: { readonly flight: string; readonly answered: string }) => {
  const { data, refetch } = useReply(
    ['load', flight],
    dockEndpoints.loadOfFlight,
    { params: { id: flight } },
    { refetchInterval: LOOK_MS },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answered scan begins the wait again
  useEffect(() => {
    const timer = setTimeout(() => void refetch(), SOON_MS);
    return () => clearTimeout(timer);
  }, [answered, refetch]);
  return data === undefined ? null : (
    <p className="text-2xl">
      <strong className="font-bold">
        {data.load.done} of {data.load.of}
      </strong>{' '}
      loaded <span className="text-base text-ink-soft">on flight {flight.replace('-', ' ')}</span>
    </p>
  );
};

/** "12 of 14 loaded": how far the load of a flight is, the one that was chosen or the one whose pieces are being scanned. */
export const LoadCount = ({
  chosen,
  shown,
  lines,
}: {
  readonly chosen: string | undefined;
  readonly shown: Shown;
  readonly lines: readonly ScanLine[];
}) => {
  const last = useFlightOf(shown);
  const flight = chosen ?? last;
  const answered = lines.map(({ id, state }) => `${id} ${state}`).join();
  return (
    // As high with the number as without it, so that nothing moves under a thumb.
    <div className="min-h-9" role="status">
      {flight === undefined ? null : <Count flight={flight} answered={answered} />}
    </div>
  );
};
