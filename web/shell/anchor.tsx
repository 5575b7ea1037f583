import { type ComponentProps, type ComponentType, createContext, use } from 'react';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string };

const PlainAnchor = ({ to, children, ...rest }: AnchorProps) => (
  <a {...rest} href={to}>
    {children}
  </a>
);

/** The component for links: static pages load the next page, the app uses its router. */
export const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/** A link that works in the app and on static pages. */
export const Anchor = (props: AnchorProps) => {
  const Kind = use(AnchorContext);
  return <Kind {...props} />;
};
