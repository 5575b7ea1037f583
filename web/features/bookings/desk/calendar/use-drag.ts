import { type PointerEvent, useRef, useState } from 'react';

/** A shorter way is a press. */
const BEGINS_PX = 6;

interface Drag {
  /** Which visit. */
  readonly visit: string;
  /** The slot below the pointer. */
  readonly over: string | undefined;
}

const slotAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot]')?.dataset.slot;

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

/** Drags a visit with a mouse or a pen. A finger scrolls; there, and for keys, is the dialog. */
export const useDrag = (onDrop: (visit: string, slot: string) => void) => {
  const [drag, setDrag] = useState<Drag>();
  const listening = useRef<AbortController>(undefined);
  const begin = (event: PointerEvent): void => {
    const chip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-visit]') : null;
    const visit = chip?.dataset.visit;
    if (visit === undefined || event.pointerType === 'touch' || event.button !== 0) return;
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
        if (isDragging) setDrag({ visit, over: slotAt(clientX, clientY) });
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      ({ clientX, clientY }) => {
        end();
        if (!isDragging) return;
        swallowClick();
        const slot = slotAt(clientX, clientY);
        if (slot !== undefined) onDrop(visit, slot);
      },
      { signal },
    );
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  };
  return { drag, onPointerDown: begin };
};
