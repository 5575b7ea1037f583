/** Looks at what a camera shows now. Returns the text of a label, or undefined. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(video: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMATS = ['code_128', 'qr_code'];
/** Bars of a label are wide enough at this size, and a phone decodes it quickly. */
const MOST_PIXELS_WIDE = 960;

/** The reader of the browser, where it has one that knows our labels. */
const ownReader = async (): Promise<ReadFrame | undefined> => {
  const { BarcodeDetector: Own } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const known = (await Own?.getSupportedFormats().catch(() => [])) ?? [];
  if (Own === undefined || !FORMATS.every((format) => known.includes(format))) return undefined;
  const detector = new Own({ formats: FORMATS });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
};

/** Gray as eyes see it. */
const grayOf = ({ data }: ImageData): Uint8ClampedArray<ArrayBuffer> => {
  const gray = new Uint8ClampedArray(data.length / 4);
  for (let at = 0; at < gray.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    gray[at] = (red * 306 + green * 601 + blue * 117) >> 10;
  }
  return gray;
};

/** A reader in plain JavaScript. Loaded only here, for it is large. */
const loadedReader = async (): Promise<ReadFrame> => {
  const { decode } = await import('./decode.ts');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, MOST_PIXELS_WIDE / video.videoWidth);
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (!context || width === 0 || height === 0) return undefined;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    context.drawImage(video, 0, 0, width, height);
    return decode({ data: grayOf(context.getImageData(0, 0, width, height)), width, height });
  };
};

/** The best reader that this browser has. */
export const frameReader = async (): Promise<ReadFrame> => (await ownReader()) ?? loadedReader();
