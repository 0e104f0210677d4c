import { linkIn } from './link-in';

/** Where a person can be reached, in his own words: as text, or as a link if they are nothing but one. */
export function Address({ address }: { readonly address: string }) {
  const link = linkIn(address);
  if (link === null) return <span className="address">{address}</span>;
  return (
    <a className="address" href={link} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
}
