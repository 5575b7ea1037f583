import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Color, colors, darkRules, readablePairs } from './look.ts';

const tokens = readFileSync(new URL('../../../web/ui/styles/tokens.css', import.meta.url), 'utf8');
const [ofLight = '', ofDark = ''] = tokens.split('@media screen and (prefers-color-scheme: dark)');

/** The value of a color in a part of the style sheet of the screens. */
const tokenIn = (part: string, name: string): string | undefined =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(part)?.[1];

type Rgb = readonly [number, number, number];
const MOST = 255;
const rgbOf = (color: string): Rgb => {
  const channel = (at: number): number => Number.parseInt(color.slice(at, at + 2), 16) / MOST;
  return [channel(1), channel(3), channel(5)];
};

/** WCAG 2.2, relative luminance. */
const luminance = (rgb: Rgb): number => {
  const [red, green, blue] = rgb.map((one) =>
    one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

const contrast = (one: Rgb, other: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** The matrix of `hue-rotate(180deg)` in the Filter Effects specification. */
const hueTurned = [
  [-0.574, 1.43, 0.144],
  [0.426, 0.43, 0.144],
  [0.426, 1.43, -0.856],
] as const;

/** What a program shows that makes a light letter dark by force: `invert(1) hue-rotate(180deg)`, so that red stays red. */
const turned = (color: Rgb): Rgb => {
  const [red, green, blue] = color.map((one) => 1 - one) as unknown as Rgb;
  const channel = ([ofRed, ofGreen, ofBlue]: readonly [number, number, number]): number =>
    Math.min(1, Math.max(0, ofRed * red + ofGreen * green + ofBlue * blue));
  return [channel(hueTurned[0]), channel(hueTurned[1]), channel(hueTurned[2])];
};

test('the colors of letters are those of the screens, in light and dark', () => {
  for (const name of Object.keys(colors.light) as Color[]) {
    expect([name, tokenIn(ofLight, name)]).toEqual([name, colors.light[name]]);
    expect([name, tokenIn(ofDark, name) ?? colors.light[name]]).toEqual([name, colors.dark[name]]);
  }
});

describe('all text can be read (AA)', () => {
  const AA = 4.5;
  const faint = (shown: (color: Color) => Rgb) =>
    readablePairs.filter(([text, background]) => contrast(shown(text), shown(background)) < AA);

  test('in light and in dark', () => {
    expect(faint((color) => rgbOf(colors.light[color]))).toEqual([]);
    expect(faint((color) => rgbOf(colors.dark[color]))).toEqual([]);
  });

  test('also in a program that turns the light colors around by force', () => {
    expect(faint((color) => turned(rgbOf(colors.light[color])))).toEqual([]);
  });

  test('and a pair that cannot be read is found', () => {
    expect(contrast(rgbOf('#777777'), rgbOf('#ffffff'))).toBeLessThan(AA);
    expect(contrast(rgbOf('#000000'), rgbOf('#ffffff'))).toBeCloseTo(21);
    expect(turned([1, 1, 1])).toEqual([0, 0, 0]);
  });
});

test('the dark rules are few enough for programs that drop a style sheet of 8,192 characters', () => {
  expect(darkRules.length).toBeLessThan(4_096);
});
