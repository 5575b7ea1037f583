const fallBackToPng = (image: HTMLImageElement): void => {
  if (image.src.endsWith('/logo.svg')) image.src = '/logo.png';
};

/** Replaces the SVG logo with a PNG if it cannot be loaded (specification §2). */
export const watchLogo = (): void => {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[src="/logo.svg"]')) {
    if (image.complete && image.naturalWidth === 0) fallBackToPng(image);
    else image.addEventListener('error', () => fallBackToPng(image), { once: true });
  }
};
