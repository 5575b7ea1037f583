import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMedia } from '#web/ui/layout/use-media.ts';
import type { ListPlace } from '../question/use-list-place.ts';
import { leaveBy } from '../rows/use-way-back.ts';

/** From this width on there is room for a list and what is open beside it. */
const SPLIT = '(width >= 68.75rem)';

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Opens rows: in the panel where there is room, or else their pages. The focus follows, and comes back to the row. */
export const usePanel = (
  { openId, open, key }: Pick<ListPlace, 'openId' | 'open' | 'key'>,
  pathOf: (id: string) => string,
  focusRow: (id: string) => void,
): {
  readonly hasRoom: boolean;
  readonly panel: RefObject<HTMLElement | null>;
  readonly onFollow: (event: MouseEvent, id: string) => void;
  /** As if somebody had followed the link of a row. */
  readonly follow: (id: string) => void;
} => {
  const hasRoom = useMedia(SPLIT);
  const panel = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const before = useRef(openId);
  const isFollowed = useRef(false);
  useEffect(() => {
    const closed = openId === undefined ? before.current : undefined;
    before.current = openId;
    if (closed !== undefined) focusRow(closed);
    if (openId === undefined || !isFollowed.current) return;
    isFollowed.current = false;
    panel.current?.focus({ preventScroll: true });
  }, [openId, focusRow]);

  const openHere = (id: string): void => {
    isFollowed.current = true;
    if (id === openId) panel.current?.focus({ preventScroll: true });
    else open(id);
  };
  return {
    hasRoom,
    panel,
    onFollow: (event, id) => {
      if (!isPlainClick(event)) return;
      if (!hasRoom) return leaveBy(key, id);
      event.preventDefault();
      openHere(id);
    },
    follow: (id) => {
      if (hasRoom) return openHere(id);
      leaveBy(key, id);
      void navigate(pathOf(id));
    },
  };
};
