/** Of jsdom, which has no types, what tests read documents with. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { readonly contentType?: string });
    readonly window: { readonly document: Document };
  }
}
