const fallBackToPng = (image: HTMLImageElement): void => {
  if (image.src.endsWith('/logo.svg')) image.src = '/logo.png';
};

/** Where the SVG mark cannot be loaded its PNG takes its place (specification §2). */
export const watchLogo = (): void => {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[src="/logo.svg"]')) {
    if (image.complete && image.naturalWidth === 0) fallBackToPng(image);
    else image.addEventListener('error', () => fallBackToPng(image), { once: true });
  }
};
