import type { Runtime } from '../lambda-bundles/code-cache.ts';
import { lambdasDir, metaDir, siteDir, siteRendererDir } from '../support/root.ts';

/** What the pages of a target say about it. */
interface PagesOf {
  /** Their address. */
  readonly url: string;
  /** Whether they show invented customers. */
  readonly showsSamples: boolean;
}

/** Where a build is used: the cloud at home, or a stage on AWS. Each has folders of its own, from the root of the checkout. */
export interface Target {
  readonly name: string;
  readonly pages: PagesOf;
  /** The Node for which functions are compiled ahead. */
  readonly runtime: Runtime;
  readonly siteDir: string;
  readonly siteRendererDir: string;
  readonly lambdasDir: string;
  /** Source maps of the functions. */
  readonly metaDir: string;
}

/** The cloud at home, which `npm start` and the tests use. */
export const home: Target = {
  name: 'home',
  pages: { url: 'http://localhost:4400', showsSamples: true },
  runtime: 'home',
  siteDir,
  siteRendererDir,
  lambdasDir,
  metaDir,
};
