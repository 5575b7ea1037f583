import type { SchemaThing } from '#web/shell/page-metadata.ts';

/** The structured data of a page as one graph. Each `<` is escaped, so that no text can end the script. */
export const JsonLd = ({ things }: { readonly things: readonly SchemaThing[] }) =>
  things.length === 0 ? null : (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data as JSON, with every < escaped
      dangerouslySetInnerHTML={{
        __html: JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll(
          '<',
          '\\u003c',
        ),
      }}
    />
  );
