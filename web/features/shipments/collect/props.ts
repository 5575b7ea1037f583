import type { CollectPage } from '#domain/shipments/handover/collect-page.ts';

export interface CollectProps {
  readonly phone: { readonly display: string; readonly e164: string };
}

/** Of the parts of an opened page. */
export interface ShownProps {
  readonly token: string;
  readonly page: CollectPage;
  /** Reads everything again. */
  readonly load: () => Promise<void>;
}
