// Which gun some cards make, told by their ranks alone: the rules have checked them already.
import type { CardText } from '@sagebrush/engine';
import type { GunKind } from '@sagebrush/wyoming';

const BY_RANKS: Readonly<Record<string, GunKind>> = { '22': '.22', '38': '.38', '357': '.357', '45': '.45' };

export const calibreOf = (gun: readonly CardText[]): GunKind =>
  BY_RANKS[
    gun
      .map((card) => card.charAt(0))
      .toSorted()
      .join('')
  ] ?? '.357';
