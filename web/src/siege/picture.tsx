import { usePicture } from '../common/use-picture';

interface Shown {
  readonly src: string;
  readonly alt: string;
  /** The key of a side; null: none. */
  readonly viewKey: string | null;
  /** Its width by its height, as CSS: room is kept for it, so that nothing moves below a finger when it comes. */
  readonly shape: string;
}

/** A picture of a siege. A key is shown to the server: nobody else may see the sieges of a private campaign. */
export function Picture({ src, alt, viewKey, shape }: Shown) {
  const drawn = usePicture(viewKey === null ? null : src, viewKey);
  const shown = viewKey === null ? src : drawn;
  const style = { aspectRatio: `auto ${shape}` };
  return shown === null ? (
    <div className="castle" style={style} />
  ) : (
    <img className="castle" style={style} src={shown} alt={alt} />
  );
}
