import { useEffect, useRef } from 'react';
import { useNames } from '#web/session/use-names.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';

/** The last thing that was done to what somebody looks at. */
interface LastDone {
  readonly id: string;
  /** A user id, or another word for the system and customers. */
  readonly by: string;
}

/** Stands for a name that is not here in the moment of the news. */
const ELSE = 'Someone else';

/** Says that somebody else has just changed what is open on the screen: 'Ann changed this shipment just now.' Own changes are no news. */
export const useSayChanged = (
  thing: string,
  last: LastDone | undefined,
  { isPerson = (by: string) => by !== 'system' } = {},
): void => {
  const ownId = useOwnId();
  const seen = useRef(last?.id);
  const colleague = last !== undefined && last.by !== ownId && isPerson(last.by) ? last.by : undefined;
  const nameOf = useNames(colleague === undefined ? [] : [colleague], ELSE, ELSE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that was done
  useEffect(() => {
    if (last === undefined || last.id === seen.current) return;
    const isFirst = seen.current === undefined;
    seen.current = last.id;
    if (isFirst || last.by === ownId) return;
    const words =
      colleague === undefined
        ? `This ${thing} has just changed.`
        : `${nameOf(colleague)} changed this ${thing} just now.`;
    toast.info(`${words} What you typed is still here.`);
  }, [last?.id]);
};
