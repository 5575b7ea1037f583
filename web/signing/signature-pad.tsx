import { type PointerEvent, useRef } from 'react';
import { type Strokes, signatureField, signaturePath } from '#domain/kernel/signature.ts';
import { Button } from '#web/ui/button.tsx';
import { drawnTo, pointAt } from './strokes.ts';

/** How thick a pen draws, in the units of the field. */
export const PEN = 7;

/** The line on which people sign. */
const BASE = signatureField.height * 0.77;
const MARGIN = 66;

interface PadProps {
  readonly strokes: Strokes;
  readonly onStrokes: (strokes: Strokes) => void;
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
    onStrokes(drawnTo(strokes, pointAt(event, event.currentTarget.getBoundingClientRect())));
  };
  const end = (): void => {
    isDown.current = false;
  };
  return (
    <div className="grid gap-2">
      <svg
        role="img"
        aria-label={strokes.length === 0 ? 'Nobody has signed yet' : 'The signature'}
        viewBox={`0 0 ${signatureField.width} ${signatureField.height}`}
        className="h-auto w-full max-w-xl cursor-crosshair touch-none select-none rounded-label border-[1.5px] border-ink bg-sheet"
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line
          x1={MARGIN}
          x2={signatureField.width - MARGIN}
          y1={BASE}
          y2={BASE}
          stroke="#999"
          strokeWidth="3"
        />
        {strokes.length === 0 ? null : (
          <path
            d={signaturePath(strokes)}
            fill="none"
            stroke="currentColor"
            strokeWidth={PEN}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
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
