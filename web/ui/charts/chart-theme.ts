/** Colors of a chart, read from the tokens because a canvas cannot use custom properties. */
export interface ChartTheme {
  readonly ink: string;
  readonly soft: string;
  readonly rule: string;
  readonly mark: string;
  /** Parts of a stacked bar from the bottom, and what is left of it. Legends have the same (`partColors`). */
  readonly parts: readonly string[];
  readonly rest: string;
  readonly good: string;
  readonly middle: string;
  readonly poor: string;
  readonly font: string;
}

/** Fill classes of the parts of a stacked bar and of its rest, for legends. */
export const partColors = { parts: ['fill-action', 'fill-link', 'fill-edge'], rest: 'fill-rule' } as const;

/** Reads the tokens' current values, light or dark. */
export const readTheme = (): ChartTheme => {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string): string => styles.getPropertyValue(name).trim();
  return {
    ink: token('--ink'),
    soft: token('--ink-soft'),
    rule: token('--rule'),
    mark: token('--link'),
    parts: [token('--action'), token('--link'), token('--edge')],
    rest: token('--rule'),
    good: token('--done-wash'),
    middle: token('--time-wash'),
    poor: token('--wrong-wash'),
    font: `12px ${getComputedStyle(document.body).fontFamily}`,
  };
};

/** Calls back when the device changes between light and dark. Returns the function that unsubscribes. */
export const onThemeChange = (changed: () => void): (() => void) => {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', changed);
  return () => dark.removeEventListener('change', changed);
};
