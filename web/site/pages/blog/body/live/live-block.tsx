import type { LiveBlock } from '#domain/blog/body/live.ts';
import type { Site } from '../../../../page.ts';
import { BoxesOrBarrel, ExamplePrice } from './examples.tsx';
import { BarrelRates, DestinationFacts, SizeWeight } from './rates.tsx';
import { CustomsFacts, CustomsUnknown, GoodsRules } from './rules.tsx';

/** A part of a post that shows what holds today. */
export const ShownLive = ({ site, block }: { readonly site: Site; readonly block: LiveBlock }) => {
  switch (block.live) {
    case 'facts':
      return <DestinationFacts site={site} block={block} />;
    case 'barrels':
      return <BarrelRates site={site} block={block} />;
    case 'boxes-or-barrel':
      return <BoxesOrBarrel site={site} block={block} />;
    case 'price':
      return <ExamplePrice site={site} block={block} />;
    case 'size-weight':
      return <SizeWeight site={site} block={block} />;
    case 'customs':
      return <CustomsFacts site={site} block={block} />;
    case 'customs-unknown':
      return <CustomsUnknown site={site} block={block} />;
    case 'goods':
      return <GoodsRules site={site} block={block} />;
  }
};
