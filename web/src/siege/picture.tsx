import { usePicture } from '../common/use-picture';

interface Shown {
  readonly src: string;
  readonly alt: string;
  /** The key of a side; null: none. */
  readonly viewKey: string | null;
}

/** A picture of a siege. A key is shown to the server: nobody else may see the sieges of a private campaign. */
export function Picture({ src, alt, viewKey }: Shown) {
  const drawn = usePicture(viewKey === null ? null : src, viewKey);
  const shown = viewKey === null ? src : drawn;
  return shown === null ? null : <img className="castle" src={shown} alt={alt} />;
}
