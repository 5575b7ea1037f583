import jpeg from 'jpeg-js';
import { joined } from '#domain/files/content/bytes.ts';
import { orientationIn, orientationSegment } from '#domain/files/content/orientation.ts';

/** The size of a picture in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Pixels extends Size {
  readonly data: Uint8Array;
}

/** The pixels of a photo, and which way up it is. */
export interface Picture extends Pixels {
  /** As Exif says it. */
  readonly turned: number | undefined;
}

/** Red, green, blue and opacity of a pixel, a byte each. */
const CHANNELS = 4;

/** The reader refuses larger pictures before it takes memory for them. Our own devices send at most four million pixels. */
const limits = { maxResolutionInMP: 16, maxMemoryUsageInMB: 512 };

/** Where the Exif data of a cleaned JPEG begins, if it has any: behind its first mark and that of the segment. */
const EXIF_AT = 6;

/** Reads a cleaned JPEG. Throws for a picture that cannot be read, or is too large to be. */
export const decoded = (cleaned: Uint8Array): Picture => ({
  ...jpeg.decode(cleaned, { ...limits, useTArray: true, tolerantDecoding: false }),
  turned: orientationIn(cleaned, EXIF_AT),
});

/** Makes each row shorter and turns rows into columns. Done twice, a picture is smaller and lies as before. */
const narrowed = (data: Uint8Array | Float32Array, { width, height }: Size, to: number): Float32Array => {
  const made = new Float32Array(to * height * CHANNELS);
  const ratio = width / to;
  for (let column = 0; column < to; column += 1) {
    const [begin, end] = [column * ratio, (column + 1) * ratio];
    for (let at = Math.floor(begin); at < Math.min(width, Math.ceil(end)); at += 1) {
      const share = (Math.min(end, at + 1) - Math.max(begin, at)) / ratio;
      for (let row = 0; row < height; row += 1) {
        const [into, from] = [(column * height + row) * CHANNELS, (row * width + at) * CHANNELS];
        for (let channel = 0; channel < CHANNELS; channel += 1)
          made[into + channel] = (made[into + channel] ?? 0) + (data[from + channel] ?? 0) * share;
      }
    }
  }
  return made;
};

/** A smaller picture: each of its pixels is the mean of what it covers, so that fine print gets gray and does not break up. */
export const shrunk = (picture: Picture, { width, height }: Size): Picture => {
  const turned = narrowed(picture.data, picture, width);
  const data = narrowed(turned, { width: picture.height, height: width }, height);
  return { ...picture, width, height, data: Uint8Array.from(data, Math.round) };
};

/** A picture as a new JPEG, the same way up, without anything else that the first one had in it. */
export const encoded = ({ turned, ...picture }: Picture, quality: number): Uint8Array => {
  const { data } = jpeg.encode(picture, quality);
  const upright = turned === undefined ? [] : [orientationSegment(turned)];
  return joined([data.subarray(0, 2), ...upright, data.subarray(2)]);
};
