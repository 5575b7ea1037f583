import {
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library';

/** A picture in gray, one byte a pixel. */
export interface Gray {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

const HINTS = new Map([[DecodeHintType.TRY_HARDER, true]]);
const readers = [new QRCodeReader(), new Code128Reader()];

/** The text of a QR code or of a Code 128 in a picture; undefined when there is none that can be read. */
export const decode = ({ data, width, height }: Gray): string | undefined => {
  for (const reader of readers) {
    try {
      const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(data, width, height)));
      return reader.decode(bitmap, HINTS).getText();
    } catch {
      // Most pictures have no label in them, or a blurred one, and this reader says so by throwing.
    }
  }
  return undefined;
};
