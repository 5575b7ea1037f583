import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deskEndpoints } from '#domain/desk/endpoints.ts';
import { PRESENCE_EVERY_SECONDS } from '#domain/desk/limits.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { PresenceProps } from '../slot-props.ts';
import { presenceWords } from './presence-words.ts';

/** True from the first key that somebody types next to this line until what they typed is sent. */
const useEdits = (id: string) => {
  const line = useRef<HTMLParagraphElement>(null);
  const [edited, setEdited] = useState<string>();
  useEffect(() => {
    const around = line.current?.parentElement;
    const typed = () => setEdited(id);
    const sent = () => setEdited(undefined);
    around?.addEventListener('input', typed);
    around?.addEventListener('submit', sent);
    return () => {
      around?.removeEventListener('input', typed);
      around?.removeEventListener('submit', sent);
    };
  }, [id]);
  return { line, edits: edited === id };
};

/**
 * Says who else has the same thing open, and whether they change it. It has its line from the start, and tells the others about this
 * person as long as the page is visible.
 */
export const Presence = ({ list, id }: PresenceProps) => {
  const may = useMay()('desk.manage');
  const { line, edits } = useEdits(id);
  const { data } = useReply(
    ['presence', list, id, edits],
    deskEndpoints.presence,
    { body: { subject: { list, id }, edits } },
    {
      enabled: may,
      retry: false,
      staleTime: 0,
      refetchInterval: PRESENCE_EVERY_SECONDS * 1000,
      refetchIntervalInBackground: false,
      placeholderData: keepPreviousData,
    },
  );
  const others = data?.others ?? [];
  const words = presenceWords(others, useNames(others.map(({ userId }) => userId)));
  const isChanging = others.some((one) => one.edits);
  return (
    <p
      ref={line}
      role="status"
      className={isChanging ? 'min-h-6 text-sm font-semibold text-time' : 'min-h-6 text-sm text-ink-soft'}
    >
      {words}
    </p>
  );
};
