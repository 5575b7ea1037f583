import { type PointerEvent, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { PAD, pathOf, pointAt, type Stroke } from './strokes.ts';

interface PadProps {
  readonly strokes: readonly Stroke[];
  readonly onStrokes: (strokes: readonly Stroke[]) => void;
}

/** A field on which somebody signs with a finger, a pen or the mouse. */
export const SignaturePad = ({ strokes, onStrokes }: PadProps) => {
  const isDown = useRef(false);
  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    // A second finger or the palm draws nothing.
    if (!event.isPrimary || event.button > 0) return;
    isDown.current = true;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    onStrokes([...strokes, [pointAt(event, event.currentTarget.getBoundingClientRect())]]);
  };
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    if (!isDown.current || !event.isPrimary) return;
    const point = pointAt(event, event.currentTarget.getBoundingClientRect());
    onStrokes([...strokes.slice(0, -1), [...(strokes.at(-1) ?? []), point]]);
  };
  const end = (): void => {
    isDown.current = false;
  };
  return (
    <div className="grid gap-2">
      <svg
        role="img"
        aria-label={strokes.length === 0 ? 'Nobody has signed yet' : 'The signature'}
        viewBox={`0 0 ${PAD.width} ${PAD.height}`}
        className="h-auto w-full max-w-xl cursor-crosshair touch-none select-none rounded-label border-[1.5px] border-ink bg-sheet"
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1="40" x2={PAD.width - 40} y1="185" y2="185" stroke="#999" strokeWidth="2" />
        {strokes.map((stroke, place) => (
          <path
            // A stroke keeps its place: only the last one grows.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            key={place}
            d={pathOf(stroke)}
            fill="none"
            stroke="#111"
            strokeWidth={PAD.line}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <Button
        look="plain"
        className="justify-self-start"
        disabled={strokes.length === 0}
        onClick={() => onStrokes([])}
      >
        Clear
      </Button>
    </div>
  );
};
