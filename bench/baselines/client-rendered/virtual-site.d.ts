/** Made by site-modules.ts from the registry of pages. */
declare module 'virtual:client-rendered-site' {
  interface ClientRoute {
    readonly path: string;
    /** Fetches the page's own chunk. */
    readonly load: () => Promise<import('#web/site/page.ts').SitePage>;
  }
  export const routes: readonly ClientRoute[];
  export const pictures: import('#web/site/pictures/pictures.ts').Pictures;
}
