import type { SignInPath } from '#domain/kernel/paths.ts';
import SignInIsland from '#web/features/identity/sign-in-island.tsx';
import { phoneLink } from '#web/phrases/contact.ts';
import type { PageMetadata } from '#web/shell/page-metadata.ts';
import { Island } from '../../islands/island.tsx';
import type { Site, SitePage } from '../../page.ts';

/** A page whose content is a form. */
interface SignInPage extends Omit<SitePage, 'metadata' | 'asked'> {
  readonly metadata: PageMetadata;
}

/** What both pages have in common. */
const formOnly = { withoutBottomBar: true, holdsSubmits: true } as const;

/** Without JavaScript, people get our number instead of a form that can do nothing. */
const FormPage = ({
  site: { brand },
  shows,
  without,
}: {
  readonly site: Site;
  readonly shows: 'login' | 'register';
  readonly without: string;
}) => (
  <>
    <noscript>
      <div className="mx-auto grid max-w-md gap-4 px-4 py-12">
        <h1 className="text-4xl">{without} needs JavaScript</h1>
        <p>
          Turn it on in your browser’s settings, or call{' '}
          <a href={phoneLink(brand)} className="text-link whitespace-nowrap">
            {brand.phone.display}
          </a>
          .
        </p>
      </div>
    </noscript>
    <div className="noscript:hidden">
      <Island name="sign-in" of={SignInIsland} props={{ shows, phone: brand.phone }} on="load" />
    </div>
  </>
);

/** The pages to sign in and to register, by path. */
export const signInPages: Readonly<Record<SignInPath, SignInPage>> = {
  '/auth/login': {
    ...formOnly,
    metadata: {
      title: 'Sign In',
      description: 'Sign in to see your U.S. mailbox address.',
      noindex: true,
    },
    Content: ({ site }) => <FormPage site={site} shows="login" without="Signing in" />,
  },
  '/auth/register': {
    ...formOnly,
    metadata: {
      title: 'Create Account',
      description: 'Register free and get your own U.S. mailbox address.',
      noindex: true,
    },
    Content: ({ site }) => <FormPage site={site} shows="register" without="Creating an account" />,
  },
};
