import type { PortfolioDetailsAttributes } from './attributes';

/** Class names of the block. `Eidan\Blocks\PortfolioDetails` prints the same ones. */
export const classesOf = ( { layout }: PortfolioDetailsAttributes ): string => `is-${ layout }`;
