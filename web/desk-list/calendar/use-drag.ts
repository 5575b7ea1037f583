import { type PointerEvent, useRef, useState } from 'react';

/** A shorter way is a press. */
const BEGINS_PX = 6;

/** What is dragged, by its key, and the place below the pointer. */
export interface Drag {
  readonly thing: string;
  readonly over: string | undefined;
}

/** The names of the data attributes that say what can be dragged, and onto what: `visit` onto `slot`. */
interface Dragging {
  readonly of: string;
  readonly onto: string;
}

const placeAt = (x: number, y: number, onto: string): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>(`[data-${onto}]`)?.dataset[onto];

/** The press that ends a drag opens nothing. */
const swallowClick = (): void => {
  const stop = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  // There is no click where the pointer left what it began on.
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
};

/** Drags things of a calendar with a mouse or a pen; Escape lets go. A finger scrolls; there, and for keys, is the dialog. */
export const useDrag = ({ of, onto }: Dragging, onDrop: (thing: string, place: string) => void) => {
  const [drag, setDrag] = useState<Drag>();
  const listening = useRef<AbortController>(undefined);
  const begin = (event: PointerEvent): void => {
    const chip = event.target instanceof Element ? event.target.closest<HTMLElement>(`[data-${of}]`) : null;
    const thing = chip?.dataset[of];
    if (thing === undefined || event.pointerType === 'touch' || event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    let isDragging = false;
    listening.current?.abort();
    const stopping = new AbortController();
    listening.current = stopping;
    const { signal } = stopping;
    const end = (): void => {
      listening.current?.abort();
      setDrag(undefined);
    };
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        isDragging ||= Math.hypot(clientX - from.x, clientY - from.y) > BEGINS_PX;
        if (isDragging) setDrag({ thing, over: placeAt(clientX, clientY, onto) });
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      ({ clientX, clientY }) => {
        end();
        if (!isDragging) return;
        swallowClick();
        const place = placeAt(clientX, clientY, onto);
        if (place !== undefined) onDrop(thing, place);
      },
      { signal },
    );
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  };
  return { drag, onPointerDown: begin };
};
