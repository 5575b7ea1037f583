import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** A rule that is broken, and the elements that break it. */
interface Broken {
  readonly id: string;
  readonly elements: readonly string[];
}

interface Verdict {
  readonly broken: readonly Broken[];
  /** How many rules found something that keeps them. */
  readonly kept: number;
}

/** Has axe judge a page as it stands, or what a selector matches, by all its rules or some. Its script comes into a page once. */
export const judge = async (
  page: Page,
  { within, rules }: { readonly within?: string; readonly rules?: readonly string[] } = {},
): Promise<Verdict> => {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Only here: what reads the configuration of the journeys outside of a test run cannot load it.
    const { default: script } = await import('axe-core');
    await page.evaluate(script.source);
  }
  return page.evaluate(
    async ({ part, only }) => {
      const { violations, passes } = await window.axe.run(part ?? document, {
        ...(only === undefined ? {} : { runOnly: [...only] }),
        resultTypes: ['violations'],
      });
      return {
        broken: violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) })),
        kept: passes.length,
      };
    },
    { part: within, only: rules },
  );
};
