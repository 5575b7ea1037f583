import { type Strokes, signatureField, signaturePath } from '#domain/kernel/signature.ts';
import { PEN } from '#web/signing/signature-pad.tsx';

/** The signature as a picture, dark on white, large enough to be printed beside a claim. */
export const pictureOf = async (strokes: Strokes): Promise<File> => {
  const canvas = document.createElement('canvas');
  canvas.width = signatureField.width;
  canvas.height = signatureField.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw. Let them sign on paper.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  Object.assign(context, { lineWidth: PEN, lineCap: 'round', lineJoin: 'round', strokeStyle: '#111' });
  context.stroke(new Path2D(signaturePath(strokes)));
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('This browser cannot keep the signature. Let them sign on paper.');
  return new File([blob], 'signature.png', { type: 'image/png' });
};
