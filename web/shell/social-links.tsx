import { isSampleProfile } from '#domain/settings/sample-profiles.ts';
import type { PublicBrand } from '#domain/settings/site-settings.ts';

type Network = keyof PublicBrand['social'];

const networks: readonly { readonly network: Network; readonly name: string; readonly mark: string }[] = [
  {
    network: 'facebook',
    name: 'Facebook',
    mark: 'M13.5 21v-8h2.7l.5-3.2h-3.2V7.8c0-1 .4-1.6 1.7-1.6h1.7V3.3c-.4 0-1.3-.2-2.4-.2-2.6 0-4.1 1.5-4.1 4.2v2.5H7.7V13h2.7v8Z',
  },
  {
    network: 'instagram',
    name: 'Instagram',
    mark: 'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3Zm.3 2A2.8 2.8 0 0 0 5 7.8v8.4A2.8 2.8 0 0 0 7.8 19h8.4a2.8 2.8 0 0 0 2.8-2.8V7.8A2.8 2.8 0 0 0 16.2 5ZM12 7.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8Zm0 2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Zm4.7-3.4a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z',
  },
  {
    network: 'tiktok',
    name: 'TikTok',
    mark: 'M12.7 3h3.1c.3 2.4 1.7 3.9 4.2 4.1v3.1c-1.6 0-3-.5-4.2-1.3v6.3c0 3.6-2.5 5.8-5.6 5.8A5.5 5.5 0 0 1 4.6 15.5c0-3.4 2.8-5.9 6.5-5.5v3.2c-1.9-.3-3.3.8-3.3 2.3 0 1.4 1.1 2.4 2.4 2.4 1.5 0 2.5-1 2.5-2.7Z',
  },
  {
    network: 'youtube',
    name: 'YouTube',
    mark: 'M5 5.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 16V8A2.5 2.5 0 0 1 5 5.5Zm5 3.7v5.6l5-2.8Z',
  },
];

/** Links to the social profiles that are set. Samples are marked. */
export const SocialLinks = ({ social }: Pick<PublicBrand, 'social'>) => {
  const set = networks.flatMap(({ network, name, mark }) => {
    const profile = social[network];
    if (profile === undefined) return [];
    const isSample = isSampleProfile(profile);
    const label = isSample ? `${name} (sample)` : name;
    return { mark, profile, label, rel: isSample ? 'noopener nofollow' : 'noopener me' };
  });
  if (set.length === 0) return null;
  return (
    <ul className="-ms-2.5 flex">
      {set.map(({ mark, profile, label, rel }) => (
        <li key={label}>
          <a href={profile} rel={rel} title={label} className="grid size-11 place-items-center">
            <svg
              viewBox="0 0 24 24"
              width="24"
              height="24"
              fillRule="evenodd"
              className="fill-current"
              aria-hidden="true"
            >
              <path d={mark} />
            </svg>
            <span className="sr-only">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};
