import { type Strokes, signatureField, signaturePath } from '#domain/kernel/signature.ts';

/** A signature as it was drawn, in the width that there is. It is dark on light in both looks of the page, as on paper. */
export const Signature = ({ strokes, of }: { readonly strokes: Strokes; readonly of: string }) => (
  <svg
    viewBox={`0 0 ${signatureField.width} ${signatureField.height}`}
    role="img"
    aria-label={`Signature of ${of}`}
    className="block w-full max-w-80 border border-rule bg-white text-black"
  >
    <path
      d={signaturePath(strokes)}
      fill="none"
      stroke="currentColor"
      strokeWidth="8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
