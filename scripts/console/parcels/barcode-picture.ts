import { type Html, html } from 'home-cloud/console';
import type { Drawing } from '#domain/papers/barcodes/rectangles.ts';

/**
 * A barcode as a picture that a camera reads from a screen, black on white in the dark, too.
 * @param module width of one module in pixels. @param tall its height.
 */
export const barcodePicture = ({ width, height, black }: Drawing, module: number, tall = module): Html => {
  const path = black.map((one) => `M${one.x} ${one.y}h${one.width}v${one.height}h-${one.width}z`).join('');
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width * module}" height="${height * tall}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" shape-rendering="crispEdges" aria-hidden="true"><rect width="${width}" height="${height}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
};
