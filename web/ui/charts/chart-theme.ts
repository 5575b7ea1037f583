/** The colours a drawing needs, from the tokens; a canvas knows no custom properties. */
export interface ChartTheme {
  readonly ink: string;
  readonly soft: string;
  readonly rule: string;
  readonly mark: string;
  readonly good: string;
  readonly middle: string;
  readonly poor: string;
  readonly font: string;
}

/** Reads the tokens as they are now, light or dark. */
export const readTheme = (): ChartTheme => {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string): string => styles.getPropertyValue(name).trim();
  return {
    ink: token('--ink'),
    soft: token('--ink-soft'),
    rule: token('--rule'),
    mark: token('--link'),
    good: token('--done-wash'),
    middle: token('--time-wash'),
    poor: token('--wrong-wash'),
    font: `12px ${getComputedStyle(document.body).fontFamily}`,
  };
};

/** Tells when the device changes between light and dark; the answer ends the watching. */
export const onThemeChange = (changed: () => void): (() => void) => {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', changed);
  return () => dark.removeEventListener('change', changed);
};
