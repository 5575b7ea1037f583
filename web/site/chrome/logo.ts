/** Replaces the SVG logo with a PNG if it cannot be loaded (trade.md, What the owner fixed). */
export const watchLogo = (): void => {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[src="/logo.svg"]')) {
    const fallBackToPng = (): void => {
      image.src = '/logo.png';
    };
    image.addEventListener('error', fallBackToPng, { once: true });
    if (image.complete && !image.naturalWidth) fallBackToPng();
  }
};
