import type { ComponentType } from 'react';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { ListTools } from './export/list-tools.tsx';
import type { ListName } from './list-kind.ts';
import { Presence } from './presence/presence.tsx';
import type { AskedList, BulkProps, PresenceProps, ViewsProps } from './slot-props.ts';
import { SavedViews } from './views/saved-views.tsx';

/** Parts of the kit that have their own rules and endpoints. A list has those that are here. */
interface DeskListSlots {
  readonly Views?: ComponentType<ViewsProps>;
  /** Rows can be chosen in these lists. `Bar` is shown while some are. */
  readonly bulk?: { readonly lists: readonly ListName[]; readonly Bar: ComponentType<BulkProps> };
  /** The list as a file. */
  readonly Export?: ComponentType<AskedList>;
  /** In the panel, above what is open. */
  readonly Presence?: ComponentType<PresenceProps>;
}

export const slots: DeskListSlots = {
  Views: SavedViews,
  Export: ListTools,
  Presence,
  bulk: { lists: ['shipments', 'enquiries', 'quotes'], Bar: BulkBar },
};
