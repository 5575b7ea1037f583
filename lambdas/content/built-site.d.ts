/** What pages load; only the render function looks into it. */
export interface BuiltAssets {
  readonly script: string;
}

/** What the web build notes of itself (scripts/web-build/site-renderer.ts). */
export interface BuiltSite {
  /** Changes with the render function, with what pages load and with what the build rendered. */
  readonly version: string;
  readonly assets: BuiltAssets;
  /** SHA-256 of every file the build rendered, by its place from the root. */
  readonly files: Readonly<Record<string, string>>;
}

declare const builtSite: BuiltSite;
export default builtSite;
