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

/** One side of a picture: how long it is, and how many values there are of each place on it, one after the other. */
interface Side {
  readonly length: number;
  readonly values: number;
}

/** Makes one side shorter: each place on it becomes the mean of those that it covers. */
const shortened = (data: Uint8Array | Float32Array, { length, values }: Side, to: number): Float32Array => {
  const times = data.length / (length * values);
  const made = new Float32Array(times * to * values);
  const ratio = length / to;
  for (let place = 0; place < times * to; place += 1) {
    const line = Math.floor(place / to);
    const [begin, end] = [(place % to) * ratio, ((place % to) + 1) * ratio];
    for (let at = Math.floor(begin); at < Math.min(length, Math.ceil(end)); at += 1) {
      const share = (Math.min(end, at + 1) - Math.max(begin, at)) / ratio;
      const from = (line * length + at) * values;
      for (let value = 0; value < values; value += 1)
        made[place * values + value] =
          (made[place * values + value] ?? 0) + (data[from + value] ?? 0) * share;
    }
  }
  return made;
};

/** A smaller picture: each of its pixels is the mean of what it covers, so that fine print gets gray and does not break up. */
export const shrunk = (picture: Picture, { width, height }: Size): Picture => {
  const narrow = shortened(picture.data, { length: picture.width, values: CHANNELS }, width);
  const small = shortened(narrow, { length: picture.height, values: width * CHANNELS }, height);
  return { ...picture, width, height, data: Uint8Array.from(small, Math.round) };
};

/** A picture as a new JPEG, the same way up, without anything else that the first one had in it. */
export const encoded = ({ turned, ...picture }: Picture, quality: number): Uint8Array => {
  const { data } = jpeg.encode(picture, quality);
  const upright = turned === undefined ? [] : [orientationSegment(turned)];
  return joined([data.subarray(0, 2), ...upright, data.subarray(2)]);
};
