/** The files that pages load. Only the render function uses them. */
export interface BuiltAssets {
  readonly script: string;
}

/** The record of a web build (scripts/web-build/site-renderer.ts). */
export interface BuiltSite {
  /** Changes with the render function, with the assets and with the rendered files. */
  readonly version: string;
  readonly assets: BuiltAssets;
  /** SHA-256 of every rendered file, by its path from the root. */
  readonly files: Readonly<Record<string, string>>;
}

declare const builtSite: BuiltSite;
export default builtSite;
