import { useState } from 'react';
import { PhotoInput } from '#web/scanning/photo-input.tsx';
import { SignaturePad } from '#web/signing/signature-pad.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import type { useProof } from './use-proof.ts';

/** Where the person who collects signs, on the screen or on paper, and a photo for who wants one. */
export const ProofFields = ({ proof }: { readonly proof: ReturnType<typeof useProof> }) => {
  const [problem, setProblem] = useState('');
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">Signature of the person who collects</legend>
      {proof.isOnPaper ? null : <SignaturePad strokes={proof.strokes} onStrokes={proof.setStrokes} />}
      <CheckField
        label="They signed on paper"
        hint="Keep the paper, and take a photo of it if you can."
        checked={proof.isOnPaper}
        onChange={({ target }) => proof.setOnPaper(target.checked)}
      />
      <div className="justify-self-start">
        <PhotoInput
          label="Photo of the handover"
          purpose="HANDOVER_PHOTO"
          words={proof.photo === undefined ? 'Take a photo (not required)' : 'Photo taken. Take another'}
          onPhoto={(photo) => {
            setProblem('');
            proof.setPhoto(photo);
          }}
          onFail={setProblem}
        />
      </div>
      {problem === '' ? null : <Alert title="No photo">{problem}</Alert>}
    </fieldset>
  );
};
