/** Cover of a target as a DRM (pbem:6.51b: light 1, medium 2, heavy 3) with its rule, and where it comes from. */
export interface Cover {
  readonly drm: number;
  readonly rule: string;
  readonly what: string;
  /** The terrain that the target occupies, or a hexside of its own hex, gives it (pbem:6.22b). */
  readonly own: boolean;
}

export const NO_COVER: Cover = { drm: 0, rule: 'pbem:6.5a', what: 'no cover', own: false };
