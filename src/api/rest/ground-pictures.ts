import { canonicalJson, sha256 } from '../../engine/canonical/canonical.js';
import type { Position } from '../../engine/position/position.js';
import { Lru } from '../../ledger/lru.js';
import { groundPictureSteps, sceneryOf } from '../../picture/ground.js';
import { sceneOf } from '../../picture/scene-of.js';
import { inPieces } from '../../play/turns.js';

/** Pictures that are remembered, each of up to 250 kB: to draw one takes longer than all else that a board needs. */
const REMEMBERED_MAX = 40;

const pictures = new Lru<string>(REMEMBERED_MAX);
const boardNames = new WeakMap<Position['ground'], string>();

/**
 * The picture of a position's ground. Positions that show the same ground have the same picture, in other games too: it
 * is drawn from what the viewer sees, and its name tells all of that.
 * @throws BoardsUnsound if the boards do not make a field
 */
export async function groundPictureAt(position: Position): Promise<string> {
  const { ground } = position;
  const boards = boardNames.get(ground) ?? sha256(canonicalJson(ground));
  boardNames.set(ground, boards);
  const name = `${boards} ${sceneryOf(position)}`;
  const picture = pictures.get(name) ?? (await inPieces(groundPictureSteps(sceneOf(position))));
  pictures.set(name, picture);
  return picture;
}
