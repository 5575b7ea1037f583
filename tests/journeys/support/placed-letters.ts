import type { Page } from '@playwright/test';
import { type CataloguedLetter, shownHtml } from '../../../scripts/letters/catalogue.ts';

/** Two pieces of text that share more pixels than the space between letters. */
const SHARED = 2;
/** What a finger hits. */
const FINGER = 44;

/** The style sheet that all letters have, and the body of one as a part of a page. */
const partsOf = (one: CataloguedLetter): { readonly css: string; readonly body: string } => {
  const html = shownHtml(one);
  const css = [...html.matchAll(/<style>([^<]*)<\/style><\/head>/g)].map(([, rules = '']) => rules).join('');
  return { css, body: html.replace(/^.*?<body/s, '<article').replace('</body></html>', '</article>') };
};

/** Puts letters below each other into one page, which is much faster than a page for each: they all have the same style sheet. */
export const placeLetters = async (page: Page, letters: readonly CataloguedLetter[]): Promise<void> => {
  const parts = letters.map(partsOf);
  const places = letters.map(({ id }, index) => `<div id="${id}">${parts[index]?.body}</div>`);
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>Letters</title><style>${parts[0]?.css}</style></head><body style="margin:0">${places.join('')}</body></html>`,
  );
};

/** What is wrong with the letters of the page at a width: text that is cut, covered or beside the letter, and buttons that lead nowhere. */
export const wrongAt = (page: Page, width: number): Promise<readonly string[]> =>
  page.evaluate(
    ({ wide, shared, finger }) => {
      const textsOf = (letter: Element) => {
        const walker = document.createTreeWalker(letter, NodeFilter.SHOW_TEXT);
        const found: { readonly text: string; readonly box: DOMRect }[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.textContent?.trim() === '' || node.textContent === '\u00a0') continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const box of range.getClientRects()) found.push({ text: node.textContent ?? '', box });
        }
        return found;
      };
      const covers = (one: DOMRect, other: DOMRect): boolean =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > shared &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > shared;
      const wrongIn = (letter: Element): readonly string[] => {
        const texts = textsOf(letter);
        const { left, right } = letter.getBoundingClientRect();
        const beside = texts.filter(({ box }) => box.left < left || box.right > right);
        const covered = texts.filter(({ text, box }, index) =>
          texts.slice(index + 1).some((other) => other.text !== text && covers(box, other.box)),
        );
        const deadEnds = [...letter.querySelectorAll('a')].filter(
          (link) => !/^(https?:\/\/.|tel:\+)/.test(link.getAttribute('href') ?? ''),
        );
        const small = [...letter.querySelectorAll('a.button')].filter(
          (button) => button.getBoundingClientRect().height < finger,
        );
        return [
          ...(letter.scrollWidth > wide ? [`is ${letter.scrollWidth} wide`] : []),
          ...beside.map(({ text }) => `beside it: ${text}`),
          ...covered.map(({ text }) => `covered: ${text}`),
          ...deadEnds.map((link) => `leads nowhere: ${link.textContent}`),
          ...small.map((button) => `too small: ${button.textContent}`),
          ...(texts.length < 4 ? ['says nothing'] : []),
        ];
      };
      const letters = [...document.querySelectorAll<HTMLElement>('body > div')];
      for (const letter of letters) letter.style.width = `${wide}px`;
      return letters.flatMap((letter) => wrongIn(letter).map((wrong) => `${letter.id} at ${wide}: ${wrong}`));
    },
    { wide: width, shared: SHARED, finger: FINGER },
  );

/** Takes letters away that have no element which another one does not have too: the same classes within the same ones look the same. */
export const keepEachLookOnce = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const lookOf = (element: Element): string =>
      element.parentElement === null
        ? ''
        : `${lookOf(element.parentElement)}>${element.tagName}.${element.className}`;
    for (const letter of [...document.querySelectorAll('body > div')]) {
      const before = seen.size;
      for (const element of letter.querySelectorAll('*')) seen.add(lookOf(element));
      if (seen.size === before) letter.remove();
    }
    return document.querySelectorAll('body > div').length;
  });
