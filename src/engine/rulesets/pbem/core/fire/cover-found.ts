/** Cover of a target as a DRM (pbem:6.51b: light 1, medium 2, heavy 3) with its rule and its source. */
export interface Cover {
  readonly drm: number;
  readonly rule: string;
  readonly what: string;
  /**
   * True if the cover comes from the terrain that the target occupies, or from a hexside of its own hex (pbem:6.22b).
   */
  readonly own: boolean;
}

export const NO_COVER: Cover = { drm: 0, rule: 'pbem:6.5a', what: 'no cover', own: false };
